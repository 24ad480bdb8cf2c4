import { rulebookTests } from '@orrery/kernel/testing';
import { describe, it } from 'vitest';
import { rulebook } from './index.ts';

// The rules are explained before they are played: nothing names one yet.
const game = { id: 'ti4', asks: {}, words: { en: { rule: {} } } };

rulebookTests({ describe, it }, game, rulebook, {
  chapters: {
    'TI4-GEN': 13,
    'TI4-GOAL': 11,
    'TI4-COMP': 14,
    'TI4-INFO': 7,
    'TI4-SETUP': 20,
    'TI4-MAP': 14,
    'TI4-DRAFT': 11,
    'TI4-TRACK': 7,
    'TI4-ROUND': 10,
    'TI4-STRAT': 7,
    'TI4-SC': 37,
    'TI4-ACT': 15,
  },
  glossary: {
    en: [
      [/\bspace docks?\b/, /\bspacedock|\bshipyard/i],
      [/\bground forces?\b/, /\bground troops?\b/i],
      [/\bcommand tokens?\b/, /\bcommand counters?\b/i],
      [/\btrade goods?\b/, /\btradegoods?\b/i],
      [/\bneighbors?\b/, /\bneighbouring\b/],
      [/\bpromissory notes?\b/, /\bpromise notes?\b/i],
      [/\breadied\b/, /\brefresh/i],
      [/\bhome systems?\b/, /\bHome System/],
    ],
    fr: [
      [/\bdocks? spatia/, /[Cc]hantier|\bspace dock/],
      [/\btroupes? terrestres?\b/, /forces? terrestres?/i],
      [/\bpions? commandement\b/, /jetons? de commandement|pions? de commandement|compteur/i],
      [/\bbiens? commercia/, /marchandise|biens? de commerce/i],
      [/\borateur\b/, /porte-parole|président/i],
      [/\bSoleils? de Guerre\b/, /\bWar Suns?\b|soleils? de guerre/],
      [/\bprojets?\b/, /\bordres? du jour|\bagendas?\b/i],
      [/\bSDP\b/, /\bPDS\b/],
      [/\bcuirassés?\b/, /dreadnought/i],
      [/\bbillets? à ordre\b/, /\bpromesses?\b/i],
      [/\bmanches?\b/, /\btours? de jeu\b/i],
    ],
    de: [
      [/\bRaumwerft/, /\bRaumdock/],
      [/\bBodentruppe/, /\bBodenstreitkr/],
      [/\bKommandomarker/, /\bBefehlsmarker|\bKommandoz/],
      [/\bHandelsware/, /\bHandelsg(ut|üter)/],
      [/\bSprecher/, /\bRedner/],
      [/\bKriegssonne/, /\bWar Sun/],
      [/\bPVS\b/, /\bPDS\b/],
      [/\bSchlachtschiff/, /\bDreadnought/],
      [/\bVertragskarte/, /\bSchuldschein|\bVersprechen/],
      [/\bMassenprodukt/, /\bRohstoff/],
      [/\bspielbereit/, /\baufgefrischt|\bbereitgemacht/],
    ],
  },
});
