export * from './cards.ts';
export { PLANET_NAMES } from './planets.ts';
export type { Named, Plural, Vocabulary } from './vocabulary.ts';
