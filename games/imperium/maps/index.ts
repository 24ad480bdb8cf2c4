export { WEIGHTINGS, arrange, byWeight, orbitsFor, orbitsOf, weightOf } from './arrange.ts';
export type { Weighting, Weights } from './arrange.ts';
export { balanceOn, distancesFrom, unevenness } from './balance.ts';
export type { LayoutGraph, SeatBalance, TileValue } from './balance.ts';
