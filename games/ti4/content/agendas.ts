import type { BoxSet } from './sets.ts';

/** What an agenda has the players elect; without it they vote For or Against. */
export type Elect =
  | 'cultural-planet'
  | 'hazardous-planet'
  | 'hidden-agenda'
  | 'industrial-planet'
  | 'law'
  | 'planet'
  | 'planet-outside-homes-and-mecatol'
  | 'player'
  | 'scored-secret-objective'
  | 'strategy-card';
export interface AgendaFacts {
  readonly set: BoxSet;
  readonly kind: 'law' | 'directive';
  readonly elect?: Elect;
  /** Replaced by the next one if no law is in play when it is revealed. */
  readonly needsLaws?: true;
  /** Out of the deck when the expansion is played. */
  readonly baseOnly?: true;
}

export const AGENDAS = {
  'anti-intellectual-revolution': { set: 'base', kind: 'law' },
  'archived-secret': { set: 'base', kind: 'directive', elect: 'player' },
  'arms-reduction': { set: 'base', kind: 'directive' },
  'classified-document-leaks': { set: 'base', kind: 'law', elect: 'scored-secret-objective' },
  'colonial-redistribution': { set: 'base', kind: 'directive', elect: 'planet-outside-homes-and-mecatol' },
  'committee-formation': { set: 'base', kind: 'law', elect: 'player' },
  'compensated-disarmament': { set: 'base', kind: 'directive', elect: 'planet' },
  'conventions-of-war': { set: 'base', kind: 'law' },
  'economic-equality': { set: 'base', kind: 'directive' },
  'enforced-travel-ban': { set: 'base', kind: 'law' },
  'executive-sanctions': { set: 'base', kind: 'law' },
  'fleet-regulations': { set: 'base', kind: 'law' },
  'homeland-defense-act': { set: 'base', kind: 'law' },
  'imperial-arbiter': { set: 'base', kind: 'law', elect: 'player' },
  'incentive-program': { set: 'base', kind: 'directive' },
  'ixthian-artifact': { set: 'base', kind: 'directive' },
  'judicial-abolishment': { set: 'base', kind: 'directive', elect: 'law' },
  'minister-of-commerce': { set: 'base', kind: 'law', elect: 'player' },
  'minister-of-exploration': { set: 'base', kind: 'law', elect: 'player' },
  'minister-of-industry': { set: 'base', kind: 'law', elect: 'player' },
  'minister-of-peace': { set: 'base', kind: 'law', elect: 'player' },
  'minister-of-policy': { set: 'base', kind: 'law', elect: 'player' },
  'minister-of-sciences': { set: 'base', kind: 'law', elect: 'player' },
  'minister-of-war': { set: 'base', kind: 'law', elect: 'player' },
  'miscount-disclosed': { set: 'base', kind: 'directive', elect: 'law' },
  mutiny: { set: 'base', kind: 'directive' },
  'new-constitution': { set: 'base', kind: 'directive', needsLaws: true },
  'prophecy-of-ixth': { set: 'base', kind: 'law', elect: 'player' },
  'public-execution': { set: 'base', kind: 'directive', elect: 'player' },
  'publicize-weapon-schematics': { set: 'base', kind: 'law' },
  'regulated-conscription': { set: 'base', kind: 'law' },
  'seed-of-an-empire': { set: 'base', kind: 'directive' },
  'shared-research': { set: 'base', kind: 'law' },
  'swords-to-plowshares': { set: 'base', kind: 'directive' },
  'unconventional-measures': { set: 'base', kind: 'directive' },
  'wormhole-reconstruction': { set: 'base', kind: 'law' },
  'wormhole-research': { set: 'base', kind: 'directive' },
  'core-mining': { set: 'base', kind: 'law', elect: 'hazardous-planet', baseOnly: true },
  'demilitarized-zone': { set: 'base', kind: 'law', elect: 'cultural-planet', baseOnly: true },
  'holy-planet-of-ixth': { set: 'base', kind: 'law', elect: 'cultural-planet', baseOnly: true },
  'representative-government': { set: 'base', kind: 'law', baseOnly: true },
  'research-team-biotic': { set: 'base', kind: 'law', elect: 'industrial-planet', baseOnly: true },
  'research-team-cybernetic': { set: 'base', kind: 'law', elect: 'industrial-planet', baseOnly: true },
  'research-team-propulsion': { set: 'base', kind: 'law', elect: 'industrial-planet', baseOnly: true },
  'research-team-warfare': { set: 'base', kind: 'law', elect: 'hazardous-planet', baseOnly: true },
  'senate-sanctuary': { set: 'base', kind: 'law', elect: 'cultural-planet', baseOnly: true },
  'shard-of-the-throne': { set: 'base', kind: 'law', elect: 'player', baseOnly: true },
  'terraforming-initiative': { set: 'base', kind: 'law', elect: 'hazardous-planet', baseOnly: true },
  'the-crown-of-emphidia': { set: 'base', kind: 'law', elect: 'player', baseOnly: true },
  'the-crown-of-thalnos': { set: 'base', kind: 'law', elect: 'player', baseOnly: true },
  'armed-forces-standardization': { set: 'pok', kind: 'directive', elect: 'player' },
  'articles-of-war': { set: 'pok', kind: 'law' },
  'checks-and-balances': { set: 'pok', kind: 'law' },
  'clandestine-operations': { set: 'pok', kind: 'directive' },
  'covert-legislation': { set: 'pok', kind: 'directive', elect: 'hidden-agenda' },
  'galactic-crisis-pact': { set: 'pok', kind: 'directive', elect: 'strategy-card' },
  'minister-of-antiquities': { set: 'pok', kind: 'directive', elect: 'player' },
  'nexus-sovereignty': { set: 'pok', kind: 'law' },
  'political-censure': { set: 'pok', kind: 'law', elect: 'player' },
  'rearmament-agreement': { set: 'pok', kind: 'directive' },
  'representative-government-pok': { set: 'pok', kind: 'law' },
  'research-grant-reallocation': { set: 'pok', kind: 'directive', elect: 'player' },
  'search-warrant': { set: 'pok', kind: 'law', elect: 'player' },
} as const satisfies { readonly [id: string]: AgendaFacts };

export type AgendaId = keyof typeof AGENDAS;
/** Voted For or Against; the others elect somebody or something. */
export type VoteAgendaId = {
  [A in AgendaId]: (typeof AGENDAS)[A] extends { elect: Elect } ? never : A;
}[AgendaId];
export type ElectionAgendaId = Exclude<AgendaId, VoteAgendaId>;
export const AGENDA_IDS = Object.keys(AGENDAS) as AgendaId[];
export const agendaFacts = (agenda: AgendaId): AgendaFacts => AGENDAS[agenda];
/** The agenda deck: fifty cards with the expansion as without it. */
export const agendaDeck = (sets: readonly BoxSet[]): AgendaId[] =>
  AGENDA_IDS.filter((id) => {
    const { set, baseOnly } = agendaFacts(id);
    return sets.includes(set) && !(baseOnly && sets.includes('pok'));
  });
