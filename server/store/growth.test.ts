import { readFileSync } from 'node:fs';
import { readMatchFile } from '@orrery/kernel';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSummary } from '../api/types.ts';
import { Player } from '../testing/player.ts';
import { noPostgres, startPostgres } from '../testing/services.ts';
import type { Service } from '../testing/services.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

// What docs/scaling.md tells an operator to add to a PostgreSQL that has become large.

describe.skipIf(noPostgres !== null)(`a PostgreSQL that grows${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let service: Service;
  beforeAll(async () => {
    service = await startPostgres();
  });
  afterAll(() => service.stop());

  const urlOf = (name: string) => service.url.replace(/postgres$/, name);
  async function run(name: string, text: string): Promise<{ [column: string]: unknown }[]> {
    const client = new Client(urlOf(name));
    await client.connect();
    const { rows } = await client.query<{ [column: string]: unknown }>(text);
    await client.end();
    return rows ?? [];
  }
  const open = (name: string, replica?: string) =>
    openTestServer({ DATABASE_URL: urlOf(name), ...(replica ? { DATABASE_REPLICA_URL: urlOf(replica) } : {}) });

  /** A match of two that one gave up after some answers. */
  async function finished(server: TestServer): Promise<string> {
    const { match, players } = await seatedPlayers(server, 2);
    const [one] = players as [Player, Player];
    const { n } = await one.ask<{ n: number }>('GET', `/api/matches/${match}/view`);
    await one.ask('POST', `/api/matches/${match}/commands`, { do: 'resign', seat: 0, n });
    await server.server.films.of(match);
    for (const player of players) player.disconnect();
    return match;
  }
  async function fileOf(server: TestServer, match: string) {
    const { body } = await new Player(server.url).call<object>('GET', `/api/matches/${match}/file`);
    const read = readMatchFile(JSON.stringify(body));
    if (!read.ok) throw new Error(`${read.flaw.reason}: ${JSON.stringify(body).slice(0, 200)}`);
    return read.file;
  }
  const lay = async (server: TestServer) =>
    (await (await server.player('Host')).create({ game: 'parley', public: true })).id;

  it('reads public lists, films and files of finished matches from a replica, and what is not there yet from the first', async () => {
    await run('postgres', 'create database main');
    const first = await open('main');
    const match = await finished(first);
    const table = await lay(first);
    const whole = await fileOf(first, match);
    expect(whole.film).toBeDefined();
    await first.stop();
    await run('postgres', 'create database copy template main');
    // What is only in the copy from now on can come from nowhere else.
    await run('main', `delete from log where match = '${match}'; delete from films where match = '${match}'`);

    const second = await open('main', 'copy');
    expect(await fileOf(second, match)).toEqual(whole);
    // This copy follows nothing: what is new is missing in lists, and there for whoever asks for it.
    const later = await lay(second);
    const listed = await new Player(second.url).ask<MatchSummary[]>('GET', '/api/matches');
    expect(listed.map(({ id }) => id)).toEqual([table]);
    expect((await new Player(second.url).ask<MatchSummary>('GET', `/api/matches/${later}`)).id).toBe(later);
    const ended = await finished(second);
    expect((await fileOf(second, ended)).commands).toHaveLength(1);
    await second.stop();
  });

  it('can be parted by match with the statements of deploy/partition.sql: all is there, and matches go on', async () => {
    await run('postgres', 'create database large');
    const first = await open('large');
    const match = await finished(first);
    const whole = await fileOf(first, match);
    const { match: running, players } = await seatedPlayers(first, 2);
    const cookies = players.map(({ cookie }) => cookie);
    for (const player of players) player.disconnect();
    await first.stop();
    await run('large', readFileSync(new URL('../../deploy/partition.sql', import.meta.url), 'utf8'));
    const parted = await run(
      'large',
      `select relname, count(*)::int as parts from pg_inherits join pg_class on pg_class.oid = inhparent where relkind = 'p' group by 1 order by 1`,
    );
    expect(parted).toEqual([
      { relname: 'films', parts: 16 },
      { relname: 'log', parts: 16 },
    ]);

    const second = await open('large');
    expect(await fileOf(second, match)).toEqual(whole);
    const one = Object.assign(new Player(second.url), { cookie: cookies[0]! });
    const { n } = await one.ask<{ n: number }>('GET', `/api/matches/${running}/view`);
    const command = { do: 'resign', seat: 0, n };
    await one.ask('POST', `/api/matches/${running}/commands`, command);
    expect((await one.call('POST', `/api/matches/${running}/commands`, command)).body).toMatchObject({ already: true });
    await second.server.films.of(running);
    expect((await fileOf(second, running)).commands).toHaveLength(1);
    await second.stop();
  });
});
