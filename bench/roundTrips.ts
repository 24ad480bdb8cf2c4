import type { AnyGame } from '@orrery/games';
import { apply, listAnswers, nextDecision, sampler, view } from '@orrery/kernel';
import type { Json, Shapes, State } from '@orrery/kernel';
import { percentile } from './measure.ts';
import { ruleOfThumb } from './play.ts';

// Times in a unit that every machine has: one JSON round trip (written and read again) of the state at hand, taken in the same moment.

/** The best of seven: what else runs on the machine only ever slows one down. */
function best(work: () => unknown): number {
  let least = Infinity;
  for (let i = 0; i < 7; i++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
export const roundTripOf = (state: unknown): number => best(() => JSON.parse(JSON.stringify(state)) as unknown);

export interface RoundTrips {
  applyMedian: number;
  applyWorst: number;
  /** Listing up to 200 answers of the named kinds, 99th percentile. */
  listWorst: number;
  listed: number;
}

const LISTED = 200;
/** Plays on through `apply`; the first decisions only warm up. */
export function measureRoundTrips(
  game: AnyGame,
  from: (seed: number) => State<Shapes>,
  kinds: readonly string[],
  decisions: number,
): RoundTrips {
  const applied: number[] = [];
  const listed: number[] = [];
  const below = sampler('round trips');
  const warmUp = Math.floor(decisions / 4);
  let seed = 0;
  let state = from(seed);
  for (let i = 0; i < decisions; i++) {
    if (state.pub.table.result !== null) state = from(++seed);
    const d = nextDecision(game, state as never)!;
    const v = view(state, d.seat);
    const unit = roundTripOf(state);
    const isKind = kinds.includes(d.kind);
    const list = isKind ? best(() => listAnswers(game, v as never, d, LISTED)) / unit : 0;
    const answer: Json = ruleOfThumb.choose(game, v as never, d, below);
    const command = { do: 'answer' as const, seat: d.seat, n: state.pub.table.n, ask: d.id, answer };
    const time = best(() => apply(game, state as never, command)) / unit;
    const result = apply(game, state as never, command);
    if (!result.ok) throw new Error(`refused by ${result.refusal.rule}`);
    state = result.state as never;
    if (i < warmUp) continue;
    applied.push(time);
    if (isKind) listed.push(list);
  }
  return {
    applyMedian: percentile(applied, 0.5),
    applyWorst: percentile(applied, 0.99),
    listWorst: percentile(listed, 0.99),
    listed: listed.length,
  };
}
