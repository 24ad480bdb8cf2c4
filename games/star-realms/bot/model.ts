import type { Phase } from '../bot/style.ts';

/** Weights of the evaluation's features; made by `fitModel.ts`. */
export const MODEL: Readonly<Record<Phase, readonly number[]>> = {
  early: [0.431, 0.393, -0.015, 0.432, 0.073, 0.097, 0.316, 0.919, 0.468, -0.315, 0.353, 0.825, 0.431],
  middle: [0.182, 0.812, 0.007, 0.283, 0.024, 0.169, 0.316, 1.034, 0.304, 0.06, 4.777, 1.285, 0.657],
  late: [0.566, 1.405, -0.388, 0.115, 0.09, 0.324, 0.158, 0.602, 0.609, -0.04, 0.718, 0.995, 0.935],
};
