import { pickQuestions } from '@orrery/imperium';
import { fr as picks } from '@orrery/imperium/questions/fr.ts';
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

export const names = new Names(vocabulary, 'et', 'endommagé');

const combat = combatPhrases(names);
const council = councilPhrases(names);
const effects = effectPhrases(names);
const trade = tradePhrases(names);
const exploring = exploringPhrases(names);

/** What players of this edition alone choose among: one, several. */
const THINGS: ThingWords<OwnThing> = {
  outcome: ['un résultat', 'résultats'],
  objective: ['un objectif', 'objectifs'],
  unit: ['une unité', 'unités'],
  foreignUnit: ['une unité d’un autre joueur', 'unités d’autres joueurs'],
  place: ['un lieu', 'lieux'],
  pool: ['une réserve', 'réserves'],
  component: ['une carte', 'cartes'],
  faction: ['une faction', 'factions'],
  planets: ['des planètes', 'groupes de planètes'],
  loot: ['ce que vous prenez', 'choses à prendre'],
  swap: ['deux cartes Stratégie qui changent de mains', 'paires de cartes Stratégie'],
  tokenOf: ['un joueur et un système', 'joueurs et systèmes'],
  number: ['un nombre', 'nombres'],
  wormhole: ['un trou de ver', 'trous de ver'],
  trait: ['un type de planète', 'types de planètes'],
  'action-card': ['une carte Action', 'cartes Action'],
  choice: ['l’une de ces possibilités', 'de ces possibilités'],
  fragments: ['des fragments de relique', 'lots de fragments de relique'],
  captive: ['une unité capturée', 'unités capturées'],
  'unit-type': ['un type d’unité', 'types d’unités'],
};

export const phrases: Phrases = {
  combat,
  window: windowPhrases(names),
  council,
  effects,
  trade,
  exploring,
  yes: 'oui',
  no: 'non',
  none: 'rien',
  wormholes: {
    alpha: 'trou de ver alpha',
    beta: 'trou de ver bêta',
    gamma: 'trou de ver gamma',
    delta: 'trou de ver delta',
  },
  loot: { goods: '1 Marchandise', commodities: '1 Commodité' },
  goods: (n) => (n === 1 ? '1 marchandise' : `${n} marchandises`),
  split: ({ tactic, fleet, strategy }) => `${tactic} en tactique, ${fleet} en flotte, ${strategy} en stratégie`,
  turn: (turn, n) => {
    if (turn.do === 'pass') return 'passer';
    if (turn.do === 'end') return 'pas d’autre action';
    if (turn.do === 'component') return `utiliser ${n.component(turn.ability)}`;
    return turn.do === 'strategic' ? `utiliser ${n.strategyCard(turn.card)}` : `activer ${n.system(turn.system)}`;
  },
  pools: { tactic: 'réserve de tactique', fleet: 'réserve de flotte', strategy: 'réserve de stratégie' },
  tokens: (n) => (n === 1 ? '1 pion de commandement' : `${n} pions de commandement`),
  arranged: (top, bottom) => `dessus : ${top.join(', ') || 'aucune'} ; dessous : ${bottom.join(', ') || 'aucune'}`,
  cancelWindow: 'Annuler cette carte ?',
  carried: (units) => `à bord : ${units}`,
  meters: { capacity: 'Capacité', fleet: 'Réserve de flotte', production: 'Production' },
  event: {
    ...combat.event,
    ...council.event,
    ...effects.event,
    ...trade.event,
    ...exploring.event,
    cardsShown: ({ seat, to, n }, some, { name }) =>
      `${name(seat)} montre à ${names.list(to.map(name))} ${some ? names.list(some.cards.map((card) => names.component(card))) : n === 1 ? 'une carte' : `${n} cartes`}.`,
    // What belongs to nobody acts by itself.
    used: ({ seat, ability }, _, { name }) =>
      seat < 0 ? `${names.component(ability)} prend effet.` : `${name(seat)} utilise ${names.component(ability)}.`,
    cancelled: ({ seat, ability }, _, { name }) => `${names.component(ability)} de ${name(seat)} est annulée.`,
    lapsed: ({ seat, ability }, _, { name }) => `${names.component(ability)} de ${name(seat)} n’a plus d’objet.`,
    seated: ({ seat, faction }, _, { name }) => `${name(seat)} mène ${names.words.factions[faction]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} devient orateur.`,
    roundBegins: ({ round }) => `La manche ${round} commence.`,
    strategyPicked: ({ seat, card, goods }, _, { name }) =>
      `${name(seat)} prend ${names.strategyCard(card)}${goods > 0 ? ` avec ${phrases.goods(goods)}` : ''}.`,
    zeroTaken: ({ seat }, _, { name }) => `${name(seat)} a le jeton «\u202f0\u202f» des Naalu et joue en premier.`,
    wormholePlaced: ({ seat, wormhole, system }, _, { name }) =>
      `${name(seat)} place le ${phrases.wormholes[wormhole]} de Creuss à ${names.system(system)}.`,
    goodsPlaced: ({ cards }) => `Une marchandise est posée sur ${names.list(cards.map(names.strategyCard))}.`,
    tileLaid: ({ tile, at }) => `${names.system(tile)} est posé en ${at}.`,
    turnBegins: ({ seat }, _, { name }) => `${name(seat)} commence son tour.`,
    strategyUsed: ({ seat, card }, _, { name }) => `${name(seat)} utilise ${names.strategyCard(card)}.`,
    followed: ({ seat, card }, _, { name }) => `${name(seat)} suit ${names.strategyCard(card)}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} est éliminé.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passe.`,
    activated: ({ seat, system }, _, { name }) => `${name(seat)} active ${names.system(system)}.`,
    moved: ({ seat, system, units }, _, { name }) =>
      `${name(seat)} déplace ${names.list(units.map((one) => `${names.count(one)} (${names.place(one.from)})`))} vers ${names.system(system)}.`,
    diceRolled: ({ seat, ability, dice, hits }, _, { name }) =>
      `${name(seat)}, ${names.component(ability)} : ${dice.join(', ')} (${hits}).`,
    riftRolled: ({ seat, unit, system, roll, lost }, _, { name }) =>
      `Rift gravitationnel (${names.system(system)}) : ${name(seat)} obtient ${roll} pour 1 ${names.unit(unit)}${lost ? ', qui est perdu' : ''}.`,
    produced: ({ seat, system, units, cost }, _, { name }) =>
      `${name(seat)} produit ${names.units(units)} (${names.system(system)}) pour ${cost}.`,
    placed: ({ seat, unit, n, place }, _, { name }) =>
      `${name(seat)} place ${names.count({ unit, n })} (${names.place(place)}).`,
    carried: ({ seat, unit, from, to }, _, { name }) =>
      `${name(seat)} : ${names.unit(unit)} passe de ${names.place(from)} à ${names.place(to)}.`,
    surplusRemoved: ({ seat, system, of, units }, _, { name }) =>
      `${name(seat)} retire ${names.units(units)} de ${names.system(system)} : ${of === 'fleet' ? 'réserve de flotte insuffisante' : 'plus de place à bord'}.`,
    tokens: ({ seat, split }, _, { name }) =>
      `${name(seat)} place ses pions de commandement : ${phrases.split(split)}.`,
    paid: ({ seat, planets, goods }, _, { name }) =>
      `${name(seat)} paie avec ${names.list([...planets.map(names.planet), ...(goods > 0 ? [phrases.goods(goods)] : [])])}.`,
    goods: ({ seat, n }, _, { name }) => `${name(seat)} gagne ${phrases.goods(n)}.`,
    pillaged: ({ seat, from, what }, _, { name }) =>
      `${name(seat)} pille ${name(from)} : ${what === 'goods' ? 'une Marchandise' : 'une Commodité'}.`,
    replenished: ({ seat, n }, _, { name }) => `${name(seat)} se réapprovisionne en denrées (${n}).`,
    readied: ({ seat, planets }, _, { name }) => `${name(seat)} redresse ${names.planets(planets)}.`,
    drew: ({ seat, n, what }, some, { name }) => {
      const named = (some?.cards ?? []).map((card) =>
        what === 'action-card' ? names.actionCard(card) : names.objective(card),
      );
      const one = what === 'action-card' ? 'carte Action' : 'objectif secret';
      const things = n < 2 ? one : what === 'action-card' ? 'cartes Action' : 'objectifs secrets';
      return `${name(seat)} pioche ${n} ${things}${named.length > 0 ? ` : ${names.list(named)}` : ''}.`;
    },
    discarded: ({ seat, card }, _, { name }) => `${name(seat)} défausse ${names.actionCard(card)}.`,
    returnedSecret: ({ seat }, _, { name }) => `${name(seat)} rend un objectif secret.`,
    tokenLaid: ({ seat, system }, _, { name }) =>
      `${name(seat)} pose un pion de commandement dans ${names.system(system)}.`,
    tokenTaken: ({ seat, system }, _, { name }) =>
      `${name(seat)} reprend un pion de commandement de ${names.system(system)}.`,
    built: ({ seat, unit, planet }, _, { name }) =>
      `${name(seat)} place 1 ${names.unit(unit)} sur ${names.place(planet)}.`,
    unlearned: ({ seat, technology }, _, { name }) =>
      `${name(seat)} remet ${names.technology(technology)} dans son paquet.`,
    researched: ({ seat, technology }, _, { name }) => `${name(seat)} recherche ${names.technology(technology)}.`,
    revealed: ({ objective }) => `${names.objective(objective)} est révélé.`,
    scored: ({ seat, objective, points }, _, { name }) =>
      `${name(seat)} remplit ${names.objective(objective)} (${points}).`,
    points: ({ seat, points }, _, { name }) =>
      `${name(seat)} a ${points} ${points < 2 ? 'point' : 'points'} de victoire.`,
    agendasArranged: ({ seat }, _, { name }) => `${name(seat)} remet deux ordres du jour.`,
  },
  question: {
    ...combat.question,
    ...council.question,
    ...trade.question,
    ...exploring.question,
    ...pickQuestions(picks, THINGS, (ability) => names.component(ability)),
    anyTime: () => 'Utilisez-vous une capacité maintenant ?',
    turn: picks.chapters.turn,
    layTile: picks.chapters.layTile,
    deploy: () => 'Sur quelles planètes natales vos forces terrestres et structures commencent-elles ?',
    pickStrategy: picks.chapters.pickStrategy,
    secondary: ({ card }) => picks.chapters.secondary(names.strategyCard(card), null),
    split: ({ n, as }) =>
      as === 'gain'
        ? picks.chapters.placeTokens(phrases.tokens(n))
        : picks.chapters.spreadTokens('pions de commandement'),
    buyTokens: ({ price }) => picks.chapters.buyTokens('pions de commandement', price),
    mayResearch: ({ price }) => `Dépensez-vous ${price} ressources pour rechercher une technologie ?`,
    research: () => 'Quelle technologie recherchez-vous ?',
    construct: () => 'Quelle structure placez-vous, et où ?',
    move: ({ system }) => picks.chapters.move(names.system(system)),
    produce: ({ system }) => picks.chapters.produce(names.system(system)),
    removeSurplus: ({ system, of, n }) =>
      of === 'fleet'
        ? `Votre réserve de flotte est insuffisante (${names.system(system)}) : quels vaisseaux retirez-vous (${n}) ?`
        : `La place manque (${names.system(system)}) : quelles unités retirez-vous (${n}) ?`,
    arrangeAgendas: () => 'Quels ordres du jour vont sur la pioche, lesquels dessous ?',
    keepSecret: () => 'Quel objectif secret gardez-vous ?',
    returnSecret: () => 'Quel objectif secret rendez-vous ?',
    scoreSecret: () => 'Remplissez-vous un objectif secret ?',
    discardActionCard: ({ over, for: by }) =>
      by === undefined
        ? picks.chapters.discard(over, 'carte Action')
        : `${names.bought(by)} : quelle carte Action défaussez-vous ?`,
    takeActionCard: () => 'Laquelle de ces cartes Action prenez-vous ?',
    score: () => 'Quel objectif public remplissez-vous ?',
    payFor: ({ for: bought, currency, price }) => picks.chapters.pay(price, currency, names.bought(bought)),
  },
};
