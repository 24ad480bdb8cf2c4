import { createRoot, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

// What a reader notes on the map for themselves: words at systems, and arrows from system to system. It stays on this device.

export interface Notes {
  readonly words: { readonly [system: string]: string };
  readonly arrows: readonly (readonly [from: string, to: string])[];
}
const NONE: Notes = { words: {}, arrows: [] };

/** The notes with other words at a system; none take the note away. */
export function withWords(notes: Notes, system: string, words: string): Notes {
  const { [system]: _, ...others } = notes.words;
  return { ...notes, words: words.trim() === '' ? others : { ...others, [system]: words } };
}
/** The notes with an arrow more, or without it where it was drawn before. */
export function withArrow(notes: Notes, from: string, to: string): Notes {
  if (from === to) return notes;
  const others = notes.arrows.filter(([a, b]) => a !== from || b !== to);
  return { ...notes, arrows: others.length < notes.arrows.length ? others : [...others, [from, to]] };
}
/** The notes without the arrows that begin at a system. */
export const withoutArrows = (notes: Notes, from: string): Notes => ({
  ...notes,
  arrows: notes.arrows.filter(([start]) => start !== from),
});

/** What was kept, as far as it can still be read. */
export function readNotes(kept: string | null): Notes {
  try {
    const { words, arrows } = JSON.parse(kept ?? 'null') as Notes;
    const isRead =
      typeof words === 'object' &&
      Object.values(words).every((one) => typeof one === 'string') &&
      arrows.every((ends) => ends.length === 2 && ends.every((end) => typeof end === 'string'));
    return isRead ? { words, arrows } : NONE;
  } catch {
    return NONE;
  }
}

export interface OwnNotes {
  notes: Accessor<Notes>;
  change: (to: Notes) => void;
  /** The system that an arrow is being drawn from. */
  start: Accessor<string | null>;
  begin: (system: string | null) => void;
}
const store = (match: string): string => `orrery.notes.${match}`;

function createNotes(match: string): OwnNotes {
  const kept = (): string | null => {
    try {
      return localStorage.getItem(store(match));
    } catch {
      return null;
    }
  };
  const [notes, setNotes] = createSignal(readNotes(kept()));
  const [start, begin] = createSignal<string | null>(null);
  const change = (to: Notes): void => {
    setNotes(to);
    try {
      if (Object.keys(to.words).length + to.arrows.length > 0) localStorage.setItem(store(match), JSON.stringify(to));
      else localStorage.removeItem(store(match));
    } catch {
      // Blocked storage: the notes last as long as the page.
    }
  };
  return { notes, change, start, begin };
}

const known = new Map<string, OwnNotes>();
/** The notes of a match, the same wherever they are shown. */
export function notesOf(match: string): OwnNotes {
  const own = known.get(match) ?? createRoot(() => createNotes(match));
  known.set(match, own);
  return own;
}
