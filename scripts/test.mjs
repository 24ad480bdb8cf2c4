// The whole check, as CI runs it: format, lint, types, tests, browser tests. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buildClient } from './build.mjs';
import { root } from './node24.mjs';
import { prepare } from './prepare.mjs';

const node = prepare();
buildClient(node);
const PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const scratch = mkdtempSync(join(tmpdir(), 'orrery-test-'));
const report = join(scratch, 'vitest.json');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const steps = [
  ['format', 'npm run -s format:check'],
  ['lint', 'npm run -s lint'],
  ['types', 'npm run -s typecheck'],
  ['tests', `vitest run --reporter=default --reporter=json --outputFile.json="${report}"`],
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
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return `${numPassedTests} passed, ${numFailedTests + broken.length} failed`;
}

for (const step of steps) {
  const [name] = step;
  if (check(step)) continue;
  console.error(`\nnpm test stopped: ${name} failed.`);
  if (name === 'tests') console.log(`\n${count()}`);
  process.exit(1);
}
console.log(`\n${count()}`);
