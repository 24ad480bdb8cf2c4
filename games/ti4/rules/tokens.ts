import type { Seat } from '@orrery/kernel';
import type { Board, Pool } from '../board.ts';
import { POOLS } from '../board.ts';
import type { Table } from '../shapes.ts';

// CMD: command tokens in the three pools, on the board and in reinforcements.

type Tokens = Pick<Board, 'sheets' | 'tokens'>;

export const hasToken = (pub: Tokens, system: string, seat: Seat): boolean =>
  pub.tokens[system]?.includes(seat) ?? false;

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
  (t.pub.tokens[system] ??= []).push(seat);
  t.pub.activeSystem = system;
  t.emit('activated', { seat, system });
}

/** Lays a token of reinforcements into a system; where one lies already it stays in reinforcements (TI4-CMD-05). */
export function layToken(pub: Tokens, system: string, seat: Seat): void {
  if (hasToken(pub, system, seat)) return;
  pub.sheets[seat]!.reserve--;
  (pub.tokens[system] ??= []).push(seat);
}

export function takeToken(pub: Tokens, system: string, seat: Seat): void {
  const left = (pub.tokens[system] ?? []).filter((other) => other !== seat);
  if (left.length > 0) pub.tokens[system] = left;
  else delete pub.tokens[system];
  pub.sheets[seat]!.reserve++;
}

/** Systems with a token of the player. */
export const tokensOnBoard = (pub: Tokens, seat: Seat): string[] =>
  Object.keys(pub.tokens).filter((system) => hasToken(pub, system, seat));

/** All tokens on the command sheet. */
export const tokensOnSheet = (pub: Tokens, seat: Seat): number =>
  POOLS.reduce((sum, pool) => sum + pub.sheets[seat]![pool], 0);
