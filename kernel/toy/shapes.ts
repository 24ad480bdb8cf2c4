import type { Seat, Shapes, Source, Stacks } from '../index.ts';

// A toy game that asks of the kernel what the largest games will: the demands are tested here before any real rule is written.

/** A component that lies in the open: its text, and whether it can still be used. */
export interface Component extends Source {
  ready: boolean;
}
export interface Act {
  seat: Seat;
}

export interface Toy extends Shapes {
  pub: {
    components: Component[];
    /** Places: 'here' (the active system), 'away', 'ground', 'lost'. */
    units: Stacks;
    goods: number[];
    speed: number;
    turns: number;
    landed: Seat[];
  };
  own: object;
  hidden: object;
  frames: {
    setUp: object;
    turn: { seat: Seat };
    action: { seat: Seat };
    combat: { attacker: Seat; defender: Seat; rounds: number };
    round: { attacker: Seat; defender: Seat; hits: [number, number] };
    sustain: { sides: [Seat, Seat]; hits: [number, number]; next: 0 | 1; declined: number };
    playCard: { source: Source; window: number };
    cancel: { source: Source; window: number };
    flankSpeed: { seat: Seat };
    moraleBoost: { seat: Seat };
    skilledRetreat: { seat: Seat };
    directHit: { seat: Seat; window: number };
    watcher: { source: Source; window: number };
    awaken: { source: Source; window: number };
    forcedCombat: { source: Source };
    nullify: { source: Source; window: number };
    reroll: { source: Source; window: number };
    hero: { source: Source; window: number };
    repair: { source: Source; window: number };
    pillage: { source: Source; window: number };
    /** After an exchange: those who take a share of it. */
    dealt: { by: Seat; partner: Seat };
    scuttling: { seat: Seat };
  };
  asks: {
    act: { q: object; a: 'fight' | 'pass' };
    /** How many of one's ships are lost; the damaged ones first. */
    lose: { q: { hits: number }; a: number };
    sustain: { q: { hits: number }; a: boolean };
    /** An offer: give up a ship that is away. */
    scuttle: { q: object; a: true };
    /** Which way to go: one answer where there is one way. */
    route: { q: { ways: number }; a: number };
  };
  events: {
    dealt: { all: { seat: Seat }; some?: { cards: string[] } };
    played: { all: { seat: Seat; card: string } };
    cancelled: { all: { card: string; by: Seat } };
    used: { all: { seat: Seat; text: string } };
    moved: { all: { seat: Seat; ships: number } };
    rolled: { all: { seat: Seat; dice: number[]; hits: number } };
    lost: { all: { seat: Seat; ships: number } };
    sustained: { all: { seat: Seat } };
    actionOver: { all: { seat: Seat } };
    landed: { all: { seat: Seat } };
    exchanged: { all: { from: Seat; to: Seat; goods: number }; some?: { card: string } };
    shown: { all: { seat: Seat; to: Seat[]; n: number }; some: { cards: string[] } };
    scuttled: { all: { seat: Seat } };
  };
  windows: {
    activated: Act;
    moved: Act;
    cardPlayed: { card: string; by: Seat; cancelled: boolean };
    roundStart: { attacker: Seat; defender: Seat };
    rolled: { attacker: Seat; defender: Seat };
    sustained: { seat: Seat; foe: Seat; repaired: boolean };
    turnEnd: Act;
    dealDone: { by: Seat; partner: Seat };
  };
  queries: { speed: { kind: 'number'; args: { seat: Seat } } };
}
