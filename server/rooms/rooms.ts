import { same } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import type { ListedRoom, MatchId, Person, PersonId, RoomInfo, Time } from '../api/types.ts';
import { conflict, forbidden, notFound, unavailable } from '../api/requestError.ts';
import type { Bus } from '../bus/bus.ts';
import type { Archive } from '../matches/archive.ts';
import { newId } from '../matches/ids.ts';
import type { Lobby } from '../matches/lobby.ts';
import { asPerson } from '../matches/summaries.ts';
import { mustHaveRoomFor } from '../ops/quotas.ts';
import type { Store } from '../store/store.ts';
import type { PersonRow, RoomRow, Tables } from '../store/tables.ts';
import { draftRules, standingOf } from './kinds.ts';
import type { Standing } from './kinds.ts';

// Rooms: people who draft before a match, or who follow a game at a real table. A room is its set-up and a list of entries; what they mean, and
// which may be added, the games say (kinds.ts).

export interface RoomsDeps {
  store: Store;
  bus: Bus;
  lobby: Lobby;
  archive: Archive;
  now: () => Time;
}
/** Readers that wait for one room at a time. */
const MOST_WAITING = 200;
/** Whoever asked for a room so many milliseconds ago still looks at it: its page asks every 20 seconds. */
const LOOKS_ON = 30_000;
/** A draft that nobody has touched for so long is left alone. */
const ASLEEP = 30 * 86_400_000;

/** It is somebody's pick, and they are to be told. `since` names the pick. */
export interface DuePick {
  room: string;
  game: string;
  person: PersonId;
  since: Time;
}

/** What becomes of a room: other columns of its row, or who sits where. */
interface RoomChange {
  setup?: string;
  entries?: string[];
  match?: MatchId;
  ended?: Time;
  places?: (tx: Transaction<Tables>) => Promise<void>;
}

interface Stored {
  row: RoomRow;
  entries: string[];
  places: Sitting[];
}
/** Somebody at a place of a room. */
type Sitting = Pick<PersonRow, 'name' | 'handle'> & { room: string; place: number; person: PersonId };

export class Rooms {
  private readonly deps: RoomsDeps;
  private readonly waiting = new Map<string, Set<() => void>>();
  /** When each person last asked for a room, by 'room person'. */
  private readonly looked = new Map<string, Time>();
  constructor(deps: RoomsDeps) {
    this.deps = deps;
  }

  async create(host: PersonId, kind: RoomRow['kind'], game: string, setup: string): Promise<string> {
    const { db } = this.deps.store;
    const { count } = await db
      .selectFrom('rooms')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow();
    mustHaveRoomFor('rooms', Number(count));
    await standingOf({ kind, game }, setup, []);
    const id = newId();
    const now = this.deps.now();
    await db.transaction().execute(async (tx) => {
      const row = { id, kind, game, host, setup, entriesJson: '[]', revision: 0, match: null };
      await tx
        .insertInto('rooms')
        .values({ ...row, created: now, changed: now, ended: null })
        .execute();
      await tx.insertInto('places').values({ room: id, place: 0, person: host }).execute();
    });
    return id;
  }

  private async read(id: string): Promise<Stored> {
    const { db } = this.deps.store;
    const row = await db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('room');
    return { row, entries: JSON.parse(row.entriesJson) as string[], places: await this.placesOf([id]) };
  }
  private placesOf(ids: string[]): Promise<Sitting[]> {
    return this.deps.store.db
      .selectFrom('places')
      .innerJoin('people', 'people.id', 'places.person')
      .select(['room', 'place', 'person', 'name', 'handle'])
      .where('room', 'in', ids)
      .execute();
  }

  async info(id: string, reader: PersonId | null): Promise<RoomInfo> {
    const room = await this.read(id);
    const { row, entries } = room;
    if (reader !== null) this.looked.set(`${id} ${reader}`, this.deps.now());
    const standing = await standingOf(row, row.setup, entries);
    const { setup, revision, ended } = row;
    const listed = this.listed(room, standing, reader);
    return { ...listed, setup, entries, mayChange: standing.mayChange, revision, ended };
  }
  private listed(
    { row, places }: { row: Pick<RoomRow, 'id' | 'kind' | 'game' | 'host' | 'match' | 'created'>; places: Sitting[] },
    standing: Standing,
    reader: PersonId | null,
  ): ListedRoom {
    const { id, kind, game, host, match, created } = row;
    const seated = (place: number): Person | null => {
      const there = places.find((one) => one.place === place);
      return there ? asPerson({ ...there, id: there.person }) : null;
    };
    return {
      id,
      kind,
      game,
      host,
      places: Array.from({ length: standing.places }, (_, place) => seated(place)),
      mine: places.find(({ person }) => person === reader)?.place ?? null,
      next: standing.next,
      match,
      created,
    };
  }

  /** Rooms of a person that have not ended, the last changed first. Lines of games at real tables are not even read: there may be thousands. */
  async of(person: PersonId): Promise<ListedRoom[]> {
    const rows = await this.deps.store.db
      .selectFrom('rooms')
      .innerJoin('places', 'places.room', 'rooms.id')
      .select(['rooms.id', 'kind', 'game', 'host', 'setup', 'match', 'created'])
      .select((q) =>
        q.case().when('rooms.kind', '=', 'draft').then(q.ref('rooms.entriesJson')).else('[]').end().as('entriesJson'),
      )
      .where('places.person', '=', person)
      .where('rooms.ended', 'is', null)
      .orderBy('rooms.changed', 'desc')
      .limit(20)
      .execute();
    const sitting = rows.length > 0 ? await this.placesOf(rows.map(({ id }) => id)) : [];
    return Promise.all(
      rows.map(async (row) => {
        const standing = await standingOf(row, row.setup, JSON.parse(row.entriesJson) as string[]);
        const places = sitting.filter(({ room }) => room === row.id);
        return this.listed({ row, places }, standing, person);
      }),
    );
  }

  /** Until the room is another than the reader knows, or the time is up. */
  async changedAfter(
    id: string,
    revision: number,
    ms: number,
    whileWaiting: (end: () => void) => () => void,
  ): Promise<void> {
    if ((await this.read(id)).row.revision !== revision) return;
    const here = this.waiting.get(id) ?? new Set();
    if (here.size >= MOST_WAITING) return;
    this.waiting.set(id, here);
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        over();
        here.delete(end);
        if (here.size === 0) this.waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(end, ms);
      const over = whileWaiting(end);
      here.add(end);
    });
  }
  /** A room changed, here or at another node. */
  changed(id: string): void {
    for (const wake of this.waiting.get(id) ?? []) wake();
  }

  /**
   * Drafts in which a pick has been due since `until` or longer and nobody was told yet. Those who look at their draft need no word, and
   * neither does a draft that is complete.
   */
  async duePicks(until: Time): Promise<DuePick[]> {
    const now = this.deps.now();
    for (const [key, at] of this.looked) if (now - at > LOOKS_ON) this.looked.delete(key);
    const rows = await this.deps.store.db
      .selectFrom('rooms')
      .leftJoin('notices', (join) =>
        join.onRef('notices.match', '=', 'rooms.id').onRef('notices.since', '>=', 'rooms.changed'),
      )
      .selectAll('rooms')
      .where('rooms.kind', '=', 'draft')
      .where('rooms.ended', 'is', null)
      .where('rooms.changed', '<=', until)
      .where('rooms.changed', '>', now - ASLEEP)
      .where('notices.match', 'is', null)
      .execute();
    const due: DuePick[] = [];
    for (const { id, kind, game, host, setup, entriesJson, changed } of rows) {
      const { next } = await standingOf({ kind, game }, setup, JSON.parse(entriesJson) as string[]);
      if (next === null) continue;
      const picker = await this.deps.store.db
        .selectFrom('places')
        .select('person')
        .where('room', '=', id)
        .where('place', '=', next)
        .executeTakeFirst();
      const person = picker?.person ?? host;
      if (!this.looked.has(`${id} ${person}`)) due.push({ room: id, game, person, since: changed });
    }
    return due;
  }

  /** Changes a room; the revision is the lock. Null: there is nothing to change. */
  private async change(id: string, work: (room: Stored) => Promise<RoomChange | null>): Promise<void> {
    for (let attempt = 0; attempt < 10; attempt++) {
      const room = await this.read(id);
      const changes = await work(room);
      if (!changes) return;
      const { entries, places, ...rest } = changes;
      const set = { ...rest, ...(entries ? { entriesJson: JSON.stringify(entries) } : {}) };
      const isChanged = await this.deps.store.db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('rooms')
          // Who sits down changes nothing that anybody waits for.
          .set({ ...set, ...(places ? {} : { changed: this.deps.now() }), revision: room.row.revision + 1 })
          .where('id', '=', id)
          .where('revision', '=', room.row.revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await places?.(tx);
        return true;
      });
      if (!isChanged) continue;
      this.changed(id);
      this.deps.bus.tell({ t: 'room', room: id });
      return;
    }
    throw unavailable();
  }

  /** Takes a place; whoever had another one gives it up. */
  async join(id: string, person: PersonId, place: number): Promise<void> {
    await this.change(id, async ({ row, entries, places }) => {
      mustGoOn(row);
      const { places: all } = await standingOf(row, row.setup, entries);
      const there = places.find((one) => one.place === place);
      if (place >= all || (there && there.person !== person)) throw conflict('seat-taken', 'That place is not free.');
      if (there) return null;
      return {
        places: async (tx) => {
          await tx.deleteFrom('places').where('room', '=', id).where('person', '=', person).execute();
          await tx.insertInto('places').values({ room: id, place, person }).execute();
        },
      };
    });
  }

  /** Gets up; the host may ask somebody else to. */
  async leave(id: string, person: PersonId, whom: PersonId): Promise<void> {
    await this.change(id, async ({ row }) => {
      mustGoOn(row);
      if (whom !== person) mustBeHost(row, person);
      return {
        places: async (tx) => {
          await tx.deleteFrom('places').where('room', '=', id).where('person', '=', whom).execute();
        },
      };
    });
  }

  /** One more entry. In a draft it is the pick of whoever is next; the host picks for places that nobody has taken. */
  async add(id: string, person: PersonId, revision: number, entry: string): Promise<void> {
    let end: Standing['end'] = null;
    await this.change(id, async ({ row, entries, places }) => {
      mustGoOn(row);
      // Sent again after a lost answer: it is there already. Lines of a game carry their time, and two phones may write at once.
      if (
        row.kind === 'companion' ? entries.includes(entry) : revision === row.revision - 1 && entries.at(-1) === entry
      )
        return null;
      if (row.kind === 'draft' && revision !== row.revision)
        throw conflict('stale', 'Somebody was quicker; look again.');
      const before = await standingOf(row, row.setup, entries);
      const mine = places.find((one) => one.person === person)?.place ?? null;
      if (row.kind === 'draft') {
        const picker = places.find(({ place }) => place === before.next)?.person ?? row.host;
        if (before.next === null || picker !== person) throw forbidden('It is not your pick.');
      } else if (mine === null && row.host !== person) throw forbidden('You have no place here.');
      const after = await standingOf(row, row.setup, [...entries, entry]);
      end = after.end;
      return { entries: [...entries, entry], ...(end ? { ended: this.deps.now() } : {}) };
    });
    const over = end as Standing['end'];
    if (over) await this.deps.archive.add(id, 'companion', over(), this.deps.now());
  }

  /** Takes the last entry back: in a draft the organiser (TI4-DRAFT-11), at a real table anybody who sits there. */
  async takeBack(id: string, person: PersonId, revision: number): Promise<void> {
    await this.change(id, async ({ row, entries, places }) => {
      mustGoOn(row);
      if (revision !== row.revision) throw conflict('stale', 'Somebody was quicker; look again.');
      if (row.kind === 'draft' || !places.some((one) => one.person === person)) mustBeHost(row, person);
      if (entries.length === 0) throw conflict('nothing', 'There is nothing to take back.');
      return { entries: entries.slice(0, -1) };
    });
  }

  /** Another set-up: the host, and only before the first entry (TI4-DRAFT-11). */
  async configure(id: string, person: PersonId, setup: string): Promise<void> {
    await this.change(id, async ({ row, entries, places }) => {
      mustGoOn(row);
      mustBeHost(row, person);
      const before = await standingOf(row, row.setup, entries);
      if (!before.mayChange) throw conflict('begun', 'It has begun; the set-up stays.');
      const after = await standingOf(row, setup, entries);
      const gone = places.filter(({ place }) => place >= after.places);
      if (gone.length > 0) throw conflict('too-few-seats', 'There would not be a place for everybody here.');
      return { setup };
    });
  }

  /** Ends a room that nobody needs any more (host). */
  async close(id: string, person: PersonId): Promise<void> {
    await this.change(id, async ({ row }) => {
      mustBeHost(row, person);
      return row.ended === null ? { ended: this.deps.now() } : null;
    });
  }

  /** The table of a draft that is complete: its galaxy, factions and seats, with everybody where they drafted (TI4-DRAFT-10). */
  async table(id: string, person: PersonId): Promise<MatchId> {
    const room = await this.read(id);
    if (room.row.match !== null) return room.row.match;
    mustBeHost(room.row, person);
    mustGoOn(room.row);
    if (room.row.kind !== 'draft') throw conflict('no-draft', 'This room is no draft.');
    const drafted = (await draftRules(room.row.game)).table(room.row.setup, room.entries.join(''));
    if (!drafted) throw conflict('not-finished', 'The draft is not complete.');
    const occupants = new Map(
      drafted.players.flatMap((player, seat) => {
        const there = room.places.find(({ place }) => place === player);
        return there ? [[seat, there.person] as const] : [];
      }),
    );
    const seats = drafted.players.map(() => ({ kind: 'open' as const }));
    const match = await this.deps.lobby.create(
      person,
      { game: room.row.game, options: drafted.options, seats },
      occupants,
    );
    let laid: MatchId | null = null;
    try {
      await this.change(id, async ({ row, entries }) => {
        laid = row.match;
        if (laid !== null) return null;
        // Meanwhile a pick was taken back, or the room closed.
        if (!same(entries, room.entries)) throw conflict('stale', 'Somebody was quicker; look again.');
        mustGoOn(row);
        laid = match;
        return { match, ended: this.deps.now() };
      });
    } finally {
      // Asked for twice at once: one table is enough.
      if (laid !== match) await this.deps.lobby.close(match, { person, admin: false });
    }
    return laid!;
  }
}

function mustGoOn(row: RoomRow): void {
  if (row.ended !== null) throw conflict('ended', 'It has ended.');
}
function mustBeHost(row: RoomRow, person: PersonId): void {
  if (row.host !== person) throw forbidden('Only whoever opened the room may do this.');
}
