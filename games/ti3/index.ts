export { ti3, ti3 as default } from './game.ts';
export type { Ti3 } from './shapes.ts';
