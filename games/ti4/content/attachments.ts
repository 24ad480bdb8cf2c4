import type { Trait } from './planets.ts';
import type { BoxSet } from './sets.ts';
import type { Colour } from './technologies.ts';

export interface AttachmentFacts {
  readonly set: BoxSet;
  readonly from: 'exploration' | 'agenda' | 'note' | 'leader';
  /** The id of the card that is attached. */
  readonly card: string;
  readonly resources?: number;
  readonly influence?: number;
  /** A specialty of the planet while the card is attached. */
  readonly specialty?: Colour;
  readonly traits?: readonly Trait[];
  /** Hit value and dice. */
  readonly spaceCannon?: readonly [hit: number, dice: number];
  /** Used instead of the specialty where the planet has one already. */
  readonly otherSideOf?: string;
}

/** What is attached to planets, by exploration, by law, by a note or by a hero. */
export const ATTACHMENTS = {
  'biotic-research-facility': {
    set: 'pok',
    from: 'exploration',
    card: 'biotic-research-facility',
    specialty: 'biotic',
  },
  'biotic-research-facility-value': {
    set: 'pok',
    from: 'exploration',
    card: 'biotic-research-facility',
    resources: 1,
    influence: 1,
    otherSideOf: 'biotic-research-facility',
  },
  'cybernetic-research-facility': {
    set: 'pok',
    from: 'exploration',
    card: 'cybernetic-research-facility',
    specialty: 'cybernetic',
  },
  'cybernetic-research-facility-value': {
    set: 'pok',
    from: 'exploration',
    card: 'cybernetic-research-facility',
    resources: 1,
    influence: 1,
    otherSideOf: 'cybernetic-research-facility',
  },
  'demilitarized-zone': { set: 'pok', from: 'exploration', card: 'demilitarized-zone' },
  'dyson-sphere': { set: 'pok', from: 'exploration', card: 'dyson-sphere', resources: 2, influence: 1 },
  'lazax-survivors': { set: 'pok', from: 'exploration', card: 'lazax-survivors', resources: 1, influence: 2 },
  'mining-world': { set: 'pok', from: 'exploration', card: 'mining-world', resources: 2 },
  'paradise-world': { set: 'pok', from: 'exploration', card: 'paradise-world', influence: 2 },
  'propulsion-research-facility': {
    set: 'pok',
    from: 'exploration',
    card: 'propulsion-research-facility',
    specialty: 'propulsion',
  },
  'propulsion-research-facility-value': {
    set: 'pok',
    from: 'exploration',
    card: 'propulsion-research-facility',
    resources: 1,
    influence: 1,
    otherSideOf: 'propulsion-research-facility',
  },
  'rich-world': { set: 'pok', from: 'exploration', card: 'rich-world', resources: 1 },
  geoform: { set: 'pok', from: 'leader', card: 'ul-the-progenitor', resources: 3, influence: 3, spaceCannon: [5, 3] },
  terraform: {
    set: 'pok',
    from: 'note',
    card: 'terraform',
    resources: 1,
    influence: 1,
    traits: ['cultural', 'industrial', 'hazardous'],
  },
  'tomb-of-emphidia': { set: 'pok', from: 'exploration', card: 'tomb-of-emphidia', influence: 1 },
  'warfare-research-facility': {
    set: 'pok',
    from: 'exploration',
    card: 'warfare-research-facility',
    specialty: 'warfare',
  },
  'warfare-research-facility-value': {
    set: 'pok',
    from: 'exploration',
    card: 'warfare-research-facility',
    resources: 1,
    influence: 1,
    otherSideOf: 'warfare-research-facility',
  },
  'core-mining': { set: 'base', from: 'agenda', card: 'core-mining', resources: 2 },
  'holy-planet-of-ixth': { set: 'base', from: 'agenda', card: 'holy-planet-of-ixth' },
  'senate-sanctuary': { set: 'base', from: 'agenda', card: 'senate-sanctuary', influence: 2 },
  'terraforming-initiative': {
    set: 'base',
    from: 'agenda',
    card: 'terraforming-initiative',
    resources: 1,
    influence: 1,
  },
  'demilitarized-zone-law': { set: 'base', from: 'agenda', card: 'demilitarized-zone' },
  'research-team-biotic': { set: 'base', from: 'agenda', card: 'research-team-biotic' },
  'research-team-cybernetic': { set: 'base', from: 'agenda', card: 'research-team-cybernetic' },
  'research-team-propulsion': { set: 'base', from: 'agenda', card: 'research-team-propulsion' },
  'research-team-warfare': { set: 'base', from: 'agenda', card: 'research-team-warfare' },
} as const satisfies { readonly [id: string]: AttachmentFacts };

export type AttachmentId = keyof typeof ATTACHMENTS;
export const ATTACHMENT_IDS = Object.keys(ATTACHMENTS) as AttachmentId[];
export const attachmentFacts = (attachment: AttachmentId): AttachmentFacts => ATTACHMENTS[attachment];
