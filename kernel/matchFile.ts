import { currentCommand, isComparable } from './format.ts';
import { Match } from './match.ts';
import { isKeyOf } from './proof.ts';
import { commitment, isSalt, keyFromHex, keyToHex } from './random.ts';
import { SetupError } from './start.ts';
import type { Command, Event, Rules, Options, WindowClose, Result, Shapes } from './types.ts';

/** Who sat where: a name, and the bot's name where one played. */
export interface SeatName {
  name: string;
  bot?: string;
}
/** Everything needed to re-create a match: a bug report, a souvenir, a regression test. */
export interface MatchFile {
  format: 'orrery-match';
  version: 2;
  /** What its players call it: the name of a campaign. */
  title?: string;
  game: string;
  rules: number;
  options: Options;
  windowClose: WindowClose;
  seats: SeatName[];
  /** SHA-256 of the key, published when the match began. */
  commitment: string;
  /** The secret of all dice and shuffles, revealed with the file. */
  key: string;
  /** Where players contributed: the server's own key, to which it was committed, and the number of each seat. The key is made of them. */
  dice?: { serverKey: string; salts: (string | null)[] };
  commands: Command[];
  /** The fingerprints of the states they led to; null where none was taken. */
  hashes: (string | null)[];
  /** When each command came, in milliseconds after the match began; absent where nobody looked at a clock. */
  times?: number[];
  result: Result | null;
  /** What was seen of it (film.ts), packed: it is shown by versions that have other rules. */
  film?: string;
}
/** A file that cannot be used: the line that is wrong, counted from 1, and why. */
export interface FileFlaw {
  line: number;
  reason: string;
}

export function toMatchFile<T extends Shapes>(match: Match<T>, seats: readonly SeatName[], title = ''): MatchFile {
  const { state, setup, log } = match;
  return {
    format: 'orrery-match',
    version: 2,
    ...(title === '' ? {} : { title }),
    game: state.game,
    rules: state.rules,
    options: state.pub.table.options,
    windowClose: state.pub.table.windowClose,
    seats: seats.slice(),
    commitment: commitment(setup.key),
    key: keyToHex(setup.key),
    commands: log.map((logged) => logged.command),
    hashes: log.map((logged) => logged.hash),
    result: state.pub.table.result,
  };
}

/** The times of a match file. A clock that was set back stands still. */
export function timesAfter(began: number, at: readonly number[]): number[] {
  let last = 0;
  return at.map((time) => (last = Math.max(last, time - began)));
}

/** JSON with one command and one hash a line, so that a flaw has a line. */
export function writeMatchFile(file: MatchFile): string {
  const lines = Object.entries(file).map(([key, value]) => {
    const isList = key === 'commands' || key === 'hashes';
    if (!isList || (value as unknown[]).length === 0) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const items = (value as unknown[]).map((item) => `    ${JSON.stringify(item)}`).join(',\n');
    return `  ${JSON.stringify(key)}: [\n${items}\n  ]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function readMatchFile(text: string): { ok: true; file: MatchFile } | { ok: false; flaw: FileFlaw } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message);
    const before = position ? text.slice(0, Number(position[1])) : text.trimEnd();
    return { ok: false, flaw: { line: before.split('\n').length, reason: `not JSON: ${(error as Error).message}` } };
  }
  const lines = linesOf(text);
  const flaw = findFlaw(data);
  if (flaw) return { ok: false, flaw: { line: lines.get(flaw.at) ?? 1, reason: flaw.reason } };
  return { ok: true, file: current(data as StoredFile) };
}

/** The first version said `pace` and had other words for some commands. */
type StoredFile =
  | MatchFile
  | (Omit<MatchFile, 'version' | 'windowClose'> & { version: 1; pace: 'at-once' | 'by-clock' });

function current(stored: StoredFile): MatchFile {
  const commands = stored.commands.map(currentCommand);
  if (stored.version === 2) return { ...stored, commands };
  const { pace, ...file } = stored;
  return { ...file, version: 2, windowClose: pace === 'by-clock' ? 'timed' : 'at-once', commands };
}

const WINDOW_CLOSES: readonly string[] = ['at-once', 'timed', 'answered'] satisfies WindowClose[];

function findFlaw(data: unknown): { at: string; reason: string } | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { at: '', reason: 'not an object' };
  const file = data as Record<string, unknown>;
  if (file.format !== 'orrery-match')
    return { at: 'format', reason: 'not a match file of Orrery: "format" must be "orrery-match"' };
  if (file.version !== 1 && file.version !== 2)
    return {
      at: 'version',
      reason: `match file version ${JSON.stringify(file.version)} is not known; this reader knows versions 1 and 2`,
    };
  const isText = (value: unknown) => typeof value === 'string';
  const isOptions = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
  const isSeats = (value: unknown) =>
    Array.isArray(value) &&
    value.every((seat) => typeof seat === 'object' && seat !== null && isText((seat as SeatName).name));
  const isDice = (value: unknown) => {
    const { serverKey, salts } = (value ?? {}) as Partial<NonNullable<MatchFile['dice']>>;
    return (
      keyFromHex(String(serverKey)) !== null &&
      Array.isArray(salts) &&
      salts.every((one) => one === null || isSalt(one))
    );
  };
  const isTimes = (value: unknown) =>
    Array.isArray(value) &&
    value.length === (Array.isArray(file.commands) ? file.commands.length : 0) &&
    value.every((time, i) => Number.isSafeInteger(time) && time >= (i === 0 ? 0 : (value[i - 1] as number)));
  const checks: [string, boolean, string][] = [
    ['title', file.title === undefined || isText(file.title), 'a text'],
    ['game', isText(file.game), 'a text'],
    ['rules', Number.isInteger(file.rules), 'a whole number'],
    ['options', isOptions(file.options), 'an object of texts'],
    file.version === 1
      ? ['pace', file.pace === 'at-once' || file.pace === 'by-clock', '"at-once" or "by-clock"']
      : ['windowClose', WINDOW_CLOSES.includes(String(file.windowClose)), WINDOW_CLOSES.join(', ')],
    ['seats', isSeats(file.seats), 'a list of seats with names'],
    ['commitment', /^[0-9a-f]{64}$/.test(String(file.commitment)), '64 hex digits'],
    ['key', keyFromHex(String(file.key)) !== null, '32 hex digits'],
    ['film', file.film === undefined || isText(file.film), 'a text'],
    ['dice', file.dice === undefined || isDice(file.dice), 'a key and a list of numbers'],
    ['commands', Array.isArray(file.commands), 'a list'],
    ['hashes', Array.isArray(file.hashes), 'a list'],
    [
      'times',
      file.times === undefined || isTimes(file.times),
      'one number a command, none smaller than the one before',
    ],
  ];
  for (const [at, right, form] of checks) if (!right) return { at, reason: `"${at}" must be ${form}` };
  const commands = file.commands as unknown[];
  const hashes = file.hashes as unknown[];
  if (commands.length !== hashes.length)
    return { at: 'hashes', reason: `${commands.length} commands but ${hashes.length} hashes` };
  const wrong = hashes.findIndex((hash) => hash !== null && !/^(\d+-)?[0-9a-f]{16}$/.test(String(hash)));
  if (wrong >= 0)
    return {
      at: `hashes/${wrong}`,
      reason: 'a hash must be 16 hex digits after the number of their layout, or null where none was taken',
    };
  const isSure = file.result === null || hashes.length === 0 || hashes.at(-1) !== null;
  return isSure
    ? null
    : { at: `hashes/${hashes.length - 1}`, reason: 'the last command of a finished match has no hash' };
}

/** The line on which each top-level key, and each item of a top-level list, begins: 'key' and 'key/index'. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let depth = 0;
  let key = '';
  let index = 0;
  let awaitsItem = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '\n') line++;
    if (/\s/.test(char)) continue;
    if (awaitsItem && char !== ']') lines.set(`${key}/${index}`, line);
    awaitsItem = false;
    if (char === '"') {
      const start = i;
      for (i++; text[i] !== '"'; i++) if (text[i] === '\\') i++;
      if (depth === 1 && /^\s*:/.test(text.slice(i + 1, i + 20))) {
        key = JSON.parse(text.slice(start, i + 1)) as string;
        lines.set(key, line);
      }
    } else if (char === '{' || char === '[') {
      depth++;
      if (depth === 2 && char === '[') {
        index = 0;
        awaitsItem = true;
      }
    } else if (char === '}' || char === ']') depth--;
    else if (char === ',' && depth === 2) {
      index++;
      awaitsItem = true;
    }
  }
  return lines;
}

export interface Replayed<T extends Shapes> {
  match: Match<T>;
  /** The events of the set-up, then of each command. */
  events: Event<T>[][];
  /** Hashes taken of states in an older layout, which could not be compared. */
  uncompared: number;
}

/** Re-creates the match of a file, checking the commitment and every hash on the way. `to` stops after so many commands. */
export function replay<T extends Shapes>(
  game: Rules<T>,
  file: MatchFile,
  text: string = writeMatchFile(file),
  to: number = file.commands.length,
): { ok: true; replayed: Replayed<T> } | { ok: false; flaw: FileFlaw } {
  const flaw = (at: string, reason: string) => ({
    ok: false as const,
    flaw: { line: linesOf(text).get(at) ?? 1, reason },
  });
  if (file.game !== game.id) return flaw('game', `this is a match of ${file.game}, not of ${game.id}`);
  if (file.rules !== game.rules) return flaw('rules', `played by rules ${file.rules}; these are rules ${game.rules}`);
  const key = keyFromHex(file.key)!;
  if (!isKeyOf(file)) return flaw('commitment', 'the key is not the one committed to when the match began');
  let match: Match<T>;
  try {
    match = new Match(game, { seats: file.seats.length, options: file.options, key, windowClose: file.windowClose });
  } catch (error) {
    if (error instanceof SetupError) return flaw('options', error.message);
    throw error;
  }
  const events: Event<T>[][] = [match.opening];
  let uncompared = 0;
  for (let i = 0; i < Math.min(to, file.commands.length); i++) {
    const applied = match.play(file.commands[i]!);
    if (!applied.ok)
      return flaw(`commands/${i}`, `command ${i + 1} is refused: ${applied.refusal.code} (${applied.refusal.rule})`);
    events.push(applied.events);
    const hash = match.log[match.log.length - 1]!.hash;
    const recorded = file.hashes[i]!;
    if (recorded !== null && !isComparable(recorded)) uncompared++;
    else if (recorded !== null && hash !== recorded)
      return flaw(`hashes/${i}`, `after command ${i + 1} the state is ${hash}, the file says ${recorded}`);
  }
  return { ok: true, replayed: { match, events, uncompared } };
}
