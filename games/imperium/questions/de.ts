import type { PickLanguage } from './picks.ts';

export const de: PickLanguage = {
  things: {
    player: ['einen Spieler', 'Spieler'],
    planet: ['einen Planeten', 'Planeten'],
    system: ['ein System', 'Systeme'],
    technology: ['eine Technologie', 'Technologien'],
    law: ['ein Gesetz', 'Gesetze'],
    ship: ['ein Schiff', 'Schiffe'],
    die: ['einen Würfel', 'Würfel'],
    strategyCard: ['eine Strategiekarte', 'Strategiekarten'],
  },
  chapters: {
    turn: () => 'Was tust du in deinem Zug?',
    layTile: () => 'Welches Systemteil legst du, und wohin?',
    pickStrategy: () => 'Welche Strategiekarte nimmst du?',
    move: (system) => `Welche Schiffe ziehst du nach ${system}, und was nehmen sie mit?`,
    produce: (system) => `Was produzierst du in ${system}?`,
    assignHits: (hits, place) => `Verteile ${hits} (${place}).`,
    announceRetreat: (system) => `Rückzug aus ${system} ankündigen?`,
    secondary: (card, price) => `Nutzt du die Sekundärfähigkeit von ${card}${price === null ? '' : ` für ${price}`}?`,
    discard: (over, card) => `Du hast ${over} ${over === 1 ? 'Karte' : 'Karten'} zu viel: Welche ${card} wirfst du ab?`,
    placeTokens: (tokens) => `Wohin legst du ${tokens}?`,
    spreadTokens: (tokens) => `Wie verteilst du deine ${tokens}?`,
    buyTokens: (tokens, price) => `Wie viele ${tokens} kaufst du, zu je ${price} Einfluss?`,
    pay: (price, currency, bought) =>
      `Wie bezahlst du ${price} ${currency === 'resources' ? 'Ressourcen' : 'Einfluss'} für ${bought}?`,
  },
  one: (thing) => `Wähle ${thing}.`,
  exactly: (n, things) => `Wähle ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Wähle ${things} oder nichts.` : `Wähle bis zu ${n} ${things}.`),
  between: (min, max, things) => `Wähle ${min} bis ${max} ${things}.`,
  asked: (by, question) => `${by}: ${question}`,
};
