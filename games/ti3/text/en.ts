import type { Words } from '@orrery/kernel';
import type { RaceId } from '../content/races/races.ts';
import type { MoveAtom, Ti3 } from '../shapes.ts';
import { answersByName } from './answers.ts';
import { rules } from './en/rules.ts';
import { abilities } from './en/abilities.ts';
import { strategyTexts, technologyEffects } from './en/effects.ts';
import { agendas } from './en/agendas.ts';
import { counters } from './en/counters.ts';
import { leaders, news } from './en/leaders.ts';
import { cards } from './en/cards.ts';
import { begun, planetName, rollsInWords, speech } from './vocabulary.ts';
import type { OwnThing } from '../rules/things.ts';
import type { Language, Vocabulary } from './vocabulary.ts';
import { pickQuestions } from '@orrery/imperium';
import { en as picks } from '@orrery/imperium/questions/en.ts';
import type { ThingWords } from '@orrery/imperium';

const vocabulary: Vocabulary = {
  purposes: {
    ambush: 'ambush',
    pds: 'PDS fire',
    assault: 'Assault Cannon',
    mines: 'mines',
    barrage: 'Anti-Fighter Barrage',
    battle: 'battle dice',
    bombardment: 'bombardment',
    defence: 'PDS fire at the invaders',
    invasion: 'Invasion Combat',
  },
  castings: {
    'gen-synthesis': 'Gen Synthesis',
    dacxive: 'Dacxive Animators',
    sabotage: 'Sabotage Run',
    settlers: 'Settlers',
    leader: 'the fate of a leader',
    captives: 'captives on the planet',
    razing: 'razing',
    plague: 'Plague',
    'strategic-bombardment': 'Strategic Bombardment',
    'ancient-artifact': 'Ancient Artifact',
  },
  units: {
    'space-dock': ['Space Dock', 'Space Docks'],
    pds: ['PDS', 'PDS'],
    'ground-force': ['Ground Force', 'Ground Forces'],
    fighter: ['Fighter', 'Fighters'],
    destroyer: ['Destroyer', 'Destroyers'],
    cruiser: ['Cruiser', 'Cruisers'],
    carrier: ['Carrier', 'Carriers'],
    dreadnought: ['Dreadnought', 'Dreadnoughts'],
    'war-sun': ['War Sun', 'War Suns'],
  },
  races: {
    letnev: 'Barony of Letnev',
    l1z1x: 'L1Z1X Mindnet',
    norr: "Sardakk N'orr",
    hacan: 'Emirates of Hacan',
    sol: 'Federation of Sol',
    mentak: 'Mentak Coalition',
    naalu: 'Naalu Collective',
    jolnar: 'Universities of Jol-Nar',
    xxcha: 'Xxcha Kingdom',
    yssaril: 'Yssaril Tribes',
  },
  abilities,
  technologyEffects,
  strategyTexts,
  technologies: {
    'hylar-v-assault-laser': 'Hylar V Assault Laser',
    'deep-space-cannon': 'Deep Space Cannon',
    'war-sun': 'War Sun',
    'magen-defense-grid': 'Magen Defense Grid',
    'stasis-capsules': 'Stasis Capsules',
    cybernetics: 'Cybernetics',
    'enviro-compensator': 'Enviro Compensator',
    'sarween-tools': 'Sarween Tools',
    'antimass-deflectors': 'Antimass Deflectors',
    'xrd-transporters': 'XRD Transporters',
    'assault-cannon': 'Assault Cannon',
    'graviton-negator': 'Graviton Negator',
    'neural-motivator': 'Neural Motivator',
    'gen-synthesis': 'Gen Synthesis',
    'dacxive-animators': 'Dacxive Animators',
    'x-89-bacterial-weapon': 'X-89 Bacterial Weapon',
    'micro-technology': 'Micro Technology',
    'integrated-economy': 'Integrated Economy',
    'graviton-laser-system': 'Graviton Laser System',
    'transit-diodes': 'Transit Diodes',
    'type-iv-drive': 'Type IV Drive',
    'advanced-fighters': 'Advanced Fighters',
    'fleet-logistics': 'Fleet Logistics',
    'light-wave-deflector': 'Light/Wave Deflector',
  },
  strategy: {
    initiative: 'Initiative',
    diplomacy: 'Diplomacy',
    political: 'Political',
    logistics: 'Logistics',
    trade: 'Trade',
    warfare: 'Warfare',
    technology: 'Technology',
    imperial: 'Imperial',
  },
  objectives: {
    'goal-influence-10': 'Spend 10 influence',
    'goal-resources-10': 'Spend 10 resources',
    'goal-goods-6': 'Spend 6 Trade Goods',
    'goal-counters-3': 'Spend 3 Command Counters',
    'goal-three-of-a-colour': '3 technologies of one colour',
    'goal-four-colours': 'Technologies of all four colours',
    'goal-three-specialties': 'Planets with red, green and blue Specialties',
    'goal-more-influence': 'More influence than each neighbour',
    'goal-mecatol-rex': 'Control Mecatol Rex',
    'goal-five-planets': '5 planets outside the home system',
    'goal-imperium-rex': 'Game Over',
    'goal-supremacy': 'Supremacy: 18 planets outside the home system',
    'goal-domination': 'Domination: the home systems of two others',
    'goal-influence-20': 'Spend 20 influence',
    'goal-resources-20': 'Spend 20 resources',
    'goal-goods-12': 'Spend 12 Trade Goods',
    'goal-counters-6': 'Spend 6 Command Counters',
    'goal-five-of-a-colour': '5 technologies of one colour',
    'goal-most-influence': 'More influence than both neighbours together',
    'goal-mecatol-and-around': 'Mecatol Rex and all systems around it',
    'goal-conqueror': 'Conqueror: another player’s home system',
    'goal-diversified': 'Diversified: a dock on Mecatol Rex and 2 technologies in three colours',
    'goal-focused': 'Focused: 4 planets with Specialties of one colour',
    'goal-forceful': 'Forceful: a dock on Mecatol Rex and 4 Dreadnoughts there',
    'goal-industrial': 'Industrial: Mecatol Rex, 5 Dreadnoughts and 3 docks',
    'goal-keeper-of-gates': 'Keeper of Gates: a ship at every wormhole',
    'goal-master-of-ships': 'Master of Ships: a dock on Mecatol Rex and 8 ships there',
    'goal-merciless': 'Merciless: the last dock of another player destroyed',
    'goal-technocrat': 'Technocrat: 6 planets with Specialties',
    'goal-usurper': 'Usurper: a dock and 6 Ground Forces on Mecatol Rex',
  },
  agendas,
  cards,
  leaders,
  counters,
  domainCounter: 'Domain Counter',
  good: 'a Trade Good',
  goods: (n) => `${n} Trade Goods`,
  for: 'for',
  against: 'against',
  counter: 'a counter from Strategy Allocation',
  keep: 'keep',
  execute: 'execute',
  yes: 'yes',
  no: 'no',
  and: 'and',
  nothing: 'nothing',
  damaged: 'damaged',
  with: 'with',
  emptySystem: (n) => `empty system ${n}`,
  asteroidField: 'Asteroid Field',
  nebula: 'Nebula',
  supernova: 'Supernova',
  wormhole: (kind) => `${kind === 'alpha' ? 'Alpha' : 'Beta'} wormhole`,
  homeOf: (planets) => planets,
  faceDown: 'covered tile',
  cell: (n, ring, beside) => `place ${n} in ring ${ring}${beside ? `, beside ${beside}` : ''}`,
  nth: (one, n) => `${one} no. ${n}`,
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
  ability: ['an ability', 'abilities'],
  exchange: ['an exchange', 'exchanges'],
  planetFor: ['a planet and an opponent', 'planets and opponents'],
  players: ['two players', 'pairs of players'],
  way: ['a way', 'ways'],
  troops: ['a transport', 'transports'],
  counter: ['a counter', 'counters'],
  race: ['a race', 'races'],
  cell: ['a place', 'places'],
  leader: ['a leader', 'leaders'],
  post: ['where it begins', 'places'],
  captive: ['what becomes of it', 'fates'],
  spoils: ['what you take over', 'things'],
  passage: ['whom you ask for passage', 'players'],
  leave: ['whether the fleet may pass', 'answers'],
  ambushers: ['which ships fire', 'groups'],
  toll: ['whether you pay for wormholes', 'answers'],
  price: ['what you pay with', 'prices'],
  actionCard: ['an Action Card', 'Action Cards'],
  plainDie: ['a die', 'dice'],
  probe: ['whether your Fighters probe the planets', 'answers'],
  raze: ['what is razed', 'planets'],
  clear: ['whether you remove the counter', 'answers'],
  dock: ['whether you place a Space Dock', 'answers'],
};

const hitsInWords = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);
const pool = (c: { strategy: number; fleet: number; command: number }) =>
  list([
    ...(c.strategy ? [`${c.strategy} in Strategy Allocation`] : []),
    ...(c.fleet ? [`${c.fleet} in Fleet Supply`] : []),
    ...(c.command ? [`${c.command} in the Command Pool`] : []),
  ]);

const moves = (a: readonly MoveAtom[]): string =>
  a.length === 0
    ? 'no movement'
    : list(
        a.map((x) =>
          'load' in x
            ? `+ ${units(x.load, x.n)} from ${place(x.at)}`
            : 'board' in x
              ? `+ ${leaderName(x.board)} from ${planetName(x.at)}`
              : `${ship(x.ship)} from ${system(x.from)}`,
        ),
      );

const words: Words<Ti3> = {
  event: {
    race: ({ seat, race }, _, { name }) => `${name(seat)} plays the ${vocabulary.races[race as RaceId]}.`,
    home: ({ seat, cell: at }, _, { name }) => `${name(seat)} settles at ${cell(at)}.`,
    showedTiles: ({ seat, tiles }, _, { name }) =>
      `${name(seat)} has no system with a planet left and shows: ${list(tiles.map(system))}.`,
    placedTile: ({ seat, tile, cell: at }, _, { name }) => `${name(seat)} places ${system(tile)} at ${cell(at)}.`,
    uncovered: ({ tile }) => `The covered tile is ${system(tile)}.`,
    galaxyComplete: ({ unevenness }) =>
      `The galaxy is complete. Between the best and the worst home lie ${(unevenness / 10).toFixed(1)} points.`,
    settled: ({ seat, units: all }, _, { name }) => `${name(seat)} settles: ${settling(all)}.`,
    counterLost: ({ seat }, _, { name }) => `${name(seat)} loses a counter from the Command Pool.`,
    dockMoved: ({ seat, from, to }, _, { name }) =>
      `${name(seat)} moves a Space Dock from ${planetName(from)} to ${planetName(to)}.`,
    diceRolled: ({ seat, why, dice }, _, { name }) =>
      `${begun(vocabulary.castings[why])}: ${name(seat)} rolls ${dice.join(', ')}.`,
    rolledAgain: ({ seat, from, to }, _, { name }) => `${name(seat)} rolls a die again: ${from} becomes ${to}.`,
    mined: ({ seat, system: s, n }, _, { name }) =>
      `Mines in ${system(s)}: ${hitsInWords(n)} on the fleet of ${name(seat)}.`,
    stole: ({ seat, from, n }, some, { name }) =>
      `${name(seat)} takes ${some ? list(some.cards.map(card)) : `${n} Action Cards`} from ${name(from)}.`,
    sawHand: ({ seat, of }, some, { name }) =>
      `${name(seat)} looks at the hand of ${name(of)}${some ? `: ${list(some.cards.map(card))}` : ''}.`,
    exchanged: ({ seats: [a, b], n }, some, { name }) =>
      some
        ? `${name(a)} gives ${name(b)} ${list(some.cards[0].map(card))} for ${list(some.cards[1].map(card))}.`
        : `${name(a)} and ${name(b)} exchange Action Cards: ${n[0]} for ${n[1]}.`,
    placed: ({ seat, place: p, units: made }, _, { name }) =>
      `${name(seat)} places ${list(made.map((u) => units(u.unit, u.n)))} at ${place(p)}.`,
    repealed: ({ law }) => `${agendaName(law)} is discarded.`,
    roundBegan: ({ round }) => `Round ${round} begins.`,
    activated: ({ seat, system: s }, _, { name }) => `${name(seat)} activates ${system(s)}.`,
    passed: ({ seat }, _, { name }) => `${name(seat)} passes.`,
    moved: ({ seat, system: s, ships }, _, { name }) =>
      `${name(seat)} moves to ${system(s)}: ${list(ships.map((x) => `${units(x.ship, x.n)} from ${system(x.from)}`))}.`,
    rolled: (rolling, _, { name }) =>
      `${begun(vocabulary.purposes[rolling.purpose])}: ${rollsInWords(rolling, (roll, n) => `${name(roll.by)} ${hitsInWords(n)}`, vocabulary)}.`,
    rechecked: ({ unit, from, to }) =>
      `A die of a ${vocabulary.units[unit][0]} is rolled again: ${from} becomes ${to}.`,
    plagueRolled: ({ planet, dice }) => `Plague on ${planetName(planet)}: ${dice.join(', ')}.`,
    lost: ({ seat, place: p, units: lost }, _, { name }) =>
      `${name(seat)} loses ${list(lost.map((u) => units(u.unit, u.n)))} at ${place(p)}.`,
    damaged: ({ seat, ship: s }, _, { name }) => `A ${vocabulary.units[s][0]} of ${name(seat)} is damaged.`,
    repaired: ({ seat, ship: s, n }, _, { name }) => `${name(seat)} repairs ${units(s, n)}.`,
    announced: ({ seat, as }, _, { name }) =>
      `${name(seat)} announces ${as === 'withdraw' ? 'a withdrawal' : 'a retreat'}.`,
    left: ({ seat, from, to }, _, { name }) => `The fleet of ${name(seat)} leaves ${system(from)} for ${system(to)}.`,
    sabotageRun: ({ seat, outer, inner }, _, { name }) =>
      `Sabotage Run of ${name(seat)}: ${outer.join(', ')}; ${inner.join(', ')}.`,
    agenda: ({ agenda }) => `The council votes on ${agendaName(agenda)}.`,
    voted: ({ seat, choice, votes }, _, { name }) =>
      choice === null
        ? `${name(seat)} abstains.`
        : `${name(seat)} casts ${votes} ${votes === 1 ? 'vote' : 'votes'}: ${option(choice, name)}.`,
    decided: ({ agenda, choice }, _, { name }) =>
      `The council decides on ${agendaName(agenda)}: ${option(choice, name)}.`,
    arranged: ({ seat }, _, { name }) => `${name(seat)} has looked at the next agendas.`,
    stayed: ({ seat }, _, { name }) => `${name(seat)} cannot leave any more; the announcement is void.`,
    landed: ({ seat, planet, groundForces, pds }, _, { name }) =>
      `${name(seat)} lands ${list([...(groundForces ? [units('ground-force', groundForces)] : []), ...(pds ? [units('pds', pds)] : [])])} on ${planetName(planet)}.`,
    leader: ({ seat, kind, what, place: p, by }, _, { name }) =>
      news(what, leaderName(kind), name(seat), by === null ? '' : name(by), p === null ? '' : place(p)),
    explored: ({ seat, planet, counter }, _, { name }) =>
      `${name(seat)} explores ${planetName(planet)}: ${card(counter)}.`,
    probed: ({ seat, planets }, some, { name }) =>
      `${name(seat)} probes ${list(planets.map(planetName))}${some ? `: ${list(some.counters.map(card))}` : ''}.`,
    survivorsFound: ({ seat, planet }, _, { name }) =>
      `${name(seat)} finds ${card('lazax-survivors')} on ${planetName(planet)}.`,
    razed: ({ seat, planet, survivors }, _, { name }) =>
      `${name(seat)} razes ${planetName(planet)}${survivors ? `: ${card('lazax-survivors')}` : ''}.`,
    passage: ({ seat, to, granted }, _, { name }) =>
      `${name(to)} ${granted ? 'lets' : 'does not let'} the fleet of ${name(seat)} pass.`,
    delayed: ({ seat, planet, by }, _, { name }) =>
      `The ${leaderName('diplomat')} of ${name(by)} delays the invasion of ${planetName(planet)} by ${name(seat)}.`,
    tookPlanet: ({ seat, planet, from }, _, { name }) =>
      `${name(seat)} takes control of ${planetName(planet)}${from === null ? '' : ` from ${name(from)}`}.`,
    reborn: ({ seat, planet, n }, _, { name }) =>
      `Gen Synthesis: ${units('ground-force', n)} of ${name(seat)} back on ${planetName(planet)}.`,
    animated: ({ seat, planet, n }, _, { name }) =>
      `Dacxive Animators: ${units('ground-force', n)} for ${name(seat)} on ${planetName(planet)}.`,
    gassed: ({ seat, planet }, _, { name }) => `${name(seat)} uses the X-89 Bacterial Weapon on ${planetName(planet)}.`,
    carried: ({ seat, from, to, n }, _, { name }) =>
      `${name(seat)} sends ${units('ground-force', n)} from ${planetName(from)} to ${planetName(to)}.`,
    held: ({ seat, planet }, _, { name }) => `${name(seat)} keeps ${planetName(planet)}.`,
    produced: ({ seat, system: s, units: made, cost }, _, { name }) =>
      `${name(seat)} produces ${list(made.map((u) => units(u.unit, u.n)))} in ${system(s)} for ${cost}.`,
    paid: ({ seat, planets, goods }, _, { name }) =>
      `${name(seat)} pays with ${list([...planets.map(planetName), ...(goods ? [`${goods} Trade Goods`] : [])])}.`,
    picked: ({ seat, card: c }, _, { name }) => `${name(seat)} takes ${vocabulary.strategy[c]}.`,
    speaker: ({ seat }, _, { name }) => `${name(seat)} is the Speaker.`,
    strategy: ({ seat, card: c }, _, { name }) => `${name(seat)} resolves ${vocabulary.strategy[c]}.`,
    secondary: ({ seat, card: c }, _, { name }) =>
      `${name(seat)} uses the secondary ability of ${vocabulary.strategy[c]}.`,
    truce: ({ seats: [a, b] }, _, { name }) =>
      `${name(a)} and ${name(b)} may not activate each other’s systems this round.`,
    refreshed: ({ seat, planets }, _, { name }) => `${name(seat)} refreshes ${list(planets.map(planetName))}.`,
    agreed: ({ seats: [a, b] }, _, { name }) => `${name(a)} and ${name(b)} conclude a Trade Agreement.`,
    unlearned: ({ seat, technology }, _, { name }) => `${name(seat)} returns ${vocabulary.technologies[technology]}.`,
    acquired: ({ seat, technology }, _, { name }) => `${name(seat)} acquires ${vocabulary.technologies[technology]}.`,
    revealedObjective: ({ objective }) => `A Public Objective is revealed: ${vocabulary.objectives[objective]}.`,
    claimed: ({ seat, objective }, _, { name }) => `${name(seat)} claims: ${vocabulary.objectives[objective]}.`,
    scored: ({ seat, points }, _, { name }) =>
      `${name(seat)} receives ${points === 1 ? '1 Victory Point' : `${points} Victory Points`}.`,
    countersReceived: ({ seat, ...c }, _, { name }) => `${name(seat)} receives Command Counters: ${pool(c)}.`,
    agreementBroken: ({ seats: [a, b] }, _, { name }) => `The Trade Agreement of ${name(a)} and ${name(b)} is broken.`,
    drew: ({ seat, n }, some, { name }) =>
      `${name(seat)} draws ${some ? list(some.cards.map(card)) : n === 1 ? 'an Action Card' : `${n} Action Cards`}.`,
    discarded: ({ seat, card: c }, _, { name }) => `${name(seat)} discards ${card(c)}.`,
    // What belongs to nobody acts by itself.
    used: ({ seat, ability }, _, { name }) =>
      seat < 0 ? `${nameOf(ability)} takes effect.` : `${name(seat)} uses ${nameOf(ability)}.`,
    cancelled: ({ ability }) => `${nameOf(ability)} is cancelled.`,
    lapsed: ({ ability }) => `${nameOf(ability)} finds nothing to act on.`,
    countersPlaced: ({ seat, ...c }, _, { name }) => `${name(seat)} has ${pool(c)}.`,
    counterReturned: ({ seat, system: s }, _, { name }) =>
      `${name(seat)} takes a Command Counter back from ${system(s)}.`,
    gave: ({ seat, to, n }, _, { name }) =>
      `${name(seat)} gives ${name(to)} ${n === 1 ? '1 Trade Good' : `${n} Trade Goods`}.`,
    jammed: ({ seat, system: s }, _, { name }) => `A Command Counter of ${name(seat)} lies in ${system(s)}.`,
    goodsReceived: ({ seat, n }, _, { name }) =>
      `${name(seat)} receives ${n === 1 ? '1 Trade Good' : `${n} Trade Goods`}.`,
    exhausted: ({ planet }) => `${planetName(planet)} is exhausted.`,
    becameNeutral: ({ planet, from }, _, { name }) =>
      `${name(from)} loses control of ${planetName(planet)}; it is neutral.`,
    status: ({ round }) => `Status Phase of round ${round}.`,
    eliminated: ({ seat }, _, { name }) => `${name(seat)} is eliminated.`,
  },
  question: {
    seek: () => 'Choose a card.',
    seekAgenda: () => 'Choose an agenda.',
    fee: ({ due }) => picks.chapters.pay(due, 'influence', nameOf('touch-of-genius')),
    licence: ({ planet, due }) => picks.chapters.pay(due, 'resources', `landing on ${planetName(planet)}`),
    anyTime: () => 'Play a card at any time.',
    settle: () => 'Where do your Space Dock, Ground Forces and PDS begin?',
    placeTile: picks.chapters.layTile,
    exchangeCards: ({ with: other, offer }, { name }) =>
      offer === null
        ? `Which Action Cards do you offer ${name(other)}, and how many do you want for them?`
        : `${name(other)} offers ${offer.give} Action Cards for ${offer.take} of yours. Which do you give?`,
    ...pickQuestions(picks, THINGS, nameOf),
    turn: picks.chapters.turn,
    move: ({ system: s }) => picks.chapters.move(system(s)),
    transfer: ({ systems: [a, b] }) =>
      `Which ships cross between ${system(a)} and ${system(b)}, and what do they carry?`,
    transferProduce: () => 'In which of the two systems do you produce?',
    fire: ({ system: s, planet, pds, at }, { name }) =>
      `How many of your ${pds} PDS fire at ${name(at)} ${planet ? `on ${planetName(planet)}` : `in ${system(s)}`}?`,
    casualties: ({ system: s, hits }) => picks.chapters.assignHits(hitsInWords(hits), system(s)),
    sabotageRun: () => 'Sabotage Run: how many Fighters?',
    vote: ({ agenda: a, votes }) =>
      `${agendaName(a)}: how do you cast your ${votes === 1 ? 'vote' : `${votes} votes`}?`,
    breakTie: ({ agenda: a }) => `${agendaName(a)}: the Speaker breaks the tie.`,
    nextAgenda: () => 'Which agenda comes next?',
    leave: ({ system: s, as }) =>
      as === 'retreat' ? picks.chapters.announceRetreat(system(s)) : `Announce a withdrawal from ${system(s)}?`,
    refuge: ({ system: s }) => `Where does your fleet go from ${system(s)}?`,
    land: ({ system: s }) => `Which units land in ${system(s)}?`,
    invade: ({ planets }) => `Which planet next: ${list(planets.map(planetName))}?`,
    bacterialWeapon: ({ planet }) =>
      `Use the X-89 Bacterial Weapon on ${planetName(planet)}? It costs all your Action Cards.`,
    joinFighters: ({ planet }) => `How many Fighters join the attack on ${planetName(planet)}?`,
    groundLosses: ({ hits }) => `How many of ${hits} hits do Fighters take?`,
    diodes: () => 'Transit Diodes: which Ground Forces go where?',
    secondAction: () => 'Fleet Logistics: a second Tactical Action?',
    bombard: ({ planet }) => `Which ships bombard ${planetName(planet)}?`,
    produce: ({ system: s }) => picks.chapters.produce(system(s)),
    discard: ({ over }) => picks.chapters.discard(over, 'Action Card'),
    counters: ({ n }) => picks.chapters.spreadTokens(`${n} Command Counters`),
    pickStrategy: picks.chapters.pickStrategy,
    bonus: ({ card: c, n }) =>
      `${vocabulary.strategy[c]} carries ${n} Bonus Counters: Trade Goods or Command Counters?`,
    secondary: ({ card: c, cost }) =>
      picks.chapters.secondary(vocabulary.strategy[c], cost === 0 ? null : `${cost} counter`),
    placeCounters: ({ n }) =>
      picks.chapters.placeTokens(n === 1 ? '1 new Command Counter' : `${n} new Command Counters`),
    chooseOpponent: () => 'Diplomacy with which opponent?',
    refresh: ({ most }) => `Refresh up to ${most} planets.`,
    buyCounters: () => picks.chapters.buyTokens('Command Counters', 3),
    tradeOption: () => 'Receive goods and open negotiations, or break all Trade Agreements?',
    propose: () => 'Propose a Trade Agreement.',
    closeNegotiations: () => 'Close the trade negotiations when you are done.',
    consent: ({ by, partner, as, gives, takes }, { name }) =>
      as === 'partner'
        ? `${name(by)} offers you a Trade Agreement: a card worth ${gives} for yours worth ${takes}.`
        : `Approve the Trade Agreement of ${name(by)} (${gives}) and ${name(partner)} (${takes})?`,
    cancelAgreement: () => 'Cancel a Trade Agreement?',
    takeCounter: () => 'Which of your Command Counters returns to the Command Pool?',
    patrol: () => 'Move up to two Cruisers or Destroyers into adjacent empty systems.',
    chooseTechnology: () => 'Choose a Technology.',
    buyTechnology: () => 'Buy a Technology?',
    claim: () => 'Claim a Public Objective?',
    claimSecret: () => 'Claim your Secret Objective?',
    produceWhere: () => 'In which system do your Space Docks produce?',
    gift: () => 'Give Trade Goods to another player.',
    disband: () => 'Disband one of your units.',
    scuttle: ({ system: s, n }) => `Your fleet in ${system(s)} exceeds Fleet Supply: remove ${n}.`,
  },
  answer: {
    ...answersByName(vocabulary),
    settle: (a) => settling(a),
    placeTile: ({ tile, cell: at }, _, { view: { pub } }) => `${system(tile)} at ${cell(at, pub.galaxy)}`,
    exchangeCards: (a) =>
      a.length === 0 ? 'none' : list(a.map((x) => ('give' in x ? card(x.give) : `for ${x.take} of theirs`))),
    seek: card,
    seekAgenda: agendaName,
    fee: (a) => list(a.map(payment)),
    licence: (a) => list(a.map(payment)),
    anyTime: source,
    pickOne: (a, { what }, reader) => picked(what, a, reader),
    pickSome: (a, { what }, reader) => list(a.map((one) => picked(what, one, reader))),
    turn: (a) =>
      a.do === 'activate'
        ? `activate ${system(a.system)}`
        : a.do === 'transfer'
          ? `transfer between ${system(a.systems[0])} and ${system(a.systems[1])}`
          : a.do === 'strategy'
            ? `resolve ${vocabulary.strategy[a.card]}`
            : a.do === 'diodes'
              ? 'use Transit Diodes'
              : a.do === 'use'
                ? `use ${nameOf(a.ability)}`
                : 'pass',
    move: moves,
    transfer: moves,
    transferProduce: (a) => (a === null ? 'nowhere' : system(a)),
    fire: (n) => (n === 0 ? 'hold fire' : `fire with ${n}`),
    casualties: (a) => list(a.map((c) => `${ship(c.ship)}: ${c.take === 'loss' ? 'lost' : 'damaged'}`)),
    sabotageRun: (a) => (a.length === 0 ? 'none' : a.join(', ')),
    vote: (a, _, { name }) => (a === null ? 'abstain' : option(a, name)),
    breakTie: (a, _, { name }) => option(a, name),
    leave: (a) => (a ? 'leave' : 'stay'),
    land: (a, { system: at }, { view: { pub } }) =>
      a.length === 0
        ? 'no landing'
        : list(
            a.map(
              (x) =>
                `${'leader' in x ? leaderName(x.leader) : units(x.unit, x.n)} ${'to' in x ? `to ${planetName(x.to)}` : `from ${shipAt(pub, pub.active!, at, x.from)} aboard ${shipAt(pub, pub.active!, at, x.aboard)}`}`,
            ),
          ),
    invade: (a) => (a === null ? 'none' : planetName(a)),
    bacterialWeapon: yesOrNo,
    diodes: ({ from, to, n }) => `${units('ground-force', n)} from ${planetName(from)} to ${planetName(to)}`,
    secondAction: (a) => (a === null ? 'no' : system(a)),
    produce: (a) => production(a),
    counters: pool,
    bonus: ({ goods, ...c }) => `${goods} Trade Goods; ${pool(c)}`,
    secondary: yesOrNo,
    placeCounters: pool,
    buyCounters: (a) =>
      a.length === 0 ? 'none' : list(a.map((x) => ('counters' in x ? `${x.counters} counters` : payment(x)))),
    tradeOption: (a) => (a === 'income' ? 'goods and negotiations' : 'break all agreements'),
    propose: ({ partner, give, take }, { by, contracts }, { name }) =>
      `with ${name(partner)}: your ${contracts[by]![give]!} for their ${contracts[partner]![take]!}`,
    closeNegotiations: () => 'close',
    consent: yesOrNo,
    cancelAgreement: (a, _, { name }) => (a === null ? 'none' : name(a)),
    patrol: (a) => list(a.map((x) => `${ship(x.ship)} to ${system(x.to)}`)),
    buyTechnology: (a) =>
      a.length === 0 ? 'none' : list(a.map((x) => ('technology' in x ? nameOf(x.technology) : payment(x)))),
    claim: (a) =>
      a.length === 0
        ? 'none'
        : list(
            a.map((x) =>
              'claim' in x
                ? vocabulary.objectives[x.claim]!
                : 'strategy' in x
                  ? `${x.strategy} from Strategy Allocation, ${x.command} from the Command Pool`
                  : payment(x),
            ),
          ),
    claimSecret: yesOrNo,
    gift: ({ to, n }, _, { name }) => `${n} to ${name(to)}`,
  },
  plan: {
    produce: {
      slot: (id) => berth(id),
      meter: (id) => {
        const [what, at] = id.split(' ') as [string, string?];
        if (at === undefined) return 'Production';
        return `${what === 'fleet' ? 'Fleet Supply' : 'Fighter support'} (${system(at)})`;
      },
    },
  },
  window: {
    'strategy.picked': ({ seat, card: c }, { name }) => `${name(seat)} has chosen ${vocabulary.strategy[c]}.`,
    'strategy.ended': () => 'All Strategy Cards are chosen.',
    'primary.done': ({ seat, card: c }, { name }) => `${name(seat)} has resolved ${vocabulary.strategy[c]}.`,
    'secondary.would': ({ card: c }) => `You use the secondary ability of ${vocabulary.strategy[c]}.`,
    'status.would': ({ round }) => `The Status Phase of round ${round} begins.`,
    'cards.returned': () => 'Strategy Cards are about to be returned.',
    attacked: ({ system: s }) => `Before the Space Battle step in ${system(s)}.`,
    'research.would': () => 'You are about to buy a technology.',
    'landing.would': ({ seat, system: s }, { name }) => `${name(seat)} is about to land in ${system(s)}.`,
    'invasion.would': ({ seat, planet }, { name }) => `${name(seat)} is about to invade ${planetName(planet)}.`,
    conquered: ({ planet, seat, from }, { name }) =>
      `${name(seat)} has taken ${planetName(planet)} from ${name(from)}.`,
    'agenda.would': () => 'A Political Card is about to be drawn.',
    'agenda.revealed': ({ agenda: a }) => `The agenda is ${agendaName(a)}.`,
    'vote.would': ({ agenda: a }) => `You are about to vote on ${agendaName(a)}.`,
    'votes.cast': ({ agenda: a }) => `All votes on ${agendaName(a)} are cast.`,
    'agenda.passed': ({ agenda: a }) => `${agendaName(a)} has passed.`,
    'agenda.failed': ({ agenda: a }) => `${agendaName(a)} has failed.`,
    strategyPhase: ({ round }) => `The Strategy Phase of round ${round} begins.`,
    activated: ({ seat, system: s }, { name }) => `${name(seat)} has activated ${system(s)}.`,
    moved: ({ seat, system: s }, { name }) => `${name(seat)} has finished moving to ${system(s)}.`,
    'combat.start': ({ system: s }) => `Before the Space Battle in ${system(s)}.`,
    'round.start': ({ system: s, planet, round }) =>
      `Before round ${round} ${planet ? `on ${planetName(planet)}` : `in ${system(s)}`}.`,
    'dice.after': ({ why, dice }) => `Dice have been rolled: ${vocabulary.castings[why]}, ${dice.join(', ')}.`,
    'roll.after': ({ purpose }) => `Dice have been rolled: ${vocabulary.purposes[purpose]}.`,
    damaged: ({ ship: s }) => `A ship was damaged: ${ship(s)}.`,
    beforeBombardment: ({ planet }) => `Before the bombardment of ${planetName(planet)}.`,
    beforeInvasion: ({ planet }) => `Before the Invasion Combat on ${planetName(planet!)}.`,
    occupied: ({ planet, seat }, { name }) => `${name(seat)} has taken ${planetName(planet)}.`,
    'card.played.would': ({ source: s }, { name }) => `${name(s.seat)} has revealed ${nameOf(s.ability)}.`,
  },
  source,
  rule: rules,
};

export const en: Language = { vocabulary, words };
