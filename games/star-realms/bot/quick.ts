import type { Pub } from '../shapes.ts';
import { thumb } from './thumb.ts';
import { TUNED } from './tuned.ts';
import { TUNED_FOR_CAMPAIGNS } from './tunedForCampaigns.ts';
import { tasteOf } from './worth.ts';
import type { Taste } from './worth.ts';

/** The rule of thumb as it plays at tables: one style for campaigns, where decks fill with stickers, one for all other games. */
const everyday = tasteOf(TUNED);
const inCampaigns = tasteOf(TUNED_FOR_CAMPAIGNS);
export const tasteAt = (pub: Pub): Taste => (pub.campaign === null ? everyday : inCampaigns);

const playEveryday = thumb(everyday);
const playInCampaigns = thumb(inCampaigns);
export const quick: typeof playEveryday = (v, d, below) =>
  (v.pub.campaign === null ? playEveryday : playInCampaigns)(v, d, below);
