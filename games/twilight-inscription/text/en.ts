import { RESOURCES, asset, type AssetCode, type OpenAsset, type SheetId, type Res } from '../content/vocabulary.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS } from '../content/units.ts';
import { layoutsOf } from '../content/catalogue.ts';
import { INDUSTRY_BATCHES } from '../content/layouts.ts';
import type { Atom } from '../sheet/atoms.ts';
import type { Player } from '../sheet/player.ts';
import { names } from './en.names.ts';
import { rule } from './en.rules.ts';
import { tellAtoms } from './places.ts';
import type { Text } from './text.ts';

const { resource, sheet, specialty, commodity, side, unit, technology, faction, relic, agenda, event, objective } =
  names;
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const OPEN: Record<OpenAsset, string> = {
  'spec:any': 'Specialty of your choice',
  'focus:any': 'Focus of your choice',
  'com:any:1': 'Commodity of your choice',
};

const assetName = (code: AssetCode | OpenAsset): string => {
  if (code in OPEN) return OPEN[code as OpenAsset];
  const { kind, of, n } = asset(code as AssetCode);
  switch (kind) {
    case 'vp':
      return `${n} VP`;
    case 'planet':
      return 'Planet';
    case 'tg':
      return plural(n, 'Trade Good');
    case 'vote':
      return plural(n, 'Vote');
    case 'spec':
      return `${specialty[of as keyof typeof specialty]} Specialty`;
    case 'focus':
      return `${resource[of as keyof typeof resource]} Focus`;
    case 'com':
      return `${n === 2 ? 'double ' : ''}${commodity[of as keyof typeof commodity]} Commodity`;
    case 'councilor':
      return 'Councilor';
    case 'population':
      return 'Population';
    case 'faction':
      return 'Faction';
    case 'relic':
      return 'Relic';
    case 'neighbor':
      return `${side[of as keyof typeof side]} Neighbor`;
    default:
      return kind satisfies never;
  }
};

const where = {
  active: 'on your active sheet, or on any one sheet outside a Strategy event',
  any: 'on any one sheet',
};
const onSheet = (on: string): string =>
  on in where ? where[on as keyof typeof where] : `on ${sheet[on as keyof typeof sheet]}`;

const effect: Text['effect'] = (e) => {
  switch (e.do) {
    case 'spend':
      return `spend ${e.res === 'wild' ? plural(e.n, 'resource of any type', 'resources of any types') : `${e.n} ${resource[e.res]}`} ${onSheet(e.on)}`;
    case 'gain': {
      if (e.asset === 'tg1') return `claim ${plural(e.n, 'Trade Good')}`;
      if (e.asset === 'vote1') return `claim ${plural(e.n, 'Vote')}`;
      if (e.asset === 'planet') return `claim ${plural(e.n, 'Planet')}`;
      return `claim ${e.n} ${assetName(e.asset)}`;
    }
    case 'explore':
      return e.to ? 'explore 1 system linked to a wormhole, wherever it is' : `explore ${plural(e.n, 'system')}`;
    case 'claimSystem':
      return `claim ${e.upTo ? 'up to ' : ''}${plural(e.n, `explored ${e.size ? 'small ' : ''}system`)}`;
    case 'develop':
      if (e.scope === 'line') return 'cross out every icon left in one row or column of an unlocked planet';
      if (e.scope === 'dock') return `cross out ${plural(e.n, 'icon')} of space docks`;
      if (e.planet !== undefined) return `cross out ${plural(e.n, 'icon')} of any type on it`;
      return `cross out ${plural(e.n, 'icon')} of any type on unlocked planets${e.lineEnd ? ', in a row or column that ends in Population' : ''}`;
    case 'unlockPlanet':
      return `unlock ${plural(e.n, 'planet')}`;
    case 'buildDock':
      return `build ${plural(e.n, 'space dock')}`;
    case 'scrap':
      if (e.only)
        return `scrap ${plural(e.n, 'unmarked hex', 'unmarked hexes')} that could be claimed, as many as possible`;
      return `scrap ${e.any ? 'any ' : ''}${plural(e.n, 'unmarked hex', 'unmarked hexes')}`;
    case 'claimHex':
      return `claim ${e.any ? 'any ' : ''}${plural(e.n, 'unmarked hex', 'unmarked hexes')}${e.any ? '' : ' next to a scrapped one'}`;
    case 'deploy': {
      const rules = e.rules ?? [];
      const more = [
        rules.includes('adjacentOnly') && 'each next to another unit',
        rules.includes('onAnomaly') && 'even on anomalies',
        rules.includes('belowLine') && 'even below the Deployment Line',
      ].filter(Boolean);
      return `deploy ${e.n} ${unit[e.unit]}${more.length > 0 ? `, ${more.join(', ')}` : ''}`;
    }
    case 'unlockTechnology':
      return `unlock ${plural(e.n, 'technology', 'technologies')} on any sheet`;
    case 'unlockFocus':
      return 'unlock 1 Focus die on any sheet';
    case 'tempFocus':
      return 'treat one Focus die as unlocked on it this round';
    case 'strength': {
      const wars = e.wars === 'this' ? 'in this War event' : 'in the next War event';
      const against = e.side === 'both' ? 'against both neighbors' : 'against one neighbor';
      return `get ${signed(e.n)} strength ${against} ${wars}`;
    }
    case 'vp':
      return `write ${signed(e.n)} VP on ${sheet[e.on]}`;
    case 'freeVotes':
      return `add ${plural(e.n, 'free Vote')} to those you cast`;
    case 'produce':
      return `claim 1 Trade Good for each unlocked "+1 Trade Good"${e.max ? `, at most ${e.max}` : ''}`;
    case 'reroll':
      return `reroll up to ${e.n} black dice for yourself`;
    case 'repeatDie':
      return `spend one black die, or one Focus die unlocked on the active sheet, ${e.n} more times`;
    case 'repeatBlackDice':
      return 'spend the black dice a second time, on one inactive sheet';
    case 'wildRound':
      return 'this round each of your resources may be spent as any type';
    case 'lose':
      if (e.what === 'tg')
        return e.half
          ? 'strike through half of your unspent Trade Goods, rounded up'
          : `strike through ${plural(e.n, 'unspent Trade Good')}`;
      if (e.what === 'population') return 'cross out 1 unclaimed Population on Expansion';
      if (e.what === 'exploredSystem')
        return `cross out 1 explored, unclaimed system other than Mecatol Rex; if there is none, ${e.otherwise.map(effect).join(', ')}`;
      return `strike through 1 unspent Planet or Specialty; if there is none, ${e.otherwise.map(effect).join(', ')}`;
    case 'payTradeGood':
      return 'spend 1 Trade Good';
    case 'block':
      if (e.what === 'technology')
        return `you cannot spend Research or a Specialty on technologies in the next ${plural(e.strategyEvents, 'Strategy event')}`;
      if (e.what === 'construction')
        return `you cannot unlock planets, build space docks or complete units in the next ${plural(e.strategyEvents, 'Strategy event')}`;
      return `black dice that show ${resource[e.what.slice(4) as keyof typeof resource]} give nothing in the next Strategy event`;
    case 'choose':
      return `${e.by ? 'the player with the most Votes chooses for all' : 'choose one'}: ${e.options.map((o) => o.map(effect).join(', ')).join('; or ')}`;
    case 'ifPlanetUnlocked':
      return `${e.then.map(effect).join(', ')}; if no planet is unlocked, ${e.otherwise.map(effect).join(', ')} instead`;
    default:
      return e satisfies never;
  }
};

const mod: Text['mod'] = (m) => {
  switch (m.mod) {
    case 'wormholesOpen':
      return 'you may explore through wormholes from the start';
    case 'wormholeUses':
      return `each wormhole may be used ${m.n} times`;
    case 'lateActivation':
      return 'in a Strategy event you may choose your active sheet after the roll and then spend card and dice together';
    case 'noVotes':
      return 'you never claim or cast Votes';
    case 'mecatolWild':
      return 'you may claim Mecatol Rex with any one resource';
    case 'mecatolSlotUp':
      return 'at Mecatol Rex you get the reward of the slot above yours; in the first slot, 2 more VP and 1 more Vote';
    case 'vassal':
      return 'keep one of your other faction cards as a vassal: its second ability is resolved with yours';
    case 'strength':
      return `you have ${signed(m.n)} strength in every War`;
    case 'freeVotes':
      return `in each Council event you cast ${plural(m.n, 'free Vote')}`;
    case 'technologyDiscount':
      return `each technology needs ${m.n} less Research`;
    case 'carryOver':
      return `you may keep up to ${m.n} resources of a Strategy event for the next one`;
    case 'wildDie':
      return 'once in each Strategy event you may treat one black die as any resource';
    case 'unitUnlocked':
      return `${unit[m.unit]}s are unlocked from the start`;
    case 'unitDiscount':
      return `each ${unit[m.unit]} costs 1 ${resource[m.res]} less`;
    case 'unitVp':
      return `each ${unit[m.unit]} you build is worth ${m.n} more VP`;
    case 'deployRule':
      return m.rule === 'onAnomaly'
        ? 'you may deploy on anomalies'
        : `${m.unit === 'every' ? 'units' : unit[m.unit]} may be deployed anywhere above the Deployment Line`;
    case 'treatAs':
      return `in each Strategy event you may spend up to ${m.perRound} ${resource[m.from]} as ${m.to.map((r) => resource[r]).join(' or ')}`;
    case 'claimSystemsWith':
      return `you may also claim systems with ${resource[m.res]}`;
    case 'tradeGoodEndVp':
      return m.per === 1
        ? 'at the end each unspent Trade Good is worth 1 VP'
        : `at the end every ${m.per} unspent Trade Goods are worth 1 VP`;
    case 'relicDraw':
      return `for a relic, draw ${m.draw} and keep 1`;
    default:
      return m satisfies never;
  }
};

const WHEN: Record<string, string> = {
  sheetActive: 'when a sheet becomes active for the first time in a Stage',
  production: 'in each Production event',
  council: 'in each Council event',
  councilWon: 'when the outcome you voted for is resolved, or when you outvote the AI faction',
  warStrength: 'once in each War event you may',
  warWon: 'when you win a War',
  warNotWon: 'when you tie or lose a War',
  warResolved: 'after each War event',
  unlockPlanet: 'when you unlock a planet',
  buildDock: 'when you build a space dock',
  buildUnit: 'when you build a',
  unlockTechnology: 'when you unlock a technology',
  claimSystem: 'when you claim an empty system',
  claimRelic: 'for each relic you claim',
  claimMecatol: 'when you claim Mecatol Rex',
  exploreWormhole: 'when you explore through a wormhole',
  markAnomaly: 'for each anomaly you mark',
};

const condition: Text['condition'] = (when) => {
  switch (when.has) {
    case 'assetKindsClaimed':
      return `claim systems with at least ${when.min} different kinds of asset`;
    case 'systemsClaimed':
      return `claim at least ${when.min} systems with ${when.kinds.includes('planet') ? 'a Planet' : 'a Commodity or Trade Good'}`;
    case 'planetsComplete':
      return `cross out every icon of at least ${when.min} planets`;
    case 'planetsAndDocks':
      return `unlock planets and build space docks, at least ${when.min} together`;
    case 'technologies':
      return `unlock at least ${when.min} technologies on any sheets`;
    case 'eachCommodity':
      return `cross out at least ${when.min} Commodities of each type in the chart`;
    case 'claimedAroundScrapped':
      return `have a scrapped hex with six neighboring hexes, at least ${when.min} of them claimed`;
    case 'commodityRowFull':
      return 'cross out a whole Commodity row of the chart';
    case 'unitsBuilt':
      return `build at least ${when.min} units other than Infantry`;
    case 'assetNodes':
      return `claim at least ${when.min} asset nodes of the War grid`;
    case 'strengthInBoth':
      return `write a strength of at least ${when.min} in both boxes of one War event`;
    default:
      return when satisfies never;
  }
};

const atom: Text['atom'] = (a, place) => {
  switch (a.do) {
    case 'activate':
      return `${sheet[a.sheet]} is the active sheet`;
    case 'wait':
      return 'waits for the dice before choosing a sheet';
    case 'sheet':
      return `on ${sheet[a.sheet]}`;
    case 'option':
      return `choice ${a.option + 1}`;
    case 'gain':
      return `claims 1 ${assetName(a.asset)}`;
    case 'side':
      return `against the ${side[a.side]} neighbor`;
    case 'stop':
      return 'forfeits the rest';
    case 'explore':
      return `explores ${place}`;
    case 'passage':
      return `explores ${place} through a wormhole`;
    case 'reveal':
      return `explores ${place}`;
    case 'claimSystem':
      return `claims ${place}`;
    case 'crossSystem':
      return `crosses out ${place}`;
    case 'unlockPlanet':
      return `unlocks ${place}`;
    case 'develop':
      return `crosses out ${place}`;
    case 'developLine':
      return `completes ${place}`;
    case 'dockIcon':
      return `crosses out ${place}`;
    case 'buildDock':
      return `builds ${place}`;
    case 'crossPopulation':
      return `crosses out the Population of ${place}`;
    case 'scrap':
      return `scraps ${place}`;
    case 'claimHex':
      return `claims ${place}`;
    case 'scrapX':
      return `scraps X hex ${place}`;
    case 'batch':
      return `spends a ${specialty[INDUSTRY_BATCHES[a.batch]!.specialty]} Specialty as up to ${INDUSTRY_BATCHES[a.batch]!.n} ${resource[INDUSTRY_BATCHES[a.batch]!.res]}`;
    case 'unlockUnit':
      return `unlocks ${unit[UNITS[a.unit]!.id]}`;
    case 'unitIcon':
      return `pays for ${unit[UNITS[a.unit]!.id]} ${a.strip + 1}`;
    case 'unitSpecialty':
      return `builds ${unit[UNITS[a.unit]!.id]} ${a.strip + 1} with a Specialty`;
    case 'infantry':
      return `builds Infantry on ${place}`;
    case 'deploy':
      return `deploys ${unit[UNITS[a.unit]!.id]} on ${place}`;
    case 'research':
      return `researches ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'technologySpecialty':
      return `unlocks ${technology[TECHNOLOGIES[a.technology]!.id]} with a Specialty`;
    case 'unlockTechnology':
      return `unlocks ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'useTechnology':
      return `uses ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'focus':
    case 'lendFocus':
      return `unlocks the ${resource[a.res]} Focus die`;
    case 'unlockFocus':
      return `unlocks the ${resource[a.res]} Focus die on ${sheet[a.sheet]}`;
    case 'trade':
      return `spends a Trade Good as ${resource[a.res]}`;
    case 'convert':
      return `spends ${resource[a.from]} as ${resource[a.to]}`;
    case 'save':
      return `keeps 1 ${resource[a.res]} for later`;
    case 'crossAsset':
      return `strikes through ${assetName(a.asset)}`;
    case 'relic':
      return `plays ${relic[a.relic]}`;
    case 'rerollDice':
      return `rerolls ${plural(a.dice.length, 'black die', 'black dice')}`;
    case 'repeatDie':
      return `repeats the ${a.die === 'black' ? 'black' : 'Focus'} die with ${resource[a.res]}`;
    case 'buyStrength':
      return 'spends a Trade Good for strength';
    default:
      return a satisfies never;
  }
};

const votes = (n: number): string => plural(n, 'Vote');

/** Advice of the guide for each new sheet (INS-LEARN-12, 17, 18, 19). */
const HINTS: Record<SheetId, string> = {
  navigation: 'Make sure to claim a system with a Planet: you will need it on the next sheet.',
  expansion:
    'Look out for a Specialty early: it can be spent in many ways, such as unlocking a technology at one stroke.',
  industry:
    'Scrapped hexes are an investment, they widen your reach. An early triangle Commodity pays in every Production event.',
  warfare:
    'Mark at least one node in each half of the War grid, and reach asset nodes before the Deployment Line passes them.',
};

/** The guide rolls them only from round 5 on (INS-LEARN-25). */
const focusDice = (focus: Record<Res, number>): string =>
  focus.M === 0 ? '' : `; Focus dice: ${RESOURCES.map((res) => `${focus[res]} ${resource[res]}`).join(', ')}`;

const tell = (atoms: readonly Atom[], p: Player): string =>
  tellAtoms({ names, asset: assetName, atom }, layoutsOf(p), atoms).join('; ');

export const en: Text = {
  names,
  asset: assetName,
  effect,
  mod,
  trigger: (t) =>
    `${WHEN[t.on]}${t.unit ? ` ${unit[t.unit]}` : ''}${t.optional ? ' ' : ', '}${list(t.effects.map(effect))}`,
  condition,
  setup: (effects) => `Setup: ${effects}`,
  atom,
  words: {
    event: {
      sheets: (e, _s, r) => `${r.name(e.seat)} receives four sheets.`,
      faction: (e, _s, r) =>
        `${r.name(e.seat)} leads ${faction[e.faction]}${e.vassal ? `, with ${faction[e.vassal]} as vassal` : ''}.`,
      objectives: (e) => `Objectives: ${list(e.objectives.map((o) => objective[o]))}.`,
      neighbors: (e, _s, r) => `${r.name(e.left)} sits to the left of the other player.`,
      event: (e) => `Round ${e.round}: ${event[e.event]}.`,
      rolled: (e) => `Dice: ${e.black.map((f) => resource[f]).join(', ')}${focusDice(e.focus)}.`,
      marked: (e, _s, r) => `${r.name(e.seat)}: ${tell(e.atoms, r.view.pub.players[e.seat]!)}.`,
      rerolled: (e, _s, r) => `${r.name(e.seat)} rerolls: ${e.black.map((f) => resource[f]).join(', ')}.`,
      relic: (e, s, r) => `${r.name(e.seat)} finds ${s ? relic[s.relic] : 'a relic'} worth ${e.vp} VP.`,
      relicPlayed: (e, _s, r) => `${r.name(e.seat)} plays ${relic[e.relic]}.`,
      deploymentLine: (e) => `The Deployment Line rises for War ${e.war}.`,
      war: (e, _s, r) =>
        `${r.name(e.seat)} ${e.result === 'won' ? 'wins' : e.result === 'lost' ? 'loses' : 'ties'} the ${side[e.side]} War against ${e.against === 'ai' ? names.ai : r.name(e.against)}, ${e.mine} to ${e.theirs}.`,
      produced: (e, _s, r) => `${r.name(e.seat)} claims ${plural(e.tradeGoods, 'Trade Good')}.`,
      votesClaimed: (e, _s, r) => `${r.name(e.seat)} claims ${votes(e.votes)}.`,
      agenda: (e) => `Agenda: ${agenda[e.agenda]}${e.shown === 'both' ? '' : ` (${names.outcome[e.shown]})`}.`,
      voted: (e, _s, r) =>
        e.side === null && e.votes + e.free === 0
          ? `${r.name(e.seat)} abstains.`
          : `${r.name(e.seat)} casts ${votes(e.votes + e.free)}${e.side ? ` ${names.outcome[e.side]}` : ''}.`,
      aiVoted: (e) => `The AI faction casts ${votes(e.votes)}: ${e.track} and the ${resource[e.face]} face.`,
      outcome: (e) =>
        `${agenda[e.agenda]}: ${names.outcome[e.outcome]}, ${e.for} to ${e.against}${e.die ? `, by a die showing ${resource[e.die]}` : ''}.`,
      resolvesAlone: (e, _s, r) => `${r.name(e.seat)} resolves ${agenda[e.agenda]}, ${names.outcome[e.outcome]}.`,
      chooser: (e, _s, r) => `${r.name(e.seat)} wins the roll and chooses.`,
      mecatol: (e, _s, r) =>
        e.who === 'ai'
          ? `The AI faction takes slot ${e.slot + 1} at Mecatol Rex.`
          : `${r.name(e.who)} takes slot ${e.slot + 1} at Mecatol Rex: ${votes(e.votes)}, ${e.vp} VP.`,
      objective: (e, _s, r) =>
        e.who === 'ai'
          ? `The AI faction achieves ${objective[e.objective]}.`
          : `${r.name(e.who)} achieves ${objective[e.objective]}: ${e.vp} VP.`,
      aiMarked: (e) =>
        `The AI faction marks its ${resource[e.result.charAt(0) as keyof typeof resource]} ${e.result.endsWith('2') ? 'double' : 'single'} track.`,
      guideSheet: (e) => `A new sheet for everybody: ${sheet[e.sheet]}. ${HINTS[e.sheet]}`,
      guideComplete: () => 'The guide is done: what was circled so far is resolved now.',
      scored: (e, _s, r) => `${r.name(e.seat)} scores ${e.score.total} VP.`,
      ranked: (e) => `${names.rank[e.rank]} (${names.difficulty[e.difficulty]}).`,
    },
    question: {
      faction: () => 'Choose your faction. The other two go back unseen.',
      vassal: () => 'Choose a vassal among your other faction cards.',
      mark: (q) =>
        ({
          card: 'Choose your active sheet and spend the resources of the card.',
          dice: 'Spend the resources of the dice on your active sheet.',
          effects: 'Resolve what your sheets and cards ask of you.',
          war: 'Add strength before the Wars are fought?',
        })[q.step],
      keepRelic: () => 'Keep one of the relics. The other goes under the deck.',
      vote: (q) => `${agenda[q.agenda]}: vote in secret.`,
      castAgainstAi: (q) =>
        `${agenda[q.for]} (For) or ${agenda[q.against]} (Against): how many Votes do you cast against the AI faction?`,
      nameResource: (q) => `${agenda[q.agenda]}: you cast the most Votes. Name a resource.`,
    },
    answer: {
      faction: (a) => faction[a],
      vassal: (a) => faction[a],
      mark: (a, _q, r) => (a.length === 0 ? 'pen down' : tell(a, r.view.pub.players[r.view.seat ?? 0]!)),
      keepRelic: (a) => relic[a],
      vote: (a) =>
        a.side === null
          ? 'abstain'
          : `${votes(a.votes)} ${names.outcome[a.side]}${a.relic ? `, with ${relic['the-syncretone']}` : ''}`,
      castAgainstAi: (a) => `${votes(a.votes)}${a.relic ? `, with ${relic['the-syncretone']}` : ''}`,
      nameResource: (a) => resource[(['M', 'I', 'R'] as const)[a] ?? 'M'],
    },
    window: {},
    source: (s) => s.ability,
    rule,
  },
};
