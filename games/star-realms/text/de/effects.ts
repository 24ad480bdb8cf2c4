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
  consortium: 'Konsortium',
  kingdom: 'Königreich',
  scavengers: 'Plünderer',
  starEmpire: 'Sternenimperium',
  tradeFederation: 'Handelsföderation',
};
const genitive: Record<Faction | 'campaign', string> = {
  consortium: 'des Konsortiums',
  kingdom: 'des Königreichs',
  scavengers: 'der Plünderer',
  starEmpire: 'des Sternenimperiums',
  tradeFederation: 'der Handelsföderation',
  campaign: 'deiner Fraktion',
};
const resources: Record<Resource, string> = { trade: 'Handel', combat: 'Kampf', authority: 'Autorität' };
const zones: Record<ScrapZone, string> = {
  hand: 'deiner Hand',
  discard: 'deinem Ablagestapel',
  tradeRow: 'der Handelsreihe',
};
const places: Record<Place, string> = {
  discard: 'auf deinen Ablagestapel legen',
  deckTop: 'oben auf deinen Nachziehstapel legen',
  hand: 'auf die Hand nehmen',
};
const small = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const number = (n: number): string => small[n] ?? String(n);
const cardCount = (n: number): string => (n === 1 ? 'eine Karte' : `${number(n)} Karten`);

type Case = 'nominative' | 'accusative';
const kinds = {
  ship: { one: 'Schiff', many: 'Schiffe', gender: 'n' },
  base: { one: 'Basis', many: 'Basen', gender: 'f' },
  outpost: { one: 'Außenposten', many: 'Außenposten', gender: 'm' },
  card: { one: 'Karte', many: 'Karten', gender: 'f' },
} as const;
const genderOf = (f: CardFilter): 'm' | 'f' | 'n' => kinds[f.ids ? 'card' : (f.type ?? 'card')].gender;

/** What follows the noun: "des Sternenimperiums mit Kosten von höchstens 3". */
const tail = (f: CardFilter): string => {
  const words: string[] = [];
  if (f.ids)
    words.push(
      listed(
        f.ids.map((id) => `„${isCardId(id) ? cardNames[id] : id}“`),
        'oder',
      ),
    );
  if (f.faction) words.push(genitive[f.faction]);
  if (f.minCost !== undefined) words.push(`mit Kosten von mindestens ${f.minCost}`);
  if (f.maxCost !== undefined) words.push(`mit Kosten von höchstens ${f.maxCost}`);
  return words.map((w) => ` ${w}`).join('');
};
const one = (f: CardFilter): string => kinds[f.ids ? 'card' : (f.type ?? 'card')].one + tail(f);
const many = (f: CardFilter): string => kinds[f.ids ? 'card' : (f.type ?? 'card')].many + tail(f);
/** After an indefinite article: ein verbessertes Schiff, einen verbesserten Außenposten. */
const a = (f: CardFilter, c: Case): string => {
  const g = genderOf(f);
  const article = g === 'f' ? 'eine' : g === 'm' && c === 'accusative' ? 'einen' : 'ein';
  const ending = g === 'f' ? 'e' : g === 'n' ? 'es' : c === 'accusative' ? 'en' : 'er';
  return `${article} ${f.upgraded ? `verbessert${ending} ` : ''}${one(f)}`;
};
/** After a definite article, with one more adjective: das nächste verbesserte Schiff, den ersten Außenposten. */
const the = (adjective: string, f: CardFilter, c: Case): string => {
  const g = genderOf(f);
  const oblique = g === 'm' && c === 'accusative';
  const article = g === 'f' ? 'die' : g === 'n' ? 'das' : oblique ? 'den' : 'der';
  const ending = oblique ? 'en' : 'e';
  return `${article} ${adjective}${ending} ${f.upgraded ? `verbessert${ending} ` : ''}${one(f)}`;
};
const every = (f: CardFilter, c: Case, other = false): string => {
  const g = genderOf(f);
  const ending = g === 'f' ? 'e' : g === 'n' ? 'es' : c === 'accusative' ? 'en' : 'er';
  const weak = g === 'm' && c === 'accusative' ? 'en' : 'e';
  return `jed${ending} ${other ? `ander${weak} ` : ''}${f.upgraded ? `verbessert${weak} ` : ''}${one(f)}`;
};
const which = (f: CardFilter): string => ({ m: 'den', f: 'die', n: 'das' })[genderOf(f)];
const it = (f: CardFilter): string => ({ m: 'ihn', f: 'sie', n: 'es' })[genderOf(f)];
const atLeast = (n: number, f: CardFilter): string =>
  n === 1 ? a(f, 'accusative') : `mindestens ${number(n)} ${f.upgraded ? 'verbesserte ' : ''}${many(f)}`;

const per = (c: Count): string => {
  switch (c.of) {
    case 'inPlay':
      return `für ${every(c.filter, 'accusative', c.other)}, ${which(c.filter)} du im Spiel hast`;
    case 'factionsInPlay':
      return 'für jede Fraktion unter deinen Karten im Spiel';
    case 'did':
      return 'für jede davon';
    default:
      return unsaid(c);
  }
};
const each = (n: Exclude<Amount, number>): string =>
  `${per(n.per)}${n.max === undefined ? '' : ` (höchstens ${n.max})`}`;
const amount = (n: Amount, r: Resource): string =>
  typeof n === 'number' ? `${n} ${resources[r]}` : `${n.each} ${resources[r]} ${each(n)}`;
const gains = (run: readonly Effect[]): string =>
  listed(
    run.map((e) => (e.op === 'gain' ? amount(e.amount, e.resource) : '')),
    'und',
  );
/** "und", after a comma where it closes a relative clause. */
const und = (items: readonly string[]): string => {
  const before = items.at(-2);
  return before !== undefined && / hast( \(höchstens \d+\))?$/.test(before)
    ? listed(items, 'und').replace(/ und (?=[^,]*$)/, ', und ')
    : listed(items, 'und');
};
const isGain = (e: Effect | undefined): e is Gain => e?.op === 'gain';

/** Verb last, as a "wenn" clause needs it. */
const condition = (c: Condition): string => {
  switch (c.is) {
    case 'has':
      return `du ${atLeast(c.atLeast, c.filter)} im Spiel hast`;
    case 'opponentHas':
      return `ein Gegner ${atLeast(c.atLeast, c.filter)} im Spiel hat`;
    case 'behind':
      return 'du weniger Autorität hast als ein Gegner';
    case 'teammatesMatchOpponents':
      return 'du so viele Teammitglieder wie Gegner hast';
    case 'opponents':
      return `du mindestens ${number(c.atLeast)} Gegner hast`;
    case 'authorityAtLeast':
      return `du mindestens ${c.value} Autorität hast`;
    case 'differentFactions':
      return `du Karten von ${number(c.atLeast)} Fraktionen im Spiel hast`;
    case 'tally':
      switch (c.event) {
        case 'destroyedBase':
          return `du in dieser Partie ${atLeast(c.atLeast, c.filter ?? { type: 'base' })} zerstört hast`;
        case 'opponentDiscarded':
          return `du den Gegner in dieser Partie ${number(c.atLeast)} Karten hast abwerfen lassen`;
        case 'gainedAuthority':
          return `du in dieser Partie ${c.atLeast} Autorität erhalten hast`;
        default:
          return unsaid(c.event);
      }
    default:
      return unsaid(c);
  }
};

/** Imperative, or infinitive at the end after "du darfst". */
type Mood = 'imperative' | 'infinitive';
const verb = (mood: Mood, imperative: string, object: string, infinitive: string, prefix = ''): string =>
  mood === 'infinitive' ? `${object} ${infinitive}` : `${imperative} ${object}${prefix ? ` ${prefix}` : ''}`;
/** "Du darfst", turned round where something else opens the sentence. */
const may = (mood: Mood, infinitive: string): string =>
  mood === 'infinitive' ? infinitive : `du darfst ${infinitive}`;

const scrapped = (from: readonly ScrapZone[], n: number): string =>
  `${n === 1 ? 'eine Karte' : `bis zu ${number(n)} Karten`} aus ${listed(
    from.map((z) => zones[z]),
    'oder',
  )} verschrotten`;

const part = (run: readonly Effect[], mood: Mood): string => {
  const e = run[0];
  if (!e) return '';
  switch (e.op) {
    case 'gain':
      return verb(mood, 'erhalte', gains(run), 'erhalten');
    case 'draw':
      return verb(mood, 'ziehe', cardCount(e.amount), 'ziehen');
    case 'discard':
      switch (e.who) {
        case 'self':
          return verb(mood, 'lege', cardCount(e.amount), 'ablegen', 'ab');
        case 'chosenOpponent':
          return `ein Gegner deiner Wahl wirft ${cardCount(e.amount)} ab`;
        case 'eachOpponent':
          return `jeder Gegner wirft ${cardCount(e.amount)} ab`;
        case 'eachPlayer':
          return `jeder Spieler wirft ${cardCount(e.amount)} ab`;
        default:
          return unsaid(e.who);
      }
    case 'scrap':
      return may(mood, scrapped(e.from, e.amount));
    case 'destroyBase':
      return may(
        mood,
        e.amount === 1 ? 'eine Basis deiner Wahl zerstören' : `bis zu ${number(e.amount)} Basen deiner Wahl zerstören`,
      );
    case 'acquireFree': {
      const what =
        e.from === 'explorers'
          ? 'einen Entdecker'
          : `${a(e.filter, 'accusative')} aus ${e.from === 'tradeRow' ? 'der Handelsreihe' : 'dem Schrotthaufen'}`;
      return may(
        mood,
        `kostenlos ${what} erwerben und ${e.from === 'explorers' ? 'ihn' : it(e.filter)} ${places[e.to]}`,
      );
    }
    case 'redirectAcquire':
      return may(
        mood,
        `${the('nächst', e.filter, 'accusative')}, ${which(e.filter)} du in diesem Zug erwirbst, ${places[e.to]}`,
      );
    case 'modifyCost':
      return `${e.scope === 'next' ? the('nächst', e.filter, 'nominative') : every(e.filter, 'nominative')}, ${which(e.filter)} du in diesem Zug erwirbst, kostet ${cheaper(e.delta)}`;
    case 'recall':
      return may(mood, `${a(e.filter, 'accusative')} aus deinem Ablagestapel ${places[e.to]}`);
    case 'peek':
      return e.amount === 1
        ? `${verb(mood, 'sieh dir', 'die oberste Karte deines Nachziehstapels', 'ansehen', 'an')}; du darfst sie ablegen`
        : `${verb(mood, 'sieh dir', `die obersten ${number(e.amount)} Karten deines Nachziehstapels`, 'ansehen', 'an')}; du darfst beliebige davon ablegen`;
    case 'copyShip':
      return `${verb(mood, 'nutze', 'die Primärfähigkeit eines anderen deiner Schiffe im Spiel', 'nutzen')}; dieses Schiff hat in diesem Zug auch dessen Fraktionen`;
    case 'refreshRow':
      return `${verb(mood, 'verschrotte', 'die ganze Handelsreihe', 'verschrotten')} und ${verb(mood, 'fülle', 'sie', 'auffüllen', 'auf')}`;
    case 'choose':
      return e.options.every((o) => o.length === 1 && isGain(o[0]))
        ? verb(mood, 'erhalte', listed(e.options.map(gains), 'oder'), 'erhalten')
        : `wähle: ${e.options.map((o) => joined(o, 'imperative')).join('; oder ')}`;
    case 'if':
      return `wenn ${condition(e.when)}, ${joined(e.then, 'imperative')}`;
    case 'ifYouDo':
      return `${e.do.op === 'discard' ? may(mood, `${cardCount(e.do.amount)} ablegen`) : part([e.do], mood)}; wenn du das tust, ${joined(e.then, 'imperative')}`;
    default:
      return unsaid(e);
  }
};
const cheaper = (delta: number): string => `${Math.abs(delta)} ${delta < 0 ? 'weniger' : 'mehr'}`;
const joined = (effects: readonly Effect[], mood: Mood): string => und(breaths(effects).map((run) => part(run, mood)));
const sentence = (s: string): string => `${capital(s)}.`;
const ability = (effects: readonly Effect[]): string =>
  breaths(effects)
    .map((run) => sentence(part(run, 'imperative')))
    .join(' ');

/** Verb last, after "wenn". */
const event = (on: TriggerEvent, f: CardFilter): string => {
  switch (on) {
    case 'turnStart':
      return 'dein Zug beginnt';
    case 'play':
      return `du ${a(f, 'accusative')} spielst`;
    case 'acquire':
      return `du ${a(f, 'accusative')} erwirbst`;
    case 'useScrapAbility':
      return 'du eine Verschrottungsfähigkeit nutzt';
    case 'destroyBase':
      return 'du eine gegnerische Basis zerstörst';
    case 'ownBaseDestroyed':
      return 'eine deiner Basen zerstört wird';
    case 'forcedDiscard':
      return 'du durch einen gegnerischen Effekt abwerfen musst';
    default:
      return unsaid(on);
  }
};
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const continuous = (e: Continuous): string => {
  switch (e.op) {
    case 'trigger': {
      const what = e.optional ? `darfst du ${joined(e.effects, 'infinitive')}` : joined(e.effects, 'imperative');
      if (e.on === 'turnStart')
        return sentence(e.optional ? `zu Beginn deines Zuges ${what}` : `zu Beginn deines Zuges: ${capital(what)}`);
      const moment = event(e.on, e.filter);
      return sentence(
        `${e.oncePerTurn ? `das erste Mal in jedem Zug, wenn ${moment}` : `immer wenn ${moment}`}, ${what}`,
      );
    }
    case 'firstCosts':
      return sentence(
        `${the('erst', e.filter, 'nominative')}, ${which(e.filter)} du in deinem Zug erwirbst, kostet ${cheaper(e.delta)}`,
      );
    case 'modifyDefense':
      return sentence(
        e.filter.ids
          ? `${every(e.filter, 'nominative')} hat ${signed(e.delta)} Verteidigung`
          : `deine ${many(e.filter)} haben ${signed(e.delta)} Verteidigung`,
      );
    case 'enableAlly':
      return sentence(
        e.factions.length === 5
          ? 'in deinem Zug sind alle deine Verbündetenfähigkeiten immer ausgelöst'
          : `in deinem Zug sind deine Verbündetenfähigkeiten ${listed(
              e.factions.map((f) => genitive[f]),
              'und',
            )} immer ausgelöst`,
      );
    case 'firstUpgradeCosts':
      return sentence(`die erste Verbesserung in deinem Zug kostet ${cheaper(e.delta)}`);
    default:
      return unsaid(e);
  }
};

export const effectWords: EffectWords = {
  factions,
  ability,
  optional: (effects) => sentence(`du darfst ${joined(effects, 'infinitive')}`),
  ally: (ab) =>
    `${listed(
      ab.factions.map((f) => factions[f]),
      'oder',
    )}: ${ability(ab.effects)}`,
  continuous,
  condition: (c) => sentence(`wenn ${condition(c)}`),
  when: (c) => `wenn ${condition(c)}`,
  each,
};
