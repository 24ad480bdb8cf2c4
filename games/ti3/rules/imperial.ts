import type { Listed, Seat } from '@orrery/kernel';
import { planetsIn } from '../content/tiles.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { systemsOf } from './systems.ts';
import { countAt } from './units.ts';

// SC8: Imperial. The slice has no objective deck, so its primary ability gives the 2 Victory Points alone.

const POINTS = 2;

export const imperialPrimary = procedure('imperialPrimary', {
  score(t, f) {
    t.pub.sheets[f.seat]!.points += POINTS;
    t.emit('scored', { seat: f.seat, points: POINTS });
    return t.done();
  },
});

export const dockSystems = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => planetsIn(system).some((p) => countAt(pub, p.id, seat, 'space-dock') > 0));

export const produceWhere: Listed<Ti3, 'produceWhere'> = {
  rule: 'TI3-SC8-04',
  list: ({ pub, seat }) => dockSystems(pub, seat!),
  dflt: ({ pub, seat }) => dockSystems(pub, seat!)[0]!,
};

/** Docks of one system produce, activated or not; nothing is activated by it (TI3-SC8-04). */
export const imperialSecondary = procedure('imperialSecondary', {
  choose: (t, f) => t.ask(f.seat, 'produceWhere', {}, 'produce'),
  produce(t, f) {
    const system = t.answer(f, 'produceWhere');
    return t.call('production', { seat: f.seat, system, docks: false }, 'end');
  },
  end: (t) => t.done(),
});
