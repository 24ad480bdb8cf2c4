// What the Containerfile does, without a container engine: its own lines, on a copy of the last commit in an empty folder.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findNode24, root } from '../scripts/node24.mjs';

const node = findNode24();
const scratch = mkdtempSync(join(tmpdir(), 'orrery-try-'));
const work = join(scratch, 'opt');
const data = join(scratch, 'data');
// Nothing of this folder's environment but a path to Node and npm.
const env = { PATH: [dirname(node), process.env.PATH].join(delimiter), HOME: process.env.HOME };
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const file = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8');
const [build, serve] = file.split(/^FROM /m).slice(1);
const steps = [...build.matchAll(/^RUN (.*)$/gm)].map((found) => found[1]);
const command = JSON.parse(/^CMD (.*)$/m.exec(serve)[1]);

mkdirSync(work);
mkdirSync(data);
must(`git archive HEAD | tar -x -C '${work}'`, root);
for (const step of steps) must(step, work);

const port = 20_000 + Math.floor(Math.random() * 20_000);
const child = spawn(node, command.slice(1), {
  cwd: work,
  env: { ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = new Promise((resolve) => child.once('exit', resolve));
const end = Date.now() + 60_000;
for (;;) {
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  if (ready?.ok) break;
  if (Date.now() > end || child.exitCode !== null) fail('the server did not become ready');
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
if (!page.includes('<html')) fail('the page of the client is missing');
const games = await (await fetch(`http://127.0.0.1:${port}/api/games`)).json();
child.kill('SIGTERM');
if ((await ended) !== 0) fail('it did not end in good order');
console.log(`It installs, builds, opens with ${games.map(({ id }) => id).join(', ')}, and stops.`);

function must(line, cwd) {
  console.log(`> ${line}`);
  if (spawnSync(line, { cwd, env, shell: true, stdio: 'inherit' }).status !== 0) fail(`"${line}" failed`);
}
function fail(why) {
  console.error(`The container's steps do not work: ${why}.`);
  child?.kill('SIGKILL');
  process.exit(1);
}
