import type { Fight, Shooters } from '@orrery/imperium';
import { clockwise, flow, moveUnits, part } from '@orrery/kernel';
import type { Grown, Seat } from '@orrery/kernel';
import type { UnitType } from '../../content/units/index.ts';
import type { Asked, Pub, Table, Ti4 } from '../../shapes.ts';
import { gainControl, opening } from '../moments.ts';
import { traitsOf } from '../planets.ts';
import { MECATOL_REX, planetsAt } from '../systems.ts';
import { countAt, factsOf, hasAbility, hasShips, isGroundForce, stacksAt } from '../units.ts';
import { cannonsOn } from './cannon.ts';
import { dicePool } from './rolls.ts';
import type { Commitment, UnitName } from './shapes.ts';
import { tellWinner } from './spaceCombat.ts';
import { combat, fightsOnGround, figuresOf, nameOf, shares, shootersWith, stacksOf, unitNamed } from './units.ts';

// INV: bombardment, commitment, space cannon defense, ground combat, control (TI4-INV-07).

const groundForces = (pub: Pub, planet: string, seat: Seat): number =>
  countAt(pub, planet, seat, fightsOnGround(pub, seat));
const defenderOf = (pub: Pub, planet: string, attacker: Seat): Seat | null =>
  clockwise(pub, attacker).find((seat) => seat !== attacker && groundForces(pub, planet, seat) > 0) ?? null;

/** A ship of another player takes PLANETARY SHIELD from a player's units in a system (TI4-INV-10). */
export const isShieldBroken = (pub: Pub, system: string, of: Seat): boolean =>
  stacksAt(pub, system).some(({ seat, type }) => seat !== of && shares(pub, seat, type as UnitType, 'breaksShield'));
/** Units of others shield a planet (TI4-INV-09). */
export const isShielded = (v: Asked, planet: string, system: string, attacker: Seat): boolean =>
  stacksAt(v.pub, planet).some(
    ({ seat, type }) =>
      seat !== attacker &&
      !isShieldBroken(v.pub, system, seat) &&
      hasAbility(v, seat, type as UnitType, 'shield', planet, attacker),
  );
/** Whether BOMBARDMENT may be used against ground forces on a planet. */
export const isBombable = (v: Asked, planet: string, system: string, attacker: Seat): boolean =>
  defenderOf(v.pub, planet, attacker) !== null &&
  !isShielded(v, planet, system, attacker) &&
  v.permission('mayBombard', { seat: attacker, planet, traits: traitsOf(v, planet) }, true);
const bombable = (v: Asked, system: string, attacker: Seat): string[] =>
  planetsAt(v.pub, system).filter((planet) => isBombable(v, planet, system, attacker));
/** Units of a player that may use BOMBARDMENT in a system. */
export const bombersIn = (v: Asked, system: string, seat: Seat): Shooters<UnitType>[] =>
  v.set('bombardsFrom', { seat, system }, [system]).flatMap((place) => shootersWith(v, place, seat, 'bombardment'));
/** Where forces may land: nowhere on Mecatol Rex while the custodians keep it (TI4-INV-13). */
export const landable = (v: Asked, seat: Seat, system: string): string[] =>
  planetsAt(v.pub, system).filter(
    (planet) =>
      (planet !== MECATOL_REX || !v.pub.custodians) &&
      v.permission('mayPlace', { seat, unit: 'infantry', place: planet }, true),
  );

/** Units in space that can land: ground forces, and what a component lets land with them (TI4-NAAL-04). */
const landers = (v: Asked, seat: Seat, system: string): UnitName[] =>
  figuresOf(
    stacksOf(v.pub, system, seat, (type) =>
      v.permission('mayCommit', { seat, unit: type as UnitType, system }, isGroundForce(type)),
    ),
  ).toSorted();
/** Fighters that landed return to space; they never hold or take a planet (TI4-NAAL-04). */
function liftOff(t: Table, planet: string, system: string): void {
  for (const { seat, type, marks, n } of stacksAt(t.pub, planet).slice())
    if (type === 'fighter') {
      moveUnits(t.pub.units, planet, system, seat, type, n, marks);
      t.emit('turnedBack', { seat, planet, units: Array.from({ length: n }, () => nameOf({ type, marks })) });
    }
}

/** Ground forces in space go to planets, freely distributed (TI4-INV-02); units first named first, so that one landing has one form. */
const commit: Grown<Ti4, 'commit'> = {
  rule: 'TI4-INV-02',
  grow: (v, { system, must }, picked) => {
    const { seat } = v;
    const all = landers(v, seat!, system);
    const names = [...new Set(all)];
    const planets = landable(v, seat!, system);
    const rank = ({ unit, planet }: Commitment) =>
      names.indexOf(unit) * planets.length + planets.indexOf(planet as never);
    const last = picked.length === 0 ? -1 : rank(picked.at(-1)!);
    const left = (name: UnitName) =>
      all.filter((one) => one === name).length - picked.filter(({ unit }) => unit === name).length;
    const add = names.flatMap((unit) => (left(unit) > 0 ? planets.map((planet) => ({ unit, planet })) : []));
    const done = must === null || picked.some((one) => isOfForces(one) && one.planet === must);
    return { add: add.filter((one) => rank(one) >= last), done };
  },
  refuse: ({ pub }, { must }, landing) => {
    if (must !== null && !landing.some((one) => isOfForces(one) && one.planet === must)) return { rule: 'TI4-CUST-03' };
    const onRex = landing.some(({ planet }) => planet === MECATOL_REX);
    return { rule: pub.custodians && onRex ? 'TI4-INV-13' : 'TI4-INV-02' };
  },
  fallback: ({ pub, seat }, { system, must }) =>
    must === null
      ? []
      : [{ unit: figuresOf(stacksOf(pub, system, seat!, isGroundForce)).toSorted()[0]!, planet: must }],
};

const isOfForces = ({ unit }: Commitment): boolean => isGroundForce(unitNamed(unit).type);

/** Who has cannons on a planet against what landed there. */
const firingAt = (t: Table, planet: string, seat: Seat): Seat[] =>
  clockwise(t.pub, seat).filter((other) => other !== seat && cannonsOn(t, planet, other, seat).length > 0);
const isDisputed = (pub: Pub, planet: string, seat: Seat): boolean =>
  groundForces(pub, planet, seat) > 0 && defenderOf(pub, planet, seat) !== null;

export const invasion = flow<Ti4>()(
  'invasion',
  {
    begin: (t, f) => opening(t, 'invasion.start', { seat: f.seat, system: f.system }),
    /** All units that can must fire, if any does (TI4-INV-08). */
    bombard: (t, f) => {
      f.fires = false;
      f.aimed = [];
      f.bombing = bombersIn(t, f.system, f.seat).flatMap(({ unit, n }) => Array.from({ length: n }, () => unit));
      if (f.bombing.length === 0 || bombable(t, f.system, f.seat).length === 0) return 'commit';
      return t.ask(f.seat, 'fire', { place: f.system, purpose: 'bombardment' }, 'fires');
    },
    nameTarget: (t, f) => {
      if (!f.fires) return 'commit';
      if (f.bombing!.length === 0) return 'drop';
      const from = bombable(t, f.system, f.seat);
      f.planet = from[0]!;
      if (from.length === 1) return t.next;
      return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: null, rule: 'TI4-INV-08' }, 'planet');
    },
    named: (_, f) => {
      f.aimed!.push({ unit: f.bombing!.shift()!, planet: f.planet! });
      return 'nameTarget';
    },
    /** Planet after planet; the defender chooses the losses (TI4-INV-01, TI4-INV-11). */
    drop: (t, f) => {
      const planet = f.aimed![0]?.planet;
      if (planet === undefined) return t.next;
      const units = f.aimed!.filter((one) => one.planet === planet).map(({ unit }) => unit);
      f.aimed = f.aimed!.filter((one) => one.planet !== planet);
      const defender = defenderOf(t.pub, planet, f.seat);
      if (defender === null) return 'drop';
      const fight: Fight = { system: f.system, planet, attacker: f.seat, defender, round: 0 };
      const shooters = units.map((unit) => {
        const [value, dice] = factsOf(t.pub, f.seat, unit).bombardment!;
        return { unit, n: 1, combat: value, dice };
      });
      const rolls = [dicePool(t, 'bombardment', fight, f.seat, defender, shooters)];
      return t.call('volley', { fight, purpose: 'bombardment', rolls });
    },
    dropped: (t, f) => (f.aimed!.length > 0 ? 'drop' : t.next),

    commit: (t, f) => opening(t, 'commit.would', { seat: f.seat, system: f.system, planet: null, units: [] }),
    /** The custodians leave before anybody lands (TI4-CUST-03). */
    custodians: (t, f) => t.call('custodians', { seat: f.seat, system: f.system }, 'must'),
    choose: (t, f) => {
      f.committed = [];
      const canLand = landers(t, f.seat, f.system).length > 0 && landable(t, f.seat, f.system).length > 0;
      return canLand ? t.ask(f.seat, 'commit', { system: f.system, must: f.must! }, 'committed') : t.next;
    },
    /** They are on the planet from now on (TI4-INV-14). */
    land: (t, f) => {
      const landed = planetsAt(t.pub, f.system).filter((planet) => f.committed!.some((one) => one.planet === planet));
      for (const planet of landed) {
        const units = f.committed!.filter((one) => one.planet === planet).map(({ unit }) => unit);
        for (const name of units) {
          const { type, marks } = unitNamed(name);
          moveUnits(t.pub.units, f.system, planet, f.seat, type, 1, marks);
        }
        t.emit('committed', { seat: f.seat, planet, units });
      }
      f.taking = landed.slice();
      // Where an effect brought forces of two players together, they fight now (TI4-INV-12, TI4-INV-19).
      f.landed = planetsAt(t.pub, f.system).filter(
        (planet) => landed.includes(planet) || isDisputed(t.pub, planet, f.seat),
      );
      return f.landed.length === 0 ? 'over' : t.next;
    },
    /** Planet after planet what follows a landing. */
    arrive: (t, f) => {
      const planet = f.taking!.shift();
      if (planet === undefined) return 'landed';
      const units = f.committed!.filter((one) => one.planet === planet).map(({ unit }) => unit);
      return opening(t, 'commit.after', { seat: f.seat, system: f.system, planet, units });
    },
    arrived: () => 'arrive',
    landed: (t, f) => {
      f.contested = f.landed!.slice();
      return t.next;
    },
    /** On all planets first (TI4-INV-15), in the order the active player chooses (TI4-SCAN-12). */
    defend: (t, f) => {
      const from = f.contested!.filter((planet) => firingAt(t, planet, f.seat).length > 0);
      if (from.length === 0) return 'combats';
      f.planet = from[0]!;
      if (from.length === 1) return t.next;
      return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: null, rule: 'TI4-SCAN-12' }, 'planet');
    },
    shoot: (t, f) => {
      const planet = f.planet!;
      f.contested = f.contested!.filter((one) => one !== planet);
      const firing = firingAt(t, planet, f.seat);
      return t.call('cannonDefense', { planet, system: f.system, attacker: f.seat, firing });
    },
    defended: () => 'defend',
    combats: (t, f) => {
      f.contested = f.landed!.filter(
        (planet) => groundForces(t.pub, planet, f.seat) > 0 && defenderOf(t.pub, planet, f.seat) !== null,
      );
      return t.next;
    },
    /** In the order the active player chooses (TI4-INV-15). */
    order: (t, f) => {
      const from = f.contested!;
      if (from.length === 0) return 'control';
      f.planet = from[0]!;
      if (from.length === 1) return t.next;
      return t.ask(f.seat, 'pickOne', { what: 'planet', from: from.slice(), for: null, rule: 'TI4-INV-15' }, 'planet');
    },
    fight: (t, f) => {
      const planet = f.planet!;
      f.contested = f.contested!.filter((one) => one !== planet);
      const defender = defenderOf(t.pub, planet, f.seat)!;
      return t.call('groundCombat', { fight: { system: f.system, planet, attacker: f.seat, defender, round: 0 } });
    },
    fought: () => 'order',
    control: (t, f) => {
      for (const planet of f.landed!) liftOff(t, planet, f.system);
      f.taking = f.landed!.filter(
        (planet) => groundForces(t.pub, planet, f.seat) > 0 && defenderOf(t.pub, planet, f.seat) === null,
      );
      return t.next;
    },
    /** One by one, in the order the active player chooses (TI4-CTRL-09). */
    next: (t, f) => {
      const from = f.taking!.slice();
      if (from.length === 0) return 'over';
      f.planet = from[0]!;
      if (from.length === 1) return t.next;
      return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: null, rule: 'TI4-CTRL-09' }, 'planet');
    },
    take: (t, f) => {
      f.taking = f.taking!.filter((planet) => planet !== f.planet);
      return gainControl(t, f.seat, f.planet!);
    },
    taken: () => 'next',
    over: (t) => t.end(),
  },
  { seenByRules: 'ends' },
);

/** Round after round until at most one side has ground forces (TI4-INV-05, TI4-INV-17). */
const groundCombat = flow<Ti4>()(
  'groundCombat',
  {
    begin: (t, f) => t.window('combat.start', f.fight, combat.orderOf(t.pub)),
    nextRound: (t, f) => {
      if (!combat.bothFight(t.pub, f.fight)) return 'over';
      f.fight.round++;
      return t.call('battleRound', { ...f.fight });
    },
    again: () => 'nextRound',
    over: (t, f) => {
      const winner = tellWinner(t, f.fight);
      liftOff(t, f.fight.planet!, f.fight.system);
      return opening(t, 'combat.end', { ...f.fight, winner });
    },
    ended: (t) => t.end(),
  },
  { seenByRules: 'begins and ends' },
);

/** What a tactical action has to fight out after ships have moved (TI4-SPC-13, TI4-SPC-29). */
export const enemyShips = (pub: Pub, seat: Seat, system: string): Seat | null =>
  hasShips(pub, system, seat)
    ? (clockwise(pub, seat).find((other) => other !== seat && hasShips(pub, system, other)) ?? null)
    : null;

export const invasionPart = part<Ti4>()({ procedures: { invasion, groundCombat }, asks: { commit } });
