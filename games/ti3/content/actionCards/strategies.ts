import { spendStrategy } from '../../rules/commandCounters.ts';
import { halfOf } from '../../rules/spending.ts';
import { missing } from '../../rules/technology.ts';
import { agreementOf } from '../../rules/trade.ts';
import { named, others } from '../aims.ts';
import { add, component } from '../component.ts';
import { TECHNOLOGIES, technology } from '../technologies.ts';

// Cards of Strategic Actions, and of the Status Phase that ends them.

export const STRATEGY_CARD_CARDS = [
  component({
    id: 'policy-paralysis',
    kind: 'action-card',
    at: 'primary.done',
    aim: ({ pub }, you, { seat }) => ({
      one: 'player',
      from: named(others(pub, you).filter((other) => other !== seat)),
    }),
    on: ({ seat, card }) => `${seat} ${card}`,
    lasting: {
      until: ['strategicAction'],
      keeps: ({ aim }) => Number(aim),
      modifiers: { mayUseSecondary: (_, { seat }, you) => (seat === you.about ? 'forbid' : null) },
    },
  }),
  component({
    id: 'ruinous-tariffs',
    kind: 'action-card',
    at: 'primary.done',
    fits: ({ pub }, you, { seat, card }) =>
      card === 'trade' && you !== seat && agreementOf(pub, you, seat) !== undefined && pub.sheets[seat]!.goods > 0,
    on: ({ seat }) => `${seat}`,
    effect: (t, { you, about: { seat } }) => {
      const n = halfOf(t.pub.sheets[seat]!.goods, 'up');
      t.pub.sheets[seat]!.goods -= n;
      t.pub.sheets[you]!.goods += n;
      t.emit('gave', { seat, to: you, n });
    },
  }),
  component({
    id: 'tech-bubble',
    kind: 'action-card',
    at: 'primary.done',
    fits: ({ pub }, you, { seat, card }) => you === seat && card === 'technology' && pub.sheets[you]!.strategy > 0,
    on: () => '',
    effect: (t, { you }) => {
      spendStrategy(t, you, 1);
      return t.call('strategyAbility', { seat: you, card: 'technology', as: 'secondary' });
    },
  }),
  component({
    id: 'corporate-sponsorship',
    kind: 'action-card',
    at: 'research.would',
    fits: (_, you, { seat }) => you === seat,
    on: () => '',
    lasting: {
      until: ['technologySecondary'],
      modifiers: {
        technologyCost: (_, { seat, technology: id }, you) =>
          seat === you.seat && technology(id).colour === 'green' ? add(-4) : null,
      },
    },
  }),
  component({
    id: 'focused-research',
    kind: 'action-card',
    at: 'research.would',
    fits: (_, you, { seat }) => you === seat,
    aim: ({ pub }, you) => ({
      one: 'technology',
      from: TECHNOLOGIES.map(({ id }) => id).filter((id) => missing(pub, you, id) === 1),
    }),
    on: () => '',
    lasting: {
      until: ['technologySecondary'],
      keeps: ({ aim }) => aim,
      modifiers: {
        ignoresPrerequisites: (_, { seat, technology: id }, you) =>
          seat === you.seat && id === you.about ? 'allow' : null,
        technologyCost: (_, { seat, technology: id }, you) => (seat === you.seat && id === you.about ? add(6) : null),
      },
    },
  }),
  component({
    id: 'political-stability',
    kind: 'action-card',
    at: 'cards.returned',
    aim: ({ pub }, you) => ({
      one: 'strategyCard',
      from: pub.sheets[you]!.cards.map(({ card }) => card).filter(
        (card) => card !== 'imperial' && card !== 'initiative',
      ),
    }),
    on: () => '',
    effect: (_, { about, aim }) => {
      about.kept.push(aim as (typeof about.kept)[number]);
    },
  }),
];
