/** Plain data anew; what is as it was before stays the very same object, at every depth, so that only what changed is drawn again. */
export function kept<T>(before: unknown, now: T): T {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const merged = (Array.isArray(now) ? [] : {}) as Tree;
  const keys = Object.keys(now);
  for (const key of keys) merged[key] = kept(before[key], now[key]);
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => merged[key] === before[key]);
  return (isSame ? before : merged) as T;
}

interface Tree {
  [key: string]: unknown;
}
const isTree = (data: unknown): data is Tree => typeof data === 'object' && data !== null;
