import { oneOf } from '@orrery/imperium';
import { shuffleWith } from '@orrery/kernel';
import type { Grown, Listed, Result, Seat, Start } from '@orrery/kernel';
import { GAME_OVER, deckOf, holdsHome, objective } from '../content/objectives.ts';
import type { Objective } from '../content/objectives.ts';
import type { ClaimAtom, Pay, Pub, Table, Ti3, View } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { nextPayments, paidBy, pay, spendGoods, wealth } from './spending.ts';
import { planetsOf } from './systems.ts';
import type { Currency } from './spending.ts';

// OBJDECK, OBJECTIVES, WIN: objective cards and Victory Points.

export const PUBLIC_DECK = 'objectives';
export const PUBLIC_ROW = 'public-objectives';
export const CLAIMED_SECRETS = 'claimed-secrets';
export const secretOf = (seat: Seat): string => `secret-${seat}`;
export const REMOVED = 'removed-objectives';

/** 10 points, 14 in a War of Attrition (TI3-OPT-WAROFATTRITION-01). */
export const pointsToWin = ({ agreed }: Pub): number => (agreed.attrition === 'no' ? 10 : 14);

/** How many cards of each stage the deck is built of (TI3-OPT-WAROFATTRITION-02). */
export const stages = ({ agreed }: Pub): { first: number; second: number } =>
  agreed.attrition === 'no' ? { first: 6, second: 3 } : { first: 8, second: 5 };

/** Three Stage II cards and Game Over below six Stage I cards; what is left over leaves the game unseen (TI3-OBJDECK-01 to TI3-OBJDECK-08). */
export function buildDecks(t: Table): void {
  const shuffled = (cards: string[], stream: string): string[] => {
    shuffleWith(cards, (n) => t.chance(stream, n));
    return cards;
  };
  const secrets = shuffled(deckOf('secret'), 'secret objectives');
  t.pub.sheets.forEach((_, seat) => t.addZone(secretOf(seat), [seat], seat, [secrets.pop()!]));
  const many = stages(t.pub);
  const second = shuffled(
    deckOf('II').filter((id) => id !== GAME_OVER),
    'second stage',
  );
  const ends = t.pub.agreed.attrition !== 'without-game-over';
  const bottom = shuffled([...(ends ? [GAME_OVER] : []), ...second.splice(0, many.second)], 'game over');
  const first = shuffled(deckOf('I'), 'first stage');
  const removed = [...secrets, ...(ends ? [] : [GAME_OVER])];
  t.addZone(PUBLIC_DECK, 'down', null, [...bottom, ...first.splice(0, many.first)]);
  t.addZone(PUBLIC_ROW, 'up');
  t.addZone(CLAIMED_SECRETS, 'up');
  t.addZone(REMOVED, 'down', null, [...removed, ...second, ...first]);
  if (t.pub.agreed.ageOfEmpire) layOut(t);
}

/** Age of Empire: cards are turned up until Game Over lies at the end of the row; the rest leaves the game (TI3-OPT-AGEOFEMPIRE-01). */
function layOut(t: Table): void {
  while (t.draw(PUBLIC_DECK, PUBLIC_ROW) !== GAME_OVER && t.pub.table.zones[PUBLIC_DECK]!.n > 0);
  while (t.pub.table.zones[PUBLIC_DECK]!.n > 0) t.draw(PUBLIC_DECK, REMOVED);
}

/** After a Status Phase: the turn marker moves on, or the last objective has been drawn; most points win then. */
export function endOfRound(t: Table): Result | null {
  const { agreed } = t.pub;
  if (!agreed.points) return null;
  if (agreed.ageOfEmpire) {
    t.pub.marker++; // TI3-OPT-AGEOFEMPIRE-04
    const reached = t.pub.marker === t.pub.table.cards[PUBLIC_ROW]!.length;
    return reached ? mostPoints(t.pub, 'TI3-OPT-AGEOFEMPIRE-05') : null;
  }
  const drawn = agreed.attrition === 'without-game-over' && t.pub.table.zones[PUBLIC_DECK]!.n === 0;
  return drawn ? mostPoints(t.pub, 'TI3-OPT-WAROFATTRITION-05') : null;
}

const inSheet = (pub: Pub, seat: Seat): number => pub.sheets[seat]!.strategy + pub.sheets[seat]!.command;

const currencyOf = (one: Objective): { currency: Currency; due: number } | null => {
  if (!one.price) return null;
  if ('resources' in one.price) return { currency: 'resources', due: one.price.resources };
  return 'influence' in one.price ? { currency: 'influence', due: one.price.influence } : null;
};

/** Can this player fulfil a face-up objective now? */
export function within(pub: Pub, seat: Seat, one: Objective): boolean {
  const { price } = one;
  if (!price) return one.met?.(pub, seat) ?? false;
  if ('goods' in price) return pub.sheets[seat]!.goods >= price.goods;
  if ('counters' in price) return inSheet(pub, seat) >= price.counters;
  const { currency, due } = currencyOf(one)!;
  return wealth(pub, seat, currency) >= due;
}

/** Age of Empire, with the answers of the publisher: the great objectives wait until this round. */
const LATE = 4;

/** The rule that keeps a player from claiming a Public Objective; null when it may be claimed. */
function refuseClaim(pub: Pub, seat: Seat, id: string): string | null {
  if (!pub.table.cards[PUBLIC_ROW]!.includes(id)) return 'TI3-OBJECTIVES-03';
  if (pub.claimed[id]?.includes(seat)) return 'TI3-OBJECTIVES-06';
  if (!holdsHome(pub, seat)) return 'TI3-OBJECTIVES-09';
  if (pub.agreed.ageOfEmpire && pub.agreed.faq && pub.round < LATE && objective(id).deck === 'II')
    return 'TI3-OPT-AGEOFEMPIRE-01';
  return within(pub, seat, objective(id)) ? null : 'TI3-OBJECTIVES-05';
}

const claimable = (pub: Pub, seat: Seat): string[] =>
  pub.table.cards[PUBLIC_ROW]!.filter((id) => refuseClaim(pub, seat, id) === null);

const isPay = (atom: ClaimAtom): atom is Pay => 'exhaust' in atom || 'goods' in atom;

/** At most one Public Objective a round (TI3-OBJECTIVES-07), with what it costs. */
export const claim: Grown<Ti3, 'claim'> = {
  rule: 'TI3-OBJECTIVES-07',
  fallback: () => [],
  grow({ pub, seat }, _, part) {
    const [first, ...rest] = part;
    if (!first) return { add: claimable(pub, seat!).map((id) => ({ claim: id })), done: true };
    const one = objective('claim' in first ? first.claim : '');
    const money = currencyOf(one);
    if (money) {
      const paid = rest.filter(isPay);
      const add = nextPayments(pub, seat!, money.due, paid, money.currency);
      return { add, done: paidBy(paid, money.currency) >= money.due };
    }
    if (one.price && 'counters' in one.price && rest.length === 0) {
      const { counters } = one.price;
      const { strategy, command } = pub.sheets[seat!]!;
      const ways = Array.from({ length: counters + 1 }, (__, n) => ({ strategy: n, command: counters - n }));
      return { add: ways.filter((way) => way.strategy <= strategy && way.command <= command), done: false };
    }
    return { add: [], done: true };
  },
  refuse({ pub, seat }, _, [first, second]) {
    const rule = first && 'claim' in first ? refuseClaim(pub, seat!, first.claim) : null;
    if (rule) return { rule };
    return second && 'claim' in second ? { rule: 'TI3-OBJECTIVES-07' } : { rule: 'TI3-OBJECTIVES-10' };
  },
};

const ownSecret = (v: View): string | undefined => v.me?.table.cards[secretOf(v.seat!)]?.[0];

/** The own Secret Objective, in addition to a public one (TI3-OBJECTIVES-08). */
export const claimSecret: Listed<Ti3, 'claimSecret'> = oneOf(
  'TI3-OBJECTIVES-08',
  (v) => [false, ...(secretMet(v) ? [true] : [])],
  { refuse: (v) => ({ rule: holdsHome(v.pub, v.seat!) ? 'TI3-OBJECTIVES-13' : 'TI3-OBJECTIVES-09' }) },
);
const secretMet = (v: View): boolean => {
  const id = ownSecret(v);
  return id !== undefined && holdsHome(v.pub, v.seat!) && (objective(id).met?.(v.pub, v.seat!) ?? false);
};

/** `from` is an objective, or anything else. */
export function score(t: Table, seat: Seat, points: number, from = 'other'): void {
  t.pub.sheets[seat]!.points += points;
  t.emit('scored', { seat, points, from });
}

/** Step 1 of the Status Phase: in the order of play each player may claim (TI3-STATUS-02). */
export const claiming = procedure('claiming', {
  next(t, f) {
    const seat = t.pub.order[f.turn];
    if (seat === undefined) return t.done();
    if (t.pub.table.out.includes(seat)) return 'nextSeat';
    if (claimable(t.pub, seat).length === 0) return 'secret';
    return t.ask(seat, 'claim', {}, 'claimed');
  },
  claimed(t, f) {
    const seat = t.pub.order[f.turn]!;
    const [first, ...rest] = t.answer(f, 'claim');
    if (!first || !('claim' in first)) return 'secret';
    const one = objective(first.claim);
    settle(t, seat, one, rest);
    t.pub.claimed[one.id] = [...(t.pub.claimed[one.id] ?? []), seat];
    t.emit('claimed', { seat, objective: one.id });
    if (one.wins) return t.finish(victory(t.pub, seat, 'TI3-WIN-03'));
    score(t, seat, one.points, one.id);
    return 'secret';
  },
  /** Everybody with an unclaimed Secret Objective is asked, so that the question tells nothing (TI3-OBJECTIVES-12). */
  secret(t, f) {
    const seat = t.pub.order[f.turn]!;
    if (t.pub.table.zones[secretOf(seat)]!.n === 0) return 'nextSeat';
    return t.ask(seat, 'claimSecret', {}, 'revealed');
  },
  revealed(t, f) {
    const seat = t.pub.order[f.turn]!;
    if (!t.answer(f, 'claimSecret')) return 'nextSeat';
    const id = t.cards(secretOf(seat))[0]!;
    t.move(id, secretOf(seat), CLAIMED_SECRETS);
    t.emit('claimed', { seat, objective: id });
    score(t, seat, objective(id).points, id);
    return 'nextSeat';
  },
  nextSeat(_, f) {
    f.turn++;
    return 'next';
  },
});

function settle(t: Table, seat: Seat, one: Objective, rest: readonly ClaimAtom[]): void {
  pay(t, seat, rest.filter(isPay));
  if (!one.price) return;
  if ('goods' in one.price) spendGoods(t, seat, one.price.goods);
  for (const atom of rest) {
    if (!('strategy' in atom)) continue;
    const sheet = t.pub.sheets[seat]!;
    sheet.strategy -= atom.strategy;
    sheet.command -= atom.command;
    sheet.reserve += atom.strategy + atom.command;
  }
}

/** The 10th point wins at once, whenever it comes (TI3-WIN-01, TI3-WIN-05). */
export const winner = (pub: Pub): Start<Ti3> | null => {
  const seat = pub.sheets.findIndex((sheet) => sheet.points >= pointsToWin(pub));
  return seat < 0 || !pub.agreed.points ? null : { proc: 'crowning', locals: { seat } };
};
export const crowning = procedure('crowning', {
  win: (t, f) => t.finish(victory(t.pub, f.seat, 'TI3-WIN-01')),
});

const points = (pub: Pub): number[] => pub.sheets.map((sheet) => sheet.points);
const victory = (pub: Pub, seat: Seat, rule: string): Result => ({ winners: [seat], scores: points(pub), rule });

/** Objectives that a player has claimed, the Secret one among them. */
const claims = (pub: Pub, seat: Seat): number =>
  Object.values(pub.claimed).filter((seats) => seats.includes(seat)).length +
  Number(pub.table.zones[secretOf(seat)]?.n === 0);

/** Most points; of equals most claimed objectives, then planets, then counters in the Command Pool, then on the sheet; else all of them win. */
export function mostPoints(pub: Pub, rule: string): Result {
  const measures = [
    (seat: Seat) => pub.sheets[seat]!.points,
    (seat: Seat) => claims(pub, seat),
    (seat: Seat) => planetsOf(pub, seat).length,
    (seat: Seat) => pub.sheets[seat]!.command,
    (seat: Seat) => pub.sheets[seat]!.strategy + pub.sheets[seat]!.fleet + pub.sheets[seat]!.command,
  ];
  let winners = pub.order.filter((seat) => !pub.table.out.includes(seat));
  for (const measure of measures) {
    const best = Math.max(...winners.map(measure));
    winners = winners.filter((seat) => measure(seat) === best);
  }
  return { winners: winners.toSorted((a, b) => a - b), scores: points(pub), rule };
}
