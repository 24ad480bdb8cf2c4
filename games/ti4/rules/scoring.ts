import { oneOf } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Pool } from '../board.ts';
import type { Asked, Pub, Ti4 } from '../shapes.ts';
import { moment } from './moments.ts';
import { conditionOf, isMet, isSecret, pointsOf, pricesOf } from './objectives.ts';
import { pay } from './payment.ts';
import { holdsHome } from './planets.ts';
import { changePoints } from './points.ts';
import { REVEALED, secretsOf } from './zones.ts';

// OBJ: scoring an objective, with its price where it has one.

const NONE = 'none';

/** Objectives that a player meets and has not scored; public ones only with all planets of the home system (TI4-OBJ-05, TI4-OBJ-08). */
export const openTo = (v: Asked, seat: Seat, objectives: readonly string[]): string[] =>
  objectives.filter(
    (id) =>
      !(v.pub.scored[id] ?? []).includes(seat) &&
      isMet(v, seat, id) &&
      (!isPublic(v.pub, id) || isInForce(v.pub, id)) &&
      v.permission('mayScore', { seat, objective: id }, !isPublic(v.pub, id) || holdsHome(v.pub, seat)),
  );

/** Public from the start, or made public by a law (TI4-OBJ-15). */
const isPublic = (pub: Pub, objective: string): boolean => (pub.table.cards[REVEALED] ?? []).includes(objective);
/** A secret objective that a law made public is scored while the law lasts (TI4-CAG-05). */
const isInForce = (pub: Pub, objective: string): boolean =>
  !isSecret(objective) || pub.table.components['classified-document-leaks'] !== undefined;

/** Pools that tokens for an objective come from. */
const SPENT = ['tactic', 'strategy'] as const;

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
    const { goods = 0, tokens = 0, actionCards = 0 } = condition;
    f.cards = actionCards;
    pay(t, f.seat, { coins: [], goods });
    f.tokens = tokens;
    f.due = pricesOf(condition);
    return t.next;
  },
  /** A planet pays in one currency alone; what is paid first leaves enough for the rest (TI4-COB-01). */
  due: (t, f) => {
    const [price, then] = f.due!;
    if (price === undefined) return 'pool';
    return t.ask(f.seat, 'payFor', { for: f.score!, ...price, ...(then && { then }) }, 'paid');
  },
  paid: (t, f) => {
    f.due = f.due!.slice(1);
    pay(t, f.seat, f.paid!);
    return 'due';
  },
  /** Token after token, each spent for itself (TI4-COB-02), from a pool of choice. */
  pool: (t, f) => {
    if (f.tokens === 0) return 'discard';
    const from = SPENT.filter((pool) => t.pub.sheets[f.seat]![pool] > 0);
    f.pool = from[0]!;
    if (from.length === 1 || t.pub.sheets[f.seat]!.tactic + t.pub.sheets[f.seat]!.strategy === f.tokens) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'pool', from: from.slice(), for: null, rule: 'TI4-COB-02' }, 'pool');
  },
  spend: (t, f) => {
    f.tokens!--;
    return moment(t, 'token.spend', { seat: f.seat, pool: f.pool as Pool, prevented: false });
  },
  spent: () => 'pool',
  discard: (t, f) => t.call('discardActionCards', { seat: f.seat, n: f.cards!, for: f.score! }),
  points: (t, f) => {
    const objective = f.score!;
    (t.pub.scored[objective] ??= []).push(f.seat);
    t.emit('scored', { seat: f.seat, objective, points: pointsOf(objective) });
    changePoints(t, f.seat, pointsOf(objective), objective);
    return t.end();
  },
});

/** Secret objectives that somebody has scored. */
export const SCORED = 'secrets-scored';
export const scoringPart = part<Ti4>()({
  procedures: { scoring },
  asks: {
    score: oneOf('TI4-OBJ-07', (_, { from }) => [...from, NONE]),
  },
});
