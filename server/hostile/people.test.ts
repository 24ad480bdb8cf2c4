import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSummary, Me } from '../api/types.ts';
import { readSessionCookie, sessionCookie } from '../api/cookies.ts';
import type { Notice } from '../notices/channels.ts';
import { LIMITS } from '../ops/limits.ts';
import { QUOTAS } from '../ops/quotas.ts';
import { glance, readName } from '../people/names.ts';
import { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
const mails: { to: string; notice: Notice }[] = [];
beforeAll(async () => {
  server = await openTestServer(
    { NOTICE_AFTER: '0' },
    {
      channels: {
        push: async () => true,
        mail: async (to, notice) => void mails.push({ to, notice }),
        webhook: async () => {},
      },
    },
  );
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse';
async function registered(handle: string): Promise<Player> {
  const player = await server.player(handle);
  await player.ask('POST', '/api/me/register', { handle, password: PASSWORD });
  return player;
}
const withCookie = (cookie: string) => Object.assign(new Player(server.url), { cookie });
const whoIs = (player: Player) => player.ask<Me | null>('GET', '/api/me');

describe('somebody who got hold of a session', () => {
  it('loses it when the guest registers: a planted cookie leads nowhere', async () => {
    const victim = await server.player('Ines');
    const planted = victim.cookie;
    const { token } = await victim.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'planted' });
    await victim.ask('POST', '/api/me/register', { handle: 'ines', password: PASSWORD });
    expect(victim.cookie).not.toBe(planted);
    expect((await whoIs(victim))?.handle).toBe('ines');
    expect(await whoIs(withCookie(planted))).toBeNull();
    expect(await whoIs(Object.assign(new Player(server.url), { token }))).toBeNull();
  });

  it('loses it when the password is changed, and so do tokens and codes; the one who changed it stays', async () => {
    const owner = await registered('alba');
    const thief = new Player(server.url);
    await thief.ask('POST', '/api/sign-in', { handle: 'alba', password: PASSWORD });
    const { token } = await thief.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'mine' });
    const program = Object.assign(new Player(server.url), { token });
    const { code } = await thief.ask<{ code: string }>('POST', '/api/me/code');
    expect((await whoIs(program))?.handle).toBe('alba');
    await owner.ask('PUT', '/api/me/password', { present: PASSWORD, password: 'another horse' });
    expect((await whoIs(owner))?.handle).toBe('alba');
    expect(await whoIs(thief)).toBeNull();
    expect(await whoIs(program)).toBeNull();
    expect(await new Player(server.url).call('POST', '/api/sign-in/code', { code })).toMatchObject({ status: 403 });
  });

  it('gets no notices any more either, nor does a device where one has signed out, nor a program', async () => {
    const owner = await registered('pushed');
    const keys = { p256dh: 'p'.repeat(40), auth: 'a'.repeat(20) };
    const ask = (player: Player, device: string) =>
      player.call('POST', '/api/me/push', { endpoint: `https://push.example.org/${device}`, keys });
    const devices = async () => {
      const rows = await server.server.store.db
        .selectFrom('push')
        .select('endpoint')
        .where('person', '=', owner.me!.id)
        .execute();
      return rows.map(({ endpoint }) => endpoint.split('/').at(-1)).toSorted();
    };
    const elsewhere = async () => {
      const player = new Player(server.url);
      await player.ask('POST', '/api/sign-in', { handle: 'pushed', password: PASSWORD });
      return player;
    };
    const [thief, phone] = [await elsewhere(), await elsewhere()];
    const { token } = await owner.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const program = Object.assign(new Player(server.url), { token });
    expect((await ask(program, 'program')).status).toBe(403);
    for (const [player, device] of [
      [owner, 'mine'],
      [thief, 'thief'],
      [phone, 'phone'],
    ] as const)
      expect((await ask(player, device)).status).toBe(200);
    expect(await devices()).toEqual(['mine', 'phone', 'thief']);
    await phone.ask('POST', '/api/sign-out');
    expect(await devices()).toEqual(['mine', 'thief']);
    await owner.ask('PUT', '/api/me/password', { present: PASSWORD, password: `${PASSWORD}!` });
    expect(await devices()).toEqual(['mine']);
    // The same browser under another name: it is that person's from then on.
    const other = await server.player('Other');
    expect((await ask(other, 'mine')).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  it('cannot plant one from a neighbouring site behind https', () => {
    expect(sessionCookie('x', true)).toMatch(/^__Host-orrery=x; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    expect(sessionCookie('x', false)).toMatch(/^orrery=x; /);
    expect(readSessionCookie('orrery=planted; __Host-orrery=mine', true)).toBe('mine');
    expect(readSessionCookie('__Host-orrery=mine; orrery=planted; orrery=again', true)).toBe('mine');
    expect(readSessionCookie('orrery=old', true)).toBe('old');
    expect(readSessionCookie('orrery=a; orrery=b', false)).toBe('a');
    expect(readSessionCookie(undefined, true)).toBeNull();
  });
});

describe('a name', () => {
  it('has no character that is not seen or turns the text around, and the refusal names it', async () => {
    const player = await server.player('Noor');
    for (const [name, code] of [
      ['\u202eroon', 'U+202E'],
      ['\u200b', 'U+200B'],
      ['\u2066\u2069', 'U+2066'],
      ['No\u00ador', 'U+00AD'],
      ['\u3164', 'U+1160'],
      ['a\u0301\u0302\u0303\u0304', 'U+0304'],
      ['a\ufe0f', 'U+FE0F'],
    ]) {
      const answer = await player.call<{ message: string }>('PATCH', '/api/me', { name });
      expect(answer).toMatchObject({ status: 400, body: { field: 'body/name' } });
      expect(answer.body.message).toContain(code);
    }
    expect(await player.call('PATCH', '/api/me', '{"name":"a\\ud800"}')).toMatchObject({ status: 400 });
    expect(await player.call('PATCH', '/api/me', { name: '\ufdfa'.repeat(10) })).toMatchObject({ status: 400 });
    expect(await player.call('PATCH', '/api/me', { name: '\uff1cb\uff1e' })).toMatchObject({ status: 400 });
  });

  it('is composed, and keeps the letters of every language', () => {
    expect(readName('  Ｎｏｏｒ   Ａ.  ', 'name')).toBe('Noor A.');
    expect(readName('Zoe\u0308', 'name')).toBe('Zoë');
    for (const name of ['Ελένη', 'Борис', '美咲', 'मीरा', 'José Ángel', "O'Neill", 'Ngũgĩ', 'Nguyễn'])
      expect(readName(name, 'name')).toBe(name);
  });

  it('is nobody else’s: one that looks like a registered one is refused with the character that only looks like it', async () => {
    const owner = await registered('Pavel');
    const other = await server.player('Somebody');
    expect(await other.call('PATCH', '/api/me', { name: 'PAVEL' })).toMatchObject({
      status: 409,
      body: { reason: 'name-taken' },
    });
    const trick = await other.call<{ message: string }>('PATCH', '/api/me', { name: 'Pаvel' });
    expect(trick).toMatchObject({ status: 409, body: { reason: 'name-lookalike' } });
    expect(trick.body.message).toContain('U+0430');
    for (const name of ['Pavе1', 'P a v e l', 'Pävel', 'PaveI', 'pave|'])
      expect([name, (await other.call('PATCH', '/api/me', { name })).status]).toEqual([name, 409]);
    expect(await new Player(server.url).call('POST', '/api/guests', { name: 'Pavel' })).toMatchObject({ status: 409 });
    expect(await other.call('POST', '/api/me/register', { handle: 'pave1' })).toMatchObject({ status: 409 });
    // One's own name in another spelling is one's own affair, and a name that was given up is free.
    await owner.ask('PATCH', '/api/me', { name: 'Pável' });
    await owner.ask('PATCH', '/api/me', { name: 'Somebody else' });
    await owner.ask('DELETE', '/api/me', { confirm: 'pavel' });
    await other.ask('PATCH', '/api/me', { name: 'Pavel' });
  });

  it('of those who gave none cannot be taken from them', async () => {
    const greedy = await registered('greedy');
    await greedy.ask('PATCH', '/api/me', { name: 'Guest' });
    expect(await new Player(server.url).ask('POST', '/api/guests', {})).toMatchObject({ name: 'Guest' });
  });

  it('looks the same in capitals, with accents, in other alphabets', () => {
    expect(glance('ΑΡΟΛΛΟ')).not.toBe('');
    expect(new Set(['Ada', 'АDА', 'àdá', 'a d a'].map(glance)).size).toBe(1);
    expect(glance('Ada')).not.toBe(glance('Ida'));
  });
});

describe('mail', () => {
  it('goes nowhere but for one code, until the code came back', async () => {
    const player = await server.player('Mo');
    mails.length = 0;
    expect(await player.ask('PATCH', '/api/me', { email: 'mo@example.org' })).toMatchObject({
      email: null,
      emailPending: 'mo@example.org',
    });
    expect(mails.map(({ to }) => to)).toEqual(['mo@example.org']);
    const { id } = await player.create({ game: 'parley', title: 'Buy my pills' });
    const guest = await server.player('Jo');
    await guest.join(id);
    await player.ask('POST', `/api/matches/${id}/start`);
    await server.server.notices.send();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('pills');

    const code = /[0-9a-z]{10}/.exec(mails[0]!.notice.text)![0];
    expect(await guest.call('POST', '/api/me/email/confirm', { code })).toMatchObject({ status: 403 });
    await player.ask('PATCH', '/api/me', { email: 'mo@example.org' });
    const again = /[0-9a-z]{10}/.exec(mails[1]!.notice.text)![0];
    expect(await player.ask('POST', '/api/me/email/confirm', { code: again })).toMatchObject({
      email: 'mo@example.org',
      emailPending: null,
    });
    expect(await player.call('POST', '/api/me/email/confirm', { code: again })).toMatchObject({ status: 403 });
  });

  it('is no cannon: a few codes for one address, and none for a program', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '1' });
    const statuses = [];
    for (let i = 0; i < 5; i++) {
      const player = await strict.player(`P${i}`);
      statuses.push((await player.call('PATCH', '/api/me', { email: 'victim@example.org' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await strict.stop();
    const owner = await server.player('Ola');
    const { token } = await owner.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const program = Object.assign(new Player(server.url), { token });
    expect(await program.call('PATCH', '/api/me', { email: 'a@example.org' })).toMatchObject({ status: 403 });
    await program.ask('PATCH', '/api/me', { language: 'fr' });
  });
});

describe('one address', () => {
  it('brings in so many guests at once, and after that one in twenty seconds; others come in meanwhile', async () => {
    const strict = await openTestServer({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
    const enter = async (address: string) =>
      new Player(strict.url).call<{ retryAfter?: number }>('POST', '/api/guests', {}, { 'x-forwarded-for': address });
    const { burst, perSecond } = LIMITS.guest;
    for (let i = 0; i < burst; i++) expect((await enter('198.51.100.7')).status).toBe(200);
    const refused = await enter('198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0.5 / perSecond);
    expect((await enter('198.51.100.8')).status).toBe(200);
    const { people } = await strict.server.store.db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow();
    expect(Number(people)).toBe(burst + 1);
    await strict.stop();
  });
});

describe('one person', () => {
  it('keeps a bounded number of tables, tokens and devices', async () => {
    const player = await server.player('Lou');
    for (let i = 0; i < QUOTAS.lobbies; i++) await player.create({ game: 'parley' });
    expect(await player.call('POST', '/api/matches', { game: 'parley' })).toMatchObject({
      status: 409,
      body: { reason: 'quota' },
    });
    // Another one after a match is a table like any other.
    const { match, players } = await seatedPlayers(server, 2);
    const [one] = players as [Player, Player];
    for (const each of players) each.disconnect();
    await one.post(match, { do: 'resign', seat: 0, n: 0 });
    for (let i = 0; i < QUOTAS.lobbies; i++) await one.create({ game: 'parley' });
    expect(await one.call('POST', `/api/matches/${match}/rematch`)).toMatchObject({
      status: 409,
      body: { reason: 'quota' },
    });
    for (let i = 0; i < QUOTAS.tokens; i++) await player.ask('POST', '/api/me/tokens', { label: `t${i}` });
    expect(await player.call('POST', '/api/me/tokens', { label: 'more' })).toMatchObject({
      status: 409,
      body: { reason: 'quota' },
    });
    for (let i = 0; i < QUOTAS.devices + 3; i++)
      await server.server.people.openSession(player.me!.id, 'browser', `d${i}`);
    expect(await server.server.people.sessions(player.me!.id, '')).toHaveLength(QUOTAS.devices);
  });

  it('brings along a bounded number of match files, and talk at a table ends somewhere', async () => {
    const player = await server.player('Kim');
    const { db } = server.server.store;
    const table = await player.create({ game: 'parley' });
    const row = await db.selectFrom('matches').selectAll().where('id', '=', table.id).executeTakeFirstOrThrow();
    const imports = Array.from({ length: QUOTAS.imports }, (_, i) => ({
      ...row,
      id: `import${i}`,
      phase: 'finished' as const,
      key: 'k',
    }));
    await db.insertInto('matches').values(imports).execute();
    const importing = server.server.bots.verify(JSON.stringify({ file: 'x' }), player.me!.id);
    expect((await importing).ok).toBe(false);
    const { importMatch } = await import('../matches/records.ts');
    const checked = { ok: true, file: {}, events: [], n: [], stateJson: '' } as never;
    await expect(importMatch(server.server.store, player.me!.id, checked, 0)).rejects.toMatchObject({
      more: { reason: 'quota' },
    });
  });

  it('who is a stranger starts no table of bots alone, and others only a few', async () => {
    const seats = [
      { kind: 'bot' as const, level: 'gentle' as const },
      { kind: 'bot' as const, level: 'gentle' as const },
    ];
    const stranger = await server.player('Str');
    const { id } = await stranger.create({ game: 'parley', seats, options: { rounds: '400' } });
    expect(await stranger.call('POST', `/api/matches/${id}/start`)).toMatchObject({ status: 403 });
    const member = await registered('member');
    const started = [];
    for (let i = 0; i < QUOTAS.botTables + 1; i++) {
      const table = await member.create({ game: 'parley', seats, options: { rounds: '400' } });
      started.push((await member.call<MatchSummary>('POST', `/api/matches/${table.id}/start`)).status);
    }
    expect(started).toEqual([...Array.from({ length: QUOTAS.botTables }, () => 200), 409]);
  });

  it('cannot remove what is not theirs, and is told so', async () => {
    const player = await server.player('Rem');
    for (const [method, path, body] of [
      ['DELETE', '/api/me/passkeys/abcdef', undefined],
      ['DELETE', '/api/me/sessions/abcdefgh', undefined],
      ['PUT', '/api/me/mutes/abcdefgh', { muted: true }],
    ] as const)
      expect([path, (await player.call(method, path, body)).status]).toEqual([path, 404]);
  });

  it('gets answers that no cache keeps', async () => {
    const player = await server.player('Cash');
    for (const path of ['/api/me', '/api/me/matches', '/api/server', '/api/matches'])
      expect((await player.call('GET', path)).headers.get('cache-control')).toBe('no-store');
  });
});
