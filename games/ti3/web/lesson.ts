import type { LessonPlan } from '@orrery/imperium/web/coach.ts';
import type { Lesson } from '@orrery/web/games/entry.ts';

/** What each lesson is about, by the events that tell of it. */
export const PLAN = {
  galaxy: [
    { thing: 'activate', event: 'activated' },
    { thing: 'move', event: 'moved' },
    { thing: 'land', event: 'landed' },
    { thing: 'take', event: 'tookPlanet' },
  ],
  strategy: [
    { thing: 'pick', event: 'picked' },
    { thing: 'use', event: 'strategy' },
    { thing: 'follow', event: 'secondary' },
    { thing: 'produce', event: 'produced' },
  ],
  politics: [
    { thing: 'vote', event: 'voted' },
    { thing: 'research', event: 'acquired' },
    { thing: 'claim', event: 'claimed' },
  ],
} as const satisfies LessonPlan;

/** Questions that lessons explain, with the rule each belongs to. */
export const EXPLAINED = {
  turn: 'TI3-ACTION-05',
  move: 'TI3-MOVE-01',
  land: 'TI3-LAND-01',
  casualties: 'TI3-SPACE-13',
  leave: 'TI3-SPACE-09',
  pickStrategy: 'TI3-STRAT-02',
  secondary: 'TI3-STRATACT-03',
  produce: 'TI3-PROD-01',
  vote: 'TI3-POLITICS-13',
  react: 'TI3-ACTION-05',
} as const;

const common = { minutes: 9, seats: 3, level: 'gentle' } as const;
const options = { setup: 'full', galaxy: 'generated' };

export const LESSONS: readonly Lesson[] = [
  {
    ...common,
    options,
    id: 'galaxy',
    key: '5eed0000000000000000000000000311',
    until: { kind: 'turn' },
    title: {
      en: '1. Galaxy, movement and battle',
      fr: '1. Galaxie, déplacements et batailles',
      de: '1. Galaxie, Bewegung und Kampf',
    },
  },
  {
    ...common,
    options,
    id: 'strategy',
    key: '5eed0000000000000000000000000312',
    until: { kind: 'pickStrategy' },
    title: {
      en: '2. Strategy Cards and production',
      fr: '2. Cartes stratégie et production',
      de: '2. Strategiekarten und Produktion',
    },
  },
  {
    ...common,
    options,
    id: 'politics',
    key: '5eed0000000000000000000000000313',
    until: { kind: 'vote' },
    title: {
      en: '3. Politics, technology and points',
      fr: '3. Politique, technologies et points',
      de: '3. Politik, Technologie und Punkte',
    },
  },
];
