import { checkAnswer, checkDeal, isLive, mayDeal, performDeal, rulesView, view } from '@orrery/kernel';
import type { Command, Deal, Decision, Game, Json, Seat, Shapes, State, Table, View } from '@orrery/kernel';

type Offer = Extract<Command, { do: 'offer' }>;
interface Reply {
  do: 'accept' | 'refuse';
  seat: Seat;
  deal: number;
}

/** Offers that a bot could answer now: made to a seat of a bot, by somebody it may deal with. */
export function offersToBots<T extends Shapes>(game: Game<T>, state: State<T>): Deal[] {
  const { pub } = state;
  if (!game.bot.accepts) return [];
  return pub.table.deals.filter(({ by, to }) => pub.table.bots.includes(to) && mayDeal(game, pub, by, to));
}

/** What a bot answers to an offer, from what its seat sees. */
export function replyTo<T extends Shapes>(game: Game<T>, v: View<T>, deal: Deal): Reply {
  const known = { ...deal, terms: v.me?.table.terms[deal.id] ?? deal.terms };
  const isPossible = game.deals?.illegal(v, known) === null;
  const takes = isPossible && (game.bot.accepts?.(rulesView(game, v), known) ?? false);
  return { do: takes ? 'accept' : 'refuse', seat: deal.to, deal: deal.id };
}

/** What a bot offers before it answers a question: nothing to whom it may not deal with, or has an offer open with. */
export function offersOf<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision): Offer[] {
  const { pub } = v;
  const isOpen = (to: number): boolean =>
    pub.table.deals.some((deal) => [deal.by, deal.to].includes(d.seat) && [deal.by, deal.to].includes(to));
  return (game.bot.offers?.(rulesView(game, v), d) ?? [])
    .filter(({ to }) => mayDeal(game, pub, d.seat, to) && !isOpen(to))
    .map(({ to, terms }) => ({ do: 'offer', seat: d.seat, to, terms }));
}

/** What a bot does without being asked, of all that stands open to the seats of bots; null when nothing. */
export function unaskedAnswer<T extends Shapes>(
  game: Game<T>,
  state: State<T>,
  isBot: (seat: Seat) => boolean,
): { d: Decision; answer: Json } | null {
  if (!game.bot.unasked) return null;
  for (const d of state.pub.table.offers) {
    if (!isBot(d.seat) || !isLive(game, state, d)) continue;
    const v = view(state, d.seat);
    const answer = game.bot.unasked(rulesView(game, v), d);
    if (answer !== undefined && checkAnswer(game, v, d, answer) === null) return { d, answer };
  }
  return null;
}

/** In a game of bots alone: offers are made and answered at once. */
export function dealAtOnce<T extends Shapes>(
  game: Game<T>,
  table: Table<T>,
  d: Decision,
  deals: (seat: number) => boolean,
): void {
  const { s } = table;
  if (!game.bot.offers || !deals(d.seat)) return;
  for (const offer of offersOf(game, view(s, d.seat), d)) {
    if (!deals(offer.to) || checkDeal(game, s, offer) !== null) continue;
    performDeal(table, offer);
    const deal = s.pub.table.deals.at(-1)!;
    const reply = replyTo(game, view(s, offer.to), deal);
    performDeal(table, checkDeal(game, s, reply) === null ? reply : { ...reply, do: 'refuse' });
  }
}
