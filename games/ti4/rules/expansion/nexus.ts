import { flow, part, revise } from '@orrery/kernel';
import type { Pub, Ti4 } from '../../shapes.ts';
import { NEXUS, planetsAt } from '../systems.ts';
import { tacticalAction } from '../tacticalAction.ts';
import { placesIn, stacksAt } from '../units.ts';

// ADJ: the wormhole nexus beside the map. Its active side has two wormholes more than the other one (TI4-ADJ-10).

const OPENED = ['alpha', 'beta'] as const;
export const isNexusActive = (pub: Pub): boolean => pub.nexus === 'active';

/** Units are there, or Mallice is somebody's; what moves there is counted when the movement step is over (TI4-ADJ-11). */
const awakens = (pub: Pub): boolean =>
  pub.offMap.includes(NEXUS) &&
  !isNexusActive(pub) &&
  (placesIn(NEXUS).some((place) => stacksAt(pub, place).length > 0) ||
    planetsAt(pub, NEXUS).some((planet) => pub.planets[planet]!.owner !== null)) &&
  !pub.table.stack.some((frame) => frame.proc === 'tacticalAction' && frame.system === NEXUS && !frame.hasMoved);

export const nexusTacticalAction = revise<Ti4>()(
  tacticalAction,
  { after: { cannons: ['moved'] } },
  {
    moved: (t, f) => {
      f.hasMoved = true;
      t.recheckRules();
      return t.next;
    },
  },
);

export const nexusPart = part<Ti4>()({
  procedures: {
    /** Units and tokens stay, those of Creuss too, and it never flips back (TI4-ADJ-12). */
    flipNexus: flow<Ti4>()('flipNexus', {
      flip: (t) => {
        t.pub.nexus = 'active';
        t.pub.wormholes[NEXUS] = [...(t.pub.wormholes[NEXUS] ?? []), ...OPENED];
        t.emit('nexusFlipped', {});
        return t.end();
      },
    }),
    tacticalAction: nexusTacticalAction,
  },
  invariants: [(pub) => (awakens(pub) ? { proc: 'flipNexus', locals: {} } : null)],
});
