import type { Battle, Force, Odds, Survivors } from './battle.ts';
import { bestReplyValue } from './bestReply.ts';
import { exactOdds } from './exact.ts';
import { effortOf, gridOf } from './grid.ts';
import { sampledOdds } from './sample.ts';
import type { Chance } from './sample.ts';

export {
  USUAL,
  battleOf,
  d10,
  force,
  rerolled,
  strengthOf,
  sustainFirst,
  sustainLast,
  weakestFirst,
} from './battle.ts';
export type {
  Battle,
  CasualtyPlan,
  Die,
  Force,
  Odds,
  PlanStep,
  Retreat,
  RoundDice,
  RoundRule,
  Shot,
  Survivors,
  UnitClass,
  Volley,
} from './battle.ts';
export { bestReplyValue };
export { drawOdds, voteOdds } from './chances.ts';
export { battlesAt } from './inMatch.ts';
export type { BattleAt } from './inMatch.ts';
export { readChances, writeChances } from './chancesLink.ts';
export type { ChancesWish } from './chancesLink.ts';
export type { VoteOdds, Voter } from './chances.ts';
export { LOSSES, NOBODY, battleOfDescription, readBattle, readSide, writeBattle } from './description.ts';
export type {
  BattleDescription,
  DescriptionFault,
  Field,
  Losses,
  OddsEdition,
  SideDescription,
} from './description.ts';
export { exactOdds } from './exact.ts';
export { forecast } from './forecast.ts';
export type { Forecast, Left, Outcome } from './forecast.ts';
export { SURE, diceFor, making, roundDice, roundIn, shotOf } from './making.ts';
export type { Making, RoundMaking, ShotMaking } from './making.ts';
export { sampledOdds } from './sample.ts';
export type { Chance } from './sample.ts';

/** Additions within which a battle is solved exactly: some tens of milliseconds. */
const BUDGET = 20_000_000;
const SAMPLES = 20_000;

/** The odds of a battle: exact, or sampled (and said to be) where exact odds would take too long. */
export function odds(battle: Battle, chance: Chance, budget = BUDGET): Odds {
  const grid = gridOf(battle);
  return effortOf(grid) <= budget ? exactOdds(battle, grid) : sampledOdds(battle, SAMPLES, chance);
}

/** Units of a side up to which best replies are looked for: a hundredth of a second, with many kinds of ships a tenth. */
const MOST_REPLYING = 12;

/**
 * The first side's chance to win when both sides choose their losses as well as can be. Null where that would take too long, or where an effect
 * is in force for which it is not known.
 */
export function bestReply(battle: Battle): number | null {
  const units = ({ classes }: Force): number => classes.reduce((sum, { count }) => sum + count, 0);
  return battle.sides.every((side) => units(side) <= MOST_REPLYING) ? bestReplyValue(battle) : null;
}

/** Odds over several cases, such as what an unknown hand may hold. The weights add up to 1. */
export function mixture(cases: readonly { readonly weight: number; readonly odds: Odds }[]): Odds {
  const sum = (of: (odds: Odds) => number): number => cases.reduce((total, c) => total + c.weight * of(c.odds), 0);
  const merged = (of: (odds: Odds) => Odds['survivors']): [Survivors[], Survivors[]] => {
    const [one, two] = ([0, 1] as const).map((side) => {
      const found = new Map<string, Survivors>();
      for (const { weight, odds: each } of cases) {
        for (const { chance, units } of of(each)[side]) {
          const key = JSON.stringify(units);
          found.set(key, { units, chance: (found.get(key)?.chance ?? 0) + weight * chance });
        }
      }
      return [...found.values()].toSorted((a, b) => b.chance - a.chance);
    });
    return [one!, two!];
  };
  return {
    first: sum((o) => o.first),
    draw: sum((o) => o.draw),
    second: sum((o) => o.second),
    retreats: [sum((o) => o.retreats[0]), sum((o) => o.retreats[1])],
    stalemate: sum((o) => o.stalemate),
    survivors: merged((o) => o.survivors),
    escaped: merged((o) => o.escaped),
    expectedRounds: sum((o) => o.expectedRounds),
    method: cases.every((c) => c.odds.method === 'exact') ? 'exact' : 'sampled',
    error: sum((o) => o.error),
  };
}
