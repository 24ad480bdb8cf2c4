import { flow } from '@orrery/kernel';
import { domainCounter } from '../content/domainCounters.ts';
import { lookAt, removeCounter, unexploredIn } from './domain.ts';
import { score } from './objectives.ts';
import { countAt } from './units.ts';
import type { Ti3 } from '../shapes.ts';

// After movement Fighters may look at the Domain Counters of the activated system (TI3-OPT-DISTANTSUNS-08 to TI3-OPT-DISTANTSUNS-12).

const POINTS = 1;
const CARDS = 3;

/** Ends with the planets that were probed: nobody lands there in this activation. */
export const probing = flow<Ti3>()('probing', {
  ask: (t, f) => {
    const from = unexploredIn(t.pub, f.system);
    if (from.length === 0 || countAt(t.pub, f.system, f.seat, 'fighter') === 0) return t.end([]);
    const q = { what: 'probe' as const, from: ['no', 'yes'], for: null, rule: 'TI3-OPT-DISTANTSUNS-08' };
    return t.ask(f.seat, 'pickOne', q, 'picked');
  },
  look: (t, f) => {
    if (f.picked === 'no') return t.end([]);
    f.probed = unexploredIn(t.pub, f.system);
    const counters = f.probed.map((planet) => lookAt(t, f.seat, planet));
    t.emit('probed', { seat: f.seat, planets: f.probed }, { to: [f.seat], some: { counters } });
    f.found = f.probed.filter((_, i) => domainCounter(counters[i]!).kind === 'lazax-survivors');
    return t.next;
  },
  /** Lazax Survivors: a point and three Action Cards. */
  rescue: (t, f) => {
    const planet = f.found!.shift();
    if (planet === undefined) return t.end(f.probed!);
    removeCounter(t, planet);
    t.emit('survivorsFound', { seat: f.seat, planet });
    if (t.pub.agreed.points) score(t, f.seat, POINTS);
    return t.call('draw', { seat: f.seat, cards: CARDS });
  },
  again: () => 'rescue',
});
