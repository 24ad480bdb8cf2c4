/** Generated sheets for tools: made, drawn, and measured against side B. */
import { generatedId } from './content/generate.ts';
import { SHEETS, type SheetId } from './content/vocabulary.ts';
import { error, mean, playTrial, totals } from './bot/trial.ts';

export { drawSheets } from './content/drawing.ts';
export { GENERATED_SEEDS, generateSheets } from './content/generate.ts';

export interface Measured {
  sheet: SheetId | 'all four' | 'side B';
  mean: number;
  /** Standard error of the mean. */
  error: number;
  /** How far from side B, as a share. */
  against: number;
}

/**
 * How the sheets of a seed play: each alone among three of side B, then all four, each over so many games alone against the AI faction by the
 * rule of thumb. All rows play the same seeds.
 */
export function measureSheets(seed: number, games: number): Measured[] {
  const play = (sheets: Partial<Record<SheetId, string>>): number[] =>
    totals(Array.from({ length: games }, (_, i) => playTrial({ seats: 1, seed: `swap ${i}`, sheets })));
  const base = play({});
  const row = (sheet: Measured['sheet'], all: number[]): Measured => ({
    sheet,
    mean: mean(all),
    error: error(all),
    against: mean(all) / mean(base) - 1,
  });
  return [
    row('side B', base),
    ...SHEETS.map((sheet) => row(sheet, play({ [sheet]: generatedId(sheet, seed) }))),
    row('all four', play(Object.fromEntries(SHEETS.map((sheet) => [sheet, generatedId(sheet, seed)])))),
  ];
}
