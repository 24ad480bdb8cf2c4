import type { Shapes, View } from '@orrery/kernel';

const LINE = 120;
const LIST = 12;

/** A view as lines of text, for any game: what all see, what only this seat sees, and the cards. What is empty is left out. */
export function viewLines(v: View<Shapes>): string[] {
  const { table, ...pub } = v.pub;
  const { table: mine, ...own } = v.me ?? { table: null };
  const lines = [...linesOf('', pub), ...linesOf('', own)];
  for (const [zone, { n }] of Object.entries(table.zones)) {
    const cards = mine?.cards[zone] ?? table.cards[zone];
    if (n > 0) lines.push(`${zone}: ${cards ? list(cards) : `${n} face down`}`);
  }
  return lines;
}

/** One line where it fits, else its plain fields on one line and a line for each other part, under its path. */
function linesOf(path: string, value: unknown): string[] {
  const text = inline(value);
  if (path !== '' && (isFlat(value) || path.length + text.length < LINE)) return [`${path}: ${text}`];
  if (Array.isArray(value) && value.every(isFlat)) return [`${path}: ${list(value.map(String))}`];
  const parts = shown(value as object);
  const plain = path === '' || Array.isArray(value) ? [] : parts.filter(([, part]) => isFlat(part));
  const rest = parts.filter((part) => !plain.includes(part));
  const own = plain.length > 0 ? [`${path}: ${inline(Object.fromEntries(plain))}`] : [];
  const others = rest.flatMap(([name, part]) => {
    const label = Array.isArray(value) ? String(Number(name) + 1) : name;
    return linesOf(path === '' ? label : `${path} ${label}`, part);
  });
  return [...own, ...others];
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
  if (isFlat(value)) return String(value);
  if (Array.isArray(value)) return value.map((item) => (isFlat(item) ? String(item) : `(${inline(item)})`)).join(', ');
  return shown(value as object)
    .map(([name, item]) => `${name} ${isFlat(item) ? String(item) : `(${inline(item)})`}`)
    .join(', ');
}

function list(items: readonly string[]): string {
  const first = items.slice(0, LIST).join(', ');
  return items.length > LIST ? `${first}, ... (${items.length})` : first;
}
