import type { Seat } from '@orrery/kernel';
import type { Table } from '../shapes.ts';

// TRADE: agreements end when the partners fight a Space Battle or an invasion (TI3-TRADE-18).

export function breakAgreement(t: Table, a: Seat, b: Seat): void {
  const broken = t.pub.agreements.find((pair) => pair.includes(a) && pair.includes(b));
  if (!broken) return;
  t.pub.agreements = t.pub.agreements.filter((pair) => pair !== broken);
  t.emit('agreementBroken', { seats: broken });
}
