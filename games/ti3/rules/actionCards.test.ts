import { describe, expect, it } from 'vitest';
import { PASS, activate, given, unitsAt, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';
import { textOf } from '@orrery/kernel';
import { DISCARD, hand } from './hands.ts';

const card = (text: string, copy = 1) => ({ ability: text, component: `${text}.${copy}` });
const discards = (table: ReturnType<typeof given>) => table.state.pub.table.cards[DISCARD]!.map(textOf);

/** One Cruiser of seat 0 against one of seat 1 in Wellon, up to the first window of the battle. */
const skirmish = (more: Fixture) => {
  const table = given({
    ...more,
    units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { cruiser: 1 } }, ...more.units },
  });
  return table
    .when(0, activate('wellon-system'))
    .when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }])
    .accepted();
};

describe('ACTIONCARDS: Action Cards', () => {
  it('[TI3-ACTIONCARDS-01] cards are secret: others see how many, not which', () => {
    const table = given({ hands: { 0: ['flank-speed', 'sabotage'] } });
    table.seen(1, (v) => {
      expect(v.pub.table.zones[hand(0)]!.n).toBe(2);
      expect(JSON.stringify(v)).not.toContain('flank-speed');
    });
    table.seen(0, (v) => expect(v.me!.table.cards[hand(0)]!.map(textOf)).toEqual(['flank-speed', 'sabotage']));
  });

  it('[TI3-ACTIONCARDS-02] a card is played only in its circumstances', () => {
    const table = given({ hands: { 0: ['morale-boost', 'unexpected-action'] } });
    table.when(0, playAction('morale-boost', 1)).refused('TI3-ACTIONCARDS-02');
    // Unexpected Action needs a counter on the board.
    table.when(0, playAction('unexpected-action', 1)).refused('TI3-ACTIONCARDS-02');
  });

  it('[TI3-ACTIONCARDS-03, TI3-STATUS-06] on exceeding seven cards the player discards one at once', () => {
    const seven = ['morale-boost', 'morale-boost', 'morale-boost', 'recheck', 'recheck', 'recheck', 'sabotage'];
    const table = given({ hands: { 0: seven } });
    table.when(0, PASS).when(1, PASS).when(2, PASS);
    expect(table.question(0)).toMatchObject({ kind: 'discard', q: { over: 1 } });
    table.when(0, 'direct-hit.9').refused('TI3-ACTIONCARDS-03');
    table.when(0, 'recheck.2').accepted();
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(7);
    expect(discards(table)).toEqual(['recheck']);
  });

  it('[TI3-ACTIONCARDS-03] who leaves the game while one card too many is in hand discards nothing more', () => {
    const seven = ['morale-boost', 'morale-boost', 'morale-boost', 'recheck', 'recheck', 'recheck', 'sabotage'];
    const table = given({ hands: { 0: seven } });
    table.when(0, PASS).when(1, PASS).when(2, PASS);
    expect(table.question(0)).toMatchObject({ kind: 'discard' });
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n }).accepted();
    expect(table.state.pub.table.out).toEqual([0]);
    expect(table.state.pub.table.open.filter(({ seat, mode }) => seat === 0 && mode === 'ask')).toEqual([]);
    expect(table.state.pub.table.result).toBeNull();
  });

  it('[TI3-ACTIONCARDS-04] several cards are drawn one at a time, discarding after each (DT-19)', () => {
    const six = ['morale-boost', 'morale-boost', 'morale-boost', 'recheck', 'recheck', 'recheck'];
    const table = given({ hands: { 0: six }, running: { proc: 'draw', locals: { seat: 0, cards: 3 } } });
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(8);
    table.when(0, table.state.own[0]!.table.cards[hand(0)]![0]!);
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(8);
    table.when(0, table.state.own[0]!.table.cards[hand(0)]![0]!);
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(7);
  });

  it('[TI3-ACTIONCARDS-05] no two cards of one name on the same thing in a round; on another fleet it is allowed (EX-20)', () => {
    const table = given({
      hands: { 0: ['flank-speed', 'flank-speed', 'flank-speed'] },
      units: { 'saudor-system': { 0: { cruiser: 1 } } },
    });
    table.when(0, activate('wellon-system')).when(0, card('flank-speed', 1));
    // The second copy is not offered any more: the movement is asked at once.
    expect(table.question(0).kind).toBe('move');
    table.when(0, []).when(1, PASS).when(2, PASS).when(0, activate('mecatol-rex-system'));
    table.when(0, card('flank-speed', 2)).accepted();
  });

  it('[TI3-ACTIONCARDS-06] cards are announced in secret, revealed together and resolved in the order of play; a later one may have lost its object', () => {
    const table = skirmish({
      units: { 'wellon-system': { 1: { cruiser: 1 } }, 'home-l1z1x': { 1: { carrier: 1 } } },
      hands: { 0: ['skilled-retreat'], 1: ['morale-boost', 'skilled-retreat'], 2: ['sabotage'] },
      dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [6] },
    });
    const n = table.state.pub.table.n;
    table.when(1, card('skilled-retreat', 2));
    // Nothing is public before all have announced.
    expect(table.state.pub.table.n).toBe(n);
    expect(discards(table)).toEqual([]);
    table.when(0, card('skilled-retreat', 1));
    // Revealed in the order of play: seat 0 leaves, and for seat 1 there is no battle left to retreat from.
    table.when(2, null).when(0, 'empty-1').accepted();
    expect(unitsAt(table.state.pub, 'empty-1', 0)).toEqual({ cruiser: 1 });
    table.when(2, null).then((_, events) => {
      expect(events).toContainEqual({
        t: 'lapsed',
        all: { seat: 1, ability: 'skilled-retreat', component: 'skilled-retreat.2' },
      });
      expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({ cruiser: 1 });
      expect(discards(table)).toEqual(['skilled-retreat', 'skilled-retreat']);
    });
  });

  it('[TI3-ACTIONCARDS-06] three seats before one combat round: Morale Boost, Skilled Retreat, and Sabotage on the second', () => {
    const table = skirmish({
      units: { 'wellon-system': { 1: { cruiser: 1 } }, 'home-l1z1x': { 1: { carrier: 1 } } },
      hands: { 0: ['morale-boost'], 1: ['skilled-retreat'], 2: ['sabotage', 'sabotage'] },
      dice: { 'battle 0 cruiser': [6], 'battle 1 cruiser': [6] },
    });
    table.when(1, card('skilled-retreat')).when(0, card('morale-boost'));
    table.when(2, null).when(2, card('sabotage'));
    // The retreat was cancelled, the boost held: 6 + 1 hits, 6 misses.
    expect([unitsAt(table.state.pub, 'wellon-system', 0), unitsAt(table.state.pub, 'wellon-system', 1)]).toEqual([
      { cruiser: 1 },
      {},
    ]);
  });

  it('[TI3-ACTIONCARDS-08, TI3-ACTIONCARDS-12] Sabotage cancels a card just revealed without being announced; both are discarded', () => {
    const table = skirmish({
      hands: { 0: ['morale-boost'], 1: ['sabotage'] },
      dice: { 'battle 0 cruiser': [6], 'battle 1 cruiser': [7] },
    });
    table.when(0, card('morale-boost')).when(1, card('sabotage'));
    expect(discards(table)).toEqual(['morale-boost', 'sabotage']);
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({});
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({ cruiser: 1 });
  });

  it('[TI3-ACTIONCARDS-08] a Sabotage may be sabotaged, last in first out, if the table agreed on it', () => {
    const fixture: Fixture = {
      hands: { 0: ['morale-boost', 'sabotage'], 1: ['sabotage'] },
      dice: { 'battle 0 cruiser': [6], 'battle 1 cruiser': [6] },
    };
    const table = skirmish(fixture);
    table.when(0, card('morale-boost')).when(1, card('sabotage', 2)).when(0, card('sabotage', 1));
    expect(discards(table)).toEqual(['morale-boost', 'sabotage', 'sabotage']);
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});

    const strict = skirmish({
      ...fixture,
      sabotageOfSabotage: false,
      dice: { 'battle 0 cruiser': [6, 6], 'battle 1 cruiser': [7] },
    });
    strict.when(0, card('morale-boost')).when(1, card('sabotage', 2));
    // Nobody may answer; the boost is lost.
    expect(unitsAt(strict.state.pub, 'wellon-system', 0)).toEqual({});
  });

  it('[TI3-ACTIONCARDS-08] no seat is asked about Sabotage when every copy lies open', () => {
    const table = given({ hands: { 0: ['war-footing'], 1: ['sabotage'], 2: ['morale-boost'] } });
    table.when(0, playAction('war-footing', 1));
    expect(table.state.pub.table.open.map((d) => d.seat)).toEqual([1, 2]);
  });

  it('[TI3-ACTIONCARDS-09] a card played as an action takes the turn; cancelled, it does not use up the action', () => {
    const table = given({ hands: { 0: ['war-footing'], 1: ['sabotage'] } });
    table.when(0, playAction('war-footing', 1)).when(1, null).when(0, 'wellon-system');
    expect(table.state.pub.active).toBe(1);
    const cancelled = given({ hands: { 0: ['war-footing'], 1: ['sabotage'] } });
    cancelled.when(0, playAction('war-footing', 1)).when(1, card('sabotage'));
    expect(cancelled.question(0).kind).toBe('turn');
  });

  it('[TI3-ACTIONCARDS-13, TI3-ELIM-01, TI3-ELIM-02] a player without planets and Ground Forces is out and plays no cards', () => {
    const table = given({
      planets: { 'zero-zero-zero': null, wellon: 1 },
      units: { 'wellon-system': { 0: { 'carrier ground-force:1': 1 } }, 'quann-system': { 1: { cruiser: 2 } } },
      hands: { 0: ['rare-mineral'], 1: ['sabotage'] },
      sheets: { 1: { goods: 4 } },
      agreements: [[1, 2]],
      activated: { 'lodor-system': [1, 2], 'thibah-system': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wellon' }]);
    expect(table.state.pub.table.out).toEqual([1]);
    expect(table.events).toContainEqual({ t: 'eliminated', all: { seat: 1 } });
    expect(table.state.pub.table.zones[hand(1)]!.n).toBe(0);
    // Ships, goods and agreements go with it.
    const { units, sheets, agreements } = table.state.pub;
    expect([units['quann-system'], sheets[1]!.goods, agreements]).toEqual([undefined, 0, []]);
    // Its counters leave the board, those of others stay.
    expect(table.state.pub.activated).toEqual({ 'lodor-system': [2], 'wellon-system': [0] });
    expect(table.state.pub.active).toBe(2);
  });

  it('[TI3-ELIM-03] a Ground Force aboard a Carrier keeps its owner in the game', () => {
    const table = given({
      planets: { 'zero-zero-zero': null, wellon: 1 },
      units: {
        'wellon-system': { 0: { 'carrier ground-force:1': 1 } },
        'quann-system': { 1: { 'carrier ground-force:1': 1 } },
      },
    });
    table.when(0, activate('wellon-system')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wellon' }]);
    expect(table.state.pub.table.out).toEqual([]);
  });
});
