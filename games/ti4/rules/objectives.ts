import type { Seat } from '@orrery/kernel';
import { wealthOf } from '@orrery/imperium';
import type { StatusCondition } from '../content/objectives.ts';
import { planetFacts } from '../content/planets.ts';
import { publicObjectiveFacts } from '../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES, secretObjectiveFacts } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import { COLOURS, technologyFacts } from '../content/technologies.ts';
import { TILES } from '../content/tiles.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Pub } from '../shapes.ts';
import { planetsOf, purseOf, sumOf } from './planets.ts';
import {
  adjacentTo,
  homeOf,
  isHome,
  MECATOL_REX,
  MECATOL_SYSTEM,
  planetsIn,
  systemFacts,
  systemOf,
  systemsOf,
} from './systems.ts';
import { areNeighbours } from './neighbours.ts';
import { coloursOf } from './technology.ts';
import {
  countAt,
  factsOf,
  fleetSize,
  hasShips,
  hasUnits,
  isGroundForce,
  isShip,
  isStructure,
  onBoard,
  placesIn,
} from './units.ts';

// OBJ: whether a player meets what an objective asks for. Every condition is looked at when it is scored (TI4-OBJ-07).

export const isSecret = (id: string): id is SecretObjectiveId => id in SECRET_OBJECTIVES;
export const pointsOf = (id: string): number =>
  isSecret(id) ? 1 : publicObjectiveFacts(id as PublicObjectiveId).stage;

/** What an objective asks for in the status phase; null for one that is scored by a deed. */
export function conditionOf(id: string): StatusCondition | null {
  const { condition } = isSecret(id) ? secretObjectiveFacts(id) : publicObjectiveFacts(id as PublicObjectiveId);
  return 'op' in condition ? condition : null;
}

const others = (pub: Pub, seat: Seat): Seat[] => pub.sheets.flatMap((_, other) => (other === seat ? [] : [other]));
const isAnomaly = (system: string): boolean => (systemFacts(system).anomalies ?? []).length > 0;
const most = (counts: readonly number[]): number => Math.max(0, ...counts);

type Where<Op extends StatusCondition['op']> = Extract<StatusCondition, { op: Op }>;

function countPlanets(pub: Pub, seat: Seat, where: Where<'planets'>['where']): number {
  const mine = planetsOf(pub, seat);
  const away = mine.filter((planet) => !isHome(systemOf(planet)));
  switch (where) {
    case 'same-trait':
      return most(
        (['cultural', 'hazardous', 'industrial'] as const).map(
          (t) => away.filter((p) => planetFacts(p).trait === t).length,
        ),
      );
    case 'cultural':
    case 'hazardous':
    case 'industrial':
      return mine.filter((planet) => planetFacts(planet).trait === where).length;
    case 'specialty':
      return mine.filter((planet) => planetFacts(planet).specialty !== undefined).length;
    case 'legendary':
      return mine.filter((planet) => planetFacts(planet).legendary).length;
    case 'outside-homes':
      return away.length;
    case 'other-home':
      return mine.filter((planet) => isHome(systemOf(planet)) && systemOf(planet) !== homeOf(pub, seat)).length;
    case 'attachment':
      return 0;
    case 'near-homes-of-different-players':
      return others(pub, seat).filter((other) =>
        mine.some((planet) => adjacentTo(pub, homeOf(pub, other)).includes(systemOf(planet))),
      ).length;
    case 'shared-system':
      return mine.filter((planet) =>
        planetsIn(systemOf(planet)).some((near) => ![seat, null].includes(pub.planets[near]!.owner)),
      ).length;
  }
}

function countSystems(pub: Pub, seat: Seat, { with: what, where }: Where<'systems'>): number {
  const great = (system: string) => countAt(pub, system, seat, (type) => type === 'flagship' || type === 'war-sun') > 0;
  const holds = { ships: hasShips, units: hasUnits, 'flagship-or-war-sun': (_: Pub, system: string) => great(system) }[
    what
  ];
  const mine = systemsOf(pub).filter((system) => holds(pub, system, seat));
  const near = (system: string, fits: (other: string) => boolean) => adjacentTo(pub, system).some(fits);
  const otherHome = (system: string) => isHome(system) && system !== homeOf(pub, seat);
  const fits: { [W in NonNullable<Where<'systems'>['where']>]: (system: string) => boolean } = {
    'adjacent-to-mecatol': (system) => near(system, (other) => other === MECATOL_SYSTEM),
    'adjacent-to-anomaly': (system) => near(system, isAnomaly),
    'adjacent-to-other-home': (system) => near(system, otherHome),
    'no-planets': (system) => planetsIn(system).length === 0,
    'legendary-mecatol-or-anomaly': (system) =>
      isAnomaly(system) || planetsIn(system).some((planet) => planet === MECATOL_REX || planetFacts(planet).legendary),
    'edge-outside-home': (system) => adjacentTo(pub, system).length < 6 && system !== homeOf(pub, seat),
    'other-home-or-mecatol': (system) => otherHome(system) || system === MECATOL_SYSTEM,
    'other-space-dock': (system) =>
      others(pub, seat).some((other) =>
        placesIn(system).some((at) => countAt(pub, at, other, (type) => type === 'space-dock') > 0),
      ),
    nexus: (system) => (TILES as { [id: string]: { role?: string } })[system]?.role?.startsWith('nexus') ?? false,
  };
  return where === undefined ? mine.length : mine.filter(fits[where]).length;
}

const UNITS: { [K in Where<'units'>['of']]: (type: UnitType) => boolean } = {
  structure: isStructure,
  'flagship-or-war-sun': (type) => type === 'flagship' || type === 'war-sun',
  pds: (type) => type === 'pds',
  'space-dock': (type) => type === 'space-dock',
  dreadnought: (type) => type === 'dreadnought',
};
const TYPES: readonly UnitType[] = ['flagship', 'war-sun', 'dreadnought', 'pds', 'space-dock'];

/** The PRODUCTION values in one system. */
const productionIn = (pub: Pub, system: string, seat: Seat): number =>
  placesIn(system).reduce(
    (sum, at) =>
      sum +
      (pub.units[at] ?? []).reduce((n, stack) => {
        if (stack.seat !== seat) return n;
        const { production } = factsOf(pub, seat, stack.type as UnitType);
        if (production === undefined) return n;
        const each =
          typeof production === 'number'
            ? production
            : at === system
              ? production.resourcesPlus
              : sumOf([at as never], 'resources') + production.resourcesPlus;
        return n + stack.n * each;
      }, 0),
    0,
  );

/** How far a player is on the way: so many of what the objective counts, and how many it asks for. */
export function progressOf(v: Asked, seat: Seat, condition: StatusCondition): { have: number; need: number } {
  const { pub } = v;
  const sheet = pub.sheets[seat]!;
  const mine = planetsOf(pub, seat);
  const whole = (holds: boolean) => ({ have: Number(holds), need: 1 });
  switch (condition.op) {
    case 'spend':
      return whole(canSpend(v, seat, condition));
    case 'planets':
      return { have: countPlanets(pub, seat, condition.where), need: condition.n };
    case 'units':
      return {
        have: TYPES.filter(UNITS[condition.of]).reduce((sum, type) => sum + onBoard(pub, seat, type), 0),
        need: condition.n,
      };
    case 'systems':
      return { have: countSystems(pub, seat, condition), need: condition.n };
    case 'colours':
      return {
        have: COLOURS.filter((colour) => coloursOf(pub, seat, colour) >= condition.per).length,
        need: condition.n,
      };
    case 'fleet':
      return { have: most(systemsOf(pub).map((system) => fleetSize(pub, system, seat))), need: condition.n };
    case 'production':
      return { have: most(systemsOf(pub).map((system) => productionIn(pub, system, seat))), need: condition.n };
    case 'ground-forces-without-dock':
      return {
        have: most(
          mine.map((planet) =>
            countAt(pub, planet, seat, (type) => type === 'space-dock') > 0
              ? 0
              : countAt(pub, planet, seat, isGroundForce),
          ),
        ),
        need: condition.n,
      };
    case 'planets-with-structures':
      return {
        have: mine.filter((planet) => !isHome(systemOf(planet)) && countAt(pub, planet, seat, isStructure) > 0).length,
        need: condition.n,
      };
    case 'planets-with-mechs':
      return {
        have: mine.filter((planet) => countAt(pub, planet, seat, (type) => type === 'mech') > 0).length,
        need: condition.n,
      };
    case 'unit-upgrades':
      return { have: sheet.technologies.filter((id) => technologyFacts(id).unit).length, need: condition.n };
    case 'faction-technologies':
      return { have: sheet.technologies.filter((id) => technologyFacts(id).faction).length, need: condition.n };
    case 'notes-of-others':
      return { have: 0, need: condition.n };
    case 'sum':
      return { have: sumOf(mine, condition.of), need: condition.n };
    case 'more-planets-than-neighbours':
      return {
        have: others(pub, seat).filter(
          (other) => areNeighbours(v, seat, other) && planetsOf(pub, other).length < mine.length,
        ).length,
        need: condition.n,
      };
    case 'mecatol-rex':
      return whole(mine.includes(MECATOL_REX) && countAt(pub, MECATOL_SYSTEM, seat, isShip) >= condition.ships);
    case 'neighbours-with-all':
      return whole(others(pub, seat).every((other) => areNeighbours(v, seat, other)));
    case 'both-wormholes':
      return whole(
        (['alpha', 'beta'] as const).every((kind) =>
          systemsOf(pub).some((system) => systemFacts(system).wormholes?.includes(kind) && hasShips(pub, system, seat)),
        ),
      );
  }
}

/** Whether the price could be paid; tokens come from the tactic and strategy pools. */
function canSpend(
  v: Asked,
  seat: Seat,
  { resources = 0, influence = 0, goods = 0, tokens = 0, actionCards = 0, fragments = 0 }: Where<'spend'>,
): boolean {
  const { pub } = v;
  const sheet = pub.sheets[seat]!;
  if (sheet.goods < goods || sheet.tactic + sheet.strategy < tokens || fragments > 0) return false;
  if ((pub.table.zones[`hand-${seat}`]?.n ?? 0) < actionCards) return false;
  const purse = (currency: 'resources' | 'influence') => ({
    ...purseOf(v, seat, currency),
    goods: sheet.goods - goods,
  });
  return wealthOf(purse('resources')) >= resources && wealthOf(purse('influence')) >= influence;
}

export const isMet = (v: Asked, seat: Seat, objective: string): boolean => {
  const condition = conditionOf(objective);
  if (!condition) return false;
  const { have, need } = progressOf(v, seat, condition);
  return have >= need;
};
