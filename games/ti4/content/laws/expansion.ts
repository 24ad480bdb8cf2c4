import { ability } from '../component.ts';
import { MECHS } from '../units/mechs.ts';
import { planetsWithTrait } from '../vocabulary.ts';
import { atMost } from '../words.ts';
import { EACH, each, held, later, law, postpone, resolved } from './agenda.ts';
import { givePoints } from '../../rules/council/laws.ts';
import { AGAINST, FOR } from '../../rules/council/outcomes.ts';
import { votersFor } from '../../rules/council/voting.ts';
import { everywhere, placeFrom, takeBack } from '../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../rules/figures.ts';
import { fleetTokens } from '../../rules/fleets.ts';
import { cardsOf, speakerOrder } from '../../rules/initiative.ts';
import { moment } from '../../rules/moments.ts';
import { cardsEach } from '../../rules/strategyPhase.ts';
import { MECATOL_SYSTEM, NEXUS, homePlanetsOf } from '../../rules/systems.ts';
import { isOpen } from '../../rules/technology.ts';
import { STARTING_TOKENS } from '../limits.ts';
import { TECHNOLOGY_IDS, technologyFacts } from '../technologies.ts';
import type { TechnologyId } from '../technologies.ts';
import type { StrategyCardId } from '../strategyCards.ts';
import { POOLS } from '../../board.ts';
import type { Pool } from '../../board.ts';
import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Pub, Table } from '../../shapes.ts';

// Agendas of Prophecy of Kings.

const CONSOLATION = 3;
const READIED = 3;
const SEARCHED = 2;
const SPARING = 'checks-and-balances sparing';
const isMech = (text: string): boolean => text in MECHS;
/** Other players who still need a strategy card. */
const inNeed = (pub: Pub, seat: Seat): string[] =>
  othersFrom(pub, seat)
    .filter((other) => cardsOf(pub, other).length < cardsEach(pub))
    .map(String);
/** What a sheet holds at the start; the surplus goes to reinforcements first, then they fill the pools. */
function standardize(t: Table, seat: Seat): void {
  const sheet = t.pub.sheets[seat]!;
  const change = (pool: Pool, n: number): void => {
    sheet[pool] += n;
    sheet.reserve -= n;
  };
  for (const pool of POOLS) change(pool, Math.min(0, STARTING_TOKENS[pool] - sheet[pool]));
  for (const pool of POOLS) change(pool, Math.min(STARTING_TOKENS[pool] - sheet[pool], sheet.reserve));
  const { tactic, fleet, strategy } = sheet;
  t.emit('tokens', { seat, split: { tactic, fleet, strategy } });
}
const prerequisitesOf = (technology: TechnologyId): number =>
  Object.values(technologyFacts(technology).needs).reduce((sum, n) => sum + n, 0);

export const EXPANSION_AGENDAS = [
  /** Fleet limits follow at once (TI4-CAG-02). */
  resolved('armed-forces-standardization', { effect: (t, { about }) => standardize(t, Number(about.outcome)) }),

  resolved('articles-of-war', {
    memo: { ...EACH },
    effect: {
      begin: (t, { about }) => (about.outcome === AGAINST ? t.next : 'end'),
      gain: (t, { memo }) =>
        each(
          t,
          memo,
          'gain',
          (seat) => void t.call('gainGoods', { seat, n: CONSOLATION }),
          (seat) => votersFor(t.pub, FOR).includes(seat),
        ),
    },
  }),
  /** Nothing of a mech counts but SUSTAIN DAMAGE (TI4-CAG-03). */
  law('articles-of-war', {
    modifiers: {
      hasAbility: (_, { unit, ability: name }) => (unit === 'mech' && name !== 'sustain' ? 'forbid' : null),
    },
    blanks: (_, __, other) => isMech(other.ability.split('/')[0]!),
  }),

  resolved('checks-and-balances', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) t.addComponent(SPARING, { ability: SPARING, holder: null });
    },
  }),
  /** A card that was chosen goes to another player who needs one; trade goods on it stay with the chooser (TI4-CAG-04). */
  law('checks-and-balances', {
    more: [
      ability({
        at: 'strategy.pick.after',
        mandatory: true,
        fits: ({ pub }, _, { seat, prevented }) => !prevented && inNeed(pub, seat).length > 0,
        memo: { to: '' },
        effect: {
          ask: (t, { about, memo }) => {
            const from = inNeed(t.pub, about.seat);
            memo.to = from[0]!;
            if (from.length === 1) return t.next;
            const asked = { what: 'player' as const, from, for: 'checks-and-balances', rule: 'TI4-CAG-04' };
            return t.ask(about.seat, 'pickOne', asked, 'to');
          },
          give: (t, { about, memo }) => {
            const { seat, card } = about;
            t.pub.strategyCards[card].holder = Number(memo.to);
            t.emit('strategyGiven', { seat, to: Number(memo.to), card });
          },
        },
      }),
    ],
  }),
  /** Three planets for each, at the end of this phase alone. */
  law(SPARING, {
    modifiers: { readiedPlanets: () => atMost(READIED) },
    more: [
      ability({
        at: 'phase.end',
        mandatory: true,
        fits: (_, __, { phase }) => phase === 'agenda',
        effect: (t, { source }) => t.removeComponent(source.component),
      }),
    ],
  }),

  resolved('clandestine-operations', {
    memo: { ...EACH },
    effect: {
      begin: (_, { about }) => (about.outcome === FOR ? 'first' : 'fleet'),
      first: (t, { memo }) =>
        each(t, memo, 'first', (seat) => void t.call('loseToken', { seat, for: 'clandestine-operations' })),
      second: (t, { memo }) =>
        each(t, memo, 'second', (seat) => void t.call('loseToken', { seat, for: 'clandestine-operations' })),
      over: () => 'end',
      fleet: (t, { memo }) =>
        each(
          t,
          memo,
          'fleet',
          (seat) => void t.call('loseFleetToken', { seat }),
          (seat) => fleetTokens(t, seat) > 0,
        ),
    },
  }),

  /** The agenda that it hid is resolved in its place (TI4-CAG-10). */
  held('covert-legislation'),

  /** In speaker order, each for itself (TI4-CAG-15). */
  resolved('galactic-crisis-pact', {
    memo: { ...EACH },
    effect: {
      follow: (t, { about, memo }) =>
        each(t, memo, 'follow', (seat) => void t.call('followFree', { seat, card: about.outcome as StrategyCardId })),
    },
  }),

  resolved('minister-of-antiquities', {
    effect: (t, { about }) => t.call('gainRelic', { seat: Number(about.outcome) }),
  }),

  resolved('nexus-sovereignty', {
    effect: (t, { about }) => {
      if (about.outcome === FOR) return;
      t.pub.wormholes[MECATOL_SYSTEM] = [...(t.pub.wormholes[MECATOL_SYSTEM] ?? []), 'gamma'];
      t.emit('wormholeOpened', { wormhole: 'gamma', system: MECATOL_SYSTEM });
    },
  }),
  /** For movement alone (TI4-CAG-27). */
  law('nexus-sovereignty', {
    modifiers: {
      wormholes: (_, { wormhole, isMove }) =>
        isMove && (wormhole === 'alpha' || wormhole === 'beta') ? { remove: [NEXUS] } : null,
    },
  }),

  resolved('political-censure', { effect: (t) => givePoints(t, 'political-censure', 1) }),
  /** The point goes with the card (TI4-CAG-28). */
  law('political-censure', {
    modifiers: { mayPlay: (_, { seat }, you) => (seat === you.seat ? 'forbid' : null) },
  }),

  /** Whoever controls no planet at home places nothing (TI4-CAG-31). */
  resolved('rearmament-agreement', {
    memo: { ...EACH },
    effect: {
      begin: (_, { about }) => (about.outcome === FOR ? 'arm' : 'disarm'),
      arm: (t, { memo }) =>
        each(t, memo, 'arm', (seat) => {
          const from = homePlanetsOf(t.pub, seat).filter((planet) => t.pub.planets[planet]?.owner === seat);
          t.call('placeOn', { seat, unit: 'mech', from, for: 'rearmament-agreement' });
        }),
      over: () => 'end',
      disarm: (t) => {
        for (const seat of speakerOrder(t.pub))
          for (const id of figuresAt(t.pub, seat, everywhere(t.pub), (type) => type === 'mech')) {
            const { unit, at } = figureNamed(id);
            takeBack(t, seat, at, [unit]);
            placeFrom(t, seat, 'infantry', at);
          }
      },
    },
  }),

  resolved('representative-government-pok', {
    effect: (t, { about }) => {
      if (about.outcome === AGAINST) postpone(t, 'representative-government-pok', votersFor(t.pub, AGAINST));
    },
  }),
  later('representative-government-pok', (t, seat) => ({ planets: planetsWithTrait(t, seat, 'cultural') })),
  law('representative-government-pok', {
    modifiers: { mayVoteByPlanets: () => 'forbid', mayAddVotes: () => 'forbid' },
  }),

  /** Any technology; then as many tokens of the fleet pool as it has prerequisites, as far as there are any (TI4-CAG-33). */
  resolved('research-grant-reallocation', {
    memo: { technology: '', left: 0 },
    effect: {
      choose: (t, { about, memo }) => {
        const seat = Number(about.outcome);
        const from = TECHNOLOGY_IDS.filter((id) => isOpen(t.pub, seat, id));
        if (from.length === 0) return 'end';
        memo.technology = from[0]!;
        const asked = { what: 'technology' as const, from, for: 'research-grant-reallocation', rule: 'TI4-CAG-33' };
        return t.ask(seat, 'pickOne', asked, 'technology');
      },
      gain: (t, { about, memo }) => {
        const technology = memo.technology as TechnologyId;
        return moment(t, 'gainTech', {
          seat: Number(about.outcome),
          technology,
          isResearched: false,
          prevented: false,
        });
      },
      price: (_, { memo }) => {
        memo.left = prerequisitesOf(memo.technology as TechnologyId);
      },
      pay: (t, { about, memo }) => {
        const seat = Number(about.outcome);
        if (memo.left === 0 || fleetTokens(t, seat) === 0) return 'end';
        memo.left--;
        return t.call('loseFleetToken', { seat });
      },
      again: () => 'pay',
    },
  }),

  /** The new ones are shown before anything is given back (TI4-CAG-34). */
  resolved('search-warrant', {
    effect: (t, { about }) => t.call('drawSecret', { seat: Number(about.outcome), n: SEARCHED }),
  }),
  law('search-warrant', {
    modifiers: { secretsLieOpen: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
  }),
];
