import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { journalFile } from '../store/journal.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';

/** The storage of a server; an embedded database that is not there is not begun for a command that only wants to read it. */
export async function openPresent({ where }: Config): Promise<Store> {
  if (where.kind === 'sqlite' && !existsSync(where.file))
    throw new Error(`There is no database at ${where.file}; set DATA_DIR as the server has it.`);
  return openStore(where);
}

/** A consistent copy of the embedded database, while the server is open or not. */
export async function backUp(config: Config, to: string): Promise<void> {
  if (config.where.kind !== 'sqlite') throw new Error('A PostgreSQL database is backed up with pg_dump.');
  if (existsSync(to)) throw new Error(`${to} exists; a backup never overwrites one.`);
  const store = await openPresent(config);
  mkdirSync(dirname(to), { recursive: true });
  try {
    await store.backup(`${to}.part`);
    renameSync(`${to}.part`, to);
  } finally {
    rmSync(`${to}.part`, { force: true });
    await store.close();
  }
}

/** Puts a backup in the place of the database, which must not be there yet. */
export async function restoreBackup(config: Config, from: string): Promise<void> {
  if (config.where.kind !== 'sqlite') throw new Error('A PostgreSQL database is restored with pg_restore.');
  const { file } = config.where;
  // What was left behind of another database, even a part of it, would be taken for a part of this one.
  for (const part of partsOf(file)) if (existsSync(part)) throw new Error(`${part} exists; move it away first.`);
  mkdirSync(dirname(file), { recursive: true });
  const half = join(dirname(file), 'restoring.db');
  for (const part of partsOf(half)) rmSync(part, { force: true });
  copyFileSync(from, half, constants.COPYFILE_FICLONE);
  const store = await openStore({ kind: 'sqlite', file: half });
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`${from} is damaged: ${rows[0]?.integrity_check}`);
    // Whoever reads the log finds all of it in the tables: an earlier version may have left something in its journal.
    await store.db.selectFrom('log').select('seq').limit(1).execute();
  } finally {
    await store.close();
  }
  for (const part of partsOf(half)) if (part !== half) rmSync(part, { force: true });
  renameSync(half, file);
}

/** The files of an embedded database. */
function partsOf(file: string): string[] {
  return [file, journalFile(file)].flatMap((part) => [part, `${part}-wal`, `${part}-shm`]);
}
