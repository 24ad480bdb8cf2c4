import type { Language } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { twilightInscription } from '../index.ts';
import { rulebook } from './index.ts';

const LANGUAGES: Language[] = ['en', 'fr', 'de'];
const books = { en: await rulebook.en(), fr: await rulebook.fr(), de: await rulebook.de() };
const rulesOf = (language: Language): [string, string][] =>
  books[language].flatMap((chapter) => Object.entries(chapter.rules));

/** Glossary terms, and words for the same thing that must not creep in. */
const TERMS: Record<Language, [RegExp, RegExp][]> = {
  en: [
    [/\bassets?\b/, /\badvantages?\b/i],
    [/\bMaterials\b/, /\bMaterial\b|\bmaterials\b/],
    [/\bCouncilors?\b/, /\b[Dd]elegates?\b|\bCouncillor/],
    [/\bStage\b/, /\b[Pp]hases?\b/],
    [/\bneighbors?\b/, /neighbour/i],
    [/\bspace docks?\b/, /\bspacedock/i],
    [/\bTrade Goods?\b/, /\btrade goods?\b/],
    [/\bscrap/, /\bdestroy/],
  ],
  fr: [
    [/\bAvantages?\b/, /\b[Aa]touts?\b|\bavantages? (?!de\b)/],
    [/\bMatériaux\b/, /\bMatériau\b|\bmatériaux\b|\bMatières?\b/],
    [/\bConseillers?\b/, /[Dd]élégués?/],
    [/\bStades?\b/, /\b[Pp]hases?\b/],
    [/\bOrateur\b/, /[Pp]orte-parole|\bPrésident/],
    [/\bDocks? Spatia(l|ux)\b/, /docks? spatia|[Cc]hantiers?/],
    [/\bProjets?\b/, /\bAgendas?\b|[Oo]rdre du jour/],
    [/\bdétrui/, /rebut|ferraille/],
  ],
  de: [
    [/Vorteil/, /\bAsset/],
    [/\bBaustoff\b/, /\bRohstoff|\bMaterial/],
    [/\bRatsmitglied/, /[Dd]elegiert/],
    [/\bPhase\b/, /\bStadium\b|\bEpoche/],
    [/\bSprecher\b/, /\bRedner/],
    [/\bRaumwerft/, /\bRaumdock|\bDock/],
    [/\bSternsystem/, /\bSystem/],
    [/\bnicht freigeschaltet\b/, /\bgesperrt|\bblockiert/],
  ],
};

describe('the rulebook in words', () => {
  it('has all 337 rules, in the same chapters and order in every language', () => {
    const outline = (language: Language): [string, string[]][] =>
      books[language].map((chapter) => [chapter.id, Object.keys(chapter.rules)]);
    expect(rulesOf('en')).toHaveLength(337);
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
    const named = [
      ...Object.keys(twilightInscription.words.en.rule),
      ...Object.values(twilightInscription.asks).map((ask) => ask.rule),
    ];
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
