import { withoutMark } from '@orrery/kernel';
import type { Listed } from '@orrery/kernel';
import type { Ship } from '../content/units.ts';
import type { Table, Ti3 } from '../shapes.ts';
import { splits, takeCounterBack } from './commandCounters.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { systemsOf } from './systems.ts';
import { breakAgreement, partnersOf } from './trade.ts';
import { DAMAGED, isDamaged } from './units.ts';

// STATUS: objectives, repair, counters, planets, cards (TI3-STATUS-01).

/** Counters on the Race Sheet, freely divided among its three areas (TI3-STATUS-07). */
export const counters: Listed<Ti3, 'counters'> = {
  rule: 'TI3-STATUS-07',
  list: (_, { n }) => splits(n),
  fallback({ pub, seat }, { n }) {
    const { strategy, fleet } = pub.sheets[seat!]!;
    return { strategy, fleet, command: n - strategy - fleet };
  },
};

function repairShips(t: Table): void {
  for (const system of systemsOf(t.pub)) {
    for (const s of (t.pub.units[system] ?? []).filter((stack) => isDamaged(stack.marks))) {
      s.marks = withoutMark(s.marks, DAMAGED);
      t.emit('repaired', { seat: s.seat, system, ship: s.type as Ship, n: s.n });
    }
    mergeStacks(t, system);
  }
}

/** Repaired ships join equal undamaged ones. */
function mergeStacks(t: Table, system: string): void {
  const stacks = t.pub.units[system];
  if (!stacks) return;
  t.pub.units[system] = stacks.filter((s, i) => {
    const first = stacks.findIndex((o) => o.seat === s.seat && o.type === s.type && o.marks === s.marks);
    if (first === i) return true;
    stacks[first]!.n += s.n;
    return false;
  });
}

export const statusPhase = procedure('statusPhase', {
  /** 1. Objectives are claimed (TI3-STATUS-02). */
  claim(t) {
    t.emit('status', { round: t.pub.round });
    for (const seat of t.pub.order) if (!t.pub.table.out.includes(seat)) t.offer(seat, 'disband', {});
    return t.pub.agreed.points ? t.call('claiming', { turn: 0 }, 'repair') : 'repair';
  },
  /** 2. All damaged ships are repaired (TI3-STATUS-03). */
  repair(t) {
    repairShips(t);
    return 'takeCounters';
  },
  /** 3. Counters leave the board for reinforcements (TI3-STATUS-04). */
  takeCounters(t) {
    for (const system of Object.keys(t.pub.activated)) {
      for (const seat of t.pub.activated[system]!) takeCounterBack(t, seat, system);
    }
    return 'refresh';
  },
  /** 4. Planet cards are refreshed (TI3-STATUS-05). */
  refresh(t) {
    for (const id in t.pub.planets) t.pub.planets[id]!.exhausted = false;
    return 'receive';
  },
  /** 5. One Action Card and two counters for everybody (TI3-STATUS-06). */
  receive(t, f) {
    f.seats = t.pub.order.filter((seat) => !t.pub.table.out.includes(seat));
    return 'drawCards';
  },
  drawCards(t, f) {
    const seat = f.seats[f.drawn++];
    if (seat !== undefined)
      return t.call('draw', { seat, cards: queries.number(t.pub, 'cardsDrawn', { seat }, 1) }, 'drawCards');
    return 'redistribute';
  },
  /** 6. All counters on the sheet, the new ones among them, are placed anew, in the order of play (TI3-STATUS-07). */
  redistribute(t, f) {
    const seat = f.seats[f.asked];
    if (seat === undefined) return 'returnCards';
    const { strategy, fleet, command, reserve } = t.pub.sheets[seat]!;
    return t.ask(seat, 'counters', { n: strategy + fleet + command + Math.min(2, reserve) }, 'place');
  },
  place(t, f) {
    const seat = f.seats[f.asked++]!;
    const sheet = t.pub.sheets[seat]!;
    const placed = t.answer(f, 'counters');
    const before = sheet.strategy + sheet.fleet + sheet.command;
    Object.assign(sheet, placed);
    sheet.reserve -= placed.strategy + placed.fleet + placed.command - before;
    t.emit('countersPlaced', { seat, ...placed });
    return 'redistribute';
  },
  /** 7. Strategy Cards go back for the next round (TI3-STATUS-09). */
  returnCards(t, f) {
    for (const sheet of t.pub.sheets) sheet.cards = [];
    f.asked = 0;
    return 'cancelAgreements';
  },
  /** A player may cancel own Trade Agreements (TI3-STATUS-11). */
  cancelAgreements(t, f) {
    const seat = f.seats[f.asked];
    if (seat === undefined) return t.done();
    if (partnersOf(t.pub, seat).length > 0) return t.ask(seat, 'cancelAgreement', {}, 'cancel');
    f.asked++;
    return 'cancelAgreements';
  },
  cancel(t, f) {
    const seat = f.seats[f.asked]!;
    const partner = t.answer(f, 'cancelAgreement');
    if (partner === null) f.asked++;
    else breakAgreement(t, seat, partner);
    return 'cancelAgreements';
  },
});
