import { same } from '@orrery/kernel';
import type { OfferGroup, Panel } from '@orrery/web/match/board.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { MoveAtom } from '../shapes.ts';
import { t } from './words.ts';
import { capital, say } from './content.ts';
import { answerEffect } from './effects.ts';
import { mapState } from './state.ts';

/** Every offer with what it does, where it names a component. */
const explained = (group: OfferGroup): OfferGroup => ({
  ...group,
  offers: group.offers.map((offer) => {
    const note = answerEffect(offer.answer);
    const named = { ...offer, title: capital(offer.title) };
    return note === '' ? named : { ...named, note };
  }),
});
/** Doing nothing is never the button that shines: it costs the counter all the same. */
function foot(table: TableModel, { foot: buttons, ...rest }: Panel): Panel {
  const named = buttons.map((button) => ({ ...button, title: capital(button.title) }));
  const isEmpty = table.growth()?.part.length === 0;
  return { ...rest, foot: named, ...(isEmpty ? { equal: true as const } : {}) };
}

/** Ships by the system they come from; before them, what the ship chosen last can take aboard. */
function fleets(table: TableModel, whole: Panel): Panel {
  if (table.decision()?.kind !== 'move') return whole;
  const offers = whole.groups.flatMap((group) => group.offers);
  const groups = new Map<string, OfferGroup>();
  for (const offer of offers) {
    const atom = offer.answer as unknown as MoveAtom;
    const name = 'ship' in atom ? t('shipsFrom', { system: say().system(atom.from) }) : t('takeAboard');
    groups.set(name, { name, offers: [...(groups.get(name)?.offers ?? []), offer] });
  }
  const aboard = [...groups.values()].toSorted(
    (a, b) => Number(b.name === t('takeAboard')) - Number(a.name === t('takeAboard')),
  );
  return { ...whole, groups: aboard };
}

/** Every answer in words; with a system chosen on the map, first those about it. */
export function panel(table: TableModel): Panel | null {
  const plain = plainPanel(table);
  const whole = plain && fleets(table, foot(table, { ...plain, groups: plain.groups.map(explained) }));
  const { picked, about, pick } = mapState(table);
  const system = picked();
  if (!whole || system === null) return whole && { ...whole, unfolded: true };
  const here = about(system);
  const offers = whole.groups.flatMap((group) => group.offers);
  const chosen = offers.filter((offer) => here.some((answer) => same(answer, offer.answer)));
  if (chosen.length === 0) return { ...whole, unfolded: true };
  return {
    ...whole,
    unfolded: true,
    groups: [{ name: say().system(system), offers: chosen }],
    foot: [...whole.foot, { act: () => pick(null), title: t('allPlaces') }].slice(-2),
  };
}
