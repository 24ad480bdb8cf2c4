import type { PickOne } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pickQuestions } from './picks.ts';
import type { SharedThing } from './picks.ts';

const own = { beacon: ['a beacon', 'beacons'] } as const;
const { pickOne, pickSome } = pickQuestions(en, own, (ability) => `The ${ability}`);
const asked = { from: ['1', '2'], for: null, rule: 'X-1' };

describe('choosing one or some of a closed list of things', () => {
  it('has words for what both editions have and for what one of them adds', () => {
    expect(pickOne({ ...asked, what: 'planet' })).toBe('Choose a planet.');
    expect(pickOne({ ...asked, what: 'beacon', for: 'herald' })).toBe('The herald: Choose a beacon.');
  });

  it('says how many', () => {
    const some = (min: number, max: number) => pickSome({ ...asked, what: 'die', min, max });
    expect([some(1, 1), some(2, 2), some(0, 3), some(0, 1), some(2, 4)]).toEqual([
      'Choose a die.',
      'Choose 2 dice.',
      'Choose up to 3 dice.',
      'Choose a die, or none.',
      'Choose 2 to 4 dice.',
    ]);
  });

  it('names every thing in every language, each in its own words', () => {
    const said = [en, fr, de].map(({ things }) => Object.values(things).flat());
    for (const words of said) expect(words.every((word) => word !== '')).toBe(true);
    expect(said.map((words) => words.length)).toEqual([16, 16, 16]);
    expect(new Set(said.map((words) => words[0])).size).toBe(3);
  });

  it('asks what chapters of both rulebooks ask in words of each language', () => {
    const said = [en, fr, de].map(({ chapters }) => [
      chapters.turn(),
      chapters.layTile(),
      chapters.pickStrategy(),
      chapters.move('Lodor'),
      chapters.produce('Lodor'),
      chapters.assignHits('Lodor', 'Lodor'),
      chapters.announceRetreat('Lodor'),
      chapters.secondary('Lodor', null),
      chapters.secondary('Lodor', 'Lodor'),
      chapters.discard(1, 'Lodor'),
      chapters.discard(2, 'Lodor'),
      chapters.placeTokens('Lodor'),
      chapters.spreadTokens('Lodor'),
      chapters.buyTokens('Lodor', 3),
      chapters.pay(3, 'resources', 'Lodor'),
      chapters.pay(3, 'influence', 'Lodor'),
    ]);
    expect(new Set(said.flat()).size).toBe(3 * 16);
    for (const words of said) for (const one of words.slice(3)) expect(one).toContain('Lodor');
    for (const words of said) for (const one of words.slice(13)) expect(one).toContain('3');
  });

  it('does not compile for a thing that nobody has words for', () => {
    // @ts-expect-error there is no such thing
    const unknown: PickOne<SharedThing> = { ...asked, what: 'teapot' };
    // What comes from outside the types is an error, not a guess.
    expect(() => pickOne(unknown)).toThrow(TypeError);
  });
});
