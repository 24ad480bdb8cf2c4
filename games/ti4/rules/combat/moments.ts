import { momentsOf } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { initiativeOrder } from '../initiative.ts';
import type { CombatActs } from './shapes.ts';
import { damage, takeOff } from './units.ts';

/** In the action phase all are asked in initiative order (TI4-ABL-04). */
export const { moment, part: combatMoments } = momentsOf<Ti4, CombatActs>(
  {
    sustained: { act: (t, { place, seat, unit }) => damage(t, place, seat, unit) },
    destroyed: {
      act: (t, { place, seat, units }) => {
        takeOff(t, place, seat, units);
        t.emit('destroyed', { seat, place, units });
      },
    },
  },
  (pub) => initiativeOrder(pub),
);
