import {
  addUnits,
  clockwise,
  componentsOf,
  contentOf,
  countPlan,
  flow,
  game,
  momentsOf,
  moveUnits,
  part,
  questions,
  redeal,
  removeUnits,
} from '../index.ts';
import type {
  Effects,
  Gives,
  Json,
  Kind,
  Moments,
  Plan,
  PublicView,
  Pub,
  RulesView,
  Seat,
  Stacks,
  WindowsOf,
  With,
  Words,
} from '../index.ts';
import { oneLanguage } from '../testing/oneLanguage.ts';

// A small map with ships, planets, production and a council: what the largest games demand of answers, of always-true rules and of queries.

/** Units of a seat at a place, all of a type and with the same marks. */
export type Figure = {
  seat: Seat;
  type: string;
  marks: string;
};
interface SectorActs {
  /** Units are destroyed together; those listed in `captured` go to a seat instead. */
  destroyed: { place: string; units: Figure[]; captured: { by: Seat; units: Figure[] } | null };
}
/** Which ships move, in which order, from where; and what each takes along. */
export type Leg = {
  type: string;
  from: string;
  n: number;
  cargo: number;
};
export type Bought = {
  units: { [type: string]: number };
  /** Planets exhausted, and goods. */
  pay: { planets: string[]; goods: number };
};

export interface Sector extends With<
  Effects | Moments,
  {
    pub: {
      /** Tiles by position: what lies on a tile travels with it. */
      map: string[];
      planets: { [planet: string]: { tile: string; owner: Seat | null; exhausted: boolean } };
      units: Stacks;
      goods: number[];
      points: number[];
      laws: string[];
      log: string[];
    };
    frames: {
      table: object;
      move: { seat: Seat; to: string; legs?: Leg[]; left?: Leg[] };
      produce: { seat: Seat; bought?: Bought };
      volley: { seat: Seat; place: string; target: Seat } & Gives<number>;
      hits: { seat: Seat; place: string; n: number; chosen?: string; act?: SectorActs['destroyed'] };
      look: { seat: Seat; kept?: string };
      tribute: { to: Seat; giving: Seat[] };
      agenda: { title: string; votes: number[]; left: Seat[]; vote?: string } & Gives<string>;
      award: { seats: Seat[] };
      strand: { seat: Seat; place: string; onto?: string };
      triumph: { seat: Seat };
      orphan: { component: string };
    };
    asks: {
      move: { q: { to: string }; a: Leg[] };
      produce: { q: object; a: Bought };
      give: { q: object; a: string };
      onTop: { q: { n: number }; a: string };
    };
    events: { log: { all: { text: string }; some: { card: string } } };
    windows: WindowsOf<SectorActs> & { 'agenda.after': { title: string } };
    queries: {
      /** 'ship', 'ground', 'structure'. */
      kinds: { kind: 'set'; args: { seat: Seat; type: string } };
      /** For one who asks: not symmetric. */
      adjacent: { kind: 'set'; args: { seat: Seat; tile: string } };
      /** Wormholes may be closed to movement without ceasing to join. */
      mayPass: { kind: 'permission'; args: { seat: Seat; by: 'border' | 'wormhole' } };
      combat: { kind: 'number'; args: { seat: Seat; type: string; marks: string } };
      cost: { kind: 'number'; args: { seat: Seat; type: string } };
      worth: { kind: 'number'; args: { seat: Seat; what: 'planet' | 'good' } };
    };
  }
> {}
type View = RulesView<Sector>;

const KINDS = {
  technology: { rule: 'SECTOR-TECH' },
  note: { rule: 'SECTOR-NOTE', hand: (seat: Seat) => `notes${seat}` },
  attachment: { rule: 'SECTOR-ATTACHMENT' },
} as const satisfies { [kind: string]: Kind };
const { component } = componentsOf<Sector>()(KINDS);
const add = (amount: number) => ({ layer: 'add' as const, amount });

// ------------------------------------------------------------------------------------------------------------------- the map

/** Tiles stand in a row; the capitals of a tile are its wormholes. */
const wormholesOf = (tile: string): string[] => [...tile.replace(/[^AB]/g, '')];
export const adjacentTo = (v: PublicView<Sector>, seat: Seat, tile: string): string[] => {
  const { map } = v.pub;
  const at = map.indexOf(tile);
  const beside = [map[at - 1], map[at + 1]].filter((other) => other !== undefined);
  const through = map.filter(
    (other) => other !== tile && wormholesOf(other).some((w) => wormholesOf(tile).includes(w)),
  );
  return v.set('adjacent', { seat, tile }, [...beside, ...through]);
};
/** Neighbours are mutual, whatever the map looks like to one of them. */
export const areNeighbours = (v: PublicView<Sector>, one: Seat, other: Seat): boolean => {
  const tiles = (seat: Seat) => v.pub.map.filter((tile) => v.pub.units[tile]?.some((stack) => stack.seat === seat));
  const sees = (from: Seat, to: Seat) =>
    tiles(from).some((tile) => [tile, ...adjacentTo(v, from, tile)].some((near) => tiles(to).includes(near)));
  return sees(one, other) || sees(other, one);
};
export const isShip = (v: PublicView<Sector>, seat: Seat, type: string): boolean =>
  v
    .set('kinds', { seat, type }, [type === 'dock' ? 'structure' : type === 'trooper' ? 'ground' : 'ship'])
    .includes('ship');

// -------------------------------------------------------------------------------------------------------- movement, production

const MOVEMENT: { [type: string]: number } = { cruiser: 2, carrier: 1, gate: 1 };
const CAPACITY: { [type: string]: number } = { carrier: 4 };

/** The rule that a list of legs breaks; each is looked at as if those before it had moved. */
function brokenBy(v: View, to: string, legs: readonly Leg[]): string | null {
  const seat = v.seat!;
  // The gate carries a wormhole of its own: whoever moves after it may use it.
  let open: string[] = [];
  const used = new Map<string, number>();
  for (const { type, from, n, cargo } of legs) {
    const there = (v.pub.units[from] ?? []).find((stack) => stack.seat === seat && stack.type === type)?.n ?? 0;
    const key = `${type}@${from}`;
    used.set(key, (used.get(key) ?? 0) + n);
    if (n < 1 || used.get(key)! > there) return 'SECTOR-SHIPS';
    if (cargo > n * (CAPACITY[type] ?? 0)) return 'SECTOR-CAPACITY';
    const lent = wormholesOf(from).length > 0 ? open : [];
    if (!reaches(v, seat, from, to, MOVEMENT[type] ?? 0, lent)) return 'SECTOR-RANGE';
    if (type === 'gate') open = [to];
  }
  return null;
}
/** By borders and wormholes, as far as they may be passed; `lent` is where the gate has opened another. */
function reaches(v: View, seat: Seat, from: string, to: string, range: number, lent: readonly string[]): boolean {
  if (range < 1) return false;
  const { map } = v.pub;
  const isBeside = (tile: string, near: string) => Math.abs(map.indexOf(tile) - map.indexOf(near)) === 1;
  const steps = [...adjacentTo(v, seat, from), ...lent].filter((near) =>
    v.permission('mayPass', { seat, by: isBeside(from, near) ? 'border' : 'wormhole' }, true),
  );
  return steps.includes(to) || steps.some((near) => reaches(v, seat, near, to, range - 1, lent));
}
const isLeg = (leg: Json): boolean =>
  typeof leg === 'object' && leg !== null && !Array.isArray(leg) && typeof leg['type'] === 'string';

const PRICES: { [type: string]: number } = { carrier: 3, cruiser: 2, trooper: 1 };
/** Units, what they cost after all reductions, and what pays for them: one answer. */
function productionPlan(v: View): Plan<Bought, Bought['pay']> {
  const seat = v.seat!;
  const slots = Object.keys(PRICES).map((id) => ({
    id,
    most: 4,
    cost: v.number('cost', { seat, type: id }, PRICES[id]!),
  }));
  const ready = Object.keys(v.pub.planets).filter((id) => {
    const { owner, exhausted } = v.pub.planets[id]!;
    return owner === seat && !exhausted;
  });
  const worth = {
    planet: v.number('worth', { seat, what: 'planet' }, 2),
    good: v.number('worth', { seat, what: 'good' }, 1),
  };
  const price = (counts: readonly number[]) =>
    Math.max(
      0,
      counts.reduce((sum, n, i) => sum + n * slots[i]!.cost, 0),
    );
  const paidBy = ({ planets, goods }: Bought['pay']) => planets.length * worth.planet + goods * worth.good;
  const best = (sum: number): Bought['pay'] => {
    const planets = ready.slice(0, Math.ceil(sum / worth.planet));
    const goods = Math.max(0, Math.ceil((sum - planets.length * worth.planet) / worth.good));
    return { planets, goods };
  };
  const wealth = paidBy({ planets: ready, goods: v.pub.goods[seat]! });
  return countPlan<Bought, Bought['pay']>({
    slots,
    bounds: [{ rule: 'SECTOR-LIMIT', of: 6, weights: slots.map(() => 1) }],
    also: (counts) => (price(counts) > wealth ? 'SECTOR-PRICE' : null),
    auto: (counts) => ({
      best: () => best(price(counts)),
      refuses: (pay) => (paidBy(pay) < price(counts) ? 'SECTOR-PRICE' : null),
      list: () => [best(price(counts))],
      sample: () => best(price(counts)),
    }),
    write: (counts, pay) => ({
      units: Object.fromEntries(slots.flatMap(({ id }, i) => (counts[i]! > 0 ? [[id, counts[i]!]] : []))),
      pay: pay!,
    }),
    read: (answer) => {
      const { units, pay } = answer as unknown as Bought;
      return { counts: new Map(Object.entries(units)), part: pay };
    },
    unknown: () => 'SECTOR-LIMIT',
  });
}

// ----------------------------------------------------------------------------------------------------------------- components

export const { moment, part: moments } = momentsOf<Sector, SectorActs>(
  {
    destroyed: {
      act: (t, { place, units, captured }) => {
        for (const { seat, type, marks } of units) removeUnits(t.pub.units, place, seat, type, 1, marks);
        for (const { seat, type } of captured?.units ?? [])
          addUnits(t.pub.units, `captured${captured!.by}`, seat, type, 1);
      },
    },
  },
  (pub) => clockwise(pub),
);

const COMPONENTS = [
  /** Your docks are ships. */
  component({
    id: 'floating',
    kind: 'technology',
    modifiers: { kinds: (_, { seat, type }, you) => (seat === you.seat && type === 'dock' ? { add: ['ship'] } : null) },
  }),
  /** You have the technologies of the seats whose tokens lie here. */
  component({
    id: 'mimic',
    kind: 'technology',
    grants: (inPlay, you) => {
      const tokens = (inPlay[you.component]?.store.tokens ?? []) as number[];
      return Object.values(inPlay)
        .filter(({ holder, ability }) => tokens.includes(holder!) && ability !== 'mimic')
        .map(({ ability }) => ({ ability, component: you.component, seat: you.seat }));
    },
  }),
  /** One of your ships rolls better: the one that is marked. */
  component({
    id: 'agent',
    kind: 'technology',
    modifiers: {
      combat: (_, { seat, marks }, you) => (seat === you.seat && marks.includes('agent') ? add(2) : null),
    },
  }),
  /** When your flagship is destroyed, all your ships there are destroyed with it. */
  component({
    id: 'kamikaze',
    kind: 'technology',
    at: 'destroyed.would',
    mandatory: true,
    fits: (v, you, { place, units }) =>
      units.some(({ seat, type }) => seat === you && type === 'flagship') &&
      figuresAt(v.pub, place, (stack) => stack.seat === you && isShip(v, you, stack.type)).length >
        units.filter(({ seat }) => seat === you).length,
    effect: (t, { you, about }) => {
      const others = about.units.filter(({ seat }) => seat !== you);
      const mine = figuresAt(t.pub, about.place, (stack) => stack.seat === you && stack.type !== 'trooper');
      about.units = [...others, ...mine];
    },
  }),
  /** Ships of others that are destroyed are captured by you. */
  component({
    id: 'cabal',
    kind: 'technology',
    at: 'destroyed.would',
    fits: (_, you, { captured }) => captured === null && you >= 0,
    effect: (_, { you, about }) => {
      about.captured = { by: you, units: about.units.filter(({ type }) => type !== 'trooper') };
    },
  }),
  /** Tiles with wormholes are adjacent to each other, whatever the letters: for you. */
  component({
    id: 'creuss',
    kind: 'technology',
    modifiers: {
      adjacent: (pub, { seat, tile }, you) =>
        seat === you.seat && wormholesOf(tile).length > 0
          ? { unpreventable: pub.map.filter((other) => other !== tile && wormholesOf(other).length > 0) }
          : null,
      mayPass: (_, { seat, by }, you) => (seat === you.seat && by === 'wormhole' ? 'unpreventable' : null),
    },
  }),
  component({
    id: 'ban',
    kind: 'attachment',
    modifiers: { mayPass: (_, { by }) => (by === 'wormhole' ? 'forbid' : null) },
  }),
  component({
    id: 'sarween',
    kind: 'technology',
    modifiers: { cost: (_, { seat, type }, you) => (seat === you.seat && type === 'cruiser' ? add(-1) : null) },
  }),
  component({
    id: 'mirror',
    kind: 'technology',
    modifiers: { worth: (_, { seat, what }, you) => (seat === you.seat && what === 'good' ? add(1) : null) },
  }),
  /** A note that counts for a point as soon as another holds it. */
  component({ id: 'throne', kind: 'note' }),
  component({ id: 'secret', kind: 'note' }),
  component({ id: 'dome', kind: 'attachment' }),
  /** After an agenda is revealed: another one is voted on first, inside it. */
  component({
    id: 'miscount',
    kind: 'technology',
    at: 'agenda.after',
    once: 'table',
    memo: { outcome: '' },
    effect: {
      again: (t) => t.call('agenda', { title: 'inner', votes: [], left: clockwise(t.pub) }, 'outcome'),
      tell: (t, { memo }) => void t.pub.log.push(`inner: ${memo.outcome}`),
    },
  }),
  /** After an agenda is revealed: it is gone, and the one that began it goes on with the outcome "vetoed". */
  component({
    id: 'veto',
    kind: 'technology',
    at: 'agenda.after',
    fits: (_, __, { title }) => title === 'inner',
    effect: (t) => {
      const inner = t.pub.table.stack.findLast(({ proc }) => proc === 'agenda')!;
      return t.unwind(inner.id, { result: 'vetoed' });
    },
  }),
];
export const content = contentOf(KINDS, COMPONENTS);

const figuresAt = (
  pub: Pick<Pub<Sector>, 'units'>,
  place: string,
  fits: (stack: Stacks[string][number]) => boolean,
): Figure[] =>
  (pub.units[place] ?? [])
    .filter(fits)
    .flatMap(({ seat, type, marks, n }) => Array.from({ length: n }, () => ({ seat, type, marks })));
const nameOf = ({ type, marks }: Figure): string => (marks ? `${type} ${marks}` : type);

// ----------------------------------------------------------------------------------------------------------------- procedures

const procedures = {
  table: flow<Sector>()('table', {
    over: (t) => t.finish({ winners: [0], scores: t.pub.points.slice(), rule: 'SECTOR-END' }),
  }),
  /** All ships in one answer; then each leg through the rift rolls, then all arrive. */
  move: flow<Sector>()('move', {
    ask: (t, f) => t.ask(f.seat, 'move', { to: f.to }, 'legs'),
    rift: (t, f) => {
      f.left = f.legs!.filter(({ from }) => !from.startsWith('rift') || t.die('rift', 10) > 3);
      return t.next;
    },
    arrive: (t, f) => {
      for (const leg of f.legs!) {
        const isLost = !f.left!.includes(leg);
        if (isLost) removeUnits(t.pub.units, leg.from, f.seat, leg.type, leg.n);
        else moveUnits(t.pub.units, leg.from, f.to, f.seat, leg.type, leg.n);
        if (leg.cargo > 0) removeUnits(t.pub.units, leg.from, f.seat, 'trooper', leg.cargo);
        if (leg.cargo > 0 && !isLost) addUnits(t.pub.units, f.to, f.seat, 'trooper', leg.cargo);
      }
      return t.end();
    },
  }),
  produce: flow<Sector>()('produce', {
    ask: (t, f) => t.ask(f.seat, 'produce', {}, 'bought'),
    place: (t, f) => {
      const { units, pay } = f.bought!;
      for (const planet of pay.planets) t.pub.planets[planet]!.exhausted = true;
      t.pub.goods[f.seat]! -= pay.goods;
      for (const [type, n] of Object.entries(units)) addUnits(t.pub.units, t.pub.map[0]!, f.seat, type, n);
      return t.end();
    },
  }),
  /** Figures of a type roll apart where their marks differ. */
  volley: flow<Sector>()('volley', {
    roll: (t, f) => {
      let hits = 0;
      for (const { type, marks, n } of (t.pub.units[f.place] ?? []).filter((stack) => stack.seat === f.seat)) {
        const bonus = t.number('combat', { seat: f.seat, type, marks }, 0);
        const dice = Array.from({ length: n }, () => t.die('combat', 10));
        t.pub.log.push(`${nameOf({ seat: f.seat, type, marks })} ${bonus} ${dice.join()}`);
        hits += dice.filter((die) => die + bonus >= 9).length;
      }
      return t.end(hits);
    },
  }),
  hits: flow<Sector>()('hits', {
    ask: (t, f) => {
      const from = [...new Set(figuresAt(t.pub, f.place, (stack) => stack.seat === f.seat).map(nameOf))];
      return t.ask(f.seat, 'pickOne', { what: 'unit', from, for: null, rule: 'SECTOR-HITS' }, 'chosen');
    },
    destroy: (t, f) => {
      const unit = figuresAt(t.pub, f.place, (stack) => stack.seat === f.seat).find((one) => nameOf(one) === f.chosen)!;
      return moment(t, 'destroyed', { place: f.place, units: [unit], captured: null }, 'act');
    },
    over: (t) => t.end(),
  }),
  /** Look at two cards of the deck: one goes on top, the other to the bottom. */
  look: flow<Sector>()('look', {
    peek: (t, f) => {
      t.peek(f.seat, 'deck', 2);
      return t.ask(f.seat, 'onTop', { n: 2 });
    },
    place: (t, f) => {
      const top = t.secret(f, 'onTop', f.seat);
      const other = t.peek(f.seat, 'deck', 2).find((card) => card !== top)!;
      t.move(other, 'deck', 'deck', 'bottom');
      return t.end();
    },
  }),
  /** Everybody else gives a note of its choice, all at once; then they are received one after another. */
  tribute: flow<Sector>()('tribute', {
    choose: (t, f) => t.seal(f.giving, 'give', {}),
    receive: (t, f) => {
      const seat = f.giving.shift();
      if (seat === undefined) return t.end();
      const note = t.secret(f, 'give', seat);
      t.move(note, `notes${seat}`, `notes${f.to}`);
      t.emit('log', { text: `${seat} gives` }, { to: [seat, f.to], some: { card: note } });
      // A throne counts as soon as another holds it.
      if (note.startsWith('throne')) t.pub.points[f.to]! += 1;
      return 'receive';
    },
  }),
  agenda: flow<Sector>()('agenda', {
    reveal: (t, f) => t.window('agenda.after', { title: f.title }, clockwise(t.pub)),
    next: (t, f) => {
      const seat = f.left.shift();
      if (seat === undefined) return 'count';
      return t.ask(seat, 'pickOne', { what: 'vote', from: ['for', 'against'], for: null, rule: 'SECTOR-VOTE' }, 'vote');
    },
    note: (_, f) => {
      f.votes.push(f.vote === 'for' ? 1 : 0);
      return 'next';
    },
    count: (t, f) => {
      const yes = f.votes.reduce((sum, n) => sum + n, 0);
      return t.end(yes * 2 > f.votes.length ? 'for' : 'against');
    },
  }),
  /** A point to each, one after another. */
  award: flow<Sector>()('award', {
    next: (t, f) => {
      const seat = f.seats.shift();
      if (seat === undefined) return t.end();
      t.pub.points[seat]! += 1;
      t.recheckRules();
      return 'next';
    },
  }),
  strand: flow<Sector>()('strand', {
    ask: (t, f) => {
      const planets = t.pub.planets;
      const from = Object.keys(planets).filter((id) => planets[id]!.owner === f.seat && planets[id]!.tile === f.place);
      if (from.length === 0) {
        removeUnits(t.pub.units, f.place, f.seat, 'dock', 1);
        return t.end();
      }
      return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: null, rule: 'SECTOR-STRAND' }, 'onto');
    },
    land: (t, f) => {
      moveUnits(t.pub.units, f.place, f.onto!, f.seat, 'dock', 1);
      return t.end();
    },
  }),
  triumph: flow<Sector>()('triumph', {
    end: (t, f) => t.finish({ winners: [f.seat], scores: t.pub.points.slice(), rule: 'SECTOR-TRIUMPH' }),
  }),
  orphan: flow<Sector>()('orphan', {
    discard: (t, f) => {
      t.removeComponent(f.component);
      return t.end();
    },
  }),
};

/** A dock in space that is no ship there must land. */
function stranded(pub: Pub<Sector>, asked: PublicView<Sector>) {
  for (const tile of pub.map)
    for (const { seat, type } of pub.units[tile] ?? [])
      if (type === 'dock' && !isShip(asked, seat, type))
        return { proc: 'strand' as const, locals: { seat, place: tile } };
  return null;
}
const triumphant = (pub: Pub<Sector>) => {
  const seat = pub.points.findIndex((points) => points >= 10);
  return seat < 0 ? null : { proc: 'triumph' as const, locals: { seat } };
};
/** What lies on a planet that is no more goes with it. */
const orphaned = (pub: Pub<Sector>) => {
  const lost = Object.entries(pub.table.components).find(([, { on }]) => on !== null && !pub.planets[on]);
  return lost ? { proc: 'orphan' as const, locals: { component: lost[0] } } : null;
};

const words = {
  event: { used: () => '', cancelled: () => '', lapsed: () => '', log: () => '' },
  question: {
    pickOne: () => '',
    pickSome: () => '',
    move: () => '',
    produce: () => '',
    give: () => '',
    onTop: () => '',
  },
  answer: { pickOne: () => '', pickSome: () => '', move: () => '', produce: () => '', give: () => '', onTop: () => '' },
  window: {},
  source: () => '',
  rule: {},
} as unknown as Words<Sector>;

export const sector = game<Sector>()({
  id: 'sector',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  begin: (seats) => ({
    pub: {
      map: [],
      planets: {},
      units: {},
      goods: Array.from({ length: seats }, () => 0),
      points: Array.from({ length: seats }, () => 0),
      laws: [],
      log: [],
      played: [],
    },
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'table', locals: {} },
  }),
  parts: [
    questions,
    content.part,
    moments,
    part<Sector>()({
      procedures,
      invariants: [triumphant, stranded, orphaned],
      windows: { 'agenda.after': { protocol: 'turns' } },
      asks: {
        move: {
          rule: 'SECTOR-MOVE',
          form: (answer) => Array.isArray(answer) && answer.every(isLeg),
          illegal: (v, { to }, legs) => {
            const rule = brokenBy(v, to, legs);
            return rule === null ? null : { rule };
          },
          sample: () => [],
          fallback: () => [],
        },
        produce: {
          rule: 'SECTOR-PRODUCE',
          begin: (v) => productionPlan(v),
          fallback: () => ({ units: {}, pay: { planets: [], goods: 0 } }),
        },
        give: {
          rule: 'SECTOR-GIVE',
          secret: true,
          list: (v) => v.me!.table.cards[`notes${v.seat}`]!,
          fallback: (v) => v.me!.table.cards[`notes${v.seat}`]![0]!,
        },
        onTop: {
          rule: 'SECTOR-LOOK',
          secret: true,
          list: (v) => Object.values(v.me!.table.knows.deck!.at),
          fallback: (v) => Object.values(v.me!.table.knows.deck!.at)[0]!,
        },
      },
    }),
  ],
  resign: (t, seat) => t.eliminate(seat),
  bot: {
    determinize: (v, below) => redeal(v, { id: 'sector', rules: 1 }, [], below),
  },
  ...oneLanguage<Sector>('Sector', words),
  census: () => ({}),
});
