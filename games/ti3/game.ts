import { cloneStacks } from '@orrery/kernel';
import type { Game, Options } from '@orrery/kernel';
import { ACTION_CARDS, textOf } from './content/actionCards.ts';
import { bot } from './bot/bot.ts';
import { CARD_REACTIONS, discard, draw, handSurplus, held, playCard } from './rules/actionCards.ts';
import { DECK, DISCARD, hand } from './rules/hands.ts';
import { actionPhase, secondAction, turn } from './rules/actionPhase.ts';
import { casualtiesAsk, losses } from './rules/casualties.ts';
import { chooseDie, chooseJam, choosePlanet, chooseSystem } from './rules/choices.ts';
import { dice } from './rules/dice.ts';
import {
  bacterialWeapon,
  bombard,
  bombardment,
  groundLosses,
  joinFighters,
  invade,
  invasion,
  invasionCombat,
  invasionRound,
} from './rules/invasion.ts';
import { land, landing, occupation } from './rules/landing.ts';
import { move } from './rules/move.ts';
import { cannonade, fire, pdsFire } from './rules/pdsFire.ts';
import { produce, production } from './rules/production.ts';
import { MODIFIERS, live } from './rules/queries.ts';
import { SLICE_RACES, emptyBoard, lastStanding, round, slice } from './rules/slice.ts';
import { battleRound, leave, refuge, spaceBattle } from './rules/spaceBattle.ts';
import { counters, statusPhase } from './rules/statusPhase.ts';
import { secondary, strategicAction } from './rules/strategicAction.ts';
import { bonus, pickStrategy, strategyPhase } from './rules/strategyPhase.ts';
import { buyTechnology, chooseTechnology, technologyPrimary, technologySecondary } from './rules/technology.ts';
import {
  cancelAgreement,
  closeNegotiations,
  consent,
  deal,
  negotiations,
  propose,
  tradeOption,
  tradePrimary,
  tradeSecondary,
} from './rules/trade.ts';
import { patrol, takeCounter, warfarePrimary, warfareSecondary } from './rules/warfare.ts';
import { chooseOpponent, diplomacyPrimary, diplomacySecondary, refresh } from './rules/diplomacy.ts';
import { imperialPrimary, imperialSecondary, produceWhere } from './rules/imperial.ts';
import { buyCounters, logisticsSecondary, placeCounters, receiveCounters } from './rules/logistics.ts';
import { claim, claimSecret, claiming, crowning, objectiveZones } from './rules/objectives.ts';
import {
  IN_PLAY,
  POLITICAL,
  POLITICAL_DISCARD,
  breakTie,
  council,
  dividend,
  explorationDividend,
  nextAgenda,
  politicalDeck,
  politicalPrimary,
  vote,
} from './rules/council.ts';
import { sabotageRun, sabotageRuns } from './rules/sabotageRun.ts';
import { ALWAYS_TRUE, elimination, fighterSurplus, fleetSurplus, giveUp, scuttle } from './rules/surplus.ts';
import { tacticalAction } from './rules/tacticalAction.ts';
import { disband, disbanding, gift, giving } from './rules/freeDeeds.ts';
import { transfer, transferAction, transferFire, transferProduce } from './rules/transferAction.ts';
import { diodes, transitDiodes } from './rules/transitDiodes.ts';
import { letnevFunding, warFunding } from './rules/warFunding.ts';
import { RULES } from './rules/version.ts';
import type { Agreed, Board, Ti3 } from './shapes.ts';
import { words } from './text/index.ts';

const announce = { protocol: 'announce' } as const;

const attritionOf = ({ attrition }: Options): Agreed['attrition'] =>
  attrition === 'yes' || attrition === 'without-game-over' ? attrition : 'no';

/** A slice of Twilight Imperium, third edition: Tactical Actions and Action Cards of three races on a small fixed galaxy. */
export const ti3Slice: Game<Ti3> = {
  id: 'ti3-slice',
  rules: RULES,
  seats: { min: SLICE_RACES.length, max: SLICE_RACES.length },
  options: {
    rounds: { values: ['3', '5', '8'], default: '5' },
    sabotageOfSabotage: { values: ['yes', 'no'], default: 'yes' },
    strategyCards: { values: ['yes', 'no'], default: 'yes' },
    sabotageRuns: { values: ['no', 'yes'], default: 'no' },
    victory: { values: ['planets', 'points'], default: 'planets' },
    attrition: { values: ['no', 'yes', 'without-game-over'], default: 'no' },
    ageOfEmpire: { values: ['no', 'yes'], default: 'no' },
    technology: { values: ['start', 'advanced'], default: 'start' },
  },
  begin: (seats, options) => ({
    pub: emptyBoard({
      rounds: Number(options.rounds),
      sabotageOfSabotage: options.sabotageOfSabotage === 'yes',
      strategyCards: options.strategyCards === 'yes',
      sabotageRuns: options.sabotageRuns === 'yes',
      points: options.victory === 'points',
      attrition: attritionOf(options),
      ageOfEmpire: options.ageOfEmpire === 'yes',
      advanced: options.technology === 'advanced',
    }),
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'slice', locals: { dealt: 0 } },
  }),
  procedures: {
    slice,
    round,
    strategyPhase,
    strategicAction,
    receiveCounters,
    diplomacyPrimary,
    diplomacySecondary,
    politicalPrimary,
    council,
    dividend,
    logisticsSecondary,
    tradePrimary,
    tradeSecondary,
    negotiations,
    deal,
    warfarePrimary,
    warfareSecondary,
    technologyPrimary,
    technologySecondary,
    imperialPrimary,
    imperialSecondary,
    claiming,
    crowning,
    actionPhase,
    tacticalAction,
    transferAction,
    transferFire,
    pdsFire,
    cannonade,
    dice,
    losses,
    spaceBattle,
    sabotageRuns,
    battleRound,
    landing,
    occupation,
    invasion,
    invasionCombat,
    invasionRound,
    transitDiodes,
    bombardment,
    production,
    statusPhase,
    playCard,
    warFunding,
    giving,
    disbanding,
    fleetSurplus,
    fighterSurplus,
    handSurplus,
    draw,
    elimination,
    lastStanding,
  },
  asks: {
    turn,
    move,
    transfer,
    transferProduce,
    fire,
    casualties: casualtiesAsk,
    sabotageRun,
    vote,
    breakTie,
    nextAgenda,
    leave,
    refuge,
    land,
    invade,
    bombard,
    bacterialWeapon,
    joinFighters,
    groundLosses,
    diodes,
    secondAction,
    produce,
    discard,
    counters,
    pickStrategy,
    bonus,
    secondary,
    placeCounters,
    chooseOpponent,
    refresh,
    buyCounters,
    tradeOption,
    propose,
    closeNegotiations,
    consent,
    cancelAgreement,
    takeCounter,
    patrol,
    chooseTechnology,
    buyTechnology,
    produceWhere,
    claim,
    claimSecret,
    scuttle,
    gift,
    disband,
    chooseJam,
    chooseSystem,
    choosePlanet,
    chooseDie,
  },
  // Cards are announced together and resolved in the order of play (TI3-ACTIONCARDS-06); Sabotage is not announced (TI3-ACTIONCARDS-08).
  windows: {
    strategyPhase: announce,
    activated: announce,
    moved: announce,
    'combat.start': announce,
    'round.start': announce,
    'roll.after': announce,
    damaged: announce,
    beforeBombardment: announce,
    beforeInvasion: announce,
    occupied: announce,
    revealed: { protocol: 'turns' },
  },
  reactions: { ...CARD_REACTIONS, letnev: [letnevFunding], 'agenda-minister-of-exploration': [explorationDividend] },
  live,
  modifiers: MODIFIERS,
  held,
  invariants: ALWAYS_TRUE,
  resign: giveUp,
  clone: { pub: cloneBoard, own: () => ({}), hidden: () => ({}) },
  bot,
  words,
  census: ({ pub, own, hidden }) => ({
    agendas: [POLITICAL, POLITICAL_DISCARD, IN_PLAY].reduce((n, zone) => n + pub.table.zones[zone]!.n, 0),
    objectives: objectiveZones(pub).reduce((n, zone) => n + pub.table.zones[zone]!.n, 0),
    cards:
      hidden.table.cards.actions!.length +
      pub.table.cards[DISCARD]!.length +
      own.reduce((n, one, seat) => n + one.table.cards[hand(seat)]!.length, 0),
    goods: pub.sheets.reduce((n, sheet) => n + sheet.goods, pub.goods),
    ...Object.fromEntries(
      pub.sheets.map((sheet, seat) => {
        const onBoard = Object.values(pub.activated).filter((seats) => seats.includes(seat)).length;
        return [`counters of ${seat}`, sheet.strategy + sheet.fleet + sheet.command + sheet.reserve + onBoard];
      }),
    ),
  }),
  inventory: {
    dealt: { pile: DECK, hand },
    all: ({ strategyCards }) => [
      ...ACTION_CARDS.map((card) => card.id),
      ...(strategyCards === 'yes' ? politicalDeck() : []),
    ],
    reached: (event) =>
      event.t === 'played' ? [textOf(event.all.card)] : event.t === 'decided' ? [event.all.agenda] : [],
  },
  migrations: {
    // Before, everybody began with the technologies of their race.
    1: (s) => ({
      ...s,
      options: { ...s.options, technology: 'start' },
      pub: { ...s.pub, agreed: { ...s.pub.agreed, advanced: false } },
    }),
  },
};

/** The parts stand in the same order as in `emptyBoard`, so that a copy reads byte for byte like its model. */
function cloneBoard(pub: Board): Board {
  const planets: Board['planets'] = {};
  for (const id in pub.planets) planets[id] = { ...pub.planets[id]! };
  const activated: Board['activated'] = {};
  for (const system in pub.activated) activated[system] = pub.activated[system]!.slice();
  return {
    agreed: pub.agreed,
    round: pub.round,
    speaker: pub.speaker,
    order: pub.order.slice(),
    active: pub.active,
    galaxy: pub.galaxy.slice(),
    activated,
    planets,
    units: cloneStacks(pub.units),
    sheets: pub.sheets.map((sheet) => ({
      ...sheet,
      technologies: sheet.technologies.slice(),
      cards: sheet.cards.map(({ card, used }) => ({ card, used })),
    })),
    goods: pub.goods,
    agreements: pub.agreements.map(({ seats: [a, b], cards: [i, j], fresh }) => ({
      seats: [a, b],
      cards: [i, j],
      fresh,
    })),
    bonus: { ...pub.bonus },
    initiative: pub.initiative,
    truces: pub.truces.map(([a, b]) => [a, b]),
    laws: pub.laws.map(({ card, elected }) => ({ card, elected })),
    marker: pub.marker,
    claimed: Object.fromEntries(Object.entries(pub.claimed).map(([id, seats]) => [id, seats.slice()])),
    merciless: pub.merciless.slice(),
    played: pub.played.slice(),
  };
}
