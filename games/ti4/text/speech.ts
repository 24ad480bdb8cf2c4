import type { Reader, Words } from '@orrery/kernel';
import { known } from '@orrery/imperium';
import type { Payment, Counted, Figures } from '@orrery/imperium';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { FactionId } from '../content/factions/index.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { Wormhole } from '../content/tiles.ts';
import { PUBLIC_OBJECTIVES } from '../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import { CARRIED } from '../rules/movement.ts';
import { isSystem } from '../rules/systems.ts';
import { planetsIn, systemFacts } from '../rules/systems.ts';
import { isSecret } from '../rules/objectives.ts';
import { OUTCOME } from '../rules/council/voting.ts';
import { textOf } from '../rules/cards.ts';
import { cardLiked, isLike } from '../rules/combat/units.ts';
import { DAMAGED } from '../rules/units.ts';
import type { Pool } from '../board.ts';
import type { Split, Ti4, Turn, UnitCount } from '../shapes.ts';
import type { Ti4Windows } from '../rules/windows.ts';
import type { Thing } from '../rules/things.ts';
import { publicObjectiveWords, secretObjectiveWords, technologyWords } from './cards.ts';
import { PLANET_NAMES } from './planets.ts';
import type { Vocabulary } from './vocabulary.ts';
import { unitList } from './combat.ts';
import type { CombatPhrases } from './combat.ts';
import { outcomeName } from './council.ts';
import type { CouncilPhrases } from './council.ts';
import type { EffectPhrases } from './effects.ts';
import type { TradePhrases } from './trade.ts';
import type { ExploringPhrases } from './exploring.ts';
import type { Choice } from '../content/exploring/choices.ts';
import { isPlanet, printedPlanet } from '../content/planets.ts';
import type { PlanetId, Trait } from '../content/planets.ts';
import type { LookedAt } from '../rules/expansion/leaderShapes.ts';
import type { Deck } from '../rules/expansion/decks.ts';

/** Everything the game says in one language. */
export interface Language {
  readonly names: Names;
  readonly words: Words<Ti4>;
}

/** A choice of nothing among the things that can be chosen. */
const NONE = 'none';

/** Names of things in one language, as sentences use them. */
export class Names {
  readonly words: Vocabulary;
  readonly and: string;
  readonly damaged: string;
  constructor(words: Vocabulary, and: string, damaged: string) {
    this.words = words;
    this.and = and;
    this.damaged = damaged;
  }
  list(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? '';
    return `${parts.slice(0, -1).join(', ')} ${this.and} ${parts.at(-1)!}`;
  }
  planet = (id: string): string =>
    known('planet', id, (PLANET_NAMES as { [planet: string]: string })[printedPlanet(id as PlanetId)]);
  /** A system is called by its planets, else by what lies there and the number of its tile. */
  system(id: string): string {
    if (!isSystem(id)) return id;
    const planets = planetsIn(id).map(this.planet);
    if (planets.length > 0) return planets.join('/');
    const { anomalies = [], wormholes = [] } = systemFacts(id);
    const { words } = this;
    const space = anomalies.map((one) => words.anomalies[one]).join(', ') || words.emptySpace;
    return [space, ...wormholes.map((one) => words.wormholes[one]), id.slice('tile-'.length)].join(' ');
  }
  planets = (ids: readonly string[]): string => this.list(ids.map(this.planet));
  strategyCard = (id: StrategyCardId): string => this.words.strategyCards[id].name;
  technology = (id: TechnologyId): string => technologyWords(this.words, id).name;
  objective = (id: string): string =>
    isSecret(id)
      ? secretObjectiveWords(this.words, id).name
      : publicObjectiveWords(this.words, id as PublicObjectiveId).name;
  /** What is paid for: an objective, or what a component does. */
  bought = (id: string): string => (id in PUBLIC_OBJECTIVES ? this.objective(id) : this.component(id));
  faction = (id: FactionId): string => this.words.factions[id];
  /** A die by its unit and what it shows. */
  die(id: string): string {
    const [unit, value] = id.split('@')[0]!.split(' ') as [keyof Vocabulary['unitTypes'], string];
    return `${this.unit(unit)}: ${value}`;
  }
  actionCard(card: string): string {
    return known('action card', card, (this.words.actionCards as { [id: string]: { name: string } })[textOf(card)])
      .name;
  }
  /** A card, law, note, technology or secret objective by the name of its text or of one of its abilities. */
  component(ability: string): string {
    const text = textOf(ability.split(/[/! ]/)[0]!);
    if (isSecret(text)) return this.objective(text);
    const {
      actionCards,
      notes,
      technologies,
      abilities,
      leaders,
      relics,
      explorations,
      legendaryPlanets,
      expansionRules,
    } = this.words as unknown as {
      [kind: string]: { [id: string]: { name: string } };
    };
    const found = [
      actionCards,
      notes,
      technologies,
      abilities,
      leaders,
      relics,
      explorations,
      legendaryPlanets,
      expansionRules,
    ].find((table) => table![text]);
    return found?.[text]?.name ?? (this.words.units as { [id: string]: string })[text] ?? this.agenda(text);
  }
  /** A hidden card that somebody has looked at. */
  seen(at: LookedAt, card: string): string {
    if (at === 'agendas') return this.agenda(card);
    if (at === 'secrets') return this.objective(card);
    return at === 'notes' ? this.component(card) : this.actionCard(card);
  }
  agenda(id: string): string {
    const { votes, elections } = this.words as {
      votes: { [id: string]: { name: string } };
      elections: { [id: string]: { name: string } };
    };
    return known('component', id, votes[id] ?? elections[id]).name;
  }
  unit = (type: keyof Vocabulary['unitTypes']): string => this.words.unitTypes[type][0];
  /** So many units of a type. */
  count = ({ unit, n }: UnitCount): string => `${n} ${this.words.unitTypes[unit][n === 1 ? 0 : 1]}`;
  units = (units: readonly UnitCount[]): string => this.list(units.map(this.count));
  /** A planet or a system. */
  place = (id: string): string => (isSystem(id) ? this.system(id) : this.planet(id));
  /** A stack by the name that answers have for it: its type, and whether it is damaged. */
  stack(name: string, n?: number): string {
    const [type, ...marks] = name.split(' ') as [keyof Vocabulary['unitTypes'], ...string[]];
    const unit = n === undefined ? this.unit(type) : this.count({ unit: type, n });
    const like = marks.find(isLike);
    const said = [
      ...(like ? [this.words.units[cardLiked(like)]] : []),
      ...(marks.includes(DAMAGED) ? [this.damaged] : []),
    ];
    return said.length > 0 ? `${unit} (${said.join(', ')})` : unit;
  }
  counted = (counted: Counted): string => this.list(Object.entries(counted).map(([stack, n]) => this.stack(stack, n)));
  figures = (figures: Figures): string =>
    this.list(Object.entries(figures).map(([at, counted]) => `${this.counted(counted)} (${this.place(at)})`));
  /** One figure among equals: its stack, its place, and which of several it is. */
  figure = (id: string): string => this.slot(id.split('#')[0]!);
  /** A slot of a plan: a stack at a place. */
  slot(id: string): string {
    const [stack, at] = id.split('@') as [string, string];
    return `${this.stack(stack)} (${this.place(at)})`;
  }
}

/** What has just happened or is about to, as a window tells it. */
export type WindowPhrases = Pick<Words<Ti4>['window'], Extract<keyof Ti4Windows, string>>;

/** What an edition's sentences need in each language beyond names. */
export interface Phrases {
  readonly event: Words<Ti4>['event'];
  readonly question: Words<Ti4>['question'];
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly goods: (n: number) => string;
  /** What may be taken from another player. */
  readonly wormholes: { readonly [W in Wormhole]: string };
  readonly loot: { readonly [what in 'goods' | 'commodities']: string };
  readonly split: (split: Split) => string;
  readonly turn: (turn: Turn, names: Names) => string;
  readonly pools: { readonly [P in Pool]: string };
  readonly tokens: (n: number) => string;
  readonly arranged: (top: string[], bottom: string[]) => string;
  readonly cancelWindow: string;
  /** Units aboard a ship. */
  readonly carried: (units: string) => string;
  readonly meters: { readonly [meter in 'capacity' | 'fleet' | 'production']: string };
  readonly combat: CombatPhrases;
  readonly window: WindowPhrases;
  readonly council: CouncilPhrases;
  readonly effects: EffectPhrases;
  readonly trade: TradePhrases;
  readonly exploring: ExploringPhrases;
}

export function wordsOf(names: Names, phrases: Phrases): Words<Ti4> {
  const payment = ({ coins, goods }: Payment): string =>
    names.list([...coins.map(names.planet), ...(goods > 0 ? [phrases.goods(goods)] : [])]) || phrases.none;
  /** One thing that a choice names, by what it is. */
  const picked = (what: Thing, id: string, { name }: Reader<Ti4>): string => {
    if (id === NONE) return phrases.none;
    switch (what) {
      case 'player':
        return name(Number(id));
      case 'planet':
        return id in phrases.exploring.choices ? phrases.exploring.choices[id as Choice] : names.planet(id);
      case 'system':
        return names.system(id);
      case 'place':
        return names.place(id);
      case 'technology':
        return names.technology(id as TechnologyId);
      case 'outcome':
        return outcomeName(names, id, { name });
      case 'law':
        return names.agenda(id);
      case 'objective':
        return names.objective(id);
      case 'unit':
        return names.figure(id);
      case 'foreignUnit': {
        const [seat, figure] = id.split(':') as [string, string];
        return `${name(Number(seat))}: ${names.figure(figure)}`;
      }
      case 'captive': {
        const [owner, unit] = id.split('#')[0]!.split(':') as [string, string];
        return owner === '' ? names.stack(unit) : `${names.stack(unit)} (${name(Number(owner))})`;
      }
      case 'ship':
      case 'unit-type':
        return names.stack(id);
      case 'pool':
        return phrases.pools[id as Pool];
      case 'component':
        return isPlanet(id) ? names.planet(id) : names.component(id);
      case 'faction':
        return names.faction(id as FactionId);
      case 'planets':
        return names.planets(id.split('+'));
      case 'loot':
        return phrases.loot[id as 'goods' | 'commodities'];
      case 'die':
        return names.die(id);
      case 'strategyCard':
        return names.strategyCard(id as StrategyCardId);
      case 'swap':
        return (id.split('>') as StrategyCardId[]).map(names.strategyCard).join(' ↔ ');
      case 'tokenOf': {
        const [seat, system] = id.split('@') as [string, string];
        return `${name(Number(seat))} (${names.system(system)})`;
      }
      case 'number':
        return id;
      case 'wormhole':
        return phrases.wormholes[id as Wormhole];
      case 'trait':
        return names.words.traits[id as Trait];
      case 'action-card':
        return names.actionCard(id);
      case 'choice':
        return phrases.exploring.choices[id as Choice];
      case 'fragments': {
        const [trait, n] = id.split(' ') as [Deck, string];
        if (trait === 'frontier') return phrases.exploring.unknownFragments(Number(n));
        return phrases.exploring.fragments(names.words.traits[trait], Number(n));
      }
    }
  };
  const meter = (id: string): string => phrases.meters[id as keyof Phrases['meters']];
  const yesOrNo = (yes: boolean): string => (yes ? phrases.yes : phrases.no);
  return {
    event: phrases.event,
    question: phrases.question,
    answer: {
      pickOne: (a, { what }, reader) => picked(what, a, reader),
      pickSome: (a, { what }, reader) => names.list(a.map((id) => picked(what, id, reader))) || phrases.none,
      turn: (a) => phrases.turn(a, names),
      anyTime: ({ ability }) => names.component(ability),
      deploy: names.figures,
      layTile: ({ tile, at }) => `${names.system(tile)} (${at})`,
      pickStrategy: (a) => names.strategyCard(a),
      secondary: yesOrNo,
      mayResearch: yesOrNo,
      split: (a) => phrases.split(a),
      buyTokens: ({ tokens, pay }) => (tokens === 0 ? phrases.none : `${phrases.tokens(tokens)} (${payment(pay)})`),
      research: ({ technology, specialties, pay }) => {
        const spent = [...specialties.map(names.planet), ...(pay.coins.length + pay.goods > 0 ? [payment(pay)] : [])];
        return spent.length > 0
          ? `${names.technology(technology)} (${names.list(spent)})`
          : names.technology(technology);
      },
      construct: ({ unit, planet }) => `${names.unit(unit)} (${names.planet(planet)})`,
      arrangeAgendas: ({ top, bottom }) =>
        phrases.arranged(
          top.map((id) => names.agenda(id)),
          bottom.map((id) => names.agenda(id)),
        ),
      giveNote: (a) => names.component(a),
      showActionCard: (a) => names.actionCard(a),
      chooseAgendas: (a) => names.list(a.map((id) => names.agenda(id))),
      keepSecret: (a) => names.objective(a),
      returnSecret: (a) => names.objective(a),
      scoreSecret: (a) => (a === null ? phrases.none : names.objective(a)),
      discardActionCard: (a) => names.actionCard(a),
      takeActionCard: (a) => names.actionCard(a),
      score: (a) => (a === 'none' ? phrases.none : names.objective(a)),
      payFor: payment,
      payCustodians: payment,
      takeCustodians: yesOrNo,
      move: ({ ships, cargo }) => {
        if (Object.keys(ships).length === 0) return phrases.none;
        const aboard = names.figures(cargo);
        return aboard === '' ? names.figures(ships) : `${names.figures(ships)}; ${phrases.carried(aboard)}`;
      },
      removeSurplus: names.counted,
      produce: ({ units, pay }) =>
        Object.keys(units).length === 0 ? phrases.none : `${names.figures(units)} (${payment(pay)})`,
      sustain: (a) => (a === null ? phrases.none : unitList(names, phrases.combat.damaged, [a])),
      assignHits: (a) => unitList(names, phrases.combat.damaged, a),
      announceRetreat: yesOrNo,
      fire: yesOrNo,
      vote: ({ outcome, planets }, _, reader) => {
        if (outcome === null) return phrases.none;
        const named = outcomeName(names, outcome, reader);
        return planets.length > 0 ? `${named} (${names.planets(planets)})` : named;
      },
      commit: (a) =>
        names.list(
          a.map(({ unit, planet }) => `${unitList(names, phrases.combat.damaged, [unit])} (${names.planet(planet)})`),
        ) || phrases.none,
    },
    plan: {
      move: {
        slot: (id) => (id.startsWith(CARRIED) ? phrases.carried(names.slot(id.slice(CARRIED.length))) : names.slot(id)),
        meter,
      },
      produce: { slot: (id) => names.slot(id), meter },
      deploy: { slot: (id) => names.slot(id), meter },
      removeSurplus: { slot: (id) => names.stack(id), meter },
      vote: {
        slot: (id, _, reader) =>
          id.startsWith(OUTCOME) ? outcomeName(names, id.slice(OUTCOME.length), reader) : names.planet(id),
        meter: (id) => id,
      },
      buyTokens: { slot: () => phrases.tokens(1), meter: (id) => id },
      research: {
        slot: (id) => (isPlanet(id) ? names.planet(id) : names.technology(id as TechnologyId)),
        meter: (id) => id,
      },
    },
    window: {
      ...phrases.combat.window,
      ...phrases.council.window,
      ...phrases.effects.window,
      ...phrases.trade.window,
      ...phrases.exploring.window,
      ...phrases.window,
      'card.played.would': () => phrases.cancelWindow,
    },
    source: ({ ability }) => names.component(ability),
    // A refusal is told in the words of the rulebook.
    rule: {},
  };
}
