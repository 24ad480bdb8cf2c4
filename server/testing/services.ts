import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findNats, findPostgres } from './debian.ts';

/** A program that a test started, on a port of its own. */
export interface Service {
  url: string;
  port: number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Why a test over a real PostgreSQL is left out; null when it runs. */
export const noPostgres: string | null = findPostgres() ? null : 'no PostgreSQL programs found or installable';
export const noNats: string | null = findNats() ? null : 'no nats-server found or installable';

/** A fresh PostgreSQL. It refuses to run as root, so root starts it as the user postgres. */
export async function startPostgres(): Promise<Service> {
  const bin = findPostgres()!;
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const data = join(folder, 'data');
  const asRoot = userInfo().uid === 0;
  const shell = (command: string) => {
    const { status, stderr, stdout } = asRoot
      ? spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { encoding: 'utf8', cwd: folder })
      : spawnSync('sh', ['-c', command], { encoding: 'utf8', cwd: folder });
    if (status !== 0) throw new Error(`PostgreSQL did not start: ${stderr}${stdout}`);
  };
  shell(`'${bin}/initdb' -D '${data}' -U postgres -A trust --no-sync --no-locale -E UTF8`);
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -k '${folder}' -c max_connections=60 -c shared_buffers=32MB`;
  shell(`'${bin}/pg_ctl' -D '${data}' -w -o "${flags}" -l '${folder}/server.out' start`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    stop: async () => {
      shell(`'${bin}/pg_ctl' -D '${data}' -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startNats(port?: number): Promise<Service> {
  const at = port ?? (await freePort());
  const child = spawn(findNats()!, ['-a', '127.0.0.1', '-p', String(at)], { stdio: 'ignore' });
  await untilOpen(at);
  return {
    url: `nats://127.0.0.1:${at}`,
    port: at,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

export async function untilOpen(port: number, limit = 10_000): Promise<void> {
  const end = Date.now() + limit;
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    if (Date.now() > end) throw new Error(`nothing listens on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A cable that can be cut: passes everything on to a port until told otherwise. */
export async function startCable(target: number): Promise<{ port: number; cut(): void; mend(): void; stop(): void }> {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      whole = false;
      drop();
    },
    mend: () => {
      whole = true;
    },
    stop: () => {
      drop();
      server.close();
    },
  };
}
