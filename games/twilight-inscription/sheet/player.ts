/** One player's four sheets and everything written on them, as plain data. */
import type { Block, Effect } from '../content/effects.ts';
import type { FactionId } from '../content/factions.ts';
import { CHART, ROWS, WARS, type Layouts } from '../content/layouts.ts';
import type { RelicId } from '../content/relics.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS } from '../content/units.ts';
import {
  SHEETS,
  type AssetCode,
  type Commodity,
  type Res,
  type SheetId,
  type Side,
  type Stage,
} from '../content/vocabulary.ts';

/** Resources still to be spent; W may be spent as any one of the three. */
export interface Pool {
  M: number;
  I: number;
  R: number;
  W: number;
}

export const UNEXPLORED = 0;
export const EXPLORED = 1;
export const CLAIMED = 2;

export interface NavigationMarks {
  /** UNEXPLORED, EXPLORED or CLAIMED for each system. */
  systems: number[];
  /** Systems crossed out by an effect: never to be claimed (INS-CLAR-13). */
  crossed: number[];
  /** Lines drawn, as pairs of systems, and passages, as pairs of wormholes. */
  lines: [number, number][];
  passages: [number, number][];
  /** VP written beside relic systems and Mecatol Rex. */
  written: { system: number; vp: number }[];
}

export const OPEN = 0;
export const LINE_CLAIMED = 1;
export const LINE_CROSSED = 2;

export interface ExpansionMarks {
  unlocked: boolean[];
  /** Crossed-out icons of each planet as bits. */
  icons: number[];
  /** OPEN, LINE_CLAIMED or LINE_CROSSED for each line of each planet. */
  lines: number[][];
  /** Crossed-out icons of each space dock as bits. */
  docks: number[];
  built: boolean[];
  /** VP assets claimed on the Population track. */
  population: number;
}

export const HEX_SCRAPPED = 1;
export const HEX_CLAIMED = 2;

export interface IndustryMarks {
  /** OPEN, HEX_SCRAPPED or HEX_CLAIMED for each hex. */
  hexes: number[];
  commodities: Record<Commodity, number>;
  councilors: number;
  tradeGoods: { claimed: number; spent: number };
  votes: { claimed: number; spent: number };
}

export interface Placed {
  unit: number;
  /** Nodes counted row by row from the bottom left. */
  nodes: number[];
}

export interface Box {
  strength: number;
  /** Open until the strengths are compared. */
  result: 'open' | 'won' | 'lost' | 'tied';
}

export interface WarfareMarks {
  unlocked: boolean[];
  /** Crossed-out cost icons as bits, for each unit type and copy. */
  strips: number[][];
  built: number[];
  placed: Placed[];
  /** Marked nodes of each row as bits. */
  nodes: number[];
  /** Wars fought: the Deployment Line lies above so many rows of sections (INS-WAR-27). */
  line: number;
  /** Bonus noted in the strength boxes of the four Wars (INS-CLAR-26). */
  bonus: Record<Side, number[]>;
  boxes: Record<Side, (Box | null)[]>;
}

/** A claimed dashed asset: kept until it is spent. */
export interface KeptAsset {
  code: AssetCode;
  spent: boolean;
}

/** Something its owner must resolve before anything else. */
export type Task = Effect | { do: 'purse'; pool: Pool; sheet: SheetId; upTo: boolean };

export interface Player {
  /** Layout of each sheet; null before the guide has dealt it. */
  sheets: Record<SheetId, string | null>;
  faction: FactionId | null;
  vassal: FactionId | null;
  navigation: NavigationMarks;
  expansion: ExpansionMarks;
  industry: IndustryMarks;
  warfare: WarfareMarks;
  assets: KeptAsset[];
  /** Crossed-out Research icons of each technology, and whether it is unlocked. */
  research: number[];
  technologies: boolean[];
  /** Focus dice unlocked on each sheet (INS-FOCUS-05). */
  focus: Record<SheetId, Res[]>;
  /** VP written by effects, and by objectives. */
  vp: Record<SheetId, number>;
  objectives: Record<SheetId, number | null>;
  relicsInHand: number;
  relicsPlayed: RelicId[];
  blocks: { what: Block; left: number }[];

  active: SheetId | null;
  pool: Pool;
  /** Resources saved for the next Strategy event (Yssaril). */
  saved: Pool;
  /** What was used this round, or this Stage, and may not be used again in it. */
  used: string[];
  /** Own faces of the black dice after a reroll. */
  rerolled: Res[] | null;
  /** Dice chosen to be rerolled once the step closes. */
  rerolling: number[];
  tempFocus: Res | null;
  wildRound: boolean;
  todo: Task[];
  /** The reward of Mecatol Rex is fixed when the step closes; a relic is drawn before its finder marks on. */
  awaits: { mecatol: boolean; relics: number[] };
  /** Assets circled in the first rounds of the guide, to be resolved later (INS-LEARN-11). */
  deferred: AssetCode[];
}

export interface Dice {
  black: Res[];
  /** Resources on each Focus die; all 0 while the guide leaves them out. */
  focus: Record<Res, number>;
}

/** What of the table matters to a player who is marking. */
export interface Moment {
  step: 'card' | 'dice' | 'effects' | 'war';
  stage: Stage;
  card: Res[];
  dice: Dice | null;
  /** First rounds of the guide: one sheet, assets only circled (INS-LEARN-11). */
  guide: SheetId | null;
}

/** A player at work on a private copy of the sheets. */
export interface Desk {
  p: Player;
  sheets: Layouts;
  hand: RelicId[];
  moment: Moment;
}

export const noResources = (): Pool => ({ M: 0, I: 0, R: 0, W: 0 });
const forSheets = <V>(make: () => V): Record<SheetId, V> => ({
  navigation: make(),
  expansion: make(),
  industry: make(),
  warfare: make(),
});

export function freshPlayer(layouts: Layouts): Player {
  const { navigation, expansion, industry } = layouts;
  const startSystems = navigation.systems.map(() => UNEXPLORED);
  startSystems[0] = CLAIMED;
  for (const next of navigation.beside[0]!) startSystems[next] = EXPLORED;
  return {
    sheets: { navigation: navigation.id, expansion: expansion.id, industry: industry.id, warfare: layouts.warfare.id },
    faction: null,
    vassal: null,
    navigation: {
      systems: startSystems,
      crossed: [],
      lines: navigation.beside[0]!.map((to): [number, number] => [0, to]),
      passages: [],
      written: [],
    },
    expansion: {
      unlocked: expansion.planets.map(() => false),
      icons: expansion.planets.map(() => 0),
      lines: expansion.planets.map((planet) => planet.lines.map(() => OPEN)),
      docks: expansion.docks.map(() => 0),
      built: expansion.docks.map(() => false),
      population: 0,
    },
    industry: {
      hexes: industry.hexes.map((hex) => (hex.kind === 'start' ? HEX_SCRAPPED : OPEN)),
      commodities: { triangle: 0, diamond: 0, circle: 0 },
      councilors: CHART.councilors.preset,
      tradeGoods: { claimed: 0, spent: 0 },
      votes: { claimed: 0, spent: 0 },
    },
    warfare: {
      unlocked: UNITS.map((unit) => unit.lock === null),
      strips: layouts.warfare.copies.map((copies) => Array.from({ length: copies }, () => 0)),
      built: UNITS.map(() => 0),
      placed: [],
      nodes: Array.from({ length: ROWS }, () => 0),
      line: 0,
      bonus: { L: Array.from({ length: WARS }, () => 0), R: Array.from({ length: WARS }, () => 0) },
      boxes: { L: Array.from({ length: WARS }, () => null), R: Array.from({ length: WARS }, () => null) },
    },
    assets: [],
    research: TECHNOLOGIES.map(() => 0),
    technologies: TECHNOLOGIES.map(() => false),
    focus: forSheets(() => []),
    vp: forSheets(() => 0),
    objectives: forSheets(() => null),
    relicsInHand: 0,
    relicsPlayed: [],
    blocks: [],
    active: null,
    pool: noResources(),
    saved: noResources(),
    used: [],
    rerolled: null,
    rerolling: [],
    tempFocus: null,
    wildRound: false,
    todo: [],
    awaits: { mecatol: false, relics: [] },
    deferred: [],
  };
}

const pairs = (of: [number, number][]): [number, number][] => of.map((pair): [number, number] => [pair[0], pair[1]]);

/** A private copy. The table of sheets, placed units, boxes and tasks are never changed in place, so they are shared. */
export function copyPlayer(p: Player): Player {
  const { navigation: n, expansion: e, industry: i, warfare: w } = p;
  return {
    ...p,
    navigation: {
      systems: n.systems.slice(),
      crossed: n.crossed.slice(),
      lines: pairs(n.lines),
      passages: pairs(n.passages),
      written: n.written.map((box) => ({ ...box })),
    },
    expansion: {
      unlocked: e.unlocked.slice(),
      icons: e.icons.slice(),
      lines: e.lines.map((lines) => lines.slice()),
      docks: e.docks.slice(),
      built: e.built.slice(),
      population: e.population,
    },
    industry: {
      hexes: i.hexes.slice(),
      commodities: { ...i.commodities },
      councilors: i.councilors,
      tradeGoods: { ...i.tradeGoods },
      votes: { ...i.votes },
    },
    warfare: {
      unlocked: w.unlocked.slice(),
      strips: w.strips.map((strips) => strips.slice()),
      built: w.built.slice(),
      placed: w.placed.slice(),
      nodes: w.nodes.slice(),
      line: w.line,
      bonus: { L: w.bonus.L.slice(), R: w.bonus.R.slice() },
      boxes: { L: w.boxes.L.slice(), R: w.boxes.R.slice() },
    },
    assets: p.assets.map((kept) => ({ ...kept })),
    research: p.research.slice(),
    technologies: p.technologies.slice(),
    focus: {
      navigation: p.focus.navigation.slice(),
      expansion: p.focus.expansion.slice(),
      industry: p.focus.industry.slice(),
      warfare: p.focus.warfare.slice(),
    },
    vp: { ...p.vp },
    objectives: { ...p.objectives },
    relicsPlayed: p.relicsPlayed.slice(),
    blocks: p.blocks.map((block) => ({ ...block })),
    pool: { ...p.pool },
    saved: { ...p.saved },
    used: p.used.slice(),
    rerolled: p.rerolled?.slice() ?? null,
    rerolling: p.rerolling.slice(),
    todo: p.todo.slice(),
    awaits: { mecatol: p.awaits.mecatol, relics: p.awaits.relics.slice() },
    deferred: p.deferred.slice(),
  };
}

export const isDealt = (p: Player, sheet: SheetId): boolean => p.sheets[sheet] !== null;
export const dealtSheets = (p: Player): SheetId[] => SHEETS.filter((sheet) => isDealt(p, sheet));
