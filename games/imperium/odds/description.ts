import type { Battle, Retreat } from './battle.ts';

// A battle as somebody describes it, in the words of an edition: for a page, a link and the command line. Everything comes from outside, so lengths
// and names are checked before anything is computed.

export const LOSSES = ['sustain-first', 'sustain-last', 'weakest-first'] as const;
export type Losses = (typeof LOSSES)[number];
export type Field = 'space' | 'ground';

export interface SideDescription {
  readonly units: { readonly [unit: string]: number };
  readonly damaged: { readonly [unit: string]: number };
  /** Units elsewhere that fire into the battle. */
  readonly cannon: { readonly [unit: string]: number };
  readonly effects: { readonly [effect: string]: number };
  readonly losses: Losses;
  readonly leaves: Retreat | null;
}
export interface BattleDescription {
  readonly field: Field;
  readonly sides: readonly [SideDescription, SideDescription];
}

/** What an edition knows of battles. */
export interface OddsEdition {
  readonly units: readonly {
    readonly id: string;
    /** Where it takes part, or does something to the battle from orbit. */
    readonly fields: readonly Field[];
    readonly sustains: boolean;
    readonly most: number;
    /** One of the units everybody has; the others belong to a faction. */
    readonly common: boolean;
  }[];
  /** Units that fire from elsewhere. */
  readonly cannons: readonly { readonly id: string; readonly most: number }[];
  readonly effects: readonly {
    readonly id: string;
    readonly kind: string;
    readonly field: Field | 'both';
    readonly most: number;
  }[];
  readonly notCounted: readonly string[];
  readonly battle: (description: BattleDescription) => Battle;
}

export const NOBODY: SideDescription = {
  units: {},
  damaged: {},
  cannon: {},
  effects: {},
  losses: 'sustain-first',
  leaves: null,
};

export type DescriptionFault =
  | { readonly fault: 'unknown'; readonly word: string }
  | { readonly fault: 'unreadable'; readonly word: string }
  | { readonly fault: 'too-many'; readonly word: string; readonly most: number }
  | { readonly fault: 'too-long' }
  | { readonly fault: 'no-units'; readonly side: 0 | 1 };
const isFault = (value: object): value is DescriptionFault => 'fault' in value;

const LONGEST = 1000;
/** '2 cruiser' or 'cruiser*2', with '!1' behind it where some of them are damaged. */
const ITEM = /^(?:(\d{1,2})\s+)?([a-z0-9][a-z0-9.-]*)(?:\*(\d{1,2}))?(?:\s*!\s*(\d{1,2}))?$/;

interface List {
  counts: { [id: string]: number };
  damaged: { [id: string]: number };
}
/** A list such as '2 cruiser, 3 dreadnought!1'. */
export function readList(
  text: string,
  known: readonly { readonly id: string; readonly most: number }[],
): List | DescriptionFault {
  if (text.length > LONGEST) return { fault: 'too-long' };
  const list: List = { counts: {}, damaged: {} };
  for (const part of text.split(',').map((word) => word.trim())) {
    if (part === '') continue;
    const found = ITEM.exec(part);
    if (!found) return { fault: 'unreadable', word: part };
    const [, before, id, after, damaged] = found;
    const item = known.find((one) => one.id === id);
    if (!item) return { fault: 'unknown', word: id! };
    const count = (list.counts[item.id] ?? 0) + Number(before ?? after ?? 1);
    if (count > item.most) return { fault: 'too-many', word: item.id, most: item.most };
    if (count > 0) list.counts[item.id] = count;
    if (damaged !== undefined) list.damaged[item.id] = Math.min(count, Number(damaged));
  }
  return list;
}
const writeList = (
  counts: { readonly [id: string]: number },
  damaged: { readonly [id: string]: number } = {},
): string =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => `${id}${n === 1 ? '' : `*${n}`}${damaged[id] ? `!${damaged[id]}` : ''}`)
    .join(',');

/** 'round2', 'below30' (percent) or 'left3'. */
export function readLeaves(text: string): Retreat | null | DescriptionFault {
  if (text === '') return null;
  const found = /^(round|below|left)(\d{1,2})$/.exec(text);
  if (!found || Number(found[2]) === 0) return { fault: 'unreadable', word: text.slice(0, 40) };
  const n = Number(found[2]);
  return found[1] === 'round' ? { afterRound: n } : found[1] === 'left' ? { left: n } : { below: n / 100 };
}
const writeLeaves = (leaves: Retreat | null): string => {
  if (!leaves) return '';
  if ('afterRound' in leaves) return `round${leaves.afterRound}`;
  return 'left' in leaves ? `left${leaves.left}` : `below${Math.round(100 * leaves.below)}`;
};

export interface SideTexts {
  readonly units: string;
  readonly cannon: string;
  readonly with: string;
  readonly losses: string;
  readonly leaves: string;
}
export function readSide(edition: OddsEdition, texts: SideTexts): SideDescription | DescriptionFault {
  const units = readList(texts.units, edition.units);
  const cannon = readList(texts.cannon, edition.cannons);
  const effects = readList(texts.with, edition.effects);
  const leaves = readLeaves(texts.leaves);
  for (const part of [units, cannon, effects]) if (isFault(part)) return part;
  if (leaves && 'fault' in leaves) return leaves;
  const losses = texts.losses === '' ? 'sustain-first' : LOSSES.find((one) => one === texts.losses);
  if (!losses) return { fault: 'unknown', word: texts.losses.slice(0, 40) };
  const [own, fire, uses] = [units as List, cannon as List, effects as List];
  return { units: own.counts, damaged: own.damaged, cannon: fire.counts, effects: uses.counts, losses, leaves };
}

const KEYS = ['a', 'b'] as const;
/** A battle from the query of a link. */
export function readBattle(edition: OddsEdition, query: URLSearchParams): BattleDescription | DescriptionFault {
  const get = (key: string): string => query.get(key) ?? '';
  const sides = KEYS.map((key) =>
    readSide(edition, {
      units: get(key),
      cannon: get(`${key}.cannon`),
      with: get(`${key}.with`),
      losses: get(`${key}.losses`),
      leaves: get(`${key}.leaves`),
    }),
  );
  for (const side of sides) if (isFault(side)) return side;
  const field = get('on');
  if (!['', 'space', 'ground'].includes(field)) return { fault: 'unknown', word: field.slice(0, 40) };
  const [one, two] = sides as [SideDescription, SideDescription];
  return { field: field === 'ground' ? 'ground' : 'space', sides: [one, two] };
}
/** The query of a link to a battle; it reads back as the same battle. */
export function writeBattle({ field, sides }: BattleDescription): URLSearchParams {
  const query = new URLSearchParams();
  if (field === 'ground') query.set('on', 'ground');
  KEYS.forEach((key, i) => {
    const side = sides[i]!;
    const parts = {
      [key]: writeList(side.units, side.damaged),
      [`${key}.cannon`]: writeList(side.cannon),
      [`${key}.with`]: writeList(side.effects),
      [`${key}.losses`]: side.losses === 'sustain-first' ? '' : side.losses,
      [`${key}.leaves`]: writeLeaves(side.leaves),
    };
    for (const [name, text] of Object.entries(parts)) if (text !== '') query.set(name, text);
  });
  return query;
}

/** The battle of a description, where both sides have somebody who fights. */
export function battleOfDescription(edition: OddsEdition, description: BattleDescription): Battle | DescriptionFault {
  const battle = edition.battle(description);
  const empty = battle.sides.findIndex(({ classes }) =>
    classes.every(({ count, later }) => count - (later ?? 0) === 0),
  );
  return empty >= 0 ? { fault: 'no-units', side: empty === 0 ? 0 : 1 } : battle;
}
