import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applied, mutantsOf, sampleOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { makeScratch } from './scratch.ts';

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
    .update(`${m.file} ${m.start} ${m.becomes} ${textOf.get(m.file)!}`)
    .digest('hex')
    .slice(0, 16);

const kept = join(root, '.orrery', 'mutation');
mkdirSync(kept, { recursive: true });
/** The folders of the game whose tests are run: all of them, or those that are named. */
const folders =
  values.tests?.split(',').map((folder) => join('games', game, folder, '/')) ??
  packages.map((name) => `games/${name}/`);
const file = join(kept, `${[game, ...(values.tests?.split(',') ?? [])].join('-').replaceAll('/', '-')}.jsonl`);
const known = new Map<string, Outcome>();
if (existsSync(file))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { tests, ...outcome } = JSON.parse(line) as Outcome & { tests: string };
    if (outcome.killedBy !== null || tests === version) known.set(outcome.key, outcome);
  }

// ------------------------------------------------------------------------------------------------------------- trying them

const scratch = makeScratch(root);
const start = (): Promise<ChildProcess> =>
  new Promise((ready) => {
    const child = fork(join(import.meta.dirname, 'tester.ts'), [scratch.path, ...folders], {
      cwd: scratch.path,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true, // its workers end with it
    });
    child.once('message', () => ready(child));
  });
const end = (child: ChildProcess): void => {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
};
let tester: ChildProcess | null = null;
/** How long one group of test files may take before its tests count as endless. */
let patience = 300_000;
let slowestGroup = 0;

/** Which test file fails with the scratch copy as it is now. */
const failing = async (changed: string): Promise<string | null> => {
  tester ??= await start();
  const child = tester;
  return new Promise((done) => {
    const giveUp = (why: string): void => {
      clearTimeout(clock);
      child.removeAllListeners();
      end(child);
      tester = null;
      done(why);
    };
    const isEndless = (): void => giveUp('time');
    let from = Date.now();
    let clock = setTimeout(isEndless, patience);
    child.once('exit', () => giveUp('a crash'));
    child.on('message', (said: { failed: string | null } | 'group') => {
      clearTimeout(clock);
      if (said === 'group') {
        slowestGroup = Math.max(slowestGroup, Date.now() - from);
        from = Date.now();
        clock = setTimeout(isEndless, patience);
      } else {
        child.removeAllListeners();
        done(said.failed);
      }
    });
    child.send(changed);
  });
};

const stop = (): void => {
  if (tester) end(tester);
  scratch.remove();
};
process.on('SIGINT', () => {
  stop();
  process.exit(130);
});

const began = Date.now();
const whole = await failing(sources[0]!);
if (whole !== null) {
  stop();
  throw new Error(`the tests fail before anything is changed: ${whole}`);
}
patience = Math.max(20_000, 6 * slowestGroup);

const seconds = (from: number): string => ((Date.now() - from) / 1000).toFixed(1);
console.log(
  `All tests in ${seconds(began)} s. ${all.length} mutants of ${sources.length} files, ${chosen.length} chosen, seed ${values.seed}`,
);
let tried = 0;
for (const m of chosen) {
  const key = keyOf(m);
  const at = Date.now();
  if (!known.has(key)) {
    if (Date.now() - began > Number(values.minutes) * 60_000) break;
    const path = join(scratch.path, m.file);
    const source = textOf.get(m.file)!;
    writeFileSync(path, applied(source, m));
    const killedBy = await failing(m.file);
    writeFileSync(path, source);
    const outcome: Outcome = { key, mutant: m, killedBy };
    known.set(key, outcome);
    appendFileSync(file, `${JSON.stringify({ ...outcome, tests: version })}\n`);
  }
  const { killedBy } = known.get(key)!;
  tried++;
  const change = `${m.was} -> ${m.becomes}`.replaceAll(/\s+/g, ' ').slice(0, 90);
  console.log(
    `${tried}/${chosen.length} ${killedBy === null ? 'SURVIVES' : 'killed'} ${place(m)} ${change} (${seconds(at)} s)`,
  );
}
stop();

const outcomes = chosen.flatMap((m) => known.get(keyOf(m)) ?? []);
const survivors = outcomes.filter((o) => o.killedBy === null);
const share = (100 * (1 - survivors.length / outcomes.length)).toFixed(1);
console.log(`${outcomes.length} tried, ${outcomes.length - survivors.length} killed (${share} %)`);
for (const { mutant: m } of survivors) console.log(`  ${place(m)} ${m.was} -> ${m.becomes}`);
if (outcomes.length < chosen.length) console.log(`${chosen.length - outcomes.length} left: run it again to go on`);
