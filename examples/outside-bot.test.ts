import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@orrery/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from '../server/testing/playOut.ts';
import { openTestServer } from '../server/testing/testServer.ts';
import type { TestServer } from '../server/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const program = fileURLToPath(new URL('./outside-bot.ts', import.meta.url));
function run(
  match: string,
  env: { [name: string]: string } = {},
  url = server.url,
): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [program, url, match], { env: { ...process.env, ...env } });
  let out = '';
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (out += String(text)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, out })));
}

describe('the outside bot', () => {
  it('joins a table through the public API alone and plays it to the end: as a guest, and as the account of a token', async () => {
    const game = await loadGame('star-realms');
    for (const account of [false, true]) {
      const host = await server.player('Host');
      const { id } = await host.create({ game: 'star-realms', seats: [{ kind: 'open' }, { kind: 'open' }] });
      const owner = await server.player('Owner');
      const { token } = await owner.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
      const playing = run(id, account ? { TOKEN: token } : {});
      await host.until(async () => {
        const table = await host.ask<{ seats: { ready: boolean }[] }>('GET', `/api/matches/${id}`);
        return table.seats[1]!.ready;
      });
      const table = await host.ask<{ seats: { person: { id: string } | null }[] }>('POST', `/api/matches/${id}/start`);
      expect(table.seats[1]!.person!.id === owner.me!.id).toBe(account);
      await host.connect();
      host.watch(id);
      await host.until(() => host.boards.get(id));
      await playOut(host, game, id, 1);
      const { code, out } = await playing;
      expect(out).toContain('The match is over');
      expect(code).toBe(0);
      host.disconnect();
    }
  });

  it('waits where the server limits how much one may ask, and plays on', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '0.3' });
    const host = await strict.player('Host');
    const seats = [
      { kind: 'bot' as const, level: 'gentle' as const },
      { kind: 'open' as const },
      { kind: 'open' as const },
    ];
    const { id } = await host.create({ game: 'star-realms', seats, options: { mode: 'freeForAll' } });
    await host.connect();
    host.watch(id);
    const playing = run(id, {}, strict.url);
    await host.until(() => host.tables.get(id)?.seats[2]!.ready);
    await host.ask('POST', `/api/matches/${id}/start`);
    await host.until(async () => {
      const n = host.boards.get(id)?.n;
      const reply = n !== undefined && (await host.command(id, { do: 'resign', seat: 1, n }));
      return reply && 'already' in reply;
    });
    host.disconnect();
    expect((await playing).out).toContain('The match is over');
    await strict.stop();
  }, 120_000);

  it('says how it is called when no match is named', async () => {
    const { code, out } = await run('');
    expect(code).toBe(2);
    expect(out).toContain('node examples/outside-bot.ts');
  });
});
