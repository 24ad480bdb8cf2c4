import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Asked, Pub, Table, Ti4 } from '../shapes.ts';
import { conditionOf, isMet, isSecret, pointsOf } from './objectives.ts';
import { pay } from './payment.ts';
import { holdsHome } from './planets.ts';
import { changePoints } from './points.ts';
import { ACTION_DISCARD, REVEALED, handOf, secretsOf } from './zones.ts';

// OBJ: scoring an objective, with its price where it has one.

const NONE = 'none';

/** Objectives that a player meets and has not scored; public ones only with all planets of the home system (TI4-OBJ-05, TI4-OBJ-08). */
export const openTo = (v: Asked, seat: Seat, objectives: readonly string[]): string[] =>
  objectives.filter(
    (id) =>
      !(v.pub.scored[id] ?? []).includes(seat) &&
      isMet(v, seat, id) &&
      v.permission(
        'mayScore',
        { seat, objective: id },
        !isPublic(v.pub, id) || (isInForce(v.pub, id) && holdsHome(v.pub, seat)),
      ),
  );

/** Public from the start, or made public by a law (TI4-OBJ-15). */
const isPublic = (pub: Pub, objective: string): boolean => (pub.table.cards[REVEALED] ?? []).includes(objective);
/** A secret objective that a law made public is scored while the law lasts (TI4-CAG-05). */
const isInForce = (pub: Pub, objective: string): boolean =>
  !isSecret(objective) || pub.table.components['classified-document-leaks'] !== undefined;

/** Tokens come from the tactic pool first, then from the strategy pool. */
function spendTokens(t: Table, seat: Seat, n: number): void {
  const sheet = t.pub.sheets[seat]!;
  const tactic = Math.min(n, sheet.tactic);
  sheet.tactic -= tactic;
  sheet.strategy -= n - tactic;
  sheet.reserve += n;
}

export const scoring = flow<Ti4>()('scoring', {
  ask: (t, f) => {
    if (f.score !== undefined) return t.next;
    return f.from.length === 0 ? t.end() : t.ask(f.seat, 'score', { from: f.from }, 'score');
  },
  /** The price is paid when the objective is scored (TI4-OBJ-07). */
  price: (t, f) => {
    if (f.score === NONE) return t.end();
    // A secret objective is shown as it is scored, and lies open before its owner (TI4-OBJ-13).
    if (!isPublic(t.pub, f.score!)) t.move(f.score!, secretsOf(f.seat), SCORED);
    const condition = conditionOf(f.score!);
    if (condition?.op !== 'spend') return 'points';
    const { resources, influence, goods = 0, tokens = 0, actionCards = 0 } = condition;
    f.cards = actionCards;
    t.pub.sheets[f.seat]!.goods -= goods;
    spendTokens(t, f.seat, tokens);
    const currency = resources !== undefined ? 'resources' : 'influence';
    const price = resources ?? influence ?? 0;
    if (price === 0) return 'discard';
    return t.ask(f.seat, 'payFor', { objective: f.score!, currency, price }, 'paid');
  },
  paid: (t, f) => {
    pay(t, f.seat, f.paid!);
    return t.next;
  },
  /** Cards are shown one by one, and only those that go. */
  discard: (t, f) => (f.cards! > 0 ? t.ask(f.seat, 'discardActionCard', { over: f.cards! }, 'card') : 'points'),
  discarded: (t, f) => {
    f.cards!--;
    t.move(f.card!, handOf(f.seat), ACTION_DISCARD);
    t.emit('discarded', { seat: f.seat, card: f.card! });
    return 'discard';
  },
  points: (t, f) => {
    const objective = f.score!;
    (t.pub.scored[objective] ??= []).push(f.seat);
    t.emit('scored', { seat: f.seat, objective, points: pointsOf(objective) });
    changePoints(t, f.seat, pointsOf(objective));
    return t.end();
  },
});

/** Secret objectives that somebody has scored. */
export const SCORED = 'secrets-scored';
export const scoringPart = part<Ti4>()({
  procedures: { scoring },
  asks: {
    score: {
      rule: 'TI4-OBJ-07',
      list: (_, { from }) => [...from, NONE],
      fallback: (_, { from }) => from[0] ?? NONE,
    },
  },
});
