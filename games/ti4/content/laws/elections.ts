import { NOBODY, clockwise, nextSeat, othersFrom } from '@orrery/kernel';
import { ability } from '../component.ts';
import { destroy, gain, swapCards } from '../vocabulary.ts';
import { held, law, resolved } from './agenda.ts';
import { repeal } from '../../rules/council/laws.ts';
import { publish } from '../../rules/effects.ts';
import { cardsOf, speakerOrder } from '../../rules/initiative.ts';
import { diceOf, failedUnits, reroll } from '../../rules/combat/reroll.ts';
import { endTurn } from '../../rules/actionPhase.ts';
import { changePoints } from '../../rules/points.ts';
import { areNeighbours } from '../../rules/neighbours.ts';
import { homeOf, systemOf } from '../../rules/systems.ts';
import { takeToken, tokensOnBoard } from '../../rules/tokens.ts';
import { countAt, hasUnits, isForceOf } from '../../rules/units.ts';
import type { AgendaId } from '../agendas.ts';
import type { Colour } from '../technologies.ts';
import type { StrategyCardId } from '../strategyCards.ts';
import type { Seat } from '@orrery/kernel';
import type { Pub } from '../../shapes.ts';
import { instead, plus } from '../words.ts';

// Agendas that elect a player, a planet, a law or an objective.

/** The planet that a law lies on. */
const planetUnder = (pub: Pub, law_: string): string | null => pub.table.components[law_]?.on ?? null;
/** A law on a planet that ignores a prerequisite of one colour for its controller. */
const researchTeam = (id: AgendaId, colour: Colour) =>
  law(id, {
    more: [
      ability({
        at: 'research.would',
        spends: 'exhaust',
        fits: (_, you, { seat }) => seat === you,
        lasting: {
          until: ['research'],
          modifiers: {
            ignoredColours: (_, { seat }, you) => (seat === you.seat ? { add: [colour] } : null),
          },
        },
      }),
    ],
  });
const isByTechnologyCard = ({ table }: Pub): boolean =>
  table.stack.some(({ proc }) => proc === 'technologyPrimary' || proc === 'technologySecondary');
const fewest = (pub: Pub): Seat[] => {
  const least = Math.min(...clockwise(pub).map((seat) => pub.sheets[seat]!.points));
  return speakerOrder(pub).filter((seat) => pub.sheets[seat]!.points === least);
};

export const ELECTIONS = [
  resolved('archived-secret', { effect: (t, { about }) => t.call('drawSecret', { seat: Number(about.outcome) }) }),

  /** The objective is public from now on; its owner has scored it already (TI4-CAG-05). */
  resolved('classified-document-leaks', {
    effect: (t, { about }) => publish(t, about.outcome),
  }),

  /** All units go; then its controller names a player with the fewest points, who may place an infantry (TI4-CAG-06). */
  resolved('colonial-redistribution', {
    memo: { chosen: '' },
    effect: {
      destroy: (t, { about }) => t.call('destroyAll', { place: about.outcome, only: null }),
      choose: (t, { about, memo }) => {
        const owner = t.pub.planets[about.outcome]!.owner!;
        const from = fewest(t.pub).map(String);
        memo.chosen = from[0]!;
        if (from.length === 1) return t.next;
        const asked = { what: 'player' as const, from, for: 'colonial-redistribution', rule: 'TI4-CAG-06' };
        return t.ask(owner, 'pickOne', asked, 'chosen');
      },
      place: (t, { about, memo }) =>
        t.call('maySettle', { seat: Number(memo.chosen), planet: about.outcome, for: 'colonial-redistribution' }),
    },
  }),

  held('committee-formation'),
  /** Instead of a vote its owner names the elected player (TI4-CAG-07). */
  law('committee-formation', {
    more: [
      ability({
        at: 'votes.start',
        fits: (v, _, { outcome }) => outcome === null && v.pub.agenda!.elect === 'player',
        aim: (v) => ({ one: 'player', from: v.pub.agenda!.outcomes.slice() }),
        effect: (t, { about, aim, source }) => {
          about.outcome = aim;
          repeal(t, source.component);
        },
      }),
    ],
  }),

  /** Ground forces become trade goods, all in one gain (TI4-CAG-08). */
  resolved('compensated-disarmament', {
    memo: { n: 0 },
    effect: {
      destroy: (t, { about: { outcome: planet }, memo }) => {
        memo.n = t.pub.sheets.reduce((sum, _, seat) => sum + countAt(t.pub, planet, seat, isForceOf(t.pub, seat)), 0);
        return t.call('destroyAll', { place: planet, only: 'ground-force' });
      },
      gain: (t, { about, memo }) => gain(t, t.pub.planets[about.outcome]!.owner!, memo.n),
    },
  }),

  held('imperial-arbiter'),
  /** At the end of the strategy phase two strategy cards change hands; goods stay where they are (TI4-CAG-17). */
  law('imperial-arbiter', {
    more: [
      ability({
        at: 'phase.end',
        fits: (_, __, { phase }) => phase === 'strategy',
        aim: (v, you) => ({
          one: 'swap',
          from: cardsOf(v.pub, you).flatMap((mine) =>
            othersFrom(v.pub, you).flatMap((seat) => cardsOf(v.pub, seat).map((theirs) => `${mine}>${theirs}`)),
          ),
        }),
        effect: (t, { you, aim, source }) => {
          const [mine, theirs] = aim.split('>') as [StrategyCardId, StrategyCardId];
          swapCards(t, you, mine, theirs);
          repeal(t, source.component);
        },
      }),
    ],
  }),

  resolved('judicial-abolishment', { effect: (t, { about }) => repeal(t, about.outcome) }),

  held('minister-of-commerce'),
  law('minister-of-commerce', {
    more: [
      ability({
        at: 'goods.replenish.after',
        mandatory: true,
        fits: (_, you, { seat }) => seat === you,
        effect: (t, { you }) =>
          gain(t, you, othersFrom(t.pub, you).filter((seat) => areNeighbours(t, you, seat)).length),
      }),
    ],
  }),
  held('minister-of-exploration'),
  law('minister-of-exploration', {
    more: [
      ability({
        at: 'control.after',
        mandatory: true,
        fits: (_, you, { seat }) => seat === you,
        effect: (t, { you }) => gain(t, you, 1),
      }),
    ],
  }),
  held('minister-of-industry'),
  law('minister-of-industry', {
    more: [
      ability({
        at: 'placed',
        fits: (_, you, { seat, unit }) => seat === you && unit === 'space-dock',
        effect: (t, { you, about }) => t.call('production', { seat: you, system: systemOf(about.at), dock: null }),
      }),
    ],
  }),
  held('minister-of-peace'),
  /** A turn ends at its activation; what would follow the activation is lost (TI4-CAG-22). */
  law('minister-of-peace', {
    more: [
      ability({
        at: 'activate.after',
        fits: (v, _, { seat, system }) => othersFrom(v.pub, seat).some((other) => hasUnits(v.pub, system, other)),
        effect: (t, { source }) => {
          repeal(t, source.component);
          return endTurn(t);
        },
      }),
    ],
  }),
  held('minister-of-policy'),
  law('minister-of-policy', {
    more: [
      ability({
        at: 'phase.end',
        mandatory: true,
        fits: (_, __, { phase }) => phase === 'status',
        effect: (t, { you }) => t.call('drawActionCards', { seat: you, n: 1 }),
      }),
    ],
  }),
  held('minister-of-sciences'),
  law('minister-of-sciences', {
    modifiers: {
      /** The abilities of the Technology card alone (TI4-CAG-23). */
      researchCost: (pub, { seat }, you) => (seat === you.seat && isByTechnologyCard(pub) ? instead(0) : null),
    },
  }),
  held('minister-of-war'),
  /** After an action a token comes back from the board, and another action may follow. */
  law('minister-of-war', {
    more: [
      ability({
        at: 'action.done',
        fits: (_, you, { seat }) => seat === you,
        aim: (v, you) => ({ one: 'system', from: tokensOnBoard(v.pub, you) }),
        effect: (t, { you, aim, source }) => {
          takeToken(t.pub, aim, you);
          t.emit('tokenTaken', { seat: you, system: aim });
          repeal(t, source.component);
        },
        lasting: {
          until: ['turn'],
          modifiers: { actionsPerTurn: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
        },
      }),
    ],
  }),

  /** The law stays in force while it is voted on once more (TI4-CAG-24). */
  resolved('miscount-disclosed', {
    effect: (t, { about }) => t.call('agenda', { agenda: about.outcome, voters: [] }),
  }),

  held('prophecy-of-ixth'),
  /** Fighters fight better; lost by a use of PRODUCTION that makes fewer than two of them (TI4-CAG-29). */
  law('prophecy-of-ixth', {
    modifiers: {
      combat: (_, { seat, unit, purpose }, you) =>
        seat === you.seat && unit === 'fighter' && purpose === 'battle' ? plus(1) : null,
    },
    more: [
      ability({
        at: 'produce.after',
        mandatory: true,
        fits: (_, you, { seat, units }) =>
          seat === you && units.reduce((sum, { unit, n }) => sum + (unit === 'fighter' ? n : 0), 0) < 2,
        effect: (t, { source }) => repeal(t, source.component),
      }),
    ],
  }),

  resolved('public-execution', {
    effect: {
      discard: (t, { about }) => t.call('discardHands', { seats: [Number(about.outcome)] }),
      silence: (t, { about }) => {
        const seat = Number(about.outcome);
        t.addComponent('public-execution silence', { ability: 'public-execution silence', holder: seat });
        if (t.pub.speaker !== seat) return;
        t.pub.speaker = nextSeat(t.pub, seat);
        t.emit('speaker', { seat: t.pub.speaker });
      },
    },
  }),
  /** No votes until the phase is over. */
  law('public-execution silence', {
    modifiers: { mayVote: (_, { seat }, you) => (seat === you.seat ? 'forbid' : null) },
    more: [
      ability({
        at: 'phase.end',
        mandatory: true,
        fits: (_, __, { phase }) => phase === 'agenda',
        effect: (t, { source }) => t.removeComponent(source.component),
      }),
    ],
  }),

  // ---------------------------------------------------------------------------------------------- laws that lie on planets
  resolved('core-mining', {
    effect: (t, { about: { outcome: planet } }) => {
      const seat = t.pub.sheets.findIndex((_, one) => countAt(t.pub, planet, one, (type) => type === 'infantry') > 0);
      return seat < 0 ? t.next : destroy(t, seat, NOBODY, planet, ['infantry']);
    },
  }),
  law('core-mining', {
    modifiers: {
      planetValue: (pub, { planet, currency }, you) =>
        currency === 'resources' && planetUnder(pub, you.component) === planet ? plus(2) : null,
    },
  }),
  resolved('demilitarized-zone', {
    effect: (t, { about }) => t.call('destroyAll', { place: about.outcome, only: null }),
  }),
  /** Nothing lands, is produced or placed there (TI4-CRX-10). */
  law('demilitarized-zone', {
    modifiers: {
      mayPlace: (pub, { place }, you) => (planetUnder(pub, you.component) === place ? 'forbid' : null),
    },
  }),
  resolved('holy-planet-of-ixth', {
    effect: (t, { about }) => changePoints(t, t.pub.planets[about.outcome]!.owner!, 1),
  }),
  law('holy-planet-of-ixth', {
    modifiers: {
      hasAbility: (pub, { ability: name, place }, you) =>
        name === 'production' && planetUnder(pub, you.component) === place ? 'forbid' : null,
    },
    more: [
      ability({
        at: 'control.after',
        mandatory: true,
        fits: (v, _, { planet }, { component: id }) => planetUnder(v.pub, id) === planet,
        effect: (t, { about }) => {
          changePoints(t, about.seat, 1);
          if (about.from !== null) changePoints(t, about.from, -1);
        },
      }),
    ],
  }),
  held('research-team-biotic'),
  researchTeam('research-team-biotic', 'biotic'),
  held('research-team-cybernetic'),
  researchTeam('research-team-cybernetic', 'cybernetic'),
  held('research-team-propulsion'),
  researchTeam('research-team-propulsion', 'propulsion'),
  held('research-team-warfare'),
  researchTeam('research-team-warfare', 'warfare'),
  held('senate-sanctuary'),
  law('senate-sanctuary', {
    modifiers: {
      planetValue: (pub, { planet, currency }, you) =>
        currency === 'influence' && planetUnder(pub, you.component) === planet ? plus(2) : null,
    },
  }),
  held('terraforming-initiative'),
  law('terraforming-initiative', {
    modifiers: {
      planetValue: (pub, { planet }, you) => (planetUnder(pub, you.component) === planet ? plus(1) : null),
    },
  }),

  // ------------------------------------------------------------------------------------------------- laws that are points
  resolved('shard-of-the-throne', { effect: (t, { about }) => changePoints(t, Number(about.outcome), 1) }),
  /** Whoever wins a combat against its owner takes it and the point. */
  law('shard-of-the-throne', {
    more: [
      ability({
        at: 'combat.end',
        mandatory: true,
        fits: (_, you, { attacker, defender, winner }) =>
          winner !== null && winner !== you && (attacker === you || defender === you),
        effect: (t, { you, about, source }) => {
          t.changeComponent(source.component, { holder: about.winner! });
          changePoints(t, about.winner!, 1);
          changePoints(t, you, -1);
        },
      }),
    ],
  }),
  resolved('the-crown-of-emphidia', { effect: (t, { about }) => changePoints(t, Number(about.outcome), 1) }),
  /** Whoever gains a planet in its owner's home system takes it and the point. */
  law('the-crown-of-emphidia', {
    more: [
      ability({
        at: 'control.after',
        mandatory: true,
        fits: (v, you, { seat, planet }) => seat !== you && systemOf(planet) === homeOf(v.pub, you),
        effect: (t, { you, about, source }) => {
          t.changeComponent(source.component, { holder: about.seat });
          changePoints(t, about.seat, 1);
          changePoints(t, you, -1);
        },
      }),
    ],
  }),
  held('the-crown-of-thalnos'),
  /** In each combat round any dice may be thrown again; units whose new dice do not hit are destroyed (TI4-CRX-01). */
  law('the-crown-of-thalnos', {
    more: [
      ability({
        at: 'roll.after',
        once: 'battleRound',
        fits: (_, you, { purpose, rolls }) => purpose === 'battle' && rolls.some(({ by }) => by === you),
        aim: (_, you, rolling) => {
          const dice = diceOf(rolling, you);
          return { some: 'die', from: dice, min: 1, max: dice.length };
        },
        effect: (t, { you, about, aim }) => {
          reroll(t, about, aim);
          return t.call('thalnos', {
            seat: you,
            place: about.planet ?? about.system,
            units: failedUnits(t, about, aim),
          });
        },
      }),
    ],
  }),
];
