import { flawOfRaces, readRaces } from './rules/settledRaces.ts';
import { cloneStacks, game, part, questions } from '@orrery/kernel';
import type { Game, Options } from '@orrery/kernel';
import { content } from './content/index.ts';
import { flawOf, readGalaxy } from './galaxy/galaxyString.ts';
import { botOf } from './bot/bot.ts';
import { inventory } from './inventory.ts';
import { statistics } from './statistics.ts';
import { ambush } from './rules/ambush.ts';
import { choices } from './rules/choices.ts';
import { fee, geniusFee } from './rules/geniusFee.ts';
import { seek, seekAgenda } from './rules/seek.ts';
import { anyTime, discard, draw, handSurplus } from './rules/actionCards.ts';
import { building, isTileZone, placeTile } from './rules/building.ts';
import { cardExchange, exchangeCards } from './rules/cardExchange.ts';
import { actionPhase, secondAction, turn } from './rules/actionPhase.ts';
import { casualtiesAsk, losses } from './rules/casualties.ts';
import { dice } from './rules/dice.ts';
import { fallen } from './rules/fallen.ts';
import { plainDice } from './rules/plainDice.ts';
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
import { land, landing, licence } from './rules/landing.ts';
import { extraPoints } from './rules/extraPoints.ts';
import { openDraw } from './rules/openDraw.ts';
import { captivity, leaderFate } from './rules/leaders.ts';
import { occupation } from './rules/occupation.ts';
import { exploration } from './rules/exploration.ts';
import { probing } from './rules/probing.ts';
import { razing } from './rules/razing.ts';
import { passage } from './rules/passage.ts';
import { laidCardLost } from './rules/laidCards.ts';
import { move } from './rules/move.ts';
import { cannonade, fire, pdsFire } from './rules/pdsFire.ts';
import { produce, production } from './rules/production.ts';
import { answerWith } from './rules/queries.ts';
import { emptyBoard, lastStanding, match, round } from './rules/match.ts';
import { setUp, settle } from './rules/setUp.ts';
import { battleRound, leave, refuge, spaceBattle } from './rules/spaceBattle.ts';
import { counters, statusPhase } from './rules/statusPhase.ts';
import { secondary, strategicAction, strategyAbility } from './rules/strategicAction.ts';
import { bonus, pickStrategy, strategyPhase, takeStrategyCard } from './rules/strategyPhase.ts';
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
import { claim, claimSecret, claiming, crowning } from './rules/objectives.ts';
import { breakTie, council, nextAgenda, politicalPrimary, vote } from './rules/council.ts';
import { flyRun, sabotageRun, sabotageRuns } from './rules/sabotageRun.ts';
import { ALWAYS_TRUE, elimination, fighterSurplus, fleetSurplus, giveUp, scuttle } from './rules/surplus.ts';
import { tacticalAction } from './rules/tacticalAction.ts';
import { disband, disbanding, gift, giving } from './rules/betweenActions.ts';
import { transfer, transferAction, transferFire, transferProduce } from './rules/transferAction.ts';
import { diodes, transitDiodes } from './rules/transitDiodes.ts';
import { ID, RULES } from './rules/version.ts';
import type { Agreed, Board, Ti3 } from './shapes.ts';
import { languages } from './text/languages.ts';
import { title } from './text/title.ts';

const announce = { protocol: 'announce' } as const;

const oneOf = <V extends string>(value: string | undefined, known: readonly V[]): V => {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`an option has the unknown value ${value}`);
  return found;
};

/** What a match is played with; a skirmish lasts five rounds unless it says otherwise. */
function agreedOn(options: Options): Agreed {
  const skirmish = options.setup === 'skirmish';
  const usualRounds = skirmish ? 5 : null;
  return {
    skirmish,
    races: readRaces(options.races!) ?? oneOf(options.races, ['drawn', 'chosen', 'drafted'] as const),
    galaxy: options.galaxy!,
    rounds: options.rounds === 'usual' ? usualRounds : Number(options.rounds),
    faq: options.rulings === 'faq',
    sabotageOfSabotage: options.sabotageOfSabotage === 'yes',
    strategyCards: !skirmish || options.strategyCards === 'yes',
    sabotageRuns: options.sabotageRuns === 'yes',
    points: !skirmish || options.victory === 'points',
    attrition: oneOf(options.attrition, ['no', 'yes', 'without-game-over']),
    ageOfEmpire: options.ageOfEmpire === 'yes',
    distantSuns: options.distantSuns === 'yes',
    leaders: options.leaders === 'yes',
    advanced: options.technology === 'advanced',
  };
}

/** The chapters of the rulebook: their procedures and questions, and the windows they open for components. */
const chapters = part<Ti3>()({
  procedures: {
    match,
    setUp,
    building,
    round,
    strategyPhase,
    takeStrategyCard,
    strategicAction,
    strategyAbility,
    receiveCounters,
    diplomacyPrimary,
    diplomacySecondary,
    politicalPrimary,
    council,
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
    plainDice,
    fallen,
    losses,
    spaceBattle,
    ambush,
    sabotageRuns,
    sabotageRun: flyRun,
    battleRound,
    passage,
    probing,
    razing,
    exploration,
    landing,
    occupation,
    leaderFate,
    extraPoints,
    openDraw,
    captivity,
    invasion,
    invasionCombat,
    invasionRound,
    transitDiodes,
    bombardment,
    production,
    statusPhase,
    cardExchange,
    geniusFee,
    laidCardLost,
    choices,
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
    settle,
    placeTile,
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
    exchangeCards,
    seek,
    seekAgenda,
    fee,
    licence,
    anyTime,
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
  },
  // Cards are announced together and resolved in the order of play (TI3-ACTIONCARDS-06); Sabotage is not announced (TI3-ACTIONCARDS-08).
  windows: {
    strategyPhase: announce,
    'strategy.picked': announce,
    'strategy.ended': announce,
    'primary.done': announce,
    'secondary.would': announce,
    'status.would': announce,
    'cards.returned': announce,
    'agenda.would': announce,
    'agenda.revealed': announce,
    'vote.would': announce,
    'votes.cast': announce,
    'agenda.passed': announce,
    'agenda.failed': announce,
    activated: announce,
    moved: announce,
    attacked: announce,
    'combat.start': announce,
    'round.start': announce,
    'roll.after': announce,
    'dice.after': announce,
    damaged: announce,
    'research.would': announce,
    'landing.would': announce,
    'invasion.would': announce,
    beforeBombardment: announce,
    beforeInvasion: announce,
    occupied: announce,
    conquered: announce,
  },
  invariants: ALWAYS_TRUE,
});

/** Twilight Imperium, third edition. */
export const ti3: Game<Ti3> = game<Ti3>()({
  id: ID,
  rules: RULES,
  seats: { min: 3, max: 6 },
  /** The skirmish is for three; races of a draft, and a galaxy in words, say for how many it is. */
  seatsFor: ({ setup, galaxy, races }) => {
    if (setup === 'skirmish') return { min: 3, max: 3 };
    const settled = readRaces(races!)?.length;
    if (settled !== undefined) return { min: settled, max: settled };
    const read = readGalaxy(galaxy!);
    return 'fault' in read ? { min: 3, max: 6 } : { min: read.layout.players, max: read.layout.players };
  },
  options: {
    setup: { values: ['full', 'skirmish'], default: 'full' },
    races: { values: ['drawn', 'chosen', 'drafted'], default: 'drawn', accepts: flawOfRaces },
    galaxy: { values: ['built', 'generated'], default: 'built', accepts: flawOf },
    rounds: { values: ['usual', '3', '5', '8', '12'], default: 'usual' },
    rulings: { values: ['rulebook', 'faq'], default: 'rulebook' },
    sabotageOfSabotage: { values: ['yes', 'no'], default: 'yes' },
    strategyCards: { values: ['yes', 'no'], default: 'yes' },
    sabotageRuns: { values: ['no', 'yes'], default: 'no' },
    victory: { values: ['planets', 'points'], default: 'planets' },
    attrition: { values: ['no', 'yes', 'without-game-over'], default: 'no' },
    ageOfEmpire: { values: ['no', 'yes'], default: 'no' },
    distantSuns: { values: ['no', 'yes'], default: 'no' },
    leaders: { values: ['no', 'yes'], default: 'no' },
    technology: { values: ['start', 'advanced'], default: 'start' },
  },
  begin: (seats, options) => ({
    pub: emptyBoard(seats, agreedOn(options)),
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'match', locals: {} },
  }),
  parts: [questions, content.part, chapters],
  resign: giveUp,
  clone: { pub: cloneBoard, own: () => ({}), hidden: () => ({}) },
  bot: botOf(() => ti3),
  statistics,
  title,
  words: {
    en: () => languages.en().then(({ words }) => words),
    fr: () => languages.fr().then(({ words }) => words),
    de: () => languages.de().then(({ words }) => words),
  },
  census: ({ pub }) => ({
    // Tiles are no cards any more once they lie on the board.
    cards: Object.entries(pub.table.zones).reduce((n, [id, zone]) => (isTileZone(id) ? n : n + zone.n), 0),
    goods: pub.sheets.reduce((n, sheet) => n + sheet.goods, pub.goods),
    ...Object.fromEntries(
      pub.sheets.map((sheet, seat) => {
        const onBoard = Object.values(pub.activated).filter((seats) => seats.includes(seat)).length;
        return [`counters of ${seat}`, sheet.strategy + sheet.fleet + sheet.command + sheet.reserve + onBoard];
      }),
    ),
  }),
  inventory,
});
answerWith({ game: ti3, content });

/** The parts stand in the same order as in `emptyBoard`, so that a copy reads byte for byte like its model. */
function cloneBoard(pub: Board): Board {
  const gates: Board['gates'] = {};
  for (const system in pub.gates) gates[system] = pub.gates[system]!.slice();
  const leaders: Board['leaders'] = {};
  for (const id in pub.leaders) leaders[id] = { ...pub.leaders[id]! };
  const claimed: Board['claimed'] = {};
  for (const id in pub.claimed) claimed[id] = pub.claimed[id]!.slice();
  const planets: Board['planets'] = {};
  for (const id in pub.planets) planets[id] = { ...pub.planets[id]! };
  const activated: Board['activated'] = {};
  for (const system in pub.activated) activated[system] = pub.activated[system]!.slice();
  return {
    agreed: pub.agreed,
    round: pub.round,
    speaker: pub.speaker,
    seating: pub.seating.slice(),
    order: pub.order.slice(),
    active: pub.active,
    galaxy: pub.galaxy,
    activated,
    planets,
    found: { ...pub.found },
    gates,
    returned: pub.returned,
    leaders,
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
    tollPaid: pub.tollPaid,
    laws: pub.laws.map(({ card, elected }) => ({ card, elected })),
    marker: pub.marker,
    claimed,
    merciless: pub.merciless.slice(),
    played: pub.played.slice(),
  };
}
