import { bots, room } from '@orrery/imperium';
import type { Seat, Stack } from '@orrery/kernel';
import { homePlanets } from '../content/races/races.ts';
import { planetsIn, systemOf } from '../content/tiles.ts';
import type { Ship } from '../content/units.ts';
import { fleetSupply } from '../rules/commandCounters.ts';
import { departuresTo, move } from '../rules/move.ts';
import { capacityOf, mayPickUp, takes } from '../rules/transport.ts';
import { countAt, enemiesIn, fleetSize, holdOf } from '../rules/units.ts';
import type { MoveAtom, Ti3 } from '../shapes.ts';
import { cannonHits, forceOf, priceOf, shipsIn, troopsAboard } from './forces.ts';
import { shareOut, targetsIn } from './landing.ts';
import type { Landing } from './landing.ts';
import type { Outlook } from './outlook.ts';
import { prospect } from './prospect.ts';

// Which ships and troops go to a system, and what would come of it. Found anew whenever it is asked: the same board gives the same muster.

export interface Muster {
  readonly voyages: readonly Voyage[];
  readonly landings: readonly Landing[];
  readonly foe: Seat | null;
  /** The chance to win the space battle, if there is one, and to come through PDS fire. */
  readonly chance: number;
  readonly loss: number;
  readonly foeWorth: number;
  /** Ground Forces that stay aboard. */
  readonly aboard: number;
  /** Systems that ships leave, and how many leave each. */
  readonly origins: ReadonlyMap<string, number>;
  /** Whether a ship will stand where none of the player's stood. */
  readonly arrives: boolean;
  /** Empty transporters that come back to be loaded anew. */
  readonly gathered: number;
}
/** One ship that could go. */
interface Voyage {
  readonly ship: string;
  readonly unit: Ship;
  readonly marks: string;
  readonly from: string;
  /** Where the way matters. */
  readonly via: readonly string[] | null;
  /** What it can still take aboard. */
  room: number;
  goes: boolean;
  readonly loads: { load: 'ground-force' | 'fighter'; n: number; at: string }[];
}

/** Ground Forces that are brought for what lies beyond. */
const FURTHER = 2;
/** Ground Forces beyond what is needed, where there is room: at home they are of no use. */
const MORE = 3;
/** With such a chance nobody sends more. */
const ENOUGH = 0.88;

class Order {
  readonly o: Outlook;
  readonly system: string;
  readonly all: readonly Voyage[];
  private berths: number;
  /** Ground Forces and Fighters that still wait, by place. */
  private readonly waiting = new Map<string, number>();
  constructor(o: Outlook, system: string) {
    this.o = o;
    this.system = system;
    this.all = voyagesTo(o, system);
    this.berths = fleetSupply(o.pub, o.seat, system) - fleetSize(o.pub, system, o.seat);
  }
  /** So many Ground Forces of a planet may go: what guards a place stays. */
  private troopsAt(planet: string): number {
    const known = this.waiting.get(planet);
    if (known !== undefined) return known;
    const { o } = this;
    const there = countAt(o.pub, planet, o.seat, 'ground-force');
    const isHome = homePlanets(o.sheet.race).includes(planet);
    const isDock = countAt(o.pub, planet, o.seat, 'space-dock') > 0;
    const inDanger = o.threat(systemOf(planet)).takes > 0;
    const keeps = isHome || isDock ? (inDanger ? 2 : 1) : inDanger ? 1 : 0;
    return Math.max(0, there - keeps);
  }
  private fightersAt(system: string): number {
    return this.waiting.get(`fighter ${system}`) ?? countAt(this.o.pub, system, this.o.seat, 'fighter');
  }
  send(voyage: Voyage): boolean {
    if (voyage.goes) return true;
    const isCounted = voyage.unit !== 'fighter';
    if (isCounted && this.berths <= 0) return false;
    if (isCounted) this.berths--;
    voyage.goes = true;
    return true;
  }
  keep(voyage: Voyage): void {
    if (!voyage.goes) return;
    voyage.goes = false;
    if (voyage.unit !== 'fighter') this.berths++;
  }
  /** Takes Ground Forces aboard on the way; how many it was. */
  loadTroops(voyage: Voyage, most: number): number {
    let loaded = 0;
    for (const system of [voyage.from, ...(voyage.via ?? [])]) {
      if (!mayPickUp(this.o.pub, this.o.seat, system, [this.system])) continue;
      for (const { id } of planetsIn(system)) {
        const n = Math.min(most - loaded, voyage.room, this.troopsAt(id));
        if (n <= 0) continue;
        this.waiting.set(id, this.troopsAt(id) - n);
        take(voyage, 'ground-force', n, id);
        loaded += n;
      }
    }
    return loaded;
  }
  loadFighters(voyage: Voyage): void {
    if (!takes(voyage.unit, 'fighter')) return;
    const there = this.fightersAt(voyage.from);
    const n = Math.min(voyage.room, there);
    if (n <= 0 || voyage.from === this.system) return;
    this.waiting.set(`fighter ${voyage.from}`, there - n);
    take(voyage, 'fighter', n, voyage.from);
  }
  going(): Voyage[] {
    return this.all.filter(({ goes }) => goes);
  }
  /** Ships that will be there: those that stand there and those that come. */
  ships(): Stack[] {
    const { pub, seat } = this.o;
    const coming = this.going().flatMap(({ unit, marks, from, loads }): Stack[] => {
      if (from === this.system) return [];
      const fighters = loads.reduce((sum, { load, n }) => (load === 'fighter' ? sum + n : sum), 0);
      return [
        { seat, type: unit, marks, n: 1 },
        ...(fighters > 0 ? [{ seat, type: 'fighter', marks: '', n: fighters }] : []),
      ];
    });
    return [...shipsIn(pub, this.system, seat), ...coming];
  }
  /** Ground Forces that can land. */
  troops(): number {
    const there = shipsIn(this.o.pub, this.system, this.o.seat).reduce((sum, stack) => sum + troopsAboard(stack), 0);
    return this.going().reduce((sum, voyage) => sum + carried(voyage), there);
  }
}
/** What waits at a place goes aboard, with what was taken there before. */
function take(voyage: Voyage, load: 'ground-force' | 'fighter', n: number, at: string): void {
  voyage.room -= n;
  const before = voyage.loads.find((one) => one.load === load && one.at === at);
  if (before) before.n += n;
  else voyage.loads.push({ load, n, at });
}
const carried = ({ marks, loads }: Voyage): number =>
  loads.reduce((sum, { load, n }) => (load === 'ground-force' ? sum + n : sum), troopsAboard({ marks, n: 1 }));

function voyagesTo(o: Outlook, system: string): Voyage[] {
  const { pub, seat } = o;
  return departuresTo(o.v, system).flatMap(({ from, stacks }) =>
    from === system
      ? []
      : stacks.flatMap(({ stack, ship, ways }) => {
          const unit = stack.type as Ship;
          const capacity = capacityOf(pub, seat, unit);
          const isTransporter = capacity > 0 || pub.agreed.leaders;
          const via = isTransporter ? ways[0]!.slice(1, -1) : null;
          return Array.from({ length: stack.n }, (): Voyage => ({
            ship,
            unit,
            marks: stack.marks,
            from,
            via,
            room: room(capacity, holdOf(stack.marks)),
            goes: false,
            loads: [],
          }));
        }),
  );
}

export function muster(o: Outlook, system: string): Muster {
  const { pub, seat } = o;
  const order = new Order(o, system);
  const foe = enemiesIn(pub, system, seat)[0] ?? null;
  const fight = { system, planet: null, attacker: seat, defender: foe ?? seat, round: 1 };
  const foes = foe === null ? bots.NO_FORCE : forceOf(pub, foe, shipsIn(pub, system, foe), fight);
  const cannon = cannonHits(pub, system, seat);
  const fleet = () => bots.after(forceOf(pub, seat, order.ships(), fight), cannon);
  const odds = () =>
    foe === null ? (order.ships().length > 0 ? Math.min(1, fleet().takes + 0.2) : 0) : bots.winChance(fleet(), foes);

  const targets = targetsIn(o, system, shipsIn(pub, system, seat));
  const need = targets.reduce((sum, one) => sum + one.need, 0);
  const next = prospect(o, system) > 0 ? FURTHER : 0;
  if (need > 0) bringTroops(order, need, Infinity);
  if (next > 0 && order.troops() === 0) bringTroops(order, next, 1);
  const wasThere = shipsIn(pub, system, seat).length > 0;
  const isWanted = !wasThere && (o.pulls.systems.get(system) ?? 0) > 0;
  if (order.ships().length === 0 && isWanted) sendOne(order);
  if (foe !== null || (cannon > 0 && order.ships().length > 0)) bringGuns(order, () => odds() < ENOUGH);
  fill(order, need + next + MORE);
  const gathered = foe === null && isYard(o, system) ? gather(order) : 0;

  const ships = order.ships();
  const landings = shareOut(o, system, order.troops(), ships);
  const origins = new Map<string, number>();
  for (const { from } of order.going()) origins.set(from, (origins.get(from) ?? 0) + 1);
  const own = fleet();
  return {
    voyages: order.going(),
    landings,
    foe,
    chance: odds(),
    loss: Math.min(own.worth, cannon) + (foe === null ? 0 : bots.lossOf(own, foes)),
    foeWorth: foes.worth,
    aboard: order.troops() - landings.reduce((sum, { n }) => sum + n, 0),
    origins,
    arrives: !wasThere && ships.length > 0,
    gathered,
  };
}

/** Transporters with Ground Forces, the cheapest first, until there are enough. */
function bringTroops(order: Order, need: number, most: number): void {
  const transports = order.all
    .filter((voyage) => voyage.room > 0 || carried(voyage) > 0)
    .toSorted((a, b) => costOfUse(order, a) - costOfUse(order, b));
  let used = 0;
  for (const voyage of transports) {
    if (order.troops() >= need || used >= most) return;
    if (voyage.goes || !order.send(voyage)) continue;
    order.loadTroops(voyage, need - order.troops());
    if (carried(voyage) === 0) order.keep(voyage);
    else used++;
  }
}
/** What it costs to use a ship for something else: its price, less what it carries; more where its place should be held. */
function costOfUse({ o }: Order, voyage: Voyage): number {
  const held = o.pulls.holds.get(voyage.from) ?? 0;
  const isLast = fleetSize(o.pub, voyage.from, o.seat) === 1;
  return priceOf(voyage.unit) - 1.2 * voyage.room - 2 * carried(voyage) + (isLast ? held : 0);
}
/** Any ship, to show the flag. */
function sendOne(order: Order): void {
  const ships = order.all.filter(({ unit }) => unit !== 'fighter');
  const cheapest = bots.bestOf(ships, (voyage) => -costOfUse(order, voyage));
  if (cheapest) order.send(cheapest);
}
/** Warships, the strongest first, while more are needed. */
function bringGuns(order: Order, wantsMore: () => boolean): void {
  const { o, system } = order;
  const fight = { system, planet: null, attacker: o.seat, defender: o.seat, round: 1 };
  const power = ({ unit, marks }: Voyage): number => {
    const { hits, takes: hold } = forceOf(o.pub, o.seat, [{ seat: o.seat, type: unit, marks, n: 1 }], fight);
    return hits * hold;
  };
  for (const voyage of order.going()) if (wantsMore()) order.loadFighters(voyage);
  for (const voyage of order.all.toSorted((a, b) => power(b) - power(a))) {
    if (!wantsMore()) return;
    if (!voyage.goes && order.send(voyage)) order.loadFighters(voyage);
  }
}
/** Room that is left: some more Ground Forces, and Fighters to stand before the ships. */
function fill(order: Order, troops: number): void {
  for (const voyage of order.going()) {
    const more = troops - order.troops();
    if (more > 0) order.loadTroops(voyage, more);
    order.loadFighters(voyage);
  }
}

/** Transporters that have nothing to carry come to where troops are made; how many do. */
function gather(order: Order): number {
  const idle = order.all.filter((voyage) => !voyage.goes && voyage.unit === 'carrier' && carried(voyage) === 0);
  let n = 0;
  for (const voyage of idle) {
    if (isYard(order.o, voyage.from) || troopsNear(order.o, voyage.from) > 1 || !order.send(voyage)) continue;
    order.loadFighters(voyage);
    n++;
  }
  return n;
}
const isYard = ({ pub, seat }: Outlook, system: string): boolean =>
  planetsIn(system).some(({ id }) => countAt(pub, id, seat, 'space-dock') > 0);
const troopsNear = ({ pub, seat }: Outlook, system: string): number =>
  planetsIn(system).reduce((sum, { id }) => sum + Math.max(0, countAt(pub, id, seat, 'ground-force') - 1), 0);

/** The answer to the question, atom by atom as the rules offer them. */
export function advance(o: Outlook, q: Ti3['asks']['move']['q']): MoveAtom[] {
  const part: MoveAtom[] = [];
  const offered = (fits: (atom: MoveAtom) => boolean): MoveAtom[] => move.grow(o.v, q, part).add.filter(fits);
  for (const { ship, from, via, loads } of muster(o, q.system).voyages) {
    const way = (via ?? []).join();
    const [set] = offered((a) => 'ship' in a && a.ship === ship && a.from === from && (a.via ?? []).join() === way);
    if (!set) continue;
    part.push(set);
    for (const { load, n, at } of loads) {
      const fitting = offered((a) => 'load' in a && a.load === load && a.at === at && a.n <= n);
      const most = bots.bestOf(fitting, (a) => ('load' in a ? a.n : 0));
      if (most) part.push(most);
    }
  }
  return part;
}
