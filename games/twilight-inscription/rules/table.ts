/** How the rules reach a player's sheets: a desk to read them at, and the one way to change them. */
import { procedures, type Seat, type Table } from '@orrery/kernel';
import { eventCard } from '../content/events.ts';
import { layoutsOf } from '../content/catalogue.ts';
import type { RelicId } from '../content/relics.ts';
import { copyPlayer, type Desk, type Moment, type Player } from '../sheet/player.ts';
import type { InscriptionShapes, Pub, Who } from '../shapes.ts';
import type { Side } from '../content/vocabulary.ts';

export type T = Table<InscriptionShapes>;
export const procedure = procedures<InscriptionShapes>();

export const momentOf = (pub: Pub, step: Moment['step']): Moment => ({
  step,
  stage: pub.stage,
  card: pub.event === null ? [] : eventCard(pub.event).resources,
  dice: pub.dice,
  guide: pub.guide,
});

/** A desk that works on the given sheets themselves: pass a copy if they are to be marked. */
export const deskAt = (pub: Pub, step: Moment['step'], p: Player, hand: readonly RelicId[]): Desk => ({
  p,
  sheets: layoutsOf(p),
  hand: [...hand],
  moment: momentOf(pub, step),
});

export const handZone = (seat: Seat): string => `hand${seat}`;

/** Changes a player's sheets: a copy is marked and takes their place. */
export function change(t: T, seat: Seat, how: (desk: Desk) => void, step: Moment['step'] = 'effects'): void {
  const p = copyPlayer(t.pub.players[seat]!);
  how(deskAt(t.pub, step, p, []));
  t.pub.players[seat] = p;
}

export function changeAll(t: T, how: (desk: Desk, seat: Seat) => void, step: Moment['step'] = 'effects'): void {
  for (const seat of allSeats(t.pub)) change(t, seat, (desk) => how(desk, seat), step);
}

export const allSeats = (pub: { players: unknown[] }): Seat[] => pub.players.map((_, seat) => seat);

/** From the Speaker's left, clockwise (INS-COUNCIL-10). */
export const fromSpeakersLeft = (pub: Pub): Seat[] => {
  const n = pub.players.length;
  return allSeats(pub).map((i) => (pub.speaker + 1 + i) % n);
};

/** The player seated directly to the left is the next one clockwise; with one or two players the AI fills in (INS-WAR-01, INS-SOLO-07). */
export function neighbor(pub: Pub, seat: Seat, side: Side): Who {
  const n = pub.players.length;
  if (n === 1) return 'ai';
  if (n === 2) {
    const other = 1 - seat;
    const onLeft = pub.leftNeighbor === other;
    return onLeft === (side === 'L') ? other : 'ai';
  }
  return side === 'L' ? (seat + 1) % n : (seat + n - 1) % n;
}
