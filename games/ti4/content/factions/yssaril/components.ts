import { abilityUsed } from '../../../rules/expansion/leaders.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { handOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { ability, component } from '../../component.ts';
import { others } from '../../vocabulary.ts';
import { atLeast } from '../../words.ts';

const hasCards = (pub: Pub, seat: number): boolean => pub.table.zones[handOf(seat)]!.n > 0;

export const yssarilComponents = [
  /** An action that only discards an action card (TI4-YSSA-01). */
  component({
    id: 'stall-tactics',
    kind: 'ability',
    at: 'action',
    fits: ({ pub }, you) => hasCards(pub, you),
    effect: {
      discard: (t, { you }) => t.call('discardActionCards', { seat: you, n: 1, for: 'stall-tactics' }),
      used: (t, { you }) => abilityUsed(t, you, 'stall-tactics', ''),
    },
  }),

  /** Each draw is one card larger; then a card of the hand goes at once (TI4-YSSA-02). */
  component({
    id: 'scheming',
    kind: 'ability',
    at: 'cards.draw.would',
    mandatory: true,
    fits: (_, you, { seat, n }) => seat === you && n > 0,
    effect: (_, { about }) => {
      about.n++;
    },
    more: [
      ability({
        at: 'cards.draw.after',
        mandatory: true,
        fits: (_, you, { seat, n }) => seat === you && n > 0,
        effect: (t, { you }) => t.call('discardActionCards', { seat: you, n: 1, for: 'scheming' }),
      }),
    ],
  }),

  /** No hand limit, whatever laws say (TI4-YSSA-03). */
  component({
    id: 'crafty',
    kind: 'ability',
    modifiers: { handLimit: (_, { seat }, you) => (seat === you.seat ? atLeast(Infinity) : null) },
  }),

  /** Players who have passed play no action cards in the turns of its owner (TI4-YSSA-04). */
  component({
    id: 'transparasteel-plating',
    kind: 'technology',
    modifiers: {
      mayPlay: ({ phase, active, sheets }, { seat }, you) =>
        phase === 'action' && active === you.seat && seat !== you.seat && sheets[seat]!.passed ? 'forbid' : null,
    },
  }),

  /** Looks at the action cards of another player and takes one (TI4-YSSA-05). */
  component({
    id: 'mageon-implants',
    kind: 'exhausted-technology',
    at: 'action',
    aim: (v, you) => ({ one: 'player', from: others(v, you).filter((seat) => hasCards(v.pub, Number(seat))) }),
    effect: (t, { you, aim }) => t.call('takeActionCard', { seat: you, from: Number(aim) }),
  }),

  /** Passes ships of others (TI4-YSSA-06). */
  component({
    id: 'ysia-yssrila',
    kind: 'unit',
    modifiers: {
      mayPass: (_, { seat, unit }, you) => (seat === you.seat && unit === 'flagship' ? 'allow' : null),
    },
  }),

  /** At the start of the holder's turn: a look at the owner's action cards, and one of them. */
  component({
    id: 'spy-net',
    kind: 'note',
    at: 'turn.start',
    fits: ({ pub }, you, { seat }) => {
      const owner = playerOf(pub, 'yssaril');
      return seat === you && owner !== null && owner !== you && hasCards(pub, owner);
    },
    effect: {
      look: (t, { you }) => t.call('takeActionCard', { seat: you, from: playerOf(t.pub, 'yssaril')! }),
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
    },
  }),
];
