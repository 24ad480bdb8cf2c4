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
const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);
const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const named = (list: readonly CardInstance[]): string => listed(counted(list.map(card)), 'und');
const resource = { trade: 'Handel', combat: 'Kampf', authority: 'Autorität' };
const ability = {
  primary: 'die Primärfähigkeit',
  ally: 'die Verbündetenfähigkeit',
  ally2: 'die zweite Verbündetenfähigkeit',
  scrap: 'die Verschrottungsfähigkeit',
};
const into = { discard: 'auf den Ablagestapel', deckTop: 'oben auf den Nachziehstapel', hand: 'auf die Hand' };
const laid = { discard: 'legen', deckTop: 'legen', hand: 'nehmen' };
const lays = { discard: 'legt', deckTop: 'legt', hand: 'nimmt' };
const zone = {
  hand: 'aus der Hand',
  discard: 'aus dem Ablagestapel',
  tradeRow: 'aus der Handelsreihe',
  play: 'aus dem Spiel',
};
const decks = {
  standard: 'das Standarddeck',
  starEmpire: 'das Deck des Sternenimperiums',
  tradeFederation: 'das Deck der Handelsföderation',
};
const said = (program: string): string => effectWords.ability(programOf(program).effects).replace(/\.$/, '');
const by = (program: string): string => ` (${sourceOf(program)})`;
/** The card whose text a program is. */
const sourceOf = (program: string): string => sourceName(program, cardNames, campaign);
const { scenario, option, event, pointCard, sheet, sticker } = campaignNames(campaign, effectWords);

/** What the pools still held: it is lost. */
const unspent = (trade: number, combat: number): string => {
  const left = [...(trade > 0 ? [`${trade} Handel`] : []), ...(combat > 0 ? [`${combat} Kampf`] : [])];
  return left.length === 0 ? '' : `; ${listed(left, 'und')} verfällt`;
};

export const words: Language['words'] = {
  event: {
    advice: ({ rule }) => words.rule[rule],
    firstPlayer: ({ seat }, _, r) => `${r.name(seat)} beginnt.`,
    turnBegan: ({ seat, turn }, _, r) => `Zug ${turn}: ${r.name(seat)}.`,
    played: (e, _, r) => `${r.name(e.seat)} spielt ${card(e.card)}.`,
    used: (e, _, r) => `${r.name(e.seat)} nutzt ${ability[e.ability]} von ${card(e.card)}.`,
    gained: (e, _, r) => `${r.name(e.seat)} erhält ${e.amount} ${resource[e.resource]}${by(e.program)}.`,
    drew: (e, some, r) => `${r.name(e.seat)} zieht ${some ? named(some.cards) : cards(e.n)}.`,
    shuffled: (e, _, r) => `${r.name(e.seat)} mischt ${cards(e.n)} zu einem neuen Nachziehstapel.`,
    discarded: (e, _, r) =>
      `${r.name(e.seat)} ${e.forced ? 'muss' : 'legt'} ${card(e.card)} ${e.forced ? 'abwerfen' : 'ab'}.`,
    scrapped: (e, _, r) => `${r.name(e.seat)} verschrottet ${card(e.card)} ${zone[e.from]}.`,
    acquired: (e, _, r) =>
      `${r.name(e.seat)} erwirbt ${card(e.card)} für ${e.paid} Handel${e.to === 'discard' ? '' : `; die Karte kommt ${into[e.to]}`}.`,
    upgraded: (e, _, r) =>
      `${r.name(e.seat)} ${e.paid > 0 ? `zahlt ${e.paid} Handel und ` : ''}verbessert ${card(e.card)} (${sheet(e.sheet)}): ${sticker(e)}`,
    scenarioOpened: (e) => `Szenario ${e.scenario}: ${scenario(e.scenario).name}. ${scenario(e.scenario).rule}`,
    scenarioChosen: (e, _, r) => `${r.name(e.seat)} wählt ${option(e.option).name}: ${option(e.option).text}`,
    tookFaction: (e, _, r) => `${r.name(e.seat)} übernimmt für die ganze Kampagne: ${effectWords.factions[e.faction]}.`,
    scenarioWon: (e, _, r) => `${r.name(e.seat)} gewinnt Szenario ${e.scenario}, ${scenario(e.scenario).name}.`,
    reckoned: (e, _, r) =>
      `Die Kampagne ist entschieden: ${listed(
        e.cards.map((n, seat) => `${r.name(seat)} ${points(n + e.majorities[seat]!)} (davon ${n} aus Karten)`),
        'und',
      )}. ${campaign.epilogues[e.outcome]}`,
    packOpened: (e) => `Das Post-Kampagnen-Paket wird geöffnet: ${e.cards} Karten kommen ins Handelsdeck.`,
    eventRevealed: (e) => `Ereignis: ${event(e.event).name}. ${event(e.event).text}`,
    earned: (e, _, r) => `${r.name(e.seat)} gewinnt die Siegpunktkarte ${pointCard(e.card)} (${points(e.points)}).`,
    revealed: (e) => `${card(e.card)} kommt in die Handelsreihe.`,
    acquireEffect: (e) => `${card(e.card)}: Erwerbsfähigkeit.`,
    chose: (e, _, r) => `${r.name(e.seat)} wählt: ${said(optionOf(e.program, e.i, e.option))}${by(e.program)}.`,
    declined: (e, _, r) => `${r.name(e.seat)} verzichtet${by(e.program)}.`,
    costsChange: (e, _, r) => `${r.name(e.seat)}: ${effectWords.ability([{ op: 'modifyCost', ...e }])}`,
    redirects: (e, _, r) => `${r.name(e.seat)} darf die nächste passende Karte ${into[e.to]} ${laid[e.to]}.`,
    recalled: (e, _, r) => `${r.name(e.seat)} ${lays[e.to]} ${card(e.card)} aus dem Ablagestapel ${into[e.to]}.`,
    looked: (e, some, r) =>
      `${r.name(e.seat)} sieht sich ${some ? named(some.cards) : cards(e.n)} oben auf dem Nachziehstapel an.`,
    copied: (e, _, r) => `${r.name(e.seat)}: ${card(e.card)} kopiert ${card(e.ship)}.`,
    attacked: (e, _, r) =>
      `${r.name(e.seat)} greift ${r.name(e.target)} mit ${e.amount} Kampf an; ${r.name(e.target)} hat noch ${e.left} Autorität.`,
    damaged: (e, _, r) => `${r.name(e.seat)} fügt ${card(e.card)} (${r.name(e.owner)}) ${e.amount} Schaden zu.`,
    destroyed: (e, _, r) => `${r.name(e.seat)} zerstört ${card(e.card)} (${r.name(e.owner)}).`,
    cleanedUp: (e, _, r) => `${r.name(e.seat)} beendet den Zug${unspent(e.trade, e.combat)}.`,
    gave: (e, _, r) => `${r.name(e.seat)} überträgt ${e.amount} ${resource[e.resource]} an ${r.name(e.to)}.`,
    passedOn: (e, _, r) => `${r.name(e.seat)} zahlt 1 Handel und gibt ${card(e.card)} an ${r.name(e.to)} weiter.`,
    bequeathed: (e, _, r) => `${r.name(e.seat)} hinterlässt ${r.name(e.to)} ${card(e.card)}.`,
    tookDeck: (e, _, r) => `${r.name(e.seat)} spielt ${decks[e.deck]}.`,
    resigned: (e, _, r) => `${r.name(e.seat)} ${e.cause === 'outOfTime' ? 'hat die Zeit überschritten' : 'gibt auf'}.`,
    defeated: (e, _, r) => `Besiegt: ${listed(e.seats.map(r.name), 'und')}.`,
    won: (e, _, r) => `Sieg: ${listed(e.winners.map(r.name), 'und')}.`,
  },
  question: {
    main: (_, r) => (isAsked(r) ? 'Was tust du?' : 'Hauptphase'),
    may: (q) => `${sourceOf(q.program)}: ${effectWords.optional(programOf(q.program).effects)}`,
    choose: (q) => `Wähle eines${by(q.program)}.`,
    discard: (q) =>
      q.optional ? `Du darfst ${cards(q.left)} ablegen${by(q.program)}.` : `Lege ${cards(q.left)} ab${by(q.program)}.`,
    scrap: (q) =>
      `Du darfst ${q.left === 1 ? 'eine Karte' : `bis zu ${q.left} Karten`} ${listed(
        q.from.map((z) => zone[z]),
        'oder',
      )} verschrotten${by(q.program)}.`,
    opponent: (q) => `Wähle den Gegner, der abwirft${by(q.program)}.`,
    destroyBase: (q) => `Du darfst eine Basis deiner Wahl zerstören${by(q.program)}.`,
    acquireFree: (q) => `Du darfst eine Karte kostenlos erwerben${by(q.program)}.`,
    recall: (q) => `Du darfst eine Karte aus deinem Ablagestapel ${into[q.to]} ${laid[q.to]}${by(q.program)}.`,
    peek: (q) => `Welche der angesehenen Karten legst du ab${by(q.program)}?`,
    copyShip: (q) => `Welches Schiff kopiert ${card(q.card)}?`,
    upgrade: (q) => `${card(q.card)} für ${q.surcharge} Handel verbessern?`,
    faction: () => 'Welche Fraktion willst du für die ganze Kampagne?',
    goOn: () => 'Die Partie ist entschieden. Weiter?',
    topUp: (q) => `Die Kampagne ist vorbei. Verbessere eine Karte des Handelsdecks (noch ${q.left}).`,
    scenarioOption: (q) => `${scenario(q.scenario).name}: Welche Regel wählst du?`,
    place: (q) => `${card(q.card)} ${into[q.to]} statt auf den Ablagestapel?`,
    bequeath: (q, r) => `Du bist besiegt. Du darfst ${r.name(q.to)} eine deiner Karten hinterlassen.`,
    bossDeck: () => 'Welches persönliche Deck spielst du als Boss?',
  },
  answer: {
    main: (a, _, r) => {
      switch (a.do) {
        case 'play':
          return `${card(a.card)} spielen`;
        case 'use':
          return `${capital(ability[a.ability])} von ${card(a.card)} nutzen`;
        case 'acquire':
          return `${card(a.card)} erwerben`;
        case 'attack':
          return `${r.name(a.seat)} mit ${a.amount} Kampf angreifen`;
        case 'attackBase':
          return `${card(a.card)} mit ${a.amount} Kampf angreifen`;
        case 'give':
          return `${a.amount} ${resource[a.resource]} an ${r.name(a.to)} übertragen`;
        case 'passOn':
          return `1 Handel zahlen und ${card(a.card)} an ${r.name(a.to)} weitergeben`;
        default:
          return 'Hauptphase beenden';
      }
    },
    may: (a) => (a ? 'Ja' : 'Nein'),
    choose: (a, q) => capital(said(optionOf(q.program, q.i, a))),
    discard: (a) => (a === null ? 'Nichts ablegen' : `${card(a)} ablegen`),
    scrap: (a) => (a === null ? 'Nichts verschrotten' : `${card(a)} verschrotten`),
    opponent: (a, _, r) => r.name(a),
    destroyBase: (a) => (a === null ? 'Nichts zerstören' : `${card(a)} zerstören`),
    acquireFree: (a) => (a === null ? 'Nichts erwerben' : `${card(a)} erwerben`),
    recall: (a) => (a === null ? 'Alle liegen lassen' : card(a)),
    peek: (a) => (a.length === 0 ? 'Nichts ablegen' : `${named(a)} ablegen`),
    copyShip: (a) => `${card(a)} kopieren`,
    upgrade: (a, q) => (a === null ? 'Nicht verbessern' : `${sheet(a)}: ${sticker({ card: q.card, sheet: a })}`),
    faction: (a) => effectWords.factions[a],
    goOn: () => 'Weiter',
    topUp: (a) => `${card(a.card)}, ${sheet(a.sheet)}: ${sticker(a)}`,
    scenarioOption: (a) => `${option(a).name}: ${option(a).text}`,
    place: (a, q) => (a ? `Karte ${into[q.to]}` : 'Karte auf den Ablagestapel'),
    bequeath: (a) => (a === null ? 'Nichts hinterlassen' : `${card(a)} hinterlassen`),
    bossDeck: (a) => capital(decks[a]),
  },
  window: {},
  source: (s) => s.ability,
  rule: {
    'SR-GEN-04': 'Wer auf null Autorität fällt, verliert.',
    'SR-GEN-08':
      'Wer Star Realms neu kennenlernt, spielt am besten eine Partie nach den allgemeinen Regeln, bevor die Kampagne beginnt.',
    'SR-TURN-03': 'Das ist in der Hauptphase nicht möglich.',
    'SR-PLAY-01': 'Nur eine Karte aus deiner Hand kann gespielt werden.',
    'SR-PLAY-03': 'Wähle eines deiner Schiffe im Spiel.',
    'SR-BASE-08': 'Ein Außenposten schützt diesen Spieler; zerstöre ihn zuerst.',
    'SR-BASE-09': 'Ein Außenposten schützt diese Basis; zerstöre zuerst den Außenposten.',
    'SR-ACTION-01': 'Nur Fähigkeiten eigener Karten im Spiel können genutzt werden.',
    'SR-ACTION-02': 'Diese Fähigkeit wurde in diesem Zug schon genutzt.',
    'SR-ACTION-05': 'Sage ja oder nein zur ganzen Fähigkeit.',
    'SR-ACTION-06': 'Wähle eine der Möglichkeiten dieser Fähigkeit.',
    'SR-ACTION-07': 'Wähle eine Karte aus deiner Hand.',
    'SR-ALLY-02': 'Diese Verbündetenfähigkeit braucht eine andere Karte ihrer Fraktion im Spiel.',
    'SR-SCRAP-01': 'Eine Verschrottungsfähigkeit lässt sich nur nutzen, solange ihre Karte im Spiel ist.',
    'SR-SCRAP-04': 'Diese Karte darf der Effekt nicht verschrotten.',
    'SR-ACQ-02': 'Erwerben kann man nur Karten der Handelsreihe und den obersten Entdecker.',
    'SR-ACQ-04': 'Die Karte kostet {cost} Handel; dein Vorrat enthält {trade}.',
    'SR-ACQ-09': 'Dieser Effekt lässt dich diese Karte nicht erwerben.',
    'SR-ATTACK-02': 'Angreifen kann man nur einen Gegner oder eine gegnerische Basis.',
    'SR-ATTACK-03': 'Mit {amount} kannst du nicht angreifen; dein Vorrat enthält {combat} Kampf.',
    'SR-ATTACK-04': 'Eine Basis greift man höchstens mit dem Kampf an, der sie zerstört; dein Vorrat enthält {combat}.',
    'SR-ATTACK-07': 'Zerstört werden kann nur eine Basis, die Ziel sein darf: Außenposten zuerst.',
    'SR-INFO-02': 'Nur die angesehenen Karten können abgelegt werden.',
    'SR-INFO-03': 'Wähle eine passende Karte aus deinem Ablagestapel.',
    'SR-CAMP-04': 'Jeder übernimmt eine der beiden Fraktionen.',
    'SR-UPG-08': 'Diese Karte ist schon verbessert.',
    'SR-VP-01': 'Die Autorität einer Seite ist auf null gefallen: Die andere gewinnt das Szenario.',
    'SR-VP-04': 'Der zwölfte Umschlag entscheidet die Kampagne.',
    'SR-BETWEEN-05': 'Mach weiter, wenn du bereit bist.',
    'SR-ABANDONED': 'Die Kampagne wurde zwischen zwei Partien aufgegeben; niemand hat sie gewonnen.',
    'SR-POST-02': 'Wähle eine Karte des Handelsdecks und einen freien Sticker, der zu ihr passt.',
    'SR-CAMP-13': 'Wähle eine der Regeln, die die Szenariokarte anbietet.',
    'SR-UPG-10': 'Dieser Stickerbogen hat keinen Sticker für eine Karte mit Kosten {cost}.',
    'SR-UPG-12': 'Die Reihe für Kosten {cost} dieses Stickerbogens ist verbraucht.',
    'SR-UPG-16': 'Nur Sticker der eigenen Fraktion dürfen verwendet werden.',
    'SR-UPG-20': 'Diesen Stickerbogen hast du nicht.',
    'SR-POL-02': 'Politischer Sieg: Alle fünf Verbesserungen des Stickerbogens dieses Szenarios sind gemacht.',
    'SR-MODES-02': 'Zu fünft und zu sechst spielt man am besten mit dem Post-Kampagnen-Paket im Handelsdeck.',
    'SR-MODES-06': 'Wähle einen Gegner, der Ziel sein darf.',
    'SR-MODES-08': 'Der letzte lebende Spieler gewinnt.',
    'SR-MODES-10': 'Du darfst nur den Spieler links angreifen, dazu Basen deiner beiden Nachbarn.',
    'SR-MODES-12': 'Der letzte lebende Spieler gewinnt.',
    'SR-MODES-13': 'Du darfst nur den Spieler links angreifen, dazu Basen deiner beiden Nachbarn.',
    'SR-MODES-14': 'Erstes Blut: Der Spieler rechts vom Besiegten gewinnt.',
    'SR-HYDRA-09': 'Übertragen kann man nur eigenen Handel und Kampf, und nur an ein Teammitglied.',
    'SR-HYDRA-12': 'Ein Außenposten des Teams schützt alle seine Spieler und anderen Basen.',
    'SR-HYDRA-13': 'Die Autorität des anderen Teams ist auf null gefallen.',
    'SR-EMP-06': 'Zahle 1 Handel, um eine Karte deines Ablagestapels einem Teammitglied zu geben.',
    'SR-EMP-08': 'Ein Admiral darf nur den Admiral gegenüber und dessen Basen angreifen.',
    'SR-EMP-10': 'Das Team, dessen Imperator fällt, verliert.',
    'SR-RAID-12': 'Nur eine eigene Karte kann einem Teammitglied hinterlassen werden.',
    'SR-RAID-13': 'Alle Elitesoldaten sind ausgeschieden: Der Boss gewinnt.',
    'SR-RAID-14': 'Der Boss ist besiegt: Die Elitesoldaten gewinnen.',
    'SR-RAID-15': 'Elitesoldaten dürfen nur den Boss und dessen Basen angreifen.',
    'SR-OPT-04': 'Der Boss spielt das Standarddeck oder eines der beiden Fraktionsdecks.',
    'SR-RESIGNED': 'Sieg durch Aufgabe.',
    'SR-OUT-OF-TIME': 'Sieg durch Zeitüberschreitung.',
    'SR-LONG-GAME':
      'Die letzte vereinbarte Runde ist vorbei: Die höhere Autorität gewinnt, bei Gleichstand, wer später am Zug ist.',
  },
};
