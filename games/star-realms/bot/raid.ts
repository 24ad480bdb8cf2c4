import type { Seat } from '@orrery/kernel';
import { authorityOf } from '../rules/counts.ts';
import { isOut } from '../rules/modes.ts';
import type { Pub } from '../rules/shapes.ts';
import { describe, FEATURES } from './pairs.ts';
import { progressOf } from './phase.ts';
import { RAID } from './raidModel.ts';
import { PHASES } from './style.ts';

/**
 * How likely the Boss wins a Raid: a logistic model of the Boss against all living Raiders together. `tuning/fitRaid.ts` fits it to games
 * that the rule of thumb plays against itself.
 */

/** The Boss's features but for the hand, which is full whenever it matters; the Raiders' added up; how many live, and how many there were. */
const COMMON = FEATURES.indexOf('hand');
const LIVING = 2 * COMMON;
const RACE = LIVING + 1;
const MOVES = LIVING + 2;
const RAIDERS = LIVING + 3;
const MOST_RAIDERS = 5;
export const RAID_FEATURES = RAIDERS + MOST_RAIDERS;
const AUTHORITY = FEATURES.indexOf('authority');
const COMBAT = FEATURES.indexOf('combat');

const one: number[] = [];
export const describeRaid = (pub: Pub, far: number, out: number[]): void => {
  out.length = RAID_FEATURES;
  out.fill(0);
  const boss = pub.players.findIndex((p) => p.role === 'boss');
  let weakest: Seat = -1;
  pub.players.forEach((_, seat) => {
    if (seat === boss || isOut(pub, seat)) return;
    if (weakest < 0 || authorityOf(pub, seat) < authorityOf(pub, weakest)) weakest = seat;
    describe(pub, seat, boss, far, one);
    for (let i = 0; i < COMMON; i++) out[COMMON + i]! += one[i]!;
    out[LIVING]!++;
  });
  if (weakest >= 0) describe(pub, boss, weakest, far, one);
  for (let i = 0; i < COMMON; i++) out[i] = one[i]!;
  out[MOVES] = pub.active === boss ? 1 : 0;
  out[RACE] = out[COMBAT]! / Math.max(1, out[COMMON + AUTHORITY]!);
  out[RAIDERS + pub.players.length - 2] = 1;
};

const features: number[] = [];
export const chanceInRaid = (pub: Pub, seat: Seat): number => {
  const far = progressOf(pub);
  describeRaid(pub, far, features);
  // Between the phases a judgement changes evenly, so that no move pays only because it ends a phase.
  const from = Math.min(1, Math.max(0, Math.floor(far)));
  const share = Math.max(0, far) - from;
  const [before, after] = [RAID[PHASES[from]!], RAID[PHASES[from + 1]!]];
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += (before[i]! + share * (after[i]! - before[i]!)) * features[i]!;
  const boss = 1 / (1 + Math.exp(-sum));
  return pub.players[seat]!.role === 'boss' ? boss : 1 - boss;
};
