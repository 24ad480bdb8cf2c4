import type { Pub, State } from '../shapes.ts';

/** A table of rules 3 could choose the Boss's figures. A Raid that goes on keeps the ones it began with. */
export const withoutEvenRaid = (s: State): State => {
  const { raid: _chosen, ...options } = s.pub.table.options;
  const { evenRaid: _even, ...pub } = s.pub as Pub & { evenRaid?: boolean };
  return { ...s, pub: { ...pub, table: { ...pub.table, options } } };
};
