import type { Language, RuleChapter } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { starRealms } from '../index.ts';
import { rulebook } from './index.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
const books = {
  en: await rulebook.en(),
  fr: await rulebook.fr(),
  de: await rulebook.de(),
};
const rulesOf = (book: readonly RuleChapter[]): [id: string, text: string][] =>
  book.flatMap((chapter) => Object.entries(chapter.rules));
const idsOf = (book: readonly RuleChapter[]): string[] => rulesOf(book).map(([id]) => id);
const texts = {
  en: new Map(rulesOf(books.en)),
  fr: new Map(rulesOf(books.fr)),
  de: new Map(rulesOf(books.de)),
};
const textOf = (language: Language, id: string): string => texts[language].get(id) ?? '';

/** How many rules each chapter of the ledger has. */
const CHAPTERS: readonly (readonly [id: string, rules: number])[] = [
  ['SR-GEN', 8],
  ['SR-SETUP', 16],
  ['SR-TURN', 6],
  ['SR-PLAY', 6],
  ['SR-BASE', 13],
  ['SR-ACTION', 10],
  ['SR-ALLY', 8],
  ['SR-SCRAP', 10],
  ['SR-ACQ', 11],
  ['SR-ATTACK', 9],
  ['SR-DISC', 7],
  ['SR-DRAW', 4],
  ['SR-INFO', 5],
  ['SR-CAMP', 20],
  ['SR-UPG', 30],
  ['SR-ONACQ', 14],
  ['SR-POL', 5],
  ['SR-VP', 5],
  ['SR-BETWEEN', 8],
  ['SR-POST', 8],
  ['SR-MODES', 14],
  ['SR-HYDRA', 13],
  ['SR-EMP', 10],
  ['SR-RAID', 15],
  ['SR-OPT', 4],
  ['SR-SYM', 5],
];
const ids = CHAPTERS.flatMap(([id, n]) =>
  Array.from({ length: n }, (_, i) => `${id}-${String(i + 1).padStart(2, '0')}`),
);

/** One term of the glossary; where the English text of a rule uses it, the others must use theirs. */
const TERMS: readonly { readonly [L in Language]: RegExp }[] = [
  { en: /\bOutposts?\b/, fr: /Avant-Postes?/, de: /Außenposten/ },
  { en: /\bTrade Row\b/, fr: /Ligne d’Achat/, de: /Handelsreihe/ },
  { en: /\bTrade Deck\b/, fr: /pile Commerce/, de: /Handelsdeck/ },
  { en: /\bScrap Heap\b/, fr: /Casse/, de: /Schrotthaufen/ },
  { en: /\bAuthority\b/, fr: /Influence/, de: /Autorität/ },
  { en: /\bExplorers?\b/, fr: /Prospecteurs?/, de: /Entdecker/ },
  { en: /\bAlly Abilit(y|ies)\b/, fr: /actions? Allié/, de: /Verbündetenfähigkeit/ },
  { en: /\bon-acquire abilit(y|ies)\b/, fr: /« À l’acquisition »/, de: /Erwerbsfähigkeit/ },
  { en: /\bPersonal Decks?\b/, fr: /Decks? Personnels?/, de: /persönliche[ns]? Decks?/ },
  { en: /\bMain Phase\b/, fr: /Phase Principale/, de: /Hauptphase/ },
  { en: /\bRaiders?\b/, fr: /Soldats? d’Élite/, de: /Elitesoldat/ },
];

/** Words for things of the game that the glossary does not know. */
const FORBIDDEN: { readonly [L in Language]: RegExp } = {
  en: /Influence|Prospector|Trade Line|Trade Pile|Scrapyard|Junk|Forward Base|neighbour/i,
  fr: /Autorité|Explorateur|Vipère|Rebut|Ferraille|Ligne de Commerce|Deck Commerce|capacité|Poste avancé|Pillard/i,
  de: /Einfluss|Kundschafter|Späher|Viper|Handelszeile|Handelsstapel|Schrottplatz|Vorposten|Alliierte|Kaiser/i,
};

describe('the rulebook', () => {
  it('has all 264 rules of the ledger, in its order', () => {
    expect(ids).toHaveLength(264);
    for (const language of LANGUAGES) {
      expect(books[language].map((chapter) => chapter.id)).toEqual(CHAPTERS.map(([id]) => id));
      expect(idsOf(books[language])).toEqual(ids);
    }
  });
  it('keeps every rule in the chapter its id names', () => {
    for (const language of LANGUAGES)
      for (const { id, rules } of books[language])
        expect(Object.keys(rules).filter((rule) => rule.replace(/-\d+$/, '') !== id)).toEqual([]);
  });
  it('has every rule that a refusal or a result names, but for the two of this house', () => {
    const named = Object.keys(starRealms.words.en.rule);
    expect(named.filter((id) => !ids.includes(id))).toEqual(['SR-ABANDONED', 'SR-LONG-GAME']);
  });
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const rules = rulesOf(books[language]);
  it('says each rule in whole sentences, three at most', () => {
    const whole = /^[\p{Lu}“„«].*[.!?]$/u;
    const sentences = (text: string): number => text.match(/[.!?](?=\s+[\p{Lu}“„«]|$)/gu)?.length ?? 0;
    expect(rules.filter(([, text]) => !whole.test(text) || / {2}|\s$/.test(text))).toEqual([]);
    expect(rules.filter(([, text]) => sentences(text) < 1 || sentences(text) > 3)).toEqual([]);
  });
  it('says nothing twice, titles included', () => {
    const said = [...rules.map(([, text]) => text), ...books[language].map((chapter) => chapter.title)];
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
  });
  it('keeps to the words of the glossary', () => {
    expect(rules.filter(([, text]) => FORBIDDEN[language].test(text))).toEqual([]);
    for (const term of TERMS) {
      const uses = ids.filter((id) => term.en.test(textOf('en', id)));
      expect(uses.length).toBeGreaterThan(3);
      expect(uses.filter((id) => !term[language].test(textOf(language, id).replaceAll('\u202f', ' ')))).toEqual([]);
    }
  });
  it('uses the signs of its language', () => {
    const wrong = {
      en: /['"„«»]/,
      fr: /['"“”„]|[^\u202f][;:!?»]|«[^\u202f]/,
      de: /['"«»”]|\s[;:!?]|„[^“]*$/,
    }[language];
    expect(rules.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

describe('translations', () => {
  it('are no copies of each other', () => {
    expect(ids.filter((id) => new Set(LANGUAGES.map((language) => textOf(language, id))).size < 3)).toEqual([]);
  });
  it('name the same figures', () => {
    const figures = (language: Language, id: string): string =>
      [...new Set(textOf(language, id).match(/\d+/g))].toSorted().join();
    for (const language of LANGUAGES)
      expect(ids.filter((id) => figures(language, id) !== figures('en', id))).toEqual([]);
  });
});
