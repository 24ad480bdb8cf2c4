import { withEntry } from './json.ts';
import { isClosed, refuse } from './open.ts';
import { view } from './start.ts';
import type { Table } from './table.ts';
import { askLatecomers } from './windows.ts';
import type { Command, Deal, Rules, Pub, Refusal, Seat, Shapes, State } from './types.ts';

// The offer book. Two seats come to terms while the game goes on: nothing waits for an offer, and only the exchange itself is a moment of
// the game. Terms that are for two are kept in the private parts of both; all others see that an offer was made, and its answer.

type DealCommand = Extract<Command, { do: 'offer' | 'accept' | 'refuse' | 'withdraw' }>;
/** Offers of one seat that may lie open at a time. */
const MOST_OPEN = 12;

/** The deal as one of its two seats knows it. */
export function dealFor<T extends Shapes>(s: State<T>, deal: Deal, seat: Seat): Deal {
  return { ...deal, terms: s.own[seat]!.table.terms[deal.id] ?? deal.terms };
}

/** Whether two seats may make and take offers now. */
export function mayDeal<T extends Shapes>(game: Rules<T>, pub: Pub<T>, by: Seat, to: Seat): boolean {
  const { stack, out } = pub.table;
  if (!game.deals || by === to || out.includes(by) || out.includes(to)) return false;
  return !stack.some((frame) => isClosed(game, frame)) && game.deals.mayDeal(pub, by, to);
}

export function checkDeal<T extends Shapes>(game: Rules<T>, s: State<T>, command: DealCommand): Refusal | null {
  return command.do === 'offer' ? checkOffer(game, s, command) : checkReply(game, s, command);
}

function checkOffer<T extends Shapes>(
  game: Rules<T>,
  s: State<T>,
  { seat, to, terms, counters }: Extract<Command, { do: 'offer' }>,
): Refusal | null {
  const { table } = s.pub;
  if (to >= table.seats) return refuse('unknown-seat', 'TABLE-SEAT', { seats: table.seats });
  if (table.out.includes(seat)) return refuse('out', 'TABLE-OUT');
  if (!game.deals || !mayDeal(game, s.pub, seat, to)) return refuse('waiting', game.deals?.rule ?? 'TABLE-DEAL');
  if (table.deals.filter((deal) => deal.by === seat).length >= MOST_OPEN)
    return refuse('too-many', 'TABLE-DEALS', { most: MOST_OPEN });
  const answered = counters === undefined ? null : table.deals.find((deal) => deal.id === counters);
  if (answered !== null && (answered?.by !== to || answered.to !== seat)) return refuse('not-open', 'TABLE-DEAL');
  if (!game.deals.form(terms)) return refuse('illegal', game.deals.rule);
  const illegal = game.deals.illegal(view(s, seat), { id: 0, by: seat, to, terms, counters: counters ?? null });
  return illegal && refuse('illegal', illegal.rule, illegal.with);
}

function checkReply<T extends Shapes>(
  game: Rules<T>,
  s: State<T>,
  command: Extract<Command, { do: 'accept' | 'refuse' | 'withdraw' }>,
): Refusal | null {
  const deal = s.pub.table.deals.find(({ id }) => id === command.deal);
  if (!deal) return refuse('not-open', 'TABLE-DEAL');
  const entitled = command.do === 'withdraw' ? deal.by : deal.to;
  if (command.seat !== entitled) return refuse('not-yours', 'TABLE-TURN', { seat: entitled });
  if (command.do !== 'accept') return null;
  if (!mayDeal(game, s.pub, deal.by, deal.to)) return refuse('waiting', 'TABLE-WAIT');
  // What was possible when it was offered need not be so still, and the taker has a part to do as well.
  for (const seat of [deal.by, deal.to]) {
    const known = dealFor(s, deal, seat);
    // In an imagined state nobody knows the terms of two others.
    if (!game.deals!.form(known.terms)) return refuse('not-open', 'TABLE-DEAL');
    const illegal = game.deals!.illegal(view(s, seat), known);
    if (illegal) return refuse('illegal', illegal.rule, illegal.with);
  }
  return null;
}

/** Carries out a checked command. Only an exchange moves the match on. */
export function performDeal<T extends Shapes>(t: Table<T>, command: DealCommand): boolean {
  if (command.do === 'offer') {
    putOffer(t, command);
    return false;
  }
  const open = t.pub.table.deals.find(({ id }) => id === command.deal)!;
  const deal = dealFor(t.s, open, open.by);
  t.dropDeal(open);
  if (command.do !== 'accept') return false;
  t.count(command.seat);
  const askLate = askLatecomers(t, [deal.by, deal.to]);
  const start = t.game.deals!.exchange(t, deal);
  askLate();
  if (start) t.startApart(start);
  t.recheckSealed();
  t.run();
  return true;
}

function putOffer<T extends Shapes>(
  t: Table<T>,
  { seat, to, terms, counters }: Extract<Command, { do: 'offer' }>,
): void {
  const { table } = t.pub;
  const rules = t.game.deals!;
  const isSecret = rules.isSecret?.(terms) ?? false;
  const answered = table.deals.find(({ id }) => id === counters);
  if (answered) t.dropDeal(answered);
  const id = table.next++;
  table.deals = [...table.deals, { id, by: seat, to, terms: isSecret ? null : terms, counters: counters ?? null }];
  if (isSecret) {
    for (const one of [seat, to]) {
      const mine = t.own[one]!.table;
      mine.terms = withEntry(mine.terms, id, terms);
    }
  }
  for (const { zone, card } of rules.cards?.(terms, seat) ?? []) t.show(zone, card, [to]);
}
