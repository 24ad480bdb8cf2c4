import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { journalFile } from '../store/journal.ts';
import { openStore } from '../store/store.ts';

/** A consistent copy of the embedded database, while the house is open or not. */
export async function backUp(config: Config, to: string): Promise<void> {
  if (config.where.kind !== 'sqlite') throw new Error('A PostgreSQL database is backed up with pg_dump.');
  if (!existsSync(config.where.file)) throw new Error(`There is no database at ${config.where.file}.`);
  if (existsSync(to)) throw new Error(`${to} exists; a backup never overwrites one.`);
  mkdirSync(dirname(to), { recursive: true });
  const store = await openStore(config.where);
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
  // Commands in a journal that was left behind would go to the matches of the backup.
  for (const there of [file, journalFile(file)])
    if (existsSync(there)) throw new Error(`${there} exists; move it away first.`);
  mkdirSync(dirname(file), { recursive: true });
  const half = join(dirname(file), 'restoring.db');
  copyFileSync(from, half, constants.COPYFILE_FICLONE);
  const store = await openStore({ kind: 'sqlite', file: half });
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`${from} is damaged: ${rows[0]?.integrity_check}`);
  } finally {
    await store.close();
  }
  for (const part of [half, journalFile(half)])
    for (const rest of ['-wal', '-shm']) rmSync(part + rest, { force: true });
  rmSync(journalFile(half), { force: true });
  renameSync(half, file);
}
