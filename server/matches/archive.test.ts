import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Archive, OwnRecord } from '@orrery/games/archive';
import type { MatchSummary } from '../api/types.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { Finished } from './archive.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const rates = (of: string, more = '') =>
  fetch(`${server.url}/api/archive?game=star-realms&of=${of}${more}`).then(
    (answer) => answer.json() as Promise<Archive>,
  );
/** Until the thread has worked it out. */
async function untilKept(match: string): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const row = await server.server.store.db
      .selectFrom('statistics')
      .select('match')
      .where('match', '=', match)
      .executeTakeFirst();
    if (row) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the match did not come into the archive');
}

describe('the archive of a server', () => {
  it('[TI4-TRACK-06] keeps every match that ends, tells win rates and one’s own record, and leaves names out', async () => {
    const { players, match } = await seatedPlayers(server, 2, { game: 'star-realms' });
    const [ada, noor] = players as [(typeof players)[0], (typeof players)[0]];
    const { n } = await ada.ask<MatchSummary>('GET', `/api/matches/${match}`);
    await ada.ask('POST', `/api/matches/${match}/commands`, { do: 'resign', seat: 0, n });
    await untilKept(match);
    expect(await rates('people')).toMatchObject({ matches: 1, even: 0.5 });
    expect((await rates('people')).bySeat.map(({ wins }) => wins)).toEqual([0, 1]);
    expect(await rates('people', '&seats=3')).toMatchObject({ matches: 0 });
    expect(await rates('people', '&options=mode=raid')).toMatchObject({ matches: 0 });
    expect(await rates('bots')).toMatchObject({ matches: 0, apart: 1 });
    expect(await noor.ask<OwnRecord>('GET', '/api/me/record?game=star-realms')).toMatchObject({
      games: 1,
      places: [1],
    });
    expect(await ada.ask<OwnRecord>('GET', '/api/me/record?game=star-realms')).toMatchObject({ games: 1, places: [2] });
    const [entry] = await ada.ask<Finished[]>('GET', '/api/archive/matches?game=star-realms');
    expect(entry!.players).toEqual([{ name: '' }, { name: '' }]);
    expect(entry!.ended).toBeGreaterThan(Date.now() - 60_000);
    expect(await rates('people', '&things=nobody-had-this')).toMatchObject({ matches: 0 });
    expect(await ada.ask<Finished[]>('GET', '/api/archive/matches?game=star-realms&most=1')).toHaveLength(1);
    // A match that was missed, because the server stopped in between, comes in later.
    await server.server.store.db.deleteFrom('statistics').execute();
    await server.server.archive.catchUp();
    await untilKept(match);
  });

  it('takes no match that somebody brought as a file', async () => {
    const { players, match } = await seatedPlayers(server, 2, { game: 'star-realms' });
    const [ada] = players as [(typeof players)[0]];
    const { n } = await ada.ask<MatchSummary>('GET', `/api/matches/${match}`);
    await ada.ask('POST', `/api/matches/${match}/commands`, { do: 'resign', seat: 0, n });
    const file = await (await fetch(`${server.url}/api/matches/${match}/file`)).text();
    expect(JSON.parse(file)).toMatchObject({ times: expect.any(Array) as number[] });
    const brought = await ada.ask<MatchSummary>('POST', '/api/matches/import', { file });
    await server.server.archive.keep(brought.id);
    await untilKept(match);
    const rows = await server.server.store.db.selectFrom('statistics').select('match').execute();
    expect(rows.map((row) => row.match)).not.toContain(brought.id);
  });

  it('refuses a filter that is none', async () => {
    const wrong = async (query: string) => (await fetch(`${server.url}/api/archive?${query}`)).status;
    expect(await wrong('')).toBe(400);
    expect(await wrong('game=star-realms&options=mode')).toBe(400);
    expect(await wrong('game=star-realms&seats=99')).toBe(400);
    expect((await fetch(`${server.url}/api/me/record?game=star-realms`)).status).toBe(401);
  });
});
