import type { Seat } from '@orrery/kernel';
import type { Ti3View } from './content.ts';

export const planetsHeld = (pub: Pick<Ti3View['pub'], 'planets'>, seat: Seat): number =>
  Object.values(pub.planets).filter((planet) => planet.by === seat).length;

const PHASES: { readonly [procedure: string]: 'strategy' | 'action' | 'status' } = {
  strategyPhase: 'strategy',
  actionPhase: 'action',
  statusPhase: 'status',
};
/** The phase of the round that is played; null between rounds and in a set-up without phases. */
export const phaseOf = ({ table }: Pick<Ti3View['pub'], 'table'>): 'strategy' | 'action' | 'status' | null =>
  table.stack.flatMap(({ proc }) => PHASES[proc] ?? [])[0] ?? null;
