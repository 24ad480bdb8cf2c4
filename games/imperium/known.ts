/** A name that every thing of its kind has; an unknown id is an error of the program, not something to show. */
export function known<V>(kind: string, id: string, found: V | null | undefined): V {
  if (found === undefined || found === null) throw new Error(`no ${kind} is called ${id}`);
  return found;
}
