import type { ToolProps } from '@orrery/web/games/entry.ts';
import { language } from '@orrery/web/text/text.ts';
import type { IconName } from '@orrery/web/design/icons.ts';
import { known } from '@orrery/imperium/known.ts';
import { OddsPage } from '@orrery/imperium/web/tools/OddsPage.tsx';
import type { Unit } from '../../content/units.ts';
import { WITH_ADMIRAL } from '../../odds/battle.ts';
import { edition } from '../../odds/edition.ts';
import { names } from '../content.ts';
import { EFFECT_NAMES } from './effectNames.ts';

const ICONS: { readonly [U in Unit]: IconName } = {
  'space-dock': 'u-dock',
  pds: 'u-pds',
  'ground-force': 'u-infantry',
  fighter: 'u-fighter',
  destroyer: 'u-destroyer',
  cruiser: 'u-cruiser',
  carrier: 'u-carrier',
  dreadnought: 'u-dreadnought',
  'war-sun': 'u-warsun',
};

export default function Odds(props: ToolProps) {
  const unit = (id: string): string => {
    const [name] = names().units[id.replace(WITH_ADMIRAL, '') as Unit];
    return id.endsWith(WITH_ADMIRAL) ? `${name} ${EFFECT_NAMES[language()].withAdmiral}` : name;
  };
  /** Technologies and cards have their names in the game; the rest has them here. */
  const effect = (id: string): string => {
    const own: { readonly [id: string]: string | undefined } = EFFECT_NAMES[language()];
    const cards: { readonly [id: string]: { readonly name: string } | undefined } = names().cards;
    return known('effect', id, own[id] ?? names().technologies[id] ?? cards[id]?.name);
  };
  const explained = (id: string): string | null => {
    const cards: { readonly [id: string]: { readonly effect?: string } | undefined } = names().cards;
    return cards[id]?.effect ?? null;
  };
  return <OddsPage {...props} edition={edition} words={{ unit, effect, explained, icon: (id) => ICONS[id as Unit] }} />;
}
