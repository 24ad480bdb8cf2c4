import type { LessonPlan } from '@orrery/imperium/web/coach.ts';
import type { Lesson } from '@orrery/web/games/entry.ts';

/** What each lesson is about, by the events that tell of it. */
export const PLAN = {
  galaxy: [
    { thing: 'activate', event: 'activated' },
    { thing: 'move', event: 'moved' },
    { thing: 'land', event: 'committed' },
    { thing: 'take', event: 'controls' },
  ],
  battle: [
    { thing: 'roll', event: 'rolled' },
    { thing: 'end', event: 'combatOver' },
    { thing: 'activate', event: 'activated' },
    { thing: 'move', event: 'moved' },
  ],
  strategy: [
    { thing: 'pick', event: 'strategyPicked' },
    { thing: 'use', event: 'strategyUsed' },
    { thing: 'tokens', event: 'tokens' },
    { thing: 'pass', event: 'passed' },
  ],
  economy: [
    { thing: 'produce', event: 'produced' },
    { thing: 'pay', event: 'paid' },
    { thing: 'research', event: 'researched' },
    { thing: 'score', event: 'scored' },
  ],
  council: [
    { thing: 'reveal', event: 'agendaRevealed' },
    { thing: 'vote', event: 'voted' },
    { thing: 'outcome', event: 'outcome' },
  ],
} as const satisfies LessonPlan;

/** Questions that lessons explain, with the rule each belongs to. */
export const EXPLAINED = {
  turn: 'TI4-ACT-02',
  move: 'TI4-MOVE-02',
  commit: 'TI4-INV-02',
  fire: 'TI4-SCAN-04',
  assignHits: 'TI4-SPC-07',
  sustain: 'TI4-SUST-04',
  announceRetreat: 'TI4-SPC-03',
  pickStrategy: 'TI4-STRAT-03',
  secondary: 'TI4-SC-02',
  split: 'TI4-CMD-03',
  buyTokens: 'TI4-SC-25',
  produce: 'TI4-PROD-01',
  research: 'TI4-TECH-03',
  score: 'TI4-OBJ-07',
  scoreSecret: 'TI4-OBJ-07',
  vote: 'TI4-AGEN-10',
  react: 'TI4-ABL-02',
} as const;

const common = { minutes: 9, seats: 3, level: 'medium', options: { expansion: 'no' } } as const;

export const LESSONS: readonly Lesson[] = [
  {
    ...common,
    id: 'galaxy',
    key: '5eed0000000000000000000000000414',
    until: { kind: 'turn' },
    title: {
      en: '1. Galaxy and movement',
      fr: '1. La galaxie et les déplacements',
      de: '1. Galaxie und Bewegung',
    },
  },
  {
    ...common,
    id: 'battle',
    key: '5eed0000000000000000000000000420',
    until: { kind: 'announceRetreat' },
    title: { en: '2. Battle and invasion', fr: '2. Bataille et invasion', de: '2. Kampf und Invasion' },
  },
  {
    ...common,
    id: 'strategy',
    key: '5eed0000000000000000000000000412',
    until: { kind: 'pickStrategy', round: 2 },
    title: {
      en: '3. Strategy cards and tokens',
      fr: '3. Cartes stratégie et pions',
      de: '3. Strategiekarten und Marker',
    },
  },
  {
    ...common,
    id: 'economy',
    key: '5eed0000000000000000000000000414',
    until: { kind: 'produce' },
    title: {
      en: '4. Economy, technology, objectives',
      fr: '4. Économie, technologies, objectifs',
      de: '4. Wirtschaft, Technologie, Ziele',
    },
  },
  {
    ...common,
    id: 'council',
    key: '5eed0000000000000000000000000412',
    until: { kind: 'vote' },
    title: { en: '5. Agenda and deals', fr: '5. Projets et accords', de: '5. Agenda und Handel' },
  },
];
