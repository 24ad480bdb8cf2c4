import { flagsOf } from './askFlags.ts';
import type { AskFlags } from './askFlags.ts';
import { Fault, breadcrumb } from './fault.ts';
import { copy, withEntry, withoutEntry } from './json.ts';
import type { Json } from './json.ts';
import { checkAnswer, defaultAnswer, onlyAnswer, storedAnswer } from './answers.ts';
import { notify, preAnswerTo } from './preAnswers.ts';
import { NEXT } from './flow.ts';
import type { Flowing, Next } from './flow.ts';
import { draw } from './random.ts';
import type { OnDraw } from './random.ts';
import { Answering } from './queries.ts';
import type { EmitArgs } from './tableApi.ts';
import { REACT, WINDOW } from './types.ts';
import type {
  About,
  Answer,
  AnyFrame,
  ComponentInPlay,
  Deal,
  Decision,
  End,
  Event,
  Face,
  Frame,
  FrameHead,
  Rules,
  Hidden,
  Lasting,
  Name,
  Own,
  Procedure,
  Pub,
  PublicView,
  Question,
  Result,
  Seat,
  Shapes,
  Source,
  Start,
  State,
  View,
  WindowFrame,
} from './types.ts';
import { windowSteps } from './windows.ts';
import {
  addZone,
  cardsIn,
  moveCard,
  moveTop,
  peekAt,
  recycleZone,
  setZoneVisibility,
  showCard,
  shuffleZone,
} from './zones.ts';
import type { Where } from './zones.ts';

const END: End = { end: true };
/** A procedure that takes more steps than this without asking anybody is a loop. */
const STEP_LIMIT = 100_000;
const NONE: readonly Decision[] = [];
/** Answers given beforehand that are used in a row; then a seat is asked again, or one that always counts to its turn's end would count for ever. */
const MOST_UNASKED = 24;
/** What every frame carries; no local may be called so. */
const HEAD: ReadonlySet<string> = new Set(['id', 'proc', 'at', 'result', 'into', 'apart', 'used']);

/** The only door from rules to state. Steps receive it as `t`. */
export class Table<T extends Shapes> extends Answering<T> {
  readonly game: Rules<T>;
  readonly s: State<T>;
  readonly pub: Pub<T>;
  readonly own: Own<T>[];
  readonly hidden: Hidden<T>;
  /** Emitted since the last command. */
  events: Event<T>[] = [];
  /** Told of every step that runs: for coverage. */
  watch: ((procedure: string, step: string) => void) | null = null;

  /** An imagined run: hands cannot be read, so nobody is answered for silently. */
  imagined = false;

  /** Cards that lay open at some moment since the last command, where somebody keeps account of it: for the leak check. */
  shown: Set<string> | null = null;

  private readonly flags: AskFlags;
  private current: AnyFrame<T> | null = null;
  /** In clean-up (finally, last acts) nothing may be asked or called. */
  private cleaning = false;
  private unasked = 0;
  /** Something happened since sealed answers were last looked at: what they name may be gone. */
  private sealedInDoubt = false;
  /** Something was told or moved since the always-true rules were last tried. */
  private rulesInDoubt = false;
  /** For tests: also after steps that told nothing, where no rule may be due. */
  triesAllSteps = false;
  /** By frame: the kind of the question that was answered last while this table runs, openly and in secret. */
  private readonly answered = new Map<number, string>();
  private readonly answeredInSecret = new Map<number, string>();

  private readonly onDraw: OnDraw | null;

  constructor(game: Rules<T>, s: State<T>, onDraw: OnDraw | null = null) {
    super();
    this.onDraw = onDraw;
    this.game = game;
    this.s = s;
    this.pub = s.pub;
    this.own = s.own;
    this.hidden = s.hidden;
    this.flags = flagsOf(game);
  }

  // -------------------------------------------------------------------------------------------------- asking and calling

  /** Go on with the step that comes after this one; for procedures that are an ordered list (flow.ts). */
  readonly next: Next = NEXT;

  /** Asks one seat and goes on at `next` with the answer. */
  ask<K extends Name<T['asks']>, N extends string>(seat: Seat, kind: K, q: Question<T, K>, next: N): N {
    this.open(seat, kind, q as Json, 'ask');
    return this.goOn(next);
  }

  /** Asks several seats at once, each its own question where they differ; nobody learns an answer before all are in. */
  seal<K extends Name<T['asks']>, N extends string>(
    seats: readonly Seat[],
    kind: K,
    q: Question<T, K> | ((seat: Seat) => Question<T, K>),
    next: N,
  ): N {
    const { table } = this.pub;
    const before = table.open.length;
    const put = (seat: Seat) => (typeof q === 'function' ? (q as (seat: Seat) => Question<T, K>)(seat) : q) as Json;
    for (const seat of seats) if (!table.out.includes(seat)) this.open(seat, kind, put(seat), 'seal');
    const went = this.goOn(next);
    // Nobody is asked: the round is over, and nobody answered.
    if (table.open.length === before) {
      this.answered.set(this.current!.id, kind);
      this.deliver(this.current!, []);
    }
    return went;
  }

  /** Offers a decision for which nobody waits; it stays while the present frame lives. */
  offer<K extends Name<T['asks']>>(seat: Seat, kind: K, q: Question<T, K>): void {
    this.mayAct();
    const { table } = this.pub;
    if (table.out.includes(seat)) return;
    const offered = { id: table.next++, frame: this.current!.id, seat, kind, q: q as Json, mode: 'offer' as const };
    table.offers = [...table.offers, offered];
  }

  /** Runs a procedure and goes on at `next` with its result in `result`. */
  call<P extends Name<T['frames']>, N extends string>(proc: P, locals: T['frames'][P], next: N): N {
    this.push(proc, locals);
    return this.goOn(next);
  }

  /** Opens a reaction window about an act and goes on at `next`; `result` is the act as the reactions left it. */
  window<W extends Name<T['windows']>, N extends string>(
    name: W,
    about: About<T, W>,
    order: readonly Seat[],
    next: N,
  ): N {
    this.mayAct();
    const frame = {
      id: this.pub.table.next++,
      at: 'open',
      result: null,
      into: null,
      used: null,
      proc: WINDOW,
      name,
      about,
      order: order.slice(),
      spent: [],
      picks: [],
      holds: [],
      declined: [],
      asked: null,
    } as WindowFrame<T, W>;
    this.pub.table.stack.push(frame as unknown as AnyFrame<T>);
    return this.goOn(next);
  }

  /** Ends the present procedure. */
  done(result: Json = null): End {
    const frame = this.leaveTop();
    this.report(frame, result);
    return END;
  }

  /** Ends the present procedure by going over into another, which takes its place. */
  replaceWith<P extends Name<T['frames']>>(proc: P, locals: T['frames'][P]): End {
    const { apart } = this.leaveTop();
    this.push(proc, locals);
    if (apart) this.pub.table.stack.at(-1)!.apart = true;
    return END;
  }

  /** Sets a local of the present frame by its name; for helpers that do at once what may also take a frame of its own. */
  put(local: string, value: Json): void {
    (this.current as unknown as Record<string, Json>)[local] = copy(value);
  }

  /** Steps of an ordered list name the local that takes what they wait for and go on with the next step; others name the step. */
  private goOn<N extends string>(named: N | undefined): N {
    const frame = this.current!;
    if (!this.isOrdered(frame)) return named as N;
    frame.into = named ?? null;
    return NEXT as unknown as N;
  }

  private leaveTop(): AnyFrame<T> {
    const { stack } = this.pub.table;
    const frame = stack[stack.length - 1]!;
    if (frame !== this.current) throw this.fault('a procedure ended while another frame lies on it');
    this.leave(frame);
    return frame;
  }

  /** What a frame ended with goes to the frame below, if that waits for it. */
  private report(ended: AnyFrame<T>, result: Json): void {
    const { stack } = this.pub.table;
    const parent = stack[stack.length - 1];
    if (parent && !ended.apart) {
      this.answered.delete(parent.id);
      this.deliver(parent, result);
    }
  }

  /** Hands a frame what it waits for: an answer, a result, a window's subject. */
  private deliver(frame: AnyFrame<T>, value: Json): void {
    const { into } = frame;
    if (into !== null) {
      (frame as unknown as Record<string, Json>)[into] = value;
      frame.into = null;
    } else if (!this.isOrdered(frame)) frame.result = value;
  }

  /** Cuts everything above a frame, then goes on there at a step, or ends that frame with a result. */
  unwind(frameId: number, to: { at: string } | { result: Json }): End {
    const { stack } = this.pub.table;
    const target = this.frame(frameId);
    while (stack[stack.length - 1] !== target) this.leave(stack[stack.length - 1]!);
    this.closeDecisions(frameId);
    if ('at' in to) {
      if (!this.stepsOf(target)[to.at]) throw this.fault(`no step ${to.at} in ${target.proc}`);
      target.at = to.at;
      target.result = null;
      target.into = null;
      return END;
    }
    this.leave(target);
    this.report(target, to.result);
    return END;
  }

  /** Cuts everything above the innermost frame of a procedure (or the one named) and goes on there at one of its steps. */
  unwindTo<B extends Shapes, P extends Name<B['frames']>, S>(
    procedure: Flowing<B, P, S>,
    at: Extract<keyof S, string>,
    frame?: number,
  ): End {
    const target = frame ?? this.pub.table.stack.findLast(({ proc }) => proc === procedure.name)?.id;
    if (target === undefined) throw this.fault(`${procedure.name} is not on the stack`);
    return this.unwind(target, { at });
  }

  /** The match is over, now. */
  finish(result: Result): End {
    const { table } = this.pub;
    table.result = result;
    table.stack = [];
    table.open = [];
    table.offers = [];
    table.deals = [];
    table.enforcing = [];
    for (const own of this.own) {
      own.table.sealed = {};
      own.table.secrets = {};
      own.table.terms = {};
    }
    return END;
  }

  // ------------------------------------------------------------------------------------------------------ reading answers

  /** The public answer that the present step was waiting for. */
  answer<K extends Name<T['asks']>>(f: FrameHead, kind: K): Answer<T, K> {
    this.checkKind(this.answered, f, kind);
    return f.result as Answer<T, K>;
  }
  /** The public answers of a sealed round, in the order the seats were named. */
  answers<K extends Name<T['asks']>>(f: FrameHead, kind: K): { seat: Seat; answer: Answer<T, K> }[] {
    this.checkKind(this.answered, f, kind);
    return f.result as unknown as { seat: Seat; answer: Answer<T, K> }[];
  }
  /** A secret answer of one seat. */
  secret<K extends Name<T['asks']>>(f: FrameHead, kind: K, seat: Seat): Answer<T, K> {
    this.checkKind(this.answeredInSecret, f, kind);
    return this.own[seat]!.table.secrets[f.id] as Answer<T, K>;
  }

  /** A step that reads an answer names the question it asked. */
  private checkKind(answered: ReadonlyMap<number, string>, { id }: FrameHead, kind: string): void {
    const asked = answered.get(id);
    if (asked !== undefined && asked !== kind) throw this.fault(`the answer is to ${asked}, not to ${kind}`);
  }

  // ------------------------------------------------------------------------------------------------------ events and dice

  emit(...[t, all, secret]: EmitArgs<T>): void {
    this.rulesInDoubt = true;
    this.events.push((secret ? { t, all, to: secret.to, some: secret.some } : { t, all }) as Event<T>);
  }

  /** 1 to sides. */
  die(stream: string, sides: number): number {
    this.raiseUndoLimit();
    return this.drawn(stream, sides) + 1;
  }

  /** A whole number from 0 to below - 1 that all see: the first player, an order of seats. */
  chance(stream: string, below: number): number {
    this.raiseUndoLimit();
    return this.drawn(stream, below);
  }

  private drawn(stream: string, below: number): number {
    const { rng } = this.hidden.table;
    const at = rng.at[stream] ?? 0;
    const value = draw(rng, stream, below);
    this.onDraw?.({ stream, at, below, value });
    return value;
  }
  private shuffled(
    zone: string,
    shuffle: (below: (n: number) => number) => void,
    before: () => readonly string[],
  ): void {
    const { rng } = this.hidden.table;
    const at = rng.at[zone] ?? 0;
    const cards = this.onDraw ? [...before()] : [];
    shuffle((n) => draw(rng, zone, n));
    this.onDraw?.({ stream: zone, at, cards, order: [...cardsIn(this.s, zone)] });
  }

  // ---------------------------------------------------------------------------------------------------------------- zones

  addZone(zone: string, face: Face, owner: Seat | null = null, cards: readonly string[] = []): void {
    this.rulesInDoubt = true;
    addZone(this.s, zone, face, owner, cards);
  }
  /** Bottom first; read only. */
  cards(zone: string): readonly string[] {
    return cardsIn(this.s, zone);
  }
  /** Moves one card. What the acting seat could not see itself is information that moves: the undo limit rises. */
  move(card: string, from: string, to: string, where: Where = 'top'): void {
    this.rulesInDoubt = true;
    const { zones, last } = this.pub.table;
    const face = zones[from]?.face;
    if (face !== undefined && face !== 'up' && (face === 'down' || last === null || !face.includes(last)))
      this.raiseUndoLimit();
    moveCard(this.s, card, from, to, where);
    if (this.shown && zones[to]!.face === 'up') this.shown.add(card);
  }
  /** Moves the top card to another zone; null when there is none. Somebody learns something, so the undo limit rises. */
  draw(from: string, to: string, where: Where = 'top'): string | null {
    this.rulesInDoubt = true;
    const card = moveTop(this.s, from, to, where);
    if (card === null) return null;
    this.raiseUndoLimit();
    if (this.shown && this.pub.table.zones[to]!.face === 'up') this.shown.add(card);
    return card;
  }
  /** The top cards, top first; the seat remembers them until a shuffle. */
  peek(seat: Seat, zone: string, count: number): string[] {
    this.raiseUndoLimit();
    return peekAt(this.s, seat, zone, count);
  }
  /** Seats are shown a card that stays where it is, and remember it. */
  show(zone: string, card: string, seats: readonly Seat[]): void {
    this.raiseUndoLimit();
    showCard(this.s, zone, card, seats);
  }
  shuffle(zone: string): void {
    this.shuffled(
      zone,
      (below) => shuffleZone(this.s, zone, below),
      () => cardsIn(this.s, zone),
    );
  }
  /** All cards of `from` go into `to`, which is then shuffled. */
  recycle(from: string, to: string): void {
    this.rulesInDoubt = true;
    this.shuffled(
      to,
      (below) => recycleZone(this.s, from, to, below),
      () => [...cardsIn(this.s, from), ...cardsIn(this.s, to)],
    );
  }
  setVisibility(zone: string, face: Face): void {
    this.rulesInDoubt = true;
    this.raiseUndoLimit();
    setZoneVisibility(this.s, zone, face);
  }

  // ---------------------------------------------------------------------------------------------------------- components

  /** A component comes into play, for all to see. */
  addComponent(id: string, component: Partial<ComponentInPlay> & Pick<ComponentInPlay, 'ability' | 'holder'>): void {
    const { table } = this.pub;
    if (table.components[id]) throw this.fault(`component ${id} is in play already`);
    this.rulesInDoubt = true;
    table.components = { ...table.components, [id]: { ready: true, on: null, store: {}, ...component } };
  }
  changeComponent(id: string, change: Partial<ComponentInPlay>): void {
    const { table } = this.pub;
    const before = table.components[id];
    if (!before) throw this.fault(`component ${id} is not in play`);
    this.rulesInDoubt = true;
    table.components = { ...table.components, [id]: { ...before, ...change } };
  }
  removeComponent(id: string): void {
    const { table } = this.pub;
    if (!table.components[id]) throw this.fault(`component ${id} is not in play`);
    this.rulesInDoubt = true;
    table.components = withoutEntry(table.components, id);
  }

  // ------------------------------------------------------------------------------------------- lasting effects and scopes

  /** An effect that lasts until a frame ends, or (null) until `endEffect`. */
  addEffect(source: Source, about: Json, until: number | null): number {
    this.rulesInDoubt = true;
    const id = this.pub.table.next++;
    this.pub.table.lasting = [...this.pub.table.lasting, { id, source, about, until }];
    return id;
  }
  endEffect(id: number): void {
    const { table } = this.pub;
    const effect = table.lasting.find((other) => other.id === id);
    if (!effect) return;
    this.rulesInDoubt = true;
    table.lasting = table.lasting.filter((other) => other !== effect);
    this.runOnEnd(effect);
  }
  /** True the first time a key is used in the scope of a frame. */
  once(frame: FrameHead, key: string): boolean {
    if (frame.used?.includes(key)) return false;
    (frame.used ??= []).push(key);
    return true;
  }
  frame(id: number): AnyFrame<T> {
    const { stack } = this.pub.table;
    for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.id === id) return stack[i]!;
    throw this.fault(`frame ${id} is not on the stack`);
  }
  /** The innermost frame of a procedure. */
  enclosing<P extends Name<T['frames']>>(proc: P): Frame<T, P> | null {
    return (this.pub.table.stack.findLast((frame) => frame.proc === proc) ?? null) as Frame<T, P> | null;
  }
  /** The window a reaction acts in; its `about` may be rewritten. */
  windowFrame<W extends Name<T['windows']>>(id: number, name: W): WindowFrame<T, W> {
    const window = this.frame(id) as unknown as WindowFrame<T, W>;
    if (window.proc !== WINDOW || window.name !== name) throw this.fault(`frame ${id} is no window called ${name}`);
    return window;
  }

  /** The seat is out: it is asked nothing any more. */
  eliminate(seat: Seat): void {
    this.rulesInDoubt = true;
    const { table } = this.pub;
    if (!table.out.includes(seat)) table.out = [...table.out, seat];
    table.offers = table.offers.filter((d) => d.seat !== seat);
    for (const deal of table.deals) if (deal.by === seat || deal.to === seat) this.dropDeal(deal);
    table.waivers = table.waivers.filter((w) => w.seat !== seat);
  }

  /** What an always-true rule looks at is different, though nothing was told of it. */
  recheckRules(): void {
    this.rulesInDoubt = true;
  }

  raiseUndoLimit(): void {
    this.pub.table.undoLimit = this.pub.table.n;
  }

  view(seat: Seat | null): View<T> {
    return { pub: this.pub, me: seat === null ? null : this.own[seat]!, seat };
  }

  // ------------------------------------------------------------------------------------------- for the kernel's own files

  /** Pushes the frame of a procedure. */
  push<P extends Name<T['frames']>>(proc: P, locals: T['frames'][P]): number {
    this.mayAct();
    const id = this.pub.table.next++;
    const frame: Record<string, unknown> & FrameHead & { proc: P } = {
      id,
      proc,
      at: this.game.procedures[proc].first,
      result: null,
      into: null,
      used: null,
    };
    // The locals are copied, so that a frame never shares data with content tables or with another part of the state.
    const given = locals as object;
    for (const name in given) {
      if (HEAD.has(name)) throw this.fault(`a local of ${proc} is called ${name}, which every frame has itself`);
      frame[name] = copy((given as Record<string, unknown>)[name]);
    }
    this.pub.table.stack.push(frame as unknown as Frame<T, P>);
    if (this.game.procedures[proc].seenByRules === 'begins and ends') this.rulesInDoubt = true;
    return id;
  }
  start(start: Start<T>): number {
    return this.push(start.proc, start.locals);
  }

  /** Opens a decision of the present frame. */
  open(seat: Seat, kind: string, q: Json, mode: 'ask' | 'seal'): void {
    this.mayAct();
    const { table } = this.pub;
    const asked = { id: table.next++, frame: this.current!.id, seat, kind, q, mode };
    table.open = table.open.length === 0 ? [asked] : [...table.open, asked];
  }

  /** Takes a checked answer in. Returns whether the match moved on for all to see. */
  take(d: Decision, given: Json): boolean {
    const { table } = this.pub;
    const before = table.n;
    const answer = storedAnswer(this.game, this.view(d.seat), d, given);
    if (d.mode === 'seal') {
      const mine = this.own[d.seat]!.table;
      mine.sealed = withEntry(mine.sealed, d.id, answer);
    } else if (d.mode === 'offer') {
      this.count(d.seat);
      this.interrupt(d, answer);
    } else {
      this.count(d.seat);
      table.freshFrom = table.n;
      this.receive(d, answer);
    }
    this.run();
    return table.n !== before;
  }

  /** An offer was taken up: its frame goes on top; what waits below waits. */
  private interrupt(d: Decision, answer: Json): void {
    const kind = this.askKind(d.kind);
    if (!kind.starts) throw this.fault(`${d.kind} does not say what its answer starts`);
    const isSecret = this.flags.secret.has(d.kind);
    const id = this.startApart(kind.starts(d.q as never, isSecret ? null : (answer as never), d.seat));
    if (isSecret) this.keepSecret(d.seat, id, answer);
  }

  private keepSecret(seat: Seat, frame: number, answer: Json): void {
    const mine = this.own[seat]!.table;
    mine.secrets = withEntry(mine.secrets, frame, answer);
  }

  private receive(d: Decision, answer: Json): void {
    const frame = this.frame(d.frame);
    this.close(d);
    if (this.flags.secret.has(d.kind)) {
      if (frame.into !== null) throw this.fault(`the answer to ${d.kind} is secret, it cannot go into a local`);
      this.keepSecret(d.seat, frame.id, answer);
      this.answeredInSecret.set(frame.id, d.kind);
      frame.result = null;
    } else {
      this.answered.set(frame.id, d.kind);
      this.deliver(frame, answer);
    }
  }

  /** Opens the sealed answers of a frame if all are in. When a window closes, who has not answered declines. */
  openSealed(frame: AnyFrame<T>, closing = false): boolean {
    const { table } = this.pub;
    const group = table.open.filter((d) => d.frame === frame.id && d.mode === 'seal');
    const isIn = (d: Decision) => this.own[d.seat]!.table.sealed[d.id] !== undefined;
    if (group.length === 0 || !(closing || group.every(isIn))) return false;
    const opened: { seat: Seat; answer: Json }[] = [];
    for (const d of group) {
      const answer = this.own[d.seat]!.table.sealed[d.id] ?? null;
      this.close(d);
      if (d.kind === REACT || this.flags.secret.has(d.kind)) this.keepSecret(d.seat, frame.id, answer);
      else opened.push({ seat: d.seat, answer });
      (this.flags.secret.has(d.kind) ? this.answeredInSecret : this.answered).set(frame.id, d.kind);
    }
    this.deliver(frame, opened.length > 0 ? (opened as unknown as Json) : null);
    table.last = null;
    table.n++;
    table.freshFrom = table.n;
    this.raiseUndoLimit();
    return true;
  }

  /** Sealed answers that have lost their object since they were given are handed back: the seat is asked again, and nobody else notices. */
  recheckSealed(): void {
    this.sealedInDoubt = true;
  }
  private handBackSealed(top: AnyFrame<T>): void {
    this.sealedInDoubt = false;
    for (const d of this.pub.table.open) {
      if (d.frame !== top.id || d.mode !== 'seal') continue;
      const mine = this.own[d.seat]!.table;
      const answer = mine.sealed[d.id];
      const declines = d.kind === REACT && answer === null;
      if (answer === undefined || declines || checkAnswer(this.game, this.view(d.seat), d, answer) === null) continue;
      mine.sealed = withoutEntry(mine.sealed, d.id);
      notify(mine, 'asked-again', d, answer);
    }
  }

  /** Ends the procedure that asks a question which no answer can close. */
  giveUp(d: Decision): void {
    const frame = this.frame(d.frame);
    this.count(d.seat);
    this.pub.table.freshFrom = this.pub.table.n;
    this.raiseUndoLimit();
    this.unwind(frame.id, { result: frame.proc === WINDOW ? ((frame as WindowFrame<T>).about as Json) : null });
    this.run();
  }

  /** The offer of an exchange is gone. */
  dropDeal(deal: Deal): void {
    const { table } = this.pub;
    table.deals = table.deals.filter((other) => other.id !== deal.id);
    for (const seat of [deal.by, deal.to]) {
      const mine = this.own[seat]!.table;
      mine.terms = withoutEntry(mine.terms, deal.id);
    }
  }

  /** One more command that moved the match on; another seat's answer raises the undo limit. */
  count(seat: Seat): void {
    const { table } = this.pub;
    if (table.last !== seat) table.undoLimit = table.n;
    table.last = seat;
    table.n++;
  }

  /** Runs steps until somebody must be asked or the match is over. */
  run(): void {
    const { table } = this.pub;
    for (let steps = 0; table.result === null; steps++) {
      if (steps > STEP_LIMIT) throw this.fault(`no question within ${STEP_LIMIT} steps`);
      if (this.rulesInDoubt && this.startAlwaysTrueRule()) continue;
      if (this.triesAllSteps) this.mustBeInOrder();
      const { stack } = table;
      const top = stack[stack.length - 1];
      if (top === undefined) throw this.fault('the last procedure ended without a result');
      if (table.open.length > 0 && this.isWaiting(top)) return;
      this.current = top;
      this.watch?.(top.proc, top.at);
      const step = this.stepsOf(top)[top.at];
      if (step === undefined) throw this.fault(`no step ${top.at} in ${top.proc}`);
      let next: string | Next | End;
      try {
        next = step(this, top as never);
      } catch (cause) {
        if (cause instanceof Fault) throw cause;
        throw new Fault(cause instanceof Error ? cause.message : String(cause), breadcrumb(this.pub), { cause });
      }
      if (typeof next === 'string') top.at = next;
      else if (next === NEXT) top.at = this.stepAfter(top);
    }
  }

  /** Whether the top frame has a question that somebody still has to answer. */
  private isWaiting(top: AnyFrame<T>): boolean {
    const { table } = this.pub;
    let waiting = false;
    let sealed = false;
    const isSealed = ({ id, seat }: Decision) => this.own[seat]!.table.sealed[id] !== undefined;
    // Once somebody has answered under seal, nobody may learn it from what was answered beforehand being taken only now.
    const isUntouched = !table.open.some((d) => d.frame === top.id && d.mode === 'seal' && isSealed(d));
    if (this.sealedInDoubt && !this.imagined) this.handBackSealed(top);
    for (const d of table.open) {
      if (d.frame !== top.id) continue;
      if (this.hasLostObject(d)) {
        this.close(d);
        this.deliver(top, null);
        continue;
      }
      const out = table.out.includes(d.seat);
      if (d.mode === 'seal') {
        if (out) {
          const mine = this.own[d.seat]!.table;
          mine.sealed = withEntry(mine.sealed, d.id, defaultAnswer(this.game, this.view(d.seat), d));
        } else if (d.kind !== REACT && !this.imagined && isUntouched) this.sealPreAnswer(d);
        sealed ||= d.kind !== REACT || table.windowClose !== 'timed';
        waiting = true;
      } else if (out) this.receive(d, defaultAnswer(this.game, this.view(d.seat), d));
      else if (!this.answerUnasked(d)) waiting = true;
    }
    return waiting && !(sealed && this.openSealed(top));
  }

  /** Takes the answer that a seat gave beforehand to a sealed question. False: it gave none that fits. */
  sealPreAnswer(d: Decision): boolean {
    const mine = this.own[d.seat]!.table;
    const given = mine.preAnswers.length > 0 ? preAnswerTo(this.game, this.view(d.seat), d) : null;
    if (!given) return false;
    notify(mine, 'pre-answered', d, given.answer);
    mine.sealed = withEntry(mine.sealed, d.id, storedAnswer(this.game, this.view(d.seat), d, given.answer));
    return true;
  }

  /** Takes the answer that a seat gave beforehand, or the only one there is. True: it need not be asked. */
  private answerUnasked(d: Decision): boolean {
    const only = this.flags.takesOnly.has(d.kind) ? onlyAnswer(this.game, this.pub, d) : null;
    if (only) {
      this.receive(d, only.answer);
      return true;
    }
    if (this.imagined) return false;
    const mine = this.own[d.seat]!.table;
    if (mine.preAnswers.length === 0 || ++this.unasked > MOST_UNASKED) return false;
    const given = preAnswerTo(this.game, this.view(d.seat), d);
    if (!given) return false;
    notify(mine, 'pre-answered', d, given.answer);
    this.count(d.seat);
    this.pub.table.freshFrom = this.pub.table.n;
    this.receive(d, storedAnswer(this.game, this.view(d.seat), d, given.answer));
    return true;
  }

  private hasLostObject(d: Decision): boolean {
    return this.flags.mayBeObsolete.has(d.kind) && this.askKind(d.kind).isObsolete!(this.pub, d.q as never);
  }

  private startAlwaysTrueRule(): boolean {
    const { table } = this.pub;
    this.rulesInDoubt = false;
    const due = this.dueRule();
    if (due === null) return false;
    table.enforcing = [...table.enforcing, { frame: this.startApart(due.start), rule: due.rule }];
    // The others are tried before its first step.
    this.rulesInDoubt = true;
    return true;
  }
  /** The first always-true rule that starts something now; none while a procedure that nothing may come into is under way. */
  private dueRule(): { rule: number; start: Start<T> } | null {
    const { table } = this.pub;
    const { invariants } = this.game;
    for (let rule = 0; rule < invariants.length; rule++) {
      const start = invariants[rule]!(this.pub, this as unknown as PublicView<T>);
      if (start === null || table.enforcing.some((s) => s.rule === rule)) continue;
      return table.stack.some((f) => f.proc !== WINDOW && this.procedure(f).atomic) ? null : { rule, start };
    }
    return null;
  }
  private mustBeInOrder(): void {
    const due = this.dueRule();
    if (due) throw this.fault(`${due.start.proc} is due, but the last step told nothing that makes it so`);
  }

  /** Starts a frame between two steps of the one below, which waits for something else. */
  startApart(start: Start<T>): number {
    const id = this.start(start);
    this.pub.table.stack.at(-1)!.apart = true;
    return id;
  }

  private isOrdered(frame: AnyFrame<T>): boolean {
    return frame.proc !== WINDOW && this.procedure(frame).order !== undefined;
  }
  private stepAfter(frame: AnyFrame<T>): string {
    const order = frame.proc === WINDOW ? undefined : this.procedure(frame).order;
    const after = order?.[order.indexOf(frame.at) + 1];
    if (after === undefined) throw this.fault(`${frame.proc} goes on after ${frame.at}, where no step follows`);
    return after;
  }
  private stepsOf(frame: AnyFrame<T>): Readonly<Record<string, (t: Table<T>, f: never) => string | Next | End>> {
    return frame.proc === WINDOW ? windowSteps : this.procedure(frame as Frame<T>).steps;
  }
  private procedure(frame: AnyFrame<T>): Procedure<T, Name<T['frames']>> {
    return this.game.procedures[frame.proc as Name<T['frames']>] as unknown as Procedure<T, Name<T['frames']>>;
  }
  private askKind(kind: string) {
    return this.game.asks[kind as Name<T['asks']>];
  }

  /** Takes the top frame off the stack, whatever the reason, with everything that lives only while it does. */
  private leave(frame: AnyFrame<T>): void {
    const { table } = this.pub;
    table.stack.pop();
    this.sealedInDoubt = true;
    if (table.open.length > 0) this.closeDecisions(frame.id);
    if (table.offers.length > 0 && table.offers.some((d) => d.frame === frame.id))
      table.offers = table.offers.filter((d) => d.frame !== frame.id);
    if (table.waivers.length > 0 && table.waivers.some((w) => w.until === frame.id))
      table.waivers = table.waivers.filter((w) => w.until !== frame.id);
    if (frame.proc === WINDOW || this.flags.secret.size > 0)
      for (const { table: mine } of this.own) mine.secrets = withoutEntry(mine.secrets, frame.id);
    if (table.enforcing.some((s) => s.frame === frame.id)) {
      table.enforcing = table.enforcing.filter((s) => s.frame !== frame.id);
      this.rulesInDoubt = true;
    }
    if (frame.proc !== WINDOW) {
      const { finally: cleanUp, atomic, seenByRules } = this.procedure(frame);
      if (atomic || seenByRules) this.rulesInDoubt = true;
      if (cleanUp) this.clean(() => cleanUp(this, frame as Frame<T>));
    }
    if (table.lasting.length > 0) {
      for (const effect of table.lasting.filter((e) => e.until === frame.id)) this.endEffect(effect.id);
    }
  }

  private runOnEnd(effect: Lasting): void {
    const act = this.game.onEnd?.[effect.source.ability];
    if (act) this.clean(() => act(this, effect));
  }

  private clean(work: () => void): void {
    const before = this.cleaning;
    this.cleaning = true;
    work();
    this.cleaning = before;
  }

  private mayAct(): void {
    if (this.cleaning) throw this.fault('clean-up may not ask or call');
  }

  private closeDecisions(frameId: number): void {
    for (const d of this.pub.table.open) if (d.frame === frameId) this.close(d);
  }

  private close(d: Decision): void {
    const { table } = this.pub;
    // Mostly the decision that closes was the only one that was open.
    table.open =
      table.open.length === 1 && table.open[0]!.id === d.id ? NONE : table.open.filter(({ id }) => id !== d.id);
    const mine = this.own[d.seat]!.table;
    if (d.mode === 'seal') mine.sealed = withoutEntry(mine.sealed, d.id);
  }

  private fault(message: string): Fault {
    return new Fault(message, breadcrumb(this.pub));
  }
}

// Steps of an ordered list end with `t.end(result)`, typed by their frame (see FlowOf); the class declares only the older `done`.
Object.assign(Table.prototype, {
  end(this: Table<Shapes>, result: Json = null): End {
    return this.done(result);
  },
});
