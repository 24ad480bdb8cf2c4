import { component } from '../../component.ts';

export const nekroLeaders = [
  /** An action card for each technology gained (TI4-NEKR-10). */
  component({
    id: 'nekro-acidos',
    kind: 'commander',
    at: 'gainTech.after',
    fits: (_, you, { seat }) => seat === you,
    effect: (t, { you }) => t.call('drawActionCards', { seat: you, n: 1 }),
  }),
];
