import { cameTrue, lookAhead } from '../ahead.ts';
import { apply, isLive, nextDecision, perform, readyToClose } from '../apply.ts';
import { checkAnswer, defaultAnswer, listAnswers, sampleAnswer } from '../answers.ts';
import { cloneState } from '../clone.ts';
import { stateHash } from '../format.ts';
import { difference, same } from '../json.ts';
import type { Json } from '../json.ts';
import { Match } from '../match.ts';
import { readMatchFile, replay, toMatchFile, writeMatchFile } from '../matchFile.ts';
import { draftOf, resume } from '../plan.ts';
import type { Draft, Plan } from '../plan.ts';
import { rulesView } from '../queries.ts';
import { keyFromSeed, sampler } from '../random.ts';
import { bareState, completeOptions, eventFor, view } from '../start.ts';
import type { Setup } from '../start.ts';
import { Table } from '../table.ts';
import type { Game } from '../game.ts';
import type { Command, Decision, Event, Options, Seat, Shapes, State, TableOwn, WindowClose } from '../types.ts';
import { allWordings } from '../wording.ts';
import type { Wording } from '../wording.ts';
import { answerInWords, eventInWords, questionInWords } from '../words.ts';
import { sees } from '../zones.ts';
import { withAtHand } from './atHand.ts';
import { hiddenFrom, swapUnknown } from './secrets.ts';

export interface FuzzSetup {
  games: number;
  seed: number;
  /** Fixed seats and options; what is not fixed varies from game to game through everything the game offers. */
  seats?: number;
  options?: Options;
  /** Decisions after which a game counts as endless. */
  limit?: number;
  /** Every how many decisions the slow checks run (1: at every one). */
  every?: number;
  onGame?: (done: number) => void;
  /** A game that reaches the limit is simply left. */
  stopAtLimit?: boolean;
  /** Every game begins with this thing of the inventory at hand; without it every other game with the next one. */
  hold?: string;
}
export interface FuzzReport {
  games: number;
  decisions: number;
  /** 'procedure@step' -> times run. */
  steps: Map<string, number>;
  reached: Set<string>;
  /** Kinds of commands that were carried out. */
  commands: Set<Command['do']>;
  /** 'option=value' and 'seats=n' of the tables that were played. */
  options: Set<string>;
  /** What no game came by. */
  neverReached: { steps: string[]; inventory: string[]; options: string[] };
  failure: FuzzFailure | null;
}
export interface FuzzFailure {
  game: string;
  seed: number;
  seats: number;
  options: Options;
  /** Settled answers before the fault. */
  decisions: number;
  message: string;
  /** The command line that shows it again. */
  reproduce: string;
}

const emptyReport = (): FuzzReport => ({
  games: 0,
  decisions: 0,
  steps: new Map(),
  reached: new Set(),
  commands: new Set(),
  options: new Set(),
  neverReached: { steps: [], inventory: [], options: [] },
  failure: null,
});

/** Plays random games of all seats through all options to the end, with every inherited check at each decision. */
export async function fuzz<T extends Shapes>(game: Game<T>, setup: FuzzSetup): Promise<FuzzReport> {
  const tested: Tested<T> = { game, wordings: await allWordings(game) };
  const report = emptyReport();
  const wanted = new Set<string>();
  const choices = new Set<string>();
  for (let i = 0; i < setup.games && !report.failure; i++) {
    const seed = setup.seed + i;
    const table = tableFor(game, setup, seed);
    for (const thing of game.inventory?.all(table.options) ?? []) wanted.add(thing);
    for (const choice of choicesOf(table)) report.options.add(choice);
    for (const choice of openChoices(game, setup, table.options)) choices.add(choice);
    try {
      fuzzOne(tested, table, seed, setup, report);
      report.games++;
      setup.onGame?.(report.games);
    } catch (error) {
      report.failure = shrink(tested, setup, describe(game, table, seed, setup, error));
    }
  }
  for (const [name, procedure] of Object.entries<{ steps: object }>(game.procedures)) {
    for (const step of Object.keys(procedure.steps))
      if (!report.steps.has(`${name}@${step}`)) report.neverReached.steps.push(`${name}@${step}`);
  }
  report.neverReached.inventory = [...wanted].filter((thing) => !report.reached.has(thing)).sort();
  report.neverReached.options = [...choices].filter((choice) => !report.options.has(choice));
  return report;
}

const choicesOf = ({ seats, options }: { seats: number; options: Options }): string[] => [
  `seats=${seats}`,
  ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
];
/** Everything a table may choose where the set-up leaves it open; of seats what these options allow. */
function openChoices<T extends Shapes>(game: Game<T>, setup: FuzzSetup, options: Options): string[] {
  const choices: string[] = [];
  for (const [name, { values }] of Object.entries(game.options)) {
    if (setup.options?.[name] === undefined) for (const value of values) choices.push(`${name}=${value}`);
  }
  const { min, max } = game.seatsFor?.(options) ?? game.seats;
  if (setup.seats === undefined) for (let seats = min; seats <= max; seats++) choices.push(`seats=${seats}`);
  return choices;
}

/** The report of all games of these reports; of several failures the first. */
export function joinReports(reports: readonly FuzzReport[]): FuzzReport {
  const joined = emptyReport();
  joined.failure = reports.find((one) => one.failure)?.failure ?? null;
  for (const one of reports) {
    joined.games += one.games;
    joined.decisions += one.decisions;
    for (const [step, times] of one.steps) joined.steps.set(step, (joined.steps.get(step) ?? 0) + times);
    for (const thing of one.reached) joined.reached.add(thing);
    for (const kind of one.commands) joined.commands.add(kind);
    for (const choice of one.options) joined.options.add(choice);
  }
  const missed = (what: keyof FuzzReport['neverReached'], reached: { has(thing: string): boolean }) =>
    [...new Set(reports.flatMap((one) => one.neverReached[what]))].filter((thing) => !reached.has(thing));
  joined.neverReached.steps = missed('steps', joined.steps);
  joined.neverReached.options = missed('options', joined.options);
  joined.neverReached.inventory = missed('inventory', joined.reached).sort();
  return joined;
}

const SHRINK_TRIES = 40;
const DEAL_EVERY = 29;
const DEAL_PLAYED_ON = 40;
const LIMIT = 50_000;

/** Looks among other games at the same table for one that fails earlier: a shorter way to the fault. */
function shrink<T extends Shapes>(tested: Tested<T>, setup: FuzzSetup, found: FuzzFailure): FuzzFailure {
  const { game } = tested;
  const { seats, options } = found;
  let best = found;
  if (found.decisions >= (setup.limit ?? LIMIT)) return found; // a game without an end has no earlier one
  for (let i = 1; i <= SHRINK_TRIES && best.decisions > 1; i++) {
    const seed = found.seed + i * 7919;
    const scratch = emptyReport();
    try {
      fuzzOne(tested, { seats, options }, seed, { ...setup, limit: best.decisions, stopAtLimit: true }, scratch);
    } catch (error) {
      const other = describe(game, { seats, options }, seed, setup, error);
      if (kindOf(other) === kindOf(found) && other.decisions < best.decisions) best = other;
    }
  }
  return best;
}
/** Two failures are of one kind when their messages differ in numbers and quoted values only. */
function kindOf(failure: FuzzFailure): string {
  return failure.message.replace(/[\d"'{}[\],:]+.*$/s, '');
}

/** Seats and options of one game: fixed ones as given, the others by chance over everything the game allows. */
function tableFor<T extends Shapes>(
  game: Game<T>,
  setup: FuzzSetup,
  seed: number,
): { seats: number; options: Options } {
  const below = sampler(`table ${seed}`);
  const options: Options = {};
  for (const [name, spec] of Object.entries(game.options))
    options[name] = setup.options?.[name] ?? spec.values[below(spec.values.length)]!;
  const range = game.seatsFor?.(options) ?? game.seats;
  return { seats: setup.seats ?? range.min + below(range.max - range.min + 1), options };
}

class Flaw extends Error {
  readonly decisions: number;
  constructor(message: string, decisions: number, options?: { cause: unknown }) {
    super(message, options);
    this.decisions = decisions;
  }
}

function describe<T extends Shapes>(
  game: Game<T>,
  table: { seats: number; options: Options },
  seed: number,
  { every = 1, hold }: FuzzSetup,
  error: unknown,
): FuzzFailure {
  const { seats, options } = table;
  const sets = Object.entries(options).map(([name, value]) => ` --set ${name}=${value}`);
  // The slow checks draw from the same chance as the moves.
  if (every !== 1) sets.push(` --every ${every}`);
  if (hold !== undefined) sets.push(` --hold '${hold}'`);
  return {
    game: game.id,
    seed,
    seats,
    options,
    decisions: error instanceof Flaw ? error.decisions : 0,
    message: error instanceof Error ? error.message : String(error),
    reproduce: `npx orrery fuzz ${game.id} --games 1 --seed ${seed} --seats ${seats}${sets.join('')}`,
  };
}

/** A game, and what it says in each language. */
interface Tested<T extends Shapes> {
  game: Game<T>;
  wordings: readonly Wording<T>[];
}

function fuzzOne<T extends Shapes>(
  { game, wordings }: Tested<T>,
  { seats, options }: { seats: number; options: Options },
  seed: number,
  setup: FuzzSetup,
  report: FuzzReport,
): void {
  const limit = setup.limit ?? LIMIT;
  const every = setup.every ?? 1;
  const below = sampler(`answers ${seed}`);
  const playStyle = PLAY_STYLES[seed % PLAY_STYLES.length]!;
  const table = { seats, options, key: keyFromSeed(seed), windowClose: WINDOW_CLOSES[below(WINDOW_CLOSES.length)]! };
  const from = startOf(game, table, seed, setup.hold);
  const past = { point: () => null, state: () => from! };
  const match = new Match(game, table, from && { state: from, length: 0, past });
  let undos = 0;
  const census = game.census(match.state);
  const played: { state: State<T>; hash: string }[] = [];
  let decisions = 0;
  const fail = (message: string, cause?: unknown) =>
    new Flaw(`${message} (decision ${decisions})`, decisions, cause === undefined ? undefined : { cause });
  note(game, report, match.opening);
  if (!from) checkOpening(game, match, report, fail);

  while (match.state.pub.table.result === null) {
    if (decisions > limit && setup.stopAtLimit) {
      report.decisions += decisions;
      return;
    }
    if (decisions > limit) throw fail(`the game does not end within ${limit} decisions`);
    const slow = decisions % every === 0;
    const state = match.state;
    const talk = below(1000) < playStyle.talk ? tableTalk(game, match, undos < MOST_UNDOS, below) : null;
    const command = talk ?? nextCommand(game, state, playStyle, below, fail);
    if (command.do === 'undo') undos++;
    const revived = slow ? checkState(game, state, census, fail) : null;
    if (decisions % DEAL_EVERY === 0 && command.do === 'answer') checkDeal(game, state, command.seat, below, fail);
    if (slow && command.do === 'answer')
      checkDecision(
        game,
        state,
        [...state.pub.table.open, ...state.pub.table.offers].find((d) => d.id === command.ask)!,
        fail,
      );
    if (slow && command.do === 'answer') checkWords(wordings, state, command, fail);
    if (slow && command.do === 'answer') checkDraft(game, state, command, below, fail);
    if (slow) checkAhead(game, state, fail);
    const before = match.log.length > 0 ? match.log[match.log.length - 1]!.hash! : stateHash(state);
    // An answer under seal, and one given beforehand, must leave things as they were for all others.
    const silent =
      command.do === 'preAnswers' ||
      (command.do === 'answer' && state.pub.table.open.some((d) => d.id === command.ask && d.mode === 'seal'));
    const shownBefore = slow && silent ? textsOf(state) : null;
    let applied;
    try {
      applied = match.play(command);
    } catch (error) {
      throw fail(error instanceof Error ? error.message : String(error), error);
    }
    if (!applied.ok && command !== talk)
      throw fail(
        `an offered answer was refused: ${applied.refusal.code} by ${applied.refusal.rule}, ${JSON.stringify(command)}`,
      );
    if (!applied.ok) continue;
    report.commands.add(command.do);
    if (slow && stateHash(state) !== before) throw fail('a past state was changed by a later command');
    if (command.do === 'undo' || command.do === 'consent') checkUndo(command.seat, state, match.state, fail);
    else if (revived && command.do !== 'closeQuestion') {
      const shown = checkTwin(game, state, revived, command, match.state, applied.events, report, fail);
      checkSecrecy(
        game,
        state,
        command,
        match.state,
        applied.events,
        applied.advanced,
        shownBefore,
        shown,
        below,
        fail,
      );
      if (played.length < 200) played.push({ state, hash: before });
    }
    if (slow) checkTelling(wordings, match.state, applied.events, fail);
    note(game, report, applied.events);
    decisions++;
  }
  checkState(game, match.state, census, fail);
  for (const { state, hash } of played) if (stateHash(state) !== hash) throw fail('a past state was changed');
  if (!from) checkFile(game, match, fail);
  report.decisions += decisions;
}

type Fail = (message: string, cause?: unknown) => Error;

/**
 * How a game is played: how often in a hundred by the game's own quick policy (deep games), how often in a thousand something happens to a
 * seat, and how often in a thousand somebody talks to the table: takes back, waives, holds, deals, answers beforehand.
 */
interface PlayStyle {
  policyShare: number;
  incidents: number;
  talk: number;
}
const PLAY_STYLES: PlayStyle[] = [
  { policyShare: 0, incidents: 0, talk: 0 },
  { policyShare: 50, incidents: 0, talk: 120 },
  { policyShare: 90, incidents: 0, talk: 30 },
  { policyShare: 70, incidents: 8, talk: 60 },
];
/** Every other game begins with some card of the inventory at hand. */
function startOf<T extends Shapes>(game: Game<T>, setup: Setup, seed: number, hold?: string): State<T> | null {
  if (hold !== undefined) return withAtHand(game, setup, hold, seed % setup.seats);
  const things = seed % 2 === 1 ? (game.inventory?.all(completeOptions(game, setup.seats, setup.options)) ?? []) : [];
  const thing = things[(seed >> 1) % Math.max(1, things.length)];
  return thing === undefined ? null : withAtHand(game, setup, thing, seed % setup.seats);
}

/** Half of the games have timed windows. */
const WINDOW_CLOSES: WindowClose[] = ['timed', 'timed', 'answered', 'at-once'];
const MOST_UNDOS = 8;

/** What seats may say to the table at any time. It may be refused: whether it fits is the table's business. */
function tableTalk<T extends Shapes>(
  game: Game<T>,
  match: Match<T>,
  mayUndo: boolean,
  below: (n: number) => number,
): Command | null {
  const { state } = match;
  const { n, seats, stack, open, deals, proposal } = state.pub.table;
  const seat = below(seats);
  const pick = <V>(list: readonly V[]): V | undefined => list[below(Math.max(1, list.length))];
  const until = below(2) === 0 ? null : (pick(stack)?.id ?? null);
  if (proposal && below(2) === 0) return { do: 'consent', seat, n, yes: below(3) > 0 };
  switch (below(game.shows ? 7 : 6)) {
    case 6: {
      const all = game.shows!.zones(seat).flatMap((zone) => {
        const cards = state.own[seat]!.table.cards[zone] ?? [];
        return cards.map((card) => ({ zone, card }));
      });
      const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
      const card = pick(all);
      const one = pick(others);
      if (!card || one === undefined) return null;
      return { do: 'show', seat, cards: below(3) === 0 ? all : [card], to: below(3) === 0 ? others : [one] };
    }
    case 0: {
      const free = match.freeUndo(seat);
      if (!mayUndo) return null;
      return { do: 'undo', seat, n, to: free !== null && below(3) > 0 ? free : (pick(match.points)?.n ?? 0) };
    }
    case 1: {
      const name = pick(Object.keys(game.windows));
      const waivers = name === undefined || below(3) === 0 ? [] : [{ windows: below(2) ? name : `${name[0]}*`, until }];
      return { do: 'waive', seat, waivers };
    }
    case 2: {
      const top = stack[stack.length - 1];
      return top ? { do: 'hold', seat, window: top.id } : null;
    }
    case 3: {
      const d = pick(open.filter((one) => isLive(game, state, one)));
      if (!d || below(4) === 0) return { do: 'preAnswers', seat, preAnswers: [] };
      const answer = sampleAnswer(game, view(state, d.seat), d, below);
      return {
        do: 'preAnswers',
        seat: d.seat,
        preAnswers: [{ kind: d.kind, answer, ...(until === null ? {} : { until }) }],
      };
    }
    case 4: {
      const deal = pick(deals);
      if (!deal) return null;
      const reply = pick(['accept', 'accept', 'refuse', 'withdraw'] as const)!;
      return { do: reply, seat: reply === 'withdraw' ? deal.by : deal.to, deal: deal.id };
    }
    default: {
      const to = below(seats);
      const terms = game.deals?.sample(view(state, seat), to, below) ?? null;
      const counters = deals.find((deal) => deal.by === to && deal.to === seat)?.id;
      if (terms === null) return null;
      return { do: 'offer', seat, to, terms, ...(counters !== undefined && below(2) ? { counters } : {}) };
    }
  }
}

/** Somebody gives up, runs out of time, leaves a seat to a bot or gives an order. */
function randomIncident<T extends Shapes>(
  state: State<T>,
  waiting: readonly Decision[],
  below: (n: number) => number,
): Command | null {
  const { n, seats, out } = state.pub.table;
  const seat = below(seats);
  switch (below(5)) {
    case 0:
      return out.includes(seat) ? null : { do: 'resign', seat, n };
    case 1:
      return { do: 'timeout', seat: waiting[0]!.seat, n, then: 'default' };
    case 2:
      return { do: 'bot', seat, on: !state.pub.table.bots.includes(seat), standsIn: below(2) === 0 };
    case 3:
      return { do: 'closeQuestion', n, ask: waiting[below(waiting.length)]!.id };
    default:
      return { do: 'timeout', seat: waiting[0]!.seat, n, then: 'bot' };
  }
}

/** The next command by chance: mostly answers, sometimes a standing offer, a randomIncident, the table's clock. */
function nextCommand<T extends Shapes>(
  game: Game<T>,
  state: State<T>,
  playStyle: PlayStyle,
  below: (n: number) => number,
  fail: Fail,
): Command {
  const { table } = state.pub;
  const waiting = table.open.filter(
    (d) => isLive(game, state, d) && state.own[d.seat]!.table.sealed[d.id] === undefined,
  );
  const mayClose = readyToClose(state);
  if (waiting.length === 0 && !mayClose) throw fail('a dead end: nobody is asked and the game is not over');
  // The time of a window may be over before everybody has answered.
  if (waiting.length === 0 || (mayClose && below(6) === 0)) return { do: 'closeWindow', n: table.n };
  const incident = below(1000) < playStyle.incidents ? randomIncident(state, waiting, below) : null;
  if (incident) return incident;
  const offers = below(6) === 0 ? table.offers.filter((d) => isTakable(game, state, d)) : [];
  const d = offers.length > 0 ? offers[below(offers.length)]! : waiting[below(waiting.length)]!;
  try {
    const v = view(state, d.seat);
    const sensible = below(100) < playStyle.policyShare ? game.bot.quick?.(rulesView(game, v), d, below) : undefined;
    return {
      do: 'answer',
      seat: d.seat,
      n: table.n,
      ask: d.id,
      answer: sensible === undefined ? sampleAnswer(game, v, d, below) : sensible,
    };
  } catch (error) {
    throw fail(`no answer could be found for ${d.kind} of seat ${d.seat}: ${(error as Error).message}`, error);
  }
}

function isTakable<T extends Shapes>(game: Game<T>, state: State<T>, d: Decision): boolean {
  return isLive(game, state, d) && listAnswers(game, view(state, d.seat), d)?.length !== 0;
}

/** What another seat was shown is not taken from it, nor what it told the table, when somebody takes back freely. */
function checkUndo<T extends Shapes>(seat: Seat, before: State<T>, after: State<T>, fail: Fail): void {
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
function checkAhead<T extends Shapes>(game: Game<T>, state: State<T>, fail: Fail): void {
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
function checkOpening<T extends Shapes>(game: Game<T>, match: Match<T>, report: FuzzReport, fail: Fail): void {
  const { state, start } = bareState(game, match.setup);
  const twin = watched(game, state, report);
  twin.start(start);
  twin.run();
  const lost = difference(state, match.state);
  if (lost) throw fail(`the set-up comes out differently: ${lost}`);
}

function watched<T extends Shapes>(game: Game<T>, state: State<T>, report: FuzzReport): Table<T> {
  const table = new Table(game, state);
  table.shown = new Set();
  table.watch = (procedure, step) => {
    const key = `${procedure}@${step}`;
    report.steps.set(key, (report.steps.get(key) ?? 0) + 1);
  };
  return table;
}

/** Plain JSON and complete. Returns the state revived from text. */
function checkState<T extends Shapes>(game: Game<T>, state: State<T>, census: Json, fail: Fail): State<T> {
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
function checkDecision<T extends Shapes>(game: Game<T>, state: State<T>, d: Decision, fail: Fail): void {
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
function checkWords<T extends Shapes>(
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
function checkTelling<T extends Shapes>(
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

const MOST_TOUCHES = 12;

/** An answer left half-built is taken up again as it was: nothing of it is lost while the table stays as it is. */
function checkDraft<T extends Shapes>(
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
function checkDeal<T extends Shapes>(
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
function checkTwin<T extends Shapes>(
  game: Game<T>,
  before: State<T>,
  revived: State<T>,
  command: Command,
  after: State<T>,
  events: Event<T>[],
  report: FuzzReport,
  fail: Fail,
): Set<string> {
  const twin = watched(game, revived, report);
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
function checkSecrecy<T extends Shapes>(
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
function textsOf<T extends Shapes>(s: State<T>): SeatTexts {
  return { all: JSON.stringify(s.pub), own: s.own.map((own) => JSON.stringify(own)) };
}

function checkFile<T extends Shapes>(game: Game<T>, match: Match<T>, fail: Fail): void {
  const names = match.state.own.map((_, seat) => ({ name: `seat ${seat}` }));
  const read = readMatchFile(writeMatchFile(toMatchFile(match, names)));
  if (!read.ok) throw fail(`the match file cannot be read back: line ${read.flaw.line}, ${read.flaw.reason}`);
  const again = replay(game, read.file);
  if (!again.ok) throw fail(`the replay differs from play: line ${again.flaw.line}, ${again.flaw.reason}`);
}

function note<T extends Shapes>(game: Game<T>, report: FuzzReport, events: readonly Event<T>[]): void {
  if (!game.inventory) return;
  for (const event of events) for (const thing of game.inventory.reached(event)) report.reached.add(thing);
}
