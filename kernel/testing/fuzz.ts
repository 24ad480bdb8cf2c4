import { stateHash } from '../format.ts';
import { Match } from '../match.ts';
import { keyFromSeed, sampler } from '../random.ts';
import { completeOptions } from '../start.ts';
import type { Setup } from '../start.ts';
import type { Game } from '../game.ts';
import type { Command, Event, Options, Shapes, State, WindowClose } from '../types.ts';
import { allWordings } from '../wording.ts';
import type { Wording } from '../wording.ts';
import { withAtHand } from './atHand.ts';
import {
  checkAhead,
  checkDeal,
  checkDecision,
  checkDraft,
  checkFile,
  checkOpening,
  checkSecrecy,
  checkState,
  checkTelling,
  checkTwin,
  checkUndo,
  checkWords,
  textsOf,
} from './fuzzChecks.ts';
import { PLAY_STYLES, nextCommand, tableTalk } from './fuzzCommands.ts';

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
  /** Answers before the fault. */
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
  if (!from) checkOpening(game, match, report.steps, fail);

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
      const shown = checkTwin(game, state, revived, command, match.state, applied.events, report.steps, fail);
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

function note<T extends Shapes>(game: Game<T>, report: FuzzReport, events: readonly Event<T>[]): void {
  if (!game.inventory) return;
  for (const event of events) for (const thing of game.inventory.reached(event)) report.reached.add(thing);
}
