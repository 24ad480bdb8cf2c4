import { rulebookTests } from '@orrery/kernel/testing';
import { describe, it } from 'vitest';
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
