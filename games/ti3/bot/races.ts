import type { StrategyCard } from '../content/strategyCards.ts';

/** What a race plays for beyond what everybody does. */
export interface Wishes {
  readonly technologies?: readonly string[];
  readonly cards?: { readonly [C in StrategyCard]?: number };
  /** Counters more (or fewer) in Strategy Allocation and in Fleet Supply. */
  readonly strategy?: number;
  readonly fleet?: number;
}
export const RACES: { readonly [race: string]: Wishes } = {
  letnev: { technologies: ['deep-space-cannon', 'assault-cannon', 'type-iv-drive'], fleet: -1 },
  hacan: { technologies: ['micro-technology', 'xrd-transporters'], cards: { trade: 3, imperial: 1 } },
  sol: { technologies: ['xrd-transporters', 'stasis-capsules'], strategy: 1 },
  l1z1x: { technologies: ['deep-space-cannon', 'assault-cannon'], cards: { warfare: 1 } },
  mentak: { technologies: ['sarween-tools', 'type-iv-drive', 'xrd-transporters'], fleet: 1 },
  naalu: { technologies: ['cybernetics', 'advanced-fighters', 'xrd-transporters'] },
  norr: { technologies: ['sarween-tools', 'war-sun', 'enviro-compensator'] },
  jolnar: {
    technologies: ['xrd-transporters', 'micro-technology', 'cybernetics'],
    cards: { technology: 2 },
    strategy: 1,
  },
  xxcha: { technologies: ['sarween-tools', 'neural-motivator'], cards: { diplomacy: 2, political: 1 }, strategy: 1 },
  yssaril: { technologies: ['neural-motivator', 'type-iv-drive'], cards: { political: 2 } },
};
