import { hasAbility, placesIn, stacksAt } from '../../../rules/units.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';

const produces = (v: Asked, seat: number, system: string): boolean =>
  placesIn(system).some((place) =>
    stacksAt(v.pub, place).some(
      (stack) => stack.seat === seat && hasAbility(v, seat, stack.type as UnitType, 'production', place),
    ),
  );

export const arborecLeaders = [
  /** A unit where another player activates a system with own producing units; it is paid (TI4-ARBO-08). */
  component({
    id: 'dirzuga-rophal',
    kind: 'commander',
    at: 'activate.after',
    fits: (v, you, { seat, system }) => seat !== you && produces(v, you, system),
    effect: (t, { you, about }) =>
      t.call('production', {
        seat: you,
        system: about.system,
        dock: null,
        within: { place: about.system, cost: null, units: 1, ships: false },
      }),
  }),
];
