import type { Language } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import game from '../index.ts';
import { rulebook } from './index.ts';

const LANGUAGES: Language[] = ['en', 'fr', 'de'];
const books = { en: await rulebook.en(), fr: await rulebook.fr(), de: await rulebook.de() };
const rulesOf = (language: Language): [string, string][] =>
  books[language].flatMap((chapter) => Object.entries(chapter.rules));

/** Glossary terms, and words for the same thing that must not creep in. */
const TERMS: Record<Language, [RegExp, RegExp][]> = {
  en: [
    [/\bSpace Docks?\b/, /\bspace ?docks?\b|\bSpacedock|\bshipyard/],
    [/\bGround Forces?\b/, /\bground forces?\b|\binfantry\b/],
    [/\bCommand Counters?\b/, /\bcommand counters?\b|\b[Cc]ommand tokens?\b/],
    [/\bTrade Goods?\b/, /\btrade goods?\b/],
    [/\bTechnology Specialt/, /\b[Ss]peciality\b/],
    [/\brefresh/, /\breadied\b|\bready (a|your) planet/],
    [/\bHome Systems?\b/, /\bhome systems?\b/],
    [/\bVictory Points?\b/, /\bvictory points?\b/],
  ],
  fr: [
    [/\bSpace Docks?\b/, /[Dd]ocks? [Ss]patia|[Cc]hantier|\bspace dock/],
    [/\bForces? Terrestres?\b/, /Ground Force|\bGF\b|[Ii]nfanterie|forces? terrestres?/],
    [/\bcompteurs? de Commandement\b/, /\bCC\b|jetons? de [Cc]ommandement|compteurs? de commandement/],
    [/\bMarchandises?\b/, /\bmarchandises?\b|[Bb]iens commerciaux/],
    [/\bPorte-parole\b/, /\b[Oo]rateur|\bPrésident/],
    [/\bWar Suns?\b/, /[Ss]oleils? de [Gg]uerre/],
    [/\bWormholes?\b/, /[Tt]rous? de ver/],
    [/\bordres? du jour\b/, /\bAgendas?\b/],
    [/\bembargo\b/, /\bblocus\b/],
    [/\bSystèmes?-Mères?\b/, /[Ss]ystèmes? natal|[Ss]ystème-mère/],
  ],
  de: [
    [/\bRaumdocks?\b/, /\bRaumwerft|\bWerft/],
    [/\bBodentruppen?\b/, /\bInfanterie|\bBodenstreitkr/],
    [/\bKommandomarker/, /\bBefehlsmarker|\bKommandoz/],
    [/\bHandelsg(ut|üter)/, /\bHandelsware|\bWaren\b/],
    [/\bSprecher\b/, /\bRedner/],
    [/\bKriegssonnen?\b/, /\bWar Sun/],
    [/\bPVS\b/, /\bPDS\b/],
    [/\bTräger\b/, /\bCarrier/],
    [/\bAgend(a|en)\b/, /\bTagesordnung/],
    [/\bWurml(och|öcher)/, /\bWormhole/],
  ],
};

describe('the rulebook in words', () => {
  it('has all 603 rules, in the same chapters and order in every language', () => {
    const outline = (language: Language): [string, string[]][] =>
      books[language].map((chapter) => [chapter.id, Object.keys(chapter.rules)]);
    expect(rulesOf('en')).toHaveLength(603);
    expect(outline('fr')).toEqual(outline('en'));
    expect(outline('de')).toEqual(outline('en'));
    for (const [chapter, ids] of outline('en')) {
      expect(ids).toEqual(ids.map((_, i) => `${chapter}-${String(i + 1).padStart(2, '0')}`));
    }
  });

  it('says something of its own for every rule and chapter', () => {
    for (const language of LANGUAGES) {
      const texts = rulesOf(language).map(([, text]) => text);
      for (const text of texts) expect(text).toMatch(/^[^a-z].*[.!?]$/s);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { title } of books[language]) expect(title.trim()).not.toBe('');
    }
    const all = LANGUAGES.flatMap((language) => rulesOf(language).map(([, text]) => text));
    expect(new Set(all).size).toBe(all.length);
  });

  it('explains every rule that a refusal names', () => {
    const known = new Set(rulesOf('en').map(([id]) => id));
    // The skirmish's own ending is in no book.
    known.add('TI3-SLICE-END');
    const named = [...Object.keys(game.words.en.rule), ...Object.values(game.asks).map((ask) => ask.rule)];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('keeps to the glossary', () => {
    for (const language of LANGUAGES) {
      const rules = rulesOf(language);
      for (const [right, wrong] of TERMS[language]) {
        expect(rules.some(([, text]) => right.test(text))).toBe(true);
        expect(rules.filter(([, text]) => wrong.test(text))).toEqual([]);
      }
    }
  });

  it('is set with the quotation marks and spaces of its language', () => {
    for (const language of LANGUAGES) {
      for (const [, text] of rulesOf(language)) expect(text).not.toMatch(/['"]| {2}/);
    }
    for (const [, text] of rulesOf('fr')) expect(text).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]|[„“”]/);
    for (const [, text] of rulesOf('de')) expect(text).not.toMatch(/”|«|»|\s[:;!?]/);
    for (const [, text] of rulesOf('en')) expect(text).not.toMatch(/„|«|»|\s[:;!?]/);
  });
});
