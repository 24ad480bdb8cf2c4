import { createSignal } from 'solid-js';
import { WIRE_VERSION } from '@orrery/server/api';
import type { ApiError, ClientMessage, CommandAnswer, ServerMessage } from '@orrery/server/api';
import type { Connection, Trouble } from '../match/channel.ts';
import { watchAttention } from '../page/attention.ts';
import { setRemoteWaiting } from '../page/waiting.ts';
import { lookForNewClient } from './newClient.ts';
import { announce, lookAnew, me } from './server.ts';
import { unsent } from './unsent.ts';

type Done = { ok: true; answer: CommandAnswer } | { ok: false; error: ApiError };
type Sendable = Extract<ClientMessage, { t: 'command' | 'say' }>;
type WithoutId = Sendable extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const LONGEST_WAIT = 15_000;
/** How long the server may be silent before it is asked for a sign of life, and how long that may take. */
const PATIENCE = { idle: 25_000, waiting: 4000, answer: 5000 };

/**
 * One connection for the whole client. It comes back by itself; what was sent and not answered is sent again, which is safe: the server
 * knows a command it has taken already.
 */
class Live {
  readonly connection;
  /** What keeps the connection from being of use: this page is too old, or nobody is signed in any more. */
  readonly trouble;
  private readonly setConnection;
  private readonly setTrouble;
  private socket: WebSocket | null = null;
  private readonly listeners = new Map<string, Set<(message: ServerMessage) => void>>();
  private readonly waiting = new Map<number, { message: Sendable; done: (done: Done) => void }>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly isLookedAt: () => boolean;
  private lastReceived = 0;
  private asked = false;

  constructor() {
    const [connection, setConnection] = createSignal<Connection>('connecting');
    const [trouble, setTrouble] = createSignal<Trouble | null>(null);
    this.connection = connection;
    this.trouble = trouble;
    this.setConnection = setConnection;
    this.setTrouble = setTrouble;
    for (const { match, command } of unsent.all()) void this.send({ t: 'command', match, command });
    setInterval(() => this.listenForLife(), 1000);
    window.addEventListener('online', () => this.connect());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.listeners.size > 0) this.connect();
    });
    this.isLookedAt = watchAttention((here) => this.tell({ t: 'attention', here }));
    if (this.waiting.size > 0) this.connect();
  }

  /** Hears everything about a match until the returned function is called. */
  watch(match: string, listener: (message: ServerMessage) => void): () => void {
    const all = this.listeners.get(match) ?? new Set();
    all.add(listener);
    this.listeners.set(match, all);
    if (this.socket?.readyState === WebSocket.OPEN) this.tell({ t: 'watch', match });
    else this.connect();
    return () => {
      all.delete(listener);
      if (all.size > 0) return;
      this.listeners.delete(match);
      this.tell({ t: 'unwatch', match });
    };
  }

  resync(match: string): void {
    this.tell({ t: 'resync', match });
  }

  send(message: WithoutId): Promise<Done> {
    const id = this.next++;
    const whole = { ...message, id };
    unsent.keep(whole);
    return new Promise((done) => {
      this.waiting.set(id, { message: whole, done });
      if (!this.trouble()) this.tell(whole);
    });
  }

  /** After signing in: the connection must carry the new name. */
  renew(): void {
    this.socket?.close();
  }

  private tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.socket = socket;
    socket.addEventListener('message', (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage));
    socket.addEventListener('close', () => this.lost(socket));
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.tries += 1;
    this.setConnection(this.tries > 3 ? 'lost' : 'reconnecting');
    if (this.listeners.size === 0 && this.waiting.size === 0) return;
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** A line can be dead without saying so: a server silent for too long is asked, and given up when it does not answer. */
  private listenForLife(): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.lastReceived;
    const patience = this.waiting.size > 0 && !this.trouble() ? PATIENCE.waiting : PATIENCE.idle;
    if (silent < patience) return;
    if (silent > patience + PATIENCE.answer) {
      socket.close();
      this.lost(socket);
    } else if (!this.asked) {
      this.asked = true;
      this.tell({ t: 'ping' });
    }
  }

  private receive(message: ServerMessage): void {
    this.lastReceived = Date.now();
    this.asked = false;
    const version: number = message.v;
    if (version !== WIRE_VERSION) {
      this.setTrouble({ why: 'old', detail: `${WIRE_VERSION} / ${version}` });
      return;
    }
    switch (message.t) {
      case 'hello':
        this.greet(message.me?.id ?? null);
        break;
      case 'done':
        this.settle(message.id, { ok: true, answer: { already: message.already, n: message.n } });
        break;
      case 'failed':
        this.fail(message);
        break;
      case 'inbox':
        setRemoteWaiting(message.waiting);
        break;
      case 'announce':
        announce(message.text);
        break;
      case 'table':
        this.deliver(message.table.id, message);
        break;
      case 'chat':
        this.deliver(message.line.match, message);
        break;
      case 'view':
      case 'beside':
      case 'faulty':
      case 'update':
      case 'presence':
      case 'gone':
        this.deliver(message.match, message);
    }
  }
  /** The line is open. Without a name nothing would be taken: what waits is kept until somebody signs in. */
  private greet(person: string | null): void {
    this.tries = 0;
    this.setConnection('here');
    const known = me();
    if (known && person === null) this.signedOut();
    else this.setTrouble(null);
    lookForNewClient();
    this.tell({ t: 'attention', here: this.isLookedAt() });
    for (const match of this.listeners.keys()) this.tell({ t: 'watch', match });
    if (this.trouble()) return;
    for (const { message } of this.waiting.values()) this.tell(message);
  }
  private signedOut(): void {
    this.setTrouble({ why: 'sign-in', detail: me()?.name ?? '' });
    lookAnew();
  }
  private settle(id: number, done: Done): void {
    const sent = this.waiting.get(id);
    if (!sent) return;
    this.waiting.delete(id);
    unsent.forget(sent.message);
    sent.done(done);
  }
  private fail(message: Extract<ServerMessage, { t: 'failed' }>): void {
    if (message.id === null) {
      if (message.match !== null) this.deliver(message.match, message);
      return;
    }
    const { error, retryAfter } = message;
    if (error === 'sign-in') this.signedOut();
    else if (error === 'unavailable' || error === 'too-many')
      // Nothing happened there: the same message goes out again.
      setTimeout(
        () => {
          const sent = this.waiting.get(message.id!);
          if (sent && this.connection() === 'here') this.tell(sent.message);
        },
        (retryAfter ?? 1) * 1000,
      );
    else this.settle(message.id, { ok: false, error: message });
  }
  private deliver(match: string, message: ServerMessage): void {
    for (const listener of this.listeners.get(match) ?? []) listener(message);
  }
}

export const live = new Live();
