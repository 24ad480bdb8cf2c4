import { clockwise } from '@orrery/kernel';
import type { Next, Seat, UseTable } from '@orrery/kernel';
import { component } from '../component.ts';
import type { SecretObjectiveId } from '../secretObjectives.ts';
import { unitNamed } from '../../rules/combat/units.ts';
import { countAt, hasShips, isGroundForce } from '../../rules/units.ts';
import type { Pub, Ti4 } from '../../shapes.ts';

// Secret objectives that are scored at the moment something happens (TI4-OBJ-10). They wait in the hand like cards.

/** The combat that is fought now; bombardment and space cannon belong to none (TI4-OBJ-11). */
const combatOf = (pub: Pub) =>
  pub.table.stack.findLast(({ proc }) => proc === 'spaceBattle' || proc === 'groundCombat') ?? null;
const markOf = (seat: Seat): string => `scored ${seat}`;
/** At most one objective during or after each combat (TI4-OBJ-06). */
const mayScore = (pub: Pub, seat: Seat): boolean => !(combatOf(pub)?.used ?? []).includes(markOf(seat));

const score = (t: UseTable<Ti4, object>, you: Seat, id: SecretObjectiveId): Next => {
  const combat = combatOf(t.pub);
  if (combat) t.once(combat, markOf(you));
  return t.call('scoring', { seat: you, from: [], score: id });
};
const isGreat = (name: string): boolean => ['flagship', 'war-sun'].includes(unitNamed(name).type);
const mostPoints = (pub: Pub): number => Math.max(...clockwise(pub).map((seat) => pub.sheets[seat]!.points));

export const SECRET_ABILITIES = [
  /** At the moment of destruction; the combat need not be won, nor one's own effect be the cause (TI4-COB-06, TI4-OBJ-12). */
  component({
    id: 'destroy-their-greatest-ship',
    kind: 'secret-objective',
    at: 'destroyed.after',
    fits: (v, you, { seat, by, units }) => by === you && seat !== you && units.some(isGreat) && mayScore(v.pub, you),
    effect: (t, { you }) => score(t, you, 'destroy-their-greatest-ship'),
  }),
  /** The last ground force of a player on a planet falls to BOMBARDMENT itself (TI4-COB-15). */
  component({
    id: 'make-an-example-of-their-world',
    kind: 'secret-objective',
    at: 'destroyed.after',
    fits: (v, you, { seat, by, place, purpose }) =>
      by === you && seat !== you && purpose === 'bombardment' && countAt(v.pub, place, seat, isGroundForce) === 0,
    effect: (t, { you }) => score(t, you, 'make-an-example-of-their-world'),
  }),
  /** Any player tied for the most points is a valid loser; the sole leader cannot score it (TI4-COB-18). */
  component({
    id: 'spark-a-rebellion',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: (v, you, { attacker, defender, winner }) =>
      winner === you &&
      v.pub.sheets[attacker === you ? defender : attacker]!.points === mostPoints(v.pub) &&
      mayScore(v.pub, you),
    effect: (t, { you }) => score(t, you, 'spark-a-rebellion'),
  }),
  /** The last ship of a player in a system falls to SPACE CANNON itself (TI4-COB-15). */
  component({
    id: 'turn-their-fleets-to-dust',
    kind: 'secret-objective',
    at: 'destroyed.after',
    fits: (v, you, { seat, by, system, place, purpose }) =>
      by === you && seat !== you && purpose === 'cannon' && place === system && !hasShips(v.pub, system, seat),
    effect: (t, { you }) => score(t, you, 'turn-their-fleets-to-dust'),
  }),
  /** A space combat won where one's flagship stands (TI4-COB-20). */
  component({
    id: 'unveil-flagship',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: (v, you, { system, planet, winner }) =>
      winner === you &&
      planet === null &&
      countAt(v.pub, system, you, (type) => type === 'flagship') > 0 &&
      mayScore(v.pub, you),
    effect: (t, { you }) => score(t, you, 'unveil-flagship'),
  }),
];
