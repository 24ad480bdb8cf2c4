import { readyThese } from '../../../rules/effects.ts';
import { planetsOf } from '../../../rules/planets.ts';
import type { Pub } from '../../../shapes.ts';
import { ATTACHMENTS } from '../../attachments.ts';
import { component } from '../../component.ts';
import { gain } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

const ELYSIUM = 'elysium';
const [, GEOFORM_DICE] = ATTACHMENTS.geoform.spaceCannon;
const isAttached = (pub: Pub, card: string, planet: string): boolean => pub.table.components[card]?.on === planet;

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
  /** A trade good for a use of PRODUCTION, which it may help to pay; something must be produced then (TI4-ULTI-08). */
  component({
    id: 'tungstantus',
    kind: 'commander',
    at: 'produce.would',
    fits: (_, you, { seat }) => seat === you,
    effect: (t, { you }) => gain(t, you, 1),
    lasting: {
      until: ['production'],
      modifiers: { mustProduce: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
    },
  }),
  /** Attached to Elysium for good: worth more, and a cannon for whoever controls it (TI4-ULTI-09). */
  component({
    id: 'ul-the-progenitor',
    kind: 'hero',
    at: 'action',
    fits: ({ pub }, you, _, { component: card }) =>
      pub.table.components[card]?.on === null && planetsOf(pub, you).includes(ELYSIUM),
    effect: (t, { you, source }) => {
      readyThese(t, you, [ELYSIUM]);
      t.changeComponent(source.component, { on: ELYSIUM });
    },
    modifiers: {
      planetValue: (pub, { planet, currency }, you) =>
        isAttached(pub, you.component, planet) ? plus(ATTACHMENTS.geoform[currency]) : null,
      planetCannon: (pub, { seat, planet }, you) =>
        isAttached(pub, you.component, planet) && pub.planets[planet]?.owner === seat ? plus(GEOFORM_DICE) : null,
    },
  }),
];
