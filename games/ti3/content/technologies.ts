/** TI3-TECH-05: Warfare, Biotech, Propulsion, General. */
export type Colour = 'red' | 'green' | 'blue' | 'yellow';

export interface Technology {
  readonly id: string;
  readonly colour: Colour;
  /** TI3-TECH-06: all of these, or one of these, must be owned before. */
  readonly needs?: { readonly all: readonly string[] } | { readonly any: readonly string[] };
}

/** The technologies whose effects are written so far; the rest of the 24 follow with the TECH chapter. */
export const TECHNOLOGIES: readonly Technology[] = [
  { id: 'hylar-v-assault-laser', colour: 'red' },
  { id: 'deep-space-cannon', colour: 'red', needs: { all: ['hylar-v-assault-laser'] } },
  { id: 'war-sun', colour: 'red', needs: { all: ['deep-space-cannon', 'sarween-tools'] } },
  { id: 'magen-defense-grid', colour: 'red', needs: { all: ['deep-space-cannon'] } },
  { id: 'stasis-capsules', colour: 'green', needs: { all: ['enviro-compensator'] } },
  { id: 'cybernetics', colour: 'green', needs: { any: ['stasis-capsules', 'antimass-deflectors'] } },
  { id: 'enviro-compensator', colour: 'yellow' },
  { id: 'sarween-tools', colour: 'yellow', needs: { all: ['enviro-compensator'] } },
  { id: 'antimass-deflectors', colour: 'blue' },
  { id: 'xrd-transporters', colour: 'blue', needs: { all: ['antimass-deflectors'] } },
  { id: 'light-wave-deflector', colour: 'blue', needs: { all: ['magen-defense-grid', 'xrd-transporters'] } },
];

export function technology(id: string): Technology {
  const found = TECHNOLOGIES.find((tech) => tech.id === id);
  if (!found) throw new Error(`no technology ${id}`);
  return found;
}
