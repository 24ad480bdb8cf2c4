import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesOf, isFilm, readMatchFile, unpack } from '@orrery/kernel';
import type { Event, MatchFile, Shapes } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/store.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

// A server of the release of November 2026, with a running and a finished match of each game, is opened by this version.

const FIXTURES = new URL('../../games/legacy/fixtures/2026-11/', import.meta.url);
const RELEASED_TABLES = 6;
interface Fixture {
  file: MatchFile & { pace: string };
  events: Event<Shapes>[][];
  n: number[];
  state: object;
}
const fixtures = readdirSync(FIXTURES).map((name) => ({
  id: name.replaceAll(/[^a-z0-9]|json$/g, ''),
  name,
  isFinished: name.includes('finished'),
  fixture: JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as Fixture,
}));
const finished = fixtures.filter(({ isFinished }) => isFinished);
const running = fixtures.filter(({ isFinished }) => !isFinished);

async function writeAsReleased(dir: string): Promise<void> {
  const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') }, RELEASED_TABLES);
  for (const { id, isFinished, fixture } of fixtures) {
    const { file, events, n, state } = fixture;
    const spec = {
      game: file.game,
      options: file.options,
      seats: file.seats.map(() => ({ kind: 'open' })),
      public: true,
      clock: { kind: 'none' },
      onTimeout: 'default',
      watching: { allowed: true, delay: 0 },
      windows: file.pace === 'by-clock' ? 'blurred' : 'at-once',
      title: '',
    };
    await store.db
      .insertInto('matches')
      .values({
        id,
        game: file.game,
        rules: file.rules,
        specJson: JSON.stringify(spec),
        phase: isFinished ? 'finished' : 'running',
        host: 'somebody',
        public: 1,
        key: file.key,
        seq: file.commands.length,
        n: n.at(-1)!,
        awaitingJson: '[]',
        clockJson: null,
        due: null,
        resultJson: file.result && JSON.stringify(file.result),
        revision: 0,
        rematch: null,
        webhook: null,
        created: 1,
        started: 1,
        ended: isFinished ? 2 : null,
      })
      .execute();
    const rows = file.commands.map((command, i) => ({
      match: id,
      seq: i + 1,
      n: n[i]!,
      at: i,
      seat: 'seat' in command ? command.seat : null,
      commandJson: JSON.stringify(command),
      hash: file.hashes[i] ?? '-',
      eventsJson: JSON.stringify(events[i]),
    }));
    await store.db.insertInto('log').values(rows).execute();
    const seats = file.seats.map((_, seat) => ({
      match: id,
      seat,
      person: seat === 1 ? null : `p${seat}`,
      bot: seat === 1 ? 'quick' : null,
      ready: 1,
      archived: 0,
      votesJson: '[]',
    }));
    await store.db.insertInto('seats').values(seats).execute();
    await store.db
      .insertInto('snapshots')
      .values({ match: id, seq: rows.length, stateJson: JSON.stringify(state) })
      .execute();
  }
  await store.close();
}

describe.skipIf(process.env.TEST_POSTGRES)('an update from the release of November 2026', () => {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-update-'));
  let server: TestServer;
  const faults: string[] = [];
  beforeAll(async () => {
    await writeAsReleased(dir);
    const report = (what: string, error: unknown) => void faults.push(`${what}: ${String(error)}`);
    server = await openTestServer({}, { report }, dir);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  const fileOf = async (id: string): Promise<MatchFile> => {
    const response = await fetch(`${server.url}/api/matches/${id}/file`);
    const read = readMatchFile(await response.text());
    if (!read.ok) throw new Error(read.flaw.why);
    return read.file;
  };
  const lastOf = async (id: string) => {
    const film = await unpack((await fileOf(id)).film!);
    if (!isFilm(film)) throw new Error('no film');
    return framesOf(film).at(-1)!;
  };

  /** Plays on; how far the match was before. A bot may have moved meanwhile. */
  const playOne = async (id: string, last: number): Promise<number> => {
    const { matches } = server.server;
    const live = await matches.open(id);
    const { n } = live.shown.state.pub.table;
    await matches.play(id, { do: 'preAnswers', seat: 0, preAnswers: [] });
    return Math.min(n, last);
  };

  it.each(finished.map(({ id, name, fixture }) => ({ id, name, fixture })))(
    'leaves a finished match to be read: $name',
    async ({ id, fixture }) => {
      const { state } = await lastOf(id);
      expect(state.pub.table.result).toEqual(fixture.file.result);
      expect(state.pub.table.n).toBe(fixture.n.at(-1));
      const player = await server.player('Noor');
      const answer = await player.call<{ message?: string }>('GET', `/api/matches/${id}/view`);
      expect([200, 409]).toContain(answer.status);
    },
    60_000,
  );

  it.each(running.map(({ id, name, fixture }) => ({ id, name, fixture })))(
    'lets a running match go on, or ends it where it stands and keeps it: $name',
    async ({ id, fixture }) => {
      const player = await server.player('Noor');
      const answer = await player.call<{ reason?: string }>('GET', `/api/matches/${id}/view`);
      const row = await server.server.store.db
        .selectFrom('matches')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const last = fixture.n.at(-1)!;
      const found =
        answer.status === 200
          ? { phase: row.phase, reason: null, at: await playOne(id, last) }
          : { phase: row.phase, reason: answer.body.reason, at: (await lastOf(id)).state.pub.table.n };
      expect([
        { phase: 'running', reason: null, at: last },
        { phase: 'closed', reason: 'other-rules', at: last },
      ]).toContainEqual(found);
    },
    60_000,
  );

  it('meets no fault on the way', () => {
    expect(faults).toEqual([]);
  });
});
