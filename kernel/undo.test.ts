import { describe, expect, it } from 'vitest';
import {
  Match,
  apply,
  keyFromSeed,
  nextDecision,
  pointsOf,
  replayedPast,
  sampleAnswer,
  sampler,
  view,
} from './index.ts';
import type { Command, Game, Json } from './index.ts';
import { mini } from './toy/mini.ts';
import type { Mini } from './toy/mini.ts';

const start = (seats = 2) => new Match(mini, { seats, key: keyFromSeed(7) });
const answer = (match: Match<Mini>, value: Json): Command => {
  const d = nextDecision(mini, match.state)!;
  return { do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer: value };
};
const play = (match: Match<Mini>, ...values: Json[]) => {
  for (const value of values) {
    const applied = match.play(answer(match, value));
    if (!applied.ok) throw new Error(applied.refusal.rule);
  }
  return match;
};
const accept = (match: Match<Mini>, command: Command) => {
  const applied = match.play(command);
  if (!applied.ok) throw new Error(applied.refusal.rule);
  return match;
};

describe('who has the say', () => {
  it('a person whom a bot stands in for keeps it: nothing is taken back without them', () => {
    const match = play(start(), 'count', 'roll', 'count');
    accept(match, { do: 'bot', seat: 1, on: true, standsIn: true });
    expect(match.state.pub.table).toMatchObject({ bots: [1], standIns: [1] });
    accept(match, { do: 'undo', seat: 0, n: 3, to: 1 });
    expect(match.state.pub.score).toEqual([1, 1]);
    expect(match.state.pub.table.proposal).toMatchObject({ by: 0, to: 1 });
    accept(match, { do: 'bot', seat: 1, on: false });
    expect(match.state.pub.table.standIns).toEqual([]);
    accept(match, { do: 'consent', seat: 1, n: 3, yes: true });
    expect(match.state.pub.score).toEqual([1, 0]);
  });
  it('one whose time ran out is such a person; a bot that always sat there is asked nothing, and the match says it was taken back', () => {
    const late = play(start(), 'count', 'roll');
    accept(late, { do: 'timeout', seat: 1, n: 2, then: 'bot' });
    expect(late.state.pub.table.standIns).toEqual([1]);
    const practice = accept(start(), { do: 'bot', seat: 1, on: true });
    play(practice, 'count', 'roll', 'count');
    accept(practice, { do: 'undo', seat: 0, n: 3, to: 0 });
    expect(practice.state.pub).toMatchObject({ score: [0, 0], table: { rewound: 1 } });
  });
  it('what is taken back freely is not counted', () => {
    const match = play(start(), 'count', 'count');
    accept(match, { do: 'undo', seat: 0, n: 2, to: 1 });
    expect(match.state.pub.table.rewound).toBe(0);
  });
});

it('what others told the table is not taken back with a step', () => {
  const match = play(start(), 'count', 'count');
  accept(match, { do: 'preAnswers', seat: 1, preAnswers: [{ kind: 'act', answer: 'count' }] });
  accept(match, { do: 'waive', seat: 1, waivers: [{ windows: '*', until: null }] });
  accept(match, { do: 'undo', seat: 0, n: 2, to: 0 });
  expect(match.state.own[1]!.table.preAnswers).toHaveLength(1);
  expect(match.state.pub.table.waivers).toHaveLength(1);
});

describe('a long match', () => {
  /** So many answers by chance, with steps taken back now and then. */
  function long(length: number) {
    const match = new Match(mini, { seats: 3, key: keyFromSeed(3) }, null, Infinity);
    const below = sampler('long');
    while (match.log.length < length) {
      const { n } = match.state.pub.table;
      const d = nextDecision(mini, match.state)!;
      const back = match.freeUndo(d.seat);
      const sampled =
        d.kind === 'act' ? ['even', 'roll', 'bid'][below(3)]! : sampleAnswer(mini, view(match.state, d.seat), d, below);
      if (back !== null && below(9) === 0) accept(match, { do: 'undo', seat: d.seat, n, to: back });
      else accept(match, { do: 'answer', seat: d.seat, n, ask: d.id, answer: sampled });
    }
    return match;
  }

  const board = ({ state: { pub, own } }: Match<Mini>) => JSON.stringify([pub.bids, pub.life, pub.table.stack, own]);

  it('is taken back from the nearest kept state, to the very state of then', () => {
    const match = long(400);
    const states = new Map<number, string>();
    const again = new Match(mini, match.setup, null, Infinity);
    for (const { command } of match.log) {
      again.play(command);
      states.set(again.state.pub.table.n, board(again));
    }
    const { points } = match;
    expect(points.length).toBeGreaterThan(100);
    for (const to of [points[3]!.n, points[points.length >> 1]!.n, points.at(-2)!.n]) {
      const copy = new Match(mini, match.setup, null, Infinity);
      for (const { command } of match.log) copy.play(command);
      const { n } = copy.state.pub.table;
      accept(copy, { do: 'undo', seat: 0, n, to });
      for (const seat of [1, 2]) if (copy.state.pub.table.proposal) copy.play({ do: 'consent', seat, n, yes: true });
      expect(board(copy)).toBe(states.get(to));
    }
  });

  it('its points are read off the log, without playing it', () => {
    const match = long(200);
    const again = new Match(mini, match.setup, null, Infinity);
    const log = match.log.map(({ command }) => {
      again.play(command);
      return { command, n: again.state.pub.table.n };
    });
    expect(pointsOf(log)).toEqual(match.points.map(({ n, length }) => ({ n, length })));
    const past = replayedPast(
      mini,
      match.setup,
      log.map(({ command }) => command),
    );
    const { n, length } = match.points[20]!;
    expect(past.point(n)).toMatchObject({ n, length });
    expect(past.state(length).pub.table.n).toBe(n);
  });
});

describe('a question that the rules fail at', () => {
  const { turns } = mini.procedures;
  /** The step after an act fails, for all acts or for some. */
  const failing = (acts: (act: Json) => boolean): Game<Mini> => ({
    ...mini,
    procedures: {
      ...mini.procedures,
      turns: {
        ...turns,
        steps: {
          ...turns.steps,
          act: (t, f) => {
            if (acts(t.answer(f as never, 'act'))) throw new Error('a flaw');
            return turns.steps.act!(t, f);
          },
        },
      },
    },
  });

  it('is closed by its keeper with an answer that can be carried out', () => {
    const game = failing((act) => act !== 'roll');
    const { state } = new Match(game, { seats: 2, key: keyFromSeed(1) });
    const d = nextDecision(game, state)!;
    expect(() => apply(game, state, { do: 'answer', seat: d.seat, n: 0, ask: d.id, answer: 'count' })).toThrow(
      'a flaw',
    );
    const closed = apply(game, state, { do: 'closeQuestion', n: 0, ask: d.id });
    expect(closed.ok && closed.state.pub.table.open.some(({ id }) => id === d.id)).toBe(false);
    expect(apply(game, state, { do: 'closeQuestion', n: 0, ask: d.id + 1 })).toMatchObject({
      ok: false,
      refusal: { rule: 'TABLE-ASK' },
    });
  });

  it('ends the procedure that asks, where no answer can be carried out', () => {
    const { careful } = mini.procedures;
    const end = () => {
      throw new Error('a flaw');
    };
    const procedures = { ...mini.procedures, careful: { ...careful, steps: { ...careful.steps, end } } };
    const game: Game<Mini> = { ...mini, procedures };
    const match = play(new Match(game, { seats: 2, key: keyFromSeed(1) }), 'break');
    const d = nextDecision(game, match.state)!;
    expect(d.kind).toBe('late');
    for (const value of [true, false]) expect(() => match.play(answer(match, value))).toThrow('a flaw');
    const closed = match.play({ do: 'closeQuestion', n: match.state.pub.table.n, ask: d.id });
    expect(closed.ok && closed.events.map(({ t }) => t)).toEqual(['cleaned']);
    expect(nextDecision(game, match.state)).toMatchObject({ seat: 1, kind: 'act' });
  });
});
