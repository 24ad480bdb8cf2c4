/** Sixteen relics: VP and a one-time effect (INS-RELIC-01). */
import type { Effect } from './effects.ts';

export const RELIC_IDS = [
  'crown-of-thalnos',
  'dominus-orb',
  'dynamis-core',
  'luxarch-treatise-1',
  'luxarch-treatise-2',
  'nano-forge',
  'maw-of-worlds',
  'plenary-orbital',
  'shard-of-the-throne',
  'stellar-converter',
  'the-codex',
  'the-obsidian',
  'the-prophets-tears',
  'the-quantumcore',
  'the-syncretone',
  'tyrants-lament',
] as const;
export type RelicId = (typeof RELIC_IDS)[number];

/** When it may be played: at once; while marking in a Strategy event; only once the dice lie; in a War; in a Council. */
export type RelicTiming = 'immediate' | 'strategy' | 'dice' | 'war' | 'council';

export interface Relic {
  id: RelicId;
  vp: number;
  timing: RelicTiming;
  effects: Effect[];
}

export const RELICS: Relic[] = [
  {
    id: 'crown-of-thalnos',
    vp: 3,
    timing: 'dice',
    effects: [
      { do: 'reroll', n: 3 },
      { do: 'spend', res: 'wild', n: 1, on: 'active' },
    ],
  },
  { id: 'dominus-orb', vp: 3, timing: 'dice', effects: [{ do: 'repeatBlackDice' }] },
  { id: 'dynamis-core', vp: 3, timing: 'strategy', effects: [{ do: 'produce' }] },
  { id: 'luxarch-treatise-1', vp: 4, timing: 'strategy', effects: [{ do: 'unlockFocus', n: 1 }] },
  { id: 'luxarch-treatise-2', vp: 4, timing: 'strategy', effects: [{ do: 'gain', asset: 'spec:any', n: 1 }] },
  { id: 'nano-forge', vp: 2, timing: 'strategy', effects: [{ do: 'develop', n: 1, scope: 'line' }] },
  { id: 'maw-of-worlds', vp: 3, timing: 'strategy', effects: [{ do: 'unlockTechnology', n: 1 }] },
  {
    id: 'plenary-orbital',
    vp: 4,
    timing: 'strategy',
    effects: [{ do: 'choose', options: [[{ do: 'unlockPlanet', n: 1 }], [{ do: 'buildDock', n: 1 }]] }],
  },
  { id: 'shard-of-the-throne', vp: 5, timing: 'immediate', effects: [{ do: 'gain', asset: 'vote1', n: 1 }] },
  {
    id: 'stellar-converter',
    vp: 2,
    timing: 'strategy',
    effects: [
      { do: 'scrap', n: 2, any: true },
      { do: 'claimHex', n: 2 },
    ],
  },
  { id: 'the-codex', vp: 3, timing: 'strategy', effects: [{ do: 'spend', res: 'R', n: 3, on: 'any' }] },
  { id: 'the-obsidian', vp: 4, timing: 'immediate', effects: [{ do: 'gain', asset: 'councilor', n: 1 }] },
  {
    id: 'the-prophets-tears',
    vp: 3,
    timing: 'strategy',
    effects: [{ do: 'wildRound' }, { do: 'spend', res: 'R', n: 1, on: 'active' }],
  },
  { id: 'the-quantumcore', vp: 3, timing: 'dice', effects: [{ do: 'repeatDie', n: 2 }] },
  { id: 'the-syncretone', vp: 4, timing: 'council', effects: [{ do: 'freeVotes', n: 4 }] },
  { id: 'tyrants-lament', vp: 2, timing: 'war', effects: [{ do: 'strength', n: 4, side: 'choice', wars: 'this' }] },
];

const byId = new Map(RELICS.map((r) => [r.id, r]));
export const relicCard = (id: RelicId): Relic => byId.get(id)!;
