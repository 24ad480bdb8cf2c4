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
export function keepName(name: string): void {
  try {
    localStorage.setItem(STORE, name);
  } catch {
    // Blocked storage: the name holds for this tab only.
  }
}
