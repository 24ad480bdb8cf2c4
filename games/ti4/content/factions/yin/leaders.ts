import { placeFrom } from '../../../rules/effects.ts';
import { unitNamed } from '../../../rules/combat/units.ts';
import { component } from '../../component.ts';

const FIGHTERS = 2;
const isLight = (name: string): boolean => ['destroyer', 'cruiser'].includes(unitNamed(name).type);

export const yinLeaders = [
  /** Whoever lost a destroyer or cruiser may place two fighters in its system (TI4-YINB-07). */
  component({
    id: 'brother-milor',
    kind: 'agent',
    at: 'destroyed.after',
    fits: (_, __, { units }) => units.some(isLight),
    memo: { placed: '' },
    effect: {
      ask: (t, { about, source }) =>
        t.ask(
          about.seat,
          'pickOne',
          { what: 'number', from: ['2', '1', '0'], for: source.ability, rule: 'TI4-YINB-07' },
          'placed',
        ),
      place: (t, { about, memo }) =>
        placeFrom(t, about.seat, 'fighter', about.system, Math.min(FIGHTERS, Number(memo.placed))),
    },
  }),
];
