import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Server } from '../server.ts';
import type { Listener } from '../live/hub.ts';
import { message } from '../live/messages.ts';
import { asPerson } from '../matches/summaries.ts';
import { readTable } from '../matches/table.ts';
import { networkOf } from '../ops/limits.ts';
import type { Limits } from '../ops/limits.ts';
import type { Caller } from '../people/people.ts';
import { mustNotHurry, mustWait } from './admission.ts';
import type { Admission } from './admission.ts';
import { asRequestError } from './errors.ts';
import { RequestError, unavailable } from './requestError.ts';
import { isTooDeep } from './jsonBody.ts';
import { required } from './route.ts';
import { ClientMessageForm } from './schemas.ts';
import { readerSeat } from './tableRoutes.ts';
import { WIRE_VERSION } from './types.ts';
import type { ClientMessage, PersonRequest, ServerMessage } from './types.ts';

/** More unsent text than this: the reader is slow, and gets one whole view later instead of every step. */
const SLOW = 256 * 1024;
/** Far more: the connection is given up. */
const HOPELESS = 8 * 1024 * 1024;
const MOST_WATCHED = 100;
/** Milliseconds. */
const LONGEST_TURN = 8;
/** Connections at once: devices and tabs of one person; a club or a school behind one address. */
const MOST_OF_PERSON = 20;
const MOST_OF_NETWORK = 300;

const form = Compile(ClientMessageForm);

class Connection implements Listener {
  readonly caller: Caller | null;
  readonly person: Listener['person'];
  readonly address: string;
  readonly network: string;
  alive = true;
  private readonly socket: WebSocket;
  private reading: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, caller: Caller | null, address: string) {
    this.socket = socket;
    this.caller = caller;
    this.person = caller && asPerson(caller.person);
    this.address = address;
    this.network = networkOf(address);
  }
  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
  get keepsUp(): boolean {
    return this.socket.bufferedAmount < SLOW;
  }
  send(text: string): void {
    if (this.socket.bufferedAmount > HOPELESS) return this.socket.terminate();
    if (this.isOpen) this.socket.send(text);
  }
  tell(content: ServerMessage): void {
    this.send(message(content));
  }
  /**
   * Whole tables and views are read one after another: whoever asks for a hundred of them at once stands behind themselves, and others before
   * most of them.
   */
  inTurn(read: () => Promise<void>): Promise<void> {
    const done = this.reading.then(read);
    this.reading = done.catch(() => undefined);
    return done;
  }
  /** Drops a connection that did not answer the last heartbeat. */
  beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }
  /** Whoever sends too much is not read for a while: what they send waits on their side. */
  rest(seconds: number): void {
    if (this.socket.isPaused) return;
    this.socket.pause();
    setTimeout(() => this.socket.resume(), seconds * 1000).unref();
  }
  end(why: string): void {
    this.socket.close(4001, why);
  }
}

/** Live updates: /api/live. */
export function live(http: FastifyInstance, server: Server, admission: Admission): void {
  const open = new Set<Connection>();
  const heart = setInterval(() => {
    for (const connection of open) connection.beat();
    if (!server.bus.alone) void endSignedOut(server, open);
  }, server.heartbeat);
  heart.unref();
  http.addHook('preClose', async () => {
    clearInterval(heart);
    for (const connection of open) connection.end('the server closes');
  });
  server.disconnect = (person) => {
    for (const connection of open) if (connection.person?.id === person) connection.end('signed out');
  };

  // What came in during one turn of the event loop is dealt with together, each step for all of it: that is quicker than all steps for each.
  // But not for longer than a moment: everything else waits meanwhile.
  const received: Received[] = [];
  const takeAll = () => {
    const until = performance.now() + LONGEST_TURN;
    while (received.length > 0 && performance.now() < until) void receive(server, admission.limits, received.shift()!);
    if (received.length > 0) setImmediate(takeAll);
  };

  http.register(async (scope) => {
    scope.get(
      '/api/live',
      {
        websocket: true,
        onRequest: async (request) => {
          await admission.socket(request);
          mustHaveRoom(open, request.caller?.person.id ?? null, request.ip, admission.limits.isOn);
        },
      },
      (socket, request) => {
        const connection = new Connection(socket, request.caller, request.ip);
        open.add(connection);
        server.hub.connect(connection);
        socket.on('pong', () => {
          connection.alive = true;
        });
        socket.on('error', () => socket.terminate());
        socket.on('close', () => {
          open.delete(connection);
          server.hub.disconnect(connection);
        });
        socket.on('message', (data, isBinary) => {
          connection.alive = true;
          const isLate = server.work.ending;
          server.work.begin();
          if (received.push({ connection, text: isBinary ? '' : String(data), isLate }) === 1) setImmediate(takeAll);
        });
        connection.tell({
          t: 'hello',
          v: WIRE_VERSION,
          me: connection.person,
          now: server.now(),
          heartbeat: server.heartbeat,
        });
        if (server.announcement) connection.tell({ t: 'announce', v: WIRE_VERSION, text: server.announcement });
      },
    );
  });
}

/** Each connection costs memory for as long as it stays: a person and an address may have only so many. */
function mustHaveRoom(open: ReadonlySet<Connection>, person: string | null, address: string, isLimited: boolean): void {
  if (!isLimited) return;
  const network = networkOf(address);
  let ofPerson = 0;
  let ofNetwork = 0;
  for (const connection of open) {
    if (person !== null && connection.person?.id === person) ofPerson++;
    if (connection.network === network) ofNetwork++;
  }
  if (ofPerson >= MOST_OF_PERSON || ofNetwork >= MOST_OF_NETWORK)
    throw new RequestError('too-many', 'Too many connections are open; close one.', { retryAfter: 30 });
}

/** Another node may have ended a session without its word reaching us. */
async function endSignedOut(server: Server, open: ReadonlySet<Connection>): Promise<void> {
  const known = new Set([...open].flatMap(({ caller }) => (caller ? [caller.session] : [])));
  // While the storage is away nobody is sent off.
  const valid = await server.people.stillOpen([...known]).catch(() => null);
  if (!valid) return;
  for (const connection of open) {
    const { caller } = connection;
    if (caller && known.has(caller.session) && !valid.has(caller.session)) connection.end('signed out');
  }
}

/** A message that came in, and whether the server was closing by then. */
interface Received {
  connection: Connection;
  text: string;
  isLate: boolean;
}

async function receive(server: Server, limits: Limits, { connection, text, isLate }: Received): Promise<void> {
  const who = connection.caller?.person.id ?? connection.address;
  let given: unknown;
  try {
    const flood = limits.takeFrom('message', connection.address) ?? limits.take('message', who);
    if (flood !== null) {
      connection.rest(flood);
      mustWait(flood);
    }
    given = parse(text);
    if (isLate) throw unavailable();
    if (!form.Check(given)) throw new RequestError('malformed', 'The message has no form that is known here.');
    const sent = given as ClientMessage;
    const limit = sent.t === 'say' ? 'talk' : sent.t === 'command' ? 'play' : 'read';
    mustWait(limits.takeFrom(limit, connection.address) ?? limits.take(limit, who));
    if (sent.t === 'command') mustNotHurry(limits, sent.command as PersonRequest, who, connection.address);
    await perform(server, connection, sent);
  } catch (error) {
    const known = asRequestError(error);
    const { t, id, match } = labelsOf(given);
    if (known.code === 'internal') server.report('a message failed', error, { message: t });
    if (t === 'watch' && match !== null && (known.code === 'not-found' || known.code === 'forbidden'))
      connection.tell({ t: 'gone', v: WIRE_VERSION, match, reason: known.code });
    else connection.tell({ t: 'failed', v: WIRE_VERSION, id, match, ...known.body });
  } finally {
    server.work.done();
  }
}

function parse(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a message, however broken, calls itself, so that its sender can tell which one failed. */
function labelsOf(given: unknown): { t: string | null; id: number | null; match: string | null } {
  const { t, id, match } = (typeof given === 'object' && given !== null ? given : {}) as { [field: string]: unknown };
  return {
    t: typeof t === 'string' ? t.slice(0, 20) : null,
    id: typeof id === 'number' ? id : null,
    match: typeof match === 'string' ? match.slice(0, 32) : null,
  };
}

async function perform(server: Server, connection: Connection, sent: ClientMessage): Promise<void> {
  switch (sent.t) {
    case 'ping':
      return connection.tell({ t: 'pong', v: WIRE_VERSION, now: server.now() });
    case 'attention':
      return server.hub.attend(connection, sent.here);
    case 'watch':
      return connection.inTurn(() => watch(server, connection, sent.match));
    case 'unwatch':
      return server.hub.unwatch(sent.match, connection);
    case 'resync':
      return connection.inTurn(() => server.hub.sendView(sent.match, connection));
    case 'command': {
      const { person } = required(connection.caller);
      const answer = await server.matches.request(sent.match, sent.command as PersonRequest, person.id);
      return connection.tell({ t: 'done', v: WIRE_VERSION, id: sent.id, ...answer });
    }
    case 'say': {
      const { person } = required(connection.caller);
      await server.talk.say(sent.match, person, sent.text);
      return connection.tell({ t: 'done', v: WIRE_VERSION, id: sent.id, already: false, n: 0 });
    }
  }
}

async function watch(server: Server, connection: Connection, match: string): Promise<void> {
  if (server.hub.watchedBy(connection) >= MOST_WATCHED)
    throw new RequestError('too-many', `At most ${MOST_WATCHED} tables at once.`, { retryAfter: 1 });
  const table = await readTable(server.store.db, match);
  if (!connection.isOpen) return;
  const seat = readerSeat(table, connection.person?.id ?? null);
  server.hub.watch(match, connection, seat);
  connection.tell({ t: 'table', v: WIRE_VERSION, table: await server.summary(match, connection.person?.id ?? null) });
  if (table.row.key !== null) await server.hub.sendView(match, connection);
}
