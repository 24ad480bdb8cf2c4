import { component } from '../../component.ts';

export const titansLeaders = [
  /** One hit against anyone's units is cancelled (TI4-ULTI-08). */
  component({
    id: 'tellurian',
    kind: 'agent',
    at: 'hits.would',
    fits: (_, __, { hits }) => hits > 0,
    effect: (_, { about }) => {
      about.hits--;
    },
  }),
];
