import type {
  Effects,
  Gives,
  Pub as PubOf,
  Seat,
  Source,
  Stacks,
  RulesView,
  Table as TableOf,
  Frame as FrameOf,
} from '@orrery/kernel';
import type { Combat, Fight, Losses, Roll as RollOf, Rolling as RollingOf, Produced } from '@orrery/imperium';
import type { LeaderKind } from './content/leaders.ts';
import type { StrategyCard } from './content/strategyCards.ts';
import type { Thing } from './rules/things.ts';
import type { Load, Ship, Unit } from './content/units.ts';

/** A player's Race Sheet and play area (TI3-GEN-17). Everything here is public (TI3-GEN-16). */
export interface Sheet {
  race: string;
  /** Command Counters in Strategy Allocation, Fleet Supply, Command Pool and reinforcements; the others lie on the board. */
  strategy: number;
  fleet: number;
  command: number;
  reserve: number;
  goods: number;
  technologies: string[];
  passed: boolean;
  /** The last turn in the Action Phase was skipped. */
  skipped: boolean;
  /** Strategy Cards of this round. */
  cards: { card: StrategyCard; used: boolean }[];
  points: number;
  /** Those of them that last only as long as something holds. */
  extra: number;
}

export interface PlanetState {
  /** Who holds the planet card; null: neutral. */
  by: Seat | null;
  exhausted: boolean;
  /** The round in which the present owner took it; 0: held from the start. */
  since: number;
  /** The round in which the Space Dock here was built; 0: there from the start. */
  dockSince: number;
  /** The round in which a Diplomat last kept invaders away. */
  spared?: number;
}

/** What has just befallen a leader and is still to be settled; `by`: who takes it captive, if somebody does. */
export interface Fate {
  as: 'battle' | 'invaded' | 'killed' | 'captured' | 'escaped';
  by: Seat | null;
}
/** A leader in the game: on a planet, aboard the ship that has its mark, or a captive (TI3-OPT-LEADERS-04). */
export interface Leader {
  kind: LeaderKind;
  seat: Seat;
  /** The planet it is on. */
  on: string | null;
  /** It landed there with Ground Forces that have still to win. */
  invading: boolean;
  captor: Seat | null;
  fate: Fate | null;
}

/** What the table agreed on before the game. */
export interface Agreed {
  /** Three races on a small fixed galaxy. */
  skirmish: boolean;
  /** A list: settled by a draft, the Speaker's race first. */
  races: 'drawn' | 'chosen' | 'drafted' | readonly string[];
  /** Built by the players, generated, or a galaxy in words. */
  galaxy: string;
  /** After so many rounds the game ends; null: when somebody has won. */
  rounds: number | null;
  /** Do the publisher's answers count where they differ from the rulebook? */
  faq: boolean;
  /** May a Sabotage cancel a Sabotage? The rulebook leaves it open. */
  sabotageOfSabotage: boolean;
  /** Are rounds played with Strategy Cards? */
  strategyCards: boolean;
  /** Are Sabotage Runs flown against War Suns? */
  sabotageRuns: boolean;
  /** Do objectives and Victory Points decide? */
  points: boolean;
  /** War of Attrition: more points and objectives; without Game Over the last objective ends the game. */
  attrition: 'no' | 'yes' | 'without-game-over';
  /** Age of Empire: all objectives lie open from the start. */
  ageOfEmpire: boolean;
  /** Distant Suns: do Domain Counters lie on neutral planets? */
  distantSuns: boolean;
  /** Do leaders take part? */
  leaders: boolean;
  /** Does everybody begin with the technologies of a long war? */
  advanced: boolean;
}

/** A tile from the hand and the cell it comes to lie on. */
export interface Placing {
  tile: string;
  cell: number;
}
/** Units on one planet of a home system at the start. */
export type Garrison = { [U in 'space-dock' | 'ground-force' | 'pds']?: number };
export type Settling = { [planet: string]: Garrison };

/** Two players and the Trade card each has given to the other. */
export interface Agreement {
  seats: [Seat, Seat];
  cards: [number, number];
  /** Made in the Strategic Action that is still running. */
  fresh: boolean;
}
export interface Deal {
  partner: Seat;
  give: number;
  take: number;
}

export interface Board {
  agreed: Agreed;
  round: number;
  speaker: Seat;
  /** Players in the order of their homes around Mecatol Rex, clockwise. */
  seating: Seat[];
  /** The order of play of this round. */
  order: Seat[];
  /** The player whose turn it is (TI3-GEN-13). */
  active: Seat | null;
  /** Tiles on cells, in spiral order. */
  galaxy: readonly string[];
  /** System -> players whose Command Counter lies there. */
  activated: { [system: string]: Seat[] };
  planets: { [planet: string]: PlanetState };
  /** Domain Counters that lie face up on planets, and wormholes that were discovered in systems. */
  found: { [planet: string]: string };
  gates: { [system: string]: ('alpha' | 'beta')[] };
  /** Ground Forces that left the invasion going on for home after they fell there. */
  returned: number;
  /** Leaders that are alive. */
  leaders: { [leader: string]: Leader };
  /** Space areas hold ships, planets hold Ground Forces, PDS and Space Docks; cargo and damage are marks of the ship. */
  units: Stacks;
  sheets: Sheet[];
  /** Trade Goods in the common stock. */
  goods: number;
  /** Trade Agreements in force. */
  agreements: Agreement[];
  /** Bonus Counters on Strategy Cards. */
  bonus: { [card: string]: number };
  /** Who held Initiative last; -1: nobody. */
  initiative: Seat;
  /** Pairs that may not activate systems with units of the other this round (TI3-SC2-01). */
  truces: [Seat, Seat][];
  /** Has the active player paid for wormholes in this activation? */
  tollPaid: boolean;
  /** Laws in play and who or what was elected. */
  laws: { card: string; elected: string | null }[];
  /** Age of Empire: the card of the row that the turn marker has reached. */
  marker: number;
  /** Public Objective -> players who have claimed it. */
  claimed: { [objective: string]: Seat[] };
  /** Players who destroyed the last Space Dock of another this round. */
  merciless: Seat[];
  /** What was played on what this round (TI3-ACTIONCARDS-05). */
  played: string[];
}

/** A kind of ship with its marks: 'carrier', 'carrier ground-force:2', 'dreadnought damaged'. */
export type ShipName = string;

export type Turn =
  | { do: 'activate'; system: string }
  | { do: 'transfer'; systems: [string, string] }
  | { do: 'strategy'; card: StrategyCard }
  | { do: 'diodes' }
  /** A card in hand that is an action, or another component that offers one. */
  | { do: 'use'; ability: string; component: string }
  | { do: 'pass' };
/** Part of a payment: a planet exhausted for its full value, or Trade Goods. */
export type Pay = { exhaust: string } | { goods: number };
export type BuyAtom = { counters: number } | Pay;
export type ResearchAtom = { technology: string } | Pay;
export type ClaimAtom = { claim: string } | { strategy: number; command: number } | Pay;
/** A card that is given, or how many cards are wanted for those given. */
export type ExchangeAtom = { give: string } | { take: number };
/** One Cruiser or Destroyer moves one step. */
export interface PatrolAtom {
  ship: ShipName;
  from: string;
  to: string;
}

/** A ship that moves (or stays, when it only loads in the activated system), then what it takes aboard on its way. */
export type MoveAtom = ShipMove | Loading | Boarding;
export interface ShipMove {
  ship: ShipName;
  from: string;
  via?: string[];
}
export interface Loading {
  load: Load;
  n: number;
  at: string;
}

/** A leader on a planet goes aboard the ship named before. */
export interface Boarding {
  board: string;
  at: string;
}

/** For each hit: one ship is lost, or one undamaged Dreadnought or War Sun is damaged. */
export interface Casualty {
  ship: ShipName;
  take: 'loss' | 'damage';
}

/** Units or a leader leave a transporter (by its place in the list of transporters) for a planet or another transporter. */
export type LandAtom = LandUnits | LandLeader;
export type LandUnits = { from: number; unit: 'ground-force' | 'pds'; n: number } & (
  | { to: string }
  | { aboard: number }
);
export type LandLeader = { from: number; leader: string } & ({ to: string } | { aboard: number });

/** How many units come to stand where, and what pays for all of them. */
export type Production = Produced<Unit>;

export interface Bombarders {
  dreadnoughts: number;
  warSuns: number;
}
/** Ground Forces that landed where a fight awaits them, by planet. */
export type Landed = { [planet: string]: number };
export interface Counters {
  strategy: number;
  fleet: number;
  command: number;
}

export interface Bonus extends Counters {
  goods: number;
}

/** Votes that were cast for one outcome. */
export interface Cast {
  seat: Seat;
  choice: string;
  votes: number;
}
/** A Political Card is about to be drawn: an agenda named instead, or none at all. */
export interface Coming {
  seat: Seat;
  agenda: string | null;
  cancelled: boolean;
}
/** An agenda has been read out: it may be set aside for another, or left to one player's votes. */
export interface Read {
  seat: Seat;
  agenda: string;
  replaced: boolean;
  only: Seat | null;
}
/** A player is about to vote with so many votes. */
export interface Ballot {
  agenda: string;
  seat: Seat;
  votes: number;
}
/** All votes are cast and not counted yet. */
export interface Counted {
  agenda: string;
  cast: Cast[];
}
/** What the log tells of a leader. */
export type LeaderNews =
  | 'posted'
  | 'boarded'
  | 'landed'
  | 'killed'
  | 'escaped'
  | 'captured'
  | 'executed'
  | 'handedOver'
  | 'sacrificed';
/** A player who is to choose one of these. */
export interface Asked {
  seat: Seat;
  from: string[];
}
export interface Picked {
  seat: Seat;
  picked: string;
}
/** What the Galactic Council has decided: who or what was elected, and how everybody voted. */
export interface Decided {
  agenda: string;
  round: number;
  elected: string | null;
  cast: Cast[];
}

/** Why dice are rolled that no unit rolls. */
export type Casting =
  | 'gen-synthesis'
  | 'dacxive'
  | 'sabotage'
  | 'settlers'
  | 'leader'
  | 'captives'
  | 'razing'
  | 'plague'
  | 'strategic-bombardment'
  | 'ancient-artifact';
/** Such dice, as they lie before a player. */
export interface Thrown {
  seat: Seat;
  why: Casting;
  dice: number[];
}
/** Why dice are rolled. */
export type Purpose =
  | 'ambush'
  | 'assault'
  | 'pds'
  | 'mines'
  | 'barrage'
  | 'battle'
  | 'bombardment'
  | 'defence'
  | 'invasion';
export type Roll = RollOf<Unit>;
export type Rolling = RollingOf<Unit, Purpose>;
export type { Fight };
/** The part of the game that fighting needs. */
export type Battles = Combat<Unit, Purpose>;
export interface Ti3 {
  pub: Board;
  own: object;
  hidden: object;
  frames: {
    match: object;
    setUp: { choosing?: Seat[]; open?: string[]; picked?: string; settling?: Settling; boarding?: string[] };
    /** `bare`: players whose last tile had no planet. */
    building: { turns?: Seat[]; pass?: Seat[]; bare?: Seat[]; cell?: string; placing?: Placing };
    round: object;
    actionPhase: { turn: number };
    statusPhase: { seats: Seat[]; drawn: number; asked: number } & {
      counters?: Counters;
      returned?: { kept: StrategyCard[] };
      partner?: Seat | null;
    };
    /** `probed`: planets that Fighters have looked at; `fired`: ships that have razed counters. */
    tacticalAction: { seat: Seat; system: string; landed: Landed } & {
      passage?: Seat[];
      mines?: number;
      probed?: string[];
      fired?: Bombarders;
    };
    probing: { seat: Seat; system: string; picked?: string; probed?: string[]; found?: string[] } & Gives<string[]>;
    razing: { seat: Seat; system: string; fired: Bombarders; picked?: string; dice?: number[] } & Gives<Bombarders>;
    exploration: { seat: Seat; planet: string } & {
      counter?: string;
      picked?: string;
      dice?: number[];
      natives?: number;
      round?: number;
      hits?: number[];
    } & Gives<string>;
    transferAction: { seat: Seat; systems: [string, string]; left: string[] };
    transferFire: { seat: Seat; systems: [string, string]; enemies: Seat[]; fired: number };
    pdsFire: { seat: Seat; system: string; shots: { by: Seat; at: Seat }[]; fired: number };
    /** `shots`: what is added to the die of each. */
    cannonade: { by: Seat; target: Seat; system: string; attacker: Seat; shots: number[] };
    dice: Battles['frames']['dice'];
    fallen: { planet: string; seat: Seat; hits: number } & { dice?: number[]; saved?: number; home?: string };
    plainDice: { seat: Seat; why: Casting; n: number; thrown?: Thrown } & Gives<number[]>;
    /** `damaged`: ships that were damaged and may still be reacted to. */
    losses: Losses<Purpose> & { answer?: Casualty[]; damaged?: ShipName[] };
    spaceBattle: Fight & { targets?: Seat[]; hits?: number[]; mines?: number };
    /** Mentak: so many Cruisers and Destroyers fire before the battle. */
    ambush: Fight & { by: Seat; cruisers: number; destroyers: number; hits?: number[] };
    choices: { asked: Asked[]; what: Thing; for: string; picks: Picked[]; picked?: string } & Gives<Picked[]>;
    /** A card that lay on a planet. */
    laidCardLost: { card: string };
    geniusFee: { seat: Seat; frame: number; paid?: Pay[] };
    cardExchange: { seats: [Seat, Seat] };
    sabotageRuns: Fight & { runs: { seat: Seat; fighters: number }[] };
    /** One run: `outer` and `inner` dice. */
    sabotageRun: { system: string; seat: Seat; enemy: Seat; fighters: number } & {
      outer?: number[];
      through?: number;
      inner?: number[];
      dice?: number[];
    };
    battleRound: Fight & { mines?: number; hits?: number[]; leaving?: Seat | null; leaves?: boolean; refuge?: string };
    /** `friendly`: on own planets only, as in a Transfer Action. */
    landing: { seat: Seat; system: string; friendly: boolean; landed: Landed; taken: string[] } & {
      /** Planets where nobody lands in this activation, and those explored in it. */
      barred?: string[];
      explored?: string[];
      planet?: string;
      counter?: string | null;
      picked?: string;
      fees?: string[];
      paid?: Pay[];
      answer?: LandAtom[];
      threatened?: string[];
      warning?: Ti3['windows']['invasion.would'];
    } & Gives<Landed>;
    /** `byLanding`: by Ground Forces that came from ships. */
    occupation: { seat: Seat; planet: string; byLanding: boolean } & {
      from?: Seat | null;
      /** PDS and Space Docks that an Agent takes over. */
      spoils?: string;
      dice?: number[];
      captive?: string;
    };
    /** Others are asked to let a fleet with a Diplomat pass; ends with those who do. */
    passage: { seat: Seat; system: string } & {
      open?: Seat[];
      granted?: Seat[];
      picked?: string;
      leave?: string;
    } & Gives<Seat[]>;
    extraPoints: { seat: Seat };
    /** Cards lie open, and players choose in this order. */
    openDraw: { left?: Seat[]; picked?: string };
    leaderFate: { leader: string; outcome?: Fate; dice?: number[]; refuge?: string };
    captivity: { left?: string[]; picked?: string };
    invasion: { seat: Seat; system: string; landed: Landed; fought: string[]; fired: Bombarders };
    /** `troops`: Ground Forces of both sides at the start; `fighters`: those that join the attack by Graviton Negator. */
    invasionCombat: Fight & { fired: Bombarders; troops: number; fighters: number };
    invasionRound: Fight & { fighters: number; hits: number };
    transitDiodes: { seat: Seat };
    claiming: { turn: number };
    crowning: { seat: Seat };
    bombardment: { seat: Seat; planet: string; invaded: boolean; fired: Bombarders };
    /** `docks`: may new Space Docks be built, as in a system just activated? */
    production: { seat: Seat; system: string; docks: boolean };
    strategyPhase: { picks: Seat[]; seat: Seat } & {
      picked?: StrategyCard;
      taken?: Ti3['windows']['strategy.picked'];
      bonus?: Bonus;
    };
    takeStrategyCard: { seat: Seat; card: StrategyCard; bonus?: Bonus };
    strategicAction: { seat: Seat; card: StrategyCard } & {
      others?: Seat[];
      uses?: boolean;
      way?: Ti3['windows']['secondary.would'];
    };
    /** The ability of a Strategy Card: the primary, or the secondary. */
    strategyAbility: { seat: Seat; card: StrategyCard; as: 'primary' | 'secondary' };
    receiveCounters: { seat: Seat; n: number };
    diplomacyPrimary: { seat: Seat };
    diplomacySecondary: { seat: Seat };
    politicalPrimary: { seat: Seat; coming?: Coming; drawn?: string | null; read?: Read };
    /** `only`: the one whose votes count. */
    council: { agenda: string; only: Seat | null } & {
      voters?: Seat[];
      cast?: Cast[];
      ballot?: Ballot;
      vote?: string | null;
      counted?: Counted;
      choice?: string;
    };
    logisticsSecondary: { seat: Seat };
    tradePrimary: { seat: Seat };
    tradeSecondary: { seat: Seat; income: number };
    /** `declined`: what was proposed and did not come about. */
    negotiations: { seat: Seat; declined?: (Deal & { by: Seat })[] };
    deal: Deal & { by: Seat; approver: Seat };
    warfarePrimary: { seat: Seat };
    /** `activated`: out of systems that the player has activated only. */
    warfareSecondary: { seat: Seat; activated?: boolean };
    technologyPrimary: { seat: Seat };
    technologySecondary: { seat: Seat };
    imperialPrimary: { seat: Seat };
    imperialSecondary: { seat: Seat };
    fleetSurplus: { seat: Seat; system: string };
    fighterSurplus: { seat: Seat; system: string };
    handSurplus: { seat: Seat };
    draw: { seat: Seat; cards: number };
    elimination: { seat: Seat };
    lastStanding: object;
    /** A component at work (docs/editions.md). */
    effect: Effects['frames']['effect'];
    giving: { by: Seat; to: Seat; n: number };
    disbanding: { seat: Seat; place: string; unit: ShipName };
  };
  asks: {
    settle: { q: { race: string }; a: Settling };
    placeTile: { q: { bare: boolean }; a: Placing };
    turn: { q: { seat: Seat }; a: Turn };
    /** `passage`: who lets a fleet with a Diplomat through. */
    move: { q: { system: string; passage?: Seat[] }; a: MoveAtom[] };
    transfer: { q: { systems: [string, string] }; a: MoveAtom[] };
    transferProduce: { q: { systems: string[] }; a: string | null };
    fire: { q: { system: string; planet: string | null; at: Seat; pds: number }; a: number };
    casualties: { q: { system: string; hits: number; purpose: Purpose }; a: Casualty[] };
    sabotageRun: { q: { system: string }; a: number[] };
    vote: { q: { agenda: string; options: string[]; votes: number }; a: string | null };
    breakTie: { q: { agenda: string; options: string[] }; a: string };
    nextAgenda: { q: { cards: number }; a: string[] };
    leave: { q: { system: string; as: 'withdraw' | 'retreat' }; a: boolean };
    refuge: { q: { system: string }; a: string };
    /** `barred`: planets closed to Ground Forces in this activation. */
    land: { q: { system: string; friendly: boolean; barred?: string[] }; a: LandAtom[] };
    invade: { q: { planets: string[]; must: string[] }; a: string | null };
    bacterialWeapon: { q: { planet: string }; a: boolean };
    joinFighters: { q: { planet: string; fighters: number }; a: number };
    groundLosses: { q: { planet: string; hits: number; fighters: number; groundForces: number }; a: number };
    diodes: { q: object; a: { from: string; to: string; n: number } };
    secondAction: { q: { seat: Seat }; a: string | null };
    bombard: { q: { planet: string; most: Bombarders }; a: Bombarders };
    produce: { q: { system: string; docks: boolean }; a: Production };
    /** `offer`: what the other gives and wants; null: the offer is still to be made. */
    exchangeCards: { q: { with: Seat; offer: { give: number; take: number } | null }; a: ExchangeAtom[] };
    seek: { q: { zone: string }; a: string };
    seekAgenda: { q: object; a: string };
    fee: { q: { due: number }; a: Pay[] };
    licence: { q: { planet: string; due: number }; a: Pay[] };
    anyTime: { q: object; a: Source };
    discard: { q: { over: number }; a: string };
    counters: { q: { n: number }; a: Counters };
    pickStrategy: { q: { cards: StrategyCard[] }; a: StrategyCard };
    bonus: { q: { card: StrategyCard; n: number }; a: Bonus };
    secondary: { q: { card: StrategyCard; cost: number }; a: boolean };
    placeCounters: { q: { n: number }; a: Counters };
    chooseOpponent: { q: object; a: Seat };
    refresh: { q: { most: number }; a: string[] };
    buyCounters: { q: object; a: BuyAtom[] };
    tradeOption: { q: object; a: 'income' | 'embargo' };
    /** `contracts`: what the Trade cards of each player are worth. */
    propose: { q: { by: Seat; approver: Seat; contracts: number[][] }; a: Deal };
    closeNegotiations: { q: object; a: boolean };
    /** `gives`, `takes`: what the cards are worth that the proposer gives and takes. */
    consent: { q: { by: Seat; partner: Seat; as: 'partner' | 'approver'; gives: number; takes: number }; a: boolean };
    cancelAgreement: { q: object; a: Seat | null };
    takeCounter: { q: object; a: string };
    patrol: { q: { activated?: boolean }; a: PatrolAtom[] };
    chooseTechnology: { q: object; a: string };
    buyTechnology: { q: object; a: ResearchAtom[] };
    produceWhere: { q: object; a: string };
    claim: { q: object; a: ClaimAtom[] };
    claimSecret: { q: object; a: boolean };
    gift: { q: object; a: { to: Seat; n: number } };
    disband: { q: object; a: { place: string; unit: ShipName } };
    scuttle: { q: { system: string; n: number }; a: ShipName[] };
    pickOne: Effects<Thing>['asks']['pickOne'];
    pickSome: Effects<Thing>['asks']['pickSome'];
  };
  events: {
    race: { all: { seat: Seat; race: string } };
    home: { all: { seat: Seat; cell: number } };
    showedTiles: { all: { seat: Seat; tiles: string[] } };
    placedTile: { all: { seat: Seat; tile: string; cell: number } };
    uncovered: { all: { tile: string } };
    /** `unevenness`: tenths between what falls to the best and to the worst home. */
    galaxyComplete: { all: { unevenness: number } };
    settled: { all: { seat: Seat; units: Settling } };
    roundBegan: { all: { round: number } };
    activated: { all: { seat: Seat; system: string } };
    passed: { all: { seat: Seat } };
    moved: { all: { seat: Seat; system: string; ships: { ship: Ship; from: string; n: number }[] } };
    rolled: { all: Rolling };
    lost: { all: { seat: Seat; place: string; units: { unit: Unit; n: number }[] } };
    damaged: { all: { seat: Seat; system: string; ship: Ship } };
    announced: { all: { seat: Seat; as: 'withdraw' | 'retreat' } };
    left: { all: { seat: Seat; from: string; to: string } };
    sabotageRun: { all: { seat: Seat; outer: number[]; inner: number[] } };
    agenda: { all: { agenda: string } };
    voted: { all: { seat: Seat; agenda: string; choice: string | null; votes: number } };
    repealed: { all: { law: string } };
    decided: { all: { agenda: string; choice: string } };
    arranged: { all: { seat: Seat } };
    stayed: { all: { seat: Seat } };
    landed: { all: { seat: Seat; planet: string; groundForces: number; pds: number } };
    /** What a leader does and what happens to it. */
    leader: { all: { seat: Seat; kind: LeaderKind; what: LeaderNews; place: string | null; by: Seat | null } };
    explored: { all: { seat: Seat; planet: string; counter: string } };
    probed: { all: { seat: Seat; planets: string[] }; some?: { counters: string[] } };
    survivorsFound: { all: { seat: Seat; planet: string } };
    razed: { all: { seat: Seat; planet: string; survivors: boolean } };
    passage: { all: { seat: Seat; to: Seat; granted: boolean } };
    delayed: { all: { seat: Seat; planet: string; by: Seat } };
    tookPlanet: { all: { seat: Seat; planet: string; from: Seat | null } };
    reborn: { all: { seat: Seat; planet: string; n: number } };
    animated: { all: { seat: Seat; planet: string; n: number } };
    gassed: { all: { seat: Seat; planet: string } };
    carried: { all: { seat: Seat; from: string; to: string; n: number } };
    held: { all: { seat: Seat; planet: string } };
    produced: { all: { seat: Seat; system: string; units: { unit: Unit; n: number; at: string }[]; cost: number } };
    paid: { all: { seat: Seat; planets: string[]; goods: number } };
    agreementBroken: { all: { seats: [Seat, Seat] } };
    picked: { all: { seat: Seat; card: StrategyCard } };
    speaker: { all: { seat: Seat } };
    strategy: { all: { seat: Seat; card: StrategyCard } };
    secondary: { all: { seat: Seat; card: StrategyCard } };
    truce: { all: { seats: [Seat, Seat] } };
    refreshed: { all: { seat: Seat; planets: string[] } };
    agreed: { all: { seats: [Seat, Seat] } };
    unlearned: { all: { seat: Seat; technology: string } };
    acquired: { all: { seat: Seat; technology: string } };
    revealedObjective: { all: { objective: string } };
    claimed: { all: { seat: Seat; objective: string } };
    /** `from`: the objective, 'imperial' or 'other'. */
    scored: { all: { seat: Seat; points: number; from: string } };
    countersReceived: { all: { seat: Seat } & Counters };
    drew: { all: { seat: Seat; n: number }; some?: { cards: string[] } };
    discarded: { all: { seat: Seat; card: string } };
    counterLost: { all: { seat: Seat } };
    dockMoved: { all: { seat: Seat; from: string; to: string } };
    diceRolled: { all: Thrown };
    stole: { all: { seat: Seat; from: Seat; n: number }; some?: { cards: string[] } };
    sawHand: { all: { seat: Seat; of: Seat }; some?: { cards: string[] } };
    /** Cards changed hands; only the two players know which. */
    exchanged: { all: { seats: [Seat, Seat]; n: [number, number] }; some?: { cards: [string[], string[]] } };
    /** Units that cost nothing. */
    placed: { all: { seat: Seat; place: string; units: { unit: Unit; n: number }[] } };
    used: Effects['events']['used'];
    cancelled: Effects['events']['cancelled'];
    lapsed: Effects['events']['lapsed'];
    countersPlaced: { all: { seat: Seat } & Counters };
    counterReturned: { all: { seat: Seat; system: string } };
    gave: { all: { seat: Seat; to: Seat; n: number } };
    jammed: { all: { seat: Seat; system: string } };
    goodsReceived: { all: { seat: Seat; n: number } };
    exhausted: { all: { planet: string } };
    becameNeutral: { all: { planet: string; from: Seat } };
    status: { all: { round: number } };
    rechecked: { all: { unit: Unit; from: number; to: number } };
    mined: { all: { seat: Seat; system: string; n: number } };
    rolledAgain: { all: { seat: Seat; from: number; to: number } };
    repaired: { all: { seat: Seat; system: string; ship: Ship; n: number } };
    plagueRolled: { all: { planet: string; dice: number[] } };
    eliminated: { all: { seat: Seat } };
  };
  windows: {
    strategyPhase: { round: number };
    'strategy.picked': { seat: Seat; card: StrategyCard; refused: boolean };
    'strategy.ended': { round: number };
    'primary.done': { seat: Seat; card: StrategyCard };
    /** A player is about to use a secondary ability: the primary ability too, or in its place. */
    'secondary.would': { seat: Seat; card: StrategyCard; primary: 'no' | 'also' | 'instead' };
    'status.would': { round: number };
    /** Strategy Cards are about to be returned; `kept` stay with their holders. */
    'cards.returned': { kept: StrategyCard[] };
    /** Before the Space Battle step: the defender may still leave. */
    attacked: Fight;
    /** Somebody is about to buy a technology. */
    'research.would': { seat: Seat };
    'landing.would': { seat: Seat; system: string };
    /** Ground Forces are about to land on another player's planet; a delayed landing does not take place. */
    'invasion.would': { seat: Seat; planet: string; owner: Seat; delayed: boolean };
    /** A planet was taken from another player. */
    conquered: { seat: Seat; planet: string; from: Seat };
    activated: { seat: Seat; system: string };
    /** `mines`: hits that await the fleet in the first round of a battle. */
    moved: { seat: Seat; system: string; arrived: boolean; mines: number };
    'combat.start': Fight;
    'round.start': Fight;
    'roll.after': Rolling;
    'dice.after': Thrown;
    /** One ship after another: `after` more of the same volley follow. */
    damaged: { seat: Seat; by: Seat; system: string; round: number; ship: ShipName; after: number };
    beforeBombardment: { seat: Seat; planet: string };
    beforeInvasion: Fight;
    occupied: { seat: Seat; planet: string };
    'agenda.would': Coming;
    'agenda.revealed': Read;
    'vote.would': Ballot;
    'votes.cast': Counted;
    'agenda.passed': Decided;
    'agenda.failed': Decided;
    'card.played.would': Effects['windows']['card.played.would'];
  };
  queries: {
    /** What is added to a unit's die. */
    combat: { kind: 'number'; args: { seat: Seat; unit: Unit; purpose: Purpose; fight: Fight } };
    movement: { kind: 'number'; args: { seat: Seat; unit: Unit; to: string; marks: string } };
    /** Dice of a ship in a round of a Space Battle. */
    battleDice: { kind: 'number'; args: { seat: Seat; unit: Unit; marks: string } };
    /** What is added to the dice of PDS on a planet. */
    pdsBonus: { kind: 'number'; args: { seat: Seat; planet: string } };
    /** What a planet with a Technology Specialty takes off the price. */
    discount: { kind: 'number'; args: { seat: Seat; planet: string } };
    /** Does a Technology Specialty take something off technologies of every colour? */
    discountsAll: { kind: 'permission'; args: object };
    capacity: { kind: 'number'; args: { seat: Seat; unit: Unit } };
    fleetSupply: { kind: 'number'; args: { seat: Seat; system: string } };
    /** How many borders PDS shoot across. */
    pdsRange: { kind: 'number'; args: { seat: Seat } };
    productionCapacity: { kind: 'number'; args: { seat: Seat; planet: string } };
    /** `planet`: where a Space Dock is to stand. */
    cost: { kind: 'number'; args: { seat: Seat; unit: Unit; planet?: string } };
    /** Resources a production gets for nothing. */
    extraResources: { kind: 'number'; args: { seat: Seat } };
    /** The number that decides the order of play. */
    initiative: { kind: 'number'; args: { seat: Seat } };
    /** Counters that a secondary ability costs. */
    secondaryCost: { kind: 'number'; args: { seat: Seat; card: StrategyCard } };
    /** Instead of the secondary ability, or besides. */
    mayUsePrimary: { kind: 'permission'; args: { seat: Seat; card: StrategyCard } };
    mayChoose: { kind: 'permission'; args: { seat: Seat; card: StrategyCard } };
    mayUseSecondary: { kind: 'permission'; args: { seat: Seat; card: StrategyCard } };
    /** Must the active player approve a Trade Agreement of these two? */
    needsApproval: { kind: 'permission'; args: { seats: readonly Seat[] } };
    /** May a player cancel a Trade Agreement with a partner in the Status Phase? */
    mayCancel: { kind: 'permission'; args: { seat: Seat; partner: Seat } };
    handLimit: { kind: 'number'; args: { seat: Seat } };
    /** Command Counters received in the Status Phase. */
    countersReceived: { kind: 'number'; args: { seat: Seat } };
    /** Action Cards drawn in the Status Phase. */
    cardsDrawn: { kind: 'number'; args: { seat: Seat } };
    tradeIncome: { kind: 'number'; args: { seat: Seat; agreements: number } };
    /** Resources a technology costs, discounts included. */
    technologyCost: { kind: 'number'; args: { seat: Seat; technology: string } };
    /** Votes in the Galactic Council. */
    votes: { kind: 'number'; args: { seat: Seat } };
    mayVote: { kind: 'permission'; args: { seat: Seat } };
    /** Hits that a Dreadnought draws upon itself. */
    drawnHits: { kind: 'number'; args: { seat: Seat; system: string } };
    /** Counters that may lie in Fleet Supply. */
    mostFleet: { kind: 'number'; args: { seat: Seat } };
    /** May these two make a Trade Agreement? */
    mayTrade: { kind: 'permission'; args: { seats: readonly Seat[] } };
    /** Does a resource buy two Ground Forces or Fighters? */
    pairs: { kind: 'permission'; args: { seat: Seat } };
    mayLand: { kind: 'permission'; args: { seat: Seat; planet: string } };
    mayActivate: { kind: 'permission'; args: { seat: Seat; system: string } };
    /** May a player choose a planet for a card played as an action? */
    mayTarget: { kind: 'permission'; args: { by: Seat; planet: string } };
    ignoresPrerequisites: { kind: 'permission'; args: { seat: Seat; technology: string } };
    mayAcquire: { kind: 'permission'; args: { seat: Seat; technology: string } };
    /** May a fleet withdraw or retreat? */
    mayLeave: { kind: 'permission'; args: { seat: Seat; system: string } };
    mayProduce: { kind: 'permission'; args: { seat: Seat; unit: Unit } };
    /** May a ship move through a system? */
    mayCross: {
      kind: 'permission';
      args: { seat: Seat; from: string; to: string; movement: number; because: 'asteroids' | 'enemy' };
    };
    /** May ships go through wormholes? `seat`: whose ships move in an activation; null otherwise. */
    mayUseWormholes: { kind: 'permission'; args: { seat: Seat | null } };
    /** Trade Goods that wormholes cost in an activation. */
    wormholeToll: { kind: 'number'; args: { seat: Seat } };
    /** Resources that a landing on a planet costs. */
    landingFee: { kind: 'number'; args: { seat: Seat; planet: string } };
    mayDraw: { kind: 'permission'; args: { seat: Seat } };
    /** Are the cards of the Status Phase laid open and chosen? */
    drawsOpenly: { kind: 'permission'; args: object };
    /** Victory Points for as long as something holds. */
    extraPoints: { kind: 'number'; args: { seat: Seat } };
    /** Who receives Trade Goods meant for a player. */
    goodsTo: { kind: 'number'; args: { seat: Seat } };
    /** Are wormholes of all kinds joined? */
    wormholesJoined: { kind: 'permission'; args: object };
    /** May PDS fire at Ground Forces that land on their planet? */
    mayDefend: { kind: 'permission'; args: { seat: Seat; planet: string; against: Seat } };
    /** May invaders take over PDS and Space Docks? */
    mayTakeOver: { kind: 'permission'; args: { seat: Seat; planet: string } };
    mayBombard: { kind: 'permission'; args: { seat: Seat; planet: string; unit: Unit } };
    /** Do Fighters move and stay by themselves? */
    fightersFlyAlone: { kind: 'permission'; args: { seat: Seat } };
    /** May Fighters take part in Invasion Combat? */
    fightersMayInvade: { kind: 'permission'; args: { seat: Seat } };
    /** May units be placed in systems next to the Space Dock's? */
    mayProduceNextDoor: { kind: 'permission'; args: { seat: Seat } };
    /** Do Dreadnoughts fire before a Space Battle? */
    mayAssault: { kind: 'permission'; args: { seat: Seat } };
    /** Are failed dice of PDS rolled again? */
    rerollsPds: { kind: 'permission'; args: { seat: Seat } };
    /** Do lost Ground Forces come back at home on a die? */
    revivesLosses: { kind: 'permission'; args: { seat: Seat } };
    /** Do fallen Ground Forces rise for the winner on a die? */
    animatesFallen: { kind: 'permission'; args: { seat: Seat } };
    /** May a ship destroy all Ground Forces of a planet instead of bombarding it? */
    mayGas: { kind: 'permission'; args: { seat: Seat } };
    /** May Ground Forces be moved between own planets as an action? */
    mayTransit: { kind: 'permission'; args: { seat: Seat } };
    /** May a second Tactical Action follow the first? */
    mayActAgain: { kind: 'permission'; args: { seat: Seat } };
  };
}

export type Pub = PubOf<Ti3>;
export type View = RulesView<Ti3>;
export type Table = TableOf<Ti3>;
export type Frame<P extends keyof Ti3['frames']> = FrameOf<Ti3, P>;
