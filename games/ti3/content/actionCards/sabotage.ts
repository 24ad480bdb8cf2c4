import { component } from '../component.ts';

/** Cancels the card just revealed; whether a Sabotage may be cancelled too, the table has agreed before the game. */
export const SABOTAGE = component({
  id: 'sabotage',
  kind: 'action-card',
  copies: 5,
  at: 'card.played.would',
  fits: ({ pub }, you, { source, cancelled }) =>
    you !== source.seat && !cancelled && (source.ability !== 'sabotage' || pub.agreed.sabotageOfSabotage),
  on: ({ source }) => source.component,
  effect: (_, { about }) => {
    about.cancelled = true;
  },
});
