import { Table, cloneState, nextDecision, rulesView } from '@orrery/kernel';
import type { BotSupport, Decision, Game, Json, Pub, RulesView, Seat, Shapes, State } from '@orrery/kernel';
import type { Below, Scored } from './choice.ts';

// The search of the strongest level: the few best plans of a turn are tried on the same deals and played on by the rule of thumb until they
// can be judged. The rule of thumb's own plan stands unless another one is clearly better.

/** Plans that are tried, and by how much less than the best they may promise. */
const PLANS = 3;
const BEHIND = 4;
/** Decisions after which a plan is judged as it stands. */
const LONGEST = 400;
/** What another plan must gain, beyond chance, to be believed in. */
const CONVINCING = { errors: 1, share: 0.004 };

/** How an edition plays on and judges. */
export interface Thinking<T extends Shapes> {
  readonly game: Game<T>;
  readonly thumb: (v: RulesView<T>, d: Decision, below: Below) => Json | undefined;
  readonly determinize: BotSupport<T>['determinize'];
  evaluate(pub: Pub<T>, seat: Seat): number;
  /** Told how things are when a plan begins: whether play has come to where it is judged. */
  untilFrom(start: Pub<T>): (pub: Pub<T>) => boolean;
}

/** The best of the plans; null where there is but one. */
export function search<T extends Shapes, A extends Json>(
  thinking: Thinking<T>,
  all: readonly Scored<A>[],
  v: RulesView<T>,
  d: Decision,
  hasTime: (playouts: number) => boolean,
  below: Below,
): A | null {
  const ranked = all.toSorted((a, b) => b.score - a.score);
  const plans = ranked.filter(({ score }) => score > ranked[0]!.score - BEHIND).slice(0, PLANS);
  if (plans.length < 2) return null;
  const fared: number[][] = plans.map(() => []);
  for (let done = 0; hasTime(done); done += plans.length) {
    const dealt = thinking.determinize(v, below);
    dealt.pub.table.windowClose = 'at-once'; // no clock runs in a thought
    plans.forEach(({ answer }, i) => {
      const state = i === plans.length - 1 ? dealt : cloneState(thinking.game, dealt);
      fared[i]!.push(playOn(thinking, state, d, answer, below));
    });
  }
  let best = 0;
  for (let i = 1; i < plans.length; i++) if (lead(fared[i]!, fared[best]!) > (best === 0 ? 0 : -Infinity)) best = i;
  return plans[best]!.answer;
}

/** By how much one fared better than another on the same deals, less what chance may have given. */
function lead(one: readonly number[], other: readonly number[]): number {
  const more = one.map((x, i) => x - other[i]!);
  const n = more.length;
  const mean = more.reduce((sum, x) => sum + x, 0) / n;
  const variance = more.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  return mean - CONVINCING.errors * Math.sqrt(variance / n) - CONVINCING.share;
}

/** Plays an answer and on from there; what share of the win the player can expect then. */
function playOn<T extends Shapes>(
  { game, thumb, evaluate, untilFrom }: Thinking<T>,
  state: State<T>,
  d: Decision,
  answer: Json,
  below: Below,
): number {
  const table = new Table(game, state);
  const { pub } = state;
  const isOver = untilFrom(pub);
  let next: Decision | null = pub.table.open.find(({ id }) => id === d.id)!;
  let given: Json = answer;
  for (let i = 0; next !== null && i < LONGEST; i++) {
    table.take(next, given);
    table.events.length = 0;
    if (pub.table.result !== null || isOver(pub)) break;
    next = nextDecision(game, state);
    if (next !== null) given = thumb(rulesView(game, table.view(next.seat)), next, below)!;
  }
  return evaluate(pub, d.seat);
}
