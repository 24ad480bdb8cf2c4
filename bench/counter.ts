import { Match, Table, apply, begin, keyFromSeed, nextDecision, procedures, redeal } from '@orrery/kernel';
import type { Game, Seat, Shapes, State, Words } from '@orrery/kernel';
import { oneLanguage } from '@orrery/kernel/testing';

/** The trivial game every engine is measured with: two seats take turns to count up, for ever. */
export interface CounterShapes extends Shapes {
  pub: { count: number };
  own: object;
  hidden: object;
  frames: { turn: { seat: Seat } };
  asks: { add: { q: null; a: number } };
  events: { added: { all: { seat: Seat } } };
  windows: object;
  queries: object;
}
const words: Words<CounterShapes> = {
  event: { added: () => '' },
  question: { add: () => '' },
  answer: { add: () => '' },
  window: {},
  source: () => '',
  rule: {},
};

export const counter: Game<CounterShapes> = {
  id: 'counter',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  begin: () => ({ pub: { count: 0 }, own: [{}, {}], hidden: {}, start: { proc: 'turn', locals: { seat: 0 } } }),
  procedures: {
    turn: procedures<CounterShapes>()('turn', {
      ask: (t, f) => t.ask(f.seat, 'add', null, 'added'),
      added: (t, f) => {
        t.pub.count += t.answer(f, 'add');
        t.emit('added', { seat: f.seat });
        f.seat = 1 - f.seat;
        return 'ask';
      },
    }),
  },
  asks: { add: { rule: 'CNT-01', list: () => [1], fallback: () => 1 } },
  windows: {},
  reactions: {},
  invariants: [],
  resign: (t) => void t.finish({ winners: [], scores: [], rule: 'CNT-02' }),
  clone: { pub: (pub) => ({ count: pub.count }) },
  bot: {
    determinize: (v, below) => redeal(v, { id: 'counter', rules: 1 }, [], below),
  },
  ...oneLanguage('Counter', words),
  census: () => ({}),
};

const setup = { seats: 2, key: keyFromSeed('counter') };
function answerTo(state: State<CounterShapes>) {
  const d = nextDecision(counter, state)!;
  return { do: 'answer' as const, seat: d.seat, n: state.pub.table.n, ask: d.id, answer: 1 };
}

/** A new counter and so many moves, in the three ways the kernel plays. */
export function countInPlace(moves: number): void {
  const table = new Table(counter, begin(counter, setup).state);
  for (let i = 0; i < moves; i++) {
    table.take(nextDecision(counter, table.s)!, 1);
    table.events = [];
  }
}
export function countAtomically(moves: number): void {
  let { state } = begin(counter, setup);
  for (let i = 0; i < moves; i++) {
    const applied = apply(counter, state, answerTo(state));
    if (applied.ok) state = applied.state;
  }
}
export function countInMatch(moves: number): void {
  const match = new Match(counter, setup);
  for (let i = 0; i < moves; i++) match.play(answerTo(match.state));
  if (match.state.pub.count !== moves) throw new Error('the match lost a move');
}
