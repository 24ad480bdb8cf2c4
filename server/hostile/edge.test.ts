import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LONGEST_SILENCE, MOST_CONNECTIONS } from '../api/connections.ts';
import { LIMITS, Limits, networkOf } from '../ops/limits.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

/** The status of a request of which only the head is ever sent. */
function headAlone(url: string, path: string, headers: string[] = []): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, 'Content-Type: application/json', ...headers];
    socket.write(`${[...head, 'Content-Length: 4000000', '', ''].join('\r\n')}[`);
    socket.setTimeout(10_000, () => reject(new Error('no answer to the head of a request')));
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('what holds up the server', () => {
  it('is not a long text that nearly fits a pattern', async () => {
    const player = await server.player('Noor');
    const { id } = await player.create({ game: 'parley' });
    const long = 'a'.repeat(60_000);
    const began = performance.now();
    expect(await player.call('PATCH', '/api/me', { name: `${long}<` })).toMatchObject({
      status: 400,
      body: { field: 'body/name' },
    });
    expect(await new Player(server.url).call('POST', '/api/guests', { name: `${long}<` })).toMatchObject({
      status: 400,
    });
    expect(await player.call('POST', `/api/matches/${id}/chat`, { text: `${long}\0` })).toMatchObject({ status: 400 });
    expect(await player.call('POST', '/api/me/tokens', { label: `${long}<` })).toMatchObject({ status: 400 });
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('is not a body: strangers and floods are answered before it is read', async () => {
    expect(await headAlone(server.url, '/api/matches/import')).toBe(401);
    expect(await headAlone(server.url, '/api/matches')).toBe(401);
    expect(
      await headAlone(server.url, '/api/admin/announcement'.replace('announcement', 'matches/aaaaaaaa/close')),
    ).toBe(401);
    const strict = await openTestServer({ RATE_LIMITS: '0.05' });
    for (let i = 0; i < 20; i++) await new Player(strict.url).call('POST', '/api/guests', {});
    expect(await headAlone(strict.url, '/api/guests')).toBe(429);
    await strict.stop();
  });

  it('is not somebody who hangs up while a file is on its way: that is no error of ours', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-hang-up-'));
    const process = await ServerProcess.start({ DATA_DIR: dir, LOG_LEVEL: 'warn' }, 'pipe');
    const enter = { player: (name: string) => new Player(process.url).enter(name) };
    const { match, players } = await seatedPlayers(enter, 2);
    const [first] = players as [Player, Player];
    await first.ask('POST', `/api/matches/${match}/commands`, { do: 'resign', seat: 0, n: 0 });
    expect((await first.call('GET', `/api/matches/${match}/file`)).status).toBe(200);
    const head = `GET /api/matches/${match}/file HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`;
    for (let i = 0; i < 20; i++) {
      const socket = connect(process.port, '127.0.0.1');
      await new Promise((resolve) => socket.write(head, resolve));
      await new Promise((resolve) => setTimeout(resolve, i / 4));
      socket.resetAndDestroy();
    }
    // Answers to later requests come after whatever those did.
    for (let i = 0; i < 5; i++) await first.call('GET', `/api/matches/${match}/file`);
    for (const player of players) player.disconnect();
    const stopped = performance.now();
    await process.kill('SIGTERM');
    expect(performance.now() - stopped).toBeLessThan(5000);
    expect(process.log).toBe('');
    rmSync(dir, { recursive: true, force: true });
  });

  it('is not a nested or polluted body, nor one for a thread', async () => {
    const player = await server.player('Noor');
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(await player.call('PATCH', '/api/me', `{"settings":{"a":${deep}}}`)).toMatchObject({
      status: 400,
      body: { error: 'malformed' },
    });
    for (const key of ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])
      expect(await player.call('POST', '/api/matches', `{"game":"parley","options":{"${key}":"x"}}`)).toMatchObject({
        status: 400,
      });
    for (const body of ['['.repeat(4_800_000), '1'.repeat(100), '{"file":3}', '{"file":"x","more":1}', '"x"', 'null'])
      expect(await player.call('POST', '/api/matches/import', body)).toMatchObject({ status: 400 });
    const file = JSON.stringify('['.repeat(100_000));
    expect(await player.call('POST', '/api/matches/import', `{"file":${file}}`)).toMatchObject({ status: 400 });
  });

  it('is not a socket: its messages are limited before they are parsed, and who floods is not read for a while', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '0.1' });
    const player = await strict.player('Noor');
    await player.connect();
    const answers: string[] = [];
    player.onMessage = (message) => {
      if (message.t === 'failed') answers.push(message.error);
      else if (message.t === 'pong') answers.push('pong');
    };
    for (let i = 0; i < 60; i++) player.sendText(`[${'1,'.repeat(30_000)}1]`);
    await player.until(() => answers.includes('too-many'));
    expect(answers.filter((answer) => answer === 'malformed').length).toBeLessThanOrEqual(
      Math.ceil(LIMITS.message.burst * 0.1) + 10,
    );
    await player.until(() => {
      player.send({ t: 'ping' });
      return answers.includes('pong');
    });
    await strict.stop();
  });

  it('is not a heap of connections: a person has so many, and an address, whoever comes from there', async () => {
    const limited = await openTestServer({ RATE_LIMITS: '10' });
    const player = await limited.player('Noor');
    const open: WebSocket[] = [];
    const dial = (headers: { cookie?: string }) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${limited.url.replace('http', 'ws')}/api/live`, { headers });
        open.push(socket);
        socket.on('open', () => resolve(true));
        socket.on('error', () => resolve(false));
      });
    const dialled = async (times: number, headers: { cookie?: string }) => {
      let taken = 0;
      for (let i = 0; i < times; i++) if (await dial(headers)) taken++;
      return taken;
    };
    const mine = { cookie: player.cookie };
    expect(await dialled(22, mine)).toBe(20);
    // With the twenty of that person three hundred from this address, and no more of anybody's.
    expect(await dialled(285, {})).toBe(280);
    const other = await limited.player('Ada');
    expect(await dialled(1, { cookie: other.cookie })).toBe(0);
    for (const socket of open) socket.terminate();
    await player.until(() => dial(mine));
    for (const socket of open) socket.terminate();
    await limited.stop();
  });

  it('is not a heap of connections that ask for nothing, or never read what they asked for', async () => {
    const limited = await openTestServer({ RATE_LIMITS: '1' });
    const { hostname, port } = new URL(limited.url);
    const ask = `GET /api HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
    const open: Socket[] = [];
    let gone = 0;
    const dial = () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, resolve);
        socket.once('error', () => {});
        socket.once('close', () => gone++);
        open.push(socket);
      });
    for (let i = 0; i < MOST_CONNECTIONS + 50; i++) await dial();
    const player = new Player(limited.url);
    await player.until(() => gone >= 50);
    expect(gone).toBeLessThan(100);
    for (const socket of open) socket.destroy();
    await player.until(async () => (await player.call('GET', '/healthz').catch(() => null))?.status === 200);

    // Whoever never reads an answer is closed after a while; a table that is watched without a word stays open.
    const { server: http } = limited.app.http;
    expect(http.timeout).toBe(LONGEST_SILENCE);
    http.timeout = 300;
    const watcher = await limited.player('Ada');
    await watcher.connect();
    const arrived = new Promise<Socket>((resolve) => http.once('connection', resolve));
    const stuck = connect(Number(port), hostname);
    stuck.on('error', () => {});
    stuck.pause();
    stuck.write(ask.repeat(400));
    const here = await arrived;
    await player.until(() => here.destroyed);
    expect(watcher.isConnected).toBe(true);
    stuck.destroy();
    watcher.disconnect();
    await limited.stop();
  });

  it('is not somebody who asks for pages and files without end', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '0.02' });
    const statuses: number[] = [];
    for (let i = 0; i < 80; i++)
      statuses.push((await fetch(strict.url + (i % 2 ? '/assets/nothing.js' : '/my/unknown'))).status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(-10)).toContain(429);
    expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
    await strict.stop();
  });

  it('is not somebody who wants to go back again and again', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '0.5' });
    const { match, players } = await seatedPlayers(strict, 2);
    const [one] = players as [Player];
    const back = () => one.post(match, { do: 'undo', seat: 0, n: 0, to: 0 });
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await back());
    expect(
      answers.filter((answer) => answer && 'error' in answer && answer.error === 'too-many').length,
    ).toBeGreaterThan(3);
    const overSocket = [];
    for (let i = 0; i < 3; i++) overSocket.push(await one.command(match, { do: 'undo', seat: 0, n: 0, to: 0 }));
    expect(overSocket).toContainEqual(expect.objectContaining({ error: 'too-many' }));
    await strict.stop();
  });
});

describe('limits', () => {
  it('stay as they are when the clock of the machine is set back or forth', () => {
    let time = 5_000_000;
    const limits = new Limits(1, () => time);
    for (let i = 0; i < LIMITS.talk.burst; i++) expect(limits.take('talk', 'a')).toBeNull();
    expect(limits.take('talk', 'a')).toBeGreaterThan(0);
    time += 3000;
    expect(limits.take('talk', 'a')).toBeNull();
    // The server does not give them its clock: they take the time that only goes forward.
    const before = Date.now;
    try {
      const own = new Limits(1);
      expect(own.take('talk', 'b')).toBeNull();
      Date.now = () => before() - 3_600_000;
      expect(own.take('talk', 'b')).toBeNull();
    } finally {
      Date.now = before;
    }
  });

  it('count the addresses of one IPv6 network as one', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    const limits = new Limits(1, () => 0);
    for (let i = 0; i < LIMITS.secret.burst; i++) expect(limits.take('secret', `2001:db8::${i}`)).toBeNull();
    expect(limits.take('secret', '2001:db8::ffff')).toBeGreaterThan(0);
    expect(limits.take('secret', '2001:db8:0:1::1')).toBeNull();
  });

  it('hold for an account, from however many addresses its password is tried', async () => {
    const behind = await openTestServer({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
    const guess = (i: number, handle: string) =>
      new Player(behind.url).call(
        'POST',
        '/api/sign-in',
        { handle, password: `guess ${i}` },
        {
          'x-forwarded-for': `198.51.100.${i}`,
        },
      );
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await guess(i, i % 2 ? 'Noor' : 'noor')).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403));
    expect(statuses).toContain(429);
    expect((await guess(40, 'jonas')).status).toBe(403);
    await behind.stop();
  });
});
