import { isLevel } from '@orrery/bots/names';
import type { Level } from '@orrery/bots/names';
import { isLive } from '@orrery/kernel';
import type { Command, Deal, Decision, Game, Seat, Shapes, State } from '@orrery/kernel';
import { asRequestError } from '../api/errors.ts';
import { RequestError, conflict, forbidden, unavailable } from '../api/requestError.ts';
import type { CommandAnswer, PersonCommand, PersonRequest, Time } from '../api/types.ts';
import type { BotRunner } from '../bots/botRunner.ts';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { ClockState, WindowTiming } from './clock.ts';
import { Committer } from './committer.ts';
import type { Films } from './films.ts';
import { LiveMatch, Overtaken } from './liveMatch.ts';
import type { LiveParts } from './liveMatch.ts';
import { PastNeeded } from './past.ts';
import { EarlierRelease, readPast, restore, setupOf } from './restore.ts';
import type { Publication } from './shown.ts';
import type { GameRegistry } from './gameRegistry.ts';
import { readTable } from './table.ts';
import { wasApplied } from './records.ts';

export interface MatchesDeps {
  store: Store;
  bus: Bus;
  registry: GameRegistry;
  bots: BotRunner;
  films: Films;
  now: () => Time;
  /** A match left the memory because it could not be trusted; it is loaded again by whoever needs it. */
  lost: (id: string) => void;
  /** Told after it is on disk. */
  published: (live: LiveMatch, publication: Publication) => void;
  /** The rules failed at a question. */
  failed: (live: LiveMatch) => void;
  /** What is kept for a seat beside its match changed. */
  besideChanged: (live: LiveMatch, seat: Seat) => void;
  report: (what: string, error: unknown, details?: object) => void;
  committed?: (commands: number, ms: number) => void;
  timing: MatchTiming;
}
export interface MatchTiming {
  /** How long timed reaction windows stay open, and what a hold adds, in milliseconds. */
  blur: { least: number; most: number };
  hold: number;
  /** A bot waits so long before it answers, so that people can follow. */
  botPause: number;
  /** How often stored matches are looked through for something due. */
  sweep: number;
  /** A match that nobody watches leaves the memory after so long. */
  idle: number;
}
export const TIMING: MatchTiming = {
  blur: { least: 2500, most: 5000 },
  hold: 20_000,
  botPause: 400,
  sweep: 1000,
  idle: 600_000,
};

/** Who plays for a person that left, unless the seat names another. */
export const SUBSTITUTE: Level = 'medium';
/** A seat that a bot holds names its strength; an imported match, where seats hold any name, is over and asks nobody. */
function levelOf(bot: string): Level {
  if (!isLevel(bot)) throw new Error(`there is no bot "${bot}"`);
  return bot;
}
/** The question that a command is the answer to, or the end of waiting for answers; null: it is about no question. */
function questionOf(game: Game<Shapes>, state: State<Shapes>, command: Command): number | null {
  if (command.do === 'answer') return command.ask;
  if (command.do !== 'timeout' && command.do !== 'closeWindow') return null;
  const live = state.pub.table.open.filter((d) => isLive(game, state, d));
  return (command.do === 'timeout' ? live.find(({ seat }) => seat === command.seat) : live[0])?.id ?? null;
}

const LONGEST_TIMER = 2 ** 31 - 1;
const ATTEMPTS = 6;
const BACKUP_DELAY = 600;
/** Even with a bus that seems whole, another node's may not be: the store is asked every so many sweeps. */
const CATCH_UP_EVERY = 3;
const AT_A_SWEEP = 100;
/** Milliseconds after which a match that cannot be opened is tried again, at first and at last. */
const FIRST_PUT_OFF = 10_000;
const LONGEST_PUT_OFF = 3_600_000;

/** Characters of what somebody says beforehand: it is written down anew with each change. */
const MOST_SAID = 8192;
function mustBeShort(command: PersonCommand): void {
  const isKept = command.do === 'preAnswers' || command.do === 'waive';
  if (isKept && JSON.stringify(command).length > MOST_SAID)
    throw new RequestError('malformed', `What is said beforehand has at most ${MOST_SAID} characters.`);
}

/** The matches in memory: loaded when somebody needs them, dropped when nobody does. */
export class Matches {
  private readonly deps: MatchesDeps;
  private readonly committer: Committer;
  private readonly live = new Map<string, Promise<LiveMatch>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly thinking = new Set<string>();
  private readonly following = new WeakMap<LiveMatch, Promise<boolean>>();
  private readonly sweeper: NodeJS.Timeout;
  /** Matches that somebody here looks at; they stay in memory and are kept up to date. */
  watched: (match: string) => boolean = () => false;
  private closed = false;
  private sweeping = false;
  private sweeps = 0;
  private failing = false;
  /** Matches that could not be opened when something was due there. */
  private readonly putOff = new Map<string, { wait: number; until: number }>();

  constructor(deps: MatchesDeps) {
    this.deps = deps;
    this.committer = new Committer(deps.store, deps.committed);
    this.sweeper = setInterval(() => void this.sweep(), deps.timing.sweep);
    this.sweeper.unref();
  }

  /** Matches that cannot be opened here. */
  get broken(): number {
    return this.putOff.size;
  }
  get inMemory(): number {
    return this.live.size;
  }

  /** The match, from memory or from the store. */
  open(id: string): Promise<LiveMatch> {
    let live = this.live.get(id);
    if (!live) {
      live = this.load(id);
      this.live.set(id, live);
      live.catch(() => this.live.delete(id));
    }
    return live;
  }

  private async restored(id: string): Promise<LiveParts> {
    const { store, registry, films, bots } = this.deps;
    try {
      return await restore(store.db, registry, id, bots.recreate);
    } catch (error) {
      if (!(error instanceof EarlierRelease)) throw error;
      await films.carryOver(id);
      return restore(store.db, registry, id, bots.recreate);
    }
  }

  private async load(id: string): Promise<LiveMatch> {
    const parts = await this.restored(id);
    const live = new LiveMatch(parts, {
      committer: this.committer,
      now: this.deps.now,
      publish: (match, publication, foreign) => this.publish(match, publication, foreign),
      dropped: (match) => this.lost(match.id),
      windows: (match) => this.windowTiming(match),
    });
    this.schedule(live);
    if (this.deps.bus.alone) this.moveBots(live);
    return live;
  }

  private windowTiming({ spec }: LiveMatch): WindowTiming {
    const { blur, hold } = this.deps.timing;
    return { ...blur, hold, limit: spec.clock.kind === 'async' ? spec.clock.perMove * 1000 : null };
  }

  /** What a person sends: a command, or something to keep beside the match. The seat must be theirs. */
  async request(id: string, request: PersonRequest, person: string): Promise<CommandAnswer> {
    if (request.do !== 'draft' && request.do !== 'early') {
      mustBeShort(request);
      return this.play(id, request, person);
    }
    const live = await this.open(id);
    const { seat } = request;
    if (live.occupants[seat]?.person !== person) throw forbidden('That seat is not yours.');
    const { state } = live.shown;
    live.beside.keep(state, request);
    this.deps.besideChanged(live, seat);
    const declines = request.do === 'early' && request.early !== null ? live.beside.mustDecline(state, seat) : null;
    if (declines) await this.play(id, declines);
    return { already: false, n: state.pub.table.n };
  }

  /** The keeper of the table closes a question whose answers the rules cannot carry out. */
  async closeQuestion(id: string, ask: number): Promise<CommandAnswer> {
    const live = await this.open(id);
    if (live.faulty !== ask) throw conflict('not-faulty', 'That question can be answered.');
    return this.play(id, { do: 'closeQuestion', n: live.shown.state.pub.table.n, ask });
  }

  /** Plays a command, on whatever node the match was last. A person's is refused where the seat is not theirs. */
  async play(id: string, command: Command, person: string | null = null): Promise<CommandAnswer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.closed) throw unavailable();
      const live = await this.open(id);
      if (person !== null && 'seat' in command && live.occupants[command.seat]?.person !== person)
        throw forbidden('That seat is not yours.');
      try {
        return await live.play(command);
      } catch (error) {
        if (error instanceof PastNeeded) {
          await this.fetchPast(live, error);
          continue;
        }
        const code = error instanceof RequestError ? error.more.refusal?.code : null;
        if (code === 'stale' || code === 'over') {
          if (code === 'stale' && (await this.refresh(live))) continue;
          // It may be a message sent again after its place in the log has left the memory.
          if (await wasApplied(this.deps.store.db, id, command))
            return { already: true, n: live.shown.state.pub.table.n };
        }
        if (!(error instanceof Overtaken)) throw this.fault(live, command, error);
      }
    }
    throw unavailable();
  }

  /** Somebody goes back further than the memory reaches. */
  private async fetchPast(live: LiveMatch, needed: PastNeeded): Promise<void> {
    const { db } = this.deps.store;
    await live.settled();
    const { row, seats } = await readTable(db, live.id);
    const read = () => readPast(db, row, live.game.rules, live.snapshotAt);
    await live.past.fetch(needed, read, this.deps.bots.recreate, live.game.id, setupOf(row, seats), live.host);
  }

  private fault(live: LiveMatch, command: Command, error: unknown): unknown {
    if (error instanceof RequestError) return error;
    const ask = questionOf(live.game, live.shown.state, command);
    if (ask !== null) {
      live.failedAt = ask;
      this.deps.bus.tell({ t: 'faulty', match: live.id, ask });
      this.deps.failed(live);
    }
    this.deps.report('the rules failed', error, { match: live.id, command: command.do });
    return new RequestError('internal', 'The rules of this game failed; the match is unchanged.');
  }

  /** The rules failed on another node. */
  async failedElsewhere(id: string, ask: number): Promise<void> {
    const live = await this.live.get(id)?.catch(() => null);
    if (!live) return;
    live.failedAt = ask;
    this.deps.failed(live);
  }

  /** Takes over what other nodes wrote. True: there was something. */
  async refresh(live: LiveMatch): Promise<boolean> {
    if (this.deps.bus.alone) return false;
    return this.follow(live);
  }

  /** One after the other for each match: what one brings, the next builds on. */
  private follow(live: LiveMatch): Promise<boolean> {
    const before = this.following.get(live) ?? Promise.resolve(false);
    const mine = before.catch(() => false).then(() => this.followNow(live));
    this.following.set(live, mine);
    return mine;
  }

  private async followNow(live: LiveMatch): Promise<boolean> {
    const { db } = this.deps.store;
    for (let moved = false; ; moved = true) {
      const from = live.shown.seq;
      if (live.broken) return true;
      const row = await db
        .selectFrom('matches')
        .select(['seq', 'clockJson'])
        .where('id', '=', live.id)
        .executeTakeFirst();
      if (!row || row.seq <= from) return moved;
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('match', '=', live.id)
        .where('seq', '>', from)
        .where('seq', '<=', row.seq)
        .orderBy('seq')
        .execute();
      // Our own writing may have come in between; then look again.
      if (live.shown.seq !== from || live.broken) continue;
      live.follow(rows, JSON.parse(row.clockJson!) as ClockState);
      this.schedule(live, BACKUP_DELAY);
    }
  }

  /** Another node says that a log grew. */
  async logGrew(id: string, seq: number): Promise<void> {
    const live = await this.live.get(id);
    if (live && live.shown.seq < seq) await this.follow(live);
    else if (!live && this.watched(id)) this.deps.lost(id);
  }

  /** Who sits where changed on another node. */
  async reseat(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => null);
    if (!live) return;
    const { row, seats } = await readTable(this.deps.store.db, id);
    if (row.phase === 'closed') this.forget(id);
    else live.occupants = seats.map(({ person, bot }) => ({ person, bot }));
  }

  /** Looks whether other nodes wrote to matches that somebody here watches: messages may have been lost. */
  async catchUp(): Promise<void> {
    const watched = new Map<string, LiveMatch>();
    for (const loading of this.live.values()) {
      const live = await loading.catch(() => null);
      if (live && this.watched(live.id)) watched.set(live.id, live);
    }
    const ids = [...watched.keys()];
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await this.deps.store.db
        .selectFrom('matches')
        .select(['id', 'seq'])
        .where('id', 'in', ids.slice(i, i + 500))
        .execute();
      for (const { id, seq } of rows) if (watched.get(id)!.shown.seq < seq) await this.follow(watched.get(id)!);
    }
  }

  private publish(live: LiveMatch, publication: Publication, foreign: boolean): void {
    this.deps.published(live, publication);
    this.followBeside(live, publication);
    // What another node wrote, that node tells, times and answers with bots.
    if (foreign) return;
    this.deps.bus.tell({ t: 'log', match: live.id, seq: publication.after.seq });
    this.schedule(live);
    this.moveBots(live);
  }

  /** Early answers that came true are given, others are dropped; all is told to their owners alone. */
  private followBeside(live: LiveMatch, { after, command }: Publication): void {
    const wasTakenBack = command.do === 'undo' || command.do === 'consent';
    const { answers, changed } = live.beside.advance(after.state, wasTakenBack);
    for (const seat of changed) this.deps.besideChanged(live, seat);
    for (const answer of answers) void this.play(live.id, answer).catch(() => {});
  }

  private lost(id: string): void {
    this.forget(id);
    if (!this.closed) this.deps.lost(id);
  }

  forget(id: string): void {
    this.live.delete(id);
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  // ------------------------------------------------------------------------------------------------------------------ time

  /** `later`: another node wrote last and acts first; this one only if that one is gone. */
  private schedule(live: LiveMatch, later = 0): void {
    clearTimeout(this.timers.get(live.id));
    this.timers.delete(live.id);
    const due = live.due();
    if (due === null || this.closed || live.broken) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(1, due - this.deps.now() + later));
    const timer = setTimeout(() => void this.act(live), wait);
    timer.unref();
    this.timers.set(live.id, timer);
  }

  private async act(live: LiveMatch): Promise<void> {
    try {
      for (const command of live.overdue()) await this.play(live.id, command);
      const now = await this.open(live.id);
      this.moveBots(now);
      this.schedule(now);
    } catch (error) {
      if (!(error instanceof RequestError)) this.deps.report('a clock failed', error, { match: live.id });
      // Refused: somebody was quicker. Out of reach: the sweeper comes back to it.
    }
  }

  /** Stored matches where something is due and nobody holds a timer: after a restart, or because another node died. Public for tests. */
  async sweep(): Promise<void> {
    if (this.closed || this.sweeping) return;
    this.sweeping = true;
    const now = this.deps.now();
    try {
      for (const id of await this.late(now)) await this.sweepOne(id);
      const { alone, connected } = this.deps.bus;
      if (!alone && (!connected || ++this.sweeps % CATCH_UP_EVERY === 0)) await this.catchUp();
      this.failing = false;
    } catch (error) {
      // Once is enough while the storage is away: this comes by every second.
      if (!this.failing) this.deps.report('looking for what is due failed', error);
      this.failing = true;
    }
    await this.evict(now);
    this.sweeping = false;
  }

  /** Those that are late, the latest first; the broken ones only when their time has come again. */
  private async late(now: Time): Promise<string[]> {
    const rows = await this.deps.store.db
      .selectFrom('matches')
      .select('id')
      .where('due', '<=', now - this.deps.timing.sweep)
      .orderBy('due')
      .limit(AT_A_SWEEP + this.putOff.size)
      .execute();
    const isDue = ({ id }: { id: string }) => (this.putOff.get(id)?.until ?? 0) <= performance.now();
    return rows.filter(isDue).map(({ id }) => id);
  }

  /** A match that cannot be opened, for instance because its rules are not here, hurts only itself: it is tried again later and later. */
  private async sweepOne(id: string): Promise<void> {
    try {
      const live = await this.open(id);
      await this.follow(live);
      await this.act(live);
      this.putOff.delete(id);
    } catch (error) {
      if (asRequestError(error).code === 'unavailable') throw error;
      const before = this.putOff.get(id);
      if (!before) this.deps.report('a match cannot be opened; the others go on', error, { match: id });
      const wait = Math.min(LONGEST_PUT_OFF, before ? before.wait * 2 : FIRST_PUT_OFF);
      this.putOff.set(id, { wait, until: performance.now() + wait });
    }
  }

  private async evict(now: Time): Promise<void> {
    for (const [id, loading] of this.live) {
      const live = await loading.catch(() => null);
      if (live && now - live.touched > this.deps.timing.idle && !this.watched(id)) this.forget(id);
    }
  }

  // ------------------------------------------------------------------------------------------------------------------ bots

  private moveBots(live: LiveMatch): void {
    if (live.isOver || live.broken || this.closed) return;
    const free = live.unaskedOfBots();
    if (free) {
      void this.doUnasked(live, free);
      return;
    }
    for (const decision of live.botsToMove()) {
      const key = `${live.id} ${decision.id}`;
      if (this.thinking.has(key)) continue;
      this.thinking.add(key);
      void this.think(live, decision).finally(() => this.thinking.delete(key));
    }
    for (const deal of live.offersToBots()) {
      const key = `${live.id} offer ${deal.id}`;
      if (this.thinking.has(key)) continue;
      this.thinking.add(key);
      void this.consider(live, deal).finally(() => this.thinking.delete(key));
    }
  }

  /** A bot does something unasked; questions wait until it is done. */
  private async doUnasked(live: LiveMatch, command: Command): Promise<void> {
    const key = `${live.id} unasked`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    await new Promise((resolve) => setTimeout(resolve, this.deps.timing.botPause));
    await this.play(live.id, command).catch(() => {});
    this.thinking.delete(key);
    setTimeout(() => void this.again(live.id), 0);
  }

  private async think(live: LiveMatch, decision: Decision): Promise<void> {
    const { deps } = this;
    const { state } = live.shown;
    const { seat } = decision;
    const { n } = state.pub.table;
    try {
      const view = { pub: state.pub, me: state.own[seat]!, seat };
      const offers = live.offersOfBot(decision);
      const pause = new Promise((resolve) => setTimeout(resolve, deps.timing.botPause));
      const answer = await deps.bots.choose(
        live.game.id,
        view,
        decision,
        levelOf(live.occupants[seat]?.bot ?? SUBSTITUTE),
        live.host,
      );
      await pause;
      // Meanwhile the person may have taken the seat back.
      if (!(await this.open(live.id)).isPlayedByBot(seat)) return;
      for (const offer of offers) await this.play(live.id, offer).catch(() => {});
      await this.play(live.id, { do: 'answer', seat, n, ask: decision.id, answer });
    } catch (error) {
      await this.answerInstead(live, decision, n, error);
    }
    setTimeout(() => void this.again(live.id), 0);
  }

  /** A bot answers an offer; if what was offered is not there any more, it declines. */
  private async consider(live: LiveMatch, deal: Deal): Promise<void> {
    const { deps } = this;
    const { state } = live.shown;
    const { to: seat } = deal;
    try {
      const view = { pub: state.pub, me: state.own[seat]!, seat };
      const pause = new Promise((resolve) => setTimeout(resolve, deps.timing.botPause));
      const reply = await deps.bots.reply(live.game.id, view, deal, live.host);
      await pause;
      if (!(await this.open(live.id)).isPlayedByBot(seat)) return;
      await this.play(live.id, reply);
    } catch (error) {
      if (this.closed) return;
      if (!(error instanceof RequestError))
        this.deps.report('a bot failed', error, { match: live.id, seat, kind: 'offer' });
      await this.play(live.id, { do: 'refuse', seat, deal: deal.id }).catch(() => {});
    }
  }

  /** A bot that failed or cheated: its question gets the default answer, so that nobody waits for a fault of ours. */
  private async answerInstead(live: LiveMatch, { seat, kind }: Decision, n: number, error: unknown): Promise<void> {
    const overtaken = error instanceof RequestError && error.more.refusal?.code !== 'illegal';
    if (overtaken || this.closed) return;
    this.deps.report('a bot failed', error, { match: live.id, seat, kind });
    await this.play(live.id, { do: 'timeout', seat, n, then: 'default' }).catch(() => {});
  }

  private async again(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => null);
    if (live && !this.closed) this.moveBots(live);
  }

  /** A match is closed by hand: nothing more happens there. */
  async stop(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => null);
    if (live) live.broken = true;
    this.forget(id);
  }

  /** No new command; what was taken is written. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.sweeper);
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.committer.idle();
    const open = await Promise.allSettled(this.live.values());
    const last = open.flatMap((live) => (live.status === 'fulfilled' ? [live.value.closingSnapshot()] : []));
    // What is not written now is only slower to take up.
    await Promise.allSettled(last.filter((append) => append !== null).map((append) => this.committer.add(append)));
  }
}
