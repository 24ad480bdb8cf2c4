// How fair a galaxy is. Every tile is divided among the seats by how near they live to it; a seat's score is what falls to it.

/** What a tile is worth to whoever lives near it, and what it does to ships. */
export interface TileValue {
  /** Counted by the better half of each planet, since it is spent for one of them. */
  readonly resources: number;
  readonly influence: number;
  readonly planets: number;
  readonly specialties: number;
  readonly legendary: number;
  /** Planets by trait, where the edition has traits. */
  readonly traits: readonly string[];
  /** An anomaly that stops or hinders ships. */
  readonly stops: boolean;
}

/** A layout as a graph of its cells, whatever tiles lie on them. */
export interface LayoutGraph {
  /** For each cell those that touch it or are joined to it; empty for gaps. */
  readonly neighbours: readonly (readonly number[])[];
  /** For each home how many borders away each cell is. */
  readonly fromHome: readonly (readonly number[])[];
  readonly toCentre: readonly number[];
  /** The cells where tiles are laid. */
  readonly open: readonly number[];
  readonly homes: readonly number[];
}

/** Each further border makes a tile three times less one's own. */
const NEARNESS = 3;
/** What counts beside resources and influence. */
const SPECIALTY = 0.5;
const LEGENDARY = 1;
/** An anomaly that bars every short way to the centre. */
const BARRED = -1;
/** A system counts as within reach of a home at so many borders. */
const REACH = 2;

/** What falls to one seat, and why. Shares are fractions of tiles, so the sums are too. */
export interface SeatBalance {
  readonly resources: number;
  readonly influence: number;
  readonly planets: number;
  readonly specialties: number;
  readonly legendary: number;
  /** The different traits among planets within reach of home. */
  readonly traits: readonly string[];
  /** Systems within two borders of home, and planets on them. */
  readonly systemsInReach: number;
  readonly planetsInReach: number;
  /** Borders to the centre. */
  readonly toCentre: number;
  /** No shortest way to the centre is free of anomalies that stop ships. */
  readonly barred: boolean;
  /** Borders to the nearest other home, and how many homes lie that near. */
  readonly toNeighbour: number;
  readonly neighbours: number;
  readonly score: number;
}

const shares = new WeakMap<LayoutGraph, readonly (readonly number[])[]>();
/** For each open cell, in the graph's order, how much of it falls to each seat. */
function sharesOf(graph: LayoutGraph): readonly (readonly number[])[] {
  let found = shares.get(graph);
  if (!found) {
    found = graph.open.map((cell) => {
      const pulls = graph.fromHome.map((distances) => NEARNESS ** -distances[cell]!);
      const all = pulls.reduce((sum, pull) => sum + pull, 0);
      return pulls.map((pull) => pull / all);
    });
    shares.set(graph, found);
  }
  return found;
}

/** Does every shortest way to the centre lead through an anomaly that stops ships? */
function isBarred({ neighbours, toCentre }: LayoutGraph, stops: (cell: number) => boolean, home: number): boolean {
  let edge = new Set([home]);
  for (let steps = toCentre[home]!; steps > 1; steps--) {
    const next = new Set<number>();
    for (const cell of edge)
      for (const other of neighbours[cell]!) if (toCentre[other] === steps - 1 && !stops(other)) next.add(other);
    edge = next;
  }
  return edge.size === 0;
}

/** What falls to each seat. `valueAt` says what lies on a cell; null where nothing lies yet. */
export function balanceOn(graph: LayoutGraph, valueAt: (cell: number) => TileValue | null): SeatBalance[] {
  const share = sharesOf(graph);
  const values = new Map(graph.open.map((cell) => [cell, valueAt(cell)]));
  const stops = (cell: number): boolean => values.get(cell)?.stops ?? false;
  return graph.homes.map((home, seat) => {
    const sum = { resources: 0, influence: 0, planets: 0, specialties: 0, legendary: 0 };
    const near = { systems: 0, planets: 0, traits: new Set<string>() };
    graph.open.forEach((cell, i) => {
      const value = values.get(cell);
      if (!value) return;
      const mine = share[i]![seat]!;
      sum.resources += mine * value.resources;
      sum.influence += mine * value.influence;
      sum.planets += mine * value.planets;
      sum.specialties += mine * value.specialties;
      sum.legendary += mine * value.legendary;
      if (graph.fromHome[seat]![cell]! > REACH) return;
      near.systems++;
      near.planets += value.planets;
      for (const trait of value.traits) near.traits.add(trait);
    });
    const barred = isBarred(graph, stops, home);
    const others = graph.homes.filter((other) => other !== home).map((other) => graph.fromHome[seat]![other]!);
    const toNeighbour = Math.min(...others);
    const extras = SPECIALTY * sum.specialties + LEGENDARY * sum.legendary + (barred ? BARRED : 0);
    return {
      ...sum,
      traits: [...near.traits].toSorted(),
      systemsInReach: near.systems,
      planetsInReach: near.planets,
      toCentre: graph.toCentre[home]!,
      barred,
      toNeighbour,
      neighbours: others.filter((distance) => distance === toNeighbour).length,
      score: sum.resources + sum.influence + extras,
    };
  });
}

/** The distance between the best and the worst seat: 0 is perfectly even. */
export function unevenness(seats: readonly SeatBalance[]): number {
  const scores = seats.map(({ score }) => score);
  return Math.max(...scores) - Math.min(...scores);
}

/** How many borders lie between a cell and each other one. */
export function distancesFrom(neighbours: LayoutGraph['neighbours'], start: number): number[] {
  const found = neighbours.map(() => Infinity);
  found[start] = 0;
  const queue = [start];
  for (const cell of queue)
    for (const next of neighbours[cell]!)
      if (found[next] === Infinity) {
        found[next] = found[cell]! + 1;
        queue.push(next);
      }
  return found;
}
