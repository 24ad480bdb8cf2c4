/** How the council votes on an agenda (TI3-POLITICS-03, TI3-POLITICS-04). */
export type Vote = 'for-against' | 'player' | 'two-players' | 'planet' | 'two-planets' | 'law';

export interface Agenda {
  readonly id: string;
  /** Stays in play when it passes (TI3-POLITICS-05). */
  readonly law: boolean;
  readonly vote: Vote;
}

/** The Political deck; `index.ts` has what each side of an agenda does. */
export const AGENDAS = [
  { id: 'agenda-cost-overruns', law: false, vote: 'for-against' },
  { id: 'agenda-planetary-security', law: false, vote: 'for-against' },
  { id: 'agenda-code-of-honor', law: true, vote: 'for-against' },
  { id: 'agenda-free-trade', law: true, vote: 'for-against' },
  { id: 'agenda-humane-labor', law: true, vote: 'for-against' },
  { id: 'agenda-technology-tariffs', law: true, vote: 'for-against' },
  { id: 'agenda-research-grant', law: true, vote: 'for-against' },
  { id: 'agenda-crown-of-thalnos', law: true, vote: 'player' },
  { id: 'agenda-minister-of-policy', law: true, vote: 'player' },
  { id: 'agenda-minister-of-exploration', law: true, vote: 'player' },
  { id: 'agenda-economic-revitalization', law: false, vote: 'player' },
  { id: 'agenda-public-execution', law: false, vote: 'player' },
  { id: 'agenda-compensated-disarmament', law: false, vote: 'planet' },
  { id: 'agenda-aggressive-strategy', law: false, vote: 'for-against' },
  { id: 'agenda-arms-reduction', law: false, vote: 'for-against' },
  { id: 'agenda-colonial-redistribution', law: false, vote: 'for-against' },
  { id: 'agenda-conventions-of-war', law: true, vote: 'for-against' },
  { id: 'agenda-council-elder', law: true, vote: 'player' },
  { id: 'agenda-councils-censure', law: true, vote: 'player' },
  { id: 'agenda-dispute-resolution', law: false, vote: 'two-planets' },
  { id: 'agenda-fleet-regulations', law: true, vote: 'for-against' },
  { id: 'agenda-forced-economic-independence', law: true, vote: 'two-players' },
  { id: 'agenda-holder-of-mecatol-rex', law: false, vote: 'for-against' },
  { id: 'agenda-imperial-academy', law: true, vote: 'player' },
  { id: 'agenda-imperial-containment', law: false, vote: 'for-against' },
  { id: 'agenda-imperial-mandate', law: false, vote: 'for-against' },
  { id: 'agenda-labor-force-politics', law: true, vote: 'for-against' },
  { id: 'agenda-limits-to-individual-power', law: true, vote: 'for-against' },
  { id: 'agenda-mass-mobilization', law: false, vote: 'for-against' },
  { id: 'agenda-minister-of-commerce', law: true, vote: 'player' },
  { id: 'agenda-minister-of-internal-security', law: true, vote: 'player' },
  { id: 'agenda-minister-of-war', law: true, vote: 'player' },
  { id: 'agenda-new-constitution', law: false, vote: 'for-against' },
  { id: 'agenda-official-sanction', law: false, vote: 'player' },
  { id: 'agenda-planetary-conscription', law: false, vote: 'planet' },
  { id: 'agenda-prophecy-of-ixth', law: true, vote: 'player' },
  { id: 'agenda-regressive-rhetoric', law: true, vote: 'for-against' },
  { id: 'agenda-regulated-conscription', law: true, vote: 'for-against' },
  { id: 'agenda-repeal', law: false, vote: 'law' },
  { id: 'agenda-resource-management', law: false, vote: 'for-against' },
  { id: 'agenda-science-community-speaker', law: false, vote: 'player' },
  { id: 'agenda-short-term-truce', law: true, vote: 'for-against' },
  { id: 'agenda-subsidized-industry', law: false, vote: 'player' },
  { id: 'agenda-subsidized-studies', law: true, vote: 'for-against' },
  { id: 'agenda-technology-investigation-committee', law: false, vote: 'player' },
  { id: 'agenda-trade-embargo', law: true, vote: 'player' },
  { id: 'agenda-trade-war', law: false, vote: 'for-against' },
  { id: 'agenda-unconventional-weapons', law: true, vote: 'for-against' },
  { id: 'agenda-ancient-artifact', law: false, vote: 'for-against' },
  { id: 'agenda-checks-and-balances', law: true, vote: 'for-against' },
  { id: 'agenda-closing-the-wormholes', law: true, vote: 'for-against' },
  { id: 'agenda-colonization-licensing', law: true, vote: 'for-against' },
  { id: 'agenda-core-stability', law: true, vote: 'for-against' },
  { id: 'agenda-holy-planet-of-ixth', law: true, vote: 'planet' },
  { id: 'agenda-imperial-peace', law: true, vote: 'for-against' },
  { id: 'agenda-open-the-trade-routes', law: false, vote: 'for-against' },
  { id: 'agenda-revote', law: false, vote: 'law' },
  { id: 'agenda-technology-buy-back', law: true, vote: 'for-against' },
  { id: 'agenda-traffic-tariffs', law: true, vote: 'for-against' },
  { id: 'agenda-wormhole-reconstruction', law: true, vote: 'for-against' },
] as const satisfies readonly Agenda[];

export type AgendaId = (typeof AGENDAS)[number]['id'];

const byId = new Map<string, Agenda>(AGENDAS.map((one) => [one.id, one]));
export function agenda(id: string): Agenda {
  const found = byId.get(id);
  if (!found) throw new Error(`no agenda ${id}`);
  return found;
}
export const politicalDeck = (): string[] => AGENDAS.map(({ id }) => id);
