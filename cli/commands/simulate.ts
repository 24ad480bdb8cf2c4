import { mkdirSync } from 'node:fs';
import { DECISION_LIMIT } from '@orrery/bots';
import { MOST_JOBS, playBatch } from '../batch.ts';
import { columns, percent, round } from '../columns.ts';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';
import { BOTS_OPTION, TABLE_OPTIONS, lineUp, loadGame, readBots, tableFor } from '../table.ts';
import { digestOf, tally, tallyCourse, tallyEndings, tallyThings } from '../tally.ts';
import type { Tally } from '../tally.ts';

/** Plays many games of bots and counts. */
export const simulate: Command = {
  name: 'simulate',
  operands: ['GAME'],
  summary: 'plays many games of bots against each other and counts wins, scores and speed',
  options: {
    ...TABLE_OPTIONS,
    bots: BOTS_OPTION,
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'S', help: 'the seed of the first game; the next ones follow it (1)' },
    jobs: { value: 'J', help: 'worker threads (1); they change the speed, never the games' },
    limit: { value: 'N', help: `decisions after which a game is given up as unfinished (${DECISION_LIMIT})` },
    out: { value: 'DIR', help: 'write a match file of every game there' },
    things: { help: 'count single things too: cards bought, factions played, and how often those won who had them' },
    json: { help: 'one JSON object instead of text' },
  },
  examples: [
    'simulate star-realms --bots greedy,random --games 200 --seed 7',
    'simulate star-realms --games 10000 --jobs 2 --json',
    'simulate star-realms --games 2000 --things',
    'simulate star-realms --bots search:200ms,greedy --games 20 --out games/',
  ],
  async run(given, io) {
    const game = await loadGame(given, io);
    const bots = readBots(given, 'greedy');
    const { seats, options } = tableFor(game, given, bots.length);
    if (bots.length > seats) throw new Refused(`${bots.length} bots do not fit on ${seats} seats`);
    const games = given.number('games', 1, 10_000_000, 100);
    const seed = given.number('seed', 0, 2 ** 48, 1);
    const jobs = given.number('jobs', 1, MOST_JOBS, 1);
    const limit = given.number('limit', 1, 100_000_000, DECISION_LIMIT);
    const out = given.text('out');
    const things = given.flag('things');
    if (things && !game.statistics) throw new Refused(`${game.id} counts no single things`);
    if (out !== null) mkdirSync(out, { recursive: true });

    const names = bots.map((bot) => bot.name);
    const tasks = Array.from({ length: games }, (_, i) => ({ seed: seed + i, bots: lineUp(names, seats, seed + i) }));
    const began = performance.now();
    const outcomes = await playBatch({ game: game.id, options, limit, out, things, tasks }, jobs, io);
    const seconds = (performance.now() - began) / 1000;

    const decisions = outcomes.reduce((sum, outcome) => sum + outcome.decisions, 0);
    const bySeat = tally(outcomes, (_, seat) => seat + 1);
    const byBot = tally(outcomes, ({ bots: seated }, seat) => seated[seat]!);
    const report = {
      game: game.id,
      rules: game.rules,
      options,
      seed,
      games,
      decisions,
      seconds,
      gamesPerSecond: games / seconds,
      decisionsPerSecond: decisions / seconds,
      digest: digestOf(outcomes),
      reproducible: bots.every((bot) => bot.reproducible),
      seats: [...bySeat].sort(([a], [b]) => a - b).map(([seat, counted]) => ({ seat, ...counted })),
      bots: [...byBot].map(([bot, counted]) => ({ bot, ...counted })),
      endings: tallyEndings(outcomes),
      ...tallyCourse(outcomes),
      ...(things ? { things: tallyThings(outcomes) } : {}),
      unfinished: outcomes.filter(({ result }) => result === null).map((outcome) => outcome.seed),
    };
    if (given.flag('json')) {
      io.out(`${JSON.stringify(report)}\n`);
      return;
    }
    io.out(`${game.title.en}, ${seats} seats, ${round(games)} games from seed ${seed}\n\n`);
    const distinct = report.bots.length > 1 ? report.bots.map((one) => [one.bot, ...cells(one)] as const) : [];
    if (distinct.length > 0) io.out(`${columns(['bot', ...HEAD], distinct)}\n`);
    io.out(
      `${columns(
        ['seat', ...HEAD],
        report.seats.map((one) => [`seat ${one.seat}`, ...cells(one)]),
      )}\n`,
    );
    for (const { rule, games: ended, seeds } of report.endings)
      io.out(`${round(ended)} ended by ${rule}${seeds ? ` (seeds ${seeds.join(', ')})` : ''}\n`);
    if (report.length) io.out(`length of a game (10 / 50 / 90 %): ${report.length.join(' / ')}\n`);
    if (report.first)
      io.out(
        `whoever begins wins ${percent(report.first.value)} (${percent(report.first.low)} – ${percent(report.first.high)})\n`,
      );
    if (report.things)
      io.out(
        `\n${columns(
          ['thing', 'offered', 'taken', 'of those offered', 'wins with it', '95 % interval'],
          report.things.map(({ thing, offered, taken, winRate }) => [
            thing,
            round(offered),
            round(taken),
            offered > 0 ? percent(taken / offered) : '–',
            percent(winRate.value),
            `${percent(winRate.low)} – ${percent(winRate.high)}`,
          ]),
        )}\n`,
      );
    io.out(`${round(decisions)} decisions in ${seconds.toFixed(1)} s: `);
    io.out(`${round(report.gamesPerSecond)} games and ${round(report.decisionsPerSecond)} decisions a second\n`);
    io.out(`digest ${report.digest}${report.reproducible ? '' : ' (a bot thinks by the clock: not reproducible)'}\n`);
    if (report.unfinished.length > 0)
      io.out(`unfinished after ${round(limit)} decisions: seeds ${report.unfinished.join(', ')}\n`);
  },
};

const HEAD = ['games', 'wins', '95 % interval', 'score', '95 % interval'];

function cells({ games, winRate, score }: Tally): string[] {
  return [
    round(games),
    percent(winRate.value),
    `${percent(winRate.low)} – ${percent(winRate.high)}`,
    score.value.toFixed(2),
    `${score.low.toFixed(2)} – ${score.high.toFixed(2)}`,
  ];
}
