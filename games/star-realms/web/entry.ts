import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { minutesOf, planOf } from './plans.ts';
import { spoken } from './spoken.ts';
import { t, words } from './words.ts';

/** Ways to play with a Trade Deck of one's choice: a campaign brings its own. */
const NO_CAMPAIGN = ['standard', 'freeForAll', 'hunter', 'firstBlood', 'hydra2', 'hydra3', 'emperor', 'raid'];

export const entry: GameEntry = {
  id: 'star-realms',
  title,
  short: 'Star Realms',
  label: 'short',
  planet: 'rose',
  seats: [2, 6],
  minutes: 15,
  quickSeats: 2,
  orbit: { radius: 175, angle: 140, size: 31, side: 'below' },
  lessons: [
    { id: 'first', minutes: 8, seats: 2, key: '5eed0000000000000000000000000181', level: 'gentle', options: {} },
  ],
  needs: {
    admirals: { option: 'mode', values: ['emperor'] },
    boss: { option: 'mode', values: ['raid'] },
    personalDecks: { option: 'mode', values: ['standard', 'emperor', 'raid'] },
    tradeDeck: { option: 'mode', values: NO_CAMPAIGN },
    campaign: { option: 'mode', values: NO_CAMPAIGN },
    teamHands: { option: 'mode', values: ['hydra2', 'hydra3'] },
  },
  plans: { option: 'mode', plan: planOf },
  minutesFor: ({ mode = 'standard' }, seats) => minutesOf(mode, seats),
  nameOf: (options) => (options.mode === 'campaign' ? t('campaign') : null),
  asksAnew: true,
  words,
  spoken,
  telling: () => import('./telling.ts'),
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  campaign: {
    is: (options) => options.mode === 'campaign' && (options.campaign ?? 'none') === 'none',
    options: { mode: 'campaign' },
    length: 12,
    book: () => import('./CampaignBook.tsx'),
  },
  rulebook: () => import('../rulebook/index.ts'),
};
