import { awaited, sampleAnswer } from '@orrery/kernel';
import type { Decision, Event, Game, Json, Shapes, State, View } from '@orrery/kernel';
import { WebSocket } from 'ws';
import { applyPatch } from '@orrery/kernel';
import type { Description } from './description.ts';
import type {
  Beside,
  ApiError,
  Board,
  ChatLine,
  ClientMessage,
  CommandAnswer,
  MatchSummary,
  Me,
  NewTable,
  PersonRequest,
  ServerMessage,
  Time,
} from '../api/types.ts';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}
/** What a player has on the screen. */
export interface Screen extends Board {
  at: number;
  n: number;
  events: Event<Shapes>[];
  /** When the server sent it. */
  sentAt: Time;
}
export type Reply = CommandAnswer | ApiError;

let count = 2;

/** A person with a browser, as far as the wire can tell. */
export class Player {
  /** Any of the nodes; each request goes to one of them. */
  urls: string[];
  cookie = '';
  token = '';
  me: Me | null = null;
  readonly tables = new Map<string, MatchSummary>();
  readonly boards = new Map<string, Screen>();
  readonly besides = new Map<string, Beside>();
  /** The question of a match that the rules failed at. */
  readonly faulty = new Map<string, number>();
  readonly chat: ChatLine[] = [];
  readonly gone: string[] = [];
  announced: string | null = null;
  /** Tables that wait for me, by the last word of the server. */
  waiting: number | null = null;
  /** Every text that came over the socket and every body over HTTP: for the leak test. */
  readonly received: string[] = [];
  record = false;
  /** What the server says its answers are like; each is held against it. */
  description: Description | null = null;
  /** Called with every text; false: it is not looked at further. */
  onText: (text: string) => boolean | void = () => {};
  /** Called after every message. */
  onMessage: (content: ServerMessage) => void = () => {};
  private socket: WebSocket | null = null;
  private nextId = 1;
  private readonly replies = new Map<number, (reply: Reply | null) => void>();

  constructor(...urls: string[]) {
    this.urls = urls;
  }
  get url(): string {
    return this.urls[Math.floor(Math.random() * this.urls.length)]!;
  }

  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: { [name: string]: string } = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0]!;
    const text = await response.text();
    if (this.record) this.received.push(text);
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const given = (isJson ? JSON.parse(text) : text) as T;
    this.description?.check(method, path, response.status, given);
    return { status: response.status, body: given, headers: response.headers };
  }
  /** The same, for calls that must succeed. */
  async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async enter(name: string): Promise<this> {
    const answer = await this.call<Me>('POST', '/api/guests', { name });
    // Somebody registered under that name in an earlier test.
    this.me =
      answer.status === 409 ? await this.ask('POST', '/api/guests', { name: `${name} ${count++}` }) : answer.body;
    if (answer.status !== 409 && answer.status >= 400) throw new Error(JSON.stringify(answer.body));
    return this;
  }
  create(table: NewTable): Promise<MatchSummary> {
    return this.ask('POST', '/api/matches', table);
  }
  async join(match: string, seat?: number): Promise<MatchSummary> {
    await this.ask('POST', `/api/matches/${match}/join`, seat === undefined ? {} : { seat });
    return this.ask('POST', `/api/matches/${match}/ready`, { ready: true });
  }

  // ------------------------------------------------------------------------------------------------------------------ live

  connect(): Promise<void> {
    this.disconnect();
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
    });
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data), socket));
    socket.on('close', () => this.dropped(socket));
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.on('error', reject);
    });
  }
  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }
  /** As when a train enters a tunnel. */
  disconnect(): void {
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }
  private dropped(socket: WebSocket): void {
    if (this.socket === socket) this.socket = null;
    for (const [id, reply] of this.replies) {
      this.replies.delete(id);
      reply(null);
    }
  }

  private receive(text: string, socket: WebSocket): void {
    if (socket !== this.socket) return;
    if (this.record) this.received.push(text);
    if (this.onText(text) === false) return;
    const content = JSON.parse(text) as ServerMessage;
    this.description?.checkMessage(content);
    switch (content.t) {
      case 'view':
        this.boards.set(content.match, { ...content, events: [...content.events], sentAt: content.clocks.now });
        break;
      case 'update': {
        const board = this.boards.get(content.match);
        if (!board || content.at !== board.at + 1) this.send({ t: 'resync', match: content.match });
        else {
          const { at, n, now, patch, events } = content;
          this.boards.set(content.match, { ...applyPatch(board, patch), at, n, events, sentAt: now });
        }
        break;
      }
      case 'beside':
        this.besides.set(content.match, content.beside);
        break;
      case 'faulty':
        this.faulty.set(content.match, content.ask);
        break;
      case 'table':
        this.tables.set(content.table.id, content.table);
        break;
      case 'chat':
        this.chat.push(content.line);
        break;
      case 'inbox':
        this.waiting = content.waiting;
        break;
      case 'announce':
        this.announced = content.text;
        break;
      case 'gone':
        this.gone.push(content.match);
        break;
      case 'done':
      case 'failed':
        if (content.id !== null) {
          this.replies.get(content.id)?.(content);
          this.replies.delete(content.id);
        }
        break;
      default:
    }
    this.onMessage(content);
  }

  send(content: ClientMessage): void {
    if (this.isConnected) this.socket!.send(JSON.stringify(content));
  }
  sendText(text: string): void {
    if (this.isConnected) this.socket!.send(text);
  }
  watch(match: string): void {
    this.send({ t: 'watch', match });
  }
  /** Null: the connection broke before the answer came; whether it was applied is not known. */
  command(match: string, command: PersonRequest): Promise<Reply | null> {
    if (!this.isConnected) return Promise.resolve(null);
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.send({ t: 'command', id, match, command });
    });
  }

  /** The same by HTTP. Null: nobody answered. */
  async post(match: string, command: PersonRequest): Promise<Reply | null> {
    return this.call<Reply>('POST', `/api/matches/${match}/commands`, command).then(
      ({ body }) => body,
      () => null,
    );
  }

  /** Waits until something holds of the table or board, looking after every message. */
  async until<R>(
    look: () => R | null | undefined | false | Promise<R | null | undefined | false>,
    limit = 20_000,
  ): Promise<R> {
    const end = Date.now() + limit;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (Date.now() > end) throw new Error('waited in vain');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  // ------------------------------------------------------------------------------------------------------------------ play

  /** What waits for this player's answer. */
  asked(game: Game<Shapes>, match: string): Decision[] {
    const board = this.boards.get(match);
    const seat = board?.view.seat ?? null;
    if (!board || seat === null || board.view.pub.table.result) return [];
    return awaited(game, stateOf(board.view), seat);
  }
  answerFor(
    game: Game<Shapes>,
    match: string,
    decision: Decision,
    below: (n: number) => number,
  ): Extract<PersonRequest, { do: 'answer' }> {
    const { view, n } = this.boards.get(match)!;
    const answer: Json = sampleAnswer(game, view, decision, below);
    return { do: 'answer', seat: view.seat!, n, ask: decision.id, answer };
  }
}

/** Enough of a state for questions about one's own view. */
function stateOf(view: View<Shapes>): State<Shapes> {
  const own: State<Shapes>['own'] = [];
  if (view.seat !== null) own[view.seat] = view.me!;
  return { pub: view.pub, own } as unknown as State<Shapes>;
}
