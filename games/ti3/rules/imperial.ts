import { oneOf } from '@orrery/imperium';
import type { Listed, Seat } from '@orrery/kernel';
import { GAME_OVER } from '../content/objectives.ts';
import { planetsIn } from '../content/tiles.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { PUBLIC_DECK, PUBLIC_ROW, mostPoints, score } from './objectives.ts';
import { procedure } from './procedures.ts';
import { systemsOf } from './systems.ts';
import { countAt } from './units.ts';

// SC8: Imperial.

/** Points that Imperial brings. */
export const IMPERIAL = 2;

export const imperialPrimary = procedure('imperialPrimary', {
  /** The top Public Objective is turned up; Game Over ends the game before any points are given (TI3-SC8-01, TI3-SC8-02). */
  reveal(t) {
    const card = t.pub.agreed.points ? t.draw(PUBLIC_DECK, PUBLIC_ROW) : null;
    if (card === null) return 'score';
    t.emit('revealedObjective', { objective: card });
    return card === GAME_OVER ? t.finish(mostPoints(t.pub, 'TI3-WIN-04')) : 'score';
  },
  score(t, f) {
    score(t, f.seat, IMPERIAL, 'imperial');
    return t.done();
  },
});

export const dockSystems = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => planetsIn(system).some((p) => countAt(pub, p.id, seat, 'space-dock') > 0));

export const produceWhere: Listed<Ti3, 'produceWhere'> = oneOf('TI3-SC8-04', ({ pub, seat }) =>
  dockSystems(pub, seat!),
);

/** Docks of one system produce, activated or not; nothing is activated by it (TI3-SC8-04). */
export const imperialSecondary = procedure('imperialSecondary', {
  choose: (t, f) => t.ask(f.seat, 'produceWhere', {}, 'produce'),
  produce(t, f) {
    const system = t.answer(f, 'produceWhere');
    return t.call('production', { seat: f.seat, system, docks: false }, 'end');
  },
  end: (t) => t.done(),
});
