import { describe, expect, it } from 'vitest';
import { eventFor, view } from '@orrery/kernel';
import { EVENTS, type EventId } from '../content/events.ts';
import { restAnswer, sheetsOf, spendingTogether, strategyEvent, system, type SeatGiven } from '../given.ts';
import { EXPLORED, UNEXPLORED } from '../sheet/player.ts';

const navigating: SeatGiven = { active: 'navigation' };
const toA2 = { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' };
const toC2 = { do: 'explore', from: system('a1'), to: system('c2'), pay: 'M' };

/** The round that begins with this card, right after it was revealed. */
const roundOf = (event: EventId) =>
  restAnswer(
    spendingTogether([navigating, navigating, navigating], 'M', {
      event: event === 'first-ventures' ? 'fledgling-empires' : 'first-ventures',
      events: event === 'girded-for-war' ? [event] : [event, 'girded-for-war'],
    }),
  );

describe('ROUND: round structure', () => {
  it('[INS-ROUND-01, INS-ROUND-03] an event is revealed, carried out by all, discarded, and the next comes', () => {
    const given = spendingTogether([navigating, navigating, navigating], 'M', {
      events: ['rightful-claim', 'forbidden-knowledge'],
    });
    restAnswer(given).then((v, events) => {
      expect(events).toContainEqual({ t: 'event', all: { event: 'rightful-claim', round: 11 } });
      expect(v.pub.table.cards.discard).toEqual(['first-ventures', 'rightful-claim']);
      expect(v.pub.event).toBe('rightful-claim');
    });
  });

  it('[INS-ROUND-02, INS-ROUND-06, INS-ROUND-07] all mark at the same time, and play moves on only when all pens are down', () => {
    const given = strategyEvent('first-ventures', { seats: [{}, {}, {}] });
    for (const seat of [0, 1, 2]) expect(given.question(seat).kind).toBe('mark');
    const marks = [
      { do: 'activate', sheet: 'navigation' },
      toA2,
      toC2,
      { ...toA2, from: system('b1'), to: system('b2') },
    ];
    given.when(2, marks);
    given.when(0, marks);
    expect(given.state.pub.dice).toBeNull();
    given.when(1, marks);
    expect(given.state.pub.dice).not.toBeNull();
  });

  it('[INS-ROUND-05] the type printed on the card, one of four, decides the procedure', () => {
    const procedures = {
      strategy: 'strategy',
      war: 'war',
      production: 'production',
      council: 'council',
    } as const;
    for (const card of EVENTS) {
      const given = roundOf(card.id);
      // What follows the reveal is told by the frame that asks, or by what it did if nobody had to be asked.
      const ran = given.state.pub.table.stack.map((frame) => frame.proc);
      const told = given.events.map((e) => e.t);
      const by = {
        strategy: ran.includes('strategy') && given.question(0).kind === 'mark',
        war: told.filter((t) => t === 'deploymentLine' || t === 'war').length === 1 + 2 * 3,
        production: told.filter((t) => t === 'produced').length === 3,
        council: ran.includes('council') && given.question(0).kind === 'vote',
      };
      // Its own procedure ran, and what only the others tell was not told.
      const others = { production: 'produced', war: 'deploymentLine', council: 'agenda', strategy: 'rolled' } as const;
      const foreign = (['production', 'war', 'council'] as const).filter(
        (type) => type !== card.type && told.includes(others[type]),
      );
      expect([card.id, by[procedures[card.type]], foreign]).toEqual([card.id, true, []]);
    }
  });

  it('[INS-ROUND-08] the active sheet is seen once the step closed, and until the round is over', () => {
    const given = strategyEvent('fledgling-empires', { seats: [{}, {}, {}] });
    restAnswer(given);
    expect(view(given.state, null).pub.players.every((p) => p.active !== null)).toBe(true);
    restAnswer(given);
    expect(sheetsOf(given).active).toBeNull();
  });

  it('[INS-ROUND-03, INS-STRAT-03] dice and active sheets go with their card: the Council after it has neither', () => {
    const given = spendingTogether([navigating, navigating, navigating], 'M', { events: ['convene-the-council'] });
    restAnswer(given).then((v) => {
      expect(v.pub.event).toBe('convene-the-council');
      expect(v.pub.dice).toBeNull();
      expect(v.pub.players.map((p) => p.active)).toEqual([null, null, null]);
    });
  });

  it('[INS-STRAT-01] Empire Ascendant is a Strategy event like fourteen others', () => {
    expect(EVENTS.filter((e) => e.type === 'strategy').length).toBe(15);
    const given = roundOf('empire-ascendant');
    expect(given.question(0).q).toEqual({ step: 'card' });
    expect(sheetsOf(given).pool).toEqual({ M: 1, I: 1, R: 1, W: 0 });
  });
});

describe('HIDDEN: hidden information and simultaneity', () => {
  it('[INS-HIDDEN-02, INS-HIDDEN-03, INS-HIDDEN-08, INS-STRAT-12] until the step closes nobody sees what another marked', () => {
    const given = spendingTogether([navigating, navigating, navigating], 'M');
    const before = [1, 2].map((seat) => JSON.stringify(view(given.state, seat)));
    given.when(0, [toA2]).accepted();
    expect([1, 2].map((seat) => JSON.stringify(view(given.state, seat)))).toEqual(before);
    expect(given.events.map((e) => eventFor(e, 1))).toEqual([]);
    given.when(1, [toC2]);
    given.when(2, [toC2]);
    expect(view(given.state, 1).pub.players[0]!.navigation.systems[system('a2')]).toBe(EXPLORED);
  });

  it('[INS-HIDDEN-01, INS-RELIC-05] a relic drawn in a game is seen by its owner alone', () => {
    const given = spendingTogether(
      [{ ...navigating, sheets: (p) => void (p.navigation.systems[system('r1')] = EXPLORED) }, navigating, navigating],
      'I',
      { relics: ['the-codex'] },
    );
    given.when(0, [{ do: 'claimSystem', system: system('r1'), pay: 'I' }]).accepted();
    restAnswer(given);
    // The zones of hands come from the real set-up.
    expect(given.state.pub.table.zones.hand0).toMatchObject({ n: 1, face: [0] });
    expect(JSON.stringify(view(given.state, 0))).toContain('"the-codex"');
    for (const other of [1, 2, null]) expect(JSON.stringify(view(given.state, other))).not.toContain('"the-codex"');
    restAnswer(given); // its finder puts the pen down
    expect(view(given.state, 1).pub.players[0]!.relicsInHand).toBe(1);
  });

  it('marks may be taken back and made anew until the last pen is down', () => {
    const given = spendingTogether([navigating, navigating, navigating], 'M');
    given.when(0, [toA2]).accepted();
    const d = given.state.pub.table.open.find((o) => o.seat === 0)!;
    given.command({ do: 'answer', seat: 0, n: given.state.pub.table.n, ask: d.id, answer: [toC2] }).accepted();
    restAnswer(given);
    expect(sheetsOf(given).navigation.systems[system('a2')]).toBe(UNEXPLORED);
    expect(sheetsOf(given).navigation.systems[system('c2')]).toBe(EXPLORED);
  });

  it('one who resigns is asked no more, and the game goes on', () => {
    const given = spendingTogether([navigating, navigating, navigating], 'M');
    given.command({ do: 'resign', seat: 1, n: given.state.pub.table.n }).accepted();
    given.when(0, [toA2]);
    given.when(2, [toA2]);
    expect(given.state.pub.table.open.map((d) => d.seat)).toEqual([0, 2]);
  });
});
