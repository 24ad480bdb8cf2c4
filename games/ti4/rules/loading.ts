import type { Way } from './routes.ts';

// MOVE: which ship takes which way and what it picks up there. Found for the player: with as few gravity rifts as possible, and what is
// carried goes aboard the ships that risk least.

/** Ships of one stack that move. */
export interface Movers {
  readonly ways: readonly Way[];
  readonly capacity: number;
  readonly n: number;
}
/** Units of one stack that are carried. */
export interface Freight {
  readonly system: string;
  readonly n: number;
  /** It must be carried, but takes no room. */
  readonly isLight: boolean;
}
/** One ship under way, and how many of each freight it picks up. */
export interface Sailing {
  readonly movers: number;
  readonly way: Way;
  readonly aboard: number[];
}
interface Room {
  readonly way: Way;
  readonly room: number;
}

/** Everything fits: for any systems, what waits there is no more than the ships have room for that pass one of them. */
function fits(ships: readonly Room[], waiting: ReadonlyMap<string, number>): boolean {
  const systems = [...waiting.keys()].filter((system) => waiting.get(system)! > 0);
  for (let group = 1; group < 1 << systems.length; group++) {
    const chosen = systems.filter((_, i) => group & (1 << i));
    let left = 0;
    for (const system of chosen) left += waiting.get(system)!;
    for (const { way, room } of ships) if (chosen.some((system) => way.stops.includes(system))) left -= room;
    if (left > 0) return false;
  }
  return true;
}

/** Something with room passes each of these systems. */
const passes = (ships: readonly Room[], systems: readonly string[]): boolean =>
  systems.every((system) => ships.some(({ way, room }) => room > 0 && way.systems.includes(system)));

/** Ways that differ in what they pass of these systems; the first has the fewest rifts. */
function distinct(ways: readonly Way[], systems: readonly string[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = systems.filter((system) => way.stops.includes(system)).join();
    if (!found.has(key)) found.set(key, way);
  }
  return [...found.values()];
}

/** The voyage of each ship, or null where not everything can be picked up. */
export function load(movers: readonly Movers[], freights: readonly Freight[]): Sailing[] | null {
  const waiting = new Map<string, number>();
  const light = freights.filter(({ n, isLight }) => n > 0 && isLight).map(({ system }) => system);
  for (const { system, n, isLight } of freights)
    if (n > 0 && !isLight) waiting.set(system, (waiting.get(system) ?? 0) + n);
  const ships = movers.flatMap(({ capacity, ways, n }, i) => {
    const choices = capacity > 0 ? distinct(ways, [...waiting.keys(), ...light]) : ways.slice(0, 1);
    return Array.from({ length: n }, () => ({ movers: i, capacity, choices }));
  });
  const chosen = chooseWays(ships, waiting, light);
  return chosen && goAboard(chosen, freights, waiting);
}

interface Ship {
  readonly movers: number;
  readonly capacity: number;
  readonly choices: readonly Way[];
}
type Bound = Room & { readonly movers: number };

/** A way for each ship so that all is picked up, with the fewest rifts. Equal ships choose in falling order: the rest is the same again. */
function chooseWays(
  ships: readonly Ship[],
  waiting: ReadonlyMap<string, number>,
  light: readonly string[],
): Bound[] | null {
  let best: Bound[] | null = null;
  let fewest = Infinity;
  const choose = (bound: Bound[], rifts: number, last: number): void => {
    if (rifts >= fewest) return;
    const ship = ships[bound.length];
    if (!ship) {
      if (!fits(bound, waiting) || !passes(bound, light)) return;
      best = bound;
      fewest = rifts;
      return;
    }
    const isLike = ships[bound.length - 1]?.movers === ship.movers;
    for (let i = isLike ? last : 0; i < ship.choices.length; i++) {
      const way = ship.choices[i]!;
      choose([...bound, { movers: ship.movers, way, room: ship.capacity }], rifts + way.rifts, i);
    }
  };
  choose([], 0, 0);
  return best;
}

function goAboard(bound: readonly Bound[], freights: readonly Freight[], all: ReadonlyMap<string, number>): Sailing[] {
  const waiting = new Map(all);
  const left = freights.map(({ n }) => n);
  const safest = bound.toSorted((a, b) => a.way.rifts - b.way.rifts);
  return safest.map(({ movers, way, room }, i) => {
    const aboard = freights.map(() => 0);
    let free = room;
    freights.forEach(({ system, isLight }, j) => {
      if (isLight) {
        if (room === 0 || !way.stops.includes(system)) return;
        aboard[j] = left[j]!;
        left[j] = 0;
        return;
      }
      while (free > 0 && left[j]! > 0 && way.stops.includes(system)) {
        waiting.set(system, waiting.get(system)! - 1);
        if (!fits([{ way, room: free - 1 }, ...safest.slice(i + 1)], waiting)) {
          waiting.set(system, waiting.get(system)! + 1);
          return;
        }
        free--;
        left[j]!--;
        aboard[j]!++;
      }
    });
    return { movers, way, aboard };
  });
}
