// Builds the web client when its sources are newer than what was built.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';

const SOURCES = ['web', 'kernel', 'games', 'bots', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist']);

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

export function buildClient(node) {
  const built = statSync(join(root, 'web/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > Math.max(...SOURCES.map((source) => newest(join(root, source))))) return;
  console.log('Building the web client ...');
  const started = Date.now();
  const { status } = spawnSync(
    node,
    ['node_modules/vite/bin/vite.js', 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('The web client could not be built: see the message above.');
    process.exit(1);
  }
  console.log(`Web client built in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}
