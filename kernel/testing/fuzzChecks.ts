import { cameTrue, lookAhead } from '../ahead.ts';
import { apply, nextDecision, perform, readyToClose } from '../apply.ts';
import { checkAnswer, defaultAnswer, listAnswers, sampleAnswer } from '../answers.ts';
import { cloneState } from '../clone.ts';
import { difference, same } from '../json.ts';
import type { Json } from '../json.ts';
import type { Match } from '../match.ts';
import { readMatchFile, replay, toMatchFile, writeMatchFile } from '../matchFile.ts';
import { draftOf, resume } from '../plan.ts';
import type { Draft, Plan } from '../plan.ts';
import { rulesView } from '../queries.ts';
import { bareState, eventFor, view } from '../start.ts';
import { Table } from '../table.ts';
import type { Game } from '../game.ts';
import type { Command, Decision, Event, Seat, Shapes, State, TableOwn } from '../types.ts';
import type { Wording } from '../wording.ts';
import { answerInWords, eventInWords, questionInWords } from '../words.ts';
import { sees } from '../zones.ts';
import { hiddenFrom, swapUnknown } from './secrets.ts';

// What must hold at every decision of a random game.

/** The error with which a game stops, and where it stood. */
export type Fail = (message: string, cause?: unknown) => Error;
/** 'procedure@step' -> times run. */
type Steps = Map<string, number>;

/** What another seat was shown is not taken from it, nor what it told the table, when somebody takes back freely. */
export function checkUndo<T extends Shapes>(seat: Seat, before: State<T>, after: State<T>, fail: Fail): void {
  if (after.pub.table.n === before.pub.table.n) return;
  const { waivers, bots, deals } = before.pub.table;
  for (const [other, { table: mine }] of before.own.entries()) {
    const { table: now } = after.own[other]!;
    const said = difference(mine.preAnswers, now.preAnswers) ?? difference(mine.notices, now.notices);
    if (said) throw fail(`an undo changes what seat ${other} told the table: ${said}`);
    if (other === seat || after.pub.table.rewound > before.pub.table.rewound) continue;
    const moved = difference(hiddenZones(before, mine, seat), hiddenZones(after, now, seat));
    const known = moved ?? unaccounted(shownTo(mine), after, now) ?? unaccounted(shownTo(now), before, mine);
    if (known) throw fail(`an undo of seat ${seat} changes what seat ${other} was shown: ${known}`);
  }
  const gone = waivers.filter((w) => w.until !== null && !after.pub.table.stack.some((f) => f.id === w.until));
  if (after.pub.table.waivers.length !== waivers.length - gone.length) throw fail('an undo changes waivers');
  if (difference(bots, after.pub.table.bots)) throw fail('an undo changes who is played by a bot');
  if (after.pub.table.rewound === before.pub.table.rewound && difference(deals, after.pub.table.deals))
    throw fail('an undo changes the offers of others');
}

/** The cards that a seat sees and the one that takes back does not: a step of its own cannot have moved them. */
function hiddenZones<T extends Shapes>({ pub }: State<T>, { cards }: TableOwn, from: Seat): object {
  return Object.fromEntries(Object.entries(cards).filter(([zone]) => !sees(pub.table.zones[zone]!.face, from)));
}

/** The cards that a seat was shown and remembers. */
const shownTo = ({ knows }: TableOwn): string[] =>
  Object.values(knows).flatMap(({ at, some }) => [...Object.values(at), ...some]);
/** The first of these cards whose whereabouts a seat does not know in another state, by sight or from memory. */
function unaccounted<T extends Shapes>(shown: readonly string[], { pub }: State<T>, mine: TableOwn): string | null {
  const known = [...Object.values(pub.table.cards), ...Object.values(mine.cards)].flat().concat(shownTo(mine));
  return shown.find((card) => !known.includes(card)) ?? null;
}

/** What was foreseen comes true to the letter when everybody declines. */
export function checkAhead<T extends Shapes>(game: Game<T>, state: State<T>, fail: Fail): void {
  const ahead = readyToClose(state) ? lookAhead(game, state) : null;
  if (!ahead) return;
  let now = cloneState(game, state);
  for (const { table } of now.own) table.preAnswers = [];
  for (let i = 0; i < ahead.windows.length; i++) {
    for (const { table } of now.own) table.sealed = {};
    const applied = apply(game, now, { do: 'closeWindow', n: now.pub.table.n });
    if (!applied.ok) throw fail(`what was foreseen does not come: ${applied.refusal.rule}`);
    now = applied.state;
  }
  const lost = difference(now.pub, ahead.pub);
  if (lost) throw fail(`what was foreseen comes differently: ${lost}`);
  const [d] = ahead.decisions;
  const early = { seat: d!.seat, key: ahead.key, ask: d!.id, answer: null };
  if (!cameTrue(now, early)) throw fail('an early answer is dropped although the table is as imagined');
}

/** The set-up, once more under watch: it must come out the same. */
export function checkOpening<T extends Shapes>(game: Game<T>, match: Match<T>, steps: Steps, fail: Fail): void {
  const { state, start } = bareState(game, match.setup);
  const twin = watched(game, state, steps);
  twin.start(start);
  twin.run();
  const lost = difference(state, match.state);
  if (lost) throw fail(`the set-up comes out differently: ${lost}`);
}

function watched<T extends Shapes>(game: Game<T>, state: State<T>, steps: Steps): Table<T> {
  const table = new Table(game, state);
  table.shown = new Set();
  table.triesAllSteps = true;
  table.watch = (procedure, step) => {
    const key = `${procedure}@${step}`;
    steps.set(key, (steps.get(key) ?? 0) + 1);
  };
  return table;
}

/** Plain JSON and complete. Returns the state revived from text. */
export function checkState<T extends Shapes>(game: Game<T>, state: State<T>, census: Json, fail: Fail): State<T> {
  const revived = JSON.parse(JSON.stringify(state)) as State<T>;
  const lost = difference(revived, state);
  if (lost) throw fail(`the state is not plain JSON: ${lost}`);
  const now = difference(game.census(state), census);
  if (now) throw fail(`something was created or lost: ${now}`);
  const { out, offers, deals, waivers } = state.pub.table;
  const left = [...offers, ...waivers].map(({ seat }) => seat).concat(deals.flatMap(({ by, to }) => [by, to]));
  const ghost = left.find((seat) => out.includes(seat));
  if (ghost !== undefined) throw fail(`seat ${ghost} is out of the game and still has offers`);
  return revived;
}

/** Every offered answer is legal, and so is the default. */
export function checkDecision<T extends Shapes>(game: Game<T>, state: State<T>, d: Decision, fail: Fail): void {
  const v = view(state, d.seat);
  const listed = listAnswers(game, v, d, 60);
  if (listed && listed.length === 0) throw fail(`${d.kind} has no legal answer`);
  for (const answer of listed ?? []) {
    const illegal = checkAnswer(game, v, d, answer);
    if (illegal) throw fail(`${d.kind} offers ${JSON.stringify(answer)} and refuses it by ${illegal.rule}`);
  }
  const fallback = defaultAnswer(game, v, d);
  const illegal = checkAnswer(game, v, d, fallback);
  if (illegal) throw fail(`the default answer ${JSON.stringify(fallback)} of ${d.kind} is refused by ${illegal.rule}`);
}

const isUnsaid = (text: string): boolean => /\bundefined\b|\[object|\bNaN\b/.test(text);
const readerOf = <T extends Shapes>(state: State<T>, seat: Seat | null) => ({
  view: view(state, seat),
  name: (one: Seat) => `seat ${one}`,
});

/** What is asked and answered has words in every language, for every thing that it names. */
export function checkWords<T extends Shapes>(
  wordings: readonly Wording<T>[],
  state: State<T>,
  { ask, seat, answer }: Extract<Command, { do: 'answer' }>,
  fail: Fail,
): void {
  const d = [...state.pub.table.open, ...state.pub.table.offers].find((one) => one.id === ask)!;
  for (const wording of wordings) {
    const reader = readerOf(state, seat);
    const said = [questionInWords(wording, d, reader), answerInWords(wording, d, answer, reader)];
    const unsaid = said.find(isUnsaid);
    if (unsaid !== undefined) throw fail(`${d.kind} is said as "${unsaid}" (${wording.language})`);
  }
}

/** So has what happened, for one who only watches as well as for a player. */
export function checkTelling<T extends Shapes>(
  wordings: readonly Wording<T>[],
  state: State<T>,
  events: readonly Event<T>[],
  fail: Fail,
): void {
  for (const event of events) {
    for (const wording of wordings) {
      for (const seat of [null, event.to?.[0] ?? 0]) {
        const said = eventInWords(wording, event, readerOf(state, seat));
        if (isUnsaid(said)) throw fail(`${event.t} is told as "${said}" (${wording.language})`);
      }
    }
  }
}

const DEAL_PLAYED_ON = 40;
const MOST_TOUCHES = 12;

/** An answer left half-built is taken up again as it was: nothing of it is lost while the table stays as it is. */
export function checkDraft<T extends Shapes>(
  game: Game<T>,
  state: State<T>,
  { ask, seat }: Extract<Command, { do: 'answer' }>,
  below: (n: number) => number,
  fail: Fail,
): void {
  const d = [...state.pub.table.open, ...state.pub.table.offers].find((one) => one.id === ask)!;
  const kind = (game.asks as { readonly [kind: string]: object | undefined })[d.kind];
  if (kind === undefined || !('begin' in kind)) return;
  const { begin } = kind as { begin(v: unknown, q: Json): Plan };
  const v = rulesView(game, view(state, seat));
  const plan = begin(v, d.q);
  for (let i = 0; i < MOST_TOUCHES && plan.slots.length > 0; i++) {
    const slot = below(plan.slots.length);
    if (plan.counts[slot]! > 0 && below(4) === 0) plan.add(slot, -plan.counts[slot]!);
    else if (plan.refuses(slot, 1) === null) plan.add(slot, 1);
  }
  if (plan.broken() !== null) return;
  const draft = JSON.parse(JSON.stringify(draftOf(plan, null))) as Draft;
  const again = begin(v, d.q);
  const lost = resume(again, draft);
  if (lost.length > 0 || !same(draftOf(again, null) as unknown as Json, draft as unknown as Json))
    throw fail(`a half-built answer to ${d.kind} is not taken up as it was: ${lost.join(', ')}`);
}

/** What bots imagine: a deal that this view allows looks the same to its seat, and can be played on. */
export function checkDeal<T extends Shapes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  below: (n: number) => number,
  fail: Fail,
): void {
  const v = view(state, seat);
  let at = 'dealing';
  try {
    const dealt = game.bot.determinize(v, below);
    const lost = difference(view(dealt, seat), v);
    if (lost) throw fail(`a deal for seat ${seat} does not fit its view: ${lost}`);
    const table = new Table(game, dealt);
    for (let i = 0; i < DEAL_PLAYED_ON; i++) {
      const d = nextDecision(game, dealt);
      if (!d && readyToClose(dealt)) perform(table, { do: 'closeWindow', n: dealt.pub.table.n });
      if (!d) continue;
      at = `${d.kind} of seat ${d.seat}`;
      table.take(d, sampleAnswer(game, view(dealt, d.seat), d, below));
    }
  } catch (error) {
    throw fail(`a deal for seat ${seat} cannot be played on (${at}): ${(error as Error).message}`, error);
  }
}

/** The same command on a state revived from text leads to the same state and the same events: nothing lives outside the state. */
export function checkTwin<T extends Shapes>(
  game: Game<T>,
  before: State<T>,
  revived: State<T>,
  command: Command,
  after: State<T>,
  events: Event<T>[],
  steps: Steps,
  fail: Fail,
): Set<string> {
  const twin = watched(game, revived, steps);
  perform(twin, command);
  const lost = difference(twin.s, after);
  // Commands play on a clone, so one that forgets shows here.
  const missed = lost && difference(cloneState(game, before), before);
  if (missed) throw fail(`a clone differs: ${missed}`);
  if (lost) throw fail(`a revived state plays on differently: ${lost}`);
  if (!same(twin.events, events)) throw fail('a revived state emits other events');
  return twin.shown!;
}

/** What a seat may not know neither shows in its view and events, nor changes them. */
export function checkSecrecy<T extends Shapes>(
  game: Game<T>,
  before: State<T>,
  command: Command,
  after: State<T>,
  events: Event<T>[],
  advanced: boolean,
  shownBefore: SeatTexts | null,
  shown: Set<string>,
  below: (n: number) => number,
  fail: Fail,
): void {
  const actor = 'seat' in command ? command.seat : null;
  const publicWords = wordsIn(after.pub);
  const shownAfter = shownBefore && !advanced ? textsOf(after) : null;
  for (let seat = 0; seat < after.own.length; seat++) {
    const hidden = new Set(hiddenFrom(after, seat));
    const isHidden = (word: string) => hidden.has(word);
    const seen = publicWords.find(isHidden) ?? wordsIn(withoutOwnAnswers(after, seat)).find(isHidden);
    if (seen !== undefined) throw fail(`seat ${seat} sees ${seen} in its view`);
    if (
      seat !== actor &&
      shownAfter &&
      (shownAfter.all !== shownBefore!.all || shownAfter.own[seat] !== shownBefore!.own[seat])
    ) {
      throw fail(`seat ${seat} notices the sealed answer of seat ${actor}`);
    }
    const hiddenBefore = new Set(hiddenFrom(before, seat));
    const told = wordsIn(events.map((event) => eventFor(event, seat))).find(
      (word) => hidden.has(word) && hiddenBefore.has(word) && !shown.has(word),
    );
    if (told !== undefined) throw fail(`seat ${seat} is told of ${told} by an event`);
  }
  // Swap what neither an observer nor the actor knows: if no information moved, the observer must see the very same thing.
  if (actor === null || after.pub.table.undoLimit > before.pub.table.n || after.own.length < 2) return;
  const seat = (actor + 1 + below(after.own.length - 1)) % after.own.length;
  // Windows that close at once tell something of hands, and are meant to: what they show is looked at as if a clock closed them.
  const { here, there } = timed(game, before, swapUnknown(game, before, [seat, actor], below));
  const one = apply(game, here, command);
  const other = apply(game, there, command);
  if (!one.ok) return;
  if (one.state.pub.table.undoLimit > before.pub.table.n) return;
  if (!other.ok) throw fail(`a legal command became illegal when unknown cards were swapped: ${other.refusal.rule}`);
  if (other.state.pub.table.undoLimit > before.pub.table.n)
    throw fail('whether information moves depends on unknown cards');
  const leak = (reader: Seat): string | null =>
    difference(one.state.own[reader], other.state.own[reader]) ??
    difference(
      one.events.map((event) => eventFor(event, reader)),
      other.events.map((event) => eventFor(event, reader)),
    );
  const onScreen = difference(one.state.pub, other.state.pub);
  for (const reader of [seat, actor]) {
    const seen = onScreen ?? leak(reader);
    if (seen) throw fail(`what seat ${reader} sees depends on cards it does not know: ${seen}`);
  }
}

function timed<T extends Shapes>(
  game: Game<T>,
  before: State<T>,
  swapped: State<T>,
): { here: State<T>; there: State<T> } {
  const here = cloneState(game, before);
  for (const s of [here, swapped]) s.pub.table.windowClose = 'timed';
  return { here, there: swapped };
}

/** Every text and key in plain data. */
function wordsIn(value: unknown, words: string[] = []): string[] {
  if (typeof value === 'string') words.push(value);
  else if (Array.isArray(value)) for (const item of value) wordsIn(item, words);
  else if (typeof value === 'object' && value !== null) {
    for (const key in value) {
      words.push(key);
      wordsIn((value as Record<string, unknown>)[key], words);
    }
  }
  return words;
}

/** What a seat said itself may name cards that have gone out of its sight since. */
function withoutOwnAnswers<T extends Shapes>(s: State<T>, seat: Seat): unknown {
  const me = s.own[seat]!;
  return { ...me, table: { ...me.table, secrets: {}, sealed: {}, preAnswers: [], notices: [] } };
}

/** All views of a state as text: what all see, and what each seat sees besides. */
interface SeatTexts {
  all: string;
  own: string[];
}
export function textsOf<T extends Shapes>(s: State<T>): SeatTexts {
  return { all: JSON.stringify(s.pub), own: s.own.map((own) => JSON.stringify(own)) };
}

export function checkFile<T extends Shapes>(game: Game<T>, match: Match<T>, fail: Fail): void {
  const names = match.state.own.map((_, seat) => ({ name: `seat ${seat}` }));
  const read = readMatchFile(writeMatchFile(toMatchFile(match, names)));
  if (!read.ok) throw fail(`the match file cannot be read back: line ${read.flaw.line}, ${read.flaw.reason}`);
  const again = replay(game, read.file);
  if (!again.ok) throw fail(`the replay differs from play: line ${again.flaw.line}, ${again.flaw.reason}`);
}
