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
] as const satisfies readonly Agenda[];

export type AgendaId = (typeof AGENDAS)[number]['id'];

const byId = new Map<string, Agenda>(AGENDAS.map((one) => [one.id, one]));
export function agenda(id: string): Agenda {
  const found = byId.get(id);
  if (!found) throw new Error(`no agenda ${id}`);
  return found;
}
export const politicalDeck = (): string[] => AGENDAS.map(({ id }) => id);
