import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { TILES } from '../content/tiles.ts';
import { ti3 } from '../game.ts';
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
  it('is no unknown id: that is an error of the program, not something to show', () => {
    expect(() => speech(en.vocabulary).nameOf('teapot')).toThrow('no component is called teapot');
    expect(() => planetName('teapot')).toThrow('no planet is called teapot');
  });
});
