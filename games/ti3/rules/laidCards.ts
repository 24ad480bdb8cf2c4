import { flow } from '@orrery/kernel';
import type { Seat, Source, Start } from '@orrery/kernel';
import type { Pub, Table, Ti3 } from '../shapes.ts';
import { DISCARD, LAID } from './hands.ts';

// Action Cards that lie on a planet: in play while their player controls it, discarded as soon as that ends.

export function layOn(t: Table, seat: Seat, { ability, component }: Source, planet: string): void {
  t.move(component, DISCARD, LAID);
  t.addComponent(component, { ability, holder: seat, on: planet });
}

export function lostCard(pub: Pub): Start<Ti3> | null {
  for (const card of pub.table.cards[LAID] ?? []) {
    const { on, holder } = pub.table.components[card]!;
    if (pub.planets[on!]!.by !== holder) return { proc: 'laidCardLost', locals: { card } };
  }
  return null;
}

export const laidCardLost = flow<Ti3>()('laidCardLost', {
  discard: (t, f) => {
    const { holder } = t.pub.table.components[f.card]!;
    t.removeComponent(f.card);
    t.move(f.card, LAID, DISCARD);
    t.emit('discarded', { seat: holder!, card: f.card });
    return t.end();
  },
});
