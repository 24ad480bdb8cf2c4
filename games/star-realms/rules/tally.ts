import type { Seat } from '@orrery/kernel';
import type { Campaign, Tally } from '../shapes.ts';

/** Counts for a player what Victory Point cards of a scenario ask for (SR-CAMP-09). */
export const count = (campaign: Campaign, seat: Seat, counted: (soFar: Tally) => Partial<Tally>): void => {
  campaign.tally = campaign.tally.map((soFar, s) => (s === seat ? { ...soFar, ...counted(soFar) } : soFar));
};
