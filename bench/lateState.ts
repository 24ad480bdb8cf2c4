import { paymentOf, readPayment, wealthOf } from '@orrery/imperium';
import type { Payment, Purse } from '@orrery/imperium';
import { begin, countPlan, flow, game, keyFromSeed, part, redeal } from '@orrery/kernel';
import type { Game, Json, Plan, RulesView, Seat, Shapes, State, Words } from '@orrery/kernel';
import { oneLanguage } from '@orrery/kernel/testing';

// A made-up table as large as a late Twilight Imperium game of eight: systems with hundreds of units, decks and hands, and components in play that
// change numbers. Its questions are the three large ones: production with payment, movement and landing, whose numbers are all asked of the components.

interface Unit {
  type: string;
  owner: Seat;
  count: number;
  damaged: number;
}
interface Planet {
  name: string;
  owner: Seat;
  exhausted: boolean;
  resources: number;
  units: Unit[];
}
interface System {
  tile: number;
  tokens: Seat[];
  units: Unit[];
  planets: Planet[];
}
interface Player {
  race: string;
  technologies: string[];
  objectives: string[];
  goods: number;
  command: number;
  fleet: number;
  strategy: number;
  passed: boolean;
}
type Counted = { [slot: string]: number };
type Produced = { units: Counted; pay: Payment };
type Of = { seat: Seat; type: string; system: number };
export interface Late extends Shapes {
  pub: { systems: System[]; players: Player[]; laws: string[] };
  own: { plan: number };
  hidden: object;
  frames: {
    setUp: object;
    turn: { seat: Seat; system: number; made?: Produced; moved?: Counted; landed?: Counted };
  };
  asks: {
    produce: { q: { system: number }; a: Produced };
    move: { q: { system: number }; a: Counted };
    land: { q: { system: number }; a: Counted };
  };
  events: { made: { all: { seat: Seat; units: Counted } }; moved: { all: { seat: Seat; units: Counted } } };
  windows: object;
  queries: {
    cost: { kind: 'number'; args: Of };
    limit: { kind: 'number'; args: Of };
    movement: { kind: 'number'; args: Of };
    capacity: { kind: 'number'; args: Of };
    mayEnter: { kind: 'permission'; args: Of };
    mayLand: { kind: 'permission'; args: Of };
  };
}

export const SEATS = 8;
const UNITS = ['warsun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter', 'infantry', 'dock', 'pds'];
const QUERIES = ['cost', 'limit', 'movement', 'capacity', 'mayEnter', 'mayLand'] as const;
/** The neighbours of a system, on a ring. */
const beside = (pub: Late['pub'], at: number): number[] =>
  [1, 2, 3, 5, 8].map((step) => (at + step) % pub.systems.length);
const mine = (units: readonly Unit[], seat: Seat): Unit[] =>
  units.filter(({ owner, count }) => owner === seat && count > 0);

const read = (answer: Json): Map<string, number> =>
  new Map(Object.entries(answer as { [slot: string]: Json }).map(([slot, n]) => [slot, n as number]));
const write = (slots: readonly { id: string }[], counts: readonly number[]): Counted =>
  Object.fromEntries(slots.flatMap(({ id }, i) => (counts[i]! > 0 ? [[id, counts[i]!]] : [])));

function productionPlan(v: RulesView<Late>, system: number): Plan<Produced, Payment> {
  const seat = v.seat!;
  const { goods } = v.pub.players[seat]!;
  const planets = v.pub.systems.flatMap((one) => one.planets).filter((one) => one.owner === seat && !one.exhausted);
  const coins = planets.map(({ name, resources }) => ({ id: name, worth: resources, other: 1 }));
  const purse: Purse = { coins, goods, goodWorth: 1 };
  const slots = UNITS.map((type, i) => ({
    id: type,
    most: v.number('limit', { seat, type, system }, 5),
    cost: v.number('cost', { seat, type, system }, 8 - Math.min(7, i)),
  }));
  const price = (counts: readonly number[]) =>
    Math.max(0, Math.round(counts.reduce((sum, n, i) => sum + n * slots[i]!.cost, 0)));
  return countPlan<Produced, Payment>({
    slots,
    bounds: [{ rule: 'LATE-LIMIT', of: 7, weights: slots.map(() => 1) }],
    also: (counts) => (price(counts) > wealthOf(purse) ? 'LATE-PRICE' : null),
    auto: (counts) =>
      paymentOf(purse, price(counts), { unavailable: 'LATE-PAY', short: 'LATE-PAY', superfluous: 'LATE-PAY' }),
    write: (counts, pay) => ({ units: write(slots, counts), pay: pay! }),
    read: (answer) => {
      const { units, pay } = answer as unknown as { units: Json; pay: Json };
      return { counts: read(units), part: readPayment(pay) };
    },
    unknown: () => 'LATE-LIMIT',
  });
}

function movementPlan(v: RulesView<Late>, to: number): Plan<Counted> {
  const seat = v.seat!;
  const slots = beside(v.pub, to).flatMap((from) =>
    mine(v.pub.systems[from]!.units, seat).flatMap(({ type, count }) => {
      const of = { seat, type, system: from };
      if (v.number('movement', of, 2) < 1 || !v.permission('mayEnter', of, true)) return [];
      const holds = v.number('capacity', of, type === 'carrier' ? 4 : type === 'fighter' ? -1 : 0);
      return [{ id: `${type}@${from}`, most: count, holds, counts: type === 'fighter' ? 0 : 1 }];
    }),
  );
  return countPlan<Counted>({
    slots: slots.toSorted((a, b) => b.holds - a.holds),
    bounds: [
      { rule: 'LATE-FLEET', of: 6, weights: slots.map(({ counts }) => counts) },
      { rule: 'LATE-HOLD', of: 0, weights: slots.toSorted((a, b) => b.holds - a.holds).map(({ holds }) => -holds) },
    ],
    write: (counts) =>
      write(
        slots.toSorted((a, b) => b.holds - a.holds),
        counts,
      ),
    read: (answer) => ({ counts: read(answer), part: null }),
    unknown: () => 'LATE-FLEET',
  });
}

function landingPlan(v: RulesView<Late>, system: number): Plan<Counted> {
  const seat = v.seat!;
  const here = v.pub.systems[system]!;
  const forces = 6;
  const slots = here.planets.flatMap(({ name }) =>
    ['infantry', 'pds', 'dock'].flatMap((type) =>
      v.permission('mayLand', { seat, type, system }, true) ? [{ id: `${type}@${name}`, most: forces }] : [],
    ),
  );
  return countPlan<Counted>({
    slots,
    bounds: [{ rule: 'LATE-FORCES', of: forces, weights: slots.map(() => 1) }],
    write: (counts) => write(slots, counts),
    read: (answer) => ({ counts: read(answer), part: null }),
    unknown: () => 'LATE-FORCES',
  });
}

function change(units: Unit[], type: string, owner: Seat, by: number): void {
  const there = units.find((one) => one.type === type && one.owner === owner);
  if (there) there.count += by;
  else units.push({ type, owner, count: by, damaged: 0 });
}

const setUp = flow<Late>()('setUp', {
  deal: (t) => {
    for (const deck of ['action', 'political', 'objective']) {
      t.addZone(
        deck,
        'down',
        null,
        Array.from({ length: 80 }, (_, i) => `${deck}.${i}`),
      );
      t.shuffle(deck);
      t.addZone(`${deck}.discard`, 'up');
      for (let i = 0; i < 20; i++) t.draw(deck, `${deck}.discard`);
    }
    for (let seat = 0; seat < SEATS; seat++) {
      t.addZone(`hand.${seat}`, [seat], seat);
      for (let i = 0; i < 6; i++) t.draw('action', `hand.${seat}`);
    }
    for (let i = 0; i < SOURCES; i++) t.addComponent(`component.${i}`, { ability: `text.${i}`, holder: i % SEATS });
    return t.call('turn', { seat: 0, system: 0 });
  },
  over: (t) => t.end(),
});

const turn = flow<Late>()('turn', {
  move: (t, f) => t.ask(f.seat, 'move', { system: f.system }, 'moved'),
  arrive: (t, f) => {
    for (const [slot, n] of Object.entries(f.moved!)) {
      const [type, from] = slot.split('@');
      change(t.pub.systems[Number(from)]!.units, type!, f.seat, -n);
      change(t.pub.systems[f.system]!.units, type!, f.seat, n);
    }
    t.emit('moved', { seat: f.seat, units: f.moved! });
    return t.ask(f.seat, 'land', { system: f.system }, 'landed');
  },
  land: (t, f) => {
    for (const [slot, n] of Object.entries(f.landed!)) {
      const [type, name] = slot.split('@');
      const planet = t.pub.systems[f.system]!.planets.find((one) => one.name === name)!;
      change(planet.units, type!, f.seat, n);
    }
    return t.ask(f.seat, 'produce', { system: f.system }, 'made');
  },
  produce: (t, f) => {
    const { units, pay } = f.made!;
    for (const { planets } of t.pub.systems)
      for (const planet of planets) if (pay.coins.includes(planet.name)) planet.exhausted = true;
    t.pub.players[f.seat]!.goods += 2 - pay.goods;
    for (const [type, n] of Object.entries(units)) change(t.pub.systems[f.system]!.units, type, f.seat, n);
    t.emit('made', { seat: f.seat, units });
    return t.next;
  },
  // What the turn used up comes back, so that no later turn is smaller than the first.
  refresh: (t, f) => {
    for (const { planets, units } of t.pub.systems) {
      for (const planet of planets) planet.exhausted = planet.exhausted && planet.owner !== f.seat;
      for (const unit of units) unit.count = Math.min(3, Math.max(1, unit.count));
    }
    const { id, ...component } = { id: `component.${f.system}`, ready: t.pub.table.n % 2 === 0 };
    t.changeComponent(id, component);
    f.seat = (f.seat + 1) % SEATS;
    f.system = (f.system + 7) % t.pub.systems.length;
    return 'move';
  },
});

/** Components in play; one in six speaks to each query. */
export const SOURCES = 300;
const modifiers: NonNullable<Game<Late>['modifiers']> = Object.fromEntries(
  Array.from({ length: SOURCES }, (_, i) => {
    const query = QUERIES[i % QUERIES.length]!;
    const isPermission = query === 'mayEnter' || query === 'mayLand';
    const says = (_pub: unknown, { seat, type }: Of, you: { seat: Seat }) => {
      if (seat !== you.seat || UNITS[i % UNITS.length] !== type) return null;
      return isPermission ? ('allow' as const) : ({ layer: 'add', amount: (i % 3) - 1 } as const);
    };
    return [`text.${i}`, { [query]: says }];
  }),
);

const words = {
  event: { made: () => '', moved: () => '' },
  question: { produce: () => '', move: () => '', land: () => '' },
  answer: { produce: () => '', move: () => '', land: () => '' },
  window: {},
  source: () => '',
  rule: {},
} as unknown as Words<Late>;

/** `systems` sets the size: 45 are those of a galaxy of eight. */
export function lateGame(systems: number): Game<Late> {
  return game<Late>()({
    id: 'late',
    rules: 1,
    seats: { min: SEATS, max: SEATS },
    options: {},
    begin: () => ({
      pub: {
        systems: Array.from({ length: systems }, (_, i) => newSystem(i)),
        players: Array.from({ length: SEATS }, (_, seat) => player(seat)),
        laws: ['law-one', 'law-two', 'law-three'],
      },
      own: Array.from({ length: SEATS }, () => ({ plan: 0 })),
      hidden: {},
      start: { proc: 'setUp', locals: {} },
    }),
    parts: [
      part<Late>()({
        procedures: { setUp, turn },
        modifiers,
        asks: {
          produce: {
            rule: 'LATE-PRODUCE',
            begin: (v, q) => productionPlan(v, q.system),
            fallback: () => ({ units: {}, pay: { coins: [], goods: 0 } }),
          },
          move: { rule: 'LATE-MOVE', begin: (v, q) => movementPlan(v, q.system), fallback: () => ({}) },
          land: { rule: 'LATE-LAND', begin: (v, q) => landingPlan(v, q.system), fallback: () => ({}) },
        },
      }),
    ],
    resign: (t) => void t.finish({ winners: [], scores: [], rule: 'LATE-END' }),
    bot: {
      determinize: (v, below) =>
        redeal(v, { id: 'late', rules: 1 }, [], below, { own: () => ({ plan: 0 }), hidden: {} }),
    },
    ...oneLanguage('Late state', words),
    census: () => ({}),
  });
}

export function lateState(late: Game<Late>): State<Late> {
  return begin(late, { seats: SEATS, key: keyFromSeed('late') }).state;
}

function newSystem(i: number): System {
  return {
    tile: i,
    tokens: i % 3 === 0 ? [i % SEATS] : [],
    units: Array.from({ length: 8 }, (_, k) => newUnit(i, k)),
    planets: Array.from({ length: (i % 3) + 1 }, (_, k) => ({
      name: `planet-${i}-${k}`,
      owner: (i + k) % SEATS,
      exhausted: k === 1,
      resources: ((i + k) % 4) + 1,
      units: Array.from({ length: 4 }, (_unused, u) => newUnit(i + k, u + 5)),
    })),
  };
}
function newUnit(i: number, k: number): Unit {
  return { type: UNITS[(i + k) % UNITS.length]!, owner: (i + (k >> 2)) % SEATS, count: (k % 3) + 1, damaged: 0 };
}
function player(seat: Seat): Player {
  return {
    race: `race-${seat}`,
    technologies: Array.from({ length: 12 }, (_, i) => `technology-${seat}-${i}`),
    objectives: Array.from({ length: 5 }, (_, i) => `objective-${i}`),
    goods: 3,
    command: 4,
    fleet: 5,
    strategy: 2,
    passed: false,
  };
}
