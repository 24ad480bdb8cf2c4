import { rulesView, view } from '@orrery/kernel';
import type { Decision } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { valueOf } from '../../../rules/planets.ts';
import { adjacentFor } from '../../../rules/systems.ts';
import { notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, inSpace, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const REX = 'tile-18';
const [near, far] = UP;
const use = (ability: string, component = `${ability}.0`) => ({ ability, component });
const opens =
  (window: string) =>
  (d: Decision): boolean =>
    (d.q as { window?: string }).window === window;
const asked = (table: ReturnType<typeof inSpace>) => rulesView(ti4, view(table.state, null));

describe('Winnu', () => {
  const atRex = (abilities: string[], figures: { [type: string]: number }, arrange?: Space['arrange']) =>
    active({
      galaxy: { 0: REX, [near]: 'tile-35' },
      units: { [REX]: units(0, figures) },
      arrange: (pub) => {
        inPlay(pub, 0, ...abilities);
        arrange?.(pub);
      },
    });
  it('[TI4-WINN-01] Blood Ties: the custodians go without influence, but a ground force must land', () => {
    const table = atRex(['blood-ties'], { carrier: 1, infantry: 1 }).when(0, true, 'takeCustodians').accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(1);
    table.when(0, [], 'commit').refused('TI4-CUST-03');
    table.when(0, [{ unit: 'infantry', planet: 'mecatol-rex' }], 'commit').accepted();
    const kinds = (forces: { [type: string]: number }, ...abilities: string[]) =>
      atRex(abilities, forces).state.pub.table.open.map(({ kind }) => kind);
    expect(kinds({ carrier: 1 }, 'blood-ties')).not.toContain('takeCustodians');
    expect(kinds({ carrier: 1, infantry: 1 })).not.toContain('takeCustodians');
  });

  const opened = (owner: number | null) => (pub: Parameters<NonNullable<Space['arrange']>>[0]) => {
    pub.custodians = false;
    pub.planets['mecatol-rex'] = { owner, exhausted: false };
    pub.sheets[0]!.goods = 9;
  };
  it('[TI4-WINN-02] Reclamation: a PDS and a dock after the action that gained Mecatol Rex; they produce nothing in it', () => {
    const table = atRex(['reclamation'], { carrier: 1, infantry: 2 }, opened(null));
    const landing = [0, 1].map(() => ({ unit: 'infantry', planet: 'mecatol-rex' }));
    playUntil(table.when(0, landing, 'commit'), opens('action.done'));
    expect(table.state.pub.units['mecatol-rex']).toEqual(units(0, { infantry: 2 }));
    table.when(0, use('reclamation')).accepted();
    expect(table.state.pub.units['mecatol-rex']).toEqual(units(0, { infantry: 2, pds: 1, 'space-dock': 1 }));
    expect(table.told.filter(({ t }) => t === 'placed')).toHaveLength(2);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    expect(table.told.filter(({ t }) => t === 'produced')).toEqual([]);
  });
  it('[TI4-WINN-02] not after an action that only reinforced Mecatol Rex', () => {
    const table = atRex(['reclamation'], { carrier: 1, infantry: 1 }, opened(0));
    table.when(0, [{ unit: 'infantry', planet: 'mecatol-rex' }], 'commit').accepted();
    playUntil(table, (d) => d.seat === 0 || opens('action.done')(d));
    expect(table.state.pub.active).toBe(1);
  });

  const flagshipDice = (fleet: NonNullable<Battle['fleets']>[0], ground: Battle['ground'] = [{}, {}]) =>
    battle({ factions: ['winnu', 'saar'], fleets: [{ flagship: 1 }, fleet], ground })
      .rolled()
      .filter(({ purpose }) => purpose === 'battle')[0]!
      .rolls[0]!.volleys.flatMap(({ dice }) => dice).length;
  it('[TI4-WINN-03] the flagship rolls a die for each ship of the opponent that is no fighter', () => {
    expect(flagshipDice({ cruiser: 2, carrier: 1, fighter: 2 })).toBe(3);
    expect(flagshipDice({ fighter: 2 }, [{}, { 'space-dock': 1 }])).toBe(0);
  });

  /** Lodor's system has an alpha wormhole and does not touch Mecatol Rex. */
  const folding = (abilities: string[], owner: number | null): Space => ({
    galaxy: { 0: 'tile-26', [near]: 'tile-35', [far]: REX },
    units: { [REX]: units(0, { carrier: 1 }) },
    arrange: (pub) => {
      inPlay(pub, 0, ...abilities);
      opened(owner)(pub);
    },
  });
  const isNear = (table: ReturnType<typeof inSpace>, seat: number) =>
    adjacentFor(asked(table), REX, seat).includes('tile-26');
  it('[TI4-WINN-04] Lazax Gate Folding: wormholes at Mecatol Rex for everybody, in own tactical actions, while it is not held', () => {
    const table = active(folding(['lazax-gate-folding'], 1));
    expect([isNear(table, 0), isNear(table, 2)]).toEqual([true, true]);
    table.when(0, { ships: { [REX]: { carrier: 1 } }, cargo: {} }, 'move').accepted();
    expect(table.state.pub.units['tile-26']).toEqual(units(0, { carrier: 1 }));
    expect(isNear(inSpace(folding(['lazax-gate-folding'], 1)), 0)).toBe(false);
    expect(isNear(active(folding(['lazax-gate-folding'], 0)), 0)).toBe(false);
    expect(isNear(active(folding([], 1)), 0)).toBe(false);
  });
  it('[TI4-WINN-04] its action brings an infantry to Mecatol Rex, or nothing where it is not held', () => {
    const act = (owner: number | null) =>
      inSpace(folding(['lazax-gate-folding'], owner))
        .when(0, { do: 'component', ability: 'lazax-gate-folding', component: 'lazax-gate-folding.0' })
        .accepted();
    expect(act(0).state.pub.units['mecatol-rex']).toEqual(units(0, { infantry: 1 }));
    const inVain = act(1);
    expect(inVain.state.pub.units['mecatol-rex']).toBeUndefined();
    expect(inVain.state.pub.table.components['lazax-gate-folding.0']!.ready).toBe(false);
  });

  /** A dock on Lirta IV, which has 2 resources and 3 influence. */
  const producing = () =>
    active({
      galaxy: { 0: 'tile-35', [near]: 'tile-19', [DOWN[0]]: 'tile-20' },
      units: { 'lirta-iv': units(0, { 'space-dock': 1, infantry: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 0, 'hegemonic-trade-policy');
        for (const planet of ['lirta-iv', 'wellon']) pub.planets[planet] = { owner: 0, exhausted: false };
      },
    });
  const five = { units: { 'lirta-iv': { infantry: 5 } }, pay: { coins: ['lirta-iv'], goods: 0 } };
  it('[TI4-WINN-05] Hegemonic Trade Policy: resources and influence change places for one PRODUCTION, for the dock too', () => {
    producing().when(0, null).when(0, five, 'produce').refused('TI4-PROD-02');
    const table = producing().when(0, use('hegemonic-trade-policy')).when(0, 'lirta-iv').accepted();
    expect([valueOf(asked(table), 'lirta-iv', 'resources'), valueOf(asked(table), 'wellon', 'resources')]).toEqual([
      3, 1,
    ]);
    table.when(0, five, 'produce').accepted();
    expect(table.state.pub.units['lirta-iv']).toEqual(units(0, { 'space-dock': 1, infantry: 6 }));
    expect(valueOf(asked(table), 'lirta-iv', 'resources')).toBe(2);
    expect(table.state.pub.table.components['hegemonic-trade-policy.0']!.ready).toBe(false);
  });

  it('[TI4-WINN-06] Acquiescence swaps strategy cards with the Winnu at the end of the strategy phase', () => {
    const table = given({
      factions: ['winnu', 'sol', 'saar'],
      deal: (t) => t.move('acquiescence.0', notesOf(0), notesOf(1)),
    });
    playUntil(table, (d) => d.seat === 1 && opens('phase.end')(d));
    const cards = (seat: number) =>
      Object.entries(table.state.pub.strategyCards).flatMap(([id, { holder }]) => (holder === seat ? [id] : []));
    const [theirs, mine] = [cards(0), cards(1)];
    table.when(1, use('acquiescence')).when(1, `${mine[1]}>${theirs[0]}`).accepted();
    expect(cards(0)).toContain(mine[1]);
    expect(cards(1)).toContain(theirs[0]);
    expect(view(table.state, 0).me!.table.cards[notesOf(0)]).toContain('acquiescence.0');
  });
});
