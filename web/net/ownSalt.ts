import type { MatchSummary } from '@orrery/server/api';

/** What this device contributed to the dice of a match, and what the server was committed to before. */
export interface OwnSalt {
  salt: string;
  commitment: string | null;
}
const PLACE = 'orrery.salts';
/** Old ones go when there are so many. */
const MOST = 200;

function all(): { [match: string]: OwnSalt } {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { [match: string]: OwnSalt };
  } catch {
    return {};
  }
}

export const ownSalt = (match: string): OwnSalt | null => all()[match] ?? null;

/** A fresh number for a match that is about to begin, kept to compare it with the file afterwards. */
export function saltFor({ id, commitment }: Pick<MatchSummary, 'id' | 'commitment'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    const kept = Object.entries(all()).filter(([match]) => match !== id);
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [id, { salt, commitment }]])),
    );
  } catch {
    // A browser that keeps nothing still contributes; it only cannot compare afterwards.
  }
  return salt;
}
