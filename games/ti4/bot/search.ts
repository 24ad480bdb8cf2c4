import { Table, cloneState, listAnswers, nextDecision, rulesView } from '@orrery/kernel';
import type { Decision, Game, Json, Seat, State } from '@orrery/kernel';
import type { bots } from '@orrery/imperium';
import type { Ti4, Turn } from '../shapes.ts';
import { determinize } from './deal.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import type { V } from './outlook.ts';
import type { Style } from './style.ts';
import { turns } from './turn.ts';

// The search of the strongest level: the few best plans of a turn are tried on the same deals and played on by the rule of thumb until the
// round is over and points have been given. The rule of thumb's own plan stands unless another one is clearly better.

/** Plans that are tried, and by how much less than the best they may promise. */
const PLANS = 3;
const BEHIND = 4;
/** Decisions after which a round is judged as it stands. */
const LONGEST = 400;
/** What another plan must gain, beyond chance, to be believed in. */
const CONVINCING = { errors: 1, share: 0.004 };

type Thumb = (v: V, d: Decision, below: bots.Below) => Json | undefined;

/** The best of the plans that the rule of thumb proposes; null where there is but one. */
export function ponder(
  game: Game<Ti4>,
  style: Style,
  thumb: Thumb,
  v: V,
  d: Decision,
  hasTime: (playouts: number) => boolean,
  below: bots.Below,
): Json | null {
  const all = turns(outlookOf(v, style), listAnswers(game, v, d) as readonly Turn[]);
  const ranked = all.toSorted((a, b) => b.score - a.score);
  const plans = ranked.filter(({ score }) => score > ranked[0]!.score - BEHIND).slice(0, PLANS);
  if (plans.length < 2) return null;
  const fared: number[][] = plans.map(() => []);
  for (let done = 0; hasTime(done); done += plans.length) {
    const dealt = determinize(v, below);
    dealt.pub.table.windowClose = 'at-once'; // no clock runs in a thought
    plans.forEach(({ answer }, i) => {
      const state = i === plans.length - 1 ? dealt : cloneState(game, dealt);
      fared[i]!.push(playOn(game, thumb, state, d, answer, below));
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

/** Plays an answer and the rest of the round; what share of the win the player can expect then. */
function playOn(
  game: Game<Ti4>,
  thumb: Thumb,
  state: State<Ti4>,
  d: Decision,
  answer: Turn,
  below: bots.Below,
): number {
  const table = new Table(game, state);
  const { pub } = state;
  const { round } = pub;
  const seat: Seat = d.seat;
  let next: Decision | null = pub.table.open.find(({ id }) => id === d.id)!;
  let given: Json = answer;
  for (let i = 0; next !== null && i < LONGEST; i++) {
    table.take(next, given);
    table.events.length = 0;
    if (pub.table.result !== null || pub.round > round || pub.phase === 'agenda') break;
    next = nextDecision(game, state);
    if (next !== null) given = thumb(rulesView(game, table.view(next.seat)), next, below)!;
  }
  return evaluate(pub, seat);
}
