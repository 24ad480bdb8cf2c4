import { isCardId } from '../../content/catalogue.ts';
import type {
  Amount,
  CardFilter,
  Condition,
  Continuous,
  Count,
  Effect,
  Faction,
  Gain,
  Place,
  Resource,
  ScrapZone,
  TriggerEvent,
} from '../../content/effects.ts';
import { breaths, capital, listed, unsaid } from '../effectWords.ts';
import type { EffectWords } from '../effectWords.ts';
import { cardNames } from './cards.ts';

const factions: Record<Faction, string> = {
  consortium: 'Consortium',
  kingdom: 'Royaume',
  scavengers: 'Charognards',
  starEmpire: 'Empire Galactique',
  tradeFederation: 'Fédération du Commerce',
};
/** With "de" and the article, elided where it must be. */
const ofFaction: Record<Faction | 'campaign', string> = {
  consortium: 'du Consortium',
  kingdom: 'du Royaume',
  scavengers: 'des Charognards',
  starEmpire: 'de l’Empire Galactique',
  tradeFederation: 'de la Fédération du Commerce',
  campaign: 'de votre faction',
};
const zones: Record<ScrapZone, string> = {
  hand: 'de votre main',
  discard: 'de votre Défausse',
  tradeRow: 'de la Ligne d’Achat',
};
const places: Record<Place, string> = {
  discard: 'dans votre Défausse',
  deckTop: 'sur le dessus de votre Deck',
  hand: 'dans votre main',
};
const small = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (n: number): string => small[n] ?? String(n);
const cardCount = (n: number): string => (n === 1 ? 'une carte' : `${number(n)} cartes`);
const resource = (n: number, r: Resource): string =>
  r === 'authority' ? `${n} point${n > 1 ? 's' : ''} d’Influence` : `${n} ${r === 'trade' ? 'Commerce' : 'Combat'}`;

type Gender = 'm' | 'f';
const kinds = {
  ship: { one: 'Vaisseau', many: 'Vaisseaux', gender: 'm' },
  base: { one: 'Base', many: 'Bases', gender: 'f' },
  outpost: { one: 'Avant-Poste', many: 'Avant-Postes', gender: 'm' },
  card: { one: 'carte', many: 'cartes', gender: 'f' },
} as const;
const genderOf = (f: CardFilter): Gender => (f.ids ? 'f' : kinds[f.type ?? 'card'].gender);

/** "Vaisseau de l'Empire Galactique de coût 3 ou moins", without an article. */
const noun = (f: CardFilter, many = false): string => {
  if (f.ids)
    return `carte${many ? 's' : ''} ${listed(
      f.ids.map((id) => `« ${isCardId(id) ? cardNames[id] : id} »`),
      'ou',
    )}`;
  const kind = kinds[f.type ?? 'card'];
  const words: string[] = [many ? kind.many : kind.one];
  if (f.upgraded) words.push(`amélioré${kind.gender === 'f' ? 'e' : ''}${many ? 's' : ''}`);
  if (f.faction) words.push(ofFaction[f.faction]);
  if (f.minCost !== undefined) words.push(`de coût ${f.minCost} ou plus`);
  if (f.maxCost !== undefined) words.push(`de coût ${f.maxCost} ou moins`);
  return words.join(' ');
};
const fem = (f: CardFilter): string => (genderOf(f) === 'f' ? 'e' : '');
const a = (f: CardFilter): string => `un${fem(f)} ${noun(f)}`;
const next = (f: CardFilter): string => (genderOf(f) === 'f' ? `la prochaine ${noun(f)}` : `le prochain ${noun(f)}`);
const first = (f: CardFilter): string => (genderOf(f) === 'f' ? `la première ${noun(f)}` : `le premier ${noun(f)}`);
const it = (f: CardFilter): string => (genderOf(f) === 'f' ? 'la' : 'le');
const atLeast = (n: number, f: CardFilter): string => (n === 1 ? a(f) : `au moins ${number(n)} ${noun(f, true)}`);

const per = (c: Count): string => {
  switch (c.of) {
    case 'inPlay':
      return `pour chaque ${c.other ? 'autre ' : ''}${noun(c.filter)} que vous avez en jeu`;
    case 'factionsInPlay':
      return 'pour chaque faction parmi vos cartes en jeu';
    case 'did':
      return 'pour chacune d’elles';
    default:
      return unsaid(c);
  }
};
const each = (n: Exclude<Amount, number>): string =>
  `${per(n.per)}${n.max === undefined ? '' : ` (${n.max} au maximum)`}`;
const amount = (n: Amount, r: Resource): string =>
  typeof n === 'number' ? resource(n, r) : `${resource(n.each, r)} ${each(n)}`;
const gains = (run: readonly Effect[]): string =>
  listed(
    run.map((e) => (e.op === 'gain' ? amount(e.amount, e.resource) : '')),
    'et',
  );
const isGain = (e: Effect | undefined): e is Gain => e?.op === 'gain';

const condition = (c: Condition): string => {
  switch (c.is) {
    case 'has':
      return `vous avez ${atLeast(c.atLeast, c.filter)} en jeu`;
    case 'opponentHas':
      return `un adversaire a ${atLeast(c.atLeast, c.filter)} en jeu`;
    case 'behind':
      return 'vous avez moins d’Influence qu’un adversaire';
    case 'teammatesMatchOpponents':
      return 'vous avez autant de coéquipiers que d’adversaires';
    case 'opponents':
      return `vous avez au moins ${number(c.atLeast)} adversaires`;
    case 'authorityAtLeast':
      return `vous avez au moins ${resource(c.value, 'authority')}`;
    case 'differentFactions':
      return `vous avez en jeu des cartes de ${number(c.atLeast)} factions`;
    case 'tally':
      switch (c.event) {
        case 'destroyedBase':
          return `vous avez détruit ${atLeast(c.atLeast, c.filter ?? { type: 'base' })} pendant cette partie`;
        case 'opponentDiscarded':
          return `vous avez fait défausser ${number(c.atLeast)} cartes à l’adversaire pendant cette partie`;
        case 'gainedAuthority':
          return `vous avez gagné ${resource(c.atLeast, 'authority')} pendant cette partie`;
        default:
          return unsaid(c.event);
      }
    default:
      return unsaid(c);
  }
};
const si = (c: Condition): string => `si ${condition(c)}`;

/** Imperative, or infinitive after « vous pouvez ». */
type Mood = 'imperative' | 'infinitive';
const may = (mood: Mood, infinitive: string): string =>
  mood === 'infinitive' ? infinitive : `vous pouvez ${infinitive}`;
const verb = (mood: Mood, imperative: string, infinitive: string): string =>
  mood === 'infinitive' ? infinitive : imperative;

const scrapped = (from: readonly ScrapZone[], n: number): string =>
  `retirer ${n === 1 ? 'une carte' : `jusqu’à ${number(n)} cartes`} ${listed(
    from.map((z) => zones[z]),
    'ou',
  )}`;

const part = (run: readonly Effect[], mood: Mood): string => {
  const e = run[0];
  if (!e) return '';
  switch (e.op) {
    case 'gain':
      return `${verb(mood, 'gagnez', 'gagner')} ${gains(run)}`;
    case 'draw':
      return `${verb(mood, 'piochez', 'piocher')} ${cardCount(e.amount)}`;
    case 'discard':
      return (
        {
          self: verb(mood, 'défaussez', 'défausser'),
          chosenOpponent: 'l’adversaire ciblé défausse',
          eachOpponent: 'chaque adversaire défausse',
          eachPlayer: 'chaque joueur défausse',
        }[e.who] + ` ${cardCount(e.amount)}`
      );
    case 'scrap':
      return may(mood, scrapped(e.from, e.amount));
    case 'destroyBase':
      return may(
        mood,
        e.amount === 1 ? 'détruire une Base ciblée' : `détruire jusqu’à ${number(e.amount)} Bases ciblées`,
      );
    case 'acquireFree': {
      const what =
        e.from === 'explorers'
          ? 'un Prospecteur'
          : `${a(e.filter)} ${e.from === 'tradeRow' ? 'de la Ligne d’Achat' : 'de la Casse'}`;
      return may(
        mood,
        `acquérir gratuitement ${what} et ${e.from === 'explorers' ? 'le' : it(e.filter)} placer ${places[e.to]}`,
      );
    }
    case 'redirectAcquire':
      return may(mood, `placer ${places[e.to]} ${next(e.filter)} que vous acquérez ce tour-ci`);
    case 'modifyCost':
      return `${e.scope === 'next' ? next(e.filter) : `chaque ${noun(e.filter)}`} que vous acquérez ce tour-ci coûte ${cheaper(e.delta)}`;
    case 'recall':
      return may(mood, `placer ${places[e.to]} ${a(e.filter)} de votre Défausse`);
    case 'peek':
      return e.amount === 1
        ? `${verb(mood, 'regardez', 'regarder')} la première carte de votre Deck ; vous pouvez la défausser`
        : `${verb(mood, 'regardez', 'regarder')} les ${number(e.amount)} premières cartes de votre Deck ; vous pouvez en défausser`;
    case 'copyShip':
      return `${verb(mood, 'utilisez', 'utiliser')} l’action Primaire d’un autre de vos Vaisseaux en jeu ; ce Vaisseau a aussi ses factions ce tour-ci`;
    case 'refreshRow':
      return `${verb(mood, 'retirez', 'retirer')} toute la Ligne d’Achat, puis ${verb(mood, 'complétez-la', 'la compléter')}`;
    case 'choose':
      return e.options.every((o) => o.length === 1 && isGain(o[0]))
        ? `${verb(mood, 'gagnez', 'gagner')} ${listed(e.options.map(gains), 'ou')}`
        : `${verb(mood, 'choisissez', 'choisir')} : ${e.options.map((o) => joined(o, 'imperative')).join(' ; ou ')}`;
    case 'if':
      return `${si(e.when)}, ${joined(e.then, 'imperative')}`;
    case 'ifYouDo':
      return `${e.do.op === 'discard' ? may(mood, `défausser ${cardCount(e.do.amount)}`) : part([e.do], mood)} ; si vous le faites, ${joined(e.then, 'imperative')}`;
    default:
      return unsaid(e);
  }
};
const cheaper = (delta: number): string => `${Math.abs(delta)} de ${delta < 0 ? 'moins' : 'plus'}`;
const joined = (effects: readonly Effect[], mood: Mood): string =>
  listed(
    breaths(effects).map((run) => part(run, mood)),
    'et',
  );
const sentence = (s: string): string => `${capital(s)}.`;
const ability = (effects: readonly Effect[]): string =>
  breaths(effects)
    .map((run) => sentence(part(run, 'imperative')))
    .join(' ');

const event = (on: TriggerEvent, f: CardFilter): string => {
  switch (on) {
    case 'turnStart':
      return 'votre tour commence';
    case 'play':
      return `vous jouez ${a(f)}`;
    case 'acquire':
      return `vous acquérez ${a(f)}`;
    case 'useScrapAbility':
      return 'vous utilisez une action Retirer';
    case 'destroyBase':
      return 'vous détruisez une Base adverse';
    case 'ownBaseDestroyed':
      return 'l’une de vos Bases est détruite';
    case 'forcedDiscard':
      return 'un effet adverse vous fait défausser';
    default:
      return unsaid(on);
  }
};
/** "que", elided before a vowel. */
const que = (s: string): string => (/^[aeiouyéèêh]/i.test(s) ? `qu’${s}` : `que ${s}`);
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const continuous = (e: Continuous): string => {
  switch (e.op) {
    case 'trigger': {
      const what = e.optional ? `vous pouvez ${joined(e.effects, 'infinitive')}` : joined(e.effects, 'imperative');
      if (e.on === 'turnStart') return sentence(`au début de votre tour, ${what}`);
      const moment = event(e.on, e.filter);
      return sentence(
        `${e.oncePerTurn ? `la première fois de chaque tour ${que(moment)}` : `chaque fois ${que(moment)}`}, ${what}`,
      );
    }
    case 'firstCosts':
      return sentence(`${first(e.filter)} que vous acquérez à votre tour coûte ${cheaper(e.delta)}`);
    case 'modifyDefense':
      return sentence(
        e.filter.ids
          ? `chaque ${noun(e.filter)} a ${signed(e.delta)} en Défense`
          : `vos ${noun(e.filter, true)} ont ${signed(e.delta)} en Défense`,
      );
    case 'enableAlly':
      return sentence(
        e.factions.length === 5
          ? 'à votre tour, toutes vos actions Allié sont toujours déclenchées'
          : `à votre tour, vos actions Allié ${listed(
              e.factions.map((f) => ofFaction[f]),
              'et',
            )} sont toujours déclenchées`,
      );
    case 'firstUpgradeCosts':
      return sentence(`la première amélioration de votre tour coûte ${cheaper(e.delta)}`);
    default:
      return unsaid(e);
  }
};

export const effectWords: EffectWords = {
  factions,
  ability,
  optional: (effects) => sentence(`vous pouvez ${joined(effects, 'infinitive')}`),
  ally: (ab) =>
    `${listed(
      ab.factions.map((f) => factions[f]),
      'ou',
    )} : ${ability(ab.effects)}`,
  continuous,
  condition: (c) => sentence(condition(c)),
  when: si,
  each,
};
