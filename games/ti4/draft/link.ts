import { drafts } from '@orrery/imperium';
import { DRAFT_LAYOUTS, SLICE_VALUE } from '../content/draft.ts';
import { FACTION_IDS } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import { TILES, tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { defaultPool } from '../galaxy/draftPool.ts';
import type { Slice } from '../galaxy/draftPool.ts';
import { CATEGORIES } from './draft.ts';
import type { DraftSettings, Pick } from './draft.ts';

// A draft in a link: its settings and its picks. Everything comes from outside and is checked first.

export interface DraftLink {
  readonly settings: DraftSettings;
  readonly picks: readonly Pick[];
  /** What the players are called. */
  readonly names: readonly string[];
}
export type LinkFault = { readonly fault: 'unreadable'; readonly word: string };
const unreadable = (word: string): LinkFault => ({ fault: 'unreadable', word: word.slice(0, 30) });

const LONGEST = 2000;
const NAME = 24;
const MOST_SLICES = 12;

const factionsIn = (text: string): FactionId[] | LinkFault => {
  const found: FactionId[] = [];
  for (const word of text.split(',').filter(Boolean)) {
    const id = FACTION_IDS.find((one) => one === word);
    if (!id) return unreadable(word);
    found.push(id);
  }
  return found;
};
/** Homes, Mecatol Rex and what lies beside a map are in no slice. */
const isOfMaps = (id: string): boolean => id in TILES && ['blue', 'red'].includes(tileFacts(id as TileId).back ?? '');
/** Slices of five tile numbers, with a stroke between two: '26-39-28-35-47_...'. */
const slicesIn = (text: string): Slice[] | LinkFault => {
  const found: Slice[] = [];
  for (const words of text.split('_').filter(Boolean)) {
    const tiles = words.split('-').map((word) => `tile-${word}`);
    if (tiles.length !== 5 || tiles.some((id) => !isOfMaps(id))) return unreadable(words);
    found.push(tiles as unknown as [TileId, TileId, TileId, TileId, TileId]);
  }
  return found;
};
/** The least influence, the least resources, the least and the most of both, in halves: '4,2.5,9,13' (TI4-DRAFT-07). */
function valueIn(text: string): DraftSettings['value'] | LinkFault {
  if (text === '') return SLICE_VALUE;
  const words = text.split(',');
  if (words.length !== 4 || words.some((word) => !/^\d{1,2}(\.5)?$/.test(word))) return unreadable(text);
  const [influence, resources, least, most] = words.map(Number) as [number, number, number, number];
  return least <= most ? { influence, resources, total: [least, most] } : unreadable(text);
}
/** The players as the group fixed them, counted from 1: '2,1,3' (TI4-DRAFT-03). */
function orderIn(text: string, players: number): number[] | null | LinkFault {
  if (text === '') return null;
  const order = text.split(',').map((word) => (/^[1-8]$/.test(word) ? Number(word) - 1 : -1));
  const isWhole = order.length === players && new Set(order).size === players;
  return isWhole && order.every((player) => player >= 0 && player < players) ? order : unreadable(text);
}
const picksIn = (text: string): Pick[] | LinkFault => drafts.readPicks(text, CATEGORIES) ?? unreadable(text);

export function readDraft(query: URLSearchParams): DraftLink | LinkFault {
  if (query.toString().length > LONGEST) return unreadable(query.toString());
  const get = (key: string): string => query.get(key) ?? '';
  const number = (key: string, fallback: number, most: number): number | LinkFault => {
    if (get(key) === '') return fallback;
    return /^\d{1,2}$/.test(get(key)) && Number(get(key)) <= most ? Number(get(key)) : unreadable(get(key));
  };
  const players = number('players', 6, 8);
  if (typeof players !== 'number' || !DRAFT_LAYOUTS.some((one) => one.players === players))
    return unreadable(get('players'));
  const sets = get('base') === '1' ? (['base'] as const) : (['base', 'pok'] as const);
  const withoutSlices = get('kind') === 'factions';
  // Slices for all need tiles of the expansion, and so do more than six players.
  if (sets.length === 1 && (!withoutSlices || players > 6)) return unreadable('base=1');
  const usual = defaultPool(players, sets, get('seed').slice(0, 40) || '1');
  const slices = number('slices', usual.slices, MOST_SLICES);
  const factions = number('factions', usual.factions, FACTION_IDS.length);
  const legendary = number('legendary', 0, 5);
  const [own, banned, ownFactions] = [slicesIn(get('own')), factionsIn(get('banned')), factionsIn(get('with'))];
  const picks = picksIn(get('picks'));
  const value = valueIn(get('value'));
  const order = orderIn(get('order'), players);
  for (const part of [value, order, slices, factions, legendary, own, banned, ownFactions, picks])
    if (part !== null && typeof part === 'object' && 'fault' in part) return part;
  const names = get('names')
    .split(',')
    .map((name) => name.trim().slice(0, NAME));
  return {
    settings: {
      ...usual,
      slices: slices as number,
      factions: factions as number,
      legendary: legendary as number,
      withoutSlices,
      pairedWormholes: get('loose') !== '1',
      oneWormhole: get('single') === '1',
      value: value as DraftSettings['value'],
      ...(order ? { order: order as number[] } : {}),
      ownSlices: own as Slice[],
      banned: banned as FactionId[],
      ownFactions: ownFactions as FactionId[],
    },
    picks: picks as Pick[],
    names: Array.from({ length: players }, (_, i) => names[i] ?? ''),
  };
}

export function writeDraft({ settings, picks, names }: DraftLink): URLSearchParams {
  const usual = defaultPool(settings.players, settings.sets, settings.seed);
  const slices = (settings.ownSlices ?? [])
    .map((slice) => slice.map((id) => id.slice('tile-'.length)).join('-'))
    .join('_');
  const parts = {
    players: `${settings.players}`,
    kind: settings.withoutSlices ? 'factions' : '',
    base: settings.sets.includes('pok') ? '' : '1',
    seed: settings.seed,
    slices: settings.slices === usual.slices ? '' : `${settings.slices}`,
    factions: settings.factions === usual.factions ? '' : `${settings.factions}`,
    legendary: settings.legendary === 0 ? '' : `${settings.legendary}`,
    loose: settings.pairedWormholes ? '' : '1',
    single: settings.oneWormhole ? '1' : '',
    value: [settings.value.influence, settings.value.resources, ...settings.value.total].join(),
    order: (settings.order ?? []).map((player) => player + 1).join(),
    own: slices,
    banned: (settings.banned ?? []).join(),
    with: (settings.ownFactions ?? []).join(),
    names: names.some((name) => name !== '') ? names.join() : '',
    picks: drafts.writePicks(picks),
  };
  if (parts.value === [SLICE_VALUE.influence, SLICE_VALUE.resources, ...SLICE_VALUE.total].join()) parts.value = '';
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== ''));
}
