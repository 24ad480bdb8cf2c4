import { random } from '@orrery/bots';
import type { Bot } from '@orrery/bots';
import type { AnyGame } from '@orrery/games';
import { Table, apply, begin, keyFromSeed, listAnswers, nextDecision, rulesView, sampler, view } from '@orrery/kernel';
import type { Json, Shapes, State, View } from '@orrery/kernel';
import { percentile, perSecond } from './measure.ts';

const SCRIPT = ['play', 'use', 'acquire', 'attackBase', 'attack', 'end'];

/** A fixed script for Star Realms, as its simulators play it: everything from the hand, every ability, the first card on offer, all Combat. */
export const scripted: Bot = {
  name: 'scripted',
  reproducible: true,
  choose(game, v, d, below) {
    if (d.kind !== 'main') return random.choose(game, v, d, below);
    let best: Json = null;
    let rank = SCRIPT.length;
    for (const act of listAnswers(game, v, d) as readonly { do: string; ability?: string }[]) {
      const own = SCRIPT.indexOf(act.do);
      if (own < 0 || own >= rank || act.ability === 'scrap') continue;
      best = act as Json;
      rank = own;
    }
    return best;
  },
};

/** The game's rule of thumb, its answers trusted as they are. */
export const ruleOfThumb: Bot = {
  name: 'rule of thumb',
  reproducible: true,
  choose(game, v, d, below) {
    const answer = game.bot.quick?.(rulesView(game, v), d, below);
    return answer === undefined ? random.choose(game, v, d, below) : answer;
  },
};

export interface Speed {
  decisions: number;
  games: number;
  /** Times the word passed to another seat: player turns, in a game of turns. */
  turns: number;
}

/** Whole games in place: legal answers listed, one applied, events emitted. */
export function inPlace(game: AnyGame, seats: number, bot: Bot): Speed {
  return speed((seed) => {
    const { state } = begin(game, { seats, key: keyFromSeed(seed) });
    const table = new Table(game, state);
    const below = sampler(seed);
    const counted = { decisions: 0, games: 1, turns: 0 };
    for (let last = -1; state.pub.table.result === null; counted.decisions++) {
      const d = nextDecision(game, state)!;
      if (d.seat !== last) counted.turns++;
      last = d.seat;
      table.take(d, bot.choose(game, table.view(d.seat), d, below));
      table.events = [];
    }
    return counted;
  });
}

/** The same games through `apply`: every command checked, the state copied, kept whole or dropped whole. */
export function atomic(game: AnyGame, seats: number): Speed {
  return speed((seed) => {
    let { state } = begin(game, { seats, key: keyFromSeed(seed) });
    const below = sampler(seed);
    const counted = { decisions: 0, games: 1, turns: 0 };
    for (; state.pub.table.result === null; counted.decisions++) {
      const d = nextDecision(game, state)!;
      const answer = random.choose(game, view(state, d.seat), d, below);
      const applied = apply(game, state, { do: 'answer', seat: d.seat, n: state.pub.table.n, ask: d.id, answer });
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}`);
      state = applied.state;
    }
    return counted;
  });
}

function speed(playOne: (seed: number) => Speed): Speed {
  const total: Speed = { decisions: 0, games: 0, turns: 0 };
  let seed = 0;
  const decisions = perSecond(() => {
    const one = playOne(seed++);
    total.decisions += one.decisions;
    total.games += one.games;
    total.turns += one.turns;
    return one.decisions;
  });
  const share = decisions / total.decisions;
  return { decisions, games: total.games * share, turns: total.turns * share };
}

/** Milliseconds to tell what may be answered, 99th percentile over sensible games: the list, or the first atoms of an answer that is built. */
export function listing(game: AnyGame, seats: number, games: number): number {
  const times: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const { state } = begin(game, { seats, key: keyFromSeed(seed) });
    const table = new Table(game, state);
    const below = sampler(seed);
    while (state.pub.table.result === null) {
      const d = nextDecision(game, state)!;
      const v = table.view(d.seat);
      const { grow } = (game.asks as { [kind: string]: { grow?: Grow } | undefined })[d.kind] ?? {};
      const tell = () => (grow ? grow(v, d.q, []) : listAnswers(game, v, d));
      times.push(Math.min(duration(tell), duration(tell), duration(tell)));
      table.take(d, ruleOfThumb.choose(game, v, d, below));
      table.events = [];
    }
  }
  return percentile(times, 0.99);
}
function duration(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
type Grow = (v: View<Shapes>, q: Json, part: readonly Json[]) => unknown;

/** A game that the rule of thumb has played on for so many decisions. */
export function laterState(game: AnyGame, seats: number, seed: number, decisions: number): State<Shapes> {
  const { state } = begin(game, { seats, key: keyFromSeed(seed) });
  const table = new Table(game, state);
  const below = sampler(seed);
  for (let i = 0; i < decisions && state.pub.table.result === null; i++) {
    const d = nextDecision(game, state)!;
    table.take(d, ruleOfThumb.choose(game, table.view(d.seat), d, below));
    table.events = [];
  }
  return state as never;
}

/** Milliseconds of one random game. */
export function randomGame(game: AnyGame, seats: number): number {
  return 1000 / inPlace(game, seats, random).games;
}
