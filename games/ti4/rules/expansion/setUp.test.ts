import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { AGENDA_IDS } from '../../content/agendas.ts';
import { EXPLORATIONS } from '../../content/explorations.ts';
import { LEADERS } from '../../content/leaders.ts';
import { factionSheet } from '../../content/factions/index.ts';
import { LAYOUT_IDS, layout } from '../../content/layouts.ts';
import { STRATEGY_CARD_IDS } from '../../content/strategyCards.ts';
import { ti4 } from '../../game.ts';
import { askedSeat, given, playUntil } from '../../given.ts';
import { cardsOf } from '../initiative.ts';
import { fitsSystem } from '../objectives.ts';
import { NEXUS, adjacentTo, homeOf, isOnEdge, isSystem, planetsAt, planetsIn, systemsOf } from '../systems.ts';
import { inPlay } from '../technology.ts';
import { isGroundForce, stacksAt } from '../units.ts';
import { leaderState, leadersOf } from './leaders.ts';

const options = { expansion: 'yes' };

describe('SETUP: what Prophecy of Kings adds', () => {
  it('[TI4-SETUP-05] agents start readied, commanders and heroes locked', () => {
    const { pub } = given().state;
    for (const seat of [0, 1, 2])
      for (const leader of leadersOf(pub, seat)) {
        const isAgent = LEADERS[leader].rank === 'agent';
        expect(leaderState(pub, seat, leader)).toBe(isAgent ? 'unlocked' : 'locked');
        expect(pub.table.components[inPlay(leader, seat)]?.ready).toBe(isAgent ? true : undefined);
      }
  });

  it('[TI4-SETUP-11] the custodians on Mecatol Rex, one frontier token in every system without planets, never on hyperlanes', () => {
    const { pub } = given({
      seats: 7,
      options,
      factions: ['creuss', 'sol', 'letnev', 'saar', 'yin', 'norr', 'winnu'],
    }).state;
    expect(pub.custodians).toBe(true);
    expect(pub.galaxy.some((cell) => cell.includes('@'))).toBe(true);
    expect(pub.frontier.every(isSystem)).toBe(true);
    expect(new Set(pub.frontier).size).toBe(pub.frontier.length);
    expect(pub.frontier.toSorted()).toEqual(
      systemsOf(pub)
        .filter((system) => planetsIn(system).length === 0)
        .toSorted(),
    );
    // The gate of the Ghosts, and anomalies without planets.
    expect(pub.frontier).toContain('tile-17');
    expect(pub.frontier.length).toBeGreaterThan(2);
  });

  it('[TI4-SETUP-12] the nexus lies beside the map, with gamma alone; three things may open a gamma wormhole', () => {
    const { pub } = given().state;
    expect(pub.offMap).toContain(NEXUS);
    expect(pub.galaxy).not.toContain(NEXUS);
    expect(pub.wormholes[NEXUS]).toBeUndefined();
    expect(adjacentTo(pub, NEXUS)).toEqual([]);
    expect(adjacentTo({ ...pub, wormholes: { 'tile-18': ['gamma'] } }, NEXUS)).toEqual(['tile-18']);
    const tokens = EXPLORATIONS['gamma-wormhole'].copies + EXPLORATIONS['gamma-relay'].copies;
    expect(tokens + Number(AGENDA_IDS.includes('nexus-sovereignty'))).toBe(3);
  });
});

describe('MAP: the edge of the board', () => {
  it('[TI4-MAP-12, TI4-COB-10] a side without a tile makes the edge, a hyperlane does not; what lies beside the map is always there', () => {
    const table = given({ seats: 7, options, factions: ['creuss', 'sol', 'letnev', 'saar', 'yin', 'norr', 'winnu'] });
    const { pub } = table.state;
    const home = homeOf(pub, 0);
    expect(systemsOf(pub)).toContain(home);
    expect([isOnEdge(pub, NEXUS), isOnEdge(pub, home), isOnEdge(pub, 'tile-18')]).toEqual([true, true, false]);
    for (const seat of [1, 2, 3]) expect(isOnEdge(pub, homeOf(pub, seat))).toBe(true);
    const v = rulesView(ti4, view(table.state, 0));
    const counts = (seat: number, system: string) => fitsSystem(v, seat, 'edge-outside-home', system);
    expect([counts(0, home), counts(1, home), counts(1, NEXUS), counts(0, homeOf(pub, 1))]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    // Six tiles around the centre: systems, or hyperlanes, or a gap.
    const around = (cell: '' | 'tile-83a@0' | 'tile-46') =>
      isOnEdge(
        { galaxy: ['tile-18', 'tile-47', 'tile-48', 'tile-49', 'tile-50', 'tile-41', cell], offMap: [] },
        'tile-18',
      );
    expect([around('tile-46'), around('tile-83a@0'), around('')]).toEqual([false, false, true]);
  });
});

describe('MAP: three to eight seats', () => {
  it.each([3, 4, 5, 6, 7, 8])('with %i players: homes, tiles, planets, fleets and strategy cards', (seats) => {
    for (const galaxy of ['balanced', 'fixed'] as const) {
      const { pub } = given({ seats, options: { ...options, galaxy } }).state;
      const on = layout(LAYOUT_IDS.find((id) => layout(id).players === seats)!);
      const systems = systemsOf(pub);
      expect(new Set(systems).size).toBe(systems.length);
      for (let seat = 0; seat < seats; seat++) {
        const { gate, home, planets } = factionSheet(pub.sheets[seat]!.faction);
        expect(pub.galaxy).toContain(gate ?? home);
        expect(planets.every((planet) => pub.planets[planet]!.owner === seat)).toBe(true);
        const forces = [home, ...planets].flatMap((place) => stacksAt(pub, place));
        expect(forces.some(({ seat: of, type }) => of === seat && isGroundForce(type))).toBe(true);
      }
      const dealt = seats * (on.deal.blue + on.deal.red) + (on.extra?.blue ?? 0) + (on.extra?.red ?? 0);
      const laid = pub.galaxy.filter((cell) => isSystem(cell)).length;
      expect(laid).toBe(1 + seats + dealt);
      expect(systems.every((system) => planetsAt(pub, system).length === planetsIn(system).length)).toBe(true);
      // Every system can be reached.
      const reached = new Set<string>(['tile-18']);
      for (const system of reached) for (const near of adjacentTo(pub, system)) reached.add(near);
      expect(systems.filter((system) => !reached.has(system) && !pub.offMap.includes(system))).toEqual([]);
    }
  });

  it.each([
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
    [7, 1],
    [8, 1],
  ])('with %i players each takes %i strategy cards, and goods lie on what is left', (seats, each) => {
    const table = playUntil(given({ seats, options }), ({ kind }) => kind === 'turn');
    const { pub } = table.state;
    for (let seat = 0; seat < seats; seat++) expect(cardsOf(pub, seat)).toHaveLength(each);
    const left = STRATEGY_CARD_IDS.filter((card) => pub.strategyCards[card].holder === null);
    expect(left).toHaveLength(STRATEGY_CARD_IDS.length - seats * each);
    expect(left.every((card) => pub.strategyCards[card].goods === 1)).toBe(true);
  });

  it.each([7, 8])('%i players build the galaxy: every tile that was dealt is laid', (seats) => {
    const table = given({
      seats,
      options: { ...options, galaxy: 'rulebook' },
      until: ({ kind }) => kind === 'layTile',
    });
    // The speaker lays the tiles that nobody was dealt.
    expect(askedSeat(table)).toBe(table.state.pub.speaker);
    playUntil(table, ({ kind }) => kind === 'pickStrategy');
    const { pub } = table.state;
    expect(pub.galaxy.filter((cell) => cell === '')).toEqual([]);
    const on = layout(LAYOUT_IDS.find((id) => layout(id).players === seats)!);
    expect(pub.galaxy.filter((cell) => cell.includes('@'))).toHaveLength(on.hyperlanes?.length ?? 0);
  });
});
