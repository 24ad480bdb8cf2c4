export type Cell = string | number;

/** A plain table: texts to the left, numbers to the right. */
export function columns(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i]).length)));
  const isNumber = head.map((_, i) => rows.length > 0 && rows.every((row) => /^[\d–-]/.test(String(row[i]))));
  const line = (cells: readonly Cell[]) =>
    cells
      .map((cell, i) => (isNumber[i] ? String(cell).padStart(widths[i]!) : String(cell).padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
    .map((row) => `${row}\n`)
    .join('');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** 1234567.8 -> 1,234,568 */
export function round(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
