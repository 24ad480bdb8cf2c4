import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { placeFrom } from '../../../rules/effects.ts';
import { MECATOL_SYSTEM, homeOf, planetsAt } from '../../../rules/systems.ts';
import { countAt } from '../../../rules/units.ts';
import type { Asked, Pub, Structure } from '../../../shapes.ts';
import { ability, component } from '../../component.ts';
import { planetFacts } from '../../planets.ts';
import { STRATEGY_CARD_IDS } from '../../strategyCards.ts';
import type { StrategyCardId } from '../../strategyCards.ts';
import { actionOf, fitting } from './components.ts';
import { minus, plus } from '../../words.ts';

const CHEAPER = 2;
const BETTER = 2;
/** Mecatol Rex, the home system, and systems with a legendary planet (TI4-WINN-07). */
const isDear = (pub: Pub, seat: number, system: string): boolean =>
  system === MECATOL_SYSTEM ||
  system === homeOf(pub, seat) ||
  planetsAt(pub, system).some((planet) => planetFacts(planet).legendary === true);

/** Planets gained in the action that was noted last. */
const gainsOf = (pub: Pub, card: string): { action?: string; planets: string[] } => {
  const { action, planets = [] } = (pub.table.components[card]?.store ?? {}) as { action?: string; planets?: string[] };
  return { ...(action === undefined ? {} : { action }), planets };
};
/** Planets gained in the action just done, as often as mechs stand there, where a structure finds room. */
const reclaimed = (v: Asked, you: Seat, card: string): string[] => {
  const { action, planets } = gainsOf(v.pub, card);
  if (action === undefined || action !== actionOf(v.pub, true)) return [];
  return planets
    .filter((planet) => v.pub.planets[planet]?.owner === you && fitting(v, you, planet).length > 0)
    .flatMap((planet) => Array.from({ length: countAt(v.pub, planet, you, (type) => type === 'mech') }, () => planet));
};

export const winnuLeaders = [
  /** One use of PRODUCTION, anyone's, costs two less. */
  component({
    id: 'berekar-berekon',
    kind: 'agent',
    at: 'produce.would',
    lasting: {
      until: ['production'],
      keeps: ({ about }) => about.seat,
      modifiers: { productionCost: (_, { seat }, you) => (seat === you.about ? minus(CHEAPER) : null) },
    },
  }),
  /** +2 in combats there, also in the one that unlocks it (TI4-WINN-07). */
  component({
    id: 'rickar-rickani',
    kind: 'commander',
    modifiers: {
      combat: (pub, { seat, purpose, fight }, you) =>
        seat === you.seat && purpose === 'battle' && isDear(pub, you.seat, fight.system) ? plus(BETTER) : null,
    },
  }),
  /** The primary ability of any strategy card; players of choice may follow at the usual price (TI4-WINN-08). */
  component({
    id: 'mathis-mathinus',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: () => ({ one: 'strategyCard', from: STRATEGY_CARD_IDS.slice() }),
    memo: { free: [] as Seat[], others: [] as string[] },
    effect: {
      primary: (t, { you, aim }) => {
        const card = aim as StrategyCardId;
        t.emit('strategyUsed', { seat: you, card });
        if (card === 'trade') return t.call('tradePrimary', { seat: you }, 'free');
        return t.call(`${card}Primary`, { seat: you });
      },
      choose: (t, { you, memo, source }) => {
        // Whoever Trade replenishes for nothing has followed with that.
        const from = othersFrom(t.pub, you)
          .filter((seat) => !memo.free.includes(seat))
          .map(String);
        if (from.length === 0) return t.next;
        const asked = { what: 'player' as const, from, for: source.ability, rule: 'TI4-WINN-08' };
        return t.ask(you, 'pickSome', { ...asked, min: 0, max: from.length }, 'others');
      },
      follow: (t, { you, aim, memo }) => {
        const others = othersFrom(t.pub, you).filter(
          (seat) => memo.free.includes(seat) || memo.others.includes(String(seat)),
        );
        return t.call('secondaries', { by: you, card: aim as StrategyCardId, others, free: memo.free });
      },
    },
  }),
  /** After a tactical action that gained its planet each mech there brings a structure (TI4-WINN-09). */
  component({
    id: 'reclaimer',
    kind: 'unit',
    at: 'action.done',
    fits: (v, you, { seat, action }, { component: card }) =>
      seat === you && action.do === 'tactical' && reclaimed(v, you, card).length > 0,
    memo: { left: null as string[] | null, planet: '', chosen: [] as string[] },
    effect: {
      choose: (t, { you, memo, source }) => {
        memo.left ??= reclaimed(t, you, source.component);
        memo.chosen = [];
        const [planet, ...rest] = memo.left;
        memo.left = rest;
        if (planet === undefined) return 'end';
        memo.planet = planet;
        const from = fitting(t, you, planet);
        if (from.length === 0) return 'choose';
        const asked = { what: 'unit-type' as const, from, for: source.ability, rule: 'TI4-WINN-09', min: 0, max: 1 };
        return t.ask(you, 'pickSome', asked, 'chosen');
      },
      place: (t, { you, memo }) => {
        for (const unit of memo.chosen as Structure['unit'][]) placeFrom(t, you, unit, memo.planet);
        return 'choose';
      },
    },
    more: [
      ability({
        at: 'control.after',
        mandatory: true,
        fits: ({ pub }, you, { seat, from }) =>
          seat === you && from !== you && pub.active === you && pub.activeSystem !== null,
        effect: (t, { about, source }) => {
          const { action, planets } = gainsOf(t.pub, source.component);
          const now = actionOf(t.pub, false)!;
          const before = action === now ? planets : [];
          t.changeComponent(source.component, { store: { action: now, planets: [...before, about.planet] } });
        },
      }),
    ],
  }),
];
