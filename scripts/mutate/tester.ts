import { createVitest } from 'vitest/node';
import type { TestCase, TestModule, TestSpecification } from 'vitest/node';

/**
 * Runs in a process of its own and keeps Vitest alive between mutants: `fork('tester.ts', [root, mark|try, ...folders])`. It is sent the files that were
 * changed and the tests to run, says after each test that it goes on, and at the end which test failed first: it goes no further then. With `mark` every test file
 * loads the game for itself, so that what happens while it is loaded is noted for each.
 */
export interface Wanted {
  readonly changed: readonly string[];
  /** The tests of each file, in the order in which they are run; all of a file where none is named. Without it all tests of the folders. */
  readonly tests?: readonly { readonly file: string; readonly names: readonly string[] | null }[];
}
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'test'; readonly file: string; readonly name: string; readonly time: number }
  | { readonly kind: 'done'; readonly failed: Failure | null };
export interface Failure {
  readonly file: string;
  readonly name: string | null;
}
const say = (said: Said): void => void process.send!(said);

const [root = '', mode, ...folders] = process.argv.slice(2);
let failed: Failure | null = null;
const fail = (module: TestModule, name: string | null): void => {
  failed ??= { file: module.moduleId, name };
  void vitest.cancelCurrentRun('test-failure');
};
const vitest = await createVitest('test', {
  root,
  watch: false,
  maxWorkers: 1,
  silent: true,
  isolate: mode === 'mark',
  ...(mode === 'mark' ? { setupFiles: ['scripts/propertySeed.ts', 'scripts/mutate/marks.ts'] } : {}),
  sequence: {
    sequencer: class {
      shard = (files: TestSpecification[]): TestSpecification[] => files;
      sort = (files: TestSpecification[]): TestSpecification[] => files;
    },
  },
  reporters: [
    {
      onTestCaseResult: (test: TestCase): void => {
        if (test.result().state === 'failed') fail(test.module, test.fullName);
        else if (test.result().state === 'passed')
          say({
            kind: 'test',
            file: test.module.moduleId,
            name: test.fullName,
            time: test.diagnostic()?.duration ?? 0,
          });
      },
      onTestModuleEnd: (module: TestModule): void => {
        if (module.state() === 'failed') fail(module, null);
      },
    },
  ],
});
const all = await vitest.globTestSpecifications(folders);

process.on('message', ({ changed, tests }: Wanted) => {
  void (async () => {
    failed = null;
    for (const file of changed) vitest.invalidateFile(`${root}/${file}`);
    const wanted = tests?.map(({ file, names }) =>
      vitest.getRootProject().createSpecification(file, names ? { testNames: [...names] } : undefined),
    );
    const { unhandledErrors } = await vitest.runTestSpecifications(wanted ?? all, false);
    if (unhandledErrors.length > 0 && failed === null)
      failed = { file: `${root}/an error outside of tests`, name: null };
    say({ kind: 'done', failed });
  })();
});
say({ kind: 'ready' });
