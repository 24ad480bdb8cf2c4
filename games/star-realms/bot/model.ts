import type { Phase } from '../bot/style.ts';

/** Weights of the evaluation's features; made by `fitModel.ts`. */
export const MODEL: Readonly<Record<Phase, readonly number[]>> = {
  early: [0.351, 0.459, -0.093, 0.457, 0.05, 0.025, 0.359, 0.853, 0.435, -0.129, 0.303, 0.954, 0.456],
  middle: [0.147, 0.807, -0.092, 0.321, 0.021, 0.176, 0.249, 0.935, 0.335, 0.022, 4.612, 1.428, 0.641],
  late: [0.515, 1.461, -0.32, 0.15, 0.072, 0.261, 0.132, 0.435, 0.656, -0.028, 0.7, 1.248, 0.947],
};
