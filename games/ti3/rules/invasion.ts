import { yesOrNo } from '@orrery/imperium';
import type { Listed, Seat } from '@orrery/kernel';
import { planetsIn, systemOf } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Bombarders, Fight, Pub, Ti3 } from '../shapes.ts';
import { rollOf } from './dice.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { breakAgreement } from './trade.ts';
import { countAt, destroy, loseFighters, place } from './units.ts';
import { DISCARD, hand } from './hands.ts';

// INVADE: Invasion Combat, step 6. No withdrawal, no retreat (TI3-INVADE-03).

/** Dacxive Animators give a Ground Force on this or more. */
const ANIMATED = 6;

const groundForces = (pub: Pub, planet: string, seat: Seat): number => countAt(pub, planet, seat, 'ground-force');

const fightOf = ({ system, planet, attacker, defender, round }: Fight): Fight => ({
  system,
  planet,
  attacker,
  defender,
  round,
});

/** Enemy planets without a landing that a War Sun may still fire at (TI3-INVADE-08). */
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
      return owner !== null && owner !== seat && !done.includes(id);
    })
    .filter((id) => {
      const shots = { seat, planet: id, invaded: false, fired };
      return canBombard(pub, shots) || canGas(pub, shots);
    });

export const invade: Listed<Ti3, 'invade'> = {
  rule: 'TI3-INVADE-02',
  list: (_, { planets, must }) => (must.length > 0 ? planets : [...planets, null]),
  fallback: (_, { planets, must }) => (must.length > 0 ? planets[0]! : null),
  refuse: (_, { must }, answer) => (answer === null && must.length > 0 ? { rule: 'TI3-INVADE-01' } : null),
};

export const invasion = procedure('invasion', {
  /** The active player chooses the order (TI3-INVADE-02); every contested planet is fought over (TI3-INVADE-01). */
  next(t, f) {
    const must = Object.keys(f.landed).filter((planet) => !f.fought.includes(planet));
    const others = targetsWithoutLanding(t.pub, f.seat, f.system, f.fired, [...Object.keys(f.landed), ...f.fought]);
    if (must.length === 0 && others.length === 0) return t.done();
    if (must.length === 1 && others.length === 0) {
      f.result = must[0]!;
      return 'fight';
    }
    return t.ask(f.seat, 'invade', { planets: [...must, ...others], must }, 'fight');
  },
  fight(t, f) {
    const planet = f.result as string | null;
    if (planet === null) return t.done();
    f.fought.push(planet);
    if (!(planet in f.landed))
      return t.call('bombardment', { seat: f.seat, planet, invaded: false, fired: f.fired }, 'fought');
    const fight = { system: f.system, planet, attacker: f.seat, defender: t.pub.planets[planet]!.by!, round: 0 };
    return t.call('invasionCombat', { ...fight, fired: f.fired, troops: 0, fighters: 0 }, 'fought');
  },
  fought(t, f) {
    f.fired = f.result as unknown as Bombarders;
    return 'next';
  },
});

/** One planet. Ends with the ships that have bombarded in this activation. */
export const invasionCombat = procedure('invasionCombat', {
  /** An invasion of a partner breaks the Trade Agreement (TI3-INVADE-20). */
  begin(t, f) {
    breakAgreement(t, f.attacker, f.defender);
    f.troops = groundForces(t.pub, f.planet!, f.attacker) + groundForces(t.pub, f.planet!, f.defender);
    t.pub.returned = 0;
    return t.window('beforeInvasion', fightOf(f), t.pub.order, 'bombard');
  },
  /** Before the first round: 1. bombardment (TI3-INVADE-04). */
  bombard: (t, f) =>
    t.call('bombardment', { seat: f.attacker, planet: f.planet!, invaded: true, fired: f.fired }, 'defend'),
  /** 2. The defending PDS fire once at the invaders (TI3-INVADE-10, TI3-INVADE-11). */
  defend(t, f) {
    f.fired = f.result as unknown as Bombarders;
    const pds = countAt(t.pub, f.planet!, f.defender, 'pds');
    const args = { seat: f.defender, planet: f.planet!, against: f.attacker };
    if (!queries.permission(t.pub, 'mayDefend', args, true)) return 'fighters';
    if (pds === 0 || groundForces(t.pub, f.planet!, f.attacker) === 0) return 'fighters';
    return t.ask(f.defender, 'fire', { system: f.system, planet: f.planet, at: f.attacker, pds }, 'volley');
  },
  volley(t, f) {
    const n = t.answer(f, 'fire');
    if (n === 0) return 'fighters';
    const bonus = queries.number(t.pub, 'pdsBonus', { seat: f.defender, planet: f.planet! }, 0);
    const roll = rollOf(t, 'defence', fightOf(f), f.defender, f.attacker, [{ unit: 'pds', n, bonus }]);
    return t.call(
      'dice',
      { purpose: 'defence', system: f.system, planet: f.planet, round: 0, rolls: [roll] },
      'volleyHits',
    );
  },
  volleyHits(t, f) {
    const [hits] = f.result as number[];
    return t.call('fallen', { planet: f.planet!, seat: f.attacker, hits: hits! }, 'fighters');
  },
  /** Graviton Negator: Fighters of the attacker may take part; they cannot take the planet and stay in space (TI3-TECH-17). */
  fighters(t, f) {
    const fighters = countAt(t.pub, f.system, f.attacker, 'fighter');
    const needed = groundForces(t.pub, f.planet!, f.defender) > 0;
    if (fighters === 0 || !needed || !t.permission('fightersMayInvade', { seat: f.attacker }, false))
      return 'nextRound';
    return t.ask(f.attacker, 'joinFighters', { planet: f.planet!, fighters }, 'join');
  },
  join(t, f) {
    f.fighters = t.answer(f, 'joinFighters');
    return 'nextRound';
  },
  /** Rounds until at most one side has Ground Forces (TI3-INVADE-14). */
  nextRound(t, f) {
    const attackers = groundForces(t.pub, f.planet!, f.attacker) + f.fighters;
    if (attackers === 0 || groundForces(t.pub, f.planet!, f.defender) === 0) return 'result';
    f.round++;
    return t.call('invasionRound', { ...fightOf(f), fighters: f.fighters, hits: 0 }, 'afterRound');
  },
  afterRound(t, f) {
    f.fighters = f.result as number;
    return 'nextRound';
  },
  result(t, f) {
    const winner = groundForces(t.pub, f.planet!, f.attacker) > 0 ? f.attacker : f.defender;
    const left = groundForces(t.pub, f.planet!, winner);
    const n = f.troops - left - t.pub.returned;
    if (left === 0 || n === 0 || !t.permission('animatesFallen', { seat: winner }, false)) return 'decided';
    return t.call('plainDice', { seat: winner, why: 'dacxive', n }, 'animate');
  },
  /** Dacxive Animators: a die for each Ground Force killed on either side; 6 or more gives the winner a new one (TI3-TECH-20). */
  animate(t, f) {
    const n = (f.result as number[]).filter((die) => die >= ANIMATED).length;
    if (n === 0) return 'decided';
    const winner = groundForces(t.pub, f.planet!, f.attacker) > 0 ? f.attacker : f.defender;
    place(t.pub, f.planet!, winner, 'ground-force', n);
    t.emit('animated', { seat: winner, planet: f.planet!, n });
    return 'decided';
  },
  decided(t, f) {
    if (groundForces(t.pub, f.planet!, f.attacker) > 0) return 'occupy';
    // Failed, or both sides died: the defender keeps the planet, and PDS that landed are lost (TI3-INVADE-17, TI3-INVADE-18).
    destroy(t, f.planet!, f.attacker, 'pds', countAt(t.pub, f.planet!, f.attacker, 'pds'));
    t.emit('held', { seat: f.defender, planet: f.planet! });
    return 'end';
  },
  occupy: (t, f) => t.call('occupation', { seat: f.attacker, planet: f.planet!, byLanding: true }, 'end'),
  end: (t, f) => t.done({ ...f.fired }),
});

/** Both roll one die per Ground Force at the same time, then both remove losses (TI3-INVADE-12); PDS and docks do not roll (TI3-INVADE-13). */
export const invasionRound = procedure('invasionRound', {
  begin: (t, f) => t.window('round.start', fightOf(f), t.pub.order, 'roll'),
  roll(t, f) {
    const sides = [
      [f.attacker, f.defender],
      [f.defender, f.attacker],
    ] as const;
    const rolls = sides.map(([by, against]) =>
      rollOf(t, 'invasion', fightOf(f), by, against, [
        { unit: 'ground-force', n: groundForces(t.pub, f.planet!, by) },
        { unit: 'fighter', n: by === f.attacker ? f.fighters : 0 },
      ]),
    );
    return t.call('dice', { purpose: 'invasion', system: f.system, planet: f.planet, round: f.round, rolls }, 'remove');
  },
  remove(t, f) {
    const [byAttacker, byDefender] = f.result as number[];
    f.hits = byDefender!;
    return t.call('fallen', { planet: f.planet!, seat: f.defender, hits: byAttacker! }, 'suffer');
  },
  suffer(t, f) {
    const attackers = groundForces(t.pub, f.planet!, f.attacker);
    f.hits = Math.min(f.hits, attackers + f.fighters);
    if (f.fighters === 0 || f.hits === 0) return 'fall';
    // Fighters that joined may be taken as casualties.
    const q = { planet: f.planet!, hits: f.hits, fighters: f.fighters, groundForces: attackers };
    return t.ask(f.attacker, 'groundLosses', q, 'choose');
  },
  choose(t, f) {
    const fighters = t.answer(f, 'groundLosses');
    loseFighters(t, f.system, f.attacker, fighters);
    f.fighters -= fighters;
    f.hits -= fighters;
    return 'fall';
  },
  fall: (t, f) => t.call('fallen', { planet: f.planet!, seat: f.attacker, hits: f.hits }, 'end'),
  end: (t, f) => t.done(f.fighters),
});

export const joinFighters: Listed<Ti3, 'joinFighters'> = {
  rule: 'TI3-TECH-17',
  list: (_, { fighters }) => upTo(fighters),
  fallback: (_, { fighters }) => fighters,
};

/** How many of the hits Fighters take; the others fall on Ground Forces. */
export const groundLosses: Listed<Ti3, 'groundLosses'> = {
  rule: 'TI3-TECH-17',
  list: (_, { hits, fighters, groundForces: troops }) =>
    upTo(Math.min(hits, fighters)).filter((n) => hits - n <= troops),
  fallback: (_, { hits, fighters }) => Math.min(hits, fighters),
};

export const bacterialWeapon: Listed<Ti3, 'bacterialWeapon'> = yesOrNo('TI3-TECH-23');

/** What is fired at a planet from space: by whom, and with which ships so far in this activation. */
interface Shots {
  seat: Seat;
  planet: string;
  /** Ground Forces that landed in step 5 invade it. */
  invaded: boolean;
  fired: Bombarders;
}
/** Ships that have not fired yet: each at most once per Activation Sequence (TI3-INVADE-09), Dreadnoughts only for invaders (TI3-INVADE-06). */
function unfired(pub: Pub, { seat, planet, invaded, fired }: Shots): Bombarders {
  const system = systemOf(planet);
  return {
    dreadnoughts: invaded ? countAt(pub, system, seat, 'dreadnought') - fired.dreadnoughts : 0,
    warSuns: countAt(pub, system, seat, 'war-sun') - fired.warSuns,
  };
}
/** Ships that may still bombard a planet. */
function mostBombarders(pub: Pub, shots: Shots): Bombarders {
  const { seat, planet } = shots;
  const { dreadnoughts, warSuns } = unfired(pub, shots);
  const shielded = countAt(pub, planet, pub.planets[planet]!.by!, 'pds') > 0; // TI3-INVADE-07
  const may = (unit: 'dreadnought' | 'war-sun', rulebook: boolean) =>
    queries.permission(pub, 'mayBombard', { seat, planet, unit }, rulebook);
  return {
    dreadnoughts: may('dreadnought', !shielded) ? dreadnoughts : 0,
    warSuns: may('war-sun', true) ? warSuns : 0,
  };
}

export const bombard: Listed<Ti3, 'bombard'> = {
  rule: 'TI3-INVADE-09',
  list: (_, { most }) =>
    upTo(most.dreadnoughts).flatMap((dreadnoughts) => upTo(most.warSuns).map((warSuns) => ({ dreadnoughts, warSuns }))),
  fallback: (_, { most }) => most,
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
    if (!canBombard(t.pub, f)) return 'choose';
    return t.window('beforeBombardment', { seat: f.seat, planet: f.planet }, t.pub.order, 'choose');
  },
  choose(t, f) {
    if (!canGas(t.pub, f)) return 'aim';
    return t.ask(f.seat, 'bacterialWeapon', { planet: f.planet }, 'gas');
  },
  /**
   * one ship destroys all enemy Ground Forces there instead; then all own Action Cards are discarded (TI3-TECH-23). It is no
   * bombardment: what keeps bombardments away does not keep it away.
   */
  gas(t, f) {
    if (!t.answer(f, 'bacterialWeapon')) return 'aim';
    const most = unfired(t.pub, f);
    const fired = most.dreadnoughts > 0 ? { dreadnoughts: 1, warSuns: 0 } : { dreadnoughts: 0, warSuns: 1 };
    f.fired = { dreadnoughts: f.fired.dreadnoughts + fired.dreadnoughts, warSuns: f.fired.warSuns + fired.warSuns };
    t.emit('gassed', { seat: f.seat, planet: f.planet });
    const owner = t.pub.planets[f.planet]!.by!;
    const hits = groundForces(t.pub, f.planet, owner);
    return t.call('fallen', { planet: f.planet, seat: owner, hits }, 'gassed');
  },
  gassed(t, f) {
    for (const card of t.cards(hand(f.seat)).slice()) {
      t.move(card, hand(f.seat), DISCARD);
      t.emit('discarded', { seat: f.seat, card });
    }
    return t.done({ ...f.fired });
  },
  aim(t, f) {
    if (!canBombard(t.pub, f)) return t.done({ ...f.fired });
    const most = mostBombarders(t.pub, f);
    return t.ask(f.seat, 'bombard', { planet: f.planet, most }, 'shoot');
  },
  shoot(t, f) {
    const { dreadnoughts, warSuns } = t.answer(f, 'bombard');
    if (dreadnoughts + warSuns === 0) return t.done({ ...f.fired });
    f.fired = { dreadnoughts: f.fired.dreadnoughts + dreadnoughts, warSuns: f.fired.warSuns + warSuns };
    const system = systemOf(f.planet);
    const defender = t.pub.planets[f.planet]!.by!;
    const fight: Fight = { system, planet: f.planet, attacker: f.seat, defender, round: 0 };
    const roll = rollOf(t, 'bombardment', fight, f.seat, defender, [
      { unit: 'dreadnought', n: dreadnoughts, dice: facts('dreadnought').bombards! },
      { unit: 'war-sun', n: warSuns, dice: facts('war-sun').bombards! },
    ]);
    return t.call('dice', { purpose: 'bombardment', system, planet: f.planet, round: 0, rolls: [roll] }, 'hit');
  },
  /** Destroyed Ground Forces neither fire back nor take part in the combat (TI3-INVADE-05). */
  hit(t, f) {
    const [hits] = f.result as number[];
    return t.call('fallen', { planet: f.planet, seat: t.pub.planets[f.planet]!.by!, hits: hits! }, 'end');
  },
  end: (t, f) => t.done({ ...f.fired }),
});

const hasTargets = (pub: Pub, { planet }: Shots): boolean => groundForces(pub, planet, pub.planets[planet]!.by!) > 0;
const anyOf = ({ dreadnoughts, warSuns }: Bombarders): boolean => dreadnoughts + warSuns > 0;

const canBombard = (pub: Pub, shots: Shots): boolean => anyOf(mostBombarders(pub, shots)) && hasTargets(pub, shots);
const canGas = (pub: Pub, shots: Shots): boolean =>
  anyOf(unfired(pub, shots)) &&
  hasTargets(pub, shots) &&
  queries.permission(pub, 'mayGas', { seat: shots.seat }, false);
