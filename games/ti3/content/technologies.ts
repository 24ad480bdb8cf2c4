/** TI3-TECH-05: Warfare, Biotech, Propulsion, General. */
export type Colour = 'red' | 'green' | 'blue' | 'yellow';

export interface Technology {
  readonly id: string;
  readonly colour: Colour;
  /** TI3-TECH-06: all of these, or one of these, must be owned before. */
  readonly needs?: { readonly all: readonly string[] } | { readonly any: readonly string[] };
}

/** The Technology deck of each player (TI3-TECH-01). */
export const TECHNOLOGIES: readonly Technology[] = [
  { id: 'hylar-v-assault-laser', colour: 'red' },
  { id: 'deep-space-cannon', colour: 'red', needs: { all: ['hylar-v-assault-laser'] } },
  { id: 'war-sun', colour: 'red', needs: { all: ['deep-space-cannon', 'sarween-tools'] } },
  { id: 'magen-defense-grid', colour: 'red', needs: { all: ['deep-space-cannon'] } },
  { id: 'assault-cannon', colour: 'red', needs: { all: ['deep-space-cannon', 'cybernetics'] } },
  { id: 'graviton-negator', colour: 'red', needs: { any: ['assault-cannon', 'dacxive-animators'] } },
  { id: 'stasis-capsules', colour: 'green', needs: { all: ['enviro-compensator'] } },
  { id: 'cybernetics', colour: 'green', needs: { any: ['stasis-capsules', 'antimass-deflectors'] } },
  { id: 'neural-motivator', colour: 'green', needs: { any: ['stasis-capsules', 'micro-technology'] } },
  { id: 'gen-synthesis', colour: 'green', needs: { all: ['cybernetics'] } },
  { id: 'dacxive-animators', colour: 'green', needs: { all: ['neural-motivator'] } },
  { id: 'x-89-bacterial-weapon', colour: 'green', needs: { any: ['assault-cannon', 'transit-diodes'] } },
  { id: 'enviro-compensator', colour: 'yellow' },
  { id: 'sarween-tools', colour: 'yellow', needs: { all: ['enviro-compensator'] } },
  { id: 'micro-technology', colour: 'yellow', needs: { any: ['stasis-capsules', 'sarween-tools'] } },
  { id: 'integrated-economy', colour: 'yellow', needs: { all: ['cybernetics', 'micro-technology'] } },
  { id: 'graviton-laser-system', colour: 'yellow', needs: { all: ['deep-space-cannon'] } },
  { id: 'transit-diodes', colour: 'yellow', needs: { any: ['light-wave-deflector', 'dacxive-animators'] } },
  { id: 'antimass-deflectors', colour: 'blue' },
  { id: 'xrd-transporters', colour: 'blue', needs: { all: ['antimass-deflectors'] } },
  { id: 'type-iv-drive', colour: 'blue', needs: { all: ['neural-motivator', 'xrd-transporters'] } },
  { id: 'advanced-fighters', colour: 'blue', needs: { all: ['type-iv-drive'] } },
  { id: 'fleet-logistics', colour: 'blue', needs: { all: ['graviton-negator'] } },
  { id: 'light-wave-deflector', colour: 'blue', needs: { all: ['magen-defense-grid', 'xrd-transporters'] } },
];

/** Where a table wants the great weapons at once: what every player then owns from the start, besides the technologies of the race. */
export const ADVANCED: readonly string[] = [
  'hylar-v-assault-laser',
  'deep-space-cannon',
  'enviro-compensator',
  'sarween-tools',
  'war-sun',
  'antimass-deflectors',
  'cybernetics',
  'assault-cannon',
  'graviton-negator',
  'x-89-bacterial-weapon',
  'fleet-logistics',
  'micro-technology',
  'neural-motivator',
  'dacxive-animators',
  'transit-diodes',
];

export function technology(id: string): Technology {
  const found = TECHNOLOGIES.find((tech) => tech.id === id);
  if (!found) throw new Error(`no technology ${id}`);
  return found;
}
