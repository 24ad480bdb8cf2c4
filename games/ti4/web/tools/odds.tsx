import type { ToolProps } from '@orrery/web/games/entry.ts';
import { known } from '@orrery/imperium/known.ts';
import { OddsPage } from '@orrery/imperium/web/tools/OddsPage.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import { unitFacts } from '../../content/units/index.ts';
import type { UnitId } from '../../content/units/index.ts';
import { edition } from '../../odds/edition.ts';
import { spoken } from '../spoken.ts';
import { UNIT_ICON } from '../content.ts';

/** The name of a component, whatever it is, and what it says. */
function wordsOf(id: string): { readonly name: string; readonly text?: string } | undefined {
  const words = spoken.now().names.words;
  const named: { readonly [id: string]: { readonly name: string; readonly text?: string } | undefined } = {
    ...words.technologies,
    ...words.actionCards,
    ...words.abilities,
    ...words.leaders,
    ...words.notes,
    ...words.votes,
    ...words.elections,
    ...words.relics,
  };
  return named[id];
}
function effectName(id: string): string {
  const units: { readonly [id: string]: string | undefined } = spoken.now().names.words.units;
  return id === 'nebula' ? t('odds.effect.nebula') : known('effect', id, wordsOf(id)?.name ?? units[id]);
}

export default function Odds(props: ToolProps) {
  return (
    <OddsPage
      {...props}
      edition={edition}
      words={{
        unit: (id) => spoken.now().names.words.units[id as UnitId],
        effect: effectName,
        explained: (id) => wordsOf(id)?.text ?? null,
        icon: (id) => UNIT_ICON[unitFacts(id as UnitId).type],
      }}
    />
  );
}
