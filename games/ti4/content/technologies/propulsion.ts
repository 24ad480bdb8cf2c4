import { clearMark, setMarks, withMark } from '@orrery/kernel';
import { movesAsShip, placesIn } from '../../rules/units.ts';
import type { UnitType } from '../units/index.ts';
import { systemsOf } from '../../rules/systems.ts';
import { countAt } from '../../rules/units.ts';
import { component } from '../component.ts';
import { figureId, figureOf, stacksOfSeat } from '../../rules/figures.ts';
import { plus } from '../words.ts';

/** The mark of the ship that Gravity Drive speeds up. */
const HURRIED = 'gravity-drive';

export const PROPULSION = [
  /** Your ships cross asteroid fields; space cannons of others hit your units less often (TI4-CTE-01). */
  component({
    id: 'antimass-deflectors',
    kind: 'technology',
    modifiers: {
      mayCross: (_, { seat, anomaly }, you) => (seat === you.seat && anomaly === 'asteroid-field' ? 'allow' : null),
      combat: (_, { seat, purpose, fight }, you) =>
        purpose === 'cannon' && fight.defender === you.seat && seat !== you.seat ? plus(-1) : null,
    },
  }),
  /** One ship of yours has one more move in this action. */
  component({
    id: 'gravity-drive',
    kind: 'technology',
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you) => ({
      one: 'unit',
      from: stacksOfSeat(v.pub, you, ({ type }) => movesAsShip(v.pub, you, type as UnitType)).map(figureId),
    }),
    effect: (t, { you, aim }) => {
      const { stack, place } = figureOf(t.pub, you, aim);
      setMarks(t.pub.units, place, stack, 1, withMark(stack.marks, HURRIED));
    },
    lasting: {
      until: ['tacticalAction'],
      modifiers: {
        move: (_, { seat, marks }, you) => (seat === you.seat && marks.split(' ').includes(HURRIED) ? plus(1) : null),
      },
      end: (t) => clearMark(t.pub.units, HURRIED),
    },
  }),
  /** Two actions in a turn (TI4-CTE-08). */
  component({
    id: 'fleet-logistics',
    kind: 'technology',
    modifiers: { actionsPerTurn: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
  }),
  /** Your ships pass ships of others (TI4-CTE-12). */
  component({
    id: 'light-wave-deflector',
    kind: 'technology',
    modifiers: { mayPass: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
  }),
  /** Produce a ship where you have a dock; it is paid (TI4-CTE-21). */
  component({
    id: 'sling-relay',
    kind: 'exhausted-technology',
    at: 'action',
    aim: (v, you) => ({
      one: 'system',
      from: systemsOf(v.pub).filter((system) =>
        placesIn(system).some((place) => countAt(v.pub, place, you, (type) => type === 'space-dock') > 0),
      ),
    }),
    effect: (t, { you, aim }) =>
      t.call('production', {
        seat: you,
        system: aim,
        dock: null,
        within: { place: aim, cost: null, units: 1, ships: true },
      }),
  }),
];
