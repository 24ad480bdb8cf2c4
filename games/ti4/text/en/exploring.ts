import type { ExploringPhrases } from '../exploring.ts';
import type { Names } from '../speech.ts';

const LOOKED = {
  agendas: 'agendas',
  'action-cards': 'action cards',
  notes: 'promissory notes',
  secrets: 'secret objectives',
};

export const exploringPhrases = (names: Names): ExploringPhrases => ({
  event: {
    explored: ({ seat, place, card }, _, { name }) =>
      `${name(seat)} explores ${names.place(place)}: ${names.component(card)}.`,
    frontierPlaced: ({ systems }) => `Frontier tokens: ${names.list(systems.map((id) => names.system(id)))}.`,
    fragmentsPurged: ({ seat, cards }, _, { name }) =>
      `${name(seat)} purges ${names.list(cards.map((card) => names.component(card)))}.`,
    relicGained: ({ seat, relic }, _, { name }) => `${name(seat)} gains a relic: ${names.component(relic)}.`,
    commoditiesGained: ({ seat, n }, _, { name }) => `${name(seat)} gains commodities (${n}).`,
    converted: ({ seat, n }, _, { name }) => `${name(seat)} turns ${n} commodities into trade goods.`,
    planetDestroyed: ({ seat, planet }, _, { name }) => `${name(seat)} destroys the planet ${names.planet(planet)}.`,
    mirageFound: ({ seat, system }, _, { name }) => `${name(seat)} finds the planet Mirage in ${names.system(system)}.`,
    nexusFlipped: () => 'The wormhole nexus becomes active.',
    burned: ({ system }) => `${names.system(system)} becomes a supernova.`,
    unlocked: ({ seat, leader }, _, { name }) => `${name(seat)} unlocks ${names.component(leader)}.`,
    noteGiven: ({ from, to }, some, { name }) =>
      `${name(from)} gives ${name(to)} ${some ? names.component(some.note) : 'a promissory note'}.`,
    looked: ({ seat, at, of }, some, { name }) =>
      `${name(seat)} looks at ${of === null ? 'the top agenda' : `${LOOKED[at]} of ${name(of)}`}${some ? `: ${names.list(some.cards.map((card) => names.seen(at, card)))}` : ''}.`,
    systemsSwapped: ({ seat, systems }, _, { name }) =>
      `${name(seat)} swaps ${names.list(systems.map((id) => names.system(id)))}.`,
    captured: ({ by, of, unit }, _, { name }) => `${name(by)} captures ${names.count({ unit, n: 1 })} of ${name(of)}.`,
    released: ({ by, unit }, _, { name }) => `${name(by)} releases ${names.count({ unit, n: 1 })}.`,
    unearthed: ({ seat, cards }, _, { name }) =>
      `${name(seat)} turns over: ${names.list(cards.map((card) => names.component(card)))}.`,
    tokenHeld: ({ seat, of }, _, { name }) => `${name(seat)} puts a command token of ${name(of)} in the fleet pool.`,
    tokenReleased: ({ seat, of }, _, { name }) =>
      `A command token of ${name(of)} leaves the fleet pool of ${name(seat)}.`,
    seized: ({ seat, from, card }, _, { name }) => `${name(seat)} takes ${names.component(card)} from ${name(from)}.`,
    recovered: ({ seat, cards }, _, { name }) =>
      `${name(seat)} takes from the discard pile: ${names.list(cards.map((card) => names.actionCard(card)))}.`,
  },
  window: {
    'explore.would': ({ seat, card }, { name }) => `${name(seat)} has drawn ${names.component(card)}.`,
    'explore.resolve': ({ card }) => `${names.component(card)} takes effect.`,
    'explore.draw': ({ seat, place }, { name }) => `${name(seat)} explores ${names.place(place)}.`,
    'explore.after': ({ seat, place }, { name }) => `${name(seat)} has explored ${names.place(place)}.`,
    'ability.would': ({ seat, ability }, { name }) => `${name(seat)} is about to use ${names.component(ability)}.`,
    'ability.used': ({ seat, ability }, { name }) => `${name(seat)} has used ${names.component(ability)}.`,
    'relic.gained': ({ seat, relic }, { name }) => `${name(seat)} has gained ${names.component(relic)}.`,
  },
  question: {
    giveNote: ({ to }, { name }) => `Which promissory note do you give to ${name(to)}?`,
    showActionCard: ({ to }, { name }) => `Which action card do you show ${name(to)}?`,
    chooseAgendas: ({ n }) =>
      n === 1 ? 'Which agenda do you resolve?' : 'Which two agendas do you resolve, and in which order?',
  },
  choices: {
    nothing: 'nothing',
    'gain-commodities': 'gain commodities',
    convert: 'turn commodities into trade goods',
    'convert-one': 'turn 1 commodity into a trade good',
    replenish: 'replenish commodities',
    'gain-goods': 'gain trade goods',
    'draw-card': 'draw an action card',
    'place-mech': 'place a mech',
    'place-infantry': 'place an infantry',
    'remove-infantry': 'remove an infantry',
    alpha: 'alpha wormhole',
    beta: 'beta wormhole',
    'discard-card': 'discard an action card',
    'spend-token': 'spend a command token',
    'see-action-cards': 'look at the action cards',
    'see-notes': 'look at the promissory notes',
    'see-secrets': 'look at the secret objectives',
    'take-card': 'take the card',
    'discard-three': 'have 3 action cards discarded at random',
    'cast-votes': 'cast votes for this outcome',
    'lose-fleet-token': 'remove a token of your fleet pool',
  },
  unknownFragments: (n) => `${n} unknown fragments`,
  fragments: (trait, n) => `${n} ${trait} fragments, the others unknown`,
});
