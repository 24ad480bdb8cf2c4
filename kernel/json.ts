/** Plain data: the only kind of value that may stand in a state, a command or an event. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/**
 * What stands under a key of a record, undefined where nothing does.
 * Every object comes with functions ("valueOf") and a prototype ("__proto__"); plain data has neither, so they are never what stands there.
 */
export function under(record: { readonly [key: string]: unknown }, key: string): unknown {
  const value = record[key];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

/** Puts a value under a key of a record, whatever the key is called: a plain assignment to "__proto__" would leave nothing there. */
export function put(record: { [key: string]: unknown }, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}

/** The record with one more entry, or with another value in an entry. */
export function withEntry<V>(
  record: { readonly [key: string]: V },
  key: string | number,
  value: V,
): { [key: string]: V } {
  return { ...record, [key]: value };
}
/** The record without one entry; the very same one where it has none. */
export function withoutEntry<R extends { readonly [key: string]: unknown }>(record: R, key: string | number): R {
  if (record[key] === undefined) return record;
  const { [key]: _, ...rest } = record;
  return rest as R;
}

/** Deep equality of plain data. A key whose value is undefined counts as absent, as in JSON text. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in left) if (left[key] !== undefined && !same(left[key], under(right, key))) return false;
  for (const key in right) if (right[key] !== undefined && under(left, key) === undefined) return false;
  return true;
}

/** Generic deep copy of plain data. Flat arrays and flat records, the common case, cost one native copy each. */
export function copy<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = value.slice();
    for (let i = 0; i < out.length; i++) {
      const item: unknown = out[i];
      if (typeof item === 'object' && item !== null) out[i] = copy(item);
    }
    return out as V;
  }
  const out: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) put(out, key, copy(item));
  }
  return out as V;
}

/** The first place where two pieces of plain data differ, for messages; null when they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (
    typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    Array.isArray(a) === Array.isArray(b)
  ) {
    const left = a as Record<string, unknown>;
    const right = b as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(under(left, key), under(right, key), `${path}/${key}`);
      if (found) return found;
    }
  }
  const show = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 120);
  return `${path || '/'}: ${show(a)} against ${show(b)}`;
}
