import type { Seat } from '@orrery/kernel';
import { NONE } from '../../rules/choices.ts';
import { gainCounters, layFromReserve } from '../../rules/commandCounters.ts';
import { repeal } from '../../rules/council.ts';
import { DISCARD, hand } from '../../rules/hands.ts';
import { figuresLeft } from '../../rules/limits.ts';
import { score } from '../../rules/objectives.ts';
import { receiveGoods } from '../../rules/spending.ts';
import { isUseful } from '../../rules/strategicAction.ts';
import { neighbours, planetsOf, systemsOf } from '../../rules/systems.ts';
import { breakAgreement, partnersOf } from '../../rules/trade.ts';
import { countAt, destroy, hasUnits, nameOf, neutralise, onBoard, place } from '../../rules/units.ts';
import type { Cast, Picked, Pub, Table } from '../../shapes.ts';
import { docksOf, everybody, exhaustedOf, isHome, outsideHome, refreshedOf } from '../aims.ts';
import { atMost } from '../component.ts';
import { homePlanets } from '../races/races.ts';
import type { StrategyCard } from '../strategyCards.ts';
import { technology } from '../technologies.ts';
import { MECATOL_PLANET, MECATOL_REX, planetOf } from '../tiles.ts';
import { asking, exhaust, inTurn, lose, memo, nextToExhaust, raise } from './asking.ts';
import { fails, passes } from './side.ts';

// Decisions that are carried out once.

const voted = (cast: readonly Cast[], choice: string): Seat[] =>
  cast.filter((one) => one.choice === choice).map(({ seat }) => seat);

function refresh(t: Table, seat: Seat, planet: string): void {
  t.pub.planets[planet]!.exhausted = false;
  t.emit('refreshed', { seat, planets: [planet] });
}

const specialtyPlanets = (pub: Pub, seat: Seat, colour?: string): string[] =>
  planetsOf(pub, seat).filter((id) => {
    const { specialty } = planetOf(id);
    return specialty !== undefined && (colour === undefined || specialty === colour);
  });
/** Ships of a kind beyond a number, one entry each: 'system ship'. */
function surplus(pub: Pub, seat: Seat, unit: 'dreadnought' | 'cruiser', most: number): { n: number; from: string[] } {
  const from = systemsOf(pub).flatMap((system) =>
    (pub.units[system] ?? [])
      .filter((s) => s.seat === seat && s.type === unit)
      .map((s) => `${system} ${seat} ${nameOf(s)}`),
  );
  return { n: onBoard(pub, seat, unit) - most, from };
}

/** Each player, least of all first: who has most points, and who has fewest. */
const byPoints = (pub: Pub, pick: (...points: number[]) => number): Seat[] => {
  const goal = pick(...everybody(pub).map((seat) => pub.sheets[seat]!.points));
  return everybody(pub).filter((seat) => pub.sheets[seat]!.points === goal);
};

export const ONCE = [
  fails('agenda-aggressive-strategy', {
    lasting: { until: ['round'], modifiers: { mayUseSecondary: () => 'forbid' } },
  }),
  passes('agenda-aggressive-strategy', {
    memo: { ...memo, left: null as Picked[] | null },
    effect: {
      choose: (t) =>
        t.call(
          'choices',
          {
            asked: asking(inTurn(t.pub), (seat) => {
              const cards = t.pub.sheets[seat]!.cards.map(({ card }) => card).filter((card) =>
                isUseful(t.pub, seat, card),
              );
              return cards.length > 0 ? [NONE, ...cards] : [];
            }),
            what: 'strategyCard',
            for: 'agenda-aggressive-strategy',
            picks: [],
          },
          'picks',
        ),
      use: (t, { memo: kept }) => {
        const next = kept.picks.shift();
        if (!next) return 'end';
        const card = next.picked as StrategyCard;
        return isUseful(t.pub, next.seat, card)
          ? t.call('strategyAbility', { seat: next.seat, card, as: 'secondary' })
          : 'use';
      },
      again: () => 'use',
    },
  }),
  passes('agenda-arms-reduction', {
    memo,
    effect: {
      choose: (t) => {
        const asked = inTurn(t.pub).flatMap((seat) =>
          (
            [
              ['dreadnought', 2],
              ['cruiser', 4],
            ] as const
          ).flatMap(([unit, most]) => {
            const { n, from } = surplus(t.pub, seat, unit, most);
            return n > 0 ? [{ seat, from }] : [];
          }),
        );
        if (asked.length === 0) return 'end';
        return t.call('choices', { asked, what: 'ship', for: 'agenda-arms-reduction', picks: [] }, 'picks');
      },
      destroy: (t, { memo: kept }) => {
        for (const { picked } of kept.picks) lose(t, picked);
        return 'choose';
      },
    },
  }),
  fails('agenda-arms-reduction', {
    effect: (t) => {
      for (const seat of everybody(t.pub))
        for (const planet of specialtyPlanets(t.pub, seat, 'red')) exhaust(t, planet);
    },
  }),
  passes('agenda-colonial-redistribution', {
    memo: { ...memo, giver: -1, planet: '' },
    effect: {
      giver: (t, { memo: kept }) => {
        const richest = byPoints(t.pub, Math.max);
        kept.giver = richest.length === 1 ? richest[0]! : richest[t.chance('colonial redistribution', richest.length)]!;
        const from = planetsOf(t.pub, kept.giver);
        if (from.length === 0) return 'end';
        const asked = [{ seat: kept.giver, from }];
        return t.call('choices', { asked, what: 'planet', for: 'agenda-colonial-redistribution', picks: [] }, 'picks');
      },
      taker: (t, { memo: kept }) => {
        kept.planet = kept.picks[0]!.picked;
        const from = byPoints(t.pub, Math.min)
          .filter((seat) => seat !== kept.giver)
          .map(String);
        if (from.length === 0) return 'end';
        const asked = [{ seat: kept.giver, from }];
        return t.call('choices', { asked, what: 'player', for: 'agenda-colonial-redistribution', picks: [] }, 'picks');
      },
      give: (t, { memo: { giver, planet, picks } }) => {
        destroy(t, planet, giver, 'ground-force', countAt(t.pub, planet, giver, 'ground-force'));
        const taker = Number(picks[0]!.picked);
        place(t.pub, planet, taker, 'ground-force', 3);
        return t.call('occupation', { seat: taker, planet, byLanding: false });
      },
    },
  }),
  fails('agenda-conventions-of-war', {
    memo,
    effect: {
      choose: (t, { about }) =>
        t.call(
          'choices',
          {
            asked: asking(voted(about.cast, 'against'), (seat) => docksOf(t.pub, seat).filter((p) => !isHome(p))),
            what: 'planet',
            for: 'agenda-conventions-of-war',
            picks: [],
          },
          'picks',
        ),
      remove: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) {
          destroy(t, picked, seat, 'space-dock', 1);
          t.pub.planets[picked]!.dockSince = 0;
        }
      },
    },
  }),
  passes('agenda-dispute-resolution', {
    effect: (t, { about }) => {
      for (const planet of about.elected!.split(' ')) {
        const owner = t.pub.planets[planet]!.by!;
        destroy(t, planet, owner, 'ground-force', countAt(t.pub, planet, owner, 'ground-force'));
        neutralise(t, planet);
      }
    },
  }),
  fails('agenda-fleet-regulations', {
    effect: (t) => {
      for (const seat of everybody(t.pub))
        gainCounters(t, seat, { strategy: 0, fleet: Math.min(1, t.pub.sheets[seat]!.reserve), command: 0 });
    },
  }),
  passes('agenda-holder-of-mecatol-rex', {
    memo,
    effect: {
      choose: (t) => {
        const owner = t.pub.planets[MECATOL_PLANET]?.by ?? null;
        if (owner === null || t.pub.laws.length === 0) return 'end';
        const asked = [{ seat: owner, from: [NONE, ...t.pub.laws.map(({ card }) => card)] }];
        return t.call('choices', { asked, what: 'law', for: 'agenda-holder-of-mecatol-rex', picks: [] }, 'picks');
      },
      discard: (t, { memo: kept }) => {
        for (const { picked } of kept.picks) repeal(t, picked);
      },
    },
  }),
  fails('agenda-holder-of-mecatol-rex', {
    effect: (t) => {
      const owner = t.pub.planets[MECATOL_PLANET]?.by ?? null;
      if (owner !== null) raise(t, owner, MECATOL_PLANET, 'ground-force', 2);
    },
  }),
  passes('agenda-imperial-containment', {
    lasting: {
      until: ['round'],
      modifiers: {
        mayActivate: (pub, { seat, system }) =>
          [MECATOL_REX, ...neighbours(pub, MECATOL_REX)].includes(system) && !hasUnits(pub, system, seat)
            ? 'forbid'
            : null,
      },
    },
  }),
  fails('agenda-imperial-containment', {
    effect: (t) => {
      for (const seat of everybody(t.pub))
        if (hasUnits(t.pub, MECATOL_REX, seat) && t.pub.sheets[seat]!.reserve > 0) layFromReserve(t, seat, MECATOL_REX);
    },
  }),
  passes('agenda-imperial-mandate', {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) score(t, seat, 2);
    },
  }),
  fails('agenda-imperial-mandate', {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) score(t, seat, -Math.min(2, t.pub.sheets[seat]!.points));
    },
  }),
  fails('agenda-labor-force-politics', {
    effect: (t) => {
      for (const seat of everybody(t.pub))
        for (const planet of docksOf(t.pub, seat)) raise(t, seat, planet, 'ground-force', 1);
    },
  }),
  fails('agenda-limits-to-individual-power', {
    effect: (t) => {
      for (const seat of everybody(t.pub)) {
        if (t.pub.table.zones[hand(seat)]!.n === 0) continue;
        t.shuffle(hand(seat));
        const card = t.draw(hand(seat), DISCARD)!;
        t.emit('discarded', { seat, card });
      }
    },
  }),
  passes('agenda-mass-mobilization', {
    memo,
    effect: {
      choose: (t) => {
        const homes = (seat: Seat): string[] =>
          homePlanets(t.pub.sheets[seat]!.race).filter((planet) => t.pub.planets[planet]?.by === seat);
        const asked = asking([...inTurn(t.pub), ...inTurn(t.pub)], homes);
        return t.call('choices', { asked, what: 'planet', for: 'agenda-mass-mobilization', picks: [] }, 'picks');
      },
      place: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) raise(t, seat, picked, 'ground-force', 1);
      },
    },
  }),
  fails('agenda-mass-mobilization', {
    memo,
    effect: {
      choose: (t) => {
        const crowded = (seat: Seat): string[] =>
          planetsOf(t.pub, seat).filter((planet) => countAt(t.pub, planet, seat, 'ground-force') >= 2);
        const asked = asking(inTurn(t.pub), crowded);
        return t.call('choices', { asked, what: 'planet', for: 'agenda-mass-mobilization', picks: [] }, 'picks');
      },
      remove: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) destroy(t, picked, seat, 'ground-force', 1);
      },
    },
  }),
  passes('agenda-new-constitution', {
    effect: (t) => {
      for (const { card } of t.pub.laws.slice()) repeal(t, card);
    },
  }),
  passes('agenda-planetary-conscription', {
    effect: (t, { about }) => {
      const planet = about.elected!;
      exhaust(t, planet);
      raise(
        t,
        t.pub.planets[planet]!.by!,
        planet,
        'ground-force',
        Math.max(1, Math.min(3, planetOf(planet).influence)),
      );
    },
  }),
  fails('agenda-regressive-rhetoric', {
    memo,
    effect: {
      choose: (t) => {
        const open = (seat: Seat): string[] => {
          const planets = specialtyPlanets(t.pub, seat).filter((planet) => t.pub.planets[planet]!.exhausted);
          return planets.length > 0 ? [NONE, ...planets] : [];
        };
        const asked = asking(inTurn(t.pub), open);
        return t.call('choices', { asked, what: 'planet', for: 'agenda-regressive-rhetoric', picks: [] }, 'picks');
      },
      refresh: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) refresh(t, seat, picked);
      },
    },
  }),
  passes('agenda-repeal', { effect: (t, { about }) => repeal(t, about.elected!) }),
  passes('agenda-resource-management', {
    memo,
    effect: {
      choose: (t) => {
        const richest = (seat: Seat): string[] => {
          const open = refreshedOf(t.pub, seat);
          const most = Math.max(...open.map((planet) => planetOf(planet).resources));
          return open.filter((planet) => planetOf(planet).resources === most);
        };
        const asked = asking(inTurn(t.pub), richest);
        return t.call('choices', { asked, what: 'planet', for: 'agenda-resource-management', picks: [] }, 'picks');
      },
      sell: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) {
          exhaust(t, picked);
          receiveGoods(t, seat, Math.min(3, planetOf(picked).resources));
        }
      },
    },
  }),
  fails('agenda-resource-management', {
    memo,
    effect: {
      choose: (t) => {
        const open = (seat: Seat): string[] => {
          const outside = outsideHome(t.pub, seat);
          const planets = exhaustedOf(t.pub, seat).filter((planet) => outside.includes(planet));
          return planets.length > 0 ? [NONE, ...planets] : [];
        };
        const asked = asking(inTurn(t.pub), open);
        return t.call('choices', { asked, what: 'planet', for: 'agenda-resource-management', picks: [] }, 'picks');
      },
      refresh: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) refresh(t, seat, picked);
      },
    },
  }),
  passes('agenda-science-community-speaker', {
    effect: (t, { about }) => t.call('technologyPrimary', { seat: Number(about.elected) }),
  }),
  fails('agenda-short-term-truce', {
    memo,
    effect: {
      choose: (t, { about }) => {
        const asked = asking(voted(about.cast, 'against'), (seat) => planetsOf(t.pub, seat));
        return t.call('choices', { asked, what: 'planet', for: 'agenda-short-term-truce', picks: [] }, 'picks');
      },
      place: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) raise(t, seat, picked, 'ground-force', 1);
      },
    },
  }),
  passes('agenda-subsidized-industry', {
    memo,
    effect: {
      choose: (t, { about }) => {
        const seat = Number(about.elected);
        const from = planetsOf(t.pub, seat).filter((planet) => countAt(t.pub, planet, seat, 'space-dock') === 0);
        if (from.length === 0 || figuresLeft(t.pub, seat, 'space-dock') === 0) return 'end';
        const asked = [{ seat, from }];
        return t.call('choices', { asked, what: 'planet', for: 'agenda-subsidized-industry', picks: [] }, 'picks');
      },
      place: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) {
          raise(t, seat, picked, 'space-dock', 1);
          t.pub.planets[picked]!.dockSince = t.pub.round;
        }
      },
    },
  }),
  passes('agenda-technology-investigation-committee', {
    effect: (t, { about }) => {
      for (const planet of specialtyPlanets(t.pub, Number(about.elected))) exhaust(t, planet);
    },
    lasting: {
      until: ['round'],
      keeps: ({ about }) => Number(about.elected),
      modifiers: { mayAcquire: (_, { seat }, you) => (seat === you.about ? 'forbid' : null) },
    },
  }),
  passes('agenda-trade-war', {
    effect: (t) => {
      for (const { seats } of t.pub.agreements.slice()) breakAgreement(t, seats[0], seats[1]);
    },
    lasting: { until: ['round'], modifiers: { mayTrade: () => 'forbid' } },
  }),
  fails('agenda-trade-war', {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) receiveGoods(t, seat, partnersOf(t.pub, seat).length);
    },
  }),
  fails('agenda-unconventional-weapons', {
    memo: { ...memo, left: null as Seat[] | null },
    effect: {
      /** One planet for each of these ships, one after another. */
      choose: (t, { memo: kept }) => {
        kept.left ??= inTurn(t.pub).flatMap((seat) =>
          Array.from({ length: onBoard(t.pub, seat, 'war-sun') + onBoard(t.pub, seat, 'dreadnought') }, () => seat),
        );
        const asked = nextToExhaust(t.pub, kept.left);
        if (!asked) return 'end';
        return t.call(
          'choices',
          { asked: [asked], what: 'planet', for: 'agenda-unconventional-weapons', picks: [] },
          'picks',
        );
      },
      exhaust: (t, { memo: kept }) => {
        for (const { picked } of kept.picks) exhaust(t, picked);
        return 'choose';
      },
    },
  }),
  fails('agenda-subsidized-studies', {
    lasting: {
      until: ['round'],
      modifiers: { mayAcquire: (_, { technology: id }) => (technology(id).colour === 'red' ? 'forbid' : null) },
    },
  }),
  passes('agenda-official-sanction', {
    lasting: {
      until: ['match'],
      keeps: ({ about }) => ({ seat: Number(about.elected), until: about.round + 1 }),
      modifiers: {
        mayTrade: (pub, { seats }, you) =>
          pub.round <= you.about.until && seats.includes(you.about.seat) ? 'forbid' : null,
        tradeIncome: (pub, { seat }, you) =>
          pub.round <= you.about.until && seat === you.about.seat ? atMost(0) : null,
      },
    },
  }),
];
