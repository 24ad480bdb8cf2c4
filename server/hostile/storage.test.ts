import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../ops/limits.ts';
import { StorageHealth, troubleIn } from '../store/storageHealth.ts';
import { StoreError } from '../store/storeError.ts';
import { parley } from '../testing/parley.ts';
import { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';

describe.skipIf(Boolean(process.env.TEST_POSTGRES))('a damaged database', () => {
  it('is told once in the log, by /readyz and in the metrics', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-damaged-'));
    const first = await openTestServer({}, {}, dir);
    const { match, players } = await seatedPlayers(first, 2, { options: { rounds: '400' } });
    const { cookie } = players[0]!;
    await first.stop();
    // A page of the log and one of its index are overwritten; the first pages, which say what tables there are, are left alone.
    const file = join(dir, 'orrery.db');
    const db = new DatabaseSync(file);
    const roots = db.prepare(`select rootpage from sqlite_master where tbl_name = 'log'`).all() as {
      rootpage: number;
    }[];
    const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number };
    db.close();
    const handle = openSync(file, 'r+');
    for (const { rootpage } of roots) writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (rootpage - 1) * size);
    closeSync(handle);
    expect(statSync(file).size).toBeGreaterThan(size);

    const reports: string[] = [];
    const second = await openTestServer({}, { report: (what) => reports.push(what) }, dir);
    const player = Object.assign(new Player(second.url), { cookie });
    expect(await player.call('GET', '/readyz')).toMatchObject({ status: 200 });
    for (let i = 0; i < 3; i++) expect((await player.call('GET', `/api/matches/${match}/history`)).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await player.call('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'corrupt' } });
    expect(reports.filter((what) => what.includes('storage'))).toEqual(['the storage is in trouble: corrupt']);
    expect((await player.call<string>('GET', '/metrics')).body).toMatch(/orrery_storage_corrupt_total [1-9]/);
    await second.stop();
    rmSync(dir, { recursive: true, force: true });
  });
});

describe('the health of the storage', () => {
  it('tells kinds of trouble apart, and a clash from all of them', () => {
    expect(troubleIn(new StoreError('unavailable', 'disk I/O', 10))).toBe('unreachable');
    expect(troubleIn(new StoreError('unavailable', 'full', 13))).toBe('full');
    expect(troubleIn(new StoreError('unavailable', 'malformed', 11))).toBe('corrupt');
    expect(troubleIn(new StoreError('unavailable', 'gone'))).toBe('unreachable');
    expect(troubleIn(new StoreError('conflict', 'unique', 1555))).toBeNull();
    expect(troubleIn({ code: '53100' })).toBe('full');
    expect(troubleIn({ code: 'XX001' })).toBe('corrupt');
    expect(troubleIn({ code: 'ECONNREFUSED' })).toBe('unreachable');
    expect(troubleIn({ code: '23505' })).toBeNull();
    expect(troubleIn(new Error('Connection terminated unexpectedly'))).toBe('unreachable');
  });

  it('tries the storage for many who ask at once, and is well again after a full disk', async () => {
    let time = 0;
    let isFull = true;
    let probes = 0;
    const reports: string[] = [];
    const health = new StorageHealth({
      probe: async () => {
        probes++;
        if (isFull) throw new StoreError('unavailable', 'full', 13);
      },
      tell: (trouble) => reports.push(trouble),
      elapsed: () => time,
    });
    expect(await Promise.all([health.trouble(), health.trouble(), health.trouble()])).toEqual(['full', 'full', 'full']);
    expect(probes).toBe(1);
    for (let i = 0; i < 5; i++) health.failed(new StoreError('unavailable', 'full', 13));
    expect([health.counts.full, reports]).toEqual([5, ['full']]);
    isFull = false;
    time += 3000;
    expect(await health.trouble()).toBeNull();
    time += 700_000;
    health.failed(new StoreError('unavailable', 'full', 13));
    expect(reports).toEqual(['full', 'full']);
  });
});

describe('what is written down with a match for ever', () => {
  it('grows slowly by what moves it on nowhere: answers beforehand, waivers', async () => {
    const limited = await openTestServer({ RATE_LIMITS: '1' });
    const host = await limited.player('Filler');
    const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'gentle' as const }];
    const { id } = await host.create({ game: 'parley', seats, options: { rounds: '400' } });
    await host.ask('POST', `/api/matches/${id}/start`);
    const send = (command: object) => host.call('POST', `/api/matches/${id}/commands`, command);
    const said = (i: number, length: number) => ({
      do: 'preAnswers',
      seat: 0,
      preAnswers: Array.from({ length: 15 }, () => ({ kind: `kind-${i}`, answer: 'x'.repeat(length / 15) })),
    });
    expect(await send(said(0, 50_000))).toMatchObject({ status: 400, body: { error: 'malformed' } });
    const windows = Array.from({ length: 50 }, (_, i) => ({ windows: `${'w'.repeat(56)}${i}`, until: 4_000_000 }));
    const statuses: number[] = [];
    for (let i = 0; i < LIMITS.aside.burst * 2; i++)
      statuses.push((await send(i % 2 ? said(i, 6000) : { do: 'waive', seat: 0, waivers: windows })).status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    const { rows, bytes } = await limited.server.store.db
      .selectFrom('log')
      .select((q) => [
        q.fn.countAll<number>().as('rows'),
        q.fn.sum<number>(q.fn('length', ['commandJson'])).as('bytes'),
      ])
      .where('match', '=', id)
      .where('seat', '=', 0)
      .executeTakeFirstOrThrow();
    expect(Number(bytes) / Number(rows)).toBeLessThan(8192);
    // Moves are not held up by it.
    await host.connect();
    host.watch(id);
    const asked = await host.until(() => host.asked(parley as never, id)[0]);
    const move = host.answerFor(parley as never, id, asked, () => 0);
    expect(await host.command(id, move)).toMatchObject({ already: false });
    host.disconnect();
    await limited.stop();
  });
});
