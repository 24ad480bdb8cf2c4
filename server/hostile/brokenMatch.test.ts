import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { InboxItem, MatchSummary } from '../api/types.ts';
import { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';

const folders: string[] = [];
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

describe('a match that cannot be opened', () => {
  it('stops no clock but its own, hides nothing in an inbox or a list, and is told once', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-broken-'));
    folders.push(dir);
    const clock = { kind: 'live' as const, bank: 1, gain: 0 };
    const first = await openTestServer({}, {}, dir);
    const host = await first.player('Noor');
    const guest = await first.player('Jonas');
    const tables: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { id } = await host.create({
        game: 'parley',
        clock,
        onTimeout: 'resign',
        seats: [{ kind: 'open' }, { kind: 'open' }],
      });
      await guest.join(id);
      tables.push(id);
    }
    const patient = await host.create({ game: 'parley', seats: [{ kind: 'open' }, { kind: 'open' }] });
    await guest.join(patient.id);
    for (const id of [...tables, patient.id]) await host.ask('POST', `/api/matches/${id}/start`);
    // The first is of rules that nobody has here, the second is damaged; both are due before the others.
    const { db } = first.server.store;
    await db.updateTable('matches').set({ rules: 99, due: 1 }).where('id', '=', tables[0]!).execute();
    await db.updateTable('snapshots').set({ stateJson: '{"rules":99}' }).where('match', '=', tables[0]!).execute();
    await db.updateTable('matches').set({ due: 2 }).where('id', '=', tables[1]!).execute();
    await db.deleteFrom('log').where('match', '=', tables[1]!).execute();
    await db.updateTable('snapshots').set({ stateJson: '{"' }).where('match', '=', tables[1]!).execute();
    await first.stop();

    const reports: string[] = [];
    const second = await openTestServer(
      {},
      {
        timing: { sweep: 20 },
        report: (what, _error, details) => reports.push(`${what} ${(details as { match?: string }).match}`),
      },
      dir,
    );
    const again = Object.assign(new Player(second.url), { cookie: host.cookie });
    const phaseOf = async (id: string) => (await again.ask<MatchSummary>('GET', `/api/matches/${id}`)).phase;
    for (const id of tables.slice(2)) await again.until(async () => (await phaseOf(id)) === 'finished');
    for (const id of tables.slice(0, 2)) {
      expect(await phaseOf(id)).toBe('running');
      expect(reports.filter((line) => line.startsWith('a match cannot be opened;') && line.endsWith(id))).toHaveLength(
        1,
      );
    }
    const inbox = await again.ask<InboxItem[]>('GET', '/api/me/inbox');
    expect(inbox.map(({ match }) => match)).toEqual([patient.id]);
    expect(await again.ask<MatchSummary[]>('GET', '/api/me/matches')).toHaveLength(5);
    expect(second.server.matches.broken).toBe(2);
    await second.stop();
  });
});

describe('a table whose row cannot be read', () => {
  it('is left out of lists', async () => {
    const server = await openTestServer();
    const { match, players } = await seatedPlayers(server, 2);
    const { id } = await players[0]!.create({ game: 'parley' });
    await server.server.store.db.updateTable('matches').set({ specJson: '{' }).where('id', '=', match).execute();
    expect((await players[0]!.ask<MatchSummary[]>('GET', '/api/me/matches')).map((table) => table.id)).toEqual([id]);
    await server.stop();
  });
});
