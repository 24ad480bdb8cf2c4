export { bestOf, softly } from './choice.ts';
export type { Below, Scored } from './choice.ts';
export { FREE, isReady, pullsOf, reserveOf, stepShare } from './goals.ts';
export type { Goal, Lack, Price, Pulls } from './goals.ts';
export { roundsLeft, shares } from './race.ts';
export type { Runner } from './race.ts';
export { NO_FORCE, after, lossOf, together, winChance } from './strength.ts';
export type { Force } from './strength.ts';
