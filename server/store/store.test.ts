import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noPostgres, startPostgres } from '../testing/services.ts';
import type { Service } from '../testing/services.ts';
import type { Append } from './append.ts';
import { journalFile } from './journal.ts';
import { toText } from './journalText.ts';
import { MIGRATIONS } from './migrations.ts';
import { onlyMatch } from './statement.ts';
import { openStore } from './store.ts';
import type { Store, Where } from './store.ts';

const lobby = (id: string) => ({
  id,
  game: 'parley',
  rules: 1,
  specJson: '{}',
  phase: 'running' as const,
  host: 'p1',
  public: 0,
  key: null,
  seq: 0,
  n: 0,
  awaitingJson: '[]',
  clockJson: null,
  due: null,
  resultJson: null,
  revision: 0,
  rematch: null,
  webhook: null,
  created: 1_700_000_000_000,
  started: null,
  ended: null,
});
const append = (match: string, after: number, count = 1, snapshot: Append['snapshot'] = null): Append => ({
  match,
  after,
  rows: Array.from({ length: count }, (_, i) => ({
    match,
    seq: after + i + 1,
    n: after + i + 1,
    at: 1_700_000_000_000,
    seat: i % 2 ? null : 0,
    commandJson: '{"do":"closeWindow"}',
    hash: 'h',
    eventsJson: '[]',
  })),
  row: {
    n: after + count,
    awaitingJson: '[1]',
    clockJson: null,
    due: 1_700_000_000_001,
    phase: 'running',
    resultJson: null,
    ended: null,
  },
  snapshot,
});

interface Place {
  where(): Promise<Where>;
  stop(): Promise<void>;
}
const sqlite = (): Place => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
  let count = 0;
  return {
    where: async () => ({ kind: 'sqlite', file: join(folder, `${count++}.db`) }),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
const postgres = (): Place => {
  let service: Promise<Service> | null = null;
  let count = 0;
  return {
    where: async () => {
      service ??= startPostgres();
      const { url } = await service;
      const main = await openStore({ kind: 'postgres', url }, 0);
      const name = `test${count++}`;
      await sql.raw(`create database ${name}`).execute(main.db);
      await main.close();
      return { kind: 'postgres', url: url.replace(/postgres$/, name) };
    },
    stop: async () => (await service)?.stop(),
  };
};

const kinds: [name: string, place: () => Place, skip: string | null][] = [
  ['SQLite', sqlite, null],
  ['PostgreSQL', postgres, noPostgres],
];
for (const [name, make, skip] of kinds) {
  describe.skipIf(skip !== null)(`storage in ${name}${skip ? ` (${skip})` : ''}`, () => {
    const place = make();
    let where: Where;
    let store: Store;
    beforeAll(async () => {
      where = await place.where();
      store = await openStore(where);
    });
    afterAll(async () => {
      await store?.close();
      await place.stop();
    });
    const logOf = (match: string) =>
      store.db.selectFrom('log').selectAll().where('match', '=', match).orderBy('seq').execute();

    it('keeps commands of many matches in one commit, in order, with the row and the snapshot', async () => {
      await store.db
        .insertInto('matches')
        .values([lobby('a'), lobby('b')])
        .execute();
      expect(await store.commit([append('b', 0, 3, { seq: 2, stateJson: '{"s":2}' }), append('a', 0)])).toEqual([
        true,
        true,
      ]);
      expect((await logOf('b')).map((row) => row.seq)).toEqual([1, 2, 3]);
      const row = await store.db.selectFrom('matches').selectAll().where('id', '=', 'b').executeTakeFirstOrThrow();
      expect(row).toMatchObject({ seq: 3, n: 3, due: 1_700_000_000_001, awaitingJson: '[1]' });
      const kept = await store.db
        .selectFrom('snapshots')
        .selectAll()
        .where('match', '=', 'b')
        .executeTakeFirstOrThrow();
      expect(kept).toMatchObject({ seq: 2, stateJson: '{"s":2}' });
      await store.commit([append('b', 3, 1, { seq: 4, stateJson: '{"s":4}' })]);
      const newer = await store.db.selectFrom('snapshots').select('seq').where('match', '=', 'b').execute();
      expect(newer).toEqual([{ seq: 4 }]);
    });

    it('writes nothing of a match whose log grew meanwhile, and all of the others', async () => {
      await store.db
        .insertInto('matches')
        .values([lobby('c'), lobby('d')])
        .execute();
      await store.commit([append('c', 0)]);
      expect(await store.commit([append('c', 0, 2), append('d', 0)])).toEqual([false, true]);
      expect(await logOf('c')).toHaveLength(1);
      expect(await logOf('d')).toHaveLength(1);
    });

    it('lets exactly one of two writers have the same place', async () => {
      await store.db.insertInto('matches').values(lobby('e')).execute();
      const second = await openStore(where);
      const results = await Promise.all([store.commit([append('e', 0)]), second.commit([append('e', 0)])]);
      expect(results.flat().toSorted()).toEqual([false, true]);
      expect(await logOf('e')).toHaveLength(1);
      await second.close();
    });

    it('takes nothing more for a match that is closed', async () => {
      const second = await openStore(where);
      for (const [id, closer] of [
        ['h', store],
        ['h2', second],
      ] as const) {
        await store.db.insertInto('matches').values(lobby(id)).execute();
        expect(await store.commit([append(id, 0)])).toEqual([true]);
        expect(await store.commit([append(id, 1)])).toEqual([true]);
        await closer.db.updateTable('matches').set({ phase: 'closed' }).where('id', '=', id).execute();
        for (let i = 0; i < 2; i++) expect(await store.commit([append(id, 2)])).toEqual([false]);
        expect(await logOf(id)).toHaveLength(2);
      }
      await second.close();
    });

    it('shows a second reader what was committed a moment ago, whoever reads or writes in between', async () => {
      await store.db.insertInto('matches').values(lobby('i')).execute();
      const second = await openStore(where);
      const seen = async () =>
        (await second.db.selectFrom('log').select('seq').where('match', '=', 'i').execute()).length;
      for (let length = 0; length < 6; length += 2) {
        expect(await store.commit([append('i', length)])).toEqual([true]);
        expect(await seen()).toBe(length + 1);
        expect(await second.commit([append('i', length + 1)])).toEqual([true]);
        expect((await logOf('i')).map((row) => row.seq)).toEqual(Array.from({ length: length + 2 }, (_, k) => k + 1));
      }
      await second.close();
    });

    it('keeps a transaction to itself: what others send meanwhile is there after it, even if it was given up', async () => {
      await store.db.insertInto('matches').values(lobby('j')).execute();
      const during: Promise<unknown>[] = [];
      const undone = store.db.transaction().execute(async (tx) => {
        await tx.updateTable('matches').set({ host: 'nobody' }).where('id', '=', 'j').execute();
        during.push(store.db.updateTable('matches').set({ n: 7 }).where('id', '=', 'k').execute());
        during.push(store.commit([append('j', 0)]));
        await tx.selectFrom('matches').select('host').where('id', '=', 'j').execute();
        throw new Error('given up');
      });
      await expect(undone).rejects.toThrow('given up');
      expect((await Promise.all(during))[1]).toEqual([true]);
      const row = await store.db.selectFrom('matches').selectAll().where('id', '=', 'j').executeTakeFirstOrThrow();
      expect(row).toMatchObject({ host: 'p1', seq: 1 });
      expect(await logOf('j')).toHaveLength(1);
    });

    it('keeps a failed commit out entirely', async () => {
      await store.db
        .insertInto('matches')
        .values([lobby('f'), lobby('g')])
        .execute();
      const broken = append('g', 0, 2);
      broken.rows[1]!.seq = 1;
      await expect(store.commit([append('f', 0), broken])).rejects.toThrow(/unique|follow/i);
      expect(await logOf('f')).toEqual([]);
      expect(await logOf('g')).toEqual([]);
      expect(await store.commit([append('f', 0), append('g', 0)])).toEqual([true, true]);
    });

    it('tells a clash of names from a failure', async () => {
      const person = {
        name: 'Noor',
        handle: 'noor',
        password: null,
        email: null,
        language: 'en',
        settingsJson: '{}',
        quietJson: null,
        banned: 0,
        created: 1,
      };
      await store.db
        .insertInto('people')
        .values({ id: '1', ...person })
        .execute();
      await expect(
        store.db
          .insertInto('people')
          .values({ id: '2', ...person })
          .execute(),
      ).rejects.toThrow(/unique/i);
    });

    it('calls bots by the names that players choose', async () => {
      const at = await place.where();
      const old = await openStore(at, 7);
      const specJson = '{"seats":[{"kind":"bot","level":"quick"},{"kind":"bot","level":"search:hard"}]}';
      await old.db
        .insertInto('matches')
        .values({ ...lobby('kept'), specJson })
        .execute();
      const seat = { match: 'kept', person: null, ready: 1, archived: 0, votesJson: '[]' };
      const seats = ['quick', 'search:hard', 'Mira'].map((bot, i) => ({ ...seat, seat: i, bot }));
      await old.db.insertInto('seats').values(seats).execute();
      await old.close();
      const now = await openStore(at);
      const named = await now.db.selectFrom('seats').select('bot').orderBy('seat').execute();
      expect(named.map(({ bot }) => bot)).toEqual(['gentle', 'hard', 'Mira']);
      const row = await now.db.selectFrom('matches').select('specJson').executeTakeFirstOrThrow();
      expect(row.specJson).toBe('{"seats":[{"kind":"bot","level":"gentle"},{"kind":"bot","level":"hard"}]}');
      await now.close();
    });

    for (let version = 0; version < MIGRATIONS.length; version++) {
      it(`brings data of version ${version} forward`, async () => {
        const at = await place.where();
        const old = await openStore(at, version);
        if (version > 0) await old.db.insertInto('matches').values(lobby('kept')).execute();
        if (version > 0) await old.db.insertInto('log').values(append('kept', 0).rows).execute();
        await old.close();
        const now = await openStore(at);
        expect(await now.db.selectFrom('log').select('seq').execute()).toEqual(version > 0 ? [{ seq: 1 }] : []);
        await now.db.insertInto('chat').values({ match: 'kept', person: 'p', seat: null, text: 'hi', at: 1 }).execute();
        expect(await now.db.selectFrom('notices').selectAll().execute()).toEqual([]);
        await now.close();
      });
    }

    it('refuses data that is newer than the program', async () => {
      const at = await place.where();
      const newer = await openStore(at);
      await sql`insert into versions (version) values (${MIGRATIONS.length + 1})`.execute(newer.db);
      await newer.close();
      await expect(openStore(at)).rejects.toThrow(/newer/);
    });
  });
}

describe('the journal of SQLite', () => {
  type File = Extract<Where, { kind: 'sqlite' }>;
  const read = (file: string, select: string) => {
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare(select).all();
    db.close();
    return rows;
  };
  const inJournal = ({ file }: File) => read(journalFile(file), 'select id from journal').length;
  /** What stands in the tables of the file, whatever the journal holds. */
  const inTables = ({ file }: File) =>
    read(file, 'select match, seq from log order by match, seq')
      .map(({ match, seq }) => `${match as string}${seq as number}`)
      .join(' ');
  /** The files as a crash would leave them. */
  const crashed = async (place: Place, { file }: File): Promise<File> => {
    const left = (await place.where()) as File;
    for (const part of ['', '-wal', '-commands', '-commands-wal']) copyFileSync(file + part, left.file + part);
    return left;
  };

  it('holds what was committed until somebody reads it or there is much of it, and is found again after a crash', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const store = await openStore(where);
    await store.db.insertInto('matches').values(lobby('m')).execute();
    for (let length = 0; length < 5; length++) await store.commit([append('m', length)]);
    expect(inJournal(where)).toBe(5);
    expect(inTables(where)).toBe('');
    const left = await crashed(place, where);
    const again = await openStore(left);
    expect(await again.commit([append('m', 5)])).toEqual([true]);
    expect(await again.db.selectFrom('log').select('seq').execute()).toHaveLength(6);
    await again.close();
    // One stays, so that the next has a number of its own.
    expect(inJournal(left)).toBe(1);

    let length = 5;
    const playOn = async () => {
      for (const end = length + 1500; length < end; length += 5) await store.commit([append('m', length, 5)]);
    };
    await playOn();
    // Nobody reads it, and yet it is brought to the tables, and the journal is emptied.
    await vi.waitFor(() => expect(inTables(where).split(' ').length).toBeGreaterThanOrEqual(1000));
    await playOn();
    await vi.waitFor(async () => {
      await store.commit([append('m', length++)]);
      expect(inJournal(where)).toBeLessThan(350);
    });
    expect(await store.db.selectFrom('log').select('seq').execute()).toHaveLength(length);
    await store.close();
    await place.stop();
  });

  it('brings one match to its place for those who ask for that one, and none twice after a crash', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const store = await openStore(where);
    const { db } = store;
    for (const id of ['a', 'b', 'c']) await db.insertInto('matches').values(lobby(id)).execute();
    await store.commit([append('a', 0), append('b', 0, 2), append('c', 0)]);
    await store.commit([append('a', 1)]);
    const { seq } = await db.selectFrom('matches').select('seq').where('id', '=', 'a').executeTakeFirstOrThrow();
    expect(seq).toBe(2);
    expect(inTables(where)).toBe('a1 a2');
    await db.updateTable('matches').set({ revision: 7 }).where('id', '=', 'c').execute();
    expect(inTables(where)).toBe('a1 a2 c1');

    const left = await crashed(place, where);
    const again = await openStore(left);
    expect(await again.commit([append('a', 2), append('b', 2), append('c', 0)])).toEqual([true, true, false]);
    const rows = await again.db.selectFrom('matches').select(['id', 'seq', 'revision']).orderBy('id').execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['a', 3, 0],
      ['b', 3, 0],
      ['c', 1, 7],
    ]);
    expect(inTables(left)).toBe('a1 a2 a3 b1 b2 b3 c1');
    await again.close();
    await store.close();
    expect(inTables(where)).toBe('a1 a2 b1 b2 c1');
    await place.stop();
  });

  it('goes on where a server of an earlier version crashed, with the journal among its tables', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const old = await openStore(where, 5);
    await old.db.insertInto('matches').values(lobby('m')).execute();
    for (const text of [toText([append('m', 0, 2)]), toText([append('m', 2)])])
      await sql`insert into journal (appends) values (${text})`.execute(old.db);
    await old.close();
    const now = await openStore(where);
    expect(await now.commit([append('m', 2), append('n', 0)])).toEqual([false, false]);
    expect(await now.commit([append('m', 3)])).toEqual([true]);
    expect(await now.db.selectFrom('log').select('seq').execute()).toHaveLength(4);
    await now.close();
    await place.stop();
  });

  it('keeps a table closed whose last commands were on their way when it was closed', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const store = await openStore(where);
    await store.db.insertInto('matches').values(lobby('m')).execute();
    await store.commit([append('m', 0)]);
    const tables = new DatabaseSync(where.file);
    tables.exec(`update matches set phase = 'closed', due = null, ended = 7`);
    tables.close();
    const row = await store.db.selectFrom('matches').select(['seq', 'phase', 'due', 'ended']).executeTakeFirst();
    expect(row).toEqual({ seq: 1, phase: 'closed', due: null, ended: 7 });
    await store.close();
    await place.stop();
  });

  it('leaves two files in good order, and can be closed while another program has the journal', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const mark = () => read(where.file, `select value from server where name = 'placed'`)[0];
    const marks = new Set<unknown>();
    for (const length of [0, 1, 1]) {
      const store = await openStore(where);
      if (length === 0) await store.db.insertInto('matches').values(lobby('m')).execute();
      await store.commit([append('m', length)]);
      const other = new DatabaseSync(journalFile(where.file));
      other.exec('begin immediate');
      await store.close();
      other.close();
      const left = readdirSync(dirname(where.file)).toSorted();
      expect(left).toEqual([basename(where.file), basename(journalFile(where.file))]);
      // Another one each time, or SQLite would write nothing, and so sync nothing.
      marks.add(mark()!['value']);
    }
    expect(marks.size).toBe(3);
    expect(inTables(where)).toBe('m1 m2');
    await place.stop();
  });

  it('keeps commands that do not follow what is stored, and goes on beside them', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const store = await openStore(where);
    await store.db
      .insertInto('matches')
      .values([lobby('m'), lobby('k')])
      .execute();
    const other = new DatabaseSync(journalFile(where.file));
    other.prepare('insert into journal (appends) values (?)').run(toText([append('m', 5)]));
    other.close();
    expect(await store.commit([append('k', 0)])).toEqual([true]);
    expect(await store.db.selectFrom('log').select('match').execute()).toEqual([{ match: 'k' }]);
    await store.close();
    expect(inJournal(where)).toBe(2);
    await place.stop();
  });

  it('is not opened without its tables', async () => {
    const place = sqlite();
    const where = (await place.where()) as File;
    const store = await openStore(where);
    await store.db.insertInto('matches').values(lobby('m')).execute();
    await store.commit([append('m', 0)]);
    await store.close();
    renameSync(where.file, `${where.file}.away`);
    await expect(openStore(where)).rejects.toThrow(/belongs to a database that is not there/);
    renameSync(`${where.file}.away`, where.file);
    const again = await openStore(where);
    expect(await again.commit([append('m', 1)])).toEqual([true]);
    await again.close();
    await place.stop();
  });

  it('knows the statements that are about one match, and takes no others for such', async () => {
    const about = (text: string, ...parameters: unknown[]) => onlyMatch({ sql: text, parameters });
    expect(about('select * from "matches" where "id" = ?', 'm')).toBe('m');
    expect(about('select "seq", "n" from "log" where "match" = ? and "seq" >= ? order by "seq"', 'm', 3)).toBe('m');
    expect(about('update "matches" set "n" = ?, "due" = ? where "id" = ? and "revision" = ?', 1, 2, 'm', 4)).toBe('m');
    expect(about('insert into "snapshots" ("match", "seq") values (?, ?)', 'm', 1)).toBe('m');
    for (const other of [
      'select * from "matches" where "id" = ? or "host" = ?',
      'select * from "matches" where "id" in (?, ?)',
      'select * from "matches" where "host" = ?',
      'select * from "matches" where "id" = ? union select * from "matches"',
      'select * from "matches" inner join "log" on "log"."match" = "matches"."id" where "id" = ?',
      'select (select count(*) from "log") as "x" from "matches" where "id" = ?',
      'select "id" from "matches" where "id" = ? and exists (select * from "log")',
      'insert into "snapshots" ("match", "seq") values (?, ?), (?, ?)',
      'insert into "log" ("match") select "id" from "matches"',
      'update "matches" set "n" = (select count(*) from "log") where "id" = ?',
      'delete from "matches" where "id" = ?',
    ])
      expect(about(other, 'm', 'o')).toBe(null);
  });
});

describe('a disk without room under SQLite', () => {
  const roomFor = async ({ db }: Store, pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  const pagesOf = async ({ db }: Store) =>
    (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!.page_count;
  const person = { handle: null, password: null, email: null, language: 'en', settingsJson: '{}', quietJson: null };
  const guest = { ...person, id: '1', name: 'x'.repeat(200_000), banned: 0, created: 1 };

  it('does not take what could not go to the tables for done, whoever has a transaction open then', async () => {
    const place = sqlite();
    const store = await openStore(await place.where());
    await store.db.insertInto('matches').values(lobby('m')).execute();
    await roomFor(store, await pagesOf(store));
    for (let length = 0; length < 1024; length += 128) await store.commit([append('m', length, 128)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await roomFor(store, 1_000_000);
    await store.db.transaction().execute(async (tx) => {
      await tx.selectFrom('people').selectAll().execute();
      for (let length = 1024; length < 2048; length += 128) await store.commit([append('m', length, 128)]);
      await tx.selectFrom('people').selectAll().execute();
      await store.commit([append('m', 2048)]);
    });
    expect(await store.db.selectFrom('log').select('seq').execute()).toHaveLength(2049);
    await store.close();
    await place.stop();
  });

  it('knows that what was brought to the tables is lost with a transaction for which there was no room', async () => {
    const place = sqlite();
    const store = await openStore(await place.where());
    const { db } = store;
    for (const id of ['m', 'k']) await db.insertInto('matches').values(lobby(id)).execute();
    await store.commit([append('m', 0, 1023)]);
    const failing = db.transaction().execute(async (tx) => {
      await tx.selectFrom('matches').selectAll().where('id', '=', 'm').execute();
      await sql.raw(`pragma max_page_count = 1`).execute(tx);
      const failed = tx.insertInto('people').values(guest).execute();
      failed.catch(() => {});
      for (let i = 0; i < 50; i++) await Promise.resolve();
      // Now there is much in the journal, and word of it is behind the statement that fails.
      await store.commit([append('k', 0)]);
      await failed;
    });
    await expect(failing).rejects.toThrow(/full/);
    await roomFor(store, 1_000_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const length of [1, 2]) expect(await store.commit([append('k', length)])).toEqual([true]);
    expect(await db.selectFrom('log').select('seq').where('match', '=', 'm').execute()).toHaveLength(1023);
    await store.close();
    await place.stop();
  });

  it('keeps what cannot go to the tables in the journal, until there is room', async () => {
    const place = sqlite();
    const where = await place.where();
    const store = await openStore(where);
    await store.db.insertInto('matches').values(lobby('m')).execute();
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count}`).execute(store.db);
    const big = append('m', 0, 1, { seq: 1, stateJson: 'x'.repeat(200_000) });
    expect(await store.commit([big])).toEqual([true]);
    const log = () => store.db.selectFrom('log').selectAll().execute();
    await expect(log()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringMatching(/full/) });
    expect(await store.commit([append('m', 1)])).toEqual([true]);
    await sql.raw('pragma max_page_count = 1000000').execute(store.db);
    expect(await log()).toHaveLength(2);
    await store.close();
    await place.stop();
  });

  it('a journal that cannot be written is a clear error, and nothing is lost or half-written', async () => {
    const place = sqlite();
    const where = (await place.where()) as { kind: 'sqlite'; file: string };
    const store = await openStore(where);
    await store.db.insertInto('matches').values(lobby('m')).execute();
    expect(await store.commit([append('m', 0)])).toEqual([true]);
    const other = new DatabaseSync(journalFile(where.file));
    other.exec('begin immediate');
    await expect(store.commit([append('m', 1)])).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringMatching(/locked/),
    });
    other.exec('rollback');
    other.close();
    expect(await store.commit([append('m', 1)])).toEqual([true]);
    expect(await store.db.selectFrom('log').selectAll().execute()).toHaveLength(2);
    await store.close();
    await place.stop();
  });
});

describe('backups of SQLite', () => {
  it('a backup taken while the server is open is whole', async () => {
    const place = sqlite();
    const store = await openStore(await place.where());
    await store.db.insertInto('matches').values(lobby('m')).execute();
    await store.commit([append('m', 0, 2)]);
    const copy = (await place.where()) as { kind: 'sqlite'; file: string };
    await store.backup(copy.file);
    await store.commit([append('m', 2)]);
    const restored = await openStore(copy);
    expect(await restored.db.selectFrom('log').select('seq').execute()).toEqual([{ seq: 1 }, { seq: 2 }]);
    await restored.close();
    await store.close();
    await place.stop();
  });
});

describe.skipIf(noPostgres !== null)(`nodes that start at once${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  const place = postgres();
  afterAll(() => place.stop());

  it('all open an empty PostgreSQL', async () => {
    for (let round = 0; round < 2; round++) {
      const where = await place.where();
      const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openStore(where)));
      expect(opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
      const stores = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const { rows } = await sql`select version from versions order by version`.execute(stores[0]!.db);
      expect(rows).toEqual(MIGRATIONS.map((_, i) => ({ version: i + 1 })));
      for (const store of stores) await store.close();
    }
  });
});
