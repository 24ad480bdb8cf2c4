/** VP of each sheet, with where they come from (chapter END). */
import { CHART, WARS } from '../content/layouts.ts';
import { UNITS } from '../content/units.ts';
import { COMMODITIES, SHEETS, asset, type AssetCode, type SheetId } from '../content/vocabulary.ts';
import { mods } from './abilities.ts';
import { unspent } from './claims.ts';
import { CLAIMED, HEX_CLAIMED, LINE_CLAIMED, type Desk, type Player } from './player.ts';

export interface SheetScore {
  /** VP assets claimed on the sheet and VP written in its boxes. */
  sheet: number;
  objective: number;
  /** Industry: unspent trade goods. */
  tradeGoods: number;
  subtotal: number;
  parts: { from: string; vp: number }[];
}

export type Score = Record<SheetId, SheetScore> & { total: number };
type Sheets = Pick<Desk, 'p' | 'sheets'>;

const vpOf = (code: AssetCode | null | undefined): number => (code && asset(code).kind === 'vp' ? asset(code).n : 0);
const reached = (marks: { after: number; n: number }[], count: number): number =>
  marks.reduce((sum, mark) => sum + (count >= mark.after ? mark.n : 0), 0);

function navigationParts({ p, sheets }: Sheets): { from: string; vp: number }[] {
  const systems = sheets.navigation.systems.reduce(
    (sum, s, i) => sum + (p.navigation.systems[i] === CLAIMED ? vpOf(s.asset) : 0),
    0,
  );
  return [
    { from: 'systems', vp: systems },
    { from: 'boxes', vp: p.navigation.written.reduce((sum, box) => sum + box.vp, 0) },
  ];
}

function expansionParts({ p, sheets }: Sheets): { from: string; vp: number }[] {
  let planets = 0;
  for (const [planet, printed] of sheets.expansion.planets.entries()) {
    for (const [line, end] of printed.ends.entries()) {
      if (p.expansion.lines[planet]![line] === LINE_CLAIMED) planets += vpOf(end);
    }
  }
  return [
    { from: 'planets', vp: planets },
    {
      from: 'docks',
      vp: sheets.expansion.docks.reduce((sum, dock, i) => sum + (p.expansion.built[i] ? vpOf(dock.asset) : 0), 0),
    },
    { from: 'population', vp: sheets.expansion.population.slice(0, p.expansion.population).reduce((a, b) => a + b, 0) },
  ];
}

function industryParts({ p, sheets }: Sheets): { from: string; vp: number }[] {
  const { hexes, councilors, commodities } = p.industry;
  return [
    {
      from: 'hexes',
      vp: sheets.industry.hexes.reduce((sum, hex, i) => sum + (hexes[i] === HEX_CLAIMED ? vpOf(hex.asset) : 0), 0),
    },
    { from: 'councilors', vp: reached(CHART.councilors.vp, councilors) },
    {
      from: 'commodities',
      vp: COMMODITIES.reduce((sum, kind) => sum + reached(CHART.commodities[kind].vp, commodities[kind]), 0),
    },
  ];
}

/** A unit built gives its VP even if it could not be deployed (INS-CLAR-25). */
export const unitVp = (p: Player, unit: number): number =>
  UNITS[unit]!.vp + mods(p, 'unitVp').reduce((sum, m) => sum + (m.unit === UNITS[unit]!.id ? m.n : 0), 0);

function warfareParts({ p, sheets }: Sheets): { from: string; vp: number }[] {
  let nodes = 0;
  for (const placed of p.warfare.placed) for (const node of placed.nodes) nodes += vpOf(sheets.warfare.assets[node]);
  let wars = 0;
  for (let war = 0; war < WARS; war++) {
    for (const side of ['L', 'R'] as const) {
      const box = p.warfare.boxes[side][war];
      const printed = sheets.warfare.boxes[war]![side];
      if (box?.result === 'won') wars += vpOf(printed.win);
      if (box?.result === 'lost') wars += printed.lose;
    }
  }
  return [
    { from: 'units', vp: p.warfare.built.reduce((sum, n, unit) => sum + n * unitVp(p, unit), 0) },
    { from: 'nodes', vp: nodes },
    { from: 'wars', vp: wars },
  ];
}

const PARTS = {
  navigation: navigationParts,
  expansion: expansionParts,
  industry: industryParts,
  warfare: warfareParts,
};

/** INS-END-05: one for every two claimed and unspent trade goods, or as the faction says. */
const tradeGoodVp = (p: Player): number =>
  Math.floor(unspent(p.industry.tradeGoods) / (mods(p, 'tradeGoodEndVp')[0]?.per ?? 2));

export function scoreSheet(of: Sheets, sheet: SheetId): SheetScore {
  const parts = [...PARTS[sheet](of), { from: 'effects', vp: of.p.vp[sheet] }].filter((part) => part.vp !== 0);
  const sum = parts.reduce((total, part) => total + part.vp, 0);
  const objective = of.p.objectives[sheet] ?? 0;
  const tradeGoods = sheet === 'industry' ? tradeGoodVp(of.p) : 0;
  return { sheet: sum, objective, tradeGoods, subtotal: sum + objective + tradeGoods, parts };
}

export function score(of: Sheets): Score {
  const [navigation, expansion, industry, warfare] = SHEETS.map((sheet) => scoreSheet(of, sheet)) as [
    SheetScore,
    SheetScore,
    SheetScore,
    SheetScore,
  ];
  return {
    navigation,
    expansion,
    industry,
    warfare,
    total: navigation.subtotal + expansion.subtotal + industry.subtotal + warfare.subtotal,
  };
}
