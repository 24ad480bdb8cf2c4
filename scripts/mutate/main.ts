import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { applied, mutantsOf, sampleOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { marked, spotOf, spotsOf } from './reach.ts';
import type { Spot } from './reach.ts';
import { makeScratch } from './scratch.ts';
import type { Failure, Said, Wanted } from './tester.ts';

/**
 * Breaks the rules of a game in small ways, one at a time, and sees whether a test of that game notices:
 *   npm run mutate -- GAME [--sample 150] [--seed 1] [--minutes 60] [--only FILE:LINE] [--tests FOLDER,FOLDER]
 * What was tried is kept in `.orrery/mutation`, so that a run stopped by its time or by hand goes on where it was. A changed source counts
 * as new. See docs/mutation.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    tests: { type: 'string' },
  },
});
const [game] = positionals;
const root = process.cwd();
if (game === undefined || !existsSync(join(root, 'games', game)))
  throw new Error(`which game? ${readdirSync(join(root, 'games')).join(' ')}`);

/** All sources in some folders of a package. */
const filesOf = (name: string, folders: readonly string[]): string[] =>
  folders
    .map((folder) => join('games', name, folder))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((inside) => join(folder, inside)),
    )
    .filter((path) => path.endsWith('.ts'));
/** The folders of a game that hold rules; the others hold content, words, bots and screens. */
const RULE_FOLDERS = ['rules', 'sheet'];
/** What the editions of Twilight Imperium share: where its rules lie, and games that play by them. */
const SHARED = 'imperium';
const SHARED_FOLDERS = ['combat', 'council', 'economy', 'objectives', 'strategy', 'tokens', 'units'];
const packages = ['ti3', 'ti4'].includes(game) ? [game, SHARED] : [game];
const sources = [...filesOf(game, RULE_FOLDERS), ...(packages.includes(SHARED) ? filesOf(SHARED, SHARED_FOLDERS) : [])]
  .filter((path) => !path.endsWith('.test.ts'))
  .toSorted();
const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const all = sources.flatMap((file) => mutantsOf(file, textOf.get(file)!));
const spots = sources.reduce<Spot[]>(
  (found, path) => [...found, ...spotsOf(path, textOf.get(path)!, found.length)],
  [],
);
const seconds = (from: number): string => ((Date.now() - from) / 1000).toFixed(1);
const place = (m: Mutant): string => `${m.file}:${m.line}`;
const chosen = values.only
  ? all.filter((m) => place(m).endsWith(values.only!))
  : sampleOf(all, Number(values.sample), Number(values.seed));

interface Outcome {
  readonly key: string;
  readonly mutant: Mutant;
  /** The test file that noticed; `time` when the tests did not come to an end, `a crash` when they ended their process; null when none did. */
  readonly killedBy: string | null;
}
/** All sources and tests of the game: a test that is added may kill a survivor. */
const state = createHash('sha256');
for (const name of packages)
  for (const path of filesOf(name, ['.']).toSorted())
    if (!path.startsWith(join('games', name, 'web'))) state.update(readFileSync(join(root, path)));
const version = state.digest('hex').slice(0, 12);
const keyOf = (m: Mutant): string =>
  createHash('sha256')
    .update(`${m.file} ${m.start} ${m.replacement} ${textOf.get(m.file)!}`)
    .digest('hex')
    .slice(0, 16);

const kept = join(root, '.orrery', 'mutation');
mkdirSync(kept, { recursive: true });
/** The folders of the game whose tests are run: all of them, or those that are named. */
const folders =
  values.tests?.split(',').map((folder) => join('games', game, folder, '/')) ??
  packages.map((name) => `games/${name}/`);
const runName = [game, ...(values.tests?.split(',') ?? [])].join('-').replaceAll('/', '-');
const file = join(kept, `${runName}.jsonl`);
const reachFile = join(kept, `${runName}-reach.jsonl`);
const known = new Map<string, Outcome>();
if (existsSync(file))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { tests, ...outcome } = JSON.parse(line) as Outcome & { tests: string };
    if (outcome.killedBy !== null || tests === version) known.set(outcome.key, outcome);
  }

// ------------------------------------------------------------------------------------------------------------- trying them

const scratch = makeScratch(root);
const start = (mode: 'mark' | 'try'): Promise<ChildProcess> =>
  new Promise((ready) => {
    const child = fork(join(import.meta.dirname, 'tester.ts'), [scratch.path, mode, ...folders], {
      cwd: scratch.path,
      env: { ...process.env, REACH_FILE: reachFile, REACH_SPOTS: String(spots.length) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true, // its workers end with it
    });
    child.once('message', () => ready(child));
  });
const end = (child: ChildProcess): void => {
  child.removeAllListeners();
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
};
let tester: ChildProcess | null = null;
const stop = (): void => {
  if (tester) end(tester);
  tester = null;
  scratch.remove();
};
process.on('SIGINT', () => {
  stop();
  process.exit(130);
});

/** What fails first of some tests with the scratch copy as it is now; a process that says nothing for `patience` is ended. */
const failing = async (
  mode: 'mark' | 'try',
  wanted: Wanted,
  patience: number,
  passed: (said: Said & { kind: 'test' }) => void = () => {},
): Promise<Failure | null> => {
  tester ??= await start(mode);
  const child = tester;
  return new Promise((done) => {
    const giveUp = (reason: string): void => {
      clearTimeout(clock);
      end(child);
      tester = null;
      done({ file: join(scratch.path, reason), name: null });
    };
    const isEndless = (): void => giveUp('time');
    let clock = setTimeout(isEndless, patience);
    child.once('exit', () => giveUp('a crash'));
    child.on('message', (said: Said) => {
      clearTimeout(clock);
      if (said.kind === 'done') {
        child.removeAllListeners();
        done(said.failed);
      } else {
        if (said.kind === 'test') passed(said);
        clock = setTimeout(isEndless, patience);
      }
    });
    child.send(wanted);
  });
};

// ------------------------------------------------------------------------------------------- which tests run which statement

/** The tests that ran a spot: a file and the names of its tests, null where it was run outside of them. */
interface Reach {
  readonly version: string;
  /** Milliseconds of each test, by its file and name. */
  readonly times: Readonly<Record<string, number>>;
  readonly runs: readonly { readonly file: string; readonly test: string | null; readonly spots: readonly number[] }[];
}
const nameOf = (path: string, test: string): string => `${path} ${test}`;
/** Runs all tests once with marks in the sources, and keeps what they reached until a source or a test changes. */
const measureReach = async (): Promise<Reach> => {
  const cached = reachFile.replace('.jsonl', '.json');
  if (existsSync(cached)) {
    const reach = JSON.parse(readFileSync(cached, 'utf8')) as Reach;
    if (reach.version === version) return reach;
  }
  const began = Date.now();
  writeFileSync(reachFile, '');
  for (const [path, source] of textOf)
    writeFileSync(
      join(scratch.path, path),
      marked(
        source,
        spots.filter((spot) => spot.file === path),
      ),
    );
  const times: Record<string, number> = {};
  const failed = await failing('mark', { changed: [] }, 600_000, ({ file: path, name, time }) => {
    times[nameOf(relative(scratch.path, path), name)] = time;
  });
  if (tester) end(tester);
  tester = null;
  if (failed !== null) {
    stop();
    throw new Error(`the tests fail before anything is changed: ${failed.file} ${failed.name ?? ''}`);
  }
  for (const [path, source] of textOf) writeFileSync(join(scratch.path, path), source);
  const runs = readFileSync(reachFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Reach['runs'][number])
    .map((run) => ({ ...run, file: relative(scratch.path, run.file) }));
  rmSync(reachFile);
  const reach: Reach = { version, times, runs };
  writeFileSync(cached, JSON.stringify(reach));
  console.log(`All tests in ${seconds(began)} s`);
  return reach;
};

/** The tests that can notice a mutant, those of the quickest file first. */
const testsFor = ({ times, runs }: Reach, spot: number): NonNullable<Wanted['tests']> => {
  const names = new Map<string, Set<string> | null>();
  for (const run of runs) {
    if (!run.spots.includes(spot)) continue;
    const before = names.get(run.file);
    names.set(run.file, run.test === null || before === null ? null : (before ?? new Set()).add(run.test));
  }
  const timeOf = (path: string): number =>
    Object.keys(times)
      .filter((name) => name.startsWith(`${path} `))
      .filter((name) => names.get(path)?.has(name.slice(path.length + 1)) ?? true)
      .reduce((sum, name) => sum + times[name]!, 0);
  const order = new Map([...names.keys()].map((path) => [path, timeOf(path)]));
  return [...names]
    .toSorted(([a], [b]) => order.get(a)! - order.get(b)!)
    .map(([path, some]) => ({ file: join(scratch.path, path), names: some && [...some] }));
};

const began = Date.now();
const reach = await measureReach();
const patience = Math.max(20_000, 6 * Math.max(...Object.values(reach.times)));
console.log(`${all.length} mutants of ${sources.length} files, ${chosen.length} chosen, seed ${values.seed}`);

/** Tests that pass without a mutant when they are run alone. */
const trusted = new Set<string>();
/** Files with a test that needs another one before it: all of their tests are run. */
const dependent = new Set<string>();
/** The file changed before is whole again by now, and has to be read anew as well. */
let before: string[] = [];
const killerOf = async (m: Mutant): Promise<string | null> => {
  const tests = testsFor(reach, spotOf(m, spots).id).map((one) =>
    dependent.has(one.file) ? { ...one, names: null } : one,
  );
  if (tests.length === 0) return null;
  const path = join(scratch.path, m.file);
  writeFileSync(path, applied(textOf.get(m.file)!, m));
  const failed = await failing('try', { changed: [m.file, ...before], tests }, patience);
  writeFileSync(path, textOf.get(m.file)!);
  before = [m.file];
  const named = failed?.name ?? null;
  if (failed === null || named === null) return failed && relative(scratch.path, failed.file);
  const id = nameOf(failed.file, named);
  if (!trusted.has(id) && !dependent.has(failed.file)) {
    const alone = [{ file: failed.file, names: [named] }];
    if ((await failing('try', { changed: before, tests: alone }, patience)) !== null) {
      dependent.add(failed.file);
      return killerOf(m);
    }
    trusted.add(id);
  }
  return relative(scratch.path, failed.file);
};

let tried = 0;
for (const m of chosen) {
  const key = keyOf(m);
  const at = Date.now();
  if (!known.has(key)) {
    if (Date.now() - began > Number(values.minutes) * 60_000) break;
    const killedBy = await killerOf(m);
    const outcome: Outcome = { key, mutant: m, killedBy };
    known.set(key, outcome);
    appendFileSync(file, `${JSON.stringify({ ...outcome, tests: version })}\n`);
  }
  const { killedBy } = known.get(key)!;
  const isRun = testsFor(reach, spotOf(m, spots).id).length > 0;
  const verdict = killedBy !== null ? `killed by ${killedBy}` : isRun ? 'SURVIVES' : 'SURVIVES (no test runs it)';
  tried++;
  const change = `${m.was} -> ${m.replacement}`.replaceAll(/\s+/g, ' ').slice(0, 90);
  console.log(`${tried}/${chosen.length} ${verdict} ${place(m)} ${change} (${seconds(at)} s)`);
}
stop();

const outcomes = chosen.flatMap((m) => known.get(keyOf(m)) ?? []);
const survivors = outcomes.filter((o) => o.killedBy === null);
const share = (100 * (1 - survivors.length / outcomes.length)).toFixed(1);
console.log(`${outcomes.length} tried, ${outcomes.length - survivors.length} killed (${share} %)`);
for (const { mutant: m } of survivors) console.log(`  ${place(m)} ${m.was} -> ${m.replacement}`);
if (outcomes.length < chosen.length) console.log(`${chosen.length - outcomes.length} left: run it again to go on`);
