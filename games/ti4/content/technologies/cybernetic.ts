import { moveUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { mayStand } from '../../rules/effects.ts';
import type { PlanetId } from '../planets.ts';
import { planetsOf, valueOf } from '../../rules/planets.ts';
import { systemOf } from '../../rules/systems.ts';
import { isForceOf } from '../../rules/units.ts';
import type { Asked } from '../../shapes.ts';
import { component } from '../component.ts';
import { figureIds, figureOf, stacksOfSeat } from '../../rules/figures.ts';
import { plus } from '../words.ts';

/** Ground forces that Transit Diodes may take. */
const TAKEN = 4;

/** Own planets that ground forces may be placed on. */
const landings = (v: Asked, you: Seat): string[] =>
  planetsOf(v.pub, you).filter((planet) => mayStand(v, you, 'infantry', planet));

export const CYBERNETIC = [
  /** One use of PRODUCTION costs one less (TI4-CTE-18). */
  component({
    id: 'sarween-tools',
    kind: 'technology',
    modifiers: { productionCost: (_, { seat }, you) => (seat === you.seat ? plus(-1) : null) },
  }),
  /** Hits of this volley go to ships that are no fighters (TI4-CTE-09). */
  component({
    id: 'graviton-laser-system',
    kind: 'exhausted-technology',
    at: 'roll.would',
    fits: (_, you, { purpose, planet, rolls }) =>
      purpose === 'cannon' && planet === null && rolls.some(({ by, volleys }) => by === you && volleys.length > 0),
    lasting: {
      until: ['dice'],
      modifiers: {
        hitsBigShips: (_, { seat, purpose }, you) => (seat === you.seat && purpose === 'cannon' ? 'allow' : null),
      },
    },
  }),
  /** Ground forces from anywhere to your planets, damage and all (TI4-CTE-22). */
  component({
    id: 'transit-diodes',
    kind: 'exhausted-technology',
    at: 'turn.start',
    fits: (v, you, { seat }) => seat === you && landings(v, you).length > 0,
    aim: (v, you) => ({
      some: 'unit',
      from: figureIds(stacksOfSeat(v.pub, you, ({ type }) => isForceOf(v.pub, you)(type))),
      min: 1,
      max: TAKEN,
    }),
    memo: { moved: 0, to: '' },
    effect: {
      choose: (t, { you, source, memo }) => {
        const from = landings(t, you);
        memo.to = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-CTE-22' }, 'to');
      },
      place: (t, { you, aim, memo }) => {
        const { stack, place } = figureOf(t.pub, you, aim[memo.moved]!);
        const { type, marks } = stack;
        moveUnits(t.pub.units, place, memo.to, you, type, 1, marks);
        t.emit('carried', { seat: you, unit: type as 'infantry', from: place, to: memo.to });
        memo.moved++;
        return memo.moved < aim.length ? 'choose' : t.next;
      },
    },
  }),
  /** Produce on a planet just gained, for its resources at most (TI4-CTE-10). */
  component({
    id: 'integrated-economy',
    kind: 'technology',
    at: 'control.after',
    fits: (v, you, { seat, planet }) => seat === you && valueOf(v, planet as PlanetId, 'resources') > 0,
    effect: (t, { you, about }) =>
      t.call('production', {
        seat: you,
        system: systemOf(about.planet),
        dock: null,
        within: {
          place: about.planet,
          cost: valueOf(t, about.planet as PlanetId, 'resources'),
          units: null,
          ships: false,
        },
      }),
  }),
];
