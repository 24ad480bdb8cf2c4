import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../given.ts';
import { rolledIn } from '../givenBattle.ts';
import { DOWN, UP, active, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { adjacentFor, adjacentTo, isHome, planetsIn, systemFacts, systemsOf } from './systems.ts';
import { isAnomaly } from './routes.ts';
import { playersIn, readFactions } from './agreed.ts';
import { TILE_IDS, tileFacts } from '../content/tiles.ts';
import { layout, openPlaces } from '../content/layouts.ts';
import { galaxyOf, indexOf } from '../galaxy/board.ts';
import { layings, snake } from './layingGalaxy.ts';
import type { Ti4 } from '../shapes.ts';
import type { Given } from '@orrery/kernel/testing';
import { rulesView, view } from '@orrery/kernel';
import { ti4 } from '../game.ts';

const [near, far, farthest] = UP;
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49', [farthest]: 'tile-50' } as const;
const at = (table: Given<Ti4>, place: string) =>
  (table.state.pub.units[place] ?? [])
    .map(({ seat, type, marks, n }) => `${seat}: ${n} ${type}${marks ? ` ${marks}` : ''}`)
    .toSorted();
const asked = (table: Given<Ti4>) => rulesView(ti4, view(table.state, 0));

describe('ADJ: adjacency', () => {
  const galaxy: Space['galaxy'] = { 0: 'tile-47', [near]: 'tile-26', [farthest]: 'tile-39', [DOWN[2]]: 'tile-40' };

  it('[TI4-ADJ-01, TI4-ADJ-03] neighbours share a side or a wormhole of one type, both ways', () => {
    const { pub } = inSpace({ galaxy, units: {} }).state;
    expect(adjacentTo(pub, 'tile-47')).toEqual(['tile-26']);
    expect(adjacentTo(pub, 'tile-26')).toEqual(expect.arrayContaining(['tile-47', 'tile-39']));
    expect(adjacentTo(pub, 'tile-39')).toEqual(['tile-26']);
    expect(adjacentTo(pub, 'tile-40')).toEqual([]);
  });

  it('[TI4-ADJ-04] no system is adjacent to itself, even with two equal wormholes', () => {
    const table = inSpace({ galaxy, units: {}, arrange: (pub) => (pub.wormholes = { 'tile-39': ['alpha'] }) });
    expect(adjacentFor(asked(table), 'tile-39', 0)).not.toContain('tile-39');
  });

  it('[TI4-ADJ-05, TI4-MAP-07] the home of the Ghosts lies beside the map, joined to its gate by the delta wormhole', () => {
    const table = given({ factions: ['creuss', 'sol', 'letnev'] });
    const { pub } = table.state;
    expect(pub.galaxy).toContain('tile-17');
    expect(pub.galaxy).not.toContain('tile-51');
    expect(systemsOf(pub)).toContain('tile-51');
    expect(adjacentTo(pub, 'tile-51')).toEqual(['tile-17']);
    expect(adjacentFor(asked(table), 'tile-17', 1)).toContain('tile-51');
    expect(pub.units['tile-51']!.some(({ type }) => type === 'carrier')).toBe(true);
  });

  it('[TI4-ADJ-13, TI4-ANOM-18, TI4-ADJ-02] a wormhole or empty space makes no anomaly; planets, anomalies and empty space are systems alike', () => {
    for (const tile of ['tile-39', 'tile-40', 'tile-46', 'tile-47'] as const)
      for (const kind of ['asteroid-field', 'nebula', 'supernova', 'gravity-rift'] as const)
        expect(isAnomaly(asked(given()), tile, kind)).toBe(false);
    for (const tile of TILE_IDS) expect(planetsIn(tile).length).toBeLessThanOrEqual(3);
    expect(systemFacts('tile-41').anomalies).toEqual(['gravity-rift']);
  });

  it('[TI4-ADJ-08, TI4-EX-56] hyperlanes are no systems, and join what lies at their ends', () => {
    const on = layout('five-hyperlanes');
    const tiles = TILE_IDS.filter((id) => ['blue', 'red'].includes(tileFacts(id).back));
    const placed = Object.fromEntries(openPlaces(on).map((place, i) => [place, tiles[i]!]));
    const homes = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5'] as const;
    const pub = { galaxy: galaxyOf(on, placed, homes), offMap: [], wormholes: {} };
    expect(pub.galaxy.some((cell) => cell.startsWith('tile-86a@'))).toBe(true);
    expect(systemsOf(pub).every((id) => !id.includes('@'))).toBe(true);
    // Tile 86A lies below Mecatol Rex and joins the places on both sides of it.
    const [right, left] = [pub.galaxy[3]!, pub.galaxy[5]!];
    expect([adjacentTo(pub, right).includes(left), adjacentTo(pub, left).includes(right)]).toEqual([true, true]);
    const without = {
      ...pub,
      galaxy: pub.galaxy.map((cell) => (cell.startsWith('tile-86a@') ? '' : cell)) as typeof pub.galaxy,
    };
    expect(adjacentTo(without, right)).not.toContain(left);
    // Nothing stands on it, and nobody activates it.
    expect(adjacentTo(pub, right).some((id) => id.includes('@'))).toBe(false);
  });
  it('[TI4-ADJ-08] what hyperlanes join is adjacent for ships, retreats, cannons and neighbours; nobody activates a hyperlane', () => {
    // Tile 86A lies below the centre and joins what is on both sides of it.
    const on = layout('five-hyperlanes');
    const tiles = TILE_IDS.filter((id) => ['blue', 'red'].includes(tileFacts(id).back));
    const placed = Object.fromEntries(openPlaces(on).map((place, i) => [place, tiles[i]!]));
    const homes = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5'] as const;
    const lane = galaxyOf(on, placed, homes)[4]!;
    expect(lane.startsWith('tile-86a@')).toBe(true);
    const space = (hyperlane: boolean): Space => ({
      galaxy: { 3: 'tile-35', 5: 'tile-26', ...(hyperlane ? { 4: lane } : {}) } as Space['galaxy'],
      units: {
        'tile-26': units(0, { cruiser: 1 }),
        lodor: units(0, { infantry: 1 }),
        'tile-35': units(1, { destroyer: 1 }),
        bereg: units(1, { pds: 1 }),
      },
      arrange: (board) => {
        learned(board, 1, 'pds-2');
        board.planets['lodor']!.owner = 0;
        board.planets['bereg']!.owner = 1;
        for (const sheet of board.sheets) sheet.goods = 1;
      },
      dice: { 'cannon 1 pds': [1, 1], 'battle 0 cruiser': [1, 1], 'battle 1 destroyer': [1, 1] },
    });
    const terms = { gives: { goods: 1, commodities: 0, note: null }, wants: { goods: 0, commodities: 0, note: null } };
    const offer = { do: 'offer' as const, seat: 0, to: 1, terms: { ...terms, promise: '' } };
    const apart = inSpace(space(false));
    apart.command(offer as never).refused('TI4-DEAL-04');
    const table = inSpace(space(true));
    table.command(offer as never).accepted();
    table.when(0, { do: 'tactical', system: lane }).refused('TI4-TACT-01');
    table.when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    table.when(0, { ships: { 'tile-26': { cruiser: 1 } }, cargo: {} }).accepted();
    table.when(1, true, 'fire').accepted();
    // The attacker may go back over it.
    expect(playUntil(table, (d) => d.kind === 'announceRetreat').question(0).kind).toBe('announceRetreat');
    // An upgraded cannon reaches over it.
    const fired = inSpace(space(true)).when(0, { do: 'tactical', system: 'tile-26' }).accepted();
    fired.when(1, true, 'fire').accepted();
    expect(fired.told.filter(({ t }) => t === 'rolled')).toHaveLength(1);
    const quiet = inSpace(space(false)).when(0, { do: 'tactical', system: 'tile-26' }).accepted();
    expect(quiet.state.pub.table.open.some(({ kind }) => kind === 'fire')).toBe(false);
  });
});

describe('what a table agrees on', () => {
  it('named factions and a galaxy in words say how many play; without either nothing does', () => {
    const factions = 'sol,hacan,letnev';
    expect([playersIn({}), playersIn({ factions }), playersIn({ factions: 'sol,sol' })]).toEqual([null, 3, null]);
    expect([readFactions(factions), readFactions('sol,sol'), readFactions('sol,x')]).toEqual([
      ['sol', 'hacan', 'letnev'],
      null,
      null,
    ]);
  });
});

describe('ANOM: anomalies and retreats', () => {
  const fight = (space: Partial<Space> & Pick<Space, 'galaxy' | 'units'>) => active(space);

  it('[TI4-ANOM-06, TI4-ANOM-17] in a nebula the defender adds one to combat rolls of ships, and to no others', () => {
    const table = fight({
      galaxy: { 0: 'tile-42' },
      units: { 'tile-42': [...units(0, { cruiser: 1, destroyer: 1 }), ...units(1, { cruiser: 1, destroyer: 1 })] },
      dice: {
        'battle 0 cruiser': [1, 10],
        'battle 0 destroyer': [1, 10],
        'battle 1 cruiser': [6, 1],
        'battle 1 destroyer': [1, 1],
      },
    });
    const rolls = rolledIn(table.events);
    const modifiers = (purpose: string) =>
      rolls
        .find((one) => one.purpose === purpose)!
        .rolls.map(({ by, volleys }) => [by, volleys.map((v) => v.modifier)]);
    expect(modifiers('battle')).toEqual([
      [0, [0, 0]],
      [1, [1, 1]],
    ]);
    expect(modifiers('barrage')).toEqual([
      [0, [0]],
      [1, [0]],
    ]);
  });

  it('[TI4-ANOM-14] a retreat out of a gravity rift rolls for each ship; who arrives not lays no token', () => {
    const space = (rift: number[]): Space => ({
      galaxy: { 0: 'tile-41', [near]: 'tile-19' },
      units: {
        'tile-41': [...units(1, { cruiser: 1 }), ...units(0, { cruiser: 1 })],
        wellon: units(1, { infantry: 1 }),
      },
      dice: { rift, 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
    });
    const lost = active(space([3]));
    lost.when(1, true, 'announceRetreat').accepted();
    expect(at(lost, 'tile-19')).toEqual([]);
    expect(lost.state.pub.tokens['tile-19']).toBeUndefined();
    const safe = active(space([4]));
    safe.when(1, true, 'announceRetreat').accepted();
    expect(at(safe, 'tile-19')).toEqual(['1: 1 cruiser']);
    expect(safe.state.pub.tokens['tile-19']).toEqual([1]);
    const rolls = [lost, safe].map(({ told }) => told.flatMap((e) => (e.t === 'riftRolled' ? [e.all] : [])));
    expect(rolls).toMatchObject([[{ seat: 1, roll: 3, lost: true }], [{ seat: 1, roll: 4, lost: false }]]);
  });

  it('[TI4-ANOM-15] nobody retreats into a nebula, a supernova or, without permission, an asteroid field', () => {
    const offers = (tile: 'tile-42' | 'tile-43' | 'tile-44' | 'tile-46', arrange?: Space['arrange']) => {
      const table = active({
        galaxy: { 0: 'tile-47', [near]: tile },
        units: {
          'tile-47': [...units(1, { cruiser: 1 }), ...units(0, { cruiser: 1 })],
          [tile]: units(1, { cruiser: 1 }),
        },
        dice: { 'battle 0 cruiser': [1, 10], 'battle 1 cruiser': [1, 1] },
        ...(arrange && { arrange }),
      });
      return table.state.pub.table.open.some(({ kind, seat }) => kind === 'announceRetreat' && seat === 1);
    };
    expect([offers('tile-42'), offers('tile-43'), offers('tile-44'), offers('tile-46')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(offers('tile-44', (pub) => learned(pub, 1, 'antimass-deflectors'))).toBe(true);
  });

  it('[TI4-ANOM-16] a ship that stands in a supernova may stay, and leaves it normally', () => {
    const table = active({
      galaxy: { 0: 'tile-47', [near]: 'tile-43' },
      units: { 'tile-43': units(0, { cruiser: 1 }) },
    });
    table.when(0, { ships: { 'tile-43': { cruiser: 1 } }, cargo: {} }).accepted();
    expect(at(table, 'tile-47')).toEqual(['0: 1 cruiser']);
  });
});

describe('COMP: figures and tokens', () => {
  it('[TI4-COMP-08, TI4-COMP-09, TI4-EX-46] infantry stands in at most twelve places; what has no figure is destroyed', () => {
    const planets = [
      'tile-19',
      'tile-20',
      'tile-21',
      'tile-22',
      'tile-23',
      'tile-24',
      'tile-27',
      'tile-28',
      'tile-29',
    ] as const;
    const galaxy = Object.fromEntries(planets.map((tile, i) => [i + 1, tile]));
    const places = planets.flatMap((tile) => planetsIn(tile)).slice(0, 13);
    expect(places).toHaveLength(12);
    const table = active({
      galaxy: { ...galaxy, 0: 'tile-30' },
      units: {
        ...Object.fromEntries(places.map((planet) => [planet, units(0, { infantry: 1 })])),
        'tile-30': units(0, { carrier: 1, infantry: 1 }),
      },
    });
    expect((table.question(0).q as { from: string[] }).from).toHaveLength(13);
    table.when(0, places[0]!).accepted();
    expect(at(table, places[0]!)).toEqual([]);
  });

  it('[TI4-CAP-03, TI4-COMP-08] tokens without a figure are destroyed before what finds no room is counted', () => {
    const tiles = ['tile-19', 'tile-20', 'tile-21', 'tile-22', 'tile-23', 'tile-24', 'tile-27', 'tile-28', 'tile-29'];
    const planets = tiles.flatMap((tile) => planetsIn(tile as 'tile-19')).slice(0, 12);
    const table = active({
      galaxy: { ...Object.fromEntries(tiles.map((tile, i) => [i + 1, tile])), 0: 'tile-46' },
      units: {
        ...Object.fromEntries(planets.map((planet) => [planet, units(0, { infantry: 1 })])),
        'tile-46': units(0, { mech: 1, infantry: 2 }),
      },
    });
    expect(table.question(0)).toMatchObject({ kind: 'pickOne', q: { rule: 'TI4-COMP-08' } });
    // Of three that found no room the mech alone is left, and goes.
    table.when(0, 'tile-46').then((_, events) => {
      const removed = events.filter(({ t }) => t === 'surplusRemoved');
      expect(removed).toMatchObject([{ all: { of: 'capacity', units: [{ unit: 'mech', n: 1 }] } }]);
    });
    expect(at(table, 'tile-46')).toEqual([]);
  });

  it('[TI4-COMP-06] every place with fighters needs one of ten figures; mechs end with four', () => {
    const tiles = [
      'tile-19',
      'tile-21',
      'tile-22',
      'tile-23',
      'tile-24',
      'tile-27',
      'tile-28',
      'tile-29',
      'tile-30',
      'tile-31',
    ] as const;
    const table = active({
      galaxy: { 0: 'tile-20', ...Object.fromEntries(tiles.map((tile, i) => [i + 1, tile])) },
      units: {
        ...Object.fromEntries(tiles.map((tile) => [tile, units(0, { fighter: 1 })])),
        'vefut-ii': units(0, { 'space-dock': 1, mech: 3 }),
      },
      arrange: (pub) => {
        pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
        Object.assign(pub.sheets[0]!, { goods: 20, fleet: 10 });
        learned(pub, 0, 'fighter-2');
        for (const tile of tiles) pub.tokens[tile] = [0];
      },
    });
    const order = (where: string, unit: string, n: number, goods: number) => ({
      units: { [where]: { [unit]: n } },
      pay: { coins: [], goods },
    });
    table.when(0, order('tile-20', 'fighter', 2, 1)).refused('TI4-COMP-06');
    table.when(0, order('vefut-ii', 'mech', 2, 4)).refused('TI4-COMP-07');
    table.when(0, order('vefut-ii', 'mech', 1, 2)).accepted();
  });

  it('[TI4-COMP-14, TI4-EX-47, TI4-CMD-04] without tokens in reinforcements none is gained', () => {
    const table = inSpace({
      galaxy: LINE,
      units: {},
      arrange: (pub) => {
        Object.assign(pub.sheets[0]!, { tactic: 8, fleet: 4, strategy: 4, reserve: 0 });
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
      },
    });
    playUntil(table, (d) => d.kind === 'split' && d.seat === 0);
    // Nothing is gained, and the sixteen tokens are as they were.
    expect((table.question(0).q as { as: string }).as).toBe('redistribute');
    const { tactic, fleet, strategy, reserve } = table.state.pub.sheets[0]!;
    expect([tactic, fleet, strategy, reserve]).toEqual([8, 4, 4, 0]);
    const one = inSpace({
      galaxy: LINE,
      units: {},
      arrange: (pub) => {
        Object.assign(pub.sheets[0]!, { tactic: 7, fleet: 4, strategy: 4, reserve: 1 });
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
      },
    });
    playUntil(one, (d) => d.kind === 'split' && d.seat === 0);
    expect(one.question(0).q).toEqual({ n: 1, as: 'gain' });
  });
});

describe('CTRL: control', () => {
  it('[TI4-CTRL-01, TI4-CTRL-02] a landing that nobody contests takes the planet, exhausted', () => {
    const table = active({ galaxy: { 0: 'tile-20' }, units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }) } });
    expect(table.state.pub.planets['vefut-ii']!.owner).toBeNull();
    table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    expect(table.state.pub.planets['vefut-ii']).toEqual({ owner: 0, exhausted: true });
  });

  it('[TI4-CTRL-09] several planets are gained one by one, in the order the active player chooses', () => {
    const table = active({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-47' },
      units: { 'tile-35': units(0, { carrier: 1, infantry: 2 }) },
    });
    const landing = ['bereg', 'lirta-iv'].map((planet) => ({ unit: 'infantry', planet }));
    table.when(0, landing, 'commit').accepted();
    expect(table.question(0)).toMatchObject({
      kind: 'pickOne',
      q: { from: ['bereg', 'lirta-iv'], rule: 'TI4-CTRL-09' },
    });
    table.when(0, 'lirta-iv').accepted();
    const gained = table.told.flatMap((e) => (e.t === 'controls' ? [e.all.planet] : []));
    expect(gained).toEqual(['lirta-iv', 'bereg']);
  });
  it('[TI4-CTRL-05] home planets are controlled from the start', () => {
    const { pub } = given().state;
    const homes = systemsOf(pub).filter(isHome).flatMap(planetsIn);
    expect(homes.length).toBeGreaterThan(2);
    expect(homes.filter((planet) => pub.planets[planet]!.owner === null)).toEqual([]);
  });

  it('[TI4-CTRL-06, TI4-CTRL-10] who lands on an own planet gains nothing: a readied card stays so', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }) },
      arrange: (pub) => (pub.planets['vefut-ii'] = { owner: 0, exhausted: false }),
    });
    table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    expect(table.state.pub.planets['vefut-ii']).toEqual({ owner: 0, exhausted: false });
    expect(table.events.some(({ t }) => t === 'controls')).toBe(false);
  });

  it('[TI4-CTRL-07, TI4-CTRL-10, TI4-EX-41] the card of a conquered planet comes from its former holder, exhausted; structures there are destroyed', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }), 'vefut-ii': units(1, { 'space-dock': 1 }) },
      arrange: (pub) => (pub.planets['vefut-ii'] = { owner: 1, exhausted: false }),
    });
    table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    expect(table.state.pub.planets['vefut-ii']).toEqual({ owner: 0, exhausted: true });
    expect(at(table, 'vefut-ii')).toEqual(['0: 1 infantry']);
  });

  it('[TI4-CTRL-08] outside invasions units of another player alone on a planet take it at once', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-47', [near]: 'tile-19' },
      units: {},
      arrange: (pub) => {
        pub.planets['wellon'] = { owner: 1, exhausted: false };
        pub.units['wellon'] = units(0, { infantry: 1 });
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-47' }).accepted();
    expect(table.state.pub.planets['wellon']).toEqual({ owner: 0, exhausted: true });
  });
});

describe('MAP: players build the galaxy', () => {
  const building = (seats: number) =>
    given({ seats, options: { galaxy: 'rulebook', expansion: 'no' }, until: (d) => d.kind === 'layTile' });

  it('[TI4-MAP-08, TI4-EX-55] from the speaker clockwise, then back, the last one twice', () => {
    const { pub } = building(6).state;
    const order = snake(pub, 3).map((seat) => (seat - pub.speaker + 6) % 6);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5]);
  });

  it('[TI4-MAP-01, TI4-MAP-04, TI4-MAP-09] everybody lays the tiles that were dealt, ring by ring', () => {
    const table = building(3);
    const { speaker } = table.state.pub;
    const hand = view(table.state, speaker).me!.table.cards[`tiles-${speaker}`]!;
    expect(hand).toHaveLength(8);
    expect(view(table.state, (speaker + 1) % 3).me!.table.cards[`tiles-${speaker}`]).toBeUndefined();
    table.when(speaker, { tile: hand[0]!, at: '201' }).refused('TI4-MAP-09');
    const first = layings(table.state.pub, layout('three'), hand)[0]!;
    expect(first.at[0]).toBe('1');
    table.when(speaker, first).accepted();
    expect(table.state.pub.galaxy[indexOf(first.at)]).toBe(first.tile);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.galaxy.filter((cell) => cell !== '')).toHaveLength(1 + 3 + 24);
  });

  it('[TI4-MAP-10] no anomaly beside an anomaly, unless nothing else can be laid', () => {
    const { pub } = building(3).state;
    const on = layout('three');
    pub.galaxy = galaxyOf(on, { '101': 'tile-41' }, ['tile-1', 'tile-2', 'tile-3']);
    const free = layings(pub, on, ['tile-42', 'tile-19']);
    expect(free.some(({ tile, at: place }) => tile === 'tile-42' && ['102', '106'].includes(place))).toBe(false);
    expect(free.some(({ tile, at: place }) => tile === 'tile-42' && place === '104')).toBe(true);
    // Of two places one is good, and it is the only one.
    pub.galaxy = galaxyOf(on, { '101': 'tile-41', '103': 'tile-20', '105': 'tile-21', '106': 'tile-22' }, [
      'tile-1',
      'tile-2',
      'tile-3',
    ]);
    expect(layings(pub, on, ['tile-42'])).toHaveLength(1);
    pub.galaxy = galaxyOf(on, { '101': 'tile-41', '103': 'tile-43', '105': 'tile-44' }, ['tile-1', 'tile-2', 'tile-3']);
    expect(layings(pub, on, ['tile-42'])).toHaveLength(3);
  });

  it('[TI4-MAP-05, TI4-MAP-11] with five the speaker lays a red tile first, and cramped seats start with goods', () => {
    const table = building(5);
    const { speaker } = table.state.pub;
    expect((table.question(speaker).q as { tile: string | null }).tile).not.toBeNull();
    expect(table.state.pub.sheets.map(({ goods }) => goods).toSorted()).toEqual([0, 0, 2, 2, 4]);
  });

  it('[TI4-MAP-02] a fixed galaxy is the same in every match, a generated one is not', () => {
    const systems = (option: string, seed: number) =>
      systemsOf(given({ seed, options: { galaxy: option, expansion: 'no' } }).state.pub)
        .filter((id) => !isHome(id) && tileFacts(id).back !== 'green')
        .join();
    expect(systems('fixed', 1)).toBe(systems('fixed', 2));
    expect(systems('balanced', 1)).not.toBe(systems('balanced', 2));
  });
});

describe('SETUP: the first placement', () => {
  it('[TI4-SETUP-16] ground forces and structures start on home planets of choice, one dock on each at most', () => {
    const table = given({ factions: ['xxcha', 'sol', 'letnev'], until: (d) => d.kind === 'deploy' });
    const seat = table.state.pub.table.open[0]!.seat;
    const { faction } = table.state.pub.sheets[seat]!;
    const [one, two] = faction === 'xxcha' ? ['archon-ren', 'archon-tau'] : ['arc-prime', 'wren-terra'];
    const rest = faction === 'xxcha' ? { infantry: 4, pds: 1, 'space-dock': 1 } : { infantry: 3, 'space-dock': 1 };
    table.when(seat, { [one!]: { ...rest, infantry: 1 } }).refused('TI4-SETUP-16');
    table.when(seat, { [one!]: { infantry: rest.infantry - 1 }, [two!]: { ...rest, infantry: 1 } }).accepted();
    expect(at(table, two!)).toContain(`${seat}: 1 space-dock`);
    expect(at(table, one!)).toEqual([`${seat}: ${rest.infantry - 1} infantry`]);
  });
});
