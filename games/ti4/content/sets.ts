/** The box a component comes from: the base game, or Prophecy of Kings, which joins it. */
export type BoxSet = 'base' | 'pok';

/** The ids of a table that a match plays with. */
export const inSets = <Id extends string>(
  table: { readonly [I in Id]: { readonly set: BoxSet } },
  sets: readonly BoxSet[],
): Id[] => (Object.keys(table) as Id[]).filter((id) => sets.includes(table[id].set));
