import { cloneState, listAnswers, nextDecision, Table } from '@orrery/kernel';
import type { Decision, Game, Json } from '@orrery/kernel';
import type { Act, SR, SRAsks, State, View } from '../shapes.ts';
import { determinize } from './determinize.ts';
import { evaluate } from './evaluate.ts';
import { equivalenceKey } from './equivalenceKey.ts';
import { insightOf } from './insight.ts';
import { quick, tasteAt } from './quick.ts';
import { thumb } from './thumb.ts';

/**
 * The search: every answer that differs is tried on the same deals and played on by the rule of thumb. The net judges it when the turn has
 * passed on; answers that are far behind then are dropped. The others are played on for some turns more and judged after each of them: the
 * first judgement is steadier, the later ones have seen more, so they count the more the more deals there were. An answer that can hardly
 * turn out better than the best one is dropped, until one is left or time is up. More playouts alone only lessen chance, not the net's own
 * error: who has time for many looks further ahead. Who has time for none plays by the rule of thumb with the net's insight.
 */
const CARE = {
  /** Deals on which answers are judged when the turn has passed on, and by how much one may be behind then. */
  glances: 4,
  behind: 0.08,
  /** Turns played on after the one at hand, and the playouts that such a one counts as: it takes longer and sees more. */
  ahead: { turns: 3, counts: 8 },
  /** The same for whoever has time for so many playouts. */
  farAhead: { from: 1000, turns: 6, counts: 14 },
  /** Deals at which both judgements count the same. */
  even: 20,
  /** Deals played on before an answer may be dropped. */
  patience: 6,
  /** Standard errors by which an answer may turn out better than it looks, and what that must come to. */
  doubt: 2,
  matters: 0.002,
};

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

export const search = (
  game: Game<SR>,
  v: View,
  d: Decision,
  hasTime: (playouts: number) => boolean,
  below: (n: number) => number,
): Json => {
  if (!hasTime(1)) return thumb(insightOf(tasteAt(v.pub), v.pub, d.seat))(v, d, below)!;
  const first = quick(v, d, below)!;
  const own = equivalenceKey(v, d, first);
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
    const key = equivalenceKey(v, d, answer);
    if (!kinds.has(key)) kinds.set(key, candidate(answer));
  }
  let left = [...kinds.values()];
  const { turns, counts } = hasTime(CARE.farAhead.from) ? CARE.farAhead : CARE.ahead;
  for (let deals = 1, done = 0; left.length > 1 && hasTime(done); deals++) {
    const dealt = determinize(v, below);
    dealt.pub.table.windowClose = 'at-once'; // no clock runs in a thought
    const horizon = deals <= CARE.glances ? 0 : turns;
    for (const one of left) playOn(game, one === left.at(-1) ? dealt : cloneState(game, dealt), d, one, horizon, below);
    done += left.length * (horizon === 0 ? 1 : counts);
    if (deals === CARE.glances || deals >= CARE.glances + CARE.patience) left = promising(left);
  }
  return best(left).answer;
};

const mean = (of: readonly number[]): number => {
  let sum = 0;
  for (const x of of) sum += x;
  return sum / of.length;
};
const shareOfLater = ({ later }: Candidate): number => later.length / (later.length + CARE.even);
const worth = (one: Candidate): number => {
  const share = shareOfLater(one);
  return (1 - share) * mean(one.soon) + (share === 0 ? 0 : share * mean(one.later));
};
/** Of equals the first, which is the rule of thumb's. */
const best = (all: readonly Candidate[]): Candidate => {
  let found = all[0]!;
  let most = worth(found);
  for (const one of all.slice(1)) {
    const w = worth(one);
    if (w > most + 1e-9) [found, most] = [one, w];
  }
  return found;
};

/** Without those that can hardly turn out better than the best. */
const promising = (all: readonly Candidate[]): Candidate[] => {
  const top = best(all);
  const n = top.later.length;
  return all.filter((one) => {
    const behind = worth(top) - worth(one);
    if (one === top || n === 0) return behind <= CARE.behind;
    let [sum, squares] = [0, 0];
    for (let i = 0; i < n; i++) {
      const by = top.later[i]! - one.later[i]!;
      sum += by;
      squares += by * by;
    }
    const variance = Math.max(0, squares - sum ** 2 / n) / (n - 1);
    const error = Math.sqrt(variance / (n + CARE.even)); // the first judgement counts like `even` deals
    return CARE.doubt * error - behind > CARE.matters;
  });
};

/** Notes the seat's chance when the turn has passed on and, unless the horizon is there, over some turns more. */
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
  const passTurns = (to: number): number => {
    for (let next = nextDecision(game, state); next !== null; next = nextDecision(game, state)) {
      if (pub.turn >= to && next.kind === 'main') break;
      table.events.length = 0;
      table.take(next, quick(table.view(next.seat), next, below)!);
    }
    return evaluate(table.view(d.seat), d.seat);
  };
  one.soon.push(passTurns(turn + 1));
  if (horizon === 0) return;
  let sum = 0;
  for (let more = 1; more <= horizon; more++) sum += passTurns(turn + 1 + more);
  one.later.push(sum / horizon);
};
