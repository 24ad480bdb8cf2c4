import type { CardText } from '../content/actionCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { cardBehind } from '../content/cardModifiers.ts';
import { planetsIn, tile } from '../content/tiles.ts';
import type { Unit } from '../content/units.ts';
import { PLANETS } from './planets.ts';

/** The words of one language; a missing one does not compile. */
export interface Vocabulary {
  /** One, many. */
  readonly units: { readonly [U in Unit]: readonly [string, string] };
  readonly races: { readonly [race: string]: string };
  readonly technologies: { readonly [technology: string]: string };
  readonly strategy: { readonly [C in StrategyCard]: string };
  readonly agendas: { readonly [agenda: string]: { readonly name: string; readonly effect: string } };
  readonly objectives: { readonly [objective: string]: string };
  readonly cards: { readonly [C in CardText]: { readonly name: string; readonly effect: string } };
  readonly and: string;
  readonly nothing: string;
  readonly damaged: string;
  readonly with: string;
  readonly emptySystem: (n: string) => string;
  readonly asteroidField: string;
  readonly nebula: string;
  readonly supernova: string;
  readonly wormhole: (kind: string) => string;
  readonly homeOf: (planets: string) => string;
  readonly warFunding: string;
}

export const planetName = (planet: string): string => PLANETS[planet] ?? planet;

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
    if (kind === 'asteroid-field') return words.asteroidField;
    if (kind === 'nebula') return words.nebula;
    if (kind === 'supernova') return words.supernova;
    if (kind === 'home') return words.homeOf(planets);
    if (planets !== '') return planets;
    return wormholes.length > 0 ? words.wormhole(wormholes[0]!) : words.emptySystem(id.replace('empty-', ''));
  };
  const place = (id: string): string => (id in PLANETS ? planetName(id) : system(id));
  /** 'dreadnought damaged', 'carrier ground-force:2' in words. */
  const ship = (name: string): string => {
    const [unit, ...marks] = name.split(' ');
    const notes = marks.map((mark) => {
      const [load, n] = mark.split(':');
      return n === undefined ? words.damaged : `${words.with} ${units(load as Unit, Number(n))}`;
    });
    return [words.units[unit as Unit][0], ...notes].join(' ');
  };
  const card = (inst: string): string => words.cards[inst.slice(0, inst.lastIndexOf('.')) as CardText].name;
  /** A text in force: a card's lasting effect, a technology, a race, a nebula. */
  const source = ({ ability: text }: { ability: string }): string => {
    const behind = cardBehind(text);
    if (behind === 'war-funding') return words.warFunding;
    if (behind === 'nebula') return words.nebula;
    const named = words.cards as { readonly [card: string]: { readonly name: string } | undefined };
    return (
      words.agendas[behind]?.name ?? named[behind]?.name ?? words.technologies[behind] ?? words.races[behind] ?? behind
    );
  };
  return { list, units, system, place, ship, card, source };
}
