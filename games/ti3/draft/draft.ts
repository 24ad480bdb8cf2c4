import { drafts } from '@orrery/imperium';
import { sampler, shuffleWith } from '@orrery/kernel';
import { RACES } from '../content/races/races.ts';
import type { RaceId } from '../content/races/races.ts';
import { LAYOUTS } from '../galaxy/layouts.ts';

// A draft of races and places at the table, in snake order; all of it follows from the seed. It travels in a link: its settings and its picks.

export const CATEGORIES = ['faction', 'position'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Pick = drafts.Pick<Category>;

export interface DraftLink {
  readonly players: number;
  readonly seed: string;
  /** Races that are offered. */
  readonly factions: number;
  readonly banned: readonly RaceId[];
  readonly names: readonly string[];
  readonly picks: readonly Pick[];
}
export interface Draft extends drafts.Snake<Category> {
  readonly link: DraftLink;
  readonly races: readonly RaceId[];
}
export type DraftFault =
  | { readonly fault: 'unreadable'; readonly word: string }
  | { readonly fault: 'too-few-factions' }
  | { readonly fault: 'no-such-pick'; readonly pick: number };

const RACE_IDS = RACES.map(({ id }) => id);
const NAME = 24;
const LONGEST = 1000;
const unreadable = (word: string): DraftFault => ({ fault: 'unreadable', word: word.slice(0, 30) });

export function readDraft(query: URLSearchParams): DraftLink | DraftFault {
  if (query.toString().length > LONGEST) return unreadable(query.toString());
  const get = (key: string): string => query.get(key) ?? '';
  const players = Number(get('players') || '6');
  if (!LAYOUTS.some((one) => one.players === players)) return unreadable(get('players'));
  const factions = get('factions') === '' ? Math.min(players + 2, RACE_IDS.length) : Number(get('factions'));
  if (!Number.isInteger(factions) || factions < players || factions > RACE_IDS.length)
    return unreadable(get('factions'));
  const banned = get('banned').split(',').filter(Boolean);
  const unknown = banned.find((id) => !RACE_IDS.some((race) => race === id));
  if (unknown !== undefined) return unreadable(unknown);
  const picks = drafts.readPicks(get('picks'), CATEGORIES);
  if (!picks) return unreadable(get('picks'));
  const names = get('names').split(',');
  return {
    players,
    seed: get('seed').slice(0, 40) || '1',
    factions,
    banned: banned as RaceId[],
    names: Array.from({ length: players }, (_, i) => (names[i] ?? '').trim().slice(0, NAME)),
    picks,
  };
}

export function writeDraft({ players, seed, factions, banned, names, picks }: DraftLink): URLSearchParams {
  const parts = {
    players: `${players}`,
    seed,
    factions: `${factions}`,
    banned: banned.join(),
    names: names.some((name) => name !== '') ? names.join() : '',
    picks: drafts.writePicks(picks),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== ''));
}

export function draftOf(link: DraftLink): Draft | DraftFault {
  const { players, seed, factions, banned, picks } = link;
  const open = RACE_IDS.filter((id) => !banned.includes(id));
  shuffleWith(open, sampler(`draft ${seed}`));
  const races = open.slice(0, factions);
  if (races.length < players) return { fault: 'too-few-factions' };
  const begun = drafts.beginSnake<Category>(drafts.orderFrom(seed, players), {
    faction: races.length,
    position: players,
  });
  const draft = drafts.afterPicks(begun, picks);
  return 'pick' in draft ? { fault: 'no-such-pick', pick: draft.pick } : { ...draft, link, races };
}

/** Who sits where with which race, from the Speaker on; null while the draft goes on. */
export function seatingOf({ taken, next, races }: Draft): { player: number; race: RaceId }[] | null {
  if (next !== null) return null;
  return taken
    .map(({ faction, position }, player) => ({ player, race: races[faction!]!, position: position! }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ player, race }) => ({ player, race }));
}
