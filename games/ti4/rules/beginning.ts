import { readFactions, setsOf } from './agreed.ts';
import { cloneStacks, copy } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import type { Board, Sheet } from '../board.ts';
import type { FactionId } from '../content/factions/ids.ts';
import { COMMAND_TOKENS } from '../content/limits.ts';
import type { BoxSet } from '../content/sets.ts';
import { STRATEGY_CARD_IDS } from '../content/strategyCards.ts';

/** An empty sheet; the set-up gives it a faction. */
const sheet = (): Sheet => ({
  faction: 'sol',
  tactic: 0,
  fleet: 0,
  strategy: 0,
  reserve: COMMAND_TOKENS,
  goods: 0,
  commodities: 0,
  points: 0,
  passed: false,
  technologies: [],
  units: {},
});

/** The board before anything is laid out. */
export const emptyBoard = (
  seats: number,
  options: Options,
  playable: (sets: readonly BoxSet[]) => FactionId[],
): Board => ({
  agreed: {
    sets: setsOf(options),
    playable: playable(setsOf(options)),
    chooseFactions: options['factions'] === 'choice',
    factions: readFactions(options['factions'] ?? ''),
    galaxy: options['galaxy']!,
    reading: options['reading'] as Board['agreed']['reading'],
    points: options['points'] === '14' ? 14 : 10,
  },
  round: 0,
  phase: 'set-up',
  speaker: 0,
  zero: null,
  active: null,
  activeSystem: null,
  galaxy: [],
  offMap: [],
  custodians: true,
  tokens: {},
  wormholes: {},
  planets: {},
  units: {},
  captured: [],
  sheets: Array.from({ length: seats }, sheet),
  strategyCards: Object.fromEntries(
    STRATEGY_CARD_IDS.map((card) => [card, { holder: null, exhausted: false, goods: 0 }]),
  ) as unknown as Board['strategyCards'],
  scored: {},
  agenda: null,
  dealt: [],
  promises: [],
  played: [],
});

/** What the table agreed on, the map and the stacks are replaced, never changed in place: a copy shares them with its model. */
export function cloneBoard<B extends Board>(pub: B): B {
  const { agreed: _, galaxy: __, units, table: ___, ...others } = pub as B & { table?: unknown };
  return { ...pub, ...copy(others), units: cloneStacks(units) };
}
