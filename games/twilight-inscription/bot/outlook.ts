/** How much of the game is still to come, seen from one seat, and what things are worth by then. */
import type { View } from '@orrery/kernel';
import { EVENTS, type EventId } from '../content/events.ts';
import { CHART, POPULATION_TRACK, WARS } from '../content/layouts.ts';
import { SLOTS } from '../content/mecatolRex.ts';
import { objectiveCard, type ObjectiveId } from '../content/objectives.ts';
import { asset, type AssetCode, type Commodity, type Side } from '../content/vocabulary.ts';
import { neighbor } from '../rules/table.ts';
import type { InscriptionShapes } from '../shapes.ts';
import { mods } from '../sheet/abilities.ts';
import { aiStrength } from '../sheet/aiFaction.ts';
import { claimCommodity, unlockedTradeGoods } from '../sheet/claims.ts';
import type { Player } from '../sheet/player.ts';
import { strength } from '../sheet/warfare.ts';

export interface Outlook {
  strategyLeft: number;
  productionsLeft: number;
  councilsLeft: number;
  /** The next War, counted from 0; beyond the last when all are fought. */
  nextWar: number;
  /** What will stand against each half in the next War. */
  foe: Record<Side, number>;
  /** Reward of the next slot at Mecatol Rex. */
  mecatol: number;
  /** Objectives not yet achieved, and what they are worth now. */
  objectives: { id: ObjectiveId; vp: number }[];
  /** What a trade good must bring to be spent. */
  thrift: number;
}

/** Tried out: below, too much is spent on small things. */
const thriftOf = (p: Player): number => 1.25 + tradeGoodAtEnd(p) / 2;
/** A War's usual strength, for those one cannot foresee. */
const USUAL_STRENGTH = [4.5, 5.5, 6.5, 7.5];

export function outlookOf(v: View<InscriptionShapes>, seat: number): Outlook {
  const { pub } = v;
  const gone = new Set((pub.table.cards.discard ?? []) as EventId[]);
  const ahead = EVENTS.filter(
    (e) => !gone.has(e.id) && (pub.guideEnd === 'throne' || pub.mode === 'full' || e.stage <= 3),
  );
  const left = (type: string): number => ahead.filter((e) => e.type === type).length;
  const nextWar = pub.players[seat]!.warfare.boxes.L.findIndex((box) => box === null);
  return {
    // The card being resolved counts until it is spent.
    strategyLeft: left('strategy') + (pub.event ? 0.5 : 0),
    productionsLeft: left('production'),
    councilsLeft: left('council'),
    nextWar: nextWar < 0 ? WARS : nextWar,
    foe: { L: expectedFoe(v, seat, 'L', nextWar), R: expectedFoe(v, seat, 'R', nextWar) },
    mecatol: (SLOTS[pub.mecatol.length] ?? SLOTS.at(-1)!).vp,
    objectives: pub.objectives
      .filter((o) => pub.players[seat]!.objectives[o.sheet] === null)
      .map(({ id, flipped }) => ({ id, vp: flipped ? objectiveCard(id).later : objectiveCard(id).first })),
    thrift: thriftOf(pub.players[seat]!),
  };
}

function expectedFoe({ pub }: View<InscriptionShapes>, seat: number, side: Side, war: number): number {
  if (war < 0) return 0;
  const against = neighbor(pub, seat, side);
  if (against === 'ai') return Math.max(pub.ai ? aiStrength(pub.ai, (war + 2) as 2) + 1 : 0, USUAL_STRENGTH[war]! - 1);
  const now = strength(pub.players[against]!, war, side === 'L' ? 'R' : 'L').total;
  return Math.max(now + 1, USUAL_STRENGTH[war]! - 1);
}

/** What a trade good brings if it is kept to the end (INS-END-05). */
const tradeGoodAtEnd = (p: Player): number => 1 / (mods(p, 'tradeGoodEndVp')[0]?.per ?? 2);

/** What a trade good is worth: kept to the end, or spent while there is still time. */
const tradeGoodWorth = (p: Player, o: Outlook): number =>
  Math.max(tradeGoodAtEnd(p), 0.5 + 0.3 * Math.min(1, o.strategyLeft / 6));

/** VP an asset is likely to bring from now on; what its pool, row or track has no room for brings nothing. */
export function worthOf(code: AssetCode, p: Player, o: Outlook): number {
  const a = asset(code);
  const time = Math.min(1, o.strategyLeft / 6);
  switch (a.kind) {
    case 'vp':
      return a.n;
    case 'planet':
      return 0.3 + 2 * time;
    case 'tg':
      return Math.min(a.n, CHART.tradeGoods - p.industry.tradeGoods.claimed) * tradeGoodWorth(p, o);
    case 'vote':
      return a.n * (o.councilsLeft > 0 ? 0.35 : 0.05);
    case 'spec':
      return 0.2 + 2.2 * time;
    case 'focus':
      return Math.min(3, 0.28 * o.strategyLeft);
    case 'com':
      return commodityWorth(a.of as Commodity, a.n, p, o);
    case 'councilor':
      return p.industry.councilors < CHART.councilors.icons ? 0.7 + 0.3 * o.councilsLeft : 0;
    case 'population':
      return (POPULATION_TRACK[p.expansion.population] ?? 0) + 0.8 * time;
    case 'faction':
      return 2.3;
    case 'relic':
      return 3.2 + 1.5 * time;
    case 'neighbor':
      return 0.5 * (WARS - o.nextWar);
    default:
      return a.kind satisfies never;
  }
}

/** The VP of its row come nearer, and columns of trade goods open for the Productions to come. */
function commodityWorth(kind: Commodity, n: number, p: Player, o: Outlook): number {
  const row = p.industry.commodities;
  const before = row[kind];
  const marked = { ...p, industry: { ...p.industry, commodities: { ...row } } };
  claimCommodity(marked, kind, n);
  const added = marked.industry.commodities[kind] - before;
  if (added === 0) return 0;
  const opened = unlockedTradeGoods(marked) - unlockedTradeGoods(p);
  const room = Math.max(0, CHART.tradeGoods - p.industry.tradeGoods.claimed) / CHART.tradeGoods;
  return added * (0.9 + 0.08 * o.productionsLeft) + opened * o.productionsLeft * 0.5 * Math.min(1, 2 * room);
}
