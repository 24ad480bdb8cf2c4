import type { Rulebook } from '@orrery/kernel';

/** Every rule of the game in our words, by ledger id. Each language is a chunk of its own. */
export const rulebook: Rulebook = {
  en: async () => (await import('./en.ts')).chapters,
  fr: async () => (await import('./fr.ts')).chapters,
  de: async () => (await import('./de.ts')).chapters,
};
