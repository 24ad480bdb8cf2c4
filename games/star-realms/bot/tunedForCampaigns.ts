/* oxlint-disable approx-constant */
import { TUNED } from './tuned.ts';
import type { Style } from './style.ts';

/** Made by `tuning/tune.ts`. */
export const TUNED_FOR_CAMPAIGNS: Style = {
  ...TUNED,
  weights: {
    early: {
      trade: 6.081,
      combat: 1.637,
      authority: 1.317,
      draw: 35.001,
      opponentDiscard: 4.903,
      scrap: 22.919,
      destroyBase: 11.884,
      defense: 1.531,
      outpost: 0.619,
      ally: 0.52,
      body: -10.433,
      alike: 0.985,
    },
    middle: {
      trade: 1.213,
      combat: 2.608,
      authority: 1.279,
      draw: 44.233,
      opponentDiscard: 2.963,
      scrap: 2.02,
      destroyBase: 6.051,
      defense: 0.431,
      outpost: 0.875,
      ally: 0.16,
      body: -13.328,
      alike: 0.109,
    },
    late: {
      trade: 0.089,
      combat: 0.789,
      authority: 0.107,
      draw: 0.795,
      opponentDiscard: 0.983,
      scrap: 0.618,
      destroyBase: 1.361,
      defense: 0.091,
      outpost: 0.022,
      ally: 2.815,
      body: -1.189,
      alike: 0.009,
    },
  },
  moment: {
    early: { damage: 0.237, authority: 2.641, draw: 1.742, opponentDiscard: 2.169, base: 7.691, breach: 6.436 },
    middle: { damage: 0.985, authority: 1.642, draw: 2.674, opponentDiscard: 7.131, base: 9.101, breach: 4.095 },
    late: { damage: 0.66, authority: 0.217, draw: 10.537, opponentDiscard: 2.547, base: 28.402, breach: 1.887 },
  },
  political: [0, 0, 3, 10, 100],
  stickers: { ship: 0.4, base: 1.4 },
};
