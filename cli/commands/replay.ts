import { readFileSync } from 'node:fs';
import { LANGUAGES, Match, eventFor, eventInWords, keyFromHex, readMatchFile, replay, view } from '@orrery/kernel';
import type { FileFlaw } from '@orrery/kernel';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';
import { TEXT } from '../text.ts';

/** Re-creates a match from its file, checks it and tells it. */
export const replayFile: Command = {
  name: 'replay',
  operands: ['FILE'],
  summary: 're-creates a match from its file, checks every hash, and tells what a seat saw',
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
    const broken = (flaw: FileFlaw) => new Refused(`${path}, line ${flaw.line}: ${flaw.why}`);
    const read = readMatchFile(text);
    if (!read.ok) throw broken(read.flaw);
    const { file } = read;
    const game = await io.registry.loadGame(file.game);
    const language = given.oneOf('lang', LANGUAGES, 'en');
    const to = given.number('to', 0, file.commands.length, file.commands.length);
    const seat = given.number('seat', 1, file.seats.length, null);
    const eyes = seat === null ? null : seat - 1;

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
    const names = file.seats.map(({ name }, i) => `${name} (${i + 1})`);
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
      for (const event of events) io.out(`${String(i).padStart(5)}  ${eventInWords(game, language, event, reader)}\n`);
    });
    if (result) {
      const won = result.winners.map((one) => names[one]).join(', ');
      const scores = result.scores.map((score, one) => `${names[one]} ${score}`).join(', ');
      io.out(`${TEXT[language].wins(won)} ${TEXT[language].scores(scores)}\n`);
    }
  },
};

function contents(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refused(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read: ${code}`);
  }
}
