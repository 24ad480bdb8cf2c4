/** Names of places, the same on the sheet, in the list and for a screen reader. */
import { t } from './words.ts';
import { FLEET_LOGISTICS, TECHNOLOGIES, UNITS } from './content.ts';
import type { AssetCode, Desk, Layouts, Planet } from './content.ts';
import { words } from './state.ts';

const letter = (n: number): string => String.fromCodePoint(65 + n);

type Sheets = Pick<Desk, 'sheets'>['sheets'];

/** Column and row, as the scale at the edge of the sheet counts them. */
export function systemName(sheets: Sheets, system: number): string {
  const { size, x, y } = sheets.navigation.systems[system]!;
  if (size === 'mecatol') return t('mecatol');
  if (size === 'home') return t('home');
  return `${letter(Math.round(x))}${Math.round(y) + 1}`;
}
/** Rows from the top, places in a row from the left. */
export function hexName(sheets: Sheets, hex: number): string {
  const { hexes } = sheets.industry;
  const { q, r } = hexes[hex]!;
  const top = Math.min(...hexes.map((h) => h.r));
  const place = hexes.filter((h) => h.r === r && h.q < q).length;
  return `${letter(r - top)}${place + 1}`;
}
export const nodeName = (node: number): string => `${letter(node % 8)}${Math.floor(node / 8) + 1}`;
export const planetName = (sheets: Sheets, planet: number): string => sheets.expansion.planets[planet]!.name;
export const dockName = (dock: number): string => t('dock', { n: dock + 1 });
export function lineName({ rows }: Planet, line: number): string {
  return line < rows ? t('row', { n: line + 1 }) : t('column', { n: line - rows + 1 });
}
export const assetName = (code: AssetCode | null | undefined): string => (code ? words().asset(code) : t('nothing'));
export const unitName = (unit: number): string => words().names.unit[UNITS[unit]!.id];
export const technologyName = (technology: number): string => words().names.technology[TECHNOLOGIES[technology]!.id];
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
  return all[card] ?? card;
}
