import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sign } from '../people/secrets.ts';
import { Player } from '../testing/player.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMITS: '1', METRICS_TOKEN: 'figures' });
});
afterAll(() => server.stop());

/** Somebody new, with a session, without asking the server over the wire. */
async function newcomer({ server: { people, secret }, url }: TestServer, i: number): Promise<Player> {
  const { id } = await people.guest(`G${i}`, 'en');
  const { token } = await people.openSession(id, 'browser', 'test');
  return Object.assign(new Player(url), { cookie: `orrery=${sign(secret, token)}` });
}

describe('the edge', () => {
  it('sends a strict content policy and no framing', async () => {
    const { headers } = await fetch(`${server.url}/api/server`);
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shows the page at no address without that policy, and no page instead of a built file that is not there', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'orrery-dist-'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Orrery</title>');
    writeFileSync(join(dist, 'assets', 'main-1.js'), 'export {};');
    const manifest = JSON.stringify({ name: 'Orrery '.repeat(200) });
    writeFileSync(join(dist, 'manifest.webmanifest'), manifest);
    const house = await openTestServer({ WEB_DIST: dist });
    for (const path of ['/', '/my', '/assets', '/apiary', '/assets-of-mine', '/index.html', '/..%2findex.html']) {
      const { headers, status } = await fetch(house.url + path);
      expect([path, status === 200, headers.get('content-security-policy')?.includes('frame-ancestors')]).toEqual([
        path,
        path !== '/assets',
        true,
      ]);
    }
    for (const path of ['main-2.js', '..%2findex.html', 'my', '']) {
      const answer = await fetch(`${house.url}/assets/${path}`);
      const type = answer.headers.get('content-type') ?? '';
      expect([path, answer.status, type.includes('html')]).toEqual([path, 404, false]);
    }
    expect((await fetch(`${house.url}/assets/main-1.js`)).headers.get('cache-control')).toContain('immutable');
    // A file of words arrives whole, whatever the reader takes.
    const file = await fetch(`${house.url}/manifest.webmanifest`, { signal: AbortSignal.timeout(3000) });
    expect(await file.text()).toBe(manifest);
    await house.stop();
    rmSync(dist, { recursive: true });
  });

  it('refuses changes and sockets from other sites', async () => {
    const player = await server.player('Noor');
    const foreign = { origin: 'https://evil.example' };
    expect(await player.call('POST', '/api/sign-out', undefined, foreign)).toMatchObject({ status: 403 });
    expect(await player.call('GET', '/api/me', undefined, foreign)).toMatchObject({ status: 200 });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await player.call('POST', '/api/matches', 'game=parley', form)).toMatchObject({
      status: 400,
      body: { error: 'malformed' },
    });
    const opened = await new Promise<boolean>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { origin: foreign.origin });
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    expect(opened).toBe(false);
  });

  it('limits guesses at passwords by address, and says when to come back', async () => {
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(
        await new Player(server.url).call('POST', '/api/sign-in', { handle: 'noor', password: `guess ${i}` }),
      );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('limits what comes from one address, however many people it is', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '0.05' });
    const refused: number[] = [];
    for (let i = 0; i < 30; i++) {
      const person = await newcomer(strict, i);
      for (let j = 0; j < 4; j++) refused.push((await person.call('GET', '/api/me/inbox')).status);
    }
    expect(refused.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(refused).toContain(429);
    await strict.stop();
  });

  it('believes the proxy in front about addresses, and nothing that the client wrote before it', async () => {
    const behind = await openTestServer({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': `${address}, 203.0.113.9` });
    const guess = { handle: 'noor', password: 'a guess' };
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(await new Player(behind.url).call('POST', '/api/sign-in', guess, from(`198.51.100.${i}`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    const stranger = new Player(behind.url);
    expect(await stranger.call('GET', '/metrics', undefined, from('127.0.0.1'))).toMatchObject({ status: 403 });
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.10' };
    const { headers } = await stranger.call('POST', '/api/guests', {}, secure);
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    await behind.stop();
  });

  it('refuses what is too large, malformed or unknown, naming the field', async () => {
    const player = new Player(server.url);
    expect(await player.call('POST', '/api/guests', `{"name":"${'x'.repeat(70_000)}"}`)).toMatchObject({
      status: 413,
      body: { error: 'too-large' },
    });
    expect(await player.call('POST', '/api/guests', '{"name":')).toMatchObject({
      status: 400,
      body: { error: 'malformed' },
    });
    expect(await player.call('POST', '/api/guests', { name: '<b>' })).toMatchObject({
      status: 400,
      body: { field: 'body/name' },
    });
    for (const name of ['<', 'a<b', '\0', 'a\u001fb', '  '])
      expect(await player.call('POST', '/api/guests', { name })).toMatchObject({ status: 400 });
    for (const path of ['/api/matches/%zz', `/api/matches/${'x'.repeat(1200)}`]) {
      const { status, body, headers } = await player.call('GET', path);
      expect([400, 404, 413]).toContain(status);
      server.description.checkError(body, path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await player.call('POST', '/api/guests', { name: 'x', admin: true })).toMatchObject({ status: 400 });
    expect(await player.call('GET', '/api/matches/no-such-id')).toMatchObject({ status: 400 });
    expect(await player.call('GET', '/api/matches/aaaaaaaaaaaaaa')).toMatchObject({
      status: 404,
      body: { error: 'not-found' },
    });
    expect(await player.call('POST', '/api/matches', { game: 'parley' })).toMatchObject({
      status: 401,
      body: { error: 'sign-in' },
    });
    const talker = await server.player('Noor');
    const { id } = await talker.create({ game: 'parley' });
    expect(await talker.call('POST', `/api/matches/${id}/chat`, { text: 'a\0b' })).toMatchObject({
      status: 400,
      body: { field: 'body/text' },
    });
    expect(await player.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { error: 'not-found' } });
  });

  it('shows figures to those with the token, and no person or table in them', async () => {
    const player = await server.player('Noor');
    expect(await player.call('GET', '/metrics')).toMatchObject({ status: 403 });
    const text = (await player.call<string>('GET', '/metrics', undefined, { authorization: 'Bearer figures' })).body;
    expect(text).toMatch(/orrery_commands_total \d/);
    expect(text).not.toContain(player.me!.id);
  });
});
