import { describe, expect, it } from 'vitest';
import { awaited, eventFor, readyToClose, view } from '../index.ts';
import { countUnits, hasMark } from '../stacks.ts';
import { given, use } from './fixture.ts';
import { toy } from './game.ts';

const turnOf = (seat: number) => [{ proc: 'turn' as const, locals: { seat } }];
const fight = (attacker: number, defender: number) => [
  { proc: 'turn' as const, locals: { seat: attacker }, at: 'ending' },
  { proc: 'action' as const, locals: { seat: attacker }, at: 'landing' },
  { proc: 'combat' as const, locals: { attacker, defender, rounds: 0 } },
];
const kinds = (events: { t: string }[]) => events.map((event) => event.t);

describe('what the largest games demand of the kernel', () => {
  it('1. a card is cancelled, and a third seat cancels the cancelling', () => {
    const table = given({
      hands: { 0: ['flankSpeed.1'], 1: ['sabotage.1'] },
      components: { watcher: 2 },
      stack: turnOf(0),
    });
    table.when(0, 'fight').when(0, use('flankSpeed.1')).when(2, null).when(1, use('sabotage.1'));
    table.when(2, use('watcher.0')).then((v, events) => {
      expect(kinds(events)).toContain('cancelled');
      expect(events).toContainEqual({ t: 'moved', all: { seat: 0, ships: 2 } });
      expect(v.pub.table.cards.discard).toEqual(['flankSpeed.1', 'sabotage.1']);
      expect(countUnits(v.pub.units, 'ground', (s) => s.seat === 2)).toBe(0);
    });
  });

  it('1b. without the third seat the cancelling stands', () => {
    const table = given({ hands: { 0: ['flankSpeed.1'], 1: ['sabotage.1'] }, stack: turnOf(0) });
    table.when(0, 'fight').when(0, use('flankSpeed.1')).when(1, use('sabotage.1'));
    table.then((_v, events) => expect(events).toContainEqual({ t: 'moved', all: { seat: 0, ships: 1 } }));
  });

  it('2. six seats, one Sabotage: no view, counter or event tells who holds it or who still thinks', () => {
    const hands = (third: string) => ({
      0: ['flankSpeed.1'],
      1: ['flankSpeed.2'],
      2: ['moraleBoost.1'],
      3: [third],
      4: ['moraleBoost.2'],
      5: ['directHit.1'],
    });
    const play = (third: string) =>
      given({ seats: 6, windowClose: 'timed', hands: hands(third), stack: turnOf(0) })
        .when(0, 'fight')
        .when(0, use('flankSpeed.1'))
        .command({ do: 'closeWindow', n: 1 });
    const holder = play('sabotage.1');
    const nobody = play('directHit.2');
    const seenBy = (table: typeof holder, seat: number) =>
      JSON.stringify([view(table.state, seat), table.events.map((e) => eventFor(e, seat))]);
    for (const seat of [0, 1, 2, 4, 5]) expect(seenBy(holder, seat)).toBe(seenBy(nobody, seat));
    expect(holder.state.pub.table.open.map((d) => d.seat)).toEqual([1, 2, 3, 4, 5]);
    expect(awaited(toy, holder.state, 3)).toHaveLength(1);
    expect(readyToClose(holder.state)).toBe(true);
    expect(readyToClose(nobody.state)).toBe(true);

    const before = [0, 1, 2, 4, 5].map((seat) => seenBy({ ...holder, events: [] } as never, seat));
    holder.when(3, null);
    expect([0, 1, 2, 4, 5].map((seat) => seenBy({ ...holder, events: [] } as never, seat))).toEqual(before);
    expect(holder.events).toEqual([]);
    holder.command({ do: 'closeWindow', n: holder.state.pub.table.n }).accepted();
    nobody.command({ do: 'closeWindow', n: nobody.state.pub.table.n }).accepted();
    for (const seat of [0, 1, 2, 4, 5]) expect(seenBy(holder, seat)).toBe(seenBy(nobody, seat));
    expect(holder.state.pub.table.undoLimit).toBe(holder.state.pub.table.n);
  });

  it('3. two seats commit a cancel at once: the earlier acts, the later card goes back unseen', () => {
    const table = given({ hands: { 0: ['flankSpeed.1'], 1: ['sabotage.1'], 2: ['sabotage.2'] }, stack: turnOf(0) });
    table.when(0, 'fight').when(0, use('flankSpeed.1')).when(2, use('sabotage.2'));
    table.seen(0, (v) => expect(JSON.stringify(v)).not.toContain('sabotage'));
    table
      .when(1, use('sabotage.1'))
      .then((v) => expect(v.pub.table.cards.discard).toEqual(['flankSpeed.1', 'sabotage.1']));
    expect(table.state.own[2]!.table.cards.hand2).toEqual(['sabotage.2']);
    expect(JSON.stringify(view(table.state, 0))).not.toContain('sabotage.2');
  });

  it('4. the turn ends at once: later effects are lost, clean-up runs, a fight already promised still comes, the end of turn opens', () => {
    const table = given({ hands: { 0: ['flankSpeed.1'] }, components: { awaken: 0, nullify: 1 }, stack: turnOf(0) });
    table.when(0, 'fight').when(0, use('awaken.0')).when(1, null);
    table
      .when(0, null)
      .when(1, use('nullify.0'))
      .then((v, events) => {
        const seen = kinds(events);
        expect(seen.slice(0, 2)).toEqual(['used', 'actionOver']);
        expect(seen).not.toContain('moved');
        expect(seen).toContain('rolled');
        expect(v.pub.table.stack.map((f) => f.proc)).toContain('forcedCombat');
        expect(v.pub.table.stack.map((f) => f.proc)).not.toContain('action');
      });
    expect(table.state.own[0]!.table.cards.hand0).toEqual(['flankSpeed.1']);
  });

  it('5. the same round rolls again: nobody assigns, effects of the round stay, its start does not open again', () => {
    const table = given({
      here: { 0: 3, 1: 3 },
      hands: { 0: ['moraleBoost.1'] },
      components: { reroll: 1 },
      stack: fight(0, 1),
    });
    table.when(0, use('moraleBoost.1')).then((v, events) => {
      expect(kinds(events).filter((t) => t === 'rolled')).toHaveLength(2);
      expect(v.pub.table.lasting.map((e) => e.source.ability)).toEqual(['boosted']);
    });
    table.when(1, use('reroll.0')).then((v, events) => {
      expect(kinds(events).slice(0, 3)).toEqual(['used', 'rolled', 'rolled']);
      expect(kinds(events)).not.toContain('lost');
      expect(v.pub.table.lasting.map((e) => e.source.ability)).toContain('boosted');
      expect(v.pub.table.stack.find((f) => f.proc === 'combat')).toMatchObject({ rounds: 1 });
    });
  });

  it('6. jump forward to the landing, and a last act when the action is over', () => {
    const table = given({ here: { 1: 2 }, components: { hero: 0 }, stack: turnOf(0) });
    table
      .when(0, 'fight')
      .when(0, use('hero.0'))
      .then((v, events) => {
        expect(kinds(events)).toEqual(['used', 'landed', 'actionOver']);
        expect(v.pub.components).toEqual([]);
        expect(countUnits(v.pub.units, 'here', (s) => s.seat === 0)).toBe(0);
        expect(countUnits(v.pub.units, 'away', (s) => s.seat === 0)).toBe(3);
      });
  });

  it('11. sides sustain in turn, each use has its window; a repaired ship is safe and may not sustain again', () => {
    const table = given({
      here: { 0: 1, 1: 1 },
      hands: { 1: ['directHit.1'] },
      components: { repair: 0 },
      stack: [
        ...fight(0, 1).slice(0, 2),
        { proc: 'sustain', locals: { sides: [0, 1], hits: [2, 1], next: 0, declined: 0 } },
      ],
    });
    // Both answer at once; the owner of the ship comes first, so the Direct Hit goes back and has lost its object.
    table.when(0, true).when(1, use('directHit.1')).when(0, use('repair.0'));
    table.then((v) => {
      const ship = v.pub.units.here!.find((s) => s.seat === 0)!;
      expect(hasMark(ship, 'damaged')).toBe(false);
      expect(hasMark(ship, 'spent')).toBe(true);
    });
    expect(table.state.own[1]!.table.cards.hand1).toEqual(['directHit.1']);
    // Now the other side; afterwards the repaired ship is not offered again, and the marks of the step vanish with it.
    table.when(1, true).then((v) => {
      expect(v.pub.table.stack.map((f) => f.proc)).not.toContain('sustain');
      expect(v.pub.units.here!.map((s) => [s.seat, s.marks])).toEqual(expect.arrayContaining([[1, 'damaged']]));
    });
  });

  it('11b. unrepaired, the damaged ship is hit directly', () => {
    const table = given({
      here: { 0: 1, 1: 1 },
      hands: { 1: ['directHit.1'] },
      stack: [
        ...fight(0, 1).slice(0, 2),
        { proc: 'sustain', locals: { sides: [0, 1], hits: [1, 0], next: 0, declined: 0 } },
      ],
    });
    table.when(0, true).when(1, use('directHit.1'));
    table.then((v) => expect(countUnits(v.pub.units, 'lost', (s) => s.seat === 0 && s.type === 'dread')).toBe(1));
  });

  /** A fight between 0 and 1 that waits for the attacker to take its losses. */
  const midFight = (components = {}) => {
    const table = given({ here: { 0: 3, 1: 3 }, components, stack: fight(0, 1), dice: { combat: [9, 9, 9, 9, 9, 9] } });
    while (table.state.pub.table.open[0]!.kind !== 'lose')
      table.when(table.state.pub.table.open[0]!.seat, table.state.pub.table.open[0]!.kind === 'react' ? null : false);
    return table;
  };
  const offer = (seat: number, to: number, card: string, goods: number, counters?: number) =>
    ({ do: 'offer', seat, to, terms: { card, goods }, ...(counters === undefined ? {} : { counters }) }) as const;
  const lastDeal = (table: ReturnType<typeof midFight>) => table.state.pub.table.deals.at(-1)!.id;

  it('20. a deal with a hidden note in the middle of a fight: nobody waits for it, the note stays between the two', () => {
    const table = midFight();
    const asked = table.question(0, 'lose');
    table.command(offer(1, 2, 'note.1', 1)).accepted();
    expect(table.question(0, 'lose').id).toBe(asked.id);
    expect(JSON.stringify(view(table.state, 0))).not.toContain('note.1');
    expect(table.state.own[2]!.table.terms[lastDeal(table)]).toEqual({ card: 'note.1', goods: 1 });
    table.command({ do: 'accept', seat: 2, deal: lastDeal(table) }).then((v, events) => {
      expect(eventFor(events[0]!, 0)).toEqual({ t: 'exchanged', all: { from: 1, to: 2, goods: 1 } });
      expect(eventFor(events[0]!, 2)).toMatchObject({ some: { card: 'note.1' } });
      expect(v.pub.goods).toEqual([2, 3, 1]);
      expect(v.pub.table.deals).toEqual([]);
    });
    expect(table.state.own[2]!.table.cards.notes2).toContain('note.1');
    expect(table.state.own[1]!.table.knows.notes2).toEqual({ at: {}, some: ['note.1'] });
    expect(table.question(0, 'lose').id).toBe(asked.id);
  });

  it('20b. a deal that concerns a third seat triggers its compulsory share', () => {
    const table = midFight({ pillage: 2 });
    table.command(offer(0, 1, 'note.0', 1)).command({ do: 'accept', seat: 1, deal: lastDeal(table) });
    table.then((v, events) => {
      expect(events).toContainEqual({ t: 'used', all: { seat: 2, text: 'pillage' } });
      expect(v.pub.goods).toEqual([2, 1, 3]);
    });
  });

  it('20c. an offer is refused, withdrawn or answered by another, by the seat that may and by nobody else', () => {
    const table = midFight();
    table.command(offer(1, 2, 'note.1', 1));
    const first = lastDeal(table);
    for (const seat of [0, 1]) table.command({ do: 'accept', seat, deal: first }).refused('TABLE-TURN');
    for (const seat of [0, 2]) table.command({ do: 'withdraw', seat, deal: first }).refused('TABLE-TURN');
    table.command({ do: 'refuse', seat: 1, deal: first }).refused('TABLE-TURN');
    table.command(offer(0, 1, 'note.0', 1, first)).refused('TABLE-DEAL'); // it was not made to seat 0
    table.command(offer(2, 1, 'note.2', 2, first)).then((v) => {
      expect(v.pub.table.deals).toMatchObject([{ by: 2, to: 1, counters: first, terms: null }]);
    });
    table.command({ do: 'refuse', seat: 1, deal: lastDeal(table) }).then((v) => expect(v.pub.table.deals).toEqual([]));
    table.command(offer(1, 2, 'note.1', 1)).command({ do: 'withdraw', seat: 1, deal: lastDeal(table) });
    table.then((v) => expect(v.pub.table.deals).toEqual([]));
    table.command(offer(1, 2, 'note.0', 1)).refused('TOY-DEAL'); // not its own
    table
      .command(offer(1, 2, 'note.1', 9))
      .command({ do: 'accept', seat: 2, deal: lastDeal(table) })
      .refused('TOY-DEAL');
    for (let i = 0; i < 11; i++) table.command(offer(1, 2, 'note.1', i)).accepted();
    table.command(offer(1, 2, 'note.1', 1)).refused('TABLE-DEALS');
  });

  it('20d. an answer that was on its way while others dealt is still good', () => {
    const table = midFight();
    const { n } = table.state.pub.table;
    const asked = table.question(0, 'lose');
    table
      .command(offer(1, 2, 'note.1', 1))
      .command({ do: 'accept', seat: 2, deal: lastDeal(table) })
      .accepted();
    expect(table.state.pub.table.n).toBe(n + 1);
    table.command({ do: 'answer', seat: 0, n, ask: asked.id, answer: 3 }).accepted();
  });

  it('21. a deal is made inside a window; no deal and no offer while something closed is resolved', () => {
    const hands = { 0: ['flankSpeed.1'], 1: ['sabotage.1'], 2: ['moraleBoost.1'] };
    const table = given({ hands, stack: turnOf(0) });
    table.when(0, 'fight').when(0, use('flankSpeed.1'));
    expect(table.question(1).kind).toBe('react');
    table
      .command(offer(0, 2, 'note.0', 1))
      .command({ do: 'accept', seat: 2, deal: lastDeal(table) })
      .accepted();
    expect(table.question(1).kind).toBe('react');
    // Who had nothing to play, and comes by something in a deal, is asked after all.
    expect(awaited(toy, table.state, 2)).toEqual([]);
    table.command(offer(1, 2, 'sabotage.1', 0));
    table.command({ do: 'accept', seat: 2, deal: lastDeal(table) }).accepted();
    expect(awaited(toy, table.state, 2)).toMatchObject([{ kind: 'react' }]);
    const closed = given({
      here: { 0: 1, 1: 1 },
      stack: [
        { proc: 'turn', locals: { seat: 0 } },
        { proc: 'sustain', locals: { sides: [0, 1], hits: [1, 1], next: 0, declined: 0 } },
      ],
    });
    closed.command(offer(0, 2, 'note.0', 1)).refused('TOY-DEAL');
  });

  it('24. window upon window, each rewriting the outcome of the one below; no card is seen before it is played', () => {
    const table = given({
      hands: { 0: ['flankSpeed.1', 'sabotage.3'], 1: ['sabotage.1'], 2: ['sabotage.2'] },
      stack: turnOf(0),
    });
    table.when(0, 'fight').when(0, use('flankSpeed.1')).when(2, null).when(1, use('sabotage.1'));
    table.seen(1, (v) => expect(JSON.stringify(v)).not.toContain('sabotage.2'));
    // Cancelled, restored, cancelled again: the last word is heard first.
    table.when(0, null).when(2, use('sabotage.2'));
    table.seen(2, (v) => expect(JSON.stringify(v)).not.toContain('sabotage.3'));
    expect(table.state.pub.table.stack.filter((f) => f.proc === 'window').map((f) => f.name)).toEqual([
      'activated',
      'cardPlayed',
      'cardPlayed',
      'cardPlayed',
    ]);
    table.when(0, use('sabotage.3')).then((v, events) => {
      expect(events.filter((e) => e.t === 'cancelled').map((e) => e.all)).toEqual([
        { card: 'sabotage.2', by: 0 },
        { card: 'flankSpeed.1', by: 1 },
      ]);
      expect(events).toContainEqual({ t: 'moved', all: { seat: 0, ships: 1 } });
      expect(v.pub.table.cards.discard).toHaveLength(4);
    });
  });

  it('28. three seats announce, are revealed together and resolved in order; a cancelled one lets the rest go on', () => {
    const hands = { 0: ['moraleBoost.1'], 1: ['skilledRetreat.1'], 2: ['sabotage.1'] };
    const table = given({ here: { 0: 2, 1: 2 }, hands, stack: fight(0, 1) });
    table.when(0, use('moraleBoost.1'));
    table.seen(1, (v) => expect(JSON.stringify(v)).not.toContain('moraleBoost'));
    table.when(1, use('skilledRetreat.1'));
    table
      .when(2, null)
      .when(2, use('sabotage.1'))
      .then((v, events) => {
        expect(events).toContainEqual({ t: 'cancelled', all: { card: 'skilledRetreat.1', by: 2 } });
        expect(v.pub.table.lasting.map((e) => e.source.ability)).toContain('boosted');
        expect(kinds(events)).toContain('rolled');
      });
  });

  it('28b. an announced card whose fight is over by then has lost its object and stays in hand', () => {
    const table = given({
      here: { 0: 2, 1: 2 },
      hands: { 0: ['skilledRetreat.1'], 1: ['moraleBoost.1'] },
      stack: fight(0, 1),
    });
    table
      .when(0, use('skilledRetreat.1'))
      .when(1, use('moraleBoost.1'))
      .then((v, events) => {
        expect(kinds(events)).not.toContain('rolled');
        expect(countUnits(v.pub.units, 'away', (s) => s.seat === 0)).toBe(5);
      });
    expect(table.state.own[1]!.table.cards.hand1).toEqual(['moraleBoost.1']);
  });

  it('28c. an announced card that was dealt away by then is not played', () => {
    const hands = { 0: ['moraleBoost.1'], 1: ['skilledRetreat.1'], 2: ['sabotage.1'] };
    const table = given({ here: { 0: 2, 1: 2 }, hands, stack: fight(0, 1) });
    table.when(0, use('moraleBoost.1')).when(1, use('skilledRetreat.1'));
    expect(table.question(2)).toMatchObject({ q: { window: 'cardPlayed', about: { card: 'moraleBoost.1' } } });
    table.command(offer(1, 2, 'skilledRetreat.1', 0)).accepted();
    table.command({ do: 'accept', seat: 2, deal: lastDeal(table) }).accepted();
    table.when(2, null).then((_v, events) => expect(kinds(events)).not.toContain('played'));
    expect(table.state.own[2]!.table.cards.hand2).toContain('skilledRetreat.1');
  });

  it('30. any pair comes to terms while one seat is asked to go on, and others take up offers beside it', () => {
    const table = given({ stack: turnOf(0) });
    const asked = table.question(0, 'act');
    table
      .command(offer(1, 2, 'note.1', 1))
      .command(offer(2, 1, 'note.2', 2))
      .accepted();
    const [first, second] = table.state.pub.table.deals;
    table.command({ do: 'accept', seat: 1, deal: second!.id }).then((v) => expect(v.pub.goods).toEqual([2, 0, 4]));
    // The other offer stands on its own: each is taken or left by itself.
    table.command({ do: 'accept', seat: 2, deal: first!.id }).then((v) => expect(v.pub.goods).toEqual([2, 1, 3]));
    table.when(2, true, 'scuttle').accepted();
    expect(table.question(0, 'act').id).toBe(asked.id);
    table.when(0, 'pass').accepted();
    expect(table.question(1).kind).toBe('act');
  });

  it('a seat with several compulsory effects puts them in order', () => {
    const table = given({ here: { 0: 3, 1: 3 }, stack: turnOf(0), components: { awaken: 1 } });
    table.when(0, 'fight').when(1, use('awaken.0'));
    const forced = { ability: 'forcedCombat', component: 'forced.x', seat: 1 };
    const { table: here } = table.state.pub;
    here.lasting = [...here.lasting, { id: 900, source: forced, about: null, until: null }];
    while (table.state.pub.table.open[0]!.kind !== 'order') {
      const d = table.question(table.state.pub.table.open[0]!.seat);
      table
        .when(d.seat, d.kind === 'lose' ? (d.q as { hits: number }).hits : d.kind === 'react' ? null : false)
        .accepted();
    }
    table.when(1, { ability: 'forcedCombat', component: 'nothing' }).refused('TABLE-ORDER');
    table
      .when(1, { ability: 'forcedCombat', component: 'forced.x' })
      .then((v) => expect(v.pub.table.lasting.map((e) => e.source.component)).not.toContain('forced.x'));
  });
});
