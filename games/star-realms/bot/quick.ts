import { thumb } from './thumb.ts';
import { TUNED } from './tuned.ts';
import { TUNED_FOR_CAMPAIGNS } from './tunedForCampaigns.ts';
import { tasteOf } from './worth.ts';

/** The rule of thumb as it plays at tables: one style for campaigns, where decks fill with stickers, one for all other games. */
const everyday = thumb(tasteOf(TUNED));
const inCampaigns = thumb(tasteOf(TUNED_FOR_CAMPAIGNS));
export const quick: typeof everyday = (v, d, below) => (v.pub.campaign === null ? everyday : inCampaigns)(v, d, below);
