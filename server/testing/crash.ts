import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './acknowledged.ts';
import type { Compared } from './acknowledged.ts';
import { ServerProcess } from './serverProcess.ts';
import { ContinuousLoad } from './continuousLoad.ts';

export interface CrashReport extends Compared {
  kills: number;
  matches: number;
  seconds: number;
}

/** Kills the server again and again while matches are played, then compares what was acknowledged with what is stored. */
export async function crashLoop(
  kills: number,
  tables: number,
  say: (text: string) => void = () => {},
): Promise<CrashReport> {
  const began = Date.now();
  const dir = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
  const server = await ServerProcess.start({ DATA_DIR: dir });
  const load = new ContinuousLoad(server.url, tables);
  for (let k = 1; k <= kills; k++) {
    // Under load: after the last start commands are acknowledged again, then at any moment.
    await load.goesOn(tables * 3);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    await server.kill();
    await server.start();
    if (k % 20 === 0) say(`${k} kills, ${load.total} commands acknowledged`);
  }
  // Matches go on after the last kill.
  await load.goesOn(tables * 5);
  await load.stop();
  await server.kill('SIGTERM');
  const compared = await compare(dir, load.acknowledged);
  rmSync(dir, { recursive: true, force: true });
  const seconds = Math.round((Date.now() - began) / 1000);
  return { kills, matches: load.acknowledged.size, seconds, ...compared };
}

if (process.argv[1] === import.meta.filename) {
  const report = await crashLoop(Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 6), console.log);
  console.log(JSON.stringify(report));
  process.exit(report.lost === 0 && report.twice === 0 ? 0 : 1);
}
