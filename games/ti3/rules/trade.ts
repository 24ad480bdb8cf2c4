import { oneOf, yesOrNo } from '@orrery/imperium';
import type { Listed, Seat } from '@orrery/kernel';
import { contractsOf } from '../content/races/races.ts';
import type { Agreement, Deal, Frame, Pub, Table, Ti3 } from '../shapes.ts';
import { isBetweenActions } from './betweenActions.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { receiveGoods } from './spending.ts';
import { clockwise } from './seating.ts';

// SC5 and TRADE: contracts, agreements, income.

/** What Trade brings by itself (TI3-SC5-02). */
export const GIFT = 3;

const isBetween = ({ seats }: Agreement, a: Seat, b: Seat): boolean => seats.includes(a) && seats.includes(b);
export const agreementOf = (pub: Pub, a: Seat, b: Seat): Agreement | undefined =>
  pub.agreements.find((one) => isBetween(one, a, b));

/** The values of the partners' cards (TI3-TRADE-10), of agreements concluded before the present Strategic Action (TI3-TRADE-13). */
export function incomeOf(pub: Pub, seat: Seat): number {
  const mine = pub.agreements.filter(({ seats, fresh }) => seats.includes(seat) && !fresh);
  const values = mine.map(({ seats, cards }) => {
    const partner = 1 - seats.indexOf(seat);
    return contractsOf(pub.sheets[seats[partner]!]!.race)[cards[partner]!]!;
  });
  const printed = values.reduce((sum, value) => sum + value, 0);
  return queries.number(pub, 'tradeIncome', { seat, agreements: mine.length }, printed);
}

/** Own Trade cards that are not given away (TI3-TRADE-05, TI3-TRADE-06). */
export const freeContracts = (pub: Pub, seat: Seat): number[] =>
  contractsOf(pub.sheets[seat]!.race)
    .map((_, card) => card)
    .filter(
      (card) => !pub.agreements.some(({ seats, cards }) => cards[seats.indexOf(seat)] === card && seats.includes(seat)),
    );

/** War between the partners ends their agreement at once (TI3-TRADE-18); PDS fire and cards do not (TI3-TRADE-19). */
export function breakAgreement(t: Table, a: Seat, b: Seat): void {
  const broken = agreementOf(t.pub, a, b);
  if (!broken) return;
  t.pub.agreements = t.pub.agreements.filter((one) => one !== broken);
  t.emit('agreementBroken', { seats: broken.seats });
}

export const tradeOption: Listed<Ti3, 'tradeOption'> = oneOf('TI3-SC5-01', () => ['income', 'embargo']);

export const tradePrimary = procedure('tradePrimary', {
  choose: (t, f) => t.ask(f.seat, 'tradeOption', {}, 'carryOut'),
  carryOut(t, f) {
    // Option B: all agreements in play are broken; no goods, no negotiations (TI3-SC5-05).
    if (t.answer(f, 'tradeOption') === 'embargo') {
      for (const { seats } of t.pub.agreements.slice()) breakAgreement(t, seats[0], seats[1]);
      return t.done();
    }
    // Option A: income comes before new agreements, which pay nothing in this action (TI3-SC5-02, TI3-SC5-07).
    receiveGoods(t, f.seat, GIFT + incomeOf(t.pub, f.seat));
    return t.call('negotiations', { seat: f.seat }, 'end');
  },
  end: (t) => t.done(),
});

export const tradeSecondary = procedure('tradeSecondary', {
  receive(t, f) {
    receiveGoods(t, f.seat, f.income);
    return t.done();
  },
});

/** Deals a player could propose: one card each, at most one agreement between two players (TI3-TRADE-04, TI3-TRADE-07). */
const deals = (pub: Pub, seat: Seat): Deal[] =>
  clockwise(pub, seat)
    .filter((partner) => !pub.table.out.includes(partner) && !agreementOf(pub, seat, partner))
    .filter((partner) => queries.permission(pub, 'mayTrade', { seats: [seat, partner] }, true))
    .flatMap((partner) =>
      freeContracts(pub, seat).flatMap((give) => freeContracts(pub, partner).map((take) => ({ partner, give, take }))),
    );

export const propose: Listed<Ti3, 'propose'> = {
  rule: 'TI3-TRADE-04',
  list: ({ pub, seat }) => deals(pub, seat!),
  fallback: ({ pub, seat }) => deals(pub, seat!)[0]!,
  isAvailable: isBetweenActions,
  starts: ({ approver }, deal, seat) => ({ proc: 'deal', locals: { by: seat, approver, ...deal! } }),
  refuse: ({ pub, seat }, _, { partner }) => (agreementOf(pub, seat!, partner) ? { rule: 'TI3-TRADE-07' } : null),
};

export const closeNegotiations: Listed<Ti3, 'closeNegotiations'> = oneOf('TI3-SC5-03', () => [true]);

/** All players may make agreements until the active player declares the negotiations closed (TI3-SC5-03). */
export const negotiations = procedure('negotiations', {
  open(t, f) {
    const players = t.pub.sheets.map((_, seat) => seat).filter((seat) => !t.pub.table.out.includes(seat));
    if (players.every((seat) => deals(t.pub, seat).length === 0)) return t.done();
    const contracts = t.pub.sheets.map(({ race }) => contractsOf(race).slice());
    for (const seat of players) t.offer(seat, 'propose', { by: seat, approver: f.seat, contracts });
    return t.ask(f.seat, 'closeNegotiations', {}, 'close');
  },
  close: (t) => t.done(),
});

export const consent: Listed<Ti3, 'consent'> = yesOrNo('TI3-TRADE-04');

const valueOf = (pub: Pub, seat: Seat, card: number): number => contractsOf(pub.sheets[seat]!.race)[card]!;
const termsOf = (pub: Pub, { by, partner, give, take }: Frame<'deal'>) => ({
  by,
  partner,
  gives: valueOf(pub, by, give),
  takes: valueOf(pub, partner, take),
});

/** Both partners agree, and the active player approves (TI3-TRADE-04, TI3-TRADE-08). */
export const deal = procedure('deal', {
  accept: (t, f) => t.ask(f.partner, 'consent', { ...termsOf(t.pub, f), as: 'partner' }, 'accepted'),
  accepted(t, f) {
    if (!t.answer(f, 'consent')) return 'decline';
    if (f.approver === f.by || f.approver === f.partner) return 'exchange';
    if (!queries.permission(t.pub, 'needsApproval', { seats: [f.by, f.partner] }, true)) return 'exchange';
    return t.ask(f.approver, 'consent', { ...termsOf(t.pub, f), as: 'approver' }, 'approved');
  },
  approved: (t, f) => (t.answer(f, 'consent') ? 'exchange' : 'decline'),
  exchange(t, f) {
    t.pub.agreements.push({ seats: [f.by, f.partner], cards: [f.give, f.take], fresh: true });
    t.emit('agreed', { seats: [f.by, f.partner] });
    return t.done();
  },
  /** Kept while the negotiations last, so that nobody has to be asked the same again. */
  decline(t, f) {
    const talks = t.pub.table.stack.findLast(({ proc }) => proc === 'negotiations') as Frame<'negotiations'>;
    const { by, partner, give, take } = f;
    talks.declined = [...(talks.declined ?? []), { by, partner, give, take }];
    return t.done();
  },
});

/** In the Status Phase a player may cancel own agreements (TI3-TRADE-15). */
export const partnersOf = (pub: Pub, seat: Seat): Seat[] =>
  pub.agreements.flatMap(({ seats }) => (seats.includes(seat) ? [seats[1 - seats.indexOf(seat)]!] : []));

/** Partners whose agreement may be cancelled so: not every race permits it (TI3-TRADE-16). */
export const cancellable = (pub: Pub, seat: Seat): Seat[] =>
  partnersOf(pub, seat).filter((partner) => queries.permission(pub, 'mayCancel', { seat, partner }, true));

/** Agreements that an Action Card of a player can break: not those with a race that permits no other player to break them. */
export const breakable = (pub: Pub, seat: Seat): [Seat, Seat][] =>
  pub.agreements
    .map(({ seats }) => seats)
    .filter((seats) =>
      seats.every((partner) => partner === seat || queries.permission(pub, 'mayCancel', { seat, partner }, true)),
    );

export const cancelAgreement: Listed<Ti3, 'cancelAgreement'> = oneOf(
  'TI3-TRADE-15',
  ({ pub, seat }) => [null, ...cancellable(pub, seat!)],
  {
    refuse: ({ pub, seat }, _, partner) =>
      partner !== null && partnersOf(pub, seat!).includes(partner) ? { rule: 'TI3-TRADE-16' } : null,
  },
);
