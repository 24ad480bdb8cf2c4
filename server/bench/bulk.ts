import { procedures } from '@orrery/kernel';
import type { Game, Seat, Shapes, Words } from '@orrery/kernel';
import { oneLanguage } from '@orrery/kernel/testing';

// A counter in a state of about 35 KB, two seats in turn: the same as the peer's, for the measurement of large states.

interface BulkShapes extends Shapes {
  pub: { count: number; blob: { id: number; name: string; ships: number[] }[] };
  own: object;
  hidden: object;
  frames: { turn: { seat: Seat } };
  asks: { add: { q: null; a: 1 } };
  events: { added: { all: { seat: Seat } } };
  windows: object;
  queries: object;
}

const turn = procedures<BulkShapes>()('turn', {
  ask: (t, f) => t.ask(f.seat, 'add', null, 'added'),
  added: (t, f) => {
    t.pub.count++;
    t.emit('added', { seat: f.seat });
    f.seat = 1 - f.seat;
    return 'ask';
  },
});
const words: Words<BulkShapes> = {
  event: { added: () => 'one more' },
  question: { add: () => 'One more?' },
  answer: { add: () => 'one' },
  window: {},
  source: () => '',
  rule: {},
};

export const bulk: Game<BulkShapes> = {
  id: 'bulk',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  begin: (seats) => ({
    pub: {
      count: 0,
      blob: Array.from({ length: 770 }, (_, i) => ({ id: i, name: `planet-${i}`, ships: [1, 2] })),
    },
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'turn', locals: { seat: 0 } },
  }),
  procedures: { turn },
  asks: { add: { rule: 'BULK', list: () => [1], fallback: () => 1 } },
  windows: {},
  reactions: {},
  invariants: [],
  resign: (t, seat) => void t.finish({ winners: [1 - seat], scores: [0, 0], rule: 'BULK' }),
  // What never changes is shared between states, here as in the peer's.
  clone: { pub: ({ count, blob }) => ({ count, blob }) },
  bot: { determinize: (v) => ({ game: 'bulk', rules: 1, options: {}, pub: v.pub, own: [], hidden: {} }) as never },
  ...oneLanguage('Bulk', words),
  census: () => ({}),
};
export default bulk;
