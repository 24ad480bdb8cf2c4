import { inheritedTests } from '@orrery/kernel/testing';
import { describe, it } from 'vitest';
import { ti4 } from './game.ts';

/** Steps that so few random games do not come to: factions that choose their technologies, a victory by points, a secret objective fulfilled, objectives with a price, and components, of which none is played yet. */
const RARE = [
  'victory@end',
  'setUp@chosen',
  'secretScoring@over',
  'scoring@paid',
  ...Object.keys(ti4.procedures.effect.steps).map((step) => `effect@${step}`),
];

inheritedTests({ describe, it }, ti4, { games: 2, seats: 3, rare: RARE });
