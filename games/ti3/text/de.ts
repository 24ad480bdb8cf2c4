import type { Words } from '@orrery/kernel';
import type { RaceId } from '../content/races/races.ts';
import type { MoveAtom, Ti3 } from '../shapes.ts';
import { answersByName } from './answers.ts';
import { rules } from './de/rules.ts';
import { abilities } from './de/abilities.ts';
import { strategyTexts, technologyEffects } from './de/effects.ts';
import { agendas } from './de/agendas.ts';
import { counters } from './de/counters.ts';
import { leaders, news } from './de/leaders.ts';
import { cards } from './de/cards.ts';
import { begun, planetName, rollsInWords, speech } from './vocabulary.ts';
import type { OwnThing } from '../rules/things.ts';
import type { Language, Vocabulary } from './vocabulary.ts';
import { pickQuestions } from '@orrery/imperium';
import { de as picks } from '@orrery/imperium/questions/de.ts';
import type { ThingWords } from '@orrery/imperium';

const vocabulary: Vocabulary = {
  purposes: {
    ambush: 'Hinterhalt',
    pds: 'PVS-Feuer',
    assault: 'Sturmkanone',
    mines: 'Minen',
    barrage: 'Jägerabwehrfeuer',
    battle: 'Raumschlacht',
    bombardment: 'Bombardierung',
    defence: 'PVS-Feuer auf die Angreifer',
    invasion: 'Invasionskampf',
  },
  castings: {
    'gen-synthesis': 'Gensynthese',
    dacxive: 'Dacxive-Animatoren',
    sabotage: 'Sabotageangriff',
    settlers: 'Siedler',
    leader: 'Schicksal eines Anführers',
    captives: 'Gefangene auf dem Planeten',
    razing: 'Auslöschung',
    plague: 'Seuche',
    'strategic-bombardment': 'Strategisches Bombardement',
    'ancient-artifact': 'Uraltes Artefakt',
  },
  units: {
    'space-dock': ['Raumdock', 'Raumdocks'],
    pds: ['PVS', 'PVS'],
    'ground-force': ['Bodentruppe', 'Bodentruppen'],
    fighter: ['Jäger', 'Jäger'],
    destroyer: ['Zerstörer', 'Zerstörer'],
    cruiser: ['Kreuzer', 'Kreuzer'],
    carrier: ['Träger', 'Träger'],
    dreadnought: ['Dreadnought', 'Dreadnoughts'],
    'war-sun': ['Kriegssonne', 'Kriegssonnen'],
  },
  races: {
    letnev: 'Baronie von Letnev',
    l1z1x: 'L1Z1X-Gedankennetz',
    norr: "Sardakk N'orr",
    hacan: 'Emirate von Hacan',
    sol: 'Föderation von Sol',
    mentak: 'Mentak-Koalition',
    naalu: 'Naalu-Kollektiv',
    jolnar: 'Universitäten von Jol-Nar',
    xxcha: 'Königreich der Xxcha',
    yssaril: 'Stämme der Yssaril',
  },
  abilities,
  technologyEffects,
  strategyTexts,
  technologies: {
    'hylar-v-assault-laser': 'Hylar-V-Sturmlaser',
    'deep-space-cannon': 'Tiefraumkanone',
    'war-sun': 'Kriegssonne',
    'magen-defense-grid': 'Magen-Verteidigungsgitter',
    'stasis-capsules': 'Stasiskapseln',
    cybernetics: 'Kybernetik',
    'enviro-compensator': 'Umweltkompensator',
    'sarween-tools': 'Sarween-Werkzeuge',
    'antimass-deflectors': 'Antimasse-Deflektoren',
    'xrd-transporters': 'XRD-Transporter',
    'assault-cannon': 'Sturmkanone',
    'graviton-negator': 'Gravitonnegator',
    'neural-motivator': 'Neuralmotivator',
    'gen-synthesis': 'Gensynthese',
    'dacxive-animators': 'Dacxive-Animatoren',
    'x-89-bacterial-weapon': 'X-89-Bakterienwaffe',
    'micro-technology': 'Mikrotechnologie',
    'integrated-economy': 'Integrierte Wirtschaft',
    'graviton-laser-system': 'Gravitonlaser',
    'transit-diodes': 'Transitdioden',
    'type-iv-drive': 'Typ-IV-Antrieb',
    'advanced-fighters': 'Verbesserte Jäger',
    'fleet-logistics': 'Flottenlogistik',
    'light-wave-deflector': 'Lichtwellen-Deflektor',
  },
  strategy: {
    initiative: 'Initiative',
    diplomacy: 'Diplomatie',
    political: 'Politik',
    logistics: 'Logistik',
    trade: 'Handel',
    warfare: 'Kriegsführung',
    technology: 'Technologie',
    imperial: 'Imperium',
  },
  objectives: {
    'goal-influence-10': '10 Einfluss ausgeben',
    'goal-resources-10': '10 Ressourcen ausgeben',
    'goal-goods-6': '6 Handelsgüter ausgeben',
    'goal-counters-3': '3 Kommandomarker ausgeben',
    'goal-three-of-a-colour': '3 Technologien einer Farbe',
    'goal-four-colours': 'Technologien aller vier Farben',
    'goal-three-specialties': 'Planeten mit roter, grüner und blauer Spezialisierung',
    'goal-more-influence': 'Mehr Einfluss als jeder Nachbar',
    'goal-mecatol-rex': 'Mecatol Rex kontrollieren',
    'goal-five-planets': '5 Planeten außerhalb des Heimatsystems',
    'goal-imperium-rex': 'Spielende',
    'goal-supremacy': 'Vorherrschaft: 18 Planeten außerhalb des Heimatsystems',
    'goal-domination': 'Herrschaft: die Heimatsysteme zweier anderer',
    'goal-influence-20': '20 Einfluss ausgeben',
    'goal-resources-20': '20 Ressourcen ausgeben',
    'goal-goods-12': '12 Handelsgüter ausgeben',
    'goal-counters-6': '6 Kommandomarker ausgeben',
    'goal-five-of-a-colour': '5 Technologien einer Farbe',
    'goal-most-influence': 'Mehr Einfluss als beide Nachbarn zusammen',
    'goal-mecatol-and-around': 'Mecatol Rex und alle Systeme ringsum',
    'goal-conqueror': 'Eroberer: das Heimatsystem eines anderen',
    'goal-diversified': 'Vielseitig: ein Dock auf Mecatol Rex und 2 Technologien in drei Farben',
    'goal-focused': 'Gezielt: 4 Planeten mit Spezialisierung einer Farbe',
    'goal-forceful': 'Kraftvoll: ein Dock auf Mecatol Rex und dort 4 Dreadnoughts',
    'goal-industrial': 'Industriell: Mecatol Rex, 5 Dreadnoughts und 3 Docks',
    'goal-keeper-of-gates': 'Torwächter: ein Schiff an jedem Wurmloch',
    'goal-master-of-ships': 'Herr der Schiffe: ein Dock auf Mecatol Rex und dort 8 Schiffe',
    'goal-merciless': 'Gnadenlos: das letzte Dock eines anderen zerstört',
    'goal-technocrat': 'Technokrat: 6 Planeten mit Spezialisierung',
    'goal-usurper': 'Usurpator: ein Dock und 6 Bodentruppen auf Mecatol Rex',
  },
  agendas,
  cards,
  leaders,
  counters,
  domainCounter: 'Domänenmarker',
  good: 'ein Handelsgut',
  goods: (n) => `${n} Handelsgüter`,
  for: 'dafür',
  against: 'dagegen',
  counter: 'ein Marker aus dem Strategievorrat',
  keep: 'behalten',
  execute: 'hinrichten',
  yes: 'ja',
  no: 'nein',
  and: 'und',
  nothing: 'nichts',
  damaged: 'beschädigt',
  with: 'mit',
  emptySystem: (n) => `leeres System ${n}`,
  asteroidField: 'Asteroidenfeld',
  nebula: 'Nebel',
  supernova: 'Supernova',
  wormhole: (kind) => `${kind === 'alpha' ? 'Alpha' : 'Beta'}-Wurmloch`,
  homeOf: (planets) => planets,
  faceDown: 'verdecktes Feld',
  cell: (n, ring, beside) => `Platz ${n} im ${ring}. Ring${beside ? `, neben ${beside}` : ''}`,
  nth: (one, n) => `${one} Nr. ${n}`,
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
  ability: ['eine Fähigkeit', 'Fähigkeiten'],
  exchange: ['einen Tausch', 'Tausche'],
  planetFor: ['einen Planeten und einen Gegner', 'Planeten und Gegner'],
  players: ['zwei Spieler', 'Spielerpaare'],
  way: ['einen Weg', 'Wege'],
  troops: ['einen Transport', 'Transporte'],
  counter: ['einen Marker', 'Marker'],
  race: ['eine Rasse', 'Rassen'],
  cell: ['einen Platz', 'Plätze'],
  leader: ['einen Anführer', 'Anführer'],
  post: ['wo er beginnt', 'Orte'],
  captive: ['was mit ihm geschieht', 'Schicksale'],
  spoils: ['was du übernimmst', 'Dinge'],
  passage: ['wen du um Durchzug bittest', 'Spieler'],
  leave: ['ob die Flotte durchziehen darf', 'Antworten'],
  ambushers: ['welche Schiffe feuern', 'Gruppen'],
  toll: ['ob du für Wurmlöcher zahlst', 'Antworten'],
  price: ['womit du zahlst', 'Preise'],
  actionCard: ['eine Aktionskarte', 'Aktionskarten'],
  plainDie: ['einen Würfel', 'Würfel'],
  probe: ['ob deine Jäger die Planeten sondieren', 'Antworten'],
  raze: ['was ausgelöscht wird', 'Planeten'],
  clear: ['ob du den Marker entfernst', 'Antworten'],
  dock: ['ob du ein Raumdock aufstellst', 'Antworten'],
};

const hitsInWords = (n: number): string => `${n} Treffer`;
const pool = (c: { strategy: number; fleet: number; command: number }) =>
  list([
    ...(c.strategy ? [`${c.strategy} im Strategievorrat`] : []),
    ...(c.fleet ? [`${c.fleet} in der Flottenversorgung`] : []),
    ...(c.command ? [`${c.command} im Kommandovorrat`] : []),
  ]);

const moves = (a: readonly MoveAtom[]): string =>
  a.length === 0
    ? 'keine Bewegung'
    : list(
        a.map((x) =>
          'load' in x
            ? `+ ${units(x.load, x.n)} von ${place(x.at)}`
            : 'board' in x
              ? `+ ${leaderName(x.board)} von ${planetName(x.at)}`
              : `${ship(x.ship)} aus ${system(x.from)}`,
        ),
      );

const words: Words<Ti3> = {
  event: {
    race: ({ seat, race }, _, { name }) => `${name(seat)} spielt: ${vocabulary.races[race as RaceId]}.`,
    home: ({ seat, cell: at }, _, { name }) => `${name(seat)} wohnt auf ${cell(at)}.`,
    showedTiles: ({ seat, tiles }, _, { name }) =>
      `${name(seat)} hat kein System mit Planet mehr und zeigt: ${list(tiles.map(system))}.`,
    placedTile: ({ seat, tile, cell: at }, _, { name }) => `${name(seat)} legt ${system(tile)} auf ${cell(at)}.`,
    uncovered: ({ tile }) => `Das verdeckte Feld ist ${system(tile)}.`,
    galaxyComplete: ({ unevenness }) =>
      `Die Galaxie ist vollständig. Zwischen der besten und der schlechtesten Heimat liegen ${(unevenness / 10).toFixed(1).replace('.', ',')} Punkte.`,
    settled: ({ seat, units: all }, _, { name }) => `${name(seat)} siedelt: ${settling(all)}.`,
    counterLost: ({ seat }, _, { name }) => `${name(seat)} verliert einen Marker aus dem Kommandovorrat.`,
    dockMoved: ({ seat, from, to }, _, { name }) =>
      `${name(seat)} bewegt ein Raumdock von ${planetName(from)} nach ${planetName(to)}.`,
    diceRolled: ({ seat, why, dice }, _, { name }) =>
      `${begun(vocabulary.castings[why])}: ${name(seat)} würfelt ${dice.join(', ')}.`,
    rolledAgain: ({ seat, from, to }, _, { name }) => `${name(seat)} würfelt einen Würfel neu: aus ${from} wird ${to}.`,
    mined: ({ seat, system: s, n }, _, { name }) =>
      `Minen in ${system(s)}: ${hitsInWords(n)} gegen die Flotte von ${name(seat)}.`,
    stole: ({ seat, from, n }, some, { name }) =>
      `${name(seat)} nimmt ${name(from)} ${some ? list(some.cards.map(card)) : `${n} Aktionskarten`} weg.`,
    sawHand: ({ seat, of }, some, { name }) =>
      `${name(seat)} sieht die Hand von ${name(of)}${some ? `: ${list(some.cards.map(card))}` : ''}.`,
    exchanged: ({ seats: [a, b], n }, some, { name }) =>
      some
        ? `${name(a)} gibt ${name(b)} ${list(some.cards[0].map(card))} für ${list(some.cards[1].map(card))}.`
        : `${name(a)} und ${name(b)} tauschen Aktionskarten: ${n[0]} gegen ${n[1]}.`,
    placed: ({ seat, place: p, units: made }, _, { name }) =>
      `${name(seat)} stellt ${list(made.map((u) => units(u.unit, u.n)))} auf: ${place(p)}.`,
    repealed: ({ law }) => `${agendaName(law)} wird abgelegt.`,
    roundBegan: ({ round }) => `Spielrunde ${round} beginnt.`,
    activated: ({ seat, system: s }, _, { name }) => `${name(seat)} aktiviert ${system(s)}.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passt.`,
    moved: ({ seat, system: s, ships }, _, { name }) =>
      `${name(seat)} zieht nach ${system(s)}: ${list(ships.map((x) => `${units(x.ship, x.n)} aus ${system(x.from)}`))}.`,
    rolled: (rolling, _, { name }) =>
      `${begun(vocabulary.purposes[rolling.purpose])}: ${rollsInWords(rolling, (roll, n) => `${name(roll.by)} ${hitsInWords(n)}`, vocabulary)}.`,
    rechecked: ({ unit, from, to }) =>
      `Ein Würfel (${vocabulary.units[unit][0]}) wird neu geworfen: aus ${from} wird ${to}.`,
    plagueRolled: ({ planet, dice }) => `Seuche auf ${planetName(planet)}: ${dice.join(', ')}.`,
    lost: ({ seat, place: p, units: lost }, _, { name }) =>
      `${name(seat)} verliert ${list(lost.map((u) => units(u.unit, u.n)))} bei ${place(p)}.`,
    damaged: ({ seat, ship: s }, _, { name }) => `${name(seat)}: ${vocabulary.units[s][0]} beschädigt.`,
    repaired: ({ seat, ship: s, n }, _, { name }) => `${name(seat)} repariert ${units(s, n)}.`,
    announced: ({ seat, as }, _, { name }) =>
      `${name(seat)} kündigt ${as === 'withdraw' ? 'den Abzug' : 'den Rückzug'} an.`,
    left: ({ seat, from, to }, _, { name }) =>
      `Die Flotte von ${name(seat)} verlässt ${system(from)} in Richtung ${system(to)}.`,
    sabotageRun: ({ seat, outer, inner }, _, { name }) =>
      `Sabotageangriff von ${name(seat)}: ${outer.join(', ')}; ${inner.join(', ')}.`,
    agenda: ({ agenda }) => `Der Rat stimmt über ${agendaName(agenda)} ab.`,
    voted: ({ seat, choice, votes }, _, { name }) =>
      choice === null
        ? `${name(seat)} enthält sich.`
        : `${name(seat)} gibt ${votes} ${votes === 1 ? 'Stimme' : 'Stimmen'}: ${option(choice, name)}.`,
    decided: ({ agenda, choice }, _, { name }) =>
      `Der Rat entscheidet über ${agendaName(agenda)}: ${option(choice, name)}.`,
    arranged: ({ seat }, _, { name }) => `${name(seat)} hat die nächsten Agenden angesehen.`,
    stayed: ({ seat }, _, { name }) => `${name(seat)} kann nicht mehr fort; die Ankündigung verfällt.`,
    landed: ({ seat, planet, groundForces, pds }, _, { name }) =>
      `${name(seat)} landet ${list([...(groundForces ? [units('ground-force', groundForces)] : []), ...(pds ? [units('pds', pds)] : [])])} auf ${planetName(planet)}.`,
    leader: ({ seat, kind, what, place: p, by }, _, { name }) =>
      news(what, leaderName(kind), name(seat), by === null ? '' : name(by), p === null ? '' : place(p)),
    explored: ({ seat, planet, counter }, _, { name }) =>
      `${name(seat)} erkundet ${planetName(planet)}: ${card(counter)}.`,
    probed: ({ seat, planets }, some, { name }) =>
      `${name(seat)} sondiert ${list(planets.map(planetName))}${some ? `: ${list(some.counters.map(card))}` : ''}.`,
    survivorsFound: ({ seat, planet }, _, { name }) =>
      `${name(seat)} findet ${card('lazax-survivors')} auf ${planetName(planet)}.`,
    razed: ({ seat, planet, survivors }, _, { name }) =>
      `${name(seat)} löscht ${planetName(planet)} aus${survivors ? `: ${card('lazax-survivors')}` : ''}.`,
    passage: ({ seat, to, granted }, _, { name }) =>
      `${name(to)} lässt die Flotte von ${name(seat)} ${granted ? '' : 'nicht '}durch.`,
    delayed: ({ seat, planet, by }, _, { name }) =>
      `${leaderName('diplomat')} von ${name(by)}: verzögert die Invasion von ${planetName(planet)} durch ${name(seat)}.`,
    tookPlanet: ({ seat, planet, from }, _, { name }) =>
      `${name(seat)} übernimmt ${planetName(planet)}${from === null ? '' : ` von ${name(from)}`}.`,
    reborn: ({ seat, planet, n }, _, { name }) =>
      `Gensynthese: ${units('ground-force', n)} von ${name(seat)} zurück auf ${planetName(planet)}.`,
    animated: ({ seat, planet, n }, _, { name }) =>
      `Dacxive-Animatoren: ${units('ground-force', n)} für ${name(seat)} auf ${planetName(planet)}.`,
    gassed: ({ seat, planet }, _, { name }) =>
      `${name(seat)} setzt die X-89-Bakterienwaffe auf ${planetName(planet)} ein.`,
    carried: ({ seat, from, to, n }, _, { name }) =>
      `${name(seat)} schickt ${units('ground-force', n)} von ${planetName(from)} nach ${planetName(to)}.`,
    held: ({ seat, planet }, _, { name }) => `${name(seat)} behält ${planetName(planet)}.`,
    produced: ({ seat, system: s, units: made, cost }, _, { name }) =>
      `${name(seat)} baut ${list(made.map((u) => units(u.unit, u.n)))} in ${system(s)} für ${cost}.`,
    paid: ({ seat, planets, goods }, _, { name }) =>
      `${name(seat)} zahlt mit ${list([...planets.map(planetName), ...(goods ? [`${goods} Handelsgütern`] : [])])}.`,
    picked: ({ seat, card: c }, _, { name }) => `${name(seat)} nimmt ${vocabulary.strategy[c]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} ist Sprecher.`,
    strategy: ({ seat, card: c }, _, { name }) => `${name(seat)} führt ${vocabulary.strategy[c]} aus.`,
    secondary: ({ seat, card: c }, _, { name }) =>
      `${name(seat)} nutzt die Sekundärfähigkeit von ${vocabulary.strategy[c]}.`,
    truce: ({ seats: [a, b] }, _, { name }) =>
      `${name(a)} und ${name(b)} dürfen in dieser Spielrunde keine Systeme des anderen aktivieren.`,
    refreshed: ({ seat, planets }, _, { name }) => `${name(seat)} frischt ${list(planets.map(planetName))} auf.`,
    agreed: ({ seats: [a, b] }, _, { name }) => `${name(a)} und ${name(b)} schließen ein Handelsabkommen.`,
    unlearned: ({ seat, technology }, _, { name }) =>
      `${name(seat)} gibt ${vocabulary.technologies[technology]} zurück.`,
    acquired: ({ seat, technology }, _, { name }) => `${name(seat)} erwirbt ${vocabulary.technologies[technology]}.`,
    revealedObjective: ({ objective }) => `Ein öffentliches Ziel wird aufgedeckt: ${vocabulary.objectives[objective]}.`,
    claimed: ({ seat, objective }, _, { name }) => `${name(seat)} erfüllt: ${vocabulary.objectives[objective]}.`,
    scored: ({ seat, points }, _, { name }) =>
      `${name(seat)} erhält ${points === 1 ? '1 Siegpunkt' : `${points} Siegpunkte`}.`,
    countersReceived: ({ seat, ...c }, _, { name }) => `${name(seat)} erhält Kommandomarker: ${pool(c)}.`,
    agreementBroken: ({ seats: [a, b] }, _, { name }) =>
      `Das Handelsabkommen von ${name(a)} und ${name(b)} ist gebrochen.`,
    drew: ({ seat, n }, some, { name }) =>
      `${name(seat)} zieht ${some ? list(some.cards.map(card)) : n === 1 ? 'eine Aktionskarte' : `${n} Aktionskarten`}.`,
    discarded: ({ seat, card: c }, _, { name }) => `${name(seat)} wirft ${card(c)} ab.`,
    // What belongs to nobody acts by itself.
    used: ({ seat, ability }, _, { name }) =>
      seat < 0 ? `${nameOf(ability)} wirkt.` : `${name(seat)} nutzt ${nameOf(ability)}.`,
    cancelled: ({ ability }) => `${nameOf(ability)} wird aufgehoben.`,
    lapsed: ({ ability }) => `${nameOf(ability)} geht ins Leere.`,
    countersPlaced: ({ seat, ...c }, _, { name }) => `${name(seat)} hat ${pool(c)}.`,
    counterReturned: ({ seat, system: s }, _, { name }) =>
      `${name(seat)} nimmt einen Kommandomarker aus ${system(s)} zurück.`,
    gave: ({ seat, to, n }, _, { name }) =>
      `${name(seat)} gibt ${name(to)} ${n === 1 ? '1 Handelsgut' : `${n} Handelsgüter`}.`,
    jammed: ({ seat, system: s }, _, { name }) => `Ein Kommandomarker von ${name(seat)} liegt in ${system(s)}.`,
    goodsReceived: ({ seat, n }, _, { name }) =>
      `${name(seat)} erhält ${n === 1 ? '1 Handelsgut' : `${n} Handelsgüter`}.`,
    exhausted: ({ planet }) => `${planetName(planet)} ist erschöpft.`,
    becameNeutral: ({ planet, from }, _, { name }) =>
      `${name(from)} verliert ${planetName(planet)}; der Planet ist neutral.`,
    status: ({ round }) => `Statusphase der Spielrunde ${round}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} scheidet aus.`,
  },
  question: {
    seek: () => 'Wähle eine Karte.',
    seekAgenda: () => 'Wähle eine Agenda.',
    fee: ({ due }) => picks.chapters.pay(due, 'influence', nameOf('touch-of-genius')),
    licence: ({ planet, due }) => picks.chapters.pay(due, 'resources', `die Landung auf ${planetName(planet)}`),
    anyTime: () => 'Spiele jederzeit eine Karte.',
    settle: () => 'Wo beginnen dein Raumdock, deine Bodentruppen und PVS?',
    placeTile: picks.chapters.layTile,
    exchangeCards: ({ with: other, offer }, { name }) =>
      offer === null
        ? `Welche Aktionskarten bietest du ${name(other)}, und wie viele willst du dafür?`
        : `${name(other)} bietet ${offer.give} Aktionskarten für ${offer.take} von deinen. Welche gibst du?`,
    ...pickQuestions(picks, THINGS, nameOf),
    turn: picks.chapters.turn,
    move: ({ system: s }) => picks.chapters.move(system(s)),
    transfer: ({ systems: [a, b] }) =>
      `Welche Schiffe wechseln zwischen ${system(a)} und ${system(b)}, und was haben sie an Bord?`,
    transferProduce: () => 'In welchem der beiden Systeme baust du?',
    fire: ({ system: s, planet, pds, at }, { name }) =>
      `Wie viele deiner ${pds} PVS feuern auf ${name(at)} ${planet ? `auf ${planetName(planet)}` : `in ${system(s)}`}?`,
    casualties: ({ system: s, hits }) => picks.chapters.assignHits(hitsInWords(hits), system(s)),
    sabotageRun: () => 'Sabotageangriff: Wie viele Jäger?',
    vote: ({ agenda: a, votes }) =>
      `${agendaName(a)}: Wem gibst du deine ${votes === 1 ? 'Stimme' : `${votes} Stimmen`}?`,
    breakTie: ({ agenda: a }) => `${agendaName(a)}: Der Sprecher entscheidet den Gleichstand.`,
    nextAgenda: () => 'Welche Agenda kommt als nächste?',
    leave: ({ system: s, as }) =>
      as === 'retreat' ? picks.chapters.announceRetreat(system(s)) : `Abzug aus ${system(s)} ankündigen?`,
    refuge: ({ system: s }) => `Wohin zieht deine Flotte aus ${system(s)}?`,
    land: ({ system: s }) => `Welche Einheiten landen in ${system(s)}?`,
    invade: ({ planets }) => `Welcher Planet als nächster: ${list(planets.map(planetName))}?`,
    bacterialWeapon: ({ planet }) =>
      `Die X-89-Bakterienwaffe auf ${planetName(planet)} einsetzen? Sie kostet alle deine Aktionskarten.`,
    joinFighters: ({ planet }) => `Wie viele Jäger greifen ${planetName(planet)} mit an?`,
    groundLosses: ({ hits }) => `Wie viele von ${hits} Treffern nehmen Jäger?`,
    diodes: () => 'Transitdioden: Welche Bodentruppen gehen wohin?',
    secondAction: () => 'Flottenlogistik: eine zweite Taktische Aktion?',
    bombard: ({ planet }) => `Welche Schiffe bombardieren ${planetName(planet)}?`,
    produce: ({ system: s }) => picks.chapters.produce(system(s)),
    discard: ({ over }) => picks.chapters.discard(over, 'Aktionskarte'),
    counters: ({ n }) => picks.chapters.spreadTokens(`${n} Kommandomarker`),
    pickStrategy: picks.chapters.pickStrategy,
    bonus: ({ card: c, n }) => `${vocabulary.strategy[c]} trägt ${n} Bonusmarker: Handelsgüter oder Kommandomarker?`,
    secondary: ({ card: c, cost }) =>
      picks.chapters.secondary(vocabulary.strategy[c], cost === 0 ? null : `${cost} Marker`),
    placeCounters: ({ n }) =>
      picks.chapters.placeTokens(n === 1 ? '1 neuen Kommandomarker' : `${n} neue Kommandomarker`),
    chooseOpponent: () => 'Diplomatie mit welchem Gegner?',
    refresh: ({ most }) => `Frische bis zu ${most} Planeten auf.`,
    buyCounters: () => picks.chapters.buyTokens('Kommandomarker', 3),
    tradeOption: () => 'Güter erhalten und verhandeln, oder alle Handelsabkommen brechen?',
    propose: () => 'Schlage ein Handelsabkommen vor.',
    closeNegotiations: () => 'Schließe die Verhandlungen, wenn du fertig bist.',
    consent: ({ by, partner, as, gives, takes }, { name }) =>
      as === 'partner'
        ? `${name(by)} bietet dir ein Handelsabkommen an: eine Karte mit ${gives} für deine mit ${takes}.`
        : `Das Handelsabkommen von ${name(by)} (${gives}) und ${name(partner)} (${takes}) billigen?`,
    cancelAgreement: () => 'Ein Handelsabkommen kündigen?',
    takeCounter: () => 'Welcher deiner Marker kehrt in den Kommandovorrat zurück?',
    patrol: () => 'Bewege bis zu zwei Kreuzer oder Zerstörer in angrenzende leere Systeme.',
    chooseTechnology: () => 'Wähle eine Technologie.',
    buyTechnology: () => 'Eine Technologie kaufen?',
    claim: () => 'Ein öffentliches Ziel erfüllen?',
    claimSecret: () => 'Dein geheimes Ziel erfüllen?',
    produceWhere: () => 'In welchem System bauen deine Raumdocks?',
    gift: () => 'Gib einem anderen Spieler Handelsgüter.',
    disband: () => 'Löse eine deiner Einheiten auf.',
    scuttle: ({ system: s, n }) => `Deine Flotte in ${system(s)} übersteigt die Flottenversorgung: entferne ${n}.`,
  },
  answer: {
    ...answersByName(vocabulary),
    settle: (a) => settling(a),
    placeTile: ({ tile, cell: at }, _, { view: { pub } }) => `${system(tile)} auf ${cell(at, pub.galaxy)}`,
    exchangeCards: (a) =>
      a.length === 0 ? 'keine' : list(a.map((x) => ('give' in x ? card(x.give) : `für ${x.take} andere`))),
    seek: card,
    seekAgenda: agendaName,
    fee: (a) => list(a.map(payment)),
    licence: (a) => list(a.map(payment)),
    anyTime: source,
    pickOne: (a, { what }, reader) => picked(what, a, reader),
    pickSome: (a, { what }, reader) => list(a.map((one) => picked(what, one, reader))),
    turn: (a) =>
      a.do === 'activate'
        ? `${system(a.system)} aktivieren`
        : a.do === 'transfer'
          ? `Transfer zwischen ${system(a.systems[0])} und ${system(a.systems[1])}`
          : a.do === 'strategy'
            ? `${vocabulary.strategy[a.card]} ausführen`
            : a.do === 'diodes'
              ? 'Transitdioden einsetzen'
              : a.do === 'use'
                ? `${nameOf(a.ability)} einsetzen`
                : 'passen',
    move: moves,
    transfer: moves,
    transferProduce: (a) => (a === null ? 'nirgends' : system(a)),
    fire: (n) => (n === 0 ? 'nicht feuern' : `mit ${n} feuern`),
    casualties: (a) => list(a.map((c) => `${ship(c.ship)}: ${c.take === 'loss' ? 'verloren' : 'beschädigt'}`)),
    sabotageRun: (a) => (a.length === 0 ? 'keine' : a.join(', ')),
    vote: (a, _, { name }) => (a === null ? 'Enthaltung' : option(a, name)),
    breakTie: (a, _, { name }) => option(a, name),
    leave: (a) => (a ? 'abziehen' : 'bleiben'),
    land: (a, { system: at }, { view: { pub } }) =>
      a.length === 0
        ? 'keine Landung'
        : list(
            a.map(
              (x) =>
                `${'leader' in x ? leaderName(x.leader) : units(x.unit, x.n)} ${'to' in x ? `nach ${planetName(x.to)}` : `von ${shipAt(pub, pub.active!, at, x.from)} an Bord von ${shipAt(pub, pub.active!, at, x.aboard)}`}`,
            ),
          ),
    invade: (a) => (a === null ? 'keiner' : planetName(a)),
    bacterialWeapon: yesOrNo,
    diodes: ({ from, to, n }) => `${units('ground-force', n)} von ${planetName(from)} nach ${planetName(to)}`,
    secondAction: (a) => (a === null ? 'nein' : system(a)),
    produce: (a) => production(a),
    counters: pool,
    bonus: ({ goods, ...c }) => `${goods} Handelsgüter; ${pool(c)}`,
    secondary: yesOrNo,
    placeCounters: pool,
    buyCounters: (a) =>
      a.length === 0 ? 'keine' : list(a.map((x) => ('counters' in x ? `${x.counters} Marker` : payment(x)))),
    tradeOption: (a) => (a === 'income' ? 'Güter und Verhandlungen' : 'alle Abkommen brechen'),
    propose: ({ partner, give, take }, { by, contracts }, { name }) =>
      `mit ${name(partner)}: deine ${contracts[by]![give]!} für ${contracts[partner]![take]!}`,
    closeNegotiations: () => 'schließen',
    consent: yesOrNo,
    cancelAgreement: (a, _, { name }) => (a === null ? 'keines' : name(a)),
    patrol: (a) => list(a.map((x) => `${ship(x.ship)} nach ${system(x.to)}`)),
    buyTechnology: (a) =>
      a.length === 0 ? 'keine' : list(a.map((x) => ('technology' in x ? nameOf(x.technology) : payment(x)))),
    claim: (a) =>
      a.length === 0
        ? 'keines'
        : list(
            a.map((x) =>
              'claim' in x
                ? vocabulary.objectives[x.claim]!
                : 'strategy' in x
                  ? `${x.strategy} aus dem Strategievorrat, ${x.command} aus dem Kommandovorrat`
                  : payment(x),
            ),
          ),
    claimSecret: yesOrNo,
    gift: ({ to, n }, _, { name }) => `${n} an ${name(to)}`,
  },
  plan: {
    produce: {
      slot: (id) => berth(id),
      meter: (id) => {
        const [what, at] = id.split(' ') as [string, string?];
        if (at === undefined) return 'Produktion';
        return `${what === 'fleet' ? 'Flottenversorgung' : 'Jägerversorgung'} (${system(at)})`;
      },
    },
  },
  window: {
    'strategy.picked': ({ seat, card: c }, { name }) => `${name(seat)} hat ${vocabulary.strategy[c]} gewählt.`,
    'strategy.ended': () => 'Alle Strategiekarten sind gewählt.',
    'primary.done': ({ seat, card: c }, { name }) => `${name(seat)} hat ${vocabulary.strategy[c]} ausgeführt.`,
    'secondary.would': ({ card: c }) => `Du nutzt die Sekundärfähigkeit von ${vocabulary.strategy[c]}.`,
    'status.would': ({ round }) => `Die Statusphase der Runde ${round} beginnt.`,
    'cards.returned': () => 'Gleich werden die Strategiekarten zurückgelegt.',
    attacked: ({ system: s }) => `Vor der Raumschlacht in ${system(s)}.`,
    'research.would': () => 'Du kaufst gleich eine Technologie.',
    'landing.would': ({ seat, system: s }, { name }) => `${name(seat)} will in ${system(s)} landen.`,
    'invasion.would': ({ seat, planet }, { name }) => `${name(seat)} will auf ${planetName(planet)} einfallen.`,
    conquered: ({ planet, seat, from }, { name }) =>
      `${name(seat)} hat ${planetName(planet)} von ${name(from)} erobert.`,
    'agenda.would': () => 'Gleich wird eine Politikkarte gezogen.',
    'agenda.revealed': ({ agenda: a }) => `Die Agenda ist ${agendaName(a)}.`,
    'vote.would': ({ agenda: a }) => `Du stimmst gleich über ${agendaName(a)} ab.`,
    'votes.cast': ({ agenda: a }) => `Alle Stimmen zu ${agendaName(a)} sind abgegeben.`,
    'agenda.passed': ({ agenda: a }) => `${agendaName(a)} ist angenommen.`,
    'agenda.failed': ({ agenda: a }) => `${agendaName(a)} ist abgelehnt.`,
    strategyPhase: ({ round }) => `Die Strategiephase von Spielrunde ${round} beginnt.`,
    activated: ({ seat, system: s }, { name }) => `${name(seat)} hat ${system(s)} aktiviert.`,
    moved: ({ seat, system: s }, { name }) => `${name(seat)} hat die Bewegung nach ${system(s)} beendet.`,
    'combat.start': ({ system: s }) => `Vor der Raumschlacht in ${system(s)}.`,
    'round.start': ({ system: s, planet, round }) =>
      `Vor Runde ${round} ${planet ? `auf ${planetName(planet)}` : `in ${system(s)}`}.`,
    'dice.after': ({ why, dice }) => `Die Würfel sind gefallen: ${vocabulary.castings[why]}, ${dice.join(', ')}.`,
    'roll.after': ({ purpose }) => `Die Würfel sind gefallen: ${vocabulary.purposes[purpose]}.`,
    damaged: ({ ship: s }) => `Ein Schiff wurde beschädigt: ${ship(s)}.`,
    beforeBombardment: ({ planet }) => `Vor der Bombardierung von ${planetName(planet)}.`,
    beforeInvasion: ({ planet }) => `Vor dem Invasionskampf auf ${planetName(planet!)}.`,
    occupied: ({ planet, seat }, { name }) => `${name(seat)} hat ${planetName(planet)} besetzt.`,
    'card.played.would': ({ source: s }, { name }) => `${name(s.seat)} hat ${nameOf(s.ability)} aufgedeckt.`,
  },
  source,
  rule: rules,
};

export const de: Language = { vocabulary, words };
