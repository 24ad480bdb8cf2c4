import { unitNamed } from '../../../rules/combat/units.ts';
import { capture } from '../../../rules/expansion/capture.ts';
import { countAt } from '../../../rules/units.ts';
import { component } from '../../component.ts';

export const vuilraithLeaders = [
  /** Own infantry destroyed on its planet, in or out of combat, is captured (TI4-VUIL-06). */
  component({
    id: 'reanimator',
    kind: 'unit',
    at: 'destroyed.after',
    mandatory: true,
    fits: ({ pub }, you, { seat, system, place, units }) =>
      seat === you &&
      place !== system &&
      countAt(pub, place, you, (type) => type === 'mech') > 0 &&
      units.some((name) => unitNamed(name).type === 'infantry'),
    effect: (t, { you, about: { units } }) => {
      for (const { type } of units.map(unitNamed)) if (type === 'infantry') capture(t, you, you, type);
    },
  }),
];
