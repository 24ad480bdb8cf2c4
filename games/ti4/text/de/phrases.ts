import { combatPhrases } from './combat.ts';
import { councilPhrases } from './council.ts';
import { effectPhrases } from './effects.ts';
import { tradePhrases } from './trade.ts';
import { vocabulary } from './index.ts';
import { windowPhrases } from './windows.ts';
import { Names } from '../speech.ts';
import type { Phrases } from '../speech.ts';
import { title } from '../title.ts';

export const names = new Names(vocabulary, 'und', 'beschädigt');

const combat = combatPhrases(names);
const council = councilPhrases(names);
const effects = effectPhrases(names);
const trade = tradePhrases(names);

export const phrases: Phrases = {
  combat,
  window: windowPhrases(names),
  council,
  effects,
  trade,
  title: title.de,
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
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
    used: ({ seat, ability }, _, { name }) => `${name(seat)} nutzt ${names.component(ability)}.`,
    cancelled: ({ seat, ability }, _, { name }) => `${names.component(ability)} von ${name(seat)} wird aufgehoben.`,
    lapsed: ({ seat, ability }, _, { name }) => `${names.component(ability)} von ${name(seat)} hat kein Ziel mehr.`,
    seated: ({ seat, faction }, _, { name }) => `${name(seat)} führt ${names.words.factions[faction]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} wird Sprecher.`,
    roundBegins: ({ round }) => `Runde ${round} beginnt.`,
    strategyPicked: ({ seat, card, goods }, _, { name }) =>
      `${name(seat)} nimmt ${names.strategyCard(card)}${goods > 0 ? ` mit ${phrases.goods(goods)}` : ''}.`,
    goodsPlaced: ({ cards }) => `Ein Handelsgut kommt auf ${names.list(cards.map(names.strategyCard))}.`,
    tileLaid: ({ tile, at }) => `${names.system(tile)} wird auf ${at} gelegt.`,
    turnBegins: ({ seat }, _, { name }) => `${name(seat)} ist am Zug.`,
    strategyUsed: ({ seat, card }, _, { name }) => `${name(seat)} nutzt ${names.strategyCard(card)}.`,
    followed: ({ seat, card }, _, { name }) => `${name(seat)} folgt ${names.strategyCard(card)}.`,
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
    readied: ({ seat, planets }, _, { name }) => `${name(seat)} spielt ${names.planets(planets)} wieder frei.`,
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
      `${name(seat)} setzt 1 ${names.unit(unit)} auf ${names.planet(planet)}.`,
    researched: ({ seat, technology }, _, { name }) => `${name(seat)} erforscht ${names.technology(technology)}.`,
    revealed: ({ objective }) => `${names.objective(objective)} wird aufgedeckt.`,
    scored: ({ seat, objective, points }, _, { name }) =>
      `${name(seat)} erfüllt ${names.objective(objective)} (${points}).`,
    points: ({ seat, points }, _, { name }) => `${name(seat)} hat ${points} Siegpunkte.`,
    agendasArranged: ({ seat }, _, { name }) => `${name(seat)} legt zwei Agenden zurück.`,
  },
  question: {
    ...combat.question,
    ...council.question,
    ...trade.question,
    pickOne: ({ what }) =>
      ({ player: 'Welcher Spieler?', planet: 'Welcher Planet?', system: 'Welches System?' })[what] ?? 'Welches davon?',
    pickSome: ({ what, min, max }) => {
      const things = { player: 'Spieler', planet: 'Planeten', technology: 'Technologien' }[what] ?? 'davon';
      return min === max ? `Wähle ${max} ${things}.` : `Wähle bis zu ${max} ${things}.`;
    },
    turn: () => 'Was tust du in deinem Zug?',
    layTile: () => 'Welches Systemteil legst du, und wohin?',
    deploy: () => 'Auf welchen Heimatplaneten beginnen deine Bodentruppen und Bauwerke?',
    pickStrategy: () => 'Welche Strategiekarte nimmst du?',
    secondary: ({ card }) => `Nutzt du die Sekundärfähigkeit von ${names.strategyCard(card)}?`,
    split: ({ n, as }) =>
      as === 'gain' ? `In welche Vorräte legst du ${n} Kommandomarker?` : 'Wie verteilst du deine Kommandomarker?',
    buyTokens: ({ price }) => `Wie viele Kommandomarker kaufst du, zu je ${price} Einfluss?`,
    mayResearch: ({ price }) => `Gibst du ${price} Ressourcen aus, um eine Technologie zu erforschen?`,
    research: () => 'Welche Technologie erforschst du?',
    construct: () => 'Welche Anlage setzt du, und wohin?',
    move: ({ system }) => `Welche Schiffe ziehst du nach ${names.system(system)}, und was nehmen sie mit?`,
    produce: ({ system }) => `Was produzierst du in ${names.system(system)}?`,
    removeSurplus: ({ system, of, n }) =>
      of === 'fleet'
        ? `Dein Flottenvorrat reicht in ${names.system(system)} nicht: Welche ${n} Schiffe entfernst du?`
        : `In ${names.system(system)} fehlt Platz: Welche ${n} Einheiten entfernst du?`,
    arrangeAgendas: () => 'Welche Agenden kommen oben auf den Stapel, welche nach unten?',
    keepSecret: () => 'Welchen geheimen Auftrag behältst du?',
    returnSecret: () => 'Welchen geheimen Auftrag legst du zurück?',
    scoreSecret: () => 'Erfüllst du einen geheimen Auftrag?',
    discardActionCard: ({ over }) => `Du hast ${over} Karten zu viel: Welche Aktionskarte wirfst du ab?`,
    score: () => 'Welchen öffentlichen Auftrag erfüllst du?',
    payFor: ({ objective, currency, price }) =>
      `Wie bezahlst du ${price} ${currency === 'resources' ? 'Ressourcen' : 'Einfluss'} für ${names.objective(objective)}?`,
  },
};
