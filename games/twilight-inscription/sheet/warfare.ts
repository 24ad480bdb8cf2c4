/** The Warfare sheet: building units, deploying them, strength. */
import type { DeployRule } from '../content/effects.ts';
import { COLUMNS, LEFT_HALF, RIGHT_HALF, ROWS, SECTION_ROWS } from '../content/layouts.ts';
import { FLEET_LOGISTICS } from '../content/technologies.ts';
import { INFANTRY, UNITS } from '../content/units.ts';
import type { Side } from '../content/vocabulary.ts';
import { fire, hasTechnology, isBlocked, mods } from './abilities.ts';
import { claimAsset } from './claims.ts';
import { PLACEMENTS, placementOf, type Placement } from './placements.ts';
import type { Desk, Player } from './player.ts';

const whole = (unit: number): number => (1 << UNITS[unit]!.cost.length) - 1;
export const isBuilt = (p: Player, unit: number, strip: number): boolean =>
  p.warfare.strips[unit]![strip] === whole(unit);

export function refuseUnlockUnit({ p }: Desk, unit: number): string | null {
  return p.warfare.unlocked[unit] === false ? null : 'INS-WAR-09';
}

export function refuseStrip({ p }: Desk, unit: number, strip: number): string | null {
  if (unit === INFANTRY || p.warfare.strips[unit]?.[strip] === undefined) return 'INS-WAR-06';
  if (!p.warfare.unlocked[unit]) return 'INS-WAR-08';
  return isBuilt(p, unit, strip) ? 'INS-WAR-06' : null;
}

export function refuseUnitIcon(desk: Desk, unit: number, strip: number, icon: number): string | null {
  const refused = refuseStrip(desk, unit, strip);
  if (refused) return refused;
  const marks = desk.p.warfare.strips[unit]![strip]!;
  if (UNITS[unit]!.cost[icon] === undefined || marks & (1 << icon)) return 'INS-WAR-03';
  return (marks | (1 << icon)) === whole(unit) && isBlocked(desk.p, 'construction') ? 'INS-CLAR-01' : null;
}

export function unitIcon(desk: Desk, unit: number, strip: number, icon: number): void {
  const strips = desk.p.warfare.strips[unit]!;
  strips[strip]! |= 1 << icon;
  if (strips[strip] === whole(unit)) buildUnit(desk, unit, strip);
}

/** Built: it counts, its VP are claimed, and it must be deployed if it can be (INS-WAR-04, INS-CLAR-25). */
export function buildUnit(desk: Desk, unit: number, strip: number): void {
  const { p } = desk;
  p.warfare.strips[unit]![strip] = whole(unit);
  p.warfare.built[unit]!++;
  const { id } = UNITS[unit]!;
  fire(desk, 'buildUnit', { unit: id });
  p.todo.push({ do: 'deploy', unit: id, n: 1 });
}

/** Exceptions a faction always has for a unit, beside those of the effect at hand. */
export function deployRules(p: Player, unit: number, rules: DeployRule[] = []): DeployRule[] {
  const own = mods(p, 'deployRule').filter((m) => m.unit === 'every' || m.unit === UNITS[unit]!.id);
  return own.length === 0 ? rules : [...rules, ...own.map((m) => m.rule)];
}

/** Nodes that touch a marked node, for one row, as bits. */
function touching(nodes: number[], y: number): number {
  const row = nodes[y]!;
  return ((row << 1) | (row >> 1) | (nodes[y + 1] ?? 0) | (nodes[y - 1] ?? 0)) & 0xff;
}

interface Ground {
  nodes: number[];
  touched: number[];
  anomalies: number[];
  firstRow: number;
  rules: DeployRule[];
}

function ground({ p, sheets }: Desk, rules: DeployRule[]): Ground {
  const { nodes, line } = p.warfare;
  return {
    nodes,
    touched: nodes.map((_, y) => touching(nodes, y)),
    anomalies: sheets.warfare.anomalies,
    firstRow: line * SECTION_ROWS,
    rules,
  };
}

function refuseAt(at: Placement, on: Ground): string | null {
  if (at.y < on.firstRow && !on.rules.includes('belowLine')) return 'INS-WAR-16';
  const anomalies = !on.rules.includes('onAnomaly');
  let contact = false;
  for (const [i, bits] of at.rows.entries()) {
    const y = at.y + i;
    if (bits & on.nodes[y]!) return 'INS-WAR-19';
    if (anomalies && bits & on.anomalies[y]!) return 'INS-WAR-18';
    if (bits & on.touched[y]! || (y === on.firstRow && !on.rules.includes('adjacentOnly'))) contact = true;
  }
  return contact || on.rules.includes('detached') ? null : 'INS-WAR-17';
}

export function refuseDeploy(desk: Desk, unit: number, nodes: number[], rules: DeployRule[]): string | null {
  const at = placementOf(unit, nodes);
  return at ? refuseAt(at, ground(desk, deployRules(desk.p, unit, rules))) : 'INS-CLAR-24';
}

export function placements(desk: Desk, unit: number, rules: DeployRule[]): number[][] {
  const on = ground(desk, deployRules(desk.p, unit, rules));
  const found: number[][] = [];
  for (const at of PLACEMENTS[unit]!) if (refuseAt(at, on) === null) found.push(at.nodes);
  return found;
}

/** Draws the shape and claims the assets it covers (INS-WAR-21). */
export function deploy(desk: Desk, unit: number, nodes: number[]): void {
  const { p, sheets } = desk;
  const sorted = [...nodes].sort((a, b) => a - b);
  p.warfare.placed.push({ unit, nodes: sorted });
  for (const node of sorted) {
    const y = Math.floor(node / COLUMNS);
    p.warfare.nodes[y]! |= 1 << (node % COLUMNS);
    if (sheets.warfare.anomalies[y]! & (1 << (node % COLUMNS))) fire(desk, 'markAnomaly');
    const code = sheets.warfare.assets[node];
    if (code) claimAsset(desk, code);
  }
}

const bitsIn = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
};

/** The section of a half that a War uses: rows and columns. */
export function inSection(war: number, side: Side, node: number): boolean {
  const row = Math.floor(node / COLUMNS);
  const half = side === 'L' ? LEFT_HALF : RIGHT_HALF;
  return Math.floor(row / SECTION_ROWS) === war && (half & (1 << (node % COLUMNS))) !== 0;
}

export function markedInSection(p: Player, war: number, side: Side): number {
  const half = side === 'L' ? LEFT_HALF : RIGHT_HALF;
  let n = 0;
  for (let y = war * SECTION_ROWS; y < Math.min((war + 1) * SECTION_ROWS, ROWS); y++)
    n += bitsIn(p.warfare.nodes[y]! & half);
  return n;
}

export interface Strength {
  nodes: number;
  noted: number;
  faction: number;
  fleetLogistics: number;
  total: number;
}

/** Marked nodes of the section and every bonus (INS-WAR-25, INS-WAR-28), never below 0. */
export function strength(p: Player, war: number, side: Side): Strength {
  const nodes = markedInSection(p, war, side);
  const noted = p.warfare.bonus[side][war]!;
  const faction = mods(p, 'strength').reduce((sum, m) => sum + m.n, 0);
  const fleet = p.warfare.placed.filter(
    (placed) => placed.unit !== INFANTRY && placed.nodes.every((node) => inSection(war, side, node)),
  ).length;
  const fleetLogistics =
    hasTechnology(p, 'fleet-logistics') && fleet >= FLEET_LOGISTICS.units ? FLEET_LOGISTICS.strength : 0;
  return { nodes, noted, faction, fleetLogistics, total: Math.max(0, nodes + noted + faction + fleetLogistics) };
}
