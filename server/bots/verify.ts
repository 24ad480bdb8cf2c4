import { Match, isKeyOf, readMatchFile, replay } from '@orrery/kernel';
import type { Event, FileFlaw, MatchFile, Shapes } from '@orrery/kernel';
import { NoGame } from '@orrery/games';
import { isOfRelease, playedByRelease } from '@orrery/games/legacy';
import { RequestError } from '../api/requestError.ts';
import { isTooDeep } from '../api/jsonBody.ts';
import type { GameRegistry } from '../matches/gameRegistry.ts';

export type Verified =
  | { ok: true; file: MatchFile; events: Event<Shapes>[][]; n: number[]; stateJson: string }
  | { ok: false; flaw: FileFlaw };

/** Plays a match file through, checking every line. Runs in a thread: a long match takes a while. */
export async function verifyFile(registry: GameRegistry, text: string): Promise<Verified> {
  const read = readMatchFile(text);
  if (!read.ok) return read;
  const { file } = read;
  let game;
  try {
    game = await registry.load(file.game);
  } catch (error) {
    if (error instanceof NoGame || error instanceof RequestError)
      return { ok: false, flaw: { line: 1, reason: `there is no game "${file.game}" here` } };
    throw error;
  }
  if (file.rules !== game.rules || isOfRelease(file)) return verifyEarlier(file);
  const replayed = replay<Shapes>(game, file, text);
  if (!replayed.ok) return replayed;
  const { match, events } = replayed.replayed;
  const result = match.state.pub.table.result;
  if (JSON.stringify(result) !== JSON.stringify(file.result))
    return { ok: false, flaw: { line: 1, reason: 'the result is not the one the commands lead to' } };
  const again = new Match<Shapes>(game, match.setup);
  const n = file.commands.map((command) => {
    again.play(command);
    return again.state.pub.table.n;
  });
  return { ok: true, file, events: events.slice(1), n, stateJson: JSON.stringify(match.state) };
}

/** A match of an earlier release, whose rules play it again. */
async function verifyEarlier(file: MatchFile): Promise<Verified> {
  const flaw = (reason: string): Verified => ({ ok: false, flaw: { line: 1, reason } });
  if (!isKeyOf(file)) return flaw('the key is not the one committed to when the match began');
  let replayed;
  try {
    replayed = await playedByRelease(file);
  } catch (error) {
    // Anybody may have written this file: what it holds may be no command, seat or option at all.
    return flaw(`rules ${file.rules} cannot play it: ${(error as Error).message}`);
  }
  if (!replayed) return flaw(`played by rules ${file.rules}, which are not at hand, or the rules refuse it`);
  const wrong = replayed.findIndex(({ isAsRecorded }) => isAsRecorded === false);
  if (wrong > 0) return flaw(`after command ${wrong} the state is not the one recorded`);
  const { state } = replayed.at(-1)!;
  if (JSON.stringify(state.pub.table.result) !== JSON.stringify(file.result))
    return flaw('the result is not the one the commands lead to');
  const commands = replayed.slice(1);
  return {
    ok: true,
    file,
    events: commands.map(({ events }) => events),
    n: commands.map((one) => one.state.pub.table.n),
    stateJson: JSON.stringify(state),
  };
}

/** The file in the body of a request; null where it is none. */
export function fileIn(body: string): string | null {
  try {
    const { file, ...rest } = JSON.parse(body) as { file?: unknown };
    return typeof file === 'string' && Object.keys(rest).length === 0 && !isTooDeep(file) ? file : null;
  } catch {
    return null;
  }
}
