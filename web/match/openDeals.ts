import type { Deal } from '@orrery/kernel';
import type { TableModel } from './model.ts';

/** The offers that lie open, with the terms that the reader knows. */
export function openDeals(table: TableModel): Deal[] {
  const { pub, me } = table.view();
  return pub.table.deals.map((deal) => ({ ...deal, terms: me?.table.terms[deal.id] ?? deal.terms }));
}
