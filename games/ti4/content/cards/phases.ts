import { textOf } from '@orrery/kernel';
import { ACTION_CARDS } from '../actionCards.ts';
import { component } from '../component.ts';
import { cardsOf } from '../../rules/initiative.ts';

// Action cards between the turns, and the one that cancels others.

const isActionCard = (text: string): boolean => text in ACTION_CARDS;

export const PHASE_CARDS = [
  /** Strategy cards stay with their player, who does not choose next round (TI4-CAC-44). */
  component({
    id: 'political-stability',
    kind: 'action-card',
    at: 'status.step.would',
    fits: (v, you, { step }) => step === 'returnCards' && cardsOf(v.pub, you).length > 0,
    effect: (t, { you, about }) => void about.keeps.push(...cardsOf(t.pub, you)),
  }),
  /** Another strategy card must be chosen, if there is one (TI4-CAC-45). */
  component({
    id: 'public-disgrace',
    kind: 'action-card',
    at: 'strategy.pick.would',
    fits: (_, you, { seat, prevented }) => seat !== you && !prevented,
    effect: (_, { about }) => {
      about.prevented = true;
    },
  }),
  /** Another player's action card is cancelled, but no Sabotage (TI4-AC-05, TI4-AC-09). */
  component({
    id: 'sabotage',
    kind: 'action-card',
    copies: 4,
    at: 'card.played.would',
    fits: (_, you, { source, cancelled }) => {
      const text = textOf(source.component);
      return !cancelled && source.seat !== you && text !== 'sabotage' && isActionCard(text);
    },
    effect: (_, { about }) => {
      about.cancelled = true;
    },
  }),
  component({
    id: 'summit',
    kind: 'action-card',
    at: 'phase.start',
    fits: (_, __, { phase }) => phase === 'strategy',
    effect: (t, { you }) => t.call('gainTokens', { seat: you, n: 2 }),
  }),
];
