import { component } from './component.ts';
import { TECHNOLOGIES } from './technologies.ts';
import { TECHNOLOGY_EFFECTS } from './technologyEffects.ts';

/** The technologies, each with what it changes for its owner. */
export const TECHNOLOGY_COMPONENTS = TECHNOLOGIES.map(({ id }) =>
  component({ id, kind: 'technology', modifiers: TECHNOLOGY_EFFECTS[id] ?? {} }),
);
