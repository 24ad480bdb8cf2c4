import { hitsOf, known } from '@orrery/imperium';
import { textOf } from '@orrery/kernel';
import type { Reader, Words } from '@orrery/kernel';
import type { CardText } from '../content/actionCards/cards.ts';
import type { AgendaId } from '../content/agendas/agendas.ts';
import type { CounterId } from '../content/domainCounters.ts';
import { leaderKind } from '../content/leaders.ts';
import type { LeaderKind } from '../content/leaders.ts';
import type { RaceAbility, RaceId } from '../content/races/races.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { FACE_DOWN, planetsIn, tile } from '../content/tiles.ts';
import { isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { apart, besides } from '../galaxy/board.ts';
import type { Casting, Pay, Production, Pub, Purpose, Rolling, Settling, Ti3 } from '../shapes.ts';
import type { Thing } from '../rules/things.ts';
import type { rules } from './en/rules.ts';
import { PLANETS } from './planets.ts';

/** What a component is called, and what it does in a sentence. */
export interface Named {
  readonly name: string;
  readonly effect: string;
}

/** The words of one language; a missing one does not compile. */
export interface Vocabulary {
  /** One, many. */
  readonly units: { readonly [U in Unit]: readonly [string, string] };
  readonly races: { readonly [R in RaceId]: string };
  readonly abilities: { readonly [A in RaceAbility]: Named };
  readonly technologies: { readonly [technology: string]: string };
  readonly technologyEffects: { readonly [technology: string]: string };
  readonly strategy: { readonly [C in StrategyCard]: string };
  readonly strategyTexts: { readonly [C in StrategyCard]: { readonly primary: string; readonly secondary: string } };
  readonly agendas: { readonly [A in AgendaId]: Named };
  readonly objectives: { readonly [objective: string]: string };
  readonly cards: { readonly [C in CardText]: Named };
  readonly leaders: { readonly [K in LeaderKind]: Named };
  /** What dice are rolled for. */
  readonly purposes: { readonly [P in Purpose]: string };
  readonly castings: { readonly [C in Casting]: string };
  readonly counters: { readonly [C in CounterId | 'outcast']: Named };
  readonly domainCounter: string;
  readonly good: string;
  readonly goods: (n: number) => string;
  readonly for: string;
  readonly against: string;
  readonly counter: string;
  readonly keep: string;
  readonly execute: string;
  readonly yes: string;
  readonly no: string;
  readonly and: string;
  readonly nothing: string;
  readonly damaged: string;
  readonly with: string;
  readonly emptySystem: (n: string) => string;
  readonly asteroidField: string;
  readonly nebula: string;
  readonly supernova: string;
  readonly faceDown: string;
  /** A place of the galaxy that is being built: its number, its ring, and what lies beside it. */
  readonly cell: (n: number, ring: number, beside: string) => string;
  /** One of several equal ships. */
  readonly nth: (ship: string, n: number) => string;
  readonly wormhole: (kind: string) => string;
  readonly homeOf: (planets: string) => string;
}

/** Why an answer is refused, by ledger id; a missing sentence does not compile. */
export type RuleSentences = { readonly [R in keyof typeof rules]: string };

/** Everything the game says in one language. */
export interface Language {
  readonly vocabulary: Vocabulary;
  readonly words: Words<Ti3>;
}

export const planetName = (planet: string): string => known('planet', planet, PLANETS[planet]);

/** The component behind a text: a card's lasting effect, one of several abilities, the side of an agenda. */
const behind = (ability: string): string => ability.replace(/\/.*$/, '').replace(/-against$/, '');

/** Words that begin a sentence. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The volleys of a roll: hits of each side, and behind them the dice they came from. */
export const rollsInWords = (
  rolling: Rolling,
  side: (roll: Rolling['rolls'][number], hits: number) => string,
  words: Vocabulary,
): string =>
  rolling.rolls
    .map((roll, i) => {
      const volleys = roll.volleys.map(({ unit, dice, modifier }) => {
        const added = modifier === 0 ? '' : ` (${modifier > 0 ? '+' : '−'}${Math.abs(modifier)})`;
        return `${words.units[unit][1]} ${dice.join(', ')}${added}`;
      });
      return `${side(roll, hitsOf(rolling)[i]!)} (${volleys.join('; ')})`;
    })
    .join(', ');

/** Ways of speaking that all sentences of a language share. */
export function speech(words: Vocabulary) {
  const list = (items: readonly string[]): string =>
    items.length === 0
      ? words.nothing
      : items.length === 1
        ? items[0]!
        : `${items.slice(0, -1).join(', ')} ${words.and} ${items.at(-1)!}`;
  const units = (unit: Unit, n: number): string => `${n} ${words.units[unit][n === 1 ? 0 : 1]}`;
  const system = (id: string): string => {
    const { kind, wormholes } = tile(id);
    const planets = planetsIn(id)
      .map((p) => planetName(p.id))
      .join('/');
    if (id === FACE_DOWN) return words.faceDown;
    if (kind === 'asteroid-field') return words.asteroidField;
    if (kind === 'nebula') return words.nebula;
    if (kind === 'supernova') return words.supernova;
    if (kind === 'home') return words.homeOf(planets);
    if (planets !== '') return planets;
    return wormholes.length > 0 ? words.wormhole(wormholes[0]!) : words.emptySystem(id.replace('empty-', ''));
  };
  /** A leader by its id or its kind. */
  const leaderName = (id: string): string => words.leaders[leaderKind(id)].name;
  const place = (id: string): string => (id in PLANETS ? planetName(id) : system(id));
  /** 'dreadnought damaged', 'carrier ground-force:2' in words. */
  const ship = (name: string): string => {
    const [unit, ...marks] = name.split(' ');
    const notes = marks.map((mark) => {
      const [load, n] = mark.split(':');
      if (load === 'leader') return `${words.with} ${leaderName(n!)}`;
      return n === undefined ? words.damaged : `${words.with} ${units(load as Unit, Number(n))}`;
    });
    return [words.units[unit as Unit][0], ...notes].join(' ');
  };
  /** A place of the galaxy; what lies beside it where a galaxy is given. */
  const cell = (n: number, galaxy: readonly string[] = []): string => {
    const near = besides(n).flatMap((other) => (galaxy[other] ? [system(galaxy[other])] : []));
    return words.cell(n, apart(n, 0), near.length > 0 ? list(near) : '');
  };
  /** One of the ships in a system by its place among them, equal ones counted. */
  const shipAt = (pub: Pub, seat: number, at: string, i: number): string => {
    const ships = (pub.units[at] ?? [])
      .filter((one) => one.seat === seat && isShip(one.type as Unit))
      .flatMap((stack) => Array.from({ length: stack.n }, () => ship([stack.type, stack.marks].join(' ').trim())));
    const equal = ships.flatMap((one, k) => (one === ships[i] ? [k] : []));
    if (ships[i] === undefined) return words.nothing;
    return equal.length > 1 ? words.nth(ships[i], equal.indexOf(i) + 1) : ships[i];
  };
  const named: { readonly [component: string]: Named | undefined } = {
    ...words.agendas,
    ...words.abilities,
    ...words.cards,
    ...words.leaders,
    ...words.counters,
  };
  /** Any component by its id: a card, a technology, an ability of a race, an agenda. */
  const nameOf = (id: string): string => {
    const component = behind(id);
    if (component === 'nebula') return words.nebula;
    if (component === 'buy-back') return words.agendas['agenda-technology-buy-back'].name;
    if (/^[a-z]+-\d-\d$/.test(component)) return leaderName(component);
    const name = named[component]?.name ?? words.technologies[component];
    if (name === undefined) throw new Error(`no component is called ${id}`);
    return name;
  };
  const card = (inst: string): string => nameOf(textOf(inst));
  /** A text in force: a card's lasting effect, a technology, a race, a nebula. */
  const source = ({ ability }: { ability: string }): string => nameOf(ability);
  const agendaName = (id: string): string => nameOf(id);
  const settling = (all: Settling): string =>
    list(
      Object.entries(all).flatMap(([planet, here]) =>
        Object.entries(here).map(([unit, n]) => `${units(unit as Unit, n)} (${planetName(planet)})`),
      ),
    );
  /** One of the things a component asks for. */
  const picked = (what: Thing, id: string, { name, view: { pub } }: Reader<Ti3>): string => {
    if (id === 'none') return words.nothing;
    const [first, second, third, fourth] = id.split(' ') as [string, string?, string?, string?];
    switch (what) {
      case 'system':
        return system(id);
      case 'planet':
        return planetName(id);
      case 'player':
        return name(Number(id));
      case 'counter':
        return `${name(Number(second))}, ${system(first)}`;
      case 'die':
        return `${name(Number(second))}: ${words.units[third as Unit][0]} ${fourth}`;
      case 'plainDie':
        return second!;
      case 'race':
        return words.races[id as RaceId];
      case 'cell':
        return cell(Number(id), pub.galaxy);
      case 'strategyCard':
        return words.strategy[id as StrategyCard];
      case 'exchange':
        return `${words.strategy[first as StrategyCard]} → ${words.strategy[second as StrategyCard]}`;
      case 'ability':
        return nameOf(id.replace(/@.*$/, ''));
      case 'technology':
      case 'law':
        return nameOf(id);
      case 'planetFor':
        return `${planetName(first)}, ${name(Number(second))}`;
      case 'players':
        return `${name(Number(first))}, ${name(Number(second))}`;
      case 'leader':
        return leaderName(id);
      case 'post':
        return id in PLANETS ? planetName(id) : ship(id);
      case 'captive':
        return id === 'keep' ? words.keep : id === 'execute' ? words.execute : name(Number(id));
      case 'ambushers':
        return `${units('cruiser', Number(first))}, ${units('destroyer', Number(second))}`;
      case 'spoils':
        return `${units('pds', Number(first))}, ${units('space-dock', Number(second))}`;
      case 'passage':
        return name(Number(id));
      case 'raze':
        return `${planetName(first)}: ${words.units[second as Unit][0]}`;
      case 'price':
        return id === 'goods' ? words.good : words.counter;
      case 'actionCard':
        return card(id);
      case 'toll':
      case 'probe':
      case 'clear':
      case 'dock':
      case 'leave':
        return id === 'yes' ? words.yes : words.no;
      case 'ship':
        return `${name(Number(second))}: ${ship(id.split(' ').slice(2).join(' '))} (${system(first)})`;
      case 'way':
        return `${planetName(first)} → ${planetName(second!)}`;
      case 'troops':
        return `${units('ground-force', Number(third))}: ${planetName(first)} → ${planetName(second!)}`;
    }
  };
  const payment = (p: Pay): string => ('exhaust' in p ? planetName(p.exhaust) : words.goods(p.goods));
  const berth = (id: string): string => {
    const [unit, at] = id.split('@') as [Unit, string];
    return `${units(unit, 1)} (${place(at)})`;
  };
  const production = ({ units: built, pay }: Production): string => {
    const raised = Object.entries(built).flatMap(([at, here]) =>
      Object.entries(here).map(([unit, n]) => `${units(unit as Unit, n)} (${place(at)})`),
    );
    const paid = [...pay.coins.map(planetName), ...(pay.goods > 0 ? [words.goods(pay.goods)] : [])];
    return raised.length === 0 ? words.nothing : list([...raised, ...paid]);
  };
  const yesOrNo = (yes: boolean): string => (yes ? words.yes : words.no);
  /** What can be voted for: yes, no, players, laws and planets. */
  const option = (choice: string, name: (seat: number) => string): string => {
    if (choice === 'for') return words.for;
    if (choice === 'against') return words.against;
    if (/^\d( \d)?$/.test(choice)) return list(choice.split(' ').map((seat) => name(Number(seat))));
    return list(choice.split(' ').map((id) => (id.startsWith('agenda-') ? agendaName(id) : planetName(id))));
  };
  return {
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
  };
}
