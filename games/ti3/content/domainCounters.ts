import { component } from './component.ts';

// Domain Counters of Distant Suns. Their numbers are ours where the box does not say them.

export interface DomainCounter {
  readonly id: string;
  readonly kind: DomainKind;
  readonly copies: number;
  /** Trade Goods of a Natural Wealth, forces of Hostile Locals. */
  readonly n?: number;
  readonly wormhole?: 'alpha' | 'beta';
}
export type DomainKind =
  | 'peaceful-annexation'
  | 'natural-wealth'
  | 'hostile-locals'
  | 'biohazard'
  | 'radiation'
  | 'wormhole-discovery'
  | 'technological-society'
  | 'industrial-society'
  | 'settlers'
  | 'lazax-survivors';

/** All 44 (TI3-OPT-DISTANTSUNS-01). */
export const DOMAIN_COUNTERS = [
  { id: 'peaceful-annexation', kind: 'peaceful-annexation', copies: 7 },
  { id: 'natural-wealth-2', kind: 'natural-wealth', copies: 4, n: 2 },
  { id: 'natural-wealth-3', kind: 'natural-wealth', copies: 3, n: 3 },
  { id: 'natural-wealth-4', kind: 'natural-wealth', copies: 1, n: 4 },
  { id: 'hostile-locals-1', kind: 'hostile-locals', copies: 3, n: 1 },
  { id: 'hostile-locals-2', kind: 'hostile-locals', copies: 4, n: 2 },
  { id: 'hostile-locals-3', kind: 'hostile-locals', copies: 3, n: 3 },
  { id: 'biohazard', kind: 'biohazard', copies: 3 },
  { id: 'radiation', kind: 'radiation', copies: 3 },
  { id: 'wormhole-alpha-counter', kind: 'wormhole-discovery', copies: 2, wormhole: 'alpha' },
  { id: 'wormhole-beta-counter', kind: 'wormhole-discovery', copies: 2, wormhole: 'beta' },
  { id: 'technological-society', kind: 'technological-society', copies: 2 },
  { id: 'industrial-society', kind: 'industrial-society', copies: 2 },
  { id: 'settlers', kind: 'settlers', copies: 3 },
  { id: 'lazax-survivors', kind: 'lazax-survivors', copies: 2 },
] as const satisfies readonly DomainCounter[];
export type CounterId = (typeof DOMAIN_COUNTERS)[number]['id'];

/** Every counter of the box by its own name: 'settlers.2'. */
export const domainDeck = (): string[] =>
  DOMAIN_COUNTERS.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}.${i + 1}`));

const byId = new Map<string, DomainCounter>(DOMAIN_COUNTERS.map((counter) => [counter.id, counter]));
/** A counter by its name, with or without the number of its copy. */
export function domainCounter(name: string): DomainCounter {
  const found = byId.get(name.replace(/\.\d+$/, ''));
  if (!found) throw new Error(`no Domain Counter ${name}`);
  return found;
}

/** Votes that Lazax Survivors bring (TI3-OPT-DISTANTSUNS-25). */
const VOTES = 3;
export const DOMAIN_COMPONENTS = [
  component({
    id: 'lazax-survivors',
    kind: 'domain',
    at: 'vote.would',
    fits: ({ pub }, you, { seat }) => you === seat && !pub.agreed.faq,
    effect: (t, { about, source }) => {
      about.votes += VOTES;
      t.removeComponent(source.component);
    },
    modifiers: {
      votes: (pub, { seat }, you) => (pub.agreed.faq && seat === you.seat ? { layer: 'add', amount: VOTES } : null),
    },
  }),
  /** Who razed Lazax Survivors is not heard on the next agenda (TI3-OPT-DISTANTSUNS-18). */
  component({
    id: 'outcast',
    kind: 'domain',
    at: 'votes.cast',
    mandatory: true,
    effect: (t, { source }) => {
      t.removeComponent(source.component);
    },
    modifiers: { mayVote: (_, { seat }, you) => (seat === you.seat ? 'forbid' : null) },
  }),
];
