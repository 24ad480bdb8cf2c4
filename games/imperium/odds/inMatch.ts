import type { Seat } from '@orrery/kernel';
import type { BattleDescription, Field, SideDescription } from './description.ts';

// The battles that a system of a running match holds, as the odds page takes them.

/** A battle in the space area of a system, or on one of its planets. */
export interface BattleAt {
  readonly place: string;
  readonly battle: BattleDescription;
}

/** What an edition tells of a place. */
export interface Battleground {
  readonly seats: readonly Seat[];
  /** The space area, by the name of its system, and its planets. */
  readonly system: string;
  readonly planets: readonly string[];
  /** Whether a seat has units there that would fight. */
  isHeldBy(seat: Seat, place: string, field: Field): boolean;
  /** Null: a side that nobody has taken yet. */
  sideAt(seat: Seat | null, place: string, field: Field, defends: boolean): SideDescription;
}

/** The battles that a viewer (or, for an observer, somebody without units yet) could have in a system: in space, and on each held planet. */
export function battlesAt({ seats, system, planets, isHeldBy, sideAt }: Battleground, viewer: Seat | null): BattleAt[] {
  return [system, ...planets].flatMap((place): BattleAt[] => {
    const field = place === system ? 'space' : 'ground';
    const there = seats.filter((seat) => isHeldBy(seat, place, field));
    // Whom the viewer would meet; where only the viewer stands, somebody may come.
    const defender = there.find((seat) => seat !== viewer) ?? there[0];
    if (defender === undefined) return [];
    const attacker = defender === viewer ? null : (viewer ?? there.find((seat) => seat !== defender) ?? null);
    const sides = [sideAt(attacker, place, field, false), sideAt(defender, place, field, true)] as const;
    return [{ place, battle: { field, sides } }];
  });
}
