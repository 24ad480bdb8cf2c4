import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { isSide, unitNamed } from '../../../rules/combat/units.ts';
import { capture, mayCapture } from '../../../rules/expansion/capture.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { adjacentFor, systemsOf } from '../../../rules/systems.ts';
import { countAt, figuresLeft, isStructure, placesIn } from '../../../rules/units.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';

/** Both fight each other in a space or ground combat. */
const areFighting = (pub: Pub, you: Seat, other: Seat): boolean =>
  you !== other &&
  pub.table.stack.some((frame) => {
    if (frame.proc === 'spaceBattle') return isSide(frame, you) && isSide(frame, other);
    return frame.proc === 'groundCombat' && isSide(frame.fight, you) && isSide(frame.fight, other);
  });

/** Units of others next to own docks of whose type there is one to capture, as "2:cruiser@tile-19" (TI4-VUIL-07). */
function prey(v: Asked, you: Seat): string[] {
  const { pub } = v;
  const hasDock = (system: string): boolean =>
    placesIn(system).some((place) => countAt(pub, place, you, (type) => type === 'space-dock') > 0);
  const near = new Set(
    systemsOf(pub)
      .filter(hasDock)
      .flatMap((system) => adjacentFor(v, system, you)),
  );
  return othersFrom(pub, you)
    .filter((seat) => mayCapture(pub, you, seat))
    .flatMap((seat) =>
      figuresAt(
        pub,
        seat,
        [...near].flatMap(placesIn),
        (type) => !isStructure(type) && figuresLeft(pub, seat, type as UnitType) > 0,
      ).map((figure) => `${seat}:${figure}`),
    );
}

export const vuilraithComponents = [
  /** Units of the opponent that are destroyed in combat are captured, structures are not (TI4-VUIL-01). */
  component({
    id: 'devour',
    kind: 'ability',
    at: 'destroyed.after',
    mandatory: true,
    fits: ({ pub }, you, { seat, units }) =>
      areFighting(pub, you, seat) && units.some((name) => !isStructure(unitNamed(name).type)),
    effect: (t, { you, about: { seat, units } }) => {
      for (const { type } of units.map(unitNamed)) if (!isStructure(type)) capture(t, you, seat, type);
    },
  }),

  /** A unit of reinforcements of the same type as one next to an own dock is captured (TI4-VUIL-07). */
  component({
    id: 'vortex',
    kind: 'exhausted-technology',
    at: 'action',
    aim: (v, you) => ({ one: 'foreignUnit', from: prey(v, you) }),
    effect: (t, { you, aim }) => {
      const [seat, figure] = aim.split(':') as [string, string];
      capture(t, you, Number(seat), unitNamed(figureNamed(figure).unit).type);
    },
  }),
];
