import { describe, expect, it } from 'vitest';
import { PASS, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

/** A table whose next round begins at once, with everything that stands in it. */
const nextRound = (more: Fixture = {}) => {
  const table = given(more).when(0, PASS).when(1, PASS).when(2, PASS);
  for (const seat of [0, 1, 2]) {
    const { n } = table.question(seat, 'counters').q as { n: number };
    table.when(seat, { strategy: n - 6, fleet: 3, command: 3 }, 'counters').accepted();
  }
  return table;
};
const goods = (table: ReturnType<typeof given>) => table.state.pub.sheets.map((s) => s.goods);

describe('what players do unasked, between actions', () => {
  it('[TI3-GOODS-05, TI3-GEN-15] goods may be given away at any time, in anybody’s turn; nothing is owed for it', () => {
    const table = nextRound({ sheets: { 1: { goods: 4 } } });
    expect(table.question(0).kind).toBe('turn');
    table.when(1, { to: 2, n: 5 }, 'gift').refused('TI3-GOODS-05');
    table.when(1, { to: 2, n: 3 }, 'gift').accepted();
    expect(goods(table)).toEqual([0, 1, 3]);
    // The question that waited still waits.
    expect(table.question(0).kind).toBe('turn');
  });

  it('[TI3-TECH-04] goods, but never technologies', () => {
    const technologies = ['cybernetics'];
    const table = nextRound({ sheets: { 1: { goods: 1, technologies } } });
    table.when(1, { to: 2, technology: 'cybernetics' }, 'gift').refused('TI3-TECH-04');
    table.when(1, { to: 2, n: 1, technology: 'cybernetics' }, 'gift').refused('TI3-TECH-04');
    table.when(1, { to: 2, n: 1 }, 'gift').accepted();
    expect(table.state.pub.sheets.map((sheet) => sheet.technologies)).toEqual([[], technologies, []]);
  });

  it('[TI3-POLITICS-09] in the Council goods change hands before the votes', () => {
    const table = nextRound({ strategyCards: true, agendas: ['agenda-code-of-honor'], sheets: { 1: { goods: 2 } } });
    for (const [seat, card] of [
      [0, 'political'],
      [1, 'logistics'],
      [2, 'trade'],
      [0, 'warfare'],
      [1, 'technology'],
      [2, 'imperial'],
    ] as const)
      table.when(seat, card, 'pickStrategy').accepted();
    table.when(0, { do: 'strategy', card: 'political' }).when(0, { strategy: 0, fleet: 0, command: 1 });
    const { seat } = table.state.pub.table.open.find((d) => d.kind === 'vote')!;
    table.when(1, { to: 0, n: 2 }, 'gift').accepted();
    expect(goods(table)).toEqual([2, 0, 0]);
    expect(table.question(seat).kind).toBe('vote');
  });

  it('[TI3-GOODS-05] but not while something is being resolved', () => {
    const table = nextRound({
      sheets: { 1: { goods: 4 } },
      units: { 'mecatol-rex-system': { 0: { cruiser: 2 } }, 'wellon-system': { 1: { cruiser: 2 } } },
      dice: { 'battle 0 cruiser': [7, 1], 'battle 1 cruiser': [7, 1] },
    });
    table.when(0, { do: 'activate', system: 'wellon-system' }).when(0, [
      { ship: 'cruiser', from: 'mecatol-rex-system' },
      { ship: 'cruiser', from: 'mecatol-rex-system' },
    ]);
    expect(table.question(0).kind).toBe('casualties');
    expect(() => table.question(1, 'gift')).toThrow('asked nothing');
  });

  it('[TI3-STATUS-10] in the Status Phase a player may disband own units, and only there', () => {
    const table = given({ units: { 'wellon-system': { 0: { 'carrier ground-force:2': 1, cruiser: 1 } } } });
    expect(() => table.question(0, 'disband')).toThrow('asked nothing');
    table.when(0, PASS).when(1, PASS).when(2, PASS);
    table.when(0, { place: 'wellon-system', unit: 'destroyer' }, 'disband').refused('TI3-STATUS-10');
    table.when(0, { place: 'wellon-system', unit: 'carrier ground-force:2' }, 'disband').accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ cruiser: 1 });
    expect(table.question(0).kind).toBe('counters');
  });
});

describe('cards of the Strategy Phase', () => {
  const strategy = (more: Fixture) => given({ phase: 'strategy', strategyCards: true, ...more });
  const use = (text: string, copy = 1) => ({ ability: text, component: `${text}.${copy}` });

  it('Command Summit: two counters in the Command Pool', () => {
    const table = strategy({ hands: { 1: ['command-summit'] } }).when(1, use('command-summit'));
    expect(table.state.pub.sheets[1]!.command).toBe(5);
  });

  it('Signal Jamming: a counter of another player lies where its owner did not want it', () => {
    const table = strategy({ hands: { 0: ['signal-jamming'] } }).when(0, use('signal-jamming'));
    table.when(0, 'home-l1z1x 1').refused('TI3-ACTIONCARDS-02');
    table.when(0, 'wellon-system 1').accepted();
    expect(table.state.pub.activated).toEqual({ 'wellon-system': [1] });
  });

  it('[TI3-ACTIONCARDS-07] before Strategy Cards are held, cards are resolved clockwise from the Speaker', () => {
    const table = strategy({
      speaker: 2,
      hands: { 1: ['signal-jamming'], 2: ['command-summit'], 0: ['signal-jamming'] },
    });
    table.when(0, use('signal-jamming', 1)).when(1, use('signal-jamming', 2)).when(2, use('command-summit'));
    const played = () => table.events.flatMap((e) => (e.t === 'used' ? [e.all.seat] : []));
    expect(played()).toEqual([2, 0]);
    table.when(0, 'wellon-system 1');
    expect(played()).toEqual([1]);
  });
});
