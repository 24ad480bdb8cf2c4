import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './acknowledged.ts';
import type { Compared } from './acknowledged.ts';
import { Player } from './player.ts';
import { ServerProcess } from './serverProcess.ts';
import { ContinuousLoad } from './continuousLoad.ts';

// A disk of a few megabytes that is really full: it takes root to make one (npm run full-disk). The tests do the same by a limit of SQLite's.

export interface FullDiskReport extends Compared {
  /** How often the disk ran full. */
  times: number;
  /** What a player was answered meanwhile. */
  answers: { [status: string]: number };
  /** Seconds from the first free byte to the next acknowledged command, at worst. */
  resumedIn: number;
}
const SIZE = 16 * 1024 * 1024;
const LEFT = 64 * 1024;

export async function fullDisk(times: number, tables: number, seconds = 10): Promise<FullDiskReport> {
  const disk = mkdtempSync(join(tmpdir(), 'orrery-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk], { encoding: 'utf8' });
  if (mounted.status !== 0) throw new Error(`a small disk cannot be made: ${mounted.stderr}`);
  const filler = join(disk, 'filler');
  const server = await ServerProcess.start({ DATA_DIR: disk, LOG_LEVEL: 'silent' });
  const load = new ContinuousLoad([server.url], tables, ['parley']);
  const answers: { [status: string]: number } = {};
  let resumedIn = 0;
  for (let i = 0; i < times; i++) {
    await load.goesOn(tables * 5);
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT)));
    // New people come while the last room goes, and afterwards.
    for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
      const { status } = await new Player(server.url).call('POST', '/api/guests', { name: 'x'.repeat(30) });
      answers[status] = (answers[status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    rmSync(filler);
    const freed = Date.now();
    await load.goesOn(1);
    resumedIn = Math.max(resumedIn, (Date.now() - freed) / 1000);
  }
  await load.goesOn(tables * 5);
  await load.stop();
  await server.kill('SIGTERM');
  const compared = await compare({ kind: 'sqlite', file: join(disk, 'orrery.db') }, load.acknowledged);
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
  return { times, answers, resumedIn, ...compared };
}

if (process.argv[1] === import.meta.filename) {
  const report = await fullDisk(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 4));
  console.log(JSON.stringify(report));
  process.exit(report.lost === 0 && report.twice === 0 && !('500' in report.answers) ? 0 : 1);
}
