/** By view: what was worked out from it. A view is of one state, so nothing here is ever out of date. */
const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * What a question needs to know of a view, worked out once for all the answers that are listed, tried or checked in it.
 * The key names what it is: the question and whatever of it the facts depend on.
 */
export function remember<V>(view: object, key: string, make: () => V): V {
  let facts = kept.get(view);
  if (!facts) kept.set(view, (facts = new Map()));
  const known = facts.get(key);
  if (known !== undefined || facts.has(key)) return known as V;
  const fact = make();
  facts.set(key, fact);
  return fact;
}
