// The difference between two pieces of plain data, and how to apply it. Pure: it runs in the server and in the browser.

import { put, under } from './json.ts';

/**
 * A patch has the shape of what it changes:
 * `{ key: patch }` goes into a record or, with numbers as keys, into a list; a number, text, truth value or null takes the place of what
 * was there; `[value]` puts a whole list or record there; `[from, removed, ...items]` replaces a stretch of a list; `[]` removes.
 */
export type Patch = null | boolean | number | string | readonly unknown[] | { readonly [key: string]: Patch };

type Rec = { [key: string]: unknown };
const isRecord = (value: unknown): value is Rec => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What turns `before` into `after`, as JSON text; empty where there is nothing to change. Undefined counts as absent, as in JSON text. */
export function patchText(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (typeof after !== 'object' || after === null) return after === undefined ? '[]' : scalarText(after);
  if (Array.isArray(after)) {
    if (Array.isArray(before)) return listText(before, after);
  } else if (isRecord(before)) return recordText(before, after as Rec);
  return `[${JSON.stringify(after)}]`;
}

/** Most of what changes are numbers, which need no call into JSON. */
function scalarText(value: unknown): string {
  if (typeof value === 'number' && (value | 0) === value) return `${value}`;
  return JSON.stringify(value);
}

function recordText(before: Rec, after: Rec): string {
  let text = '';
  let unmatched = 0;
  for (const key in after) {
    const value = after[key];
    const old = under(before, key);
    if (value !== undefined && old !== undefined) unmatched--;
    if (value === old || value === undefined) continue;
    text = and(text, key, patchText(old, value));
  }
  for (const _ in before) unmatched++;
  if (unmatched !== 0) {
    for (const key in before)
      if (before[key] !== undefined && under(after, key) === undefined) text = and(text, key, '[]');
  }
  return text === '' ? '' : `{${text}}`;
}

function and(text: string, key: string, part: string): string {
  if (part === '') return text;
  return text === '' ? `${quoted(key)}:${part}` : `${text},${quoted(key)}:${part}`;
}

const quotedKeys = new Map<string, string>();
function quoted(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quotedKeys.size < 10_000) quotedKeys.set(key, text);
  }
  return text;
}

function listText(before: unknown[], after: unknown[]): string {
  if (before.length === after.length) {
    let text = '';
    for (let i = 0; i < after.length; i++)
      if (before[i] !== after[i]) text = and(text, String(i), patchText(before[i], after[i]));
    return text === '' ? '' : `{${text}}`;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && patchText(before[start], after[start]) === '') start++;
  let end = 0;
  while (end < shorter - start && patchText(before[before.length - 1 - end], after[after.length - 1 - end]) === '')
    end++;
  let text = `[${start},${before.length - start - end}`;
  for (let i = start; i < after.length - end; i++) text += `,${JSON.stringify(after[i])}`;
  return `${text}]`;
}

/** Applies a patch. What did not change is shared with the old value, which stays as it is. */
export function applyPatch<V>(value: V, patch: Patch): V {
  return applied(value, patch) as V;
}

const isRemoval = (patch: Patch) => Array.isArray(patch) && patch.length === 0;

function applied(value: unknown, patch: Patch): unknown {
  if (typeof patch !== 'object' || patch === null) return patch;
  if (Array.isArray(patch)) {
    if (patch.length < 2) return patch[0];
    const [from, removed, ...items] = patch as [number, number, ...unknown[]];
    return (value as unknown[]).toSpliced(from, removed, ...items);
  }
  const inside = patch as { readonly [key: string]: Patch };
  const changed = (Array.isArray(value) ? value.slice() : { ...(value as Rec) }) as Rec;
  for (const key in inside) {
    if (isRemoval(inside[key]!)) delete changed[key];
    else put(changed, key, applied(under(changed, key), inside[key]!));
  }
  return changed;
}
