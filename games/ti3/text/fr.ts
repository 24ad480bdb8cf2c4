import type { Words } from '@orrery/kernel';
import type { RaceId } from '../content/races/races.ts';
import type { MoveAtom, Ti3 } from '../shapes.ts';
import { answersByName } from './answers.ts';
import { rules } from './fr/rules.ts';
import { abilities } from './fr/abilities.ts';
import { strategyTexts, technologyEffects } from './fr/effects.ts';
import { agendas } from './fr/agendas.ts';
import { counters } from './fr/counters.ts';
import { leaders, news } from './fr/leaders.ts';
import { cards } from './fr/cards.ts';
import { begun, planetName, rollsInWords, speech } from './vocabulary.ts';
import type { OwnThing } from '../rules/things.ts';
import type { Language, Vocabulary } from './vocabulary.ts';
import { pickQuestions } from '@orrery/imperium';
import { fr as picks } from '@orrery/imperium/questions/fr.ts';
import type { ThingWords } from '@orrery/imperium';

const vocabulary: Vocabulary = {
  purposes: {
    ambush: 'embuscade',
    pds: 'tir des PDS',
    assault: 'canon d’assaut',
    mines: 'mines',
    barrage: 'tir de barrage anti-Chasseurs',
    battle: 'dés de bataille',
    bombardment: 'bombardement',
    defence: 'tir des PDS sur les envahisseurs',
    invasion: 'combat d’invasion',
  },
  castings: {
    'gen-synthesis': 'Synthèse génétique',
    dacxive: 'Animateurs dacxives',
    sabotage: 'Tentative de Sabotage',
    settlers: 'Colons',
    leader: 'sort d’un Chef',
    captives: 'captifs sur la planète',
    razing: 'ravage d’une planète',
    plague: 'Épidémie',
    'strategic-bombardment': 'Bombardement stratégique',
    'ancient-artifact': 'Artefact ancien',
  },
  units: {
    'space-dock': ['Space Dock', 'Space Docks'],
    pds: ['PDS', 'PDS'],
    'ground-force': ['Force Terrestre', 'Forces Terrestres'],
    fighter: ['Chasseur', 'Chasseurs'],
    destroyer: ['Destroyer', 'Destroyers'],
    cruiser: ['Croiseur', 'Croiseurs'],
    carrier: ['Carrier', 'Carriers'],
    dreadnought: ['Dreadnought', 'Dreadnoughts'],
    'war-sun': ['War Sun', 'War Suns'],
  },
  races: {
    letnev: 'Baronnie de Letnev',
    l1z1x: 'Réseau L1Z1X',
    norr: "Sardakk N'orr",
    hacan: 'Émirats de Hacan',
    sol: 'Fédération de Sol',
    mentak: 'Coalition Mentak',
    naalu: 'Collectif Naalu',
    jolnar: 'Universités de Jol-Nar',
    xxcha: 'Royaume Xxcha',
    yssaril: 'Tribus Yssaril',
  },
  abilities,
  technologyEffects,
  strategyTexts,
  technologies: {
    'hylar-v-assault-laser': 'Laser d’assaut Hylar V',
    'deep-space-cannon': 'Canon spatial lointain',
    'war-sun': 'War Sun',
    'magen-defense-grid': 'Grille de défense Magen',
    'stasis-capsules': 'Capsules de stase',
    cybernetics: 'Cybernétique',
    'enviro-compensator': 'Compensateur environnemental',
    'sarween-tools': 'Outils Sarween',
    'antimass-deflectors': 'Déflecteurs antimasse',
    'xrd-transporters': 'Transporteurs XRD',
    'assault-cannon': 'Canon d’assaut',
    'graviton-negator': 'Négateur gravitonique',
    'neural-motivator': 'Motivateur neuronal',
    'gen-synthesis': 'Synthèse génétique',
    'dacxive-animators': 'Animateurs dacxives',
    'x-89-bacterial-weapon': 'Arme bactérienne X-89',
    'micro-technology': 'Microtechnologie',
    'integrated-economy': 'Économie intégrée',
    'graviton-laser-system': 'Laser gravitonique',
    'transit-diodes': 'Diodes de transit',
    'type-iv-drive': 'Propulsion de type IV',
    'advanced-fighters': 'Chasseurs perfectionnés',
    'fleet-logistics': 'Logistique de flotte',
    'light-wave-deflector': 'Déflecteur d’ondes lumineuses',
  },
  strategy: {
    initiative: 'Initiative',
    diplomacy: 'Diplomatie',
    political: 'Politique',
    logistics: 'Logistique',
    trade: 'Commerce',
    warfare: 'Guerre',
    technology: 'Technologie',
    imperial: 'Empire',
  },
  objectives: {
    'goal-influence-10': 'Dépenser 10 d’influence',
    'goal-resources-10': 'Dépenser 10 ressources',
    'goal-goods-6': 'Dépenser 6 Marchandises',
    'goal-counters-3': 'Dépenser 3 compteurs de Commandement',
    'goal-three-of-a-colour': '3 technologies d’une couleur',
    'goal-four-colours': 'Des technologies des quatre couleurs',
    'goal-three-specialties': 'Des planètes aux spécificités rouge, verte et bleue',
    'goal-more-influence': 'Plus d’influence que chaque voisin',
    'goal-mecatol-rex': 'Contrôler Mecatol Rex',
    'goal-five-planets': '5 planètes hors du Système-Mère',
    'goal-imperium-rex': 'Fin du Jeu',
    'goal-supremacy': 'Suprématie : 18 planètes hors du Système-Mère',
    'goal-domination': 'Domination : les Systèmes-Mères de deux autres',
    'goal-influence-20': 'Dépenser 20 d’influence',
    'goal-resources-20': 'Dépenser 20 ressources',
    'goal-goods-12': 'Dépenser 12 Marchandises',
    'goal-counters-6': 'Dépenser 6 compteurs de Commandement',
    'goal-five-of-a-colour': '5 technologies d’une couleur',
    'goal-most-influence': 'Plus d’influence que les deux voisins ensemble',
    'goal-mecatol-and-around': 'Mecatol Rex et tous les systèmes autour',
    'goal-conqueror': 'Conquérant : le Système-Mère d’un autre',
    'goal-diversified': 'Diversifié : un dock sur Mecatol Rex et 2 technologies dans trois couleurs',
    'goal-focused': 'Ciblé : 4 planètes à spécificité d’une couleur',
    'goal-forceful': 'Énergique : un dock sur Mecatol Rex et 4 Dreadnoughts',
    'goal-industrial': 'Industriel : Mecatol Rex, 5 Dreadnoughts et 3 docks',
    'goal-keeper-of-gates': 'Gardien des portes : un vaisseau à chaque Wormhole',
    'goal-master-of-ships': 'Maître des vaisseaux : un dock sur Mecatol Rex et 8 vaisseaux',
    'goal-merciless': 'Impitoyable : le dernier dock d’un autre détruit',
    'goal-technocrat': 'Technocrate : 6 planètes à spécificité',
    'goal-usurper': 'Usurpateur : un dock et 6 Forces Terrestres sur Mecatol Rex',
  },
  agendas,
  cards,
  leaders,
  counters,
  domainCounter: 'compteur Domaine',
  good: 'une Marchandise',
  goods: (n) => `${n} Marchandises`,
  for: 'pour',
  against: 'contre',
  counter: 'un compteur d’Allocation de Stratégie',
  keep: 'garder',
  execute: 'exécuter',
  yes: 'oui',
  no: 'non',
  and: 'et',
  nothing: 'rien',
  damaged: 'endommagé',
  with: 'avec',
  emptySystem: (n) => `système vide ${n}`,
  asteroidField: 'Champ d’Astéroïdes',
  nebula: 'Nébuleuse',
  supernova: 'Supernova',
  wormhole: (kind) => `Wormhole ${kind === 'alpha' ? 'Alpha' : 'Beta'}`,
  homeOf: (planets) => planets,
  faceDown: 'tuile cachée',
  cell: (n, ring, beside) =>
    `place ${n} du ${ring === 1 ? '1er' : `${ring}e`} anneau${beside ? `, à côté de ${beside}` : ''}`,
  nth: (one, n) => `${one} n° ${n}`,
};

const {
  list,
  units,
  system,
  place,
  ship,
  cell,
  shipAt,
  card,
  source,
  nameOf,
  agendaName,
  leaderName,
  settling,
  picked,
  payment,
  berth,
  production,
  yesOrNo,
  option,
} = speech(vocabulary);

/** What is to be chosen. */
const THINGS: ThingWords<OwnThing> = {
  ability: ['une capacité', 'capacités'],
  exchange: ['un échange', 'échanges'],
  planetFor: ['une planète et un adversaire', 'planètes et adversaires'],
  players: ['deux joueurs', 'paires de joueurs'],
  way: ['une route', 'routes'],
  troops: ['un transport', 'transports'],
  counter: ['un compteur', 'compteurs'],
  race: ['une race', 'races'],
  cell: ['une place', 'places'],
  leader: ['un Chef', 'chefs'],
  post: ['où il commence', 'lieux'],
  captive: ['son sort', 'sorts'],
  spoils: ['ce que vous reprenez', 'choses'],
  passage: ['à qui vous demandez le passage', 'joueurs'],
  leave: ['si la flotte peut passer', 'réponses'],
  ambushers: ['quels vaisseaux tirent', 'groupes'],
  toll: ['si vous payez pour les Wormholes', 'réponses'],
  price: ['avec quoi vous payez', 'prix'],
  actionCard: ['une carte Action', 'cartes Action'],
  plainDie: ['un dé', 'dés'],
  probe: ['si vos Chasseurs sondent les planètes', 'réponses'],
  raze: ['ce qui est rasé', 'planètes'],
  clear: ['si vous retirez le compteur', 'réponses'],
  dock: ['si vous placez un Space Dock', 'réponses'],
};

const hitsInWords = (n: number): string => (n < 2 ? `${n} dégât` : `${n} dégâts`);
const pool = (c: { strategy: number; fleet: number; command: number }) =>
  list([
    ...(c.strategy ? [`${c.strategy} en Réserve Stratégique`] : []),
    ...(c.fleet ? [`${c.fleet} en Approvisionnement de la Flotte`] : []),
    ...(c.command ? [`${c.command} en Réserve de Commandement`] : []),
  ]);

const moves = (a: readonly MoveAtom[]): string =>
  a.length === 0
    ? 'aucun mouvement'
    : list(
        a.map((x) =>
          'load' in x
            ? `+ ${units(x.load, x.n)} depuis ${place(x.at)}`
            : 'board' in x
              ? `+ ${leaderName(x.board)} depuis ${planetName(x.at)}`
              : `${ship(x.ship)} depuis ${system(x.from)}`,
        ),
      );

const words: Words<Ti3> = {
  event: {
    race: ({ seat, race }, _, { name }) => `${name(seat)} joue : ${vocabulary.races[race as RaceId]}.`,
    home: ({ seat, cell: at }, _, { name }) => `${name(seat)} s’installe à la ${cell(at)}.`,
    showedTiles: ({ seat, tiles }, _, { name }) =>
      `${name(seat)} n’a plus de système avec planète et montre : ${list(tiles.map(system))}.`,
    placedTile: ({ seat, tile, cell: at }, _, { name }) => `${name(seat)} place ${system(tile)} à la ${cell(at)}.`,
    uncovered: ({ tile }) => `La tuile cachée est ${system(tile)}.`,
    galaxyComplete: ({ unevenness }) =>
      `La galaxie est complète. Entre le meilleur et le moins bon Système-Mère il y a ${(unevenness / 10).toFixed(1).replace('.', ',')} points.`,
    settled: ({ seat, units: all }, _, { name }) => `${name(seat)} s’installe : ${settling(all)}.`,
    counterLost: ({ seat }, _, { name }) => `${name(seat)} perd un compteur de sa Réserve de Commandement.`,
    dockMoved: ({ seat, from, to }, _, { name }) =>
      `${name(seat)} déplace un Space Dock de ${planetName(from)} à ${planetName(to)}.`,
    diceRolled: ({ seat, why, dice }, _, { name }) =>
      `${begun(vocabulary.castings[why])} : ${name(seat)} obtient ${dice.join(', ')}.`,
    rolledAgain: ({ seat, from, to }, _, { name }) => `${name(seat)} relance un dé : ${from} devient ${to}.`,
    mined: ({ seat, system: s, n }, _, { name }) =>
      `Mines dans ${system(s)} : ${hitsInWords(n)} pour la flotte de ${name(seat)}.`,
    stole: ({ seat, from, n }, some, { name }) =>
      `${name(seat)} prend ${some ? list(some.cards.map(card)) : `${n} cartes Action`} à ${name(from)}.`,
    sawHand: ({ seat, of }, some, { name }) =>
      `${name(seat)} regarde la main de ${name(of)}${some ? ` : ${list(some.cards.map(card))}` : ''}.`,
    exchanged: ({ seats: [a, b], n }, some, { name }) =>
      some
        ? `${name(a)} donne à ${name(b)} ${list(some.cards[0].map(card))} contre ${list(some.cards[1].map(card))}.`
        : `${name(a)} et ${name(b)} échangent des cartes Action : ${n[0]} contre ${n[1]}.`,
    placed: ({ seat, place: p, units: made }, _, { name }) =>
      `${name(seat)} place ${list(made.map((u) => units(u.unit, u.n)))} à ${place(p)}.`,
    repealed: ({ law }) => `${agendaName(law)} est défaussée.`,
    roundBegan: ({ round }) => `Le tour ${round} commence.`,
    activated: ({ seat, system: s }, _, { name }) => `${name(seat)} active ${system(s)}.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passe.`,
    moved: ({ seat, system: s, ships }, _, { name }) =>
      `${name(seat)} se déplace vers ${system(s)} : ${list(ships.map((x) => `${units(x.ship, x.n)} depuis ${system(x.from)}`))}.`,
    rolled: (rolling, _, { name }) =>
      `${begun(vocabulary.purposes[rolling.purpose])} : ${rollsInWords(rolling, (roll, n) => `${name(roll.by)} ${hitsInWords(n)}`, vocabulary)}.`,
    rechecked: ({ unit, from, to }) => `Un dé de ${vocabulary.units[unit][0]} est relancé : ${from} devient ${to}.`,
    plagueRolled: ({ planet, dice }) => `Épidémie sur ${planetName(planet)} : ${dice.join(', ')}.`,
    lost: ({ seat, place: p, units: lost }, _, { name }) =>
      `${name(seat)} perd ${list(lost.map((u) => units(u.unit, u.n)))} à ${place(p)}.`,
    damaged: ({ seat, ship: s }, _, { name }) => `${name(seat)} a un ${vocabulary.units[s][0]} endommagé.`,
    repaired: ({ seat, ship: s, n }, _, { name }) => `${name(seat)} répare ${units(s, n)}.`,
    announced: ({ seat, as }, _, { name }) => `${name(seat)} annonce une ${as === 'withdraw' ? 'fuite' : 'retraite'}.`,
    left: ({ seat, from, to }, _, { name }) => `La flotte de ${name(seat)} quitte ${system(from)} pour ${system(to)}.`,
    sabotageRun: ({ seat, outer, inner }, _, { name }) =>
      `Tentative de Sabotage de ${name(seat)} : ${outer.join(', ')} ; ${inner.join(', ')}.`,
    agenda: ({ agenda }) => `Le Conseil vote sur ${agendaName(agenda)}.`,
    voted: ({ seat, choice, votes }, _, { name }) =>
      choice === null ? `${name(seat)} s’abstient.` : `${name(seat)} donne ${votes} voix : ${option(choice, name)}.`,
    decided: ({ agenda, choice }, _, { name }) =>
      `Le Conseil décide de ${agendaName(agenda)} : ${option(choice, name)}.`,
    arranged: ({ seat }, _, { name }) => `${name(seat)} a regardé les prochains ordres du jour.`,
    stayed: ({ seat }, _, { name }) => `${name(seat)} ne peut plus partir ; l’annonce est sans effet.`,
    landed: ({ seat, planet, groundForces, pds }, _, { name }) =>
      `${name(seat)} débarque ${list([...(groundForces ? [units('ground-force', groundForces)] : []), ...(pds ? [units('pds', pds)] : [])])} sur ${planetName(planet)}.`,
    leader: ({ seat, kind, what, place: p, by }, _, { name }) =>
      news(what, leaderName(kind), name(seat), by === null ? '' : name(by), p === null ? '' : place(p)),
    explored: ({ seat, planet, counter }, _, { name }) =>
      `${name(seat)} explore ${planetName(planet)} : ${card(counter)}.`,
    probed: ({ seat, planets }, some, { name }) =>
      `${name(seat)} sonde ${list(planets.map(planetName))}${some ? ` : ${list(some.counters.map(card))}` : ''}.`,
    survivorsFound: ({ seat, planet }, _, { name }) =>
      `${name(seat)} trouve ${card('lazax-survivors')} sur ${planetName(planet)}.`,
    razed: ({ seat, planet, survivors }, _, { name }) =>
      `${name(seat)} rase ${planetName(planet)}${survivors ? ` : ${card('lazax-survivors')}` : ''}.`,
    passage: ({ seat, to, granted }, _, { name }) =>
      `${name(to)} ${granted ? 'laisse passer' : 'ne laisse pas passer'} la flotte de ${name(seat)}.`,
    delayed: ({ seat, planet, by }, _, { name }) =>
      `${leaderName('diplomat')} de ${name(by)} : retarde l’invasion de ${planetName(planet)} par ${name(seat)}.`,
    tookPlanet: ({ seat, planet, from }, _, { name }) =>
      `${name(seat)} prend le contrôle de ${planetName(planet)}${from === null ? '' : `, jusque-là à ${name(from)}`}.`,
    reborn: ({ seat, planet, n }, _, { name }) =>
      `Synthèse génétique : ${units('ground-force', n)} de ${name(seat)} de retour sur ${planetName(planet)}.`,
    animated: ({ seat, planet, n }, _, { name }) =>
      `Animateurs dacxives : ${units('ground-force', n)} pour ${name(seat)} sur ${planetName(planet)}.`,
    gassed: ({ seat, planet }, _, { name }) =>
      `${name(seat)} emploie l’arme bactérienne X-89 sur ${planetName(planet)}.`,
    carried: ({ seat, from, to, n }, _, { name }) =>
      `${name(seat)} envoie ${units('ground-force', n)} de ${planetName(from)} à ${planetName(to)}.`,
    held: ({ seat, planet }, _, { name }) => `${name(seat)} garde ${planetName(planet)}.`,
    produced: ({ seat, system: s, units: made, cost }, _, { name }) =>
      `${name(seat)} produit ${list(made.map((u) => units(u.unit, u.n)))} dans ${system(s)} pour ${cost}.`,
    paid: ({ seat, planets, goods }, _, { name }) =>
      `${name(seat)} paie avec ${list([...planets.map(planetName), ...(goods ? [`${goods} Marchandises`] : [])])}.`,
    picked: ({ seat, card: c }, _, { name }) => `${name(seat)} prend ${vocabulary.strategy[c]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} devient Porte-parole.`,
    strategy: ({ seat, card: c }, _, { name }) => `${name(seat)} résout ${vocabulary.strategy[c]}.`,
    secondary: ({ seat, card: c }, _, { name }) =>
      `${name(seat)} utilise la capacité secondaire de ${vocabulary.strategy[c]}.`,
    truce: ({ seats: [a, b] }, _, { name }) =>
      `${name(a)} et ${name(b)} ne peuvent activer les systèmes de l’autre ce tour-ci.`,
    refreshed: ({ seat, planets }, _, { name }) => `${name(seat)} dégage ${list(planets.map(planetName))}.`,
    agreed: ({ seats: [a, b] }, _, { name }) => `${name(a)} et ${name(b)} concluent un Accord Commercial.`,
    unlearned: ({ seat, technology }, _, { name }) => `${name(seat)} rend ${vocabulary.technologies[technology]}.`,
    acquired: ({ seat, technology }, _, { name }) => `${name(seat)} acquiert ${vocabulary.technologies[technology]}.`,
    revealedObjective: ({ objective }) => `Un Objectif Public est révélé : ${vocabulary.objectives[objective]}.`,
    claimed: ({ seat, objective }, _, { name }) => `${name(seat)} accomplit : ${vocabulary.objectives[objective]}.`,
    scored: ({ seat, points }, _, { name }) =>
      `${name(seat)} reçoit ${points === 1 ? '1 point' : `${points} points`} de victoire.`,
    countersReceived: ({ seat, ...c }, _, { name }) =>
      `${name(seat)} reçoit des compteurs de Commandement : ${pool(c)}.`,
    agreementBroken: ({ seats: [a, b] }, _, { name }) =>
      `L’Accord Commercial entre ${name(a)} et ${name(b)} est rompu.`,
    drew: ({ seat, n }, some, { name }) =>
      `${name(seat)} pioche ${some ? list(some.cards.map(card)) : n === 1 ? 'une carte Action' : `${n} cartes Action`}.`,
    discarded: ({ seat, card: c }, _, { name }) => `${name(seat)} défausse ${card(c)}.`,
    // What belongs to nobody acts by itself.
    used: ({ seat, ability }, _, { name }) =>
      seat < 0 ? `${nameOf(ability)} prend effet.` : `${name(seat)} utilise ${nameOf(ability)}.`,
    cancelled: ({ ability }) => `${nameOf(ability)} est annulée.`,
    lapsed: ({ ability }) => `${nameOf(ability)} n’a plus d’objet.`,
    countersPlaced: ({ seat, ...c }, _, { name }) => `${name(seat)} a ${pool(c)}.`,
    counterReturned: ({ seat, system: s }, _, { name }) =>
      `${name(seat)} reprend un compteur de Commandement de ${system(s)}.`,
    gave: ({ seat, to, n }, _, { name }) =>
      `${name(seat)} donne ${n === 1 ? '1 Marchandise' : `${n} Marchandises`} à ${name(to)}.`,
    jammed: ({ seat, system: s }, _, { name }) =>
      `Un compteur de Commandement de ${name(seat)} est posé dans ${system(s)}.`,
    goodsReceived: ({ seat, n }, _, { name }) =>
      `${name(seat)} reçoit ${n === 1 ? '1 Marchandise' : `${n} Marchandises`}.`,
    exhausted: ({ planet }) => `${planetName(planet)} est engagée.`,
    becameNeutral: ({ planet, from }, _, { name }) =>
      `${name(from)} perd le contrôle de ${planetName(planet)}, qui devient neutre.`,
    status: ({ round }) => `Phase de Statut du tour ${round}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} est éliminé.`,
  },
  question: {
    seek: () => 'Choisissez une carte.',
    seekAgenda: () => 'Choisissez un ordre du jour.',
    fee: ({ due }) => picks.chapters.pay(due, 'influence', nameOf('touch-of-genius')),
    licence: ({ planet, due }) => picks.chapters.pay(due, 'resources', `un débarquement sur ${planetName(planet)}`),
    anyTime: () => 'Jouez une carte à tout moment.',
    settle: () => 'Où commencent votre Space Dock, vos Forces Terrestres et vos PDS ?',
    placeTile: picks.chapters.layTile,
    exchangeCards: ({ with: other, offer }, { name }) =>
      offer === null
        ? `Quelles cartes Action proposez-vous à ${name(other)}, et combien en voulez-vous en échange ?`
        : `${name(other)} propose ${offer.give} cartes Action contre ${offer.take} des vôtres. Lesquelles donnez-vous ?`,
    ...pickQuestions(picks, THINGS, nameOf),
    turn: picks.chapters.turn,
    move: ({ system: s }) => picks.chapters.move(system(s)),
    transfer: ({ systems: [a, b] }) =>
      `Quels vaisseaux passent entre ${system(a)} et ${system(b)}, et que transportent-ils ?`,
    transferProduce: () => 'Dans lequel des deux systèmes produisez-vous ?',
    fire: ({ system: s, planet, pds, at }, { name }) =>
      `Combien de vos ${pds} PDS tirent sur ${name(at)} ${planet ? `sur ${planetName(planet)}` : `dans ${system(s)}`} ?`,
    casualties: ({ system: s, hits }) => picks.chapters.assignHits(hitsInWords(hits), system(s)),
    sabotageRun: () => 'Tentative de Sabotage : combien de Chasseurs ?',
    vote: ({ agenda: a, votes }) =>
      `${agendaName(a)} : ${votes === 1 ? 'à qui va votre voix' : `à qui vont vos ${votes} voix`} ?`,
    breakTie: ({ agenda: a }) => `${agendaName(a)} : le Porte-parole départage.`,
    nextAgenda: () => 'Quel ordre du jour vient ensuite ?',
    leave: ({ system: s, as }) =>
      as === 'retreat' ? picks.chapters.announceRetreat(system(s)) : `Annoncer une fuite hors de ${system(s)} ?`,
    refuge: ({ system: s }) => `Où va votre flotte en quittant ${system(s)} ?`,
    land: ({ system: s }) => `Quelles unités débarquent dans ${system(s)} ?`,
    invade: ({ planets }) => `Quelle planète ensuite : ${list(planets.map(planetName))} ?`,
    bacterialWeapon: ({ planet }) =>
      `Employer l’arme bactérienne X-89 sur ${planetName(planet)} ? Elle coûte toutes vos cartes Action.`,
    joinFighters: ({ planet }) => `Combien de Chasseurs se joignent à l’assaut de ${planetName(planet)} ?`,
    groundLosses: ({ hits }) => `Combien des ${hits} dégâts les Chasseurs prennent-ils ?`,
    diodes: () => 'Diodes de transit : quelles Forces Terrestres vont où ?',
    secondAction: () => 'Logistique de flotte : une seconde Action Tactique ?',
    bombard: ({ planet }) => `Quels vaisseaux bombardent ${planetName(planet)} ?`,
    produce: ({ system: s }) => picks.chapters.produce(system(s)),
    discard: ({ over }) => picks.chapters.discard(over, 'carte Action'),
    counters: ({ n }) => picks.chapters.spreadTokens(`${n} compteurs de Commandement`),
    pickStrategy: picks.chapters.pickStrategy,
    bonus: ({ card: c, n }) =>
      `${vocabulary.strategy[c]} porte ${n} compteurs Bonus : Marchandises ou compteurs de Commandement ?`,
    secondary: ({ card: c, cost }) =>
      picks.chapters.secondary(vocabulary.strategy[c], cost === 0 ? null : `${cost} compteur`),
    placeCounters: ({ n }) =>
      picks.chapters.placeTokens(
        n === 1 ? '1 nouveau compteur de Commandement' : `${n} nouveaux compteurs de Commandement`,
      ),
    chooseOpponent: () => 'Diplomatie avec quel adversaire ?',
    refresh: ({ most }) => `Dégagez jusqu’à ${most} planètes.`,
    buyCounters: () => picks.chapters.buyTokens('compteurs de Commandement', 3),
    tradeOption: () => 'Recevoir des Marchandises et ouvrir les négociations, ou rompre tous les Accords Commerciaux ?',
    propose: () => 'Proposez un Accord Commercial.',
    closeNegotiations: () => 'Déclarez les négociations closes quand vous avez fini.',
    consent: ({ by, partner, as, gives, takes }, { name }) =>
      as === 'partner'
        ? `${name(by)} vous offre un Accord Commercial : une carte de ${gives} contre la vôtre de ${takes}.`
        : `Approuver l’Accord Commercial de ${name(by)} (${gives}) et ${name(partner)} (${takes}) ?`,
    cancelAgreement: () => 'Annuler un Accord Commercial ?',
    takeCounter: () => 'Lequel de vos compteurs revient en Réserve de Commandement ?',
    patrol: () => 'Déplacez jusqu’à deux Croiseurs ou Destroyers vers des systèmes vides adjacents.',
    chooseTechnology: () => 'Choisissez une technologie.',
    buyTechnology: () => 'Acheter une technologie ?',
    claim: () => 'Accomplir un Objectif Public ?',
    claimSecret: () => 'Accomplir votre Objectif Secret ?',
    produceWhere: () => 'Dans quel système vos Space Docks produisent-ils ?',
    gift: () => 'Donner des Marchandises à un autre joueur.',
    disband: () => 'Retirer une de vos unités.',
    scuttle: ({ system: s, n }) => `Votre flotte dans ${system(s)} dépasse l’Approvisionnement : retirez ${n}.`,
  },
  answer: {
    ...answersByName(vocabulary),
    settle: (a) => settling(a),
    placeTile: ({ tile, cell: at }, _, { view: { pub } }) => `${system(tile)} à la ${cell(at, pub.galaxy)}`,
    exchangeCards: (a) =>
      a.length === 0 ? 'aucune' : list(a.map((x) => ('give' in x ? card(x.give) : `contre ${x.take} des siennes`))),
    seek: card,
    seekAgenda: agendaName,
    fee: (a) => list(a.map(payment)),
    licence: (a) => list(a.map(payment)),
    anyTime: source,
    pickOne: (a, { what }, reader) => picked(what, a, reader),
    pickSome: (a, { what }, reader) => list(a.map((one) => picked(what, one, reader))),
    turn: (a) =>
      a.do === 'activate'
        ? `activer ${system(a.system)}`
        : a.do === 'transfer'
          ? `transfert entre ${system(a.systems[0])} et ${system(a.systems[1])}`
          : a.do === 'strategy'
            ? `résoudre ${vocabulary.strategy[a.card]}`
            : a.do === 'diodes'
              ? 'employer les diodes de transit'
              : a.do === 'use'
                ? `utiliser ${nameOf(a.ability)}`
                : 'passer',
    move: moves,
    transfer: moves,
    transferProduce: (a) => (a === null ? 'nulle part' : system(a)),
    fire: (n) => (n === 0 ? 'ne pas tirer' : `tirer avec ${n}`),
    casualties: (a) => list(a.map((c) => `${ship(c.ship)} : ${c.take === 'loss' ? 'perdu' : 'endommagé'}`)),
    sabotageRun: (a) => (a.length === 0 ? 'aucun' : a.join(', ')),
    vote: (a, _, { name }) => (a === null ? 's’abstenir' : option(a, name)),
    breakTie: (a, _, { name }) => option(a, name),
    leave: (a) => (a ? 'partir' : 'rester'),
    land: (a, { system: at }, { view: { pub } }) =>
      a.length === 0
        ? 'aucun débarquement'
        : list(
            a.map(
              (x) =>
                `${'leader' in x ? leaderName(x.leader) : units(x.unit, x.n)} ${'to' in x ? `vers ${planetName(x.to)}` : `de ${shipAt(pub, pub.active!, at, x.from)} à bord de ${shipAt(pub, pub.active!, at, x.aboard)}`}`,
            ),
          ),
    invade: (a) => (a === null ? 'aucune' : planetName(a)),
    bacterialWeapon: yesOrNo,
    diodes: ({ from, to, n }) => `${units('ground-force', n)} de ${planetName(from)} à ${planetName(to)}`,
    secondAction: (a) => (a === null ? 'non' : system(a)),
    produce: (a) => production(a),
    counters: pool,
    bonus: ({ goods, ...c }) => `${goods} Marchandises ; ${pool(c)}`,
    secondary: yesOrNo,
    placeCounters: pool,
    buyCounters: (a) =>
      a.length === 0 ? 'aucun' : list(a.map((x) => ('counters' in x ? `${x.counters} compteurs` : payment(x)))),
    tradeOption: (a) => (a === 'income' ? 'Marchandises et négociations' : 'rompre tous les accords'),
    propose: ({ partner, give, take }, { by, contracts }, { name }) =>
      `avec ${name(partner)} : votre ${contracts[by]![give]!} contre son ${contracts[partner]![take]!}`,
    closeNegotiations: () => 'clore',
    consent: yesOrNo,
    cancelAgreement: (a, _, { name }) => (a === null ? 'aucun' : name(a)),
    patrol: (a) => list(a.map((x) => `${ship(x.ship)} vers ${system(x.to)}`)),
    buyTechnology: (a) =>
      a.length === 0 ? 'aucune' : list(a.map((x) => ('technology' in x ? nameOf(x.technology) : payment(x)))),
    claim: (a) =>
      a.length === 0
        ? 'aucun'
        : list(
            a.map((x) =>
              'claim' in x
                ? vocabulary.objectives[x.claim]!
                : 'strategy' in x
                  ? `${x.strategy} de la Réserve Stratégique, ${x.command} de la Réserve de Commandement`
                  : payment(x),
            ),
          ),
    claimSecret: yesOrNo,
    gift: ({ to, n }, _, { name }) => `${n} à ${name(to)}`,
  },
  plan: {
    produce: {
      slot: (id) => berth(id),
      meter: (id) => {
        const [what, at] = id.split(' ') as [string, string?];
        if (at === undefined) return 'Production';
        return `${what === 'fleet' ? 'Limite de flotte' : 'Soutien des Chasseurs'} (${system(at)})`;
      },
    },
  },
  window: {
    'strategy.picked': ({ seat, card: c }, { name }) => `${name(seat)} a choisi ${vocabulary.strategy[c]}.`,
    'strategy.ended': () => 'Toutes les cartes Stratégie sont choisies.',
    'primary.done': ({ seat, card: c }, { name }) => `${name(seat)} a résolu ${vocabulary.strategy[c]}.`,
    'secondary.would': ({ card: c }) => `Vous utilisez la capacité secondaire de ${vocabulary.strategy[c]}.`,
    'status.would': ({ round }) => `La Phase de Statut du tour ${round} commence.`,
    'cards.returned': () => 'Les cartes Stratégie vont être rendues.',
    attacked: ({ system: s }) => `Avant la bataille spatiale dans ${system(s)}.`,
    'research.would': () => 'Vous allez acheter une technologie.',
    'landing.would': ({ seat, system: s }, { name }) => `${name(seat)} va débarquer dans ${system(s)}.`,
    'invasion.would': ({ seat, planet }, { name }) => `${name(seat)} va envahir ${planetName(planet)}.`,
    conquered: ({ planet, seat, from }, { name }) => `${name(seat)} a pris ${planetName(planet)} à ${name(from)}.`,
    'agenda.would': () => 'Une carte Politique va être piochée.',
    'agenda.revealed': ({ agenda: a }) => `L’ordre du jour est ${agendaName(a)}.`,
    'vote.would': ({ agenda: a }) => `Vous allez voter sur ${agendaName(a)}.`,
    'votes.cast': ({ agenda: a }) => `Tous les votes sur ${agendaName(a)} sont donnés.`,
    'agenda.passed': ({ agenda: a }) => `${agendaName(a)} est adoptée.`,
    'agenda.failed': ({ agenda: a }) => `${agendaName(a)} est rejetée.`,
    strategyPhase: ({ round }) => `La Phase de Stratégie du tour ${round} commence.`,
    activated: ({ seat, system: s }, { name }) => `${name(seat)} a activé ${system(s)}.`,
    moved: ({ seat, system: s }, { name }) => `${name(seat)} a fini son mouvement vers ${system(s)}.`,
    'combat.start': ({ system: s }) => `Avant la bataille spatiale de ${system(s)}.`,
    'round.start': ({ system: s, planet, round }) =>
      `Avant le round ${round} ${planet ? `sur ${planetName(planet)}` : `dans ${system(s)}`}.`,
    'dice.after': ({ why, dice }) => `Les dés sont jetés : ${vocabulary.castings[why]}, ${dice.join(', ')}.`,
    'roll.after': ({ purpose }) => `Les dés sont jetés : ${vocabulary.purposes[purpose]}.`,
    damaged: ({ ship: s }) => `Un vaisseau a été endommagé : ${ship(s)}.`,
    beforeBombardment: ({ planet }) => `Avant le bombardement de ${planetName(planet)}.`,
    beforeInvasion: ({ planet }) => `Avant le combat d’invasion sur ${planetName(planet!)}.`,
    occupied: ({ planet, seat }, { name }) => `${name(seat)} a pris ${planetName(planet)}.`,
    'card.played.would': ({ source: s }, { name }) => `${name(s.seat)} a révélé ${nameOf(s.ability)}.`,
  },
  source,
  rule: rules,
};

export const fr: Language = { vocabulary, words };
