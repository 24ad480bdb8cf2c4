import { GENERATED_SEEDS, drawSheets, generateSheets, measureSheets } from '@orrery/twilight-inscription/sheets';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';

/** The sheets of Twilight Inscription that a seed makes: drawn, as data, and measured by playing them. */
export const sheets: Command = {
  name: 'sheets',
  operands: [],
  summary: 'draws the sheets of Twilight Inscription that a seed makes, and measures them against side B',
  options: {
    seed: { value: 'S', help: 'the seed of the sheets (1)' },
    games: { value: 'N', help: 'also play N games alone with each of them, and say how far from side B they score' },
    json: { help: 'one JSON object instead of text' },
  },
  examples: ['sheets --seed 17', 'sheets --seed 17 --games 100', 'sheets --seed 17 --json'],
  async run(given, io) {
    const seed = given.number('seed', 0, GENERATED_SEEDS - 1, 1);
    const games = given.number('games', 2, 100_000, null);
    const made = generateSheets(seed);
    const measured = games === null ? null : measureSheets(seed, games);
    if (given.flag('json')) {
      io.out(`${JSON.stringify({ seed, side: `generated:${seed}`, sheets: made, games, measured })}\n`);
      return;
    }
    io.out(`${drawSheets(made)}\n\n`);
    if (measured) {
      const rows = measured.map(({ sheet, mean, error, against }) => [
        sheet,
        mean.toFixed(1),
        error.toFixed(1),
        `${(100 * against).toFixed(1)} %`,
      ]);
      io.out(`${games} games alone each, the other sheets of side B\n`);
      io.out(`${columns(['sheet', 'mean', 'error', 'against side B'], rows)}\n`);
    }
    io.out(`to play them: npx orrery play twilight-inscription --set side=generated:${seed}\n`);
  },
};
