import { wealthOf } from '@orrery/imperium';
import type { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { StatusCondition } from '../content/objectives.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId, Trait } from '../content/planets.ts';
import { COLOURS, TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { UNIT_TYPES } from '../content/units/index.ts';
import { conditionOf, fitsSystem, holdsSystem, isMet, isSecret, pointsOf, progressOf } from '../rules/objectives.ts';
import { planetsOf, purseOf } from '../rules/planets.ts';
import {
  homeOf,
  isHome,
  MECATOL_REX,
  MECATOL_SYSTEM,
  systemFacts,
  systemOf,
  systemsOf,
  adjacentTo,
} from '../rules/systems.ts';
import { coloursOf, isOpen } from '../rules/technology.ts';
import { countAt, hasShips, isShip, isStructure } from '../rules/units.ts';
import { fragmentsOf } from '../rules/expansion/decks.ts';
import { REVEALED, secretsOf } from '../rules/zones.ts';
import type { Pub, View } from '../shapes.ts';
import type { RulesView } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';

// What is missing for each objective that the player could score, in the vocabulary that both editions share.

type Goal = bots.Goal;
type Lack = bots.Lack;
type Where<Op extends StatusCondition['op']> = Extract<StatusCondition, { op: Op }>;
const OUT_OF_REACH: Lack = { kind: 'event' };
const TRAITS: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];
const STRUCTURES = ['pds', 'space-dock'] as const;
const WARSHIPS = UNIT_TYPES.filter((type) => isShip(type) && type !== 'fighter');

/** Public objectives in sight and own secret ones that the player has not scored. */
export function goalsOf(v: RulesView<Ti4>, seat: Seat): Goal[] {
  const open = [
    ...(v.pub.table.cards[REVEALED] ?? []).map((id) => ({ id, slot: 'public' as const })),
    ...(ownSecrets(v, seat) ?? []).map((id) => ({ id, slot: 'secret' as const })),
  ];
  return open
    .filter(({ id }) => !(v.pub.scored[id] ?? []).includes(seat))
    .map(({ id, slot }) => {
      const condition = conditionOf(id);
      const lack = condition === null ? OUT_OF_REACH : lackOf(v, seat, condition);
      return {
        id,
        slot: isSecret(id) && slot === 'secret' ? 'secret' : 'public',
        points: pointsOf(id),
        lack,
        payable: lack?.kind === 'payment' && isMet(v, seat, id),
        holds: condition === null ? [] : holdsOf(v, seat, condition),
      };
    });
}
export const ownSecrets = ({ me, seat: of }: Pick<View, 'me' | 'seat'>, seat: Seat): readonly string[] | null =>
  of === seat ? (me?.table.cards[secretsOf(seat)] ?? []) : null;

const fragmentsHeld = ({ table }: Pub, seat: Seat): number => table.cards[fragmentsOf(seat)]?.length ?? 0;

const planetsOfOthers = (pub: Pub, seat: Seat): PlanetId[] =>
  (Object.keys(pub.planets) as PlanetId[]).filter((planet) => pub.planets[planet]!.owner !== seat);

/** Null where the condition holds. */
export function lackOf(v: RulesView<Ti4>, seat: Seat, condition: StatusCondition): Lack | null {
  const { pub } = v;
  if (condition.op === 'spend') {
    const { resources = 0, influence = 0, goods = 0, tokens = 0, actionCards = 0, fragments = 0 } = condition;
    if (fragments > fragmentsHeld(pub, seat)) return OUT_OF_REACH;
    return { kind: 'payment', price: { resources, influence, goods, tokens, cards: actionCards } };
  }
  const { have, need } = progressOf(v, seat, condition);
  const n = need - have;
  if (n <= 0) return null;
  const technologies = (fits: (id: TechnologyId) => boolean): Lack => ({
    kind: 'technologies',
    n,
    among: TECHNOLOGY_IDS.filter((id) => isOpen(pub, seat, id) && fits(id)),
  });
  switch (condition.op) {
    case 'planets':
      return { kind: 'planets', n, among: wantedPlanets(pub, seat, condition.where) };
    case 'systems': {
      const among = systemsOf(pub).filter(
        (system) =>
          !holdsSystem(pub, seat, condition.with, system) &&
          (condition.where === undefined || fitsSystem(v, seat, condition.where, system)),
      );
      return condition.with === 'flagship-or-war-sun' ? OUT_OF_REACH : { kind: 'presence', n, among };
    }
    case 'units':
      if (condition.of === 'structure') return { kind: 'structures', n, of: STRUCTURES, on: null };
      if (condition.of === 'flagship-or-war-sun') return { kind: 'units', n, of: ['flagship', 'war-sun'] };
      return condition.of === 'dreadnought'
        ? { kind: 'units', n, of: [condition.of] }
        : { kind: 'structures', n, of: [condition.of], on: null };
    case 'colours': {
      // The colours that are nearest to what is asked for.
      const short = COLOURS.map((colour) => ({ colour, by: condition.per - coloursOf(pub, seat, colour) }))
        .filter(({ by }) => by > 0)
        .toSorted((a, b) => a.by - b.by)
        .slice(0, n);
      const wanted = short.map(({ colour }) => colour);
      return {
        kind: 'technologies',
        n: short.reduce((sum, { by }) => sum + by, 0),
        among: TECHNOLOGY_IDS.filter((id) => isOpen(pub, seat, id) && wanted.includes(technologyFacts(id).colour!)),
      };
    }
    case 'unit-upgrades':
      return technologies((id) => technologyFacts(id).unit !== undefined);
    case 'faction-technologies':
      return technologies((id) => technologyFacts(id).faction !== undefined);
    case 'fleet':
      return { kind: 'units', n, of: WARSHIPS };
    case 'ground-forces-without-dock':
      return { kind: 'units', n, of: ['infantry'] };
    case 'planets-with-mechs':
      return { kind: 'units', n, of: ['mech'] };
    case 'planets-with-structures': {
      const on = planetsOf(pub, seat).filter(
        (planet) => !isHome(systemOf(planet)) && countAt(pub, planet, seat, isStructure) === 0,
      );
      return { kind: 'structures', n, of: STRUCTURES, on };
    }
    case 'production':
      return { kind: 'structures', n: 2, of: ['space-dock'], on: null };
    case 'sum':
      return {
        kind: 'planets',
        n: Math.ceil(n / 2),
        among: planetsOfOthers(pub, seat).filter((planet) => planetFacts(planet)[condition.of] > 1),
      };
    case 'more-planets-than-neighbours':
      return { kind: 'planets', n: 2, among: planetsOfOthers(pub, seat) };
    case 'mecatol-rex':
      return pub.planets[MECATOL_REX]?.owner === seat
        ? { kind: 'presence', n: 2, among: [MECATOL_SYSTEM] }
        : { kind: 'planets', n: 1, among: [MECATOL_REX] };
    case 'both-wormholes': {
      const open = (['alpha', 'beta'] as const).map((kind) =>
        systemsOf(pub).filter((system) => systemFacts(system).wormholes?.includes(kind)),
      );
      const missing = open.filter((ends) => !ends.some((system) => hasShips(pub, system, seat)));
      return { kind: 'presence', n: missing.length, among: missing.flat() };
    }
    case 'notes-of-others':
    case 'neighbours-with-all':
      return OUT_OF_REACH;
  }
}

function wantedPlanets(pub: Pub, seat: Seat, where: Where<'planets'>['where']): PlanetId[] {
  const open = planetsOfOthers(pub, seat);
  const away = open.filter((planet) => !isHome(systemOf(planet)));
  const withTrait = (trait: Trait) => away.filter((planet) => planetFacts(planet).trait === trait);
  switch (where) {
    case 'same-trait': {
      const mine = (trait: Trait) =>
        planetsOf(pub, seat).filter((planet) => planetFacts(planet).trait === trait).length;
      const most = Math.max(...TRAITS.map(mine));
      return TRAITS.filter((trait) => mine(trait) === most).flatMap(withTrait);
    }
    case 'cultural':
    case 'hazardous':
    case 'industrial':
      return withTrait(where);
    case 'specialty':
      return open.filter((planet) => planetFacts(planet).specialty !== undefined);
    case 'legendary':
      return open.filter((planet) => planetFacts(planet).legendary);
    case 'outside-homes':
      return away;
    case 'other-home':
      return open.filter((planet) => isHome(systemOf(planet)) && systemOf(planet) !== homeOf(pub, seat));
    case 'attachment':
      return [];
    case 'near-homes-of-different-players': {
      const near = pub.sheets.flatMap((_, other) => (other === seat ? [] : adjacentTo(pub, homeOf(pub, other))));
      return open.filter((planet) => near.includes(systemOf(planet)));
    }
    case 'shared-system':
      return away.filter((planet) => pub.planets[planet]!.owner === null);
  }
}

/** Places whose loss would cost progress: systems where ships count. */
function holdsOf(v: RulesView<Ti4>, seat: Seat, condition: StatusCondition): string[] {
  const { pub } = v;
  if (condition.op === 'systems')
    return systemsOf(pub).filter(
      (system) =>
        holdsSystem(pub, seat, condition.with, system) &&
        (condition.where === undefined || fitsSystem(v, seat, condition.where, system)),
    );
  if (condition.op === 'mecatol-rex') return [MECATOL_SYSTEM];
  if (condition.op === 'both-wormholes')
    return systemsOf(pub).filter((system) => systemFacts(system).wormholes && hasShips(pub, system, seat));
  return [];
}

/** What is left of a currency when the reserve is kept. */
export function spendable(
  v: RulesView<Ti4>,
  seat: Seat,
  currency: 'resources' | 'influence',
  reserve: bots.Price,
): number {
  const purse = purseOf(v, seat, currency);
  const kept = reserve[currency] + reserve.goods;
  return Math.max(0, wealthOf(purse) - kept);
}
