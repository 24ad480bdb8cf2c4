import { pickQuestions } from '@orrery/imperium';
import { en as picks } from '@orrery/imperium/questions/en.ts';
import type { ThingWords } from '@orrery/imperium';
import type { OwnThing } from '../../rules/things.ts';
import { combatPhrases } from './combat.ts';
import { councilPhrases } from './council.ts';
import { effectPhrases } from './effects.ts';
import { exploringPhrases } from './exploring.ts';
import { tradePhrases } from './trade.ts';
import { vocabulary } from './index.ts';
import { windowPhrases } from './windows.ts';
import { Names } from '../speech.ts';
import type { Phrases } from '../speech.ts';

export const names = new Names(vocabulary, 'and', 'damaged');

const combat = combatPhrases(names);
const council = councilPhrases(names);
const effects = effectPhrases(names);
const trade = tradePhrases(names);
const exploring = exploringPhrases(names);

/** What players of this edition alone choose among: one, several. */
const THINGS: ThingWords<OwnThing> = {
  outcome: ['an outcome', 'outcomes'],
  objective: ['an objective', 'objectives'],
  unit: ['a unit', 'units'],
  foreignUnit: ['a unit of another player', 'units of other players'],
  place: ['a place', 'places'],
  pool: ['a pool', 'pools'],
  component: ['a card', 'cards'],
  faction: ['a faction', 'factions'],
  planets: ['planets', 'sets of planets'],
  loot: ['what to take', 'things to take'],
  swap: ['two strategy cards that change owners', 'pairs of strategy cards'],
  tokenOf: ['a player and a system', 'players and systems'],
  number: ['a number', 'numbers'],
  wormhole: ['a wormhole', 'wormholes'],
  trait: ['a trait', 'traits'],
  'action-card': ['an action card', 'action cards'],
  choice: ['one of these', 'of these'],
  fragments: ['relic fragments', 'sets of relic fragments'],
  captive: ['a captured unit', 'captured units'],
  'unit-type': ['a unit type', 'unit types'],
};

export const phrases: Phrases = {
  combat,
  window: windowPhrases(names),
  council,
  effects,
  trade,
  exploring,
  yes: 'yes',
  no: 'no',
  none: 'nothing',
  wormholes: { alpha: 'alpha wormhole', beta: 'beta wormhole', gamma: 'gamma wormhole', delta: 'delta wormhole' },
  loot: { goods: '1 trade good', commodities: '1 commodity' },
  goods: (n) => (n === 1 ? '1 trade good' : `${n} trade goods`),
  split: ({ tactic, fleet, strategy }) => `${tactic} tactic, ${fleet} fleet, ${strategy} strategy`,
  turn: (turn, n) => {
    if (turn.do === 'pass') return 'pass';
    if (turn.do === 'end') return 'no further action';
    if (turn.do === 'component') return `use ${n.component(turn.ability)}`;
    return turn.do === 'strategic' ? `use ${n.strategyCard(turn.card)}` : `activate ${n.system(turn.system)}`;
  },
  pools: { tactic: 'tactic pool', fleet: 'fleet pool', strategy: 'strategy pool' },
  tokens: (n) => (n === 1 ? '1 command token' : `${n} command tokens`),
  arranged: (top, bottom) => `on top: ${top.join(', ') || 'none'}; at the bottom: ${bottom.join(', ') || 'none'}`,
  cancelWindow: 'Cancel this card?',
  carried: (units) => `aboard: ${units}`,
  meters: { capacity: 'Capacity', fleet: 'Fleet pool', production: 'Production' },
  event: {
    ...combat.event,
    ...council.event,
    ...effects.event,
    ...trade.event,
    ...exploring.event,
    cardsShown: ({ seat, to, n }, some, { name }) =>
      `${name(seat)} shows ${names.list(to.map(name))} ${some ? names.list(some.cards.map((card) => names.component(card))) : n === 1 ? 'a card' : `${n} cards`}.`,
    // What belongs to nobody acts by itself.
    used: ({ seat, ability }, _, { name }) =>
      seat < 0 ? `${names.component(ability)} takes effect.` : `${name(seat)} uses ${names.component(ability)}.`,
    cancelled: ({ seat, ability }, _, { name }) => `${names.component(ability)} of ${name(seat)} is cancelled.`,
    lapsed: ({ seat, ability }, _, { name }) => `${names.component(ability)} of ${name(seat)} has lost its object.`,
    seated: ({ seat, faction }, _, { name }) => `${name(seat)} leads ${names.words.factions[faction]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} is the speaker.`,
    roundBegins: ({ round }) => `Round ${round} begins.`,
    strategyPicked: ({ seat, card, goods }, _, { name }) =>
      `${name(seat)} takes ${names.strategyCard(card)}${goods > 0 ? ` with ${phrases.goods(goods)}` : ''}.`,
    zeroTaken: ({ seat }, _, { name }) => `${name(seat)} holds the Naalu token and comes first in initiative order.`,
    wormholePlaced: ({ seat, wormhole, system }, _, { name }) =>
      `${name(seat)} places the ${phrases.wormholes[wormhole]} of Creuss in ${names.system(system)}.`,
    goodsPlaced: ({ cards }) => `A trade good is put on ${names.list(cards.map(names.strategyCard))}.`,
    tileLaid: ({ tile, at }) => `${names.system(tile)} is laid at ${at}.`,
    turnBegins: ({ seat }, _, { name }) => `${name(seat)} begins a turn.`,
    strategyUsed: ({ seat, card }, _, { name }) => `${name(seat)} uses ${names.strategyCard(card)}.`,
    followed: ({ seat, card }, _, { name }) => `${name(seat)} follows ${names.strategyCard(card)}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} is eliminated.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passes.`,
    activated: ({ seat, system }, _, { name }) => `${name(seat)} activates ${names.system(system)}.`,
    moved: ({ seat, system, units }, _, { name }) =>
      `${name(seat)} moves ${names.list(units.map((one) => `${names.count(one)} (${names.place(one.from)})`))} to ${names.system(system)}.`,
    diceRolled: ({ seat, ability, dice, hits }, _, { name }) =>
      `${name(seat)}, ${names.component(ability)}: ${dice.join(', ')} (${hits}).`,
    riftRolled: ({ seat, unit, system, roll, lost }, _, { name }) =>
      `Gravity rift in ${names.system(system)}: ${name(seat)} rolls ${roll} for a ${names.unit(unit)}${lost ? ', which is lost' : ''}.`,
    produced: ({ seat, system, units, cost }, _, { name }) =>
      `${name(seat)} produces ${names.units(units)} in ${names.system(system)} for ${cost}.`,
    placed: ({ seat, unit, n, place }, _, { name }) =>
      `${name(seat)} places ${names.count({ unit, n })} (${names.place(place)}).`,
    carried: ({ seat, unit, from, to }, _, { name }) =>
      `${name(seat)} brings ${names.unit(unit)} from ${names.place(from)} to ${names.place(to)}.`,
    surplusRemoved: ({ seat, system, of, units }, _, { name }) =>
      `${name(seat)} removes ${names.units(units)} from ${names.system(system)}: ${of === 'fleet' ? 'the fleet pool is too small' : 'no room aboard'}.`,
    tokens: ({ seat, split }, _, { name }) => `${name(seat)} places command tokens: ${phrases.split(split)}.`,
    paid: ({ seat, planets, goods }, _, { name }) =>
      `${name(seat)} pays with ${names.list([...planets.map(names.planet), ...(goods > 0 ? [phrases.goods(goods)] : [])])}.`,
    goods: ({ seat, n }, _, { name }) => `${name(seat)} gains ${phrases.goods(n)}.`,
    pillaged: ({ seat, from, what }, _, { name }) =>
      `${name(seat)} pillages ${name(from)}: ${what === 'goods' ? 'a trade good' : 'a commodity'}.`,
    replenished: ({ seat, n }, _, { name }) => `${name(seat)} replenishes commodities (${n}).`,
    readied: ({ seat, planets }, _, { name }) => `${name(seat)} readies ${names.planets(planets)}.`,
    drew: ({ seat, n, what }, some, { name }) => {
      const named = (some?.cards ?? []).map((card) =>
        what === 'action-card' ? names.actionCard(card) : names.objective(card),
      );
      const things = what === 'action-card' ? 'action cards' : 'secret objectives';
      return `${name(seat)} draws ${n} ${things}${named.length > 0 ? `: ${names.list(named)}` : ''}.`;
    },
    discarded: ({ seat, card }, _, { name }) => `${name(seat)} discards ${names.actionCard(card)}.`,
    returnedSecret: ({ seat }, _, { name }) => `${name(seat)} returns a secret objective.`,
    tokenLaid: ({ seat, system }, _, { name }) => `${name(seat)} puts a command token in ${names.system(system)}.`,
    tokenTaken: ({ seat, system }, _, { name }) =>
      `${name(seat)} takes a command token back from ${names.system(system)}.`,
    built: ({ seat, unit, planet }, _, { name }) =>
      `${name(seat)} places a ${names.unit(unit)} on ${names.place(planet)}.`,
    unlearned: ({ seat, technology }, _, { name }) =>
      `${name(seat)} returns ${names.technology(technology)} to the deck.`,
    researched: ({ seat, technology }, _, { name }) => `${name(seat)} researches ${names.technology(technology)}.`,
    revealed: ({ objective }) => `${names.objective(objective)} is revealed.`,
    scored: ({ seat, objective, points }, _, { name }) =>
      `${name(seat)} scores ${names.objective(objective)} (${points}).`,
    points: ({ seat, points }, _, { name }) =>
      `${name(seat)} has ${points} victory ${points === 1 ? 'point' : 'points'}.`,
    agendasArranged: ({ seat }, _, { name }) => `${name(seat)} puts two agendas back.`,
  },
  question: {
    ...combat.question,
    ...council.question,
    ...trade.question,
    ...exploring.question,
    ...pickQuestions(picks, THINGS, (ability) => names.component(ability)),
    anyTime: () => 'Do you use an ability now?',
    turn: picks.chapters.turn,
    layTile: picks.chapters.layTile,
    deploy: () => 'On which home planets do your ground forces and structures start?',
    pickStrategy: picks.chapters.pickStrategy,
    secondary: ({ card }) => picks.chapters.secondary(names.strategyCard(card), null),
    split: ({ n, as }) =>
      as === 'gain' ? picks.chapters.placeTokens(phrases.tokens(n)) : picks.chapters.spreadTokens('command tokens'),
    buyTokens: ({ price }) => picks.chapters.buyTokens('command tokens', price),
    mayResearch: ({ price }) => `Do you spend ${price} resources to research a technology?`,
    research: () => 'Which technology do you research?',
    construct: () => 'Which structure do you place, and where?',
    move: ({ system }) => picks.chapters.move(names.system(system)),
    produce: ({ system }) => picks.chapters.produce(names.system(system)),
    removeSurplus: ({ system, of, n }) =>
      of === 'fleet'
        ? `Your fleet pool is too small in ${names.system(system)}: which ${n === 1 ? 'ship' : `${n} ships`} do you remove?`
        : `There is no room in ${names.system(system)}: which ${n === 1 ? 'unit' : `${n} units`} do you remove?`,
    arrangeAgendas: () => 'Which agendas go on top of the deck, and which to the bottom?',
    keepSecret: () => 'Which secret objective do you keep?',
    returnSecret: () => 'Which secret objective do you return?',
    scoreSecret: () => 'Do you score a secret objective?',
    discardActionCard: ({ over, for: by }) =>
      by === undefined
        ? picks.chapters.discard(over, 'action card')
        : `${names.bought(by)}: which action card do you discard?`,
    takeActionCard: () => 'Which of these action cards do you take?',
    score: () => 'Which public objective do you score?',
    payFor: ({ for: bought, currency, price }) => picks.chapters.pay(price, currency, names.bought(bought)),
  },
};
