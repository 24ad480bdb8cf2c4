import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { wealthOf } from '@orrery/imperium';
import type { StatusCondition } from '../content/objectives.ts';
import { planetFacts, printedPlanet } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { PUBLIC_OBJECTIVES, publicObjectiveFacts } from '../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES, secretObjectiveFacts } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import { COLOURS, technologyFacts } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { TILES } from '../content/tiles.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Pub } from '../shapes.ts';
import { payBoth } from './payment.ts';
import type { Price } from './payment.ts';
import { planetsOf, purseOf, traitsOf, valueOf } from './planets.ts';
import { productionIn } from './production.ts';
import { notesBefore } from './notes.ts';
import { anomaliesOf } from './routes.ts';
import { fragmentsOf, legendaryCard } from './expansion/decks.ts';
import {
  adjacentTo,
  homeOf,
  isHome,
  isOnEdge,
  MECATOL_REX,
  MECATOL_SYSTEM,
  planetsAt,
  systemOf,
  systemsOf,
  wormholesOn,
} from './systems.ts';
import { neighboursAmong } from './neighbours.ts';
import { coloursOf, copiesOf, isAssimilator, specialtiesOf } from './technology.ts';
import { countAt, fleetSize, hasShips, hasUnits, isForceOf, isShip, isStructure, onBoard, placesIn } from './units.ts';

// OBJ: whether a player meets what an objective asks for. Every condition is looked at when it is scored (TI4-OBJ-07).

export const isPublic = (id: string): id is PublicObjectiveId => id in PUBLIC_OBJECTIVES;
export const isSecret = (id: string): id is SecretObjectiveId => id in SECRET_OBJECTIVES;
export const pointsOf = (id: string): number =>
  isSecret(id) ? 1 : publicObjectiveFacts(id as PublicObjectiveId).stage;

/** What an objective asks for in the status phase; null for one that is scored at the moment something happens. */
export function conditionOf(id: string): StatusCondition | null {
  const { condition } = isSecret(id) ? secretObjectiveFacts(id) : publicObjectiveFacts(id as PublicObjectiveId);
  return 'op' in condition ? condition : null;
}

const others = (pub: Pub, seat: Seat): Seat[] => pub.sheets.flatMap((_, other) => (other === seat ? [] : [other]));
const isAnomaly = (v: Asked, system: string): boolean => anomaliesOf(v, system).length > 0;
const most = (counts: readonly number[]): number => Math.max(0, ...counts);

/** A card lies on the planet that is not its own ability card. */
const hasAttachment = ({ table }: Pub, planet: PlanetId): boolean =>
  Object.values(table.components).some(
    ({ on, ability }) => on === planet && ability !== legendaryCard(printedPlanet(planet)),
  );

type Where<Op extends StatusCondition['op']> = Extract<StatusCondition, { op: Op }>;

function countPlanets(v: Asked, seat: Seat, where: Where<'planets'>['where']): number {
  const { pub } = v;
  const mine = planetsOf(pub, seat);
  const away = mine.filter((planet) => !isHome(systemOf(planet)));
  switch (where) {
    case 'same-trait':
      return most(
        (['cultural', 'hazardous', 'industrial'] as const).map(
          (trait) => away.filter((planet) => traitsOf(v, planet).includes(trait)).length,
        ),
      );
    case 'cultural':
    case 'hazardous':
    case 'industrial':
      return mine.filter((planet) => traitsOf(v, planet).includes(where)).length;
    case 'specialty':
      return mine.filter((planet) => specialtiesOf(v, planet).length > 0).length;
    case 'legendary':
      return mine.filter((planet) => planetFacts(planet).legendary).length;
    case 'outside-homes':
      return away.length;
    case 'other-home':
      return mine.filter((planet) => isHome(systemOf(planet)) && systemOf(planet) !== homeOf(pub, seat)).length;
    case 'attachment':
      return mine.filter((planet) => hasAttachment(pub, planet)).length;
    case 'near-homes-of-different-players':
      return homesWithOwnPlanets(pub, seat, mine);
    case 'shared-system':
      return mine.filter((planet) =>
        planetsAt(pub, systemOf(planet)).some((near) => ![seat, null].includes(pub.planets[near]!.owner)),
      ).length;
  }
}

/** Homes of others that have a planet in them or next to them, each with one of its own (TI4-COB-17). */
function homesWithOwnPlanets(pub: Pub, seat: Seat, planets: readonly string[]): number {
  const beside = others(pub, seat).map((other) => {
    const near = [homeOf(pub, other), ...adjacentTo(pub, homeOf(pub, other))];
    return planets.filter((planet) => near.includes(systemOf(planet)));
  });
  const match = (at: number, used: readonly string[]): number => {
    if (at === beside.length) return 0;
    const taken = beside[at]!.filter((planet) => !used.includes(planet));
    return most([match(at + 1, used), ...taken.map((planet) => 1 + match(at + 1, [...used, planet]))]);
  };
  return match(0, []);
}

/** Whether a system is one that an objective counts. */
export function fitsSystem(
  v: Asked,
  seat: Seat,
  where: NonNullable<Where<'systems'>['where']>,
  system: string,
): boolean {
  const { pub } = v;
  const near = (fits: (other: string) => boolean) => adjacentTo(pub, system).some(fits);
  const otherHome = (other: string) => isHome(other) && other !== homeOf(pub, seat);
  switch (where) {
    case 'adjacent-to-mecatol':
      return near((other) => other === MECATOL_SYSTEM);
    case 'adjacent-to-anomaly':
      return near((other) => isAnomaly(v, other));
    case 'adjacent-to-other-home':
      return near(otherHome);
    case 'no-planets':
      return planetsAt(pub, system).length === 0;
    case 'legendary-mecatol-or-anomaly':
      return (
        isAnomaly(v, system) ||
        planetsAt(pub, system).some((planet) => planet === MECATOL_REX || planetFacts(planet).legendary)
      );
    case 'edge-outside-home':
      return isOnEdge(pub, system) && system !== homeOf(pub, seat);
    case 'other-home-or-mecatol':
      return otherHome(system) || system === MECATOL_SYSTEM;
    case 'other-space-dock':
      return others(pub, seat).some((other) =>
        placesIn(system).some((at) => countAt(pub, at, other, (type) => type === 'space-dock') > 0),
      );
    case 'nexus':
      return (TILES as { [id: string]: { role?: string } })[system]?.role?.startsWith('nexus') ?? false;
  }
}
/** Whether what an objective asks for stands in a system. */
export function holdsSystem(pub: Pub, seat: Seat, what: Where<'systems'>['with'], system: string): boolean {
  if (what === 'ships') return hasShips(pub, system, seat);
  if (what === 'units') return hasUnits(pub, system, seat);
  return countAt(pub, system, seat, (type) => type === 'flagship' || type === 'war-sun') > 0;
}
const countSystems = (v: Asked, seat: Seat, { with: what, where }: Where<'systems'>): number =>
  systemsOf(v.pub).filter(
    (system) => holdsSystem(v.pub, seat, what, system) && (where === undefined || fitsSystem(v, seat, where, system)),
  ).length;

const UNITS: { [K in Where<'units'>['of']]: (type: UnitType) => boolean } = {
  structure: isStructure,
  'flagship-or-war-sun': (type) => type === 'flagship' || type === 'war-sun',
  pds: (type) => type === 'pds',
  'space-dock': (type) => type === 'space-dock',
  dreadnought: (type) => type === 'dreadnought',
};
const TYPES: readonly UnitType[] = ['flagship', 'war-sun', 'dreadnought', 'pds', 'space-dock'];

/** The types of units that technologies upgrade. */
const upgradesOf = (technologies: readonly TechnologyId[]): UnitType[] =>
  technologies.flatMap((id) => {
    const { unit } = technologyFacts(id);
    return unit ? [unitFacts(unit).type] : [];
  });

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
      return { have: countPlanets(v, seat, condition.where), need: condition.n };
    case 'units':
      return {
        have: TYPES.filter(UNITS[condition.of]).reduce((sum, type) => sum + onBoard(pub, seat, type), 0),
        need: condition.n,
      };
    case 'systems':
      return { have: countSystems(v, seat, condition), need: condition.n };
    case 'colours':
      return {
        have: COLOURS.filter((colour) => coloursOf(pub, seat, colour) >= condition.per).length,
        need: condition.n,
      };
    case 'fleet':
      return { have: most(systemsOf(pub).map((system) => fleetSize(pub, system, seat))), need: condition.n };
    case 'production':
      return { have: most(systemsOf(pub).map((system) => productionIn(v, seat, system))), need: condition.n };
    case 'ground-forces-without-dock':
      return {
        have: most(
          mine.map((planet) =>
            countAt(pub, planet, seat, (type) => type === 'space-dock') > 0
              ? 0
              : countAt(pub, planet, seat, isForceOf(pub, seat)),
          ),
        ),
        need: condition.n,
      };
    case 'planets-with-structures':
      return {
        // The homes of others count (the objective leaves out one's own alone).
        have: mine.filter(
          (planet) => systemOf(planet) !== homeOf(pub, seat) && countAt(pub, planet, seat, isStructure) > 0,
        ).length,
        need: condition.n,
      };
    case 'planets-with-mechs':
      return {
        have: mine.filter((planet) => countAt(pub, planet, seat, (type) => type === 'mech') > 0).length,
        need: condition.n,
      };
    case 'unit-upgrades':
      // Of one type but one; copies count while they last (TI4-COB-21).
      return {
        have: new Set(upgradesOf([...sheet.technologies, ...copiesOf(pub, seat)])).size,
        need: condition.n,
      };
    case 'faction-technologies': {
      // Cards that carry copies are none themselves (TI4-COB-21).
      const own = sheet.technologies.filter((id) => technologyFacts(id).faction && !isAssimilator(id));
      return { have: own.length + copiesOf(pub, seat).length, need: condition.n };
    }
    case 'notes-of-others':
      // Face up, attached ones too (TI4-COB-19).
      return { have: notesBefore(pub, seat).length, need: condition.n };
    case 'sum':
      return {
        have: mine.reduce((sum, planet) => sum + valueOf(v, planet, condition.of), 0),
        need: condition.n,
      };
    case 'more-planets-than-neighbours':
      return {
        have: neighboursAmong(
          v,
          seat,
          others(pub, seat).filter((other) => planetsOf(pub, other).length < mine.length),
        ).length,
        need: condition.n,
      };
    case 'mecatol-rex':
      return whole(mine.includes(MECATOL_REX) && countAt(pub, MECATOL_SYSTEM, seat, isShip) >= condition.ships);
    case 'neighbours-with-all':
      return whole(neighboursAmong(v, seat, othersFrom(pub, seat)).length === othersFrom(pub, seat).length);
    case 'both-wormholes':
      return whole(
        (['alpha', 'beta'] as const).every((kind) =>
          v
            .set('wormholes', { wormhole: kind, isMove: false }, wormholesOn(pub, kind))
            .some((system) => hasShips(pub, system, seat)),
        ),
      );
  }
}

/** What an objective asks of planets, in each currency. */
export const pricesOf = ({ resources = 0, influence = 0 }: Where<'spend'>): Price[] =>
  [
    { currency: 'resources' as const, price: resources },
    { currency: 'influence' as const, price: influence },
  ].filter(({ price }) => price > 0);
/** Whether the price could be paid; tokens come from the tactic and strategy pools. */
function canSpend(
  v: Asked,
  seat: Seat,
  { resources = 0, influence = 0, goods = 0, tokens = 0, actionCards = 0, fragments = 0 }: Where<'spend'>,
): boolean {
  const { pub } = v;
  const sheet = pub.sheets[seat]!;
  if (sheet.goods < goods || sheet.tactic + sheet.strategy < tokens) return false;
  if ((pub.table.cards[fragmentsOf(seat)] ?? []).length < fragments) return false;
  if ((pub.table.zones[`hand-${seat}`]?.n ?? 0) < actionCards) return false;
  const left = sheet.goods - goods;
  const [first, second] = pricesOf({ op: 'spend', resources, influence });
  if (second) return payBoth(v, seat, left, first!, second) !== null;
  return !first || wealthOf({ ...purseOf(v, seat, first.currency), goods: left }) >= first.price;
}

export const isMet = (v: Asked, seat: Seat, objective: string): boolean => {
  const condition = conditionOf(objective);
  if (!condition) return false;
  const { have, need } = progressOf(v, seat, condition);
  return have >= need;
};
