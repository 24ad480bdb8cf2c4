/** Names for a guest and for bots: the same in every language. */
const GUESTS = [
  'Vega',
  'Altair',
  'Mira',
  'Rigel',
  'Capella',
  'Deneb',
  'Spica',
  'Atria',
  'Alcor',
  'Maia',
  'Izar',
  'Nashira',
];
export const BOTS = ['Kepler', 'Hypatia', 'Tycho', 'Herschel', 'Halley', 'Leavitt', 'Cassini'];

const STORE = 'orrery.name';

export function myName(): string {
  try {
    const kept = localStorage.getItem(STORE);
    if (kept) return kept;
  } catch {
    // Blocked storage: a new name for this tab.
  }
  const name = GUESTS[Math.floor(Math.random() * GUESTS.length)]!;
  keepName(name);
  return name;
}
/** Whether a name is one that a guest was given here, with or without a number behind it. */
export const wasGiven = (name: string): boolean => GUESTS.includes(name.replace(/ \d{3}$/, ''));

export function keepName(name: string): void {
  try {
    localStorage.setItem(STORE, name);
  } catch {
    // Blocked storage: the name holds for this tab only.
  }
}

/** A name with characters that the server takes in no name (its form `Name`): refused before it is sent, so that one can say which. */
export class NameRefused extends Error {
  readonly characters: readonly string[];
  constructor(characters: readonly string[]) {
    super(`not in a name: ${characters.join(' ')}`);
    this.characters = characters;
  }
}
/** The name as it is sent; throws NameRefused. */
export function allowedName(name: string): string {
  const refused = [...new Set(name.match(/[<>\p{Cc}]/gu))];
  if (refused.length > 0) throw new NameRefused(refused);
  return name;
}
