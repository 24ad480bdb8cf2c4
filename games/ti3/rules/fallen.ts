import { flow, traceOf } from '@orrery/kernel';
import { homePlanets } from '../content/races/races.ts';
import type { Casting, Pub, Table, Ti3 } from '../shapes.ts';
import type { Seat } from '@orrery/kernel';
import { countAt, destroy, place } from './units.ts';

/** Gen Synthesis brings a Ground Force back on this or more. */
const REBORN = 5;

const homesOf = (pub: Pub, seat: Seat): string[] =>
  homePlanets(pub.sheets[seat]!.race).filter((id) => pub.planets[id]?.by === seat);
/** The technology that brings them back. */
const revivedBy = (t: Pick<Table, 'game' | 'pub'>, seat: Seat): Casting =>
  traceOf(t.game, t.pub, 'revivesLosses', { seat })[0]!.source.ability as Casting;

/**
 * Ground Forces fall in an invasion. With Gen Synthesis each may come back on a planet of the home system that its player controls and
 * chooses (TI3-TECH-22); on the planet that is being invaded it fights on.
 */
export const fallen = flow<Ti3>()('fallen', {
  fall: (t, f) => {
    const n = Math.min(f.hits, countAt(t.pub, f.planet, f.seat, 'ground-force'));
    destroy(t, f.planet, f.seat, 'ground-force', n);
    if (n === 0 || !t.permission('revivesLosses', { seat: f.seat }, false)) return t.end();
    return t.call('plainDice', { seat: f.seat, why: revivedBy(t, f.seat), n }, 'dice');
  },
  saved: (t, f) => {
    f.saved = f.dice!.filter((die) => die >= REBORN).length;
    return t.next;
  },
  where: (t, f) => {
    const from = homesOf(t.pub, f.seat);
    if (f.saved === 0 || from.length === 0) return t.end();
    f.home = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: revivedBy(t, f.seat), rule: 'TI3-TECH-22' }, 'home');
  },
  return: (t, f) => {
    // Where there is but one place, all go there at once.
    const n = homesOf(t.pub, f.seat).length === 1 ? f.saved! : 1;
    f.saved! -= n;
    place(t.pub, f.home!, f.seat, 'ground-force', n);
    if (f.home !== f.planet) t.pub.returned += n;
    t.emit('reborn', { seat: f.seat, planet: f.home!, n });
    return 'where';
  },
});
