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
    turn: () => 'Que faites-vous à votre tour ?',
    layTile: () => 'Quelle tuile système posez-vous, et où ?',
    pickStrategy: () => 'Quelle carte Stratégie prenez-vous ?',
    move: (system) => `Quels vaisseaux déplacez-vous vers ${system}, et que transportent-ils ?`,
    produce: (system) => `Que produisez-vous (${system}) ?`,
    assignHits: (hits, place) => `Répartissez ${hits} (${place}).`,
    announceRetreat: (system) => `Annoncer une retraite de ${system} ?`,
    secondary: (card, price) =>
      `Utilisez-vous la capacité secondaire de ${card}${price === null ? '' : ` pour ${price}`} ?`,
    discard: (over, card) =>
      `Vous avez ${over} ${over === 1 ? 'carte' : 'cartes'} de trop : quelle ${card} défaussez-vous ?`,
    placeTokens: (tokens) => `Où placez-vous ${tokens} ?`,
    spreadTokens: (tokens) => `Comment répartissez-vous vos ${tokens} ?`,
    buyTokens: (tokens, price) => `Combien de ${tokens} achetez-vous, à ${price} d’influence chacun ?`,
    pay: (price, currency, bought) =>
      `Comment payez-vous ${price} en ${currency === 'resources' ? 'ressources' : 'influence'} pour ${bought} ?`,
  },
  one: (thing) => `Choisissez ${thing}.`,
  exactly: (n, things) => `Choisissez ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Choisissez ${things}, ou rien.` : `Choisissez jusqu’à ${n} ${things}.`),
  between: (min, max, things) => `Choisissez ${min} à ${max} ${things}.`,
  asked: (by, question) => `${by} : ${question}`,
};
