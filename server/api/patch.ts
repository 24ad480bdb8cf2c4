// The difference between two pieces of plain data, and how to apply it. Pure: it runs in the server and in the browser.

export type Path = (string | number)[];
/** `v` sets (or adds) what stands at the path, `s` replaces a stretch of a list ([from, how many, ...items]), neither removes it. */
export interface Change {
  p: Path;
  v?: unknown;
  s?: [from: number, removed: number, ...items: unknown[]];
}
export type Patch = Change[];

type Rec = { [key: string]: unknown };
const isRecord = (value: unknown): value is Rec => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What turns `before` into `after`. Undefined counts as absent, as in JSON text. */
export function diff(before: unknown, after: unknown): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch;
}

function compare(before: unknown, after: unknown, path: Path, patch: Patch): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patch);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, patch);
  else if (after !== undefined) patch.push({ p: path.slice(), v: after });
  else patch.push({ p: path.slice() });
}

/** What stands under a key. A function is none of ours: it comes with every object ("valueOf"), and plain data has none. */
function under(record: Rec, key: string): unknown {
  const value = record[key];
  return typeof value === 'function' ? undefined : value;
}

function compareRecords(before: Rec, after: Rec, path: Path, patch: Patch): void {
  let unmatched = 0;
  for (const key in after) {
    const value = after[key];
    const old = under(before, key);
    if (value !== undefined && old !== undefined) unmatched--;
    if (value === old || value === undefined) continue;
    path.push(key);
    compare(old, value, path, patch);
    path.pop();
  }
  for (const _ in before) unmatched++;
  if (unmatched === 0) return;
  for (const key in before) {
    if (before[key] !== undefined && under(after, key) === undefined) patch.push({ p: [...path, key] });
  }
}

function compareLists(before: unknown[], after: unknown[], path: Path, patch: Patch): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      const value = after[i];
      const old = before[i];
      if (value === old) continue;
      path.push(i);
      compare(old, value, path, patch);
      path.pop();
    }
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && alike(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && alike(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  patch.push({ p: path.slice(), s: [start, before.length - start - end, ...after.slice(start, after.length - end)] });
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return diff(a, b).length === 0;
}

/** Applies a patch. What did not change is shared with the old value, which stays as it is. */
export function applyPatch<V>(value: V, patch: Patch): V {
  let result: unknown = value;
  for (const change of patch) result = applyChange(result, change, 0);
  return result as V;
}

function applyChange(value: unknown, change: Change, depth: number): unknown {
  if (depth === change.p.length) {
    if (!change.s) return change.v;
    const [from, removed, ...items] = change.s;
    return (value as unknown[]).toSpliced(from, removed, ...items);
  }
  const key = change.p[depth]!;
  if (Array.isArray(value)) {
    const list = value.slice();
    list[key as number] = applyChange(list[key as number], change, depth + 1);
    return list;
  }
  const record = { ...(value as Rec) };
  if (depth === change.p.length - 1 && change.v === undefined && !change.s) delete record[key];
  else record[key] = applyChange(record[key], change, depth + 1);
  return record;
}
