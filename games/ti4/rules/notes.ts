import { textOf } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { FactionId } from '../content/factions/ids.ts';
import type { NoteId } from '../content/promissoryNotes.ts';
import type { Pub, Table } from '../shapes.ts';
import { NOTES_IN_PLAY, notesOf } from './zones.ts';

// PN: promissory notes. The id of a note names its owner; where it lies names its holder.

export const ownerOf = (note: string): Seat => Number(note.split('.')[1]);
/** Who plays a faction, and so owns its notes; null: nobody does. */
export function playerOf({ sheets }: Pick<Pub, 'sheets'>, faction: FactionId): Seat | null {
  const seat = sheets.findIndex((sheet) => sheet.faction === faction);
  return seat < 0 ? null : seat;
}
export const noteOf = (note: string): NoteId => textOf(note) as NoteId;

/** A note goes back to its owner, from a hand or from the table (TI4-PN-05). */
export function returnNote(t: Table, note: string, from: Seat): void {
  const owner = ownerOf(note);
  const inPlay = t.pub.table.components[note] !== undefined;
  if (inPlay) t.removeComponent(note);
  t.move(note, inPlay ? NOTES_IN_PLAY : notesOf(from), notesOf(owner));
  // Everybody has seen where it went.
  t.show(
    notesOf(owner),
    note,
    t.own.map((_, seat) => seat),
  );
  t.emit('noteReturned', { seat: from, owner, note: noteOf(note) });
}
/** A note is put face up before its holder (TI4-PN-07). */
export function layNote(t: Table, note: string, holder: Seat): void {
  t.move(note, notesOf(holder), NOTES_IN_PLAY);
  t.addComponent(note, { ability: noteOf(note), holder });
  t.emit('noteLaid', { seat: holder, owner: ownerOf(note), note: noteOf(note) });
}
/** Notes of others that lie face up before a player. */
export const notesBefore = (pub: Pub, seat: Seat): string[] =>
  (pub.table.cards[NOTES_IN_PLAY] ?? []).filter((note) => pub.table.components[note]?.holder === seat);
