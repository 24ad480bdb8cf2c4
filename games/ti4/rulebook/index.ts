/** Every rule of the game in our words. Each language is a chunk of its own, fetched when it is read. */
import type { Rulebook } from '@orrery/kernel';

export const rulebook: Rulebook = {
  en: async () => (await import('./en.ts')).chapters,
  fr: async () => (await import('./fr.ts')).chapters,
  de: async () => (await import('./de.ts')).chapters,
};
