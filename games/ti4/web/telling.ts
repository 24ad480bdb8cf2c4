import { figures, phases, sources } from '@orrery/imperium/web/telling.ts';
import type { Telling } from '@orrery/web/games/telling.ts';
import { FACTION_IDS } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import { technologyFacts } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import { outcomeName } from '../text/council.ts';
import { UNIT_ICON, colourMark, names } from './content.ts';

export const telling = (): Telling => ({
  name: (thing, kind) => {
    switch (kind) {
      case 'faction':
        return names().faction(thing as FactionId);
      case 'strategy':
        return names().strategyCard(thing as StrategyCardId);
      case 'technology':
        return names().technology(thing as TechnologyId);
      case 'objective':
        return names().objective(thing);
      default:
        return names().component(thing);
    }
  },
  mark: (technology) => {
    const { colour, unit } = technologyFacts(technology as TechnologyId);
    if (colour) return colourMark(colour);
    return { icon: unit ? UNIT_ICON[unitFacts(unit).type] : 'a-faction', colour: 'plain' };
  },
  sources: sources(),
  phases: phases('strategy', 'action', 'status', 'agenda', 'set-up'),
  vote: {
    agenda: (id) => names().agenda(id),
    // On cards the two sides are followed by a colon.
    choice: (_, choice, name) => outcomeName(names(), choice, { name }).replace(/\s*:$/u, ''),
  },
  counted: 'rounds',
  figures: figures(),
  factions: FACTION_IDS.map((id) => ({ id, name: names().faction(id) })),
  kinds: ['faction', 'strategy', 'technology', 'objective', 'relic'],
});
