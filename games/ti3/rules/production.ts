import type { Grown, Seat } from '@orrery/kernel';
import { planetOf, planetsIn } from '../content/tiles.ts';
import { PDS_PER_PLANET, UNIT_KINDS, facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Build, Pay, ProduceAtom, Pub, Ti3 } from '../shapes.ts';
import { fleetSupply } from './commandCounters.ts';
import { figuresLeft, groups } from './limits.ts';
import { beyondSupport, fighterSupport, fightersIn } from './fighters.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { nextPayments, paidBy, pay, wealth } from './spending.ts';
import { hasActivated, neighbours } from './systems.ts';
import { clockwise, countAt, enemiesIn, fleetSize, fliesAlone, hasUnits, owns, place } from './units.ts';

// PROD: producing units, step 7. Units and payment are one answer: all units are announced, the total is paid in one batch (TI3-PROD-04).

const isBuild = (atom: ProduceAtom): atom is Build => 'build' in atom;
const isPay = (atom: ProduceAtom): atom is Pay => !isBuild(atom);

/** Own Space Docks in a system that may produce: not those built this round (TI3-PROD-17). */
const workingDocks = (pub: Pub, seat: Seat, system: string): string[] =>
  planetsIn(system)
    .map((p) => p.id)
    .filter((id) => countAt(pub, id, seat, 'space-dock') > 0 && pub.planets[id]!.dockSince < pub.round);

/** TI3-PROD-03. */
const capacityAt = (pub: Pub, seat: Seat, planet: string): number =>
  queries.number(pub, 'productionCapacity', { seat, planet }, planetOf(planet).resources + 2);

const priceOf = (pub: Pub, seat: Seat, unit: Unit): number =>
  queries.number(pub, 'cost', { seat, unit }, facts(unit).cost);

const built = (builds: readonly Build[], unit: Unit, at?: string): number =>
  builds.reduce((n, b) => (b.build === unit && (at === undefined || b.at === at) ? n + b.n : n), 0);

/** Fighters and Ground Forces cost 1 for two of a kind, and a single one costs 1 too (TI3-PROD-08). */
export function costOf(pub: Pub, seat: Seat, builds: readonly Build[]): number {
  const sum = UNIT_KINDS.reduce((total, unit) => {
    const n = built(builds, unit);
    return total + (facts(unit).pair ? Math.ceil(n / 2) : n) * (n > 0 ? priceOf(pub, seat, unit) : 0);
  }, 0);
  const byDocks = builds.some((b) => b.build !== 'space-dock');
  const extra = byDocks ? queries.number(pub, 'extraResources', { seat }, 0) : 0;
  return Math.max(0, sum - extra);
}

/** Where new units go: ships into space, Ground Forces and PDS onto the planet of their dock (TI3-PROD-06, TI3-PROD-07). */
const goalOf = ({ build: unit, at, to }: Build, system: string): string => to ?? (isShip(unit) ? system : at);

/** The rule that forbids to add one build to others; null when it is allowed. */
function forbids(pub: Pub, seat: Seat, system: string, builds: readonly Build[], more: Build): string | null {
  const { build: unit, n, at } = more;
  const blockaded = enemiesIn(pub, system, seat).length > 0;
  if (unit === 'space-dock') return forbidsDock(pub, seat, system, blockaded, builds, at);
  if (!planetsIn(system).some((p) => p.id === at) || countAt(pub, at, seat, 'space-dock') === 0) return 'TI3-PROD-02';
  if (!workingDocks(pub, seat, system).includes(at)) return 'TI3-PROD-17';
  const busy = builds.reduce((sum, b) => (b.at === at && b.build !== 'space-dock' ? sum + b.n : sum), 0);
  if (busy + n > capacityAt(pub, seat, at)) return 'TI3-PROD-03';
  if (n + built(builds, unit) > figuresLeft(pub, seat, unit)) return 'TI3-PROD-11';
  if (!queries.permission(pub, 'mayProduce', { seat, unit }, unit !== 'war-sun')) return 'TI3-PROD-12';
  if (more.to !== undefined && !goalsNear(pub, seat, system, unit, at).includes(more.to)) return 'TI3-TECH-27';
  const goal = goalOf(more, system);
  const same = builds.filter((b) => goalOf(b, system) === goal);
  if (isShip(unit)) {
    if (blockaded) return 'TI3-PROD-13';
    return forbidsShip(pub, seat, goal, same, builds, more, system);
  }
  if (unit === 'pds' && countAt(pub, goal, seat, 'pds') + built(same, 'pds') + n > PDS_PER_PLANET) return 'TI3-PROD-14';
  if (unit === 'ground-force') {
    const founded = new Set(
      builds
        .filter((b) => b.build === unit)
        .map((b) => goalOf(b, system))
        .concat(goal),
    );
    const newGroups = [...founded].filter((id) => countAt(pub, id, seat, unit) === 0).length;
    if (groups(pub, seat, unit) + newGroups > facts(unit).figures) return 'TI3-LIMITS-09';
  }
  return null;
}

/** Neither Fleet Supply nor Fighter support may be exceeded (TI3-PROD-10). */
function forbidsShip(
  pub: Pub,
  seat: Seat,
  system: string,
  same: readonly Build[],
  builds: readonly Build[],
  more: Build,
  dockIn: string,
): string | null {
  const unit = more.build;
  const all = [...same, more];
  const sum = (worth: (one: Unit) => number): number => all.reduce((total, b) => total + b.n * worth(b.build), 0);
  const ships = fleetSize(pub, system, seat) + sum((one) => Number(isShip(one) && one !== 'fighter'));
  const fighters = fightersIn(pub, seat, system) + sum((one) => Number(one === 'fighter'));
  const support = fighterSupport(pub, seat, system) + sum((one) => facts(one).capacity ?? 0);
  if (ships + beyondSupport(pub, seat, fighters, support) > fleetSupply(pub, seat, system)) return 'TI3-PROD-10';
  if (unit !== 'fighter') return null;
  if (fighters > support && !fliesAlone(pub, seat)) return 'TI3-PROD-10';
  const founded = new Set([...builds.filter((b) => b.build === unit), more].map((b) => goalOf(b, dockIn)));
  const newGroups = [...founded].filter((goal) => fightersIn(pub, seat, goal) === 0).length;
  return groups(pub, seat, 'fighter') + newGroups > facts('fighter').figures ? 'TI3-LIMITS-09' : null;
}

/** TI3-PROD-15, condition by condition. */
function forbidsDock(
  pub: Pub,
  seat: Seat,
  system: string,
  blockaded: boolean,
  builds: readonly Build[],
  at: string,
): string | null {
  const here = planetsIn(system).some((p) => p.id === at) ? pub.planets[at] : undefined;
  if (here?.by !== seat) return 'TI3-PROD-15';
  if (here.since >= pub.round) return 'TI3-PROD-18';
  const taken = countAt(pub, at, seat, 'space-dock') + built(builds, 'space-dock', at) > 0;
  if (taken || blockaded || figuresLeft(pub, seat, 'space-dock') <= built(builds, 'space-dock')) return 'TI3-PROD-15';
  return null;
}

/**
 * Integrated Economy: next to the dock's system, systems activated by the player where no other player has anything; Ground Forces and
 * PDS onto own planets there and in the dock's own system (TI3-TECH-27).
 */
function goalsNear(pub: Pub, seat: Seat, system: string, unit: Unit, at: string): string[] {
  if (!owns(pub, seat, 'integrated-economy') || unit === 'space-dock') return [];
  const near = neighbours(pub, system).filter((other) => hasActivated(pub, seat, other) && isOpen(pub, seat, other));
  if (isShip(unit)) return near;
  return [system, ...near]
    .flatMap((other) => planetsIn(other).map((p) => p.id))
    .filter((id) => id !== at && pub.planets[id]!.by === seat);
}
const isOpen = (pub: Pub, seat: Seat, system: string): boolean =>
  clockwise(pub, seat).every(
    (other) => !hasUnits(pub, system, other) && planetsIn(system).every((p) => pub.planets[p.id]!.by !== other),
  );

/** Everything that could still be added, counted upwards until a rule or the purse stops it. */
function nextBuilds(pub: Pub, seat: Seat, system: string, docks: boolean, builds: readonly Build[]): Build[] {
  const purse = wealth(pub, seat);
  const found: Build[] = [];
  const offer = (unit: Unit, at: string, to?: string): void => {
    if (builds.some((b) => b.build === unit && b.at === at && b.to === to)) return;
    for (let n = 1; ; n++) {
      const more: Build = to === undefined ? { build: unit, n, at } : { build: unit, n, at, to };
      if (forbids(pub, seat, system, builds, more) || costOf(pub, seat, [...builds, more]) > purse) return;
      found.push(more);
      if (unit === 'space-dock') return;
    }
  };
  for (const at of workingDocks(pub, seat, system)) {
    for (const unit of UNIT_KINDS) {
      if (unit === 'space-dock') continue;
      offer(unit, at);
      for (const to of goalsNear(pub, seat, system, unit, at)) offer(unit, at, to);
    }
  }
  if (docks) for (const { id } of planetsIn(system)) offer('space-dock', id);
  return found;
}

/** Could anything be produced or built in a system just activated? */
export const canBuild = (pub: Pub, seat: Seat, system: string): boolean =>
  nextBuilds(pub, seat, system, true, []).length > 0;

export const produce: Grown<Ti3, 'produce'> = {
  rule: 'TI3-PROD-01',
  fallback: () => [],
  grow({ pub, seat }, { system, docks }, part) {
    const builds = part.filter(isBuild);
    const paid = part.filter(isPay);
    const due = costOf(pub, seat!, builds);
    const more = paid.length === 0 ? nextBuilds(pub, seat!, system, docks, builds) : [];
    const payments: ProduceAtom[] = builds.length > 0 ? nextPayments(pub, seat!, due, paid) : [];
    return { add: [...more, ...payments], done: paidBy(paid) >= due };
  },
  refuse({ pub, seat }, { system, docks }, answer) {
    const builds: Build[] = [];
    for (const atom of answer.filter(isBuild)) {
      if (atom.build === 'space-dock' && !docks) return { rule: 'TI3-PROD-15' };
      const rule = forbids(pub, seat!, system, builds, atom);
      if (rule) return { rule, with: { ...atom } };
      builds.push(atom);
    }
    const paid = answer.filter(isPay);
    const spent = paid.find(
      (p) => 'exhaust' in p && (pub.planets[p.exhaust]?.by !== seat || pub.planets[p.exhaust]!.exhausted),
    );
    if (spent) return { rule: 'TI3-SPEND-03' };
    return { rule: paidBy(paid) < costOf(pub, seat!, builds) ? 'TI3-PROD-04' : 'TI3-SPEND-07' };
  },
};

export const production = procedure('production', {
  choose(t, f) {
    if (nextBuilds(t.pub, f.seat, f.system, f.docks, []).length === 0) return t.done();
    return t.ask(f.seat, 'produce', { system: f.system, docks: f.docks }, 'place');
  },
  place(t, f) {
    const answer = t.answer(f, 'produce');
    const builds = answer.filter(isBuild);
    if (builds.length === 0) return t.done();
    const cost = costOf(t.pub, f.seat, builds);
    pay(t, f.seat, answer.filter(isPay));
    const units = builds.map((one) => ({ unit: one.build, n: one.n, at: goalOf(one, f.system) }));
    for (const { unit, n, at } of units) {
      place(t.pub, at, f.seat, unit, n);
      if (unit === 'space-dock') t.pub.planets[at]!.dockSince = t.pub.round;
    }
    t.emit('produced', { seat: f.seat, system: f.system, units, cost });
    return t.done();
  },
});
