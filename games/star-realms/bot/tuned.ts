/* oxlint-disable approx-constant */
import { MEASURED } from './measured.ts';
import type { Style } from './style.ts';

/** Made by `tuning/tune.ts`. */
export const TUNED: Style = {
  ...MEASURED,
  weights: {
    early: {
      trade: 5.421,
      combat: 1.58,
      authority: 1.485,
      draw: 30.174,
      opponentDiscard: 5.19,
      scrap: 21.103,
      destroyBase: 7.445,
      defense: 2.224,
      outpost: 0.9,
      ally: 0.437,
      body: -7.304,
      alike: 0.845,
    },
    middle: {
      trade: 0.98,
      combat: 2.2,
      authority: 1.079,
      draw: 23.529,
      opponentDiscard: 2.888,
      scrap: 2.044,
      destroyBase: 5.414,
      defense: 0.453,
      outpost: 0.964,
      ally: 0.073,
      body: -6.736,
      alike: 0.107,
    },
    late: {
      trade: 0.108,
      combat: 0.926,
      authority: 0.076,
      draw: 0.937,
      opponentDiscard: 0.551,
      scrap: 0.556,
      destroyBase: 1.096,
      defense: 0.117,
      outpost: 0.017,
      ally: 1.39,
      body: -0.718,
      alike: 0.016,
    },
  },
  moment: {
    early: { damage: 0.268, authority: 2.238, draw: 1.882, opponentDiscard: 2.308, base: 9.248, breach: 5.07 },
    middle: { damage: 1.121, authority: 1.408, draw: 3.079, opponentDiscard: 4.76, base: 10.172, breach: 2.829 },
    late: { damage: 1.226, authority: 0.181, draw: 7.073, opponentDiscard: 2.203, base: 35.133, breach: 2.188 },
  },
  focus: 400,
  political: [0.6, 1, 2.2, 4.2, 100],
  stickers: { ship: 1, base: 1.4 },
  upgrades: 'choose',
};
