import { readFileSync } from 'node:fs';
import {
  LANGUAGES,
  Match,
  eventFor,
  eventInWords,
  isKeyOf,
  keyFromHex,
  readMatchFile,
  replay,
  same,
  view,
  wordingOf,
} from '@orrery/kernel';
import type { FileFlaw, MatchFile } from '@orrery/kernel';
import { Unplayable, showMatch } from '@orrery/games/films';
import type { Shown } from '@orrery/games/films';
import { isOfRelease, playedByRelease } from '@orrery/games/legacy';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';
import { TEXT } from '../text.ts';

/** Re-creates a match from its file, checks it and tells it. */
export const replayFile: Command = {
  name: 'replay',
  operands: ['FILE'],
  summary:
    're-creates a match from its file, checks every hash, and tells what a seat saw; without its rules, from its film',
  options: {
    verify: { help: 'only check: the commitment and the state after every command' },
    to: { value: 'N', help: 'stop after N commands' },
    seat: { value: 'X', help: 'tell it as seat X saw it (by default, as an observer)' },
    lang: { value: 'en|fr|de', help: 'the language (en)' },
    json: { help: 'one JSON object instead of text' },
  },
  examples: ['replay match.json', 'replay match.json --verify', 'replay match.json --seat 2 --to 30 --lang de'],
  async run(given, io) {
    const path = given.operands[0]!;
    const text = contents(path);
    const broken = (flaw: FileFlaw) => new Refused(`${path}, line ${flaw.line}: ${flaw.reason}`);
    const read = readMatchFile(text);
    if (!read.ok) throw broken(read.flaw);
    const { file } = read;
    const game = await io.registry.loadGame(file.game);
    const language = given.oneOf('lang', LANGUAGES, 'en');
    const wording = await wordingOf(game, language);
    const to = given.number('to', 0, file.commands.length, file.commands.length);
    const seat = given.number('seat', 1, file.seats.length, null);
    const eyes = seat === null ? null : seat - 1;

    const names = file.seats.map(({ name }, i) => `${name} (${i + 1})`);
    if (file.rules !== game.rules || isOfRelease(file)) {
      const { frames, by, compared } = await shown(file, path);
      const { result } = frames.at(-1)!.state.pub.table;
      const how =
        by === 'release'
          ? `${file.commands.length} commands, played again by rules ${file.rules} of their release, ${statesCompared(file, compared)}`
          : `played by rules ${file.rules}, which are not at hand (these are rules ${game.rules}): nothing was played again, its film is shown`;
      if (given.flag('json')) {
        io.out(`${JSON.stringify({ game: file.game, ok: true, by, moments: frames.length, result })}\n`);
        return;
      }
      io.out(`${path}: ${how}\n`);
      if (given.flag('verify')) return;
      frames.slice(0, to + 1).forEach(({ state, events }, i) => {
        const reader = { view: view(state, eyes), name: (one: number) => names[one]! };
        for (const event of events)
          io.out(`${String(i).padStart(5)}  ${eventInWords(wording, eventFor(event, eyes), reader)}\n`);
      });
      return;
    }
    const again = replay(game, file, text, to);
    if (!again.ok) throw broken(again.flaw);
    const { result } = again.replayed.match.state.pub.table;
    if (given.flag('json')) {
      const events = again.replayed.events.map((told) => told.map((event) => eventFor(event, eyes)));
      const log = given.flag('verify') ? {} : { events };
      io.out(
        `${JSON.stringify({ game: file.game, ok: true, commands: to, commitment: file.commitment, result, ...log })}\n`,
      );
      return;
    }
    if (given.flag('verify')) {
      const { uncompared } = again.replayed;
      const states =
        uncompared === 0 ? 'every state as recorded' : `${uncompared} hashes of an older layout not compared`;
      io.out(`${path}: ${to} commands, ${states}, the key is the one committed to\n`);
      return;
    }
    // Told step by step, so that every sentence is written with what the seat saw at that moment.
    const key = keyFromHex(file.key)!;
    const match = new Match(game, {
      seats: file.seats.length,
      options: file.options,
      key,
      windowClose: file.windowClose,
    });
    again.replayed.events.forEach((events, i) => {
      if (i > 0) match.play(file.commands[i - 1]!);
      const reader = { view: view(match.state, eyes), name: (one: number) => names[one]! };
      for (const event of events) io.out(`${String(i).padStart(5)}  ${eventInWords(wording, event, reader)}\n`);
    });
    if (result) {
      const won = result.winners.map((one) => names[one]).join(', ');
      const scores = result.scores.map((score, one) => `${names[one]} ${score}`).join(', ');
      io.out(`${TEXT[language].wins(won)} ${TEXT[language].scores(scores)}\n`);
    }
  },
};

/** A match of other rules than those here. Where the rules of its release are at hand, every recorded state must be the same. */
async function shown(file: MatchFile, path: string): Promise<Shown & { compared: number }> {
  if (!isKeyOf(file)) throw new Refused(`${path}: the key is not the one committed to when the match began`);
  const replayed = await playedByRelease(file);
  const wrong = replayed?.findIndex(({ isAsRecorded }) => isAsRecorded === false) ?? -1;
  if (wrong > 0) throw new Refused(`${path}: after command ${wrong} the state is not the one recorded`);
  if (replayed && !same(replayed.at(-1)!.state.pub.table.result, file.result))
    throw new Refused(`${path}: the result is not the one the commands lead to`);
  try {
    const compared = replayed?.filter(({ isAsRecorded }) => isAsRecorded).length ?? 0;
    return { ...(await showMatch(file)), compared };
  } catch (error) {
    if (error instanceof Unplayable)
      throw new Refused(
        `${path}: played by rules ${file.rules}, which are not at hand, and no film was kept (${error.message})`,
      );
    throw error;
  }
}

/** Of a match whose half-built answers stood in its states, and are not in its file, only those before the first one can be compared. */
function statesCompared({ hashes }: MatchFile, compared: number): string {
  const recorded = hashes.filter((hash) => hash !== null).length;
  return compared === recorded ? 'every state as recorded' : `${compared} of ${recorded} recorded states compared`;
}

function contents(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refused(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read: ${code}`);
  }
}
