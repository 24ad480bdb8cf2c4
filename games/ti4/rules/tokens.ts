import { hasToken as isLaid, layToken as lay, liftToken, systemsWithToken } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { Board, Pool } from '../board.ts';
import { POOLS } from '../board.ts';
import type { Pub, Table } from '../shapes.ts';

// CMD: command tokens in the three pools, on the board and in reinforcements.

type Tokens = Pick<Board, 'sheets' | 'tokens'>;

export const hasToken = (pub: Tokens, system: string, seat: Seat): boolean => isLaid(pub.tokens, system, seat);

/** From reinforcements into a pool, as far as there are any (TI4-CMD-03, TI4-COMP-14). Returns how many came. */
export function gainTokens(pub: Tokens, seat: Seat, pool: Pool, n: number): number {
  const sheet = pub.sheets[seat]!;
  const gained = Math.min(n, sheet.reserve);
  sheet.reserve -= gained;
  sheet[pool] += gained;
  return gained;
}

/** A token of the tactic pool goes into the system, which is active from now on (TI4-TACT-01, TI4-TACT-07). */
export function layActivation(t: Table, seat: Seat, system: string): void {
  t.pub.sheets[seat]!.tactic--;
  lay(t.pub.tokens, system, seat);
  t.pub.activeSystem = system;
  t.emit('activated', { seat, system });
}

/** Lays a token of reinforcements into a system; where one lies already it stays in reinforcements (TI4-CMD-05). */
export function layToken(pub: Tokens, system: string, seat: Seat): void {
  if (hasToken(pub, system, seat)) return;
  pub.sheets[seat]!.reserve--;
  lay(pub.tokens, system, seat);
}

export function takeToken(pub: Tokens, system: string, seat: Seat): void {
  liftToken(pub.tokens, system, seat);
  pub.sheets[seat]!.reserve++;
}

/** Systems with a token of the player. */
export const tokensOnBoard = (pub: Tokens, seat: Seat): string[] => systemsWithToken(pub.tokens, seat);

/** All tokens on the command sheet. */
export const tokensOnSheet = (pub: Tokens, seat: Seat): number =>
  POOLS.reduce((sum, pool) => sum + pub.sheets[seat]![pool], 0);

// Tokens of other players on a sheet are none of its own (TI4-CMD-07): they lie on the component that lets them be there.

type Placed = Pub['table']['components'][string];
/** Whose tokens lie on a component. */
export const tokensOn = ({ store }: Pick<Placed, 'store'>): Seat[] => (store['tokens'] ?? []) as Seat[];
/** Whose tokens a player holds. */
export const heldTokens = ({ table }: Pick<Pub, 'table'>, seat: Seat): Seat[] =>
  Object.values(table.components).flatMap((placed) => (placed.holder === seat ? tokensOn(placed) : []));
