import { createSignal } from 'solid-js';
import type { ApiError, ClientMessage, CommandAnswer, ServerMessage } from '@orrery/server/api';
import type { Connection } from '../table/channel.ts';
import { setRemoteWaiting } from '../shell/waiting.ts';

type Done = { ok: true; answer: CommandAnswer } | { ok: false; error: ApiError };
type Sendable = Extract<ClientMessage, { t: 'command' | 'say' }>;
type WithoutId = Sendable extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const LONGEST_WAIT = 15_000;

/**
 * One connection for the whole client. It comes back by itself; what was sent and not answered is sent again, which is safe: the server
 * knows a command it has taken already.
 */
class Live {
  readonly connection;
  private readonly setConnection;
  private socket: WebSocket | null = null;
  private readonly listeners = new Map<string, Set<(message: ServerMessage) => void>>();
  private readonly waiting = new Map<number, { message: Sendable; done: (done: Done) => void }>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const [connection, setConnection] = createSignal<Connection>('connecting');
    this.connection = connection;
    this.setConnection = setConnection;
    window.addEventListener('online', () => this.connect());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.listeners.size > 0) this.connect();
    });
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
    return new Promise((done) => {
      this.waiting.set(id, { message: whole, done });
      this.tell(whole);
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
    if (this.listeners.size === 0) return;
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        this.tries = 0;
        this.setConnection('here');
        for (const match of this.listeners.keys()) this.tell({ t: 'watch', match });
        for (const { message: sent } of this.waiting.values()) this.tell(sent);
        break;
      case 'done':
        this.waiting.get(message.id)?.done({ ok: true, answer: { already: message.already, n: message.n } });
        this.waiting.delete(message.id);
        break;
      case 'failed':
        if (message.id === null) break;
        this.waiting.get(message.id)?.done({ ok: false, error: message });
        this.waiting.delete(message.id);
        break;
      case 'inbox':
        setRemoteWaiting(message.waiting);
        break;
      case 'table':
        this.hear(message.table.id, message);
        break;
      case 'chat':
        this.hear(message.line.match, message);
        break;
      case 'view':
      case 'update':
      case 'presence':
      case 'gone':
        this.hear(message.match, message);
    }
  }
  private hear(match: string, message: ServerMessage): void {
    for (const listener of this.listeners.get(match) ?? []) listener(message);
  }
}

export const live = new Live();
