import type { Card } from './content.ts';
import { printedAt } from './content.ts';
import type { Printing, SRView } from './content.ts';

/** How this table prints its cards. A table has one object, so that a new view does not draw every face anew. */
const known = new Map<string, Printing>();
export const printingOf = ({ kingdom, mode, players }: SRView['pub']): Printing => {
  const key = `${kingdom} ${mode} ${players.length}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = { kingdom, mode, players: players.length }));
  return found;
};

/** The cards of a table, each made once. */
const printed = new WeakMap<Printing, Map<Card, Card>>();
export const printedOn = (card: Card, at: Printing): Card => {
  let cards = printed.get(at);
  if (!cards) printed.set(at, (cards = new Map()));
  let found = cards.get(card);
  if (!found) cards.set(card, (found = printedAt(card, at)));
  return found;
};
