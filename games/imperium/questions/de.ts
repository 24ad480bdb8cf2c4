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
    layTile: () => 'Welches Systemteil legst du, und wohin?',
    pickStrategy: () => 'Welche Strategiekarte nimmst du?',
    move: (system) => `Welche Schiffe ziehst du nach ${system}, und was nehmen sie mit?`,
    produce: (system) => `Was produzierst du in ${system}?`,
  },
  one: (thing) => `Wähle ${thing}.`,
  exactly: (n, things) => `Wähle ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Wähle ${things} oder nichts.` : `Wähle bis zu ${n} ${things}.`),
  between: (min, max, things) => `Wähle ${min} bis ${max} ${things}.`,
  asked: (by, question) => `${by}: ${question}`,
};
