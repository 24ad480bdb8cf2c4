import { rulebookTests } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { CHART } from '../content/layouts.ts';
import { SLOTS } from '../content/mecatolRex.ts';
import { twilightInscription } from '../game.ts';
import { rulebook } from './index.ts';

rulebookTests({ describe, it }, twilightInscription, rulebook, {
  chapters: {
    'INS-CORE': 15,
    'INS-SETUP': 17,
    'INS-ROUND': 8,
    'INS-STRAT': 14,
    'INS-NAV': 16,
    'INS-EXP': 16,
    'INS-IND': 25,
    'INS-WAR': 36,
    'INS-PROD': 5,
    'INS-COUNCIL': 15,
    'INS-ADV': 23,
    'INS-MEC': 8,
    'INS-TECH': 6,
    'INS-FOCUS': 6,
    'INS-FACTION': 4,
    'INS-RELIC': 6,
    'INS-OBJ': 6,
    'INS-END': 10,
    'INS-SOLO': 34,
    'INS-CLAR': 27,
    'INS-HIDDEN': 8,
    'INS-LEARN': 32,
  },
  glossary: {
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
  },
});

describe.each(['en', 'fr', 'de'] as const)('the rulebook in %s: figures that are our own', (language) => {
  const numbersIn = async (id: string) => {
    const rules = (await rulebook[language]()).map((chapter) => chapter.rules[id]);
    return rules
      .find((rule) => rule !== undefined)!
      .match(/\d+/g)!
      .map(Number);
  };

  it('[INS-ROUND-05] so many cards, and so many Strategy events among them', async () => {
    const strategy = EVENTS.filter(({ type }) => type === 'strategy').length;
    expect(await numbersIn('INS-ROUND-05')).toEqual([EVENTS.length, strategy]);
  });

  it('[INS-MEC-06, INS-MEC-07] the slots of Mecatol Rex', async () => {
    const [first, second, third, fourth, , sixth] = SLOTS as [{ votes: number; vp: number }, ...typeof SLOTS];
    expect(await numbersIn('INS-MEC-06')).toEqual([second!.votes, second!.vp, first.votes, first.vp]);
    expect(await numbersIn('INS-MEC-07')).toEqual([third!.votes, third!.vp, fourth!.votes, sixth!.vp]);
  });

  it('[INS-IND-25] Votes and Trade Goods on the sheet', async () => {
    expect(await numbersIn('INS-IND-25')).toEqual([CHART.votes, CHART.tradeGoods]);
  });
});
