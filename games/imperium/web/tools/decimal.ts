import { language } from '@orrery/web/text/text.ts';

/** A number with so many places behind its point, or its comma. */
export const decimal = (n: number, places: number): string =>
  n.toLocaleString(language(), { minimumFractionDigits: places, maximumFractionDigits: places });
