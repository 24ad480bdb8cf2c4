import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { words } from './words.ts';

export const entry: GameEntry = {
  id: 'twilight-imperium-3',
  title,
  short: 'Imperium 3',
  label: 'title',
  planet: 'gas',
  seats: [3, 6],
  minutes: 90,
  quickSeats: 3,
  orbit: { radius: 430, angle: 38, size: 44, side: 'below' },
  needs: {
    victory: { option: 'setup', values: ['skirmish'] },
    strategyCards: { option: 'setup', values: ['skirmish'] },
    races: { option: 'setup', values: ['full'] },
    galaxy: { option: 'setup', values: ['full'] },
  },
  round: 'round',
  words,
  board: () => import('./index.tsx'),
  unplayed: ['TI3-OPT-DISTANTSUNS', 'TI3-OPT-LEADERS'],
  rulebook: () => import('../rulebook/index.ts'),
};
