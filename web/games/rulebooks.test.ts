import { describe, expect, it } from 'vitest';
import { gameIds } from '@orrery/games';
import { LANGUAGES } from '@orrery/kernel';
import type { RuleChapter } from '@orrery/kernel';
import { chaptersOf, countRules, findRules, ruleIn } from './rulebooks.ts';

const chapters: RuleChapter[] = [
  {
    id: 'SR-GEN',
    title: 'Aim',
    rules: { 'SR-GEN-01': 'Bring authority to zero.', 'SR-GEN-02': 'Les vaisseaux détruits.' },
  },
  { id: 'SR-BASE', title: 'Bases', rules: { 'SR-BASE-03': 'An outpost shields its owner.' } },
];

describe('the search in the rules', () => {
  it('finds by word, id or title of the chapter, without accents or case', () => {
    expect(findRules(chapters, 'OUTPOST owner').map(({ id }) => id)).toEqual(['SR-BASE']);
    expect(Object.keys(findRules(chapters, 'gen-02')[0]!.rules)).toEqual(['SR-GEN-02']);
    expect(Object.keys(findRules(chapters, 'detruits')[0]!.rules)).toEqual(['SR-GEN-02']);
    expect(countRules(findRules(chapters, 'aim'))).toBe(2);
    expect(findRules(chapters, 'tea')).toEqual([]);
    expect(countRules(findRules(chapters, '  '))).toBe(3);
  });

  it('knows a rule by its id', () => {
    expect(ruleIn(chapters, 'SR-BASE-03')).toBe('An outpost shields its owner.');
    expect(ruleIn(chapters, 'SR-BASE-04')).toBeUndefined();
  });
});

describe('the rules of every game', () => {
  it.each([...gameIds])('%s: the same ids in all languages', async (game) => {
    const ids = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await chaptersOf(game, language)).flatMap((chapter) => Object.keys(chapter.rules)),
      ),
    );
    expect(ids[0]!.length).toBeGreaterThan(20);
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });
  it('have no open places', async () => {
    for (const game of gameIds)
      for (const chapter of await chaptersOf(game, 'en'))
        for (const text of Object.values(chapter.rules)) expect(text).not.toMatch(/\{\w+\}/);
  });
});
