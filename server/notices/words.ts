import type { Language } from '@orrery/kernel';

/** What notices say. No hidden thing: they may be read on a locked screen. */
export const NOTICE: { [L in Language]: (table: string) => { subject: string; text: string } } = {
  en: (table) => ({ subject: `Your turn: ${table}`, text: `The table waits for you: ${table}` }),
  fr: (table) => ({ subject: `À vous : ${table}`, text: `La table vous attend : ${table}` }),
  de: (table) => ({ subject: `Du bist dran: ${table}`, text: `Der Tisch wartet auf dich: ${table}` }),
};

export const REMINDER: { [L in Language]: (table: string, left: string) => { subject: string; text: string } } = {
  en: (table, left) => ({ subject: `Time runs out: ${table}`, text: `${left} left to answer: ${table}` }),
  fr: (table, left) => ({ subject: `Le temps presse : ${table}`, text: `Il reste ${left} pour répondre : ${table}` }),
  de: (table, left) => ({ subject: `Die Zeit läuft ab: ${table}`, text: `Noch ${left} für deine Antwort: ${table}` }),
};

/** In a draft before a match; the game is named by its title. */
export const PICK: { [L in Language]: (game: string) => { subject: string; text: string } } = {
  en: (game) => ({ subject: `Your pick: ${game}`, text: `The draft waits for your pick: ${game}` }),
  fr: (game) => ({ subject: `À vous de choisir : ${game}`, text: `Le draft attend votre choix : ${game}` }),
  de: (game) => ({ subject: `Du wählst: ${game}`, text: `Der Draft wartet auf deine Wahl: ${game}` }),
};

export const DIGEST: { [L in Language]: (tables: readonly string[]) => { subject: string; text: string } } = {
  en: (tables) => ({
    subject: tables.length === 1 ? 'One table waits for you' : `${tables.length} tables wait for you`,
    text: tables.join('\n'),
  }),
  fr: (tables) => ({
    subject: tables.length === 1 ? 'Une table vous attend' : `${tables.length} tables vous attendent`,
    text: tables.join('\n'),
  }),
  de: (tables) => ({
    subject: tables.length === 1 ? 'Ein Tisch wartet auf dich' : `${tables.length} Tische warten auf dich`,
    text: tables.join('\n'),
  }),
};

/** A span of time in whole hours, or in minutes where it is short. */
export function spanInWords(language: Language, ms: number): string {
  const [n, unit] = ms >= 5_400_000 ? [Math.round(ms / 3_600_000), 'hour'] : [Math.ceil(ms / 60_000), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}

/** The one mail that goes to an address before it is confirmed. */
export const CONFIRM: { [L in Language]: (code: string) => { subject: string; text: string } } = {
  en: (code) => ({
    subject: 'Orrery: confirm your mail address',
    text: `Somebody, probably you, wants notices of Orrery sent here. The code is ${code}. If it was not you, do nothing: no further mail comes.`,
  }),
  fr: (code) => ({
    subject: 'Orrery : confirmez votre adresse',
    text: `Quelqu’un, vous sans doute, souhaite recevoir ici les avis d’Orrery. Le code est ${code}. Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.`,
  }),
  de: (code) => ({
    subject: 'Orrery: Bestätige deine Mailadresse',
    text: `Jemand, wahrscheinlich du, möchte hier Nachrichten von Orrery erhalten. Der Code lautet ${code}. Warst du es nicht, tu nichts: Es kommt keine weitere Mail.`,
  }),
};
