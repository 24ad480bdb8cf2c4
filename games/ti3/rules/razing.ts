import { flow, shuffleWith } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { domainCounter } from '../content/domainCounters.ts';
import type { Bombarders, Pub, Table, Ti3 } from '../shapes.ts';
import { NONE } from './choices.ts';
import { counterOn, removeCounter, unexploredIn } from './domain.ts';
import { DISCARD, hand } from './hands.ts';
import { planetsOf } from './systems.ts';
import { countAt } from './units.ts';

// Dreadnoughts and War Suns may raze Domain Counters instead of bombarding (TI3-OPT-DISTANTSUNS-13 to TI3-OPT-DISTANTSUNS-18).

const CARDS = 3;

/** What may be razed by what: 'planet ship'. */
function targets(pub: Pub, seat: Seat, system: string, fired: Bombarders): string[] {
  const ships = [
    ...(countAt(pub, system, seat, 'dreadnought') > fired.dreadnoughts ? ['dreadnought'] : []),
    ...(countAt(pub, system, seat, 'war-sun') > fired.warSuns ? ['war-sun'] : []),
  ];
  return unexploredIn(pub, system).flatMap((planet) => ships.map((ship) => `${planet} ${ship}`));
}

/** So many cards of a hand by chance. */
function loseCards(t: Table, seat: Seat, n: number): void {
  const cards = t.cards(hand(seat)).slice();
  shuffleWith(cards, (below) => t.chance(`razing ${seat}`, below));
  for (const card of cards.slice(0, n)) {
    t.move(card, hand(seat), DISCARD);
    t.emit('discarded', { seat, card });
  }
}
function exhaustAll(t: Table, seat: Seat): void {
  for (const planet of planetsOf(t.pub, seat)) {
    if (t.pub.planets[planet]!.exhausted) continue;
    t.pub.planets[planet]!.exhausted = true;
    t.emit('exhausted', { planet });
  }
}

/** Ends with the ships that have razed: they do not bombard in this activation. */
export const razing = flow<Ti3>()('razing', {
  ask: (t, f) => {
    const from = targets(t.pub, f.seat, f.system, f.fired);
    if (from.length === 0) return t.end({ ...f.fired });
    const q = { what: 'raze' as const, from: [NONE, ...from], for: null, rule: 'TI3-OPT-DISTANTSUNS-13' };
    return t.ask(f.seat, 'pickOne', q, 'picked');
  },
  raze: (t, f) => {
    if (f.picked === NONE) return t.end({ ...f.fired });
    const [planet, ship] = f.picked!.split(' ') as [string, 'dreadnought' | 'war-sun'];
    if (ship === 'dreadnought') f.fired.dreadnoughts++;
    else f.fired.warSuns++;
    const { kind } = domainCounter(counterOn(t, planet));
    removeCounter(t, planet);
    t.emit('razed', { seat: f.seat, planet, survivors: kind === 'lazax-survivors' });
    if (kind === 'lazax-survivors') {
      const { goods } = t.pub.sheets[f.seat]!;
      loseCards(t, f.seat, Infinity);
      exhaustAll(t, f.seat);
      t.pub.goods += goods;
      t.pub.sheets[f.seat]!.goods = 0;
      const outcast = `outcast@${f.seat}`;
      if (!(outcast in t.pub.table.components)) t.addComponent(outcast, { ability: 'outcast', holder: f.seat });
    }
    return t.call('plainDice', { seat: f.seat, why: 'razing', n: 1 }, 'dice');
  },
  suffer: (t, f) => {
    const [die] = f.dice as [number];
    if (die >= 8) loseCards(t, f.seat, CARDS);
    if (die === 10) exhaustAll(t, f.seat);
    return 'ask';
  },
});
