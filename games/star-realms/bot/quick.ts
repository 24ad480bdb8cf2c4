import { TUNED } from './tuned.ts';
import { thumb } from './thumb.ts';
import { tasteOf } from './worth.ts';

/** The rule of thumb as it plays at tables. */
export const quickTaste = tasteOf(TUNED);
export const quick = thumb(quickTaste);
