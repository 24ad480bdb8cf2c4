import type { Payment, Counted, Figures, Produced } from '@orrery/imperium';
import type {
  EffectResult,
  Effects,
  Frame as FrameOf,
  Gives,
  Pub as PubOf,
  PublicView,
  Seat,
  Source,
  Table as TableOf,
  View as ViewOf,
  With,
} from '@orrery/kernel';
import type { Board, Pool } from './board.ts';
import type { Strikes } from './rules/combat/strike.ts';
import type { Fighting } from './rules/combat/shapes.ts';
import type { CardEffects, Placing } from './rules/cardShapes.ts';
import type { Council } from './rules/council/shapes.ts';
import type { Leading } from './rules/expansion/leaderShapes.ts';
import type { Exploring } from './rules/expansion/shapes.ts';
import type { Sleeping } from './rules/expansion/sleepers.ts';
import type { Showing } from './rules/showing.ts';
import type { Trade } from './rules/trade/shapes.ts';
import type { FactionId } from './content/factions/index.ts';
import type { LayoutId } from './content/layouts.ts';
import type { PlanetId } from './content/planets.ts';
import type { StrategyCardId } from './content/strategyCards.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { TileId, Wormhole } from './content/tiles.ts';
import type { UnitType } from './content/units/index.ts';
import type { Price } from './rules/payment.ts';
import type { Ti4Queries } from './rules/queries.ts';
import type { Thing } from './rules/things.ts';
import type { Acts, Ti4Windows } from './rules/windows.ts';

/** What a player does in a turn (TI4-ACT-02). */
export type Turn =
  | { do: 'strategic'; card: StrategyCardId }
  | { do: 'tactical'; system: string }
  | { do: 'component'; ability: string; component: string }
  | { do: 'pass' }
  /** Leaves out a further action. */
  | { do: 'end' };
/** A tile of the galaxy and where it lies. */
export type Laid = { tile: TileId; at: string };
/** Command tokens by pool. */
export type Split = { [P in Pool]: number };
/** Tokens bought with influence. */
export type Bought = { tokens: number; pay: Payment };
/** A technology, the planets exhausted for their specialty, and what pays for it. */
export type Research = { technology: TechnologyId; specialties: PlanetId[]; pay: Payment };
export type Structure = { unit: 'pds' | 'space-dock'; planet: PlanetId };
/** Ships that move, by start, and what they pick up, by place. */
export type Movement = { ships: Figures; cargo: Figures };
/** What an effect lets a player produce: for so much, on a planet or, ships, above it; so many, of these. */
export type Within = { place: string; cost: number | null; units: number | null; ships: boolean; only?: UnitType[] };
/** What is produced, by place, and what pays for it. */
export type Production = Produced<UnitType>;
/** More ships than the fleet pool, or more in space than the ships have room for. */
export type Surplus = { system: string; of: 'fleet' | 'capacity'; n: number };
export type UnitCount = { unit: UnitType; n: number };
/** The two agendas that Politics looks at, each put on the top or the bottom of the deck; the first named ends up outermost. */
export type Arranged = { top: string[]; bottom: string[] };

/** The primary and the secondary ability of each strategy card are a procedure each. */
type CardFrames = {
  [C in StrategyCardId as `${C}Primary` | `${C}Secondary`]: { seat: Seat };
};

interface Core {
  pub: Board;
  own: object;
  hidden: object;
  frames: Strikes & {
    match: object;
    victory: object;
    secretScoring: { seat: Seat };
    setUp: { factions: FactionId[]; choosing: Seat[]; faction?: string; chosen?: string[]; deployed?: Figures };
    round: object;
    strategyPhase: { picks: Seat[]; refused?: StrategyCardId[]; picked?: StrategyCardId; pick?: Acts['strategy.pick'] };
    actionPhase: { last: Seat | null };
    /** `acted`: actions done in this turn; `activated`: the system that is or was last active. */
    turn: { seat: Seat; acted: number; turn?: Turn; did?: EffectResult; activated?: string };
    strategicAction: { seat: Seat; card: StrategyCardId; free: Seat[]; act?: Acts['strategic'] };
    /** These players may follow one after the other; those named in `free` do, without a token. */
    secondaries: {
      by: Seat;
      card: StrategyCardId;
      others: Seat[];
      free: Seat[];
      follows?: boolean;
      following?: Acts['secondary'];
    };
    tacticalAction: {
      seat: Seat;
      system: string;
      act?: Acts['activate'];
      /** Players whose notes lay before the active player as the action began. */
      friends?: Seat[];
    };
    movement: { seat: Seat; system: string; moves?: Movement; arrived?: Acts['move'] };
    /** By all units of a system, or by one dock alone. */
    production: {
      seat: Seat;
      system: string;
      dock: string | null;
      /** By an effect, not by PRODUCTION: for so much at most, ground forces onto one planet (TI4-PROD-15). */
      within?: Within | null;
      made?: Production;
      types?: UnitType[];
      cost?: number;
    };
    layGalaxy: { layout: LayoutId; order?: Seat[]; extra?: string[]; laid?: Laid };
    takeOver: { seat: Seat; planet: string };
    elimination: { seat: Seat };
    /** Docks in space that ships of others blockade. */
    blockade: { seat: Seat; by: Seat; system: string };
    trimStructures: { seat: Seat; planet: string; n: number };
    loseTokens: { seat: Seat; unit: UnitType; place?: string };
    /** Figures of a type come back from the board to be placed at once; `isFree`: as many of them as their owner likes. */
    takeBack: { seat: Seat; unit: UnitType; n: number; isFree?: boolean; chosen?: string[] };
    removeSurplus: { seat: Seat; chosen?: Counted } & Surplus;
    statusPhase: { order: Seat[]; objective?: string; step?: Acts['status.step'] };
    gainTokens: { seat: Seat; n: number; split?: Split };
    /** A token of reinforcements into a system; where there is none, of a pool that its owner chooses. */
    layAll: { seats: Seat[]; system: string };
    layFromSheet: { seat: Seat; system: string; pool?: string };
    redistribute: { seat: Seat; split?: Split };
    /** `gained`: so many come besides, without a price. */
    buyTokens: { seat: Seat; price: number; gained: number; bought?: Bought } & Gives<number>;
    research: { seat: Seat; price: number; wants?: boolean; done?: Research; act?: Acts['research'] };
    construct: { seat: Seat; units: Structure['unit'][]; system: string | null; built?: Structure; placing?: Placing };
    readyPlanets: { seat: Seat; most: number; least?: number; chosen?: string[] };
    drawActionCards: { seat: Seat; n: number };
    discardActionCards: { seat: Seat; n: number; for: string; card?: string };
    /** A player looks at the action cards of another and takes one. */
    takeActionCard: { seat: Seat; from: Seat };
    /** `n`: more than one at once. */
    drawSecret: { seat: Seat; n?: number };
    /** All action cards of these players, or one of each at random. */
    discardHands: { seats: Seat[]; atRandom?: boolean; left?: { seat: Seat; card: string }[] };
    scoring: {
      seat: Seat;
      from: string[];
      score?: string;
      /** What is still to be paid of it, in one currency after the other. */
      due?: Price[];
      paid?: Payment;
      /** Still to be spent. */
      tokens?: number;
      pool?: string;
      cards?: number;
    };
  } & Omit<
      CardFrames,
      | 'leadershipPrimary'
      | 'leadershipSecondary'
      | 'diplomacyPrimary'
      | 'politicsPrimary'
      | 'constructionSecondary'
      | 'tradePrimary'
      | 'warfarePrimary'
      | 'warfareSecondary'
    > & {
      leadershipPrimary: { seat: Seat; bought?: number };
      leadershipSecondary: { seat: Seat; bought?: number };
      diplomacyPrimary: { seat: Seat; system?: string; pays?: boolean };
      politicsPrimary: { seat: Seat; speaker?: string };
      constructionSecondary: { seat: Seat; system?: string };
      tradePrimary: { seat: Seat; chosen?: string[] } & Gives<Seat[]>;
      warfarePrimary: { seat: Seat; system?: string };
      warfareSecondary: { seat: Seat; dock?: string };
    };
  asks: {
    /** `again`: a further action of the same turn. */
    turn: { q: { again: boolean }; a: Turn };
    /** Offered to everybody throughout the action phase. */
    anyTime: { q: object; a: Source };
    /** Ground forces and structures onto the home planets. */
    deploy: { q: object; a: Figures };
    /** A tile that was dealt, or one that the speaker lays for all. */
    layTile: { q: { layout: LayoutId; tile: string | null }; a: Laid };
    pickStrategy: { q: { cards: StrategyCardId[] }; a: StrategyCardId };
    secondary: { q: { card: StrategyCardId; free: boolean }; a: boolean };
    split: { q: { n: number; as: 'gain' | 'redistribute' }; a: Split };
    /** At so much influence for each. */
    buyTokens: { q: { price: number; gained: number }; a: Bought };
    mayResearch: { q: { price: number }; a: boolean };
    research: { q: { price: number }; a: Research };
    construct: { q: { units: Structure['unit'][]; system: string | null }; a: Structure };
    move: { q: { system: string }; a: Movement };
    produce: { q: { system: string; dock: string | null; within: Within | null }; a: Production };
    removeSurplus: { q: Surplus; a: Counted };
    arrangeAgendas: { q: { cards: number }; a: Arranged };
    keepSecret: { q: { give: number }; a: string };
    returnSecret: { q: object; a: string };
    scoreSecret: { q: object; a: string | null };
    /** `for`: the component that makes the player discard; without it the hand is too large or an objective has this price. */
    discardActionCard: { q: { over: number; for?: string }; a: string };
    /** One of the action cards of another player, who has shown them. */
    takeActionCard: { q: { from: Seat }; a: string };
    score: { q: { from: string[] }; a: string };
    /** For an objective or an ability. */
    payFor: { q: { for: string; then?: Price } & Price; a: Payment };
  };
  events: {
    seated: { all: { seat: Seat; faction: FactionId } };
    speaker: { all: { seat: Seat } };
    roundBegins: { all: { round: number } };
    strategyPicked: { all: { seat: Seat; card: StrategyCardId; goods: number } };
    /** The token of initiative 0 goes to a player. */
    zeroTaken: { all: { seat: Seat } };
    wormholePlaced: { all: { seat: Seat; wormhole: Wormhole; system: string } };
    goodsPlaced: { all: { cards: StrategyCardId[] } };
    tileLaid: { all: Laid };
    turnBegins: { all: { seat: Seat } };
    strategyUsed: { all: { seat: Seat; card: StrategyCardId } };
    followed: { all: { seat: Seat; card: StrategyCardId } };
    passed: { all: { seat: Seat } };
    eliminated: { all: { seat: Seat } };
    activated: { all: { seat: Seat; system: string } };
    moved: { all: { seat: Seat; system: string; units: (UnitCount & { from: string })[] } };
    /** Dice of a component that is no unit ability. */
    diceRolled: { all: { seat: Seat; ability: string; dice: number[]; hits: number } };
    riftRolled: { all: { seat: Seat; unit: UnitType; system: string; roll: number; lost: boolean } };
    produced: { all: { seat: Seat; system: string; units: (UnitCount & { at: string })[]; cost: number } };
    placed: { all: { seat: Seat; unit: UnitType; n: number; place: string } };
    carried: { all: { seat: Seat; unit: UnitType; from: string; to: string } };
    surplusRemoved: { all: { seat: Seat; system: string; of: Surplus['of']; units: UnitCount[] } };
    tokens: { all: { seat: Seat; split: Split } };
    paid: { all: { seat: Seat; planets: string[]; goods: number } };
    goods: { all: { seat: Seat; n: number } };
    pillaged: { all: { seat: Seat; from: Seat; what: 'goods' | 'commodities' } };
    replenished: { all: { seat: Seat; n: number } };
    readied: { all: { seat: Seat; planets: string[] } };
    drew: { all: { seat: Seat; n: number; what: 'action-card' | 'secret-objective' }; some: { cards: string[] } };
    discarded: { all: { seat: Seat; card: string } };
    returnedSecret: { all: { seat: Seat } };
    tokenLaid: { all: { seat: Seat; system: string } };
    tokenTaken: { all: { seat: Seat; system: string } };
    built: { all: { seat: Seat; unit: UnitType; planet: string } };
    /** A technology goes back to its owner's deck. */
    unlearned: { all: { seat: Seat; technology: TechnologyId } };
    researched: { all: { seat: Seat; technology: TechnologyId; specialties: string[] } };
    revealed: { all: { objective: string } };
    scored: { all: { seat: Seat; objective: string; points: number } };
    /** `by`: the change; `from`: the objective, 'mecatol-rex' or 'other'. */
    points: { all: { seat: Seat; points: number; by: number; from: string } };
    agendasArranged: { all: { seat: Seat } };
  };
  windows: Ti4Windows;
  queries: Ti4Queries;
}

export interface Ti4 extends With<
  Effects<Thing> | Fighting | Council | CardEffects | Trade | Exploring | Leading | Sleeping | Showing,
  Core
> {}
export type Pub = PubOf<Ti4>;
export type View = ViewOf<Ti4>;
/** The board and what components say about it: a table or a view. */
export type Asked = PublicView<Ti4>;
export type Table = TableOf<Ti4>;
export type Frame<P extends keyof Ti4['frames'] & string> = FrameOf<Ti4, P>;
