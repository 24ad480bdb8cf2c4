/**
 * The search: a step has far too many answers to list, so it is planned in a few ways (the sheets, and leanings within one), and each plan is
 * played on over the same deals, with the same dice, through a few Strategy events. The plan that leaves the seat best off is taken.
 */
import { Table, cloneState, defaultAnswer, nextDecision } from '@orrery/kernel';
import type { Decision, Game, Json, State, View } from '@orrery/kernel';
import { openDesk } from '../rules/asks.ts';
import type { InscriptionShapes } from '../shapes.ts';
import type { Moment } from '../sheet/player.ts';
import { expectedScore } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import { plansFor } from './plan.ts';
import { quick } from './quick.ts';

type G = Game<InscriptionShapes>;
type V = View<InscriptionShapes>;
type Below = (n: number) => number;

/** How far a thought looks, in Strategy events, and in how many ways it plans for each sheet: the more playouts it may make, the more. */
const LOOKS = [
  { playouts: 1000, ahead: 4, ways: 3 },
  { playouts: 500, ahead: 2, ways: 3 },
  { playouts: 200, ahead: 1, ways: 3 },
  { playouts: 0, ahead: 1, ways: 1 },
];
/** Deals before a plan may be dropped. */
const PATIENCE = 4;
/** Standard errors by which a plan must lie behind to be dropped. */
const CLEARLY = 2.5;

interface Plan {
  answer: Json;
  /** What it came to on each deal. */
  points: number[];
}

export function search(
  game: G,
  v: V,
  d: Decision,
  hasTime: (playouts: number) => boolean,
  below: Below,
): Json | undefined {
  const first = quick(v, d, below)!;
  if (d.kind !== 'mark') return first;
  const { ahead, ways } = LOOKS.find(({ playouts }) => hasTime(playouts)) ?? LOOKS.at(-1)!;
  let plans = candidates(v, d, first, ways, below);
  for (let deals = 1, done = 0; plans.length > 1 && hasTime(done); deals++) {
    const dealt = game.bot.determinize(v, below);
    for (const plan of plans) plan.points.push(played(game, dealt, d, plan.answer, ahead, below));
    done += plans.length * 2 * ahead ** 2; // a far look is dear: fewer of them
    if (deals >= PATIENCE) plans = promising(plans);
  }
  return best(plans).answer;
}

/** The rule of thumb's answer first. */
function candidates(v: V, d: Decision, first: Json, ways: number, below: Below): Plan[] {
  const { step } = d.q as { step: Moment['step'] };
  const found = new Map([[JSON.stringify(first), first]]);
  for (const atoms of plansFor(() => openDesk(v, step), outlookOf(v, v.seat!), ways, below))
    found.set(JSON.stringify(atoms), atoms as unknown as Json);
  return [...found.values()].map((answer) => ({ answer, points: [] }));
}

const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;

const best = (plans: Plan[]): Plan => plans.reduce((a, b) => (mean(b.points) > mean(a.points) + 1e-9 ? b : a));

/** Without those that lie clearly behind the best, and those that come to the same. */
function promising(plans: Plan[]): Plan[] {
  const top = best(plans);
  return plans.filter((plan) => {
    if (plan === top) return true;
    const behind = top.points.map((points, i) => points - plan.points[i]!);
    const by = mean(behind);
    const error = Math.sqrt(mean(behind.map((x) => (x - by) ** 2)) / (behind.length - 1));
    return by <= CLEARLY * error && by + error > 0;
  });
}

/** Points the seat may expect when the plan has been carried out and so many Strategy events lie ahead of it. */
function played(
  game: G,
  dealt: State<InscriptionShapes>,
  d: Decision,
  answer: Json,
  ahead: number,
  below: Below,
): number {
  const table = new Table(game, cloneState(game, dealt));
  const { pub } = table;
  let { round } = pub;
  let events = 0;
  pub.table.windowClose = 'at-once'; // no clock runs in a thought
  table.take(
    pub.table.open.find((open) => open.id === d.id)!,
    answer,
  );
  for (let next = nextDecision(game, table.s); next; next = nextDecision(game, table.s)) {
    const mine = next.seat === d.seat;
    if (mine && pub.round > round && (next.q as { step?: string }).step === 'card') {
      round = pub.round;
      if (++events === ahead) break;
    }
    // What the others do meanwhile hardly changes which of my plans is better: in a thought they mark nothing.
    if (!mine && next.kind === 'mark') table.take(next, []);
    else {
      const v = table.view(next.seat);
      table.take(next, (mine ? quick(v, next, below) : undefined) ?? defaultAnswer(game, v, next));
    }
    table.events.length = 0;
  }
  return pub.table.result ? pub.table.result.scores[d.seat]! : expectedScore(table.view(d.seat), d.seat);
}
