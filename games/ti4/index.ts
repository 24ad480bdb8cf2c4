export { ti4, ti4 as default } from './game.ts';
export type { Ti4 } from './shapes.ts';
