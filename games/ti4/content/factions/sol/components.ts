import { placeFrom } from '../../../rules/effects.ts';
import { moment } from '../../../rules/moments.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { systemsOf } from '../../../rules/systems.ts';
import { countAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { revivedInfantry } from '../../units/upgrades.ts';
import { plus } from '../../words.ts';

/** Infantry of one Orbital Drop. */
const DROPPED = 2;
const flagshipSystem = (pub: Pub, seat: number): string | undefined =>
  systemsOf(pub).find((system) => countAt(pub, system, seat, (type) => type === 'flagship') > 0);

export const solComponents = [
  /** A strategy token: two infantry on one controlled planet (TI4-SOLF-01). */
  component({
    id: 'orbital-drop',
    kind: 'ability',
    at: 'action',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: ({ pub }, you) => ({ one: 'planet', from: planetsOf(pub, you) }),
    effect: {
      spend: (t, { you }) => moment(t, 'token.spend', { seat: you, pool: 'strategy', prevented: false }),
      drop: (t, { you, aim }) => placeFrom(t, you, 'infantry', aim, DROPPED),
    },
  }),

  /** One more token in the status phase (TI4-SOLF-02). */
  component({
    id: 'versatile',
    kind: 'ability',
    modifiers: { statusTokens: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
  }),

  /** An infantry in its space area at the end of the status phase (TI4-SOLF-03). */
  component({
    id: 'genesis',
    kind: 'unit',
    at: 'phase.end',
    mandatory: true,
    fits: ({ pub }, you, { phase }) => phase === 'status' && flagshipSystem(pub, you) !== undefined,
    effect: (t, { you }) => placeFrom(t, you, 'infantry', flagshipSystem(t.pub, you)!),
  }),

  revivedInfantry('spec-ops-2', 5),
];
