import type { Arguments, Modifiers, Name, NumberPart, PermissionPart, Pub, SetPart, Shapes, Source } from './types.ts';

// Typed queries. Modifiers are pure functions of public state, found by the text of each live source and folded in fixed layers,
// so that the order of sources never matters; the trace is the tooltip, the reason of a refusal and the test's oracle at once.

export interface Trace<Part> {
  source: Source;
  part: Part;
}
export interface Queries<T extends Shapes> {
  /** printed value, highest replacement, sums, multiples, caps, floors */
  number<Q extends Name<T['queries']>>(pub: Pub<T>, query: Q, args: Arguments<T, Q>, printed: number): number;
  numberTrace<Q extends Name<T['queries']>>(pub: Pub<T>, query: Q, args: Arguments<T, Q>): Trace<NumberPart>[];
  /** unpreventable beats forbid beats allow; nobody speaks: the rulebook's own answer */
  permission<Q extends Name<T['queries']>>(pub: Pub<T>, query: Q, args: Arguments<T, Q>, rulebook: boolean): boolean;
  permissionTrace<Q extends Name<T['queries']>>(pub: Pub<T>, query: Q, args: Arguments<T, Q>): Trace<PermissionPart>[];
  /** unions, then removals, then unpreventable additions; sorted */
  set<Q extends Name<T['queries']>>(pub: Pub<T>, query: Q, args: Arguments<T, Q>, printed: readonly string[]): string[];
  setTrace<Q extends Name<T['queries']>>(pub: Pub<T>, query: Q, args: Arguments<T, Q>): Trace<SetPart>[];
}

export function makeQueries<T extends Shapes>(
  modifiers: { [text: string]: Modifiers<T> },
  live: (pub: Pub<T>) => readonly Source[],
): Queries<T> {
  const collect = <Q extends Name<T['queries']>, Part>(pub: Pub<T>, query: Q, args: Arguments<T, Q>): Trace<Part>[] => {
    const trace: Trace<Part>[] = [];
    for (const source of live(pub)) {
      const part = modifiers[source.ability]?.[query]?.(pub, args, source);
      if (part) trace.push({ source, part: part as Part });
    }
    return trace;
  };
  const numberTrace: Queries<T>['numberTrace'] = (pub, query, args) => collect(pub, query, args);
  const permissionTrace: Queries<T>['permissionTrace'] = (pub, query, args) => collect(pub, query, args);
  const setTrace: Queries<T>['setTrace'] = (pub, query, args) => collect(pub, query, args);
  return {
    numberTrace,
    permissionTrace,
    setTrace,
    number: (pub, query, args, printed) =>
      foldNumber(
        printed,
        numberTrace(pub, query, args).map((t) => t.part),
      ),
    permission: (pub, query, args, rulebook) =>
      foldPermission(
        rulebook,
        permissionTrace(pub, query, args).map((t) => t.part),
      ),
    set: (pub, query, args, printed) =>
      foldSet(
        printed,
        setTrace(pub, query, args).map((t) => t.part),
      ),
  };
}

export function foldNumber(printed: number, parts: readonly NumberPart[]): number {
  let replaced: number | null = null;
  let sum = 0;
  let times = 1;
  let atMost = Infinity;
  let atLeast = -Infinity;
  for (const { layer, amount } of parts) {
    if (layer === 'replace') replaced = replaced === null ? amount : Math.max(replaced, amount);
    else if (layer === 'add') sum += amount;
    else if (layer === 'times') times *= amount;
    else if (layer === 'atMost') atMost = Math.min(atMost, amount);
    else atLeast = Math.max(atLeast, amount);
  }
  return Math.max(Math.min(((replaced ?? printed) + sum) * times, atMost), atLeast);
}

export function foldPermission(rulebook: boolean, parts: readonly PermissionPart[]): boolean {
  if (parts.includes('unpreventable')) return true;
  if (parts.includes('forbid')) return false;
  return parts.includes('allow') || rulebook;
}

export function foldSet(printed: readonly string[], parts: readonly SetPart[]): string[] {
  const set = new Set(printed);
  for (const { add } of parts) for (const item of add ?? []) set.add(item);
  for (const { remove } of parts) for (const item of remove ?? []) set.delete(item);
  for (const { unpreventable } of parts) for (const item of unpreventable ?? []) set.add(item);
  return [...set].sort();
}
