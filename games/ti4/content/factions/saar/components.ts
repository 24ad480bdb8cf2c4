import { moveUnits } from '@orrery/kernel';
import { figuresOf, stacksOf } from '../../../rules/combat/units.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { hasProducer } from '../../../rules/production.ts';
import { systemFacts, systemsOf } from '../../../rules/systems.ts';
import { countAt, hasShips, isGroundForce } from '../../../rules/units.ts';
import { component } from '../../component.ts';
import { gain } from '../../vocabulary.ts';

export const saarComponents = [
  /** A trade good for each planet that is gained (TI4-SAAR-02). */
  component({
    id: 'scavenge',
    kind: 'ability',
    at: 'control.after',
    mandatory: true,
    fits: (_, you, { seat, from }) => seat === you && from !== you,
    effect: (t, { you }) => gain(t, you, 1),
  }),

  /** Objectives are scored without the home planets (TI4-SAAR-01). */
  component({
    id: 'nomadic',
    kind: 'ability',
    modifiers: { mayScore: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
  }),

  /** Others do not activate asteroid fields with own ships; a paid unit at the start of the own turn (TI4-SAAR-06). */
  component({
    id: 'chaos-mapping',
    kind: 'technology',
    at: 'turn.start',
    once: 'turn',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you) => ({ one: 'system', from: systemsOf(v.pub).filter((system) => hasProducer(v, you, system)) }),
    effect: (t, { you, aim }) =>
      t.call('production', {
        seat: you,
        system: aim,
        dock: null,
        within: { place: aim, cost: null, units: 1, ships: false },
      }),
    modifiers: {
      mayActivate: (pub, { seat, system }, you) =>
        seat !== you.seat &&
        systemFacts(system).anomalies?.includes('asteroid-field') &&
        hasShips(pub, system, you.seat)
          ? 'forbid'
          : null,
    },
  }),

  /** All ground forces of Saar leave a planet where the holder lands, for one other planet of theirs (TI4-SAAR-07). */
  component({
    id: 'raghs-call',
    kind: 'note',
    at: 'commit.after',
    fits: ({ pub }, you, { seat, planet }) => {
      const owner = playerOf(pub, 'saar');
      return (
        seat === you &&
        planet !== null &&
        owner !== null &&
        owner !== you &&
        countAt(pub, planet, owner, isGroundForce) > 0
      );
    },
    aim: ({ pub }, _, { planet }) => ({
      one: 'planet',
      from: planetsOf(pub, playerOf(pub, 'saar')!).filter((other) => other !== planet),
    }),
    effect: (t, { you, about, aim, source }) => {
      const seat = playerOf(t.pub, 'saar')!;
      const planet = about.planet!;
      const forces = stacksOf(t.pub, planet, seat, isGroundForce);
      t.emit('evacuated', { seat, from: planet, to: aim, units: figuresOf(forces) });
      for (const { type, marks, n } of forces) moveUnits(t.pub.units, planet, aim, seat, type, n, marks);
      returnNote(t, source.component, you);
    },
  }),
];
