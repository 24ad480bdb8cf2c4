import { clockwise, flow, part } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';
import { enemyShips } from './combat/invasion.ts';
import { moment } from './moments.ts';
import { notesBefore, ownerOf } from './notes.ts';
import { hasUnits } from './units.ts';

// TACT: activation, movement, space combat, invasion and production, always in this order (TI4-TACT-10).

export const tacticalAction = flow<Ti4>()(
  'tacticalAction',
  {
    /** A token of the tactic pool goes into the system (TI4-TACT-01). */
    activate: (t, f) => {
      f.friends = notesBefore(t.pub, f.seat).map(ownerOf);
      return moment(t, 'activate', { seat: f.seat, system: f.system, prevented: false }, 'act');
    },
    move: (t, f) => t.call('movement', { seat: f.seat, system: f.system }),
    /** Whether ships moved or not (TI4-SCAN-04). */
    cannons: (t, f) => t.call('cannonOffense', { seat: f.seat, system: f.system, firing: clockwise(t.pub, f.seat) }),
    combat: (t, f) => {
      const defender = enemyShips(t.pub, f.seat, f.system);
      if (defender === null) return t.next;
      return t.call('spaceBattle', { system: f.system, planet: null, attacker: f.seat, defender, round: 0 });
    },
    invade: (t, f) =>
      hasUnits(t.pub, f.system, f.seat) ? t.call('invasion', { seat: f.seat, system: f.system }) : t.next,
    /** Also when nothing moved (TI4-TACT-05). */
    produce: (t, f) => t.call('production', { seat: f.seat, system: f.system, dock: null }),
    over: (t) => {
      t.pub.activeSystem = null;
      return t.end();
    },
  },
  { seenByRules: 'ends' },
);

export const tacticalActionPart = part<Ti4>()({ procedures: { tacticalAction } });
