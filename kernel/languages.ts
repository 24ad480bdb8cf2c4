/** In a file of its own: pages that show no game need nothing else of the kernel. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
