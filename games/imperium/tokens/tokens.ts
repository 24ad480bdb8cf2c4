import type { Seat } from '@orrery/kernel';

// Tokens that say who has activated a system, and the pools of a player's sheet that they come from.

/** Whose tokens lie in which system; a system without tokens is absent. */
export type LaidTokens = { [system: string]: Seat[] };

export const hasToken = (laid: LaidTokens, system: string, seat: Seat): boolean =>
  laid[system]?.includes(seat) ?? false;

/** A player has at most one token in a system. */
export function layToken(laid: LaidTokens, system: string, seat: Seat): void {
  if (!hasToken(laid, system, seat)) laid[system] = [...(laid[system] ?? []), seat].toSorted((a, b) => a - b);
}

export function liftToken(laid: LaidTokens, system: string, seat: Seat): void {
  const left = (laid[system] ?? []).filter((other) => other !== seat);
  if (left.length > 0) laid[system] = left;
  else delete laid[system];
}

/** Systems with a token of the player. */
export const systemsWithToken = (laid: LaidTokens, seat: Seat): string[] =>
  Object.keys(laid).filter((system) => hasToken(laid, system, seat));

/** Every way to divide so many tokens among pools. */
export function divisions<Pool extends string>(pools: readonly Pool[], n: number): { [P in Pool]: number }[] {
  const [first, ...others] = pools;
  if (first === undefined) return n === 0 ? [{} as { [P in Pool]: number }] : [];
  const found: { [P in Pool]: number }[] = [];
  for (let here = others.length === 0 ? n : 0; here <= n; here++)
    for (const rest of divisions(others, n - here)) found.push({ [first]: here, ...rest } as { [P in Pool]: number });
  return found;
}
