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
  kingdom: 'Kingdom',
  scavengers: 'Scavengers',
  starEmpire: 'Star Empire',
  tradeFederation: 'Trade Federation',
};
const resources: Record<Resource, string> = { trade: 'Trade', combat: 'Combat', authority: 'Authority' };
const zones: Record<ScrapZone, string> = { hand: 'your hand', discard: 'your discard pile', tradeRow: 'the Trade Row' };
const places: Record<Place, string> = {
  discard: 'in your discard pile',
  deckTop: 'on top of your deck',
  hand: 'in your hand',
};
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (n: number): string => small[n] ?? String(n);
const a = (noun: string): string => (/^(an? |[aeioAEIO]|up)/.test(noun) ? `an ${noun}` : `a ${noun}`);
const cardCount = (n: number): string => (n === 1 ? 'a card' : `${number(n)} cards`);
const factionAdjective = (f: Faction | 'campaign'): string => (f === 'campaign' ? 'own-faction' : factions[f]);

/** "Star Empire Ship of cost 3 or less", without an article. */
const noun = (f: CardFilter, many = false): string => {
  if (f.ids)
    return listed(
      f.ids.map((id) => (isCardId(id) ? cardNames[id] : id)),
      'or',
    );
  const kind = { ship: 'Ship', base: 'Base', outpost: 'Outpost', card: 'card' }[f.type ?? 'card'] + (many ? 's' : '');
  const words = [f.upgraded ? 'upgraded' : '', f.faction ? factionAdjective(f.faction) : '', kind].filter(Boolean);
  if (f.minCost !== undefined) words.push(`of cost ${f.minCost} or more`);
  if (f.maxCost !== undefined) words.push(`of cost ${f.maxCost} or less`);
  return words.join(' ');
};
const atLeast = (n: number, f: CardFilter): string => (n === 1 ? a(noun(f)) : `at least ${number(n)} ${noun(f, true)}`);

const per = (c: Count): string => {
  switch (c.of) {
    case 'inPlay':
      return `for each ${c.other ? 'other ' : ''}${noun(c.filter)} you have in play`;
    case 'factionsInPlay':
      return 'for each faction among your cards in play';
    case 'did':
      return 'for each of them';
    default:
      return unsaid(c);
  }
};
const each = (n: Exclude<Amount, number>): string =>
  `${per(n.per)}${n.max === undefined ? '' : ` (to a maximum of ${n.max})`}`;
const amount = (n: Amount, resource: Resource): string =>
  typeof n === 'number' ? `${n} ${resources[resource]}` : `${n.each} ${resources[resource]} ${each(n)}`;
const gains = (run: readonly Effect[]): string =>
  listed(
    run.map((e) => (e.op === 'gain' ? amount(e.amount, e.resource) : '')),
    'and',
  );
const isGain = (e: Effect | undefined): e is Gain => e?.op === 'gain';

const condition = (c: Condition): string => {
  switch (c.is) {
    case 'has':
      return `you have ${atLeast(c.atLeast, c.filter)} in play`;
    case 'opponentHas':
      return `an opponent has ${atLeast(c.atLeast, c.filter)} in play`;
    case 'behind':
      return 'you have less Authority than an opponent';
    case 'teammatesMatchOpponents':
      return 'you have as many teammates as opponents';
    case 'opponents':
      return `you have at least ${number(c.atLeast)} opponents`;
    case 'authorityAtLeast':
      return `you have at least ${c.value} Authority`;
    case 'differentFactions':
      return `you have cards of ${number(c.atLeast)} factions in play`;
    case 'tally':
      switch (c.event) {
        case 'destroyedBase':
          return `you have destroyed ${atLeast(c.atLeast, c.filter ?? { type: 'base' })} in this game`;
        case 'opponentDiscarded':
          return `you have made the opponent discard ${number(c.atLeast)} cards in this game`;
        case 'gainedAuthority':
          return `you have gained ${c.atLeast} Authority in this game`;
        default:
          return unsaid(c.event);
      }
    default:
      return unsaid(c);
  }
};

const scrapped = (from: readonly ScrapZone[], n: number): string =>
  `scrap ${n === 1 ? 'a card' : `up to ${number(n)} cards`} from ${listed(
    from.map((z) => zones[z]),
    'or',
  )}`;

/** One part of an ability; after "you may" the parts that are optional anyway drop their own "you may". */
const part = (run: readonly Effect[], afterMay: boolean): string => {
  const e = run[0];
  if (!e) return '';
  const may = afterMay ? '' : 'you may ';
  switch (e.op) {
    case 'gain':
      return `gain ${gains(run)}`;
    case 'draw':
      return `draw ${cardCount(e.amount)}`;
    case 'discard':
      return (
        {
          self: 'discard',
          chosenOpponent: 'target opponent discards',
          eachOpponent: 'each opponent discards',
          eachPlayer: 'each player discards',
        }[e.who] + ` ${cardCount(e.amount)}`
      );
    case 'scrap':
      return `${may}${scrapped(e.from, e.amount)}`;
    case 'destroyBase':
      return `${may}destroy ${e.amount === 1 ? 'target Base' : `up to ${number(e.amount)} target Bases`}`;
    case 'acquireFree': {
      const what =
        e.from === 'explorers'
          ? 'an Explorer'
          : `${a(noun(e.filter))} from the ${e.from === 'tradeRow' ? 'Trade Row' : 'Scrap Heap'}`;
      return `${may}acquire ${what} for free and put it ${places[e.to]}`;
    }
    case 'redirectAcquire':
      return `${may}put the next ${noun(e.filter)} you acquire this turn ${places[e.to]}`;
    case 'modifyCost':
      return `${e.scope === 'next' ? 'the next' : 'each'} ${noun(e.filter)} you acquire this turn costs ${cheaper(e.delta)}`;
    case 'recall':
      return `${may}put ${a(noun(e.filter))} from your discard pile ${places[e.to]}`;
    case 'peek':
      return e.amount === 1
        ? 'look at the top card of your deck; you may discard it'
        : `look at the top ${number(e.amount)} cards of your deck; you may discard any of them`;
    case 'copyShip':
      return 'use the Primary Ability of another Ship you have in play; this Ship also has its factions this turn';
    case 'refreshRow':
      return 'scrap the whole Trade Row and refill it';
    case 'choose':
      return e.options.every((o) => o.length === 1 && isGain(o[0]))
        ? `gain ${listed(e.options.map(gains), 'or')}`
        : `choose one: ${e.options.map((o) => joined(o, false)).join('; or ')}`;
    case 'if':
      return `if ${condition(e.when)}, ${joined(e.then, false)}`;
    case 'ifYouDo':
      return `${e.do.op === 'discard' ? `${may}discard ${cardCount(e.do.amount)}` : part([e.do], afterMay)}; if you do, ${joined(e.then, false)}`;
    default:
      return unsaid(e);
  }
};
const cheaper = (delta: number): string => `${Math.abs(delta)} ${delta < 0 ? 'less' : 'more'}`;
const joined = (effects: readonly Effect[], afterMay: boolean): string =>
  listed(
    breaths(effects).map((run) => part(run, afterMay)),
    'and',
  );
const sentence = (s: string): string => `${capital(s)}.`;
const ability = (effects: readonly Effect[]): string =>
  breaths(effects)
    .map((run) => sentence(part(run, false)))
    .join(' ');

const event = (on: TriggerEvent, f: CardFilter): string => {
  switch (on) {
    case 'turnStart':
      return 'your turn starts';
    case 'play':
      return `you play ${a(noun(f))}`;
    case 'acquire':
      return `you acquire ${a(noun(f))}`;
    case 'useScrapAbility':
      return 'you use a Scrap Ability';
    case 'destroyBase':
      return "you destroy an opponent's Base";
    case 'ownBaseDestroyed':
      return 'one of your Bases is destroyed';
    case 'forcedDiscard':
      return "an opponent's effect makes you discard";
    default:
      return unsaid(on);
  }
};
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const continuous = (e: Continuous): string => {
  switch (e.op) {
    case 'trigger': {
      const what = e.optional ? `you may ${joined(e.effects, true)}` : joined(e.effects, false);
      if (e.on === 'turnStart') return sentence(`at the start of your turn, ${what}`);
      return sentence(
        `${e.oncePerTurn ? 'the first time each turn that' : 'whenever'} ${event(e.on, e.filter)}, ${what}`,
      );
    }
    case 'firstCosts':
      return sentence(`the first ${noun(e.filter)} you acquire on your turn costs ${cheaper(e.delta)}`);
    case 'modifyDefense':
      return sentence(
        e.filter.ids
          ? `${noun(e.filter)} has ${signed(e.delta)} Defense`
          : `your ${noun(e.filter, true)} have ${signed(e.delta)} Defense`,
      );
    case 'enableAlly':
      return sentence(
        e.factions.length === 5
          ? 'all your Ally Abilities are always triggered on your turn'
          : `your ${listed(e.factions.map(factionAdjective), 'and')} Ally Abilities are always triggered on your turn`,
      );
    case 'firstUpgradeCosts':
      return sentence(`the first upgrade you make on your turn costs ${cheaper(e.delta)}`);
    default:
      return unsaid(e);
  }
};

export const effectWords: EffectWords = {
  factions,
  ability,
  optional: (effects) => sentence(`you may ${joined(effects, true)}`),
  ally: (ab) =>
    `${listed(
      ab.factions.map((f) => factions[f]),
      'or',
    )}: ${ability(ab.effects)}`,
  continuous,
  condition: (c) => sentence(condition(c)),
  when: (c) => `if ${condition(c)}`,
  each,
};
