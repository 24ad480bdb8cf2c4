import { oneOf } from '@orrery/imperium';
import { isSettled } from './settledRaces.ts';
import { flow, shuffleWith } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { politicalDeck } from '../content/agendas/agendas.ts';
import { RACES, homePlanets, raceOf } from '../content/races/races.ts';
import { PDS_PER_PLANET, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { unevenness } from '../galaxy/balance.ts';
import { generateGalaxy } from '../galaxy/generate.ts';
import { readGalaxy } from '../galaxy/galaxyString.ts';
import { layoutFor } from '../galaxy/layouts.ts';
import type { Garrison, Pub, Settling, Table, Ti3 } from '../shapes.ts';
import { IN_PLAY, POLITICAL, POLITICAL_DISCARD } from './council.ts';
import { clockwiseFrom } from './seating.ts';
import { DECK, DISCARD, LAID, hand } from './hands.ts';
import { bringCounters, layCounters } from './domain.ts';
import { board, bringLeaders, tellOf } from './leaders.ts';
import { buildDecks } from './objectives.ts';
import { deckOfActions } from './queries.ts';
import { layGalaxy, takeRace } from './raceSheet.ts';
import { SKIRMISH_CARDS, beginSkirmish } from './skirmish.ts';
import { receiveGoods } from './spending.ts';
import { nameOf, place, shipsOf } from './units.ts';

// SETUP: races, galaxy, decks, starting units.

/** Races beyond one for each player that lie open in a draft. */
const DRAFT_MORE = 3;
/** Cards that make little sense where everybody has two Strategy Cards (TI3-ACTIONCARDS-11). */
const NOT_FOR_FOUR: readonly string[] = ['strategic-flexibility', 'strategic-shift'];

/** The Action deck for a number of players. */
export const actionDeck = (players: number): string[] =>
  deckOfActions().filter((card) => players !== 4 || !NOT_FOR_FOUR.includes(card.replace(/\.\d+$/, '')));

function shuffled<V>(t: Table, list: readonly V[], stream: string): V[] {
  const all = list.slice();
  shuffleWith(all, (n) => t.chance(stream, n));
  return all;
}

const everybody = (pub: Pub): Seat[] => pub.sheets.map((_, seat) => seat);

export const setUp = flow<Ti3>()('setUp', {
  /** Decks are shuffled (TI3-SETUP-04); one player, chosen by chance, is the Speaker (TI3-SETUP-10, TI3-GALAXY-02). */
  decks: (t) => {
    t.addZone(DECK, 'down', null, actionDeck(t.pub.sheets.length));
    t.addZone(DISCARD, 'up');
    t.addZone(LAID, 'up');
    t.addZone(POLITICAL, 'down', null, politicalDeck());
    t.addZone(POLITICAL_DISCARD, 'up');
    t.addZone(IN_PLAY, 'up');
    if (t.pub.agreed.distantSuns) bringCounters(t);
    t.shuffle(POLITICAL);
    t.shuffle(DECK);
    for (const seat of everybody(t.pub)) t.addZone(hand(seat), [seat], seat);
    t.pub.speaker = isSettled(t.pub.agreed.races) ? 0 : t.chance('speaker', t.pub.sheets.length);
    if (t.pub.agreed.points) buildDecks(t); // TI3-SETUP-08
    if (t.pub.agreed.skirmish) beginSkirmish(t);
    return t.pub.agreed.skirmish ? 'domain' : t.next;
  },
  /** Each player draws one of the ten races (TI3-SETUP-01); or chooses, or they are drafted from a row. */
  races: (t, f) => {
    const all = shuffled(
      t,
      RACES.map(({ id }) => id),
      'races',
    );
    const { races } = t.pub.agreed;
    if (isSettled(races)) {
      for (const seat of everybody(t.pub)) chooseRace(t, seat, races[seat]!);
      return 'galaxy';
    }
    const players = t.pub.sheets.length;
    const from = clockwiseFrom(t.pub, t.pub.speaker);
    if (races === 'drawn') {
      for (const seat of everybody(t.pub)) chooseRace(t, seat, all[seat]!);
      return 'galaxy';
    }
    // Who chooses last is the first to begin: a draft goes against the clock.
    f.choosing = races === 'chosen' ? from : from.toReversed();
    f.open = races === 'chosen' ? RACES.map(({ id }) => id) : all.slice(0, players + DRAFT_MORE);
    return t.next;
  },
  askRace: (t, f) => {
    const seat = f.choosing![0];
    if (seat === undefined) return 'galaxy';
    return t.ask(seat, 'pickOne', { what: 'race', from: f.open!, for: null, rule: 'TI3-GEN-02' }, 'picked');
  },
  takeRace: (t, f) => {
    chooseRace(t, f.choosing!.shift()!, f.picked!);
    f.open = f.open!.filter((race) => race !== f.picked);
    return 'askRace';
  },
  galaxy: (t) => {
    const { galaxy } = t.pub.agreed;
    if (galaxy === 'built') return t.call('building', {});
    const layout = layoutFor(t.pub.sheets.length);
    if (galaxy === 'generated') {
      const made = generateGalaxy(layout, { seed: String(t.chance('galaxy', 1 << 28)), weighting: 'balanced' });
      if ('fault' in made) throw new Error(`no galaxy: ${made.fault}`);
      t.pub.galaxy = made.galaxy;
    } else {
      const read = readGalaxy(galaxy);
      if ('fault' in read) throw new Error(`a galaxy that was accepted is none: ${read.fault}`);
      t.pub.galaxy = read.galaxy;
    }
    // Homes lie in the order in which the players sit.
    layout.homes.forEach((cell, seat) => {
      t.pub.galaxy = t.pub.galaxy.with(cell, raceOf(t.pub.sheets[seat]!.race).home);
    });
    for (const [seat, goods] of layout.goods.entries()) receiveGoods(t, seat, goods);
    return t.next;
  },
  /** Races take what their sheets give (TI3-SETUP-02), then their units, one player after another (TI3-SETUP-11). */
  sheets: (t, f) => {
    const { galaxy } = t.pub;
    layGalaxy(t, galaxy);
    const layout = layoutFor(t.pub.sheets.length);
    t.emit('galaxyComplete', { unevenness: Math.round(unevenness(layout, galaxy) * 10) });
    for (const seat of everybody(t.pub)) {
      const { race } = t.pub.sheets[seat]!;
      takeRace(t, seat, race);
      for (const planet of homePlanets(race)) t.pub.planets[planet]!.by = seat;
      for (const [unit, n] of Object.entries(raceOf(race).units))
        if (isShip(unit)) place(t.pub, raceOf(race).home, seat, unit, n);
    }
    f.choosing = clockwiseFrom(t.pub, t.pub.speaker);
    return t.next;
  },
  askSettling: (t, f) => {
    const seat = f.choosing![0];
    if (seat === undefined) return 'domain';
    const { race } = t.pub.sheets[seat]!;
    if (homePlanets(race).length === 1) {
      f.settling = settlings(race)[0]!;
      return t.next;
    }
    return t.ask(seat, 'settle', { race }, 'settling');
  },
  settle: (t, f) => {
    const seat = f.choosing!.shift()!;
    for (const [planet, units] of Object.entries(f.settling!))
      for (const [unit, n] of Object.entries(units)) place(t.pub, planet, seat, unit as Unit, n);
    t.emit('settled', { seat, units: f.settling! });
    return 'askSettling';
  },
  /** Planets that are still neutral hide something (TI3-OPT-DISTANTSUNS-01). */
  domain: (t) => {
    if (t.pub.agreed.distantSuns) layCounters(t);
    return t.next;
  },
  /** Three leaders for each race, in its home system like starting units (TI3-OPT-LEADERS-01, TI3-OPT-LEADERS-03). */
  leaders: (t, f) => {
    const seats = t.pub.agreed.leaders ? clockwiseFrom(t.pub, t.pub.speaker) : [];
    f.boarding = seats.flatMap((seat) => bringLeaders(t, seat));
    return t.next;
  },
  askPost: (t, f) => {
    // Whoever has given up meanwhile has no leaders any more.
    f.boarding = f.boarding!.filter((one) => one in t.pub.leaders);
    const id = f.boarding[0];
    if (id === undefined) return 'opening';
    const { seat, kind } = t.pub.leaders[id]!;
    const { home } = raceOf(t.pub.sheets[seat]!.race);
    const from = [
      ...homePlanets(t.pub.sheets[seat]!.race),
      ...shipsOf(t.pub, home, seat).map((stack) => nameOf(stack)),
    ];
    return t.ask(seat, 'pickOne', { what: 'post', from, for: kind, rule: 'TI3-OPT-LEADERS-03' }, 'picked');
  },
  post: (t, f) => {
    const id = f.boarding!.shift()!;
    if (!(id in t.pub.leaders)) return 'askPost';
    const { seat } = t.pub.leaders[id]!;
    const { race } = t.pub.sheets[seat]!;
    const isPlanet = homePlanets(race).includes(f.picked!);
    if (isPlanet) t.pub.leaders[id]!.on = f.picked!;
    else board(t.pub, id, raceOf(race).home, f.picked!);
    tellOf(t, id, 'posted', isPlanet ? f.picked! : raceOf(race).home);
    return 'askPost';
  },
  /** Nobody begins with Action Cards (TI3-SETUP-15), but in a skirmish. */
  opening: (t, f) => {
    f.choosing = t.pub.agreed.skirmish ? everybody(t.pub) : [];
    return t.next;
  },
  openingCards: (t, f) => {
    const seat = f.choosing!.shift();
    return seat === undefined ? t.end() : t.call('draw', { seat, cards: SKIRMISH_CARDS });
  },
  more: () => 'openingCards',
});

function chooseRace(t: Table, seat: Seat, race: string): void {
  t.pub.sheets[seat]!.race = race;
  t.emit('race', { seat, race });
}

/** Every way to divide a number among places. */
const divide = (n: number, places: number): number[][] =>
  places === 1
    ? [[n]]
    : Array.from({ length: n + 1 }, (_, here) => divide(n - here, places - 1).map((rest) => [here, ...rest])).flat();

/** Every way to distribute Space Docks, Ground Forces and PDS among the planets of a home system (TI3-SETUP-11). */
export function settlings(race: string): Settling[] {
  const { units } = raceOf(race);
  const planets = homePlanets(race);
  const ways = (unit: Unit): number[][] => divide(units[unit] ?? 0, planets.length);
  const found: Settling[] = [];
  for (const docks of ways('space-dock').filter((way) => way.every((n) => n <= 1)))
    for (const forces of ways('ground-force'))
      for (const pds of ways('pds').filter((way) => way.every((n) => n <= PDS_PER_PLANET)))
        found.push(
          Object.fromEntries(
            planets.map((planet, i): [string, Garrison] => [
              planet,
              {
                ...(docks[i] ? { 'space-dock': docks[i] } : {}),
                ...(forces[i] ? { 'ground-force': forces[i] } : {}),
                ...(pds[i] ? { pds: pds[i] } : {}),
              },
            ]),
          ),
        );
  return found;
}

export const settle: Listed<Ti3, 'settle'> = oneOf('TI3-SETUP-11', (_, { race }) => settlings(race));
