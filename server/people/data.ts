import type { Server } from '../server.ts';
import { readTable } from '../matches/table.ts';
import { SUBSTITUTE } from '../matches/matches.ts';
import type { PersonRow } from '../store/tables.ts';

/** Everything kept about a person, but for the hashes of secrets. */
export async function exportData(server: Server, person: PersonRow): Promise<object> {
  const { db } = server.store;
  const matches = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .select([
      'matches.id',
      'matches.game',
      'matches.phase',
      'seats.seat',
      'matches.created',
      'matches.ended',
      'matches.resultJson',
    ])
    .where('seats.person', '=', person.id)
    .execute();
  return {
    me: await server.people.me(person),
    sessions: await server.people.sessions(person.id, ''),
    tokens: await server.people.tokens(person.id),
    push: await db.selectFrom('push').select(['endpoint', 'created']).where('person', '=', person.id).execute(),
    matches: matches.map(({ resultJson, ...match }) => ({
      ...match,
      result: resultJson === null ? null : (JSON.parse(resultJson) as unknown),
      file: match.phase === 'finished' ? `/api/matches/${match.id}/file` : null,
    })),
    rooms: await db
      .selectFrom('rooms')
      .select(['id', 'kind', 'game', 'setup', 'created'])
      .where('host', '=', person.id)
      .execute(),
    webhooks: await db
      .selectFrom('matches')
      .select(['id as match', 'webhook as url'])
      .where('host', '=', person.id)
      .where('webhook', 'is not', null)
      .execute(),
    notices: await db.selectFrom('notices').select(['match', 'sent']).where('person', '=', person.id).execute(),
    chat: await db.selectFrom('chat').selectAll().where('person', '=', person.id).execute(),
    reports: await db
      .selectFrom('reports')
      .select(['match', 'line', 'why', 'at'])
      .where('by', '=', person.id)
      .execute(),
  };
}

/** Deletes what can be deleted. Matches belong to all who played them: they stay, without the name. */
export async function eraseData(server: Server, person: PersonRow): Promise<void> {
  const { db } = server.store;
  const seats = await db.selectFrom('seats').select('match').where('person', '=', person.id).execute();
  for (const { match } of seats) await letGo(server, match, person.id);
  await db.transaction().execute(async (tx) => {
    for (const table of [
      'sessions',
      'passkeys',
      'codes',
      'chat',
      'push',
      'mutes',
      'notices',
      'glances',
      'places',
    ] as const)
      await tx
        .deleteFrom(table as 'chat')
        .where('person', '=', person.id)
        .execute();
    await tx.deleteFrom('mutes').where('muted', '=', person.id).execute();
    // A report repeats what was said.
    await tx
      .deleteFrom('reports')
      .where((q) => q.or([q('accused', '=', person.id), q('by', '=', person.id)]))
      .execute();
    await tx.updateTable('matches').set({ webhook: null }).where('host', '=', person.id).execute();
    await tx
      .updateTable('people')
      .set({
        name: '',
        handle: null,
        password: null,
        email: null,
        emailPending: null,
        settingsJson: '{}',
        quietJson: null,
        digestJson: null,
        operator: 0,
      })
      .where('id', '=', person.id)
      .execute();
  });
  server.people.disconnect(person.id);
}

async function letGo(server: Server, match: string, person: string): Promise<void> {
  const { row, seats } = await readTable(server.store.db, match);
  if (row.phase === 'lobby') return server.lobby.leave(match, person);
  if (row.phase !== 'running') return;
  const { seat, bot } = seats.find((one) => one.person === person)!;
  if (bot !== null) return;
  await server.store.db
    .updateTable('seats')
    .set({ bot: SUBSTITUTE })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .execute();
  await server.matches.reseat(match);
  await server.matches.play(match, { do: 'bot', seat, on: true });
}
