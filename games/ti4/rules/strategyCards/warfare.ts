import { flow, part } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { takeToken, tokensOnBoard } from '../tokens.ts';

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
    /** The PRODUCTION of a dock at home (TI4-SC-15) is played with the chapter on production. */
    warfareSecondary: flow<Ti4>()('warfareSecondary', { over: (t) => t.end() }),
  },
});
