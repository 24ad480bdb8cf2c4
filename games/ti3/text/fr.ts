import type { Words } from '@orrery/kernel';
import type { Unit } from '../content/units.ts';
import type { MoveAtom, Pay, Production, Purpose, Ti3 } from '../shapes.ts';
import { answersByName } from './answers.ts';
import { RULES } from './rules.ts';
import { title } from './title.ts';
import { planetName, speech } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

export const vocabulary: Vocabulary = {
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
  races: { letnev: 'Baronnie de Letnev', l1z1x: 'Réseau L1Z1X', norr: "Sardakk N'orr" },
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
    'goal-mecatol-and-around': 'Mecatol Rex et toutes les planètes autour',
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
  agendas: {
    'agenda-cost-overruns': {
      name: 'Dépassements de coûts',
      effect: 'Pour : chacun perd une Marchandise par planète.',
    },
    'agenda-planetary-security': {
      name: 'Sécurité planétaire',
      effect: 'Pour : les planètes sans Force Terrestre hors des Systèmes-Mères deviennent neutres.',
    },
    'agenda-code-of-honor': { name: 'Code d’honneur', effect: 'Loi. Pour : ni fuite ni retraite.' },
    'agenda-free-trade': {
      name: 'Libre-échange',
      effect: 'Loi. Pour : une Marchandise de plus à chaque revenu d’accords. Contre : chacun perd 2 Marchandises.',
    },
    'agenda-humane-labor': {
      name: 'Travail décent',
      effect: 'Loi. Pour : les Space Docks produisent 2 unités de moins. Contre : aucune production ce tour-ci.',
    },
    'agenda-technology-tariffs': {
      name: 'Tarifs technologiques',
      effect: 'Loi. Pour : les technologies rouges coûtent 4 de plus. Contre : aucune technologie verte ce tour-ci.',
    },
    'agenda-research-grant': {
      name: 'Bourse de recherche',
      effect:
        'Loi. Pour : les spécificités valent pour toutes les couleurs. Contre : aucune technologie jaune ce tour-ci.',
    },
    'agenda-crown-of-thalnos': {
      name: 'Couronne de Thalnos',
      effect: 'Loi. Élire un joueur : +1 pour ses Forces Terrestres.',
    },
    'agenda-minister-of-policy': {
      name: 'Ministre de la politique',
      effect: 'Loi. Élire un joueur, qui pioche une carte Action de plus en Phase de Statut.',
    },
    'agenda-minister-of-exploration': {
      name: 'Ministre de l’exploration',
      effect: 'Loi. Élire un joueur, qui reçoit une Marchandise quand un autre prend une planète neutre.',
    },
    'agenda-economic-revitalization': {
      name: 'Relance économique',
      effect: 'Élire un joueur, qui reçoit une Marchandise de chacun.',
    },
    'agenda-public-execution': {
      name: 'Exécution publique',
      effect: 'Élire un joueur, qui perd ses cartes Action, engage ses planètes et a -1 à ses jets ce tour-ci.',
    },
    'agenda-compensated-disarmament': {
      name: 'Désarmement compensé',
      effect: 'Élire une planète : ses Forces Terrestres partent contre une Marchandise chacune.',
    },
  },
  cards: {
    'command-summit': {
      name: 'Sommet de commandement',
      effect: 'En Phase de Stratégie : recevez 2 compteurs dans votre Réserve de Commandement.',
    },
    'signal-jamming': {
      name: 'Brouillage',
      effect:
        'En Phase de Stratégie : posez un compteur des renforts d’un autre joueur sur un système qui n’est pas un Système-Mère.',
    },
    'flank-speed': {
      name: 'Pleine vitesse',
      effect: 'Après avoir activé un système : vos vaisseaux qui s’y rendent ont +1 en mouvement.',
    },
    'in-the-silence-of-space': {
      name: 'Dans le silence de l’espace',
      effect:
        'Après avoir activé un système : les vaisseaux d’une de vos flottes, de mouvement 2 ou plus, peuvent traverser des systèmes occupés par des vaisseaux ennemis.',
    },
    'experimental-battlestation': {
      name: 'Station de combat expérimentale',
      effect:
        'Après le mouvement d’un adversaire vers un système à portée : un de vos Space Docks y tire trois fois, comme un PDS.',
    },
    minelayers: {
      name: 'Mouilleurs de mines',
      effect:
        'Après l’entrée d’une flotte ennemie dans un système où vous avez une flotte : chacun de vos Croiseurs y inflige aussitôt un dégât.',
    },
    'fighter-prototype': {
      name: 'Prototype de Chasseur',
      effect: 'Avant une bataille spatiale : vos Chasseurs ont +2 à leurs jets du premier round.',
    },
    'morale-boost': {
      name: 'Regain de moral',
      effect: 'Avant un round de combat : toutes vos unités ont +1 à leurs jets de ce round.',
    },
    'skilled-retreat': {
      name: 'Retraite habile',
      effect:
        'Avant un round de bataille spatiale : déplacez votre flotte vers un système adjacent ami ou vide que vous n’avez pas activé, et posez-y un compteur de Commandement de vos renforts.',
    },
    'shields-holding': {
      name: 'Les boucliers tiennent',
      effect: 'Après les dés d’un round de bataille spatiale : annulez jusqu’à deux dégâts contre vous.',
    },
    recheck: {
      name: 'Contre-vérification',
      effect: 'Après un jet de combat : l’un des dés, quel qu’en soit le propriétaire, est relancé.',
    },
    'direct-hit': {
      name: 'Coup direct',
      effect: 'Après qu’un vaisseau ennemi a été endommagé dans votre bataille spatiale : il est détruit.',
    },
    'dug-in': {
      name: 'Retranchés',
      effect: 'Avant le bombardement de votre planète : elle ne peut être bombardée ce tour-ci.',
    },
    'chemical-warfare': {
      name: 'Guerre chimique',
      effect:
        'Avant un combat d’invasion, avec un Dreadnought dans le système : la moitié des Forces Terrestres en défense, arrondie au supérieur, est détruite.',
    },
    'rare-mineral': { name: 'Minerai rare', effect: 'Après avoir pris une planète neutre : recevez 3 Marchandises.' },
    sabotage: {
      name: 'Sabotage',
      effect: 'Après la révélation d’une carte Action d’un autre joueur : elle reste sans effet.',
    },
    'unexpected-action': {
      name: 'Action inattendue',
      effect: 'En tant qu’action : reprenez dans vos renforts un de vos compteurs de Commandement du plateau.',
    },
    'local-unrest': {
      name: 'Troubles locaux',
      effect:
        'En tant qu’action : une planète hors des Systèmes-Mères est engagée et perd une Force Terrestre ; s’il n’en reste aucune, elle devient neutre.',
    },
    'ghost-ship': {
      name: 'Vaisseau fantôme',
      effect: 'En tant qu’action : placez un Destroyer dans un système avec un Wormhole et sans vaisseau ennemi.',
    },
    plague: {
      name: 'Épidémie',
      effect:
        'En tant qu’action : lancez un dé par Force Terrestre d’une planète adverse ; un résultat pair la détruit.',
    },
    'war-footing': {
      name: 'Pied de guerre',
      effect: 'En tant qu’action : votre Approvisionnement de la Flotte vaut 2 de plus dans un système ce tour-ci.',
    },
  },
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
  warFunding: 'financement de guerre',
};

const { list, units, system, place, ship, card, source } = speech(vocabulary);

const PURPOSES: { [P in Purpose]: string } = {
  pds: 'tir des PDS',
  assault: 'canon d’assaut',
  mines: 'mines',
  barrage: 'tir de barrage anti-Chasseurs',
  battle: 'dés de bataille',
  bombardment: 'bombardement',
  defence: 'tir des PDS sur les envahisseurs',
  invasion: 'combat d’invasion',
};
const pool = (c: { strategy: number; fleet: number; command: number }) =>
  `${c.strategy} en Réserve Stratégique, ${c.fleet} en Approvisionnement de la Flotte, ${c.command} en Réserve de Commandement`;

const payment = (p: Pay): string => ('exhaust' in p ? planetName(p.exhaust) : `${p.goods} Marchandises`);
const berth = (id: string): string => {
  const [unit, at] = id.split('@') as [Unit, string];
  return `${units(unit, 1)} (${place(at)})`;
};
const production = ({ units: built, pay }: Production, nothing: string): string => {
  const raised = Object.entries(built).flatMap(([at, here]) =>
    Object.entries(here).map(([unit, n]) => `${units(unit as Unit, n)} (${place(at)})`),
  );
  const paid = [...pay.coins.map(planetName), ...(pay.goods > 0 ? [payment({ goods: pay.goods })] : [])];
  return raised.length === 0 ? nothing : list([...raised, ...paid]);
};

const yesOrNo = (yes: boolean): string => (yes ? 'oui' : 'non');
const moves = (a: readonly MoveAtom[]): string =>
  a.length === 0
    ? 'aucun mouvement'
    : list(
        a.map((x) =>
          'load' in x ? `+ ${units(x.load, x.n)} depuis ${place(x.at)}` : `${ship(x.ship)} depuis ${system(x.from)}`,
        ),
      );

const option = (choice: string, name: (seat: number) => string): string =>
  choice === 'for'
    ? 'pour'
    : choice === 'against'
      ? 'contre'
      : /^\d$/.test(choice)
        ? name(Number(choice))
        : planetName(choice);

export const fr: Words<Ti3> = {
  title: title.fr,
  event: {
    roundBegan: ({ round }) => `Le tour ${round} commence.`,
    activated: ({ seat, system: s }, _, { name }) => `${name(seat)} active ${system(s)}.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passe.`,
    moved: ({ seat, system: s, ships }, _, { name }) =>
      `${name(seat)} se déplace vers ${system(s)} : ${list(ships.map((x) => `${units(x.ship, x.n)} depuis ${system(x.from)}`))}.`,
    rolled: ({ purpose, rolls }, _, { name }) =>
      `${PURPOSES[purpose]} : ${rolls.map((r) => `${name(r.by)} obtient ${list(r.volleys.map((v) => `${vocabulary.units[v.unit][1]} ${v.dice.join(', ')}${v.modifier ? ` (${v.modifier > 0 ? '+' : ''}${v.modifier})` : ''}`))}`).join(' ; ')}.`,
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
    agenda: ({ agenda }) => `Le Conseil vote sur ${vocabulary.agendas[agenda]!.name}.`,
    voted: ({ seat, choice, votes }, _, { name }) =>
      choice === null ? `${name(seat)} s’abstient.` : `${name(seat)} donne ${votes} voix : ${option(choice, name)}.`,
    decided: ({ agenda, choice }, _, { name }) =>
      `Le Conseil décide de ${vocabulary.agendas[agenda]!.name} : ${option(choice, name)}.`,
    arranged: ({ seat }, _, { name }) => `${name(seat)} a regardé les prochains ordres du jour.`,
    stayed: ({ seat }, _, { name }) => `${name(seat)} ne peut plus partir ; l’annonce est sans effet.`,
    landed: ({ seat, planet, groundForces, pds }, _, { name }) =>
      `${name(seat)} débarque ${list([...(groundForces ? [units('ground-force', groundForces)] : []), ...(pds ? [units('pds', pds)] : [])])} sur ${planetName(planet)}.`,
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
    acquired: ({ seat, technology }, _, { name }) => `${name(seat)} acquiert ${vocabulary.technologies[technology]}.`,
    revealedObjective: ({ objective }) => `Un Objectif Public est révélé : ${vocabulary.objectives[objective]}.`,
    claimed: ({ seat, objective }, _, { name }) => `${name(seat)} accomplit : ${vocabulary.objectives[objective]}.`,
    scored: ({ seat, points }, _, { name }) => `${name(seat)} reçoit ${points} points de victoire.`,
    countersReceived: ({ seat, ...c }, _, { name }) =>
      `${name(seat)} reçoit des compteurs de Commandement : ${pool(c)}.`,
    agreementBroken: ({ seats: [a, b] }, _, { name }) =>
      `L’Accord Commercial entre ${name(a)} et ${name(b)} est rompu.`,
    drew: ({ seat, n }, some, { name }) =>
      `${name(seat)} pioche ${some ? list(some.cards.map(card)) : n === 1 ? 'une carte Action' : `${n} cartes Action`}.`,
    discarded: ({ seat, card: c }, _, { name }) => `${name(seat)} défausse ${card(c)}.`,
    played: ({ seat, card: c }, _, { name }) => `${name(seat)} joue ${card(c)}.`,
    cancelled: ({ card: c, by }, _, { name }) => `${name(by)} annule ${card(c)}.`,
    fizzled: ({ card: c }) => `${card(c)} n’a plus d’objet.`,
    countersPlaced: ({ seat, ...c }, _, { name }) => `${name(seat)} a ${pool(c)}.`,
    warFunding: ({ seat }, _, { name }) => `${name(seat)} paie 2 Marchandises pour ce round de combat.`,
    counterReturned: ({ seat, system: s }, _, { name }) =>
      `${name(seat)} reprend un compteur de Commandement de ${system(s)}.`,
    gave: ({ seat, to, n }, _, { name }) => `${name(seat)} donne ${n} Marchandises à ${name(to)}.`,
    jammed: ({ seat, system: s }, _, { name }) =>
      `Un compteur de Commandement de ${name(seat)} est posé dans ${system(s)}.`,
    goodsReceived: ({ seat, n }, _, { name }) => `${name(seat)} reçoit ${n} Marchandises.`,
    exhausted: ({ planet }) => `${planetName(planet)} est engagée.`,
    becameNeutral: ({ planet, from }, _, { name }) =>
      `${name(from)} perd le contrôle de ${planetName(planet)}, qui devient neutre.`,
    status: ({ round }) => `Phase de Statut du tour ${round}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} est éliminé.`,
  },
  question: {
    turn: () => 'À vous : activer un système, jouer une carte en tant qu’action, ou passer.',
    move: ({ system: s }) => `Quels vaisseaux vont vers ${system(s)}, et que transportent-ils ?`,
    transfer: ({ systems: [a, b] }) =>
      `Quels vaisseaux passent entre ${system(a)} et ${system(b)}, et que transportent-ils ?`,
    transferProduce: () => 'Dans lequel des deux systèmes produisez-vous ?',
    fire: ({ system: s, planet, pds, at }, { name }) =>
      `Combien de vos ${pds} PDS tirent sur ${name(at)} ${planet ? `sur ${planetName(planet)}` : `dans ${system(s)}`} ?`,
    casualties: ({ system: s, hits }) => `Répartissez ${hits} ${hits === 1 ? 'dégât' : 'dégâts'} dans ${system(s)}.`,
    sabotageRun: () => 'Tentative de Sabotage : combien de Chasseurs ?',
    vote: ({ agenda: a, votes }) => `${vocabulary.agendas[a]!.name} : à qui vont vos ${votes} voix ?`,
    breakTie: ({ agenda: a }) => `${vocabulary.agendas[a]!.name} : le Porte-parole départage.`,
    nextAgenda: () => 'Quel ordre du jour vient ensuite ?',
    leave: ({ system: s, as }) => `Annoncer une ${as === 'withdraw' ? 'fuite' : 'retraite'} hors de ${system(s)} ?`,
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
    produce: ({ system: s }) => `Que produisez-vous dans ${system(s)}, et comment payez-vous ?`,
    discard: ({ over }) => `Vous avez ${over} carte de trop : défaussez une carte Action.`,
    counters: ({ n }) => `Placez vos ${n} compteurs de Commandement.`,
    pickStrategy: () => 'Choisissez une carte Stratégie.',
    bonus: ({ card: c, n }) =>
      `${vocabulary.strategy[c]} porte ${n} compteurs Bonus : Marchandises ou compteurs de Commandement ?`,
    secondary: ({ card: c, cost }) =>
      `Utiliser la capacité secondaire de ${vocabulary.strategy[c]}${cost ? ` pour ${cost} compteur` : ''} ?`,
    placeCounters: ({ n }) => `Placez ${n} nouveaux compteurs de Commandement.`,
    chooseOpponent: () => 'Diplomatie avec quel adversaire ?',
    refresh: ({ most }) => `Dégagez jusqu’à ${most} planètes.`,
    buyCounters: () => 'Acheter des compteurs de Commandement à 3 d’influence chacun ?',
    tradeOption: () => 'Recevoir des Marchandises et ouvrir les négociations, ou rompre tous les Accords Commerciaux ?',
    propose: () => 'Proposez un Accord Commercial.',
    closeNegotiations: () => 'Déclarez les négociations closes quand vous avez fini.',
    consent: ({ by, partner, as }, { name }) =>
      as === 'partner'
        ? `${name(by)} vous offre un Accord Commercial.`
        : `Approuver l’Accord Commercial de ${name(by)} et ${name(partner)} ?`,
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
    chooseJam: () => 'Brouillage : le compteur de qui, et où ?',
    scuttle: ({ system: s, n }) => `Votre flotte dans ${system(s)} dépasse l’Approvisionnement : retirez ${n}.`,
    chooseSystem: ({ card: c }) => `${vocabulary.cards[c].name} : choisissez un système.`,
    choosePlanet: ({ card: c }) => `${vocabulary.cards[c].name} : choisissez une planète.`,
    chooseDie: ({ card: c }) => `${vocabulary.cards[c].name} : choisissez un dé.`,
  },
  answer: {
    ...answersByName(vocabulary),
    turn: (a) =>
      a.do === 'activate'
        ? `activer ${system(a.system)}`
        : a.do === 'transfer'
          ? `transfert entre ${system(a.systems[0])} et ${system(a.systems[1])}`
          : a.do === 'strategy'
            ? `résoudre ${vocabulary.strategy[a.card]}`
            : a.do === 'diodes'
              ? 'employer les diodes de transit'
              : a.do === 'card'
                ? `jouer ${card(a.card)}`
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
    land: (a) =>
      a.length === 0
        ? 'aucun débarquement'
        : list(
            a.map(
              (x) =>
                `${units(x.unit, x.n)} ${'to' in x ? `vers ${planetName(x.to)}` : `à bord du transporteur ${x.aboard + 1}`}`,
            ),
          ),
    invade: (a) => (a === null ? 'aucune' : planetName(a)),
    bacterialWeapon: yesOrNo,
    diodes: ({ from, to, n }) => `${units('ground-force', n)} de ${planetName(from)} à ${planetName(to)}`,
    secondAction: (a) => (a === null ? 'non' : system(a)),
    produce: (a) => production(a, 'rien'),
    counters: pool,
    bonus: ({ goods, ...c }) => `${goods} Marchandises ; ${pool(c)}`,
    secondary: yesOrNo,
    placeCounters: pool,
    buyCounters: (a) =>
      a.length === 0 ? 'aucun' : list(a.map((x) => ('counters' in x ? `${x.counters} compteurs` : payment(x)))),
    tradeOption: (a) => (a === 'income' ? 'Marchandises et négociations' : 'rompre tous les accords'),
    propose: ({ partner }, _, { name }) => `avec ${name(partner)}`,
    closeNegotiations: () => 'clore',
    consent: yesOrNo,
    cancelAgreement: (a, _, { name }) => (a === null ? 'aucun' : name(a)),
    patrol: (a) => list(a.map((x) => `${ship(x.ship)} vers ${system(x.to)}`)),
    buyTechnology: (a) =>
      a.length === 0
        ? 'aucune'
        : list(
            a.map((x) => ('technology' in x ? (vocabulary.technologies[x.technology] ?? x.technology) : payment(x))),
          ),
    claim: (a) =>
      a.length === 0
        ? 'aucun'
        : list(
            a.map((x) =>
              'claim' in x
                ? (vocabulary.objectives[x.claim] ?? x.claim)
                : 'strategy' in x
                  ? `${x.strategy} de la Réserve Stratégique, ${x.command} de la Réserve de Commandement`
                  : payment(x),
            ),
          ),
    claimSecret: yesOrNo,
    gift: ({ to, n }, _, { name }) => `${n} à ${name(to)}`,
    chooseDie: ({ roll, volley, die }, { rolling }, { name }) => {
      const r = rolling.rolls[roll]!;
      return `${name(r.by)} : ${vocabulary.units[r.volleys[volley]!.unit][0]} ${r.volleys[volley]!.dice[die]}`;
    },
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
    strategyPhase: ({ round }) => `La Phase de Stratégie du tour ${round} commence.`,
    activated: ({ seat, system: s }, { name }) => `${name(seat)} a activé ${system(s)}.`,
    moved: ({ seat, system: s }, { name }) => `${name(seat)} a fini son mouvement vers ${system(s)}.`,
    'combat.start': ({ system: s }) => `Avant la bataille spatiale de ${system(s)}.`,
    'round.start': ({ system: s, planet, round }) =>
      `Avant le round ${round} ${planet ? `sur ${planetName(planet)}` : `dans ${system(s)}`}.`,
    'roll.after': ({ purpose }) => `Les dés sont jetés : ${PURPOSES[purpose]}.`,
    damaged: ({ ship: s }) => `Un vaisseau a été endommagé : ${ship(s)}.`,
    beforeBombardment: ({ planet }) => `Avant le bombardement de ${planetName(planet)}.`,
    beforeInvasion: ({ planet }) => `Avant le combat d’invasion sur ${planetName(planet!)}.`,
    occupied: ({ planet, seat }, { name }) => `${name(seat)} a pris ${planetName(planet)}.`,
    revealed: ({ card: c, seat }, { name }) => `${name(seat)} a révélé ${card(c)}.`,
  },
  source,
  rule: RULES.fr,
};
