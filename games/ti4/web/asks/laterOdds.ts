import { later } from '@orrery/imperium/web/later.ts';

/** The odds of the battles at hand: solving them is fetched with the first battle. */
export const odds = later(() => import('./odds.ts'));
