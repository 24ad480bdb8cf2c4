import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSummary, Me, SessionInfo } from '../api/types.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
const stranger = () => new Player(server.url);
let count = 0;
async function registered(handle = `user-${count++}`): Promise<Player> {
  const player = await server.player(handle);
  await player.ask('POST', '/api/me/register', { handle, password: 'correct horse' });
  return player;
}

describe('people', () => {
  it('play at once as guests: one request, one signed cookie that scripts cannot read', async () => {
    const player = stranger();
    expect((await player.call('GET', '/api/me')).body).toBeNull();
    const answer = await player.call<Me>('POST', '/api/guests', { name: 'Noor', language: 'fr' });
    expect(answer.body).toMatchObject({ name: 'Noor', guest: true, handle: null, language: 'fr', admin: false });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const { cookie } = player;
    const later = await player.call<Me>('GET', '/api/me');
    expect(later.body.id).toBe(answer.body.id);
    expect(later.headers.get('set-cookie')).toBe(answer.headers.get('set-cookie'));
    expect(player.cookie).toBe(cookie);
    // Another letter in the middle of the signature: the last one has bits that count for nothing.
    const [head, letter, tail] = [cookie.slice(0, -9), cookie.at(-9), cookie.slice(-8)];
    player.cookie = `${head}${letter === 'A' ? 'B' : 'A'}${tail}`;
    expect(await player.ask('GET', '/api/me')).toBeNull();
  });

  it('register to keep everything, and sign in on a second device', async () => {
    const player = await server.player('Noor');
    const table = await player.create({ game: 'parley' });
    await player.ask('POST', '/api/me/register', { handle: 'Noor', password: 'correct horse' });
    const second = stranger();
    expect(await second.call('POST', '/api/sign-in', { handle: 'noor', password: 'wrong horse' })).toMatchObject({
      status: 403,
    });
    expect(await second.call('POST', '/api/sign-in', { handle: 'nobody', password: 'wrong horse' })).toMatchObject({
      status: 403,
    });
    const me = await second.ask<Me>('POST', '/api/sign-in', { handle: 'NOOR', password: 'correct horse' });
    expect(me).toMatchObject({ id: player.me!.id, handle: 'noor', guest: false });
    expect((await second.ask<MatchSummary[]>('GET', '/api/me/matches')).map(({ id }) => id)).toEqual([table.id]);
    const taken = await (
      await server.player('Other')
    ).call('POST', '/api/me/register', { handle: 'noor', password: 'correct horse' });
    expect(taken).toMatchObject({ status: 409, body: { reason: 'name-taken' } });
  });

  it('register once, though two tabs give two names at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const guest = await server.player('Tabs');
      const names = [`tab-a${round}`, `tab-b${round}`];
      const answers = await Promise.all(
        names.map(async (handle) => {
          const tab = Object.assign(new Player(server.url), { cookie: guest.cookie });
          return (await tab.call('POST', '/api/me/register', { handle, password: 'correct horse' })).status;
        }),
      );
      const kept = names.filter((_, i) => answers[i] === 200);
      expect(kept).toHaveLength(1);
      const signedIn = await Promise.all(
        names.map(
          async (handle) =>
            (await new Player(server.url).call('POST', '/api/sign-in', { handle, password: 'correct horse' })).status,
        ),
      );
      expect(names.filter((_, i) => signedIn[i] === 200)).toEqual(kept);
    }
  });

  it('are forgotten by a browser that stays away for more than a year, and by no other', async () => {
    for (const [days, known] of [
      [360, true],
      [370, false],
    ] as const) {
      const player = await server.player('Noor');
      const seen = Date.now() - days * 86_400_000;
      await server.server.store.db.updateTable('sessions').set({ seen }).where('person', '=', player.me!.id).execute();
      server.server.people.forget(player.me!.id);
      expect((await player.ask<Me | null>('GET', '/api/me')) !== null).toBe(known);
    }
  });

  it('let another device in by a code, once', async () => {
    const player = await server.player('Noor');
    const { code } = await player.ask<{ code: string }>('POST', '/api/me/code');
    const phone = stranger();
    expect(await phone.ask('POST', '/api/sign-in/code', { code: code.toUpperCase() })).toMatchObject({
      id: player.me!.id,
    });
    expect(await stranger().call('POST', '/api/sign-in/code', { code })).toMatchObject({ status: 403 });
    const sessions = await player.ask<SessionInfo[]>('GET', '/api/me/sessions');
    expect(sessions.map((session) => session.here).toSorted()).toEqual([false, true]);
    await player.ask('DELETE', `/api/me/sessions/${sessions.find((session) => !session.here)!.id}`);
    expect(await phone.ask('GET', '/api/me')).toBeNull();
  });

  it('sign in with a passkey, and with no other', async () => {
    const player = await registered();
    const authenticator = new Authenticator(`http://localhost:${new URL(server.url).port}`);
    const offer = await player.ask<{ challenge: string }>('POST', '/api/me/passkeys/options');
    const response = authenticator.create(offer.challenge);
    await player.ask('POST', '/api/me/passkeys', { label: 'Key', response });
    expect(await player.call('POST', '/api/me/passkeys', { label: 'Key', response })).toMatchObject({ status: 403 });
    const thief = await server.player('Thief');
    const theirs = authenticator.create(
      (await thief.ask<{ challenge: string }>('POST', '/api/me/passkeys/options')).challenge,
    );
    expect(await thief.call('POST', '/api/me/passkeys', { label: 'Key', response: theirs })).toMatchObject({
      status: 409,
      body: { reason: 'passkey-taken' },
    });
    const other = stranger();
    const asked = async () =>
      (await other.ask<{ challenge: string }>('POST', '/api/sign-in/passkey/options')).challenge;
    const challenge = await asked();
    const used = authenticator.use(challenge);
    expect(await other.ask('POST', '/api/sign-in/passkey', { response: used })).toMatchObject({ id: player.me!.id });
    expect(await other.call('POST', '/api/sign-in/passkey', { response: used })).toMatchObject({ status: 403 });
    const forged = new Authenticator(`http://localhost:${new URL(server.url).port}`).use(await asked());
    expect(
      await stranger().call('POST', '/api/sign-in/passkey', { response: { ...forged, id: used.id, rawId: used.id } }),
    ).toMatchObject({
      status: 403,
    });
  });

  it('give tokens to programs, which act for them and can be ended', async () => {
    const player = await registered();
    const { id, token } = await player.ask<{ id: string; token: string }>('POST', '/api/me/tokens', {
      label: 'my bot',
    });
    const program = stranger();
    program.token = token;
    expect((await program.ask<Me>('GET', '/api/me')).id).toBe(player.me!.id);
    expect((await program.create({ game: 'parley' })).host).toBe(player.me!.id);
    for (const [method, path, body] of [
      ['POST', '/api/me/tokens', { label: 'another' }],
      ['POST', '/api/me/code', undefined],
      ['PUT', '/api/me/password', { present: 'correct horse', password: 'stolen horse' }],
      ['POST', '/api/me/passkeys/options', undefined],
      ['DELETE', `/api/me/sessions/${id}`, undefined],
      ['GET', '/api/me/export', undefined],
      ['DELETE', '/api/me', { confirm: player.me!.name }],
    ] as const)
      expect(await program.call(method, path, body)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    await player.ask('DELETE', `/api/me/sessions/${id}`);
    expect(await program.ask('GET', '/api/me')).toBeNull();
  });

  it('export everything kept about them, without secrets, and delete it', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const player = players[0]!;
    const handle = `gone-${count++}`;
    await player.ask('POST', '/api/me/register', { handle, password: 'correct horse' });
    const { id: line } = await player.ask<{ id: number }>('POST', `/api/matches/${match}/chat`, {
      text: 'hello there',
    });
    await players[1]!.ask('POST', `/api/matches/${match}/chat/${line}/report`, { why: 'rude' });
    const hook = 'https://discord.example.org/a-secret-hook';
    await player.ask('PUT', `/api/matches/${match}/webhook`, { url: hook });
    const text = JSON.stringify(await player.ask('GET', '/api/me/export'));
    for (const kept of ['hello there', hook]) expect(text).toContain(kept);
    expect(text).toContain(match);
    expect(text).not.toMatch(/argon2|"hash"/);
    expect(await player.call('DELETE', '/api/me', { confirm: 'somebody' })).toMatchObject({ status: 400 });
    const { bus, store } = server.server;
    const sent: unknown[] = [];
    const { tell } = bus;
    bus.tell = (message) => void sent.push(message);
    await player.ask('DELETE', '/api/me', { confirm: handle });
    bus.tell = tell;
    expect(sent).toContainEqual({ t: 'signed-out', person: player.me!.id });
    await player.until(() => !player.isConnected);
    const left = JSON.stringify([
      await store.db.selectFrom('reports').selectAll().execute(),
      await store.db.selectFrom('chat').selectAll().execute(),
      await store.db.selectFrom('matches').select(['webhook']).execute(),
      await store.db.selectFrom('people').selectAll().where('id', '=', player.me!.id).execute(),
    ]);
    for (const gone of ['hello there', hook, handle]) expect(left).not.toContain(gone);
    expect(await player.ask('GET', '/api/me')).toBeNull();
    expect(await stranger().call('POST', '/api/sign-in', { handle, password: 'correct horse' })).toMatchObject({
      status: 403,
    });
    const other = players[1]!;
    const table = await other.ask<MatchSummary>('GET', `/api/matches/${match}`);
    expect(table.seats[0]).toMatchObject({ person: { name: '' }, bot: 'medium' });
    expect(await other.ask('GET', `/api/matches/${match}/chat`)).toEqual([]);
    for (const one of players) one.disconnect();
  });

  it('keep settings, language, mail and quiet hours', async () => {
    const player = await server.player('Noor');
    const quiet = { from: 1320, to: 420, zone: 'Europe/Paris' };
    const me = await player.ask<Me>('PATCH', '/api/me', {
      name: 'N.',
      settings: { theme: 'dark' },
      email: 'n@example.org',
      quiet,
    });
    expect(me).toMatchObject({
      name: 'N.',
      settings: { theme: 'dark' },
      email: null,
      emailPending: 'n@example.org',
      quiet,
    });
    expect(await player.call('PATCH', '/api/me', { email: 'a\0@example.org' })).toMatchObject({ status: 400 });
    const browser = { endpoint: 'https://push.example.org/\0', keys: { p256dh: 'B'.repeat(80), auth: 'a'.repeat(22) } };
    expect(await player.call('POST', '/api/me/push', browser)).toMatchObject({ status: 400 });
    expect(await player.call('PATCH', '/api/me', { quiet: { ...quiet, zone: 'Mars/Olympus' } })).toMatchObject({
      status: 400,
    });
    expect(await player.call('PATCH', '/api/me', { settings: { x: 'y'.repeat(9000) } })).toMatchObject({ status: 400 });
  });
});

describe('operators', () => {
  it('named at the command line close tables, ban and announce; others cannot', async () => {
    const boss = await registered('boss');
    await server.makeOperator('boss');
    expect((await boss.ask<Me>('GET', '/api/me')).admin).toBe(true);
    const { match, players } = await seatedPlayers(server, 2);
    const player = players[0]!;
    expect(await player.call('POST', `/api/admin/matches/${match}/close`)).toMatchObject({ status: 403 });
    await boss.ask('PUT', '/api/admin/announcement', { text: 'Closing at ten' });
    await player.until(() => player.announced === 'Closing at ten');
    await boss.ask('PUT', '/api/admin/announcement', { text: null });
    await boss.ask('POST', `/api/admin/matches/${match}/close`);
    await player.until(() => player.tables.get(match)?.phase === 'closed');
    const command = { do: 'resign', seat: 0, n: 0 };
    expect(await player.call('POST', `/api/matches/${match}/commands`, command)).toMatchObject({
      status: 409,
      body: { reason: 'closed' },
    });
    const { code } = await player.ask<{ code: string }>('POST', '/api/me/code');
    await boss.ask('PUT', `/api/admin/people/${player.me!.id}/banned`, { banned: true });
    expect(await stranger().call('POST', '/api/sign-in/code', { code })).toMatchObject({
      status: 403,
      body: { error: 'banned' },
    });
    expect(await player.call('GET', '/api/me')).toMatchObject({ status: 403, body: { error: 'banned' } });
    await player.until(() => !player.isConnected);
    players[1]!.disconnect();
  });
});

describe('talk', () => {
  it('reaches the table, not those who muted its author; observers do not reach players while the match runs', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const observer = await server.player('Ada');
    await observer.connect();
    observer.watch(match);
    await observer.until(() => observer.boards.has(match));
    one.send({ t: 'say', id: 1, match, text: 'well played' });
    await Promise.all(
      [two, observer].map((player) => player.until(() => player.chat.some((line) => line.text === 'well played'))),
    );
    await observer.ask('POST', `/api/matches/${match}/chat`, { text: 'he holds a veto' });
    await observer.until(() => observer.chat.some((line) => line.seat === null));
    expect(two.chat.map((line) => line.text)).toEqual(['well played']);
    expect((await two.ask<{ text: string }[]>('GET', `/api/matches/${match}/chat`)).map((line) => line.text)).toEqual([
      'well played',
    ]);
    await two.ask('PUT', `/api/me/mutes/${one.me!.id}`, { muted: true });
    await one.ask('POST', `/api/matches/${match}/chat`, { text: 'again' });
    expect(await two.ask('GET', `/api/matches/${match}/chat`)).toEqual([]);
    const line = one.chat[0]!.id;
    await two.ask('POST', `/api/matches/${match}/chat/${line}/report`, { why: 'rude' });
    const boss = stranger();
    await boss.ask('POST', '/api/sign-in', { handle: 'boss', password: 'correct horse' });
    const reports = await boss.ask<{ id: number; text: string }[]>('GET', '/api/admin/reports');
    expect(reports.at(-1)).toMatchObject({ text: 'well played', why: 'rude', accused: one.me!.id });
    await boss.ask('POST', `/api/admin/reports/${reports.at(-1)!.id}/handled`);
    expect(await boss.ask('GET', '/api/admin/reports')).toEqual([]);
    for (const player of [...players, observer]) player.disconnect();
  });
});
