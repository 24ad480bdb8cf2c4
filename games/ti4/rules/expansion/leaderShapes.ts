import type { Seat, Shapes } from '@orrery/kernel';
import type { Captive } from '../../board.ts';
import type { UnitType } from '../../content/units/index.ts';
import type { NoteId } from '../../content/promissoryNotes.ts';
import type { LeaderId } from '../../content/leaders.ts';

/** A faction ability, and what it is used on. */
export interface AbilityUse {
  seat: Seat;
  ability: string;
  on: string;
}
/** What somebody looks at: the top agenda, or cards of a player. */
export type LookedAt = 'agendas' | 'action-cards' | 'notes' | 'secrets';

/** LEAD: what leaders add to the table. */
export interface Leading extends Shapes {
  pub: {
    /** Commanders and heroes that have been unlocked; whoever is purged is no longer in play. */
    unlocked: LeaderId[];
  };
  frames: {
    unlock: { seat: Seat; leader: LeaderId };
    /** Whose token goes back, where only those of others are left. */
    loseFleetToken: { of?: string };
    releaseCaptive: { captive: Captive };
    /** Trade goods that lie on a card come to its holder. */
    takeStored: { component: string };
    /** Players give another one a note of their choice each, unseen by the others; chosen together, given in order. */
    giveNotes: { from: Seat[]; to: Seat };
    /** Resources are paid for an effect. */
    payResources: { seat: Seat; price: number; for: string; paid?: { coins: string[]; goods: number } };
  };
  asks: {
    giveNote: { q: { to: Seat }; a: string };
    /** An action card that another player is shown. */
    showActionCard: { q: { to: Seat }; a: string };
    /** Agendas out of those looked at, in the order in which they are resolved. */
    chooseAgendas: { q: { cards: number; n: number }; a: string[] };
  };
  events: {
    unlocked: { all: { seat: Seat; leader: LeaderId } };
    /** Hidden cards, of a player or of the deck. */
    looked: { all: { seat: Seat; at: LookedAt; of: Seat | null }; some: { cards: string[] } };
    systemsSwapped: { all: { seat: Seat; systems: string[] } };
    captured: { all: { by: Seat; of: Seat; unit: UnitType } };
    released: { all: Captive };
    /** Exploration cards turned over: fragments were kept. */
    unearthed: { all: { seat: Seat; cards: string[] } };
    /** A command token of another player comes onto a sheet, or leaves it. */
    tokenHeld: { all: { seat: Seat; of: Seat } };
    tokenReleased: { all: { seat: Seat; of: Seat } };
    seized: { all: { seat: Seat; from: Seat; card: string } };
    noteGiven: { all: { from: Seat; to: Seat }; some: { note: string } };
  };
  windows: {
    /** A component was exhausted by the one who used it. */
    'component.exhausted': { component: string; seat: Seat };
    /** A faction ability is about to do what it says; prevented: another component has put something in its place. */
    'ability.would': AbilityUse & { prevented: boolean };
    /** A faction ability was used that other components refer to, and on what. */
    'ability.used': AbilityUse;
  };
  queries: {
    /** A note comes into the hands of a player; printed: it does. */
    mayReceive: { kind: 'permission'; args: { seat: Seat; note: NoteId } };
  };
}
