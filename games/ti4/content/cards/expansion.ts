import { firstOfPlan, moveUnits, textOf } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Fight } from '@orrery/imperium';
import { endTurn } from '../../rules/actionPhase.ts';
import { discardOf, fragmentsOf, TRAITS, EXPLORED, explorationOf } from '../../rules/expansion/decks.ts';
import type { Deck } from '../../rules/expansion/decks.ts';
import { drawExploration } from '../../rules/expansion/exploration.ts';
import { everywhere, exhaust, mayStand, takeBack } from '../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../rules/figures.ts';
import { combat, unitNamed } from '../../rules/combat/units.ts';
import { figuresAtHand } from '../../rules/reinforcements.ts';
import { areNeighbours } from '../../rules/neighbours.ts';
import { planetsOf, readyPlanets, traitsOf } from '../../rules/planets.ts';
import { adjacentFor, systemOf } from '../../rules/systems.ts';
import { factsOf, hasShips, isForceOf, isShip, isStructure, placesIn, stacksAt } from '../../rules/units.ts';
import { forget, researchPlan, upgradedType } from '../../rules/technology.ts';
import { ACTION_DISCARD, handOf } from '../../rules/zones.ts';
import type { Asked, Pub, Table } from '../../shapes.ts';
import { actionCardFacts } from '../actionCards.ts';
import type { ActionCardId } from '../actionCards.ts';
import { STRATEGY_CARD_IDS } from '../strategyCards.ts';
import type { StrategyCardId } from '../strategyCards.ts';
import { technologyFacts } from '../technologies.ts';
import type { TechnologyId } from '../technologies.ts';
import { ANOMALIES } from '../tiles.ts';
import { component } from '../component.ts';
import { explorationFacts } from '../explorations.ts';
import type { UnitType } from '../units/index.ts';
import { gain, isFight, others } from '../vocabulary.ts';

// Action cards of Prophecy of Kings.

const TURNED_OVER = 3;
const TWO = 2;

/** Whoever voted for another outcome, or predicted one. */
const isAgainst = (pub: Pub, seat: Seat, outcome: string): boolean =>
  pub.agenda !== null &&
  [...pub.agenda.ballots, ...pub.agenda.predictions].some((one) => one.seat === seat && one.outcome !== outcome);
/** Frontier tokens in or next to a system with own ships. */
const probed = (v: Asked, you: Seat): string[] =>
  v.pub.frontier.filter((system) =>
    [system, ...adjacentFor(v, system, you)].some((near) => hasShips(v.pub, near, you)),
  );
const costOf = (pub: Pub, seat: Seat, id: string): number =>
  factsOf(pub, seat, unitNamed(figureNamed(id).unit).type).cost ?? 0;

/** A technology that every faction has, and no upgrade of a unit. */
const isCommon = (id: TechnologyId): boolean => {
  const { unit, faction } = technologyFacts(id);
  return unit === undefined && faction === undefined;
};
/** Own planets of a system that ground forces may be placed on. */
const landings = (v: Asked, you: Seat, system: string): string[] =>
  planetsOf(v.pub, you).filter((planet) => systemOf(planet) === system && mayStand(v, you, 'infantry', planet));
const INVESTED = 5;
const INVESTED_IN = 3;
function invest(t: Table, cards: readonly string[]): void {
  for (const card of cards as StrategyCardId[]) t.pub.strategyCards[card].goods++;
  t.emit('goodsPlaced', { cards: cards.slice() as StrategyCardId[] });
}
const PROTOTYPE = 4;
const isOf = (technology: TechnologyId, types: readonly UnitType[]): boolean => {
  const type = upgradedType(technology);
  return type !== null && types.includes(type);
};
/** The types of units with which a player takes part in a combat. */
const typesIn = (pub: Pub, fight: Fight, seat: Seat): UnitType[] => [
  ...new Set(combat.fightersOf(pub, fight, seat).map(({ unit }) => unit)),
];

export const EXPANSION_CARDS = [
  /** Three cards of a deck: fragments are kept, the others discarded. */
  component({
    id: 'archaeological-expedition',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'trait',
      from: TRAITS.filter((trait) => planetsOf(v.pub, you).some((planet) => traitsOf(v, planet).includes(trait))),
    }),
    effect: (t, { you, aim }) => {
      const deck = aim as Deck;
      const cards = Array.from({ length: TURNED_OVER }, () => drawExploration(t, deck)).filter((card) => card !== null);
      for (const card of cards) {
        const isFragment = explorationFacts(explorationOf(card)).goes === 'fragment';
        t.move(card, EXPLORED, isFragment ? fragmentsOf(you) : discardOf(deck));
      }
      t.emit('unearthed', { seat: you, cards });
    },
  }),
  /** After Confusing Legal Text, before Deadly Plot (TI4-CAC-09). */
  component({
    id: 'confounding-legal-text',
    kind: 'action-card',
    at: 'outcome.elected',
    fits: (_, you, { outcome }) => outcome !== String(you),
    effect: (_, { you, about }) => {
      about.outcome = String(you);
    },
  }),
  /** The turn ends; the strategy card stays readied (TI4-CAC-12). */
  component({
    id: 'coup-detat',
    kind: 'action-card',
    at: 'strategic.would',
    fits: (_, you, { seat }) => seat !== you,
    effect: (t) => endTurn(t),
  }),
  /** Nothing of the outcome happens; all own planets are exhausted (TI4-CAC-10). */
  component({
    id: 'deadly-plot',
    kind: 'action-card',
    at: 'outcome.would',
    fits: ({ pub }, you, { outcome, prevented }) => !prevented && isAgainst(pub, you, outcome),
    effect: (t, { you, about }) => {
      about.prevented = true;
      exhaust(t, readyPlanets(t.pub, you));
    },
  }),
  /** Up to two ground forces hurry to a planet of the system; damage stays (TI4-CAC-15). */
  component({
    id: 'decoy-operation',
    kind: 'action-card',
    at: 'activate.after',
    fits: (v, you, { seat, system }) =>
      seat !== you &&
      landings(v, you, system).length > 0 &&
      placesIn(system).some((place) => stacksAt(v.pub, place).some((one) => one.seat === you && isStructure(one.type))),
    // What removes and places takes structures that are ground forces as well (TI4-ULTI-04).
    aim: ({ pub }, you) => ({
      some: 'unit',
      from: figuresAt(pub, you, everywhere(pub), isForceOf(pub, you)),
      min: 1,
      max: TWO,
    }),
    memo: { planet: '' },
    effect: {
      where: (t, { you, about, memo, source }) => {
        const from = landings(t, you, about.system);
        memo.planet = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-CAC-15' }, 'planet');
      },
      move: (t, { you, aim, memo }) => {
        for (const id of aim) {
          const { unit, at } = figureNamed(id);
          const { type, marks } = unitNamed(unit);
          if (at === memo.planet) continue;
          moveUnits(t.pub.units, at, memo.planet, you, type, 1, marks);
          t.emit('carried', { seat: you, unit: type, from: at, to: memo.planet });
        }
      },
    },
  }),
  /** A note of the target's choice; not twice from the same player (TI4-CAC-17). */
  component({
    id: 'diplomatic-pressure',
    kind: 'action-card',
    at: 'agenda.reveal.would',
    aim: (v, you) => ({ one: 'player', from: others(v, you) }),
    effect: (t, { you, aim }) => t.call('giveNotes', { from: [Number(aim)], to: you }),
  }),
  /** It is gone before prerequisites are looked at, and cannot be researched now (TI4-CAC-20). */
  component({
    id: 'divert-funding',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({ one: 'technology', from: pub.sheets[you]!.technologies.filter(isCommon) }),
    effect: {
      unlearn: (t, { you, aim }) => forget(t, you, aim as TechnologyId),
      research: (t, { you }) => t.call('research', { seat: you, price: 0 }),
    },
    lasting: {
      until: ['effect'],
      keeps: ({ aim }) => aim,
      modifiers: {
        mayResearch: (_, { seat, technology }, you) =>
          seat === you.seat && technology === you.about ? 'forbid' : null,
      },
    },
  }),
  component({
    id: 'exploration-probe',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({ one: 'system', from: probed(v, you) }),
    effect: (t, { you, aim }) => t.call('explore', { seat: you, place: aim }),
  }),
  /** On cards that players kept, too (TI4-CAC-40). */
  component({
    id: 'manipulate-investments',
    kind: 'action-card',
    at: 'phase.start',
    fits: (_, __, { phase }) => phase === 'strategy',
    aim: () => ({ some: 'strategyCard', from: STRATEGY_CARD_IDS.slice(), min: INVESTED_IN, max: INVESTED }),
    memo: { left: 0, card: '' },
    effect: {
      spread: (t, { aim, memo }) => {
        invest(t, aim);
        memo.left = INVESTED - aim.length;
      },
      more: (t, { you, aim, memo, source }) => {
        if (memo.left === 0) return 'end';
        const asked = { what: 'strategyCard' as const, from: aim, for: source.ability, rule: 'TI4-CAC-40' };
        return t.ask(you, 'pickOne', asked, 'card');
      },
      add: (t, { memo }) => {
        invest(t, [memo.card]);
        memo.left--;
        return 'more';
      },
    },
  }),
  /** In the movement step alone; rifts then help nobody and take nobody (TI4-CAC-42). */
  component({
    id: 'nav-suite',
    kind: 'action-card',
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    lasting: {
      until: ['tacticalAction'],
      modifiers: {
        anomalies: (_, { seat, isMove }, you) => (seat === you.seat && isMove ? { remove: ANOMALIES.slice() } : null),
      },
    },
  }),
  /** One or two infantry become mechs. */
  component({
    id: 'refit-troops',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      some: 'unit',
      from: figuresAt(v.pub, you, everywhere(v.pub), (type) => type === 'infantry'),
      min: 1,
      max: Math.min(TWO, mayStand(v, you, 'mech', '') ? figuresAtHand(v.pub, you, 'mech') : 0),
    }),
    memo: { left: null as string[] | null },
    effect: {
      replace: (t, { you, aim, memo }) => {
        memo.left ??= aim.slice();
        const [id, ...left] = memo.left;
        if (id === undefined) return 'end';
        memo.left = left;
        const { unit, at } = figureNamed(id);
        takeBack(t, you, at, [unit]);
        return t.call('placeUnits', { seat: you, unit: 'mech', place: at, n: 1 });
      },
      again: () => 'replace',
    },
  }),
  /** An upgrade of a unit that takes part, for four resources. */
  component({
    id: 'reveal-prototype',
    kind: 'action-card',
    at: 'combat.start',
    fits: (v, you, fight) =>
      isFight(fight, you) &&
      firstOfPlan(researchPlan(v, you, PROTOTYPE, (id) => isOf(id, typesIn(v.pub, fight, you)))) !== null,
    effect: (t, { you }) => t.call('research', { seat: you, price: PROTOTYPE, wants: true }),
    lasting: {
      until: ['effect'],
      keeps: ({ about }) => ({ ...about }),
      modifiers: {
        mayResearch: (pub, { seat, technology }, you) =>
          seat === you.seat && !isOf(technology, typesIn(pub, you.about as unknown as Fight, seat)) ? 'forbid' : null,
      },
    },
  }),
  /** A card with an action that another player discarded, for whatever reason (TI4-CAC-49). */
  component({
    id: 'reverse-engineer',
    kind: 'action-card',
    at: 'cards.discard.after',
    fits: ({ pub }, you, { seat, card }) =>
      seat !== you &&
      actionCardFacts(textOf(card) as ActionCardId).at.includes('action') &&
      (pub.table.cards[ACTION_DISCARD] ?? []).includes(card),
    effect: (t, { you, about: { card } }) => {
      t.move(card, ACTION_DISCARD, handOf(you));
      t.emit('recovered', { seat: you, cards: [card] });
    },
  }),
  /** The attacker has to retreat, if able (TI4-CAC-50). */
  component({
    id: 'rout',
    kind: 'action-card',
    at: 'retreats.start',
    fits: (_, you, { defender }) => defender === you,
    effect: (_, { about }) => {
      about.must = about.attacker;
    },
  }),
  /** One or two ships for trade goods. */
  component({
    id: 'scuttle',
    kind: 'action-card',
    at: 'action',
    aim: ({ pub }, you) => ({
      some: 'unit',
      from: figuresAt(pub, you, everywhere(pub), (type: UnitType) => isShip(type) && type !== 'fighter'),
      min: 1,
      max: TWO,
    }),
    effect: (t, { you, aim }) => {
      const goods = aim.reduce((sum, id) => sum + costOf(t.pub, you, id), 0);
      for (const id of aim) takeBack(t, you, figureNamed(id).at, [figureNamed(id).unit]);
      return gain(t, you, goods);
    },
  }),
  /** Hits of a barrage count against all ships (TI4-CAC-62). */
  component({
    id: 'waylay',
    kind: 'action-card',
    at: 'roll.would',
    fits: (_, you, { purpose, rolls }) =>
      purpose === 'barrage' && rolls.some(({ by, volleys }) => by === you && volleys.length > 0),
    lasting: {
      until: ['battleRound'],
      modifiers: { barragesShips: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
    },
  }),
  /** A fragment of a neighbour. */
  component({
    id: 'seize-artifact',
    kind: 'action-card',
    at: 'action',
    aim: (v, you) => ({
      one: 'component',
      from: others(v, you)
        .map(Number)
        .filter((seat) => areNeighbours(v, you, seat))
        .flatMap((seat) => v.pub.table.cards[fragmentsOf(seat)] ?? []),
    }),
    effect: (t, { you, aim }) => {
      const from = t.pub.sheets.findIndex((_, seat) => t.cards(fragmentsOf(seat)).includes(aim));
      t.move(aim, fragmentsOf(from), fragmentsOf(you));
      t.emit('seized', { seat: you, from, card: aim });
    },
  }),
];
