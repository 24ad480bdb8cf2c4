import type { Json, Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { isCardId } from './content.ts';
import type { Act, SRView } from './content.ts';

/** The table's view, read as this game's. The frame hands a board only views of its own game. */
export const viewOf = (table: TableModel): SRView => table.view() as unknown as SRView;

export const isAct = (answer: unknown): answer is Act =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'do' in answer;

/** Cards at the table are numbered copies: 'scout.3'. Sheets, factions and scenario rules have names without one. */
const isCard = (text: string): boolean => /\.\d+$/.test(text) && isCardId(text.slice(0, text.lastIndexOf('.')));

/** The card an answer is about; null for one that names none, or several. */
export function cardOfAnswer(answer: Json): string | null {
  if (typeof answer === 'string') return isCard(answer) ? answer : null;
  return isAct(answer) && 'card' in answer ? answer.card : null;
}
/** The seat an answer aims at. */
export function seatOfAnswer(kind: string, answer: Json): Seat | null {
  if (kind === 'opponent' && typeof answer === 'number') return answer;
  return isAct(answer) && answer.do === 'attack' ? answer.seat : null;
}

export const zoneOf = (view: SRView, zone: string): readonly string[] =>
  view.pub.table.cards[zone] ?? view.me?.table.cards[zone] ?? [];
export const countOf = (view: SRView, zone: string): number => view.pub.table.zones[zone]?.n ?? 0;
/** Authority as it is shown: what was struck below zero is zero. */
export const authorityOf = ({ pub }: Pick<SRView, 'pub'>, seat: Seat): number =>
  Math.max(0, pub.authority[pub.players[seat]!.score] ?? 0);
/** The seat whose hand lies at the bottom: the reader's, or the first for one who watches. */
export const nearSeat = (view: SRView): Seat => view.seat ?? 0;
