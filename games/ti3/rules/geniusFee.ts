import { flow } from '@orrery/kernel';
import type { Grown, Start } from '@orrery/kernel';
import type { Pay, Pub, Ti3 } from '../shapes.ts';
import { nextPayments, paidBy, pay } from './spending.ts';

/** Touch of Genius is paid for as soon as it is played as another card. */
export const GENIUS_FEE = 3;
const CARD = 'touch-of-genius.1';
const receipt = (frame: number): string => `fee ${frame}`;

export const unpaidGenius = (pub: Pub): Start<Ti3> | null => {
  for (const frame of pub.table.stack) {
    if (frame.proc !== 'effect') continue;
    const { source } = frame as unknown as { source: { ability: string; component: string; seat: number } };
    if (source.component === CARD && frame.at !== 'aimFirst' && !pub.played.includes(receipt(frame.id)))
      return { proc: 'geniusFee', locals: { seat: source.seat, frame: frame.id } };
  }
  return null;
};

export const fee: Grown<Ti3, 'fee'> = {
  rule: 'TI3-SPEND-05',
  grow: ({ pub, seat }, { due }, part) => ({
    add: nextPayments(pub, seat!, due, part, 'influence'),
    done: paidBy(part, 'influence') >= due,
  }),
  fallback({ pub, seat }, { due }) {
    const part: Pay[] = [];
    while (paidBy(part, 'influence') < due) part.push(nextPayments(pub, seat!, due, part, 'influence')[0]!);
    return part;
  },
};

export const geniusFee = flow<Ti3>()('geniusFee', {
  ask: (t, f) => {
    t.pub.played.push(receipt(f.frame));
    return t.ask(f.seat, 'fee', { due: GENIUS_FEE }, 'paid');
  },
  pay: (t, f) => {
    pay(t, f.seat, f.paid!);
    return t.end();
  },
});
