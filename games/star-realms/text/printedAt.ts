import type { Card } from '../content/card.ts';
import type { Condition, Effect } from '../content/effects.ts';
import type { KingdomResource } from '../content/onAcquire.ts';
import type { ModeId } from '../rules/modes.ts';

/** What the cards of a table depend on: the Kingdom's gift, and who can ever sit against whom. */
export interface Printing {
  readonly kingdom: KingdomResource;
  readonly mode: ModeId;
  readonly players: number;
}

const mostOpponents = ({ mode, players }: Printing): number =>
  mode === 'emperor' || mode === 'hydra2' || mode === 'hydra3' ? players / 2 : players - 1;

/** Whether a condition can ever hold at the table; only those on who sits there are judged. */
export const canHold = (c: Condition, at: Printing): boolean => {
  if (c.is === 'teammatesMatchOpponents') return at.mode === 'raid' || at.mode === 'emperor';
  return c.is !== 'opponents' || mostOpponents(at) >= c.atLeast;
};

const kept = (effects: readonly Effect[], at: Printing): readonly Effect[] =>
  effects.filter((e) => e.op !== 'if' || canHold(e.when, at));

/** A card as this table prints it: lines that can never happen there are left out. */
export const printedAt = (card: Card, at: Printing): Card => ({
  ...card,
  ...(card.primary ? { primary: kept(card.primary, at) } : {}),
  ...(card.scrap ? { scrap: kept(card.scrap, at) } : {}),
  ...(card.ally ? { ally: card.ally.map((a) => ({ ...a, effects: kept(a.effects, at) })) } : {}),
});
