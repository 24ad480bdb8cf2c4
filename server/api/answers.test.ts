import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { parley } from '../testing/parley.ts';
import { playOut } from '../testing/playOut.ts';
import { Player } from '../testing/player.ts';
import { noPostgres, startPostgres } from '../testing/services.ts';
import type { Service } from '../testing/services.ts';
import type { RoomInfo } from './types.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const game = parley as never;

describe.each([
  { store: 'SQLite', without: null },
  { store: 'PostgreSQL', without: noPostgres },
])('the description at /api, over $store', ({ store, without }) => {
  let server: TestServer;
  let offset = 0;
  let postgres: Service | null = null;
  beforeAll(async () => {
    if (without) return;
    if (store === 'PostgreSQL') postgres = await startPostgres();
    const where: { [name: string]: string } = postgres ? { DATABASE_URL: postgres.url } : {};
    server = await openTestServer(
      { PUSH_CONTACT: 'mailto:host@example.org', ...where },
      { now: () => Date.now() + offset },
    );
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  it.skipIf(without !== null)('names every route of the server and nothing else', () => {
    const { document } = server.description;
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = new Set<string>();
    let branch: string[] = [];
    for (const line of server.app.http.printRoutes({ commonPrefix: false }).split('\n')) {
      const [, indent, path, methods] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? [];
      if (path === undefined) continue;
      branch = [...branch.slice(0, Math.floor(indent!.length / 4) - 1), path];
      for (const method of methods!.split(', '))
        if (method !== 'HEAD') served.add(`${method} ${branch.join('').replace(/:(\w+)/g, '{$1}')}`);
    }
    // The files of the web client, or a greeting in their place.
    for (const page of ['GET /', 'GET *', 'GET /*']) served.delete(page);
    expect(described.toSorted()).toEqual([...served].toSorted());
  });

  it.skipIf(without !== null)('is what every route answers, and every message of a socket', async () => {
    const { description } = server;
    const enter = (name: string) => server.player(name);
    const boss = await enter('boss');
    await boss.ask('POST', '/api/me/register', { handle: 'boss', password: 'correct horse' });
    await server.makeOperator('boss');
    for (const path of ['/api', '/api/server', '/healthz', '/readyz', '/metrics', '/api/games', '/api/me'])
      await boss.ask('GET', path);

    // A person: devices, tokens, passkeys, settings, notices.
    const quiet = { from: 1320, to: 420, zone: 'Europe/Paris' };
    await boss.ask('PATCH', '/api/me', { email: 'boss@example.org', quiet, settings: { theme: 'dark' } });
    await server.server.people.keepCode('abcdefghij', 'email', boss.me!.id, 'boss@example.org');
    await boss.ask('POST', '/api/me/email/confirm', { code: 'abcdefghij' });
    await boss.ask('PUT', '/api/me/password', { present: 'correct horse', password: 'correct horse 2' });
    const phone = Object.assign(new Player(server.url), { description });
    await phone.ask('GET', '/api/me');
    const { code } = await boss.ask<{ code: string }>('POST', '/api/me/code');
    await phone.ask('POST', '/api/sign-in/code', { code });
    await phone.ask('POST', '/api/sign-out');
    await phone.ask('POST', '/api/sign-in', { handle: 'boss', password: 'correct horse 2' });
    const authenticator = new Authenticator(`http://localhost:${new URL(server.url).port}`);
    const { challenge } = await boss.ask<{ challenge: string }>('POST', '/api/me/passkeys/options');
    const response = authenticator.create(challenge);
    await boss.ask('POST', '/api/me/passkeys', { label: 'Key', response });
    const asked = await phone.ask<{ challenge: string }>('POST', '/api/sign-in/passkey/options');
    await phone.ask('POST', '/api/sign-in/passkey', { response: authenticator.use(asked.challenge) });
    await boss.ask('DELETE', `/api/me/passkeys/${response.id}`);
    const { id: token } = await boss.ask<{ id: string }>('POST', '/api/me/tokens', { label: 'program' });
    await boss.ask('GET', '/api/me/tokens');
    await boss.ask('GET', '/api/me/sessions');
    await boss.ask('DELETE', `/api/me/sessions/${token}`);
    const browser = {
      endpoint: 'https://push.example.org/1',
      keys: { p256dh: 'B'.repeat(80), auth: 'a'.repeat(22) },
    };
    await boss.ask('POST', '/api/me/push', browser);

    // A table and its match.
    const [one, two] = [await enter('Noor'), await enter('Jonas')];
    const clock = { kind: 'async' as const, perMove: 86_400, bank: 86_400 };
    const { id } = await one.create({ game: 'parley', clock, public: true });
    for (const player of [one, two]) {
      await player.connect();
      player.watch(id);
    }
    await one.ask('GET', '/api/matches?phase=lobby');
    await one.ask('PATCH', `/api/matches/${id}`, { title: 'Friday' });
    await two.join(id);
    await two.ask('POST', `/api/matches/${id}/leave`, {});
    await two.join(id);
    await one.ask('PUT', `/api/matches/${id}/webhook`, { url: 'https://discord.example.org/hook' });
    await one.ask('POST', `/api/matches/${id}/start`);
    await one.ask('GET', '/api/me/inbox');
    const line = await one.ask<{ id: number }>('POST', `/api/matches/${id}/chat`, { text: 'hello' });
    await two.ask('GET', `/api/matches/${id}/chat`);
    await two.ask('POST', `/api/matches/${id}/chat/${line.id}/report`, { why: 'rude' });
    await two.ask('PUT', `/api/me/mutes/${one.me!.id}`, { muted: true });
    one.send({ t: 'ping' });
    two.send({ t: 'watch', match: 'aaaaaaaaaaaaaa' });
    const view = await one.call('GET', `/api/matches/${id}/view`);
    const tag = view.headers.get('etag')!.slice(1, -1);
    expect((await one.call('GET', `/api/matches/${id}/view?tag=${tag}`)).status).toBe(304);
    await one.until(() => one.asked(game, id).length > 0);
    const answer = one.answerFor(game, id, one.asked(game, id)[0]!, () => 0);
    await one.ask('POST', `/api/matches/${id}/commands`, answer);
    two.disconnect();
    // The time that was agreed for each move is over, and some of the bank.
    offset += 86_401_000;
    await one.until(async () => {
      const vote = await one.call('POST', `/api/matches/${id}/replace`, { seat: 1, yes: true });
      return vote.status === 200;
    });
    await two.ask('POST', `/api/matches/${id}/back`);
    // The bot may have answered in the same moment.
    await one.until(async () => {
      const live = await server.server.matches.open(id);
      live.failedAt = live.shown.state.pub.table.open[0]!.id;
      const closed = await one.call('POST', `/api/matches/${id}/close-question`, { ask: live.failedAt });
      return closed.status === 200;
    });
    await Promise.all([one, two].map((player, i) => playOut(player, game, id, i)));
    await one.ask('GET', `/api/matches/${id}/history`);
    await one.ask('GET', `/api/matches/${id}`);
    const file = await one.call<object>('GET', `/api/matches/${id}/file`);
    await one.ask('POST', '/api/matches/import', { file: JSON.stringify(file.body) });
    const again = await one.ask<{ id: string }>('POST', `/api/matches/${id}/rematch`);
    await one.ask('POST', `/api/matches/${again.id}/close`);
    await one.ask('PUT', `/api/matches/${id}/archived`, { archived: true });
    await one.ask('GET', '/api/me/matches?archived=1');

    // Rooms and the archive.
    const draft = { kind: 'draft', game: 'twilight-imperium-3', setup: 'players=3&seed=1' };
    let room = await one.ask<RoomInfo>('POST', '/api/rooms', draft);
    const address = `/api/rooms/${room.id}`;
    await one.ask('PUT', `${address}/setup`, { setup: 'players=3&seed=2' });
    await two.ask('POST', `${address}/join`, { place: 1 });
    await two.ask('POST', `${address}/leave`, {});
    room = await one.ask('GET', address);
    room = await one.ask('POST', `${address}/entries`, { revision: room.revision, entry: 'f0' });
    room = await one.ask('POST', `${address}/back`, { revision: room.revision });
    for (const entry of ['f0', 'f1', 'f2', 'p0', 'p1', 'p2'])
      room = await one.ask('POST', `${address}/entries`, { revision: room.revision, entry });
    const drafted = await one.ask<{ id: string }>('POST', `${address}/table`);
    await one.ask('POST', `/api/matches/${drafted.id}/close`);
    const table = { kind: 'companion', game: 'twilight-imperium-3', setup: 'names=Ada,Noor&factions=sol,hacan' };
    const beside = await one.ask<RoomInfo>('POST', '/api/rooms', table);
    await one.ask('GET', '/api/me/rooms');
    await one.ask('POST', `/api/rooms/${beside.id}/entries`, { revision: 0, entry: '5 end 0' });
    await one.ask('POST', `/api/rooms/${beside.id}/close`);
    await one.ask('GET', '/api/archive?game=twilight-imperium-3&of=companion');
    await one.ask('GET', '/api/archive/matches?game=twilight-imperium-3&of=companion');
    await one.ask('GET', '/api/me/record?game=twilight-imperium-3');

    // Operators.
    await one.until(() => one.waiting !== null);
    const { match } = await seatedPlayers(server, 2);
    await boss.ask('POST', `/api/admin/matches/${match}/close`);
    await boss.ask('PUT', '/api/admin/announcement', { text: 'Closing at ten' });
    await one.until(() => one.announced !== null);
    const [report] = await boss.ask<{ id: number }[]>('GET', '/api/admin/reports');
    await boss.ask('POST', `/api/admin/reports/${report!.id}/handled`);
    await boss.ask('PUT', `/api/admin/people/${two.me!.id}/banned`, { banned: true });
    await boss.ask('GET', '/api/me/export');
    await boss.ask('DELETE', '/api/me/push', { endpoint: browser.endpoint });
    await boss.ask('DELETE', '/api/me', { confirm: 'boss' });

    const routes = server.app.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')} 200`);
    expect(routes.filter((route) => !description.seen.has(route))).toEqual([]);
    const sent = ['hello', 'table', 'view', 'update', 'presence', 'chat', 'inbox', 'announce', 'done', 'gone', 'pong'];
    expect(sent.filter((t) => !description.seen.has(t))).toEqual([]);
    for (const player of [one, two]) player.disconnect();
  });

  it.skipIf(without !== null)(
    'does not hold for an answer that has a field too many, too few or of another kind',
    () => {
      const person = { id: 'abcdefgh', name: 'Noor', guest: true };
      const hello = (me: object) => ({ t: 'hello', v: 2, me, now: 1, heartbeat: 1 });
      expect(() => server.description.checkMessage(hello(person))).not.toThrow();
      expect(() => server.description.checkMessage(hello({ ...person, password: 'x' }))).toThrow(/not as described/);
      expect(() => server.description.checkMessage(hello({ id: 'abcdefgh', guest: true }))).toThrow(/not as described/);
      expect(() => server.description.check('GET', '/healthz', 200, { ok: 'yes' })).toThrow(/not as described/);
      expect(() => server.description.check('GET', '/api/nothing', 200, null)).toThrow(/not described/);
    },
  );
});
