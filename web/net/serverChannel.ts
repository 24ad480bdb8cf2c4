import { createSignal } from 'solid-js';
import { applyPatch } from '@orrery/kernel';
import type {
  ApiError,
  Beside,
  Board,
  MatchSummary,
  PersonRequest,
  ServerMessage,
  UpdateMessage,
} from '@orrery/server/api';
import type { Command, MatchFile, Refusal } from '@orrery/kernel';
import type { BesideChannel, Channel, Step, TableHead, Trouble, Update } from '../match/channel.ts';
import { saltFor } from './ownSalt.ts';
import { t } from '../text/text.ts';
import { ServerError, api } from './api.ts';
import { serverKeeper, serverSeatActions } from './seatActions.ts';
import { live } from './live.ts';
import { serverTalk } from './talk.ts';

/** A table at the server, as the frame sees it. A gap in the messages is answered with the whole view. */
export class ServerChannel implements Channel {
  readonly head;
  readonly trouble;
  readonly summary;
  readonly connection = live.connection;
  readonly advise = null;
  readonly talk;
  readonly seatActions;
  readonly keeper;
  readonly beside: BesideChannel;
  private readonly setBeside;
  private readonly setFaulty;
  private readonly addLine;
  private readonly id: string;
  private readonly set;
  private readonly stop: () => void;
  private board: Board | null = null;
  private at = -1;
  private steps: Step[] = [];
  private listeners: ((update: Update) => void)[] = [];
  private missed: Update[] = [];
  /** Messages are taken one after the other, also those that need the history first. */
  private line: Promise<void> = Promise.resolve();

  constructor(first: MatchSummary) {
    this.id = first.id;
    const [summary, setSummary] = createSignal<MatchSummary>(first);
    const [trouble, setTrouble] = createSignal<Trouble | null>(null);
    this.summary = summary;
    this.head = (): TableHead => headOf(summary());
    this.trouble = () => live.trouble() ?? trouble();
    this.set = { summary: setSummary, trouble: setTrouble };
    const { talk, addLine } = serverTalk(first.id, summary);
    this.talk = talk;
    this.addLine = addLine;
    const [faulty, setFaulty] = createSignal<number | null>(null);
    this.setFaulty = setFaulty;
    this.seatActions = serverSeatActions(first.id, summary);
    this.keeper = serverKeeper(first.id, summary, faulty);
    const [beside, setBeside] = createSignal<Beside>({ drafts: {}, early: null, dropped: false });
    this.setBeside = setBeside;
    this.beside = {
      drafts: () => beside().drafts,
      keepDraft: (seat, ask, part) => void this.request({ do: 'draft', seat, ask, part }),
      early: {
        kept: () => beside().early,
        dropped: () => beside().dropped,
        give: (seat, early) => this.request({ do: 'early', seat, early }),
      },
    };
    this.stop = live.watch(first.id, (message) => {
      this.line = this.line
        .then(() => this.receive(message))
        .catch((error: unknown) => {
          setTrouble({ why: 'script', detail: String(error) });
        });
    });
  }

  listen(listener: (update: Update) => void): void {
    this.listeners.push(listener);
    for (const update of this.missed) listener(update);
    this.missed = [];
  }
  send(command: Command): Promise<Refusal | null> {
    return this.request(command as PersonRequest);
  }
  private async request(command: PersonRequest): Promise<Refusal | null> {
    const done = await live.send({ t: 'command', match: this.id, command });
    if (done.ok) return null;
    if (done.error.error === 'internal') return { code: 'illegal', rule: 'TABLE-FAULT' };
    if (!done.error.refusal) this.set.trouble(reasonOf(done.error));
    return done.error.refusal ?? null;
  }
  async file(): Promise<MatchFile | null> {
    return api.file(this.id).catch(() => null);
  }
  async again(): Promise<string> {
    const next = await api.post<MatchSummary>(`/matches/${this.id}/rematch`);
    // Asking for it is one's word: it begins as soon as the others have asked, too.
    if (next.phase === 'lobby') await api.post(`/matches/${next.id}/ready`, { ready: true, salt: saltFor(next) });
    return `/t/${next.id}`;
  }
  close(): void {
    this.stop();
  }

  private async receive(message: ServerMessage): Promise<void> {
    switch (message.t) {
      case 'table':
        this.set.summary(message.table);
        break;
      case 'presence':
        this.set.summary((table) => ({
          ...table,
          watchers: message.watchers,
          seats: table.seats.map((seat) => ({ ...seat, online: message.online.includes(seat.seat) })),
        }));
        break;
      case 'faulty':
        this.setFaulty(message.ask);
        break;
      case 'beside':
        this.setBeside(message.beside);
        break;
      case 'chat':
        this.addLine(message.line);
        break;
      case 'gone':
        this.set.trouble({ why: message.reason, detail: this.id });
        break;
      case 'failed':
        // The view could not be had: for a moment, or for good.
        if (message.retryAfter === undefined) this.set.trouble(reasonOf(message));
        else setTimeout(() => live.resync(this.id), message.retryAfter * 1000);
        break;
      case 'view':
        this.board = message;
        this.at = message.at;
        await this.fetchSteps();
        this.show(message, this.steps, true);
        break;
      case 'update':
        await this.update(message);
    }
  }

  private async update(message: UpdateMessage): Promise<void> {
    if (!this.board || message.at !== this.at + 1) {
      if (message.at > this.at) live.resync(this.id);
      return;
    }
    const before = this.board.view.pub.table.n;
    const board = applyPatch(this.board, message.patch);
    this.board = board;
    this.at = message.at;
    const { n, last } = board.view.pub.table;
    // Somebody went back: the record is another one now.
    if (n > before && message.events.length === 0) {
      await this.fetchSteps();
      this.show(board, this.steps, true);
      return;
    }
    const step: Step = {
      n,
      at: message.now,
      by: n > before ? last : null,
      do: 'answer',
      events: message.events,
    };
    if (message.events.length > 0) this.steps = [...this.steps, step];
    this.show(board, message.events.length > 0 ? [step] : [], false);
  }

  private async fetchSteps(): Promise<void> {
    const all: Step[] = [];
    for (let more = true, since = 0; more;) {
      const history = await api.history(this.id, since);
      all.push(...history.steps);
      since = history.steps.at(-1)?.n ?? since;
      more = history.more && history.steps.length > 0;
    }
    this.steps = all;
  }

  private show({ view, awaiting, clocks, undo }: Board, steps: Step[], whole: boolean): void {
    const update: Update = {
      view,
      steps,
      whole,
      awaiting,
      clocks,
      undo: undo === null ? this.wayBack(view) : { to: undo, free: true },
    };
    if (this.listeners.length === 0) this.missed.push(update);
    for (const listener of this.listeners) listener(update);
  }

  /** Beyond the undo limit: to before one's own last answer, if the others agree. */
  private wayBack({ pub }: Board['view']): Update['undo'] {
    const { mine } = this.summary();
    if (mine === null || pub.table.result || pub.table.proposal) return null;
    const last = this.steps.findLast((step) => step.by === mine && step.do === 'answer' && step.n > 0);
    return last ? { to: last.n - 1, free: false } : null;
  }
}

export function headOf(table: MatchSummary): TableHead {
  return {
    id: table.id,
    title: table.title,
    game: table.game,
    options: table.options,
    mine: table.mine,
    seats: table.seats.map((seat) => ({
      name: seat.person?.name ?? (seat.bot ? t('lobby.botName', { n: seat.seat + 1 }) : ''),
      bot: seat.bot,
      online: seat.online || seat.bot !== null,
    })),
    watchers: table.watchers,
    local: false,
    lesson: null,
    commitment: table.commitment,
    rematch: table.rematch,
  };
}

/** A failed request as a reason the frame can show. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof ServerError ? reasonOf(error.error) : { why: 'script', detail: String(error) };
}
function reasonOf({ error, reason, message: detail }: ApiError): Trouble {
  if (reason === 'closed') return { why: 'closed', detail };
  if (reason === 'other-rules') return { why: 'version', detail };
  if (error === 'not-found' || error === 'malformed') return { why: 'not-found', detail };
  if (error === 'forbidden' || error === 'sign-in') return { why: error, detail };
  return { why: 'server', detail };
}
