/** What this board reads of the game: tiles, names, and the shape of a view. Nothing here decides anything. */
import { textOf } from '@orrery/kernel';
import type { View } from '@orrery/kernel';
import type { Ti3 } from '@orrery/ti3';
import { speech } from '../text/vocabulary.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { RaceId } from '../content/races/races.ts';
import { spoken } from './spoken.ts';

export { cellsOf } from '@orrery/imperium';
export { planetOf, planetsIn, systemOf, tile } from '../content/tiles.ts';
export type { Planet } from '../content/tiles.ts';
export { isShip, UNIT_KINDS } from '../content/units.ts';
export type { Unit } from '../content/units.ts';
export { hand } from '../rules/hands.ts';
export { PUBLIC_ROW, secretOf } from '../rules/objectives.ts';
export { planetName } from '../text/vocabulary.ts';

export type Ti3View = View<Ti3>;
/** The table's view, read as this game's. The frame hands a board only views of its own game. */
export const viewOf = (table: TableModel): Ti3View => table.view() as unknown as Ti3View;

export const names = (): Vocabulary => spoken.now().vocabulary;
const ways = new WeakMap<Vocabulary, Ways>();
/** Ways of speaking of the language on screen, made once for each. */
export function say(): Ways {
  const words = names();
  const made = ways.get(words) ?? speech(words);
  ways.set(words, made);
  return made;
}
type Ways = ReturnType<typeof speech>;
/** What can be voted for. */
export const optionName: Ways['option'] = (choice, name) => say().option(choice, name);

/** A race by its name; nobody's before races are known. */
export const raceName = (race: string): string => (race === '' ? '' : names().races[race as RaceId]);

/** Any card by its name: action cards, agendas, objectives. */
export const cardName = (card: string): string => names().objectives[card] ?? say().card(card);
/** What it does, in a sentence; empty for an objective, whose name says it. */
export function cardEffect(card: string): string {
  const { agendas, cards, leaders, counters } = names();
  const known: { readonly [card: string]: { readonly effect: string } | undefined } = {
    ...agendas,
    ...cards,
    ...leaders,
    ...counters,
  };
  return known[textOf(card)]?.effect ?? '';
}
/** Words of a sentence as they stand by themselves. */
export const capital = (words: string): string => `${words.slice(0, 1).toLocaleUpperCase()}${words.slice(1)}`;
