import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFromHex, Match } from '@orrery/kernel';
import type { Command } from '@orrery/kernel';
import { openStore } from '../store/store.ts';
import { parley } from './parley.ts';
import { POLITE, playOut } from './playOut.ts';
import { Player } from './player.ts';
import { ServerProcess } from './serverProcess.ts';
import { seatedPlayers } from './testHouse.ts';

export interface CrashReport {
  kills: number;
  matches: number;
  acknowledged: number;
  stored: number;
  lost: number;
  twice: number;
  finished: number;
}

/** Kills the server again and again while matches are played, then compares what was acknowledged with what is stored. */
export async function crashLoop(
  kills: number,
  matches: number,
  say: (text: string) => void = () => {},
): Promise<CrashReport> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
  const server = await ServerProcess.start({ DATA_DIR: dir });
  const house = { player: (name: string) => new Player(server.url).enter(name) };
  const acknowledged = new Map<string, string[]>();
  const playing: Promise<void>[] = [];
  let seen = 0;
  const total = () => acknowledged.values().reduce((sum, list) => sum + list.length, 0);
  const until = async (holds: () => boolean) => {
    const end = Date.now() + 40_000;
    for (; !holds(); await new Promise((resolve) => setTimeout(resolve, 10)))
      if (Date.now() > end) throw new Error('the matches do not go on');
  };
  let count = 0;
  const over = new AbortController();
  // A table that ends is followed by a new one, so that every kill meets matches in play.
  const table = async (index: number): Promise<void> => {
    while (!over.signal.aborted) {
      const seated = await seatedPlayers(house, 2 + (index % 2), { options: { rounds: '400' } }).catch(() => null);
      if (!seated) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      count++;
      const { match, players } = seated;
      const acks: string[] = [];
      acknowledged.set(match, acks);
      await Promise.all(
        players.map((player, seat) =>
          playOut(
            player,
            parley as never,
            match,
            index * 10 + seat,
            POLITE,
            (command) => acks.push(command),
            () => over.signal.aborted,
          ),
        ),
      );
      for (const player of players) player.disconnect();
    }
  };
  for (let i = 0; i < matches; i++) playing.push(table(i));
  for (let k = 1; k <= kills; k++) {
    // Under load: after the last start commands are acknowledged again, then at any moment.
    await until(() => total() >= seen + matches * 3);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    await server.kill();
    seen = total();
    await server.start();
    if (k % 20 === 0) say(`${k} kills, ${total()} commands acknowledged`);
  }
  // Matches go on after the last kill.
  await until(() => total() >= seen + matches * 5);
  over.abort();
  await Promise.all(playing);
  await server.kill('SIGTERM');
  const report = await compare(dir, acknowledged);
  rmSync(dir, { recursive: true, force: true });
  return { kills, matches: count, ...report };
}

async function compare(dir: string, acknowledged: Map<string, string[]>) {
  const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') });
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
    replayAll(row, log);
  }
  await store.close();
  return totals;
}

/** The stored log is whole and leads, hash by hash, where it led when it was played. */
function replayAll(
  row: { id: string; key: string | null; specJson: string; seq: number },
  log: { seq: number; commandJson: string; hash: string }[],
): void {
  const spec = JSON.parse(row.specJson) as { options: { [option: string]: string }; seats: unknown[]; windows: string };
  const match = new Match(parley, {
    seats: spec.seats.length,
    options: spec.options,
    key: keyFromHex(row.key!)!,
    pace: spec.windows === 'blurred' ? 'by-clock' : 'at-once',
  });
  if (log.length !== row.seq) throw new Error(`match ${row.id}: ${log.length} commands, the table says ${row.seq}`);
  for (const [i, { seq, commandJson, hash }] of log.entries()) {
    const applied = match.play(JSON.parse(commandJson) as Command);
    if (seq !== i + 1 || !applied.ok || match.log[i]!.hash !== hash)
      throw new Error(`match ${row.id}: broken at command ${seq}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const report = await crashLoop(Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 6), console.log);
  console.log(JSON.stringify(report));
  process.exit(report.lost === 0 && report.twice === 0 ? 0 : 1);
}
