import {
  Match,
  awaited,
  commitment,
  defaultAnswer,
  eventFor,
  keyFromHex,
  nextDecision,
  readyToClose,
  timesAfter,
  toMatchFile,
  view,
} from '@orrery/kernel';
import type { Applied, Command, Decision, MatchFile, Refusal, Seat, Shapes } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Advice, Step, Update } from '../match/channel.ts';
import type { LocalHead } from './protocol.ts';
import { offersOf, offersToBots, replyTo, unaskedAnswer } from '@orrery/bots/offers';
import { botAnswer } from './bots.ts';
import { Overtaken } from './store.ts';
import type { KeptCommand, LocalMatch, Store } from './store.ts';

/** One step for all to see, with the count before it, so that an undo knows where its author stood. */
interface Taken extends Step {
  before: number;
}

/** Another tab plays this match by now. */
export const OVERTAKEN: Refusal = { code: 'stale', rule: 'TABLE-STALE' };
/** The rules failed; the match stands where it stood. */
const RULES_FAILED: Refusal = { code: 'illegal', rule: 'TABLE-FAULT' };

/** What a table tells its page. */
interface Listener {
  tell(update: Update): void;
  /** Commands cannot be kept (why), or are kept again (null); meanwhile the match goes on in memory. */
  keeps(error: unknown): void;
  /** The rules failed at this question. */
  failed(ask: number): void;
}

/** A match on this device: it plays the bots, keeps every command before telling of it, and shows one seat's view. */
export class LocalTable {
  readonly kept: LocalMatch;
  private readonly game: AnyGame;
  private readonly match: Match<Shapes>;
  private readonly store: Store;
  private readonly page: Listener;
  /** Not kept yet: every write tries them all again, so that the record never has a hole. */
  private unkept: KeptCommand[] = [];
  private steps: Taken[];
  /** When each command came. */
  private readonly cameAt: number[] = [];
  private running = false;
  /** Offers of a bot that are still to be made before it answers a question. */
  private offers: { before: number; left: Command[] } = { before: -1, left: [] };
  /** The command at hand, until it is kept. */
  private playing: Promise<unknown> = Promise.resolve();
  /** Another tab played on: what this one holds is no longer the match. */
  private isOvertaken = false;
  private closed = false;

  constructor(game: AnyGame, kept: LocalMatch, store: Store, page: Listener) {
    this.game = game;
    this.kept = kept;
    this.store = store;
    this.page = page;
    const key = keyFromHex(kept.key);
    if (!key) throw new Error('the key of this match is damaged');
    this.match = new Match(game, { seats: kept.seats.length, options: kept.options, key });
    const events = this.match.opening.map((event) => eventFor(event, kept.mine));
    this.steps = [{ n: 0, before: 0, at: kept.created, by: null, do: 'answer', events }];
  }

  get head(): LocalHead {
    const { id, game, options, mine, seats, key } = this.kept;
    return {
      id,
      title: this.kept.title ?? '',
      game,
      options,
      mine,
      seats: seats.map(({ name, bot }) => ({ name, bot, online: true })),
      watchers: 0,
      local: true,
      // Before games had several, a lesson had no name.
      lesson: this.kept.lesson ?? (this.kept.kind === 'lesson' ? { id: 'first', from: 0 } : null),
      commitment: commitment(keyFromHex(key)!),
      rematch: null,
    };
  }
  get mine(): Seat {
    return this.kept.mine;
  }

  /** A match that could not be written at all: everything so far is still to be kept. */
  markUnsaved(past: readonly KeptCommand[]): void {
    this.unkept = [...past];
  }

  /** Plays the kept commands again; the match stands where it was left. */
  resume(past: readonly KeptCommand[]): void {
    for (const { command, at } of past) {
      const before = this.match.state.pub.table.n;
      const applied = this.match.play(command);
      if (!applied.ok) throw new Error(`command ${command.do} at ${before} is refused by ${applied.refusal.rule}`);
      this.record(
        command,
        before,
        at,
        applied.events.map((event) => eventFor(event, this.mine)),
      );
    }
  }

  /** The first message: the view, and the whole record. */
  show(): void {
    this.page.tell(this.whole());
  }
  whole(): Update {
    return this.update(this.steps, true);
  }

  async send(command: Command): Promise<Refusal | null> {
    if (this.closed) return OVERTAKEN;
    const refusal = await this.play(command);
    if (!refusal) void this.run();
    return refusal;
  }

  /** The rules failed at a question: it is closed, so that the match goes on. */
  closeQuestion(ask: number): Promise<Refusal | null> {
    return this.send({ do: 'closeQuestion', n: this.match.state.pub.table.n, ask });
  }

  file(): MatchFile {
    const seats = this.kept.seats.map(({ name, bot }) => (bot ? { name, bot } : { name }));
    return { ...toMatchFile(this.match, seats, this.kept.title), times: timesAfter(this.kept.created, this.cameAt) };
  }

  /** What a strong bot would answer, and to which question: by the time it is read another may be open. */
  advise(): Advice | null {
    const d = awaited(this.game, this.match.state, this.mine)[0];
    return d ? { ask: d.id, answer: botAnswer(this.game, view(this.match.state, this.mine), d, 'hard') } : null;
  }

  close(): void {
    this.closed = true;
  }

  /** Plays no further command; resolves when the one at hand is kept. */
  async finish(): Promise<void> {
    this.closed = true;
    await this.playing;
  }

  /** Lets the bots answer until a person is asked or the match is over. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.seatBots();
      for (let command = this.nextBotCommand(); command && !this.closed; command = this.nextBotCommand()) {
        const refusal = await this.play(command);
        if (refusal === OVERTAKEN) return;
        // What was offered may not be there any more.
        if (refusal && command.do === 'offer') continue;
        if (refusal && command.do === 'accept') {
          await this.play({ ...command, do: 'refuse' });
          continue;
        }
        if (refusal && !(await this.answerByDefault(command))) return;
      }
    } finally {
      this.running = false;
    }
  }

  /** A bot whose answer is refused, or makes the rules fail, keeps nobody waiting. False: the default answer makes them fail as well. */
  private async answerByDefault(command: Command): Promise<boolean> {
    const { state } = this.match;
    const d = command.do === 'answer' ? state.pub.table.open.find(({ id }) => id === command.ask) : undefined;
    if (command.do !== 'answer' || !d) throw new Error(`what a bot does is refused: ${command.do}`);
    const answer = defaultAnswer(this.game, view(state, d.seat), d);
    const refusal = await this.play({ ...command, answer });
    if (refusal && refusal !== RULES_FAILED) throw new Error(`a default answer is refused by ${refusal.rule}`);
    return refusal === null;
  }

  private async seatBots(): Promise<void> {
    const { table } = this.match.state.pub;
    if (table.result) return;
    for (const [seat, { bot }] of this.kept.seats.entries())
      if (bot && !table.bots.includes(seat)) await this.play({ do: 'bot', seat, on: true });
  }

  /** What a bot offers to others before it answers, each once. */
  private offersBefore(d: Decision): Command[] {
    if (this.offers.before !== d.id)
      this.offers = { before: d.id, left: offersOf(this.game, view(this.match.state, d.seat), d) };
    return this.offers.left;
  }

  private nextBotCommand(): Command | null {
    const { state } = this.match;
    const { n, result } = state.pub.table;
    if (result) return null;
    if (readyToClose(state)) return { do: 'closeWindow', n };
    const offer = offersToBots(this.game, state)[0];
    if (offer) return replyTo(this.game, view(state, offer.to), offer);
    const free = unaskedAnswer(this.game, state, (seat) => Boolean(this.kept.seats[seat]?.bot));
    if (free) return { do: 'answer', seat: free.d.seat, n, ask: free.d.id, answer: free.answer };
    for (const [seat, { bot }] of this.kept.seats.entries()) {
      if (!bot) continue;
      const d = awaited(this.game, state, seat)[0];
      if (!d) continue;
      const next = this.offersBefore(d).shift();
      if (next) return next;
      const answer = botAnswer(this.game, view(state, seat), d, bot);
      return { do: 'answer', seat, n, ask: d.id, answer };
    }
    if (nextDecision(this.game, state) === null) throw new Error('the match waits for nobody');
    return null;
  }

  private play(command: Command): Promise<Refusal | null> {
    const played = this.playOne(command);
    this.playing = played.catch(() => null);
    return played;
  }
  private async playOne(command: Command): Promise<Refusal | null> {
    const before = this.match.state.pub.table.n;
    const applied = this.apply(command);
    if (applied === null) return RULES_FAILED;
    if (!applied.ok) return applied.refusal;
    const at = Date.now();
    const { n, result } = this.match.state.pub.table;
    Object.assign(this.kept, { n, result, updated: at });
    const undone = command.do === 'undo';
    const events = applied.events.map((event) => eventFor(event, this.mine));
    const taken = this.record(command, before, at, events);
    this.unkept.push({ match: this.kept.id, i: this.match.log.length - 1, at, command });
    await this.keep();
    if (this.isOvertaken) return OVERTAKEN;
    this.page.tell(undone ? this.update(this.steps, true) : this.update([taken], false));
    return null;
  }

  /** Null: the rules failed. Whoever plays here keeps the table, and may close the question. */
  private apply(command: Command): Applied<Shapes> | null {
    try {
      return this.match.play(command);
    } catch (error) {
      console.error(error);
      if (command.do === 'answer') this.page.failed(command.ask);
      return null;
    }
  }

  /** Writes what is not kept yet. */
  private async keep(): Promise<void> {
    const due = this.unkept.slice();
    try {
      await this.store.keep(this.kept, due);
      this.unkept = this.unkept.filter((command) => !due.includes(command));
      this.page.keeps(null);
    } catch (error) {
      if (error instanceof Overtaken) this.isOvertaken = this.closed = true;
      this.page.keeps(error);
    }
  }

  private record(command: Command, before: number, at: number, events: Step['events']): Taken {
    const by = 'seat' in command ? command.seat : null;
    this.cameAt.push(at);
    const taken: Taken = { n: this.match.state.pub.table.n, before, at, by, do: command.do, events };
    if (command.do === 'undo') this.steps = this.steps.filter((step) => step.n <= command.to);
    this.steps.push(taken);
    return taken;
  }

  private update(steps: readonly Taken[], whole: boolean): Update {
    const { state } = this.match;
    const awaiting = this.kept.seats.flatMap((_, seat) => {
      const asks = awaited(this.game, state, seat).map(({ id, kind }) => ({ id, kind }));
      return asks.length > 0 ? [{ seat, asks, since: this.kept.updated }] : [];
    });
    return {
      view: view(state, this.mine),
      steps: steps.map(({ n, at, by, do: action, events }) => ({ n, at, by, do: action, events })),
      whole,
      awaiting,
      clocks: null,
      undo: this.wayBack(),
    };
  }

  /** Free while only the reader acted since nothing was revealed; beyond that the bots always agree. */
  private wayBack(): Update['undo'] {
    if (this.match.state.pub.table.result) return null;
    const free = this.match.freeUndo(this.mine);
    if (free !== null) return { to: free, free: true };
    const last = this.steps.findLast((step) => step.by === this.mine && step.do === 'answer' && step.n > step.before);
    return last ? { to: last.before, free: false } : null;
  }
}
