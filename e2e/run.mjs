// Real-browser tests: node e2e/run.mjs [words of a test's name…]. They build the client, start a server, and drive Chromium.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, launch } from './browser.mjs';
import { serveStatic } from './fileServer.mjs';
import { startServer } from './server.mjs';
import { tests } from './tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const artifacts = fileURLToPath(new URL('artifacts/', import.meta.url));
const given = process.env.ORRERY_E2E_BUILT === '1' ? `${root}web/dist` : (process.env.ORRERY_E2E_BUILT ?? '');
const wanted = process.argv.slice(2);

let browserPath = findBrowser();
if (!browserPath && process.getuid?.() === 0) {
  console.log('No Chromium found; installing the one of the system.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  browserPath = findBrowser();
}
if (!browserPath) {
  console.error(
    'FAILED: no browser. Install Chromium (Debian: apt-get install chromium) or name one in ORRERY_CHROMIUM.',
  );
  process.exit(1);
}
// The client under test lies in a folder of its own: web/dist may be built again meanwhile.
const dist = mkdtempSync(join(tmpdir(), 'orrery-client-'));
process.on('exit', () => rmSync(dist, { recursive: true, force: true }));
if (given && existsSync(`${given}/index.html`)) cpSync(given, dist, { recursive: true });
else {
  const vite = [`${root}node_modules/vite/bin/vite.js`, 'build', `${root}web`];
  const flags = ['--config', `${root}web/vite.config.ts`, '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'];
  if (spawnSync(process.execPath, [...vite, ...flags], { stdio: 'inherit' }).status !== 0) process.exit(1);
}
if (wanted.length === 0) rmSync(artifacts, { recursive: true, force: true });
mkdirSync(artifacts, { recursive: true });

const alone = await serveStatic(dist);
const server = await startServer(root, dist);
const browser = await launch(browserPath);
const started = performance.now();
// Measurements are asked for by name: node e2e/run.mjs speed.
const isMeasurement = (name) => name.startsWith('speed');
const chosen = tests.filter(([name]) =>
  wanted.length === 0 ? !isMeasurement(name) : wanted.some((word) => name.includes(word)),
);
let failed = 0;

/** Two tests at a time; measurements, and what failed once, have the machine to themselves. */
const queue = chosen.filter(([name]) => !isMeasurement(name));
const again = [];
const work = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) if (!(await runTest(next))) again.push(next);
};
await Promise.all([work(), work()]);
let recovered = 0;
for (const test of [...chosen.filter(([name]) => isMeasurement(name)), ...again]) {
  if (!(await runTest(test))) failed += 1;
  else if (again.includes(test)) recovered += 1;
}

async function runTest([name, test]) {
  const at = performance.now();
  const pages = [];
  const took = () => `${((performance.now() - at) / 1000).toFixed(1)} s`;
  try {
    const figures = await within(
      120_000,
      test({ browser, alone: alone.url, server: server.url, artifacts, root, dist, pages }),
    );
    console.log(`ok    ${name} (${took()})${figures ? ` ${figures}` : ''}`);
    return true;
  } catch (error) {
    console.log(
      `FAIL  ${name} (${took()})\n      ${String(error.stack ?? error)
        .split('\n')
        .slice(0, 6)
        .join('\n      ')}`,
    );
    const picture = `${artifacts}FAIL-${name.replace(/\W+/g, '-')}`;
    for (const [i, page] of pages.entries())
      await page.screenshot({ path: `${picture}-${i}.png` }).catch(() => undefined);
    return false;
  } finally {
    for (const page of pages)
      await page
        .context()
        .close()
        .catch(() => undefined);
  }
}

await browser.close();
await server.close();
await alone.close();
const second = recovered > 0 ? `, ${recovered} of them at the second try` : '';
console.log(
  `${chosen.length - failed} of ${chosen.length} browser tests passed${second} in ${((performance.now() - started) / 1000).toFixed(0)} s; pictures in e2e/artifacts`,
);
process.exit(failed > 0 ? 1 : 0);

function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
