import type { Options } from '@orrery/kernel';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import type { BoxSet } from '../content/sets.ts';
import { tileFacts } from '../content/tiles.ts';
import { readMapString } from '../galaxy/mapString.ts';

// What a draft settles before the match: who plays which faction, from the speaker on, and the galaxy (TI4-DRAFT-10).

/** Factions by seat, the speaker's first: 'sol,hacan,jol-nar'. */
export const readFactions = (text: string): FactionId[] | null => {
  const ids = text.split(',').map((word) => FACTION_IDS.find((id) => id === word));
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length ? ids : null;
};
export const flawOfFactions = (text: string): string | null =>
  readFactions(text) ? null : 'different factions by their ids, with commas between them, the speaker first';

/** How many play with these factions and this galaxy; null where neither says so. */
export function playersIn({ factions, galaxy }: Options): number | null {
  const map = readMapString(galaxy ?? '');
  if (!('fault' in map)) return map.layout.players;
  return factions === undefined ? null : (readFactions(factions)?.length ?? null);
}

/** The boxes that are played with: a faction or tile of the expansion brings it along. */
export function setsOf({ expansion, factions, galaxy }: Options): readonly BoxSet[] {
  const map = readMapString(galaxy ?? '');
  const used = [
    ...(readFactions(factions ?? '') ?? []).map((id) => factionSheet(id).set),
    ...('fault' in map ? [] : Object.values(map.placed).map((tile) => tileFacts(tile).set)),
    ...('fault' in map || !map.layout.hyperlanes ? [] : ['pok' as const]),
  ];
  return expansion === 'yes' || used.includes('pok') ? ['base', 'pok'] : ['base'];
}
