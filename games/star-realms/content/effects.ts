/**
 * The vocabulary of card text. Every ability, sticker, scenario rule and event is written in these words; what a card
 * says in three languages is rendered from them (text/), what it does is carried out by rules/effects.ts.
 */
export type NewFaction = 'consortium' | 'kingdom' | 'scavengers';
export type CampaignFaction = 'starEmpire' | 'tradeFederation';
export type Faction = NewFaction | CampaignFaction;
export type Resource = 'trade' | 'combat' | 'authority';
export type CardType = 'ship' | 'base' | 'outpost';
/** Where an acquired or recalled card goes. */
export type Place = 'discard' | 'deckTop' | 'hand';

export const FACTIONS: readonly Faction[] = ['consortium', 'kingdom', 'scavengers', 'starEmpire', 'tradeFederation'];
export const NEW_FACTIONS: readonly NewFaction[] = ['consortium', 'kingdom', 'scavengers'];

/**
 * All given fields must fit. 'base' means Bases and Outposts alike (SR-BASE-12). Costs are printed costs; a card
 * without a cost counts as 0. 'campaign' is the campaign faction of the player concerned.
 */
export interface CardFilter {
  readonly type?: CardType;
  readonly faction?: Faction | 'campaign';
  readonly minCost?: number;
  readonly maxCost?: number;
  readonly upgraded?: true;
  readonly ids?: readonly string[];
}

export type Count =
  | { readonly of: 'inPlay'; readonly filter: CardFilter; readonly other: boolean }
  | { readonly of: 'factionsInPlay' }
  | { readonly of: 'did' };
export type Amount = number | { readonly each: number; readonly per: Count; readonly max?: number };

export type Condition =
  | { readonly is: 'has'; readonly filter: CardFilter; readonly atLeast: number }
  | { readonly is: 'opponentHas'; readonly filter: CardFilter; readonly atLeast: number }
  | { readonly is: 'behind' }
  | { readonly is: 'teammatesMatchOpponents' }
  | { readonly is: 'opponents'; readonly atLeast: number }
  | { readonly is: 'authorityAtLeast'; readonly value: number }
  | { readonly is: 'differentFactions'; readonly atLeast: number }
  | { readonly is: 'tally'; readonly event: TallyEvent; readonly filter?: CardFilter; readonly atLeast: number };
/** Conditions on who sits at the table: none of them ever holds between two players. */
export const isOfTable = (c: Condition): boolean => c.is === 'teammatesMatchOpponents' || c.is === 'opponents';
export type TallyEvent = 'destroyedBase' | 'opponentDiscarded' | 'gainedAuthority';

export type Who = 'self' | 'chosenOpponent' | 'eachOpponent' | 'eachPlayer';
export type ScrapZone = 'hand' | 'discard' | 'tradeRow';

export type Gain = { readonly op: 'gain'; readonly resource: Resource; readonly amount: Amount };
export type Discard = { readonly op: 'discard'; readonly who: Who; readonly amount: number };
/** Always "you may": any number from none to the amount. */
export type Scrap = { readonly op: 'scrap'; readonly from: readonly ScrapZone[]; readonly amount: number };

/** Effects that happen once, in the listed order. Scrapping, destroying, acquiring for free, redirecting and recalling are always "you may". */
export type Effect =
  | Gain
  | { readonly op: 'draw'; readonly amount: number }
  | Discard
  | Scrap
  | { readonly op: 'destroyBase'; readonly amount: number }
  | {
      readonly op: 'acquireFree';
      readonly from: 'tradeRow' | 'scrapHeap' | 'explorers';
      readonly filter: CardFilter;
      readonly to: Place;
    }
  | { readonly op: 'redirectAcquire'; readonly filter: CardFilter; readonly to: 'deckTop' | 'hand' }
  | { readonly op: 'modifyCost'; readonly filter: CardFilter; readonly delta: number; readonly scope: 'next' | 'turn' }
  | { readonly op: 'recall'; readonly filter: CardFilter; readonly to: 'deckTop' | 'hand' }
  | { readonly op: 'peek'; readonly amount: number }
  | { readonly op: 'copyShip' }
  | { readonly op: 'refreshRow' }
  | { readonly op: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly op: 'if'; readonly when: Condition; readonly then: readonly Effect[] }
  | { readonly op: 'ifYouDo'; readonly do: Scrap | Discard; readonly then: readonly Effect[] };
export type Verb = Effect['op'];

export type TriggerEvent =
  | 'turnStart'
  | 'play'
  | 'acquire'
  | 'useScrapAbility'
  | 'destroyBase'
  | 'ownBaseDestroyed'
  | 'forcedDiscard';
export type Trigger = {
  readonly op: 'trigger';
  readonly on: TriggerEvent;
  readonly filter: CardFilter;
  readonly oncePerTurn: boolean;
  readonly optional: boolean;
  readonly effects: readonly Effect[];
};
/** Effects that hold while their source does: a card in play, or a scenario rule. */
export type Continuous =
  | Trigger
  | { readonly op: 'firstCosts'; readonly filter: CardFilter; readonly delta: number }
  | { readonly op: 'modifyDefense'; readonly filter: CardFilter; readonly delta: number }
  | { readonly op: 'enableAlly'; readonly factions: readonly (Faction | 'campaign')[] }
  | { readonly op: 'firstUpgradeCosts'; readonly delta: number };

/** An Ally Ability; any one of its factions is enough (SR-ALLY-01). */
export type AllyAbility = { readonly factions: readonly Faction[]; readonly effects: readonly Effect[] };
export interface Abilities {
  readonly primary?: readonly Effect[];
  readonly ally?: readonly AllyAbility[];
  readonly scrap?: readonly Effect[];
  readonly continuous?: readonly Continuous[];
}

export const gain = (resource: Resource, amount: Amount): Gain => ({ op: 'gain', resource, amount });
export const each = (n: number, per: Count, max?: number): Amount =>
  max === undefined ? { each: n, per } : { each: n, per, max };
export const inPlay = (filter: CardFilter): Count => ({ of: 'inPlay', filter, other: false });
export const othersInPlay = (filter: CardFilter): Count => ({ of: 'inPlay', filter, other: true });
export const factionsInPlay: Count = { of: 'factionsInPlay' };
/** The number of cards moved by the enclosing ifYouDo. */
export const did: Count = { of: 'did' };

export const draw = (amount: number): Effect => ({ op: 'draw', amount });
export const discard = (amount: number): Discard => ({ op: 'discard', who: 'self', amount });
export const opponentDiscards = (amount: number): Discard => ({ op: 'discard', who: 'chosenOpponent', amount });
export const eachOpponentDiscards = (amount: number): Discard => ({ op: 'discard', who: 'eachOpponent', amount });
export const eachPlayerDiscards = (amount: number): Discard => ({ op: 'discard', who: 'eachPlayer', amount });
export const mayScrap = (amount: number, ...from: ScrapZone[]): Scrap => ({ op: 'scrap', from, amount });
export const mayDestroyBase: Effect = { op: 'destroyBase', amount: 1 };
export const mayAcquire = (from: 'tradeRow' | 'scrapHeap' | 'explorers', filter: CardFilter, to: Place): Effect => ({
  op: 'acquireFree',
  from,
  filter,
  to,
});
export const mayRedirect = (filter: CardFilter, to: 'deckTop' | 'hand'): Effect => ({
  op: 'redirectAcquire',
  filter,
  to,
});
export const nextCosts = (delta: number, filter: CardFilter): Effect => ({
  op: 'modifyCost',
  filter,
  delta,
  scope: 'next',
});
export const cardsCost = (delta: number, filter: CardFilter): Effect => ({
  op: 'modifyCost',
  filter,
  delta,
  scope: 'turn',
});
export const mayRecall = (filter: CardFilter, to: 'deckTop' | 'hand'): Effect => ({ op: 'recall', filter, to });
export const peek = (amount: number): Effect => ({ op: 'peek', amount });
export const copyShip: Effect = { op: 'copyShip' };
export const refreshRow: Effect = { op: 'refreshRow' };
export const choose = (...options: Effect[][]): Effect => ({ op: 'choose', options });
export const when = (condition: Condition, ...then: Effect[]): Effect => ({ op: 'if', when: condition, then });
export const ifYouDo = (action: Scrap | Discard, ...then: Effect[]): Effect => ({ op: 'ifYouDo', do: action, then });

export const has = (filter: CardFilter, atLeast = 1): Condition => ({ is: 'has', filter, atLeast });
export const opponentHas = (filter: CardFilter, atLeast = 1): Condition => ({ is: 'opponentHas', filter, atLeast });
export const behind: Condition = { is: 'behind' };
/** Of players still in the game: holds for the last two Raiders, and in Emperor once an enemy Admiral has fallen. */
export const teammatesMatchOpponents: Condition = { is: 'teammatesMatchOpponents' };
export const opponentsAtLeast = (atLeast: number): Condition => ({ is: 'opponents', atLeast });

export const ally = (faction: Faction, ...effects: Effect[]): AllyAbility => ({ factions: [faction], effects });
export const allyOfAny = (factions: Faction[], ...effects: Effect[]): AllyAbility => ({ factions, effects });

/** Each time the event happens, the effects must be carried out. */
export const whenever = (on: TriggerEvent, filter: CardFilter, ...effects: Effect[]): Trigger => ({
  op: 'trigger',
  on,
  filter,
  oncePerTurn: false,
  optional: false,
  effects,
});
/** Each time the event happens, the effects may be carried out. */
export const wheneverYouMay = (on: TriggerEvent, filter: CardFilter, ...effects: Effect[]): Trigger => ({
  op: 'trigger',
  on,
  filter,
  oncePerTurn: false,
  optional: true,
  effects,
});
/** The first fitting event of each turn only. */
export const firstTime = (on: TriggerEvent, filter: CardFilter, ...effects: Effect[]): Trigger => ({
  op: 'trigger',
  on,
  filter,
  oncePerTurn: true,
  optional: false,
  effects,
});
export const firstTimeYouMay = (on: TriggerEvent, filter: CardFilter, ...effects: Effect[]): Trigger => ({
  op: 'trigger',
  on,
  filter,
  oncePerTurn: true,
  optional: true,
  effects,
});
export const firstCosts = (delta: number, filter: CardFilter): Continuous => ({ op: 'firstCosts', filter, delta });
export const defense = (delta: number, filter: CardFilter): Continuous => ({ op: 'modifyDefense', filter, delta });
export const enableAlly = (...factions: (Faction | 'campaign')[]): Continuous => ({ op: 'enableAlly', factions });
export const firstUpgradeCosts = (delta: number): Continuous => ({ op: 'firstUpgradeCosts', delta });
