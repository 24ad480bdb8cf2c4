import { clockwise } from '@orrery/kernel';
import type { Next, Seat, UseTable } from '@orrery/kernel';
import type { Fight } from '@orrery/imperium';
import { ability, component } from '../component.ts';
import type { SecretObjectiveId } from '../secretObjectives.ts';
import { combat, unitNamed } from '../../rules/combat/units.ts';
import { lawsInPlay } from '../../rules/council/laws.ts';
import { anomaliesOf } from '../../rules/routes.ts';
import { homeOf, isHome, systemOf } from '../../rules/systems.ts';
import { bySummary } from '../../rules/reading.ts';
import { countAt, hasShips, isForceOf } from '../../rules/units.ts';
import type { Pub, Ti4 } from '../../shapes.ts';

// Secret objectives that are scored at the moment something happens (TI4-OBJ-10). They wait in the hand like cards.

/** The combat that is fought now; bombardment and space cannon belong to none (TI4-OBJ-11). */
const combatOf = (pub: Pub) =>
  pub.table.stack.findLast(({ proc }) => proc === 'spaceBattle' || proc === 'groundCombat') ?? null;
const markOf = (seat: Seat): string => `scored ${seat}`;
const phaseOf = (pub: Pub) => pub.table.stack.find(({ proc }) => proc === 'actionPhase') ?? null;
/** What allows for one objective alone: a combat, or by the summary an action phase (TI4-OBJ-06). */
const limitOf = (pub: Pub) => (bySummary(pub) ? phaseOf(pub) : combatOf(pub));
const mayScore = (pub: Pub, seat: Seat): boolean => !(limitOf(pub)?.used ?? []).includes(markOf(seat));

const score = (t: UseTable<Ti4, object>, you: Seat, id: SecretObjectiveId): Next => {
  const limit = limitOf(t.pub);
  if (limit) t.once(limit, markOf(you));
  return t.call('scoring', { seat: you, from: [], score: id });
};
const hasLostFlagship = (pub: Pub, seat: Seat): boolean => {
  const battle = combatOf(pub);
  return battle?.proc === 'spaceBattle' && (battle.flagshipsLost ?? []).includes(seat);
};
const isGreat = (name: string): boolean => ['flagship', 'war-sun'].includes(unitNamed(name).type);
const mostPoints = (pub: Pub): number => Math.max(...clockwise(pub).map((seat) => pub.sheets[seat]!.points));

/** Home of another player, of one who is out too (TI4-COB-04). */
const isHomeOfOther = (pub: Pub, system: string, you: Seat): boolean =>
  pub.sheets.some((_, seat) => seat !== you && homeOf(pub, seat) === system);
/** The tactical action of a player, while it runs. */
const actionOf = ({ table }: Pub, seat: Seat) => {
  const action = table.stack.findLast(({ proc }) => proc === 'tacticalAction');
  return action?.proc === 'tacticalAction' && action.seat === seat ? action : null;
};
const loserOf = ({ attacker, defender }: Fight, winner: Seat): Seat => (attacker === winner ? defender : attacker);
const LAWS_DICTATED = 3;
const isDictated = ({ pub }: { pub: Pub }): boolean => lawsInPlay(pub).length >= LAWS_DICTATED;
const POWER = 3;
/** Ships that are no fighters, and what counts as one for this combat (TI4-COB-07). */
const powerOf = (pub: Pub, fight: Fight, seat: Seat): number =>
  combat.fightersOf(pub, fight, seat).reduce((sum, { unit, n }) => sum + (unit === 'fighter' ? 0 : n), 0);

export const SECRET_ABILITIES = [
  /** A planet of any home system; whoever is out by it cannot score any more (TI4-COB-04). */
  component({
    id: 'become-a-martyr',
    kind: 'secret-objective',
    at: 'control.after',
    fits: ({ pub }, you, { seat, from, planet }) =>
      pub.phase === 'action' && from === you && seat !== you && isHome(systemOf(planet)) && mayScore(pub, you),
    effect: (t, { you }) => score(t, you, 'become-a-martyr'),
  }),
  /** In one's own tactical action, against a player whose note lay face up as it began (TI4-COB-05). */
  component({
    id: 'betray-a-friend',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: ({ pub }, you, fight) =>
      fight.winner === you && (actionOf(pub, you)?.friends ?? []).includes(loserOf(fight, you)) && mayScore(pub, you),
    effect: (t, { you }) => score(t, you, 'betray-a-friend'),
  }),
  component({
    id: 'brave-the-void',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: (v, you, { system, winner }) => winner === you && anomaliesOf(v, system).length > 0 && mayScore(v.pub, you),
    effect: (t, { you }) => score(t, you, 'brave-the-void'),
  }),
  component({
    id: 'darken-the-skies',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: ({ pub }, you, { system, winner }) => winner === you && isHomeOfOther(pub, system, you) && mayScore(pub, you),
    effect: (t, { you }) => score(t, you, 'darken-the-skies'),
  }),
  /** The combat need not be won (TI4-COB-07). */
  component({
    id: 'demonstrate-your-power',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: ({ pub }, you, fight) => fight.planet === null && powerOf(pub, fight, you) >= POWER && mayScore(pub, you),
    effect: (t, { you }) => score(t, you, 'demonstrate-your-power'),
  }),
  /** With three laws in play: as the phase begins, or once an agenda is resolved, before predictions pay (TI4-COB-08). */
  component({
    id: 'dictate-policy',
    kind: 'secret-objective',
    at: 'outcome.after',
    fits: isDictated,
    effect: (t, { you }) => score(t, you, 'dictate-policy'),
    more: [
      ability({
        at: 'phase.start',
        fits: (v, _, { phase }) => phase === 'agenda' && isDictated(v),
        effect: (t, { you }) => score(t, you, 'dictate-policy'),
      }),
    ],
  }),
  /** Just before the election takes effect, by whoever is elected in the end (TI4-COB-09). */
  component({
    id: 'drive-the-debate',
    kind: 'secret-objective',
    at: 'outcome.would',
    fits: ({ pub }, you, { outcome, prevented }) =>
      !prevented && (pub.agenda!.elect === 'player' ? outcome === String(you) : pub.planets[outcome]?.owner === you),
    effect: (t, { you }) => score(t, you, 'drive-the-debate'),
  }),
  /** The last fighter of a player in a system falls to ANTI-FIGHTER BARRAGE itself (TI4-COB-15). */
  component({
    id: 'fight-with-precision',
    kind: 'secret-objective',
    at: 'destroyed.after',
    fits: ({ pub }, you, { seat, by, system, purpose, units }) =>
      by === you &&
      seat !== you &&
      purpose === 'barrage' &&
      units.some((name) => unitNamed(name).type === 'fighter') &&
      countAt(pub, system, seat, (type) => type === 'fighter') === 0 &&
      mayScore(pub, you),
    effect: (t, { you }) => score(t, you, 'fight-with-precision'),
  }),
  /** As the last player passes (TI4-COB-16). */
  component({
    id: 'prove-endurance',
    kind: 'secret-objective',
    at: 'passed',
    fits: (_, you, { seat, isLast }) => seat === you && isLast,
    effect: (t, { you }) => score(t, you, 'prove-endurance'),
  }),
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
      by === you &&
      seat !== you &&
      purpose === 'bombardment' &&
      countAt(v.pub, place, seat, isForceOf(v.pub, seat)) === 0 &&
      mayScore(v.pub, you),
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
      by === you &&
      seat !== you &&
      purpose === 'cannon' &&
      place === system &&
      !hasShips(v.pub, system, seat) &&
      mayScore(v.pub, you),
    effect: (t, { you }) => score(t, you, 'turn-their-fleets-to-dust'),
  }),
  /** A space combat won where one's flagship stands that was not destroyed in it, even if it came back (TI4-COB-20). */
  component({
    id: 'unveil-flagship',
    kind: 'secret-objective',
    at: 'combat.end',
    fits: (v, you, { system, planet, winner }) =>
      winner === you &&
      planet === null &&
      countAt(v.pub, system, you, (type) => type === 'flagship') > 0 &&
      !hasLostFlagship(v.pub, you) &&
      mayScore(v.pub, you),
    effect: (t, { you }) => score(t, you, 'unveil-flagship'),
  }),
];
