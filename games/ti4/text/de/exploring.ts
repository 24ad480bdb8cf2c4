import type { ExploringPhrases } from '../exploring.ts';
import type { Names } from '../speech.ts';

const LOOKED = {
  agendas: 'die Agenden',
  'action-cards': 'die Aktionskarten',
  notes: 'die Abkommen',
  secrets: 'die geheimen Aufträge',
};

export const exploringPhrases = (names: Names): ExploringPhrases => ({
  event: {
    explored: ({ seat, place, card }, _, { name }) =>
      `${name(seat)} erkundet ${names.place(place)}: ${names.component(card)}.`,
    frontierPlaced: ({ systems }) => `Grenzmarker: ${names.list(systems.map((id) => names.system(id)))}.`,
    fragmentsPurged: ({ seat, cards }, _, { name }) =>
      `${name(seat)} entfernt ${names.list(cards.map((card) => names.component(card)))} aus dem Spiel.`,
    relicGained: ({ seat, relic }, _, { name }) => `${name(seat)} erhält ein Relikt: ${names.component(relic)}.`,
    commoditiesGained: ({ seat, n }, _, { name }) => `${name(seat)} erhält Massenprodukte (${n}).`,
    converted: ({ seat, n }, _, { name }) => `${name(seat)} wandelt ${n} Massenprodukte in Handelsgüter um.`,
    planetDestroyed: ({ seat, planet }, _, { name }) => `${name(seat)} zerstört den Planeten ${names.planet(planet)}.`,
    mirageFound: ({ seat, system }, _, { name }) =>
      `${name(seat)} entdeckt den Planeten Mirage in ${names.system(system)}.`,
    nexusFlipped: () => 'Der Wurmlochnexus wird aktiv.',
    burned: ({ system }) => `${names.system(system)} wird zur Supernova.`,
    unlocked: ({ seat, leader }, _, { name }) => `${name(seat)} schaltet ${names.component(leader)} frei.`,
    noteGiven: ({ from, to }, some, { name }) =>
      `${name(from)} gibt ${name(to)} ${some ? names.component(some.note) : 'ein Abkommen'}.`,
    looked: ({ seat, at, of }, some, { name }) =>
      `${name(seat)} sieht sich ${of === null ? 'die oberste Agenda' : `${LOOKED[at]} von ${name(of)}`} an${some ? `: ${names.list(some.cards.map((card) => names.seen(at, card)))}` : ''}.`,
    systemsSwapped: ({ seat, systems }, _, { name }) =>
      `${name(seat)} vertauscht ${names.list(systems.map((id) => names.system(id)))}.`,
    captured: ({ by, of, unit }, _, { name }) =>
      `${name(by)} nimmt ${names.count({ unit, n: 1 })} von ${name(of)} gefangen.`,
    released: ({ by, unit }, _, { name }) => `${name(by)} gibt ${names.count({ unit, n: 1 })} frei.`,
    unearthed: ({ seat, cards }, _, { name }) =>
      `${name(seat)} deckt auf: ${names.list(cards.map((card) => names.component(card)))}.`,
    tokenHeld: ({ seat, of }, _, { name }) =>
      `${name(seat)} legt einen Kommandomarker von ${name(of)} in den Flottenvorrat.`,
    tokenReleased: ({ seat, of }, _, { name }) =>
      `Ein Kommandomarker von ${name(of)} verlässt den Flottenvorrat von ${name(seat)}.`,
    seized: ({ seat, from, card }, _, { name }) => `${name(seat)} nimmt ${names.component(card)} von ${name(from)}.`,
    recovered: ({ seat, cards }, _, { name }) =>
      `${name(seat)} nimmt vom Ablagestapel: ${names.list(cards.map((card) => names.actionCard(card)))}.`,
  },
  window: {
    'explore.would': ({ seat, card }, { name }) => `${name(seat)} hat ${names.component(card)} gezogen.`,
    'explore.resolve': ({ card }) => `${names.component(card)} wird abgehandelt.`,
    'explore.draw': ({ seat, place }, { name }) => `${name(seat)} erkundet ${names.place(place)}.`,
    'explore.after': ({ seat, place }, { name }) => `${name(seat)} hat ${names.place(place)} erkundet.`,
    'ability.would': ({ seat, ability }, { name }) => `${name(seat)} will ${names.component(ability)} benutzen.`,
    'ability.used': ({ seat, ability }, { name }) => `${name(seat)} hat ${names.component(ability)} benutzt.`,
    'relic.gained': ({ seat, relic }, { name }) => `${name(seat)} hat ${names.component(relic)} erhalten.`,
  },
  question: {
    giveNote: ({ to }, { name }) => `Welches Abkommen gibst du ${name(to)}?`,
    showActionCard: ({ to }, { name }) => `Welche Aktionskarte zeigst du ${name(to)}?`,
    chooseAgendas: ({ n }) =>
      n === 1 ? 'Welche Agenda handelst du ab?' : 'Welche zwei Agenden handelst du ab, und in welcher Reihenfolge?',
  },
  choices: {
    nothing: 'nichts',
    'gain-commodities': 'Massenprodukte erhalten',
    convert: 'Massenprodukte in Handelsgüter umwandeln',
    'convert-one': '1 Massenprodukt in ein Handelsgut umwandeln',
    replenish: 'Massenprodukte auffüllen',
    'gain-goods': 'Handelsgüter erhalten',
    'draw-card': 'eine Aktionskarte ziehen',
    'place-mech': 'einen Mech platzieren',
    'place-infantry': 'eine Infanterie platzieren',
    'remove-infantry': 'eine Infanterie entfernen',
    alpha: 'Alpha-Wurmloch',
    beta: 'Beta-Wurmloch',
    'discard-card': 'eine Aktionskarte abwerfen',
    'spend-token': 'einen Kommandomarker ausgeben',
    'see-action-cards': 'die Aktionskarten ansehen',
    'see-notes': 'die Abkommen ansehen',
    'see-secrets': 'die geheimen Aufträge ansehen',
    'take-card': 'die Karte nehmen',
    'discard-three': '3 zufällige Aktionskarten abwerfen lassen',
    'cast-votes': 'für diesen Ausgang stimmen',
    'lose-fleet-token': 'einen Marker aus dem Flottenvorrat entfernen',
  },
  unknownFragments: (n) => `${n} unbekannte Fragmente`,
  fragments: (trait, n) => `${n} Fragmente (${trait}), die übrigen unbekannt`,
});
