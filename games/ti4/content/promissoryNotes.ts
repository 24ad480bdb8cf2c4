import type { FactionId } from './factions/ids.ts';
import type { BoxSet } from './sets.ts';

export interface NoteFacts {
  readonly set: BoxSet;
  /** Without an owner every player has one in their colour. */
  readonly owner?: FactionId;
  /** Lies face up before its holder once played. */
  readonly faceUp?: true;
  /** Must be played as soon as it is received. */
  readonly atOnce?: true;
}

export const PROMISSORY_NOTES = {
  ceasefire: { set: 'base' },
  'political-secret': { set: 'base' },
  'support-for-the-throne': { set: 'base', faceUp: true, atOnce: true },
  'trade-agreement': { set: 'base' },
  alliance: { set: 'pok', faceUp: true, atOnce: true },
  'strike-wing-ambuscade': { set: 'pok', owner: 'argent' },
  'war-funding': { set: 'base', owner: 'letnev' },
  'raghs-call': { set: 'base', owner: 'saar' },
  'fires-of-the-gashlai': { set: 'base', owner: 'muaat' },
  'trade-convoys': { set: 'base', owner: 'hacan', faceUp: true },
  'blood-pact': { set: 'pok', owner: 'empyrean', faceUp: true },
  'military-support': { set: 'base', owner: 'sol' },
  'creuss-iff': { set: 'base', owner: 'creuss' },
  'cybernetic-enhancements': { set: 'base', owner: 'l1z1x' },
  'scepter-of-dominion': { set: 'pok', owner: 'mahact' },
  'promise-of-protection': { set: 'base', owner: 'mentak', faceUp: true },
  'gift-of-prescience': { set: 'base', owner: 'naalu', faceUp: true },
  'black-market-forgery': { set: 'pok', owner: 'naaz-rokha' },
  antivirus: { set: 'base', owner: 'nekro', faceUp: true },
  'the-cavalry': { set: 'pok', owner: 'nomad' },
  'tekklar-legion': { set: 'base', owner: 'norr' },
  terraform: { set: 'pok', owner: 'titans', faceUp: true },
  'research-agreement': { set: 'base', owner: 'jolnar' },
  crucible: { set: 'pok', owner: 'vuilraith' },
  acquiescence: { set: 'base', owner: 'winnu' },
  'political-favor': { set: 'base', owner: 'xxcha' },
  'greyfire-mutagen': { set: 'base', owner: 'yin' },
  'spy-net': { set: 'base', owner: 'yssaril' },
  stymie: { set: 'base', owner: 'arborec', faceUp: true },
  'dark-pact': { set: 'pok', owner: 'empyrean', faceUp: true },
} as const satisfies { readonly [id: string]: NoteFacts };

export type NoteId = keyof typeof PROMISSORY_NOTES;
export const NOTE_IDS = Object.keys(PROMISSORY_NOTES) as NoteId[];
export const noteFacts = (note: NoteId): NoteFacts => PROMISSORY_NOTES[note];
