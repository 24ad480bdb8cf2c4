import { DECISION_LIMIT } from '@orrery/bots';
import { MOST_JOBS, playBatch } from '../batch.ts';
import { columns, percent, round } from '../columns.ts';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';
import { rate, winsOf } from '../rating.ts';
import { shareOf } from '@orrery/games/estimates';
import { BOTS_OPTION, TABLE_OPTIONS, lineUp, loadGame, readBots, tableFor } from '../table.ts';

/** Every bot against every other, and how they rank. */
export const ladder: Command = {
  name: 'ladder',
  operands: ['GAME'],
  summary: 'lets bots play each other and rates them',
  options: {
    ...TABLE_OPTIONS,
    seats: { value: 'N', help: 'how many seats; by default two, or the fewest the game allows' },
    bots: { ...BOTS_OPTION, help: `${BOTS_OPTION.help} (random,gentle,medium,hard)` },
    games: { value: 'N', help: 'games for each group of bots that share a table (50)' },
    seed: { value: 'S', help: 'the seed of the first game (1)' },
    jobs: { value: 'J', help: 'worker threads (1)' },
    json: { help: 'one JSON object instead of text' },
  },
  examples: ['ladder star-realms --bots gentle,medium,hard --games 50', 'ladder star-realms --jobs 2 --json'],
  async run(given, io) {
    const game = await loadGame(given, io);
    const bots = readBots(given, 'random,gentle,medium,hard').map((bot) => bot.name);
    if (new Set(bots).size < bots.length || bots.length < 2)
      throw new Refused('a ladder needs two or more different bots');
    const { seats, options } = tableFor(game, given, 2);
    if (seats < 2) throw new Refused('a ladder needs two seats or more');
    const games = given.number('games', 1, 1_000_000, 50);
    const seed = given.number('seed', 0, 2 ** 48, 1);
    const jobs = given.number('jobs', 1, MOST_JOBS, 1);
    const groups = groupsOf(bots, Math.min(seats, bots.length));
    const tasks = groups.flatMap((group) =>
      Array.from({ length: games }, (_, i) => ({ seed: seed + i, bots: lineUp(group, seats, seed + i) })),
    );
    const outcomes = await playBatch(
      { game: game.id, options, limit: DECISION_LIMIT, out: null, things: false, tasks },
      jobs,
      io,
    );
    const finished = outcomes.filter(({ result }) => result !== null);
    const rated = rate(finished, bots);
    const wins = winsOf(finished, bots);
    const table = bots
      .map((bot, i) => ({ bot, rating: rated[i]!, against: against(i) }))
      .sort((a, b) => b.rating.value - a.rating.value);
    function against(i: number) {
      return bots.flatMap((bot, j) =>
        i === j ? [] : [{ bot, winRate: shareOf(wins[i]![j]!, wins[i]![j]! + wins[j]![i]!) }],
      );
    }
    const unfinished = outcomes.length - finished.length;
    if (given.flag('json')) {
      io.out(`${JSON.stringify({ game: game.id, options, seed, games: outcomes.length, unfinished, bots: table })}\n`);
      return;
    }
    const head = ['bot', 'rating', '95 % interval', ...table.map(({ bot }) => `v ${bot}`)];
    const rows = table.map(({ bot, rating, against: others }) => [
      bot,
      round(rating.value),
      `${round(rating.low)} – ${round(rating.high)}`,
      ...table.map((other) => {
        const met = others.find((one) => one.bot === other.bot);
        return met ? percent(met.winRate.value) : '–';
      }),
    ]);
    io.out(`${game.title.en}, ${seats} seats, ${round(outcomes.length)} games\n\n${columns(head, rows)}`);
    if (unfinished > 0) io.out(`\nunfinished games, not counted: ${unfinished}\n`);
  },
};

/** All groups of so many bots. */
function groupsOf(bots: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, i) => groupsOf(bots.slice(i + 1), size - 1).map((group) => [bot, ...group]));
}
