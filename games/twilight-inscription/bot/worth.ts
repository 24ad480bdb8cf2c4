/** What the next atom is worth in VP, by rule of thumb: cheap enough to look at every one. */
import { objectiveCard, type Condition } from '../content/objectives.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS } from '../content/units.ts';
import { COLUMNS, INDUSTRY_BATCHES, SECTION_ROWS, WARS, type NavigationLayout } from '../content/layouts.ts';
import { RESOURCES, asset, type AssetCode, type Res, type SheetId } from '../content/vocabulary.ts';
import type { Atom } from '../sheet/atoms.ts';
import { isPaidMark, marksOn } from '../sheet/marks.ts';
import { progress } from '../sheet/objectives.ts';
import { HEX_SCRAPPED, OPEN, UNEXPLORED, type Desk, type Pool } from '../sheet/player.ts';
import { canPay } from '../sheet/pool.ts';
import { unitVp } from '../sheet/scoring.ts';
import { strength } from '../sheet/warfare.ts';
import { worthOf, type Outlook } from './outlook.ts';

/** A desk looked at once: what many atoms share is worked out a single time. */
export interface Judge {
  desk: Desk;
  o: Outlook;
  assets: Map<AssetCode, number>;
  strength: number[];
  /** The best mark each resource could buy, by sheet. */
  best: Map<SheetId, Record<Res, number>>;
  /** Hyperlanes from the nearest explored system to Mecatol Rex. */
  nearest: number | null;
  /** What one step towards each open objective is worth. */
  objectives: { when: Condition; step: number }[] | null;
}

export const judgeOf = (desk: Desk, o: Outlook): Judge => ({
  desk,
  o,
  assets: new Map(),
  strength: [],
  best: new Map(),
  nearest: null,
  objectives: null,
});

function assetWorth(code: AssetCode | null | undefined, j: Judge): number {
  if (!code) return 0;
  let value = j.assets.get(code);
  if (value === undefined) {
    value = worthOf(code, j.desk.p, j.o);
    j.assets.set(code, value);
  }
  return value;
}

/** What is begun now may no longer be finished when the game nears its end. */
const late = ({ o }: Judge): number => Math.min(1, o.strategyLeft / 2);
/** Progress counts more the less is missing. */
const share = (missing: number, j: Judge): number =>
  missing <= 1 ? 1 : late(j) * (missing === 2 ? 0.5 : missing === 3 ? 0.33 : 0.24);
const TECHNOLOGY_WORTH = [2.5, 4, 3, 3, 4, 2.5, 5, 3.5];
const technologyWorth = (technology: number, { o }: Judge): number =>
  TECHNOLOGY_WORTH[technology]! * Math.min(1, o.strategyLeft / 7);

const bitsOf = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
};

// ---- objectives

/** The last steps towards an objective count most. */
function openObjectives(j: Judge): { when: Condition; step: number }[] {
  if (j.objectives) return j.objectives;
  j.objectives = j.o.objectives.flatMap(({ id, vp }) => {
    const { when } = objectiveCard(id);
    const { have, need } = progress(j.desk, when);
    return have >= need ? [] : [{ when, step: (vp * 0.8) / (need - have) ** 1.5 }];
  });
  return j.objectives;
}

function towards(j: Judge, has: Condition['has'], counts?: (when: Condition) => boolean): number {
  let sum = 0;
  for (const { when, step } of openObjectives(j)) if (when.has === has && (!counts || counts(when))) sum += step;
  return sum;
}

const systemCounts = (code: AssetCode | null) => (when: Condition) =>
  code !== null && when.has === 'systemsClaimed' && when.kinds.includes(asset(code).kind);

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

function claimWorth(j: Judge, system: number): number {
  const printed = j.desk.sheets.navigation.systems[system]!;
  if (printed.size === 'mecatol') return j.o.mecatol + 1.5;
  return assetWorth(printed.asset, j) + 0.05 + towards(j, 'systemsClaimed', systemCounts(printed.asset));
}

function nearestToMecatol(j: Judge): number {
  if (j.nearest === null) {
    const away = distanceToMecatol(j.desk.sheets.navigation);
    j.nearest = j.desk.p.navigation.systems.reduce(
      (best, state, i) => (state === UNEXPLORED ? best : Math.min(best, away[i]!)),
      99,
    );
  }
  return j.nearest;
}

function exploreWorth(j: Judge, to: number): number {
  const { navigation } = j.desk.sheets;
  const { systems } = j.desk.p.navigation;
  let beyond = 0;
  for (const next of navigation.beside[to]!)
    if (systems[next] === UNEXPLORED) beyond = Math.max(beyond, claimWorth(j, next));
  const away = distanceToMecatol(navigation)[to]!;
  const closer = away < nearestToMecatol(j) && j.o.strategyLeft * 2 > away ? (j.o.mecatol + 2) / 9 : 0;
  return late(j) * (0.42 * claimWorth(j, to) + 0.12 * beyond + closer);
}

// ---- Expansion

function developWorth(j: Judge, planet: number, icon: number): number {
  const printed = j.desk.sheets.expansion.planets[planet]!;
  const marks = j.desk.p.expansion.icons[planet]!;
  const lines = j.desk.p.expansion.lines[planet]!;
  let sum = 0;
  for (let line = 0; line < printed.lines.length; line++) {
    const bits = printed.lines[line]!;
    if (bits & (1 << icon) && lines[line] === OPEN)
      sum += assetWorth(printed.ends[line], j) * share(bitsOf(bits & ~marks), j);
  }
  const missing = printed.icons.length - bitsOf(marks);
  return sum + towards(j, 'planetsComplete') * (missing === 1 ? 1 : (late(j) * 0.8) / (missing + 1));
}

function unlockWorth(j: Judge, planet: number): number {
  const { planets } = j.desk.sheets.expansion;
  const { icons, unlocked } = j.desk.p.expansion;
  const ends = planets[planet]!.ends.reduce((sum, code) => sum + assetWorth(code, j), 0);
  const open = unlocked.filter((is, i) => is && bitsOf(icons[i]!) < planets[i]!.icons.length).length;
  return (
    (1.2 * ends) / planets[planet]!.icons.length + (open === 0 ? 1.5 : 0.4) - 0.3 * open + towards(j, 'planetsAndDocks')
  );
}

// ---- Industry

function scrapWorth(j: Judge, hex: number): number {
  const { hexes } = j.desk.p.industry;
  const { industry } = j.desk.sheets;
  let opens = 0;
  for (const next of industry.beside[hex]!) {
    if (hexes[next] !== OPEN || industry.hexes[next]!.kind !== 'asset') continue;
    if (!industry.beside[next]!.some((at) => hexes[at] === HEX_SCRAPPED))
      opens += 0.2 * assetWorth(industry.hexes[next]!.asset, j);
  }
  return late(j) * (opens + 0.15) - 0.3 * assetWorth(industry.hexes[hex]!.asset, j);
}

function claimHexWorth(j: Judge, hex: number): number {
  const code = j.desk.sheets.industry.hexes[hex]!.asset;
  const commodity =
    code && asset(code).kind === 'com' ? towards(j, 'eachCommodity') * 0.4 + towards(j, 'commodityRowFull') * 0.7 : 0;
  return assetWorth(code, j) + 0.05 + commodity + towards(j, 'claimedAroundScrapped') * 0.3;
}

// ---- Warfare

/** What one more strength is worth in a War, the closer the foe the more. */
function strengthWorth(j: Judge, war: number, side: 'L' | 'R'): number {
  if (war < j.o.nextWar || war >= WARS) return 0.02;
  const place = war * 2 + (side === 'L' ? 0 : 1);
  j.strength[place] ??= workOutStrength(j, war, side);
  return j.strength[place];
}

function workOutStrength(j: Judge, war: number, side: 'L' | 'R'): number {
  const box = j.desk.sheets.warfare.boxes[war]![side];
  const stake = assetWorth(box.win, j) - box.lose;
  if (war > j.o.nextWar) return (0.09 * stake) / (war - j.o.nextWar);
  const gap = j.o.foe[side] + 0.5 - strength(j.desk.p, war, side).total;
  const close = gap > 6 ? 0.05 : gap > 0 ? 0.16 : gap > -2 ? 0.1 : 0.02;
  return close * stake;
}

function nodeWorth(j: Judge, node: number): number {
  const y = Math.floor(node / COLUMNS);
  const code = j.desk.sheets.warfare.assets[node];
  const held = code ? assetWorth(code, j) + towards(j, 'assetNodes') : 0;
  return held + strengthWorth(j, Math.floor(y / SECTION_ROWS), node % COLUMNS < COLUMNS / 2 ? 'L' : 'R') + 0.004 * y;
}

function unitWorth(j: Judge, unit: number): number {
  const each = (strengthWorth(j, j.o.nextWar, 'L') + strengthWorth(j, j.o.nextWar, 'R')) / 2 + 0.25;
  return unitVp(j.desk.p, unit) + UNITS[unit]!.shape.length * each + towards(j, 'unitsBuilt');
}

function unitIconWorth(j: Judge, unit: number, strip: number, icon: number): number {
  const cost = UNITS[unit]!.cost.length;
  const missing = cost - bitsOf(j.desk.p.warfare.strips[unit]![strip]!);
  const scarce = UNITS[unit]!.cost[icon] === 'M' ? 0 : 0.02;
  return (unitWorth(j, unit) / cost) * (missing === 1 ? 1.6 : late(j) * (missing < cost ? 1.05 : 0.85)) + scarce;
}

// ---- choosing

const BEST_GAIN: Partial<Record<AssetCode, number>> = {
  'spec:biotic': 1.1,
  'spec:warfare': 1.05,
  'focus:I': 1.1,
  'focus:M': 1.05,
};

/** The best mark one such resource could buy on a sheet. */
function bestFor(j: Judge, sheet: SheetId, res: Res): number {
  let best = j.best.get(sheet);
  if (!best) {
    best = { M: 0, I: 0, R: 0 };
    for (const mark of marksOn(j.desk, sheet, RESOURCES))
      if (mark.pay !== 'free') best[mark.pay] = Math.max(best[mark.pay], worth(j, mark));
    j.best.set(sheet, best);
  }
  return best[res];
}

const bestWith = (j: Judge, sheet: SheetId, pool: Pool): number =>
  RESOURCES.reduce((best, res) => (canPay(pool, res) ? Math.max(best, bestFor(j, sheet, res)) : best), 0);

export function worth(j: Judge, atom: Atom): number {
  const { p, sheets } = j.desk;
  const time = Math.min(1, j.o.strategyLeft / 6);
  switch (atom.do) {
    case 'explore':
      return exploreWorth(j, atom.to);
    case 'passage':
      return exploreWorth(j, sheets.navigation.wormholes[atom.leave]!.system) + 0.4;
    case 'reveal':
      return exploreWorth(j, atom.system);
    case 'claimSystem':
      return claimWorth(j, atom.system);
    case 'crossSystem':
      return -claimWorth(j, atom.system);
    case 'unlockPlanet':
      return unlockWorth(j, atom.planet) - (atom.pay === 'asset' ? 0.6 * time : 0);
    case 'develop':
      return developWorth(j, atom.planet, atom.icon);
    case 'developLine': {
      const printed = sheets.expansion.planets[atom.planet]!;
      return (
        assetWorth(printed.ends[atom.line], j) + bitsOf(printed.lines[atom.line]! & ~p.expansion.icons[atom.planet]!)
      );
    }
    case 'dockIcon': {
      const dock = sheets.expansion.docks[atom.dock]!;
      const missing = dock.icons.length - bitsOf(p.expansion.docks[atom.dock]!);
      return (assetWorth(dock.asset, j) + towards(j, 'planetsAndDocks')) * share(missing, j) * 0.9;
    }
    case 'buildDock':
      return (
        assetWorth(sheets.expansion.docks[atom.dock]!.asset, j) +
        towards(j, 'planetsAndDocks') -
        (atom.pay === 'asset' ? 1.6 * time : 0)
      );
    case 'crossPopulation':
      return -developWorth(j, atom.planet, 0);
    case 'scrap':
      return scrapWorth(j, atom.hex);
    case 'claimHex':
      return claimHexWorth(j, atom.hex);
    case 'scrapX': {
      const behind = sheets.industry.beside[atom.hex]!.filter((next) => p.industry.hexes[next] === OPEN);
      return (
        behind.reduce((sum, next) => sum + 0.3 * assetWorth(sheets.industry.hexes[next]!.asset, j), 0) - 1.5 * time
      );
    }
    case 'batch': {
      const { res, n } = INDUSTRY_BATCHES[atom.batch]!;
      return n * 0.75 * bestFor(j, 'industry', res) - 2 * time;
    }
    case 'unlockUnit':
      return (UNITS[atom.unit]!.vp * 0.9 - 0.7) * time;
    case 'unitIcon':
      return unitIconWorth(j, atom.unit, atom.strip, atom.icon);
    case 'unitSpecialty':
      return unitWorth(j, atom.unit) - 2 * time;
    case 'infantry':
      return nodeWorth(j, atom.node) + 0.1;
    case 'deploy':
      return atom.nodes.reduce((sum, node) => sum + nodeWorth(j, node), 0);
    case 'research':
    case 'technologySpecialty': {
      const paid = atom.do === 'research' ? 1 : 3;
      const missing = TECHNOLOGIES[atom.technology]!.research - p.research[atom.technology]! - paid + 1;
      const value = (technologyWorth(atom.technology, j) + towards(j, 'technologies')) * share(missing, j);
      return atom.do === 'research' ? value : value - 1.9 * time;
    }
    case 'unlockTechnology':
      return technologyWorth(atom.technology, j) + towards(j, 'technologies');
    case 'useTechnology':
      return 1;
    case 'focus':
      return Math.min(3, 0.3 * j.o.strategyLeft) - 0.5;
    case 'unlockFocus':
    case 'lendFocus':
      return atom.res === 'I' ? 1.1 : 1;
    case 'trade':
      return p.active === null ? 0 : bestFor(j, p.active, atom.res) - j.o.thrift - 0.15 * time;
    case 'convert':
      return p.active === null ? 0 : bestFor(j, p.active, atom.to) - bestFor(j, p.active, atom.from) - 0.1;
    case 'gain':
      return (BEST_GAIN[atom.asset] ?? 1) * worthOf(atom.asset, p, j.o);
    case 'side':
      return strengthWorth(j, j.o.nextWar, atom.side);
    case 'sheet': {
      const task = p.todo.at(-1);
      const named = task?.do === 'spend' && task.res !== 'wild' ? task.res : null;
      return bestWith(j, atom.sheet, named ? { M: 0, I: 0, R: 0, W: 0, [named]: 1 } : { M: 1, I: 1, R: 1, W: 0 });
    }
    case 'crossAsset':
      return -worthOf(atom.asset, p, j.o);
    case 'relic':
      return 0.5;
    case 'buyStrength':
      return Math.max(strengthWorth(j, j.o.nextWar, 'L'), strengthWorth(j, j.o.nextWar, 'R')) * 2 - 0.8;
    case 'rerollDice':
      return -0.1 * atom.dice.length;
    case 'repeatDie':
      return p.active === null ? 0 : bestFor(j, p.active, atom.res);
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

/** Spends that only change what can be paid are worth it only above nothing; marks are compulsory anyway. */
export const isCompulsory = (desk: Desk, atom: Atom): boolean =>
  desk.p.todo.length > 0 || isPaidMark(atom) || atom.do === 'activate';
