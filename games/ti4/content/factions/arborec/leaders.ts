import type { Seat } from '@orrery/kernel';
import { everywhere, placeFrom, placeable, takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { unitNamed } from '../../../rules/combat/units.ts';
import { systemsOf } from '../../../rules/systems.ts';
import {
  TYPES,
  countAt,
  factsOf,
  hasAbility,
  isGroundForce,
  isShip,
  placesIn,
  stacksAt,
} from '../../../rules/units.ts';
import type { Asked, Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';

/** How much more a ship may cost than the one it takes the place of (TI4-ARBO-07). */
const DEARER = 2;

const produces = (v: Asked, seat: number, system: string): boolean =>
  placesIn(system).some((place) =>
    stacksAt(v.pub, place).some(
      (stack) => stack.seat === seat && hasAbility(v, seat, stack.type as UnitType, 'production', place),
    ),
  );
const infantryOf = (pub: Pub, seat: Seat): string[] =>
  figuresAt(pub, seat, everywhere(pub), (type) => type === 'infantry');
/** Ships of everybody that are no fighters, one of equals. */
const bigShips = (pub: Pub): string[] =>
  pub.sheets.flatMap((_, seat) =>
    figuresAt(pub, seat, systemsOf(pub), (type) => isShip(type) && type !== 'fighter')
      .filter((figure) => !figure.includes('#'))
      .map((figure) => `${seat}:${figure}`),
  );
/** Ships of the reinforcements that may take the place of one. */
const successors = (v: Asked, seat: Seat, old: UnitType, system: string): UnitType[] => {
  const costOf = (type: UnitType): number => factsOf(v.pub, seat, type).cost ?? Infinity;
  return TYPES.filter(
    (type) => isShip(type) && costOf(type) <= costOf(old) + DEARER && placeable(v, seat, type, system) > 0,
  );
};
const ownerAndFigure = (aim: string): { seat: Seat; unit: string; at: string } => {
  const [seat, figure] = aim.split(':') as [string, string];
  return { seat: Number(seat), ...figureNamed(figure) };
};

export const arborecLeaders = [
  /** The owner of a ship may replace it by a somewhat dearer one; nothing is destroyed or produced (TI4-ARBO-07). */
  component({
    id: 'letani-ospha',
    kind: 'agent',
    at: 'action',
    aim: (v) => ({
      one: 'foreignUnit',
      from: bigShips(v.pub).filter((ship) => {
        const { seat, unit, at } = ownerAndFigure(ship);
        return successors(v, seat, unitNamed(unit).type, at).length > 0;
      }),
    }),
    memo: { by: [] as string[] },
    effect: {
      ask: (t, { aim, source }) => {
        const { seat, unit, at } = ownerAndFigure(aim);
        const from = successors(t, seat, unitNamed(unit).type, at);
        const asked = { what: 'unit-type' as const, from, for: source.ability, rule: 'TI4-ARBO-07', min: 0, max: 1 };
        return t.ask(seat, 'pickSome', asked, 'by');
      },
      replace: (t, { aim, memo }) => {
        const [by] = memo.by as UnitType[];
        if (by === undefined) return;
        const { seat, unit, at } = ownerAndFigure(aim);
        takeBack(t, seat, at, [unit]);
        placeFrom(t, seat, by, at);
      },
    },
  }),
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
  /** Any number of paid units in any systems with own ground forces (TI4-ARBO-08). */
  component({
    id: 'letani-miasmiala',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: ({ pub }, you) => {
      const from = systemsOf(pub).filter((system) =>
        placesIn(system).some((place) => countAt(pub, place, you, isGroundForce) > 0),
      );
      return { some: 'system', from, min: 1, max: from.length };
    },
    memo: { done: 0 },
    effect: {
      produce: (t, { you, aim, memo }) => {
        const system = aim[memo.done];
        if (system === undefined) return 'end';
        memo.done++;
        const within = { place: system, cost: null, units: null, ships: false };
        return t.call('production', { seat: you, system, dock: null, within });
      },
      again: () => 'produce',
    },
  }),
  /** DEPLOY: in the place of what Mitosis places, an infantry becomes a mech (TI4-ARBO-05). */
  component({
    id: 'letani-behemoth',
    kind: 'unit',
    at: 'ability.would',
    fits: (_, you, { seat, ability, prevented }) => seat === you && ability === 'mitosis' && !prevented,
    aim: (v, you) => ({
      one: 'unit',
      from: infantryOf(v.pub, you).filter(
        (figure) => !figure.includes('#') && placeable(v, you, 'mech', figureNamed(figure).at) > 0,
      ),
    }),
    effect: (t, { you, about, aim }) => {
      about.prevented = true;
      const { unit, at } = figureNamed(aim);
      takeBack(t, you, at, [unit]);
      placeFrom(t, you, 'mech', at);
    },
  }),
];
