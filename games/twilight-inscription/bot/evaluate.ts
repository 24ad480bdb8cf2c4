/** How a position will probably end: points now, and what is still to come of what is under way. */
import type { View } from '@orrery/kernel';
import { layoutsOf } from '../content/catalogue.ts';
import { CHART, WARS } from '../content/layouts.ts';
import { objectiveCard } from '../content/objectives.ts';
import { UNITS } from '../content/units.ts';
import { COMMODITIES, SHEETS, SIDES, asset, type AssetKind } from '../content/vocabulary.ts';
import type { InscriptionShapes } from '../shapes.ts';
import { unlockedTradeGoods, unspent } from '../sheet/claims.ts';
import { progress } from '../sheet/objectives.ts';
import { EXPLORED, HEX_SCRAPPED, OPEN, type Desk } from '../sheet/player.ts';
import { score } from '../sheet/scoring.ts';
import { strength } from '../sheet/warfare.ts';
import { outlookOf, worthOf, type Outlook } from './outlook.ts';

type Sheets = Pick<Desk, 'p' | 'sheets'>;

/**
 * Points a seat will probably have at the end if it goes on by rule of thumb. The weights below come from least squares over 16,000 positions
 * of 720 games at tables of one, two and four, rounded, those of Focus dice, technologies and Councilors set by hand; the games ended 11 points
 * beside the fit (standard deviation), 7 late in the game.
 */
export function expectedScore(v: View<InscriptionShapes>, seat: number): number {
  const p = v.pub.players[seat]!;
  const of = { p, sheets: layoutsOf(p) };
  const o = outlookOf(v, seat);
  const toCome = 2.3 + 0.8 * o.strategyLeft + 0.24 * o.strategyLeft ** 2;
  return (
    score(of).total +
    toCome +
    kept(of, o) +
    navigation(of, o) +
    expansion(of, o) +
    industry(of, o) +
    warfare(of, o) +
    objectives(of, o)
  );
}

/** What is begun counts less when there is hardly time to finish it. */
const soon = (o: Outlook): number => Math.min(1, o.strategyLeft / 2);
const inTime = (o: Outlook): number => Math.min(1, o.strategyLeft / 4);

const bitsOf = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
};

function kept({ p }: Sheets, o: Outlook): number {
  const held = (kind: AssetKind): number => p.assets.filter((a) => !a.spent && asset(a.code).kind === kind).length;
  const planets = 1.5 * Math.min(held('planet'), o.strategyLeft);
  const specialties = held('spec') * (0.5 * soon(o) + 2.3 * Math.min(1, o.strategyLeft / 8));
  const focus = 3.8 * Math.min(held('focus'), o.strategyLeft);
  const dice = SHEETS.reduce((sum, sheet) => sum + p.focus[sheet].length * 0.12 * o.strategyLeft, 0);
  const technologies = p.technologies.filter(Boolean).length * 0.1 * o.strategyLeft;
  return planets + specialties + focus + dice + technologies + p.relicsInHand * 0.9 * soon(o);
}

function navigation({ p, sheets }: Sheets, o: Outlook): number {
  let sum = 0;
  for (const [i, system] of sheets.navigation.systems.entries()) {
    if (p.navigation.systems[i] !== EXPLORED || p.navigation.crossed.includes(i)) continue;
    if (system.size === 'mecatol') sum += 0.7 * soon(o) * o.mecatol;
    else if (system.asset) sum += 0.24 * inTime(o) * worthOf(system.asset, p, o);
  }
  return sum;
}

function expansion({ p, sheets }: Sheets, o: Outlook): number {
  let sum = 0;
  for (const [i, planet] of sheets.expansion.planets.entries()) {
    if (!p.expansion.unlocked[i]) continue;
    for (const [line, bits] of planet.lines.entries()) {
      const end = planet.ends[line];
      if (!end || p.expansion.lines[i]![line] !== OPEN) continue;
      const missing = bitsOf(bits & ~p.expansion.icons[i]!);
      sum += worthOf(end, p, o) * (missing <= 1 ? 0.57 * soon(o) : 0.15 * inTime(o));
    }
  }
  return sum;
}

function industry({ p, sheets }: Sheets, o: Outlook): number {
  const { hexes, tradeGoods, commodities, councilors } = p.industry;
  let best = 0;
  for (const [i, hex] of sheets.industry.hexes.entries()) {
    if (hexes[i] !== OPEN || hex.kind !== 'asset' || !hex.asset) continue;
    if (sheets.industry.beside[i]!.some((next) => hexes[next] === HEX_SCRAPPED))
      best = Math.max(best, worthOf(hex.asset, p, o));
  }
  const room = CHART.tradeGoods - tradeGoods.claimed;
  const produced = Math.min(room, unlockedTradeGoods(p) * o.productionsLeft);
  const almost = COMMODITIES.filter((kind) =>
    CHART.commodities[kind].vp.some(({ after }) => after === commodities[kind] + 1),
  ).length;
  return (
    0.7 * soon(o) * best +
    0.6 * (unspent(tradeGoods) * soon(o) + Math.min(room, 8)) +
    0.75 * produced +
    0.5 * inTime(o) * almost +
    0.1 * councilors * o.councilsLeft
  );
}

function warfare({ p, sheets }: Sheets, o: Outlook): number {
  let sum = 0;
  for (const side of o.nextWar < WARS ? SIDES : []) {
    const box = sheets.warfare.boxes[o.nextWar]![side];
    const win = 1 / (1 + Math.exp((o.foe[side] - strength(p, o.nextWar, side).total) / 1.2));
    sum += 0.9 * (win * worthOf(box.win, p, o) + (1 - win) * box.lose);
  }
  for (const [unit, strips] of p.warfare.strips.entries()) {
    const { cost, vp } = UNITS[unit]!;
    for (const marks of strips) {
      const paid = bitsOf(marks);
      if (paid === 0 || paid === cost.length || !p.warfare.unlocked[unit]) continue;
      sum += (1.4 * inTime(o) * vp * paid) / cost.length + (paid + 1 === cost.length ? 0.5 * soon(o) : 0);
    }
  }
  return sum;
}

function objectives(of: Sheets, o: Outlook): number {
  let sum = 0;
  for (const { id, vp } of o.objectives) {
    const { have, need } = progress(of, objectiveCard(id).when);
    const next = have + 1 === need ? 0.12 * soon(o) : 0;
    sum += vp * (0.53 * Math.min(1, o.strategyLeft / 10) + 0.56 * inTime(o) * (have / need) + next);
  }
  return sum;
}

/** From 0 to 1: against others by how far ahead, alone by how far up the ranking. */
export function evaluate(v: View<InscriptionShapes>, seat: number): number {
  const { result } = v.pub.table;
  const mine = result ? result.scores[seat]! : expectedScore(v, seat);
  if (v.pub.players.length === 1) return clamp(mine / 140);
  const others = v.pub.players.flatMap((_, other) =>
    other === seat ? [] : [result ? result.scores[other]! : expectedScore(v, other)],
  );
  const ahead = mine - Math.max(...others);
  if (result) return result.winners.includes(seat) ? 1 : clamp(0.3 + ahead / 200);
  return clamp(1 / (1 + Math.exp(-ahead / 12)));
}

const clamp = (x: number): number => Math.max(0, Math.min(1, x));
