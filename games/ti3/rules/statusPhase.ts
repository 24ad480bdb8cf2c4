import { flow, withoutMark } from '@orrery/kernel';
import type { Listed, Seat, Stack } from '@orrery/kernel';
import type { Ship } from '../content/units.ts';
import type { Pub, Table, Ti3 } from '../shapes.ts';
import { splitsFor, takeCounterBack } from './commandCounters.ts';
import { queries } from './queries.ts';
import { systemsOf } from './systems.ts';
import { breakAgreement, cancellable } from './trade.ts';
import { DAMAGED, isDamaged } from './units.ts';

// STATUS: objectives, repair, counters, planets, cards (TI3-STATUS-01).

/** Counters on the Race Sheet, freely divided among its three areas (TI3-STATUS-07). */
export const counters: Listed<Ti3, 'counters'> = {
  rule: 'TI3-STATUS-07',
  list: ({ pub, seat }, { n }) => splitsFor(pub, seat!, n),
  fallback({ pub, seat }, { n }) {
    const { strategy, fleet } = pub.sheets[seat!]!;
    const most = Math.min(fleet, queries.number(pub, 'mostFleet', { seat: seat! }, Infinity));
    return { strategy, fleet: most, command: n - strategy - most };
  },
};

/** Systems with damaged ships of a player. */
export const damagedSystems = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => (pub.units[system] ?? []).some((s) => s.seat === seat && isDamaged(s.marks)));

/** Damaged ships of a system are repaired, of one player or of all. */
export function repairIn(t: Table, system: string, seat: Seat | null = null): void {
  const here = t.pub.units[system];
  if (!here) return;
  const repaired = here.map((stack) => {
    if (!isDamaged(stack.marks) || (seat !== null && stack.seat !== seat)) return stack;
    t.emit('repaired', { seat: stack.seat, system, ship: stack.type as Ship, n: stack.n });
    return { ...stack, marks: withoutMark(stack.marks, DAMAGED) };
  });
  t.pub.units[system] = merged(repaired);
}

/** Equal units share a stack: repaired ships join undamaged ones. */
function merged(stacks: readonly Stack[]): Stack[] {
  const found: Stack[] = [];
  for (const stack of stacks) {
    const i = found.findIndex((o) => o.seat === stack.seat && o.type === stack.type && o.marks === stack.marks);
    if (i < 0) found.push(stack);
    else found[i] = { ...found[i]!, n: found[i]!.n + stack.n };
  }
  return found;
}

/** Own units may be disbanded at any time in the phase (TI3-STATUS-10); with the answers of the publisher after its first step. */
function offerDisbanding(t: Table): void {
  for (const seat of t.pub.order) if (!t.pub.table.out.includes(seat)) t.offer(seat, 'disband', {});
}

/** Everybody receives two (TI3-STATUS-06). */
const NEW_COUNTERS = 2;

export const statusPhase = flow<Ti3>()('statusPhase', {
  begin: (t) => {
    t.emit('status', { round: t.pub.round });
    if (!t.pub.agreed.faq) offerDisbanding(t);
    return t.window('status.would', { round: t.pub.round }, t.pub.order);
  },
  /** 1. Objectives are claimed (TI3-STATUS-02). */
  claim: (t) => (t.pub.agreed.points ? t.call('claiming', { turn: 0 }) : t.next),
  /** 2. All damaged ships are repaired (TI3-STATUS-03). */
  repair: (t) => {
    if (t.pub.agreed.faq) offerDisbanding(t);
    for (const system of systemsOf(t.pub)) repairIn(t, system);
    return t.next;
  },
  /** 3. Counters leave the board for reinforcements (TI3-STATUS-04). */
  takeCounters: (t) => {
    for (const system of Object.keys(t.pub.activated)) {
      for (const seat of t.pub.activated[system]!) takeCounterBack(t, seat, system);
    }
    return t.next;
  },
  /** 4. Planet cards are refreshed (TI3-STATUS-05). */
  refresh: (t) => {
    for (const id in t.pub.planets) t.pub.planets[id]!.exhausted = false;
    return t.next;
  },
  /** 5. One Action Card and two counters for everybody (TI3-STATUS-06). */
  receive: (t, f) => {
    f.seats = t.pub.order.filter((seat) => !t.pub.table.out.includes(seat));
    return queries.permission(t.pub, 'drawsOpenly', {}, false) ? t.next : 'drawCards';
  },
  layOpen: (t) => t.call('openDraw', {}),
  laidOpen: () => 'redistribute',
  drawCards: (t, f) => {
    const seat = f.seats[f.drawn++];
    if (seat === undefined) return 'redistribute';
    return t.call('draw', { seat, cards: queries.number(t.pub, 'cardsDrawn', { seat }, 1) });
  },
  drawn: () => 'drawCards',
  /** 6. All counters on the sheet, the new ones among them, are placed anew, in the order of play (TI3-STATUS-07). */
  redistribute: (t, f) => {
    const seat = f.seats[f.asked];
    if (seat === undefined) return 'keepCards';
    const { strategy, fleet, command, reserve } = t.pub.sheets[seat]!;
    const received = Math.min(queries.number(t.pub, 'countersReceived', { seat }, NEW_COUNTERS), reserve);
    return t.ask(seat, 'counters', { n: strategy + fleet + command + received }, 'counters');
  },
  place: (t, f) => {
    const seat = f.seats[f.asked++]!;
    const sheet = t.pub.sheets[seat]!;
    const placed = f.counters!;
    const before = sheet.strategy + sheet.fleet + sheet.command;
    Object.assign(sheet, placed);
    sheet.reserve -= placed.strategy + placed.fleet + placed.command - before;
    t.emit('countersPlaced', { seat, ...placed });
    return 'redistribute';
  },
  /** 7. Strategy Cards go back for the next round (TI3-STATUS-09). */
  keepCards: (t) => t.window('cards.returned', { kept: [] }, t.pub.order, 'returned'),
  returnCards: (t, f) => {
    const { kept } = f.returned!;
    for (const sheet of t.pub.sheets)
      sheet.cards = sheet.cards.filter(({ card }) => kept.includes(card)).map(({ card }) => ({ card, used: false }));
    f.asked = 0;
    return t.next;
  },
  /** Captors decide about their captives (TI3-OPT-LEADERS-16). */
  captives: (t) => (t.pub.agreed.leaders ? t.call('captivity', {}) : t.next),
  /** A player may cancel own Trade Agreements (TI3-STATUS-11). */
  cancelAgreements: (t, f) => {
    const seat = f.seats[f.asked];
    if (seat === undefined) return t.end();
    if (cancellable(t.pub, seat).length > 0) return t.ask(seat, 'cancelAgreement', {}, 'partner');
    f.asked++;
    return 'cancelAgreements';
  },
  cancel: (t, f) => {
    if (f.partner === null) f.asked++;
    else breakAgreement(t, f.seats[f.asked]!, f.partner!);
    return 'cancelAgreements';
  },
});
