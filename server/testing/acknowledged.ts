import { windowCloseOf } from '../matches/restore.ts';
import { keyFromHex, Match } from '@orrery/kernel';
import type { Command, Shapes } from '@orrery/kernel';
import { leadsTo } from '../matches/restore.ts';
import { openStore } from '../store/store.ts';
import type { Where } from '../store/store.ts';
import { playable } from './playable.ts';

export interface Compared {
  acknowledged: number;
  stored: number;
  lost: number;
  twice: number;
  finished: number;
}

/** Holds what players were told against what is stored: by match, the commands that were acknowledged. */
export async function compare(where: Where, acknowledged: Map<string, string[]>): Promise<Compared> {
  const store = await openStore(where);
  const totals = { acknowledged: 0, stored: 0, lost: 0, twice: 0, finished: 0 };
  for (const [id, acks] of acknowledged) {
    const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const log = await store.db.selectFrom('log').selectAll().where('match', '=', id).orderBy('seq').execute();
    const stored = new Map<string, number>();
    for (const { commandJson } of log) stored.set(commandJson, (stored.get(commandJson) ?? 0) + 1);
    totals.acknowledged += acks.length;
    totals.stored += log.length;
    for (const command of new Set(acks)) if (!stored.has(command)) totals.lost++;
    for (const [, times] of stored) if (times > 1) totals.twice++;
    if (row.phase === 'finished') totals.finished++;
    await replayAll(row, log);
  }
  await store.close();
  return totals;
}

/** The stored log is whole and leads, hash by hash, where it led when it was played. */
async function replayAll(
  row: { id: string; game: string; key: string | null; specJson: string; seq: number },
  log: { seq: number; commandJson: string; hash: string }[],
): Promise<void> {
  const spec = JSON.parse(row.specJson) as { options: { [option: string]: string }; seats: unknown[]; windows: string };
  const match = new Match<Shapes>(await playable(row.game), {
    seats: spec.seats.length,
    options: spec.options,
    key: keyFromHex(row.key!)!,
    windowClose: windowCloseOf({ windows: spec.windows as 'timed' }),
  });
  if (log.length !== row.seq) throw new Error(`match ${row.id}: ${log.length} commands, the table says ${row.seq}`);
  for (const [i, { seq, commandJson, hash }] of log.entries()) {
    const applied = match.play(JSON.parse(commandJson) as Command);
    if (seq !== i + 1 || !applied.ok || !leadsTo(match, hash))
      throw new Error(`match ${row.id}: broken at command ${seq}`);
  }
}
