/** What the next atom is worth in VP, by rule of thumb: cheap enough to look at every one. */
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS } from '../content/units.ts';
import { COLUMNS, SECTION_ROWS, WARS, INDUSTRY_BATCHES, type NavigationLayout } from '../content/layouts.ts';
import { RESOURCES, type AssetCode, type Res, type SheetId } from '../content/vocabulary.ts';
import type { Atom } from '../sheet/atoms.ts';
import { isPaidMark, marksOn } from '../sheet/marks.ts';
import { HEX_SCRAPPED, OPEN, UNEXPLORED, type Desk, type Pool } from '../sheet/player.ts';
import { canPay } from '../sheet/pool.ts';
import { unitVp } from '../sheet/scoring.ts';
import { strength } from '../sheet/warfare.ts';
import { worthOf, type Outlook } from './outlook.ts';

/** Progress counts more the less is missing. */
const share = (missing: number): number => (missing <= 1 ? 1 : missing === 2 ? 0.5 : missing === 3 ? 0.33 : 0.24);
const TECHNOLOGY_WORTH = [2.5, 4, 3, 3, 4, 2.5, 5, 3.5];
const technologyWorth = (technology: number, o: Outlook): number =>
  TECHNOLOGY_WORTH[technology]! * Math.min(1, o.strategyLeft / 7);

const assetWorth = (code: AssetCode | null | undefined, { p }: Desk, o: Outlook): number =>
  code ? worthOf(code, p, o) : 0;

// ---- Navigation

const farFromMecatol = new WeakMap<NavigationLayout, number[]>();
function distanceToMecatol(layout: NavigationLayout): number[] {
  const known = farFromMecatol.get(layout);
  if (known) return known;
  const away = layout.systems.map(() => 99);
  const start = layout.systems.findIndex((s) => s.size === 'mecatol');
  away[start] = 0;
  for (const queue = [start]; queue.length > 0;) {
    const at = queue.shift()!;
    for (const next of layout.beside[at]!) {
      if (away[next]! <= away[at]! + 1) continue;
      away[next] = away[at]! + 1;
      queue.push(next);
    }
  }
  farFromMecatol.set(layout, away);
  return away;
}

function claimWorth(desk: Desk, system: number, o: Outlook): number {
  const printed = desk.sheets.navigation.systems[system]!;
  if (printed.size === 'mecatol') return o.mecatol + 1.5;
  return assetWorth(printed.asset, desk, o) + 0.05;
}

function exploreWorth(desk: Desk, to: number, o: Outlook): number {
  const { navigation } = desk.sheets;
  const { systems } = desk.p.navigation;
  const beyond = navigation.beside[to]!.reduce(
    (best, next) => (systems[next] === UNEXPLORED ? Math.max(best, claimWorth(desk, next, o)) : best),
    0,
  );
  const away = distanceToMecatol(navigation);
  const nearest = systems.reduce((best, state, i) => (state === UNEXPLORED ? best : Math.min(best, away[i]!)), 99);
  const closer = away[to]! < nearest && o.strategyLeft * 2 > away[to]! ? (o.mecatol + 2) / 9 : 0;
  return 0.42 * claimWorth(desk, to, o) + 0.12 * beyond + closer;
}

// ---- Expansion

function developWorth(desk: Desk, planet: number, icon: number, o: Outlook): number {
  const printed = desk.sheets.expansion.planets[planet]!;
  const marks = desk.p.expansion.icons[planet]!;
  return printed.lines.reduce((sum, bits, line) => {
    if (!(bits & (1 << icon)) || desk.p.expansion.lines[planet]![line] !== OPEN) return sum;
    return sum + assetWorth(printed.ends[line], desk, o) * share(bitsOf(bits & ~marks));
  }, 0);
}

const bitsOf = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
};

function unlockWorth(desk: Desk, planet: number, o: Outlook): number {
  const printed = desk.sheets.expansion.planets[planet]!;
  const ends = printed.ends.reduce((sum, code) => sum + assetWorth(code, desk, o), 0);
  const open = desk.p.expansion.unlocked.filter(
    (is, i) => is && bitsOf(desk.p.expansion.icons[i]!) < desk.sheets.expansion.planets[i]!.icons.length,
  ).length;
  return (1.2 * ends) / printed.icons.length + (open === 0 ? 1.5 : 0.4) - 0.3 * open;
}

// ---- Industry

function scrapWorth(desk: Desk, hex: number, o: Outlook): number {
  const { hexes } = desk.p.industry;
  const { industry } = desk.sheets;
  const opens = industry.beside[hex]!.reduce((sum, next) => {
    if (hexes[next] !== OPEN || industry.hexes[next]!.kind !== 'asset') return sum;
    const already = industry.beside[next]!.some((at) => hexes[at] === HEX_SCRAPPED);
    return sum + (already ? 0 : 0.2) * assetWorth(industry.hexes[next]!.asset, desk, o);
  }, 0);
  return opens + 0.15 - 0.3 * assetWorth(industry.hexes[hex]!.asset, desk, o);
}

// ---- Warfare

/** What one more strength is worth in a War, the closer the foe the more. */
function strengthWorth(desk: Desk, war: number, side: 'L' | 'R', o: Outlook): number {
  if (war < o.nextWar || war >= WARS) return 0.02;
  const box = desk.sheets.warfare.boxes[war]![side];
  const stake = assetWorth(box.win, desk, o) - box.lose;
  if (war > o.nextWar) return (0.09 * stake) / (war - o.nextWar);
  const gap = o.foe[side] + 0.5 - strength(desk.p, war, side).total;
  const close = gap > 6 ? 0.05 : gap > 0 ? 0.16 : gap > -2 ? 0.1 : 0.02;
  return close * stake;
}

function nodeWorth(desk: Desk, node: number, o: Outlook): number {
  const y = Math.floor(node / COLUMNS);
  const side = node % COLUMNS < COLUMNS / 2 ? 'L' : 'R';
  return (
    assetWorth(desk.sheets.warfare.assets[node], desk, o) +
    strengthWorth(desk, Math.floor(y / SECTION_ROWS), side, o) +
    0.004 * y
  );
}

function unitWorth(desk: Desk, unit: number, o: Outlook): number {
  const each = (strengthWorth(desk, o.nextWar, 'L', o) + strengthWorth(desk, o.nextWar, 'R', o)) / 2 + 0.25;
  return unitVp(desk.p, unit) + UNITS[unit]!.shape.length * each;
}

function unitIconWorth(desk: Desk, unit: number, strip: number, icon: number, o: Outlook): number {
  const cost = UNITS[unit]!.cost.length;
  const missing = cost - bitsOf(desk.p.warfare.strips[unit]![strip]!);
  const scarce = UNITS[unit]!.cost[icon] === 'M' ? 0 : 0.02;
  return (unitWorth(desk, unit, o) / cost) * (missing === 1 ? 1.6 : missing < cost ? 1.05 : 0.85) + scarce;
}

// ---- choosing

const BEST_GAIN: Partial<Record<AssetCode, number>> = {
  'spec:biotic': 1.1,
  'spec:warfare': 1.05,
  'focus:I': 1.1,
  'focus:M': 1.05,
};

/** The best mark a purse could buy on a sheet. */
export function bestMark(desk: Desk, sheet: SheetId, pool: Pool, o: Outlook): number {
  const marks = marksOn(
    desk,
    sheet,
    RESOURCES.filter((res) => canPay(pool, res)),
  );
  return marks.reduce((best, mark) => Math.max(best, worth(desk, mark, o)), 0);
}

const bestFor = (desk: Desk, sheet: SheetId, res: Res, o: Outlook): number =>
  marksOn(desk, sheet, [res]).reduce((best, mark) => Math.max(best, worth(desk, mark, o)), 0);

export function worth(desk: Desk, atom: Atom, o: Outlook): number {
  const { p, sheets } = desk;
  const time = Math.min(1, o.strategyLeft / 6);
  switch (atom.do) {
    case 'explore':
      return exploreWorth(desk, atom.to, o);
    case 'passage':
      return exploreWorth(desk, sheets.navigation.wormholes[atom.leave]!.system, o) + 0.4;
    case 'reveal':
      return exploreWorth(desk, atom.system, o);
    case 'claimSystem':
      return claimWorth(desk, atom.system, o);
    case 'crossSystem':
      return -claimWorth(desk, atom.system, o);
    case 'unlockPlanet':
      return unlockWorth(desk, atom.planet, o) - (atom.pay === 'asset' ? 0.6 * time : 0);
    case 'develop':
      return developWorth(desk, atom.planet, atom.icon, o);
    case 'developLine': {
      const printed = sheets.expansion.planets[atom.planet]!;
      return (
        assetWorth(printed.ends[atom.line], desk, o) +
        bitsOf(printed.lines[atom.line]! & ~p.expansion.icons[atom.planet]!)
      );
    }
    case 'dockIcon': {
      const dock = sheets.expansion.docks[atom.dock]!;
      return assetWorth(dock.asset, desk, o) * share(dock.icons.length - bitsOf(p.expansion.docks[atom.dock]!)) * 0.9;
    }
    case 'buildDock':
      return assetWorth(sheets.expansion.docks[atom.dock]!.asset, desk, o) - (atom.pay === 'asset' ? 1.6 * time : 0);
    case 'crossPopulation':
      return -developWorth(desk, atom.planet, 0, o);
    case 'scrap':
      return scrapWorth(desk, atom.hex, o);
    case 'claimHex':
      return assetWorth(sheets.industry.hexes[atom.hex]!.asset, desk, o) + 0.05;
    case 'scrapX':
      return (
        sheets.industry.beside[atom.hex]!.reduce(
          (sum, next) =>
            sum + (p.industry.hexes[next] === OPEN ? 0.3 * assetWorth(sheets.industry.hexes[next]!.asset, desk, o) : 0),
          0,
        ) -
        1.5 * time
      );
    case 'batch': {
      const { res, n } = INDUSTRY_BATCHES[atom.batch]!;
      return n * 0.75 * bestFor(desk, 'industry', res, o) - 2 * time;
    }
    case 'unlockUnit':
      return (UNITS[atom.unit]!.vp * 0.9 + 0.5) * time - 1.2 * time;
    case 'unitIcon':
      return unitIconWorth(desk, atom.unit, atom.strip, atom.icon, o);
    case 'unitSpecialty':
      return unitWorth(desk, atom.unit, o) - 2 * time;
    case 'infantry':
      return nodeWorth(desk, atom.node, o) + 0.1;
    case 'deploy':
      return atom.nodes.reduce((sum, node) => sum + nodeWorth(desk, node, o), 0);
    case 'research':
      return (
        technologyWorth(atom.technology, o) *
        share(TECHNOLOGIES[atom.technology]!.research - p.research[atom.technology]!)
      );
    case 'technologySpecialty':
      return (
        technologyWorth(atom.technology, o) *
          share(TECHNOLOGIES[atom.technology]!.research - p.research[atom.technology]! - 2) -
        1.9 * time
      );
    case 'unlockTechnology':
      return technologyWorth(atom.technology, o);
    case 'useTechnology':
      return 1;
    case 'focus':
      return Math.min(3, 0.3 * o.strategyLeft) - 0.5;
    case 'unlockFocus':
    case 'lendFocus':
      return atom.res === 'I' ? 1.1 : 1;
    case 'trade':
      return p.active === null ? 0 : bestFor(desk, p.active, atom.res, o) - 0.75 - 0.15 * time;
    case 'convert':
      return p.active === null ? 0 : bestFor(desk, p.active, atom.to, o) - bestFor(desk, p.active, atom.from, o) - 0.1;
    case 'gain':
      return (BEST_GAIN[atom.asset] ?? 1) * worthOf(atom.asset, p, o);
    case 'side':
      return strengthWorth(desk, o.nextWar, atom.side, o);
    case 'sheet': {
      const task = p.todo.at(-1);
      const pool =
        task?.do === 'spend' && task.res !== 'wild'
          ? { M: 0, I: 0, R: 0, W: 0, [task.res]: task.n }
          : { M: 1, I: 1, R: 1, W: 0 };
      return bestMark(desk, atom.sheet, pool, o);
    }
    case 'crossAsset':
      return -worthOf(atom.asset, p, o);
    case 'relic':
      return 0.5;
    case 'buyStrength':
      return Math.max(strengthWorth(desk, o.nextWar, 'L', o), strengthWorth(desk, o.nextWar, 'R', o)) * 2 - 0.8;
    case 'rerollDice':
      return -0.1 * atom.dice.length;
    case 'repeatDie':
      return p.active === null ? 0 : bestFor(desk, p.active, atom.res, o);
    case 'option':
    case 'activate':
      return 0;
    case 'save':
    case 'wait':
    case 'stop':
      return -0.01;
    default:
      return atom satisfies never;
  }
}

/** Cards and spends that only change what can be paid are worth it only above nothing; marks are compulsory anyway. */
export const isCompulsory = (desk: Desk, atom: Atom): boolean =>
  desk.p.todo.length > 0 || isPaidMark(atom) || atom.do === 'activate';
