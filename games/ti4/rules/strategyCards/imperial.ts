import { flow, part } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { changePoints } from '../points.ts';
import { openTo } from '../scoring.ts';
import { MECATOL_REX } from '../systems.ts';
import { REVEALED } from '../zones.ts';

export const imperial = part<Ti4>()({
  procedures: {
    /** Score a public objective now; then a point for Mecatol Rex, or a secret objective (TI4-SC-18, TI4-SC-34). */
    imperialPrimary: flow<Ti4>()('imperialPrimary', {
      score: (t, f) => t.call('scoring', { seat: f.seat, from: openTo(t, f.seat, t.cards(REVEALED)) }),
      rest: (t, f) => {
        if (t.pub.planets[MECATOL_REX]?.owner !== f.seat) return t.call('drawSecret', { seat: f.seat });
        changePoints(t, f.seat, 1, MECATOL_REX);
        return t.next;
      },
      over: (t) => t.end(),
    }),
    imperialSecondary: flow<Ti4>()('imperialSecondary', {
      draw: (t, f) => t.call('drawSecret', { seat: f.seat }), // TI4-SC-19
      over: (t) => t.end(),
    }),
  },
});
