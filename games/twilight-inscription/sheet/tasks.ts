/** Effects waiting on a player: the ones that ask for a choice offer atoms, the others resolve by themselves. */
import type { Effect } from '../content/effects.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { unitIndex } from '../content/units.ts';
import {
  COMMODITIES,
  RESOURCES,
  SIDES,
  SPECIALTIES,
  type AssetCode,
  type OpenAsset,
  type Res,
  type SheetId,
} from '../content/vocabulary.ts';
import { isBlocked, pushTasks } from './abilities.ts';
import type { Atom } from './atoms.ts';
import { addStrength, claimAsset, claimTradeGoods, keptOfKind, unlockedTradeGoods, unspent } from './claims.ts';
import * as expansion from './expansion.ts';
import * as industry from './industry.ts';
import { marksOn, usableOn } from './marks.ts';
import * as navigation from './navigation.ts';
import { EXPLORED, dealtSheets, noResources, type Desk, type Pool, type Task } from './player.ts';
import { becomeWild, canPay, poolSize } from './pool.ts';
import { refuseFocus, refuseTechnology } from './technologies.ts';
import { placements } from './warfare.ts';

/** Resolves what needs no choice, drops what cannot be done (INS-CLAR-03), and returns the choices of the first that asks. */
export function settle(desk: Desk): Atom[] {
  const { p } = desk;
  for (let top = p.todo.at(-1); top; top = p.todo.at(-1)) {
    if (resolveAlone(desk, top)) continue;
    const options = optionsOf(desk, top);
    if (options.length > 0) return options;
    p.todo.pop();
  }
  return [];
}

const OPEN_ASSETS: Record<OpenAsset, AssetCode[]> = {
  'spec:any': SPECIALTIES.map((kind): AssetCode => `spec:${kind}`),
  'focus:any': RESOURCES.map((res): AssetCode => `focus:${res}`),
  'com:any:1': COMMODITIES.map((kind): AssetCode => `com:${kind}:1`),
};
export const isOpenAsset = (code: AssetCode | OpenAsset): code is OpenAsset => code in OPEN_ASSETS;

/** True if the task went on without a choice. */
function resolveAlone(desk: Desk, task: Task): boolean {
  const { p } = desk;
  const next = (effects: Effect[] = []): true => {
    p.todo.pop();
    pushTasks(p, effects);
    return true;
  };
  switch (task.do) {
    case 'gain': {
      const code = task.asset;
      if (isOpenAsset(code)) return false;
      p.todo.pop();
      for (let i = 0; i < task.n; i++) claimAsset(desk, code);
      return true;
    }
    case 'spend': {
      const sheet = sheetToSpendOn(desk, task);
      if (sheet === null) return false;
      p.todo.pop();
      p.todo.push({ do: 'purse', pool: purseOf(task), sheet, upTo: false });
      return true;
    }
    case 'vp':
      p.vp[task.on] += task.n;
      return next();
    case 'block':
      p.blocks.push({ what: task.what, left: task.strategyEvents });
      return next();
    case 'produce':
      claimTradeGoods(p, Math.min(unlockedTradeGoods(p), task.max ?? Infinity));
      return next();
    case 'strength':
      if (task.side === 'choice') return false;
      for (const side of SIDES) noteStrength(desk, task, side);
      return next();
    case 'lose':
      if (task.what === 'tg') {
        const goods = p.industry.tradeGoods;
        goods.spent += Math.min(unspent(goods), task.half ? Math.ceil(unspent(goods) / 2) : task.n);
        return next();
      }
      return 'otherwise' in task && lossOptions(desk, task).length === 0 ? next(task.otherwise) : false;
    case 'payTradeGood':
      p.industry.tradeGoods.spent++;
      return next();
    case 'wildRound':
      becomeWild(p);
      return next();
    case 'ifPlanetUnlocked':
      return next(p.expansion.unlocked.includes(true) ? task.then : task.otherwise);
    case 'freeVotes':
      return next();
    default:
      return false;
  }
}

const purseOf = (spend: Extract<Effect, { do: 'spend' }>): Pool => {
  const pool = noResources();
  pool[spend.res === 'wild' ? 'W' : spend.res] = spend.n;
  return pool;
};

/** The one sheet the effect names, or null if its owner chooses one (INS-CLAR-05). */
function sheetToSpendOn({ p, moment }: Desk, task: Extract<Effect, { do: 'spend' }>): SheetId | null {
  if (task.on === 'any') return null;
  if (task.on !== 'active') return task.on;
  return moment.step === 'card' || moment.step === 'dice' ? p.active : null;
}

export function noteStrength({ p }: Desk, task: Extract<Effect, { do: 'strength' }>, side: 'L' | 'R'): void {
  addStrength(p, side, task.n, 'next');
}

/** The resources that a pool can pay with. */
export const affordable = (pool: Pool): Res[] => RESOURCES.filter((res) => canPay(pool, res));

/** What black dice give: faces named by an agenda give nothing. */
export const blackFaces = ({ p, moment }: Desk): Res[] =>
  (p.rerolled ?? moment.dice?.black ?? []).filter((face) => !isBlocked(p, `die:${face}`));

/** The choices a task offers; none means that it cannot be done. */
export function optionsOf(desk: Desk, task: Task): Atom[] {
  const { p, sheets, moment } = desk;
  switch (task.do) {
    case 'purse': {
      const marks: Atom[] = poolSize(task.pool) > 0 ? marksOn(desk, task.sheet, affordable(task.pool)) : [];
      return task.upTo && marks.length > 0 ? [...marks, { do: 'stop' }] : marks;
    }
    case 'gain':
      return isOpenAsset(task.asset) ? OPEN_ASSETS[task.asset].map((code) => ({ do: 'gain', asset: code })) : [];
    case 'spend': {
      const kinds = affordable(purseOf(task));
      return dealtSheets(p)
        .filter((sheet) => usableOn(desk, sheet).some((res) => kinds.includes(res)))
        .map((sheet) => ({ do: 'sheet', sheet }));
    }
    case 'explore':
      if (task.to === 'wormholeSystem') {
        return sheets.navigation.wormholes
          .filter((w) => navigation.refuseReveal(desk, w.system) === null)
          .map((w) => ({ do: 'reveal', system: w.system }));
      }
      return freed(marksOn(desk, 'navigation', ['M']).filter((m) => m.do === 'explore' || m.do === 'passage'));
    case 'claimSystem': {
      const systems: Atom[] = navigation
        .claimableSystems(desk)
        .filter((system) => task.size === undefined || sheets.navigation.systems[system]!.size === task.size)
        .map((system) => ({ do: 'claimSystem', system, pay: 'free' }));
      return task.upTo && systems.length > 0 ? [...systems, { do: 'stop' }] : systems;
    }
    case 'develop':
      return developOptions(desk, task);
    case 'unlockPlanet':
      return p.expansion.unlocked.flatMap((_, planet): Atom[] =>
        expansion.refuseUnlockPlanet(desk, planet) === null ? [{ do: 'unlockPlanet', planet, pay: 'free' }] : [],
      );
    case 'buildDock':
      return p.expansion.built.flatMap((_, dock): Atom[] =>
        expansion.refuseBuildDock(desk, dock) === null ? [{ do: 'buildDock', dock, pay: 'free' }] : [],
      );
    case 'scrap':
      return p.industry.hexes.flatMap((_, hex): Atom[] =>
        industry.refuseScrap(desk, hex, task.any) === null &&
        (task.only !== 'claimable' || industry.refuseClaimHex(desk, hex) === null)
          ? [{ do: 'scrap', hex, pay: 'free' }]
          : [],
      );
    case 'claimHex':
      return p.industry.hexes.flatMap((_, hex): Atom[] =>
        industry.refuseClaimHex(desk, hex, task.any) === null ? [{ do: 'claimHex', hex, pay: 'free' }] : [],
      );
    case 'deploy': {
      const unit = unitIndex(task.unit);
      return placements(desk, unit, task.rules ?? []).map((nodes) => ({ do: 'deploy', unit, nodes }));
    }
    case 'unlockTechnology':
      return TECHNOLOGIES.flatMap((_, technology): Atom[] =>
        refuseTechnology(desk, technology, null) === null ? [{ do: 'unlockTechnology', technology }] : [],
      );
    case 'unlockFocus':
      return dealtSheets(p).flatMap((sheet) =>
        RESOURCES.filter((res) => refuseFocus(desk, sheet, res) === null).map((res): Atom => ({
          do: 'unlockFocus',
          sheet,
          res,
        })),
      );
    case 'tempFocus':
      return p.active === null
        ? []
        : RESOURCES.filter((res) => refuseFocus(desk, p.active!, res) === null).map((res) => ({
            do: 'lendFocus',
            res,
          }));
    case 'strength':
      return SIDES.map((side) => ({ do: 'side', side }));
    case 'reroll':
      return rerolls(moment.dice?.black.length ?? 0);
    case 'repeatDie':
      return dieChoices(desk);
    case 'repeatBlackDice': {
      const faces = blackFaces(desk);
      return dealtSheets(p)
        .filter((sheet) => sheet !== p.active && usableOn(desk, sheet).some((res) => faces.includes(res)))
        .map((sheet) => ({ do: 'sheet', sheet }));
    }
    case 'lose':
      return lossOptions(desk, task);
    case 'choose':
      return task.options.map((_, option) => ({ do: 'option', option }));
    default:
      return [];
  }
}

const freed = (marks: { do: string }[]): Atom[] => marks.map((mark) => ({ ...mark, pay: 'free' }) as Atom);

function developOptions(desk: Desk, task: Extract<Effect, { do: 'develop' }>): Atom[] {
  const { p, sheets } = desk;
  if (task.scope === 'dock') {
    return sheets.expansion.docks.flatMap((printed, dock) =>
      printed.icons.flatMap((_, icon): Atom[] =>
        expansion.refuseDockIcon(desk, dock, icon) === null ? [{ do: 'dockIcon', dock, icon, pay: 'free' }] : [],
      ),
    );
  }
  return sheets.expansion.planets.flatMap((printed, planet): Atom[] => {
    if (!p.expansion.unlocked[planet] || (task.planet !== undefined && task.planet !== planet)) return [];
    if (task.scope === 'line') {
      return printed.lines.flatMap((_, line): Atom[] =>
        expansion.refuseDevelopLine(desk, planet, line) === null ? [{ do: 'developLine', planet, line }] : [],
      );
    }
    return printed.icons.flatMap((_, icon): Atom[] =>
      expansion.refuseDevelop(desk, planet, icon) === null &&
      (task.lineEnd === undefined || expansion.inLineEndingIn(desk, planet, icon, task.lineEnd))
        ? [{ do: 'develop', planet, icon, pay: 'free' }]
        : [],
    );
  });
}

/** Any of the dice, or none: every subset. */
const rerolls = (dice: number): Atom[] =>
  Array.from({ length: 1 << dice }, (_, bits): Atom => ({
    do: 'rerollDice',
    dice: Array.from({ length: dice }, (_unused, die) => die).filter((die) => bits & (1 << die)),
  }));

function dieChoices(desk: Desk): Atom[] {
  const { p } = desk;
  if (p.active === null) return [];
  const focus = RESOURCES.filter((res) => p.focus[p.active!].includes(res) || p.tempFocus === res);
  return [
    ...[...new Set(blackFaces(desk))].map((res): Atom => ({ do: 'repeatDie', die: 'black', res })),
    ...focus.map((res): Atom => ({ do: 'repeatDie', die: 'focus', res })),
  ];
}

function lossOptions(desk: Desk, task: Extract<Effect, { do: 'lose' }>): Atom[] {
  const { p, sheets } = desk;
  switch (task.what) {
    case 'asset': {
      const kept = task.kinds.flatMap((kind) => keptOfKind(p, kind));
      return kept.map((code) => ({ do: 'crossAsset', asset: code }));
    }
    case 'population':
      return sheets.expansion.planets.flatMap((printed, planet) =>
        printed.lines.flatMap((_, line): Atom[] =>
          expansion.refuseCrossPopulation(desk, planet, line) === null ? [{ do: 'crossPopulation', planet, line }] : [],
        ),
      );
    case 'exploredSystem':
      return p.navigation.systems.flatMap((state, system): Atom[] =>
        state === EXPLORED &&
        !p.navigation.crossed.includes(system) &&
        sheets.navigation.systems[system]!.size !== 'mecatol'
          ? [{ do: 'crossSystem', system }]
          : [],
      );
    default:
      return [];
  }
}
