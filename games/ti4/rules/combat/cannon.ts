import { yesOrNo } from '@orrery/imperium';
import type { Fight, Shooters } from '@orrery/imperium';
import { clockwise, flow, part } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import type { UnitType } from '../../content/units/index.ts';
import type { Asked, Ti4 } from '../../shapes.ts';
import { stacksOfSeat } from '../figures.ts';
import { adjacentFor } from '../systems.ts';
import { hasShips, placesIn } from '../units.ts';
import { bySummary } from '../reading.ts';
import { dicePool } from './rolls.ts';
import { shares, shootersWith } from './units.ts';

// SCAN: SPACE CANNON, at ships that moved and at ground forces that land.

/** What the dice of a dock hit with. */
const DOCK_CANNON = 5;

/** What the dice of a planet's own cannon hit with. */
const PLANET_CANNON = 5;
/** What fires from a place: its units, and the planet itself where it has a cannon; that is no PDS, whatever turns PDS off (TI4-ULTI-09). */
export function cannonsOn(v: Asked, place: string, seat: Seat, against: Seat | null = null): Shooters<UnitType>[] {
  const units = shootersWith(v, place, seat, 'spaceCannon', against);
  const dice = v.number('planetCannon', { seat, planet: place }, 0);
  const asked = { seat, unit: 'space-dock', ability: 'spaceCannon', place, against } as const;
  return dice > 0 && v.permission('hasAbility', asked, true)
    ? [...units, { unit: 'pds', n: 1, combat: PLANET_CANNON, dice }]
    : units;
}

/** Everything that may fire into a system: what stands in it, and what reaches it from beside (TI4-SCAN-06, TI4-SCAN-07). */
export function cannonsAt(v: Asked, system: string, seat: Seat): Shooters<UnitType>[] {
  const dice = v.number('dockCannon', { seat, system }, 0);
  const here: Shooters<UnitType>[] = [
    ...placesIn(system).flatMap((place) => cannonsOn(v, place, seat)),
    ...(dice > 0 ? [{ unit: 'space-dock' as const, n: 1, combat: DOCK_CANNON, dice }] : []),
  ];
  const reachesFar = (unit: UnitType): boolean => shares(v.pub, seat, unit, 'reaches');
  const far = stacksOfSeat(v.pub, seat, ({ type }) => reachesFar(type as UnitType));
  if (bySummary(v.pub) || far.length === 0) return here;
  const beside = adjacentFor(v, system, seat)
    .flatMap((other) => placesIn(other).flatMap((place) => shootersWith(v, place, seat, 'spaceCannon')))
    .filter(({ unit }) => reachesFar(unit));
  return [...here, ...beside];
}
/** Whom a seat may fire at: the active player, or, for the active player, anybody with ships there (TI4-SCAN-05). */
function aimsOf(v: Asked, seat: Seat, active: Seat, system: string): Seat[] {
  const { pub } = v;
  const all =
    seat === active && !bySummary(pub) ? clockwise(pub, active).filter((other) => other !== active) : [active];
  return all.filter(
    (target) =>
      target !== seat && hasShips(pub, system, target) && v.permission('mayFireAt', { seat, target, system }, true),
  );
}

const fire: Listed<Ti4, 'fire'> = yesOrNo('TI4-SCAN-04', { first: true, absent: true });

/** Clockwise from the active player, each volley resolved before the next (TI4-SCAN-04, TI4-SCAN-09). */
const cannonOffense = flow<Ti4>()('cannonOffense', {
  next: (t, f) => {
    const seat = f.firing[0];
    if (seat === undefined) return 'over';
    const targets = aimsOf(t, seat, f.seat, f.system);
    f.fires = false;
    if (targets.length === 0 || cannonsAt(t, f.system, seat).length === 0) return t.next;
    return t.ask(seat, 'fire', { place: f.system, purpose: 'cannon' }, 'fires');
  },
  aim: (t, f) => {
    if (!f.fires) return 'fired';
    const from = aimsOf(t, f.firing[0]!, f.seat, f.system).map(String);
    f.target = from[0]!;
    if (from.length < 2) return t.next;
    return t.ask(f.firing[0]!, 'pickOne', { what: 'player', from, for: null, rule: 'TI4-SCAN-05' }, 'target');
  },
  shoot: (t, f) => {
    const by = f.firing[0]!;
    const target = Number(f.target);
    const fight: Fight = { system: f.system, planet: null, attacker: by, defender: target, round: 0 };
    const rolls = [dicePool(t, 'cannon', fight, by, target, cannonsAt(t, f.system, by))];
    return t.call('volley', { fight, purpose: 'cannon', rolls });
  },
  fired: (_, f) => {
    f.firing = f.firing.slice(1);
    return 'next';
  },
  over: (t) => t.end(),
});

/** Everybody else with cannons on the planet may fire at what lands there (TI4-SCAN-11). */
const cannonDefense = flow<Ti4>()('cannonDefense', {
  next: (t, f) => {
    const seat = f.firing[0];
    if (seat === undefined) return 'over';
    f.fires = false;
    if (cannonsOn(t, f.planet, seat, f.attacker).length === 0) return t.next;
    return t.ask(seat, 'fire', { place: f.planet, purpose: 'cannon' }, 'fires');
  },
  shoot: (t, f) => {
    if (!f.fires) return 'fired';
    const by = f.firing[0]!;
    const { system, planet, attacker } = f;
    const fight: Fight = { system, planet, attacker: by, defender: attacker, round: 0 };
    const rolls = [dicePool(t, 'cannon', fight, by, attacker, cannonsOn(t, planet, by, attacker))];
    return t.call('volley', { fight, purpose: 'cannon', rolls });
  },
  fired: (_, f) => {
    f.firing = f.firing.slice(1);
    return 'next';
  },
  over: (t) => t.end(),
});

export const cannonPart = part<Ti4>()({ procedures: { cannonOffense, cannonDefense }, asks: { fire } });
