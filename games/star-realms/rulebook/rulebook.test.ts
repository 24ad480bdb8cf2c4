import { LANGUAGES } from '@orrery/kernel';
import type { Language } from '@orrery/kernel';
import { rulebookTests } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { starRealms } from '../index.ts';
import { rulebook } from './index.ts';

rulebookTests({ describe, it }, starRealms, rulebook, {
  chapters: {
    'SR-GEN': 8,
    'SR-SETUP': 16,
    'SR-TURN': 6,
    'SR-PLAY': 6,
    'SR-BASE': 13,
    'SR-ACTION': 10,
    'SR-ALLY': 8,
    'SR-SCRAP': 10,
    'SR-ACQ': 11,
    'SR-ATTACK': 9,
    'SR-DISC': 7,
    'SR-DRAW': 4,
    'SR-INFO': 5,
    'SR-CAMP': 20,
    'SR-UPG': 30,
    'SR-ONACQ': 14,
    'SR-POL': 5,
    'SR-VP': 5,
    'SR-BETWEEN': 8,
    'SR-POST': 8,
    'SR-MODES': 14,
    'SR-HYDRA': 13,
    'SR-EMP': 10,
    'SR-RAID': 15,
    'SR-OPT': 4,
    'SR-SYM': 5,
  },
  ofThisProject: ['SR-ABANDONED', 'SR-LONG-GAME', 'SR-RESIGNED', 'SR-OUT-OF-TIME'],
  glossary: {
    en: [
      [/\bAuthority\b/, /Influence/i],
      [/\bExplorers?\b/, /Prospector/i],
      [/\bTrade Row\b/, /Trade Line/i],
      [/\bTrade Deck\b/, /Trade Pile/i],
      [/\bScrap Heap\b/, /Scrapyard|Junk/i],
      [/\bOutposts?\b/, /Forward Base/i],
      [/\bneighbor/, /neighbour/i],
    ],
    fr: [
      [/\bInfluence\b/, /Autorité/i],
      [/\bProspecteurs?\b/, /Explorateur/i],
      [/\bCasse\b/, /Rebut|Ferraille/i],
      [/\bLigne d’Achat\b/, /Ligne de Commerce/i],
      [/\bpile Commerce\b/, /Deck Commerce/i],
      [/\bactions?\b/, /capacité/i],
      [/\bAvant-Postes?\b/, /Poste avancé/i],
      [/\bSoldats? d’Élite\b/, /Pillard/i],
      [/\bVipers?\b/, /Vipère/i],
    ],
    de: [
      [/\bAutorität\b/, /Einfluss/i],
      [/\bEntdecker\b/, /Kundschafter|Späher/i],
      [/\bHandelsreihe\b/, /Handelszeile/i],
      [/\bHandelsdecks?\b/, /Handelsstapel/i],
      [/\bSchrotthaufen\b/, /Schrottplatz/i],
      [/\bAußenposten\b/, /Vorposten/i],
      [/\bVerbündete/, /Alliierte/i],
      [/\bNattern?\b/, /Viper/i],
      [/\bImperator/, /Kaiser/i],
    ],
  },
});

/** Terms of the glossary: where the English text of a rule uses one, the others must use theirs. */
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

describe('the rulebook’s translations', () => {
  it.each(LANGUAGES)('name in %s what the English names', async (language) => {
    const english = (await rulebook.en()).flatMap(({ rules }) => Object.entries(rules));
    const rules = Object.assign({}, ...(await rulebook[language]()).map((chapter) => chapter.rules)) as Record<
      string,
      string
    >;
    for (const term of TERMS) {
      const uses = english.filter(([, text]) => term.en.test(text)).map(([id]) => id);
      expect(uses.length).toBeGreaterThan(3);
      expect(uses.filter((id) => !term[language].test(rules[id]!.replaceAll('\u202f', ' ')))).toEqual([]);
    }
  });
});
