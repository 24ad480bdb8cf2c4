import { programOf } from './designs.ts';
import { instantly } from './instant.ts';
import type { Job, Table } from '../shapes.ts';

/**
 * Carries out abilities one after the other and goes on at `next`: at once where nobody has to be asked, else in a frame of its own.
 * `did` is what the word means inside them, where they follow from something that was done.
 */
export const carryOutAll = <N extends string>(t: Table, jobs: readonly Job[], next: N, did = 0): N => {
  for (const [j, { seat, program: key, card, optional }] of jobs.entries()) {
    const program = programOf(key);
    if (optional || program.asks)
      return t.call('resolve', { jobs: jobs.slice(j), job: 0, i: 0, did, left: 0, moved: 0, seats: [] }, next);
    instantly(t, seat, program, card, did);
  }
  return next;
};
