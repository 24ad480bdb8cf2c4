import { createSignal } from 'solid-js';
import type { Command, MatchFile, Refusal } from '@orrery/kernel';
import type { Advice, Channel, Connection, Trouble, Update } from '../match/channel.ts';
import { localDrafts } from '../match/drafts.ts';
import workerUrl from 'virtual:shared-worker';
import type { Answered, Asked, FromWorker, LocalHead, NewMatch } from './protocol.ts';

type Request = Asked extends infer A ? (A extends { id: number } ? Omit<A, 'id'> : never) : never;

/** The page's side of the worker. */
export class LocalChannel implements Channel {
  readonly head;
  readonly connection;
  readonly trouble;
  readonly following;
  readonly talk = null;
  readonly seatActions = null;
  readonly keeper;
  readonly beside = localDrafts(() => this.head()?.id ?? '');
  private readonly set;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answered: Answered) => void>();
  private listeners: ((update: Update) => void)[] = [];
  private latest: Update[] = [];
  private next = 1;

  constructor() {
    const [head, setHead] = createSignal<LocalHead | null>(null);
    const [connection, setConnection] = createSignal<Connection>('connecting');
    const [trouble, setTrouble] = createSignal<Trouble | null>(null);
    this.head = head;
    this.connection = connection;
    this.trouble = trouble;
    const [following, setFollowing] = createSignal(false);
    this.following = following;
    const [faulty, setFaulty] = createSignal<number | null>(null);
    this.keeper = { faulty, closeQuestion: (ask: number) => this.closeQuestion(ask) };
    this.set = {
      faulty: setFaulty,
      head: setHead,
      connection: setConnection,
      trouble: setTrouble,
      following: setFollowing,
    };
    this.worker = new Worker(workerUrl, { type: 'module' });
    this.worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.receive(event.data));
    this.worker.addEventListener('error', (event) => setTrouble({ why: 'script', detail: event.message }));
  }

  /** Starts a match and gives its id. */
  async start(match: NewMatch): Promise<string | null> {
    const answered = await this.ask({ do: 'start', match });
    return answered.ok ? (answered.value as string) : this.fail(answered);
  }
  async open(match: string): Promise<void> {
    const answered = await this.ask({ do: 'open', match });
    if (!answered.ok) this.fail(answered);
  }

  listen(listener: (update: Update) => void): void {
    this.listeners.push(listener);
    for (const update of this.latest) listener(update);
    this.latest = [];
  }
  async send(command: Command): Promise<Refusal | null> {
    const answered = await this.ask({ do: 'send', command });
    return answered.ok ? (answered.value as Refusal | null) : this.fail(answered);
  }
  async file(): Promise<MatchFile | null> {
    const answered = await this.ask({ do: 'file' });
    return answered.ok ? (answered.value as MatchFile) : this.fail(answered);
  }
  async again(): Promise<string> {
    const { game, seats, options, mine, title } = this.head()!;
    const { startHere } = await import('./start.ts');
    return startHere({ game, seats: seats.map(({ name, bot }) => ({ name, bot })), options, mine: mine ?? 0, title });
  }
  async takeOver(): Promise<void> {
    const answered = await this.ask({ do: 'takeOver' });
    if (!answered.ok) this.fail(answered);
  }
  private async closeQuestion(ask: number): Promise<void> {
    const answered = await this.ask({ do: 'closeQuestion', ask });
    if (!answered.ok) this.fail(answered);
  }
  /** The file of a match that stays closed: nobody plays it meanwhile. */
  async read(match: string): Promise<MatchFile | null> {
    const answered = await this.ask({ do: 'read', match });
    return answered.ok ? (answered.value as MatchFile) : this.fail(answered);
  }
  readonly advise = async (): Promise<Advice | null> => {
    const answered = await this.ask({ do: 'advise' });
    return answered.ok ? (answered.value as Advice | null) : null;
  };
  close(): void {
    this.worker.terminate();
  }

  private ask(request: Request): Promise<Answered> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ ...request, id });
    });
  }
  private fail(answered: Extract<Answered, { ok: false }>): null {
    this.set.trouble({ why: answered.why, detail: answered.detail });
    return null;
  }
  private receive(message: FromWorker): void {
    switch (message.t) {
      case 'answer':
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        break;
      case 'head':
        this.set.head(message.head);
        this.set.connection('here');
        break;
      case 'faulty':
        this.set.faulty(message.ask);
        break;
      case 'role':
        this.set.following(!message.plays);
        break;
      case 'update':
        if (this.listeners.length === 0) this.latest.push(message.update);
        for (const listener of this.listeners) listener(message.update);
        break;
      case 'trouble':
        this.set.trouble({ why: message.why, detail: message.detail });
        break;
      case 'kept':
        this.set.trouble((before) => (before?.why === 'storage' ? null : before));
    }
  }
}
