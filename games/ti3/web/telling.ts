import { figures, phases, sources } from '@orrery/imperium/web/telling.ts';
import type { Telling } from '@orrery/web/games/telling.ts';
import { RACES } from '../content/races/races.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { technology } from '../content/technologies.ts';
import { cardName, names, optionName, raceName, say } from './content.ts';
import { colourMark } from './mapModel.ts';

export const telling = (): Telling => ({
  name: (thing, kind) => {
    switch (kind) {
      case 'faction':
        return raceName(thing);
      case 'strategy':
        return names().strategy[thing as StrategyCard];
      case 'technology':
        return names().technologies[thing]!;
      default:
        return cardName(thing);
    }
  },
  mark: (id) => colourMark(technology(id).colour),
  sources: sources(),
  phases: phases('strategy', 'action', 'status', 'council', 'set-up'),
  vote: {
    agenda: (id) => say().agendaName(id),
    choice: (_, choice, name) => optionName(choice, name),
  },
  counted: 'rounds',
  figures: figures(),
  factions: RACES.map(({ id }) => ({ id, name: raceName(id) })),
  kinds: ['faction', 'strategy', 'technology', 'objective'],
});
