export { orrery } from './orrery.ts';
export type { Io, Registry } from './io.ts';
