import { describe, expect, it } from 'vitest';
import {
  Match,
  Table,
  apply,
  awaited,
  bareState,
  fingerprint,
  keyFromSeed,
  nextDecision,
  replayedPast,
  view,
} from './index.ts';
import type { Command, Json } from './index.ts';
import { newTable } from './testing/index.ts';
import { mini } from './toy/mini.ts';

const start = (seats = 2) => new Match(mini, { seats, key: keyFromSeed(7) });
const answer = (match: Match<never> | ReturnType<typeof start>, value: Json): Command => {
  const d = nextDecision(mini, match.state as never)!;
  return { do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer: value };
};
const play = (match: ReturnType<typeof start>, ...values: Json[]) => {
  for (const value of values) {
    const applied = match.play(answer(match, value));
    if (!applied.ok) throw new Error(applied.refusal.rule);
  }
  return match;
};

describe('undo', () => {
  it('goes back freely while no information moved, and the line can be played again', () => {
    const match = play(start(), 'count', 'count');
    expect(match.freeUndo(0)).toBe(1);
    expect(match.play({ do: 'undo', seat: 0, n: 2, to: 0 }).ok).toBe(true);
    expect(match.state.pub.score).toEqual([0, 0]);
    expect(match.state.pub.table.n).toBe(3);
    play(match, 'count');
    expect(match.state.pub.score).toEqual([1, 0]);
    expect(match.play({ do: 'undo', seat: 0, n: 4, to: 3 }).ok).toBe(true);
    expect(match.state.pub.score).toEqual([0, 0]);
  });

  it('stops at a die, a draw and a sealed round', () => {
    for (const act of ['roll', 'draw']) {
      const match = play(start(), 'count', act);
      expect(match.freeUndo(0)).toBeNull();
      expect(match.state.pub.table.undoLimit).toBe(2);
    }
    const match = play(start(), 'bid', 1, 2);
    expect(match.state.pub.table.undoLimit).toBe(match.state.pub.table.n);
  });

  it('stops where a card comes to light that the acting seat could not see', () => {
    const t = new Table(mini, bareState(mini, { seats: 2, key: keyFromSeed(1) }).state);
    t.addZone('hand0', [0], 0, ['a', 'b']);
    t.addZone('deck', 'down', null, ['c']);
    t.addZone('open', 'up');
    t.count(0);
    const { table } = t.pub;
    t.move('a', 'hand0', 'open');
    expect(table.undoLimit).toBe(0);
    t.count(1);
    t.move('b', 'hand0', 'open');
    expect(table.undoLimit).toBe(table.n);
    t.count(1);
    t.move('c', 'deck', 'open');
    expect(table.undoLimit).toBe(table.n);
  });

  it('stops at another seat’s answer', () => {
    const match = play(start(), 'count', 'roll', 'count');
    expect(match.state.pub.table.last).toBe(1);
    expect(match.freeUndo(0)).toBeNull();
    expect(match.freeUndo(1)).toBe(2);
    const asked = match.play({ do: 'undo', seat: 0, n: 3, to: 1 });
    expect(asked.ok && asked.advanced).toBe(false);
    expect(match.state.pub.score).toEqual([1, 1]);
  });

  it('goes further by the consent of all others, never silently', () => {
    const match = play(start(3), 'count', 'roll', 'count');
    match.play({ do: 'undo', seat: 0, n: 3, to: 1 });
    expect(match.state.pub.table.proposal).toEqual({ by: 0, to: 1, agreed: [0] });
    expect(match.play({ do: 'consent', seat: 0, n: 3, yes: true })).toMatchObject({
      ok: false,
      refusal: { rule: 'TABLE-CONSENT' },
    });
    match.play({ do: 'consent', seat: 1, n: 3, yes: true });
    expect(match.state.pub.score).toEqual([1, 1, 0]);
    match.play({ do: 'consent', seat: 2, n: 3, yes: true });
    expect(match.state.pub.score).toEqual([1, 0, 0]);
    expect(match.state.pub.table.proposal).toBeNull();
    play(match, 'count');
    expect(match.state.pub.score).toEqual([2, 0, 0]);
  });

  it('a refusal ends the request; bots need not be asked', () => {
    const match = play(start(3), 'count', 'roll', 'count');
    match.play({ do: 'bot', seat: 2, on: true });
    match.play({ do: 'undo', seat: 0, n: 3, to: 1 });
    match.play({ do: 'consent', seat: 1, n: 3, yes: false });
    expect(match.state.pub.table.proposal).toBeNull();
    match.play({ do: 'undo', seat: 0, n: 3, to: 1 });
    match.play({ do: 'consent', seat: 1, n: 3, yes: true });
    expect(match.state.pub.score).toEqual([1, 0, 0]);
    expect(match.state.pub.table.bots).toEqual([2]);
  });

  it('a message sent before the undo is stale after it', () => {
    const match = play(start(), 'count');
    const late = answer(match, 'count');
    match.play({ do: 'undo', seat: 0, n: 1, to: 0 });
    expect(match.play(late)).toMatchObject({ ok: false, refusal: { code: 'stale', rule: 'TABLE-STALE' } });
  });

  it('works beyond a snapshot, from the stored commands', () => {
    const match = play(start(), 'count', 'roll', 'count');
    const stored = JSON.parse(JSON.stringify(match.state)) as typeof match.state;
    const commands = match.log.map((logged) => logged.command);
    const later = new Match(mini, match.setup, {
      state: stored,
      length: commands.length,
      past: replayedPast(mini, match.setup, commands),
    });
    play(later, 'count');
    expect(later.length).toBe(4);
    later.play({ do: 'undo', seat: 1, n: 4, to: 1 });
    later.play({ do: 'consent', seat: 0, n: 4, yes: true });
    expect(later.state.pub.score).toEqual([1, 0]);
    play(later, 'count');
    expect(later.state.pub.score).toEqual([2, 0]);
  });
});

describe('commands', () => {
  it('a repeated command is told from a late one', () => {
    const match = start();
    const command = answer(match, 'count');
    expect(match.play(command).ok).toBe(true);
    expect(match.play(command)).toMatchObject({ ok: false, refusal: { code: 'repeated', rule: 'TABLE-REPEAT' } });
    expect(match.play({ ...command, answer: 'roll' } as Command)).toMatchObject({
      ok: false,
      refusal: { code: 'stale' },
    });
    expect(match.log).toHaveLength(1);
  });

  it('nothing is accepted after the end', () => {
    const match = play(start(), 'count', 'count', 'count', 'count', 'count');
    expect(match.state.pub.table.result).toEqual({ winners: [0], scores: [5, 0], rule: 'MINI-END' });
    expect(match.play({ do: 'resign', seat: 1, n: match.state.pub.table.n })).toMatchObject({
      ok: false,
      refusal: { code: 'over' },
    });
    expect(nextDecision(mini, match.state)).toBeNull();
  });

  it('an illegal answer names its rule, and the state is as before', () => {
    const table = newTable(mini, 2);
    const before = fingerprint(table.state);
    table.when(0, 'dance').refused('MINI-ACT');
    expect(fingerprint(table.state)).toBe(before);
    table.when(0, 'build').when(0, [3, 3]).refused('MINI-BUILD');
    table.when(0, [1, 2]).refused('MINI-BUILD');
    table.when(0, [1, 2, 1]).then((v) => expect(v.pub.built).toEqual([[1, 2, 1]]));
    table.when(0, 'even').when(0, 3).refused('MINI-EVEN');
    table.when(0, 'x').refused('MINI-EVEN');
    table.when(0, 8).accepted();
  });

  it('a sealed answer is hidden, may be changed until all are in, and moves nothing', () => {
    const table = newTable(mini, 3);
    table.when(0, 'bid');
    const n = table.state.pub.table.n;
    const before = JSON.stringify(view(table.state, 1));
    table.when(0, 3).accepted();
    expect(JSON.stringify(view(table.state, 1))).toBe(before);
    expect(awaited(mini, table.state, 0)).toEqual([]);
    const mine = table.state.pub.table.open.find((d) => d.seat === 0)!;
    table.command({ do: 'answer', seat: 0, n, ask: mine.id, answer: 3 }).refused('TABLE-REPEAT');
    table.command({ do: 'answer', seat: 0, n, ask: mine.id, answer: 2 }).accepted();
    table
      .when(2, 1)
      .when(1, 0)
      .then((v) => expect(v.pub.bids).toEqual([2, 0, 1]));
    expect(table.state.pub.table.n).toBe(n + 1);
  });

  it('a secret answer never becomes public', () => {
    const table = newTable(mini, 2);
    table.when(0, 'draw').when(0, 'draw').when(0, 'pick');
    const card = table.state.own[0]!.table.cards.hand0![0]!;
    table.when(0, card).accepted();
    expect(table.state.own[0]!.picked).toBe(1);
    expect(JSON.stringify([view(table.state, 1), table.events])).not.toContain(card);
    // The one who put it at the bottom still knows it there.
    expect(table.state.own[0]!.table.knows.deck).toEqual({ at: { 0: card }, some: [] });
  });

  it('answers given beforehand are used some two dozen times in a row at most: whoever gave them is asked again', () => {
    const match = start();
    match.play({ do: 'preAnswers', seat: 0, preAnswers: [{ kind: 'act', answer: 'draw' }] });
    match.play(answer(match, 'draw'));
    expect(nextDecision(mini, match.state)).toMatchObject({ seat: 0, kind: 'act' });
    expect(match.state.pub.table.n).toBe(25);
  });

  it('an answer given beforehand while its sealed round is open waits for the next one: nobody learns from it that another has answered', () => {
    const match = play(start(), 'bid');
    expect(match.play({ do: 'preAnswers', seat: 1, preAnswers: [{ kind: 'bid', answer: 1 }] }).ok).toBe(true);
    const before = view(match.state, 1);
    play(match, 0);
    expect(view(match.state, 1)).toEqual(before);
    play(match, 2);
    expect(match.state.pub.bids).toEqual([0, 2]);
    while (nextDecision(mini, match.state)!.kind === 'act') play(match, 'bid');
    // From the next round on it is taken when the round opens.
    expect(match.state.own[1]!.table.notices).toMatchObject([{ about: 'pre-answered', kind: 'bid', answer: 1 }]);
  });

  it('one sealed round may put a question of its own to each seat', () => {
    const table = newTable(mini, 3);
    table
      .when(0, 'bid')
      .then((v) => expect(v.pub.table.open.map((d) => d.q)).toEqual([{ by: 0 }, { by: 1 }, { by: 2 }]));
  });

  it('when time is up the default answer is given, a bot comes, or the seat resigns, as the table chose', () => {
    const table = newTable(mini, 3);
    table.command({ do: 'timeout', seat: 1, n: 0, then: 'default' }).refused('TABLE-WAIT');
    table
      .command({ do: 'timeout', seat: 0, n: 0, then: 'default' })
      .then((v) => expect(v.pub.score).toEqual([1, 0, 0]));
    table.command({ do: 'timeout', seat: 0, n: 1, then: 'bot' }).then((v) => expect(v.pub.table.bots).toEqual([0]));
    table.command({ do: 'bot', seat: 0, on: false }).then((v) => expect(v.pub.table.bots).toEqual([]));
    table.command({ do: 'timeout', seat: 0, n: 1, then: 'resign' }).then((v) => expect(v.pub.table.out).toEqual([0]));
  });

  it('who is out is asked nothing: its open question is answered by default, sealed rounds go on without it', () => {
    const table = newTable(mini, 3);
    table.when(0, 'bid').when(0, 3).when(1, 1);
    table
      .command({ do: 'resign', seat: 2, n: table.state.pub.table.n })
      .then((v) => expect(v.pub.bids).toEqual([3, 1, 0]));
    table.command({ do: 'resign', seat: 2, n: table.state.pub.table.n }).refused('TABLE-OUT');
    table
      .when(1, 'bid')
      .when(0, 1)
      .when(1, 2)
      .then((v) => expect(v.pub.bids).toEqual([1, 2]));
    table
      .command({ do: 'resign', seat: 0, n: table.state.pub.table.n })
      .then((v) => expect(v.pub.table.result?.winners).toEqual([1]));
  });
});

describe('always-true rules', () => {
  it('are tried after steps that told or moved something, and a step that makes one due in silence is a fault in tests', () => {
    let tried = 0;
    const silent = {
      ...mini,
      invariants: [(pub: { broken: boolean }) => (tried++, pub.broken ? { proc: 'mend', locals: {} } : null)],
    };
    const state = start().state;
    const table = new Table(silent as never, structuredClone(state) as never);
    table.take(nextDecision(mini, table.s as never)!, 'count');
    expect(tried).toBe(1);
    table.run();
    expect(tried).toBe(1);
    table.recheckRules();
    table.run();
    expect(tried).toBe(2);
    table.triesAllSteps = true;
    (table.s.pub as unknown as { broken: boolean }).broken = true;
    expect(() => table.run()).toThrow('mend is due');
  });

  it('wait for an atomic procedure, then hold before anything else; its clean-up runs', () => {
    const table = newTable(mini, 2);
    table.when(0, 'break').then((v) => expect(v.pub).toMatchObject({ broken: true, mended: 0 }));
    table.when(0, true).then((v, events) => {
      expect(v.pub).toMatchObject({ broken: false, mended: 1 });
      expect(events).toContainEqual({ t: 'cleaned', all: {} });
    });
  });

  it('a question that lost its object is dropped', () => {
    const table = newTable(mini, 2);
    table.when(0, 'break');
    table.state.pub.broken = false;
    const applied = apply(mini, table.state, { do: 'preAnswers', seat: 1, preAnswers: [] });
    expect(applied.ok).toBe(true);
    table
      .command({ do: 'resign', seat: 1, n: table.state.pub.table.n })
      .then((v) => expect(v.pub.table.result?.rule).toBe('MINI-LAST'));
  });
});

it('past states never change', () => {
  const match = play(start(), 'draw', 'build', [1, 3], 'bid', 0, 1);
  const { state } = match;
  const before = fingerprint(state);
  play(match, 'draw', 'roll', 'count');
  expect(fingerprint(state)).toBe(before);
});
