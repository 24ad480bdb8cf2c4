import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { TILES } from '../content/tiles.ts';
import { emptyGalaxy } from '../galaxy/board.ts';
import { ti3 } from '../game.ts';
import { given } from '../given.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { planetName, speech } from './vocabulary.ts';

describe('whatever stands in a sentence', () => {
  const ids = new Set([
    ...Object.keys(ti3.reactions),
    ...Object.keys(ti3.modifiers!),
    ...Object.keys(content.components),
    ...TECHNOLOGIES.map(({ id }) => id),
  ]);
  for (const [language, { vocabulary }] of Object.entries({ en, fr, de }))
    it(`has a name, ${language}`, () => {
      expect(ids.size).toBeGreaterThan(250);
      const { nameOf } = speech(vocabulary);
      expect([...ids].filter((id) => !/^\p{Lu}|^\d|^[a-zé]+ /u.test(nameOf(id)))).toEqual([]);
    });
  it('has a name as a planet', () => {
    const planets = TILES.flatMap((tile) => tile.planets);
    expect(planets.length).toBeGreaterThan(50);
    for (const { id } of planets) expect(planetName(id)).toMatch(/^\p{Lu}|^\[\d/u);
  });
  it('is a place of the galaxy by its number, its ring and what lies beside it', () => {
    const galaxy = emptyGalaxy();
    galaxy[1] = 'lodor-system';
    const said = Object.values({ en, fr, de }).map(({ vocabulary }) => speech(vocabulary).cell(2, galaxy));
    expect(said).toEqual([
      'place 2 in ring 1, beside Mecatol Rex and Lodor',
      'place 2 du 1er anneau, à côté de Mecatol Rex et Lodor',
      'Platz 2 im 1. Ring, neben Mecatol Rex und Lodor',
    ]);
    const { cell } = speech(en.vocabulary);
    expect([cell(29, galaxy), cell(29)]).toEqual(['place 29 in ring 3', 'place 29 in ring 3']);
  });
  it('is a ship by what it is and carries, equal ones counted', async () => {
    const { pub } = given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 2, dreadnought: 1, fighter: 1 }, 1: { carrier: 1 } } },
    }).state;
    const ships = (language: typeof en) =>
      [0, 1, 2].map((i) => speech(language.vocabulary).shipAt(pub, 0, 'arnor-lor', i));
    expect(ships(en)).toEqual([
      'Carrier with 2 Ground Forces no. 1',
      'Carrier with 2 Ground Forces no. 2',
      'Dreadnought',
    ]);
    const reader = { view: { pub, seat: 0 } as never, name: String };
    const change = [{ from: 1, unit: 'ground-force' as const, n: 1, aboard: 2 }];
    const words = await Promise.all((['en', 'fr', 'de'] as const).map((language) => ti3.words[language]()));
    const inWords = words.map(({ answer }) => answer.land(change, { system: 'arnor-lor', friendly: false }, reader));
    expect(inWords).toEqual([
      '1 Ground Force from Carrier with 2 Ground Forces no. 2 aboard Dreadnought',
      '1 Force Terrestre de Carrier avec 2 Forces Terrestres n° 2 à bord de Dreadnought',
      '1 Bodentruppe von Träger mit 2 Bodentruppen Nr. 2 an Bord von Dreadnought',
    ]);
  });
  it('is no unknown id: that is an error of the program, not something to show', () => {
    expect(() => speech(en.vocabulary).nameOf('teapot')).toThrow('no component is called teapot');
    expect(() => planetName('teapot')).toThrow('no planet is called teapot');
  });
});
