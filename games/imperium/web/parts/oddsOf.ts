import { battles } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { OddsView } from './Odds.tsx';

// The chances of a battle as a table shows them, from what lies open: cards in hand are never counted.

/** Figures of one kind, whole or damaged. */
export interface Group<Unit extends string> {
  readonly type: Unit;
  readonly isDamaged: boolean;
  readonly n: number;
}
/** What a kind of unit means when hits are taken. */
export interface Toughness {
  readonly cost: number;
  readonly sustains: boolean;
}

/** Of so many hits each is sustained if it can be, else the cheapest unit takes it. */
export function afterHits<Unit extends string>(
  groups: readonly Group<Unit>[],
  hits: number,
  toughness: (unit: Unit) => Toughness,
): Group<Unit>[] {
  const left = groups.map((group) => ({ ...group }));
  for (let i = 0; i < hits; i++) {
    const standing = left.filter(({ n }) => n > 0);
    const sturdy = standing.find(({ type, isDamaged }) => !isDamaged && toughness(type).sustains);
    const hit = sturdy ?? standing.toSorted((a, b) => toughness(a.type).cost - toughness(b.type).cost)[0];
    if (!hit) break;
    hit.n -= 1;
    if (sturdy) left.push({ type: sturdy.type, isDamaged: true, n: 1 });
  }
  return left.filter(({ n }) => n > 0);
}

/** The odds where a side has nothing left that could fight: nothing is left to chance. */
export const decided = (stands: readonly [boolean, boolean], seats: readonly [Seat, Seat], note: string): OddsView => ({
  seats,
  first: stands[0] && !stands[1] ? 1 : 0,
  draw: stands[0] === stands[1] ? 1 : 0,
  second: stands[1] && !stands[0] ? 1 : 0,
  note,
});

let state = 1;
/** Only for battles too large to be solved: the odds say then that they were sampled. */
const chance = (): number => {
  state = (state * 1664525 + 1013904223) >>> 0;
  return state / 4294967296;
};

/** The odds, and how they were found: solved, or sampled where that would take too long. */
export function oddsOf(
  battle: battles.Battle,
  seats: [Seat, Seat],
  words: { solved: string; sampled: string },
): OddsView {
  const { first, draw, second, method } = battles.odds(battle, chance as battles.Chance);
  return { seats, first, draw, second, note: method === 'exact' ? words.solved : words.sampled };
}
