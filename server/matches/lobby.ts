import { Match, keyFromHex, keyToHex, mixedKey, readyToClose, same } from '@orrery/kernel';
import type { Seat, Shapes } from '@orrery/kernel';
import type { Kysely, Transaction } from 'kysely';
import { conflict, forbidden, unavailable } from '../api/requestError.ts';
import type { MatchId, NewTable, PersonId, TableSpec, Time } from '../api/types.ts';
import type { Store } from '../store/store.ts';
import { NO_HASH } from '../store/tables.ts';
import type { NewMatchRow, Tables } from '../store/tables.ts';
import { saltsOf } from './dice.ts';
import { advance, shownAwaiting, startClock } from './clock.ts';
import { newId } from './ids.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Matches } from './matches.ts';
import { SUBSTITUTE } from './matches.ts';
import { Past } from './past.ts';
import type { Recreate } from './past.ts';
import { othersThan, replaceAfter, waitedSince } from './replacing.ts';
import type { Patience } from './replacing.ts';
import { windowCloseOf } from './restore.ts';
import type { GameRegistry } from './gameRegistry.ts';
import { completeSpec } from './spec.ts';
import { mustHaveRoomFor } from '../ops/quotas.ts';
import { changeTable, readTable } from './table.ts';
import type { StoredTable } from './table.ts';
import { waits } from './waits.ts';

export interface LobbyDeps {
  store: Store;
  registry: GameRegistry;
  matches: Matches;
  now: () => Time;
  /** A table changed beside its log. */
  changed: (id: MatchId) => void;
  /** A match began, with its first questions. */
  started: (live: LiveMatch) => void;
  isOnline: (id: MatchId, seat: Seat) => boolean;
  isGuest: (person: PersonId) => Promise<boolean>;
  /** How long a table waits before it may vote. */
  patience: Patience;
  recreate: Recreate;
  /** The key of a match that begins, in hex: all its dice and shuffles. */
  newKey: () => string;
}

const ATTEMPTS = 5;
/** The table waited so long for somebody: nobody else who is away is asked about it any more. */
const LEFT_FOR_GOOD = 86_400_000;

/** Tables from the first seat drawn up to the first question, and everything about seats after that. */
export class Lobby {
  private readonly deps: LobbyDeps;
  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** `occupants`: who sits where already; else the host sits in the first open seat. */
  async create(host: PersonId, given: NewTable, occupants?: ReadonlyMap<Seat, PersonId>): Promise<MatchId> {
    mustHaveRoomFor('lobbies', await this.hosted(host, 'lobby'));
    const game = await this.deps.registry.load(given.game);
    const spec = completeSpec(game, given);
    const id = newId();
    await this.deps.store.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('matches')
        .values(newRow(id, host, game.rules, spec, this.deps.now(), this.deps.newKey()))
        .execute();
      const first = spec.seats.findIndex((seat) => seat.kind === 'open');
      await this.setSeats(tx, id, spec, occupants ?? new Map([[first, host]]));
    });
    return id;
  }

  private async hosted(host: PersonId, phase: 'lobby' | 'running', db: Kysely<Tables> = this.deps.store.db) {
    const { count } = await db
      .selectFrom('matches')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('phase', '=', phase)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Bots play for those who watch them, but they cost as much as any: a stranger starts no such table, and others only a few at a time. */
  private async mayStart(table: StoredTable, person: PersonId): Promise<void> {
    mustHaveRoomFor('running', await this.hosted(person, 'running'));
    if (table.seats.some((seat) => seat.person !== null)) return;
    if (await this.deps.isGuest(person)) throw forbidden('A table of bots alone is for registered people.');
    const { count } = await this.deps.store.db
      .selectFrom('matches')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('host', '=', person)
      .where('phase', '=', 'running')
      .where('id', 'not in', (q) => q.selectFrom('seats').select('match').where('person', 'is not', null))
      .executeTakeFirstOrThrow();
    mustHaveRoomFor('botTables', Number(count));
  }

  /** Lays the table: for whom each seat is, and who sits there already. */
  private async setSeats(
    tx: Transaction<Tables>,
    id: MatchId,
    spec: TableSpec,
    occupants: ReadonlyMap<Seat, PersonId>,
  ): Promise<void> {
    const rows = spec.seats.map((seat, i) => ({
      match: id,
      seat: i,
      person: occupants.get(i) ?? null,
      bot: seat.kind === 'bot' ? seat.level : null,
      ready: seat.kind === 'bot' ? 1 : 0,
      archived: 0,
      votesJson: '[]',
    }));
    await tx.insertInto('seats').values(rows).execute();
  }

  private async sit(tx: Transaction<Tables>, match: MatchId, seat: Seat, person: PersonId | null): Promise<void> {
    await tx
      .updateTable('seats')
      .set({ person, ready: 0, votesJson: '[]' })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }

  private async change<R>(id: MatchId, work: (table: StoredTable, tx: Transaction<Tables>) => Promise<R>): Promise<R> {
    const result = await changeTable(this.deps.store.db, id, work);
    this.deps.changed(id);
    return result;
  }

  /** Takes a seat, the first free one unless one is named. Taking the same seat twice is one seat. */
  async join(id: MatchId, person: PersonId, wanted?: Seat): Promise<Seat> {
    return this.change(id, async (table, tx) => {
      table.mustBeIn('lobby');
      const present = table.seatOf(person);
      if (present && (wanted === undefined || wanted === present.seat)) return present.seat;
      const free = table.seats.filter((seat) => seat.person === null && seat.bot === null);
      const seat = wanted === undefined ? free[0] : free.find((one) => one.seat === wanted);
      if (!seat) throw conflict(wanted === undefined ? 'full' : 'seat-taken', 'That seat is not free.');
      if (present) await this.sit(tx, id, present.seat, null);
      await this.sit(tx, id, seat.seat, person);
      return seat.seat;
    });
  }

  /** Gets up. A host who leaves hands the table to another; the last one to leave closes it. */
  async leave(id: MatchId, person: PersonId, whom: PersonId = person): Promise<void> {
    await this.change(id, async (table, tx) => {
      table.mustBeIn('lobby');
      if (whom !== person) table.mustBeHostedBy(person);
      const seat = table.mine(whom);
      await this.sit(tx, id, seat.seat, null);
      if (table.row.host !== whom) return;
      const heir = table.seats.find((other) => other.person !== null && other.person !== whom);
      await tx
        .updateTable('matches')
        .set(heir ? { host: heir.person! } : { phase: 'closed', ended: this.deps.now() })
        .where('id', '=', id)
        .execute();
    });
  }

  /** The same people once more need no further word: a rematch begins with the last one who is ready, whoever that is. */
  async ready(id: MatchId, person: PersonId, ready: boolean, salt: string | null = null): Promise<void> {
    const begins = await this.change(id, async (table, tx) => {
      table.mustBeIn('lobby');
      const { seat } = table.mine(person);
      await tx
        .updateTable('seats')
        .set({ ready: ready ? 1 : 0, ...(salt === null ? {} : { salt }) })
        .where('match', '=', id)
        .where('seat', '=', seat)
        .execute();
      const areOthersReady = table.seats.every((other) => other.seat === seat || other.ready);
      const before = await tx.selectFrom('matches').select('id').where('rematch', '=', id).executeTakeFirst();
      return ready && areOthersReady && before !== undefined ? table.row.host : null;
    });
    if (begins !== null) await this.start(id, begins);
  }

  /** Other options or seats: everybody has to say ready again. People keep their seats as far as there are seats for people. */
  async configure(id: MatchId, person: PersonId, given: Partial<NewTable>): Promise<void> {
    const game = await this.deps.registry.load((await readTable(this.deps.store.db, id)).row.game);
    await this.change(id, async (table, tx) => {
      table.mustBeIn('lobby');
      table.mustBeHostedBy(person);
      const spec = completeSpec(game, { ...table.spec, ...given, game: game.id });
      const people = table.seats.flatMap((seat) => seat.person ?? []);
      const open = spec.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []));
      if (people.length > open.length) throw conflict('too-few-seats', 'There would not be a seat for everybody here.');
      const kept = table.seats.filter((seat) => seat.person !== null && open.includes(seat.seat));
      const rest = open.filter((seat) => !kept.some((one) => one.seat === seat));
      const occupants = new Map<Seat, PersonId>();
      for (const one of table.seats)
        if (one.person !== null) occupants.set(kept.includes(one) ? one.seat : rest.shift()!, one.person);
      await tx.deleteFrom('seats').where('match', '=', id).execute();
      await this.setSeats(tx, id, spec, occupants);
      await tx
        .updateTable('matches')
        .set({ specJson: JSON.stringify(spec), public: spec.public ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    });
  }

  /** Deals. The host's word; everybody else has to be ready. */
  async start(id: MatchId, person: PersonId): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (!(await this.deal(id, person))) continue;
      this.deps.started(await this.deps.matches.open(id));
      return;
    }
    throw unavailable();
  }

  /** False: the table became another one while it was laid out. */
  private async deal(id: MatchId, person: PersonId): Promise<boolean> {
    const laid = await readTable(this.deps.store.db, id);
    mustBeComplete(laid, person);
    await this.mayStart(laid, person);
    const game = await this.deps.registry.load(laid.row.game);
    const key = keyOf(laid, this.deps.newKey);
    const { spec } = laid;
    const setup = {
      seats: laid.seats.length,
      options: spec.options,
      key: keyFromHex(key)!,
      windowClose: windowCloseOf(spec),
    };
    // The set-up of a large game takes a while: it is laid out in a thread.
    const state = await this.deps.recreate(game.id, setup, [], person);
    return this.change(id, async (table, tx) => {
      mustBeComplete(table, person);
      if (!isLaidAlike(table, laid)) return false;
      const now = this.deps.now();
      const match = new Match<Shapes>(game, setup, { state, length: 0, past: new Past() });
      for (const { seat, bot } of table.seats) if (bot !== null) match.play({ do: 'bot', seat, on: true });
      const { n, bots } = match.state.pub.table;
      const waiting = waits(game, match.state);
      const quiet = { least: 0, most: 1, hold: 0, limit: null };
      const clock = advance(
        spec.clock,
        startClock(spec.clock, table.seats.length),
        now,
        {
          waits: waiting,
          holds: readyToClose(match.state) ? 0 : null,
          bots: { before: bots, after: bots },
          over: false,
        },
        quiet,
        () => 0,
      );
      await tx
        .updateTable('matches')
        .set({
          phase: 'running',
          rules: game.rules,
          key,
          seq: match.log.length,
          n,
          awaitingJson: JSON.stringify(shownAwaiting(waiting, clock)),
          clockJson: JSON.stringify(clock),
          due: now,
          started: now,
        })
        .where('id', '=', id)
        .execute();
      for (const [i, { command, hash }] of match.log.entries()) {
        const seat = 'seat' in command ? command.seat : null;
        const commandJson = JSON.stringify(command);
        const row = { match: id, seq: i + 1, n, at: now, seat, commandJson, hash: hash ?? NO_HASH, eventsJson: '[]' };
        await tx.insertInto('log').values(row).execute();
      }
      const stateJson = JSON.stringify(match.state);
      await tx.insertInto('snapshots').values({ match: id, seq: match.log.length, stateJson }).execute();
      return true;
    });
  }

  /**
   * A vote to let a bot play for somebody who is away, once the table has waited long enough for them: more than half of the others decide;
   * after a day, of those who are here.
   */
  async voteToReplace(id: MatchId, person: PersonId, target: Seat, yes: boolean): Promise<boolean> {
    const passed = await this.change(id, async (table, tx) => {
      table.mustBeIn('running');
      const { seat: voter, bot } = table.mine(person);
      if (bot !== null) throw conflict('no-voice', 'A bot plays for you; take your seat back first.');
      const absent = table.seats.find((seat) => seat.seat === target);
      if (!absent?.person || absent.bot !== null || voter === target)
        throw conflict('no-such-vote', 'That seat cannot be voted on.');
      if (this.deps.isOnline(id, target)) throw conflict('present', 'That player is here.');
      const since = waitedSince(table, target);
      if (since === null) throw conflict('not-awaited', 'The table does not wait for that player.');
      const from = since + replaceAfter(table, target, this.deps.patience);
      if (yes && this.deps.now() < from)
        throw conflict('too-early', `The table has to wait until ${new Date(from).toISOString()}.`);
      const before = JSON.parse(absent.votesJson) as Seat[];
      const others = othersThan(table, target);
      const votes = before.filter((seat) => seat !== voter && others.some((one) => one.seat === seat));
      if (yes) votes.push(voter);
      // Where several left for good, those who stayed decide.
      const isLong = since <= this.deps.now() - LEFT_FOR_GOOD;
      const counted = others.filter(({ seat }) => !isLong || seat === voter || this.deps.isOnline(id, seat));
      const enough = votes.length * 2 > counted.length;
      await tx
        .updateTable('seats')
        .set(enough ? { votesJson: '[]', bot: SUBSTITUTE } : { votesJson: JSON.stringify(votes) })
        .where('match', '=', id)
        .where('seat', '=', target)
        .execute();
      return enough;
    });
    if (passed) await this.setBot(id, target, true);
    return passed;
  }

  /** The person of a seat that a bot plays takes it back. */
  async takeBack(id: MatchId, person: PersonId): Promise<void> {
    const mine = await this.change(id, async (table, tx) => {
      table.mustBeIn('running');
      const seat = table.mine(person);
      await this.setSeatBot(tx, id, seat.seat, null);
      return seat;
    });
    const { bots } = await this.deps.matches.open(id);
    if (mine.bot !== null || bots.includes(mine.seat)) await this.setBot(id, mine.seat, false);
  }

  /** The match itself changed who is played by a bot, for instance because somebody's time was up: the seats say so, too. */
  async followBots(id: MatchId, bots: readonly Seat[]): Promise<void> {
    await this.change(id, async (table, tx) => {
      for (const { seat, person, bot } of table.seats) {
        const wanted = bots.includes(seat) ? (bot ?? SUBSTITUTE) : null;
        if (person !== null && wanted !== bot) await this.setSeatBot(tx, id, seat, wanted);
      }
    });
    await this.deps.matches.reseat(id);
  }

  private async setSeatBot(tx: Transaction<Tables>, id: MatchId, seat: Seat, bot: string | null): Promise<void> {
    await tx
      .updateTable('seats')
      .set({ bot, votesJson: '[]' })
      .where('match', '=', id)
      .where('seat', '=', seat)
      .execute();
  }

  private async setBot(id: MatchId, seat: Seat, on: boolean): Promise<void> {
    const live = await this.deps.matches.open(id);
    const table = await readTable(this.deps.store.db, id);
    live.occupants = table.seats.map(({ person, bot }) => ({ person, bot }));
    // A person may come back to the seat, and keeps the say on what is taken back.
    await this.deps.matches.play(id, { do: 'bot', seat, on, standsIn: on });
  }

  /** The same table again, with the same people. Whoever asks second joins the one that is there, unless everybody left it. */
  async rematch(id: MatchId, person: PersonId): Promise<MatchId> {
    return this.change(id, async (table, tx) => {
      table.mine(person);
      if (table.row.phase === 'lobby' || table.row.phase === 'running')
        throw conflict('not-finished', 'The match is not over.');
      const before = table.row.rematch && (await readTable(tx, table.row.rematch));
      if (before && before.row.phase !== 'closed') return before.row.id;
      mustHaveRoomFor('lobbies', await this.hosted(person, 'lobby', tx));
      const next = newId();
      const { spec } = table;
      const row = newRow(next, person, table.row.rules, spec, this.deps.now(), this.deps.newKey());
      await tx.insertInto('matches').values(row).execute();
      const occupants = table.seats.flatMap(({ seat, person: occupant }) =>
        occupant === null ? [] : [[seat, occupant] as const],
      );
      await this.setSeats(tx, next, spec, new Map(occupants));
      await tx.updateTable('matches').set({ rematch: next }).where('id', '=', id).execute();
      return next;
    });
  }

  /** Out of one's own lists; the match itself stays. */
  async archive(id: MatchId, person: PersonId, archived: boolean): Promise<void> {
    await this.change(id, async (table, tx) => {
      const flag = archived ? 1 : 0;
      if (table.seatOf(person) === null && table.row.host === person)
        return tx.updateTable('matches').set({ hostArchived: flag }).where('id', '=', id).execute();
      const { seat } = table.mine(person);
      return tx.updateTable('seats').set({ archived: flag }).where('match', '=', id).where('seat', '=', seat).execute();
    });
  }

  async setWebhook(id: MatchId, person: PersonId, url: string | null): Promise<void> {
    await this.change(id, async (table, tx) => {
      table.mustBeHostedBy(person);
      await tx.updateTable('matches').set({ webhook: url }).where('id', '=', id).execute();
    });
  }

  /** By the host in the lobby, or by an operator at any time. */
  async close(id: MatchId, by: { person: PersonId; admin: boolean }): Promise<void> {
    await this.change(id, async (table, tx) => {
      if (!by.admin && !(table.row.phase === 'lobby' && table.row.host === by.person))
        throw forbidden('Only the host in the lobby, or an operator, may close a table.');
      if (table.row.phase === 'finished') throw conflict('over', 'The match is over.');
      await tx
        .updateTable('matches')
        .set({ phase: 'closed', due: null, ended: this.deps.now() })
        .where('id', '=', id)
        .execute();
    });
    await this.deps.matches.stop(id);
  }
}

/** Everybody has a seat and is ready, and the host asks. */
function mustBeComplete(table: StoredTable, person: PersonId): void {
  table.mustBeIn('lobby');
  table.mustBeHostedBy(person);
  if (table.seats.some((seat) => seat.person === null && seat.bot === null))
    throw conflict('open-seats', 'There are open seats.');
  if (table.seats.some((seat) => !seat.ready && seat.person !== person))
    throw conflict('not-ready', 'Not everybody is ready.');
}

/** Whether the same match begins at both. */
const isLaidAlike = (one: StoredTable, other: StoredTable): boolean =>
  one.row.specJson === other.row.specJson && same(saltsOf(one.seats), saltsOf(other.seats));

/** Of the server's own key and the players' numbers, where there are any. */
function keyOf({ row, seats }: StoredTable, newKey: () => string): string {
  const salts = saltsOf(seats);
  const own = row.serverKey ?? newKey();
  return salts ? keyToHex(mixedKey(keyFromHex(own)!, salts)) : own;
}

function newRow(
  id: MatchId,
  host: PersonId,
  rules: number,
  spec: TableSpec,
  created: Time,
  serverKey: string,
): NewMatchRow {
  return {
    id,
    game: spec.game,
    rules,
    specJson: JSON.stringify(spec),
    phase: 'lobby',
    host,
    public: spec.public ? 1 : 0,
    key: null,
    serverKey,
    seq: 0,
    n: 0,
    awaitingJson: '[]',
    clockJson: null,
    due: null,
    resultJson: null,
    revision: 0,
    rematch: null,
    webhook: null,
    created,
    started: null,
    ended: null,
  };
}
