import type { Seat } from '@orrery/kernel';
import { WIRE_VERSION } from '../api/types.ts';
import type { MatchId, Person, ServerMessage, Time } from '../api/types.ts';
import type { Bus } from '../bus/bus.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Publication, Shown } from '../matches/shown.ts';
import { LateSteps } from './lateSteps.ts';
import { Update, message, viewText } from './messages.ts';

/** One connection, as far as the hub is concerned. */
export interface Listener {
  readonly person: Person | null;
  /** False while the reader is slower than the table: then nothing is queued for it. */
  readonly keepsUp: boolean;
  send(text: string): void;
}
/** A connection that watches a match. */
interface Watch {
  listener: Listener;
  seat: Seat | null;
  /** The number of the last message about this match on this connection. */
  at: number;
  /** Commands in the log of the state that this reader has; -1 before the first view. */
  seq: number;
  /** Shows one who watches late what happened before they came, when its time has come. */
  catchUp?: NodeJS.Timeout;
  /** Messages were left out: the whole view is due when the reader keeps up again. */
  behind: boolean;
}
/** One command, as it is told to a reader who has the state before it. */
interface Step {
  from: number;
  to: number;
  /** By the number of the message; null: there is nothing to tell. */
  text: ((at: number) => string) | null;
}
interface Presence {
  online: Seat[];
  attending: Seat[];
  watchers: number;
  receivedAt: Time;
}
export interface HubDeps {
  bus: Bus;
  now: () => Time;
  open: (match: MatchId) => Promise<LiveMatch>;
  /** The state that a spectator of this table may see by now, and when the next one may be seen; null: it has not happened yet. */
  delayed: (live: LiveMatch) => Promise<{ shown: Shown; next: Time | null }>;
}

const PRESENCE_LASTS = 30_000;

const faultyText = ({ id, faulty }: LiveMatch): string | null =>
  faulty === null ? null : message({ t: 'faulty', v: WIRE_VERSION, match: id, ask: faulty });
function tellStep(watch: Watch, { from, to, text }: Step): void {
  if (watch.behind || to <= watch.seq) return;
  const fits = from === watch.seq;
  if (text === null) {
    if (fits) watch.seq = to;
    return;
  }
  // What is told is the difference to the state before: who does not have that one gets the whole view.
  if (!fits || !watch.listener.keepsUp) {
    watch.behind = true;
    return;
  }
  watch.at++;
  watch.seq = to;
  watch.listener.send(text(watch.at));
}

const besideText = (live: LiveMatch, seat: Seat): string =>
  message({ t: 'beside', v: WIRE_VERSION, match: live.id, beside: live.beside.of(seat) });

/** Who watches what on this node, and what they are told. */
export class Hub {
  private readonly deps: HubDeps;
  private readonly watches = new Map<MatchId, Set<Watch>>();
  /** Steps whose time has not come yet, of matches that somebody watches late. */
  private readonly late = new Map<MatchId, LateSteps<Step>>();
  private readonly remote = new Map<MatchId, Map<string, Presence>>();
  /** Connections, and the matches each of them watches. */
  private readonly listeners = new Map<Listener, Set<MatchId>>();
  private readonly byPerson = new Map<string, Set<Listener>>();
  /** Connections that somebody looks at. */
  private readonly attentive = new Set<Listener>();
  /** Matches whose observers changed here, and those of which another node said so. */
  private readonly presenceChanged = new Set<MatchId>();
  private readonly presenceHeard = new Set<MatchId>();
  private readonly beat: NodeJS.Timeout;

  constructor(deps: HubDeps) {
    this.deps = deps;
    this.beat = setInterval(() => this.tick(), 250);
    this.beat.unref();
  }
  close(): void {
    clearInterval(this.beat);
    for (const steps of this.late.values()) steps.clear();
  }

  // ----------------------------------------------------------------------------------------------------------- connections

  connect(listener: Listener): void {
    this.listeners.set(listener, new Set());
    if (!listener.person) return;
    const { id } = listener.person;
    const screens = this.byPerson.get(id) ?? new Set();
    this.byPerson.set(id, screens.add(listener));
  }
  disconnect(listener: Listener): void {
    const watched = this.listeners.get(listener) ?? [];
    this.listeners.delete(listener);
    this.attentive.delete(listener);
    const screens = listener.person && this.byPerson.get(listener.person.id);
    if (screens?.delete(listener) && screens.size === 0) this.byPerson.delete(listener.person!.id);
    for (const match of watched) this.unwatch(match, listener);
  }
  /** Somebody looks at this connection's page, or turned away from it. */
  attend(listener: Listener, here: boolean): void {
    if (here === this.attentive.has(listener)) return;
    if (here) this.attentive.add(listener);
    else this.attentive.delete(listener);
    // Other nodes send notices, too.
    for (const match of this.listeners.get(listener) ?? [])
      this.deps.bus.tell({ t: 'presence', match, ...this.here(match) });
  }
  get connections(): number {
    return this.listeners.size;
  }
  isWatched(match: MatchId): boolean {
    return this.watches.has(match);
  }
  tell(content: ServerMessage): void {
    const text = message(content);
    for (const listener of this.listeners.keys()) listener.send(text);
  }
  /** To all screens of one person. */
  tellPerson(person: string, content: ServerMessage): void {
    const screens = this.byPerson.get(person);
    if (!screens) return;
    const text = message(content);
    for (const listener of screens) listener.send(text);
  }
  /** To those who watch a match. */
  tellTable(match: MatchId, content: (listener: Listener) => string | null): void {
    for (const { listener } of this.watches.get(match) ?? []) {
      const text = content(listener);
      if (text !== null) listener.send(text);
    }
  }
  watchersOf(match: MatchId): Listener[] {
    return [...(this.watches.get(match) ?? [])].map((watch) => watch.listener);
  }
  watchedBy(listener: Listener): number {
    return this.listeners.get(listener)?.size ?? 0;
  }

  // ---------------------------------------------------------------------------------------------------------------- matches

  watch(match: MatchId, listener: Listener, seat: Seat | null): void {
    this.unwatch(match, listener, false);
    let watches = this.watches.get(match);
    if (!watches) this.watches.set(match, (watches = new Set()));
    watches.add({ listener, seat, at: 0, seq: -1, behind: false });
    this.listeners.get(listener)?.add(match);
    this.announcePresence(match);
  }

  unwatch(match: MatchId, listener: Listener, announce = true): void {
    const watches = this.watches.get(match);
    if (!watches) return;
    let found = false;
    for (const watch of watches) {
      if (watch.listener !== listener) continue;
      watches.delete(watch);
      found = true;
    }
    if (watches.size === 0) this.watches.delete(match);
    if (![...watches].some(({ seat }) => seat === null)) this.forgetLate(match);
    this.listeners.get(listener)?.delete(match);
    if (found && announce) this.announcePresence(match);
  }

  /** The whole view to one who watches: at the start, after a gap, or when a slow reader caught up. */
  async sendView(match: MatchId, listener: Listener): Promise<void> {
    const watch = this.find(match, listener);
    if (!watch) return;
    const live = await this.deps.open(match);
    const { shown, next } = watch.seat === null ? await this.deps.delayed(live) : { shown: live.shown, next: null };
    // Told between looking and sending: look again, or the reader would miss it.
    if (watch.seat !== null && shown !== live.shown) return this.sendView(match, listener);
    watch.behind = false;
    watch.at++;
    watch.seq = shown.seq;
    clearTimeout(watch.catchUp);
    if (next !== null) {
      const wait = Math.max(1, next - this.deps.now());
      watch.catchUp = setTimeout(() => this.catchUp(match, watch, shown.seq), wait);
    }
    watch.catchUp?.unref();
    listener.send(viewText(match, live.spec, shown, watch.seat, watch.at, this.deps.now()));
    if (watch.seat !== null) listener.send(besideText(live, watch.seat));
    const faulty = faultyText(live);
    if (faulty !== null) listener.send(faulty);
  }

  /** The rules failed at a question: all are told, so that the keeper of the table can close it. */
  tellFaulty(live: LiveMatch): void {
    const text = faultyText(live);
    if (text !== null) this.tellTable(live.id, () => text);
  }

  /** What is kept for a seat beside the match changed: its owner's screens are told. */
  tellBeside(live: LiveMatch, seat: Seat): void {
    for (const watch of this.watches.get(live.id) ?? [])
      if (watch.seat === seat && watch.at > 0) watch.listener.send(besideText(live, seat));
  }

  private catchUp(match: MatchId, watch: Watch, seq: number): void {
    if (!this.watches.get(match)?.has(watch) || watch.seq > seq) return;
    void this.sendView(match, watch.listener).catch(() => {});
  }

  /** The memory of a match was thrown away: what its watchers saw may be behind what is stored. */
  lost(match: MatchId): void {
    for (const watch of this.watches.get(match) ?? []) {
      watch.behind = true;
      void this.sendView(match, watch.listener).catch(() => {});
    }
  }

  /** Somebody sat down, got up, or the match began while they watched. */
  async seatChanged(match: MatchId, listener: Listener, seat: Seat | null, running: boolean): Promise<void> {
    const watch = this.find(match, listener);
    if (!watch) return;
    const moved = watch.seat !== seat;
    watch.seat = seat;
    if (moved) this.announcePresence(match);
    if (running && (moved || watch.at === 0)) await this.sendView(match, listener);
  }

  private find(match: MatchId, listener: Listener): Watch | null {
    for (const watch of this.watches.get(match) ?? []) if (watch.listener === listener) return watch;
    return null;
  }

  /** A command is on disk: everybody who can tell the difference is told. */
  publish(live: LiveMatch, publication: Publication): void {
    const watches = this.watches.get(live.id);
    if (!watches) return;
    const update = new Update(live.id, live.spec, publication, this.deps.now());
    const { before, after } = publication;
    const step = (seat: Seat | null): Step => ({ from: before.seq, to: after.seq, text: update.for(seat) });
    const { watching } = live.spec;
    const delay = watching.allowed ? watching.delay * 1000 : 0;
    let isWatchedLate = false;
    for (const watch of watches) {
      if (watch.seat === null && delay > 0) isWatchedLate = true;
      else tellStep(watch, step(watch.seat));
    }
    if (isWatchedLate) this.lateSteps(live.id).add(step(null), delay);
  }

  private lateSteps(match: MatchId): LateSteps<Step> {
    let steps = this.late.get(match);
    if (!steps) this.late.set(match, (steps = new LateSteps((step) => this.tellLate(match, step))));
    return steps;
  }
  private tellLate(match: MatchId, step: Step | null): void {
    for (const watch of this.watches.get(match) ?? []) {
      if (watch.seat !== null) continue;
      if (step) tellStep(watch, step);
      else watch.behind = true;
    }
  }
  private forgetLate(match: MatchId): void {
    this.late.get(match)?.clear();
    this.late.delete(match);
  }

  private tick(): void {
    for (const match of this.presenceChanged) {
      this.deps.bus.tell({ t: 'presence', match, ...this.here(match) });
      this.showPresence(match);
    }
    for (const match of this.presenceHeard) if (!this.presenceChanged.has(match)) this.showPresence(match);
    this.presenceChanged.clear();
    this.presenceHeard.clear();
    for (const [match, watches] of this.watches) {
      for (const watch of watches) {
        if (watch.behind && watch.listener.keepsUp) void this.sendView(match, watch.listener).catch(() => {});
      }
    }
  }

  // --------------------------------------------------------------------------------------------------------------- presence

  private here(match: MatchId): Omit<Presence, 'receivedAt'> {
    const online = new Set<Seat>();
    const attending = new Set<Seat>();
    let watchers = 0;
    for (const { seat, listener } of this.watches.get(match) ?? []) {
      if (seat === null) watchers++;
      else online.add(seat);
      if (seat !== null && this.attentive.has(listener)) attending.add(seat);
    }
    return { online: [...online], attending: [...attending], watchers };
  }

  presence(match: MatchId): { online: Seat[]; watchers: number } {
    const here = this.here(match);
    const online = new Set(here.online);
    let { watchers } = here;
    const earliest = this.deps.now() - PRESENCE_LASTS;
    for (const there of this.remote.get(match)?.values() ?? []) {
      if (there.receivedAt < earliest) continue;
      for (const seat of there.online) online.add(seat);
      watchers += there.watchers;
    }
    return { online: [...online].toSorted((a, b) => a - b), watchers };
  }

  /** Whether the person on a seat looks at the table. */
  isAttended(match: MatchId, seat: Seat): boolean {
    const earliest = this.deps.now() - PRESENCE_LASTS;
    const there = [...(this.remote.get(match)?.values() ?? [])].filter(({ receivedAt }) => receivedAt >= earliest);
    return [this.here(match), ...there].some(({ attending }) => attending.includes(seat));
  }

  receivePresence(match: MatchId, node: string, { online, attending, watchers }: Omit<Presence, 'receivedAt'>): void {
    let nodes = this.remote.get(match);
    if (!nodes) this.remote.set(match, (nodes = new Map()));
    if (online.length === 0 && watchers === 0) nodes.delete(node);
    else nodes.set(node, { online, attending, watchers, receivedAt: this.deps.now() });
    if (nodes.size === 0) this.remote.delete(match);
    this.presenceHeard.add(match);
  }

  /** Tells other nodes who is here, now and then again, so that a node that died is forgotten. */
  repeatPresence(): void {
    for (const match of this.watches.keys()) this.deps.bus.tell({ t: 'presence', match, ...this.here(match) });
  }

  /** Many who come at once are announced once: everybody is told of everybody. */
  private announcePresence(match: MatchId): void {
    this.presenceChanged.add(match);
  }

  private showPresence(match: MatchId): void {
    const text = message({ t: 'presence', v: WIRE_VERSION, match, ...this.presence(match) });
    this.tellTable(match, () => text);
  }
}
