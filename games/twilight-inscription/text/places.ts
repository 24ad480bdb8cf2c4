/** Places of a sheet by the names that the board, the list and the log share. */
import type { Layouts } from '../content/layouts.ts';
import { COLUMNS } from '../content/layouts.ts';
import type { Atom } from '../sheet/atoms.ts';
import type { Names, Text } from './text.ts';

const letter = (n: number): string => String.fromCodePoint(65 + n);

/** Column and row, as the scale at the edge of the sheet counts them. */
export function systemName(names: Names, sheets: Layouts, system: number): string {
  const { size, x, y } = sheets.navigation.systems[system]!;
  if (size === 'mecatol') return names.place.mecatol;
  if (size === 'home') return names.place.home;
  return `${letter(Math.round(x))}${Math.round(y) + 1}`;
}

/** Rows from the top, places in a row from the left. */
export function hexName(sheets: Layouts, hex: number): string {
  const { hexes } = sheets.industry;
  const { q, r } = hexes[hex]!;
  const top = Math.min(...hexes.map((h) => h.r));
  const place = hexes.filter((h) => h.r === r && h.q < q).length;
  return `${letter(r - top)}${place + 1}`;
}

export const nodeName = (node: number): string => `${letter(node % COLUMNS)}${Math.floor(node / COLUMNS) + 1}`;
export const planetName = (sheets: Layouts, planet: number): string => sheets.expansion.planets[planet]!.name;
export function lineName(names: Names, sheets: Layouts, planet: number, line: number): string {
  const { rows } = sheets.expansion.planets[planet]!;
  return line < rows ? names.place.row(line + 1) : names.place.column(line - rows + 1);
}

/** Where a mark stands, or '' for what stands nowhere. Claimed places are told with what is printed there. */
export function placeOfAtom({ names, asset }: Pick<Text, 'names' | 'asset'>, sheets: Layouts, a: Atom): string {
  const withAsset = (place: string, code: Parameters<Text['asset']>[0] | null | undefined): string =>
    code ? `${place} (${asset(code)})` : place;
  const icon = (res: keyof Names['resource'], on: string): string => names.place.on(names.resource[res], on);
  switch (a.do) {
    case 'explore':
      return systemName(names, sheets, a.to);
    case 'passage':
      return systemName(names, sheets, sheets.navigation.wormholes[a.leave]!.system);
    case 'reveal':
    case 'crossSystem':
      return systemName(names, sheets, a.system);
    case 'claimSystem':
      return withAsset(systemName(names, sheets, a.system), sheets.navigation.systems[a.system]!.asset);
    case 'unlockPlanet':
      return planetName(sheets, a.planet);
    case 'develop':
      return icon(sheets.expansion.planets[a.planet]!.icons[a.icon]!, planetName(sheets, a.planet));
    case 'developLine':
    case 'crossPopulation':
      return `${planetName(sheets, a.planet)}, ${lineName(names, sheets, a.planet, a.line)}`;
    case 'dockIcon':
      return icon(sheets.expansion.docks[a.dock]!.icons[a.icon]!, names.place.dock(a.dock + 1));
    case 'buildDock':
      return withAsset(names.place.dock(a.dock + 1), sheets.expansion.docks[a.dock]!.asset);
    case 'scrap':
    case 'scrapX':
      return hexName(sheets, a.hex);
    case 'claimHex':
      return withAsset(hexName(sheets, a.hex), sheets.industry.hexes[a.hex]!.asset);
    case 'infantry':
      return nodeName(a.node);
    case 'deploy':
      return a.nodes.map(nodeName).join(' ');
    default:
      return '';
  }
}

/** A whole step in words: marks of the same kind in a row are told together. */
export function tellAtoms(
  text: Pick<Text, 'names' | 'asset' | 'atom'>,
  sheets: Layouts,
  atoms: readonly Atom[],
): string[] {
  const told: { atom: Atom; words: string; places: string[]; n: number }[] = [];
  for (const a of atoms) {
    const place = placeOfAtom(text, sheets, a);
    const words = text.atom(a, '');
    const last = told.at(-1);
    if (last && last.words === words) {
      last.places.push(place);
      last.n++;
    } else told.push({ atom: a, words, places: [place], n: 1 });
  }
  return told.map(({ atom, words, places, n }) => {
    if (places[0] !== '') return text.atom(atom, places.join(', '));
    return n > 1 ? `${words} (${n}×)` : words;
  });
}
