import type { Json, Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { known } from '@orrery/imperium/known.ts';
import { ownerOf } from '../rules/notes.ts';
import type { Terms } from '../rules/trade/shapes.ts';
import { componentWords } from './component.ts';

// What a deal is about, as the frame keeps it and as it is said.

export const read = (terms: Json): Terms => terms as unknown as Terms;
export const written = (terms: Terms): Json => terms as unknown as Json;

export const nameOf = (component: string): string => known('component', component, componentWords(component)).name;
/** A note by its name, and whose it is where that is not the giver. */
export const noteName = (table: TableModel, note: string, holder: Seat): string =>
  ownerOf(note) === holder ? nameOf(note) : `${nameOf(note)} (${table.name(ownerOf(note))})`;
