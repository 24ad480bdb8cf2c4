import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PushBrowser, noOpenssl, startHttps, startSmtp } from '../testing/fakeServices.ts';
import { parley } from '../testing/parley.ts';
import { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import { readConfig } from '../config.ts';
import { makeLogger } from '../ops/logger.ts';
import { channels, newPushKeys } from './channels.ts';

const game = parley as never;

describe.skipIf(noOpenssl !== null)(`notices over the wire${noOpenssl ? ` (${noOpenssl})` : ''}`, () => {
  let https: Awaited<ReturnType<typeof startHttps>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  beforeAll(async () => {
    [https, smtp] = await Promise.all([startHttps(), startSmtp()]);
  });
  afterAll(() => Promise.all([https.stop(), smtp.stop()]));

  it('reach a push service, a mail server and a webhook, once a wait, and after quiet hours', async () => {
    const keys = { contact: 'mailto:host@example.org', ...newPushKeys() };
    let offset = 0;
    const server = await openTestServer(
      { NOTICE_AFTER: '5', PUSH_CONTACT: keys.contact },
      {
        now: () => Date.now() + offset,
        channels: channels(keys, smtp.url, 'orrery@example.org', https.agent),
      },
    );
    const browser = new PushBrowser();
    const { match, players } = await seatedPlayers(server, 2, { title: 'Friday' });
    const [one, two] = players as [Player, Player];
    const minute = new Date(server.server.now()).getUTCHours() * 60 + new Date(server.server.now()).getUTCMinutes();
    const quiet = { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, zone: 'UTC' };
    await two.ask('PATCH', '/api/me', { language: 'fr', quiet });
    await server.giveMail(two, 'two@example.org');
    // Addresses on this machine are refused at the edge; the fakes are put where a subscription would be.
    const { db } = server.server.store;
    const push = { person: two.me!.id, keysJson: JSON.stringify(browser.keys), created: 0 };
    await db
      .insertInto('push')
      .values([
        { endpoint: `${https.url}/push`, ...push },
        { endpoint: `${https.url}/gone/410`, ...push },
      ])
      .execute();
    await db
      .updateTable('matches')
      .set({ webhook: `${https.url}/hook` })
      .where('id', '=', match)
      .execute();
    two.disconnect();
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await one.until(() => !server.server.hub.presence(match).online.includes(1));
    const wait = async (seconds: number) => {
      offset += seconds * 1000;
      await server.server.notices.send();
    };
    await wait(60);
    expect([https.calls, smtp.mails]).toEqual([[], []]);
    await wait(40 * 60);
    await wait(60);
    await wait(600);
    expect(https.calls.map(({ path }) => path).toSorted()).toEqual(['/gone/410', '/hook', '/push']);
    const pushed = https.calls.find(({ path }) => path === '/push')!;
    expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(pushed.headers.authorization)).toMatch(/^vapid t=/);
    const link = `${server.server.publicUrl()}/t/${match}`;
    expect(browser.read(pushed.body)).toMatchObject({ subject: expect.stringContaining('Friday'), link });
    const hooked = JSON.parse(String(https.calls.find(({ path }) => path === '/hook')!.body)) as { content: string };
    expect(hooked).toEqual({ content: expect.stringContaining(link), allowed_mentions: { parse: [] } });
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatch(/^To: two@example\.org$/m);
    expect(smtp.mails[0]!.replaceAll('=\r\n', '')).toContain(`/t/${match}`);
    // The service said that the second browser is gone for good.
    const kept = await db.selectFrom('push').select('endpoint').where('person', '=', two.me!.id).execute();
    expect(kept).toEqual([{ endpoint: `${https.url}/push` }]);
    one.disconnect();
    await server.stop();
  });

  it('that a service refuses are reported, and change nothing', async () => {
    const keys = { contact: 'mailto:host@example.org', ...newPushKeys() };
    const ways = channels(keys, smtp.url, 'orrery@example.org', https.agent);
    const notice = { subject: 's', text: 't', link: 'l' };
    const browser = new PushBrowser();
    await expect(ways.push({ endpoint: `${https.url}/500`, keys: browser.keys }, notice)).rejects.toThrow(
      'the push service failed (500)',
    );
    expect(await ways.push({ endpoint: `${https.url}/404`, keys: browser.keys }, notice)).toBe(false);
    await expect(ways.webhook(`${https.url}/500`, 'text')).rejects.toThrow('500');
  });

  it('do not wait for an answer to end, nor read it', async () => {
    const keys = { contact: 'mailto:host@example.org', ...newPushKeys() };
    const ways = channels(keys, smtp.url, 'orrery@example.org', https.agent);
    await ways.webhook(`${https.url}/endless`, 'text');
    await expect.poll(() => https.hungUp, { timeout: 5000 }).toBe(1);
  });

  it('that fail say nothing of the address in the log', async () => {
    const keys = { contact: 'mailto:host@example.org', ...newPushKeys() };
    const closed = channels(keys, 'smtp://secret-name:secret-password@127.0.0.1:9', 'orrery@example.org', https.agent);
    const notice = { subject: 's', text: 't', link: 'l' };
    const refuser = await startSmtp({ refuses: 'RCPT' });
    const refused = channels(keys, refuser.url, 'orrery@example.org', https.agent);
    const failures = await Promise.allSettled([
      closed.push({ endpoint: `${https.url}/secret-endpoint/500`, keys: new PushBrowser().keys }, notice),
      closed.mail('secret-reader@example.org', notice),
      refused.mail('secret-reader@example.org', notice),
      closed.webhook(`${https.url}/secret-hook/500`, 'text'),
      closed.webhook('https://localhost:9/secret-hook', 'text'),
    ]);
    await refuser.stop();
    const lines: string[] = [];
    const logger = makeLogger('trace', { write: (line) => void lines.push(line) });
    for (const failure of failures) {
      expect(failure.status).toBe('rejected');
      logger.error({ err: (failure as PromiseRejectedResult).reason as unknown }, 'a notice failed');
    }
    expect(lines).toHaveLength(5);
    expect(lines.join('')).not.toContain('secret');
  });

  it('by push need no setting: keys are made at the first start and stay, and a push service takes them', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-push-'));
    const seen: { key: string; kept: string }[] = [];
    for (let start = 0; start < 2; start++) {
      const server = await openTestServer({}, {}, dir);
      const { pushKey: key } = await new Player(server.url).ask<{ pushKey: string }>('GET', '/api/server');
      const row = await server.server.store.db
        .selectFrom('server')
        .select('value')
        .where('name', '=', 'push')
        .executeTakeFirstOrThrow();
      seen.push({ key, kept: row.value });
      await server.stop();
    }
    rmSync(dir, { recursive: true });
    expect(seen[1]).toEqual(seen[0]);
    const keys = JSON.parse(seen[0]!.kept) as ReturnType<typeof newPushKeys>;
    expect(keys.publicKey).toBe(seen[0]!.key);
    // With the contact of a server nobody has configured.
    const contact = `mailto:${readConfig({}).mailFrom}`;
    const ways = channels({ ...keys, contact }, null, 'orrery@example.org', https.agent);
    const browser = new PushBrowser();
    const notice = { subject: 'Your turn', text: 'Friday', link: 'https://orrery.example/t/x' };
    expect(await ways.push({ endpoint: `${https.url}/default`, keys: browser.keys }, notice)).toBe(true);
    const pushed = https.calls.find(({ path }) => path === '/default')!;
    expect(browser.read(pushed.body)).toMatchObject({ subject: 'Your turn' });
  });
});
