import { drawFrom } from '@orrery/imperium';
import { flow } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { planetOf } from '../content/tiles.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { DECK, DISCARD, hand } from './hands.ts';
import { queries } from './queries.ts';
import { planetsOf } from './systems.ts';

// The cards of a Status Phase are laid open, and players choose, those with most influence first; equals in the order of play.

const OFFER = 'offered-actions';

const influence = (pub: Pub, seat: Seat): number =>
  planetsOf(pub, seat)
    .filter((planet) => !pub.planets[planet]!.exhausted)
    .reduce((sum, planet) => sum + planetOf(planet).influence, 0);

/** As many turns for each player as cards, in passes. */
function turns(pub: Pub): Seat[] {
  const seats = pub.order
    .filter((seat) => !pub.table.out.includes(seat))
    .toSorted((a, b) => influence(pub, b) - influence(pub, a));
  const draws = (seat: Seat): number =>
    queries.permission(pub, 'mayDraw', { seat }, true) ? queries.number(pub, 'cardsDrawn', { seat }, 1) : 0;
  const most = Math.max(0, ...seats.map(draws));
  return Array.from({ length: most }, (_, pass) => seats.filter((seat) => draws(seat) > pass)).flat();
}

export const openDraw = flow<Ti3>()('openDraw', {
  lay: (t, f) => {
    f.left = turns(t.pub);
    if (!(OFFER in t.pub.table.zones)) t.addZone(OFFER, 'up');
    for (const _ of f.left) drawFrom(t, DECK, DISCARD, OFFER);
    return t.next;
  },
  choose: (t, f) => {
    const from = t.cards(OFFER).slice();
    const seat = f.left![0];
    if (seat === undefined || from.length === 0) return t.end();
    f.picked = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(seat, 'pickOne', { what: 'actionCard', from, for: null, rule: 'TI3-STATUS-06' }, 'picked');
  },
  take: (t, f) => {
    const seat = f.left!.shift()!;
    const to = t.pub.table.out.includes(seat) ? DISCARD : hand(seat);
    t.move(f.picked!, OFFER, to);
    if (to !== DISCARD) t.emit('drew', { seat, n: 1 });
    return 'choose';
  },
});
