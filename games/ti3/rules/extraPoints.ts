import { flow } from '@orrery/kernel';
import type { Seat, Start } from '@orrery/kernel';
import type { Pub, Ti3 } from '../shapes.ts';
import { queries } from './queries.ts';
import { score } from './objectives.ts';

// Victory Points that a player has only while something holds; nobody falls below 0.

const due = (pub: Pub, seat: Seat): number =>
  pub.table.out.includes(seat) ? 0 : queries.number(pub, 'extraPoints', { seat }, 0);

export function unsettledPoints(pub: Pub): Start<Ti3> | null {
  for (let seat = 0; seat < pub.sheets.length; seat++) {
    if (pub.laws.length === 0 && pub.sheets[seat]!.extra === 0) continue;
    if (due(pub, seat) !== pub.sheets[seat]!.extra) return { proc: 'extraPoints', locals: { seat } };
  }
  return null;
}

export const extraPoints = flow<Ti3>()('extraPoints', {
  settle: (t, f) => {
    const sheet = t.pub.sheets[f.seat]!;
    const change = due(t.pub, f.seat) - sheet.extra;
    sheet.extra += change;
    score(t, f.seat, Math.max(-sheet.points, change));
    return t.end();
  },
});
