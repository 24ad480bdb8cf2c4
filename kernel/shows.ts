import { isClosed, refuse } from './open.ts';
import type { Table } from './table.ts';
import type { Command, Refusal, Rules, Seat, Shapes, State } from './types.ts';
import { sees } from './zones.ts';

// Showing cards of one's own hidden hands to others, at will. Nobody is asked and nobody waits: whoever is shown a card remembers it, and all
// others see that something was shown to whom.

type ShowCommand = Extract<Command, { do: 'show' }>;

/** Whether a seat can tell already that a card lies in a zone. */
function isKnown<T extends Shapes>(s: State<T>, seat: Seat, zone: string, card: string): boolean {
  const { at, some } = s.own[seat]!.table.knows[zone] ?? { at: {}, some: [] };
  return sees(s.pub.table.zones[zone]!.face, seat) || some.includes(card) || Object.values(at).includes(card);
}

export function checkShow<T extends Shapes>(
  game: Rules<T>,
  s: State<T>,
  { seat, cards, to }: ShowCommand,
): Refusal | null {
  const { seats, out, stack } = s.pub.table;
  if (out.includes(seat)) return refuse('out', 'TABLE-OUT');
  if (!game.shows) return refuse('illegal', 'TABLE-SHOW');
  if (to.some((other) => other >= seats)) return refuse('unknown-seat', 'TABLE-SEAT', { seats });
  if (to.some((other) => other === seat || out.includes(other)) || new Set(to).size < to.length)
    return refuse('illegal', 'TABLE-SHOW');
  if (stack.some((frame) => isClosed(game, frame))) return refuse('waiting', 'TABLE-WAIT');
  const zones = game.shows.zones(seat);
  const mine = s.own[seat]!.table.cards;
  if (!cards.every(({ zone, card }) => zones.includes(zone) && mine[zone]?.includes(card)))
    return refuse('illegal', game.shows.rule);
  const isNew = cards.some(({ zone, card }) => to.some((other) => !isKnown(s, other, zone, card)));
  return isNew ? null : refuse('repeated', 'TABLE-SHOWN');
}

/** Carries out a checked command. */
export function performShow<T extends Shapes>(t: Table<T>, { seat, cards, to }: ShowCommand): boolean {
  t.count(seat);
  for (const { zone, card } of cards) t.show(zone, card, to);
  t.game.shows!.tell(t, { seat, to, cards: cards.map(({ card }) => card) });
  t.recheckSealed();
  t.run();
  return true;
}
