import { cardsIn, contentOf, game, questions, rulesView } from '@orrery/kernel';
import type { Game, Seat, State } from '@orrery/kernel';
import { VICTORY_POINTS } from './content/limits.ts';
import { actionPhaseOf } from './rules/actionPhase.ts';
import { flawOfFactions, playersIn } from './rules/agreed.ts';
import { cloneBoard, emptyBoard } from './rules/beginning.ts';
import { flawOfGalaxy } from './galaxy/mapString.ts';
import { assimilationPart } from './rules/assimilation.ts';
import { tokensPart } from './rules/commandTokens.ts';
import { controlPart } from './rules/control.ts';
import { eliminationPart } from './rules/elimination.ts';
import { fleetsPart } from './rules/fleets.ts';
import { reinforcementsPart } from './rules/reinforcements.ts';
import { cannonPart } from './rules/combat/cannon.ts';
import { dicePart } from './rules/combat/rolls.ts';
import { hitsPart } from './rules/combat/hits.ts';
import { invasionPart } from './rules/combat/invasion.ts';
import { strikePart } from './rules/combat/strike.ts';
import { spaceCombatPart } from './rules/combat/spaceCombat.ts';
import { combat } from './rules/combat/units.ts';
import { agendaPart } from './rules/council/agendaPhase.ts';
import { votingPart } from './rules/council/voting.ts';
import { custodiansPart } from './rules/custodians.ts';
import { dealsOf, dealsPart } from './rules/trade/deals.ts';
import { explorationPart } from './rules/expansion/exploration.ts';
import { fragmentsPart } from './rules/expansion/fragments.ts';
import { capturePart } from './rules/expansion/capture.ts';
import { heldTokensPart } from './rules/expansion/heldTokens.ts';
import { landingPart } from './rules/expansion/landing.ts';
import { leavingPart } from './rules/expansion/leaving.ts';
import { storedGoodsPart } from './rules/expansion/storedGoods.ts';
import { leadersPart } from './rules/expansion/leaders.ts';
import { nexusPart } from './rules/expansion/nexus.ts';
import { expandedSetUpPart } from './rules/expansion/setUp.ts';
import { effectsPart } from './rules/effects.ts';
import { handsPart } from './rules/hands.ts';
import { momentsPart, occasionsPart } from './rules/moments.ts';
import { movementPart } from './rules/movement.ts';
import { paymentPart } from './rules/payment.ts';
import { productionPart } from './rules/production.ts';
import { roundPart } from './rules/round.ts';
import { scoringPart } from './rules/scoring.ts';
import { shows } from './rules/showing.ts';
import { layingPart } from './rules/layingGalaxy.ts';
import { setUpPart } from './rules/setUp.ts';
import { statusPhasePart } from './rules/statusPhase.ts';
import { strategicActionPart } from './rules/strategicAction.ts';
import { construction } from './rules/strategyCards/construction.ts';
import { diplomacy } from './rules/strategyCards/diplomacy.ts';
import { imperial } from './rules/strategyCards/imperial.ts';
import { leadership } from './rules/strategyCards/leadership.ts';
import { politics } from './rules/strategyCards/politics.ts';
import { technology } from './rules/strategyCards/technology.ts';
import { trade } from './rules/strategyCards/trade.ts';
import { warfare } from './rules/strategyCards/warfare.ts';
import { strategyPhasePart } from './rules/strategyPhase.ts';
import { heldTokens } from './rules/tokens.ts';
import { tacticalActionPart } from './rules/tacticalAction.ts';
import { FACTION_IDS, factionSheet } from './content/factions/index.ts';
import type { FactionId } from './content/factions/index.ts';
import type { BoxSet } from './content/sets.ts';
import { textsOf } from './content/texts.ts';
import { FACTION_COMPONENTS } from './content/factions/components.ts';
import { FACTION_LEADERS } from './content/factions/leaders.ts';
import { EXPLORING } from './content/exploring/index.ts';
import { KINDS } from './content/component.ts';
import { CARDS_AND_LAWS } from './content/cards/index.ts';
import { GENERIC_TECHNOLOGIES } from './content/technologies/index.ts';
import { GENERIC_UPGRADES } from './content/units/upgrades.ts';
import type { Ti4 } from './shapes.ts';
import { botOf } from './bot/bot.ts';
import { decksOf } from './bot/deal.ts';
import { inventoryOf } from './inventory.ts';
import { statistics } from './statistics.ts';
import { ID, RULES } from './rules/version.ts';
import { languages } from './text/languages.ts';
import { title } from './text/title.ts';

/** Components whose effects are played. */
export const content = contentOf(KINDS, [
  ...GENERIC_TECHNOLOGIES,
  ...GENERIC_UPGRADES,
  ...FACTION_COMPONENTS,
  ...CARDS_AND_LAWS,
  ...EXPLORING,
  ...FACTION_LEADERS,
]);

/** Factions of the boxes of which nothing is only text. */
export const playableFactions = (sets: readonly BoxSet[]): FactionId[] =>
  FACTION_IDS.filter(
    (id) =>
      sets.includes(factionSheet(id).set) && textsOf(id, sets).every((text) => content.components[text] !== undefined),
  );

export const ti4: Game<Ti4> = game<Ti4>()({
  id: ID,
  rules: RULES,
  seats: { min: 3, max: 8 },
  seatsFor: (options) => {
    const players = playersIn(options);
    if (players !== null) return { min: players, max: players };
    return { min: 3, max: options['expansion'] === 'yes' ? 8 : 6 };
  },
  options: {
    expansion: { values: ['no', 'yes'], default: 'yes' },
    factions: { values: ['random', 'choice'], default: 'random', accepts: flawOfFactions },
    galaxy: { values: ['balanced', 'fixed', 'rulebook'], default: 'balanced', accepts: flawOfGalaxy },
    reading: { values: ['rulebook', 'summary'], default: 'rulebook' },
    points: { values: VICTORY_POINTS.map(String), default: '10' },
  },
  begin: (seats, options) => ({
    pub: {
      ...emptyBoard(seats, options, playableFactions),
      frontier: [],
      nexus: 'inactive',
      unlocked: [],
      sleepers: {},
    },
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'match', locals: {} },
  }),
  clone: { pub: cloneBoard },
  parts: [
    questions,
    content.part,
    roundPart,
    setUpPart,
    layingPart,
    strategyPhasePart,
    actionPhaseOf(content),
    strategicActionPart,
    leadership,
    diplomacy,
    politics,
    construction,
    trade,
    warfare,
    technology,
    imperial,
    tacticalActionPart,
    movementPart,
    fleetsPart,
    controlPart,
    eliminationPart,
    reinforcementsPart,
    productionPart,
    combat.part,
    momentsPart,
    occasionsPart,
    dicePart,
    hitsPart,
    spaceCombatPart,
    strikePart,
    cannonPart,
    invasionPart,
    statusPhasePart,
    scoringPart,
    handsPart,
    tokensPart,
    paymentPart,
    agendaPart,
    votingPart,
    effectsPart,
    assimilationPart,
    custodiansPart,
    dealsPart,
    // Prophecy of Kings
    expandedSetUpPart,
    explorationPart,
    nexusPart,
    landingPart,
    leadersPart,
    capturePart,
    heldTokensPart,
    fragmentsPart,
    storedGoodsPart,
    leavingPart,
  ],
  resign: (t, seat: Seat) => t.eliminate(seat),
  deals: dealsOf((pub) => rulesView(ti4, { pub, me: null, seat: null })),
  shows,
  bot: botOf(() => ti4),
  statistics,
  title,
  words: {
    en: () => languages.en().then(({ words }) => words),
    fr: () => languages.fr().then(({ words }) => words),
    de: () => languages.de().then(({ words }) => words),
  },
  census,
  inventory: inventoryOf(content.components),
});

/** Tokens and cards are neither made nor lost; a deck counts from the moment it is laid out. */
function census(s: State<Ti4>): { [thing: string]: number } {
  const found: { [thing: string]: number } = {};
  s.pub.sheets.forEach((sheet, seat) => {
    const onBoard = Object.values(s.pub.tokens).filter((seats) => seats.includes(seat)).length;
    const held = s.pub.sheets.flatMap((_, holder) => heldTokens(s.pub, holder)).filter((of) => of === seat).length;
    found[`tokens of ${seat}`] = sheet.tactic + sheet.fleet + sheet.strategy + sheet.reserve + onBoard + held;
  });
  const cards = Object.keys(s.pub.table.zones).flatMap((zone) => cardsIn(s, zone));
  const laid = decksOf(s.pub).filter(({ zones }) => s.pub.table.zones[zones[0]!] !== undefined);
  const meant = new Set(laid.flatMap((deck) => deck.cards));
  found['cards lost'] = meant.difference(new Set(cards)).size;
  found['cards doubled'] = cards.length - new Set(cards).size;
  found['cards of no deck'] = new Set(cards).difference(meant).size;
  return found;
}
