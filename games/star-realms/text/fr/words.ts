import { cardIdOf, optionOf, programOf } from '../../rules/designs.ts';
import type { CardInstance } from '../../shapes.ts';
import { capital, counted, listed } from '../effectWords.ts';
import type { Language } from '../language.ts';
import { campaignNames } from '../campaignNames.ts';
import { isAsked } from '../isAsked.ts';
import { sourceName } from '../sources.ts';
import { campaign } from './campaign.ts';
import { cardNames } from './cards.ts';
import { effectWords } from './effects.ts';

const card = (c: CardInstance): string => cardNames[cardIdOf(c)];
const cards = (n: number): string => (n === 1 ? 'une carte' : `${n} cartes`);
const points = (n: number): string => `${n} point${n > 1 ? 's' : ''}`;
const named = (list: readonly CardInstance[]): string => listed(counted(list.map(card)), 'et');
const resource = { trade: 'Commerce', combat: 'Combat', authority: 'Influence' };
const amount = (n: number, r: 'trade' | 'combat' | 'authority'): string =>
  r === 'authority' ? `${points(n)} d’Influence` : `${n} ${resource[r]}`;
const ability = {
  primary: 'l’action Primaire',
  ally: 'l’action Allié',
  ally2: 'la seconde action Allié',
  scrap: 'l’action Retirer',
};
const place = { discard: 'la Défausse', deckTop: 'le dessus du Deck', hand: 'la main' };
const into = { discard: 'dans la Défausse', deckTop: 'sur le dessus du Deck', hand: 'en main' };
const zone = { hand: 'de la main', discard: 'de la Défausse', tradeRow: 'de la Ligne d’Achat', play: 'du jeu' };
const decks = {
  standard: 'le Deck standard',
  starEmpire: 'le Deck de l’Empire Galactique',
  tradeFederation: 'le Deck de la Fédération du Commerce',
};
const said = (program: string): string => effectWords.ability(programOf(program).effects).replace(/\.$/, '');
const by = (program: string): string => ` (${sourceOf(program)})`;
/** The card whose text a program is. */
const sourceOf = (program: string): string => sourceName(program, cardNames, campaign);
const { scenario, option, event, pointCard, sheet, sticker } = campaignNames(campaign, effectWords);

/** What the pools still held: it is lost. */
const unspent = (trade: number, combat: number): string => {
  const left = [...(trade > 0 ? [`${trade} Commerce`] : []), ...(combat > 0 ? [`${combat} Combat`] : [])];
  return left.length === 0 ? '' : ` sans dépenser ${listed(left, 'et')}`;
};

export const words: Language['words'] = {
  event: {
    advice: ({ rule }) => words.rule[rule],
    firstPlayer: ({ seat }, _, r) => `${r.name(seat)} commence.`,
    turnBegan: ({ seat, turn }, _, r) => `Tour ${turn} : ${r.name(seat)}.`,
    played: (e, _, r) => `${r.name(e.seat)} joue ${card(e.card)}.`,
    used: (e, _, r) => `${r.name(e.seat)} utilise ${ability[e.ability]} de la carte ${card(e.card)}.`,
    gained: (e, _, r) => `${r.name(e.seat)} gagne ${amount(e.amount, e.resource)}${by(e.program)}.`,
    drew: (e, some, r) => `${r.name(e.seat)} pioche ${some ? named(some.cards) : cards(e.n)}.`,
    shuffled: (e, _, r) => `${r.name(e.seat)} mélange ${cards(e.n)} pour former un nouveau Deck.`,
    discarded: (e, _, r) => `${r.name(e.seat)} ${e.forced ? 'doit défausser' : 'défausse'} ${card(e.card)}.`,
    scrapped: (e, _, r) => `${r.name(e.seat)} retire ${card(e.card)} ${zone[e.from]}.`,
    acquired: (e, _, r) =>
      `${r.name(e.seat)} acquiert ${card(e.card)} pour ${e.paid} Commerce${e.to === 'discard' ? '' : ` ; la carte va ${into[e.to]}`}.`,
    upgraded: (e, _, r) =>
      `${r.name(e.seat)} ${e.paid > 0 ? `paie ${e.paid} Commerce et ` : ''}améliore ${card(e.card)} (${sheet(e.sheet)}) : ${sticker(e)}`,
    scenarioOpened: (e) => `Scénario ${e.scenario} : ${scenario(e.scenario).name}. ${scenario(e.scenario).rule}`,
    scenarioChosen: (e, _, r) => `${r.name(e.seat)} choisit ${option(e.option).name} : ${option(e.option).text}`,
    tookFaction: (e, _, r) =>
      `${r.name(e.seat)} prend la faction ${effectWords.factions[e.faction]} pour toute la campagne.`,
    scenarioWon: (e, _, r) => `${r.name(e.seat)} gagne le scénario ${e.scenario}, ${scenario(e.scenario).name}.`,
    reckoned: (e, _, r) =>
      `La campagne est décidée : ${listed(
        e.cards.map((n, seat) => `${r.name(seat)} ${points(n + e.majorities[seat]!)} (dont ${n} pour les cartes)`),
        'et',
      )}. ${campaign.epilogues[e.outcome]}`,
    packOpened: (e) => `Le paquet Post-Campagne est ouvert : ${e.cards} cartes rejoignent la pile Commerce.`,
    eventRevealed: (e) => `Événement : ${event(e.event).name}. ${event(e.event).text}`,
    earned: (e, _, r) =>
      `${r.name(e.seat)} remporte la carte Point de Victoire ${pointCard(e.card)} (${points(e.points)}).`,
    revealed: (e) => `${card(e.card)} arrive dans la Ligne d’Achat.`,
    acquireEffect: (e) => `${card(e.card)} : action « À l’acquisition ».`,
    chose: (e, _, r) => `${r.name(e.seat)} choisit : ${said(optionOf(e.program, e.i, e.option))}${by(e.program)}.`,
    declined: (e, _, r) => `${r.name(e.seat)} renonce${by(e.program)}.`,
    costsChange: (e, _, r) => `${r.name(e.seat)} : ${effectWords.ability([{ op: 'modifyCost', ...e }])}`,
    redirects: (e, _, r) => `${r.name(e.seat)} pourra placer ${into[e.to]} la prochaine carte qui convient.`,
    recalled: (e, _, r) => `${r.name(e.seat)} place ${card(e.card)} de la Défausse ${into[e.to]}.`,
    looked: (e, some, r) => `${r.name(e.seat)} regarde ${some ? named(some.cards) : cards(e.n)} sur le dessus du Deck.`,
    copied: (e, _, r) => `${r.name(e.seat)} : ${card(e.card)} copie ${card(e.ship)}.`,
    attacked: (e, _, r) =>
      `${r.name(e.seat)} attaque ${r.name(e.target)} avec ${e.amount} Combat ; il lui reste ${amount(e.left, 'authority')}.`,
    damaged: (e, _, r) =>
      `${r.name(e.seat)} inflige ${e.amount} dégât${e.amount > 1 ? 's' : ''} à ${card(e.card)} (${r.name(e.owner)}).`,
    destroyed: (e, _, r) => `${r.name(e.seat)} détruit ${card(e.card)} (${r.name(e.owner)}).`,
    cleanedUp: (e, _, r) => `${r.name(e.seat)} termine son tour${unspent(e.trade, e.combat)}.`,
    gave: (e, _, r) => `${r.name(e.seat)} transfère ${e.amount} ${resource[e.resource]} à ${r.name(e.to)}.`,
    passedOn: (e, _, r) => `${r.name(e.seat)} paie 1 Commerce et transmet ${card(e.card)} à ${r.name(e.to)}.`,
    bequeathed: (e, _, r) => `${r.name(e.seat)} lègue ${card(e.card)} à ${r.name(e.to)}.`,
    tookDeck: (e, _, r) => `${r.name(e.seat)} joue ${decks[e.deck]}.`,
    resigned: (e, _, r) => `${r.name(e.seat)} ${e.cause === 'outOfTime' ? 'a dépassé le temps' : 'abandonne'}.`,
    defeated: (e, _, r) => `Défaite : ${listed(e.seats.map(r.name), 'et')}.`,
    won: (e, _, r) => `Victoire : ${listed(e.winners.map(r.name), 'et')}.`,
  },
  question: {
    main: (_, r) => (isAsked(r) ? 'Que faites-vous ?' : 'Phase Principale'),
    may: (q) => `${sourceOf(q.program)} : ${effectWords.optional(programOf(q.program).effects)}`,
    choose: (q) => `Choisissez${by(q.program)}.`,
    discard: (q) => `${q.optional ? 'Vous pouvez défausser' : 'Défaussez'} ${cards(q.left)}${by(q.program)}.`,
    scrap: (q) =>
      `Vous pouvez retirer ${q.left === 1 ? 'une carte' : `jusqu’à ${q.left} cartes`} ${listed(
        q.from.map((z) => zone[z]),
        'ou',
      )}${by(q.program)}.`,
    opponent: (q) => `Choisissez l’adversaire qui défausse${by(q.program)}.`,
    destroyBase: (q) => `Vous pouvez détruire une Base ciblée${by(q.program)}.`,
    acquireFree: (q) => `Vous pouvez acquérir une carte gratuitement${by(q.program)}.`,
    recall: (q) => `Vous pouvez placer une carte de votre Défausse ${into[q.to]}${by(q.program)}.`,
    peek: (q) => `Lesquelles des cartes regardées défaussez-vous${by(q.program)} ?`,
    copyShip: (q) => `Quel Vaisseau copier avec ${card(q.card)} ?`,
    upgrade: (q) => `Améliorer ${card(q.card)} pour ${q.surcharge} Commerce ?`,
    faction: () => 'Quelle faction voulez-vous pour toute la campagne ?',
    goOn: () => 'La partie est décidée. Continuer ?',
    topUp: (q) => `La campagne est finie. Améliorez une carte de la pile Commerce (encore ${q.left}).`,
    scenarioOption: (q) => `${scenario(q.scenario).name} : quelle règle choisissez-vous ?`,
    place: (q) => `Placer ${card(q.card)} ${into[q.to]} plutôt que dans la Défausse ?`,
    bequeath: (q, r) => `C’est la défaite. Vous pouvez léguer une de vos cartes à ${r.name(q.to)}.`,
    bossDeck: () => 'Quel Deck Personnel jouez-vous en tant que Boss ?',
  },
  answer: {
    main: (a, _, r) => {
      switch (a.do) {
        case 'play':
          return `Jouer ${card(a.card)}`;
        case 'use':
          return `Utiliser ${ability[a.ability]} de la carte ${card(a.card)}`;
        case 'acquire':
          return `Acquérir ${card(a.card)}`;
        case 'attack':
          return `Attaquer ${r.name(a.seat)} avec ${a.amount} Combat`;
        case 'attackBase':
          return `Attaquer ${card(a.card)} avec ${a.amount} Combat`;
        case 'give':
          return `Transférer ${a.amount} ${resource[a.resource]} à ${r.name(a.to)}`;
        case 'passOn':
          return `Payer 1 Commerce et transmettre ${card(a.card)} à ${r.name(a.to)}`;
        default:
          return 'Terminer la Phase Principale';
      }
    },
    may: (a) => (a ? 'Oui' : 'Non'),
    choose: (a, q) => capital(said(optionOf(q.program, q.i, a))),
    discard: (a) => (a === null ? 'Ne rien défausser' : `Défausser ${card(a)}`),
    scrap: (a) => (a === null ? 'Ne rien retirer' : `Retirer ${card(a)}`),
    opponent: (a, _, r) => r.name(a),
    destroyBase: (a) => (a === null ? 'Ne rien détruire' : `Détruire ${card(a)}`),
    acquireFree: (a) => (a === null ? 'Ne rien acquérir' : `Acquérir ${card(a)}`),
    recall: (a) => (a === null ? 'N’en prendre aucune' : card(a)),
    peek: (a) => (a.length === 0 ? 'Ne rien défausser' : `Défausser ${named(a)}`),
    copyShip: (a) => `Copier ${card(a)}`,
    upgrade: (a, q) => (a === null ? 'Ne pas améliorer' : `${sheet(a)} : ${sticker({ card: q.card, sheet: a })}`),
    faction: (a) => effectWords.factions[a],
    goOn: () => 'Continuer',
    topUp: (a) => `${card(a.card)}, ${sheet(a.sheet)} : ${sticker(a)}`,
    scenarioOption: (a) => `${option(a).name} : ${option(a).text}`,
    place: (a, q) => (a ? `Placer la carte ${into[q.to]}` : `Placer la carte dans ${place.discard}`),
    bequeath: (a) => (a === null ? 'Ne rien léguer' : `Léguer ${card(a)}`),
    bossDeck: (a) => capital(decks[a]),
  },
  window: {},
  source: (s) => s.ability,
  rule: {
    'SR-GEN-04': 'Un joueur dont l’Influence tombe à zéro perd.',
    'SR-GEN-08': 'Pour découvrir Star Realms, mieux vaut jouer une partie avec les règles générales avant la campagne.',
    'SR-TURN-03': 'La Phase Principale ne permet pas cela.',
    'SR-PLAY-01': 'Seule une carte de votre main peut être jouée.',
    'SR-PLAY-03': 'Choisissez un de vos Vaisseaux en jeu.',
    'SR-BASE-08': 'Un Avant-Poste protège ce joueur ; détruisez-le d’abord.',
    'SR-BASE-09': 'Un Avant-Poste protège cette Base ; détruisez d’abord l’Avant-Poste.',
    'SR-ACTION-01': 'Seules les actions de vos propres cartes en jeu peuvent être utilisées.',
    'SR-ACTION-02': 'Cette action a déjà été utilisée ce tour-ci.',
    'SR-ACTION-05': 'Répondez par oui ou par non pour l’action entière.',
    'SR-ACTION-06': 'Choisissez l’une des possibilités de cette action.',
    'SR-ACTION-07': 'Choisissez une carte de votre main.',
    'SR-ALLY-02': 'Cette action Allié demande une autre carte de sa faction en jeu.',
    'SR-SCRAP-01': 'Une action Retirer ne s’utilise que si sa carte est en jeu.',
    'SR-SCRAP-04': 'Cet effet ne permet pas de retirer cette carte.',
    'SR-ACQ-02': 'On n’acquiert que les cartes de la Ligne d’Achat et le premier Prospecteur.',
    'SR-ACQ-04': 'La carte coûte {cost} Commerce ; votre réserve en contient {trade}.',
    'SR-ACQ-09': 'Cet effet ne permet pas d’acquérir cette carte.',
    'SR-ATTACK-02': 'On n’attaque qu’un adversaire ou une Base adverse.',
    'SR-ATTACK-03': 'Impossible d’attaquer avec {amount} ; votre réserve contient {combat} Combat.',
    'SR-ATTACK-04': 'Une Base s’attaque au plus avec le Combat qui la détruit ; votre réserve en contient {combat}.',
    'SR-ATTACK-07': 'Seule une Base qui peut être ciblée peut être détruite : les Avant-Postes d’abord.',
    'SR-INFO-02': 'Seules les cartes regardées peuvent être défaussées.',
    'SR-INFO-03': 'Choisissez dans votre Défausse une carte qui convient.',
    'SR-CAMP-04': 'Chaque joueur prend une des deux factions.',
    'SR-UPG-08': 'Cette carte a déjà été améliorée.',
    'SR-VP-01': 'L’Influence d’un camp est tombée à zéro : l’autre gagne le scénario.',
    'SR-VP-04': 'La douzième enveloppe décide de la campagne.',
    'SR-BETWEEN-05': 'Continuez quand vous êtes prêt.',
    'SR-ABANDONED': 'La campagne a été abandonnée entre deux parties ; personne ne la gagne.',
    'SR-POST-02': 'Choisissez une carte de la pile Commerce et un autocollant libre qui lui convient.',
    'SR-CAMP-13': 'Choisissez une des règles que propose la carte Scénario.',
    'SR-UPG-10': 'Cette planche n’a pas d’autocollant pour une carte de coût {cost}.',
    'SR-UPG-12': 'La ligne de coût {cost} de cette planche a déjà servi.',
    'SR-UPG-16': 'Seuls les autocollants de votre faction peuvent servir.',
    'SR-UPG-20': 'Vous n’avez pas cette planche d’autocollants.',
    'SR-POL-02': 'Victoire Politique : les cinq améliorations de la planche de ce scénario sont faites.',
    'SR-MODES-02': 'À cinq ou six, mieux vaut jouer avec le paquet Post-Campagne dans la pile Commerce.',
    'SR-MODES-06': 'Choisissez un adversaire que vous pouvez cibler.',
    'SR-MODES-08': 'Le dernier joueur en vie l’emporte.',
    'SR-MODES-10': 'Vous ne pouvez attaquer que le joueur de gauche, et les Bases de vos deux voisins.',
    'SR-MODES-12': 'Le dernier joueur en vie l’emporte.',
    'SR-MODES-13': 'Vous ne pouvez attaquer que le joueur de gauche, et les Bases de vos deux voisins.',
    'SR-MODES-14': 'Premier sang : le joueur à droite du vaincu l’emporte.',
    'SR-HYDRA-09': 'On ne transfère à un coéquipier que le Commerce et le Combat que l’on a.',
    'SR-HYDRA-12': 'Un Avant-Poste de l’équipe protège tous ses joueurs et ses autres Bases.',
    'SR-HYDRA-13': 'L’Influence de l’autre équipe est tombée à zéro.',
    'SR-EMP-06': 'Payez 1 Commerce pour transmettre une carte de votre Défausse à un coéquipier.',
    'SR-EMP-08': 'Un Amiral ne peut attaquer que l’Amiral d’en face et ses Bases.',
    'SR-EMP-10': 'L’équipe dont l’Empereur tombe perd la partie.',
    'SR-RAID-12': 'Seule une de vos cartes peut être léguée à un coéquipier.',
    'SR-RAID-13': 'Tous les Soldats d’Élite sont éliminés : le Boss l’emporte.',
    'SR-RAID-14': 'Le Boss est vaincu : les Soldats d’Élite l’emportent.',
    'SR-RAID-15': 'Les Soldats d’Élite ne peuvent attaquer que le Boss et ses Bases.',
    'SR-OPT-04': 'Le Boss joue le Deck standard ou l’un des deux Decks de faction.',
    'SR-RESIGNED': 'Victoire par abandon.',
    'SR-OUT-OF-TIME': 'Victoire au temps.',
    'SR-LONG-GAME':
      'La dernière manche convenue est finie : la plus haute Influence l’emporte et, à égalité, le dernier dans l’ordre du tour.',
  },
};
