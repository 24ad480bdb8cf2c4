/** Works something out once for each key. */
export function onceEach<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = work(key)));
    return found;
  };
}

/** Steps from a system to all others that can be reached, where `near` gives the systems next to one. */
export function stepsFrom(from: string, near: (system: string) => readonly string[]): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]]);
  const waiting = [from];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const next of near(at))
      if (!found.has(next)) {
        found.set(next, found.get(at)! + 1);
        waiting.push(next);
      }
  return found;
}
