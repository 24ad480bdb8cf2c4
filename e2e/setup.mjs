// Before the first test: a browser is found, the client is built, and a file server and the real server are opened for all tests.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { serveStatic } from './fileServer.mjs';
import { startServer } from './server.mjs';
import { artifacts, root } from './test.mjs';

export default async function setup() {
  needBrowser();
  mkdirSync(artifacts, { recursive: true });
  const dist = buildClient();
  const alone = await serveStatic(dist);
  const server = await startServer(root, dist);
  // This is how test.mjs, in the processes of the tests, knows them.
  Object.assign(process.env, { ORRERY_E2E_DIST: dist, ORRERY_E2E_ALONE: alone.url, ORRERY_E2E_SERVER: server.url });
  return async () => {
    await server.close();
    await alone.close();
    rmSync(dist, { recursive: true, force: true });
  };
}

function needBrowser() {
  if (!findBrowser() && process.getuid?.() === 0) {
    console.log('No Chromium found; installing the one of the system.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
  if (!findBrowser())
    throw new Error('No browser. Install Chromium (Debian: apt-get install chromium) or name one in ORRERY_CHROMIUM.');
}

/** The client under test lies in a folder of its own: web/dist may be built again meanwhile. */
function buildClient() {
  const { ORRERY_E2E_BUILT: built } = process.env;
  const given = built === '1' ? join(root, 'web/dist') : (built ?? '');
  const dist = mkdtempSync(join(tmpdir(), 'orrery-client-'));
  if (given && existsSync(join(given, 'index.html'))) {
    cpSync(given, dist, { recursive: true });
    return dist;
  }
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'web')];
  const flags = ['--config', join(root, 'web/vite.config.ts'), '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'];
  if (spawnSync(process.execPath, [...vite, ...flags], { stdio: 'inherit' }).status !== 0)
    throw new Error('The web client could not be built: see the message above.');
  return dist;
}
