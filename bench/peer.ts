import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// boardgame.io, the engine we are compared with. It is installed for the measurement alone, into a folder of its own, without running any
// install script: only its client is needed, and its server's dependencies would compile native code for minutes.

const VERSION = '0.50.2';
const folder = join(import.meta.dirname, 'peers');

interface Client {
  start(): void;
  stop(): void;
  moves: { add(): void };
  getState(): { G: { count: number } };
}

/** True where it can be had, which may take a minute the first time. */
export function installPeer(): boolean {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io', 'package.json'))) return true;
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'orrery-bench-peers', private: true, dependencies: { 'boardgame.io': VERSION } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  console.error(`Installing boardgame.io ${VERSION} to compare with ...`);
  const { status } = spawnSync('npm install --ignore-scripts --omit=optional --no-audit --no-fund --loglevel=error', {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/** Starts a new counter in boardgame.io's local client, which is installed, and makes so many moves. */
export function boardgameIo(): (moves: number) => void {
  const require = createRequire(join(folder, 'package.json'));
  const { Client } = require('boardgame.io/client') as { Client: (setup: object) => Client };
  const game = { setup: () => ({ count: 0 }), moves: { add: ({ G }: { G: { count: number } }) => void G.count++ } };
  return (moves) => {
    const client = Client({ game, debug: false });
    client.start();
    for (let i = 0; i < moves; i++) client.moves.add();
    if (client.getState().G.count !== moves) throw new Error('boardgame.io lost a move');
    client.stop();
  };
}
