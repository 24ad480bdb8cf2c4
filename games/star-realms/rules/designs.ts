import type { Card } from '../content/card.ts';
import { cardIds, cardOf, isCardId } from '../content/catalogue.ts';
import type { CardId } from '../content/catalogue.ts';
import type { CardFilter, CardType, Continuous, Effect, Faction, NewFaction, Trigger } from '../content/effects.ts';
import { FACTIONS, NEW_FACTIONS } from '../content/effects.ts';
import { onAcquireAbility } from '../content/onAcquire.ts';
import type { KingdomResource } from '../content/onAcquire.ts';
import type { Act, CardInstance, Pub } from '../shapes.ts';
import { isSheetId, withGains, withStickers } from './stickers.ts';

/*
 * Cards made ready for play. State holds only instances ('scout.3') and program keys ('scout/primary'); everything a
 * step needs to know about them is looked up here. The tables are filled once from content and never change; a design
 * with a sticker is made on first use from its key alone, so a state revived elsewhere finds it too.
 */

/** A list of effects, found by its key. `asks`: carrying it out may need somebody's answer. */
export interface Program {
  readonly key: string;
  readonly effects: readonly Effect[];
  readonly asks: boolean;
}
export interface LiveTrigger {
  readonly rule: Trigger;
  readonly program: Program;
}
export interface Design {
  readonly key: string;
  readonly id: CardId;
  readonly type: CardType;
  readonly isBase: boolean;
  readonly isOutpost: boolean;
  /** Printed cost, 0 where there is none. */
  readonly cost: number;
  readonly hasCost: boolean;
  readonly defense: number;
  readonly factions: number;
  readonly upgraded: boolean;
  readonly primary: Program | null;
  readonly allies: readonly { readonly factions: number; readonly program: Program }[];
  readonly scrap: Program | null;
  readonly onAcquire: Readonly<
    Record<KingdomResource, { readonly optional: boolean; readonly program: Program }>
  > | null;
  /** Effects that hold while the card is in play; null for most cards. */
  readonly continuous: readonly Continuous[] | null;
  readonly triggers: readonly LiveTrigger[];
  /** Factions whose Ally Abilities it triggers without being of them. */
  readonly enables: number;
}

const FACTION_BIT: Readonly<Record<Faction, number>> = {
  consortium: 1,
  kingdom: 2,
  scavengers: 4,
  starEmpire: 8,
  tradeFederation: 16,
};
export const factionBits = (factions: readonly Faction[]): number =>
  factions.reduce((bits, f) => bits | FACTION_BIT[f], 0);
export const factionsOf = (bits: number): Faction[] => FACTIONS.filter((f) => (bits & FACTION_BIT[f]) !== 0);
export const factionBit = (faction: Faction): number => FACTION_BIT[faction];

// --------------------------------------------------------------------------------------------------------------- programs

const programs = new Map<string, Program>();

/** Effects that need nobody's answer. */
const INSTANT = ['gain', 'draw', 'modifyCost', 'redirectAcquire', 'refreshRow'] as const;
export type Instant = Extract<Effect, { op: (typeof INSTANT)[number] }>;
export const isInstant = (e: Effect): e is Instant => INSTANT.some((op) => op === e.op);
const asksSomebody = (e: Effect): boolean => (e.op === 'if' ? e.then.some(asksSomebody) : !isInstant(e));

/** Enters a list of effects, and the lists inside it, under keys that any state may hold. */
export const enterProgram = (key: string, effects: readonly Effect[]): Program => {
  const known = programs.get(key);
  if (known) return known;
  const program: Program = { key, effects, asks: effects.some(asksSomebody) };
  programs.set(key, program);
  effects.forEach((e, i) => {
    if (e.op === 'choose') e.options.forEach((option, o) => enterProgram(`${key}.${i}.${o}`, option));
    if (e.op === 'if' || e.op === 'ifYouDo') enterProgram(`${key}.${i}`, e.then);
  });
  return program;
};

export const programOf = (key: string): Program => {
  const known = programs.get(key);
  if (known) return known;
  designByKey(key.slice(0, key.indexOf('/')));
  const entered = programs.get(key);
  if (!entered) throw new Error(`no program ${key}`);
  return entered;
};
/** The card whose text a program is. */
export const cardIdOfProgram = (program: string): CardId => designByKey(program.slice(0, program.indexOf('/'))).id;
export const optionOf = (program: string, i: number, option: number): string => `${program}.${i}.${option}`;
export const thenOf = (program: string, i: number): string => `${program}.${i}`;

// ---------------------------------------------------------------------------------------------------------------- designs

const designs = new Map<string, Design>();

const makeDesign = (key: string, id: CardId, card: Card, upgraded: boolean): Design => {
  const faction = card.onAcquire ? NEW_FACTIONS.find((f): f is NewFaction => card.factions.includes(f)) : undefined;
  const acquired = (resource: KingdomResource, f: NewFaction) => {
    const ability = onAcquireAbility(f, card.cost!, resource);
    return { optional: ability.optional, program: enterProgram(`${key}/acquire-${resource}`, ability.effects) };
  };
  const continuous = card.continuous ?? [];
  const triggers = continuous.flatMap((rule, i) =>
    rule.op === 'trigger' ? [{ rule, program: enterProgram(`${key}/when${i}`, rule.effects) }] : [],
  );
  return {
    key,
    id,
    type: card.type,
    isBase: card.type !== 'ship',
    isOutpost: card.type === 'outpost',
    cost: card.cost ?? 0,
    hasCost: card.cost !== null,
    defense: card.defense ?? 0,
    factions: factionBits(card.factions),
    upgraded,
    primary: card.primary ? enterProgram(`${key}/primary`, card.primary) : null,
    allies: (card.ally ?? []).map((a, i) => ({
      factions: factionBits(a.factions),
      program: enterProgram(`${key}/ally${i}`, a.effects),
    })),
    scrap: card.scrap ? enterProgram(`${key}/scrap`, card.scrap) : null,
    onAcquire: faction ? { combat: acquired('combat', faction), trade: acquired('trade', faction) } : null,
    continuous: card.continuous ?? null,
    triggers,
    enables: continuous.reduce(
      (bits, c) =>
        c.op === 'enableAlly' ? bits | factionBits(c.factions.filter((f): f is Faction => f !== 'campaign')) : bits,
      0,
    ),
  };
};

export const designByKey = (key: string): Design => {
  const known = designs.get(key);
  if (known) return known;
  const { id, card, upgraded } = cardByKey(key);
  const made = makeDesign(key, id, card, upgraded);
  designs.set(key, made);
  return made;
};

/** The key of a card with stickers of this sheet, and of one to which this small Scenario card adds something. */
export const upgradedKey = (id: CardId, sheet: string): string => `${id}+${sheet}`;
export const gainedKey = (id: CardId, option: string): string => `${id}&${option}`;

/** The card that a key stands for: 'scout', 'rust-rat+se-sheet-1' with stickers, 'explorer&buy-back' in a scenario. */
export const cardByKey = (key: string): { id: CardId; card: Card; upgraded: boolean } => {
  const [id = '', mark, by = ''] = key.split(/([+&])/);
  if (!isCardId(id)) throw new Error(`no design ${key}`);
  if (mark === undefined) return { id, card: cardOf(id), upgraded: false };
  if (mark === '&') return { id, card: withGains(cardOf(id), id, by), upgraded: false };
  if (!isSheetId(by)) throw new Error(`no design ${key}`);
  return { id, card: withStickers(cardOf(id), by), upgraded: true };
};

// -------------------------------------------------------------------------------------------------------------- instances

interface Printed {
  readonly design: Design;
  /** Counted from 0. */
  readonly copy: number;
}
/** One string for each card wherever it is named, made a name by its use as a key: lookups then compare references, not letters. */
const named = (names: readonly string[]): readonly string[] =>
  Object.keys(Object.fromEntries(names.map((n) => [n, 0])));
const instances = new Map<CardId, readonly CardInstance[]>(
  cardIds.map((id) => [id, named(Array.from({ length: cardOf(id).copies }, (_, i) => `${id}.${i + 1}`))]),
);
const printed = new Map<CardInstance, Printed>();
for (const [id, cards] of instances)
  cards.forEach((card, copy) => printed.set(card, { design: designByKey(id), copy }));

export const instancesOf = (id: CardId): readonly CardInstance[] => instances.get(id)!;

export const isInstance = (card: string): boolean => printed.has(card);

/** The design of a card as it stands in this game. */
export const designOf = (pub: Pub, card: CardInstance): Design => {
  const found = printed.get(card);
  if (found === undefined) throw new Error(`no card ${card}`);
  if (pub.changed === null) return found.design;
  const key = pub.changed[found.design.key]?.[found.copy];
  return key ? designByKey(key) : found.design;
};

/** All changed cards, with this card another design from now on. */
export const withChange = (changed: Pub['changed'], card: CardInstance, key: string): NonNullable<Pub['changed']> => {
  const found = printed.get(card);
  if (found === undefined) throw new Error(`no card ${card}`);
  const { id } = found.design;
  const keys = changed?.[id]?.slice() ?? instancesOf(id).map(() => null);
  keys[found.copy] = key;
  return { ...changed, [id]: keys };
};

/** Which copy of its card this is, counted from 0. */
export const copyOf = (card: CardInstance): number => {
  const found = printed.get(card);
  if (found === undefined) throw new Error(`no card ${card}`);
  return found.copy;
};

export const cardIdOf = (card: CardInstance): CardId => {
  const found = printed.get(card);
  if (found === undefined) throw new Error(`no card ${card}`);
  return found.design.id;
};

/** Whether a card fits a filter. `own`: the campaign faction of the player concerned, as a bit. */
export const fits = (design: Design, filter: CardFilter, own: number): boolean => {
  if (filter.type !== undefined && (filter.type === 'base' ? !design.isBase : filter.type !== design.type))
    return false;
  if (filter.faction !== undefined) {
    const bit = filter.faction === 'campaign' ? own : FACTION_BIT[filter.faction];
    if ((design.factions & bit) === 0) return false;
  }
  if (filter.minCost !== undefined && design.cost < filter.minCost) return false;
  if (filter.maxCost !== undefined && design.cost > filter.maxCost) return false;
  if (filter.upgraded !== undefined && !design.upgraded) return false;
  return filter.ids === undefined || filter.ids.includes(design.id);
};

// ---------------------------------------------------------------------------------------------------------------- answers

/** Answers to "what do you do?", made once: listing them is the most frequent work of a random game. */
const playActs = new Map<CardInstance, Act>();
const acquireActs = new Map<CardInstance, Act>();
for (const card of printed.keys()) {
  playActs.set(card, { do: 'play', card });
  acquireActs.set(card, { do: 'acquire', card });
}
export const playAct = (card: CardInstance): Act => playActs.get(card)!;
export const acquireAct = (card: CardInstance): Act => acquireActs.get(card)!;
