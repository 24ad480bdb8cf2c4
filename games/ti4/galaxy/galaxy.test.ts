import { drafts, maps } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { DRAFT_LAYOUTS } from '../content/draft.ts';
import { LAYOUT_IDS, layout, openPlaces } from '../content/layouts.ts';
import type { LayoutId } from '../content/layouts.ts';
import { TILE_IDS, tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { balanceOf, unevenness } from './balance.ts';
import { adjacencyIn, galaxyOf, graphOf, indexOf, touchingIn } from './board.ts';
import type { Placement } from './board.ts';
import { layoutOfDraft } from './draftLayout.ts';
import { defaultPool, draftPool, faultOfSlice } from './draftPool.ts';
import type { Pool } from './draftPool.ts';
import { DEPENDS_ON, clash, clashesOf, generateGalaxy, tilesNeeded } from './generate.ts';
import { galaxyFrom, readWish, writeWish } from './link.ts';
import type { GalaxyWish } from './link.ts';
import { flawOfGalaxy, readMapString, writeMapString } from './mapString.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { isAnomaly, planetWorth, tileWorth } from './worth.ts';

const BOTH = ['base', 'pok'] as const;
/** How many galaxies and pools of each kind are tried: more where somebody asks for it. */
const MANY = Number(process.env['GALAXIES'] ?? 6);

const placedBy = (id: LayoutId, seed: string, more: Partial<Parameters<typeof generateGalaxy>[1]> = {}): Placement => {
  const made = generateGalaxy(layout(id), { seed, sets: BOTH, weighting: 'random', ...more });
  if ('fault' in made) throw new Error(made.fault);
  return made.placed;
};

describe('layouts', () => {
  it('[TI4-MAP-07] every home lies equally far from Mecatol Rex, and every system can be reached', () => {
    for (const id of LAYOUT_IDS) {
      const { toCentre, fromHome, open } = graphOf(layout(id));
      const homes = layout(id).homes.map((_, seat) => fromHome[seat]![0]!);
      const far = layout(id).rings === 4 && !id.endsWith('alternate') ? 4 : 3;
      expect(new Set(homes)).toEqual(new Set([far]));
      for (const cell of open) expect(toCentre[cell]).toBeLessThan(Infinity);
    }
  });

  it('[TI4-MAP-06] hyperlanes join what lies at their ends: with five players the centre has five neighbours, and those beside the gap touch across it', () => {
    const { neighbours } = graphOf(layout('five-hyperlanes'));
    expect(neighbours[0]!.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 6]);
    expect(neighbours[indexOf('103')]).toContain(indexOf('105'));
    expect(graphOf(layout('six')).neighbours[indexOf('103')]).not.toContain(indexOf('105'));
    const adjacent = touchingIn(galaxyOf(layout('five-hyperlanes'), placedBy('five-hyperlanes', 'lanes')));
    for (const [system, others] of adjacent) {
      expect(system).not.toContain('@');
      for (const other of others) expect(adjacent.get(other)).toContain(system);
    }
  });

  it('equal wormholes are neighbours in the printed galaxy', () => {
    const placed = placedBy('six', 'holes', { forced: ['tile-25', 'tile-40'] });
    const galaxy = galaxyOf(layout('six'), placed);
    const beta = galaxy.filter(
      (cell) => TILE_IDS.includes(cell as TileId) && tileFacts(cell as TileId).wormholes?.includes('beta'),
    );
    expect(beta.length).toBeGreaterThan(1);
    expect(adjacencyIn(galaxy).get(beta[0]!)).toContain(beta[1]);
  });
});

describe('generated galaxies', () => {
  it('[TI4-MAP-03, TI4-MAP-04, TI4-MAP-05] take as many tiles of each back as the layout deals, each once', () => {
    const wanted: { [id in LayoutId]?: [number, number] } = {
      three: [18, 6],
      five: [20, 11],
      six: [18, 12],
      'six-large': [36, 18],
      seven: [31, 16],
      eight: [34, 18],
    };
    for (const id of LAYOUT_IDS) {
      for (let i = 0; i < MANY; i++) {
        const tiles = Object.values(placedBy(id, `${i}`));
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(tiles.length).toBe(openPlaces(layout(id)).length);
        const backs = (back: string) => tiles.filter((tile) => tileFacts(tile).back === back).length;
        expect([backs('blue'), backs('red')]).toEqual(Object.values(tilesNeeded(layout(id))));
        expect([backs('blue'), backs('red')]).toEqual(wanted[id] ?? [backs('blue'), backs('red')]);
      }
    }
  });

  it('[TI4-MAP-13] are the same for the same seed, keep wormholes in pairs, and keep anomalies and equal wormholes apart', () => {
    let clashes = 0;
    for (const id of LAYOUT_IDS) {
      for (let i = 0; i < MANY; i++) {
        const placed = placedBy(id, `pairs ${i}`);
        expect(placedBy(id, `pairs ${i}`)).toEqual(placed);
        for (const kind of ['alpha', 'beta'] as const) {
          const n = Object.values(placed).filter((tile) => tileFacts(tile).wormholes?.includes(kind)).length;
          expect(n).not.toBe(1);
        }
        clashes += clashesOf(layout(id), placed).length;
      }
    }
    expect(clashes).toBe(0);
    expect(placedBy('six', 'a')).not.toEqual(placedBy('six', 'b'));
  });

  it('[TI4-MAP-10] two anomalies clash, and so do two wormholes of one kind; others do not', () => {
    expect(clash('tile-41', 'tile-42')).toBe(true);
    expect(clash('tile-26', 'tile-39')).toBe(true);
    expect(clash('tile-26', 'tile-25')).toBe(false);
    expect(clash('tile-41', 'tile-19')).toBe(false);
  });

  it('[TI4-MAP-14] hold forced tiles and no excluded ones, and say why they cannot', () => {
    const placed = placedBy('six', 'forced', { forced: ['tile-41', 'tile-19'], excluded: ['tile-20', 'tile-42'] });
    expect(Object.values(placed)).toEqual(expect.arrayContaining(['tile-41', 'tile-19']));
    expect(Object.values(placed)).not.toContain('tile-20');
    expect(Object.values(placed)).not.toContain('tile-42');
    const options = { seed: 'x', sets: ['base'] as const, weighting: 'random' as const };
    expect(generateGalaxy(layout('eight'), options)).toEqual({ fault: 'too-few-tiles', back: 'blue' });
    expect(generateGalaxy(layout('six'), { ...options, forced: ['tile-19'], excluded: ['tile-19'] })).toEqual({
      fault: 'forced-and-excluded',
      tile: 'tile-19',
    });
    expect(generateGalaxy(layout('six'), { ...options, forced: ['tile-99' as TileId] })).toEqual({
      fault: 'unknown-tile',
      tile: 'tile-99',
    });
  });

  it('[TI4-MAP-14] weights choose richer tiles, and balanced galaxies are more even than random ones', () => {
    const resources = (weighting: 'random' | 'resources') => {
      let sum = 0;
      for (let i = 0; i < 30; i++)
        for (const seat of balanceOf(layout('six'), placedBy('six', `${i}`, { weighting }))) sum += seat.resources;
      return sum;
    };
    expect(resources('resources')).toBeGreaterThan(1.1 * resources('random'));
    for (const id of ['three', 'six', 'eight'] as const) {
      const uneven = (weighting: 'random' | 'balanced') =>
        unevenness(balanceOf(layout(id), placedBy(id, 'even', { weighting })));
      expect(uneven('balanced')).toBeLessThan(0.5);
      expect(uneven('balanced')).toBeLessThan(uneven('random'));
    }
  });
});

describe('a balance', () => {
  it('divides every tile among the seats, and a symmetric galaxy evenly', () => {
    const placed = placedBy('six', 'sum');
    const seats = balanceOf(layout('six'), placed);
    const planets = Object.values(placed).reduce((n, tile) => n + (tileFacts(tile).planets?.length ?? 0), 0);
    expect(seats.reduce((sum, seat) => sum + seat.planets, 0)).toBeCloseTo(planets, 9);
    const bare = balanceOf(layout('six'), {});
    expect(unevenness(bare)).toBeCloseTo(0, 9);
    expect(bare[0]).toMatchObject({ toCentre: 3, toNeighbour: 3, barred: false });
  });

  it('says when anomalies bar every short way to Mecatol Rex', () => {
    const open = balanceOf(layout('six'), {});
    const barred = balanceOf(layout('six'), { '201': 'tile-43' });
    expect(open[0]!.barred).toBe(false);
    expect(barred[0]!.barred).toBe(true);
    expect(barred[0]!.score).toBeLessThan(open[0]!.score);
  });
});

describe('map strings', () => {
  it('say a galaxy and give it back', () => {
    for (const id of LAYOUT_IDS) {
      const placed = placedBy(id, `string ${id}`);
      const text = writeMapString(layout(id), placed);
      expect(text.length).toBeLessThan(400);
      const factions = layout(id).homes.map(() => null);
      expect(readMapString(text)).toEqual({ board: id, layout: layout(id), placed, factions });
      expect(readMapString(`{18} ${text}`)).toEqual(readMapString(text));
    }
  });

  it('say boards of a draft with their hyperlanes; one that is not turned may stand without its 0', () => {
    for (const { players, hyperlanes } of DRAFT_LAYOUTS) {
      const { layout: on } = layoutOfDraft(players);
      const tiles = TILE_IDS.filter((id) => ['blue', 'red'].includes(tileFacts(id).back!) && !id.endsWith('82'));
      const placed = Object.fromEntries(openPlaces(on).map((place, i) => [place, tiles[i]!]));
      const text = writeMapString(on, placed);
      expect(readMapString(text)).toMatchObject({ layout: { homes: on.homes }, placed });
      expect(readMapString(text.replaceAll(/([AB])0\b/g, '$1'))).toEqual(readMapString(text));
      expect(text.match(/\d\d[AB][0-5]/g) ?? []).toHaveLength(hyperlanes.length);
      const turned = text.replace(/([AB])([0-5])/, (_, side, turn) => `${side}${(Number(turn) + 1) % 6}`);
      expect('fault' in readMapString(turned)).toBe(hyperlanes.length > 0);
    }
  });

  it('are read as other generators write them: commas, 0 for a gap, other hyperlane tiles that join the same sides', () => {
    const read = (id: LayoutId) => {
      const text = writeMapString(layout(id), placedBy(id, 'other'));
      return { text, ours: readMapString(text) };
    };
    const five = read('five-hyperlanes');
    expect(five.text).toMatch(/86A0.*88A0.*87A0.*83A0 85A0 84A0/);
    const theirs = five.text.replace('86A0', '85a').replace('88A0', '87a2').replace('85A0 84A0', '86A 83A4');
    expect(readMapString(theirs)).toEqual(five.ours);
    expect(readMapString(theirs.replace('87a2', '87a1'))).toEqual({ fault: 'no-layout' });
    const three = read('three');
    expect(three.ours).toMatchObject({ board: 'three' });
    expect(readMapString(three.text.replaceAll('-1', '0').replaceAll(' ', ', '))).toEqual(three.ours);
  });

  it('may name the home systems of factions; for a match their places are enough', () => {
    const placed = placedBy('six', 'homes');
    const factions = ['sol', 'creuss', 'mahact', 'hacan', 'yin', 'nomad'] as const;
    const text = writeMapString(layout('six'), placed, factions);
    expect(text.split(' ')).toEqual(expect.arrayContaining(['1', '17', '52', '16', '3', '53']));
    expect(readMapString(text)).toEqual({ board: 'six', layout: layout('six'), placed, factions });
    expect(flawOfGalaxy(text)).toBe('homes are written as 0');
    expect(flawOfGalaxy(writeMapString(layout('six'), placed))).toBeNull();
  });

  it('that are broken name the word and what is wrong with it', () => {
    const words = writeMapString(layout('six'), placedBy('six', 'broken')).split(' ');
    const broken = (at: number, word: string) => readMapString(words.with(at, word).join(' '));
    expect(broken(3, 'x')).toEqual({ fault: 'not-a-tile', at: 3, word: 'x' });
    expect(broken(3, '99')).toEqual({ fault: 'not-a-tile', at: 3, word: '99' });
    expect(broken(3, '1')).toEqual({ fault: 'no-layout' });
    expect(broken(3, '82')).toEqual({ fault: 'not-a-tile', at: 3, word: '82' });
    expect(broken(3, '51')).toEqual({ fault: 'not-on-maps', at: 3, word: '51' });
    expect(broken(3, words[4]!)).toEqual({ fault: 'tile-twice', at: 4, word: words[4] });
    expect(broken(3, '0')).toEqual({ fault: 'no-layout' });
    expect(broken(3, '99A0')).toEqual({ fault: 'not-a-tile', at: 3, word: '99A0' });
    expect(readMapString('19 20')).toEqual({ fault: 'too-few-places' });
    expect(readMapString('9'.repeat(60_000))).toEqual({ fault: 'too-long' });
  });
});

describe('slice drafts', () => {
  const pools = (players: number) =>
    Array.from({ length: MANY }, (_, i) => {
      const options = defaultPool(players, BOTH, `${i}`);
      const pool = draftPool(options);
      if ('fault' in pool) throw new Error(`${players} players, ${i}: ${pool.fault}`);
      return { options, pool };
    });

  it('[TI4-DRAFT-07] a planet counts by its better half, an even one half each', () => {
    expect(planetWorth('jord')).toEqual({ resources: 4, influence: 0 });
    expect(planetWorth('nar')).toEqual({ resources: 0, influence: 3 });
    expect(planetWorth('darien')).toEqual({ resources: 2, influence: 2 });
  });

  it('[TI4-DRAFT-05, TI4-DRAFT-06, TI4-DRAFT-08, TI4-DRAFT-09] pools hold enough whole slices, no tile twice, and paired wormholes', () => {
    for (const { players } of DRAFT_LAYOUTS) {
      for (const { options, pool } of pools(players)) {
        expect(pool.slices.length).toBe(Math.min(players + 1, 9));
        expect(pool.factions.length).toBe(9);
        const tiles = pool.slices.flat();
        expect(new Set(tiles).size).toBe(tiles.length);
        for (const slice of pool.slices) {
          expect(slice.map((tile) => tileFacts(tile).back).toSorted()).toEqual(['blue', 'blue', 'blue', 'red', 'red']);
          expect(faultOfSlice(slice, options)).toBeNull();
        }
        for (const kind of ['alpha', 'beta'] as const)
          expect(tiles.filter((tile) => tileFacts(tile).wormholes?.includes(kind)).length).toBeGreaterThan(1);
      }
    }
  });

  it('[TI4-DRAFT-07, TI4-DRAFT-08] say what keeps five tiles from being a slice', () => {
    const options = defaultPool(6, BOTH, '');
    expect(faultOfSlice(['tile-19', 'tile-20', 'tile-21', 'tile-46', 'tile-47'], options)).toBe('TI4-DRAFT-07');
    expect(
      faultOfSlice(['tile-26', 'tile-39', 'tile-28', 'tile-35', 'tile-47'], {
        ...options,
        value: { influence: 0, resources: 0, total: [0, 99] },
      }),
    ).toBe('TI4-DRAFT-08');
    expect(
      faultOfSlice(['tile-41', 'tile-42', 'tile-28', 'tile-35', 'tile-47'], {
        ...options,
        value: { influence: 0, resources: 0, total: [0, 99] },
      }),
    ).toBe('TI4-DRAFT-08');
  });

  it('[TI4-EX-54, TI4-DRAFT-07] Starpoint, New Albion, Corneeq, Resculon and Quann: 7.5 resources, 2.5 influence, rejected for the influence', () => {
    const tileOf = (planet: PlanetId) => TILE_IDS.find((tile) => tileFacts(tile).planets?.includes(planet))!;
    const slice = [tileOf('starpoint'), tileOf('corneeq'), tileOf('quann'), 'tile-46', 'tile-47'] as const;
    expect(slice.flatMap((tile) => tileFacts(tile).planets ?? []).toSorted()).toEqual([
      'corneeq',
      'new-albion',
      'quann',
      'resculon',
      'starpoint',
    ]);
    const worth = slice.map(tileWorth);
    expect(worth.reduce((sum, { resources }) => sum + resources, 0)).toBe(7.5);
    expect(worth.reduce((sum, { influence }) => sum + influence, 0)).toBe(2.5);
    const { value } = defaultPool(6, ['base', 'pok'], 'x');
    const check = (by: Partial<typeof value>) =>
      faultOfSlice(slice, { value: { ...value, ...by }, oneWormhole: false });
    expect(check({})).toBe('TI4-DRAFT-07');
    expect(check({ influence: 2.5 })).toBeNull();
  });

  it('[TI4-DRAFT-09] the same seed gives the same pool; settings that cannot be met are rejected', () => {
    const options = defaultPool(6, BOTH, 'seed');
    expect(draftPool(options)).toEqual(draftPool(options));
    expect(draftPool({ ...options, seed: 'other' })).not.toEqual(draftPool(options));
    expect(draftPool({ ...options, slices: 5 })).toEqual({ fault: 'too-few-slices' });
    expect(draftPool({ ...options, legendary: 5 })).toEqual({ fault: 'no-pool-found' });
    expect(draftPool({ ...options, slices: 12 })).toEqual({ fault: 'too-few-tiles' });
    const own = (draftPool(options) as Pool).slices[0]!;
    expect(draftPool({ ...options, ownSlices: [own, own] })).toEqual({ fault: 'tile-twice' });
    const mixed = draftPool({ ...options, ownSlices: [own], ownFactions: ['sol'], banned: ['hacan'] }) as Pool;
    expect(mixed.slices[0]).toEqual(own);
    expect(mixed.factions[0]).toBe('sol');
    expect(mixed.factions).not.toContain('hacan');
  });

  it('[TI4-DRAFT-02, TI4-DRAFT-04] picks go in order, backwards, and in order again: three each', () => {
    expect(drafts.inSnakeOrder([2, 0, 1], 3)).toEqual([2, 0, 1, 1, 0, 2, 2, 0, 1]);
  });
});

describe('wishes for a galaxy', () => {
  const made = (text: string) => galaxyFrom(new URLSearchParams(text));
  it('[TI4-MAP-14] a link is read, checked, and written back the same', () => {
    const text = 'layout=six&seed=abc&weighting=resources&weights=1%2C2%2C3%2C4&symmetric=1&forced=26%2C39&excluded=41';
    const wish = readWish(new URLSearchParams(text)) as GalaxyWish;
    expect(wish).toMatchObject({
      layout: 'six',
      symmetric: true,
      forced: ['tile-26', 'tile-39'],
      excluded: ['tile-41'],
    });
    expect(writeWish(wish).toString()).toBe(text);
    expect(made('layout=nine')).toEqual({ fault: 'unreadable', word: 'nine' });
    expect(made('forced=999')).toEqual({ fault: 'unreadable', word: '999' });
    expect(made(`map=${'19 '.repeat(300)}`)).toEqual({ fault: 'too-long' });
    expect(made('layout=six&seed=abc')).toEqual(made('layout=six&seed=abc'));
  });

  it('[TI4-MAP-14] a symmetric galaxy has red and blue tiles at the same places for every seat', () => {
    for (const id of ['three', 'six', 'six-large'] as const) {
      const placed = placedBy(id, 'mirror', { symmetric: true, weighting: 'balanced' });
      const graph = graphOf(layout(id));
      const tiles = openPlaces(layout(id)).map((place) => placed[place]!);
      for (const orbit of maps.orbitsOf(graph)) {
        expect(orbit.length % layout(id).players).toBe(0);
        expect(new Set(orbit.map((i) => tileFacts(tiles[i]!).back)).size).toBe(1);
      }
      expect(clashesOf(layout(id), placed)).toEqual([]);
    }
    const five = generateGalaxy(layout('five'), { seed: 'x', sets: BOTH, weighting: 'random', symmetric: true });
    expect(five).toEqual({ fault: 'no-symmetry' });
  });

  it('[TI4-MAP-10, TI4-MAP-13] a symmetric galaxy, too, keeps anomalies and equal wormholes apart', () => {
    for (const [id, seeds] of [
      ['three', ['3', '6', '21']],
      ['five-hyperlanes', ['21', '39']],
      ['six', ['18', '30', '42', '60']],
      ['six-large', ['57']],
      ['eight-alternate', ['9']],
    ] as const)
      for (const seed of seeds) {
        const placed = placedBy(id, seed, { symmetric: true });
        expect([id, seed, clashesOf(layout(id), placed)]).toEqual([id, seed, []]);
      }
    // The dealt red tiles were all nine anomalies, more than lie apart on this board, and only empty systems with wormholes were left over.
    const rich = placedBy('eight-alternate', '20667', { symmetric: true, weighting: 'influence' });
    expect(clashesOf(layout('eight-alternate'), rich)).toEqual([]);
    expect(Object.values(rich).filter(isAnomaly)).toHaveLength(8);
    expect(Object.values(rich)).toContain('tile-39');
  });

  it('[TI4-MAP-14] factions are drawn by the seed, and each finds an anomaly it depends on', () => {
    let missed = 0;
    for (let i = 0; i < 60; i++) {
      const found = made(`layout=six&weighting=random&drawn=1&seed=${i}`);
      if ('fault' in found) throw new Error(found.fault);
      expect(new Set(found.factions).size).toBe(6);
      const lie = Object.values(found.placed).flatMap((tile) => tileFacts(tile).anomalies ?? []);
      const drawn = found.factions.map((faction) => faction!);
      for (const kind of drawn.flatMap((faction) => DEPENDS_ON[faction] ?? [])) expect(lie).toContain(kind);
      // The same tiles without those factions: sometimes nothing would be there for them.
      const plain = Object.values(placedBy('six', `${i}`)).flatMap((tile) => tileFacts(tile).anomalies ?? []);
      missed += drawn.filter((faction) => DEPENDS_ON[faction] && !plain.includes(DEPENDS_ON[faction])).length;
    }
    expect(missed).toBeGreaterThan(0);
    expect(made('layout=six&seed=a')).toMatchObject({ factions: [null, null, null, null, null, null] });
  });

  it('[TI4-MAP-13] where a table allows it, anomalies may touch and a wormhole stand alone', () => {
    let clashes = 0;
    let lonely = 0;
    for (let i = 0; i < 20; i++) {
      const placed = placedBy('six', `loose ${i}`, { crowded: true, lonelyWormholes: true });
      clashes += clashesOf(layout('six'), placed).length;
      for (const kind of ['alpha', 'beta'] as const)
        lonely += Number(Object.values(placed).filter((t) => tileFacts(t).wormholes?.includes(kind)).length === 1);
    }
    expect(clashes).toBeGreaterThan(5);
    expect(lonely).toBeGreaterThan(0);
  });

  it('[TI4-MAP-14] own weights bring what they ask for', () => {
    const weights = { resources: 0, influence: 0, specialties: 9, legendary: 0 };
    const specialties = (more: object) =>
      Array.from({ length: 20 }, (_, i) => Object.values(placedBy('six', `${i}`, more)))
        .flat()
        .filter((tile) => tileFacts(tile).planets?.some((planet) => planetFacts(planet).specialty)).length;
    expect(specialties({ weights })).toBeGreaterThan(1.15 * specialties({}));
  });

  it('a balance says what lies within reach and how far others live', () => {
    const [seat] = balanceOf(layout('six'), placedBy('six', 'reach'));
    expect(seat).toMatchObject({ toCentre: 3, toNeighbour: 3, neighbours: 2 });
    expect(seat!.systemsInReach).toBeGreaterThan(4);
    expect(seat!.planetsInReach).toBeGreaterThan(2);
  });
});
