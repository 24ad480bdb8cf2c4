/**
 * A step in which players mark their sheets: all at once, each on a private copy, opened together when the last pen is down
 * (INS-ROUND-06, INS-HIDDEN-08). Whoever rerolls dice or claims a relic system stops there: when all the others have marked, the table rolls
 * or deals, and those who stopped go on in the same step with what they got.
 */
import type { Seat } from '@orrery/kernel';
import { BLACK_FACES } from '../content/dice.ts';
import { relicCard, type RelicId } from '../content/relics.ts';
import type { Res } from '../content/vocabulary.ts';
import { fire, isBlocked, mods, pushTasks } from '../sheet/abilities.ts';
import { applyAtom, asksForChoice, awaitsDice, isPaused, legalAtoms } from '../sheet/marking.ts';
import { copyPlayer, type Desk, type Moment, type Player } from '../sheet/player.ts';
import { supply } from '../sheet/pool.ts';
import { fillSlots } from './mecatolRex.ts';
import { checkObjectives } from './objectives.ts';
import { findZone } from './setup.ts';
import { deskAt, fromSpeakersLeft, handZone, procedure, type T } from './table.ts';

export const marking = procedure('marking', {
  /** Whoever has nothing to choose is done before the step begins. */
  prepare: (t, f) => {
    const waiting = f.seats.filter((seat) => !t.pub.table.out.includes(seat));
    if (f.step === 'effects') {
      f.seats = waiting.filter((seat) => {
        const p = copyPlayer(t.pub.players[seat]!);
        const asks = asksForChoice(deskAt(t.pub, 'effects', p, []));
        t.pub.players[seat] = p;
        return asks;
      });
    } else f.seats = waiting;
    return 'mark';
  },
  mark: (t, f) => {
    f.seats = f.seats.filter((seat) => !t.pub.table.out.includes(seat));
    return f.seats.length > 0 ? t.seal(f.seats, 'mark', { step: f.step }, 'marked') : 'relics';
  },
  marked: (t, f) => {
    for (const seat of f.seats) take(t, seat, f.step, t.secret(f, 'mark', seat));
    f.seats = f.seats.filter((seat) => isPaused(deskOf(t, seat, f.step)));
    for (const seat of f.seats) if (awaitsDice(t.own[seat]!.draft!)) reroll(t, seat);
    return 'relics';
  },
  /** INS-RELIC-02: one draw for each relic system claimed, in order from the Speaker's left (Q-RELIC-2). */
  relics: (t, f) => {
    if (t.pub.guide !== null) return 'goOn';
    f.keeping = fromSpeakersLeft(t.pub).filter((seat) => drawRelics(t, seat));
    return f.keeping.length > 0 ? t.seal(f.keeping, 'keepRelic', {}, 'kept') : 'goOn';
  },
  /** Those who stopped for dice or a relic mark on, if there is anything left to mark or to play. */
  goOn: (t, f) => {
    f.seats = f.seats.filter((seat) => legalAtoms(deskOf(t, seat, f.step)).length > 0);
    return f.seats.length > 0 ? 'mark' : 'close';
  },
  kept: (t, f) => {
    for (const seat of f.keeping) {
      const relic = t.secret(f, 'keepRelic', seat);
      t.move(relic, findZone(seat), handZone(seat));
      while (t.pub.table.zones[findZone(seat)]!.n > 0) t.draw(findZone(seat), 'relics', 'bottom');
      keepRelic(t, seat, relic, draftOf(t, seat).awaits.relics.shift()!);
    }
    return 'relics';
  },
  close: (t) => {
    closeStep(t);
    return t.done();
  },
});

/** A player's sheets in the present step, as a copy that is not shown to the others yet. */
function draftOf(t: T, seat: Seat): Player {
  const own = t.own[seat]!;
  own.draft ??= copyPlayer(t.pub.players[seat]!);
  return own.draft;
}

const deskOf = (t: T, seat: Seat, step: Moment['step']): Desk => {
  const p = draftOf(t, seat);
  const hand = relicsHeld(t.own[seat]!.table.cards[handZone(seat)], p);
  return deskAt(t.pub, step, p, hand);
};

/** Relics already played in this step still lie in the hand until it closes. */
export const relicsHeld = (hand: readonly string[] | undefined, p: Player): RelicId[] =>
  ((hand ?? []) as readonly RelicId[]).filter((relic) => !p.relicsPlayed.includes(relic));

function take(t: T, seat: Seat, step: Moment['step'], atoms: T['own'][number]['marked']): void {
  const desk = deskOf(t, seat, step);
  for (const atom of atoms) {
    const refused = applyAtom(desk, atom);
    if (refused !== null) throw new Error(`a checked mark of seat ${seat} is refused by ${refused}`);
  }
  t.own[seat]!.marked.push(...atoms);
}

/** New faces for the chosen black dice of one player; the pool follows. */
function reroll(t: T, seat: Seat): void {
  const p = draftOf(t, seat);
  const faces = [...(p.rerolled ?? t.pub.dice!.black)];
  const gives = (face: Res): boolean => !isBlocked(p, `die:${face}`);
  for (const die of p.rerolling) {
    const old = faces[die]!;
    if (gives(old)) p.pool[p.wildRound ? 'W' : old]--;
    faces[die] = BLACK_FACES[t.die('reroll', BLACK_FACES.length) - 1]!;
    if (gives(faces[die])) supply(p, faces[die], 1);
  }
  p.rerolled = faces;
  p.rerolling = [];
}

/** Draws for the first relic system still waiting, again and again; true if the player must choose which to keep. */
function drawRelics(t: T, seat: Seat): boolean {
  const before = t.own[seat]!.draft ?? t.pub.players[seat]!;
  if (before.awaits.relics.length === 0) return false;
  const p = draftOf(t, seat);
  const draws = mods(p, 'relicDraw')[0]?.draw ?? 1;
  while (p.awaits.relics.length > 0) {
    for (let i = 0; i < draws; i++) t.draw('relics', findZone(seat));
    if (t.pub.table.zones[findZone(seat)]!.n > 1) return true;
    const system = p.awaits.relics.shift()!;
    const relic = t.draw(findZone(seat), handZone(seat)) as RelicId | null;
    if (relic !== null) keepRelic(t, seat, relic, system);
  }
  return false;
}

/** Its VP are written beside the system (INS-RELIC-02); it is played now if its text says so (INS-RELIC-05). */
function keepRelic(t: T, seat: Seat, relic: RelicId, system: number): void {
  const desk = deskOf(t, seat, 'effects');
  const { p } = desk;
  const { vp, timing, effects } = relicCard(relic);
  p.navigation.written.push({ system, vp });
  fire(desk, 'claimRelic');
  if (timing === 'immediate') {
    p.relicsPlayed.push(relic);
    pushTasks(p, effects);
  }
  asksForChoice(desk);
  p.relicsInHand = relicsHeld(t.own[seat]!.table.cards[handZone(seat)], p).length;
  t.emit('relic', { seat, vp }, { to: [seat], some: { relic } });
}

/** Pens down: the marks of the step are shown, and what depends on who was first is settled. */
export function closeStep(t: T): void {
  for (const seat of fromSpeakersLeft(t.pub)) {
    const own = t.own[seat]!;
    if (own.draft === null) continue;
    if (own.draft.rerolled !== null && t.pub.players[seat]!.rerolled === null)
      t.emit('rerolled', { seat, black: own.draft.rerolled });
    t.pub.players[seat] = own.draft;
    if (own.marked.length > 0) t.emit('marked', { seat, atoms: own.marked });
    for (const relic of own.draft.relicsPlayed) showRelic(t, seat, relic);
    own.draft = null;
    own.marked = [];
  }
  t.pub.step++;
  if (t.pub.guide !== null) return;
  fillSlots(t);
  checkObjectives(t);
}

/** A played relic lies face up beside the faction card (INS-RELIC-06). */
export function showRelic(t: T, seat: Seat, relic: RelicId): void {
  if (!t.own[seat]!.table.cards[handZone(seat)]!.includes(relic)) return;
  t.move(relic, handZone(seat), 'relics played');
  t.emit('relicPlayed', { seat, relic });
}
