import { describe, expect, it } from 'vitest';
import { mini } from '../toy/mini.ts';
import type { Language, RuleChapter } from '../index.ts';
import { rulebookTests } from './index.ts';
import type { RulebookLaw } from './index.ts';

const sound: { [L in Language]: RuleChapter } = {
  en: {
    id: 'MINI-A',
    title: 'Play',
    rules: { 'MINI-A-01': 'Draw 2 cards.', 'MINI-A-02': 'Say “stop”. It ends.' },
  },
  fr: {
    id: 'MINI-A',
    title: 'Jeu',
    rules: { 'MINI-A-01': 'Piochez 2 cartes.', 'MINI-A-02': 'Dites «\u202fstop\u202f». C’est fini.' },
  },
  de: {
    id: 'MINI-A',
    title: 'Spiel',
    rules: { 'MINI-A-01': 'Zieh 2 Karten.', 'MINI-A-02': 'Sag „halt“. Das ist das Ende.' },
  },
};
const glossary = {
  en: [[/Draw/, /Pick/]],
  fr: [[/Piochez/, /Tirez/]],
  de: [[/Karten/, /Blätter/]],
} satisfies RulebookLaw['glossary'];
/** The words of the mini game, with these sentences for refusals. */
const namingRules = (rule: { [id: string]: string }) => ({
  ...mini.words,
  en: async () => ({ ...(await mini.words.en()), rule }),
});
const law: RulebookLaw = { chapters: { 'MINI-A': 2 }, ofThisProject: [], glossary };
const game = { ...mini, asks: {} as typeof mini.asks, words: namingRules({}) };

/** The titles of the tests that fail. */
async function failures(
  chapters: { [L in Language]?: readonly RuleChapter[] },
  given: { law?: Partial<RulebookLaw>; game?: typeof game } = {},
): Promise<string[]> {
  const bodies: [title: string, body: () => void | Promise<void>][] = [];
  const runner = {
    describe: (_title: string, body: () => void) => body(),
    it: (title: string, body: () => void | Promise<void>) => void bodies.push([title, body]),
  };
  const book = (language: Language) => () => Promise.resolve(chapters[language] ?? [sound[language]]);
  const rulebook = { en: book('en'), fr: book('fr'), de: book('de') };
  rulebookTests(runner, given.game ?? game, rulebook, { ...law, ...given.law });
  const failed: string[] = [];
  for (const [title, body] of bodies)
    await Promise.resolve()
      .then(body)
      .catch(() => failed.push(title));
  return failed;
}
const english = (rules: Record<string, string>, title = 'Play') => ({
  en: [{ ...sound.en, title, rules: { ...sound.en.rules, ...rules } }],
});

describe('the tests of a rulebook', () => {
  it('pass a sound one', async () => {
    expect(await failures({})).toEqual([]);
  });
  it.each([
    ['a rule too many', { 'MINI-A-03': 'Go on.' }],
    ['a rule of another chapter', { 'MINI-B-01': 'Go on.' }],
  ])('notice %s', async (_, rules) => {
    expect(await failures(english(rules))).toContainEqual(expect.stringContaining('the order of the ledger'));
  });
  it('notice rules in another order, and a chapter that is missing', async () => {
    const { 'MINI-A-01': first, 'MINI-A-02': second } = sound.de.rules;
    const turned = { ...sound.de, rules: { 'MINI-A-02': second!, 'MINI-A-01': first! } };
    expect(await failures({ de: [turned] })).toContainEqual(expect.stringContaining('the order of the ledger'));
    expect(await failures({}, { law: { chapters: { 'MINI-A': 2, 'MINI-B': 0 } } })).toEqual([
      'has all 2 rules, in the chapters and the order of the ledger',
    ]);
  });
  it.each([
    ['no whole sentence', 'draw 2 cards.', 'says each rule in whole sentences, three at most'],
    ['a sentence without an end', 'Draw 2 cards', 'says each rule in whole sentences, three at most'],
    ['four sentences', 'Draw 2 cards. Look. Look again. Stop.', 'says each rule in whole sentences, three at most'],
    ['a rule said twice', 'Say “stop”. It ends.', 'says nothing twice, titles included'],
    ['a word the glossary does not know', 'Pick 2 cards, or Draw.', 'keeps to the words of the glossary'],
    ['a term that nobody uses', 'Take 2 cards.', 'keeps to the words of the glossary'],
    ['straight quotation marks', 'Draw 2 "cards".', 'uses the signs and spaces of its language'],
    ['two spaces', 'Draw  2 cards.', 'uses the signs and spaces of its language'],
    ['another figure', 'Draw 3 cards.', 'names the same figures in every language'],
  ])('notice %s', async (_, text, check) => {
    expect(await failures(english({ 'MINI-A-01': text }))).toContain(check);
  });
  it('notice a title that is empty or stands twice', async () => {
    expect(await failures(english({}, ' '))).toEqual(['says nothing twice, titles included']);
    expect(await failures(english({}, 'Draw 2 cards.'))).toEqual(['says nothing twice, titles included']);
  });
  it('notice a rule left untranslated', async () => {
    const fr = { ...sound.fr, rules: { ...sound.fr.rules, 'MINI-A-02': sound.en.rules['MINI-A-02']! } };
    expect(await failures({ fr: [fr] })).toContain('says no rule in the words of another language');
  });
  it.each([
    ['fr', 'Piochez 2 cartes !'],
    ['fr', 'Piochez 2 «cartes\u202f».'],
    ['de', 'Zieh 2 Karten !'],
    ['de', 'Zieh 2 «Karten».'],
    ['de', 'Zieh 2 „Karten.'],
  ] as const)('notice foreign signs: %s %s', async (language, text) => {
    const book = { ...sound[language], rules: { ...sound[language].rules, 'MINI-A-01': text } };
    expect(await failures({ [language]: [book] })).toEqual(['uses the signs and spaces of its language']);
  });
  it('notice a refusal whose rule is in no book, and a rule of the project that nothing names', async () => {
    const words = namingRules({ 'MINI-X-01': 'No.' });
    expect(await failures({}, { game: { ...game, words } })).toEqual([
      'explains every rule that a refusal or a result names',
    ]);
    expect(await failures({}, { game: { ...game, words }, law: { ofThisProject: ['MINI-X-01'] } })).toEqual([]);
    expect(await failures({}, { game: { ...game, asks: mini.asks } })).toEqual([
      'explains every rule that a refusal or a result names',
    ]);
    expect(await failures({}, { law: { ofThisProject: ['MINI-X-01'] } })).toEqual([
      'explains every rule that a refusal or a result names',
    ]);
  });
});
