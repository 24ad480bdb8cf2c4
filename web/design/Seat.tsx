import { Index } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { IconName } from './icons.ts';
import { Icon } from './Icon.tsx';

/** Colour class and glyph of a seat; always shown with a name nearby. */
export const seatClass = (seat: Seat): string => `seat-${(seat % 8) + 1}`;
const GLYPHS: IconName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7', 'seat-8'];
export const seatGlyph = (seat: Seat): IconName => GLYPHS[seat % 8]!;

export function SeatMark(props: { seat: Seat; class?: string }) {
  return (
    <span class={`seat ${seatClass(props.seat)} ${props.class ?? ''}`} aria-hidden="true">
      <Icon name={seatGlyph(props.seat)} />
    </span>
  );
}
/** Glyph and name together. */
export function SeatName(props: { seat: Seat; name: string }) {
  return (
    <span class={`seat-name ${seatClass(props.seat)}`}>
      <SeatMark seat={props.seat} />
      <b class="who">{props.name}</b>
    </span>
  );
}
/** The seats of a table in a row: a glyph for each that is taken. */
export function SeatMarks(props: { taken: readonly boolean[] }) {
  return (
    <span class="sts">
      <Index each={props.taken}>{(isTaken, seat) => (isTaken() ? <SeatMark seat={seat} /> : <i />)}</Index>
    </span>
  );
}
