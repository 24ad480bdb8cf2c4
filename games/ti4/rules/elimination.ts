import { NOBODY, flow, nextSeat, part, textOf } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Pub, Table, Ti4 } from '../shapes.ts';
import { figuresOf, takeOff } from './combat/units.ts';
import { lawsOf, repeal } from './council/laws.ts';
import { discardHand } from './effects.ts';
import { cardsOf, initiativeOrder } from './initiative.ts';
import { notesBefore, ownerOf, returnNote } from './notes.ts';
import { changePoints } from './points.ts';
import { SCORED } from './scoring.ts';
import { takeToken, tokensOnBoard } from './tokens.ts';
import { hasAbility, isGroundForce, stacksAt } from './units.ts';
import { NOTES_IN_PLAY, REMOVED, SECRET_DECK, notesOf, secretsOf } from './zones.ts';

// ELIM: who has no planet, no ground force and no unit with PRODUCTION is out of the game, at once.

/** Ground forces anywhere, or a unit with PRODUCTION; what produces by other words does not count (TI4-ELIM-01, TI4-ELIM-11). */
function holdsOut(v: Asked, seat: Seat): boolean {
  for (const place in v.pub.units)
    for (const { seat: of, type } of stacksAt(v.pub, place)) {
      if (of !== seat) continue;
      if (isGroundForce(type) || hasAbility(v, seat, type as UnitType, 'production', place)) return true;
    }
  return false;
}
function eliminated(v: Asked): Seat | null {
  const { planets, sheets, table, phase } = v.pub;
  if (phase === 'set-up') return null;
  const settled = new Set<Seat>();
  for (const planet in planets) {
    const { owner } = planets[planet]!;
    if (owner === null) continue;
    settled.add(owner);
    if (settled.size === sheets.length) return null;
  }
  const seat = sheets.findIndex((_, one) => !settled.has(one) && !table.out.includes(one) && !holdsOut(v, one));
  return seat < 0 ? null : seat;
}

/** Units and command tokens leave the board (TI4-ELIM-02). */
function clearBoard(t: Table, seat: Seat): void {
  for (const place of Object.keys(t.pub.units)) {
    const units = figuresOf(stacksAt(t.pub, place).filter((stack) => stack.seat === seat));
    if (units.length === 0) continue;
    takeOff(t, place, seat, units);
    t.emit('removed', { seat, place, units });
  }
  for (const system of tokensOnBoard(t.pub, seat)) takeToken(t.pub, system, seat);
}

/** Notes of others go back to them; own ones leave the game, wherever they are (TI4-ELIM-02, TI4-ELIM-04). */
function clearNotes(t: Table, seat: Seat): void {
  for (const note of [...notesBefore(t.pub, seat), ...t.cards(notesOf(seat))])
    if (ownerOf(note) !== seat) returnNote(t, note, seat);
  const zones = [...t.pub.sheets.map((_, other) => notesOf(other)), NOTES_IN_PLAY];
  for (const zone of zones)
    for (const note of t.cards(zone).filter((card) => ownerOf(card) === seat)) {
      const holder = t.pub.table.components[note]?.holder ?? NOBODY;
      if (zone === NOTES_IN_PLAY) t.removeComponent(note);
      // What a Support for the Throne gave goes with it.
      if (holder >= 0 && textOf(note) === 'support-for-the-throne') changePoints(t, holder, -1);
      t.move(note, zone, REMOVED);
    }
}

/** Action cards are discarded; secret objectives, scored or not, are shuffled into the deck (TI4-ELIM-06). */
function clearHands(t: Table, seat: Seat): void {
  discardHand(t, seat);
  const scored = t.cards(SCORED).filter((id) => t.pub.scored[id]?.includes(seat));
  for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
  for (const card of scored) {
    t.move(card, SCORED, SECRET_DECK);
    delete t.pub.scored[card];
  }
  t.shuffle(SECRET_DECK);
}

/** Strategy cards lie in the common area again, and the turn order goes on behind the one who is out (TI4-ELIM-06). */
function clearCards(t: Table, seat: Seat): void {
  const order = initiativeOrder(t.pub);
  const phase = t.enclosing('actionPhase');
  if (phase?.last === seat) phase.last = order.at(order.indexOf(seat) - 1)!;
  for (const card of cardsOf(t.pub, seat)) Object.assign(t.pub.strategyCards[card], { holder: null, exhausted: false });
  for (const law of lawsOf(t.pub, seat)) repeal(t, law); // TI4-ELIM-03
  for (const [id, { holder }] of Object.entries(t.pub.table.components)) if (holder === seat) t.removeComponent(id);
}

export const elimination = flow<Ti4>()('elimination', {
  leave: (t, f) => {
    const { seat } = f;
    if (!t.pub.table.zones[REMOVED]) t.addZone(REMOVED, 'up');
    t.emit('eliminated', { seat });
    clearBoard(t, seat);
    clearNotes(t, seat);
    clearHands(t, seat);
    clearCards(t, seat);
    if (t.pub.speaker === seat) {
      t.pub.speaker = nextSeat(t.pub, seat); // TI4-ROUND-09, TI4-ELIM-07
      t.emit('speaker', { seat: t.pub.speaker });
    }
    t.eliminate(seat);
    return t.end();
  },
});

export const eliminationPart = part<Ti4>()({
  procedures: { elimination },
  invariants: [
    (_: Pub, asked) => {
      const seat = eliminated(asked);
      return seat === null ? null : { proc: 'elimination', locals: { seat } };
    },
  ],
});
