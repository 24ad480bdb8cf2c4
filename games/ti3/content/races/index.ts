import type { Seat } from '@orrery/kernel';
import { spendStrategy } from '../../rules/commandCounters.ts';
import { NONE } from '../../rules/choices.ts';
import { hand } from '../../rules/hands.ts';
import { moveFleet, refuges } from '../../rules/spaceBattle.ts';
import { spendGoods } from '../../rules/spending.ts';
import { planetsOf } from '../../rules/systems.ts';
import { canFly, countAt, place } from '../../rules/units.ts';
import { isShip } from '../units.ts';
import type { Pub, Purpose, Rolling } from '../../shapes.ts';
import { others } from '../aims.ts';
import { ability, add, component, replace } from '../component.ts';
import { eachDie, plainDice, throwAgain, throwPlainAgain } from '../diceAims.ts';

// What a Race Sheet says beyond its starting units: each ability is a component of its own, so that it can be taken away or copied.

/** Rolls of a Space Battle or an Invasion Combat, with the barrage and the bombardment that open them; PDS fire is neither. */
const IN_COMBAT: readonly Purpose[] = ['barrage', 'battle', 'bombardment', 'invasion'];

const WAR_FUNDING = 2;

const LETNEV = [
  component({
    id: 'letnev-fleet',
    kind: 'race',
    modifiers: { fleetSupply: (_, { seat }, you) => (seat === you.seat ? add(1) : null) },
  }),
  component({
    id: 'letnev-war-funding',
    kind: 'race',
    at: 'round.start',
    fits: ({ pub }, you, fight) =>
      (you === fight.attacker || you === fight.defender) && pub.sheets[you]!.goods >= WAR_FUNDING,
    effect: (t, { you }) => spendGoods(t, you, WAR_FUNDING),
    lasting: {
      until: ['battleRound', 'invasionRound'],
      modifiers: {
        combat: (_, { seat, unit, purpose }, you) => {
          if (seat !== you.seat) return null;
          if (purpose === 'battle' && isShip(unit)) return add(1);
          return purpose === 'invasion' && unit === 'ground-force' ? add(2) : null;
        },
      },
    },
  }),
];

const L1Z1X = [
  component({
    id: 'l1z1x-dreadnoughts',
    kind: 'race',
    modifiers: {
      cost: (_, { seat, unit }, you) => (seat === you.seat && unit === 'dreadnought' ? add(-1) : null),
    },
  }),
  component({
    id: 'l1z1x-assault',
    kind: 'race',
    modifiers: {
      combat: (_, { seat, unit, purpose, fight }, you) => {
        if (seat !== you.seat) return null;
        if (unit === 'dreadnought' && purpose === 'battle') return add(1);
        return unit === 'ground-force' && purpose === 'invasion' && seat === fight.attacker ? add(1) : null;
      },
    },
  }),
];

const NORR = [
  component({
    id: 'norr-valour',
    kind: 'race',
    modifiers: {
      combat: (_, { seat, purpose }, you) => (seat === you.seat && IN_COMBAT.includes(purpose) ? add(1) : null),
    },
  }),
];

/** Others with Action Cards. */
const withCards = (pub: Pub, you: Seat): string[] =>
  others(pub, you)
    .filter((seat) => pub.table.zones[hand(seat)]!.n > 0)
    .map(String);

const HACAN = [
  component({
    id: 'hacan-approval',
    kind: 'race',
    modifiers: { needsApproval: (_, { seats }, you) => (seats.includes(you.seat) ? 'forbid' : null) },
  }),
  component({
    id: 'hacan-secondary',
    kind: 'race',
    modifiers: {
      secondaryCost: (_, { seat, card }, you) => (seat === you.seat && card === 'trade' ? replace(0) : null),
    },
  }),
  component({
    id: 'hacan-bonus',
    kind: 'race',
    modifiers: { tradeIncome: (_, { seat, agreements }, you) => (seat === you.seat ? add(agreements) : null) },
  }),
  component({
    id: 'hacan-unbreakable',
    kind: 'race',
    modifiers: { mayCancel: (_, { partner }, you) => (partner === you.seat ? 'forbid' : null) },
  }),
  /** Action Cards change hands in the Status Phase, with anybody, as many and as often as both want it. */
  component({
    id: 'hacan-exchange',
    kind: 'race',
    at: 'status.would',
    fits: ({ pub }, you) => pub.table.zones[hand(you)]!.n > 0,
    aim: ({ pub }, you) => ({
      one: 'player',
      from: others(pub, you)
        .filter((seat) => pub.table.zones[hand(seat)]!.n > 0)
        .map(String),
    }),
    memo: { next: '' },
    effect: {
      first: (t, { you, aim }) => t.call('cardExchange', { seats: [you, Number(aim)] }),
      again: (t, { you }) => {
        const partners = t.pub.table.zones[hand(you)]!.n > 0 ? withCards(t.pub, you) : [];
        if (partners.length === 0) return 'end';
        const q = { what: 'player' as const, from: [NONE, ...partners], for: 'hacan-exchange', rule: 'TI3-GEN-18' };
        return t.ask(you, 'pickOne', q, 'next');
      },
      another: (t, { you, memo }) =>
        memo.next === NONE ? 'end' : t.call('cardExchange', { seats: [you, Number(memo.next)] }),
      more: () => 'again',
    },
  }),
];

const DROPPED = 2;
const SOL = [
  component({
    id: 'sol-orbital-drop',
    kind: 'race',
    at: 'action',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: ({ pub }, you) => ({ one: 'planet', from: planetsOf(pub, you) }),
    effect: (t, { you, aim }) => {
      spendStrategy(t, you, 1);
      place(t.pub, aim, you, 'ground-force', DROPPED);
      t.emit('placed', { seat: you, place: aim, units: [{ unit: 'ground-force', n: DROPPED }] });
    },
  }),
  component({
    id: 'sol-counter',
    kind: 'race',
    modifiers: { countersReceived: (_, { seat }, you) => (seat === you.seat ? add(1) : null) },
  }),
];

const RICH = 3;
/** Up to two ships, 'Cruisers Destroyers', the strongest first. */
const ambushers = (cruisers: number, destroyers: number): string[] =>
  [
    [2, 0],
    [1, 1],
    [0, 2],
    [1, 0],
    [0, 1],
  ]
    .filter(([c, d]) => c! <= cruisers && d! <= destroyers)
    .map((pair) => pair.join(' '));

const MENTAK = [
  /** Up to two Cruisers and Destroyers fire before the battle; hits are removed at once, without return fire. */
  component({
    id: 'mentak-ambush',
    kind: 'race',
    at: 'combat.start',
    fits: ({ pub }, you, { system, attacker, defender }) =>
      (you === attacker || you === defender) &&
      countAt(pub, system, you, 'cruiser') + countAt(pub, system, you, 'destroyer') > 0,
    aim: ({ pub }, you, { system }) => ({
      one: 'ambushers',
      from: ambushers(countAt(pub, system, you, 'cruiser'), countAt(pub, system, you, 'destroyer')),
    }),
    effect: (t, { you, about, aim }) => {
      const [cruisers, destroyers] = aim.split(' ').map(Number) as [number, number];
      const { system, planet, attacker, defender, round } = about;
      return t.call('ambush', { system, planet, attacker, defender, round, by: you, cruisers, destroyers });
    },
  }),
  component({
    id: 'mentak-pillage',
    kind: 'race',
    at: 'strategyPhase',
    aim: ({ pub }, you) => ({
      some: 'player',
      from: others(pub, you)
        .filter((seat) => pub.sheets[seat]!.goods >= RICH)
        .map(String),
      min: 1,
      max: 2,
    }),
    effect: (t, { you, aim }) => {
      for (const seat of aim.map(Number)) {
        t.pub.sheets[seat]!.goods--;
        t.pub.sheets[you]!.goods++;
        t.emit('gave', { seat, to: you, n: 1 });
      }
    },
  }),
];

const NAALU = [
  component({
    id: 'naalu-first',
    kind: 'race',
    modifiers: { initiative: (_, { seat }, you) => (seat === you.seat ? replace(0) : null) },
  }),
  component({
    id: 'naalu-early-retreat',
    kind: 'race',
    at: 'attacked',
    fits: ({ pub }, you, { system, defender }) => you === defender && canFly(pub, system, you),
    aim: ({ pub }, you, { system }) => ({ one: 'system', from: refuges(pub, you, system) }),
    effect: (t, { you, about, aim }) => moveFleet(t, you, about.system, aim),
  }),
  component({
    id: 'naalu-fighters',
    kind: 'race',
    modifiers: {
      combat: (_, { seat, unit, purpose }, you) =>
        seat === you.seat && unit === 'fighter' && purpose === 'battle' ? add(1) : null,
    },
  }),
];

const ownDice = (rolling: Rolling, seat: Seat): string[] => eachDie(rolling, ({ by }) => by === seat);

const JOLNAR = [
  component({
    id: 'jolnar-frailty',
    kind: 'race',
    modifiers: { combat: (_, { seat }, you) => (seat === you.seat ? add(-1) : null) },
  }),
  component({
    id: 'jolnar-reroll',
    kind: 'race',
    at: 'roll.after',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: ({ pub }, you, rolling) => ({
      some: 'die',
      from: ownDice(rolling, you),
      min: 1,
      max: pub.sheets[you]!.strategy,
    }),
    effect: (t, { you, about, aim }) => {
      spendStrategy(t, you, aim.length);
      for (const die of aim) throwAgain(t, about, die);
    },
    more: [
      ability({
        at: 'dice.after',
        fits: ({ pub }, you, { seat }) => seat === you && pub.sheets[you]!.strategy > 0,
        aim: ({ pub }, you, { dice }) => ({
          some: 'plainDie',
          from: plainDice(dice),
          min: 1,
          max: pub.sheets[you]!.strategy,
        }),
        effect: (t, { you, about, aim }) => {
          spendStrategy(t, you, aim.length);
          for (const die of aim) throwPlainAgain(t, about, die);
        },
      }),
    ],
  }),
  component({
    id: 'jolnar-research',
    kind: 'race',
    at: 'secondary.would',
    fits: (_, you, { seat, card, primary }) => you === seat && card === 'technology' && primary === 'no',
    effect: (_, { about }) => {
      about.primary = 'also';
    },
    modifiers: {
      mayUsePrimary: (_, { seat, card }, you) => (seat === you.seat && card === 'technology' ? 'allow' : null),
    },
  }),
];

const XXCHA = [
  component({
    id: 'xxcha-diplomacy',
    kind: 'race',
    at: 'secondary.would',
    fits: (_, you, { seat, card, primary }) => you === seat && card === 'diplomacy' && primary === 'no',
    effect: (_, { about }) => {
      about.primary = 'instead';
    },
    modifiers: {
      mayUsePrimary: (_, { seat, card }, you) => (seat === you.seat && card === 'diplomacy' ? 'allow' : null),
    },
  }),
  component({
    id: 'xxcha-awe',
    kind: 'race',
    modifiers: {
      combat: (_, { seat, purpose, fight }, you) => {
        const opposed = seat !== you.seat && (fight.attacker === you.seat || fight.defender === you.seat);
        return opposed && fight.round === 1 && (purpose === 'battle' || purpose === 'invasion') ? add(-1) : null;
      },
    },
  }),
  component({
    id: 'xxcha-veto',
    kind: 'race',
    at: 'agenda.revealed',
    fits: ({ pub }, you, { replaced }) => !replaced && pub.sheets[you]!.strategy > 0,
    effect: (t, { you, about }) => {
      spendStrategy(t, you, 1);
      about.replaced = true;
    },
  }),
];

const YSSARIL = [
  component({
    id: 'yssaril-cards',
    kind: 'race',
    modifiers: {
      cardsDrawn: (_, { seat }, you) => (seat === you.seat ? add(1) : null),
      handLimit: (_, { seat }, you) => (seat === you.seat ? { layer: 'atLeast', amount: Infinity } : null),
    },
  }),
  component({
    id: 'yssaril-skip',
    kind: 'race',
    at: 'action',
    fits: ({ pub }, you) => !pub.sheets[you]!.skipped,
    effect: (t, { you }) => {
      t.pub.sheets[you]!.skipped = true;
    },
  }),
  component({
    id: 'yssaril-spy',
    kind: 'race',
    at: 'strategyPhase',
    aim: ({ pub }, you) => ({
      one: 'player',
      from: others(pub, you)
        .filter((seat) => pub.table.zones[hand(seat)]!.n > 0)
        .map(String),
    }),
    effect: (t, { you, aim }) => {
      const seat = Number(aim);
      const cards = t.cards(hand(seat)).slice();
      for (const card of cards) t.show(hand(seat), card, [you]);
      t.emit('sawHand', { seat: you, of: seat }, { to: [you], some: { cards } });
    },
  }),
];

export const RACE_COMPONENTS = [
  ...LETNEV,
  ...L1Z1X,
  ...NORR,
  ...HACAN,
  ...SOL,
  ...MENTAK,
  ...NAALU,
  ...JOLNAR,
  ...XXCHA,
  ...YSSARIL,
];
