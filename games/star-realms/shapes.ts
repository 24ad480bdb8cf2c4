import type {
  Frame as KernelFrame,
  Pub as KernelPub,
  Seat,
  State as KernelState,
  Table as KernelTable,
  View as KernelView,
} from '@orrery/kernel';
import type { CampaignFaction, CardFilter, Place, Resource } from './content/effects.ts';
import type { Outcome } from './content/finalScoring.ts';
import type { KingdomResource } from './content/onAcquire.ts';
import type { ModeId, Role } from './rules/modes.ts';

/** A card of the box by itself: design and copy, as in 'scout.3'. */
export type CardInstance = string;

/*
 * What is marked readonly is never changed, only replaced: states that follow each other share what stayed the same.
 */

/** A card in play. Lies in the zone `play.<seat>` at the same place as here. */
export interface InPlay {
  readonly card: CardInstance;
  /** Abilities used this turn, one bit each: 1 the Primary Ability, 2 the first Ally Ability, 4 the second (SR-ACTION-02). */
  readonly used: number;
  /** Ally Abilities triggered this turn, one bit each; it latches for the turn (SR-ALLY-02). */
  readonly triggered: number;
  /** Damage of this turn; in Raid the Boss's Bases keep it until the Boss's turn (SR-BASE-06, SR-RAID-07). */
  readonly damage: number;
  /** Factions it has besides its own until the turn ends, as bits. */
  readonly also: number;
}

/** "Cards cost less", until the turn ends or one acquisition has used it. */
export interface CostChange {
  readonly filter: CardFilter;
  readonly delta: number;
  readonly scope: 'next' | 'turn';
}
/** "The next card acquired may be put there." */
export interface Redirect {
  readonly filter: CardFilter;
  readonly to: 'deckTop' | 'hand';
}

export interface Player {
  role: Role;
  team: number;
  /** Which of the scores is this player's: Hydra teams share one (SR-HYDRA-01). */
  score: number;
  /** Cards drawn in the Draw Phase (SR-DRAW-01). */
  handSize: number;
  trade: number;
  combat: number;
  /** Every state has its own list; the cards in it are shared. */
  inPlay: InPlay[];
  /** How many of each design belong to this player, wherever they lie: all of them were seen to come and go. */
  owns: { readonly [design: string]: number };
  costs: readonly CostChange[];
  redirects: readonly Redirect[];
  /** Once-per-turn rules already used this turn. */
  once: readonly string[];
}

/** What Victory Point cards of a scenario count for a player. */
export interface Tally {
  /** Designs of the Bases this player destroyed. */
  readonly destroyedBase: readonly string[];
  readonly opponentDiscarded: number;
  readonly gainedAuthority: number;
}
/** The stickers of one card: which card of its kind (counted from 0), from which sheet, by whom and when. */
export interface UpgradeMade {
  readonly card: string;
  readonly copy: number;
  readonly sheet: string;
  readonly seat: Seat;
  /** 13: after the campaign (SR-POST-02). */
  readonly scenario: number;
  readonly turn: number;
}
export interface PlayedScenario {
  readonly number: number;
  readonly first: Seat;
  readonly option: string | null;
  readonly winner: Seat;
  /** The ledger rule that decided it. */
  readonly rule: string;
  readonly turns: number;
}
/** The chronicle of a campaign (SR-CAMP). */
export interface Campaign {
  /** The scenario at hand, 1 to 12; 0 before the first envelope is opened, 13 after the last game. */
  scenario: number;
  /** By seat, kept for the whole campaign (SR-CAMP-04). */
  factions: readonly CampaignFaction[];
  /** The small Scenario card of the choice made (SR-CAMP-14). */
  option: string | null;
  /** The event in force. */
  event: string | null;
  /** The sticker sheets received so far, with their used rows as bits (SR-UPG-12, -20). */
  sheets: { readonly [sheet: string]: number };
  made: readonly UpgradeMade[];
  /** Victory Point cards and who won them (SR-VP-03). */
  points: { readonly [card: string]: Seat };
  tally: readonly Tally[];
  played: readonly PlayedScenario[];
}

export interface SRPub {
  mode: ModeId;
  kingdom: KingdomResource;
  /** Rounds after which the higher Authority wins. */
  longGame: number;
  /** Emperor: an Admiral whose opposite is out may attack the enemy Emperor. */
  admiralsFree: boolean;
  /** Which Personal Decks the table agreed on (SR-OPT). */
  decks: 'standard' | 'faction';
  /** Raid: the Boss sits on the first seat instead of one that chance picks. */
  bossFirst: boolean;
  /** Hydra: teammates see each other's hands. */
  sharedHands: boolean;
  /** The Trade Deck holds the Post-Campaign pack (SR-POST-07). */
  extended: boolean;
  /** Cards that differ from their print, by card and copy: the key of their design. Stickers, or what a scenario adds. */
  changed: { readonly [card: string]: readonly (string | null)[] } | null;
  campaign: Campaign | null;
  first: Seat;
  /** Turns begun so far. */
  turn: number;
  /** Whose turn it is; in Hydra any member of the team. */
  active: Seat;
  /** Defeated players, in order. */
  fallen: readonly Seat[];
  /** Authority scores (SR-GEN-05); shown, never below zero. */
  authority: readonly number[];
  players: Player[];
}
export type SROwn = Record<never, never>;
export interface SRHid {
  /** In the thought of a bot the game at hand of a campaign is all there is: whoever wins it has won. */
  oneGame: boolean;
}

/** One list of effects to carry out for a player. */
export interface Job {
  seat: Seat;
  /** Key of the program (designs.ts). */
  program: string;
  /** The card in play it belongs to, for texts that speak of "this card"; null where none does. */
  card: CardInstance | null;
  optional: boolean;
}

export type AcquireFrom = 'row' | 'explorers' | 'scrap';

export interface SRFrames {
  game: Record<never, never>;
  campaign: Record<never, never>;
  scenario: Record<never, never>;
  /** A player fulfils the condition of a Victory Point card. */
  earn: { seat: Seat; card: string };
  /** `seats` take the turn together; those in `ready` have ended it (SR-HYDRA-05). */
  turn: { seats: Seat[]; ready: Seat[]; helm: Seat };
  /** A teammate acts while another is asked (SR-HYDRA-06). */
  mate: { seat: Seat; act: Act };
  /** Carries out jobs one after the other; `i` is the effect at work. */
  resolve: {
    jobs: Job[];
    job: number;
    i: number;
    /** What `did` counts inside these jobs. */
    did: number;
    /** Cards still to be moved by the effect at work, and those it has moved. */
    left: number;
    moved: number;
    /** Players still to discard, in order (SR-ACTION-07). */
    seats: Seat[];
  };
  /**
   * `to`: where the card goes, null for the discard pile; `elsewhere`: where an effect lets the player put it instead.
   * `card` is null once it has been put: its own ability may shuffle it out of sight.
   */
  acquire: {
    seat: Seat;
    card: CardInstance | null;
    from: AcquireFrom;
    paid: number;
    to: Place | null;
    elsewhere: 'deckTop' | 'hand';
    /** The design before an upgrade, whose on-acquire ability is still to come (SR-UPG-23). */
    noted: string | null;
  };
  defeat: { score: number; seats: Seat[] };
}

export type AbilityName = 'primary' | 'ally' | 'ally2' | 'scrap';
export type Act =
  | { do: 'play'; card: CardInstance }
  | { do: 'use'; card: CardInstance; ability: AbilityName }
  | { do: 'acquire'; card: CardInstance }
  | { do: 'attack'; seat: Seat; amount: number }
  | { do: 'attackBase'; card: CardInstance; amount: number }
  | { do: 'give'; resource: 'trade' | 'combat'; amount: number; to: Seat }
  | { do: 'passOn'; card: CardInstance; to: Seat }
  | { do: 'end' };

export interface SRAsks {
  /** True: this seat's answer is what the turn waits for; false: it may act beside it. */
  main: { q: boolean; a: Act };
  may: { q: { program: string }; a: boolean };
  choose: { q: { program: string; i: number }; a: number };
  discard: { q: { left: number; optional: boolean; program: string }; a: CardInstance | null };
  scrap: {
    q: { from: ('hand' | 'discard' | 'tradeRow')[]; left: number; program: string };
    a: CardInstance | null;
  };
  opponent: { q: { program: string }; a: Seat };
  destroyBase: { q: { program: string }; a: CardInstance | null };
  acquireFree: { q: { from: AcquireFrom; filter: CardFilter; program: string }; a: CardInstance | null };
  recall: { q: { filter: CardFilter; to: Place; program: string }; a: CardInstance | null };
  peek: { q: { amount: number; program: string }; a: CardInstance[] };
  copyShip: { q: { card: CardInstance }; a: CardInstance };
  /** Whether to upgrade the card just acquired, and from which sheet. */
  upgrade: { q: { card: CardInstance; surcharge: number }; a: string | null };
  place: { q: { card: CardInstance; to: 'deckTop' | 'hand' }; a: boolean };
  faction: { q: null; a: CampaignFaction };
  scenarioOption: { q: { scenario: number }; a: string };
  goOn: { q: null; a: true };
  topUp: { q: { left: number }; a: { card: CardInstance; sheet: string } };
  bequeath: { q: { to: Seat }; a: CardInstance | null };
  bossDeck: { q: null; a: 'standard' | 'starEmpire' | 'tradeFederation' };
}

export interface SREvents {
  advice: { all: { rule: 'SR-GEN-08' | 'SR-MODES-02' } };
  firstPlayer: { all: { seat: Seat } };
  turnBegan: { all: { seat: Seat; turn: number } };
  played: { all: { seat: Seat; card: CardInstance } };
  used: { all: { seat: Seat; card: CardInstance; ability: AbilityName } };
  gained: { all: { seat: Seat; resource: Resource; amount: number; program: string } };
  drew: { all: { seat: Seat; n: number }; some?: { cards: CardInstance[] } };
  shuffled: { all: { seat: Seat; n: number } };
  discarded: { all: { seat: Seat; card: CardInstance; forced: boolean } };
  scrapped: { all: { seat: Seat; card: CardInstance; from: 'hand' | 'discard' | 'tradeRow' | 'play' } };
  acquired: { all: { seat: Seat; card: CardInstance; paid: number; to: Place } };
  upgraded: { all: { seat: Seat; card: CardInstance; sheet: string; paid: number } };
  revealed: { all: { card: CardInstance } };
  scenarioOpened: { all: { scenario: number; side: CampaignFaction } };
  scenarioChosen: { all: { seat: Seat; option: string } };
  eventRevealed: { all: { event: string } };
  earned: { all: { seat: Seat; card: string; points: number } };
  tookFaction: { all: { seat: Seat; faction: CampaignFaction } };
  scenarioWon: { all: { seat: Seat; scenario: number; rule: string } };
  reckoned: { all: { cards: number[]; majorities: number[]; winner: Seat; outcome: Outcome } };
  packOpened: { all: { cards: number } };
  acquireEffect: { all: { seat: Seat; card: CardInstance } };
  chose: { all: { seat: Seat; program: string; i: number; option: number } };
  declined: { all: { seat: Seat; program: string } };
  costsChange: { all: { seat: Seat; filter: CardFilter; delta: number; scope: 'next' | 'turn' } };
  redirects: { all: { seat: Seat; filter: CardFilter; to: Place } };
  recalled: { all: { seat: Seat; card: CardInstance; to: Place } };
  looked: { all: { seat: Seat; n: number }; some?: { cards: CardInstance[] } };
  copied: { all: { seat: Seat; card: CardInstance; ship: CardInstance } };
  attacked: { all: { seat: Seat; target: Seat; amount: number; left: number } };
  damaged: { all: { seat: Seat; owner: Seat; card: CardInstance; amount: number } };
  destroyed: { all: { seat: Seat; owner: Seat; card: CardInstance } };
  cleanedUp: { all: { seat: Seat; trade: number; combat: number; ships: CardInstance[]; hand: CardInstance[] } };
  gave: { all: { seat: Seat; to: Seat; resource: 'trade' | 'combat'; amount: number } };
  passedOn: { all: { seat: Seat; to: Seat; card: CardInstance } };
  bequeathed: { all: { seat: Seat; to: Seat; card: CardInstance } };
  tookDeck: { all: { seat: Seat; deck: 'standard' | 'starEmpire' | 'tradeFederation' } };
  defeated: { all: { seats: Seat[] } };
  /** A teammate of Hydra gave up; the others play on. */
  resigned: { all: { seat: Seat; cause: 'gaveUp' | 'outOfTime' } };
  won: { all: { winners: Seat[]; rule: string } };
}

export interface SR {
  pub: SRPub;
  own: SROwn;
  hidden: SRHid;
  frames: SRFrames;
  asks: SRAsks;
  events: SREvents;
  windows: Record<never, never>;
  queries: Record<never, never>;
}
export type Table = KernelTable<SR>;
export type Pub = KernelPub<SR>;
export type View = KernelView<SR>;
export type State = KernelState<SR>;
export type Frame<P extends keyof SRFrames> = KernelFrame<SR, P>;
