import { isHit } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { spendStrategy } from '../../rules/commandCounters.ts';
import { repeal } from '../../rules/council.ts';
import { clockwise } from '../../rules/seating.ts';
import { receiveGoods, spendGoods } from '../../rules/spending.ts';
import { neighbours } from '../../rules/systems.ts';
import { missing, loseTechnology } from '../../rules/technology.ts';
import { countAt, destroy, hasShips, hasUnits } from '../../rules/units.ts';
import type { Board, Pub, Table } from '../../shapes.ts';
import { outsideHome } from '../aims.ts';
import { ability, add, atMost, component, replace } from '../component.ts';
import { cardsEach } from '../strategyCards.ts';
import { MECATOL_REX, planetOf, planetsIn } from '../tiles.ts';
import type { Unit } from '../units.ts';
import { exhaust, inTurn, memo, nextToExhaust, planetsToGuard, raise } from './asking.ts';
import { fails, passes } from './side.ts';

// Agendas that change how things are done: landing, drawing, choosing Strategy Cards, activating, trading technologies.

const left = (pub: Pub, seat: Seat): Seat =>
  clockwise(pub, seat).find((other) => !pub.table.out.includes(other)) ?? seat;

const ARTIFACT_DICE = 3;
const ARTIFACT_HITS = 5;
const SAFE = 6;
/** What is struck: a fleet, or the Ground Forces of a planet. */
interface Struck {
  seat: Seat;
  system: string;
  planet: string | null;
}
/** Around Mecatol Rex, system by system. */
const struckOf = (pub: Pub): Struck[] =>
  neighbours(pub, MECATOL_REX).flatMap((system) => [
    ...inTurn(pub)
      .filter((seat) => hasShips(pub, system, seat))
      .map((seat) => ({ seat, system, planet: null })),
    ...planetsIn(system).flatMap(({ id }) => {
      const seat = pub.planets[id]!.by;
      return seat !== null && countAt(pub, id, seat, 'ground-force') > 0 ? [{ seat, system, planet: id }] : [];
    }),
  ]);

/** Everything in a system is destroyed. */
function devastate(t: Table, system: string): void {
  for (const place of [system, ...planetsIn(system).map(({ id }) => id)])
    for (const s of (t.pub.units[place] ?? []).slice()) destroy(t, place, s.seat, s.type as Unit, s.n, s.marks);
}

const BUY_BACK = 4;
const BUY_BACK_LAW = 'agenda-technology-buy-back';
/** Technologies of a player that none of the others needs. */
const spare = (pub: Pub, seat: Seat): string[] => {
  const { sheets } = pub;
  const owned = sheets[seat]!.technologies;
  return owned.filter((id) => {
    const without: Board['sheets'] = sheets.map((sheet, i) =>
      i === seat ? { ...sheet, technologies: owned.filter((other) => other !== id) } : sheet,
    );
    const lacking = { ...pub, sheets: without };
    return owned.every((other) => other === id || neededBy(lacking, seat, other) === 0);
  });
};
/** Prerequisites of an owned technology that are not owned. */
const neededBy = (pub: Pub, seat: Seat, id: string): number => {
  const { technologies } = pub.sheets[seat]!;
  const sheets = pub.sheets.map((sheet, i) =>
    i === seat ? { ...sheet, technologies: technologies.filter((other) => other !== id) } : sheet,
  );
  return missing({ ...pub, sheets }, seat, id);
};
const boughtBack = (seat: Seat): string => `bought back ${seat}`;

/** Other players with fewest Strategy Cards; nobody when all have theirs. */
function receivers(pub: Pub, seat: Seat): Seat[] {
  const cards = (other: Seat): number => pub.sheets[other]!.cards.length;
  const open = inTurn(pub).filter((other) => other !== seat && cards(other) < cardsEach(pub.sheets.length));
  const fewest = Math.min(...open.map(cards));
  return open.filter((other) => cards(other) === fewest);
}

const isForeign = (pub: Pub, seat: Seat, system: string): boolean =>
  pub.sheets.some((_, other) => other !== seat && hasUnits(pub, system, other));

export const REFORMS = [
  /** Mecatol Rex and what lies around it suffer, or everybody learns. */
  passes('agenda-ancient-artifact', {
    memo: { dice: [] as number[], struck: [] as Struck[], pupils: [] as Seat[] },
    effect: {
      open: (t) => t.call('plainDice', { seat: t.pub.speaker, why: 'ancient-artifact', n: 1 }, 'dice'),
      answer: (t, { memo: kept }) => {
        if (kept.dice[0]! >= SAFE) {
          kept.pupils = inTurn(t.pub).flatMap((seat) => [seat, seat]);
          return 'teach';
        }
        devastate(t, MECATOL_REX);
        kept.struck = struckOf(t.pub);
        return 'strike';
      },
      strike: (t, { memo: kept }) => {
        if (kept.struck.length === 0) return 'end';
        return t.call('plainDice', { seat: t.pub.speaker, why: 'ancient-artifact', n: ARTIFACT_DICE }, 'dice');
      },
      burn: (t, { memo: kept }) => {
        const { seat, system, planet } = kept.struck.shift()!;
        const hits = kept.dice.filter((die) => isHit(die, 0, ARTIFACT_HITS)).length;
        if (planet === null)
          return t.call('losses', { seat, system, hits, by: seat, planet, round: 0, purpose: 'mines' });
        destroy(t, planet, seat, 'ground-force', Math.min(hits, countAt(t.pub, planet, seat, 'ground-force')));
        return 'strike';
      },
      burnOn: () => 'strike',
      teach: (t, { memo: kept }) => {
        const seat = kept.pupils.shift();
        return seat === undefined ? 'end' : t.call('technologyPrimary', { seat });
      },
      teachOn: () => 'teach',
    },
  }),
  passes('agenda-checks-and-balances', {
    more: [
      ability({
        at: 'strategy.picked',
        mandatory: true,
        memo: { to: '' },
        fits: ({ pub }, _, { seat, refused }) => !refused && receivers(pub, seat).length > 0,
        effect: {
          choose: (t, { about, memo: kept }) => {
            const from = receivers(t.pub, about.seat).map(String);
            kept.to = from[0]!;
            if (from.length === 1) return;
            const q = { what: 'player' as const, from, for: 'agenda-checks-and-balances', rule: 'TI3-POLITICS-05' };
            return t.ask(about.seat, 'pickOne', q, 'to');
          },
          give: (_, { about, memo: kept }) => {
            about.seat = Number(kept.to);
          },
        },
      }),
    ],
  }),
  /** Cards go to the left as they lie; the one being resolved counts as resolved. */
  fails('agenda-checks-and-balances', {
    effect: (t) => {
      const running = t.pub.table.stack.findLast(({ proc }) => proc === 'strategicAction') as
        | { card: string }
        | undefined;
      const before = t.pub.sheets.map((sheet) =>
        sheet.cards.map(({ card, used }) => ({ card, used: used || card === running?.card })),
      );
      for (const seat of inTurn(t.pub)) t.pub.sheets[left(t.pub, seat)]!.cards = before[seat]!;
    },
  }),
  passes('agenda-colonization-licensing', {
    modifiers: {
      landingFee: (pub, { planet }) => (pub.planets[planet]!.by === null ? add(planetOf(planet).resources) : null),
    },
  }),
  fails('agenda-colonization-licensing', {
    memo: { ...memo, left: null as Seat[] | null },
    effect: {
      choose: (t, { memo: kept }) => {
        kept.left ??= inTurn(t.pub).flatMap((seat) =>
          Array.from({ length: Math.floor(outsideHome(t.pub, seat).length / 3) }, () => seat),
        );
        const asked = nextToExhaust(t.pub, kept.left);
        if (!asked) return 'end';
        return t.call(
          'choices',
          { asked: [asked], what: 'planet', for: 'agenda-colonization-licensing', picks: [] },
          'picks',
        );
      },
      exhaust: (t, { memo: kept }) => {
        for (const { picked } of kept.picks) exhaust(t, picked);
        return 'choose';
      },
    },
  }),
  passes('agenda-core-stability', { modifiers: { drawsOpenly: () => 'allow' } }),
  fails('agenda-core-stability', { lasting: { until: ['round'], modifiers: { mayDraw: () => 'forbid' } } }),
  passes('agenda-holy-planet-of-ixth', {
    modifiers: {
      extraPoints: (pub, { seat }, you) => {
        const planet = pub.table.components[you.component]!.on;
        return planet !== null && planet !== undefined && pub.planets[planet]?.by === seat ? add(1) : null;
      },
      productionCapacity: (pub, { planet }, you) =>
        planet === pub.table.components[you.component]!.on ? atMost(0) : null,
    },
  }),
  passes('agenda-imperial-peace', {
    more: [
      ability({
        at: 'activated',
        mandatory: true,
        memo: { price: '' },
        fits: ({ pub }, _, { seat, system }) => isForeign(pub, seat, system),
        effect: {
          choose: (t, { about: { seat }, memo: kept }) => {
            const { goods, strategy } = t.pub.sheets[seat]!;
            const from = [...(goods > 0 ? ['goods'] : []), ...(strategy > 0 ? ['counter'] : [])];
            if (from.length === 0) return 'end';
            kept.price = from[0]!;
            if (from.length === 1) return;
            const q = { what: 'price' as const, from, for: 'agenda-imperial-peace', rule: 'TI3-POLITICS-05' };
            return t.ask(seat, 'pickOne', q, 'price');
          },
          pay: (t, { about: { seat }, memo: kept }) => {
            if (kept.price === 'counter') spendStrategy(t, seat, 1);
            else {
              spendGoods(t, seat, 1);
              t.emit('paid', { seat, planets: [], goods: 1 });
            }
          },
        },
      }),
    ],
    modifiers: {
      mayActivate: (pub, { seat, system }) => {
        const { goods, strategy } = pub.sheets[seat]!;
        return goods + strategy === 0 && isForeign(pub, seat, system) ? 'forbid' : null;
      },
    },
  }),
  fails('agenda-imperial-peace', {
    memo,
    effect: {
      choose: (t) =>
        t.call(
          'choices',
          { asked: planetsToGuard(t.pub, inTurn(t.pub)), what: 'planet', for: 'agenda-imperial-peace', picks: [] },
          'picks',
        ),
      place: (t, { memo: kept }) => {
        for (const { seat, picked } of kept.picks) raise(t, seat, picked, 'ground-force', 1);
      },
    },
  }),
  passes('agenda-open-the-trade-routes', {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) receiveGoods(t, seat, 2);
    },
  }),
  fails('agenda-open-the-trade-routes', {
    lasting: { until: ['round'], modifiers: { goodsTo: (pub, { seat }) => replace(left(pub as Pub, seat)) } },
  }),
  /** The law counts as newly read. */
  passes('agenda-revote', {
    effect: (t, { about }) => {
      repeal(t, about.elected!);
      t.emit('agenda', { agenda: about.elected! });
      return t.call('council', { agenda: about.elected!, only: null });
    },
  }),
  passes(BUY_BACK_LAW, {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) {
        const right = `buy-back@${seat}`;
        if (!(right in t.pub.table.components)) t.addComponent(right, { ability: 'buy-back', holder: seat });
      }
    },
  }),
  component({
    id: 'buy-back',
    kind: 'law',
    at: 'action',
    fits: ({ pub }, you) => pub.laws.some(({ card }) => card === BUY_BACK_LAW) && !pub.played.includes(boughtBack(you)),
    aim: ({ pub }, you) => ({ one: 'technology', from: spare(pub, you) }),
    effect: (t, { you, aim }) => {
      t.pub.played.push(boughtBack(you));
      loseTechnology(t, you, aim);
      receiveGoods(t, you, BUY_BACK);
    },
  }),
  fails(BUY_BACK_LAW, {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) receiveGoods(t, seat, 1);
    },
  }),
];
