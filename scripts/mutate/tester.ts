import { createVitest } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Runs in a process of its own and keeps Vitest alive between mutants: `fork('tester.ts', [root, ...folders])`. It is sent a changed file, says
 * after every few test files that it goes on, and at the end whether a test failed. The tests nearest to the file come first; who finds nothing is asked no further.
 */
const [root = '', ...folders] = process.argv.slice(2);
const vitest = await createVitest('test', {
  root,
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
  silent: true,
});
const specifications = await vitest.globTestSpecifications(folders);

/** Tests named like the file, those of its folder, all others of the game. */
const groupsFor = (file: string): TestSpecification[][] => {
  const stem = file.replace(/\.ts$/, '.test.ts');
  const beside = file.slice(0, file.lastIndexOf('/') + 1);
  const near = specifications.filter((s) => s.moduleId.endsWith(stem));
  const here = specifications.filter((s) => s.moduleId.includes(beside) && !near.includes(s));
  const rest = specifications.filter((s) => !near.includes(s) && !here.includes(s));
  return [near, ...chunks(here, 5), ...chunks(rest, 5)].filter((group) => group.length > 0);
};
/** Vitest's own way to stop at the first failure remembers those of earlier mutants, so tests run a few files at a time. */
const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** The file changed before is whole again by now: it has to be read anew as well. */
let before: string | null = null;

process.on('message', (file: string) => {
  void (async () => {
    for (const changed of [file, before]) if (changed !== null) vitest.invalidateFile(`${root}/${changed}`);
    before = file;
    let failed: string | null = null;
    for (const group of groupsFor(file)) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(group, false);
      // Vitest answers with every file it remembers: those of this group alone say something of this mutant.
      const asked = new Set(group.map((one) => one.moduleId));
      const broken = testModules.find((m) => asked.has(m.moduleId) && m.state() === 'failed');
      if (!broken && unhandledErrors.length === 0) {
        process.send!('group');
        continue;
      }
      failed = broken ? broken.relativeModuleId : 'an error outside of tests';
      break;
    }
    process.send!({ failed });
  })();
});
process.send!('ready');
