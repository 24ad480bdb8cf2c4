import { readFileSync, statSync } from 'node:fs';
import { readMatchFile } from '@orrery/kernel';
import { showMatch } from '@orrery/games/films';
import { archiveOf } from '@orrery/games/archive';
import type { Archive, Share } from '@orrery/games/archive';
import { statisticsAsCsv, statisticsOf } from '@orrery/games/statistics';
import type { MatchStatistics } from '@orrery/games/statistics';
import { columns } from '../columns.ts';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';

/** Larger files are no matches. */
const LARGEST = 64 * 1024 * 1024;

async function statisticsIn(path: string, io: Io): Promise<MatchStatistics> {
  let text: string;
  try {
    if (statSync(path).size > LARGEST) throw new Refused(`${path} is too large`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${path} cannot be read`);
  }
  const read = readMatchFile(text);
  if (!read.ok) throw new Refused(`${path}, line ${read.flaw.line}: ${read.flaw.reason}`);
  const game = await io.registry.loadGame(read.file.game);
  const { frames } = await showMatch(read.file, (id) => io.registry.loadGame(id));
  return statisticsOf(game, read.file, frames);
}

const percent = ({ value, low, high, wins, games }: Share): string[] => [
  `${wins} of ${games}`,
  `${(100 * value).toFixed(1)} %`,
  `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`,
];
function tellMatch(match: MatchStatistics): string {
  const names = match.players.map(
    ({ name, bot }, seat) => `${name}${bot ? ` (${bot})` : ''}${match.winners.includes(seat) ? ' *' : ''}`,
  );
  const row = (name: string, values: readonly (number | string)[]) => [name, ...values.map(String)];
  const rows = [
    ...(match.scores.length > 0 ? [row('score', match.scores)] : []),
    row('answers', match.answers),
    ...Object.entries(match.counts).map(([figure, { total }]) => row(figure, total)),
    ...Object.entries(match.levels).map(([figure, { total }]) => row(`${figure} at the end`, total)),
    ...(match.luck
      ? [
          row(
            'hits, expected, deviation',
            match.luck.map(
              ({ hits, expected, deviation }) => `${hits}, ${expected.toFixed(1)}, ${deviation.toFixed(1)}`,
            ),
          ),
        ]
      : []),
  ];
  return `${match.game}, ${match.rounds} rounds or turns; * won\n${columns(['figure', ...names], rows)}\n`;
}
function tellArchive(found: Archive): string {
  const head = `${found.matches} finished matches; ${found.apart} kept apart\n`;
  const rows = [
    ...found.bySeat.map((share, seat) => [`seat ${seat + 1}`, ...percent(share)]),
    ...Object.entries(found.byPlayer).map(([name, share]) => [name, ...percent(share)]),
    ...Object.values(found.byThing)
      .flatMap((shares) => Object.entries(shares))
      .toSorted(([, a], [, b]) => b.games - a.games)
      .map(([thing, share]) => [thing, ...percent(share)]),
  ];
  return `${head}${columns(['of', 'won', 'rate', '95 % interval'], rows)}\n`;
}

/** What finished matches are told by: one in detail, or many with win rates. */
export const statistics: Command = {
  name: 'statistics',
  operands: ['FILES'],
  summary: 'the figures of a match from its file; of several files (comma between two) the win rates, with intervals',
  options: {
    seats: { value: 'N', help: 'only matches with so many seats' },
    game: { value: 'G', help: 'only matches of this game' },
    with: { value: 'X', help: 'only matches in which somebody had this: a faction, a card' },
    player: { value: 'P', help: 'only matches of this player' },
    bots: { help: 'matches of bots alone, which are else kept apart' },
    csv: { help: 'of one match: every figure by seat and round, for a spreadsheet' },
    json: { help: 'one JSON object instead of text' },
  },
  examples: ['statistics match.json', 'statistics match.json --csv', 'statistics one.json,two.json --player Ada'],
  async run(given, io) {
    const paths = given.operands[0]!.split(',').filter(Boolean);
    const matches: MatchStatistics[] = [];
    for (const path of paths) matches.push(await statisticsIn(path, io));
    if (matches.length === 1 && given.flag('csv')) io.out(statisticsAsCsv(matches[0]!));
    else if (matches.length === 1)
      io.out(given.flag('json') ? `${JSON.stringify(matches[0])}\n` : tellMatch(matches[0]!));
    else {
      if (given.flag('csv')) throw new Refused('--csv is for one match');
      const [game, thing, player] = [given.text('game'), given.text('with'), given.text('player')];
      const seats = given.number('seats', 1, 8, null);
      const filter = {
        ...(game === null ? {} : { game }),
        ...(thing === null ? {} : { thing }),
        ...(player === null ? {} : { player }),
        ...(seats === null ? {} : { seats }),
      };
      const found = archiveOf(matches, filter, given.flag('bots') ? 'bots' : 'people');
      io.out(given.flag('json') ? `${JSON.stringify(found)}\n` : tellArchive(found));
    }
  },
};
