// Brings node_modules up to date with the lock file. Runs before anything is installed: no dependency, Node 20 is enough.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findNode24, root } from './node24.mjs';

const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;

/** Installs when needed and returns the path of the Node to run everything with. */
export function prepare() {
  const installed = changedAt('node_modules/.package-lock.json');
  const locked = changedAt('package-lock.json');
  if (installed === undefined || locked > installed) {
    console.log(
      installed === undefined
        ? 'Installing dependencies (npm ci), about a minute the first time ...'
        : 'The lock file changed: installing dependencies again (npm ci) ...',
    );
    const started = Date.now();
    const { status } = spawnSync('npm ci --no-fund --no-audit --loglevel=error --progress=true', {
      cwd: root,
      shell: true,
      stdio: 'inherit',
    });
    if (status !== 0) {
      console.error('npm ci failed: see its message above.');
      process.exit(1);
    }
    console.log(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  }
  return findNode24();
}

if (process.argv[1] === import.meta.filename) console.log(`Ready: everything runs on ${prepare()}`);
