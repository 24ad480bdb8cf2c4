import { placeFrom, placeable, takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { placesIn } from '../../../rules/units.ts';
import { component } from '../../component.ts';

export const l1z1xLeaders = [
  /** Whoever activates a system may turn an infantry of theirs there into a mech (TI4-LIZI-07). */
  component({
    id: 'i48s',
    kind: 'agent',
    at: 'activate.after',
    fits: (v, _, { seat, system }) =>
      placeable(v, seat, 'mech', system) > 0 &&
      figuresAt(v.pub, seat, placesIn(system), (type) => type === 'infantry').length > 0,
    memo: { figures: [] as string[] },
    effect: {
      ask: (t, { about, source }) => {
        const from = figuresAt(t.pub, about.seat, placesIn(about.system), (type) => type === 'infantry');
        return t.ask(
          about.seat,
          'pickSome',
          { what: 'unit', from, for: source.ability, rule: 'TI4-LIZI-07', min: 0, max: 1 },
          'figures',
        );
      },
      replace: (t, { about, memo }) => {
        const [figure] = memo.figures;
        if (figure === undefined) return;
        const { unit, at } = figureNamed(figure);
        takeBack(t, about.seat, at, [unit]);
        placeFrom(t, about.seat, 'mech', at);
      },
    },
  }),
  /** PLANETARY SHIELD does not stop own BOMBARDMENT (TI4-LIZI-08). */
  component({
    id: '2ram',
    kind: 'commander',
    modifiers: {
      hasAbility: (_, { ability, against }, you) => (ability === 'shield' && against === you.seat ? 'forbid' : null),
    },
  }),
];
