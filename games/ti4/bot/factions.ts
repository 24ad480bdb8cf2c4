import type { FactionId } from '../content/factions/ids.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { TechnologyId } from '../content/technologies.ts';

/** What is special about playing a faction. */
export interface Wishes {
  /** Technologies it wants, the first the most. */
  readonly technologies?: readonly TechnologyId[];
  /** What strategy cards are worth beyond the ordinary. */
  readonly cards?: { readonly [C in StrategyCardId]?: number };
  /** Strategy tokens it keeps beyond the ordinary. */
  readonly strategy?: number;
  readonly fleet?: number;
}

export const FACTIONS: { readonly [F in FactionId]: Wishes } = {
  arborec: { technologies: ['letani-warrior-2', 'carrier-2', 'bioplasmosis'] },
  letnev: { technologies: ['gravity-drive', 'dreadnought-2', 'non-euclidean-shielding'], fleet: -1 },
  saar: { technologies: ['floating-factory-2', 'chaos-mapping', 'carrier-2'] },
  muaat: {
    technologies: ['gravity-drive', 'magmus-reactor', 'prototype-war-sun-2'],
    strategy: 1,
    cards: { leadership: 1 },
  },
  hacan: { technologies: ['production-biomes', 'quantum-datahub-node', 'carrier-2'], cards: { trade: 2, imperial: 1 } },
  sol: { technologies: ['advanced-carrier-2', 'spec-ops-2'], strategy: 1 },
  creuss: { technologies: ['carrier-2', 'dimensional-splicer', 'wormhole-generator'] },
  l1z1x: { technologies: ['super-dreadnought-2', 'inheritance-systems'], cards: { warfare: 1 } },
  mentak: { technologies: ['cruiser-2', 'salvage-operations', 'mirror-computing'] },
  naalu: { technologies: ['hybrid-crystal-fighter-2', 'neuroglaive', 'carrier-2'], strategy: 1 },
  nekro: { technologies: ['valefar-assimilator-x', 'valefar-assimilator-y'], cards: { technology: -3, warfare: 1 } },
  norr: { technologies: ['exotrireme-2', 'carrier-2', 'valkyrie-particle-weave'] },
  jolnar: {
    technologies: ['e-res-siphons', 'spacial-conduit-cylinder', 'fleet-logistics'],
    cards: { technology: 2 },
    strategy: 1,
  },
  winnu: { technologies: ['lazax-gate-folding', 'hegemonic-trade-policy'], cards: { imperial: 2 } },
  xxcha: { technologies: ['nullification-field', 'instinct-training', 'pds-2'], cards: { diplomacy: 2 }, strategy: 1 },
  yin: { technologies: ['yin-spinner', 'impulse-core', 'carrier-2'] },
  yssaril: { technologies: ['mageon-implants', 'transparasteel-plating'], cards: { politics: 1 } },
  argent: { technologies: ['strike-wing-alpha-2', 'aerie-hololattice'] },
  empyrean: { technologies: ['aetherstream', 'voidwatch', 'dark-energy-tap'] },
  mahact: { technologies: ['crimson-legionnaire-2', 'genetic-recombination'] },
  'naaz-rokha': { technologies: ['supercharge', 'pre-fab-arcologies', 'ai-development-algorithm'] },
  nomad: { technologies: ['memoria-2', 'temporal-command-suite'] },
  titans: { technologies: ['hel-titan-2', 'saturn-engine-2'], cards: { construction: 1 } },
  vuilraith: { technologies: ['vortex', 'dimensional-tear-2'] },
};
