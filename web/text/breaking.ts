const SOFT = '\u00AD';

/** Puts soft hyphens into long words of names: not every browser knows how to hyphenate a language. A bar stands where a word may break. */
export function breaking(parts: readonly string[]): (name: string) => string {
  const breaks = new Map(parts.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)]));
  return (name) => name.replace(/\p{L}+/gu, (word) => breaks.get(word) ?? word);
}
