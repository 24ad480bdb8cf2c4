import { flow } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';
import { NONE } from './choices.ts';
import { leavesNeeded } from './move.ts';

// A fleet with a Diplomat may pass through systems with enemy ships if their owner permits it (TI3-OPT-LEADERS-29).

/** Before movement the active player may ask those who stand in the way, one after another. Ends with those who let the fleet pass. */
export const passage = flow<Ti3>()('passage', {
  begin: (t, f) => {
    f.granted = [];
    f.open = leavesNeeded(t.pub, f.seat, f.system);
    return t.next;
  },
  request: (t, f) => {
    if (f.open!.length === 0) return t.end(f.granted!);
    const from = [NONE, ...f.open!.map(String)];
    const q = { what: 'passage' as const, from, for: 'diplomat', rule: 'TI3-OPT-LEADERS-29' };
    return t.ask(f.seat, 'pickOne', q, 'picked');
  },
  consult: (t, f) => {
    if (f.picked === NONE) return t.end(f.granted!);
    const q = { what: 'leave' as const, from: ['no', 'yes'], for: 'diplomat', rule: 'TI3-OPT-LEADERS-29' };
    return t.ask(Number(f.picked), 'pickOne', q, 'leave');
  },
  hear: (t, f) => {
    const owner = Number(f.picked);
    const granted = f.leave === 'yes';
    if (granted) f.granted!.push(owner);
    f.open = f.open!.filter((seat) => seat !== owner);
    t.emit('passage', { seat: f.seat, to: owner, granted });
    return 'request';
  },
});
