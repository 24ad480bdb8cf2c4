import { FORMAT, Match, currentCommand, isComparable, keyFromHex, stateHash, upgrade } from '@orrery/kernel';
import type { Applied, Command, Setup, Shapes, State } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { isAtHand } from '@orrery/games/legacy';
import type { Kysely } from 'kysely';
import { conflict, notFound } from '../api/requestError.ts';
import type { TableSpec, Time } from '../api/types.ts';
import { NO_HASH } from '../store/tables.ts';
import type { LogRow, MatchRow, SeatRow, Tables } from '../store/tables.ts';
import { startClock } from './clock.ts';
import type { ClockState } from './clock.ts';
import type { LiveParts } from './liveMatch.ts';
import { Past, PastNeeded } from './past.ts';
import type { PlayedCommand, Recreate } from './past.ts';
import type { GameRegistry } from './gameRegistry.ts';

export const specOf = (row: MatchRow): TableSpec => JSON.parse(row.specJson) as TableSpec;
/** Tables begun when windows were 'blurred' have timed ones. */
export const windowCloseOf = ({ windows }: Pick<TableSpec, 'windows'>) => (windows === 'blurred' ? 'timed' : windows);

export function clockOf(row: MatchRow, spec: Pick<TableSpec, 'clock'>, seats: number): ClockState {
  return row.clockJson ? readClock(row.clockJson) : startClock(spec.clock, seats);
}
/** A window's closing moment used to be written under another name. */
export function readClock(json: string): ClockState {
  const clock = JSON.parse(json) as ClockState & { window: { settle?: Time } | null };
  if (clock.window?.settle !== undefined)
    Object.assign(clock.window, { closes: clock.window.settle, limit: null, holds: 0 });
  return clock;
}

/** A running match of an earlier release: it has to be carried over first. */
export class EarlierRelease extends Error {}

/** Whether a match was written by an earlier release whose rules are at hand. */
function isOfRelease(row: MatchRow, kept: Kept, game: AnyGame): boolean {
  const isOtherLayout = kept !== undefined && !kept.stateJson.startsWith(`{"format":${FORMAT},`);
  return (isOtherLayout || row.rules !== game.rules) && isAtHand(row.game, row.rules);
}

/** A running or finished match as the store has it. */
export async function restore(
  db: Kysely<Tables>,
  registry: GameRegistry,
  id: string,
  recreate: Recreate,
): Promise<LiveParts> {
  // The snapshot is read first, so that the row of the match is never older than it.
  const kept = await readSnapshot(db, id);
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('table');
  if (row.key === null) throw conflict('not-running', 'The match has not begun.');
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
  const game = await registry.load(row.game);
  if (isOfRelease(row, kept, game)) {
    if (row.phase === 'running') throw new EarlierRelease();
    throw conflict(
      'other-rules',
      'The rules have changed since this match was played. It is kept as it was seen: its replay shows all of it.',
    );
  }
  const { match, past, at, sinceSnapshot } = await resume(db, game, row, seats, kept, recreate);
  const spec = specOf(row);
  return {
    id,
    game,
    match,
    past,
    spec,
    host: row.host,
    occupants: seats.map(({ person, bot }) => ({ person, bot })),
    seq: row.seq,
    clock: clockOf(row, spec, seats.length),
    at,
    sinceSnapshot,
    closed: row.phase === 'closed',
  };
}

type Kept = { seq: number; stateJson: string } | undefined;
export function readSnapshot(db: Kysely<Tables>, match: string): Promise<Kept> {
  return db.selectFrom('snapshots').select(['seq', 'stateJson']).where('match', '=', match).executeTakeFirst();
}

interface Resumed {
  match: Match<Shapes>;
  past: Past;
  /** When the last command was played. */
  at: Time;
  /** Infinity: the snapshot cannot be used as it is. */
  sinceSnapshot: number;
}

/** The match after so many commands: from its snapshot and the few commands since, where that is not later; else from the beginning. */
export async function resume(
  db: Kysely<Tables>,
  game: AnyGame,
  row: MatchRow,
  seats: readonly SeatRow[],
  kept: Kept,
  recreate: Recreate,
  length = row.seq,
): Promise<Resumed> {
  const past = new Past();
  const setup = setupOf(row, seats);
  const from = kept && kept.seq <= length ? kept.seq : 0;
  const log = await readLog(db, row.id, from, length);
  const at = log.at(-1)?.at ?? row.started ?? row.created;
  const state = kept && from === kept.seq ? (JSON.parse(kept.stateJson) as State<Shapes>) : null;
  const isWhole =
    state?.format === FORMAT && (log[0]?.seq !== from || log[0].hash === NO_HASH || stateHash(state) === log[0].hash);
  if (!isWhole) {
    const match = replayed(game, row, seats, from === 0 ? log : await readLog(db, row.id, 0, length));
    return { match, past, at, sinceSnapshot: Infinity };
  }
  const rest = log.filter(({ seq }) => seq > from);
  const rules = state.rules === game.rules ? null : state.rules;
  const taken = { state: rules === null ? state : upgradedState(game, state), length: from, past };
  // An undo among the commands may go back beyond the snapshot: each time one does, what it needs is fetched.
  for (let attempt = 0; ; attempt++) {
    const match = new Match<Shapes>(game, setup, taken, FINGERPRINT_EVERY);
    try {
      playAll(match, row, rest, rules);
    } catch (error) {
      if (!(error instanceof PastNeeded) || attempt > rest.length) throw error;
      await past.fetch(error, () => readPast(db, row, game.rules, from), recreate, game.id, setup, row.host);
      continue;
    }
    past.forget();
    return { match, past, at, sinceSnapshot: rules === null ? rest.length : Infinity };
  }
}

/** The commands before a place in the log, with the counts they led to, for one who goes back beyond the snapshot. */
export async function readPast(
  db: Kysely<Tables>,
  { id, rules }: Pick<MatchRow, 'id' | 'rules'>,
  now: number,
  length: number,
): Promise<PlayedCommand[]> {
  if (rules !== now)
    throw conflict('other-rules', `This match was begun by rules ${rules}; nobody can go back to before rules ${now}.`);
  const rows = await db
    .selectFrom('log')
    .select(['commandJson', 'n'])
    .where('match', '=', id)
    .where('seq', '<=', length)
    .orderBy('seq')
    .execute();
  return rows.map(({ commandJson, n }) => ({ command: currentCommand(JSON.parse(commandJson)), n }));
}

function upgradedState(game: AnyGame, old: State<Shapes>): State<Shapes> {
  const upgraded = upgrade<Shapes>(game, old);
  if (!upgraded.ok)
    throw conflict(
      'other-rules',
      `This match is played by rules ${old.rules}; the server has rules ${game.rules}, and ${upgraded.reason}.`,
    );
  return upgraded.state;
}

/** The log from the command that led to a snapshot on. */
function readLog(db: Kysely<Tables>, match: string, from: number, to: number): Promise<LogRow[]> {
  return db
    .selectFrom('log')
    .selectAll()
    .where('match', '=', match)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
}

export function setupOf(row: MatchRow, seats: readonly SeatRow[]): Setup {
  const spec = specOf(row);
  return { seats: seats.length, options: spec.options, key: keyFromHex(row.key!)!, windowClose: windowCloseOf(spec) };
}

function replayed(game: AnyGame, row: MatchRow, seats: readonly SeatRow[], log: LogRow[]): Match<Shapes> {
  if (row.rules !== game.rules)
    throw conflict('other-rules', `This match is played by rules ${row.rules}; the server has rules ${game.rules}.`);
  const match = new Match<Shapes>(game, setupOf(row, seats), null, FINGERPRINT_EVERY);
  playAll(match, row, log, null);
  return match;
}

/** `rules`: what the commands were played by, where those are no longer the rules of the server; then their hashes say nothing. */
function playAll(match: Match<Shapes>, row: MatchRow, log: readonly LogRow[], rules: number | null): void {
  for (const { commandJson, hash, seq } of log) {
    const command = currentCommand(JSON.parse(commandJson));
    const applied = rules === null ? match.play(command) : playByOtherRules(match, command, seq, rules);
    if (!applied.ok || (rules === null && !leadsTo(match, hash)))
      throw new Error(`match ${row.id}: command ${seq} does not lead where it led when it was played`);
  }
}

/**
 * Commands of a match in the server for one fingerprint where no snapshot is taken, which has one: it tells of all of them, and takes most of
 * the time of a command.
 */
export const FINGERPRINT_EVERY = 128;

/** Whether a match came to the state whose fingerprint was written down, if one was. */
export const leadsTo = (match: Match<Shapes>, hash: string): boolean =>
  hash === NO_HASH || !isComparable(hash) || match.fingerprint() === hash;

function playByOtherRules(match: Match<Shapes>, command: Command, seq: number, rules: number): Applied<Shapes> {
  const stuck = (reason: string) =>
    conflict(
      'other-rules',
      `This match is played by rules ${rules}; by the rules ${match.game.rules} of the server its command ${seq} ${reason}.`,
    );
  let applied;
  try {
    applied = match.play(command);
  } catch (error) {
    throw error instanceof PastNeeded ? error : stuck(`breaks (${(error as Error).message})`);
  }
  if (!applied.ok) throw stuck(`is refused (${applied.refusal.rule})`);
  return applied;
}
