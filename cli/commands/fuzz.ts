import { completeOptions } from '@orrery/kernel';
import { fuzz, joinReports } from '@orrery/kernel/testing';
import type { FuzzReport } from '@orrery/kernel/testing';
import { MOST_JOBS } from '../batch.ts';
import { round } from '../columns.ts';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';
import type { FuzzWorkerData } from '../fuzzWorker.ts';
import { inWorkers } from '../pool.ts';
import { progress } from '../progress.ts';
import { TABLE_OPTIONS, checkSettings, loadGame, readSettings } from '../table.ts';

/** Random games with every check that all games inherit, at every decision. */
export const fuzzGame: Command = {
  name: 'fuzz',
  operands: ['GAME'],
  summary:
    'plays random games with every check at each decision: plain state, conservation, secrecy, replay, dead ends',
  options: {
    seats: { ...TABLE_OPTIONS.seats, help: 'how many seats; without it seats and all options that are not set vary' },
    set: { ...TABLE_OPTIONS.set, help: 'an option of the game' },
    games: { value: 'N', help: 'how many games (20)' },
    seed: { value: 'S', help: 'the seed of the first game; the next ones follow it (1)' },
    jobs: { value: 'J', help: 'worker threads (1); they change the speed, never the games' },
    every: { value: 'N', help: 'run the slow checks at every Nth decision (1)' },
    limit: { value: 'N', help: 'leave each game after so many decisions; without it every game is played to its end' },
    hold: {
      value: 'THING',
      help: 'every game begins with this card or component at hand; without it every other one with the next',
    },
    json: { help: 'one JSON object instead of text' },
  },
  examples: [
    'fuzz star-realms --games 50 --seed 1',
    'fuzz star-realms --games 2000 --jobs 2',
    'fuzz star-realms --games 1 --seed 17 --seats 2',
  ],
  async run(given, io) {
    const game = await loadGame(given, io);
    const set = readSettings(given);
    checkSettings(game, set);
    const seats = given.number('seats', 1, 8, null);
    const options = seats === null ? set : completeOptions(game, seats, set);
    const games = given.number('games', 1, 1_000_000, 20);
    const bar = progress(io, games, 'games');
    const seed = given.number('seed', 0, 2 ** 48, 1);
    const jobs = given.number('jobs', 1, MOST_JOBS, 1);
    const every = given.number('every', 1, 1_000_000, 1);
    const limit = given.number('limit', 1, 1_000_000, null);
    const hold = given.text('hold');
    const setup: FuzzWorkerData['setup'] = {
      options,
      every,
      ...(seats === null ? {} : { seats }),
      ...(limit === null ? {} : { limit, stopAtLimit: true }),
      ...(hold === null ? {} : { hold }),
    };
    let done = 0;
    const report =
      jobs === 1
        ? await fuzz(game, { ...setup, games, seed, onGame: bar.at })
        : joinReports(
            await inWorkers<number, FuzzReport>({
              script: new URL('../fuzzWorker.ts', import.meta.url),
              data: { game: game.id, setup, registryUrl: io.registryUrl } satisfies FuzzWorkerData,
              jobs,
              tasks: Array.from({ length: games }, (_, i) => seed + i),
              share: 1,
              onResults: (reports) => bar.at((done += reports.length)),
              isLast: (one) => one.failure !== null,
            }),
          );
    bar.end();
    const { failure, neverReached } = report;
    const steps = report.steps.size;
    const reached = report.reached.size;
    const choices = report.options.size;
    if (given.flag('json')) {
      io.out(
        `${JSON.stringify({ game: game.id, games: report.games, decisions: report.decisions, steps, reached, options: choices, neverReached, failure })}\n`,
      );
    } else {
      io.out(`${game.id}: ${round(report.games)} games, ${round(report.decisions)} decisions checked\n`);
      io.out(`steps reached: ${steps} of ${steps + neverReached.steps.length}\n`);
      if (neverReached.steps.length > 0) io.out(`  never: ${neverReached.steps.join(', ')}\n`);
      if (reached + neverReached.inventory.length > 0)
        io.out(`inventory reached: ${reached} of ${reached + neverReached.inventory.length}\n`);
      if (neverReached.inventory.length > 0) io.out(`  never: ${neverReached.inventory.join(', ')}\n`);
      io.out(`seats and options played: ${choices} of ${choices + neverReached.options.length}\n`);
      if (neverReached.options.length > 0) io.out(`  never: ${neverReached.options.join(', ')}\n`);
    }
    if (failure) throw new Refused(`${failure.message}; to see it again: ${failure.reproduce}`);
  },
};
