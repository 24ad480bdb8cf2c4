import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, noNats, noPostgres, startNats, startPostgres, untilOpen } from '../testing/services.ts';
import type { Crowd, CrowdReport } from './crowd.ts';
import { modelled } from './shape.ts';

// Many times the traffic of one club, against several nodes over PostgreSQL and NATS on this machine.
// node server/scaling/simulate.ts [nodes] [factor] [seconds] [shape.json]

/** One club on its evening: ten tables of two, twenty who look, a page opened every two seconds. */
const CLUB = { tables: 10, lookers: 20, visits: 0.5 };

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const [nodes = 2, factor = 10, seconds = 20] = process.argv.slice(2, 5).map(Number);
const shape = process.argv[5];
const lacking = noPostgres ?? noNats;
if (lacking) throw new Error(lacking);

const TICKS_PER_SECOND = 100;
interface Process {
  pid: number;
  parent: number;
  command: string;
  seconds: number;
}
function processes(): Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]!.split(' ');
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const ticks = Number(fields[11]) + Number(fields[12]);
      return [{ pid: Number(entry), parent: Number(fields[1]), command, seconds: ticks / TICKS_PER_SECOND }];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}
/** Processor seconds so far, by part. */
function spent(parts: { [name: string]: (one: Process, postmaster: number) => boolean }, port: number) {
  const all = processes();
  const postmaster = all.find(({ command }) => command.includes(`-p ${port} `))?.pid ?? -1;
  return Object.fromEntries(
    Object.entries(parts).map(([name, isPart]) => [
      name,
      all.filter((one) => isPart(one, postmaster)).reduce((sum, one) => sum + one.seconds, 0),
    ]),
  );
}

const postgres = await startPostgres();
const nats = await startNats();
const serving: { child: ChildProcess; url: string }[] = [];
for (let i = 0; i < nodes; i++) {
  const port = await freePort();
  const child = fork(here('../bench/server.ts'), [], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url,
      NATS_URL: nats.url,
      RATE_LIMITS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilOpen(port, 60_000);
  serving.push({ child, url: `http://127.0.0.1:${port}` });
}
const crowd: Crowd = {
  urls: serving.map(({ url }) => url),
  tables: CLUB.tables * factor,
  lookers: CLUB.lookers * factor,
  visits: CLUB.visits * factor,
  gaps: shape ? (JSON.parse(readFileSync(shape, 'utf8')) as number[]) : modelled(),
  seconds,
};
const people = fork(here('./crowd.ts'), [JSON.stringify(crowd)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
const parts = {
  nodes: ({ pid }: Process) => serving.some(({ child }) => child.pid === pid),
  database: ({ pid, parent }: Process, postmaster: number) => pid === postmaster || parent === postmaster,
  NATS: ({ command }: Process) => command.includes('nats-server') && command.includes(` ${nats.port} `),
  people: ({ pid }: Process) => pid === people.pid,
};
const told = () =>
  new Promise<unknown>((resolve, reject) => {
    people.once('message', resolve);
    people.once('exit', (code) => reject(new Error(`the crowd left with ${code}`)));
  });
await told();
const before = spent(parts, postgres.port);
const report = (await told()) as CrowdReport;
const after = spent(parts, postgres.port);
/** How many cores each part kept busy. */
const cores = Object.fromEntries(
  Object.entries(after).map(([name, now]) => [name, Number(((now - before[name]!) / seconds).toFixed(2))]),
);
const memory = serving.map(({ child }) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1000),
);
console.log(
  JSON.stringify({ nodes, factor, tables: crowd.tables, sockets: 2 * crowd.tables + crowd.lookers, ...report }),
);
console.log(JSON.stringify({ cores, megabytes: memory }));
people.kill();
for (const { child } of serving) child.kill('SIGKILL');
await nats.stop();
await postgres.stop();
process.exit(0);
