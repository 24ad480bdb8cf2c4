import type { Next, Seat, UseTable } from '@orrery/kernel';
import { commodityLimit } from '../../rules/goods.ts';
import type { Asked, Table, Ti4 } from '../../shapes.ts';

// What several cards offer, one of them or nothing.

export const CHOICES = [
  'nothing',
  'gain-commodities',
  'convert',
  'convert-one',
  'replenish',
  'gain-goods',
  'draw-card',
  'place-mech',
  'place-infantry',
  'remove-infantry',
  'alpha',
  'beta',
  'discard-card',
  'spend-token',
  'see-action-cards',
  'see-notes',
  'see-secrets',
  'take-card',
  'discard-three',
  'cast-votes',
  'lose-fleet-token',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Memo of a choice. */
export interface Chosen {
  choice: string;
}
export const CHOSEN: Chosen = { choice: 'nothing' };

/** One of these, or nothing; where there is no choice nobody is asked. */
export function choose<Memo extends Chosen>(
  t: UseTable<Ti4, Memo>,
  memo: Memo,
  seat: Seat,
  choices: readonly (Choice | null)[],
  asks: { for: string; rule: string; must?: boolean },
): Next {
  const possible = choices.filter((choice) => choice !== null);
  const from: string[] = asks.must ? possible : [...possible, 'nothing'];
  memo.choice = from[0]!;
  if (from.length === 1) return t.next;
  return t.ask(seat, 'pickOne', { what: 'choice', from, for: asks.for, rule: asks.rule }, 'choice' as never);
}

/** Commodities that a player may still take (TI4-ECO-03). */
export const commodityRoom = (v: Asked, seat: Seat): number =>
  Math.max(0, commodityLimit(v, seat) - v.pub.sheets[seat]!.commodities);
export function gainCommodities(t: Table, seat: Seat, n: number): void {
  const gained = Math.min(n, commodityRoom(t, seat));
  t.pub.sheets[seat]!.commodities += gained;
  if (gained > 0) t.emit('commoditiesGained', { seat, n: gained });
}
/** Commodities become trade goods of their owner; that is no gain (TI4-MENT-02). */
export function convert(t: Table, seat: Seat, most: number): void {
  const sheet = t.pub.sheets[seat]!;
  const n = Math.min(most, sheet.commodities);
  if (n === 0) return;
  sheet.commodities -= n;
  sheet.goods += n;
  t.emit('converted', { seat, n });
}
/** A trade good or a commodity, a commodity first: it is worth less. */
export const canSpendOne = ({ pub }: Asked, seat: Seat): boolean =>
  pub.sheets[seat]!.goods + pub.sheets[seat]!.commodities > 0;
export function spendOne(t: Table, seat: Seat): void {
  const sheet = t.pub.sheets[seat]!;
  if (sheet.commodities > 0) sheet.commodities--;
  else {
    sheet.goods--;
    t.emit('paid', { seat, planets: [], goods: 1 });
  }
}
