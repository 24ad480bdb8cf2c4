import type { AttachmentId } from './attachments.ts';
import type { Trait } from './planets.ts';

export interface ExplorationFacts {
  readonly deck: Trait | 'frontier';
  readonly copies: number;
  /** At once and discarded; attached to the planet; kept as a fragment or a card; put on the board as a token. */
  readonly goes: 'instant' | 'attach' | 'fragment' | 'keep' | 'token';
  readonly attachment?: AttachmentId;
}

/** The four exploration decks of the expansion. */
export const EXPLORATIONS = {
  'cultural-relic-fragment': { deck: 'cultural', copies: 9, goes: 'fragment' },
  'demilitarized-zone': { deck: 'cultural', copies: 1, goes: 'attach', attachment: 'demilitarized-zone' },
  'dyson-sphere': { deck: 'cultural', copies: 1, goes: 'attach', attachment: 'dyson-sphere' },
  freelancers: { deck: 'cultural', copies: 3, goes: 'instant' },
  'gamma-wormhole': { deck: 'cultural', copies: 1, goes: 'token' },
  'mercenary-outfit': { deck: 'cultural', copies: 3, goes: 'instant' },
  'paradise-world': { deck: 'cultural', copies: 1, goes: 'attach', attachment: 'paradise-world' },
  'tomb-of-emphidia': { deck: 'cultural', copies: 1, goes: 'attach', attachment: 'tomb-of-emphidia' },
  'core-mine': { deck: 'hazardous', copies: 3, goes: 'instant' },
  expedition: { deck: 'hazardous', copies: 3, goes: 'instant' },
  'hazardous-relic-fragment': { deck: 'hazardous', copies: 7, goes: 'fragment' },
  'lazax-survivors': { deck: 'hazardous', copies: 1, goes: 'attach', attachment: 'lazax-survivors' },
  'mining-world': { deck: 'hazardous', copies: 1, goes: 'attach', attachment: 'mining-world' },
  'rich-world': { deck: 'hazardous', copies: 1, goes: 'attach', attachment: 'rich-world' },
  'volatile-fuel-source': { deck: 'hazardous', copies: 3, goes: 'instant' },
  'warfare-research-facility': {
    deck: 'hazardous',
    copies: 1,
    goes: 'attach',
    attachment: 'warfare-research-facility',
  },
  'abandoned-warehouses': { deck: 'industrial', copies: 4, goes: 'instant' },
  'biotic-research-facility': { deck: 'industrial', copies: 1, goes: 'attach', attachment: 'biotic-research-facility' },
  'cybernetic-research-facility': {
    deck: 'industrial',
    copies: 1,
    goes: 'attach',
    attachment: 'cybernetic-research-facility',
  },
  'functioning-base': { deck: 'industrial', copies: 4, goes: 'instant' },
  'industrial-relic-fragment': { deck: 'industrial', copies: 5, goes: 'fragment' },
  'local-fabricators': { deck: 'industrial', copies: 4, goes: 'instant' },
  'propulsion-research-facility': {
    deck: 'industrial',
    copies: 1,
    goes: 'attach',
    attachment: 'propulsion-research-facility',
  },
  'derelict-vessel': { deck: 'frontier', copies: 2, goes: 'instant' },
  'enigmatic-device': { deck: 'frontier', copies: 2, goes: 'keep' },
  'gamma-relay': { deck: 'frontier', copies: 1, goes: 'token' },
  'ion-storm': { deck: 'frontier', copies: 1, goes: 'token' },
  'lost-crew': { deck: 'frontier', copies: 2, goes: 'instant' },
  'merchant-station': { deck: 'frontier', copies: 2, goes: 'instant' },
  mirage: { deck: 'frontier', copies: 1, goes: 'token' },
  'unknown-relic-fragment': { deck: 'frontier', copies: 3, goes: 'fragment' },
} as const satisfies { readonly [id: string]: ExplorationFacts };

export type ExplorationId = keyof typeof EXPLORATIONS;
export const EXPLORATION_IDS = Object.keys(EXPLORATIONS) as ExplorationId[];
export const explorationFacts = (card: ExplorationId): ExplorationFacts => EXPLORATIONS[card];
