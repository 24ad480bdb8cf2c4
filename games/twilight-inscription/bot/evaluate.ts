/** How a position will probably end: points now, and what is under way. */
import type { View } from '@orrery/kernel';
import { layoutsOf } from '../content/catalogue.ts';
import { CHART, WARS } from '../content/layouts.ts';
import { UNITS } from '../content/units.ts';
import { SHEETS, SIDES } from '../content/vocabulary.ts';
import type { InscriptionShapes } from '../rules/shapes.ts';
import { unlockedTradeGoods, unspent } from '../sheet/claims.ts';
import { EXPLORED, OPEN, type Player } from '../sheet/player.ts';
import { score } from '../sheet/scoring.ts';
import { strength } from '../sheet/warfare.ts';
import { outlookOf, worthOf, type Outlook } from './outlook.ts';

/** Points a seat will probably have at the end if it goes on as well as the others. */
export function expectedScore(v: View<InscriptionShapes>, seat: number): number {
  const p = v.pub.players[seat]!;
  const o = outlookOf(v, seat);
  const sheets = layoutsOf(p);
  return score({ p, sheets }).total + kept(p, o) + underWay(p, o) + warfare(p, o) + chart(p, o);
}

const kept = (p: Player, o: Outlook): number => {
  const assets = p.assets.reduce((sum, a) => sum + (a.spent ? 0 : 0.9 * worthOf(a.code, p, o)), 0);
  const focus = SHEETS.reduce((sum, sheet) => sum + p.focus[sheet].length * 0.22 * o.strategyLeft, 0);
  const technologies = p.technologies.filter(Boolean).length * 0.35 * o.strategyLeft;
  const goods = unspent(p.industry.tradeGoods) * 0.3 * Math.min(1, o.strategyLeft);
  return assets + focus + technologies + goods + p.relicsInHand * Math.min(1.2, 0.3 * o.strategyLeft);
};

const underWay = (p: Player, o: Outlook): number => {
  const sheets = layoutsOf(p);
  const time = Math.min(1, o.strategyLeft / 4);
  let sum = 0;
  for (const [i, system] of sheets.navigation.systems.entries()) {
    if (p.navigation.systems[i] !== EXPLORED) continue;
    sum +=
      time * (system.size === 'mecatol' ? 0.7 * o.mecatol : 0.35 * (system.asset ? worthOf(system.asset, p, o) : 0.1));
  }
  for (const [i, planet] of sheets.expansion.planets.entries()) {
    if (!p.expansion.unlocked[i]) continue;
    for (const [line, bits] of planet.lines.entries()) {
      const end = planet.ends[line];
      if (!end || p.expansion.lines[i]![line] !== OPEN) continue;
      const missing = bits & ~p.expansion.icons[i]!;
      sum += time * worthOf(end, p, o) * (missing & (missing - 1) ? 0.12 : 0.45);
    }
  }
  for (const [unit, strips] of p.warfare.strips.entries()) {
    for (const marks of strips)
      if (marks && p.warfare.unlocked[unit] && marks.toString(2).replaceAll('0', '').length < UNITS[unit]!.cost.length)
        sum += 0.5 * time;
  }
  return sum;
};

function warfare(p: Player, o: Outlook): number {
  const sheets = layoutsOf(p);
  let sum = 0;
  for (let war = o.nextWar; war < WARS; war++) {
    for (const side of SIDES) {
      const box = sheets.warfare.boxes[war]![side];
      const mine = strength(p, war, side).total;
      const foe = war === o.nextWar ? o.foe[side] : 4 + war;
      const win = 1 / (1 + Math.exp((foe - mine) / (war === o.nextWar ? 1.2 : 3)));
      sum += win * worthOf(box.win, p, o) + (1 - win) * box.lose;
    }
  }
  return sum;
}

const chart = (p: Player, o: Outlook): number => {
  const room = CHART.tradeGoods - p.industry.tradeGoods.claimed;
  const goods = Math.min(room, unlockedTradeGoods(p) * o.productionsLeft) * 0.7;
  return goods + p.industry.councilors * o.councilsLeft * 0.15;
};

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
