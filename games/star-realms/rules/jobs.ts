import type { Seat } from '@orrery/kernel';
import { instantly } from './instant.ts';
import { programOf } from './designs.ts';
import type { Program } from './designs.ts';
import type { CardInstance, Job, Table } from '../shapes.ts';

/** Carries out one ability and goes on at `next`: at once where nobody has to be asked, else in a frame of its own. */
export const carryOut = <N extends string>(
  t: Table,
  seat: Seat,
  program: Program,
  card: CardInstance | null,
  next: N,
): N => {
  if (program.asks) return carryOutAll(t, [{ seat, program: program.key, card, optional: false }], 0, next);
  instantly(t, seat, program, card, 0);
  return next;
};

/** The same for several, one after the other. `did` is what the word means inside them. */
export const carryOutAll = <N extends string>(t: Table, jobs: Job[], did: number, next: N): N => {
  for (let j = 0; j < jobs.length; j++) {
    const job = jobs[j]!;
    const program = programOf(job.program);
    if (job.optional || program.asks)
      return t.call('resolve', { jobs: jobs.slice(j), job: 0, i: 0, did, left: 0, moved: 0, seats: [] }, next);
    instantly(t, job.seat, program, job.card, did);
  }
  return next;
};
