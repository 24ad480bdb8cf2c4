import type { Seat } from '@orrery/kernel';
import { forbidden, notFound } from '../api/requestError.ts';
import { WIRE_VERSION } from '../api/types.ts';
import type { ChatLine, MatchId, PersonId, Time } from '../api/types.ts';
import type { Bus } from '../bus/bus.ts';
import type { Hub, Listener } from '../live/hub.ts';
import { message } from '../live/messages.ts';
import { asPerson } from '../matches/summaries.ts';
import { readTable } from '../matches/table.ts';
import type { StoredTable } from '../matches/table.ts';
import { mustHaveRoomFor } from '../ops/quotas.ts';
import type { Store } from '../store/store.ts';
import type { PersonRow } from '../store/tables.ts';

const PAGE = 100;

/** Talk at a table. Observers, where the table has any, hear the players; while the match runs, the players do not hear observers. */
export class Talk {
  private readonly store: Store;
  private readonly hub: Hub;
  private readonly bus: Bus;
  private readonly now: () => Time;

  constructor(store: Store, hub: Hub, bus: Bus, now: () => Time) {
    this.store = store;
    this.hub = hub;
    this.bus = bus;
    this.now = now;
  }

  async say(match: MatchId, person: PersonRow, text: string): Promise<ChatLine> {
    const table = await readTable(this.store.db, match);
    const seat = table.seatOf(person.id)?.seat ?? null;
    if (seat === null && !table.spec.watching.allowed) throw forbidden('Only the players talk at this table.');
    const { lines } = await this.store.db
      .selectFrom('chat')
      .select((q) => q.fn.countAll<number>().as('lines'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    mustHaveRoomFor('lines', Number(lines));
    const at = this.now();
    const added = await this.store.db
      .insertInto('chat')
      .values({ match, person: person.id, seat, text, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line: ChatLine = { id: added.id, match, person: asPerson(person), seat, text, at };
    await this.deliver(table, line);
    this.bus.tell({ t: 'chat', match, line: line.id });
    return line;
  }

  /** Another node stored a line. */
  async lineStored(match: MatchId, id: number): Promise<void> {
    if (!this.hub.isWatched(match)) return;
    const [line] = await this.lines(match, (query) => query.where('chat.id', '=', id));
    if (line) await this.deliver(await readTable(this.store.db, match), line);
  }

  private async deliver(table: StoredTable, line: ChatLine): Promise<void> {
    const deaf = await this.store.db.selectFrom('mutes').select('person').where('muted', '=', line.person.id).execute();
    const text = message({ t: 'chat', v: WIRE_VERSION, line });
    const hears = ({ person }: Listener) => {
      if (person && deaf.some((mute) => mute.person === person.id)) return false;
      return mayHear(table, table.seatOf(person?.id ?? null)?.seat ?? null, line.seat);
    };
    this.hub.tellTable(line.match, (listener) => (hears(listener) ? text : null));
  }

  /** The lines before one, newest last. */
  async read(match: MatchId, reader: PersonId | null, before: number | null): Promise<ChatLine[]> {
    const table = await readTable(this.store.db, match);
    const seat = table.seatOf(reader)?.seat ?? null;
    const muted = reader
      ? await this.store.db.selectFrom('mutes').select('muted').where('person', '=', reader).execute()
      : [];
    const lines = await this.lines(match, (query) => (before === null ? query : query.where('chat.id', '<', before)));
    return lines.filter(
      (line) => !muted.some((mute) => mute.muted === line.person.id) && mayHear(table, seat, line.seat),
    );
  }

  private async lines(
    match: MatchId,
    narrow: (query: ReturnType<Talk['query']>) => ReturnType<Talk['query']>,
  ): Promise<ChatLine[]> {
    const rows = await narrow(this.query(match)).execute();
    return rows
      .map(({ id, person, seat, text, at, name, handle }): ChatLine => {
        return { id, match, person: asPerson({ id: person, name: name ?? '', handle }), seat, text, at };
      })
      .toReversed();
  }
  private query(match: MatchId) {
    return this.store.db
      .selectFrom('chat')
      .leftJoin('people', 'people.id', 'chat.person')
      .select(['chat.id', 'chat.person', 'chat.seat', 'chat.text', 'chat.at', 'people.name', 'people.handle'])
      .where('chat.match', '=', match)
      .orderBy('chat.id', 'desc')
      .limit(PAGE);
  }

  async mute(person: PersonId, muted: PersonId, on: boolean): Promise<void> {
    const { db } = this.store;
    if (on) {
      const { count } = await db
        .selectFrom('mutes')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      mustHaveRoomFor('mutes', Number(count));
      const known = await db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst();
      if (!known) throw notFound('person');
    }
    if (!on) await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    else
      await db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((clash) => clash.columns(['person', 'muted']).doNothing())
        .execute();
  }

  async report(match: MatchId, line: number, by: PersonId, why: string): Promise<void> {
    const { db } = this.store;
    const reported = await db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('id', '=', line)
      .executeTakeFirst();
    const table = await readTable(db, match);
    if (!reported || !mayHear(table, table.seatOf(by)?.seat ?? null, reported.seat)) throw notFound('line');
    const { open } = await db
      .selectFrom('reports')
      .select((q) => q.fn.countAll<number>().as('open'))
      .where('by', '=', by)
      .where('handled', '=', 0)
      .executeTakeFirstOrThrow();
    mustHaveRoomFor('reports', Number(open));
    await db
      .insertInto('reports')
      .values({ line, match, accused: reported.person, text: reported.text, by, why, at: this.now(), handled: 0 })
      .execute();
  }
}

function mayHear(table: StoredTable, reader: Seat | null, speaker: Seat | null): boolean {
  if (reader === null && !table.spec.watching.allowed) return false;
  return speaker !== null || reader === null || table.row.phase !== 'running';
}
