import { describe, expect, it } from 'vitest';
import { Fault, Table, apply, assemble, begin, flow, keyFromSeed, part, revise } from './index.ts';
import type { Command, Game, Shapes, State } from './index.ts';
import { beams, blades, duelOf } from './toy/editions.ts';
import type { Beams, Blades } from './toy/editions.ts';
import { mini } from './toy/mini.ts';
import type { Mini } from './toy/mini.ts';

function answer<T extends Shapes>(game: Game<T>, state: State<T>, said: unknown): State<T> {
  const { n, open } = state.pub.table;
  const command = { do: 'answer', seat: open[0]!.seat, n, ask: open[0]!.id, answer: said } as Command;
  const applied = apply(game, state, command);
  if (!applied.ok) throw new Error(applied.refusal.rule);
  return applied.state;
}
const duelFrame = (state: State<Blades>) => state.pub.table.stack.find((f) => f.proc === 'duel');

describe('an edition', () => {
  it('puts steps into a shared procedure; results wait in their locals, whatever comes between', () => {
    const { state } = begin(blades, { seats: 2, key: keyFromSeed(1) });
    const struck = answer(blades, state, 'bow');
    expect(struck.pub.calls).toEqual(['bow!']);
    const { hits, thrust, weapon } = duelFrame(struck) as { hits?: number[]; thrust?: number; weapon?: string };
    expect(weapon).toBe('bow');
    expect(thrust).toBe(2);
    expect(struck.pub.wounds[1]).toBe(hits![0]);
  });

  it('keeps answers and results although an invariant acts before they arrive', () => {
    let { state } = begin(blades, { seats: 2, key: keyFromSeed(1) });
    expect(state.pub.wounds[0]).toBe(1); // the invariant acted while the answer is awaited
    state = answer(blades, state, 'sword');
    expect(duelFrame(state)).toMatchObject({ weapon: 'sword' });
    for (let i = 0; i < 40 && !state.pub.table.result; i++)
      state = answer(blades, state, state.pub.table.open[0]!.kind === 'again' ? true : 'bow');
    expect(state.pub.table.result!.scores).toEqual([2, 0]); // the result of the duel, read after the invariant acted again
  });

  it('leaves steps out, and calls procedures of its own between shared ones', () => {
    const { state } = begin(beams, { seats: 2, key: keyFromSeed(1) });
    expect(state.pub).toMatchObject({ rounds: 3, wounds: [0, 0] });
    expect(state.pub.table.result).not.toBeNull();
  });

  it('jumps back in a shared sequence by the name of a step', () => {
    let { state } = begin(blades, { seats: 2, key: keyFromSeed(1) });
    for (let i = 0; i < 40 && !state.pub.table.result; i++)
      state = answer(blades, state, state.pub.table.open[0]!.kind === 'again' ? true : 'bow');
    expect(Math.max(...state.pub.wounds)).toBeGreaterThanOrEqual(12);
    expect(state.pub.calls.length).toBeGreaterThan(1);
  });

  it('may not bring a procedure twice, unless the later revises the earlier', () => {
    const { duel, part: shared } = duelOf<'laser'>();
    const again = part<Beams>()({
      procedures: { duel: flow<Beams>()('duel', { over: (t) => t.end(0) }) },
    });
    expect(() => assemble('x', [shared, again])).toThrow('two parts bring procedures "duel"');
    const once = revise<Beams>()(duel, { without: ['choose'] }, {});
    const twice = revise<Beams>()(once, {}, { over: (_, __, inherited) => inherited() });
    expect(assemble<Beams>('x', [shared, part<Beams>()({ procedures: { duel: twice } })]).procedures.duel).toBe(twice);
  });

  it('is told at load of a place without its step, and at run of a sequence without an end', () => {
    const { duel } = duelOf<'laser'>();
    expect(() => revise<Beams>()(duel, { after: { roll: ['dodge'] } }, {})).toThrow('no such step');
    const endless = {
      ...beams,
      procedures: { ...beams.procedures, shield: flow<Beams>()('shield', { up: (t) => t.next }) },
    };
    expect(() => begin(endless, { seats: 2, key: keyFromSeed(1) })).toThrow('where no step follows');
  });
});

describe('a frame', () => {
  const startWith = (locals: object) => {
    const { state } = begin(mini, { seats: 2, key: keyFromSeed(1) });
    new Table<Mini>(mini, state).push('careful', locals as never);
  };
  it('keeps its own head: a local of the same name is a fault', () => {
    for (const name of ['id', 'at', 'result', 'into', 'used', 'proc', 'apart'])
      expect(() => startWith({ seat: 0, [name]: 77 })).toThrow(Fault);
    expect(() => startWith({ seat: 0 })).not.toThrow();
  });
});

describe('a sealed round', () => {
  it('of nobody gives an empty list, not what was answered before', () => {
    const asked: unknown[] = [];
    const game: Game<Mini> = {
      ...mini,
      procedures: {
        ...mini.procedures,
        turns: {
          name: 'turns',
          first: 'begin',
          steps: {
            begin: (t) => t.ask(0, 'even', {}, 'seal'),
            seal: (t) => t.seal([], 'bid', { by: 0 }, 'read'),
            read: (t, f) => {
              asked.push(t.answers(f, 'bid'));
              return t.finish({ winners: [], scores: [0, 0], rule: 'MINI-END' });
            },
          },
        },
      },
    };
    answer(game, begin(game, { seats: 2, key: keyFromSeed(1) }).state, 2);
    expect(asked).toEqual([[]]);
  });
});

describe('an offer', () => {
  it('is made to nobody who is out', () => {
    const game: Game<Mini> = {
      ...mini,
      procedures: {
        ...mini.procedures,
        turns: {
          name: 'turns',
          first: 'begin',
          steps: {
            begin: (t) => {
              t.eliminate(1);
              for (const seat of [0, 1]) t.offer(seat, 'even', {});
              return t.ask(0, 'even', {}, 'begin');
            },
          },
        },
      },
    };
    const { state } = begin(game, { seats: 2, key: keyFromSeed(1) });
    expect(state.pub.table.offers.map(({ seat }) => seat)).toEqual([0]);
  });
});
