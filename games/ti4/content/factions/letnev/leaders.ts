import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { placeable, placeFrom, takeBack } from '../../../rules/effects.ts';
import { isSide, unitNamed } from '../../../rules/combat/units.ts';
import { canPay } from '../../../rules/payment.ts';
import { component } from '../../component.ts';
import { gain } from '../../vocabulary.ts';
import { instead } from '../../words.ts';
import { extraDie } from '../extraDie.ts';

const REAPER = 2;
/** More ships than there are figures: no limit at all. */
const UNLIMITED = 99;

export const letnevLeaders = [
  extraDie('viscount-unlenn', false),
  /** One trade good for each use of SUSTAIN DAMAGE (TI4-LETN-08). */
  component({
    id: 'rear-admiral-farran',
    kind: 'commander',
    at: 'sustained.after',
    fits: (_, you, { seat }) => seat === you,
    effect: (t, { you }) => gain(t, you, 1),
  }),
  /** No limit of ships until the end of the round (TI4-LETN-09). */
  component({
    id: 'darktalon-treilla',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    lasting: {
      until: ['round'],
      modifiers: { fleetLimit: (_, { seat }, you) => (seat === you.seat ? instead(UNLIMITED) : null) },
    },
  }),
  /** DEPLOY: an infantry of the combat becomes a mech for two resources, once a round (TI4-LETN-06). */
  component({
    id: 'dunlain-reaper',
    kind: 'unit',
    at: 'round.start',
    once: 'battleRound',
    fits: (v, you, { planet, ...fight }) =>
      planet !== null &&
      isSide(fight, you) &&
      placeable(v, you, 'mech', planet) > 0 &&
      canPay(v, you, 'resources', REAPER),
    aim: ({ pub }, you, { planet }) => ({
      one: 'unit',
      from: planet === null ? [] : figuresAt(pub, you, [planet], (type) => type === 'infantry').slice(0, 1),
    }),
    effect: {
      pay: (t, { you, source }) => t.call('payResources', { seat: you, price: REAPER, for: source.ability }),
      replace: (t, { you, aim }) => {
        const { unit, at } = figureNamed(aim);
        takeBack(t, you, at, [unit]);
        placeFrom(t, you, unitNamed('mech').type, at);
      },
    },
  }),
];
