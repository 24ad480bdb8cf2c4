import type { maps } from '@orrery/imperium';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { tileFacts } from '../content/tiles.ts';
import type { Anomaly, TileId } from '../content/tiles.ts';

/** What a planet or tile offers. Resources and influence are counted by the better half: a planet is spent for one of them (TI4-DRAFT-07). */
export interface Worth {
  readonly resources: number;
  readonly influence: number;
}

export function planetWorth(planet: PlanetId): Worth {
  const { resources, influence } = planetFacts(planet);
  if (resources === influence) return { resources: resources / 2, influence: influence / 2 };
  return resources > influence ? { resources, influence: 0 } : { resources: 0, influence };
}

export const planetsOn = (tile: TileId): readonly PlanetId[] => tileFacts(tile).planets ?? [];

export function tileWorth(tile: TileId): Worth {
  const sum = { resources: 0, influence: 0 };
  for (const planet of planetsOn(tile)) {
    const { resources, influence } = planetWorth(planet);
    sum.resources += resources;
    sum.influence += influence;
  }
  return sum;
}

/** What a tile is worth to whoever lives near it. */
export function valueOf(tile: TileId): maps.TileValue {
  const planets = planetsOn(tile);
  return {
    ...tileWorth(tile),
    planets: planets.length,
    specialties: specialtiesOn(tile),
    legendary: Number(isLegendary(tile)),
    traits: planets.flatMap((planet) => planetFacts(planet).trait ?? []),
    stops: (tileFacts(tile).anomalies ?? []).some((kind) => STOPS.includes(kind)),
  };
}
/** Anomalies that stop ships or hinder them. */
const STOPS: readonly Anomaly[] = ['supernova', 'asteroid-field', 'nebula'];

export const isAnomaly = (tile: TileId): boolean => (tileFacts(tile).anomalies ?? []).length > 0;
export const specialtiesOn = (tile: TileId): number =>
  planetsOn(tile).filter((planet) => planetFacts(planet).specialty !== undefined).length;
export const isLegendary = (tile: TileId): boolean => planetsOn(tile).some((planet) => planetFacts(planet).legendary);
