import type { PickLanguage } from './picks.ts';

export const fr: PickLanguage = {
  things: {
    player: ['un joueur', 'joueurs'],
    planet: ['une planète', 'planètes'],
    system: ['un système', 'systèmes'],
    technology: ['une technologie', 'technologies'],
    law: ['une loi', 'lois'],
    ship: ['un vaisseau', 'vaisseaux'],
    die: ['un dé', 'dés'],
    strategyCard: ['une carte Stratégie', 'cartes Stratégie'],
  },
  chapters: {
    layTile: () => 'Quelle tuile système posez-vous, et où ?',
    pickStrategy: () => 'Quelle carte Stratégie prenez-vous ?',
    move: (system) => `Quels vaisseaux déplacez-vous vers ${system}, et que transportent-ils ?`,
    produce: (system) => `Que produisez-vous (${system}) ?`,
  },
  one: (thing) => `Choisissez ${thing}.`,
  exactly: (n, things) => `Choisissez ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Choisissez ${things}, ou rien.` : `Choisissez jusqu’à ${n} ${things}.`),
  between: (min, max, things) => `Choisissez ${min} à ${max} ${things}.`,
  asked: (by, question) => `${by} : ${question}`,
};
