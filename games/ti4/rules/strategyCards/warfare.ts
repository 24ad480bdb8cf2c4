import { flow, part } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { homeOf } from '../systems.ts';
import { takeToken, tokensOnBoard } from '../tokens.ts';
import { countAt, placesIn } from '../units.ts';

export const warfare = part<Ti4>()({
  procedures: {
    /** A token comes back from the board into any pool; then all may be redistributed (TI4-SC-14, TI4-SC-32). */
    warfarePrimary: flow<Ti4>()('warfarePrimary', {
      choose: (t, f) => {
        const from = tokensOnBoard(t.pub, f.seat);
        if (from.length === 0) return 'redistribute';
        return t.ask(f.seat, 'pickOne', { what: 'system', from, for: null, rule: 'TI4-SC-14' }, 'system');
      },
      take: (t, f) => {
        takeToken(t.pub, f.system!, f.seat);
        t.emit('tokenTaken', { seat: f.seat, system: f.system! });
        return t.call('gainTokens', { seat: f.seat, n: 1 });
      },
      redistribute: (t, f) => t.call('redistribute', { seat: f.seat }),
      over: (t) => t.end(),
    }),
    /** One dock of the home system produces (TI4-SC-15). */
    warfareSecondary: flow<Ti4>()('warfareSecondary', {
      choose: (t, f) => {
        const from = placesIn(homeOf(t.pub, f.seat)).filter(
          (place) => countAt(t.pub, place, f.seat, (type) => type === 'space-dock') > 0,
        );
        if (from.length === 0) return 'over';
        f.dock = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: null, rule: 'TI4-SC-15' }, 'dock');
      },
      produce: (t, f) => t.call('production', { seat: f.seat, system: homeOf(t.pub, f.seat), dock: f.dock! }),
      over: (t) => t.end(),
    }),
  },
});
