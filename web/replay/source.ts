import { readMatchFile } from '@orrery/kernel';
import type { MatchFile } from '@orrery/kernel';
import { ServerError, api } from '../net/api.ts';
import { store } from '../worker/store.ts';
import { LocalChannel } from '../worker/localChannel.ts';

/** Where a match to look at comes from: this device, the server, or a file somebody brought. */
export type Source = { from: 'here' | 't' | 'file'; id: string };

export function sourceOf(id: string): Source | null {
  const dot = id.indexOf('.');
  const from = id.slice(0, dot);
  return from === 'here' || from === 't' || from === 'file' ? { from, id: id.slice(dot + 1) } : null;
}

let brought: MatchFile | null = null;
export function bring(text: string): { ok: true } | { ok: false; line: number; why: string } {
  const read = readMatchFile(text);
  if (!read.ok) return { ok: false, ...read.flaw };
  brought = read.file;
  return { ok: true };
}

export class NoMatch extends Error {}

export async function fileOf(source: Source): Promise<MatchFile> {
  if (source.from === 'file') {
    if (!brought) throw new NoMatch('the file was left behind by a reload');
    return brought;
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
    await channel.open(source.id);
    const file = await channel.file();
    if (!file) throw new NoMatch(channel.trouble()?.detail ?? source.id);
    return file;
  } finally {
    channel.close();
  }
}
