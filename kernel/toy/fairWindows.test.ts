import { describe, expect, it } from 'vitest';
import { Fault, Table, awaited, cameTrue, lookAhead, offersTo, readyToClose, sealedWindow, view } from '../index.ts';
import type { Command } from '../index.ts';
import { given, use } from './fixture.ts';
import { toy } from './game.ts';

const turnOf = (seat: number) => [{ proc: 'turn' as const, locals: { seat } }];
const kinds = (events: { t: string }[]) => events.map((event) => event.t);
/** Seat 0 has played Flank Speed, and the others may cancel it. */
const cancelWindow = (spec: Partial<Parameters<typeof given>[0]> = {}) =>
  given({
    hands: { 0: ['flankSpeed.1'], 1: ['sabotage.1'], 2: ['moraleBoost.1'] },
    stack: turnOf(0),
    ...spec,
  });
const intoWindow = (table: ReturnType<typeof given>) => {
  table.when(0, 'fight');
  if (table.state.pub.table.windowClose === 'answered') table.when(0, use('flankSpeed.1'));
  else {
    table.when(0, use('flankSpeed.1'));
    if (readyToClose(table.state)) table.command({ do: 'closeWindow', n: table.state.pub.table.n });
  }
  return table;
};
const windowId = (table: ReturnType<typeof given>) => sealedWindow(table.state.pub)!.id;

describe('a timed window', () => {
  const timed = () => intoWindow(cancelWindow({ windowClose: 'timed' }));

  it('may close at any moment, whoever has answered; who has not, declines', () => {
    const table = timed();
    expect(awaited(toy, table.state, 1)).toHaveLength(1);
    table.command({ do: 'closeWindow', n: table.state.pub.table.n }).then((_v, events) => {
      expect(kinds(events)).toContain('moved');
      expect(kinds(events)).not.toContain('cancelled');
    });
    expect(table.state.own[1]!.table.cards.hand1).toEqual(['sabotage.1']);
  });

  it('anybody may hold it once, for all to see, whatever they hold; and nobody else in their name', () => {
    const table = timed();
    const { n } = table.state.pub.table;
    for (const seat of [0, 2]) table.command({ do: 'hold', seat, window: windowId(table) }).accepted();
    expect(sealedWindow(table.state.pub)!.holds).toEqual([0, 2]);
    expect(table.state.pub.table.n).toBe(n);
    table.command({ do: 'hold', seat: 2, window: windowId(table) }).refused('TABLE-REPEAT');
    table.command({ do: 'hold', seat: 1, window: windowId(table) + 99 }).refused('TABLE-HOLD');
    table.command({ do: 'resign', seat: 2, n }).command({ do: 'hold', seat: 2, window: windowId(table) });
    table.refused('TABLE-OUT');
    // What was on its way before the holds is still good.
    expect(awaited(toy, table.state, 1)).toHaveLength(1);
  });

  it('is no thing of a table where windows close at once', () => {
    const table = intoWindow(cancelWindow());
    table.command({ do: 'hold', seat: 0, window: windowId(table) }).refused('TABLE-HOLD');
    table.command({ do: 'closeWindow', n: table.state.pub.table.n }).refused('TABLE-HOLD');
  });
});

it('where windows wait for answers, who has nothing to play is asked like the others', () => {
  const table = cancelWindow({ windowClose: 'answered' });
  intoWindow(table);
  expect([1, 2].map((seat) => awaited(toy, table.state, seat).length)).toEqual([1, 1]);
  table.when(1, null).accepted();
  expect(table.events).toEqual([]);
  table.when(2, null).then((_v, events) => expect(kinds(events)).toContain('moved'));
});

it('a reaction reads its window by name: another name, or a frame that is no window, is a fault', () => {
  const { state } = intoWindow(cancelWindow());
  const table = new Table(toy, state);
  expect(table.windowFrame(windowId({ state } as never), 'cardPlayed').about).toMatchObject({ card: 'flankSpeed.1' });
  expect(() => table.windowFrame(windowId({ state } as never), 'sustained')).toThrow(Fault);
  expect(() => table.windowFrame(state.pub.table.stack[0]!.id, 'cardPlayed')).toThrow(Fault);
});

describe('waivers', () => {
  const waive = (seat: number, windows: string, until: number | null = null): Command => ({
    do: 'waive',
    seat,
    waivers: [{ windows, until }],
  });

  it('a seat that waived is not invited, and a window without guests does not open', () => {
    const table = cancelWindow().command(waive(1, 'card*')).command(waive(2, 'cardPlayed'));
    expect(table.state.pub.table.waivers).toEqual([
      { seat: 1, windows: 'card*', until: null },
      { seat: 2, windows: 'cardPlayed', until: null },
    ]);
    table.when(0, 'fight').when(0, use('flankSpeed.1'));
    table.then((_v, events) => expect(kinds(events)).toContain('moved'));
    expect(table.state.own[1]!.table.cards.hand1).toEqual(['sabotage.1']);
  });

  it('ends with its frame, or when it is withdrawn; another name does not concern it', () => {
    const table = cancelWindow();
    table.when(0, 'fight');
    const action = table.state.pub.table.stack.find((f) => f.proc === 'action')!.id;
    table.command(waive(1, 'cardPlayed', action)).accepted();
    table.when(0, null);
    expect(table.state.pub.table.stack.some((f) => f.id === action)).toBe(false);
    expect(table.state.pub.table.waivers).toEqual([]);

    const never = cancelWindow()
      .command(waive(1, 'card*', 9999))
      .command(waive(2, '*'));
    never.when(0, 'fight').when(0, use('flankSpeed.1'));
    expect(awaited(toy, never.state, 1)).toMatchObject([{ kind: 'react' }]);

    const other = cancelWindow().command(waive(1, 'cards')).command(waive(2, '*'));
    other.command({ do: 'waive', seat: 2, waivers: [] }).accepted();
    expect(other.state.pub.table.waivers.map(({ seat }) => seat)).toEqual([1]);
    other.when(0, 'fight').when(0, use('flankSpeed.1'));
    expect(awaited(toy, other.state, 1)).toMatchObject([{ kind: 'react' }]);
  });

  it('one given while a window is open counts from the next window on', () => {
    const table = intoWindow(cancelWindow({ windowClose: 'timed' }));
    table.command(waive(1, '*')).accepted();
    expect(awaited(toy, table.state, 1)).toHaveLength(1);
  });
});

describe('a window in which only what all can see may act', () => {
  const components = { nullify: 1, awaken: 2 };

  it('asks one seat after another, each knowing what came before', () => {
    const table = given({ components, stack: turnOf(0) });
    table.when(0, 'fight');
    expect(table.state.pub.table.open).toMatchObject([{ seat: 1, kind: 'react', mode: 'ask' }]);
    table.command({ do: 'closeWindow', n: table.state.pub.table.n }).refused('TABLE-HOLD');
    table.when(1, null);
    expect(table.state.pub.table.open).toMatchObject([{ seat: 2, kind: 'react', mode: 'ask' }]);
    table.when(2, use('awaken.0')).then((_v, events) => expect(kinds(events)).toEqual(['used']));
    // Seat 1 declined before somebody acted: it is asked again.
    expect(table.state.pub.table.open).toMatchObject([{ seat: 1 }]);
  });

  it('asks all others again when somebody acted, and closes when all have declined in a row', () => {
    const table = given({ components: { awaken: 1, nullify: 2 }, stack: turnOf(0) });
    table.when(0, 'fight').when(1, use('awaken.0'));
    expect(table.state.pub.table.open).toMatchObject([{ seat: 2, mode: 'ask' }]);
    table.when(2, null);
    expect(table.state.pub.table.stack.some((f) => f.proc === 'window' && f.name === 'activated')).toBe(false);
  });

  it('14. what must happen comes first and by itself; those who may act follow in order', () => {
    const table = given({ here: { 0: 1 }, components: { pillage: 2 }, stack: turnOf(0) });
    table.command({ do: 'offer', seat: 0, to: 1, terms: { card: 'note.0', goods: 1 } });
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id });
    table.then((v, events) => {
      expect(kinds(events)).toEqual(['exchanged', 'used']);
      expect(v.pub.goods).toEqual([2, 1, 3]);
    });
  });
});

describe('a sealed answer that has lost its object', () => {
  it('goes back to its seat, which is asked again and told why; nobody else notices', () => {
    const table = cancelWindow({ hands: { 0: ['flankSpeed.1'], 1: ['sabotage.1'], 2: ['sabotage.2'] } });
    table.when(0, 'fight').when(0, use('flankSpeed.1')).when(1, use('sabotage.1'));
    expect(awaited(toy, table.state, 1)).toHaveLength(0);
    table.command({ do: 'offer', seat: 1, to: 0, terms: { card: 'sabotage.1', goods: 0 } });
    table.command({ do: 'accept', seat: 0, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(awaited(toy, table.state, 1)).toHaveLength(1);
    expect(table.state.own[1]!.table.notices).toMatchObject([{ about: 'asked-again', answer: use('sabotage.1') }]);
    expect(JSON.stringify(view(table.state, 2))).not.toContain('asked-again');
    table
      .when(2, null)
      .when(1, null)
      .then((_v, events) => expect(kinds(events)).toContain('moved'));
  });
});

describe('offers', () => {
  it('can be taken up while others are asked, not while something closed is resolved, and not by who is out', () => {
    const table = intoWindow(cancelWindow());
    const offered = (seat: number) => offersTo(toy, view(table.state, seat));
    expect(offered(2)).toMatchObject([{ kind: 'scuttle' }]);
    const waiting = table.question(1);
    const { n } = table.state.pub.table;
    table.command({ do: 'answer', seat: 2, n, ask: offered(2)[0]!.id, answer: true });
    table.then((_v, events) => expect(kinds(events)).toEqual(['scuttled']));
    // The sealed answer that was on its way meanwhile is as good as before.
    table.command({ do: 'answer', seat: 1, n, ask: waiting.id, answer: null }).accepted();

    const sustaining = given({ here: { 0: 1, 1: 1 }, stack: turnOf(0) });
    sustaining.state.pub.table.offers = [...sustaining.state.pub.table.offers];
    expect(offersTo(toy, view(sustaining.state, 2))).toHaveLength(1);
    sustaining.command({ do: 'resign', seat: 2, n: 0 }).accepted();
    expect(offersTo(toy, view(sustaining.state, 2))).toEqual([]);
    expect(sustaining.state.pub.table.offers.map(({ seat }) => seat)).toEqual([0, 1]);

    const spent = intoWindow(cancelWindow());
    for (let left = 3; left > 0; left--) {
      const d = offersTo(toy, view(spent.state, 2))[0]!;
      spent.command({ do: 'answer', seat: 2, n: spent.state.pub.table.n, ask: d.id, answer: true }).accepted();
    }
    expect(spent.state.pub.table.offers.filter(({ seat }) => seat === 2)).toHaveLength(1);
    expect(offersTo(toy, view(spent.state, 2))).toEqual([]);
  });

  it('are closed while a procedure says so', () => {
    const table = given({
      here: { 0: 1, 1: 1 },
      stack: [
        { proc: 'turn', locals: { seat: 0 } },
        { proc: 'sustain', locals: { sides: [0, 1], hits: [1, 1], next: 0, declined: 0 } },
      ],
    });
    const turn = table.state.pub.table.stack[0]!.id;
    const scuttle = { id: 900, frame: turn, seat: 2, kind: 'scuttle', q: {}, mode: 'offer' as const };
    table.state.pub.table.offers = [scuttle];
    expect(offersTo(toy, view(table.state, 2))).toEqual([]);
    table.command({ do: 'answer', seat: 2, n: 0, ask: 900, answer: true }).refused('TABLE-WAIT');
  });

  it('of deals go with a seat that leaves the game, and so do its waivers', () => {
    const table = given({ stack: turnOf(0) });
    table.command({ do: 'offer', seat: 1, to: 2, terms: { card: 'note.1', goods: 1 } });
    table.command({ do: 'waive', seat: 1, waivers: [{ windows: '*', until: null }] });
    table.command({ do: 'resign', seat: 1, n: 0 }).accepted();
    expect(table.state.pub.table.deals).toEqual([]);
    expect(table.state.pub.table.waivers).toEqual([]);
    expect(table.state.own[2]!.table.terms).toEqual({});
    table.command({ do: 'offer', seat: 1, to: 2, terms: { card: 'note.1', goods: 1 } }).refused('TABLE-OUT');
  });
});

describe('looking ahead', () => {
  const seen = (hand: string) =>
    given({
      windowClose: 'timed',
      here: { 0: 0 },
      hands: { 0: ['moraleBoost.1'], 1: [hand] },
      stack: turnOf(0),
    }).when(0, 'fight');

  it('what comes if nobody reacts is known while the window waits, the same whoever holds what, and comes true', () => {
    const table = seen('sabotage.1');
    const ahead = lookAhead(toy, table.state)!;
    expect(ahead.windows).toEqual(['activated']);
    expect(ahead.decisions).toMatchObject([{ seat: 1, kind: 'act' }]);
    expect(kinds(ahead.events)).toEqual(['moved', 'landed', 'actionOver']);
    expect(lookAhead(toy, seen('directHit.1').state)!.key).toBe(ahead.key);
    expect(lookAhead(toy, { pub: table.state.pub })!.key).toBe(ahead.key);
    const early = { seat: 1, key: ahead.key, ask: ahead.decisions[0]!.id, answer: 'pass' };
    expect(cameTrue(table.state, early)).toBeNull();
    table.command({ do: 'closeWindow', n: table.state.pub.table.n }).accepted();
    expect(cameTrue(table.state, early)).toEqual({
      do: 'answer',
      seat: 1,
      n: table.state.pub.table.n,
      ask: early.ask,
      answer: 'pass',
    });
  });

  it('an answer given early does not count when something else happened in between', () => {
    const table = seen('sabotage.1');
    const ahead = lookAhead(toy, table.state)!;
    table.command({ do: 'offer', seat: 0, to: 1, terms: { card: 'note.0', goods: 1 } });
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id });
    table.command({ do: 'closeWindow', n: table.state.pub.table.n }).accepted();
    const [d] = ahead.decisions;
    expect(cameTrue(table.state, { seat: 1, key: ahead.key, ask: d!.id, answer: 'pass' })).toBeNull();

    // The very question comes, but not at the table that was imagined.
    const other = seen('sabotage.1');
    const foreseen = lookAhead(toy, other.state)!;
    const early = { seat: 1, key: foreseen.key, ask: foreseen.decisions[0]!.id, answer: 'pass' };
    other.command({ do: 'waive', seat: 2, waivers: [{ windows: 'rolled', until: null }] }).accepted();
    other.command({ do: 'closeWindow', n: other.state.pub.table.n }).accepted();
    expect(other.question(1).id).toBe(early.ask);
    expect(cameTrue(other.state, early)).toBeNull();
  });

  it('nothing is foreseen where dice or hidden cards lie between, nor where windows close at once', () => {
    const fight = given({
      windowClose: 'timed',
      here: { 0: 2, 1: 2 },
      hands: { 0: ['moraleBoost.1'] },
      stack: [
        { proc: 'turn', locals: { seat: 0 }, at: 'ending' },
        { proc: 'action', locals: { seat: 0 }, at: 'landing' },
        { proc: 'combat', locals: { attacker: 0, defender: 1, rounds: 0 } },
      ],
    });
    expect(sealedWindow(fight.state.pub)?.name).toBe('roundStart');
    expect(lookAhead(toy, fight.state)).toBeNull();
    expect(lookAhead(toy, intoWindow(cancelWindow()).state)).toBeNull();
  });
});

describe('answers given beforehand', () => {
  it('to a kind of question are used while they are legal and their filter fits, and the seat is told', () => {
    const table = given({ stack: turnOf(0) });
    table.command({ do: 'preAnswers', seat: 1, preAnswers: [{ kind: 'act', answer: 'pass' }] }).accepted();
    table.command({ do: 'preAnswers', seat: 2, preAnswers: [{ kind: 'act', answer: 'pass', when: { no: 'such' } }] });
    table.when(0, 'pass').accepted();
    expect(table.question(2).kind).toBe('act');
    expect(table.state.own[1]!.table.notices).toMatchObject([{ id: 1, about: 'pre-answered', kind: 'act' }]);
    expect(table.state.own[2]!.table.notices).toEqual([]);
    table.command({ do: 'preAnswers', seat: 0, preAnswers: [{ kind: 'act', answer: 'dance' }] });
    table.when(2, 'pass');
    expect(table.question(0).kind).toBe('act');
  });

  it('a question with one possible answer is not asked', () => {
    const slow = given({ stack: turnOf(0) }).when(0, 'fight');
    slow.then((_v, events) => expect(kinds(events)).toContain('moved'));
    const fast = given({ hands: { 0: ['flankSpeed.1', 'flankSpeed.2'] }, stack: turnOf(0) }).when(0, 'fight');
    fast.when(0, use('flankSpeed.1')).when(0, use('flankSpeed.2'));
    expect(fast.question(0)).toMatchObject({ kind: 'route', q: { ways: 2 } });
  });
});
