import { flow, part } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';

// TACT: activation, movement, space combat, invasion and production, always in this order (TI4-TACT-10).

export const tacticalAction = flow<Ti4>()('tacticalAction', {
  /** A token of the tactic pool goes into the system (TI4-TACT-01). */
  activate: (t, f) => {
    t.pub.sheets[f.seat]!.tactic--;
    (t.pub.tokens[f.system] ??= []).push(f.seat);
    t.pub.activeSystem = f.system;
    t.emit('activated', { seat: f.seat, system: f.system });
    return t.next;
  },
  move: (t, f) => t.call('movement', { seat: f.seat, system: f.system }),
  over: (t) => {
    t.pub.activeSystem = null;
    return t.end();
  },
});

export const tacticalActionPart = part<Ti4>()({ procedures: { tacticalAction } });
