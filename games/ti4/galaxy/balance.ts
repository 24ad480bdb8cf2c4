import type { Layout } from '../content/layouts.ts';
import { TILES, tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { galaxyOf, graphOf, indexOf } from './board.ts';
import type { Galaxy, LayoutGraph, Placement } from './board.ts';
import { isLegendary, planetsOn, specialtiesOn, tileWorth } from './worth.ts';

// How fair a galaxy is. Every tile is divided among the seats by how near they live to it; a seat's score is what falls to it.

/** Each further border makes a tile three times less one's own. */
const NEARNESS = 3;
/** What counts beside resources and influence. */
const SPECIALTY = 0.5;
const LEGENDARY = 1;
/** An anomaly that bars every short way to Mecatol Rex. */
const BARRED = -1;

/** What falls to one seat, and why. Shares are fractions of tiles, so the sums are too. */
export interface SeatBalance {
  readonly resources: number;
  readonly influence: number;
  readonly planets: number;
  readonly specialties: number;
  readonly legendary: number;
  /** Borders to Mecatol Rex. */
  readonly toCentre: number;
  /** No shortest way to Mecatol Rex is free of anomalies that stop ships. */
  readonly barred: boolean;
  /** Borders to the nearest other home. */
  readonly toNeighbour: number;
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

const STOPS: readonly string[] = ['supernova', 'asteroid-field', 'nebula'];
const stopsShips = (tile: string): boolean =>
  tile in TILES && (tileFacts(tile as TileId).anomalies ?? []).some((kind) => STOPS.includes(kind));

/** Does every shortest way to the centre lead through an anomaly that stops ships? */
function isBarred({ neighbours, toCentre }: LayoutGraph, galaxy: Galaxy, home: number): boolean {
  let edge = new Set([home]);
  for (let steps = toCentre[home]!; steps > 1; steps--) {
    const next = new Set<number>();
    for (const cell of edge)
      for (const other of neighbours[cell]!)
        if (toCentre[other] === steps - 1 && !stopsShips(galaxy[other]!)) next.add(other);
    edge = next;
  }
  return edge.size === 0;
}

/** What falls to each seat of a galaxy. */
export function balanceOf(layout: Layout, placed: Placement): SeatBalance[] {
  const graph = graphOf(layout);
  const galaxy = galaxyOf(layout, placed);
  const share = sharesOf(graph);
  return layout.homes.map((place, seat) => {
    const home = indexOf(place);
    const sum = { resources: 0, influence: 0, planets: 0, specialties: 0, legendary: 0 };
    graph.open.forEach((cell, i) => {
      const tile = galaxy[cell]!;
      if (!(tile in TILES)) return;
      const mine = share[i]![seat]!;
      const { resources, influence } = tileWorth(tile as TileId);
      sum.resources += mine * resources;
      sum.influence += mine * influence;
      sum.planets += mine * planetsOn(tile as TileId).length;
      sum.specialties += mine * specialtiesOn(tile as TileId);
      sum.legendary += mine * Number(isLegendary(tile as TileId));
    });
    const barred = isBarred(graph, galaxy, home);
    const others = layout.homes
      .filter((other) => other !== place)
      .map((other) => graph.fromHome[seat]![indexOf(other)]!);
    const extras = SPECIALTY * sum.specialties + LEGENDARY * sum.legendary + (barred ? BARRED : 0);
    return {
      ...sum,
      toCentre: graph.toCentre[home]!,
      barred,
      toNeighbour: Math.min(...others),
      score: sum.resources + sum.influence + extras,
    };
  });
}

/** The distance between the best and the worst seat: 0 is perfectly even. */
export function unevenness(seats: readonly SeatBalance[]): number {
  const scores = seats.map(({ score }) => score);
  return Math.max(...scores) - Math.min(...scores);
}
