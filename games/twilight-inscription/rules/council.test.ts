import { describe, expect, it } from 'vitest';
import { view } from '@orrery/kernel';
import { AGENDAS, agendaCard, type AgendaId } from '../content/agendas.ts';
import { councilEvent, played, restAnswer, sheetsOf, stagesOf, type SeatGiven, type TableGiven } from '../given.ts';
import type { Ballot } from '../shapes.ts';

const councilors = (n: number, votes = 0, spent = 0): SeatGiven => ({
  faction: 'norr',
  sheets: (p) => {
    p.industry.councilors = n;
    p.industry.votes = { claimed: votes, spent };
  },
});
const cast = (side: Ballot['side'], votes: number, relic = false): Ballot => ({ side, votes, relic });
const council = (seats: SeatGiven[], more: TableGiven = {}) =>
  councilEvent({ agendas: ['homestead-relief'], ...more, seats });
const outcome = (table: ReturnType<typeof council>) => table.events.find((e) => e.t === 'outcome')!.all;

describe('COUNCIL: Council events', () => {
  it('[INS-COUNCIL-01] three in a game, in Stages II, III and IV, each with an agenda of its Stage', () => {
    const convened = stagesOf(played(7), 'agenda');
    expect(convened.map(({ stage }) => stage)).toEqual([2, 3, 4]);
    for (const { stage, told } of convened) expect(agendaCard((told as { agenda: AgendaId }).agenda).stage).toBe(stage);
  });

  it('[INS-COUNCIL-02, INS-COUNCIL-03, INS-COUNCIL-04] EX-INS-23: votes are claimed for every "+1 Vote", then the agenda is revealed', () => {
    const table = council([councilors(2), councilors(1), councilors(1, 18)]);
    expect(table.state.pub.players.map((p) => p.industry.votes.claimed)).toEqual([2, 1, 18]);
    expect(table.state.pub.table.cards.agendas).toEqual(['homestead-relief']);
    const order = table.events.map((e) => e.t);
    expect(order.lastIndexOf('votesClaimed')).toBeLessThan(order.indexOf('agenda'));
  });

  it('[INS-COUNCIL-05, INS-COUNCIL-06] an agenda has two outcomes; one votes for one of them or abstains', () => {
    expect(AGENDAS.every((a) => a.for.length > 0 && a.against.length > 0)).toBe(true);
    const table = council([councilors(1), councilors(1), councilors(1)]);
    expect(table.question(0)).toMatchObject({ kind: 'vote', q: { agenda: 'homestead-relief' } });
    table.when(0, { side: 'maybe', votes: 1, relic: false }).refused('INS-COUNCIL-05');
    table.when(0, cast(null, 0)).accepted();
  });

  it('[INS-COUNCIL-07, INS-HIDDEN-06] votes are secret until all have voted', () => {
    const table = council([councilors(1, 3), councilors(1), councilors(1)]);
    const before = JSON.stringify(view(table.state, 1));
    table.when(0, cast('for', 3)).accepted();
    expect(JSON.stringify(view(table.state, 1))).toBe(before);
    expect(table.events).toEqual([]);
    table.when(1, cast('against', 1));
    table.when(2, cast(null, 0));
    expect(table.events.filter((e) => e.t === 'voted').map((e) => e.all)).toContainEqual({
      seat: 0,
      side: 'for',
      votes: 3,
      free: 0,
    });
  });

  it('[INS-COUNCIL-09, INS-COUNCIL-11] a relic not in hand cannot be played; one vote more decides', () => {
    const table = council([councilors(1), councilors(1), councilors(1)]);
    table.when(0, { side: 'for', votes: 1, relic: true }).refused('INS-COUNCIL-05');
    table.when(0, cast('for', 1));
    table.when(1, cast(null, 0));
    table.when(2, cast(null, 0)).accepted();
    expect(table.events).toContainEqual({
      t: 'outcome',
      all: { agenda: 'homestead-relief', outcome: 'for', for: 1, against: 0, die: null },
    });
  });

  it('[INS-COUNCIL-08] an abstention casts nothing and costs nothing', () => {
    const table = council([councilors(1, 3), councilors(1), councilors(1)]);
    table.when(0, cast(null, 2)).refused('INS-COUNCIL-05');
    table.when(0, cast(null, 0));
    restAnswer(table);
    expect(sheetsOf(table).industry.votes.spent).toBe(0);
  });

  it('[INS-COUNCIL-09] no more votes than one has claimed and not spent', () => {
    const table = council([councilors(1, 3, 2), councilors(1), councilors(1)]);
    table.when(0, cast('for', 3)).refused('INS-COUNCIL-09');
    table.when(0, cast('for', 2)).accepted();
  });

  it('[INS-COUNCIL-10] votes are revealed from the Speaker’s left, clockwise', () => {
    const table = council([councilors(1), councilors(1), councilors(1)]);
    restAnswer(table);
    expect(table.events.filter((e) => e.t === 'voted').map((e) => e.all.seat)).toEqual([1, 2, 0]);
  });

  it('[INS-COUNCIL-11] the outcome with more votes is resolved by all', () => {
    const table = council([councilors(1, 2), councilors(1), councilors(1)]);
    table.when(0, cast('against', 3));
    table.when(1, cast('for', 1));
    table.when(2, cast('for', 1));
    expect(outcome(table)).toMatchObject({ outcome: 'against', for: 2, against: 3, die: null });
    expect(table.state.pub.players.map((p) => p.industry.tradeGoods.claimed)).toEqual([2, 2, 2]);
  });

  it('[INS-COUNCIL-12] on a tie one face of a black die resolves "For", the others "Against"', () => {
    const seen = new Map<string, string>();
    for (let seed = 1; seed < 20; seed++) {
      const table = council([councilors(1), councilors(1), councilors(1)], { seed });
      restAnswer(table);
      const { die, outcome: result } = outcome(table);
      expect(seen.get(die!) ?? result).toBe(result);
      seen.set(die!, result);
    }
    expect(Object.fromEntries(seen)).toEqual({ I: 'for', M: 'against', R: 'against' });
  });

  it('[INS-COUNCIL-13, INS-COUNCIL-14, INS-ADV-08] EX-INS-24: votes cast are struck through, whichever side won', () => {
    const table = council([councilors(1, 4), councilors(1), councilors(1)]);
    table.when(0, cast('against', 3));
    table.when(1, cast('for', 1));
    table.when(2, cast(null, 0));
    expect(table.state.pub.players.map((p) => p.industry.votes.spent)).toEqual([3, 1, 0]);
    expect(table.state.pub.table.stack.some((f) => f.proc === 'council')).toBe(false);
  });

  it('[INS-COUNCIL-15] afterwards a new round begins', () => {
    const table = council([councilors(1), councilors(1), councilors(1)], { events: ['maximum-yield'] });
    restAnswer(table);
    expect(table.state.pub.event).toBe('maximum-yield');
  });

  it('[INS-ADV-09] free votes are cast but neither circled nor struck through', () => {
    const table = council([{ faction: 'xxcha', hand: ['the-syncretone'] }, councilors(1), councilors(1)]);
    table.when(0, cast('for', 1, true));
    table.when(1, cast('against', 1));
    table.when(2, cast('against', 1));
    expect(outcome(table)).toMatchObject({ for: 1 + 2 + 4, outcome: 'for' });
    expect(sheetsOf(table).industry.votes).toEqual({ claimed: 1, spent: 1 });
    expect(sheetsOf(table).vp.industry).toBe(3);
    expect(table.state.pub.table.cards['relics played']).toEqual(['the-syncretone']);
  });

  it('[INS-COUNCIL-08, INS-ADV-09] an abstention is told without free votes', () => {
    const table = council([{ faction: 'xxcha' }, councilors(1), councilors(1)]);
    table.when(0, cast(null, 0));
    restAnswer(table);
    expect(table.events).toContainEqual({ t: 'voted', all: { seat: 0, side: null, votes: 0, free: 0 } });
  });

  it('[INS-RELIC-06, INS-HIDDEN-01] a relic played in the Council is no longer counted among those in hand', () => {
    const table = council([{ faction: 'norr', hand: ['the-syncretone', 'nano-forge'] }, councilors(1), councilors(1)]);
    expect(view(table.state, 1).pub.players[0]!.relicsInHand).toBe(2);
    table.when(0, cast('for', 0, true));
    restAnswer(table);
    expect(view(table.state, 1).pub.players[0]!.relicsInHand).toBe(1);
    expect(view(table.state, 1).pub.table.cards['relics played']).toEqual(['the-syncretone']);
    expect(JSON.stringify(view(table.state, 1))).not.toContain('"nano-forge"');
  });

  it('[INS-CLAR-08] one who was to choose and does not answer takes the first choice', () => {
    const table = council([councilors(1, 5), councilors(1), councilors(1)], {
      event: 'partisan-maneuvering',
      agendas: ['automated-worker-ban'],
    });
    table.when(0, cast('for', 4));
    restAnswer(table); // the others abstain
    restAnswer(table); // the choice
    expect(table.state.pub.players.map((p) => p.blocks.map((block) => block.what))).toEqual([
      ['die:M'],
      ['die:M'],
      ['die:M'],
    ]);
  });

  it('[INS-CLAR-08] who cast most chooses for all; those tied roll until exactly one shows the icon', () => {
    const ban = { event: 'partisan-maneuvering', agendas: ['automated-worker-ban'] } as const;
    const clear = council([councilors(1, 5), councilors(1), councilors(1)], {
      ...ban,
      agendas: ['automated-worker-ban'],
    });
    clear.when(0, cast('for', 4));
    clear.when(1, cast('for', 1));
    clear.when(2, cast('for', 1));
    expect(clear.question(0).kind).toBe('nameResource');
    clear.when(0, 3).refused('INS-CLAR-08');
    clear.when(0, 2).accepted();
    expect(clear.state.pub.players.every((p) => p.blocks[0]!.what === 'die:R')).toBe(true);
    for (let seed = 1; seed < 12; seed++) {
      const tied = council([councilors(1), councilors(1), councilors(1)], {
        ...ban,
        agendas: ['automated-worker-ban'],
        seed,
      });
      for (const seat of [0, 1, 2]) tied.when(seat, cast('for', 1));
      const roll = tied.events.find((e) => e.t === 'chooser')!.all;
      expect(roll.dice.filter((d) => d.face === 'I').map((d) => d.seat)).toEqual([roll.seat]);
      expect(tied.question(roll.seat).kind).toBe('nameResource');
    }
  });

  it('[INS-CLAR-02] "may" is optional: Letnev need not pay for strength', () => {
    const table = council(
      [{ faction: 'letnev', sheets: (p) => void (p.industry.tradeGoods.claimed = 1) }, councilors(1), councilors(1)],
      { events: ['border-conflict'] },
    );
    restAnswer(table);
    expect(table.question(0).q).toEqual({ step: 'war' });
    table.when(0, []).accepted();
    expect(sheetsOf(table).industry.tradeGoods.spent).toBe(0);
  });
});
