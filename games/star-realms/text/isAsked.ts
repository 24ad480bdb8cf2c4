import type { Reader } from '@orrery/kernel';
import type { SR } from '../shapes.ts';

/** Whether it is the reader whose Main Phase it is: to anybody else the question names the phase. */
export const isAsked = ({ view: { seat, pub } }: Reader<SR>): boolean =>
  [...pub.table.open, ...pub.table.offers].some((d) => d.kind === 'main' && d.seat === seat);
