import { component } from '../../component.ts';
import { gain } from '../../vocabulary.ts';

export const nomadComponents = [
  /** A trade good after an outcome that the Nomad voted for or predicted (TI4-NOMA-01). */
  component({
    id: 'future-sight',
    kind: 'ability',
    at: 'outcome.after',
    mandatory: true,
    fits: ({ pub }, you, { outcome }) =>
      pub.phase === 'agenda' &&
      [...pub.agenda!.ballots, ...pub.agenda!.predictions].some((one) => one.seat === you && one.outcome === outcome),
    effect: (t, { you }) => gain(t, you, 1),
  }),
];
