export { Given, newTable, position } from './given.ts';
export type { Position } from './given.ts';
