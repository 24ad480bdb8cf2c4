import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxItem, Me } from '../api/types.ts';
import type { Notice } from './channels.ts';
import { parley } from '../testing/parley.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { isDigestDue } from './digests.ts';
import { isQuiet } from './quiet.ts';
import { remindAt } from './waits.ts';
import { spanInWords } from './words.ts';
import { isInside, mayCall } from './safeAgent.ts';

const game = parley as never;
const sent: { way: string; to: string; notice?: Notice; text?: string }[] = [];
let server: TestServer;
let offset = 0;
beforeAll(async () => {
  server = await openTestServer(
    { NOTICE_AFTER: '5', PUSH_CONTACT: 'mailto:host@example.org' },
    {
      now: () => Date.now() + offset,
      channels: {
        push: async (to, notice) => {
          sent.push({ way: 'push', to: to.endpoint, notice });
          return !to.endpoint.endsWith('/gone');
        },
        mail: async (to, notice) => void sent.push({ way: 'mail', to, notice }),
        webhook: async (to, text) => void sent.push({ way: 'webhook', to, text }),
      },
    },
  );
});
afterAll(() => server.stop());

const subscription = (path: string) => ({
  endpoint: `https://push.example.org/${path}`,
  keys: { p256dh: 'B'.repeat(80), auth: 'a'.repeat(22) },
});
async function waitFor(seconds: number): Promise<void> {
  offset += seconds * 1000;
  await server.server.notices.send();
}

describe('notices', () => {
  it('list what waits for me, with the question, and tell when the list changes', async () => {
    const { match, players } = await seatedPlayers(server, 2, {
      title: 'Friday',
      clock: { kind: 'async', perMove: 86_400, bank: 0 },
    });
    const [one, two] = players as [Player, Player];
    const inbox = await one.ask<InboxItem[]>('GET', '/api/me/inbox');
    expect(inbox).toMatchObject([{ match, title: 'Friday', seat: 0, asks: [{ kind: 'bid' }], others: ['P1'] }]);
    expect(inbox[0]!.due).toBeGreaterThan(server.server.now() + 86_000_000);
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    expect(await one.ask('GET', '/api/me/inbox')).toEqual([]);
    await two.command(
      match,
      two.answerFor(game, match, two.asked(game, match)[0]!, () => 0),
    );
    await one.until(() => one.waiting !== null);
    for (const player of players) player.disconnect();
  });

  it("go out once a wait to those who are away: push, mail and the table's webhook, in their language", async () => {
    sent.length = 0;
    const { match, players } = await seatedPlayers(server, 2, { title: 'Friday' });
    const [one, two] = players as [Player, Player];
    await two.ask('PATCH', '/api/me', { language: 'de' });
    await server.giveMail(two, 'two@example.org');
    await two.ask('POST', '/api/me/push', subscription('two'));
    await two.ask('POST', '/api/me/push', subscription('gone'));
    await one.ask('PUT', `/api/matches/${match}/webhook`, { url: 'https://discord.example.org/hook' });
    two.disconnect();
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    await waitFor(1);
    expect(sent).toEqual([]);
    await waitFor(10);
    await waitFor(10);
    const link = expect.stringContaining(`/t/${match}`);
    expect(sent.map(({ way, to }) => [way, to]).toSorted()).toEqual([
      ['mail', 'two@example.org'],
      ['push', 'https://push.example.org/gone'],
      ['push', 'https://push.example.org/two'],
      ['webhook', 'https://discord.example.org/hook'],
    ]);
    expect(sent.find(({ way }) => way === 'mail')!.notice).toEqual({
      subject: 'Du bist dran: Friday',
      text: expect.any(String),
      link,
    });
    const kept = await server.server.store.db
      .selectFrom('push')
      .select('endpoint')
      .where('person', '=', two.me!.id)
      .execute();
    expect(kept).toEqual([{ endpoint: 'https://push.example.org/two' }]);
    for (const player of players) player.disconnect();
  });

  it('go out for the first question of a match, too, and not for a table that was closed', async () => {
    sent.length = 0;
    const host = await server.player('Noor');
    const guest = await server.player('Jonas');
    const away = await server.player('Ada');
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    const begun: string[] = [];
    for (const other of [guest, away]) {
      const { id } = await host.create({ game: 'parley', seats });
      await other.join(id);
      await server.giveMail(other, `${other.me!.name}@example.org`);
      await host.ask('POST', `/api/matches/${id}/start`);
      begun.push(id);
    }
    await server.server.lobby.close(begun[1]!, { person: host.me!.id, admin: true });
    await waitFor(10);
    expect(sent.map(({ to }) => to)).toEqual(['Jonas@example.org']);
  });

  it('go out although the node that should have sent them is gone', async () => {
    sent.length = 0;
    const two = await openTestServer({ NOTICE_AFTER: '5' }, {}, server.dir);
    const { players } = await seatedPlayers(two, 2);
    for (const player of players) player.disconnect();
    await server.giveMail(players[1]!, 'two@example.org');
    await two.stop();
    await waitFor(10);
    expect(sent).toEqual([]);
    offset += 70_000;
    await server.server.notices.lookAround();
    await server.server.notices.lookAround();
    expect(sent.map(({ to }) => to)).toEqual(['two@example.org']);
  });

  it('are held back by a page that somebody looks at, not by one that is hidden or says nothing', async () => {
    sent.length = 0;
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    await two.ask('POST', '/api/me/push', subscription('open-tab'));
    const attention = async (here: boolean) => {
      two.send({ t: 'attention', here });
      await new Promise((resolve) => setTimeout(resolve, 30));
    };
    await attention(true);
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await two.until(() => two.asked(game, match).length > 0);
    await waitFor(60);
    expect(sent).toEqual([]);
    await attention(false);
    await waitFor(1);
    expect(sent.map(({ way, to }) => [way, to])).toEqual([['push', 'https://push.example.org/open-tab']]);
    for (const player of players) player.disconnect();
  });

  it('come once more before the time runs out, and only once', async () => {
    sent.length = 0;
    const { match, players } = await seatedPlayers(server, 2, {
      title: 'Slow',
      clock: { kind: 'async', perMove: 86_400, bank: 0 },
    });
    const [one, two] = players as [Player, Player];
    await two.ask('POST', '/api/me/push', subscription('slow'));
    await two.ask('PATCH', '/api/me', { language: 'en' });
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await two.until(() => two.asked(game, match).length > 0);
    const subjects = () =>
      sent.filter(({ to }) => to.endsWith('/slow')).map(({ notice }) => [notice!.subject, notice!.text]);
    await waitFor(60);
    await waitFor(20 * 3600);
    const first = ['Your turn: Slow', 'The table waits for you: Slow'];
    expect(subjects()).toEqual([first]);
    await waitFor(2 * 3600);
    await waitFor(600);
    expect(subjects()).toEqual([first, ['Time runs out: Slow', '2 hours left to answer: Slow']]);
    // A node that starts anew, or another one, does not send it again.
    await server.server.notices.recall();
    await waitFor(600);
    expect(subjects()).toHaveLength(2);
    for (const player of players) player.disconnect();
  });

  it('wait for the end of quiet hours', async () => {
    sent.length = 0;
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const minute = new Date(server.server.now()).getUTCHours() * 60 + new Date(server.server.now()).getUTCMinutes();
    await two.ask('POST', '/api/me/push', subscription('quiet'));
    await two.ask('PATCH', '/api/me', {
      quiet: { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, zone: 'UTC' },
    });
    two.disconnect();
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    await waitFor(60);
    expect(sent).toEqual([]);
    await waitFor(40 * 60);
    expect(sent.map(({ way }) => way)).toEqual(['push']);
    one.disconnect();
  });
});

describe('one notice a day', () => {
  const at = (time: string) => Date.parse(`2026-01-${time}:00Z`);
  const eight = { at: 8 * 60, zone: 'Europe/Paris' };
  it('is due at its hour on the wall, once a day, or later that day if the server was away', () => {
    expect(isDigestDue(eight, at('14T07:00'), at('15T06:59'))).toBe(false);
    expect(isDigestDue(eight, at('14T07:00'), at('15T07:00'))).toBe(true);
    expect(isDigestDue(eight, at('15T07:00'), at('15T22:30'))).toBe(false);
    expect(isDigestDue(eight, at('13T07:00'), at('15T15:00'))).toBe(true);
    // The hour was chosen at seven, and at nine.
    expect(isDigestDue(eight, at('15T06:00'), at('15T07:00'))).toBe(true);
    expect(isDigestDue(eight, at('15T08:00'), at('15T09:00'))).toBe(false);
  });

  it('tells of all tables that wait, and nothing where none does', async () => {
    sent.length = 0;
    const { match, players } = await seatedPlayers(server, 2, { title: 'Friday' });
    const [one, two] = players as [Player, Player];
    for (const [player, path] of [
      [one, 'digest-one'],
      [two, 'digest-two'],
    ] as const)
      await player.ask('POST', '/api/me/push', subscription(path));
    const minute = new Date(server.server.now()).getUTCHours() * 60 + new Date(server.server.now()).getUTCMinutes();
    const digest = { at: (minute + 2) % 1440, zone: 'UTC' };
    for (const player of players) await player.ask('PATCH', '/api/me', { digest });
    expect((await one.ask<Me>('GET', '/api/me')).digest).toEqual(digest);
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await two.until(() => two.asked(game, match).length > 0);
    await server.server.notices.sendDigests();
    expect(sent.filter(({ to }) => to.includes('digest'))).toEqual([]);
    offset += 24 * 3_600_000 + 180_000;
    await server.server.notices.sendDigests();
    await server.server.notices.sendDigests();
    expect(
      sent.filter(({ to }) => to.includes('digest')).map(({ to, notice }) => [to, notice!.subject, notice!.text]),
    ).toEqual([['https://push.example.org/digest-two', 'One table waits for you', 'Friday']]);
    for (const player of players) player.disconnect();
  });

  it('is refused for a time zone that does not exist', async () => {
    const player = await server.player('Zoe');
    const answer = await player.call('PATCH', '/api/me', { digest: { at: 1, zone: 'Mars/Olympus' } });
    expect([answer.status, (await player.ask<Me>('GET', '/api/me')).digest]).toEqual([400, null]);
  });
});

describe('a reminder', () => {
  const hour = 3_600_000;
  it('comes three hours before the end, or when a quarter of the time is left; not where there is little', () => {
    expect(remindAt(0, 24 * hour)).toBe(21 * hour);
    expect(remindAt(0, 4 * hour)).toBe(3 * hour);
    expect(remindAt(0, hour / 2)).toBeNull();
    expect(remindAt(0, null)).toBeNull();
  });
  it('says how long there is in every language', () => {
    expect(spanInWords('en', 2.9 * hour)).toBe('3 hours');
    expect(spanInWords('fr', hour)).toBe('60 minutes');
    expect(spanInWords('de', 90 * 60_000)).toBe('2 Stunden');
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-01-15T${time}:00Z`);
  it('may pass midnight and follow the clock on the wall', () => {
    const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Paris' };
    expect(isQuiet(night, at('21:30'))).toBe(true);
    expect(isQuiet(night, at('20:30'))).toBe(false);
    expect(isQuiet(night, at('05:59'))).toBe(true);
    expect(isQuiet(night, at('06:01'))).toBe(false);
    expect(isQuiet(null, at('03:00'))).toBe(false);
  });
});

describe('addresses given by people', () => {
  it('never lead into our own network', () => {
    expect(mayCall('https://discord.com/api/webhooks/1/x')).toBe(true);
    for (const url of [
      'http://discord.com/x',
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'https://user@example.org/',
      'https://printer.local/',
      'https://printer.local./',
      'https://localhost./',
      'https://db.internal./',
      'https://router.home.arpa/',
      'https://user:pw@example.org/',
      'https://example.org:22/',
      'https://example.org:6379/',
      'https://[64:ff9b::7f00:1]/',
      'https://[64:ff9b:1::a00:1]/',
      'https://[2002:7f00:1::]/',
      'https://[2001::1]/',
      'https://[::ffff:7f00:1]/',
      'https://[::ffff:0:7f00:1]/',
      'https://[fec0::1]/',
      'https://[fe80::1]/',
      'https://[fd00::1]/',
      'https://[::]/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://0/',
      'file:///etc/passwd',
    ])
      expect(mayCall(url)).toBe(false);
    expect(isInside('10.1.2.3')).toBe(true);
    expect(isInside('::ffff:192.168.0.1')).toBe(true);
    for (const outside of ['93.184.216.34', '::ffff:93.184.216.34', '2606:4700::1111'])
      expect(isInside(outside)).toBe(false);
    for (const url of ['https://example.org:8443/x', 'https://[2606:4700::1111]/', 'https://93.184.216.34/'])
      expect(mayCall(url)).toBe(true);
  });
});
