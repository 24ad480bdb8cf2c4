import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { words } from './words.ts';

export const entry: GameEntry = {
  id: 'twilight-imperium-4',
  title,
  short: 'Imperium 4',
  label: 'title',
  planet: 'city',
  seats: [3, 8],
  minutes: 300,
  quickSeats: 6,
  orbit: { radius: 430, angle: 142, size: 46, side: 'below' },
  round: 'round',
  words,
  board: () => import('./index.tsx'),
  rulebook: () => import('../rulebook/index.ts'),
};
