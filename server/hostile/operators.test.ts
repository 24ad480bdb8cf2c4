import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Me } from '../api/types.ts';
import { ConfigError, readConfig } from '../config.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { openTestServer } from '../testing/testServer.ts';

const program = new URL('../ops/data.ts', import.meta.url).pathname;
const account = (handle: string) => ({ handle, password: 'correct horse' });

describe('the office of an operator', () => {
  it('is given at the command line to a person, and goes with that person, not with the handle', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-operators-'));
    const server = await openTestServer({}, {}, dir);
    const command = async (...args: string[]) => {
      const env = { ...process.env, DATA_DIR: dir };
      const { stdout } = await promisify(execFile)(process.execPath, [program, 'operator', ...args], { env });
      return stdout;
    };
    const enter = async () => {
      const player = new Player(server.url);
      return { player, me: await player.ask<Me>('POST', '/api/sign-in', account('boss')) };
    };

    // Whoever registers a name first has nothing but the name.
    const first = await server.player('Boss');
    expect((await first.ask<Me>('POST', '/api/me/register', account('boss'))).admin).toBe(false);
    expect(await first.call('PUT', '/api/admin/announcement', { text: 'mine' })).toMatchObject({ status: 403 });

    expect(await command('add', 'Boss')).toContain(`${first.me!.id}) is an operator`);
    expect(await command('list')).toContain(first.me!.id);
    const { player, me } = await enter();
    expect(me.admin).toBe(true);
    await player.ask('PUT', '/api/admin/announcement', { text: null });

    // The account is deleted, and somebody else takes the free handle.
    await player.ask('DELETE', '/api/me', { confirm: 'boss' });
    const second = await server.player('Boss');
    expect((await second.ask<Me>('POST', '/api/me/register', account('boss'))).admin).toBe(false);
    expect((await enter()).me.admin).toBe(false);
    expect(await command('list')).toBe('');

    await command('add', 'boss');
    expect((await enter()).me.admin).toBe(true);
    await command('remove', 'boss');
    expect((await enter()).me.admin).toBe(false);
    await expect(command('add', 'nobody')).rejects.toThrow('Nobody is registered');
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('leaves a line in the log for what is done in it: who did it, and to whom', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-operators-'));
    const server = await ServerProcess.start({ DATA_DIR: dir, LOG_LEVEL: 'info' }, 'pipe');
    const boss = await new Player(server.url).enter('Boss');
    await boss.ask('POST', '/api/me/register', account('boss'));
    const env = { ...process.env, DATA_DIR: dir };
    await promisify(execFile)(process.execPath, [program, 'operator', 'add', 'boss'], { env });
    await boss.ask('POST', '/api/sign-in', account('boss'));
    const guest = await new Player(server.url).enter('Mallory');
    await boss.until(async () => (await boss.ask<Me>('GET', '/api/me')).admin);
    await boss.ask('PUT', `/api/admin/people/${guest.me!.id}/banned`, { banned: true });
    await server.kill('SIGTERM');
    rmSync(dir, { recursive: true, force: true });
    const line = server.log.split('\n').find((one) => one.includes('an operator acted'))!;
    expect(JSON.parse(line)).toMatchObject({ operator: boss.me!.id, target: guest.me!.id });
  }, 30_000);

  it('cannot be had by a setting that names a handle', () => {
    expect(() => readConfig({ ADMINS: 'boss' })).toThrow(ConfigError);
  });
});
