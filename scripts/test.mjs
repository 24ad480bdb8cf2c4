// The whole check, as CI runs it: format, lint, types, tests, browser tests. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buildClient } from './build.mjs';
import { root } from './node24.mjs';
import { prepare } from './prepare.mjs';

const node = prepare();
buildClient(node);
const PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const scratch = mkdtempSync(join(tmpdir(), 'orrery-test-'));
/** It measures how long others wait while a server is attacked, and so wants the machine to itself. */
const MEASURED = 'server/hostile/waiting.test.ts';
const reports = ['tests', 'waits'].map((step) => join(scratch, `${step}.json`));
const vitest = (what, report) => `vitest run ${what} --reporter=default --reporter=json --outputFile.json="${report}"`;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const steps = [
  ['format', 'npm run -s format:check'],
  ['lint', 'npm run -s lint'],
  ['types', 'npm run -s typecheck'],
  ['tests', vitest(`--exclude ${MEASURED}`, reports[0])],
  ['waits', vitest(MEASURED, reports[1])],
  ['browser', 'playwright test -c e2e'],
];

function check([name, command]) {
  console.log(`\n== ${name}: ${command.split(' --')[0]}`);
  const started = Date.now();
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH, ORRERY_E2E_BUILT: '1' },
  });
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** A test file that breaks before its first test counts as one failure. */
function count() {
  let passed = 0;
  let failed = 0;
  for (const report of reports.filter((file) => existsSync(file))) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    passed += numPassedTests;
    failed += numFailedTests + broken.length;
  }
  return `${passed} passed, ${failed} failed`;
}

for (const step of steps) {
  const [name] = step;
  if (check(step)) continue;
  console.error(`\nnpm test stopped: ${name} failed.`);
  if (existsSync(reports[0])) console.log(`\n${count()}`);
  process.exit(1);
}
console.log(`\n${count()}`);
