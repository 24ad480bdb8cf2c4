import { RESOURCES, asset, type AssetCode, type OpenAsset, type SheetId, type Res } from '../content/vocabulary.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS, type UnitId } from '../content/units.ts';
import { layoutsOf } from '../content/catalogue.ts';
import { INDUSTRY_BATCHES } from '../content/layouts.ts';
import type { Atom } from '../sheet/atoms.ts';
import type { Player } from '../sheet/player.ts';
import { names } from './fr.names.ts';
import { rule } from './fr.rules.ts';
import { tellAtoms } from './places.ts';
import type { Text } from './text.ts';

const { resource, sheet, specialty, commodity, side, unit, technology, faction, relic, agenda, event, objective } =
  names;
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
/** « Matériaux » is always plural. */
const amountOf = (n: number, res: Res): string =>
  n === 1 && res === 'M' ? `1 Ressource ${resource.M}` : `${n} ${resource[res]}`;
const THE_UNIT: Record<UnitId, string> = {
  infantry: 'l’Infanterie',
  pds: 'le SDP',
  destroyer: 'le Destroyer',
  cruiser: 'le Croiseur',
  carrier: 'le Transporteur',
  dreadnought: 'le Cuirassé',
  'war-sun': 'le Soleil de Guerre',
};
const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

const OPEN: Record<OpenAsset, string> = {
  'spec:any': 'Spécialité de votre choix',
  'focus:any': 'Point Fort de votre choix',
  'com:any:1': 'Commodité de votre choix',
};

const assetName = (code: AssetCode | OpenAsset): string => {
  if (code in OPEN) return OPEN[code as OpenAsset];
  const { kind, of, n } = asset(code as AssetCode);
  switch (kind) {
    case 'vp':
      return `${n} PV`;
    case 'planet':
      return 'Planète';
    case 'tg':
      return plural(n, 'Marchandise');
    case 'vote':
      return plural(n, 'Vote');
    case 'spec':
      return `Spécialité ${specialty[of as keyof typeof specialty]}`;
    case 'focus':
      return `Point Fort ${resource[of as keyof typeof resource]}`;
    case 'com':
      return `Commodité ${n === 2 ? 'double ' : ''}${commodity[of as keyof typeof commodity]}`;
    case 'councilor':
      return 'Conseiller';
    case 'population':
      return 'Population';
    case 'faction':
      return 'Faction';
    case 'relic':
      return 'Relique';
    case 'neighbor':
      return `Voisin de ${side[of as keyof typeof side]}`;
    default:
      return kind satisfies never;
  }
};

const where = {
  active: 'sur votre fiche active ou, hors d’un Événement Stratégie, sur une seule fiche de votre choix',
  any: 'sur une seule fiche de votre choix',
};
const onSheet = (on: string): string =>
  on in where ? where[on as keyof typeof where] : `sur ${sheet[on as keyof typeof sheet]}`;

const effect: Text['effect'] = (e) => {
  switch (e.do) {
    case 'spend':
      return `dépensez ${e.res === 'wild' ? `${plural(e.n, 'Ressource')} au choix` : amountOf(e.n, e.res)} ${onSheet(e.on)}`;
    case 'gain': {
      if (e.asset === 'tg1') return `revendiquez ${plural(e.n, 'Marchandise')}`;
      if (e.asset === 'vote1') return `revendiquez ${plural(e.n, 'Vote')}`;
      if (e.asset === 'planet') return `revendiquez ${plural(e.n, 'Planète')}`;
      return `revendiquez ${e.n} ${assetName(e.asset)}`;
    }
    case 'explore':
      return e.to ? 'explorez 1 Système relié à un Trou de ver, où qu’il soit' : `explorez ${plural(e.n, 'Système')}`;
    case 'claimSystem':
      return `revendiquez ${e.upTo ? 'jusqu’à ' : ''}${plural(e.n, `${e.size ? 'petit ' : ''}Système exploré`, `${e.size ? 'petits ' : ''}Systèmes explorés`)}`;
    case 'develop':
      if (e.scope === 'line')
        return 'barrez toutes les icônes restantes d’une ligne ou colonne d’une Planète débloquée';
      if (e.scope === 'dock') return `barrez ${plural(e.n, 'icône')} de Docks Spatiaux`;
      if (e.planet !== undefined) return `barrez-y ${plural(e.n, 'icône')} au choix`;
      return `barrez ${plural(e.n, 'icône')} au choix sur des Planètes débloquées${e.lineEnd ? ', dans une ligne ou colonne menant à une Population' : ''}`;
    case 'unlockPlanet':
      return `débloquez ${plural(e.n, 'Planète')}`;
    case 'buildDock':
      return `construisez ${plural(e.n, 'Dock Spatial', 'Docks Spatiaux')}`;
    case 'scrap':
      if (e.only)
        return `détruisez ${plural(e.n, 'case libre', 'cases libres')} que vous pourriez revendiquer, autant que possible`;
      return `détruisez ${plural(e.n, 'case libre', 'cases libres')}${e.any ? ' de votre choix' : ''}`;
    case 'claimHex':
      return `revendiquez ${plural(e.n, 'case libre', 'cases libres')} ${e.any ? 'de votre choix' : 'à côté d’une case détruite'}`;
    case 'deploy': {
      const rules = e.rules ?? [];
      const more = [
        rules.includes('adjacentOnly') && 'chacune à côté d’une autre Unité',
        rules.includes('onAnomaly') && 'même sur des Anomalies',
        rules.includes('belowLine') && 'même sous la Ligne de Déploiement',
      ].filter(Boolean);
      return `déployez ${e.unit === 'infantry' ? plural(e.n, unit.infantry) : `${e.n} ${unit[e.unit]}`}${more.length > 0 ? `, ${more.join(', ')}` : ''}`;
    }
    case 'unlockTechnology':
      return `débloquez ${plural(e.n, 'Technologie')} sur la fiche de votre choix`;
    case 'unlockFocus':
      return 'débloquez 1 dé Point Fort sur la fiche de votre choix';
    case 'tempFocus':
      return 'un dé Point Fort y compte comme débloqué pour ce round';
    case 'strength': {
      const wars = e.wars === 'this' ? 'dans cet Événement Guerre' : 'dans le prochain Événement Guerre';
      const against = e.side === 'both' ? 'contre les deux voisins' : 'contre un voisin';
      return `recevez ${signed(e.n)} en Force ${against} ${wars}`;
    }
    case 'vp':
      return `inscrivez ${signed(e.n)} PV sur ${sheet[e.on]}`;
    case 'freeVotes':
      return `ajoutez ${plural(e.n, 'Vote gratuit', 'Votes gratuits')} à ceux que vous émettez`;
    case 'produce':
      return `revendiquez 1 Marchandise par « +1 Marchandise » débloquée${e.max ? `, ${e.max} au plus` : ''}`;
    case 'reroll':
      return `relancez pour vous seul jusqu’à ${e.n} dés noirs`;
    case 'repeatDie':
      return `dépensez un dé noir, ou un dé Point Fort débloqué sur la fiche active, ${e.n} fois de plus`;
    case 'repeatBlackDice':
      return 'dépensez les dés noirs une seconde fois, sur une fiche inactive';
    case 'wildRound':
      return 'pendant ce round, chacune de vos Ressources compte comme la Ressource de votre choix';
    case 'lose':
      if (e.what === 'tg')
        return e.half
          ? 'barrez la moitié de vos Marchandises non dépensées, arrondie à l’unité supérieure'
          : `barrez ${plural(e.n, 'Marchandise non dépensée', 'Marchandises non dépensées')}`;
      if (e.what === 'population') return 'barrez 1 Population non revendiquée sur Expansion';
      if (e.what === 'exploredSystem')
        return `barrez 1 Système exploré, non revendiqué, autre que Mecatol Rex ; à défaut, ${e.otherwise.map(effect).join(', ')}`;
      return `barrez 1 Planète ou Spécialité non dépensée ; à défaut, ${e.otherwise.map(effect).join(', ')}`;
    case 'payTradeGood':
      return 'dépensez 1 Marchandise';
    case 'block':
      if (e.what === 'technology')
        return `vous ne pouvez dépenser ni Recherche ni Spécialité pour des Technologies pendant les ${e.strategyEvents} prochains Événements Stratégie`;
      if (e.what === 'construction')
        return `vous ne pouvez ni débloquer de Planète, ni construire de Dock Spatial, ni achever d’Unité pendant les ${e.strategyEvents} prochains Événements Stratégie`;
      return `les dés noirs montrant ${resource[e.what.slice(4) as keyof typeof resource]} ne donnent rien au prochain Événement Stratégie`;
    case 'choose':
      return `${e.by ? 'le joueur ayant émis le plus de Votes choisit pour tous' : 'choisissez'} : ${e.options.map((o) => o.map(effect).join(', ')).join(' ; ou ')}`;
    case 'ifPlanetUnlocked':
      return `${e.then.map(effect).join(', ')} ; si aucune Planète n’est débloquée, ${e.otherwise.map(effect).join(', ')} à la place`;
    default:
      return e satisfies never;
  }
};

const mod: Text['mod'] = (m) => {
  switch (m.mod) {
    case 'wormholesOpen':
      return 'vous pouvez explorer par les Trous de ver dès le début';
    case 'wormholeUses':
      return `chaque Trou de ver peut servir ${m.n} fois`;
    case 'lateActivation':
      return 'dans un Événement Stratégie, vous pouvez choisir votre fiche active après le jet, puis dépenser carte et dés ensemble';
    case 'noVotes':
      return 'vous ne revendiquez et n’émettez jamais de Votes';
    case 'mecatolWild':
      return 'vous pouvez revendiquer Mecatol Rex avec la Ressource de votre choix';
    case 'mecatolSlotUp':
      return 'à Mecatol Rex, vous recevez la récompense de l’emplacement au-dessus du vôtre ; au premier, 2 PV et 1 Vote de plus';
    case 'vassal':
      return 'gardez une de vos autres cartes Faction comme vassal : sa seconde capacité se résout avec la vôtre';
    case 'strength':
      return `vous avez ${signed(m.n)} en Force dans chaque Guerre`;
    case 'freeVotes':
      return `à chaque Événement Conseil, vous émettez ${plural(m.n, 'Vote gratuit', 'Votes gratuits')}`;
    case 'technologyDiscount':
      return `chaque Technologie demande ${m.n} Recherche de moins`;
    case 'carryOver':
      return `vous pouvez garder jusqu’à ${m.n} Ressources d’un Événement Stratégie pour le suivant`;
    case 'wildDie':
      return 'une fois par Événement Stratégie, un dé noir peut valoir la Ressource de votre choix';
    case 'unitUnlocked':
      return `${THE_UNIT[m.unit]} est débloqué${m.unit === 'infantry' ? 'e' : ''} dès le début`;
    case 'unitDiscount':
      return `chaque ${unit[m.unit]} coûte ${amountOf(1, m.res)} de moins`;
    case 'unitVp':
      return `chaque ${unit[m.unit]} que vous construisez vaut ${m.n} PV de plus`;
    case 'deployRule':
      return m.rule === 'onAnomaly'
        ? 'vous pouvez déployer sur des Anomalies'
        : `${m.unit === 'every' ? 'chaque Unité' : `chaque ${unit[m.unit]}`} peut être déployé${m.unit === 'every' || m.unit === 'infantry' ? 'e' : ''} n’importe où au-dessus de la Ligne de Déploiement`;
    case 'treatAs':
      return `à chaque Événement Stratégie, vous pouvez dépenser jusqu’à ${m.perRound} ${resource[m.from]} comme ${m.to.map((r) => resource[r]).join(' ou ')}`;
    case 'claimSystemsWith':
      return `vous pouvez aussi revendiquer des Systèmes avec ${resource[m.res]}`;
    case 'tradeGoodEndVp':
      return m.per === 1
        ? 'à la fin, chaque Marchandise non dépensée vaut 1 PV'
        : `à la fin, ${m.per} Marchandises non dépensées valent 1 PV`;
    case 'relicDraw':
      return `pour une Relique, piochez-en ${m.draw} et gardez-en 1`;
    default:
      return m satisfies never;
  }
};

const WHEN: Record<string, string> = {
  sheetActive: 'quand une fiche devient active pour la première fois d’un Stade',
  production: 'à chaque Événement Production',
  council: 'à chaque Événement Conseil',
  councilWon: 'quand l’issue pour laquelle vous avez voté est résolue, ou quand vous battez la faction IA au vote',
  warStrength: 'une fois par Événement Guerre, si vous le voulez',
  warWon: 'quand vous gagnez une Guerre',
  warNotWon: 'en cas d’égalité dans une Guerre ou quand vous la perdez',
  warResolved: 'après chaque Événement Guerre',
  unlockPlanet: 'quand vous débloquez une Planète',
  buildDock: 'quand vous construisez un Dock Spatial',
  buildUnit: 'quand vous construisez {unit}',
  unlockTechnology: 'quand vous débloquez une Technologie',
  claimSystem: 'quand vous revendiquez un Système vide',
  claimRelic: 'pour chaque Relique revendiquée',
  claimMecatol: 'quand vous revendiquez Mecatol Rex',
  exploreWormhole: 'quand vous explorez par un Trou de ver',
  markAnomaly: 'pour chaque Anomalie marquée',
};

const condition: Text['condition'] = (when) => {
  switch (when.has) {
    case 'assetKindsClaimed':
      return `revendiquez des Systèmes portant au moins ${when.min} types d’Avantages différents`;
    case 'systemsClaimed':
      return `revendiquez au moins ${when.min} Systèmes portant ${when.kinds.includes('planet') ? 'une Planète' : 'une Commodité ou une Marchandise'}`;
    case 'planetsComplete':
      return `barrez toutes les icônes d’au moins ${when.min} Planètes`;
    case 'planetsAndDocks':
      return `débloquez des Planètes et construisez des Docks Spatiaux, au moins ${when.min} en tout`;
    case 'technologies':
      return `débloquez au moins ${when.min} Technologies, toutes fiches confondues`;
    case 'eachCommodity':
      return `barrez au moins ${when.min} Commodités de chaque type dans le tableau`;
    case 'claimedAroundScrapped':
      return `ayez une case détruite entourée de six cases, dont au moins ${when.min} revendiquées`;
    case 'commodityRowFull':
      return 'barrez toute une ligne de Commodités du tableau';
    case 'unitsBuilt':
      return `construisez au moins ${when.min} Unités autres que l’Infanterie`;
    case 'assetNodes':
      return `revendiquez au moins ${when.min} Nœuds avec Avantage de la grille Guerre`;
    case 'strengthInBoth':
      return `inscrivez une Force d’au moins ${when.min} dans les deux cases d’un même Événement Guerre`;
    default:
      return when satisfies never;
  }
};

const atom: Text['atom'] = (a, place) => {
  switch (a.do) {
    case 'activate':
      return `fiche active : ${sheet[a.sheet]}`;
    case 'wait':
      return 'attend les dés avant de choisir une fiche';
    case 'sheet':
      return `sur ${sheet[a.sheet]}`;
    case 'option':
      return `choix ${a.option + 1}`;
    case 'gain':
      return `revendique 1 ${assetName(a.asset)}`;
    case 'side':
      return `contre le voisin de ${side[a.side]}`;
    case 'stop':
      return 'abandonne le reste';
    case 'explore':
      return `explore ${place}`;
    case 'passage':
      return `explore ${place} par un Trou de ver`;
    case 'reveal':
      return `explore ${place}`;
    case 'claimSystem':
      return `revendique ${place}`;
    case 'crossSystem':
      return `barre ${place}`;
    case 'unlockPlanet':
      return `débloque ${place}`;
    case 'develop':
      return `barre ${place}`;
    case 'developLine':
      return `complète ${place}`;
    case 'dockIcon':
      return `barre ${place}`;
    case 'buildDock':
      return `construit ${place}`;
    case 'crossPopulation':
      return `barre la Population de ${place}`;
    case 'scrap':
      return `détruit ${place}`;
    case 'claimHex':
      return `revendique ${place}`;
    case 'scrapX':
      return `détruit la case X ${place}`;
    case 'batch':
      return `dépense une Spécialité ${specialty[INDUSTRY_BATCHES[a.batch]!.specialty]} comme ${INDUSTRY_BATCHES[a.batch]!.n} ${resource[INDUSTRY_BATCHES[a.batch]!.res]} au plus`;
    case 'unlockUnit':
      return `débloque ${unit[UNITS[a.unit]!.id]}`;
    case 'unitIcon':
      return `paie pour ${unit[UNITS[a.unit]!.id]} ${a.strip + 1}`;
    case 'unitSpecialty':
      return `construit ${unit[UNITS[a.unit]!.id]} ${a.strip + 1} avec une Spécialité`;
    case 'infantry':
      return `construit une Infanterie en ${place}`;
    case 'deploy':
      return `déploie ${unit[UNITS[a.unit]!.id]} en ${place}`;
    case 'research':
      return `recherche ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'technologySpecialty':
      return `débloque ${technology[TECHNOLOGIES[a.technology]!.id]} avec une Spécialité`;
    case 'unlockTechnology':
      return `débloque ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'useTechnology':
      return `utilise ${technology[TECHNOLOGIES[a.technology]!.id]}`;
    case 'focus':
    case 'lendFocus':
      return `débloque le dé Point Fort ${resource[a.res]}`;
    case 'unlockFocus':
      return `débloque le dé Point Fort ${resource[a.res]} sur ${sheet[a.sheet]}`;
    case 'trade':
      return `dépense une Marchandise comme ${resource[a.res]}`;
    case 'convert':
      return `dépense ${resource[a.from]} comme ${resource[a.to]}`;
    case 'save':
      return `garde ${amountOf(1, a.res)} pour plus tard`;
    case 'crossAsset':
      return `barre ${assetName(a.asset)}`;
    case 'relic':
      return `joue ${relic[a.relic]}`;
    case 'rerollDice':
      return `relance ${plural(a.dice.length, 'dé noir', 'dés noirs')}`;
    case 'repeatDie':
      return `répète le dé ${a.die === 'black' ? 'noir' : 'Point Fort'} ${resource[a.res]}`;
    case 'buyStrength':
      return 'dépense une Marchandise pour de la Force';
    default:
      return a satisfies never;
  }
};

const votes = (n: number): string => plural(n, 'Vote');

const HINTS: Record<SheetId, string> = {
  navigation: 'Veillez à revendiquer un Système avec une Planète : elle servira sur la fiche suivante.',
  expansion:
    'Visez tôt une Spécialité : elle se dépense de bien des façons, comme débloquer une Technologie d’un coup.',
  industry:
    'Les cases détruites sont un investissement, elles étendent votre portée. Une Commodité triangle rapporte à chaque Événement Production.',
  warfare:
    'Marquez au moins un Nœud dans chaque moitié de la grille Guerre, et atteignez les Avantages avant que la Ligne de Déploiement ne les dépasse.',
};

/** The guide rolls them only from round 5 on (INS-LEARN-25). */
const focusDice = (focus: Record<Res, number>): string =>
  focus.M === 0 ? '' : ` ; dés Point Fort : ${RESOURCES.map((res) => `${focus[res]} ${resource[res]}`).join(', ')}`;

const tell = (atoms: readonly Atom[], p: Player): string =>
  tellAtoms({ names, asset: assetName, atom }, layoutsOf(p), atoms).join(' ; ');

export const fr: Text = {
  names,
  asset: assetName,
  effect,
  mod,
  trigger: (t) =>
    `${WHEN[t.on]!.replace('{unit}', t.unit ? `${t.unit === 'infantry' ? 'une' : 'un'} ${unit[t.unit]}` : '')}, ${list(t.effects.map(effect))}`,
  condition,
  setup: (effects) => `Mise en place : ${effects}`,
  atom,
  words: {
    event: {
      sheets: (e, _s, r) => `${r.name(e.seat)} reçoit quatre fiches.`,
      faction: (e, _s, r) =>
        `${r.name(e.seat)} a pour faction : ${faction[e.faction]}${e.vassal ? `, et pour vassal : ${faction[e.vassal]}` : ''}.`,
      objectives: (e) => `Objectifs : ${list(e.objectives.map((o) => objective[o]))}.`,
      neighbors: (e, _s, r) => `${r.name(e.left)} siège à gauche de l’autre joueur.`,
      event: (e) => `Round ${e.round} : ${event[e.event]}.`,
      rolled: (e) => `Dés : ${e.black.map((f) => resource[f]).join(', ')}${focusDice(e.focus)}.`,
      marked: (e, _s, r) => `${r.name(e.seat)} : ${tell(e.atoms, r.view.pub.players[e.seat]!)}.`,
      rerolled: (e, _s, r) => `${r.name(e.seat)} relance : ${e.black.map((f) => resource[f]).join(', ')}.`,
      relic: (e, s, r) => `${r.name(e.seat)} trouve ${s ? relic[s.relic] : 'une Relique'} valant ${e.vp} PV.`,
      relicPlayed: (e, _s, r) => `${r.name(e.seat)} joue ${relic[e.relic]}.`,
      deploymentLine: (e) => `La Ligne de Déploiement monte pour la Guerre ${e.war}.`,
      war: (e, _s, r) =>
        `${r.name(e.seat)} ${e.result === 'won' ? 'gagne' : e.result === 'lost' ? 'perd' : 'fait égalité dans'} la Guerre de ${side[e.side]} contre ${e.against === 'ai' ? names.ai : r.name(e.against)}, ${e.mine} à ${e.theirs}.`,
      produced: (e, _s, r) => `${r.name(e.seat)} revendique ${plural(e.tradeGoods, 'Marchandise')}.`,
      votesClaimed: (e, _s, r) => `${r.name(e.seat)} revendique ${votes(e.votes)}.`,
      agenda: (e) => `Projet : ${agenda[e.agenda]}${e.shown === 'both' ? '' : ` (${names.outcome[e.shown]})`}.`,
      voted: (e, _s, r) =>
        e.side === null && e.votes + e.free === 0
          ? `${r.name(e.seat)} s’abstient.`
          : `${r.name(e.seat)} émet ${votes(e.votes + e.free)}${e.side ? ` pour « ${names.outcome[e.side]} »` : ''}.`,
      aiVoted: (e) => `La faction IA émet ${votes(e.votes)} : ${e.track} et la face ${resource[e.face]}.`,
      outcome: (e) =>
        `${agenda[e.agenda]} : ${names.outcome[e.outcome]}, ${e.for} à ${e.against}${e.die ? `, par un dé montrant ${resource[e.die]}` : ''}.`,
      resolvesAlone: (e, _s, r) => `${r.name(e.seat)} résout ${agenda[e.agenda]}, ${names.outcome[e.outcome]}.`,
      chooser: (e, _s, r) => `${r.name(e.seat)} gagne le jet et choisit.`,
      mecatol: (e, _s, r) =>
        e.who === 'ai'
          ? `La faction IA prend l’emplacement ${e.slot + 1} de Mecatol Rex.`
          : `${r.name(e.who)} prend l’emplacement ${e.slot + 1} de Mecatol Rex : ${votes(e.votes)}, ${e.vp} PV.`,
      objective: (e, _s, r) =>
        e.who === 'ai'
          ? `La faction IA accomplit ${objective[e.objective]}.`
          : `${r.name(e.who)} accomplit ${objective[e.objective]} : ${e.vp} PV.`,
      aiMarked: (e) =>
        `La faction IA marque sa piste ${resource[e.result.charAt(0) as keyof typeof resource]} ${e.result.endsWith('2') ? 'double' : 'simple'}.`,
      guideSheet: (e) => `Une nouvelle fiche pour tous : ${sheet[e.sheet]}. ${HINTS[e.sheet]}`,
      guideComplete: () => 'Le guide est terminé : ce qui a été encerclé se résout maintenant.',
      scored: (e, _s, r) => `${r.name(e.seat)} marque ${e.score.total} PV.`,
      ranked: (e) => `${names.rank[e.rank]} (${names.difficulty[e.difficulty]}).`,
    },
    question: {
      faction: () => 'Choisissez votre faction. Les deux autres retournent dans la boîte sans être vues.',
      vassal: () => 'Choisissez un vassal parmi vos autres cartes Faction.',
      mark: (q) =>
        ({
          card: 'Choisissez votre fiche active et dépensez les Ressources de la carte.',
          dice: 'Dépensez les Ressources des dés sur votre fiche active.',
          effects: 'Résolvez ce que vos fiches et vos cartes demandent.',
          war: 'Ajouter de la Force avant les Guerres ?',
        })[q.step],
      keepRelic: () => 'Gardez une des Reliques. L’autre va sous le paquet.',
      vote: (q) => `${agenda[q.agenda]} : votez en secret.`,
      castAgainstAi: (q) =>
        `${agenda[q.for]} (Approuvé) ou ${agenda[q.against]} (Rejeté) : combien de Votes émettez-vous contre la faction IA ?`,
      nameResource: (q) => `${agenda[q.agenda]} : vous avez émis le plus de Votes. Nommez une Ressource.`,
    },
    answer: {
      faction: (a) => faction[a],
      vassal: (a) => faction[a],
      mark: (a, _q, r) => (a.length === 0 ? 'feutre posé' : tell(a, r.view.pub.players[r.view.seat ?? 0]!)),
      keepRelic: (a) => relic[a],
      vote: (a) =>
        a.side === null
          ? 's’abstenir'
          : `${votes(a.votes)} ${names.outcome[a.side]}${a.relic ? `, avec ${relic['the-syncretone']}` : ''}`,
      castAgainstAi: (a) => `${votes(a.votes)}${a.relic ? `, avec ${relic['the-syncretone']}` : ''}`,
      nameResource: (a) => resource[(['M', 'I', 'R'] as const)[a] ?? 'M'],
    },
    window: {},
    source: (s) => s.ability,
    rule,
  },
};
