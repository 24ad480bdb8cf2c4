import type { ExploringPhrases } from '../exploring.ts';
import type { Names } from '../speech.ts';

const LOOKED = {
  agendas: 'les ordres du jour',
  'action-cards': 'les cartes action',
  notes: 'les promesses',
  secrets: 'les objectifs secrets',
};

export const exploringPhrases = (names: Names): ExploringPhrases => ({
  event: {
    explored: ({ seat, place, card }, _, { name }) =>
      `${name(seat)} explore ${names.place(place)} : ${names.component(card)}.`,
    frontierPlaced: ({ systems }) => `Jetons frontière : ${names.list(systems.map((id) => names.system(id)))}.`,
    fragmentsPurged: ({ seat, cards }, _, { name }) =>
      `${name(seat)} purge ${names.list(cards.map((card) => names.component(card)))}.`,
    relicGained: ({ seat, relic }, _, { name }) => `${name(seat)} gagne une relique : ${names.component(relic)}.`,
    commoditiesGained: ({ seat, n }, _, { name }) => `${name(seat)} gagne des Commodités (${n}).`,
    converted: ({ seat, n }, _, { name }) => `${name(seat)} échange ${n} Commodités contre des marchandises.`,
    planetDestroyed: ({ seat, planet }, _, { name }) => `${name(seat)} détruit la planète ${names.planet(planet)}.`,
    mirageFound: ({ seat, system }, _, { name }) =>
      `${name(seat)} découvre la planète Mirage dans ${names.system(system)}.`,
    nexusFlipped: () => 'Le nexus de trous de ver devient actif.',
    burned: ({ system }) => `${names.system(system)} devient une supernova.`,
    unlocked: ({ seat, leader }, _, { name }) => `${name(seat)} déverrouille ${names.component(leader)}.`,
    noteGiven: ({ from, to }, some, { name }) =>
      `${name(from)} donne à ${name(to)} ${some ? names.component(some.note) : 'une promesse'}.`,
    looked: ({ seat, at, of }, some, { name }) =>
      `${name(seat)} regarde ${of === null ? 'le premier ordre du jour de la pioche' : `${LOOKED[at]} de ${name(of)}`}${some ? ` : ${names.list(some.cards.map((card) => names.seen(at, card)))}` : ''}.`,
    systemsSwapped: ({ seat, systems }, _, { name }) =>
      `${name(seat)} échange les positions de ${names.list(systems.map((id) => names.system(id)))}.`,
    captured: ({ by, of, unit }, _, { name }) => `${name(by)} capture ${names.count({ unit, n: 1 })} de ${name(of)}.`,
    released: ({ by, unit }, _, { name }) => `${name(by)} rend ${names.count({ unit, n: 1 })}.`,
    unearthed: ({ seat, cards }, _, { name }) =>
      `${name(seat)} révèle : ${names.list(cards.map((card) => names.component(card)))}.`,
    tokenHeld: ({ seat, of }, _, { name }) =>
      `${name(seat)} place un pion de commandement de ${name(of)} dans sa réserve de flotte.`,
    tokenReleased: ({ seat, of }, _, { name }) =>
      `Un pion de commandement de ${name(of)} quitte la réserve de flotte de ${name(seat)}.`,
    seized: ({ seat, from, card }, _, { name }) => `${name(seat)} prend ${names.component(card)} à ${name(from)}.`,
    recovered: ({ seat, cards }, _, { name }) =>
      `${name(seat)} prend dans la défausse : ${names.list(cards.map((card) => names.actionCard(card)))}.`,
  },
  window: {
    'explore.would': ({ seat, card }, { name }) => `${name(seat)} a pioché ${names.component(card)}.`,
    'explore.resolve': ({ card }) => `${names.component(card)} prend effet.`,
    'explore.draw': ({ seat, place }, { name }) => `${name(seat)} explore ${names.place(place)}.`,
    'explore.after': ({ seat, place }, { name }) => `${name(seat)} a exploré ${names.place(place)}.`,
    'ability.would': ({ seat, ability }, { name }) => `${name(seat)} va utiliser ${names.component(ability)}.`,
    'ability.used': ({ seat, ability }, { name }) => `${name(seat)} a utilisé ${names.component(ability)}.`,
    'relic.gained': ({ seat, relic }, { name }) => `${name(seat)} a gagné ${names.component(relic)}.`,
  },
  question: {
    showActionCard: ({ to }, { name }) => `Quelle carte Action montrez-vous à ${name(to)} ?`,
    chooseAgendas: ({ n }) =>
      n === 1 ? 'Quel ordre du jour résolvez-vous ?' : 'Quels deux ordres du jour résolvez-vous, et dans quel ordre ?',
    giveNote: ({ to }, { name }) => `Quelle promesse donnez-vous à ${name(to)} ?`,
  },
  choices: {
    nothing: 'rien',
    'gain-commodities': 'gagner des Commodités',
    convert: 'échanger les Commodités contre des marchandises',
    'convert-one': 'échanger 1 Commodité contre une marchandise',
    replenish: 'réapprovisionner les Commodités',
    'gain-goods': 'gagner des marchandises',
    'draw-card': 'piocher une carte action',
    'place-mech': 'placer un méca',
    'place-infantry': 'placer une infanterie',
    'remove-infantry': 'retirer une infanterie',
    alpha: 'trou de ver alpha',
    beta: 'trou de ver bêta',
    'discard-card': 'défausser une carte action',
    'spend-token': 'dépenser un pion de commandement',
    'see-action-cards': 'regarder les cartes action',
    'see-notes': 'regarder les promesses',
    'see-secrets': 'regarder les objectifs secrets',
    'take-card': 'prendre la carte',
    'discard-three': 'faire défausser 3 cartes action au hasard',
    'cast-votes': 'voter pour ce résultat',
    'lose-fleet-token': 'retirer un pion de votre réserve de flotte',
  },
  unknownFragments: (n) => `${n} fragments inconnus`,
  fragments: (trait, n) => `${n} fragments (${trait}), les autres inconnus`,
});
