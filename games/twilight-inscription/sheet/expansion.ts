/** The Expansion sheet: planets, space docks, Population. */
import { fire, isBlocked } from './abilities.ts';
import { claimAsset } from './claims.ts';
import { LINE_CLAIMED, LINE_CROSSED, OPEN, type Desk } from './player.ts';

export function refuseUnlockPlanet({ p }: Desk, planet: number): string | null {
  if (p.expansion.unlocked[planet] !== false) return 'INS-EXP-02';
  return isBlocked(p, 'construction') ? 'INS-CLAR-01' : null;
}

export function unlockPlanet(desk: Desk, planet: number): void {
  desk.p.expansion.unlocked[planet] = true;
  fire(desk, 'unlockPlanet', { planet });
}

export function refuseDevelop({ p, sheets }: Desk, planet: number, icon: number): string | null {
  const printed = sheets.expansion.planets[planet];
  if (!printed || printed.icons[icon] === undefined) return 'INS-EXP-04';
  if (!p.expansion.unlocked[planet]) return 'INS-EXP-03';
  return p.expansion.icons[planet]! & (1 << icon) ? 'INS-EXP-04' : null;
}

/** One icon may complete a row and a column: both assets are claimed (INS-EXP-05, INS-EXP-06). */
export function develop(desk: Desk, planet: number, icon: number): void {
  const { p, sheets } = desk;
  const printed = sheets.expansion.planets[planet]!;
  const marks = (p.expansion.icons[planet]! |= 1 << icon);
  const lines = p.expansion.lines[planet]!;
  for (const [line, bits] of printed.lines.entries()) {
    if (!(bits & (1 << icon)) || (marks & bits) !== bits || lines[line] !== OPEN) continue;
    lines[line] = LINE_CLAIMED;
    const end = printed.ends[line];
    if (end) claimAsset(desk, end);
  }
}

/** Neural Motivator asks only what the line ends in, whatever became of that asset (INS-CLAR-10). */
export const inLineEndingIn = ({ sheets }: Desk, planet: number, icon: number, kind: 'population'): boolean => {
  const printed = sheets.expansion.planets[planet]!;
  return printed.lines.some((bits, line) => bits & (1 << icon) && printed.ends[line] === kind);
};

/** A line of an unlocked planet that still has icons to cross out. */
export function refuseDevelopLine({ p, sheets }: Desk, planet: number, line: number): string | null {
  const bits = sheets.expansion.planets[planet]!.lines[line]!;
  return (p.expansion.icons[planet]! & bits) === bits ? 'INS-EXP-05' : null;
}

export function developLine(desk: Desk, planet: number, line: number): void {
  const printed = desk.sheets.expansion.planets[planet]!;
  for (let icon = 0; icon < printed.icons.length; icon++) {
    if (printed.lines[line]! & (1 << icon) && !(desk.p.expansion.icons[planet]! & (1 << icon)))
      develop(desk, planet, icon);
  }
}

const allIcons = (n: number): number => (1 << n) - 1;

export function refuseDockIcon({ p, sheets }: Desk, dock: number, icon: number): string | null {
  const printed = sheets.expansion.docks[dock];
  if (!printed || printed.icons[icon] === undefined || p.expansion.built[dock]) return 'INS-EXP-09';
  const marks = p.expansion.docks[dock]!;
  if (marks & (1 << icon)) return 'INS-EXP-09';
  const last = (marks | (1 << icon)) === allIcons(printed.icons.length);
  return last && isBlocked(p, 'construction') ? 'INS-CLAR-01' : null;
}

export function dockIcon(desk: Desk, dock: number, icon: number): void {
  const marks = (desk.p.expansion.docks[dock]! |= 1 << icon);
  if (marks === allIcons(desk.sheets.expansion.docks[dock]!.icons.length)) buildDock(desk, dock);
}

export function refuseBuildDock({ p }: Desk, dock: number): string | null {
  if (p.expansion.built[dock] !== false) return 'INS-EXP-09';
  return isBlocked(p, 'construction') ? 'INS-CLAR-01' : null;
}

export function buildDock(desk: Desk, dock: number): void {
  desk.p.expansion.built[dock] = true;
  fire(desk, 'buildDock');
  claimAsset(desk, desk.sheets.expansion.docks[dock]!.asset);
}

/** An unclaimed Population asset that an effect may cross out. */
export const refuseCrossPopulation = ({ p, sheets }: Desk, planet: number, line: number): string | null =>
  sheets.expansion.planets[planet]?.ends[line] === 'population' && p.expansion.lines[planet]![line] === OPEN
    ? null
    : 'INS-CLAR-03';

export function crossLine({ p }: Desk, planet: number, line: number): void {
  p.expansion.lines[planet]![line] = LINE_CROSSED;
}

export const planetComplete = ({ p, sheets }: Pick<Desk, 'p' | 'sheets'>, planet: number): boolean =>
  p.expansion.icons[planet] === allIcons(sheets.expansion.planets[planet]!.icons.length);
