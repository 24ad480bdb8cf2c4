import { isKeyOf, readMatchFile, replay, same } from '@orrery/kernel';
import type { MatchFile, Seat } from '@orrery/kernel';
import { showMatch } from '@orrery/games/films';
import { isOfRelease } from '@orrery/games/legacy';
import { ServerError, api } from '../net/api.ts';
import { place } from '../page/router.ts';
import { fetchGame } from '../games/registry.ts';
import { store } from '../worker/store.ts';
import { LocalChannel } from '../worker/localChannel.ts';
import { pack, unpack } from './link.ts';

/** Where a match to look at comes from: this device, the server, a file somebody brought, or the link itself. */
export type Source = { from: 'here' | 't' | 'file' | 'link'; id: string };

export function sourceOf(id: string): Source | null {
  if (id === 'link') return { from: 'link', id: place().hash };
  const dot = id.indexOf('.');
  const from = id.slice(0, dot);
  return from === 'here' || from === 't' || from === 'file' ? { from, id: id.slice(dot + 1) } : null;
}

let brought: MatchFile | null = null;
/** Takes a file after playing it through: every command, every hash and the result must be what its key leads to. */
export async function bring(text: string): Promise<{ ok: true } | { ok: false; line: number; reason: string }> {
  const read = readMatchFile(text);
  if (!read.ok) return { ok: false, ...read.flaw };
  const { file } = read;
  let game;
  try {
    game = await fetchGame(file.game);
  } catch (error) {
    return { ok: false, line: 1, reason: String(error) };
  }
  if (file.rules !== game.rules || isOfRelease(file)) return bringEarlier(file);
  const again = replay(game, file, text);
  if (!again.ok) return { ok: false, ...again.flaw };
  if (!same(again.replayed.match.state.pub.table.result, file.result))
    return { ok: false, line: 1, reason: 'the result is not the one the commands lead to' };
  brought = file;
  return { ok: true };
}

/** A match of earlier rules: they play it again where they are at hand; else it is shown as it was seen. */
async function bringEarlier(file: MatchFile): Promise<{ ok: true } | { ok: false; line: number; reason: string }> {
  if (!isKeyOf(file)) return { ok: false, line: 1, reason: 'the key is not the one committed to when the match began' };
  try {
    const { frames } = await showMatch(file);
    if (!same(frames.at(-1)!.state.pub.table.result, file.result))
      return { ok: false, line: 1, reason: 'the result is not the one the commands lead to' };
  } catch (error) {
    return { ok: false, line: 1, reason: error instanceof Error ? error.message : String(error) };
  }
  brought = file;
  return { ok: true };
}

export class NoMatch extends Error {}

export async function fileOf(source: Source): Promise<MatchFile> {
  if (source.from === 'file') {
    if (!brought) throw new NoMatch('the file was left behind by a reload');
    return brought;
  }
  if (source.from === 'link') {
    const text = await unpack(source.id);
    const read = text === null ? null : readMatchFile(text);
    if (!read?.ok) throw new NoMatch('the link is damaged');
    return read.file;
  }
  if (source.from === 't') {
    try {
      return await api.file(source.id);
    } catch (error) {
      throw error instanceof ServerError ? new NoMatch(error.message) : error;
    }
  }
  if (!(await (await store()).match(source.id))) throw new NoMatch(`no match ${source.id} on this device`);
  const channel = new LocalChannel();
  try {
    const file = await channel.read(source.id);
    if (!file) throw new NoMatch(channel.trouble()?.detail ?? source.id);
    return file;
  } finally {
    channel.close();
  }
}

/** An address that shows a moment to somebody else; null where the match is too long for a link and no server has it. */
export async function addressFor(
  source: Source,
  file: MatchFile,
  at: number,
  eyes: Seat | 'all',
): Promise<string | null> {
  const query = `?at=${at}&eyes=${eyes}`;
  if (source.from === 't') return `/replay/t.${source.id}${query}`;
  const packed = await pack(file);
  return packed && `/replay/link${query}#${packed}`;
}
