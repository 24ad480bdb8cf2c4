/** Names of places, the same on the sheet, in the list and for a screen reader. */
import { t } from './words.ts';
import { FLEET_LOGISTICS, TECHNOLOGIES, UNITS } from './content.ts';
import type { AssetCode, Desk, Layouts } from './content.ts';
import * as names from '../text/places.ts';
import { words } from './state.ts';

type Sheets = Desk['sheets'];

export const systemName = (sheets: Sheets, system: number): string => names.systemName(words().names, sheets, system);
export const { hexName, nodeName, planetName } = names;
export const dockName = (dock: number): string => words().names.place.dock(dock + 1);
export const lineName = (sheets: Sheets, planet: number, line: number): string =>
  names.lineName(words().names, sheets, planet, line);
export const assetName = (code: AssetCode | null | undefined): string => (code ? words().asset(code) : t('nothing'));
export const unitName = (unit: number): string => words().names.unit[UNITS[unit]!.id];
export const technologyName = (technology: number): string => words().names.technology[TECHNOLOGIES[technology]!.id];
/** The AI faction where its name stands alone. */
export const aiName = (): string => {
  const { ai } = words().names;
  return ai[0]!.toUpperCase() + ai.slice(1);
};
export const sheetName = (sheet: keyof Layouts): string => words().names.sheet[sheet];
/** What a technology does, from its data; two of them change a rule and have words of their own. */
export function technologyText(technology: number): string {
  const { id, oncePerActivation } = TECHNOLOGIES[technology]!;
  if (oncePerActivation)
    return t('once', { what: oncePerActivation.map((effect) => words().effect(effect)).join(', ') });
  return id === 'gravity-drive'
    ? t('gravityDrive')
    : t('fleetLogistics', { n: FLEET_LOGISTICS.strength, units: FLEET_LOGISTICS.units });
}

/** A card of any of the decks by its name. */
export function cardName(card: string): string {
  const { faction, relic, objective, agenda, event } = words().names;
  const all: { [card: string]: string | undefined } = { ...faction, ...relic, ...objective, ...agenda, ...event };
  const name = all[card];
  if (name === undefined) throw new Error(`no card is called ${card}`);
  return name;
}
