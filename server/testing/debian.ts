import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Programs that some tests need besides npm's: taken from the system, else unpacked from Debian's packages into a cache of ours.

const cache = fileURLToPath(new URL('../../node_modules/.cache/orrery', import.meta.url));

function unpack(packageName: string): string | null {
  const folder = join(cache, packageName);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const download = spawnSync('apt-get', ['download', '-q', packageName], { cwd: cache, timeout: 60_000 });
  const archive = readdirSync(cache).find((file) => file.startsWith(`${packageName}_`) && file.endsWith('.deb'));
  if (download.status !== 0 || !archive) return null;
  return spawnSync('dpkg', ['-x', archive, folder], { cwd: cache }).status === 0 ? folder : null;
}

/** The path of nats-server; null where it cannot be had. */
export function findNats(): string | null {
  const inPath = spawnSync('which', ['nats-server'], { encoding: 'utf8' }).stdout?.trim();
  if (inPath) return inPath;
  for (const path of ['/usr/sbin/nats-server', '/usr/local/bin/nats-server']) if (existsSync(path)) return path;
  const folder = unpack('nats-server');
  return folder && join(folder, 'usr/sbin/nats-server');
}

/** The folder of PostgreSQL's programs; null where they cannot be had. */
export function findPostgres(): string | null {
  const installed = newestIn('/usr/lib/postgresql');
  if (installed) return installed;
  const depends = spawnSync('apt-cache', ['depends', 'postgresql'], { encoding: 'utf8' }).stdout ?? '';
  const packageName = /Depends: (postgresql-\d+)/.exec(depends)?.[1];
  const folder = packageName ? unpack(packageName) : null;
  return folder && newestIn(join(folder, 'usr/lib/postgresql'));
}

function newestIn(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
  const bin = versions.map((version) => join(folder, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
  return bin ?? null;
}
