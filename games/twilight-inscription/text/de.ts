import { RESOURCES, asset, type AssetCode, type OpenAsset, type SheetId, type Res } from '../content/vocabulary.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS, type UnitId } from '../content/units.ts';
import { layoutsOf } from '../content/catalogue.ts';
import { INDUSTRY_BATCHES } from '../content/layouts.ts';
import type { Atom } from '../sheet/atoms.ts';
import type { Player } from '../sheet/player.ts';
import { names } from './de.names.ts';
import { rule } from './de.rules.ts';
import { tellAtoms } from './places.ts';
import type { Text } from './text.ts';

const { resource, sheet, specialty, commodity, side, unit, technology, faction, relic, agenda, event, objective } =
  names;
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const goods = (n: number): string => plural(n, 'Handelsware', 'Handelswaren');
const votes = (n: number): string => plural(n, 'Stimme', 'Stimmen');
/** A whole sentence after a colon begins with a capital. */
const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

type Gender = 'm' | 'f' | 'n';
const genderOf = (id: UnitId): Gender =>
  id === 'infantry' || id === 'war-sun' ? 'f' : id === 'pds' || id === 'dreadnought' ? 'n' : 'm';
const THE: Record<Gender, string> = { m: 'der', f: 'die', n: 'das' };
const EVERY: Record<Gender, string> = { m: 'jeder', f: 'jede', n: 'jedes' };

/** A unit as the object of a sentence. */
const aUnit: Record<UnitId, string> = {
  infantry: 'eine Infanterie',
  pds: 'ein PVS',
  destroyer: 'einen Zerstörer',
  cruiser: 'einen Kreuzer',
  carrier: 'einen Träger',
  dreadnought: 'ein Schlachtschiff',
  'war-sun': 'eine Kriegssonne',
};

const OPEN: Record<OpenAsset, string> = {
  'spec:any': 'Spezial-Vorteil deiner Wahl',
  'focus:any': 'Fokus deiner Wahl',
  'com:any:1': 'Massenprodukt deiner Wahl',
};

const assetName = (code: AssetCode | OpenAsset): string => {
  if (code in OPEN) return OPEN[code as OpenAsset];
  const { kind, of, n } = asset(code as AssetCode);
  switch (kind) {
    case 'vp':
      return `${n} SP`;
    case 'planet':
      return 'Planet';
    case 'tg':
      return goods(n);
    case 'vote':
      return votes(n);
    case 'spec':
      return `Spezial ${specialty[of as keyof typeof specialty]}`;
    case 'focus':
      return `Fokus ${resource[of as keyof typeof resource]}`;
    case 'com':
      return `${n === 2 ? 'doppeltes ' : ''}Massenprodukt ${commodity[of as keyof typeof commodity]}`;
    case 'councilor':
      return 'Ratsmitglied';
    case 'population':
      return 'Bevölkerung';
    case 'faction':
      return 'Fraktion';
    case 'relic':
      return 'Relikt';
    case 'neighbor':
      return of === 'L' ? 'linker Nachbar' : 'rechter Nachbar';
    default:
      return kind satisfies never;
  }
};

const where = {
  active: 'auf deiner aktiven Tafel oder, außerhalb eines Strategie-Ereignisses, auf einer beliebigen Tafel',
  any: 'auf einer beliebigen Tafel',
};
const onSheet = (on: string): string =>
  on in where ? where[on as keyof typeof where] : `auf ${sheet[on as keyof typeof sheet]}`;

const effect: Text['effect'] = (e) => {
  switch (e.do) {
    case 'spend':
      return `gib ${e.res === 'wild' ? plural(e.n, 'beliebige Ressource', 'beliebige Ressourcen') : `${e.n} ${resource[e.res]}`} ${onSheet(e.on)} aus`;
    case 'gain': {
      if (e.asset === 'tg1') return `beanspruche ${goods(e.n)}`;
      if (e.asset === 'vote1') return `beanspruche ${votes(e.n)}`;
      if (e.asset === 'planet') return `beanspruche ${plural(e.n, 'Planeten-Vorteil', 'Planeten-Vorteile')}`;
      return `beanspruche ${e.n} ${assetName(e.asset)}`;
    }
    case 'explore':
      return e.to
        ? 'erkunde 1 beliebiges Sternsystem mit Wurmloch'
        : `erkunde ${plural(e.n, 'Sternsystem', 'Sternsysteme')}`;
    case 'claimSystem':
      return `beanspruche ${e.upTo ? 'bis zu ' : ''}${plural(e.n, `erkundetes ${e.size ? 'kleines ' : ''}Sternsystem`, `erkundete ${e.size ? 'kleine ' : ''}Sternsysteme`)}`;
    case 'develop':
      if (e.scope === 'line')
        return 'streiche alle übrigen Symbole einer Reihe oder Spalte eines freigeschalteten Planeten durch';
      if (e.scope === 'dock') return `streiche ${plural(e.n, 'Symbol', 'Symbole')} von Raumwerften durch`;
      if (e.planet !== undefined)
        return `streiche darauf ${plural(e.n, 'beliebiges Symbol', 'beliebige Symbole')} durch`;
      return `streiche ${plural(e.n, 'beliebiges Symbol', 'beliebige Symbole')} auf freigeschalteten Planeten durch${e.lineEnd ? ', in einer Reihe oder Spalte, die in Bevölkerung endet' : ''}`;
    case 'unlockPlanet':
      return `schalte ${plural(e.n, 'Planeten', 'Planeten')} frei`;
    case 'buildDock':
      return `baue ${plural(e.n, 'Raumwerft', 'Raumwerften')}`;
    case 'scrap':
      if (e.only)
        return `verschrotte ${plural(e.n, 'freie Wabe', 'freie Waben')}, die du beanspruchen könntest, so viele wie möglich`;
      return `verschrotte ${plural(e.n, `${e.any ? 'beliebige ' : ''}freie Wabe`, `${e.any ? 'beliebige ' : ''}freie Waben`)}`;
    case 'claimHex':
      return `beanspruche ${plural(e.n, `${e.any ? 'beliebige ' : ''}freie Wabe`, `${e.any ? 'beliebige ' : ''}freie Waben`)}${e.any ? '' : ' neben einer verschrotteten'}`;
    case 'deploy': {
      const rules = e.rules ?? [];
      const more = [
        rules.includes('adjacentOnly') && 'jede neben einer anderen Einheit',
        rules.includes('onAnomaly') && 'auch auf Anomalien',
        rules.includes('belowLine') && 'auch unter der Einsatzlinie',
      ].filter(Boolean);
      return `setze ${e.unit === 'infantry' ? plural(e.n, 'Infanterie', 'Infanterie-Einheiten') : `${e.n} ${unit[e.unit]}`} ein${more.length > 0 ? `, ${more.join(', ')}` : ''}`;
    }
    case 'unlockTechnology':
      return `schalte ${plural(e.n, 'Technologie', 'Technologien')} auf einer beliebigen Tafel frei`;
    case 'unlockFocus':
      return 'schalte 1 Fokuswürfel auf einer beliebigen Tafel frei';
    case 'tempFocus':
      return 'behandle dort einen Fokuswürfel in dieser Runde als freigeschaltet';
    case 'strength': {
      const wars = e.wars === 'this' ? 'in diesem Krieg-Ereignis' : 'im nächsten Krieg-Ereignis';
      const against = e.side === 'both' ? 'gegen beide Nachbarn' : 'gegen einen Nachbarn';
      return `erhalte ${signed(e.n)} Stärke ${against} ${wars}`;
    }
    case 'vp':
      return `schreibe ${signed(e.n)} SP auf ${sheet[e.on]}`;
    case 'freeVotes':
      return `gib zusätzlich ${plural(e.n, 'kostenlose Stimme', 'kostenlose Stimmen')} ab`;
    case 'produce':
      return `beanspruche 1 Handelsware für jede freigeschaltete „+1 Handelsware“${e.max ? `, höchstens ${e.max}` : ''}`;
    case 'reroll':
      return `wirf nur für dich bis zu ${e.n} schwarze Würfel neu`;
    case 'repeatDie':
      return `gib einen schwarzen Würfel oder einen auf der aktiven Tafel freigeschalteten Fokuswürfel ${e.n}-mal zusätzlich aus`;
    case 'repeatBlackDice':
      return 'gib die schwarzen Würfel ein zweites Mal aus, auf einer inaktiven Tafel';
    case 'wildRound':
      return 'in dieser Runde zählt jede deiner Ressourcen als beliebige Ressource';
    case 'lose':
      if (e.what === 'tg')
        return e.half
          ? 'streiche die Hälfte deiner nicht ausgegebenen Handelswaren durch, aufgerundet'
          : `streiche ${plural(e.n, 'nicht ausgegebene Handelsware', 'nicht ausgegebene Handelswaren')} durch`;
      if (e.what === 'population') return 'streiche 1 nicht beanspruchte Bevölkerung auf Expansion durch';
      if (e.what === 'exploredSystem')
        return `streiche 1 erkundetes, nicht beanspruchtes Sternsystem außer Mecatol Rex durch; wenn es keines gibt, ${e.otherwise.map(effect).join(', ')}`;
      return `streiche 1 nicht ausgegebenen Planeten- oder Spezial-Vorteil durch; wenn es keinen gibt, ${e.otherwise.map(effect).join(', ')}`;
    case 'payTradeGood':
      return 'gib 1 Handelsware aus';
    case 'block':
      if (e.what === 'technology')
        return `in den nächsten ${e.strategyEvents} Strategie-Ereignissen darfst du weder Forschung noch Spezial-Vorteile für Technologien ausgeben`;
      if (e.what === 'construction')
        return `in den nächsten ${e.strategyEvents} Strategie-Ereignissen darfst du keinen Planeten freischalten, keine Raumwerft bauen und keine Einheit fertigstellen`;
      return `schwarze Würfel mit ${resource[e.what.slice(4) as keyof typeof resource]} bringen im nächsten Strategie-Ereignis nichts`;
    case 'choose':
      return `${e.by ? 'wer die meisten Stimmen abgab, wählt für alle' : 'wähle eines'}: ${begun(e.options.map((o) => o.map(effect).join(', ')).join('; oder '))}`;
    case 'ifPlanetUnlocked':
      return `${e.then.map(effect).join(', ')}; ist kein Planet freigeschaltet, stattdessen: ${begun(e.otherwise.map(effect).join(', '))}`;
    default:
      return e satisfies never;
  }
};

const mod: Text['mod'] = (m) => {
  switch (m.mod) {
    case 'wormholesOpen':
      return 'du darfst von Anfang an durch Wurmlöcher erkunden';
    case 'wormholeUses':
      return `jedes Wurmloch ist ${m.n}-mal nutzbar`;
    case 'lateActivation':
      return 'in Strategie-Ereignissen darfst du deine aktive Tafel erst nach dem Wurf wählen und dann Karte und Würfel zusammen ausgeben';
    case 'noVotes':
      return 'du beanspruchst nie Stimmen und gibst keine ab';
    case 'mecatolWild':
      return 'du darfst Mecatol Rex mit einer beliebigen Ressource beanspruchen';
    case 'mecatolSlotUp':
      return 'bei Mecatol Rex erhältst du die Belohnung der Zeile über deiner; in der ersten Zeile 2 SP und 1 Stimme mehr';
    case 'vassal':
      return 'behalte eine deiner anderen Fraktionskarten als Vasall: Ihre zweite Fähigkeit wird mit deiner abgehandelt';
    case 'strength':
      return `du hast ${signed(m.n)} Stärke in jedem Krieg`;
    case 'freeVotes':
      return `in jedem Galaktischer-Rat-Ereignis gibst du ${plural(m.n, 'kostenlose Stimme', 'kostenlose Stimmen')} ab`;
    case 'technologyDiscount':
      return `jede Technologie braucht ${m.n} Forschung weniger`;
    case 'carryOver':
      return `du darfst bis zu ${m.n} Ressourcen eines Strategie-Ereignisses für das nächste aufheben`;
    case 'wildDie':
      return 'einmal je Strategie-Ereignis darf ein schwarzer Würfel als beliebige Ressource gelten';
    case 'unitUnlocked':
      return `${THE[genderOf(m.unit)]} ${unit[m.unit]} ist von Anfang an freigeschaltet`;
    case 'unitDiscount':
      return `${EVERY[genderOf(m.unit)]} ${unit[m.unit]} kostet 1 ${resource[m.res]} weniger`;
    case 'unitVp':
      return `${EVERY[genderOf(m.unit)]} gebaute ${unit[m.unit]} ist ${m.n} SP mehr wert`;
    case 'deployRule':
      return m.rule === 'onAnomaly'
        ? 'du darfst Einheiten auf Anomalien einsetzen'
        : `${m.unit === 'every' ? 'Einheiten' : unit[m.unit]} darfst du überall über der Einsatzlinie einsetzen`;
    case 'treatAs':
      return `in jedem Strategie-Ereignis darfst du bis zu ${m.perRound} ${resource[m.from]} als ${m.to.map((r) => resource[r]).join(' oder ')} ausgeben`;
    case 'claimSystemsWith':
      return `du darfst Sternsysteme auch mit ${resource[m.res]} beanspruchen`;
    case 'tradeGoodEndVp':
      return m.per === 1
        ? 'am Ende ist jede nicht ausgegebene Handelsware 1 SP wert'
        : `am Ende sind je ${m.per} nicht ausgegebene Handelswaren 1 SP wert`;
    case 'relicDraw':
      return `ziehe für ein Relikt ${m.draw} und behalte 1`;
    default:
      return m satisfies never;
  }
};

const WHEN: Record<string, string> = {
  sheetActive: 'wenn in einer Phase zum ersten Mal eine Tafel aktiv wird',
  production: 'in jedem Produktion-Ereignis',
  council: 'in jedem Galaktischer-Rat-Ereignis',
  councilWon: 'wenn die Alternative, für die du gestimmt hast, abgehandelt wird oder du die KI-Fraktion überstimmst',
  warStrength: 'einmal je Krieg-Ereignis, wenn du willst',
  warWon: 'wenn du einen Krieg gewinnst',
  warNotWon: 'bei Gleichstand in einem Krieg oder wenn du ihn verlierst',
  warResolved: 'nach jedem Krieg-Ereignis',
  unlockPlanet: 'wenn du einen Planeten freischaltest',
  buildDock: 'wenn du eine Raumwerft baust',
  buildUnit: 'wenn du {unit} baust',
  unlockTechnology: 'wenn du eine Technologie freischaltest',
  claimSystem: 'wenn du ein leeres Sternsystem beanspruchst',
  claimRelic: 'für jedes beanspruchte Relikt',
  claimMecatol: 'wenn du Mecatol Rex beanspruchst',
  exploreWormhole: 'wenn du durch ein Wurmloch erkundest',
  markAnomaly: 'für jede markierte Anomalie',
};

const condition: Text['condition'] = (when) => {
  switch (when.has) {
    case 'assetKindsClaimed':
      return `beanspruche Sternsysteme mit mindestens ${when.min} verschiedenen Arten von Vorteilen`;
    case 'systemsClaimed':
      return `beanspruche mindestens ${when.min} Sternsysteme mit ${when.kinds.includes('planet') ? 'einem Planeten' : 'einem Massenprodukt oder einer Handelsware'}`;
    case 'planetsComplete':
      return `streiche alle Symbole von mindestens ${when.min} Planeten durch`;
    case 'planetsAndDocks':
      return `schalte Planeten frei und baue Raumwerften, zusammen mindestens ${when.min}`;
    case 'technologies':
      return `schalte auf beliebigen Tafeln mindestens ${when.min} Technologien frei`;
    case 'eachCommodity':
      return `streiche im Wirtschaftsplan mindestens ${when.min} Massenprodukte jeder Art durch`;
    case 'claimedAroundScrapped':
      return `habe eine verschrottete Wabe mit sechs Nachbarwaben, davon mindestens ${when.min} beansprucht`;
    case 'commodityRowFull':
      return 'streiche im Wirtschaftsplan eine ganze Reihe Massenprodukte durch';
    case 'unitsBuilt':
      return `baue mindestens ${when.min} Einheiten außer Infanterie`;
    case 'assetNodes':
      return `beanspruche mindestens ${when.min} Knotenpunkte mit Vorteil im Schlachtgitter`;
    case 'strengthInBoth':
      return `schreibe in beide Kästchen eines Krieg-Ereignisses mindestens ${when.min} Stärke`;
    default:
      return when satisfies never;
  }
};

const atom: Text['atom'] = (a, place) => {
  switch (a.do) {
    case 'activate':
      return `aktive Tafel: ${sheet[a.sheet]}`;
    case 'wait':
      return 'wartet mit der Wahl der Tafel auf die Würfel';
    case 'sheet':
      return `auf ${sheet[a.sheet]}`;
    case 'option':
      return `Wahl ${a.option + 1}`;
    case 'gain':
      return `beansprucht 1 ${assetName(a.asset)}`;
    case 'side':
      return `gegen den Nachbarn ${side[a.side]}`;
    case 'stop':
      return 'lässt den Rest verfallen';
    case 'explore':
      return `erkundet ${place}`;
    case 'passage':
      return `erkundet ${place} durch ein Wurmloch`;
    case 'reveal':
      return `erkundet ${place}`;
    case 'claimSystem':
      return `beansprucht ${place}`;
    case 'crossSystem':
      return `streicht ${place} durch`;
    case 'unlockPlanet':
      return `schaltet ${place} frei`;
    case 'develop':
      return `streicht ${place} durch`;
    case 'developLine':
      return `füllt ${place}`;
    case 'dockIcon':
      return `streicht ${place} durch`;
    case 'buildDock':
      return `baut ${place}`;
    case 'crossPopulation':
      return `streicht die Bevölkerung von ${place} durch`;
    case 'scrap':
      return `verschrottet ${place}`;
    case 'claimHex':
      return `beansprucht ${place}`;
    case 'scrapX':
      return `verschrottet X-Wabe ${place}`;
    case 'batch':
      return `gibt Spezial ${specialty[INDUSTRY_BATCHES[a.batch]!.specialty]} als bis zu ${INDUSTRY_BATCHES[a.batch]!.n} ${resource[INDUSTRY_BATCHES[a.batch]!.res]} aus`;
    case 'unlockUnit':
      return `schaltet ${unit[UNITS[a.unit]!.id]} frei`;
    case 'unitIcon':
      return `zahlt für ${unit[UNITS[a.unit]!.id]} ${a.strip + 1}`;
    case 'unitSpecialty':
      return `baut ${unit[UNITS[a.unit]!.id]} ${a.strip + 1} mit Spezial`;
    case 'infantry':
      return `baut Infanterie auf ${place}`;
    case 'deploy':
      return `setzt ${unit[UNITS[a.unit]!.id]} auf ${place} ein`;
    case 'research':
      return `erforscht ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'technologySpecialty':
      return `schaltet ${technology[TECHNOLOGIES[a.technology]!.id]} mit Spezial frei`;
    case 'unlockTechnology':
      return `schaltet ${technology[TECHNOLOGIES[a.technology]!.id]} frei`;
    case 'useTechnology':
      return `nutzt ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'focus':
    case 'lendFocus':
      return `schaltet den Fokuswürfel ${resource[a.res]} frei`;
    case 'unlockFocus':
      return `schaltet den Fokuswürfel ${resource[a.res]} auf ${sheet[a.sheet]} frei`;
    case 'trade':
      return `gibt eine Handelsware als ${resource[a.res]} aus`;
    case 'convert':
      return `gibt ${resource[a.from]} als ${resource[a.to]} aus`;
    case 'save':
      return `hebt 1 ${resource[a.res]} auf`;
    case 'crossAsset':
      return `streicht ${assetName(a.asset)} durch`;
    case 'relic':
      return `spielt ${relic[a.relic]} aus`;
    case 'rerollDice':
      return `wirft ${plural(a.dice.length, 'schwarzen Würfel', 'schwarze Würfel')} neu`;
    case 'repeatDie':
      return `wiederholt ${a.die === 'black' ? 'den schwarzen Würfel' : 'den Fokuswürfel'} ${resource[a.res]}`;
    case 'buyStrength':
      return 'gibt eine Handelsware für Stärke aus';
    default:
      return a satisfies never;
  }
};

const HINTS: Record<SheetId, string> = {
  navigation: 'Beanspruche ein Sternsystem mit einem Planeten-Vorteil: Du brauchst ihn auf der nächsten Tafel.',
  expansion:
    'Strebe früh einen Spezial-Vorteil an: Er ist vielseitig und schaltet etwa eine Technologie auf einen Schlag frei.',
  industry:
    'Verschrottete Waben sind eine Investition, sie erweitern deine Reichweite. Ein frühes Massenprodukt Dreieck zahlt sich in jedem Produktion-Ereignis aus.',
  warfare:
    'Markiere in jeder Hälfte des Schlachtgitters mindestens einen Knotenpunkt und erreiche Vorteile, bevor die Einsatzlinie an ihnen vorbeizieht.',
};

/** The guide rolls them only from round 5 on (INS-LEARN-25). */
const focusDice = (focus: Record<Res, number>): string =>
  focus.M === 0 ? '' : `; Fokuswürfel: ${RESOURCES.map((res) => `${focus[res]} ${resource[res]}`).join(', ')}`;

const tell = (atoms: readonly Atom[], p: Player): string =>
  tellAtoms({ names, asset: assetName, atom }, layoutsOf(p), atoms).join('; ');

export const de: Text = {
  names,
  asset: assetName,
  effect,
  mod,
  trigger: (t) => {
    const when = WHEN[t.on]!.replace('{unit}', t.unit ? aUnit[t.unit] : '');
    const effects = list(t.effects.map(effect));
    return when.startsWith('wenn') ? `${when}, ${effects}` : `${when}: ${begun(effects)}`;
  },
  condition,
  setup: (effects) => `Spielaufbau: ${begun(effects)}`,
  atom,
  words: {
    event: {
      sheets: (e, _s, r) => `${r.name(e.seat)} erhält vier Tafeln.`,
      faction: (e, _s, r) =>
        `Fraktion von ${r.name(e.seat)}: ${faction[e.faction]}${e.vassal ? `, Vasall: ${faction[e.vassal]}` : ''}.`,
      objectives: (e) => `Aufträge: ${list(e.objectives.map((o) => objective[o]))}.`,
      neighbors: (e, _s, r) => `${r.name(e.left)} sitzt links von der anderen Person.`,
      event: (e) => `Runde ${e.round}: ${event[e.event]}.`,
      rolled: (e) => `Würfel: ${e.black.map((f) => resource[f]).join(', ')}${focusDice(e.focus)}.`,
      marked: (e, _s, r) => `${r.name(e.seat)}: ${tell(e.atoms, r.view.pub.players[e.seat]!)}.`,
      rerolled: (e, _s, r) => `${r.name(e.seat)} wirft neu: ${e.black.map((f) => resource[f]).join(', ')}.`,
      relic: (e, s, r) => `${r.name(e.seat)} findet ${s ? relic[s.relic] : 'ein Relikt'}, ${e.vp} SP wert.`,
      relicPlayed: (e, _s, r) => `${r.name(e.seat)} spielt ${relic[e.relic]} aus.`,
      deploymentLine: (e) => `Die Einsatzlinie steigt für Krieg ${e.war}.`,
      war: (e, _s, r) => {
        const what =
          e.result === 'won'
            ? 'gewinnt den Krieg'
            : e.result === 'lost'
              ? 'verliert den Krieg'
              : 'erreicht Gleichstand im Krieg';
        return `${r.name(e.seat)} ${what} ${side[e.side]} gegen ${e.against === 'ai' ? names.ai : r.name(e.against)}, ${e.mine} zu ${e.theirs}.`;
      },
      produced: (e, _s, r) => `${r.name(e.seat)} beansprucht ${goods(e.tradeGoods)}.`,
      votesClaimed: (e, _s, r) => `${r.name(e.seat)} beansprucht ${votes(e.votes)}.`,
      agenda: (e) => `Agenda: ${agenda[e.agenda]}${e.shown === 'both' ? '' : ` (${names.outcome[e.shown]})`}.`,
      voted: (e, _s, r) =>
        e.side === null && e.votes + e.free === 0
          ? `${r.name(e.seat)} enthält sich.`
          : `${r.name(e.seat)} gibt ${votes(e.votes + e.free)} ab${e.side ? `, ${names.outcome[e.side]}` : ''}.`,
      aiVoted: (e) => `Die KI-Fraktion gibt ${votes(e.votes)} ab: ${e.track} und die Seite ${resource[e.face]}.`,
      outcome: (e) =>
        `${agenda[e.agenda]}: ${names.outcome[e.outcome]}, ${e.for} zu ${e.against}${e.die ? `, durch einen Würfel mit ${resource[e.die]}` : ''}.`,
      resolvesAlone: (e, _s, r) => `${r.name(e.seat)} handelt ${agenda[e.agenda]} ab, ${names.outcome[e.outcome]}.`,
      chooser: (e, _s, r) => `${r.name(e.seat)} gewinnt den Wurf und wählt.`,
      mecatol: (e, _s, r) =>
        e.who === 'ai'
          ? `Die KI-Fraktion nimmt Zeile ${e.slot + 1} bei Mecatol Rex.`
          : `${r.name(e.who)} nimmt Zeile ${e.slot + 1} bei Mecatol Rex: ${votes(e.votes)}, ${e.vp} SP.`,
      objective: (e, _s, r) =>
        e.who === 'ai'
          ? `Die KI-Fraktion erfüllt ${objective[e.objective]}.`
          : `${r.name(e.who)} erfüllt ${objective[e.objective]}: ${e.vp} SP.`,
      aiMarked: (e) =>
        `Die KI-Fraktion markiert ihre Leiste ${resource[e.result.charAt(0) as keyof typeof resource]} ${e.result.endsWith('2') ? 'doppelt' : 'einfach'}.`,
      guideSheet: (e) => `Eine neue Tafel für alle: ${sheet[e.sheet]}. ${HINTS[e.sheet]}`,
      guideComplete: () => 'Die Anleitung ist durch: Was bisher eingekreist wurde, wird jetzt abgehandelt.',
      scored: (e, _s, r) => `${r.name(e.seat)} erreicht ${e.score.total} SP.`,
      ranked: (e) => `${names.rank[e.rank]} (${names.difficulty[e.difficulty]}).`,
    },
    question: {
      faction: () => 'Wähle deine Fraktion. Die beiden anderen gehen ungesehen zurück.',
      vassal: () => 'Wähle einen Vasallen unter deinen anderen Fraktionskarten.',
      mark: (q) =>
        ({
          card: 'Wähle deine aktive Tafel und gib die Ressourcen der Karte aus.',
          dice: 'Gib die Ressourcen der Würfel auf deiner aktiven Tafel aus.',
          effects: 'Handle ab, was deine Tafeln und Karten verlangen.',
          war: 'Stärke hinzufügen, bevor die Kriege beginnen?',
        })[q.step],
      keepRelic: () => 'Behalte eines der Relikte. Das andere kommt unter den Stapel.',
      vote: (q) => `${agenda[q.agenda]}: Stimme geheim ab.`,
      castAgainstAi: (q) =>
        `${agenda[q.for]} (Dafür) oder ${agenda[q.against]} (Dagegen): Wie viele Stimmen gibst du gegen die KI-Fraktion ab?`,
      nameResource: (q) => `${agenda[q.agenda]}: Du hast die meisten Stimmen abgegeben. Nenne eine Ressource.`,
    },
    answer: {
      faction: (a) => faction[a],
      vassal: (a) => faction[a],
      mark: (a, _q, r) => (a.length === 0 ? 'Stift weg' : tell(a, r.view.pub.players[r.view.seat ?? 0]!)),
      keepRelic: (a) => relic[a],
      vote: (a) =>
        a.side === null
          ? 'enthalten'
          : `${votes(a.votes)} ${names.outcome[a.side]}${a.relic ? `, mit ${relic['the-syncretone']}` : ''}`,
      castAgainstAi: (a) => `${votes(a.votes)}${a.relic ? `, mit ${relic['the-syncretone']}` : ''}`,
      nameResource: (a) => resource[(['M', 'I', 'R'] as const)[a] ?? 'M'],
    },
    window: {},
    source: (s) => s.ability,
    rule,
  },
};
