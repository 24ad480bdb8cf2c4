import type { Seat } from '@orrery/kernel';
import type { TechnologyColumn, TechnologyView } from '@orrery/imperium/web/parts/TechnologyTree.tsx';
import { capital } from '@orrery/imperium/web/capital.ts';
import { COLOURS, TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import type { Colour, TechnologyId } from '../content/technologies.ts';
import { isOpen, missingFor } from '../rules/technology.ts';
import type { Pub } from '../shapes.ts';
import { technologyWords } from '../text/index.ts';
import { colourMark, names } from './content.ts';
import { addressOf } from './explained.ts';
import { t } from './words.ts';

const sum = (counts: { readonly [C in Colour]?: number }): number =>
  COLOURS.reduce((total, colour) => total + (counts[colour] ?? 0), 0);

/** One technology as a player stands to it; `open`: those that could be researched now. */
function technologyView(pub: Pub, seat: Seat, id: TechnologyId, open: ReadonlySet<string> | null): TechnologyView {
  const { needs } = technologyFacts(id);
  const isOwned = pub.sheets[seat]!.technologies.includes(id);
  const missing = isOwned ? {} : missingFor(pub, seat, id);
  const { name, text } = technologyWords(names().words, id);
  const isOpenNow = open ? open.has(id) : sum(missing) === 0;
  return {
    id,
    name,
    address: addressOf(id),
    text,
    needs: COLOURS.flatMap((colour) => Array.from({ length: needs[colour] ?? 0 }, () => colourMark(colour))),
    missing: names().list(
      COLOURS.filter((colour) => missing[colour]).map(
        (colour) => `${missing[colour]} ${names().words.colours[colour]}`,
      ),
    ),
    state: isOwned ? 'owned' : isOpenNow ? 'open' : 'closed',
    owners: pub.sheets.flatMap((sheet, other) => (other !== seat && sheet.technologies.includes(id) ? [other] : [])),
  };
}

/** Everything a player owns or may ever research, by colour; unit upgrades have a column of their own. */
export function technologyColumns(pub: Pub, seat: Seat, open: ReadonlySet<string> | null): TechnologyColumn[] {
  const mine = TECHNOLOGY_IDS.filter((id) => pub.sheets[seat]!.technologies.includes(id) || isOpen(pub, seat, id));
  const cards = (fits: (id: TechnologyId) => boolean) =>
    mine
      .filter(fits)
      .toSorted((a, b) => sum(technologyFacts(a).needs) - sum(technologyFacts(b).needs))
      .map((id) => technologyView(pub, seat, id, open));
  return [
    ...COLOURS.map((colour) => ({
      title: capital(names().words.colours[colour]),
      mark: colourMark(colour),
      cards: cards((id) => technologyFacts(id).colour === colour),
    })),
    { title: t('unitUpgrades'), mark: null, cards: cards((id) => technologyFacts(id).colour === undefined) },
  ];
}
