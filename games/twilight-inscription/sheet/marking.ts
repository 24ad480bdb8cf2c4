/**
 * A step at the desk: what may be marked next, what a mark does, and when the pen may be put down.
 * Everything works on a private copy, so a step is previewed, undone and checked by the same functions.
 */
import { INDUSTRY_BATCHES } from '../content/layouts.ts';
import { relicCard, type RelicId } from '../content/relics.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS, unitIndex } from '../content/units.ts';
import { RESOURCES, SHEETS, type AssetCode, type Res, type SheetId } from '../content/vocabulary.ts';
import { factionCard } from '../content/factions.ts';
import { fire, hasMod, isBlocked, mods, pushTasks } from './abilities.ts';
import { isAtom, type Atom } from './atoms.ts';
import { claimAsset, keptOf, spendKept, unspent } from './claims.ts';
import * as expansion from './expansion.ts';
import * as industry from './industry.ts';
import { isPaidMark, makeMark, marksOn, refusePlace, refusePrice, sheetOfMark, type PaidMark } from './marks.ts';
import * as navigation from './navigation.ts';
import { dealtSheets, noResources, type Desk, type Player, type Task } from './player.ts';
import { canPay, purse, supply, takeFrom } from './pool.ts';
import { affordable, blackFaces, noteStrength, settle } from './tasks.ts';
import {
  activationKey,
  lendFocus,
  refuseFocus,
  refusePaidTechnology,
  refuseUseTechnology,
  unlockFocus,
  unlockTechnology,
} from './technologies.ts';
import { buildUnit, deploy, refuseDeploy, refuseStrip, refuseUnlockUnit } from './warfare.ts';

const NOT_NOW = 'INS-CORE-06';
const inStrategy = (desk: Desk): boolean => desk.moment.step === 'card' || desk.moment.step === 'dice';

/** After choosing dice to reroll the rest of the step waits for the new faces. */
export const awaitsDice = (p: Player): boolean => p.rerolling.length > 0;

/** A relic is drawn at once (INS-ADV-21): the rest of the step waits for it. In the guide's first rounds it is drawn later (INS-LEARN-11). */
const awaitsRelic = ({ p, moment }: Desk): boolean => moment.guide === null && p.awaits.relics.length > 0;

/** The table has something to do before this player can go on. */
export const isPaused = (desk: Desk): boolean => awaitsDice(desk.p) || awaitsRelic(desk);

// ---- what may be done

/** Every atom that may come next, the way a player would look for it. */
export function legalAtoms(desk: Desk): Atom[] {
  if (isPaused(desk)) return [];
  const asked = settle(desk);
  if (asked.length > 0) return asked;
  return freeAtoms(desk);
}

function freeAtoms(desk: Desk): Atom[] {
  const { p, moment } = desk;
  if (moment.step === 'effects') return [];
  if (moment.step === 'war') return cardAtoms(desk);
  if (p.active === null) {
    const sheets: Atom[] = dealtSheets(p)
      .filter((sheet) => moment.guide === null || moment.guide === sheet)
      .map((sheet) => ({ do: 'activate', sheet }));
    return hasMod(p, 'lateActivation') && moment.step === 'card' && !p.used.includes('wait')
      ? [...sheets, { do: 'wait' }]
      : sheets;
  }
  const can = affordable(p.pool);
  const changes = offer(desk, changesOf(p));
  const marks = marksOn(desk, p.active, RESOURCES);
  // Turning one thing into a resource is offered only where that resource has a use.
  const useful = (res: Res): boolean => marks.some((mark) => mark.pay === res);
  return [
    ...marks.filter((mark) => can.some((res) => res === mark.pay)),
    ...assetAtoms(desk, p.active),
    ...changes.filter((atom) => (atom.do === 'trade' ? useful(atom.res) : atom.do === 'convert' && useful(atom.to))),
    ...savings(desk),
    ...cardAtoms(desk),
  ];
}

const offer = (desk: Desk, atoms: Atom[]): Atom[] => atoms.filter((atom) => refuseFree(desk, atom) === null);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const TECHNOLOGY_USES = new Map(
  SHEETS.map((sheet) => [
    sheet,
    TECHNOLOGIES.flatMap((t, technology): Atom[] => (t.sheet === sheet ? [{ do: 'useTechnology', technology }] : [])),
  ]),
);

/** Technologies to use, and marks paid with an asset (INS-STRAT-09). */
function assetAtoms(desk: Desk, sheet: SheetId): Atom[] {
  const { p, sheets } = desk;
  const atoms: Atom[] = [...TECHNOLOGY_USES.get(sheet)!];
  if (p.assets.every((kept) => kept.spent)) return offer(desk, atoms);
  for (const [technology, t] of TECHNOLOGIES.entries())
    if (t.sheet === sheet) atoms.push({ do: 'technologySpecialty', technology });
  atoms.push(...RESOURCES.map((res): Atom => ({ do: 'focus', res })));
  if (sheet === 'expansion') {
    atoms.push(
      ...upTo(p.expansion.unlocked.length).map((planet): Atom => ({ do: 'unlockPlanet', planet, pay: 'asset' })),
    );
    atoms.push(...upTo(p.expansion.built.length).map((dock): Atom => ({ do: 'buildDock', dock, pay: 'asset' })));
  }
  if (sheet === 'industry') {
    atoms.push(...upTo(INDUSTRY_BATCHES.length).map((batch): Atom => ({ do: 'batch', batch })));
    for (const [hex, printed] of sheets.industry.hexes.entries())
      if (printed.kind === 'x') atoms.push({ do: 'scrapX', hex });
  }
  if (sheet === 'warfare') {
    for (const [unit, type] of UNITS.entries()) {
      if (type.lock) atoms.push({ do: 'unlockUnit', unit });
      if (!type.orSpecialty) continue;
      const strips = p.warfare.strips[unit]!;
      atoms.push(
        ...upTo(strips.length)
          .filter((i) => strips.indexOf(strips[i]!) === i)
          .map((strip): Atom => ({ do: 'unitSpecialty', unit, strip })),
      );
    }
  }
  return offer(desk, atoms);
}

const TRADES: Atom[] = RESOURCES.map((res) => ({ do: 'trade', res }));
const CONVERSIONS: Atom[] = RESOURCES.flatMap((to) =>
  RESOURCES.filter((from) => from !== to).map((from): Atom => ({ do: 'convert', from, to })),
);
const SAVINGS: Atom[] = RESOURCES.map((res) => ({ do: 'save', res }));

/** Ways to turn one thing into a resource that a player may have at all. */
const changesOf = (p: Player): Atom[] =>
  hasMod(p, 'treatAs') || hasMod(p, 'wildDie') ? [...TRADES, ...CONVERSIONS] : TRADES;

const savings = (desk: Desk): Atom[] => (hasMod(desk.p, 'carryOver') ? offer(desk, SAVINGS) : []);

function cardAtoms(desk: Desk): Atom[] {
  const relics = desk.hand.map((relic): Atom => ({ do: 'relic', relic }));
  return offer(desk, [...relics, { do: 'buyStrength' }]);
}

// ---- what forbids it

function refuseAtom(desk: Desk, atom: Atom): string | null {
  if (awaitsDice(desk.p)) return 'INS-STRAT-05';
  if (awaitsRelic(desk)) return 'INS-ADV-21';
  const options = settle(desk);
  const top = desk.p.todo.at(-1);
  if (top) return refuseForTask(desk, top, options, atom);
  return refuseFree(desk, atom);
}

const same = (a: Atom, b: Atom): boolean => {
  const x: Record<string, unknown> = { ...a };
  const y: Record<string, unknown> = { ...b };
  return Object.keys(x).every((key) => (Array.isArray(x[key]) ? String(x[key]) === String(y[key]) : x[key] === y[key]));
};

function refuseForTask(desk: Desk, task: Task, options: Atom[], atom: Atom): string | null {
  if (task.do === 'purse' && isPaidMark(atom)) {
    return sheetOfMark(atom) === task.sheet ? refusePaid(desk, atom) : 'INS-CLAR-05';
  }
  if (task.do === 'deploy' && atom.do === 'deploy' && atom.unit === unitIndex(task.unit)) {
    return refuseDeploy(desk, atom.unit, atom.nodes, task.rules ?? []);
  }
  if (options.some((option) => option.do === atom.do && same(option, atom))) return null;
  if (task.do === 'purse') return atom.do === 'stop' ? 'INS-CLAR-15' : 'INS-IND-10';
  if (isPaidMark(atom) && atom.pay === 'free' && options.some((option) => option.do === atom.do))
    return refusePlace(desk, atom) ?? 'INS-CLAR-03';
  return 'INS-CLAR-03';
}

/** A mark bought with a resource: the right sheet, a legal place, the right price, enough left. */
function refusePaid(desk: Desk, mark: PaidMark): string | null {
  const from = purse(desk);
  if (!from || mark.pay === 'free') return NOT_NOW;
  if (sheetOfMark(mark) !== from.sheet) return 'INS-STRAT-11';
  const place = refusePlace(desk, mark);
  if (place) return place;
  return refusePrice(desk, mark, mark.pay) ?? (canPay(from.pool, mark.pay) ? null : 'INS-CORE-10');
}

const usedTimes = (p: Player, key: string): number => p.used.filter((used) => used === key).length;

/** Atoms that are not asked for by an effect. */
function refuseFree(desk: Desk, atom: Atom): string | null {
  const { p, moment } = desk;
  if (moment.step === 'war') return refuseInWar(desk, atom);
  if (!inStrategy(desk)) return 'INS-ADV-03';
  if (p.active === null) return refuseBeforeActive(desk, atom);
  if (isPaidMark(atom)) return refusePaid(desk, atom);
  switch (atom.do) {
    case 'activate':
      return 'INS-STRAT-03';
    case 'technologySpecialty':
      return (
        refusePaidTechnology(desk, atom.technology, p.active) ??
        refuseAsset(desk, `spec:${TECHNOLOGIES[atom.technology]!.specialty}`)
      );
    case 'useTechnology':
      return refuseUseTechnology(desk, atom.technology);
    case 'focus':
      if (!RESOURCES.includes(atom.res)) return 'INS-FOCUS-04';
      return refuseFocus(desk, p.active, atom.res) ?? refuseAsset(desk, `focus:${atom.res}`);
    case 'unlockPlanet':
      if (p.active !== 'expansion' || atom.pay !== 'asset') return 'INS-STRAT-11';
      return expansion.refuseUnlockPlanet(desk, atom.planet) ?? refuseAsset(desk, 'planet');
    case 'buildDock':
      if (p.active !== 'expansion' || atom.pay !== 'asset') return 'INS-STRAT-11';
      return expansion.refuseBuildDock(desk, atom.dock) ?? refuseAsset(desk, 'planet');
    case 'scrapX': {
      if (p.active !== 'industry') return 'INS-STRAT-11';
      const refused = industry.refuseScrapX(desk, atom.hex);
      return refused ?? refuseAsset(desk, `spec:${desk.sheets.industry.hexes[atom.hex]!.cost!}`);
    }
    case 'batch': {
      const batch = INDUSTRY_BATCHES[atom.batch];
      if (p.active !== 'industry' || !batch) return 'INS-STRAT-11';
      const refused = refuseAsset(desk, `spec:${batch.specialty}`);
      return refused ?? (marksOn(desk, 'industry', [batch.res]).length > 0 ? null : 'INS-IND-09');
    }
    case 'unlockUnit': {
      if (p.active !== 'warfare') return 'INS-STRAT-11';
      const lock = UNITS[atom.unit]?.lock;
      return lock ? (refuseUnlockUnit(desk, atom.unit) ?? refuseAsset(desk, `spec:${lock}`)) : 'INS-WAR-08';
    }
    case 'unitSpecialty': {
      if (p.active !== 'warfare') return 'INS-STRAT-11';
      const kind = UNITS[atom.unit]?.orSpecialty;
      if (!kind) return 'INS-WAR-10';
      if (isBlocked(p, 'construction')) return 'INS-CLAR-01';
      return refuseStrip(desk, atom.unit, atom.strip) ?? refuseAsset(desk, `spec:${kind}`);
    }
    case 'trade':
      if (!RESOURCES.includes(atom.res)) return 'INS-ADV-06';
      if (moment.guide !== null) return 'INS-LEARN-28';
      return unspent(p.industry.tradeGoods) > 0 ? null : 'INS-ADV-06';
    case 'convert':
      return refuseConvert(desk, atom.from, atom.to);
    case 'save': {
      const limit = mods(p, 'carryOver')[0]?.n ?? 0;
      if (usedTimes(p, 'save') >= limit) return 'INS-CLAR-15';
      return RESOURCES.includes(atom.res) && p.pool[atom.res] > 0 ? null : 'INS-CORE-10';
    }
    case 'relic':
      return refuseRelic(desk, atom.relic);
    default:
      return NOT_NOW;
  }
}

function refuseBeforeActive({ p, moment }: Desk, atom: Atom): string | null {
  if (atom.do === 'wait') {
    return hasMod(p, 'lateActivation') && moment.step === 'card' && !p.used.includes('wait') ? null : 'INS-STRAT-03';
  }
  if (p.used.includes('wait') && moment.step === 'card') return 'INS-STRAT-03';
  if (atom.do !== 'activate') return 'INS-STRAT-04';
  if (p.sheets[atom.sheet] === undefined || p.sheets[atom.sheet] === null) return 'INS-STRAT-03';
  return moment.guide === null || moment.guide === atom.sheet ? null : 'INS-LEARN-07';
}

/** A claimed, unspent asset of the kind, on whatever sheet (INS-STRAT-10); the guide's first rounds spend Planets only. */
function refuseAsset({ p, moment }: Desk, code: AssetCode): string | null {
  if (moment.guide !== null && code !== 'planet') return 'INS-LEARN-28';
  return keptOf(p, code) ? null : 'INS-CORE-08';
}

function refuseConvert(desk: Desk, from: Res, to: Res): string | null {
  const { p, moment } = desk;
  if (!RESOURCES.includes(from) || !RESOURCES.includes(to) || from === to || p.pool[from] < 1) return 'INS-CORE-10';
  const rule = mods(p, 'treatAs').find((m) => m.from === from && m.to.includes(to));
  if (rule && usedTimes(p, 'treat as') < rule.perRound) return null;
  const wild =
    hasMod(p, 'wildDie') && moment.step === 'dice' && !p.used.includes('wild die') && blackFaces(desk).includes(from);
  return wild ? null : 'INS-CORE-10';
}

function refuseRelic(desk: Desk, relic: RelicId): string | null {
  const { p, hand, moment } = desk;
  if (!hand.includes(relic)) return 'INS-RELIC-04';
  const { timing, effects } = relicCard(relic);
  const fits =
    timing === 'strategy'
      ? inStrategy(desk)
      : timing === 'dice'
        ? moment.step === 'dice'
        : timing === 'war' && moment.step === 'war';
  if (!fits) return 'INS-RELIC-04';
  return effects.some((e) => e.do === 'reroll') && p.used.includes('dice spent') ? 'INS-RELIC-04' : null;
}

const strengthForSale = (p: Player): boolean =>
  p.faction !== null && (factionCard(p.faction).triggers ?? []).some((t) => t.on === 'warStrength' && t.optional);

/** Between drawing the line and writing the strengths only cards and abilities that say so may be used. */
function refuseInWar(desk: Desk, atom: Atom): string | null {
  const { p } = desk;
  if (atom.do === 'relic') return refuseRelic(desk, atom.relic);
  if (atom.do !== 'buyStrength') return 'INS-ADV-03';
  if (!strengthForSale(p) || p.used.includes('buy strength')) return 'INS-FACTION-02';
  return unspent(p.industry.tradeGoods) > 0 ? null : 'INS-ADV-06';
}

// ---- doing it

/** Carries out an atom on the desk, or returns the rule that forbids it and leaves the desk as it was. */
export function applyAtom(desk: Desk, atom: unknown): string | null {
  if (!isAtom(atom)) return NOT_NOW;
  const refused = refuseAtom(desk, atom);
  if (refused === null) carryOut(desk, atom);
  return refused;
}

/** Carries out an atom that was offered, unchecked. */
export function carryOut(desk: Desk, atom: Atom): void {
  perform(desk, atom);
  settle(desk);
}

/** Takes one off the task at hand and returns it. */
function useTask(p: Player): Task | undefined {
  const task = p.todo.pop();
  if (task && 'n' in task && task.n > 1 && COUNTED.has(task.do)) p.todo.push({ ...task, n: task.n - 1 } as Task);
  return task;
}
const COUNTED = new Set<Task['do']>([
  'gain',
  'explore',
  'claimSystem',
  'develop',
  'unlockPlanet',
  'buildDock',
  'scrap',
  'claimHex',
  'deploy',
  'unlockTechnology',
  'unlockFocus',
  'tempFocus',
]);

function payFor(desk: Desk, res: Res): void {
  const { p, moment } = desk;
  const top = p.todo.at(-1);
  if (top?.do === 'purse') {
    const pool = { ...top.pool };
    takeFrom(pool, res);
    p.todo[p.todo.length - 1] = { ...top, pool };
    return;
  }
  takeFrom(p.pool, res);
  if (moment.step === 'dice' && !p.used.includes('dice spent')) p.used.push('dice spent');
}

function perform(desk: Desk, atom: Atom): void {
  const { p } = desk;
  if (isPaidMark(atom)) {
    if (atom.pay === 'free') useTask(p);
    else payFor(desk, atom.pay);
    makeMark(desk, atom);
    return;
  }
  switch (atom.do) {
    case 'activate':
      return activate(desk, atom.sheet);
    case 'wait':
      p.used.push('wait');
      return;
    case 'sheet':
      return spendOn(desk, atom.sheet);
    case 'option': {
      const task = p.todo.pop();
      if (task?.do === 'choose') pushTasks(p, task.options[atom.option]!);
      return;
    }
    case 'gain':
      useTask(p);
      return claimAsset(desk, atom.asset);
    case 'side': {
      const task = p.todo.pop();
      if (task?.do === 'strength') noteStrength(desk, task, atom.side);
      return;
    }
    case 'stop':
      p.todo.pop();
      return;
    case 'reveal':
      useTask(p);
      return navigation.reveal(desk, atom.system);
    case 'crossSystem':
      p.todo.pop();
      p.navigation.crossed.push(atom.system);
      return;
    case 'unlockPlanet':
      payAssetOrTask(desk, atom.pay, 'planet');
      return expansion.unlockPlanet(desk, atom.planet);
    case 'developLine':
      useTask(p);
      return expansion.developLine(desk, atom.planet, atom.line);
    case 'buildDock':
      payAssetOrTask(desk, atom.pay, 'planet');
      return expansion.buildDock(desk, atom.dock);
    case 'crossPopulation':
      p.todo.pop();
      return expansion.crossLine(desk, atom.planet, atom.line);
    case 'scrapX':
      spendKept(p, `spec:${desk.sheets.industry.hexes[atom.hex]!.cost!}`);
      return industry.scrap(desk, atom.hex);
    case 'batch': {
      const { specialty, res, n } = INDUSTRY_BATCHES[atom.batch]!;
      spendKept(p, `spec:${specialty}`);
      p.todo.push({ do: 'purse', pool: { ...noResources(), [res]: n }, sheet: 'industry', upTo: true });
      return;
    }
    case 'unlockUnit':
      spendKept(p, `spec:${UNITS[atom.unit]!.lock!}`);
      p.warfare.unlocked[atom.unit] = true;
      return;
    case 'unitSpecialty':
      spendKept(p, `spec:${UNITS[atom.unit]!.orSpecialty!}`);
      return buildUnit(desk, atom.unit, atom.strip);
    case 'deploy':
      useTask(p);
      return deploy(desk, atom.unit, atom.nodes);
    case 'technologySpecialty':
      spendKept(p, `spec:${TECHNOLOGIES[atom.technology]!.specialty}`);
      return unlockTechnology(desk, atom.technology);
    case 'unlockTechnology':
      useTask(p);
      return unlockTechnology(desk, atom.technology);
    case 'useTechnology':
      p.used.push(activationKey(atom.technology));
      return pushTasks(p, TECHNOLOGIES[atom.technology]!.oncePerActivation!);
    case 'focus':
      spendKept(p, `focus:${atom.res}`);
      return unlockFocus(desk, p.active!, atom.res);
    case 'unlockFocus':
      useTask(p);
      return unlockFocus(desk, atom.sheet, atom.res);
    case 'lendFocus':
      useTask(p);
      return lendFocus(desk, atom.res);
    case 'trade':
      p.industry.tradeGoods.spent++;
      return supply(p, atom.res, 1);
    case 'convert':
      p.pool[atom.from]--;
      p.pool[atom.to]++;
      p.used.push(mods(p, 'treatAs').length > 0 ? 'treat as' : 'wild die');
      return;
    case 'save':
      p.pool[atom.res]--;
      p.saved[atom.res]++;
      p.used.push('save');
      return;
    case 'crossAsset':
      p.todo.pop();
      return spendKept(p, atom.asset);
    case 'relic':
      desk.hand = desk.hand.filter((relic) => relic !== atom.relic);
      p.relicsInHand = desk.hand.length;
      p.relicsPlayed.push(atom.relic);
      return pushTasks(p, relicCard(atom.relic).effects);
    case 'rerollDice':
      p.todo.pop();
      p.rerolling = [...atom.dice];
      return;
    case 'repeatDie': {
      const task = p.todo.pop();
      if (task?.do !== 'repeatDie') return;
      return supply(p, atom.res, task.n * (atom.die === 'black' ? 1 : desk.moment.dice!.focus[atom.res]));
    }
    case 'buyStrength':
      p.used.push('buy strength');
      return pushTasks(p, [{ do: 'payTradeGood' }, ...factionStrength(p)]);
    default:
      return atom satisfies never;
  }
}

const factionStrength = (p: Player): Task[] =>
  factionCard(p.faction!)
    .triggers!.filter((t) => t.on === 'warStrength')
    .flatMap((t) => t.effects.filter((e) => e.do === 'strength'));

function payAssetOrTask({ p }: Desk, pay: 'asset' | 'free', code: AssetCode): void {
  if (pay === 'asset') spendKept(p, code);
  else useTask(p);
}

/** What resolves when a sheet becomes active comes before any spending (INS-CLAR-04). */
function activate(desk: Desk, sheet: SheetId): void {
  const { p, moment } = desk;
  p.active = sheet;
  if (moment.step === 'dice') supplyFocusDice(desk);
  if (moment.guide === null) fire(desk, 'sheetActive');
}

/** Resources of the Focus dice unlocked on the active sheet (INS-STRAT-08). */
export function supplyFocusDice({ p, moment }: Desk): void {
  if (p.active === null || !moment.dice) return;
  for (const res of RESOURCES) {
    if (p.focus[p.active].includes(res) || p.tempFocus === res) supply(p, res, moment.dice.focus[res]);
  }
}

function spendOn(desk: Desk, sheet: SheetId): void {
  const { p } = desk;
  const task = p.todo.pop();
  const pool = noResources();
  if (task?.do === 'spend') pool[task.res === 'wild' ? 'W' : task.res] = task.n;
  if (task?.do === 'repeatBlackDice') for (const face of blackFaces(desk)) pool[face]++;
  p.todo.push({ do: 'purse', pool, sheet, upTo: false });
}

// ---- pens down

/** Why the player is not finished, or null if the pen may be put down; `next` is what may be marked next. */
export function refuseDone(desk: Desk, next: Atom[] = legalAtoms(desk)): string | null {
  const { p, moment } = desk;
  if (isPaused(desk)) return null;
  if (p.todo.length > 0) return p.todo.at(-1)!.do === 'deploy' ? 'INS-WAR-04' : 'INS-CLAR-03';
  if (inStrategy(desk) && p.active === null && !(moment.step === 'card' && p.used.includes('wait')))
    return 'INS-STRAT-03';
  // A resource that still has a legal use must be spent (INS-CLAR-15, Q-STRAT-1).
  return next.some(isPaidMark) ? 'INS-CLAR-15' : null;
}

/** Does the first task of a player ask for a choice? Resolves on the way what does not. */
export const asksForChoice = (desk: Desk): boolean => settle(desk).length > 0;
