import { moveUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { fleetSupply, takeCounterBack } from '../../rules/commandCounters.ts';
import { supplied } from '../../rules/fighters.ts';
import { DISCARD, hand } from '../../rules/hands.ts';
import { figuresLeft } from '../../rules/limits.ts';
import { creditDocks } from '../../rules/occupation.ts';
import { queries } from '../../rules/queries.ts';
import { halfOf, receiveGoods, spendGoods } from '../../rules/spending.ts';
import { canBeActivated, hasActivated, neighbours, planetsOf, systemsOf, wormholesIn } from '../../rules/systems.ts';
import { breakAgreement, breakable, partnersOf } from '../../rules/trade.ts';
import { countAt, destroy, enemiesIn, hasShips, nameOf, neutralise, place, shipNamed } from '../../rules/units.ts';
import { shipsToPatrol } from '../../rules/warfare.ts';
import type { Pub, Table } from '../../shapes.ts';
import {
  docksOf,
  everybody,
  exhaustedOf,
  hasOpenRoute,
  isHome,
  named,
  others,
  outsideHome,
  planetIdsIn,
  refreshedOf,
  systemsWith,
} from '../aims.ts';
import { add, atMost, component } from '../component.ts';
import { raceOf } from '../races/races.ts';
import { systemOf, tile } from '../tiles.ts';
import type { Unit } from '../units.ts';

// Cards that are actions themselves (TI3-ACTIONCARDS-09).

/** May a player choose a planet for a card played as an action? */
const mayTarget = (pub: Pub, by: Seat, planet: string): boolean =>
  queries.permission(pub, 'mayTarget', { by, planet }, true);

const controlledOutsideHomes = (pub: Pub, you: Seat): string[] =>
  Object.keys(pub.planets).filter((id) => pub.planets[id]!.by !== null && !isHome(id) && mayTarget(pub, you, id));

const ghostSystems = (pub: Pub, seat: Seat): string[] =>
  figuresLeft(pub, seat, 'destroyer') === 0
    ? []
    : systemsOf(pub).filter(
        (s) =>
          wormholesIn(pub, s).length > 0 &&
          enemiesIn(pub, s, seat).length === 0 &&
          supplied(pub, s, seat) < fleetSupply(pub, seat, s),
      );

const plagued = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((id) => {
    const owner = pub.planets[id]!.by;
    return owner !== null && owner !== seat && countAt(pub, id, owner, 'ground-force') > 0 && mayTarget(pub, seat, id);
  });

const ownCounters = (pub: Pub, seat: Seat): string[] => systemsOf(pub).filter((s) => hasActivated(pub, seat, s));

/** Free units come from reinforcements. */
function raise(t: Table, seat: Seat, at: string, unit: Unit, n: number): void {
  place(t.pub, at, seat, unit, n);
  t.emit('placed', { seat, place: at, units: [{ unit, n }] });
}

function exhaust(t: Table, planet: string): void {
  t.pub.planets[planet]!.exhausted = true;
  t.emit('exhausted', { planet });
}

/** Planets with Space Docks outside home systems that a card may choose. */
const docksOutside = (pub: Pub, you: Seat): string[] =>
  everybody(pub)
    .flatMap((seat) => docksOf(pub, seat))
    .filter((planet) => !isHome(planet) && mayTarget(pub, you, planet));

const LUCKY: readonly string[] = ['dreadnought', 'cruiser', 'destroyer'];
/** Enemy ships beside own planets: 'system seat ship'. */
const luckyTargets = (pub: Pub, you: Seat): string[] =>
  systemsOf(pub)
    .filter((system) => planetIdsIn(system).some((planet) => pub.planets[planet]!.by === you))
    .flatMap((system) =>
      (pub.units[system] ?? [])
        .filter(({ seat, type }) => seat !== you && LUCKY.includes(type))
        .map((stack) => `${system} ${stack.seat} ${nameOf(stack)}`),
    );

const dockMoves = (pub: Pub, you: Seat): string[] =>
  docksOf(pub, you).flatMap((from) =>
    planetsOf(pub, you)
      .filter((to) => countAt(pub, to, you, 'space-dock') === 0)
      .filter((to) => hasOpenRoute(pub, you, systemOf(from), systemOf(to)))
      .map((to) => `${from} ${to}`),
  );

const MOST_TROOPS = 3;
/** Ground Forces on their way between own planets: 'from to number'. */
const troopMoves = (pub: Pub, you: Seat): string[] =>
  planetsOf(pub, you).flatMap((from) => {
    const there = Math.min(MOST_TROOPS, countAt(pub, from, you, 'ground-force'));
    if (there === 0) return [];
    return planetsOf(pub, you)
      .filter((to) => to !== from && hasOpenRoute(pub, you, systemOf(from), systemOf(to)))
      .flatMap((to) => Array.from({ length: there }, (_, i) => `${from} ${to} ${i + 1}`));
  });

/** Planets of others in a system that are not exhausted. */
const foreignIn = (pub: Pub, you: Seat, system: string): string[] =>
  planetIdsIn(system).filter((planet) => {
    const { by, exhausted } = pub.planets[planet]!;
    return by !== null && by !== you && !exhausted;
  });

/** Neutral planets in systems beside one with an own planet. */
const annexable = (pub: Pub, you: Seat): string[] => {
  const near = new Set(planetsOf(pub, you).flatMap((planet) => neighbours(pub, systemOf(planet))));
  return [...near].flatMap(planetIdsIn).filter((planet) => pub.planets[planet]!.by === null);
};

export const ACTIONS = [
  component({
    id: 'unexpected-action',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'system', from: ownCounters(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      takeCounterBack(t, you, aim);
      t.emit('counterReturned', { seat: you, system: aim });
    },
  }),
  component({
    id: 'local-unrest',
    kind: 'action-card',
    copies: 4,
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'planet', from: controlledOutsideHomes(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      const planet = t.pub.planets[aim]!;
      const owner = planet.by!;
      planet.exhausted = true;
      t.emit('exhausted', { planet: aim });
      if (countAt(t.pub, aim, owner, 'ground-force') > 0) destroy(t, aim, owner, 'ground-force', 1);
      if (countAt(t.pub, aim, owner, 'ground-force') > 0) return;
      creditDocks(t, you, aim, countAt(t.pub, aim, owner, 'space-dock'));
      neutralise(t, aim);
    },
  }),
  component({
    id: 'ghost-ship',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'system', from: ghostSystems(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      place(t.pub, aim, you, 'destroyer', 1);
      t.emit('produced', { seat: you, system: aim, units: [{ unit: 'destroyer', n: 1, at: aim }], cost: 0 });
    },
  }),
  component({
    id: 'plague',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'planet', from: plagued(pub, you) }),
    on: () => '',
    memo: { dice: [] as number[] },
    effect: {
      roll: (t, { you, aim }) => {
        const n = countAt(t.pub, aim, t.pub.planets[aim]!.by!, 'ground-force');
        return t.call('plainDice', { seat: you, why: 'plague', n }, 'dice');
      },
      die: (t, { aim, memo: { dice } }) => {
        t.emit('plagueRolled', { planet: aim, dice });
        destroy(t, aim, t.pub.planets[aim]!.by!, 'ground-force', dice.filter((die) => die % 2 === 0).length);
      },
    },
  }),
  component({
    id: 'war-footing',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }) => ({ one: 'system', from: systemsOf(pub).filter(canBeActivated) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: {
        fleetSupply: (_, { seat, system }, you) => (seat === you.seat && system === you.about ? add(2) : null),
      },
    },
  }),
  component({
    id: 'armistice',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'planetFor',
      from: planetsOf(pub, you).flatMap((planet) => others(pub, you).map((seat) => `${planet} ${seat}`)),
    }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: { mayLand: (_, { seat, planet }, you) => (`${planet} ${seat}` === you.about ? 'forbid' : null) },
    },
  }),
  component({
    id: 'civil-defense',
    kind: 'action-card',
    at: 'action',
    fits: ({ pub }, you) => figuresLeft(pub, you, 'pds') > 0,
    aim: ({ pub }, you) => ({
      one: 'planet',
      from: planetsOf(pub, you).filter((planet) => countAt(pub, planet, you, 'pds') === 0),
    }),
    on: () => '',
    effect: (t, { you, aim }) => raise(t, you, aim, 'pds', Math.min(2, figuresLeft(t.pub, you, 'pds'))),
  }),
  component({
    id: 'diplomatic-immunity',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'system', from: systemsOf(pub).filter((system) => hasShips(pub, system, you)) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: {
        mayActivate: (_, { seat, system }, you) => (seat !== you.seat && system === you.about ? 'forbid' : null),
      },
    },
  }),
  component({
    id: 'good-year',
    kind: 'action-card',
    at: 'action',
    fits: ({ pub }, you) => outsideHome(pub, you).length > 0,
    on: () => '',
    effect: (t, { you }) => receiveGoods(t, you, outsideHome(t.pub, you).length),
  }),
  component({
    id: 'influence-in-the-merchants-guild',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'players', from: breakable(pub, you).map((seats) => seats.join(' ')) }),
    on: () => '',
    effect: (t, { aim }) => {
      const [a, b] = aim.split(' ').map(Number) as [Seat, Seat];
      breakAgreement(t, a, b);
    },
  }),
  component({
    id: 'insubordination',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'player',
      from: named(others(pub, you).filter((seat) => pub.sheets[seat]!.command > 0)),
    }),
    on: () => '',
    effect: (t, { aim }) => {
      const sheet = t.pub.sheets[Number(aim)]!;
      sheet.command--;
      sheet.reserve++;
      t.emit('counterLost', { seat: Number(aim) });
    },
  }),
  component({
    id: 'lucky-shot',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'ship', from: luckyTargets(pub, you) }),
    on: () => '',
    effect: (t, { aim }) => {
      const [system, seat, ...name] = aim.split(' ') as [string, string, ...string[]];
      const { unit, marks } = shipNamed(name.join(' '));
      destroy(t, system, Number(seat), unit, 1, marks);
    },
  }),
  component({
    id: 'massive-transport',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'way', from: dockMoves(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      const [from, to] = aim.split(' ') as [string, string];
      moveUnits(t.pub.units, from, to, you, 'space-dock', 1);
      t.pub.planets[to]!.dockSince = t.pub.planets[from]!.dockSince;
      t.pub.planets[from]!.dockSince = 0;
      t.emit('dockMoved', { seat: you, from, to });
    },
  }),
  component({
    id: 'master-of-trade',
    kind: 'action-card',
    at: 'action',
    fits: ({ pub }, you) => partnersOf(pub, you).length >= 2,
    aim: ({ pub }, you) => ({ some: 'planet', from: exhaustedOf(pub, you), min: 1, max: 2 }),
    on: () => '',
    effect: (t, { you, aim }) => {
      for (const planet of aim) t.pub.planets[planet]!.exhausted = false;
      t.emit('refreshed', { seat: you, planets: aim });
    },
  }),
  component({
    id: 'patrol',
    kind: 'action-card',
    at: 'action',
    fits: ({ pub }, you) => shipsToPatrol(pub, you, [], true).length > 0,
    on: () => '',
    effect: (t, { you }) => t.call('warfareSecondary', { seat: you, activated: true }),
  }),
  component({
    id: 'privateers',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'player',
      from: named(others(pub, you).filter((seat) => pub.sheets[seat]!.goods > 0)),
    }),
    on: () => '',
    effect: (t, { you, aim }) => {
      const { goods } = t.pub.sheets[Number(aim)]!;
      spendGoods(t, Number(aim), goods);
      receiveGoods(t, you, halfOf(goods, 'down'));
    },
  }),
  component({
    id: 'rally-of-the-people',
    kind: 'action-card',
    at: 'action',
    fits: ({ pub }, you) => {
      const { race } = pub.sheets[you]!;
      if (race === '' || figuresLeft(pub, you, 'dreadnought') === 0) return false;
      const { home } = raceOf(race);
      return enemiesIn(pub, home, you).length === 0 && supplied(pub, home, you) < fleetSupply(pub, you, home);
    },
    on: () => '',
    effect: (t, { you }) => raise(t, you, raceOf(t.pub.sheets[you]!.race).home, 'dreadnought', 1),
  }),
  component({
    id: 'rise-of-a-messiah',
    kind: 'action-card',
    at: 'action',
    fits: ({ pub }, you) => planetsOf(pub, you).length > 0,
    on: () => '',
    effect: (t, { you }) => {
      for (const planet of planetsOf(t.pub, you)) raise(t, you, planet, 'ground-force', 1);
    },
  }),
  component({
    id: 'secret-industrial-agent',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'planet', from: docksOutside(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      creditDocks(t, you, aim, 1);
      destroy(t, aim, t.pub.planets[aim]!.by!, 'space-dock', 1);
      t.pub.planets[aim]!.dockSince = 0;
    },
  }),
  component({
    id: 'spacedock-accident',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'planet', from: docksOutside(pub, you) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => aim,
      modifiers: { productionCapacity: (_, { planet }, you) => (planet === you.about ? atMost(0) : null) },
    },
  }),
  component({
    id: 'stellar-criminals',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'player',
      from: named(others(pub, you).filter((seat) => refreshedOf(pub, seat).length >= 2)),
    }),
    memo: { planets: [] as string[] },
    on: () => '',
    effect: {
      choose: (t, { aim, memo, source }) => {
        const from = refreshedOf(t.pub, Number(aim));
        const n = halfOf(from.length, 'down');
        memo.planets = [];
        const q = { what: 'planet' as const, from, min: n, max: n, for: source.ability, rule: 'TI3-ACTIONCARDS-02' };
        return t.ask(Number(aim), 'pickSome', q, 'planets');
      },
      exhaust: (t, { memo }) => {
        for (const planet of memo.planets) exhaust(t, planet);
      },
    },
  }),
  component({
    id: 'strategic-bombardment',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'system',
      from: systemsWith(pub, you, 'war-sun').filter((system) => foreignIn(pub, you, system).length > 0),
    }),
    on: () => '',
    memo: { dice: [] as number[] },
    effect: {
      exhaust: (t, { you, aim }) => {
        for (const planet of foreignIn(t.pub, you, aim)) exhaust(t, planet);
        return t.call('plainDice', { seat: you, why: 'strategic-bombardment', n: 1 }, 'dice');
      },
      keep: (t, { you, source, memo }) => {
        if (memo.dice[0]! >= 6 && t.cards(DISCARD).includes(source.component))
          t.move(source.component, DISCARD, hand(you));
      },
    },
  }),
  component({
    id: 'successful-spy',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      one: 'player',
      from: named(others(pub, you).filter((seat) => pub.table.zones[hand(seat)]!.n > 0)),
    }),
    on: () => '',
    effect: (t, { you, aim }) => {
      const seat = Number(aim);
      t.shuffle(hand(seat));
      const cards = [t.draw(hand(seat), hand(you)), t.draw(hand(seat), hand(you))].filter((card) => card !== null);
      t.emit('stole', { seat: you, from: seat, n: cards.length }, { to: [you, seat], some: { cards } });
    },
  }),
  component({
    id: 'transport',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'troops', from: troopMoves(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      const [from, to, n] = aim.split(' ') as [string, string, string];
      moveUnits(t.pub.units, from, to, you, 'ground-force', Number(n));
      t.emit('carried', { seat: you, from, to, n: Number(n) });
    },
  }),
  component({
    id: 'uprising',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }) => ({
      one: 'system',
      from: systemsOf(pub).filter((system) => tile(system).kind !== 'home' && planetIdsIn(system).length > 0),
    }),
    on: () => '',
    effect: (t, { aim }) => {
      for (const planet of planetIdsIn(aim)) exhaust(t, planet);
    },
  }),
  component({
    id: 'voluntary-annexation',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'planet', from: annexable(pub, you) }),
    on: () => '',
    effect: (t, { you, aim }) => {
      place(t.pub, aim, you, 'ground-force', 3);
      return t.call('occupation', { seat: you, planet: aim, byLanding: false });
    },
  }),
];
