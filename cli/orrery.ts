import { Refused, helpOf, read } from './command.ts';
import type { Command } from './command.ts';
import { bench } from './commands/bench.ts';
import { campaign } from './commands/campaign.ts';
import { completion } from './commands/completion.ts';
import { fuzzGame } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { ladder } from './commands/ladder.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { replayFile } from './commands/replay.ts';
import { sheets } from './commands/sheets.ts';
import { simulate } from './commands/simulate.ts';
import { statistics } from './commands/statistics.ts';
import type { Io } from './io.ts';

const COMMANDS: readonly Command[] = [
  games,
  play,
  simulate,
  ladder,
  fuzzGame,
  replayFile,
  campaign,
  sheets,
  odds,
  statistics,
  bench,
  completion(() => COMMANDS),
];

/** Runs one command line; gives the exit code. Whatever fails is told in one sentence on the error stream. */
export async function orrery(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview());
    return 0;
  }
  try {
    const command = COMMANDS.find((one) => one.name === name);
    if (!command) throw new Refused(`there is no command "${name}"; the commands are ${commandNames()}`);
    const given = read(command, rest);
    if (given.flag('help')) io.out(helpOf(command));
    else await command.run(given, io);
    return 0;
  } catch (error) {
    io.err(`orrery: ${sentence(error)}\n`);
    return 1;
  }
}

function commandNames(): string {
  return COMMANDS.map((command) => command.name).join(', ');
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, ' ').trim();
}

function overview(): string {
  return [
    'orrery: space-empire tabletop games, by their full rules',
    '',
    'usage: orrery COMMAND ...',
    '',
    ...COMMANDS.map((command) => `  ${command.name.padEnd(12)}${command.summary}`),
    '',
    'orrery COMMAND --help explains a command.',
    '',
    'examples:',
    ...COMMANDS.map((command) => `  npx orrery ${command.examples[0]}`),
    '',
  ].join('\n');
}
