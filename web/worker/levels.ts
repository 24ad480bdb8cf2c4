/** Strengths a seat can be given on this device, weakest first, and the bot behind each. */
export const LEVELS = ['gentle', 'steady', 'fierce'] as const;
export type Level = (typeof LEVELS)[number];
export const BOT_BEHIND: { [L in Level]: string } = { gentle: 'quick', steady: 'search:80ms', fierce: 'search:400ms' };
