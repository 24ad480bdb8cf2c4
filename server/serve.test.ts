import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SETTINGS, readConfig } from './config.ts';
import { backUp, restoreBackup } from './ops/backup.ts';
import { parley } from './testing/parley.ts';
import { playOut } from './testing/playOut.ts';
import { ServerProcess } from './testing/serverProcess.ts';
import { openTestServer, seatedPlayers } from './testing/testServer.ts';
import { Player } from './testing/player.ts';
import { openStore } from './store/store.ts';

async function until<R>(look: () => R | undefined): Promise<R> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('configuration', () => {
  it('comes from the environment and says what is wrong', () => {
    expect(readConfig({}).port).toBe(8080);
    expect(readConfig({ DATABASE_URL: 'postgres://db/orrery' }).where.kind).toBe('postgres');
    for (const [name, value] of [
      ['PORT', 'eighty'],
      ['DATABASE_URL', 'mysql://x'],
      ['RATE_LIMITS', 'many'],
      ['BLUR', '5'],
      ['BLUR', '900-20'],
      ['TRUST_PROXY', 'yes'],
      ['LOG_LEVEL', 'loud'],
      ['NATS_URL', 'nats://bus'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('has every setting in the table of docs/operations.md, and no other', () => {
    const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
    expect(rows).toEqual(
      Object.entries(SETTINGS).map(
        ([name, { default: value, means }]) => `| \`${name}\` | ${value ? `\`${value}\`` : '(empty)'} | ${means} |`,
      ),
    );
  });
});

describe('a node', () => {
  it('prints its address and nothing else when it opens', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-open-'));
    const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, LOG_LEVEL: 'info', NODE_COMPILE_CACHE: dir },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => (out += String(text)));
    child.stderr.on('data', (text) => (err += String(text)));
    const url = await until(() => /^Orrery is open at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(out)?.[1]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(out).toBe(`Orrery is open at ${url}\n`);
    const lines = err.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['open', 'closing', 'closed']);
    rmSync(dir, { recursive: true, force: true });
  });

  it('says in one sentence why it cannot open, and so do the commands of operators', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-shut-'));
    writeFileSync(join(dir, 'a-file'), '');
    mkdirSync(join(dir, 'damaged'));
    writeFileSync(join(dir, 'damaged', 'orrery.db'), 'this is no database, whatever its name may say');
    const said = (program: string, args: string[], env: { [name: string]: string }) => {
      const path = fileURLToPath(new URL(program, import.meta.url));
      const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([1, '']);
      return stderr.trim().split('\n');
    };
    const DATA_DIR = join(dir, 'damaged');
    const cases: [string, string[], { [name: string]: string }, RegExp][] = [
      [
        './main.ts',
        [],
        { DATA_DIR: join(dir, 'a-file') },
        /^The storage cannot be opened \(.*a-file.*\): .*file already exists/,
      ],
      ['./main.ts', [], { DATA_DIR }, /^The storage cannot be opened \(.*damaged.*\): file is not a database$/],
      [
        './main.ts',
        [],
        { DATABASE_URL: 'postgres://orrery:secret@127.0.0.1:1/orrery' },
        /^The storage cannot be opened \(PostgreSQL at 127\.0\.0\.1:1\/orrery\): connect ECONNREFUSED/,
      ],
      ['./main.ts', [], { PORT: 'eighty' }, /^A setting is wrong: PORT must be a whole number/],
      [
        './ops/data.ts',
        ['operator', 'list'],
        { DATA_DIR: join(dir, 'none') },
        /^There is no database at .*; set DATA_DIR/,
      ],
      ['./ops/data.ts', ['operator', 'list'], { PORT: 'eighty' }, /^PORT must be a whole number/],
    ];
    for (const [program, args, env, sentence] of cases) {
      const lines = said(program, args, env);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(sentence);
      expect(lines[0]).not.toContain('secret');
    }
    // Nothing was begun where there was nothing.
    expect(existsSync(join(dir, 'none'))).toBe(false);
    rmSync(dir, { recursive: true, force: true });
  });

  it('keeps secrets out of its log, however much it is told to log', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-log-'));
    const child = await ServerProcess.start({ DATA_DIR: dir, LOG_LEVEL: 'trace' }, 'pipe');
    const server = { player: (name: string) => new Player(child.url).enter(name) };
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const password = 'correct horse battery';
    await one.ask('POST', '/api/me/register', { handle: 'loud', password });
    await one.ask('PATCH', '/api/me', { email: 'one@example.org' });
    await two.call('POST', '/api/sign-in', { handle: 'loud', password: 'wrong horse battery' });
    const { token } = await one.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const command = one.answerFor(parley as never, match, one.asked(parley as never, match)[0]!, () => 0);
    await one.command(match, command);
    await one.call('POST', `/api/matches/${match}/commands`, '{"do":"answer",');
    await two.call('POST', `/api/matches/${match}/commands`, { do: 'answer', seat: 0, n: 0, ask: 1, answer: 'mine' });
    for (const player of players) player.disconnect();
    const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') });
    const { key } = await store.db
      .selectFrom('matches')
      .select('key')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    await store.close();
    await child.kill('SIGTERM');
    const lines = child.log.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      expect.arrayContaining(['open', 'answered', 'closing', 'closed']),
    );
    expect(child.log).toContain('POST /api/matches/:id/commands');
    const secrets = [password, 'wrong horse', token, key!, one.cookie.split('=')[1]!, 'one@example.org', 'loud'];
    for (const secret of [...secrets, match, one.me!.id, '"answer"', 'mine']) expect(child.log).not.toContain(secret);
    rmSync(dir, { recursive: true, force: true });
  });

  it('closes in good order when asked to: what it took is stored, and the process ends by itself', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-stop-'));
    const child = await ServerProcess.start({ DATA_DIR: dir });
    const server = { player: (name: string) => new Player(child.url).enter(name) };
    const { match, players } = await seatedPlayers(server, 2);
    const answers = players.map((player) =>
      player.command(
        match,
        player.answerFor(parley as never, match, player.asked(parley as never, match)[0]!, () => 0),
      ),
    );
    await Promise.all(answers);
    expect(await child.kill('SIGTERM')).toBe(0);
    await child.start();
    const board = await players[0]!.ask<{ n: number }>('GET', `/api/matches/${match}/view`);
    expect(board.n).toBe(1);
    await child.kill();
    rmSync(dir, { recursive: true, force: true });
  });

  it('answers what it has in hand before it closes, takes nothing new meanwhile, and lets nobody wait', async () => {
    const server = await openTestServer();
    const { match, players } = await seatedPlayers(server, 3);
    const [one, two, three] = players as [Player, Player, Player];
    const answerOf = (player: Player) =>
      player.answerFor(parley as never, match, player.asked(parley as never, match)[0]!, () => 0);
    const view = await three.call('GET', `/api/matches/${match}/view`);
    const tag = view.headers.get('etag')!.slice(1, -1);
    const { store } = server.server;
    const commit = store.commit.bind(store);
    let writing = 0;
    store.commit = async (appends) => {
      writing += appends.length;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return commit(appends);
    };
    const bySocket = one.command(match, answerOf(one));
    await one.until(() => writing > 0);
    const byHttp = two.post(match, answerOf(two));
    const news = three.call('GET', `/api/matches/${match}/view?tag=${tag}&wait=20`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopping = server.stop();
    expect((await three.call('GET', '/readyz')).status).toBe(503);
    expect(await three.post(match, answerOf(three))).toMatchObject({ error: 'unavailable' });
    expect(await three.command(match, answerOf(three))).toMatchObject({ error: 'unavailable' });
    expect(await bySocket).toMatchObject({ already: false });
    expect(await byHttp).toMatchObject({ already: false });
    expect([200, 304]).toContain((await news).status);
    await stopping;
    await three.until(() => !three.isConnected);
  });

  it('is backed up while it is open, and restored elsewhere: matches go on', async () => {
    const server = await openTestServer();
    const { match, players } = await seatedPlayers(server, 2);
    const file = join(server.dir, 'copy.db');
    await backUp(server.server.config, file);
    const dir = mkdtempSync(join(tmpdir(), 'orrery-restored-'));
    const restored = readConfig({ DATA_DIR: dir });
    await restoreBackup(restored, file);
    await expect(restoreBackup(restored, file)).rejects.toThrow(/exists/);
    // What another database left would be taken for a part of this one.
    const elsewhere = readConfig({ DATA_DIR: mkdtempSync(join(dir, 'elsewhere-')) });
    writeFileSync(join(elsewhere.dataDir, 'orrery.db-wal'), '');
    await expect(restoreBackup(elsewhere, file)).rejects.toThrow(/orrery\.db-wal exists/);
    const copied = await openTestServer({}, {}, dir);
    for (const player of players) player.urls = [copied.url];
    await Promise.all(players.map((player, i) => playOut(player, parley as never, match, i)));
    expect(players[0]!.boards.get(match)!.view.pub.table.result).not.toBeNull();
    await copied.stop();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });
});
