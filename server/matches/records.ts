import { currentCommand, eventFor, same, timesAfter, writeMatchFile } from '@orrery/kernel';
import type { Command, Event, MatchFile, Result, Seat, Shapes, State } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import { conflict, malformed } from '../api/requestError.ts';
import type { History, HistoryStep, MatchId, PersonId, Time } from '../api/types.ts';
import type { Store } from '../store/store.ts';
import { NO_HASH } from '../store/tables.ts';
import type { MatchRow, Tables } from '../store/tables.ts';
import type { Verified } from '../bots/verify.ts';
import { mustHaveRoomFor } from '../ops/quotas.ts';
import { published, saltsOf } from './dice.ts';
import { newId } from './ids.ts';
import { windowCloseOf } from './restore.ts';
import { peopleOf } from './summaries.ts';
import { readTable } from './table.ts';

const STEPS = 200;

/** What happened at a table after a point, as far as a seat (or the public) may know. */
export async function history(
  store: Store,
  match: MatchId,
  seat: Seat | null,
  since: number,
  until: Time,
): Promise<History> {
  const { db } = store;
  // A command that settled nothing is its sender's own business: a draft, an order, a sealed answer. The first with a new n settled it.
  const settling = db
    .selectFrom('log')
    .select((q) => q.fn.min('seq').as('seq'))
    .where('match', '=', match)
    .where('n', '>', since)
    .groupBy('n');
  const rows = await db
    .selectFrom('log')
    .select(['n', 'at', 'seat', 'commandJson', 'eventsJson'])
    .where('match', '=', match)
    .where('n', '>', since)
    .where('at', '<=', until)
    .where((q) => q.or([q('seq', 'in', settling), q('commandJson', 'like', '{"do":"bot"%')]))
    .orderBy('seq')
    .limit(STEPS + 1)
    .execute();
  const steps: HistoryStep[] = [];
  let n = since;
  for (const row of rows.slice(0, STEPS)) {
    const command = currentCommand(JSON.parse(row.commandJson));
    if (row.n === n && command.do !== 'bot') continue;
    n = row.n;
    const events = (JSON.parse(row.eventsJson) as Event<Shapes>[]).map((event) => eventFor(event, seat));
    steps.push({ n: row.n, at: row.at, by: row.seat, do: command.do, events });
  }
  return { steps, more: rows.length > STEPS };
}

/** Whether this very command is in the log: a message sent again, long after. */
export async function wasApplied(db: Kysely<Tables>, match: MatchId, command: Command): Promise<boolean> {
  if (!('n' in command)) return false;
  const rows = await db
    .selectFrom('log')
    .select('commandJson')
    .where('match', '=', match)
    .where('seq', '>', command.n)
    .where('n', 'in', [command.n, command.n + 1])
    .execute();
  return rows.some(({ commandJson }) => same(currentCommand(JSON.parse(commandJson)), command));
}

/** The file that re-creates a match. It holds the key of all dice and shuffles, so there is none before the end. */
export async function matchFile(
  store: Store,
  id: MatchId,
  filmOf: (match: MatchId) => Promise<string | null>,
): Promise<string> {
  const { row } = await readTable(store.db, id);
  if (row.phase === 'lobby' || row.phase === 'running')
    throw conflict('not-finished', 'The file holds every secret of the match; it can be had after the end.');
  const film = await filmOf(id);
  const record = await recordOf(await whereItEnded(store, row), id);
  return writeMatchFile({ ...record, ...(film === null ? {} : { film }) });
}

/** A match that is over is read from the replica as soon as its end is there: with that came all of its log. */
async function whereItEnded({ db, replica }: Store, { id, seq, phase }: MatchRow): Promise<Kysely<Tables>> {
  if (replica === db) return db;
  const copied = await replica.selectFrom('matches').select(['seq', 'phase']).where('id', '=', id).executeTakeFirst();
  return copied?.seq === seq && copied.phase === phase ? replica : db;
}

/** The match as a file, at any time: only for the server's own use while it runs. */
export async function recordOf(db: Kysely<Tables>, id: MatchId): Promise<MatchFile> {
  const table = await readTable(db, id);
  const { row, spec } = table;
  if (row.key === null) throw conflict('not-running', 'The match never began.');
  const last = await db.selectFrom('snapshots').select('stateJson').where('match', '=', id).executeTakeFirst();
  const rules = last ? (JSON.parse(last.stateJson) as State<Shapes>).rules : row.rules;
  if (rules !== row.rules)
    throw conflict(
      'other-rules',
      `The match was begun by rules ${row.rules} and ended by rules ${rules}; no file can replay it.`,
    );
  const people = await peopleOf(db, [table]);
  const salts = saltsOf(table.seats);
  const log = await db
    .selectFrom('log')
    .select(['commandJson', 'hash', 'at'])
    .where('match', '=', id)
    .orderBy('seq')
    .execute();
  return {
    format: 'orrery-match',
    version: 2,
    ...(spec.title === '' ? {} : { title: spec.title }),
    game: row.game,
    rules: row.rules,
    options: spec.options,
    windowClose: windowCloseOf(spec),
    seats: table.seats.map(({ person, bot, seat }) => {
      const name = (person && people.get(person)?.name) || (bot ?? `Player ${seat + 1}`);
      return person === null && bot !== null ? { name, bot } : { name };
    }),
    commitment: published(row)!,
    key: row.key,
    ...(salts && row.serverKey !== null ? { dice: { serverKey: row.serverKey, salts } } : {}),
    commands: log.map((entry) => currentCommand(JSON.parse(entry.commandJson))),
    hashes: log.map(({ hash }) => (hash === NO_HASH ? null : hash)),
    ...(row.started === null
      ? {}
      : {
          times: timesAfter(
            row.started,
            log.map(({ at }) => at),
          ),
        }),
    result: row.resultJson === null ? null : (JSON.parse(row.resultJson) as Result),
  };
}

const ROWS = 500;
/** Names in a file are what anybody wrote there. */
const printable = (text: string) => text.replace(/[\p{Cc}<>]/gu, ' ').slice(0, 80);

/** Keeps a match file that was checked line by line as a finished table of the person who brought it. */
export async function importMatch(store: Store, person: PersonId, checked: Verified, now: Time): Promise<MatchId> {
  if (!checked.ok) throw malformed(`line ${checked.flaw.line}`, checked.flaw.reason);
  const { count } = await store.db
    .selectFrom('matches')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('clockJson', 'is', null)
    .where('phase', 'in', ['finished', 'closed'])
    .where('key', 'is not', null)
    .executeTakeFirstOrThrow();
  mustHaveRoomFor('imports', Number(count));
  const { file, events, n, stateJson } = checked;
  const id = newId();
  const began = now - (file.times?.at(-1) ?? 0);
  const spec = {
    game: file.game,
    options: file.options,
    seats: file.seats.map(() => ({ kind: 'open' as const })),
    public: false,
    clock: { kind: 'none' as const },
    onTimeout: 'default' as const,
    watching: { allowed: true as const, delay: 0 },
    windows: file.windowClose,
    title: printable(file.title ?? file.seats.map((seat) => seat.name).join(', ')),
  };
  await store.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('matches')
      .values({
        id,
        game: file.game,
        rules: file.rules,
        specJson: JSON.stringify(spec),
        phase: file.result ? 'finished' : 'closed',
        host: person,
        public: 0,
        key: file.key,
        serverKey: file.dice?.serverKey ?? null,
        seq: file.commands.length,
        n: n.at(-1) ?? 0,
        awaitingJson: '[]',
        clockJson: null,
        due: null,
        resultJson: file.result && JSON.stringify(file.result),
        revision: 0,
        rematch: null,
        webhook: null,
        created: now,
        started: began,
        ended: now,
      })
      .execute();
    const seats = file.seats.map((seat, i) => ({
      match: id,
      seat: i,
      person: null,
      bot: printable(seat.bot ?? seat.name),
      salt: file.dice?.salts[i] ?? null,
      ready: 1,
      archived: 0,
      votesJson: '[]',
    }));
    await tx.insertInto('seats').values(seats).execute();
    const log = file.commands.map((command, i) => ({
      match: id,
      seq: i + 1,
      n: n[i]!,
      at: began + (file.times?.[i] ?? 0),
      seat: 'seat' in command ? command.seat : null,
      commandJson: JSON.stringify(command),
      hash: file.hashes[i] ?? NO_HASH,
      eventsJson: JSON.stringify(events[i]),
    }));
    // Many at a time: other matches wait while this is written.
    for (let i = 0; i < log.length; i += ROWS)
      await tx
        .insertInto('log')
        .values(log.slice(i, i + ROWS))
        .execute();
    await tx.insertInto('snapshots').values({ match: id, seq: log.length, stateJson }).execute();
  });
  return id;
}
