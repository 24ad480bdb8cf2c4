import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Where } from '../store/store.ts';
import { compare } from './acknowledged.ts';
import type { Compared } from './acknowledged.ts';
import { ContinuousLoad } from './continuousLoad.ts';
import { ServerProcess } from './serverProcess.ts';
import { noNats, noPostgres, startNats, startPostgres } from './services.ts';

/** What is killed: a server on SQLite, one on PostgreSQL, or one of two nodes over PostgreSQL and NATS. */
export type Setting = 'sqlite' | 'postgres' | 'nodes';
export interface CrashPlan {
  setting: Setting;
  kills: number;
  tables: number;
  games: string[];
  say?: (text: string) => void;
}
export interface CrashReport extends Compared {
  setting: Setting;
  kills: number;
  matches: number;
  seconds: number;
}

interface Opened {
  nodes: ServerProcess[];
  where: Where;
  stop(): Promise<void>;
}

/** Kills the server again and again while matches are played, then compares what was acknowledged with what is stored. */
export async function crashLoop({ setting, kills, tables, games, say = () => {} }: CrashPlan): Promise<CrashReport> {
  const began = Date.now();
  const { nodes, where, stop } = await open(setting);
  const load = new ContinuousLoad(
    nodes.map((node) => node.url),
    tables,
    games,
  );
  for (let k = 1; k <= kills; k++) {
    // Under load: after the last start commands are acknowledged again, then at any moment.
    await load.goesOn(tables * 3);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    const node = nodes[Math.floor(Math.random() * nodes.length)]!;
    await node.kill();
    await node.start();
    if (k % 10 === 0) say(`${setting}: ${k} kills, ${load.total} commands acknowledged`);
  }
  // Matches go on after the last kill.
  await load.goesOn(tables * 5);
  await load.stop();
  for (const node of nodes) await node.kill('SIGTERM');
  const compared = await compare(where, load.acknowledged);
  await stop();
  const seconds = Math.round((Date.now() - began) / 1000);
  return { setting, kills, matches: load.acknowledged.size, seconds, ...compared };
}

async function open(setting: Setting): Promise<Opened> {
  if (setting === 'sqlite') {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
    return {
      nodes: [await ServerProcess.start({ DATA_DIR: dir })],
      where: { kind: 'sqlite', file: join(dir, 'orrery.db') },
      stop: async () => rmSync(dir, { recursive: true, force: true }),
    };
  }
  const lacking = noPostgres ?? (setting === 'nodes' ? noNats : null);
  if (lacking) throw new Error(lacking);
  const postgres = await startPostgres();
  const nats = setting === 'nodes' ? await startNats() : null;
  const env = { DATABASE_URL: postgres.url, ...(nats ? { NATS_URL: nats.url } : {}) };
  const nodes = [await ServerProcess.start(env)];
  if (nats) nodes.push(await ServerProcess.start(env));
  return {
    nodes,
    where: { kind: 'postgres', url: postgres.url },
    stop: async () => {
      await nats?.stop();
      await postgres.stop();
    },
  };
}

/** The games that are played while the server is killed: all that there are, and the small one of the tests. */
export const CRASH_GAMES = [
  'star-realms',
  'twilight-inscription',
  'twilight-imperium-3',
  'twilight-imperium-4',
  'parley',
];
const SHARES: [Setting, number][] = [
  ['sqlite', 0.5],
  ['postgres', 0.25],
  ['nodes', 0.25],
];

// node testing/crash.ts [kills] [sqlite|postgres|nodes]: without a setting the kills are shared between all three.
if (process.argv[1] === import.meta.filename) {
  const kills = Number(process.argv[2] ?? 200);
  const only = process.argv[3];
  let isWhole = true;
  for (const [setting, share] of only ? [[only as Setting, 1] as const] : SHARES) {
    const plan = { setting, kills: Math.round(kills * share), tables: 6, games: CRASH_GAMES };
    const report = await crashLoop({ ...plan, say: console.log });
    console.log(JSON.stringify(report));
    isWhole &&= report.lost === 0 && report.twice === 0;
  }
  process.exit(isWhole ? 0 : 1);
}
