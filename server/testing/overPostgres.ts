import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { noPostgres, startPostgres } from './services.ts';

// The tests of the server once more, with a real PostgreSQL in place of the embedded database: npm run -w server over-postgres
const TESTS = ['people', 'matches/tables', 'matches/play', 'matches/snapshots', 'notices', 'live/live', 'api', 'games'];

if (noPostgres) {
  console.error(noPostgres);
  process.exit(1);
}
const root = fileURLToPath(new URL('../..', import.meta.url));
const postgres = await startPostgres();
try {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...TESTS.map((test) => `server/${test}`)];
  const env = { ...process.env, TEST_POSTGRES: postgres.url };
  process.exitCode = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
} finally {
  await postgres.stop();
}
