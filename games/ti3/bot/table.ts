import { planetOf, tile } from '../content/tiles.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { agenda } from '../content/agendas/agendas.ts';
import { raceOf } from '../content/races/races.ts';
import { apart } from '../galaxy/board.ts';
import { placeTile } from '../rules/building.ts';
import { claimSecret } from '../rules/objectives.ts';
import { settlings } from '../rules/setUp.ts';
import { pickStrategy } from '../rules/strategyPhase.ts';
import { incomeOf } from '../rules/trade.ts';
import type { Bonus, Placing, Settling, View } from '../shapes.ts';

// What a player wants away from the battlefield: a good neighbourhood, the Strategy Card that is needed, and votes for oneself.

/** What a tile brings to whoever lives beside it; a special system is a nuisance. */
const worthOf = (id: string): number => {
  const { planets, kind } = tile(id);
  const value = planets.reduce((sum, p) => sum + p.resources + p.influence / 2 + (p.specialty ? 0.5 : 0), 0);
  return kind === 'plain' ? value : -1;
};

/** Rich systems near the own home, poor and special ones near the others. */
export function layTile(v: View, q: { bare: boolean }): Placing {
  const { pub, seat } = v;
  const cellOf = (race: string): number => pub.galaxy.indexOf(raceOf(race).home);
  const mine = cellOf(pub.sheets[seat!]!.race);
  const others = pub.sheets.flatMap(({ race }, other) => (other === seat ? [] : [cellOf(race)]));
  const nearness = (cell: number): number =>
    3 ** -apart(cell, mine) - others.reduce((sum, home) => sum + 3 ** -apart(cell, home), 0) / others.length;
  let best: { placing: Placing; worth: number } | null = null;
  for (const placing of placeTile.list(v, q)) {
    const worth = (worthOf(placing.tile) - 2) * nearness(placing.cell);
    if (!best || worth > best.worth) best = { placing, worth };
  }
  return best!.placing;
}

/** The dock and most troops on the richest planet, one Ground Force elsewhere. */
export function settleHome(_: View, { race }: { race: string }): Settling {
  const score = (way: Settling): number =>
    Object.entries(way).reduce((sum, [planet, units]) => {
      const { resources } = planetOf(planet);
      const guarded = (units['ground-force'] ?? 0) > 0 ? 3 : 0;
      return sum + (units['space-dock'] ?? 0) * resources * 4 + (units.pds ?? 0) * resources + guarded;
    }, 0);
  return settlings(race).reduce((best, way) => (score(way) > score(best) ? way : best));
}

/** What each Strategy Card is worth now: points above all, then what one is short of. */
export function chooseStrategy(v: View, below: (n: number) => number): StrategyCard {
  const { pub, seat } = v;
  const sheet = pub.sheets[seat!]!;
  const counters = sheet.strategy + sheet.command;
  const worth: { readonly [C in StrategyCard]: number } = {
    imperial: pub.agreed.points ? 12 : 4,
    logistics: 11 - counters,
    technology: 7,
    trade: 3 + incomeOf(pub, seat!),
    initiative: 4,
    warfare: 4,
    political: 4,
    diplomacy: 2,
  };
  let best: { card: StrategyCard; worth: number } | null = null;
  for (const card of pickStrategy.list(v, { cards: [] })) {
    const all = worth[card] + 2 * (pub.bonus[card] ?? 0) + below(3);
    if (!best || all > best.worth) best = { card, worth: all };
  }
  return best!.card;
}

/** Elections that nobody wants to win. */
const UNWELCOME: readonly string[] = [
  'agenda-public-execution',
  'agenda-councils-censure',
  'agenda-official-sanction',
  'agenda-technology-investigation-committee',
  'agenda-trade-embargo',
];

/** Honours for oneself, harm for the leader; other questions are left to chance. */
export function castVote({ pub, seat }: View, q: { agenda: string; options: string[] }): string | undefined {
  if (agenda(q.agenda).vote !== 'player') return undefined;
  if (!UNWELCOME.includes(q.agenda)) return q.options.find((option) => option === String(seat));
  const rivals = q.options.filter((option) => option !== String(seat));
  return rivals.toSorted((a, b) => pub.sheets[Number(b)]!.points - pub.sheets[Number(a)]!.points)[0];
}

export const claimOwn = (v: View): boolean => claimSecret.list(v, {}).includes(true);

/** Bonus Counters become counters to strike with, as far as there are any. */
export function useBonus({ pub, seat }: View, { n }: { n: number }): Bonus {
  const command = Math.min(n, pub.sheets[seat!]!.reserve);
  return { strategy: 0, fleet: 0, command, goods: Math.min(n - command, pub.goods) };
}
