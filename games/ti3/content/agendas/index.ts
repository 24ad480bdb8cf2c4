import type { Seat } from '@orrery/kernel';
import { DISCARD, hand } from '../../rules/hands.ts';
import { receiveGoods, spendGoods } from '../../rules/spending.ts';
import { planetsOf } from '../../rules/systems.ts';
import { countAt, destroy, neutralise } from '../../rules/units.ts';
import type { Pub } from '../../shapes.ts';
import { ability, add } from '../component.ts';
import { technology } from '../technologies.ts';
import type { Colour } from '../technologies.ts';
import { systemOf, tile } from '../tiles.ts';
import { LAWS } from './laws.ts';
import { ONCE } from './once.ts';
import { REFORMS } from './reforms.ts';
import { WORMHOLES } from './wormholes.ts';
import { fails, passes } from './side.ts';

// What the decisions of the Galactic Council do.

const everybody = (pub: Pub): Seat[] =>
  pub.sheets.map((_, seat) => seat).filter((seat) => !pub.table.out.includes(seat));

/** Nobody may acquire technologies of a colour until the end of the round. */
const noTechnologyOf = (colour: Colour) => ({
  until: ['round'] as const,
  modifiers: {
    mayAcquire: (_: unknown, { technology: id }: { technology: string }) =>
      technology(id).colour === colour ? ('forbid' as const) : null,
  },
});

export const AGENDA_COMPONENTS = [
  ...LAWS,
  ...ONCE,
  ...REFORMS,
  ...WORMHOLES,
  passes('agenda-cost-overruns', {
    effect: (t) => {
      for (const seat of everybody(t.pub))
        spendGoods(t, seat, Math.min(t.pub.sheets[seat]!.goods, planetsOf(t.pub, seat).length));
    },
  }),
  passes('agenda-planetary-security', {
    effect: (t) => {
      for (const id of Object.keys(t.pub.planets)) {
        const { by } = t.pub.planets[id]!;
        if (by === null || tile(systemOf(id)).kind === 'home' || countAt(t.pub, id, by, 'ground-force') > 0) continue;
        neutralise(t, id);
      }
    },
  }),
  passes('agenda-code-of-honor', { modifiers: { mayLeave: () => 'forbid' } }),
  passes('agenda-free-trade', {
    modifiers: { tradeIncome: (_, { agreements }) => (agreements > 0 ? add(1) : null) },
  }),
  fails('agenda-free-trade', {
    effect: (t) => {
      for (const seat of everybody(t.pub)) spendGoods(t, seat, Math.min(2, t.pub.sheets[seat]!.goods));
    },
  }),
  passes('agenda-humane-labor', { modifiers: { productionCapacity: () => add(-2) } }),
  fails('agenda-humane-labor', { lasting: { until: ['round'], modifiers: { mayProduce: () => 'forbid' } } }),
  passes('agenda-technology-tariffs', {
    modifiers: { technologyCost: (_, { technology: id }) => (technology(id).colour === 'red' ? add(4) : null) },
  }),
  fails('agenda-technology-tariffs', { lasting: noTechnologyOf('green') }),
  passes('agenda-research-grant', { modifiers: { discountsAll: () => 'allow' } }),
  fails('agenda-research-grant', { lasting: noTechnologyOf('yellow') }),
  passes('agenda-crown-of-thalnos', {
    modifiers: {
      combat: (_, { seat, unit }, you) => (seat === you.seat && unit === 'ground-force' ? add(1) : null),
    },
  }),
  passes('agenda-minister-of-policy', {
    modifiers: { cardsDrawn: (_, { seat }, you) => (seat === you.seat ? add(1) : null) },
  }),
  passes('agenda-minister-of-exploration', {
    more: [
      ability({
        at: 'occupied',
        mandatory: true,
        fits: (_, you, { seat }) => you !== seat,
        effect: (t, { you }) => receiveGoods(t, you, 1),
      }),
    ],
  }),
  passes('agenda-economic-revitalization', {
    effect: (t, { about }) => {
      const elected = Number(about.elected);
      for (const other of everybody(t.pub)) {
        if (other === elected || t.pub.sheets[other]!.goods === 0) continue;
        spendGoods(t, other, 1);
        receiveGoods(t, elected, 1);
      }
    },
  }),
  passes('agenda-public-execution', {
    effect: (t, { about }) => {
      const seat = Number(about.elected);
      for (const card of t.cards(hand(seat)).slice()) {
        t.move(card, hand(seat), DISCARD);
        t.emit('discarded', { seat, card });
      }
      for (const id of planetsOf(t.pub, seat)) t.pub.planets[id]!.exhausted = true;
    },
    lasting: {
      until: ['round'],
      keeps: ({ about }) => Number(about.elected),
      modifiers: { combat: (_, { seat }, you) => (seat === you.about ? add(-1) : null) },
    },
  }),
  passes('agenda-compensated-disarmament', {
    effect: (t, { about }) => {
      const planet = about.elected!;
      const owner = t.pub.planets[planet]!.by;
      if (owner === null) return;
      const lost = countAt(t.pub, planet, owner, 'ground-force');
      destroy(t, planet, owner, 'ground-force', lost);
      receiveGoods(t, owner, lost);
    },
  }),
];
