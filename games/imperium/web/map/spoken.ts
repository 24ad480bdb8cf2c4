import type { Seat } from '@orrery/kernel';
import { t } from '../words.ts';
import type { MapForce, MapPlanet, MapSystem } from './model.ts';

const force = ({ seat, units }: MapForce, name: (seat: Seat) => string): string =>
  `${name(seat)}: ${units.map(({ words, damaged }) => (damaged > 0 ? `${words} (${t('damaged', { n: damaged })})` : words)).join(', ')}`;

export function spokenPlanet(planet: MapPlanet, name: (seat: Seat) => string): string {
  return [
    `${planet.name} (${planet.owner === null ? t('nobodys') : name(planet.owner)})`,
    t('worth', { resources: planet.resources, influence: planet.influence }),
    ...planet.changes,
    ...planet.traits.map((mark) => mark.name),
    ...planet.specialties.map((mark) => mark.name),
    ...planet.notes,
    planet.exhausted ? t('exhausted') : '',
    ...planet.forces.map((one) => force(one, name)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Everything public about a system in one sentence. */
export const spokenSystem = (
  system: MapSystem,
  name: (seat: Seat) => string,
  isOpen: boolean,
  isActive: boolean,
): string =>
  [
    system.name,
    isActive ? t('active') : '',
    ...system.forces.map((one) => force(one, name)),
    ...system.planets.map((planet) => spokenPlanet(planet, name)),
    ...system.anomalies.map((anomaly) => anomaly.name),
    ...system.wormholes.map((hole) => hole.name),
    system.frontier ?? '',
    ...system.notes,
    ...system.tokens.map((seat) => t('tokenOf', { name: name(seat) })),
    isOpen ? t('canChoose') : '',
  ]
    .filter(Boolean)
    .join('. ');
