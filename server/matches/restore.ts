import { Match, keyFromHex } from '@orrery/kernel';
import type { Command, Shapes, State } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Kysely } from 'kysely';
import { conflict, notFound } from '../api/houseError.ts';
import type { TableSpec } from '../api/types.ts';
import type { LogRow, MatchRow, SeatRow, Tables } from '../store/tables.ts';
import { startClock } from './clock.ts';
import type { ClockState } from './clock.ts';
import type { LiveParts } from './liveMatch.ts';
import type { Shelf } from './shelf.ts';

export const specOf = (row: MatchRow): TableSpec => JSON.parse(row.specJson) as TableSpec;
export const paceOf = (spec: Pick<TableSpec, 'windows'>) => (spec.windows === 'blurred' ? 'by-clock' : 'at-once');

export function clockOf(row: MatchRow, spec: Pick<TableSpec, 'clock'>, seats: number): ClockState {
  return row.clockJson ? (JSON.parse(row.clockJson) as ClockState) : startClock(spec.clock, seats);
}

/** A running or finished match as the store has it. */
export async function restore(db: Kysely<Tables>, shelf: Shelf, id: string): Promise<LiveParts> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('table');
  if (row.key === null) throw conflict('not-running', 'The match has not begun.');
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
  const game = await shelf.load(row.game);
  const log = await db
    .selectFrom('log')
    .selectAll()
    .where('match', '=', id)
    .where('seq', '<=', row.seq)
    .orderBy('seq')
    .execute();
  const spec = specOf(row);
  return {
    id,
    game,
    match: row.phase === 'finished' ? await finished(db, game, row, seats, log) : replayed(game, row, seats, log),
    spec,
    sitters: seats.map(({ person, bot }) => ({ person, bot })),
    seq: row.seq,
    clock: clockOf(row, spec, seats.length),
    at: log.at(-1)?.at ?? row.started ?? row.created,
    sinceSnapshot: 0,
    closed: row.phase === 'closed',
  };
}

/** A match that is over is only looked at: its last state is enough, nothing has to be played again. */
async function finished(
  db: Kysely<Tables>,
  game: AnyGame,
  row: MatchRow,
  seats: SeatRow[],
  log: LogRow[],
): Promise<Match<Shapes>> {
  const snapshot = await db.selectFrom('snapshots').selectAll().where('match', '=', row.id).executeTakeFirst();
  if (snapshot?.seq !== row.seq || row.rules !== game.rules) return replayed(game, row, seats, log);
  const match = begun(game, row, seats);
  match.state = JSON.parse(snapshot.stateJson) as State<Shapes>;
  for (const { commandJson, hash } of log) match.log.push({ command: JSON.parse(commandJson) as Command, hash });
  return match;
}

function begun(game: AnyGame, row: MatchRow, seats: SeatRow[]): Match<Shapes> {
  const spec = specOf(row);
  return new Match<Shapes>(game, {
    seats: seats.length,
    options: spec.options,
    key: keyFromHex(row.key!)!,
    pace: paceOf(spec),
  });
}

export function replayed(game: AnyGame, row: MatchRow, seats: SeatRow[], log: LogRow[]): Match<Shapes> {
  if (row.rules !== game.rules)
    throw conflict('other-rules', `This match is played by rules ${row.rules}; the house has rules ${game.rules}.`);
  const match = begun(game, row, seats);
  for (const { commandJson, hash, seq } of log) {
    const applied = match.play(JSON.parse(commandJson) as Command);
    if (!applied.ok || match.log[match.log.length - 1]!.hash !== hash)
      throw new Error(`match ${row.id}: command ${seq} does not lead where it led when it was played`);
  }
  return match;
}
