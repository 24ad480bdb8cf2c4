import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import { askedSeat, given, playUntil } from '../../given.ts';

// Planets of the tests: Mecatol Rex gives 6 votes, Abyz 0, Bereg 1, Lirta IV 3, Wellon 2.
const PLANETS = { 'mecatol-rex': 1, bereg: 1, 'lirta-iv': 2, wellon: 0 } as const;
const NO = { outcome: null, planets: [] };
const votes = (outcome: string, ...planets: string[]) => ({ outcome, planets });
const session = (more: Parameters<typeof council>[0] = {}) =>
  council({ agendas: ['mutiny', 'seed-of-an-empire'], planets: PLANETS, ...more });

describe('AGEN: the agenda phase', () => {
  it('[TI4-AGEN-01, TI4-CUST-01, TI4-STAT-08] takes place only once the custodians are gone', () => {
    const first = playUntil(given({ options: { expansion: 'no' } }), (d) => d.kind === 'scoreSecret');
    playUntil(first, (d) => d.kind === 'pickStrategy' || d.kind === 'vote');
    expect([askedSeat(first), first.state.pub.phase, first.state.pub.round]).toEqual([
      first.state.pub.speaker,
      'strategy',
      2,
    ]);
    const second = playUntil(given({ options: { expansion: 'no' } }), (d) => d.kind === 'scoreSecret');
    second.state.pub.custodians = false;
    playUntil(second, (d) => d.kind === 'pickStrategy' || d.kind === 'vote');
    expect([second.state.pub.phase, second.state.pub.round]).toEqual(['agenda', 1]);
  });

  it('[TI4-AGEN-02, TI4-AGEN-08] two agendas come from the top of the deck; then planets, and planets alone, are readied', () => {
    const table = session();
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
    table.state.pub.strategyCards.trade.exhausted = true;
    table.state.pub.planets['bereg']!.exhausted = true;
    for (const seat of [1, 2, 0]) table.when(seat, NO);
    table.when(0, 'against');
    expect(table.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    expect(table.state.pub.planets['bereg']!.exhausted).toBe(true);
    for (const seat of [1, 2, 0]) table.when(seat, NO);
    table.when(0, 'against');
    expect(table.state.pub.agenda).toBeNull();
    expect(table.state.pub.phase).toBe('strategy');
    expect(table.state.pub.planets['bereg']!.exhausted).toBe(false);
    expect(table.told.filter(({ t }) => t === 'planetsReadied')).toHaveLength(1);
    expect(table.state.pub.strategyCards.trade.exhausted).toBe(true);
  });

  it('[TI4-AGEN-03] the player to the left of the speaker votes first, the speaker last', () => {
    const table = session({ speaker: 1 });
    for (const seat of [2, 0, 1]) {
      expect(askedSeat(table)).toBe(seat);
      table.when(seat, NO).accepted();
    }
    expect(table.question(1).kind).toBe('pickOne');
  });

  it('[TI4-AGEN-04, TI4-AGEN-11] planets are exhausted for their whole influence, and are not there for the second agenda', () => {
    const table = session().when(1, votes('for', 'mecatol-rex'));
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: 'for', votes: 6 }]);
    expect(table.state.pub.planets['mecatol-rex']!.exhausted).toBe(true);
    table.when(2, votes('for', 'bereg')).refused('TI4-AGEN-04');
    table.when(2, NO).when(0, NO);
    expect(table.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    table.when(1, votes('for', 'mecatol-rex')).refused('TI4-AGEN-04');
    table.when(1, votes('for', 'bereg')).accepted();
  });

  it('[TI4-AGEN-05, TI4-AGEN-10] all votes of a player go to one outcome; without votes one abstains', () => {
    const table = session();
    table.when(1, votes('for')).refused('TI4-AGEN-10');
    table.when(1, { outcome: null, planets: ['bereg'] }).refused('TI4-AGEN-10');
    table.when(1, { outcome: ['for', 'against'], planets: ['bereg'] }).refused('TI4-AGEN-10');
    table.when(1, NO).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([]);
    table.seen(2, (_, events) => {
      expect(events.find(({ t }) => t === 'voted')!.all).toMatchObject({ seat: 1, outcome: null, votes: 0 });
    });
  });

  it('[TI4-AGEN-06, TI4-AGEN-15, TI4-EX-40] the speaker decides a tie, and one without votes; that is no vote', () => {
    const table = session({ arrange: (pub) => (pub.sheets[0]!.points = 3) });
    for (const seat of [1, 2, 0]) table.when(seat, NO);
    expect(table.question(0).q).toMatchObject({ from: ['for', 'against'], rule: 'TI4-AGEN-06' });
    table.when(0, 'for').accepted();
    // Mutiny rewards those who voted For: there are none.
    expect(table.state.pub.sheets.map(({ points }) => points)).toEqual([3, 0, 0]);
  });
});
