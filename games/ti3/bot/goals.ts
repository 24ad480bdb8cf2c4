import type { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { commands, innerRing, objective } from '../content/objectives.ts';
import { homePlanets } from '../content/races/races.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { Colour } from '../content/technologies.ts';
import { MECATOL_PLANET, MECATOL_REX, planetOf, planetsIn, systemOf, tile } from '../content/tiles.ts';
import type { Unit } from '../content/units.ts';
import { PUBLIC_ROW, secretOf } from '../rules/objectives.ts';
import { neighboursAtTable } from '../rules/seating.ts';
import { wealth } from '../rules/spending.ts';
import { planetsOf, systemsOf } from '../rules/systems.ts';
import { GIFT, incomeOf } from '../rules/trade.ts';
import { countAt, fleetSize, hasShips, onBoard } from '../rules/units.ts';
import type { Pub, View } from '../shapes.ts';

// What is missing for each objective that the player could claim, in the vocabulary that both editions share.

type Lack = bots.Lack;
type Lacking = (pub: Pub, seat: Seat) => Lack | null;
const OUT_OF_REACH: Lack = { kind: 'event' };
const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];

const planetsOfOthers = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.by !== seat);
const isHome = (planet: string): boolean => tile(systemOf(planet)).kind === 'home';
const planets = (n: number, among: readonly string[]): Lack | null => (n > 0 ? { kind: 'planets', n, among } : null);

const owned = (pub: Pub, seat: Seat, colour: Colour): number =>
  TECHNOLOGIES.filter((tech) => tech.colour === colour && pub.sheets[seat]!.technologies.includes(tech.id)).length;
/** Technologies of some colours that the player does not own. */
const open = (pub: Pub, seat: Seat, colours: readonly Colour[]): string[] =>
  TECHNOLOGIES.filter(({ id, colour }) => colours.includes(colour) && !pub.sheets[seat]!.technologies.includes(id)).map(
    ({ id }) => id,
  );
/** So many of one colour: the colour that is nearest to it. */
const ofOneColour =
  (need: number): Lacking =>
  (pub, seat) => {
    const most = Math.max(...COLOURS.map((colour) => owned(pub, seat, colour)));
    if (most >= need) return null;
    const nearest = COLOURS.filter((colour) => owned(pub, seat, colour) === most);
    return { kind: 'technologies', n: need - most, among: open(pub, seat, nearest) };
  };

const specialties = (pub: Pub, seat: Seat, colour?: Colour): number =>
  planetsOf(pub, seat).filter((id) => {
    const { specialty } = planetOf(id);
    return specialty !== undefined && (colour === undefined || specialty === colour);
  }).length;
const withSpecialty = (pub: Pub, seat: Seat, colours: readonly Colour[]): string[] =>
  planetsOfOthers(pub, seat).filter((id) => {
    const { specialty } = planetOf(id);
    return specialty !== undefined && colours.includes(specialty);
  });

const influenceOf = (pub: Pub, seat: Seat): number =>
  planetsOf(pub, seat).reduce((sum, id) => sum + planetOf(id).influence, 0);
/** More influence than some sum of the neighbours': planets with much of it. */
const influence =
  (measure: (all: readonly number[]) => number): Lacking =>
  (pub, seat) => {
    const rivals = neighboursAtTable(pub, seat).map((other) => influenceOf(pub, other));
    const short = measure(rivals) + 1 - influenceOf(pub, seat);
    return planets(
      Math.ceil(short / 2),
      planetsOfOthers(pub, seat).filter((planet) => planetOf(planet).influence > 1),
    );
  };

/** Mecatol Rex with a Space Dock, and then something more. */
const onMecatol =
  (more: Lacking): Lacking =>
  (pub, seat) => {
    if (pub.planets[MECATOL_PLANET]?.by !== seat) return planets(2, [MECATOL_PLANET, MECATOL_PLANET]);
    if (countAt(pub, MECATOL_PLANET, seat, 'space-dock') === 0)
      return { kind: 'structures', n: 1, of: ['space-dock'], on: [MECATOL_PLANET] };
    return more(pub, seat);
  };
const units = (n: number, of: readonly Unit[]): Lack | null => (n > 0 ? { kind: 'units', n, of } : null);

/** The home systems of so many other players, those that are nearest to being conquered. */
const conquest =
  (need: number): Lacking =>
  (pub, seat) => {
    const homes = pub.sheets
      .map(({ race }, other) => (other === seat ? [] : homePlanets(race)))
      .filter((home) => home.length > 0)
      .map((home) => home.filter((planet) => pub.planets[planet]!.by !== seat));
    if (homes.length < need) return OUT_OF_REACH;
    const left = homes.toSorted((a, b) => a.length - b.length).slice(0, need);
    return planets(left.flat().length, left.flat());
  };
/** The last Space Docks of others, where all that a player has stand on one planet. */
const lastDocks: Lacking = (pub, seat) => {
  const among = planetsOfOthers(pub, seat).filter((planet) => {
    const { by } = pub.planets[planet]!;
    const docks = by === null ? 0 : countAt(pub, planet, by, 'space-dock');
    return docks > 0 && docks === onBoard(pub, by!, 'space-dock');
  });
  return planets(1, among);
};

const LACKS: { readonly [objective: string]: Lacking } = {
  'goal-three-of-a-colour': ofOneColour(3),
  'goal-five-of-a-colour': ofOneColour(5),
  'goal-four-colours': (pub, seat) => {
    const missing = COLOURS.filter((colour) => owned(pub, seat, colour) === 0);
    return missing.length === 0 ? null : { kind: 'technologies', n: missing.length, among: open(pub, seat, missing) };
  },
  'goal-three-specialties': (pub, seat) => {
    const missing = (['red', 'green', 'blue'] as const).filter((colour) => specialties(pub, seat, colour) === 0);
    return planets(missing.length, withSpecialty(pub, seat, missing));
  },
  'goal-more-influence': influence((rivals) => Math.max(...rivals)),
  'goal-most-influence': influence((rivals) => rivals.reduce((sum, one) => sum + one, 0)),
  'goal-mecatol-rex': (pub, seat) => planets(pub.planets[MECATOL_PLANET]?.by === seat ? 0 : 1, [MECATOL_PLANET]),
  'goal-five-planets': (pub, seat) => outsideHomes(5)(pub, seat),
  'goal-supremacy': (pub, seat) => outsideHomes(18)(pub, seat),
  'goal-mecatol-and-around': (pub, seat) => {
    const missing = innerRing(pub).filter((system) => !commands(pub, seat, system));
    const wanted = missing
      .flatMap((system) => planetsIn(system).map(({ id }) => id))
      .filter((planet) => pub.planets[planet]!.by !== seat);
    // First the planets; ships go to the systems without any when these are all that is missing.
    return planets(wanted.length, wanted) ?? { kind: 'presence', n: missing.length, among: missing };
  },
  'goal-conqueror': conquest(1),
  'goal-domination': conquest(2),
  'goal-merciless': lastDocks,
  'goal-diversified': onMecatol((pub, seat) => {
    const short = COLOURS.map((colour) => ({ colour, by: 2 - owned(pub, seat, colour) }))
      .toSorted((a, b) => a.by - b.by)
      .slice(0, 3)
      .filter(({ by }) => by > 0);
    const n = short.reduce((sum, { by }) => sum + by, 0);
    const colours = short.map(({ colour }) => colour);
    return n === 0 ? null : { kind: 'technologies', n, among: open(pub, seat, colours) };
  }),
  'goal-focused': (pub, seat) => {
    const most = Math.max(...COLOURS.map((colour) => specialties(pub, seat, colour)));
    const nearest = COLOURS.filter((colour) => specialties(pub, seat, colour) === most);
    return planets(4 - most, withSpecialty(pub, seat, nearest));
  },
  'goal-technocrat': (pub, seat) => planets(6 - specialties(pub, seat), withSpecialty(pub, seat, COLOURS)),
  'goal-forceful': onMecatol((pub, seat) => units(4 - countAt(pub, MECATOL_REX, seat, 'dreadnought'), ['dreadnought'])),
  'goal-industrial': (pub, seat) => {
    if (pub.planets[MECATOL_PLANET]?.by !== seat) return planets(3, [MECATOL_PLANET, MECATOL_PLANET, MECATOL_PLANET]);
    const docks = 3 - onBoard(pub, seat, 'space-dock');
    if (docks > 0) return { kind: 'structures', n: docks, of: ['space-dock'], on: null };
    return units(5 - onBoard(pub, seat, 'dreadnought'), ['dreadnought']);
  },
  'goal-keeper-of-gates': (pub, seat) => {
    const among = systemsOf(pub).filter((system) => tile(system).wormholes.length > 0 && !hasShips(pub, system, seat));
    return among.length === 0 ? null : { kind: 'presence', n: among.length, among };
  },
  'goal-master-of-ships': onMecatol((pub, seat) =>
    units(8 - fleetSize(pub, MECATOL_REX, seat), ['destroyer', 'cruiser']),
  ),
  'goal-usurper': onMecatol((pub, seat) => {
    const n = 6 - countAt(pub, MECATOL_PLANET, seat, 'ground-force');
    return n > 0 ? { kind: 'structures', n, of: ['ground-force'], on: [MECATOL_PLANET] } : null;
  }),
};
const outsideHomes =
  (need: number): Lacking =>
  (pub, seat) => {
    const home = homePlanets(pub.sheets[seat]!.race);
    const have = planetsOf(pub, seat).filter((planet) => !home.includes(planet)).length;
    return planets(
      need - have,
      planetsOfOthers(pub, seat).filter((planet) => !isHome(planet)),
    );
  };

/** Null where the condition holds. */
export function lackOf(pub: Pub, seat: Seat, id: string): Lack | null {
  const { price, met } = objective(id);
  if (price) {
    const none = { resources: 0, influence: 0, goods: 0, tokens: 0, cards: 0 };
    const asked = 'counters' in price ? { tokens: price.counters } : price;
    return { kind: 'payment', price: { ...none, ...asked } };
  }
  if (met?.(pub, seat)) return null;
  return LACKS[id]?.(pub, seat) ?? OUT_OF_REACH;
}

/** Trade Goods that Trade will still bring this round, to whoever has chosen it or can afford its secondary ability. */
function goodsToCome(pub: Pub, seat: Seat): number {
  const holder = pub.sheets.findIndex(({ cards }) => cards.some(({ card, used }) => card === 'trade' && !used));
  if (holder < 0) return 0;
  const income = incomeOf(pub, seat);
  if (holder === seat) return GIFT + income;
  return pub.sheets[seat]!.strategy > 0 ? income : 0;
}

function isPayable(pub: Pub, seat: Seat, lack: Lack | null): boolean {
  if (lack?.kind !== 'payment') return false;
  const { resources, influence: votes, goods, tokens } = lack.price;
  const sheet = pub.sheets[seat]!;
  const more = goodsToCome(pub, seat);
  return (
    wealth(pub, seat, 'resources') + more >= resources &&
    wealth(pub, seat, 'influence') + more >= votes &&
    sheet.goods + more >= goods &&
    sheet.strategy + sheet.command >= tokens
  );
}

/** Public objectives in sight and the own secret one, as far as the player has not claimed them. */
export function goalsOf({ pub, me }: View, seat: Seat): bots.Goal[] {
  if (!pub.agreed.points || pub.round === 0) return [];
  const row = (pub.table.cards[PUBLIC_ROW] ?? []).filter((id) => !pub.claimed[id]?.includes(seat));
  const secret = me?.table.cards[secretOf(seat)] ?? [];
  const goal = (id: string, slot: 'public' | 'secret'): bots.Goal => {
    const lack = lackOf(pub, seat, id);
    const { points, wins } = objective(id);
    return { id, slot, points: wins ? 4 : points, lack, payable: isPayable(pub, seat, lack), holds: holdsOf(pub, id) };
  };
  return [...row.map((id) => goal(id, 'public')), ...secret.map((id) => goal(id, 'secret'))];
}

/** Places whose loss would cost progress. */
const HOLDS_MECATOL: ReadonlySet<string> = new Set([
  'goal-mecatol-rex',
  'goal-forceful',
  'goal-master-of-ships',
  'goal-usurper',
  'goal-diversified',
]);
function holdsOf(pub: Pub, id: string): string[] {
  if (HOLDS_MECATOL.has(id)) return [MECATOL_REX];
  if (id === 'goal-keeper-of-gates') return systemsOf(pub).filter((system) => tile(system).wormholes.length > 0);
  return [];
}
