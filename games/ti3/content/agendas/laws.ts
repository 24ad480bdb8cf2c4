import { NOBODY } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { spendStrategy } from '../../rules/commandCounters.ts';
import { repeal } from '../../rules/council.ts';
import { purchase } from '../../rules/technology.ts';
import { breakAgreement, partnersOf } from '../../rules/trade.ts';
import { countAt, hasUnits } from '../../rules/units.ts';
import type { Pub, Table } from '../../shapes.ts';
import { everybody } from '../aims.ts';
import { ability, add, atMost } from '../component.ts';
import { technology } from '../technologies.ts';
import { passes } from './side.ts';

// Laws: what holds while they are in play.

/** Systems with units of somebody else, and none of one's own. */
const isForeign = (pub: Pub, seat: Seat, system: string): boolean =>
  pub.sheets.some((_, other) => other !== seat && hasUnits(pub, system, other)) && !hasUnits(pub, system, seat);

const TRUCE = 'agenda-short-term-truce';

function breakAll(t: Table, seat: Seat): void {
  for (const partner of partnersOf(t.pub, seat)) breakAgreement(t, seat, partner);
}

export const LAWS = [
  passes('agenda-conventions-of-war', {
    modifiers: {
      mayBombard: (pub, { planet }) => {
        const { by } = pub.planets[planet]!;
        return by !== null && countAt(pub, planet, by, 'space-dock') > 0 ? 'forbid' : null;
      },
    },
  }),
  passes('agenda-council-elder', {
    more: [
      ability({
        at: 'agenda.revealed',
        fits: (_, you, { only }, source) => only === null && source.component === 'agenda-council-elder' && you >= 0,
        effect: (t, { you, about }) => {
          about.only = you;
          repeal(t, 'agenda-council-elder');
        },
      }),
    ],
  }),
  passes('agenda-councils-censure', {
    more: [
      ability({
        at: 'strategy.picked',
        mandatory: true,
        fits: (_, you, { seat, card }) => you === seat && card === 'imperial',
        effect: (t, { you }) => spendStrategy(t, you, 2),
      }),
    ],
    modifiers: {
      mayChoose: (pub, { seat, card }, you) =>
        seat === you.seat && card === 'imperial' && pub.sheets[seat]!.strategy < 2 ? 'forbid' : null,
    },
  }),
  passes('agenda-fleet-regulations', { modifiers: { mostFleet: () => atMost(5) } }),
  passes('agenda-forced-economic-independence', {
    effect: (t, { about }) => {
      const [a, b] = about.elected!.split(' ').map(Number) as [Seat, Seat];
      breakAgreement(t, a, b);
    },
    modifiers: {
      mayTrade: (pub, { seats }, you) => {
        const pair = pub.table.components[you.component]!.on?.split(' ').map(Number) ?? [];
        return seats.every((seat) => pair.includes(seat)) ? 'forbid' : null;
      },
    },
  }),
  passes('agenda-imperial-academy', {
    /** Once a round: after the first purchase it is used up. */
    modifiers: {
      technologyCost: (pub, { seat }, you) =>
        seat === you.seat && !pub.played.includes(purchase(seat)) ? add(-2) : null,
    },
  }),
  passes('agenda-labor-force-politics', {
    modifiers: { cost: (_, { unit }) => (unit === 'space-dock' ? add(2) : null) },
  }),
  passes('agenda-limits-to-individual-power', { modifiers: { handLimit: () => atMost(3) } }),
  passes('agenda-minister-of-commerce', {
    more: [
      ability({
        at: 'status.would',
        mandatory: true,
        fits: (_, you) => you >= 0,
        effect: (t, { you }) => {
          for (const seat of everybody(t.pub)) {
            if (seat === you || t.pub.sheets[seat]!.goods === 0 || partnersOf(t.pub, seat).length === 0) continue;
            t.pub.sheets[seat]!.goods--;
            t.pub.sheets[you]!.goods++;
            t.emit('gave', { seat, to: you, n: 1 });
          }
        },
      }),
    ],
  }),
  passes('agenda-minister-of-internal-security', {
    modifiers: {
      mayTarget: (pub, { by, planet }, you) =>
        by !== you.seat && pub.planets[planet]!.by === you.seat && countAt(pub, planet, you.seat, 'ground-force') > 0
          ? 'forbid'
          : null,
    },
  }),
  passes('agenda-minister-of-war', {
    more: [
      ability({
        at: 'combat.start',
        fits: ({ pub }, you, { attacker, defender }) =>
          (you === attacker || you === defender) && pub.sheets[you]!.strategy > 0,
        effect: (t, { you, about: { system, attacker, defender } }) => {
          spendStrategy(t, you, 1);
          const seat = you === attacker ? defender : attacker;
          return t.call('losses', { seat, by: you, system, planet: null, round: 0, hits: 1, purpose: 'mines' });
        },
      }),
    ],
  }),
  passes('agenda-prophecy-of-ixth', {
    modifiers: { combat: (_, { seat, unit }, you) => (seat === you.seat && unit === 'fighter' ? add(1) : null) },
  }),
  passes('agenda-regressive-rhetoric', { modifiers: { technologyCost: () => add(2) } }),
  passes('agenda-regulated-conscription', { modifiers: { pairs: () => 'forbid' } }),
  /** Discarded at the end of the round after its own. */
  passes('agenda-short-term-truce', {
    more: [
      ability({
        at: 'cards.returned',
        mandatory: true,
        fits: (_, you) => you === NOBODY,
        effect: (t) => {
          const { store } = t.pub.table.components[TRUCE]!;
          if (store === undefined || !('since' in store)) t.changeComponent(TRUCE, { store: { since: t.pub.round } });
          else repeal(t, TRUCE);
        },
      }),
    ],
    modifiers: { mayActivate: (pub, { seat, system }) => (isForeign(pub, seat, system) ? 'forbid' : null) },
  }),
  passes('agenda-subsidized-studies', {
    modifiers: { technologyCost: (_, { technology: id }) => (technology(id).colour === 'blue' ? add(-4) : null) },
  }),
  passes('agenda-trade-embargo', {
    effect: (t, { about }) => breakAll(t, Number(about.elected)),
    modifiers: { mayTrade: (_, { seats }, you) => (seats.includes(you.seat) ? 'forbid' : null) },
  }),
  passes('agenda-unconventional-weapons', {
    modifiers: {
      combat: (_, { unit }) => (unit === 'war-sun' || unit === 'dreadnought' ? add(-2) : null),
    },
  }),
];
