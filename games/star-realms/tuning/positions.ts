import { begin, keyFromSeed, listAnswers, nextDecision, sampleAnswer, sampler, Table } from '@orrery/kernel';
import type { Decision, Json, Options } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { describe, newInputs } from '../bot/inputs.ts';
import { phaseAt, progressOf } from '../bot/phase.ts';
import { PHASES } from '../bot/style.ts';
import type { Chooser } from '../balance/measure.ts';
import type { Act, View } from '../rules/shapes.ts';

/** Positions of games of two where a turn begins, and whether the player to move has won: what the net learns from. */

export interface Positions {
  /** Where the inputs of each position begin; one more than there are positions. */
  start: Uint32Array;
  at: Uint16Array;
  value: Float32Array;
  won: Uint8Array;
  phase: Uint8Array;
  /** The seat to move; of its game's positions the last one has `LAST` added. */
  seat: Uint8Array;
}
export const LAST = 128;

/** Half of the games stray for some turns, each player now and then, so that odd decks and lopsided positions come up. */
const LATEST_STRAY = 16;
const STRAYS = [0, 0.1, 0.3, 0.6];
/** Games of several kinds are mixed, so that any part of the positions holds all kinds. */
const PORTIONS = 500;

/** Buys anything; other questions are answered by chance. */
const stray = (v: View, d: Decision, below: (n: number) => number): Json | undefined => {
  if (d.kind !== 'main') return sampleAnswer(starRealms, v, d, below);
  const buys = listAnswers(starRealms, v, d)!.filter((a) => (a as Act).do === 'acquire');
  return buys.length === 0 ? undefined : buys[below(buys.length)];
};

class Growing<A extends Uint16Array | Float32Array | Uint8Array | Uint32Array> {
  all: A;
  n = 0;
  private readonly make: (n: number) => A;
  constructor(make: (n: number) => A) {
    this.make = make;
    this.all = make(1 << 16);
  }
  push(x: number): void {
    if (this.n === this.all.length) {
      const more = this.make(2 * this.n);
      more.set(this.all as never);
      this.all = more;
    }
    this.all[this.n++] = x;
  }
  cut(): A {
    return this.all.slice(0, this.n) as A;
  }
}

export interface Course {
  options: Options;
  games: number;
}

export const collect = (play: Chooser, courses: readonly Course[], seed: string): Positions => {
  const start = new Growing((n) => new Uint32Array(n));
  const at = new Growing((n) => new Uint16Array(n));
  const value = new Growing((n) => new Float32Array(n));
  const won = new Growing((n) => new Uint8Array(n));
  const phase = new Growing((n) => new Uint8Array(n));
  const seat = new Growing((n) => new Uint8Array(n));
  const inputs = newInputs();
  let winners: readonly number[] = [];
  start.push(0);
  const portions = Array.from({ length: PORTIONS }, (_, k) => k).flatMap((k) =>
    courses.map((course) => ({
      ...course,
      from: Math.floor((k * course.games) / PORTIONS),
      to: Math.floor(((k + 1) * course.games) / PORTIONS),
    })),
  );
  for (const { options, from, to } of portions)
    for (let i = from; i < to; i++) {
      const name = `${seed} ${JSON.stringify(options)} ${i}`;
      const { state } = begin(starRealms, { seats: 2, options, key: keyFromSeed(name) });
      const { pub } = state;
      const table = new Table(starRealms, state);
      const below = sampler(name);
      let [strays, until, turn, game, first] = [[] as number[], 0, 0, -1, won.n];
      const close = (): void => {
        for (let k = first; k < won.n; k++) won.all[k] = winners.includes(seat.all[k]!) ? 1 : 0;
        if (won.n > first) seat.all[won.n - 1]! |= LAST;
        first = won.n;
      };
      while (pub.table.result === null) {
        const d = nextDecision(starRealms, state)!;
        const played = pub.campaign?.played.length ?? 0;
        if (played !== game) {
          if (game >= 0) {
            winners = [pub.campaign!.played[played - 1]!.winner];
            close();
          }
          game = played;
          turn = 0;
          until = below(2) === 0 ? 0 : below(LATEST_STRAY);
          strays = pub.players.map(() => STRAYS[below(STRAYS.length)]!);
        }
        if (pub.turn !== turn && d.kind === 'main') {
          turn = pub.turn;
          if (turn > until) {
            describe(pub, inputs);
            for (let k = 0; k < inputs.n; k++) {
              at.push(inputs.at[k]!);
              value.push(inputs.value[k]!);
            }
            start.push(at.n);
            won.push(0);
            phase.push(PHASES.indexOf(phaseAt(progressOf(pub))));
            seat.push(pub.active);
          }
        }
        const v = table.view(d.seat);
        const astray = pub.turn <= until && below(1000) < 1000 * strays[d.seat]!;
        table.take(d, (astray ? stray(v, d, below) : undefined) ?? play(v, d, below) ?? null);
        table.events.length = 0;
      }
      winners = pub.campaign ? [pub.campaign.played.at(-1)!.winner] : pub.table.result.winners;
      close();
    }
  return { start: start.cut(), at: at.cut(), value: value.cut(), won: won.cut(), phase: phase.cut(), seat: seat.cut() };
};
