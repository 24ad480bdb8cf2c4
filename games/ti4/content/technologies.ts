import type { FactionId } from './factions/ids.ts';
import type { BoxSet } from './sets.ts';
import type { UnitId } from './units/index.ts';

/** Blue, green, yellow and red. */
export const COLOURS = ['propulsion', 'biotic', 'cybernetic', 'warfare'] as const;
export type Colour = (typeof COLOURS)[number];
export interface TechnologyFacts {
  readonly set: BoxSet;
  /** None for unit upgrades and the Valefar Assimilators. */
  readonly colour?: Colour;
  /** Prerequisites, counted by colour. */
  readonly needs: { readonly [C in Colour]?: number };
  /** The unit card that an upgrade puts on the faction sheet. */
  readonly unit?: UnitId;
  readonly faction?: FactionId;
}

export const TECHNOLOGIES = {
  'antimass-deflectors': { set: 'base', colour: 'propulsion', needs: {} },
  'gravity-drive': { set: 'base', colour: 'propulsion', needs: { propulsion: 1 } },
  'fleet-logistics': { set: 'base', colour: 'propulsion', needs: { propulsion: 2 } },
  'light-wave-deflector': { set: 'base', colour: 'propulsion', needs: { propulsion: 3 } },
  'dark-energy-tap': { set: 'pok', colour: 'propulsion', needs: {} },
  'sling-relay': { set: 'pok', colour: 'propulsion', needs: { propulsion: 1 } },
  'neural-motivator': { set: 'base', colour: 'biotic', needs: {} },
  'dacxive-animators': { set: 'base', colour: 'biotic', needs: { biotic: 1 } },
  'hyper-metabolism': { set: 'base', colour: 'biotic', needs: { biotic: 2 } },
  'x-89-bacterial-weapon': { set: 'base', colour: 'biotic', needs: { biotic: 3 } },
  psychoarchaeology: { set: 'pok', colour: 'biotic', needs: {} },
  'bio-stims': { set: 'pok', colour: 'biotic', needs: { biotic: 1 } },
  'plasma-scoring': { set: 'base', colour: 'warfare', needs: {} },
  'magen-defense-grid': { set: 'base', colour: 'warfare', needs: { warfare: 1 } },
  'duranium-armor': { set: 'base', colour: 'warfare', needs: { warfare: 2 } },
  'assault-cannon': { set: 'base', colour: 'warfare', needs: { warfare: 3 } },
  'ai-development-algorithm': { set: 'pok', colour: 'warfare', needs: {} },
  'self-assembly-routines': { set: 'pok', colour: 'warfare', needs: { warfare: 1 } },
  'sarween-tools': { set: 'base', colour: 'cybernetic', needs: {} },
  'graviton-laser-system': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 1 } },
  'transit-diodes': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 } },
  'integrated-economy': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 3 } },
  'scanlink-drone-network': { set: 'pok', colour: 'cybernetic', needs: {} },
  'predictive-intelligence': { set: 'pok', colour: 'cybernetic', needs: { cybernetic: 1 } },
  'war-sun': { set: 'base', needs: { warfare: 3, cybernetic: 1 }, unit: 'war-sun' },
  'space-dock-2': { set: 'base', needs: { cybernetic: 2 }, unit: 'space-dock-2' },
  'cruiser-2': { set: 'base', needs: { biotic: 1, cybernetic: 1, warfare: 1 }, unit: 'cruiser-2' },
  'dreadnought-2': { set: 'base', needs: { propulsion: 2, cybernetic: 1 }, unit: 'dreadnought-2' },
  'destroyer-2': { set: 'base', needs: { warfare: 2 }, unit: 'destroyer-2' },
  'pds-2': { set: 'base', needs: { warfare: 1, cybernetic: 1 }, unit: 'pds-2' },
  'carrier-2': { set: 'base', needs: { propulsion: 2 }, unit: 'carrier-2' },
  'fighter-2': { set: 'base', needs: { biotic: 1, propulsion: 1 }, unit: 'fighter-2' },
  'infantry-2': { set: 'base', needs: { biotic: 2 }, unit: 'infantry-2' },
  'letani-warrior-2': { set: 'base', needs: { biotic: 2 }, unit: 'letani-warrior-2', faction: 'arborec' },
  'strike-wing-alpha-2': { set: 'pok', needs: { warfare: 2 }, unit: 'strike-wing-alpha-2', faction: 'argent' },
  'l4-disruptors': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 1 }, faction: 'letnev' },
  'chaos-mapping': { set: 'base', colour: 'propulsion', needs: { propulsion: 1 }, faction: 'saar' },
  'prototype-war-sun-2': {
    set: 'base',
    needs: { warfare: 3, cybernetic: 1 },
    unit: 'prototype-war-sun-2',
    faction: 'muaat',
  },
  'quantum-datahub-node': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 3 }, faction: 'hacan' },
  aetherstream: { set: 'pok', colour: 'propulsion', needs: { propulsion: 2 }, faction: 'empyrean' },
  'advanced-carrier-2': { set: 'base', needs: { propulsion: 2 }, unit: 'advanced-carrier-2', faction: 'sol' },
  'super-dreadnought-2': {
    set: 'base',
    needs: { propulsion: 2, cybernetic: 1 },
    unit: 'super-dreadnought-2',
    faction: 'l1z1x',
  },
  'crimson-legionnaire-2': { set: 'pok', needs: { biotic: 2 }, unit: 'crimson-legionnaire-2', faction: 'mahact' },
  'mirror-computing': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 3 }, faction: 'mentak' },
  'hybrid-crystal-fighter-2': {
    set: 'base',
    needs: { biotic: 1, propulsion: 1 },
    unit: 'hybrid-crystal-fighter-2',
    faction: 'naalu',
  },
  'pre-fab-arcologies': { set: 'pok', colour: 'biotic', needs: { biotic: 3 }, faction: 'naaz-rokha' },
  'valefar-assimilator-x': { set: 'base', needs: {}, faction: 'nekro' },
  'memoria-2': { set: 'pok', needs: { biotic: 1, propulsion: 1, cybernetic: 1 }, unit: 'memoria-2', faction: 'nomad' },
  'exotrireme-2': { set: 'base', needs: { propulsion: 2, cybernetic: 1 }, unit: 'exotrireme-2', faction: 'norr' },
  'saturn-engine-2': {
    set: 'pok',
    needs: { biotic: 1, cybernetic: 1, warfare: 1 },
    unit: 'saturn-engine-2',
    faction: 'titans',
  },
  'spacial-conduit-cylinder': { set: 'base', colour: 'propulsion', needs: { propulsion: 2 }, faction: 'jolnar' },
  'dimensional-tear-2': { set: 'pok', needs: { cybernetic: 2 }, unit: 'dimensional-tear-2', faction: 'vuilraith' },
  'lazax-gate-folding': { set: 'base', colour: 'propulsion', needs: { propulsion: 2 }, faction: 'winnu' },
  'instinct-training': { set: 'base', colour: 'biotic', needs: { biotic: 1 }, faction: 'xxcha' },
  'mageon-implants': { set: 'base', colour: 'biotic', needs: { biotic: 3 }, faction: 'yssaril' },
  bioplasmosis: { set: 'base', colour: 'biotic', needs: { biotic: 2 }, faction: 'arborec' },
  'aerie-hololattice': { set: 'pok', colour: 'cybernetic', needs: { cybernetic: 1 }, faction: 'argent' },
  'non-euclidean-shielding': { set: 'base', colour: 'warfare', needs: { warfare: 2 }, faction: 'letnev' },
  'floating-factory-2': { set: 'base', needs: { cybernetic: 2 }, unit: 'floating-factory-2', faction: 'saar' },
  'magmus-reactor': { set: 'base', colour: 'warfare', needs: { warfare: 2 }, faction: 'muaat' },
  'production-biomes': { set: 'base', colour: 'biotic', needs: { biotic: 2 }, faction: 'hacan' },
  voidwatch: { set: 'pok', colour: 'biotic', needs: { biotic: 1 }, faction: 'empyrean' },
  'spec-ops-2': { set: 'base', needs: { biotic: 2 }, unit: 'spec-ops-2', faction: 'sol' },
  'wormhole-generator': { set: 'base', colour: 'propulsion', needs: { propulsion: 2 }, faction: 'creuss' },
  'dimensional-splicer': { set: 'base', colour: 'warfare', needs: { warfare: 1 }, faction: 'creuss' },
  'inheritance-systems': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 }, faction: 'l1z1x' },
  'genetic-recombination': { set: 'pok', colour: 'biotic', needs: { biotic: 1 }, faction: 'mahact' },
  'salvage-operations': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 }, faction: 'mentak' },
  neuroglaive: { set: 'base', colour: 'biotic', needs: { biotic: 3 }, faction: 'naalu' },
  supercharge: { set: 'pok', colour: 'warfare', needs: { warfare: 1 }, faction: 'naaz-rokha' },
  'valefar-assimilator-y': { set: 'base', needs: {}, faction: 'nekro' },
  'temporal-command-suite': { set: 'pok', colour: 'cybernetic', needs: { cybernetic: 1 }, faction: 'nomad' },
  'valkyrie-particle-weave': { set: 'base', colour: 'warfare', needs: { warfare: 2 }, faction: 'norr' },
  'hel-titan-2': { set: 'pok', needs: { cybernetic: 1, warfare: 1 }, unit: 'hel-titan-2', faction: 'titans' },
  'e-res-siphons': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 }, faction: 'jolnar' },
  vortex: { set: 'pok', colour: 'warfare', needs: { warfare: 1 }, faction: 'vuilraith' },
  'hegemonic-trade-policy': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 }, faction: 'winnu' },
  'nullification-field': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 }, faction: 'xxcha' },
  'yin-spinner': { set: 'base', colour: 'biotic', needs: { biotic: 2 }, faction: 'yin' },
  'impulse-core': { set: 'base', colour: 'cybernetic', needs: { cybernetic: 2 }, faction: 'yin' },
  'transparasteel-plating': { set: 'base', colour: 'biotic', needs: { biotic: 1 }, faction: 'yssaril' },
} as const satisfies { readonly [id: string]: TechnologyFacts };

export type TechnologyId = keyof typeof TECHNOLOGIES;
export const TECHNOLOGY_IDS = Object.keys(TECHNOLOGIES) as TechnologyId[];
export const technologyFacts = (technology: TechnologyId): TechnologyFacts => TECHNOLOGIES[technology];
/** Upgrades are told by the unit they give; the others have words of their own. */
export type UpgradeId = {
  [T in TechnologyId]: (typeof TECHNOLOGIES)[T] extends { unit: UnitId } ? T : never;
}[TechnologyId];
export type PlainTechnologyId = Exclude<TechnologyId, UpgradeId>;
