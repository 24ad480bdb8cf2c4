import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import {
  REACT,
  checkAnswer,
  defaultAnswer,
  listAnswers,
  lookAhead,
  rulesView,
  sampleAnswer,
  same,
} from '@orrery/kernel';
import type { Command, Decision, Draft, EarlyAnswer, Json, Refusal, Seat, Shapes, View } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { beat } from '../settings/settings.ts';
import { t } from '../text/text.ts';
import type { Channel, Step, Update } from './channel.ts';
import { isOpenTo } from './open.ts';
import { draftFrom, isPlanned, planView } from './plan.ts';
import type { PlanView } from './plan.ts';
import { Speech } from './speech.ts';
import { wordingOf } from './wordings.ts';

/** A table as the screen sees it: what is shown, what is asked, and the ways to answer. Boards and the panel share it. */
export interface TableModel {
  game: AnyGame;
  channel: Channel;
  view: Accessor<View<Shapes>>;
  mine: Seat | null;
  name: (seat: Seat) => string;
  speech: Accessor<Speech>;
  steps: Accessor<readonly Step[]>;
  /** What the last beat showed, for the caption above the board. */
  beat: Accessor<Step | null>;
  awaiting: Accessor<Update['awaiting']>;
  clocks: Accessor<Update['clocks']>;
  undo: Accessor<Update['undo']>;
  /** Questions that wait for the reader, and the one at hand. */
  questions: Accessor<readonly Decision[]>;
  decision: Accessor<Decision | null>;
  lookAt: (ask: number) => void;
  /** Every answer to the question at hand when they can be listed; null when the answer is built or free. */
  answers: Accessor<readonly Json[] | null>;
  /** The answer being built, atom by atom; null where nothing is built. */
  growth: Accessor<{ part: readonly Json[]; add: readonly Json[]; done: boolean } | null>;
  grow: (atom: Json) => void;
  shrink: (length?: number) => void;
  /** The answer being made of counts; null where the question has no such answer. */
  plan: Accessor<PlanView | null>;
  changePlan: (draft: Draft) => void;
  /** Answers to choose from where they are too many to list or to build. */
  suggestions: Accessor<readonly Json[]>;
  allows: (answer: Json) => boolean;
  /** Why an answer to the question at hand is not allowed, in words; null when it is. */
  refuse: (answer: Json) => { words: string; rule: string } | null;
  give: (answer: Json) => Promise<void>;
  /** The question at hand is not asked yet: it will be if nobody reacts in the open window. */
  isEarly: Accessor<boolean>;
  /** An answer to such a question is kept, until the window closes or it is taken back. */
  hasEarly: Accessor<boolean>;
  takeEarlyBack: () => Promise<void>;
  send: (command: Command) => Promise<void>;
  /** A command is on its way. */
  busy: Accessor<boolean>;
  refusal: Accessor<Refusal | null>;
  clearRefusal: () => void;
  /** Jumps to the end of what is still being shown. */
  skip: () => void;
  showing: Accessor<boolean>;
  /** What arrives waits until it is let go: nothing happens on the board while the reader looks at something else. */
  hold: (on: boolean) => void;
  /** What the others did since the reader's last own step can be shown once more. */
  watchable: Accessor<boolean>;
  watch: () => void;
  /** Called with what has just happened, before the board shows it: everything still stands where it was. */
  happening: (listener: (steps: readonly Step[]) => void) => void;
  /** What the board tells of at present: the step of others that has just been shown, or one that is told again. */
  told: Accessor<Step | null>;
  tell: (step: Step | null) => void;
  /** What is pointed out on the board at present, by the names that events give it: cards, places. */
  pointedOut: Accessor<ReadonlySet<string>>;
  pointOut: (names: Iterable<string>) => void;
}

type Grower = { grow(v: View<Shapes>, q: Json, part: readonly Json[]): { add: Json[]; done: boolean } };

/** How long a step of others stays in sight on the board, in milliseconds, unless another comes. */
const IN_SIGHT = 1600;
/** When it is watched once more, each step takes this long, and all together at most so long. */
const WATCHED = 800;
const WATCH_ALL = 20_000;

export function createTable(game: AnyGame, channel: Channel, first: Update): TableModel {
  const mine = channel.head()!.mine;
  const [current, setCurrent] = createSignal<Update>(first, { equals: false });
  const [steps, setSteps] = createSignal<readonly Step[]>(first.steps);
  const [lastBeat, setLastBeat] = createSignal<Step | null>(null);
  const [looked, lookAt] = createSignal<number | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [queued, setQueued] = createSignal(0);
  const [told, tell] = createSignal<Step | null>(null);
  const [pointedOut, setPointedOut] = createSignal<ReadonlySet<string>>(new Set());

  // ------------------------------------------------------------------------------------------------ one update, one beat
  const queue: Update[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Shown since the reader's last own step; the last of them is what is on the table. */
  const [recent, setRecent] = createSignal<readonly Update[]>([]);
  const again = new Set<Update>();
  let fading: ReturnType<typeof setTimeout> | undefined;
  /** What others did stays in sight for a while; one's own step ends it. */
  const tellOf = (update: Update, isWatched: boolean) => {
    const step = update.steps.findLast(({ events }) => events.length > 0);
    // What tells nothing (a declined offer, a clock) leaves in sight what was told before.
    if (!step && !isMine(update)) return;
    clearTimeout(fading);
    const isTold = !isMine(update) && (beat() > 0 || isWatched);
    tell(isTold ? step! : null);
    if (isTold) fading = setTimeout(() => tell(null), IN_SIGHT);
  };
  const listeners = new Set<(steps: readonly Step[]) => void>();
  const happening = (listener: (steps: readonly Step[]) => void) => {
    listeners.add(listener);
    onCleanup(() => listeners.delete(listener));
  };
  let isSkipping = false;
  const show = (update: Update) => {
    const isWatched = again.delete(update);
    if (!update.whole && !isSkipping) for (const listener of listeners) listener(update.steps);
    tellOf(update, isWatched);
    if (!isWatched) {
      setSteps((before) => (update.whole ? update.steps : [...before, ...update.steps]));
      setRecent((before) => (isMine(update) ? [] : [...before, update]));
    }
    setLastBeat(update.steps.findLast((step) => step.events.length > 0) ?? null);
    setCurrent(update);
  };
  const isMine = ({ whole, steps: all }: Update) => whole || (all.length > 0 && all.every(({ by }) => by === mine));
  let held = false;
  const hold = (on: boolean) => {
    held = on;
    if (!on && queue.length > 0) timer ??= setTimeout(drain, 0);
  };
  const drain = () => {
    timer = undefined;
    if (held) return;
    const update = queue.shift();
    setQueued(queue.length);
    if (!update) return;
    const isWatched = again.has(update);
    show(update);
    if (queue.length > 0) timer = setTimeout(drain, pause(update, queue.length, isWatched));
  };
  /** What is watched once more is shown slowly enough to be followed. */
  const pause = (update: Update, left: number, isWatched: boolean) => {
    if (update.steps.every((step) => step.events.length === 0)) return 0;
    return isWatched ? Math.min(WATCHED, WATCH_ALL / left) : Math.min(beat() || 500, 4000 / left);
  };
  const skip = () => {
    clearTimeout(timer);
    isSkipping = true;
    while (queue.length > 0) show(queue.shift()!);
    isSkipping = false;
    setQueued(0);
    tell(null);
    timer = undefined;
  };
  const isOwn = (update: Update) =>
    update.whole || update.steps.every((step) => step.by === mine || step.events.length === 0);
  /** Also where nothing moves by itself: it was asked for. */
  const watch = () => {
    if (queue.length > 0) return;
    for (const update of recent()) {
      again.add(update);
      queue.push(update);
    }
    setQueued(queue.length);
    drain();
  };
  let rests = 0;
  const receive = (update: Update) => {
    const own = isOwn(update);
    if (!held && (own || beat() === 0)) {
      skip();
      show(update);
      rests = Date.now() + (own ? 0 : beat());
      return;
    }
    queue.push(update);
    setQueued(queue.length);
    timer ??= setTimeout(drain, Math.max(0, rests - Date.now()));
  };
  channel.listen((update) => receive(update));
  onCleanup(() => {
    clearTimeout(timer);
    clearTimeout(fading);
  });

  // -------------------------------------------------------------------------------------------------------- what is asked
  const view = () => current().view;
  const name = (seat: Seat) => channel.head()!.seats[seat]?.name || t('seat.number', { n: seat + 1 });
  const speech = createMemo(() => new Speech(wordingOf(game), { view: view(), name }));
  const questions = createMemo(() => {
    const v = view();
    if (queued() > 0 || mine === null) return [];
    const asked = v.pub.table.open.filter((d) => isOpenTo(game, v, d));
    // What is asked outright need not stand beside it as an offer of the same kind.
    const offers = v.pub.table.offers.filter((d) => isOpenTo(game, v, d) && !asked.some(({ kind }) => kind === d.kind));
    return [...asked, ...offers];
  });
  /** While a window waits: what will be asked of the reader if nobody reacts. */
  const ahead = createMemo(() => {
    const { early } = channel.beside;
    if (!early || mine === null || queued() > 0) return null;
    const foreseen = lookAhead(game, view());
    const d = foreseen?.decisions.find(({ seat }) => seat === mine);
    if (!foreseen || !d) return null;
    const kept = early.kept();
    return { d, view: { ...view(), pub: foreseen.pub }, key: foreseen.key, kept: kept?.key === foreseen.key };
  });
  const decision = createMemo<Decision | null>(() => {
    const all = questions();
    const asked = all.find((d) => d.id === looked()) ?? all.find((d) => d.mode !== 'offer') ?? null;
    const foreseen = ahead();
    if (!asked && foreseen && !foreseen.kept) return foreseen.d;
    return asked ?? all[0] ?? null;
  });
  const isEarly = () => ahead() !== null && decision() === ahead()!.d;
  /** What the question at hand is asked of: the table as it is, or as it will be. */
  const askedOf = () => (isEarly() ? ahead()!.view : view());
  /** The same with what components say about it: what building an answer is asked of. */
  const rulesOf = createMemo(() => rulesView(game, askedOf()));
  const kind = createMemo(() => {
    const d = decision();
    return d ? (game.asks as Record<string, object>)[d.kind] : undefined;
  });
  const answers = createMemo(() => {
    const d = decision();
    const k = kind();
    if (!d || isPlanned(k) || (k && 'grow' in k)) return null;
    return listAnswers(game, askedOf(), d, 400);
  });
  const [part, setPart] = createSignal<{ ask: number; atoms: readonly Json[] }>({ ask: -1, atoms: [] });
  const growth = createMemo(() => {
    const d = decision();
    const k = kind();
    if (!d || !k || !('grow' in k)) return null;
    const kept = part().ask === d.id ? part().atoms : draftOf(channel, d);
    const grown = (k as Grower).grow(rulesOf(), d.q, kept);
    return { part: kept, ...grown };
  });
  const keepDraft = (d: Decision, atoms: readonly Json[]) => {
    setPart({ ask: d.id, atoms });
    if (!isEarly()) channel.beside.keepDraft(d.seat, d.id, atoms.slice());
  };
  const grow = (atom: Json) => {
    const d = decision();
    const g = growth();
    if (d && g?.add.some((a) => same(a, atom))) keepDraft(d, [...g.part, atom]);
  };
  const shrink = (length?: number) => {
    const d = decision();
    const g = growth();
    if (d && g) keepDraft(d, g.part.slice(0, length ?? g.part.length - 1));
  };
  const [planDraft, setPlanDraft] = createSignal<{ ask: number; draft: Draft } | null>(null);
  const plan = createMemo(() => {
    const d = decision();
    const k = kind();
    if (!d || !isPlanned(k)) return null;
    const kept = planDraft();
    const draft = kept?.ask === d.id ? kept.draft : draftFrom(channel.beside.drafts()[d.id]);
    return planView(k, rulesOf(), d.q, draft);
  });
  const changePlan = (draft: Draft) => {
    const d = decision();
    if (!d) return;
    setPlanDraft({ ask: d.id, draft });
    if (!isEarly()) channel.beside.keepDraft(d.seat, d.id, draft as unknown as Json);
  };
  const suggestions = createMemo(() => {
    const d = decision();
    if (!d || answers() || growth() || plan()) return [];
    const found: Json[] = [defaultAnswer(game, askedOf(), d)];
    for (let i = 0; i < 12 && found.length < 6; i++) {
      const sampled = sampleAnswer(game, askedOf(), d, (n) => Math.floor(Math.random() * n));
      if (!found.some((a) => same(a, sampled))) found.push(sampled);
    }
    return found;
  });
  const illegal = (answer: Json) => {
    const d = decision();
    return d ? checkAnswer(game, askedOf(), d, answer) : { rule: 'TABLE-ASK' };
  };

  // -------------------------------------------------------------------------------------------------------- ways to answer
  const send = async (command: Command) => {
    if (busy()) return;
    setBusy(true);
    setRefusal(null);
    try {
      const refused = await channel.send(command);
      // What was sent twice is done once: that is no refusal to show.
      if (refused && refused.code !== 'repeated') setRefusal(refused);
    } finally {
      setBusy(false);
    }
  };
  const giveEarly = async (early: Omit<EarlyAnswer, 'seat'> | null) => {
    setRefusal((await channel.beside.early?.give(mine!, early)) ?? null);
  };
  const give = async (answer: Json) => {
    const d = decision();
    if (!d) return;
    if (isEarly()) return giveEarly({ key: ahead()!.key, ask: d.id, answer });
    await send({ do: 'answer', seat: d.seat, n: view().pub.table.n, ask: d.id, answer });
  };

  return {
    game,
    channel,
    view,
    mine,
    name,
    speech,
    steps,
    beat: lastBeat,
    awaiting: () => current().awaiting,
    clocks: () => current().clocks,
    undo: () => (queued() > 0 ? null : current().undo),
    questions,
    decision,
    lookAt,
    answers,
    growth,
    grow,
    shrink,
    plan,
    changePlan,
    suggestions,
    allows: (answer) => answers()?.some((a) => same(a, answer)) ?? illegal(answer) === null,
    refuse: (answer) => {
      const found = illegal(answer);
      return found ? { rule: found.rule, words: speech().refusal({ code: 'illegal', ...found }) } : null;
    },
    give,
    isEarly,
    hasEarly: () => ahead()?.kept ?? false,
    takeEarlyBack: () => giveEarly(null),
    send,
    busy,
    refusal,
    clearRefusal: () => setRefusal(null),
    skip,
    showing: () => queued() > 0,
    hold,
    happening,
    watchable: () => queued() === 0 && recent().length > 1,
    watch,
    told,
    tell,
    pointedOut,
    pointOut: (names) => setPointedOut(new Set(names)),
  };
}

/** The half-built answer that the table kept for this question. */
function draftOf(channel: Channel, d: Decision): readonly Json[] {
  const draft = channel.beside.drafts()[d.id];
  return Array.isArray(draft) && d.kind !== REACT ? draft : [];
}
