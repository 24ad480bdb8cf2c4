import { othersFrom } from '@orrery/kernel';
import type { ActSpec, AnyComponent, LastingSource } from '@orrery/kernel';
import type { ActionCardId } from '../actionCards.ts';
import { component } from '../component.ts';
import { gain, systemsWithPlanets, systemsWithShips } from '../vocabulary.ts';
import { canPlace } from '../../rules/effects.ts';
import { changePoints } from '../../rules/points.ts';
import { sites } from '../../rules/strategyCards/construction.ts';
import type { Thing } from '../../rules/things.ts';
import type { Ti4 } from '../../shapes.ts';

// Riders: instead of voting a player predicts the outcome, and is paid for being right (TI4-AGEN-17, TI4-CAC-01).

type Reward<A extends { one: Thing; from: string[] } | null> = Pick<
  ActSpec<Ti4, 'prediction.right', A, object, LastingSource<string>, string>,
  'aim' | 'effect'
>;

function rider<A extends { one: Thing; from: string[] } | null = null>(
  id: ActionCardId,
  reward: Reward<A>,
): AnyComponent {
  return component({
    id,
    kind: 'action-card',
    at: 'agenda.reveal.after',
    aim: (v) => ({ one: 'outcome', from: v.pub.agenda!.outcomes.slice() }),
    effect: (t, { you, aim }) => {
      const prediction = { seat: you, card: id, outcome: aim };
      t.pub.agenda!.predictions.push(prediction);
      t.emit('predicted', { ...prediction, agenda: t.pub.agenda!.agenda });
    },
    lasting: {
      until: ['agenda'],
      keeps: ({ aim }) => aim,
      modifiers: { mayVote: (_, { seat }, you) => (seat === you.seat ? 'forbid' : null) },
      abilities: (after) => [
        after({
          at: 'prediction.right',
          mandatory: true,
          fits: (_, you, right) => right.seat === you && right.card === id,
          ...(reward as Reward<null>),
        }),
      ],
    },
  });
}

export const RIDERS = [
  /** A space dock on a planet of yours. */
  rider('construction-rider', {
    aim: (v, you) => ({
      one: 'planet',
      from: sites(v, you, ['space-dock'], null).map(({ planet }) => planet),
    }),
    effect: (t, { you, aim }) => t.call('placeUnits', { seat: you, unit: 'space-dock', place: aim, n: 1 }),
  }),
  /** Every other player puts a token from reinforcements into a system with a planet of yours. */
  rider('diplomacy-rider', {
    aim: (v, you) => ({ one: 'system', from: systemsWithPlanets(v.pub, you) }),
    effect: (t, { you, aim }) => t.call('layAll', { seats: othersFrom(t.pub, you), system: aim }),
  }),
  rider('imperial-rider', { effect: (t, { you }) => changePoints(t, you, 1) }),
  rider('leadership-rider', { effect: (t, { you }) => t.call('gainTokens', { seat: you, n: 3 }) }),
  rider('politics-rider', {
    effect: {
      draw: (t, { you }) => t.call('drawActionCards', { seat: you, n: 3 }),
      speaker: (t, { you }) => {
        t.pub.speaker = you;
        t.emit('speaker', { seat: you });
      },
    },
  }),
  rider('technology-rider', { effect: (t, { you }) => t.call('research', { seat: you, price: 0 }) }),
  rider('trade-rider', { effect: (t, { you }) => gain(t, you, 5) }),
  /** A dreadnought where you have ships. */
  rider('warfare-rider', {
    aim: (v, you) => ({
      one: 'system',
      from: systemsWithShips(v.pub, you).filter((system) => canPlace(v, you, 'dreadnought', system)),
    }),
    effect: (t, { you, aim }) => t.call('placeUnits', { seat: you, unit: 'dreadnought', place: aim, n: 1 }),
  }),
];
