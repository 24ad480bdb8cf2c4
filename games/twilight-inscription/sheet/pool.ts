/** Resources waiting to be spent. */
import { RESOURCES, type Res, type SheetId } from '../content/vocabulary.ts';
import type { Desk, Player, Pool } from './player.ts';

/** How a mark is paid: one resource, or free by an effect. */
export type Pay = Res | 'free';

export const poolSize = (pool: Pool): number => pool.M + pool.I + pool.R + pool.W;
export const canPay = (pool: Pool, res: Res): boolean => pool[res] > 0 || pool.W > 0;

/** The exact resource goes first: what may be spent as anything is kept as long as it can be. */
export function takeFrom(pool: Pool, res: Res): void {
  if (pool[res] > 0) pool[res]--;
  else pool.W--;
}

export function supply(p: Player, res: Res, n: number): void {
  p.pool[p.wildRound ? 'W' : res] += n;
}

export function becomeWild(p: Player): void {
  p.wildRound = true;
  for (const res of RESOURCES) {
    p.pool.W += p.pool[res];
    p.pool[res] = 0;
  }
}

export interface Purse {
  pool: Pool;
  sheet: SheetId;
}

/** Where the next resource comes from and which sheet it must be spent on: an effect's purse first, then the pool. */
export function purse(desk: Desk): Purse | null {
  const { p } = desk;
  const top = p.todo.at(-1);
  if (top) return top.do === 'purse' ? top : null;
  return p.active === null ? null : { pool: p.pool, sheet: p.active };
}
