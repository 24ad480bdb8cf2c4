import { cloneState, listAnswers, nextDecision, Table } from '@orrery/kernel';
import type { Decision, Game, Json } from '@orrery/kernel';
import type { Act, SR, SRAsks, State, View } from '../rules/shapes.ts';
import { determinize } from './determinize.ts';
import { evaluate } from './evaluate.ts';
import { likeness } from './likeness.ts';
import { quick } from './quick.ts';

/**
 * The search: every answer that differs is tried on the same deals and played on by the rule of thumb. The net judges it twice, when the turn
 * has passed on and some turns later: the first is steadier, the second has seen more, so it counts the more the more deals there were.
 * Answers that are hardly better than the best one at most are dropped.
 */

export interface Care {
  /** Turns played on after the one at hand. */
  readonly horizon: number;
  /** Deals at which both judgements count the same. */
  readonly even: number;
  /** Deals before an answer may be dropped. */
  readonly patience: number;
  /** Standard errors by which an answer may turn out better than it looks, and what that must come to. */
  readonly doubt: number;
  readonly matters: number;
}
const CARE: Care = { horizon: 3, even: 30, patience: 4, doubt: 2, matters: 0.003 };

/** Questions that no turn asks. */
const BETWEEN_GAMES: ReadonlySet<string> = new Set<keyof SRAsks>([
  'faction',
  'scenarioOption',
  'goOn',
  'topUp',
  'bossDeck',
]);

interface Candidate {
  answer: Json;
  /** Trade that is left is not spent this turn. */
  thrift: boolean;
  /** How it was judged on each deal, soon and later. */
  soon: number[];
  later: number[];
}

export const ponderWith =
  (care: Care) =>
  (
    game: Game<SR>,
    v: View,
    d: Decision,
    hasTime: (playouts: number) => boolean,
    below: (n: number) => number,
  ): Json | undefined => {
    const first = quick(v, d, below)!;
    const own = likeness(v, d, first);
    if (own === '' || BETWEEN_GAMES.has(d.kind)) return first;
    const wantsToBuy = d.kind === 'main' && (first as Act).do === 'acquire';
    const candidate = (answer: Json): Candidate => ({
      answer,
      thrift: wantsToBuy && !['acquire', 'use'].includes((answer as Act).do),
      soon: [],
      later: [],
    });
    const kinds = new Map([[own, candidate(first)]]);
    for (const answer of listAnswers(game, v, d)!) {
      const key = likeness(v, d, answer);
      if (!kinds.has(key)) kinds.set(key, candidate(answer));
    }
    let left = [...kinds.values()];
    for (let deals = 1, done = 0; left.length > 1 && hasTime(done); deals++) {
      const dealt = determinize(v, below);
      dealt.pub.table.pace = 'at-once'; // no clock runs in a thought
      for (const one of left) playOn(game, cloneState(game, dealt), d, one, care.horizon, below);
      done += left.length;
      if (deals >= care.patience) left = promising(left, care);
    }
    return best(left, care).answer;
  };

const mean = (of: readonly number[]): number => {
  let sum = 0;
  for (const x of of) sum += x;
  return sum / of.length;
};
const shareOfLater = (deals: number, care: Care): number => deals / (deals + care.even);
const worth = ({ soon, later }: Candidate, care: Care): number => {
  const share = shareOfLater(soon.length, care);
  return (1 - share) * mean(soon) + share * mean(later);
};
/** Of equals the first, which is the rule of thumb's. */
const best = (all: readonly Candidate[], care: Care): Candidate => {
  let found = all[0]!;
  let most = worth(found, care);
  for (const one of all.slice(1)) {
    const w = worth(one, care);
    if (w > most + 1e-9) [found, most] = [one, w];
  }
  return found;
};

/** Without those that are hardly better than the best at most. */
const promising = (all: readonly Candidate[], care: Care): Candidate[] => {
  const top = best(all, care);
  const n = top.soon.length;
  const share = shareOfLater(n, care);
  return all.filter((one) => {
    if (one === top) return true;
    let [sum, squares] = [0, 0];
    for (let i = 0; i < n; i++) {
      const behind = (1 - share) * (top.soon[i]! - one.soon[i]!) + share * (top.later[i]! - one.later[i]!);
      sum += behind;
      squares += behind * behind;
    }
    const error = Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / (n - 1));
    return care.doubt * error - sum / n > care.matters;
  });
};

/** Notes the seat's chance when the turn has passed on, and after some turns more. */
const playOn = (
  game: Game<SR>,
  state: State,
  d: Decision,
  one: Candidate,
  horizon: number,
  below: (n: number) => number,
): void => {
  const table = new Table(game, state);
  const { pub } = state;
  const { turn } = pub;
  table.take(
    pub.table.open.find((open) => open.id === d.id)!,
    one.answer,
  );
  if (one.thrift) pub.players[d.seat]!.trade = 0;
  let soon: number | null = null;
  for (
    let next = nextDecision(game, state);
    next !== null && pub.table.result === null;
    next = nextDecision(game, state)
  ) {
    if (pub.turn > turn && next.kind === 'main') {
      soon ??= evaluate(table.view(d.seat), d.seat);
      if (pub.turn > turn + horizon) break;
    }
    table.events.length = 0;
    table.take(next, quick(table.view(next.seat), next, below)!);
  }
  const later = pub.turn === turn + 1 && soon !== null ? soon : evaluate(table.view(d.seat), d.seat);
  one.soon.push(soon ?? later);
  one.later.push(later);
};

export const ponder = ponderWith(CARE);
