import { randomBytes } from 'node:crypto';
import type { Seat } from '@orrery/kernel';
import { WIRE_VERSION } from './api/types.ts';
import type { MatchId, MatchSummary, Person, PersonId, Time } from './api/types.ts';
import { threadedBots } from './bots/botRunner.ts';
import type { BotRunner } from './bots/botRunner.ts';
import { localBus } from './bus/bus.ts';
import type { Bus, Message } from './bus/bus.ts';
import type { Config } from './config.ts';
import { Hub } from './live/hub.ts';
import { message } from './live/messages.ts';
import { newId } from './matches/ids.ts';
import type { LiveMatch } from './matches/liveMatch.ts';
import { Lobby } from './matches/lobby.ts';
import { Archive } from './matches/archive.ts';
import { Films } from './matches/films.ts';
import { Rooms } from './rooms/rooms.ts';
import { Matches, TIMING } from './matches/matches.ts';
import type { MatchTiming } from './matches/matches.ts';
import { delayedShown, nextShown } from './matches/delayed.ts';
import type { Publication } from './matches/shown.ts';
import { GameRegistry } from './matches/gameRegistry.ts';
import { peopleOf, summarize } from './matches/summaries.ts';
import { mayWatch, readTable } from './matches/table.ts';
import type { StoredTable } from './matches/table.ts';
import { channels, newPushKeys } from './notices/channels.ts';
import type { Channels } from './notices/channels.ts';
import { Notices } from './notices/notices.ts';
import { LongestTurn } from './ops/longestTurn.ts';
import { Metrics } from './ops/metrics.ts';
import { serverClock } from './ops/serverClock.ts';
import { Work } from './ops/work.ts';
import { MailAddresses } from './people/mailAddresses.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Talk } from './people/talk.ts';
import { openStore } from './store/store.ts';
import type { Store, StoreEvents } from './store/store.ts';
import { StorageHealth } from './store/storageHealth.ts';

interface Kept {
  node: string;
  bus: Bus;
  secret: string;
  announcement: string | null;
  push: { publicKey: string; privateKey: string };
}
export interface ServerParts {
  now?: () => Time;
  bots?: BotRunner;
  games?: { [game: string]: string };
  timing?: Partial<MatchTiming>;
  /** Milliseconds between two heartbeats of a connection. */
  heartbeat?: number;
  channels?: Channels;
  newKey?: () => string;
  report?: (what: string, error: unknown, details?: object) => void;
  say?: (text: string) => void;
  /** The storage is gone for good: somebody has to start the server anew. */
  died?: (error: unknown) => void;
}

const PRESENCE_EVERY = 10_000;
const HEARTBEAT = 20_000;

/** Everything that makes a node of the server, wired together. */
export class Server {
  readonly node: string;
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly registry: GameRegistry;
  readonly bots: BotRunner;
  readonly films: Films;
  readonly archive: Archive;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly lobby: Lobby;
  readonly hub: Hub;
  readonly people: People;
  readonly talk: Talk;
  readonly notices: Notices;
  readonly mailAddresses: MailAddresses;
  readonly storage: StorageHealth;
  readonly work = new Work();
  readonly metrics = new Metrics();
  readonly turns = new LongestTurn();
  readonly heartbeat: number;
  readonly now: () => Time;
  readonly secret: string;
  readonly report: (what: string, error: unknown, details?: object) => void;
  announcement: string | null;
  /** Told of every command on disk: notices hang on here. */
  readonly onPublished: ((live: LiveMatch, publication: Publication) => void)[] = [];
  private readonly pulse: NodeJS.Timeout;

  private constructor(config: Config, parts: ServerParts, store: Store, kept: Kept) {
    this.config = config;
    this.store = store;
    this.secret = kept.secret;
    this.announcement = kept.announcement;
    this.now =
      parts.now ??
      serverClock({ jumped: (by) => this.report('the clock of this machine was set', null, { seconds: by / 1000 }) });
    this.heartbeat = parts.heartbeat ?? HEARTBEAT;
    this.report = parts.report ?? (() => {});
    this.node = kept.node;
    this.bus = kept.bus;
    this.registry = new GameRegistry(parts.games);
    this.bots = parts.bots ?? threadedBots(this.registry.extra, config.botThreads ?? undefined);
    const timing = { ...TIMING, botPause: config.botPause, blur: config.blur, ...parts.timing };
    this.films = new Films({ store, bots: this.bots, registry: this.registry, now: this.now, report: this.report });
    this.archive = new Archive({ store, bots: this.bots, now: this.now, report: this.report });
    this.matches = new Matches({
      store,
      bus: this.bus,
      registry: this.registry,
      bots: this.bots,
      films: this.films,
      now: this.now,
      lost: (id) => this.hub.lost(id),
      published: (live, publication) => this.published(live, publication),
      failed: (live) => this.hub.tellFaulty(live),
      besideChanged: (live, seat) => this.hub.tellBeside(live, seat),
      report: this.report,
      committed: (commands, ms) => this.metrics.committed(commands, ms),
      timing,
    });
    this.hub = new Hub({
      bus: this.bus,
      now: this.now,
      open: (match) => this.matches.open(match),
      delayed: async (live) => {
        const shown = await delayedShown(this.store, live, this.now(), this.bots.recreate);
        return { shown, next: await nextShown(this.store, live, shown) };
      },
    });
    this.matches.watched = (match) => this.hub.isWatched(match);
    this.lobby = new Lobby({
      store,
      registry: this.registry,
      matches: this.matches,
      recreate: this.bots.recreate,
      now: this.now,
      changed: (id) => this.tableChanged(id),
      started: (live) => this.notices.begin(live),
      patience: config.replaceAfter,
      isGuest: async (person) => (await this.people.find(person)).handle === null,
      isOnline: (id: MatchId, seat: Seat) => this.hub.presence(id).online.includes(seat),
      newKey: parts.newKey ?? (() => randomBytes(16).toString('hex')),
    });
    this.rooms = new Rooms({ store, bus: this.bus, lobby: this.lobby, archive: this.archive, now: this.now });
    this.people = new People({
      store,
      now: this.now,
      signedOut: (person) => {
        this.bus.tell({ t: 'signed-out', person });
        this.disconnect(person);
      },
    });
    this.talk = new Talk(store, this.hub, this.bus, this.now);
    const ways =
      parts.channels ?? channels({ ...kept.push, contact: contactOf(config) }, config.smtpUrl, config.mailFrom);
    this.mailAddresses = new MailAddresses({
      store,
      people: this.people,
      channels: () => ways,
      now: this.now,
      publicUrl: () => this.publicUrl(),
    });
    this.storage = new StorageHealth({
      probe: () => probe(store, this.now()),
      tell: (trouble, error) => this.report(`the storage is in trouble: ${trouble}`, error, { trouble }),
    });
    this.notices = new Notices(this, ways, kept.push.publicKey);
    this.bus.listen(
      (received, node) => void this.receive(received, node).catch((error) => this.report('a message failed', error)),
    );
    this.pulse = setInterval(() => this.hub.repeatPresence(), PRESENCE_EVERY);
    this.pulse.unref();
  }

  static async open(config: Config, parts: ServerParts = {}): Promise<Server> {
    const events: StoreEvents = {};
    if (parts.died) events.died = parts.died;
    const store = await openStore(config.where, undefined, events);
    const secret = config.secret ?? (await keep(store, 'secret', () => randomBytes(32).toString('hex')));
    const announcement = (await keep(store, 'announcement', () => '')) || null;
    // Made at the first start: browsers that asked for notices know the server by these keys.
    const push = JSON.parse(await keep(store, 'push', () => JSON.stringify(newPushKeys()))) as Kept['push'];
    const node = newId(8);
    const bus = config.natsUrl
      ? (await import('./bus/nats.ts')).natsBus(config.natsUrl, node, parts.say ?? (() => {}))
      : localBus();
    const server = new Server(config, parts, store, { node, bus, secret, announcement, push });
    events.failed = (error) => server.storage.failed(error);
    await server.people.names.adopt();
    await server.notices.recall();
    void server.films
      .catchUp()
      .then(() => server.archive.catchUp())
      .catch((error: unknown) => server.report('films of earlier matches', error));
    return server;
  }

  /** The port we listen on, once we do. */
  port: number | null = null;
  publicUrl(): string {
    return (this.config.publicUrl ?? `http://localhost:${this.port ?? this.config.port}`).replace(/\/+$/, '');
  }
  passkeys(): Passkeys {
    return new Passkeys(this.store, this.people, this.now, this.publicUrl());
  }

  /** Closes the connections of somebody whose session ended; those still signed in come back by themselves. */
  disconnect: (person: PersonId) => void = () => {};

  private published(live: LiveMatch, publication: Publication): void {
    this.metrics.published(this.now() - publication.after.at);
    this.hub.publish(live, publication);
    const { before, after } = publication;
    if (after.state.pub.table.result && !before.state.pub.table.result) {
      this.tableChanged(live.id);
      void this.films.keep(live.id).then(() => this.archive.keep(live.id));
    } else if (before.state.pub.table.bots.length !== after.state.pub.table.bots.length)
      void this.lobby
        .followBots(live.id, after.state.pub.table.bots)
        .catch((error) => this.report('seating a bot failed', error, { match: live.id }));
    for (const listener of this.onPublished) listener(live, publication);
  }

  // ------------------------------------------------------------------------------------------------------------------ tables

  async summaries(tables: StoredTable[], reader: PersonId | null): Promise<MatchSummary[]> {
    const people = await peopleOf(this.store.db, tables);
    return tables.flatMap((table) => {
      try {
        return this.summarize(table, people, reader);
      } catch (error) {
        // One row that cannot be read must not hide the others of a list.
        if (tables.length === 1) throw error;
        this.report('a table cannot be read', error, { match: table.row.id });
        return [];
      }
    });
  }
  private summarize(table: StoredTable, people: Map<PersonId, Person>, reader: PersonId | null): MatchSummary {
    const around = { presence: this.hub.presence(table.row.id), patience: this.config.replaceAfter, now: this.now() };
    return summarize(table, people, reader, around);
  }
  async summary(id: MatchId, reader: PersonId | null): Promise<MatchSummary> {
    return (await this.summaries([await readTable(this.store.db, id)], reader))[0]!;
  }

  private tableChanged(id: MatchId): void {
    this.bus.tell({ t: 'table', match: id });
    void this.showTable(id).catch((error) => this.report('showing a table failed', error, { match: id }));
  }

  /** The table anew to all who watch it, each as they may see it; and the board to those who waited in the lobby. */
  private async showTable(id: MatchId): Promise<void> {
    if (!this.hub.isWatched(id)) return;
    const table = await readTable(this.store.db, id);
    const people = await peopleOf(this.store.db, [table]);
    for (const listener of this.hub.watchersOf(id)) {
      const reader = listener.person?.id ?? null;
      listener.send(message({ t: 'table', v: WIRE_VERSION, table: this.summarize(table, people, reader) }));
      const seat = table.seatOf(reader)?.seat ?? null;
      // Who looked on in the lobby of a table without spectators has to go when it begins.
      if (seat === null && !mayWatch(table)) {
        listener.send(message({ t: 'gone', v: WIRE_VERSION, match: id, reason: 'forbidden' }));
        this.hub.unwatch(id, listener);
        continue;
      }
      await this.hub.seatChanged(id, listener, seat, table.row.key !== null);
    }
  }

  private async receive(received: Message, node: string): Promise<void> {
    switch (received.t) {
      case 'log':
        return this.matches.logGrew(received.match, received.seq);
      case 'table':
        await this.matches.reseat(received.match);
        return this.showTable(received.match);
      case 'faulty':
        return this.matches.failedElsewhere(received.match, received.ask);
      case 'chat':
        return this.talk.lineStored(received.match, received.line);
      case 'presence':
        return this.hub.receivePresence(received.match, node, received);
      case 'room':
        return this.rooms.changed(received.room);
      case 'announce':
        return this.tellAnnouncement(received.text);
      case 'signed-out':
        this.people.forget(received.person);
        return this.disconnect(received.person);
    }
  }

  async announce(text: string | null): Promise<void> {
    await this.store.db
      .updateTable('server')
      .set({ value: text ?? '' })
      .where('name', '=', 'announcement')
      .execute();
    this.bus.tell({ t: 'announce', text });
    this.tellAnnouncement(text);
  }
  private tellAnnouncement(text: string | null): void {
    this.announcement = text;
    this.hub.tell({ t: 'announce', v: WIRE_VERSION, text });
  }

  /** What was taken is written; then everything is let go. */
  async close(): Promise<void> {
    this.work.ending = true;
    clearInterval(this.pulse);
    this.turns.stop();
    this.notices.close();
    this.films.close();
    this.archive.close();
    await this.matches.close();
    this.hub.close();
    await this.bots.close();
    await this.bus.close();
    await this.store.close();
  }
}

async function keep(store: Store, name: string, make: () => string): Promise<string> {
  const read = () => store.db.selectFrom('server').select('value').where('name', '=', name).executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await store.db
    .insertInto('server')
    .values({ name, value: make() })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute();
  return (await read())!.value;
}

/** Something is written, as a move would be, and read back. */
async function probe(store: Store, now: Time): Promise<void> {
  const value = String(now);
  await store.db
    .insertInto('server')
    .values({ name: 'probe', value })
    .onConflict((clash) => clash.column('name').doUpdateSet({ value }))
    .execute();
  await store.db.selectFrom('matches').select('id').limit(1).execute();
}

/** Push services want to know whom to write to about this server: its operator, else its own address or that of its mails. */
function contactOf({ pushContact, publicUrl, mailFrom }: Config): string {
  return pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`);
}
