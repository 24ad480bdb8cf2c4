import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

export const entry: GameEntry = {
  id: 'twilight-inscription',
  title,
  short: 'Inscription',
  label: 'title',
  planet: 'paper',
  seats: [1, 8],
  minutes: 90,
  quickSeats: 2,
  orbit: { radius: 300, angle: -57, size: 37, side: 'right' },
  lessons: [
    {
      id: 'first',
      minutes: 15,
      seats: 2,
      key: '5eed0000000000000000000000000002',
      level: 'gentle',
      options: { mode: 'guide' },
    },
  ],
  needs: { guideEnd: { option: 'mode', values: ['guide'] } },
  minutesFor: ({ mode = 'full' }, seats) => (mode === 'guide' || seats === 1 ? 60 : seats <= 4 ? 90 : 120),
  asksAnew: true,
  words,
  spoken,
  telling: () => import('./telling.ts'),
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  rulebook: () => import('../rulebook/index.ts'),
};
