import { pickQuestions } from '@orrery/imperium';
import { de as picks } from '@orrery/imperium/questions/de.ts';
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

export const names = new Names(vocabulary, 'und', 'beschädigt');

const combat = combatPhrases(names);
const council = councilPhrases(names);
const effects = effectPhrases(names);
const trade = tradePhrases(names);
const exploring = exploringPhrases(names);

/** What players of this edition alone choose among: one, several. */
const THINGS: ThingWords<OwnThing> = {
  outcome: ['ein Ergebnis', 'Ergebnisse'],
  objective: ['ein Ziel', 'Ziele'],
  unit: ['eine Einheit', 'Einheiten'],
  foreignUnit: ['eine Einheit eines anderen Spielers', 'Einheiten anderer Spieler'],
  place: ['einen Ort', 'Orte'],
  pool: ['einen Vorrat', 'Vorräte'],
  component: ['eine Karte', 'Karten'],
  faction: ['eine Fraktion', 'Fraktionen'],
  planets: ['Planeten', 'Gruppen von Planeten'],
  loot: ['was du nimmst', 'Dinge'],
  swap: ['zwei Strategiekarten, die die Besitzer wechseln', 'Paare von Strategiekarten'],
  tokenOf: ['einen Spieler und ein System', 'Spieler und Systeme'],
  number: ['eine Zahl', 'Zahlen'],
  wormhole: ['ein Wurmloch', 'Wurmlöcher'],
  trait: ['eine Eigenschaft', 'Eigenschaften'],
  'action-card': ['eine Aktionskarte', 'Aktionskarten'],
  choice: ['eines davon', 'davon'],
  fragments: ['Relikt-Fragmente', 'Sätze Relikt-Fragmente'],
  captive: ['eine gefangene Einheit', 'gefangene Einheiten'],
  'unit-type': ['einen Einheitentyp', 'Einheitentypen'],
};

export const phrases: Phrases = {
  combat,
  window: windowPhrases(names),
  council,
  effects,
  trade,
  exploring,
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
  wormholes: { alpha: 'Alpha-Wurmloch', beta: 'Beta-Wurmloch', gamma: 'Gamma-Wurmloch', delta: 'Delta-Wurmloch' },
  loot: { goods: '1 Handelsgut', commodities: '1 Massenprodukt' },
  goods: (n) => (n === 1 ? '1 Handelsgut' : `${n} Handelsgüter`),
  split: ({ tactic, fleet, strategy }) => `${tactic} Taktik, ${fleet} Flotte, ${strategy} Strategie`,
  turn: (turn, n) => {
    if (turn.do === 'pass') return 'passen';
    if (turn.do === 'end') return 'keine weitere Aktion';
    if (turn.do === 'component') return `${n.component(turn.ability)} nutzen`;
    return turn.do === 'strategic' ? `${n.strategyCard(turn.card)} nutzen` : `${n.system(turn.system)} aktivieren`;
  },
  pools: { tactic: 'Taktikvorrat', fleet: 'Flottenvorrat', strategy: 'Strategievorrat' },
  tokens: (n) => (n === 1 ? '1 Kommandomarker' : `${n} Kommandomarker`),
  arranged: (top, bottom) => `oben: ${top.join(', ') || 'keine'}; unten: ${bottom.join(', ') || 'keine'}`,
  cancelWindow: 'Diese Karte aufheben?',
  carried: (units) => `an Bord: ${units}`,
  meters: { capacity: 'Kapazität', fleet: 'Flottenvorrat', production: 'Produktion' },
  event: {
    ...combat.event,
    ...council.event,
    ...effects.event,
    ...trade.event,
    ...exploring.event,
    cardsShown: ({ seat, to, n }, some, { name }) =>
      `${name(seat)} zeigt ${names.list(to.map(name))} ${some ? names.list(some.cards.map((card) => names.component(card))) : n === 1 ? 'eine Karte' : `${n} Karten`}.`,
    // What belongs to nobody acts by itself.
    used: ({ seat, ability }, _, { name }) =>
      seat < 0 ? `${names.component(ability)} wirkt.` : `${name(seat)} nutzt ${names.component(ability)}.`,
    cancelled: ({ seat, ability }, _, { name }) => `${names.component(ability)} von ${name(seat)} wird aufgehoben.`,
    lapsed: ({ seat, ability }, _, { name }) => `${names.component(ability)} von ${name(seat)} hat kein Ziel mehr.`,
    seated: ({ seat, faction }, _, { name }) => `${name(seat)} führt ${names.words.factions[faction]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} wird Sprecher.`,
    roundBegins: ({ round }) => `Runde ${round} beginnt.`,
    strategyPicked: ({ seat, card, goods }, _, { name }) =>
      `${name(seat)} nimmt ${names.strategyCard(card)}${goods > 0 ? ` mit ${phrases.goods(goods)}` : ''}.`,
    zeroTaken: ({ seat }, _, { name }) =>
      `${name(seat)} hat den Naalu-Marker „0“ und kommt als Erster in der Initiativreihenfolge.`,
    wormholePlaced: ({ seat, wormhole, system }, _, { name }) =>
      `${name(seat)} legt das ${phrases.wormholes[wormhole]} der Creuss nach ${names.system(system)}.`,
    goodsPlaced: ({ cards }) => `Ein Handelsgut kommt auf ${names.list(cards.map(names.strategyCard))}.`,
    tileLaid: ({ tile, at }) => `${names.system(tile)} wird auf ${at} gelegt.`,
    turnBegins: ({ seat }, _, { name }) => `${name(seat)} ist am Zug.`,
    strategyUsed: ({ seat, card }, _, { name }) => `${name(seat)} nutzt ${names.strategyCard(card)}.`,
    followed: ({ seat, card }, _, { name }) => `${name(seat)} folgt ${names.strategyCard(card)}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} scheidet aus.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passt.`,
    activated: ({ seat, system }, _, { name }) => `${name(seat)} aktiviert ${names.system(system)}.`,
    moved: ({ seat, system, units }, _, { name }) =>
      `${name(seat)} zieht ${names.list(units.map((one) => `${names.count(one)} (${names.place(one.from)})`))} nach ${names.system(system)}.`,
    diceRolled: ({ seat, ability, dice, hits }, _, { name }) =>
      `${name(seat)}, ${names.component(ability)}: ${dice.join(', ')} (${hits}).`,
    riftRolled: ({ seat, unit, system, roll, lost }, _, { name }) =>
      `Gravitationsstrudel in ${names.system(system)}: ${name(seat)} würfelt ${roll} für 1 ${names.unit(unit)}${lost ? ' und verliert das Schiff' : ''}.`,
    produced: ({ seat, system, units, cost }, _, { name }) =>
      `${name(seat)} produziert ${names.units(units)} in ${names.system(system)} für ${cost}.`,
    placed: ({ seat, unit, n, place }, _, { name }) =>
      `${name(seat)} platziert ${names.count({ unit, n })} (${names.place(place)}).`,
    carried: ({ seat, unit, from, to }, _, { name }) =>
      `${name(seat)} bringt ${names.unit(unit)} von ${names.place(from)} nach ${names.place(to)}.`,
    surplusRemoved: ({ seat, system, of, units }, _, { name }) =>
      `${name(seat)} entfernt ${names.units(units)} aus ${names.system(system)}: ${of === 'fleet' ? 'der Flottenvorrat reicht nicht' : 'kein Platz an Bord'}.`,
    tokens: ({ seat, split }, _, { name }) => `${name(seat)} verteilt Kommandomarker: ${phrases.split(split)}.`,
    paid: ({ seat, planets, goods }, _, { name }) =>
      `${name(seat)} zahlt mit ${names.list([...planets.map(names.planet), ...(goods > 0 ? [phrases.goods(goods)] : [])])}.`,
    goods: ({ seat, n }, _, { name }) => `${name(seat)} erhält ${phrases.goods(n)}.`,
    pillaged: ({ seat, from, what }, _, { name }) =>
      `${name(seat)} plündert ${name(from)}: ${what === 'goods' ? 'ein Handelsgut' : 'ein Massenprodukt'}.`,
    replenished: ({ seat, n }, _, { name }) => `${name(seat)} füllt Rohstoffe auf (${n}).`,
    readied: ({ seat, planets }, _, { name }) => `${name(seat)} macht ${names.planets(planets)} spielbereit.`,
    drew: ({ seat, n, what }, some, { name }) => {
      const named = (some?.cards ?? []).map((card) =>
        what === 'action-card' ? names.actionCard(card) : names.objective(card),
      );
      const things = what === 'action-card' ? 'Aktionskarten' : 'geheime Aufträge';
      return `${name(seat)} zieht ${n} ${things}${named.length > 0 ? `: ${names.list(named)}` : ''}.`;
    },
    discarded: ({ seat, card }, _, { name }) => `${name(seat)} wirft ${names.actionCard(card)} ab.`,
    returnedSecret: ({ seat }, _, { name }) => `${name(seat)} legt einen geheimen Auftrag zurück.`,
    tokenLaid: ({ seat, system }, _, { name }) =>
      `${name(seat)} legt einen Kommandomarker nach ${names.system(system)}.`,
    tokenTaken: ({ seat, system }, _, { name }) =>
      `${name(seat)} nimmt einen Kommandomarker aus ${names.system(system)} zurück.`,
    built: ({ seat, unit, planet }, _, { name }) =>
      `${name(seat)} setzt 1 ${names.unit(unit)} auf ${names.place(planet)}.`,
    unlearned: ({ seat, technology }, _, { name }) =>
      `${name(seat)} legt ${names.technology(technology)} in den Stapel zurück.`,
    researched: ({ seat, technology }, _, { name }) => `${name(seat)} erforscht ${names.technology(technology)}.`,
    revealed: ({ objective }) => `${names.objective(objective)} wird aufgedeckt.`,
    scored: ({ seat, objective, points }, _, { name }) =>
      `${name(seat)} erfüllt ${names.objective(objective)} (${points}).`,
    points: ({ seat, points }, _, { name }) =>
      `${name(seat)} hat ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}.`,
    agendasArranged: ({ seat }, _, { name }) => `${name(seat)} legt zwei Agenden zurück.`,
  },
  question: {
    ...combat.question,
    ...council.question,
    ...trade.question,
    ...exploring.question,
    ...pickQuestions(picks, THINGS, (ability) => names.component(ability)),
    anyTime: () => 'Nutzt du jetzt eine Fähigkeit?',
    turn: picks.chapters.turn,
    layTile: picks.chapters.layTile,
    deploy: () => 'Auf welchen Heimatplaneten beginnen deine Bodentruppen und Bauwerke?',
    pickStrategy: picks.chapters.pickStrategy,
    secondary: ({ card }) => picks.chapters.secondary(names.strategyCard(card), null),
    split: ({ n, as }) =>
      as === 'gain' ? picks.chapters.placeTokens(phrases.tokens(n)) : picks.chapters.spreadTokens('Kommandomarker'),
    buyTokens: ({ price }) => picks.chapters.buyTokens('Kommandomarker', price),
    mayResearch: ({ price }) => `Gibst du ${price} Ressourcen aus, um eine Technologie zu erforschen?`,
    research: () => 'Welche Technologie erforschst du?',
    construct: () => 'Welche Anlage setzt du, und wohin?',
    move: ({ system }) => picks.chapters.move(names.system(system)),
    produce: ({ system }) => picks.chapters.produce(names.system(system)),
    removeSurplus: ({ system, of, n }) =>
      of === 'fleet'
        ? `Dein Flottenvorrat reicht in ${names.system(system)} nicht: ${n === 1 ? 'Welches Schiff' : `Welche ${n} Schiffe`} entfernst du?`
        : `In ${names.system(system)} fehlt Platz: ${n === 1 ? 'Welche Einheit' : `Welche ${n} Einheiten`} entfernst du?`,
    arrangeAgendas: () => 'Welche Agenden kommen oben auf den Stapel, welche nach unten?',
    keepSecret: () => 'Welchen geheimen Auftrag behältst du?',
    returnSecret: () => 'Welchen geheimen Auftrag legst du zurück?',
    scoreSecret: () => 'Erfüllst du einen geheimen Auftrag?',
    discardActionCard: ({ over, for: by }) =>
      by === undefined
        ? picks.chapters.discard(over, 'Aktionskarte')
        : `${names.bought(by)}: Welche Aktionskarte wirfst du ab?`,
    takeActionCard: () => 'Welche dieser Aktionskarten nimmst du?',
    score: () => 'Welchen öffentlichen Auftrag erfüllst du?',
    payFor: ({ for: bought, currency, price }) => picks.chapters.pay(price, currency, names.bought(bought)),
  },
};
