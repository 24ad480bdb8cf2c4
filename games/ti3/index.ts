export { ti3Slice, ti3Slice as default } from './game.ts';
export type { Ti3 } from './shapes.ts';
