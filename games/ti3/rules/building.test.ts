import { nextDecision, rulesView, sampleAnswer, sampler, view } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import { newTable } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FACE_DOWN, tile } from '../content/tiles.ts';
import { maps } from '@orrery/imperium';
import { besides, graphOf, hasPlanet, isSpecial, tilesFor } from '../galaxy/board.ts';
import { flawOf, readGalaxy, writeGalaxy } from '../galaxy/galaxyString.ts';
import { generateGalaxy } from '../galaxy/generate.ts';
import type { GalaxyOptions } from '../galaxy/generate.ts';
import { layoutFor, ringOf } from '../galaxy/layouts.ts';
import type { Layout } from '../galaxy/layouts.ts';
import { balanceOf, unevenness } from '../galaxy/balance.ts';
import { galaxyFrom, readWish, writeWish } from '../galaxy/link.ts';
import { ti3 } from '../game.ts';
import { COVERED, PLACED, TILE_BOX, openCells, placeTile, tilesOf } from './building.ts';

type Built = ReturnType<typeof table>;
const table = (seats: number, options: Options = {}) => newTable(ti3, seats, options);
const tilesIn = ({ state }: Built, seat: number): readonly string[] => state.own[seat]!.table.cards[tilesOf(seat)]!;
const asked = ({ state }: Built) => nextDecision(ti3, state)!;

/** Everybody answers by chance while a condition holds; what was asked and answered, in order. */
function play(built: Built, until: (built: Built) => boolean): { seat: number; kind: string; answer: unknown }[] {
  const below = sampler(5);
  const played = [];
  while (!until(built)) {
    const d = asked(built);
    const answer = sampleAnswer(ti3, view(built.state, d.seat), d, below);
    played.push({ seat: d.seat, kind: d.kind, answer });
    built.when(d.seat, answer, d.kind).accepted();
  }
  return played;
}
const isPlacing = (built: Built): boolean => asked(built).kind === 'placeTile';
const isBuilt = (built: Built): boolean => !['pickOne', 'placeTile'].includes(asked(built).kind);

describe('GALAXY: building the galaxy with six players', () => {
  it('[TI3-GALAXY-01, TI3-GALAXY-02, TI3-GALAXY-03] Mecatol Rex lies in the centre, 2 of 32 tiles leave unseen, everybody has 5', () => {
    const built = table(6);
    expect(built.state.pub.galaxy[0]).toBe('mecatol-rex-system');
    expect(built.state.pub.table.zones[TILE_BOX]!.n).toBe(2);
    const dealt = [0, 1, 2, 3, 4, 5].flatMap((seat) => tilesIn(built, seat));
    expect([dealt.length, new Set(dealt).size]).toEqual([30, 30]);
    expect(dealt).not.toContain('mecatol-rex-system');
    expect(dealt.filter((id) => tile(id).kind === 'home')).toEqual([]);
    expect(asked(built).seat).toBe(built.state.pub.speaker);
    const speakers = new Set(Array.from({ length: 12 }, (_, i) => newTable(ti3, 6, {}, i).state.pub.speaker));
    expect(speakers.size).toBeGreaterThan(2);
  });

  it('[TI3-GALAXY-04] tiles in hand are seen by their player alone', () => {
    const built = table(6);
    const [first] = tilesIn(built, 2) as [string];
    built.seen(2, (v) => expect(v.me!.table.cards[tilesOf(2)]).toContain(first));
    built.seen(3, (v) => expect(JSON.stringify(v)).not.toContain(`"${first}"`));
  });

  it('[TI3-GALAXY-05, TI3-GALAXY-06, TI3-GALAXY-07] in turn each takes a corner of the third ring; then players sit as their homes lie', () => {
    const built = table(6);
    const { speaker } = built.state.pub;
    const first = asked(built);
    expect(first).toMatchObject({ seat: speaker, kind: 'pickOne', q: { what: 'cell' } });
    expect((first.q as { from: string[] }).from.map((cell) => ringOf(Number(cell)))).toEqual([3, 3, 3, 3, 3, 3]);
    built.when(speaker, '20').refused('TI3-GALAXY-05');
    built.when(speaker, '25').accepted();
    const second = asked(built);
    expect(second.seat).toBe((speaker + 1) % 6);
    expect((second.q as { from: string[] }).from).not.toContain('25');
    play(built, isPlacing);
    const { galaxy, seating, sheets } = built.state.pub;
    const clockwise = layoutFor(6).homes.map((cell) => sheets.findIndex(({ race }) => galaxy[cell] === `home-${race}`));
    expect(seating).toEqual(clockwise);
    expect(seating.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[TI3-GALAXY-08, TI3-GALAXY-14] from the Speaker clockwise, one tile each; the next pass begins one seat further', () => {
    const built = table(6);
    play(built, isPlacing);
    const { seating, speaker } = built.state.pub;
    const at = seating.indexOf(speaker);
    const seats = play(built, isBuilt).map(({ seat }) => seat);
    const from = (n: number) => Array.from({ length: 6 }, (_, i) => seating[(at + n + i) % 6]);
    expect(seats.slice(0, 12)).toEqual([...from(0), ...from(1)]);
    const snake = table(6, { rulings: 'faq' });
    play(snake, isPlacing);
    const passes = play(snake, isBuilt).map(({ seat }) => seat);
    expect(passes.slice(6, 12)).toEqual(passes.slice(0, 6).toReversed());
    // A tile of another hand is nobody's to place.
    const again = table(6);
    play(again, isPlacing);
    const { seat } = asked(again);
    const [foreign] = tilesIn(again, (seat + 1) % 6) as [string];
    again.when(seat, { tile: foreign, cell: openCells(again.state.pub)[0]! }).refused('TI3-GALAXY-08');
  });

  it('[TI3-GALAXY-09, TI3-GALAXY-10, TI3-GALAXY-15] ring by ring until 37 systems lie; homes never move', () => {
    const built = table(6);
    play(built, isPlacing);
    const homes = layoutFor(6).homes.map((cell) => built.state.pub.galaxy[cell]);
    const [tileId] = tilesIn(built, asked(built).seat) as [string];
    built.when(asked(built).seat, { tile: tileId, cell: 7 }).refused('TI3-GALAXY-09');
    const rings = play(built, isBuilt).map(({ answer }) => ringOf((answer as { cell: number }).cell));
    expect(rings).toEqual(rings.toSorted());
    expect(rings.filter((ring) => ring === 1)).toHaveLength(6);
    const { galaxy } = built.state.pub;
    expect(galaxy.filter((id) => id !== '')).toHaveLength(37);
    expect(layoutFor(6).homes.map((cell) => galaxy[cell])).toEqual(homes);
  });

  it('[TI3-GALAXY-11] a special system lies beside no other while there is another way', () => {
    let clashes = 0;
    for (let seed = 0; seed < 6; seed++) {
      const built = newTable(ti3, 6, {}, seed);
      play(built, (b) => isBuilt(b) || openCells(b.state.pub).some((cell) => ringOf(cell) === 3));
      const { galaxy } = built.state.pub;
      galaxy.forEach((id, cell) => {
        if (id !== '' && isSpecial(id))
          clashes += besides(cell).filter((other) => galaxy[other] !== '' && isSpecial(galaxy[other]!)).length;
      });
    }
    expect(clashes).toBe(0);
    // The refusal names the rule.
    const built = newTable(ti3, 6, {}, 3);
    play(built, (b) => {
      const { seat, kind } = asked(b);
      if (kind !== 'placeTile') return false;
      const special = tilesIn(b, seat).find(isSpecial);
      return special !== undefined && openCells(b.state.pub).some((cell) => isBeside(b, cell));
    });
    const { seat, q } = asked(built);
    const special = tilesIn(built, seat).find(isSpecial)!;
    const cell = openCells(built.state.pub).find((open) => isBeside(built, open))!;
    built
      .when(seat, { tile: special, cell })
      .refused((q as { bare: boolean }).bare ? 'TI3-GALAXY-12' : 'TI3-GALAXY-11');
  });
  const isBeside = ({ state }: Built, cell: number): boolean =>
    besides(cell).some((other) => state.pub.galaxy[other] !== '' && isSpecial(state.pub.galaxy[other]!));

  it('[TI3-GALAXY-12, TI3-GALAXY-13] after a tile without planets comes one with a planet, or the hand is shown', () => {
    let shown = 0;
    let refused = 0;
    for (let seed = 0; seed < 12; seed++) {
      const built = newTable(ti3, 6, {}, seed);
      play(built, isPlacing);
      const last = new Map<number, string>();
      while (!isBuilt(built)) {
        const { seat, q } = asked(built);
        const { bare } = q as { bare: boolean };
        expect(bare).toBe(last.has(seat) && !hasPlanet(last.get(seat)!));
        const hand = tilesIn(built, seat);
        const event = built.events.find((e) => e.t === 'showedTiles' && e.all.seat === seat);
        expect(event !== undefined).toBe(bare && !hand.some(hasPlanet));
        if (event) shown++;
        const empty = hand.find((id) => !hasPlanet(id));
        if (bare && empty !== undefined && hand.some(hasPlanet)) {
          built.when(seat, { tile: empty, cell: openCells(built.state.pub)[0]! }).refused('TI3-GALAXY-12');
          refused++;
        }
        const open = placeTile.list(rulesView(ti3, view(built.state, seat)), { bare });
        // Every tile that may be placed, on every cell: special ones apart from each other, or anywhere where nothing else is left.
        const tiles = bare && hand.some(hasPlanet) ? hand.filter(hasPlanet) : hand;
        const all = tiles.flatMap((id) => openCells(built.state.pub).map((cell) => ({ tile: id, cell })));
        const apart = all.filter((one) => !isSpecial(one.tile) || !isBeside(built, one.cell));
        expect(open).toEqual(apart.length > 0 ? apart : all);
        const { tile: tileId, cell } = open.find((one) => !hasPlanet(one.tile)) ?? open[0]!;
        built.when(seat, { tile: tileId, cell }).accepted();
        last.set(seat, tileId);
      }
    }
    expect([shown > 0, refused > 0]).toEqual([true, true]);
  });
});

describe('GALAXY: three, four and five players', () => {
  it('[TI3-GALAXY-16, TI3-GALAXY-17, TI3-GALAXY-18, TI3-GALAXY-19] three: 28 of 32 tiles, 4 leave unseen, 8 each, 28 systems', () => {
    const layout = layoutFor(3);
    const tiles = tilesFor(layout);
    expect(tiles).toHaveLength(28);
    expect(tiles.filter((id) => id.startsWith('empty-'))).toHaveLength(3);
    expect(tiles.filter((id) => tile(id).kind === 'asteroid-field')).toHaveLength(1);
    const built = table(3);
    expect(built.state.pub.table.zones[TILE_BOX]!.n).toBe(4);
    expect([0, 1, 2].map((seat) => tilesIn(built, seat).length)).toEqual([8, 8, 8]);
    play(built, isBuilt);
    const { galaxy, sheets } = built.state.pub;
    expect(galaxy.filter((id) => id !== '')).toHaveLength(28);
    expect(layout.homes.map((cell) => ringOf(cell))).toEqual([3, 3, 3]);
    expect(galaxy.filter((id) => id !== '' && tile(id).kind === 'home').toSorted()).toEqual(
      sheets.map(({ race }) => `home-${race}`).toSorted(),
    );
  });

  it('[TI3-GALAXY-20, TI3-GALAXY-21, TI3-GALAXY-22] four: all 32 tiles are dealt, 37 systems', () => {
    const built = table(4);
    expect(built.state.pub.table.zones[TILE_BOX]!.n).toBe(0);
    expect([0, 1, 2, 3].map((seat) => tilesIn(built, seat).length)).toEqual([8, 8, 8, 8]);
    play(built, isBuilt);
    expect(built.state.pub.galaxy.filter((id) => id !== '')).toHaveLength(37);
    expect(built.state.pub.table.zones[PLACED]!.n).toBe(32);
    expect(new Set(built.state.pub.sheets.map(({ race }) => race)).size).toBe(4);
  });

  it('[TI3-GALAXY-23, TI3-GALAXY-24, TI3-GALAXY-25, TI3-GALAXY-26] five: places by chance, one tile face down beside the centre, 6 each', () => {
    const built = table(5);
    const { pub } = built.state;
    expect(layoutFor(5).homes.every((cell) => pub.galaxy[cell]!.startsWith('home-'))).toBe(true);
    expect(pub.table.zones[TILE_BOX]!.n).toBe(1);
    expect(pub.table.zones[COVERED]!.n).toBe(1);
    expect([0, 1, 2, 3, 4].map((seat) => tilesIn(built, seat).length)).toEqual([6, 6, 6, 6, 6]);
    expect(asked(built)).toMatchObject({ seat: pub.speaker, q: { from: ['1', '2', '3', '4', '5', '6'] } });
    built.when(pub.speaker, '9').refused('TI3-GALAXY-25');
    built.when(pub.speaker, '4').accepted();
    expect(built.state.pub.galaxy[4]).toBe(FACE_DOWN);
    expect(openCells(built.state.pub)).toEqual([1, 2, 3, 5, 6]);
    const places = new Set(
      Array.from({ length: 8 }, (_, seed) => {
        const { galaxy, sheets } = newTable(ti3, 5, {}, seed).state.pub;
        return galaxy.indexOf(`home-${sheets[0]!.race}`);
      }),
    );
    expect(places.size).toBeGreaterThan(1);
  });

  it('[TI3-GALAXY-27, TI3-GALAXY-28] at the end the tile is turned up, and positions 1, 4 and 5 receive 4, 4 and 6 Trade Goods', () => {
    const built = table(5);
    play(built, isBuilt);
    const { galaxy, sheets } = built.state.pub;
    expect(galaxy).not.toContain(FACE_DOWN);
    const uncovered = built.told.flatMap((e) => (e.t === 'uncovered' ? [e.all.tile] : []));
    expect(uncovered).toHaveLength(1);
    expect(galaxy.slice(1, 7)).toContain(uncovered[0]);
    expect(galaxy.filter((id) => id !== '')).toHaveLength(37);
    const seatAt = (cell: number) => sheets.findIndex(({ race }) => galaxy[cell] === `home-${race}`);
    expect(layoutFor(5).homes.map((cell) => sheets[seatAt(cell)]!.goods)).toEqual([4, 0, 0, 4, 6]);
    expect(built.state.pub.goods).toBe(40 - 14);
  });
});

const generated = (layout: Layout, more: Partial<GalaxyOptions>): string[] => {
  const made = generateGalaxy(layout, { seed: '1', weighting: 'balanced', ...more });
  if ('fault' in made) throw new Error(made.fault);
  return made.galaxy;
};

describe('tiles', () => {
  it('are no cards: as many cards are counted before they are dealt as afterwards', () => {
    const built = table(3, { races: 'chosen' });
    const { cards } = ti3.census(built.state);
    play(built, isPlacing);
    expect(ti3.census(built.state)['cards']).toBe(cards);
  });
});

describe('galaxies that nobody builds', () => {
  it('are generated evenly, without special systems or equal wormholes side by side', () => {
    for (const players of [3, 4, 5, 6]) {
      const layout = layoutFor(players);
      for (let seed = 0; seed < 4; seed++) {
        const galaxy = generated(layout, { seed: `${seed}` });
        expect(new Set(galaxy.filter((id) => id !== '')).size).toBe(layout.open.length + 1);
        for (const cell of layout.open)
          for (const other of besides(cell).filter((near) => layout.open.includes(near)))
            expect(isSpecial(galaxy[cell]!) && isSpecial(galaxy[other]!)).toBe(false);
        expect(unevenness(layout, galaxy)).toBeLessThan(0.6);
      }
    }
    const { pub } = newTable(ti3, 6, { galaxy: 'generated' }).state;
    expect(pub.galaxy.filter((id) => id !== '')).toHaveLength(37);
  });

  it('hold forced tiles and no excluded ones, keep wormholes in pairs, and say why they cannot', () => {
    const layout = layoutFor(3);
    const galaxy = generated(layout, {
      forced: ['nebula-1', 'quann-system'],
      excluded: ['saudor-system', 'thibah-system'],
    });
    expect(galaxy).toEqual(expect.arrayContaining(['nebula-1', 'quann-system', 'wormhole-beta']));
    expect(galaxy).not.toContain('saudor-system');
    expect(galaxy).not.toContain('thibah-system');
    for (let seed = 0; seed < 20; seed++)
      for (const kind of ['alpha', 'beta'])
        expect(
          generated(layout, { seed: `${seed}`, weighting: 'random' }).filter(
            (id) => id !== '' && tile(id).wormholes.includes(kind),
          ),
        ).not.toHaveLength(1);
    // All systems without planets that are left over are special: one with planets makes room for the partner.
    const rich = generated(layoutFor(3), { seed: '20198', weighting: 'resources' });
    expect(rich.filter((id) => id !== '' && tile(id).wormholes.includes('beta'))).toHaveLength(2);
    const fault = (more: Partial<GalaxyOptions>, players = 4) =>
      generateGalaxy(layoutFor(players), { seed: '1', weighting: 'random', ...more });
    expect(fault({ excluded: ['nebula-1'] })).toEqual({ fault: 'too-few-systems' });
    expect(fault({ forced: ['atlantis'] })).toEqual({ fault: 'unknown-tile', tile: 'atlantis' });
    expect(fault({ forced: ['nebula-1'], excluded: ['nebula-1'] })).toMatchObject({ fault: 'forced-and-excluded' });
    expect(fault({ forced: tilesFor(layoutFor(4)) }, 3)).toEqual({ fault: 'too-many-systems' });
    expect(fault({ symmetric: true }, 5)).toEqual({ fault: 'no-symmetry' });
  });

  it('are rich where a table weighs so, and alike for every seat where it asks for that', () => {
    const layout = layoutFor(3);
    const resources = (weighting: 'random' | 'resources') =>
      Array.from({ length: 30 }, (_, seed) => generated(layout, { seed: `${seed}`, weighting }))
        .flatMap((galaxy) => balanceOf(layout, galaxy))
        .reduce((sum, seat) => sum + seat.resources, 0);
    expect(resources('resources')).toBeGreaterThan(resources('random'));
    const six = layoutFor(6);
    const galaxy = generated(six, { symmetric: true });
    const found = balanceOf(six, galaxy);
    expect(new Set(found.map(({ systemsInReach }) => systemsInReach)).size).toBe(1);
    for (const orbit of maps.orbitsOf(graphOf(six)))
      expect(new Set(orbit.map((i) => hasPlanet(galaxy[six.open[i]!]!))).size).toBe(1);
  });

  it('are read back from a link as they were wished for', () => {
    const text = 'players=4&seed=abc&weighting=influence&weights=1%2C2%2C3%2C0&crowded=1&forced=nebula-1';
    const wish = readWish(new URLSearchParams(text));
    if ('fault' in wish) throw new Error(wish.fault);
    expect(wish).toMatchObject({ players: 4, crowded: true, forced: ['nebula-1'] });
    expect(writeWish(wish).toString()).toBe(text);
    expect(galaxyFrom(new URLSearchParams('players=9'))).toEqual({ fault: 'unreadable', word: '9' });
    expect(galaxyFrom(new URLSearchParams('forced=atlantis'))).toEqual({ fault: 'unreadable', word: 'atlantis' });
    expect(galaxyFrom(new URLSearchParams('seed=a'))).toEqual(galaxyFrom(new URLSearchParams('seed=a')));
  });

  it('are read from words, and a broken text says which tile and why', () => {
    const layout = layoutFor(4);
    const galaxy = generated(layout, {});
    const text = writeGalaxy(layout, galaxy);
    expect(readGalaxy(text)).toEqual({ layout, galaxy });
    expect(flawOf(text)).toBeNull();
    const words = text.split(' ');
    expect(flawOf(words.with(4, 'atlantis').join(' '))).toBe('place 5: there is no system tile "atlantis"');
    expect(flawOf(words.with(4, words[2]!).join(' '))).toBe(`place 5: ${words[2]} has been placed before`);
    expect(flawOf(words.slice(1).join(' '))).toBe('the galaxy has 35 places, not 36');
    expect(flawOf(words.with(0, '-').join(' '))).toContain('homes and gaps');
    expect(flawOf('x'.repeat(2000))).toContain('longer');
    const { pub } = newTable(ti3, 4, { galaxy: text }).state;
    expect(pub.galaxy.filter((_, cell) => layout.open.includes(cell))).toEqual(
      galaxy.filter((_, cell) => layout.open.includes(cell)),
    );
    expect(() => newTable(ti3, 3, { galaxy: text })).toThrow('4 seats');
    expect(() => newTable(ti3, 4, { galaxy: 'nowhere' })).toThrow('1 places');
  });
});
