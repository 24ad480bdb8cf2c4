import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import { areNeighbours } from '../../../rules/neighbours.ts';
import { NOTES_IN_PLAY, handOf, notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const FACTIONS = ['hacan', 'letnev', 'sol'] as const;
const NOTHING = { goods: 0, commodities: 0, note: null };
const terms = (gives: object, wants: object = {}) => ({
  gives: { ...NOTHING, ...gives },
  wants: { ...NOTHING, ...wants },
  promise: '',
});
/** Players 0 (Hacan) and 1 stand side by side, player 2 far away; all have goods. */
const market = (abilities: readonly string[], space: Partial<Space> = {}) =>
  inSpace({
    factions: FACTIONS,
    galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[2]]: 'tile-19' },
    units: {
      'tile-18': units(0, { cruiser: 1 }),
      'tile-35': units(1, { cruiser: 1 }),
      'tile-19': units(2, { cruiser: 1 }),
    },
    ...space,
    arrange: (pub) => {
      for (const sheet of pub.sheets) Object.assign(sheet, { goods: 3, commodities: 2 });
      inPlay(pub, 0, ...abilities);
      space.arrange?.(pub);
    },
  });
type Market = ReturnType<typeof market>;
const offer = (table: Market, by: number, to: number, what: object) =>
  table.command({ do: 'offer', seat: by, to, terms: what as never });
const accept = (table: Market, by: number, to: number, what: object) => {
  offer(table, by, to, what).accepted();
  return table.command({ do: 'accept', seat: to, deal: table.state.pub.table.deals[0]!.id });
};

describe('Hacan', () => {
  it('[TI4-HACA-01] Masters of Trade: the secondary of Trade costs no token, those of other cards do', () => {
    const follow = (card: 'trade' | 'politics') => {
      const table = given({
        factions: ['letnev', 'hacan', 'sol'],
        until: (d) => d.kind === 'turn' && d.seat === 0,
        arrange: (pub) => Object.assign(pub.strategyCards[card], { holder: 0, exhausted: false }),
      });
      table.when(0, { do: 'strategic', card }).accepted();
      playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1, { pickSome: [] });
      const before = table.state.pub.sheets[1]!.strategy;
      const { q } = table.question(1);
      table.when(1, true, 'secondary').accepted();
      return { spent: before - table.state.pub.sheets[1]!.strategy, q, table };
    };
    const trade = follow('trade');
    expect([trade.spent, trade.q]).toEqual([0, { card: 'trade', free: true }]);
    expect(trade.table.state.pub.sheets[1]!.commodities).toBe(6);
    expect(follow('politics').spent).toBe(1);
  });

  it('[TI4-HACA-02] Guild Ships: a transaction with anybody, one a turn, and no neighbours by it', () => {
    offer(market([]), 0, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    const table = accept(market(['guild-ships']), 0, 2, terms({ goods: 1 })).accepted();
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([2, 3, 4]);
    offer(table, 0, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    expect(areNeighbours(rulesView(ti4, view(table.state, null)), 0, 2)).toBe(false);
    // Only their own transactions: two others are not helped.
    offer(table, 1, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
  });

  const hands = { 0: ['bunker.1', 'direct-hit.1'], 1: ['sabotage.1'] };
  it('[TI4-HACA-03] Arbiters: action cards may be part of transactions, both ways', () => {
    offer(market([], { hands }), 0, 1, terms({ cards: ['bunker.1'] })).refused('TI4-DEAL-02');
    const table = market(['arbiters'], { hands });
    offer(table, 0, 1, terms({ cards: ['sabotage.1'] })).refused('TI4-DEAL-01');
    offer(table, 0, 1, terms({ cards: [] })).refused('TI4-DEAL-04');
    offer(table, 0, 1, terms({ cards: ['bunker.1', 'bunker.1'] })).refused('TI4-DEAL-04');
    accept(table, 0, 1, terms({ cards: ['bunker.1', 'direct-hit.1'] }, { goods: 1, cards: ['sabotage.1'] })).accepted();
    table.seen(0, (v) => expect(v.me!.table.cards[handOf(0)]).toEqual(['sabotage.1']));
    table.seen(1, (v) => expect(v.me!.table.cards[handOf(1)]!.toSorted()).toEqual(['bunker.1', 'direct-hit.1']));
    expect(table.events.find(({ t }) => t === 'exchanged')).toMatchObject({ to: [0, 1], all: { cards: 3 } });
    // Which cards changed hands the third player does not learn.
    table.seen(2, (v) => expect(JSON.stringify(v)).not.toContain('bunker.1'));
  });
  it('[TI4-HACA-03] Arbiters: the hand limit holds at once, on both sides', () => {
    const many = ['bunker.1', 'direct-hit.1', 'direct-hit.2', 'direct-hit.3', 'direct-hit.4', 'bribery.1', 'plague.1'];
    const table = market(['arbiters'], { hands: { 0: ['sabotage.1'], 1: many } });
    accept(table, 0, 1, terms({ cards: ['sabotage.1'] }, { goods: 1 })).accepted();
    expect(table.question(1)).toMatchObject({ kind: 'discardActionCard', q: { over: 1 } });
    table.when(1, 'plague.1').accepted();
    expect(table.state.pub.table.zones[handOf(1)]!.n).toBe(7);
  });

  const kenara = (goods: number, position: Parameters<typeof battle>[0]) =>
    battle({
      ...position,
      factions: ['hacan', 'letnev'],
      arrange: (pub, { me }) => {
        pub.sheets[me]!.goods = goods;
        pub.sheets.forEach((sheet, seat) => seat !== me && (sheet.goods = 0));
      },
    });
  it('[TI4-HACA-04] Wrath of Kenara: a trade good adds 1 to a die, once for each die', () => {
    const { table, me, answer, use, lost } = kenara(3, {
      fleets: [{ flagship: 1, cruiser: 1 }, { carrier: 3 }],
      dice: { 'battle 0 flagship': [6, 6], 'battle 0 cruiser': [5], 'battle 1 carrier': [1, 1, 1] },
    });
    use(0, 'wrath-of-kenara');
    answer(0, ['flagship 6@0.0.0', 'flagship 6@0.0.0']).refused('TI4-ABL-11');
    answer(0, ['flagship 6@0.0.0', 'flagship 6@0.0.1', 'cruiser 5@0.1.0']).accepted();
    expect(table.state.pub.sheets[me]!.goods).toBe(0);
    expect(table.told.flatMap((e) => (e.t === 'raised' ? [[e.all.unit, e.all.from, e.all.to]] : []))).toEqual([
      ['flagship', 6, 7],
      ['flagship', 6, 7],
      ['cruiser', 5, 6],
    ]);
    // 7 hits for the flagship, 6 does not for the cruiser.
    expect(lost(1)[0]).toEqual(['carrier', 'carrier']);
  });
  it('[TI4-HACA-04] Wrath of Kenara: not without trade goods, not where it is not, not twice on one roll', () => {
    const asked = ({ table }: ReturnType<typeof kenara>) =>
      table.state.pub.table.open.some(({ q }) => (q as { window?: string }).window === 'roll.after');
    const dice = { 'battle 0 flagship': [1, 1], 'battle 0 cruiser': [1], 'battle 1 carrier': [1] };
    expect(asked(kenara(0, { fleets: [{ flagship: 1 }, { carrier: 1 }], dice }))).toBe(false);
    expect(asked(kenara(2, { fleets: [{ cruiser: 1 }, { carrier: 1 }], dice }))).toBe(false);
    const twice = kenara(2, { fleets: [{ flagship: 1 }, { carrier: 1 }], dice });
    expect(asked(twice)).toBe(true);
    twice.use(0, 'wrath-of-kenara');
    twice.answer(0, ['flagship 1@0.0.0']).accepted();
    // The next roll is that of the next round.
    expect(twice.rolled()).toHaveLength(2);
  });

  const node = (goods: number) =>
    given({
      factions: FACTIONS,
      until: (d) => d.kind === 'pickStrategy',
      arrange: (pub) => {
        learned(pub, 0, 'quantum-datahub-node');
        pub.sheets[0]!.goods = goods;
        pub.strategyCards.leadership.goods = 2;
      },
    });
  it('[TI4-HACA-05] Quantum Datahub Node: a token and three own trade goods for a strategy card of another player', () => {
    const table = playUntil(node(3), (d) => d.kind === 'react');
    const { pub } = table.state;
    expect(table.question(0).q).toMatchObject({ window: 'phase.end' });
    const cardsOf = (seat: number) =>
      Object.entries(table.state.pub.strategyCards).flatMap(([id, { holder }]) => (holder === seat ? [id] : []));
    const [mine, theirs] = [cardsOf(0), cardsOf(1)];
    const before = pub.sheets.map(({ goods, strategy }) => [goods, strategy]);
    table.when(0, { ability: 'quantum-datahub-node', component: 'quantum-datahub-node.0' }).accepted();
    table.when(0, '1').accepted();
    table.when(0, mine[1]!).accepted();
    table.when(0, theirs[0]!).accepted();
    expect([cardsOf(0).toSorted(), cardsOf(1).toSorted()]).toEqual([
      [mine[0]!, theirs[0]!].toSorted(),
      [mine[1]!, theirs[1]!].toSorted(),
    ]);
    const after = table.state.pub.sheets.map(({ goods, strategy }) => [goods, strategy]);
    // Goods that lay on the cards stay with whoever took them first.
    expect(after).toEqual([[before[0]![0]! - 3, before[0]![1]! - 1], [before[1]![0]! + 3, before[1]![1]!], before[2]]);
  });
  it('[TI4-HACA-05] Quantum Datahub Node: not with two trade goods', () => {
    const table = node(0);
    table.state.pub.strategyCards.leadership.goods = 0;
    table.state.pub.sheets[0]!.goods = 2;
    playUntil(table, (d) => d.kind === 'turn');
    expect(table.told.some((e) => e.t === 'swapped')).toBe(false);
    expect(table.told.some((e) => e.t === 'used')).toBe(false);
  });

  it('[TI4-TECH-04] Production Biomes: four trade goods for a strategy token, two for another player; then exhausted', () => {
    const table = market([], { arrange: (pub) => learned(pub, 0, 'production-biomes') });
    const act = { do: 'component', ability: 'production-biomes', component: 'production-biomes.0' };
    table.when(0, act).accepted();
    table.when(0, '2').accepted();
    expect(table.state.pub.sheets.map(({ goods, strategy }) => [goods, strategy])).toEqual([
      [7, 1],
      [3, 2],
      [5, 2],
    ]);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 0);
    table.when(0, act).refused('TI4-ACT-13');
  });

  it('[TI4-PN-07] Trade Convoys: transactions with anybody while it lies there; back with an activation against Hacan', () => {
    const table = market([], {
      deal: (t) => t.move('trade-convoys.0', notesOf(0), notesOf(1)),
      arrange: (pub) => {
        pub.units = {
          'tile-18': units(1, { cruiser: 1 }),
          'tile-35': units(0, { cruiser: 1 }),
          'tile-19': units(2, { cruiser: 1 }),
        };
      },
    });
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    offer(table, 1, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    table.when(1, { do: 'component', ability: 'trade-convoys', component: 'trade-convoys.0' }).accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['trade-convoys.0']);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    offer(table, 1, 2, terms({ goods: 1 })).accepted();
    table.when(1, { do: 'tactical', system: 'tile-35' }).accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    table.seen(0, (v) => expect(v.me!.table.cards[notesOf(0)]).toContain('trade-convoys.0'));
  });
});
