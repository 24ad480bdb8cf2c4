export { WEIGHTINGS, arrange, byWeight, exchange, lay, orbitsFor, orbitsOf, weightOf } from './arrange.ts';
export type { Weighting, Weights } from './arrange.ts';
export { balanceOn, distancesFrom, unevenness } from './balance.ts';
export type { LayoutGraph, SeatBalance, TileValue } from './balance.ts';
export { readMapWish, writeMapWish } from './wish.ts';
export type { ChoiceFault, MapWish, WishFault } from './wish.ts';
