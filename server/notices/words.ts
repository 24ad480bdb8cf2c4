import type { Language } from '@orrery/kernel';

/** What a notice says. No hidden thing: it may be read on a locked screen. */
export const NOTICE: { [L in Language]: (table: string) => { subject: string; text: string } } = {
  en: (table) => ({ subject: `Your turn: ${table}`, text: `The table waits for you: ${table}` }),
  fr: (table) => ({ subject: `À vous : ${table}`, text: `La table vous attend : ${table}` }),
  de: (table) => ({ subject: `Du bist dran: ${table}`, text: `Der Tisch wartet auf dich: ${table}` }),
};
