import { part, revise } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { captivesOf, release } from './capture.ts';
import { fragmentsElimination } from './fragments.ts';
import { removeSleeper, sleepersOf } from './sleepers.ts';

// What an eliminated player leaves behind: those they captured go home, their sleepers go; what others captured of them stays captured (TI4-CAPT-07).

export const leavingPart = part<Ti4>()({
  procedures: {
    elimination: revise<Ti4>()(
      fragmentsElimination,
      {},
      {
        leave: (t, f, inherited) => {
          for (const captive of captivesOf(t.pub, f.seat)) release(t, captive);
          for (const planet of sleepersOf(t.pub, f.seat)) removeSleeper(t, planet);
          return inherited();
        },
      },
    ),
  },
});
