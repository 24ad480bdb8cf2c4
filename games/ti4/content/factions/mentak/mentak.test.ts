import { describe, expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { NOTES_IN_PLAY, notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, inSpace, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

/** The Mentak Coalition is the active player. */
const mentak = (position: Battle) => battle({ ...position, factions: ['mentak', 'saar'] });

describe('Mentak', () => {
  it('[TI4-MENT-01] Ambush: two cruisers or destroyers roll once; the opponent assigns the hits', () => {
    const { use, answer, table, lost } = mentak({
      fleets: [{ cruiser: 3 }, { carrier: 2 }],
      dice: { 'ambush 0 cruiser': [7, 7], 'battle 0 cruiser': [1, 1, 1] },
    });
    use(0, 'ambush');
    const { activeSystem } = table.state.pub;
    answer(0, [`cruiser@${activeSystem}`, `cruiser@${activeSystem}#2`, `cruiser@${activeSystem}#3`]).refused(
      'TI4-ABL-05',
    );
    answer(0, [`cruiser@${activeSystem}`, `cruiser@${activeSystem}#2`]).accepted();
    expect(table.told.find((e) => e.t === 'diceRolled')?.all).toMatchObject({ dice: [7, 7], hits: 2 });
    expect(lost(1)[0]).toEqual(['carrier', 'carrier']);
  });

  it('[TI4-MENT-04] Fourth Moon: ships of others in its system cannot sustain damage', () => {
    const hit = (mine: NonNullable<Battle['fleets']>[0]) => {
      const { table, answer } = mentak({
        fleets: [mine, { dreadnought: 1 }],
        dice: { 'battle 0 cruiser': [10], 'battle 0 flagship': [1, 1], 'battle 1 dreadnought': [1] },
      });
      answer(0, null, 'react').accepted();
      return table;
    };
    expect(hit({ cruiser: 1 }).state.pub.table.open).toMatchObject([{ kind: 'sustain' }]);
    const withMoon = hit({ cruiser: 1, flagship: 1 });
    expect(withMoon.told.some((e) => e.t === 'destroyed')).toBe(true);
  });

  it('[TI4-MENT-06] Salvage Operations: a trade good after a combat won, and one ship of a type that was destroyed', () => {
    const { table, me, answer, use } = mentak({
      fleets: [{ cruiser: 2 }, { destroyer: 1 }],
      dice: { 'battle 0 cruiser': [10, 10], 'battle 1 destroyer': [1], 'barrage 1 destroyer': [1, 1] },
      technologies: { 0: ['salvage-operations'] },
      arrange: (pub, at) => {
        pub.sheets[at.me]!.goods = 2;
      },
    });
    answer(0, null, 'react').accepted();
    expect(table.state.pub.sheets[me]!.goods).toBe(3);
    use(0, 'salvage-operations/rebuild');
    const [asked] = table.state.pub.table.open;
    expect(asked).toMatchObject({ kind: 'produce', q: { within: { only: ['destroyer'], units: 1 } } });
  });

  /** Mentak is player 1 and a neighbour of both others, who meet in one system. */
  const market = (goods: readonly [number, number, number], space: Partial<Space> = {}) =>
    inSpace({
      galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[2]]: 'tile-19' },
      units: {
        'tile-18': units(1, { cruiser: 1 }),
        'tile-35': [...units(0, { cruiser: 1 }), ...units(2, { cruiser: 1 })],
      },
      factions: ['sol', 'mentak', 'saar'],
      hands: {},
      ...space,
      arrange: (pub) => {
        inPlay(pub, 1, 'pillage');
        goods.forEach((n, seat) => Object.assign(pub.sheets[seat]!, { goods: n, commodities: 1 }));
        space.arrange?.(pub);
      },
    });
  type Market = ReturnType<typeof market>;
  const NOTHING = { goods: 0, commodities: 0, note: null };
  const trade = (table: Market, by: number, to: number, goods: number) => {
    const terms = { gives: { ...NOTHING, goods }, wants: NOTHING, promise: '' };
    table.command({ do: 'offer', seat: by, to, terms }).accepted();
    return table.command({ do: 'accept', seat: to, deal: table.state.pub.table.deals[0]!.id }).accepted();
  };
  const pillage = (name = '') => ({ ability: `pillage${name}`, component: 'pillage.1' });
  const purses = ({ state }: Market) => state.pub.sheets.map(({ goods, commodities }) => [goods, commodities]);

  it('[TI4-MENT-02] Pillage: a neighbour who gained trade goods and has three loses one, or a commodity, once', () => {
    const gaining = (before: number, near = true) =>
      market([before, 0, 0], {
        hands: { 0: ['mining-initiative.1'] },
        ...(near ? {} : { units: { 'tile-18': units(1, { cruiser: 1 }), 'tile-19': units(0, { cruiser: 1 }) } }),
        arrange: (pub) => {
          pub.planets['wellon'] = { owner: 0, exhausted: false };
          if (near) pub.planets['bereg'] = { owner: 0, exhausted: false };
        },
      }).when(0, { do: 'component', ability: 'mining-initiative', component: 'mining-initiative.1' });
    const rich = gaining(0).when(0, 'bereg').accepted();
    expect(rich.question(1).q).toMatchObject({ window: 'goods.gain.after' });
    rich.when(1, pillage()).when(1, 'commodities').accepted();
    expect(purses(rich)[0]).toEqual([3, 0]);
    expect(purses(rich)[1]).toEqual([1, 1]);
    expect(rich.told.filter(({ t }) => t === 'pillaged')).toHaveLength(1);
    // One good makes no three.
    const poor = gaining(0).when(0, 'wellon').accepted();
    expect(poor.state.pub.table.open.some((d) => d.seat === 1 && d.kind === 'react')).toBe(false);
    const far = gaining(5, false).accepted();
    expect(far.state.pub.table.open.some((d) => d.seat === 1 && d.kind === 'react')).toBe(false);
  });
  it('[TI4-MENT-02] after a transaction each neighbour with three trade goods, once each', () => {
    const table = trade(market([4, 0, 2]), 0, 2, 1);
    expect(table.question(1).q).toMatchObject({ window: 'deal.after' });
    table.when(1, pillage('/deal-by')).when(1, 'goods').accepted();
    table.when(1, pillage('/deal-to')).when(1, 'goods').accepted();
    expect(purses(table)).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(table.question(0).kind).toBe('turn');
    const poor = trade(market([3, 0, 0]), 0, 2, 1);
    expect(poor.question(0).kind).toBe('turn');
  });
  it('[TI4-MENT-03] also after a transaction with the Mentak themselves', () => {
    const table = trade(market([4, 0, 0]), 0, 1, 1);
    table.when(1, pillage('/deal-by')).when(1, 'goods').accepted();
    expect(purses(table).slice(0, 2)).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('[TI4-MENT-07, TI4-PN-07] Promise of Protection: no pillage of its holder, until the holder turns on the Mentak', () => {
    const table = market([5, 0, 4], {
      deal: (t) => t.move('promise-of-protection.1', notesOf(1), notesOf(0)),
      arrange: (pub) => Object.assign(pub.sheets[0]!, { tactic: 3 }),
    });
    table.when(0, {
      do: 'component',
      ability: 'promise-of-protection',
      component: 'promise-of-protection.1',
    });
    expect(table.accepted().state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['promise-of-protection.1']);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 2);
    trade(table, 2, 0, 1);
    // Player 2 may be robbed, player 0 may not.
    table.when(1, pillage('/deal-to')).refused('TABLE-WINDOW');
    table.when(1, pillage('/deal-by')).when(1, 'goods').accepted();
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 0);
    table.when(0, { do: 'tactical', system: 'tile-18' }).accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
  });

  it('[TI4-MENT-05] Mirror Computing: a trade good pays for two, but not where trade goods are asked for', () => {
    const dock = (technologies: string[]): Space => ({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { bereg: units(0, { 'space-dock': 1 }) },
      hands: { 0: ['focused-research.1'] },
      arrange: (pub) => {
        inPlay(pub, 0, ...technologies);
        pub.planets['bereg'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 2;
      },
    });
    const four = { units: { 'tile-35': { dreadnought: 1 } }, pay: { coins: [], goods: 2 } };
    active(dock([])).when(0, four, 'produce').refused('TI4-PROD-03');
    const { arrange, ...theirs } = dock([]);
    active({
      ...theirs,
      arrange: (pub) => {
        arrange!(pub);
        inPlay(pub, 1, 'mirror-computing');
      },
    })
      .when(0, four, 'produce')
      .refused('TI4-PROD-03');
    expect(
      active(dock(['mirror-computing']))
        .when(0, four, 'produce')
        .accepted().state.pub.sheets[0]!.goods,
    ).toBe(0);
    const research = { do: 'component', ability: 'focused-research', component: 'focused-research.1' };
    inSpace(dock(['mirror-computing']))
      .when(0, research)
      .refused('TI4-ACT-13');
  });
});
