import type { Shapes, View } from '@orrery/kernel';

const LINE = 150;
const LIST = 12;

/** A view as lines of text, for any game: what all see, what only this seat sees, and the cards. What is empty is left out. */
export function viewLines(v: View<Shapes>): string[] {
  const { table, ...pub } = v.pub;
  const lines = fields(pub);
  const { table: mine, ...own } = v.me ?? { table: null };
  lines.push(...fields(own));
  for (const [zone, { n }] of Object.entries(table.zones)) {
    const cards = mine?.cards[zone] ?? table.cards[zone];
    if (n > 0) lines.push(`${zone}: ${cards ? list(cards) : `${n} face down`}`);
  }
  return lines.map(cut);
}

function fields(part: object): string[] {
  return shown(part).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.every(isFlat)) return [`${name}: ${inline(value)}`];
    return value.map((item, i) => `${name} ${i + 1}: ${inline(item)}`);
  });
}

function shown(part: object): [string, unknown][] {
  return Object.entries(part).filter(
    ([, value]: [string, unknown]) =>
      value !== null && value !== false && !(typeof value === 'object' && Object.keys(value).length === 0),
  );
}

function isFlat(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return list(value.map(inline));
  if (typeof value !== 'object' || value === null) return String(value);
  return shown(value)
    .map(([name, item]) => `${name} ${isFlat(item) ? String(item) : `(${inline(item)})`}`)
    .join(', ');
}

function list(items: readonly string[]): string {
  const first = items.slice(0, LIST).join(', ');
  return items.length > LIST ? `${first}, ... (${items.length})` : first;
}

function cut(line: string): string {
  return line.length > LINE ? `${line.slice(0, LINE - 3)}...` : line;
}
