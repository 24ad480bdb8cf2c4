import type { Listed, Seat } from '@orrery/kernel';
import { planetsIn, systemOf } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Bombarders, Fight, Pub, Table, Ti3 } from '../shapes.ts';
import { rollOf } from './dice.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { breakAgreement } from './trade.ts';
import { countAt, destroy } from './units.ts';

// INVADE: Invasion Combat, step 6. No withdrawal, no retreat (TI3-INVADE-03).

const groundForces = (pub: Pub, planet: string, seat: Seat): number => countAt(pub, planet, seat, 'ground-force');

const fightOf = ({ system, planet, attacker, defender, round }: Fight): Fight => ({
  system,
  planet,
  attacker,
  defender,
  round,
});

function loseGroundForces(t: Table, planet: string, seat: Seat, hits: number): void {
  destroy(t, planet, seat, 'ground-force', Math.min(hits, groundForces(t.pub, planet, seat)));
}

/** Enemy planets without a landing that a War Sun may still bombard (TI3-INVADE-08). */
const targetsWithoutLanding = (
  pub: Pub,
  seat: Seat,
  system: string,
  fired: Bombarders,
  done: readonly string[],
): string[] =>
  planetsIn(system)
    .map((p) => p.id)
    .filter((id) => {
      const owner = pub.planets[id]!.by;
      return owner !== null && owner !== seat && !done.includes(id) && groundForces(pub, id, owner) > 0;
    })
    .filter((id) => mostBombarders(pub, seat, id, false, fired).warSuns > 0);

export const invade: Listed<Ti3, 'invade'> = {
  rule: 'TI3-INVADE-02',
  list: (_, { planets, must }) => (must.length > 0 ? planets : [...planets, null]),
  dflt: (_, { planets, must }) => (must.length > 0 ? planets[0]! : null),
  refuse: (_, { must }, answer) => (answer === null && must.length > 0 ? { rule: 'TI3-INVADE-01' } : null),
};

export const invasion = procedure('invasion', {
  /** The active player chooses the order (TI3-INVADE-02); every contested planet is fought over (TI3-INVADE-01). */
  next(t, f) {
    const must = Object.keys(f.landed).filter((planet) => !f.fought.includes(planet));
    const others = targetsWithoutLanding(t.pub, f.seat, f.system, f.fired, [...Object.keys(f.landed), ...f.fought]);
    if (must.length === 0 && others.length === 0) return t.done();
    if (must.length === 1 && others.length === 0) {
      f.got = must[0]!;
      return 'fight';
    }
    return t.ask(f.seat, 'invade', { planets: [...must, ...others], must }, 'fight');
  },
  fight(t, f) {
    const planet = f.got as string | null;
    if (planet === null) return t.done();
    f.fought.push(planet);
    if (!(planet in f.landed))
      return t.call('bombardment', { seat: f.seat, planet, invaded: false, fired: f.fired }, 'fought');
    const fight = { system: f.system, planet, attacker: f.seat, defender: t.pub.planets[planet]!.by!, round: 0 };
    return t.call('invasionCombat', { ...fight, fired: f.fired }, 'fought');
  },
  fought(t, f) {
    f.fired = f.got as unknown as Bombarders;
    return 'next';
  },
});

/** One planet. Ends with the ships that have bombarded in this activation. */
export const invasionCombat = procedure('invasionCombat', {
  /** An invasion of a partner breaks the Trade Agreement (TI3-INVADE-20). */
  begin(t, f) {
    breakAgreement(t, f.attacker, f.defender);
    return t.window('beforeInvasion', fightOf(f), t.pub.order, 'bombard');
  },
  /** Before the first round: 1. bombardment (TI3-INVADE-04). */
  bombard: (t, f) =>
    t.call('bombardment', { seat: f.attacker, planet: f.planet!, invaded: true, fired: f.fired }, 'defend'),
  /** 2. The defending PDS fire once at the invaders (TI3-INVADE-10, TI3-INVADE-11). */
  defend(t, f) {
    f.fired = f.got as unknown as Bombarders;
    const pds = countAt(t.pub, f.planet!, f.defender, 'pds');
    if (pds === 0 || groundForces(t.pub, f.planet!, f.attacker) === 0) return 'nextRound';
    return t.ask(f.defender, 'fire', { system: f.system, planet: f.planet, at: f.attacker, pds }, 'volley');
  },
  volley(t, f) {
    const n = t.answer(f, 'fire');
    if (n === 0) return 'nextRound';
    const roll = rollOf(t.pub, 'defence', fightOf(f), f.defender, f.attacker, [{ unit: 'pds', n }]);
    return t.call(
      'dice',
      { purpose: 'defence', system: f.system, planet: f.planet, round: 0, rolls: [roll] },
      'volleyHits',
    );
  },
  volleyHits(t, f) {
    loseGroundForces(t, f.planet!, f.attacker, (f.got as number[])[0]!);
    return 'nextRound';
  },
  /** Rounds until at most one side has Ground Forces (TI3-INVADE-14). */
  nextRound(t, f) {
    const contested = [f.attacker, f.defender].every((seat) => groundForces(t.pub, f.planet!, seat) > 0);
    if (!contested) return 'result';
    f.round++;
    return t.call('invasionRound', fightOf(f), 'nextRound');
  },
  result(t, f) {
    if (groundForces(t.pub, f.planet!, f.attacker) > 0)
      return t.call('occupation', { seat: f.attacker, planet: f.planet!, wasNeutral: false }, 'end');
    // Failed, or both sides died: the defender keeps the planet, and PDS that landed are lost (TI3-INVADE-17, TI3-INVADE-18).
    destroy(t, f.planet!, f.attacker, 'pds', countAt(t.pub, f.planet!, f.attacker, 'pds'));
    t.emit('held', { seat: f.defender, planet: f.planet! });
    return 'end';
  },
  end: (t, f) => t.done({ ...f.fired }),
});

/** Both roll one die per Ground Force at the same time, then both remove losses (TI3-INVADE-12); PDS and docks do not roll (TI3-INVADE-13). */
export const invasionRound = procedure('invasionRound', {
  begin: (t, f) => t.window('beforeRound', fightOf(f), t.pub.order, 'roll'),
  roll(t, f) {
    const sides = [
      [f.attacker, f.defender],
      [f.defender, f.attacker],
    ] as const;
    const rolls = sides.map(([by, against]) =>
      rollOf(t.pub, 'invasion', fightOf(f), by, against, [
        { unit: 'ground-force', n: groundForces(t.pub, f.planet!, by) },
      ]),
    );
    return t.call('dice', { purpose: 'invasion', system: f.system, planet: f.planet, round: f.round, rolls }, 'remove');
  },
  remove(t, f) {
    const [byAttacker, byDefender] = f.got as number[];
    loseGroundForces(t, f.planet!, f.attacker, byDefender!);
    loseGroundForces(t, f.planet!, f.defender, byAttacker!);
    return t.done();
  },
});

/** Ships that may still bombard a planet: each at most once per Activation Sequence (TI3-INVADE-09). */
export function mostBombarders(pub: Pub, seat: Seat, planet: string, invaded: boolean, fired: Bombarders): Bombarders {
  const system = systemOf(planet);
  const owner = pub.planets[planet]!.by!;
  const shielded = countAt(pub, planet, owner, 'pds') > 0; // TI3-INVADE-07
  const may = (unit: 'dreadnought' | 'war-sun', rulebook: boolean) =>
    queries.permission(pub, 'mayBombard', { seat, planet, unit }, rulebook);
  return {
    // Only where Ground Forces that landed in step 5 invade (TI3-INVADE-06).
    dreadnoughts:
      invaded && may('dreadnought', !shielded) ? countAt(pub, system, seat, 'dreadnought') - fired.dreadnoughts : 0,
    warSuns: may('war-sun', true) ? countAt(pub, system, seat, 'war-sun') - fired.warSuns : 0,
  };
}

export const bombard: Listed<Ti3, 'bombard'> = {
  rule: 'TI3-INVADE-09',
  list: (_, { most }) =>
    upTo(most.dreadnoughts).flatMap((dreadnoughts) => upTo(most.warSuns).map((warSuns) => ({ dreadnoughts, warSuns }))),
  dflt: (_, { most }) => most,
  refuse({ pub, seat }, { planet, most }, answer) {
    const owner = pub.planets[planet]!.by!;
    if (answer.dreadnoughts <= most.dreadnoughts) return { rule: 'TI3-INVADE-09' };
    if (countAt(pub, planet, owner, 'pds') > 0) return { rule: 'TI3-INVADE-07' };
    return { rule: groundForces(pub, planet, seat!) === 0 ? 'TI3-INVADE-06' : 'TI3-INVADE-09' };
  },
};

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

export const bombardment = procedure('bombardment', {
  begin(t, f) {
    if (!canBombard(t.pub, f)) return t.done({ ...f.fired });
    return t.window('beforeBombardment', { seat: f.seat, planet: f.planet }, t.pub.order, 'choose');
  },
  choose(t, f) {
    if (!canBombard(t.pub, f)) return t.done({ ...f.fired });
    const most = mostBombarders(t.pub, f.seat, f.planet, f.invaded, f.fired);
    return t.ask(f.seat, 'bombard', { planet: f.planet, most }, 'shoot');
  },
  shoot(t, f) {
    const { dreadnoughts, warSuns } = t.answer(f, 'bombard');
    if (dreadnoughts + warSuns === 0) return t.done({ ...f.fired });
    f.fired = { dreadnoughts: f.fired.dreadnoughts + dreadnoughts, warSuns: f.fired.warSuns + warSuns };
    const system = systemOf(f.planet);
    const defender = t.pub.planets[f.planet]!.by!;
    const fight: Fight = { system, planet: f.planet, attacker: f.seat, defender, round: 0 };
    const roll = rollOf(t.pub, 'bombardment', fight, f.seat, defender, [
      { unit: 'dreadnought', n: dreadnoughts, dice: facts('dreadnought').bombards! },
      { unit: 'war-sun', n: warSuns, dice: facts('war-sun').bombards! },
    ]);
    return t.call('dice', { purpose: 'bombardment', system, planet: f.planet, round: 0, rolls: [roll] }, 'hit');
  },
  /** Destroyed Ground Forces neither fire back nor take part in the combat (TI3-INVADE-05). */
  hit(t, f) {
    loseGroundForces(t, f.planet, t.pub.planets[f.planet]!.by!, (f.got as number[])[0]!);
    return t.done({ ...f.fired });
  },
});

function canBombard(pub: Pub, f: { seat: Seat; planet: string; invaded: boolean; fired: Bombarders }): boolean {
  const { dreadnoughts, warSuns } = mostBombarders(pub, f.seat, f.planet, f.invaded, f.fired);
  return dreadnoughts + warSuns > 0 && groundForces(pub, f.planet, pub.planets[f.planet]!.by!) > 0;
}
