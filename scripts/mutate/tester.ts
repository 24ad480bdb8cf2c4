import { createVitest } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Runs in a process of its own and keeps Vitest alive between mutants: `fork('tester.ts', [root, ...folders])`. It is sent a changed file, says
 * after each group of test files that it goes on, and at the end whether a test failed. The tests nearest to the file come first; who finds nothing is asked no further.
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

/** How long the tests of a file took when they last passed, in milliseconds. */
const took = new Map<string, number>();
const timeOf = (one: TestSpecification): number => took.get(one.moduleId) ?? GROUP_TIME;
const GROUP_TIME = 2000;

/** Tests named like the file and the others of its folder, then all others of the game: the quick before the slow. */
const groupsFor = (file: string): TestSpecification[][] => {
  const beside = `/${file.slice(0, file.lastIndexOf('/') + 1)}`;
  const here = specifications.filter((one) => one.moduleId.includes(beside));
  return [here, specifications.filter((one) => !here.includes(one))].flatMap(grouped);
};
/**
 * Vitest's own way to stop at the first failure remembers those of earlier mutants, so tests run in groups. A group loads the whole game anew: many quick
 * files go together, a slow one goes alone.
 */
const grouped = (all: readonly TestSpecification[]): TestSpecification[][] => {
  const groups: TestSpecification[][] = [];
  let time = GROUP_TIME;
  for (const one of all.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    time += timeOf(one);
    if (time > GROUP_TIME) {
      groups.push([]);
      time = timeOf(one);
    }
    groups.at(-1)!.push(one);
  }
  return groups;
};

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
      const run = testModules.filter((one) => asked.has(one.moduleId));
      const broken = run.find((one) => one.state() === 'failed');
      if (!broken && unhandledErrors.length === 0) {
        for (const one of run) took.set(one.moduleId, one.diagnostic().duration);
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
