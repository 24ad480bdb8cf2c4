import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { importMatch, matchFile } from '../matches/records.ts';
import { keptFilm } from '../matches/films.ts';
import { GameRegistry } from '../matches/gameRegistry.ts';
import { verifyFile } from '../bots/verify.ts';
import { backUp, openPresent, restoreBackup } from './backup.ts';
import { Operators } from './operators.ts';

// Commands for operators: node server/ops/data.ts backup | restore | export | import | operator
const USAGE = `node server/ops/data.ts backup [file]            copy the database while the server is open
node server/ops/data.ts restore <file>           put a backup in place of a missing database
node server/ops/data.ts export <match> [file]    a finished match as a file that orrery replay --verify accepts
node server/ops/data.ts import <file> <person>   check a match file and keep it as a table of a person (id)
node server/ops/data.ts operator add <handle>    make the person who has this handle now an operator
node server/ops/data.ts operator remove <handle> an operator no longer
node server/ops/data.ts operator list            who is`;

/** Effective within half a minute: a server that is open looks people up anew every 20 seconds. */
async function operator(config: Config, what: string, handle: string | undefined): Promise<void> {
  const store = await openPresent(config);
  const operators = new Operators(store);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  try {
    if (what === 'list' && handle === undefined) {
      for (const one of await operators.list())
        console.log(`${one.handle} (${one.name}, here since ${day(one.created)}, ${one.id})`);
    } else if ((what === 'add' || what === 'remove') && handle !== undefined) {
      const { id, name, created } = await operators.set(handle, what === 'add');
      const person = `${handle} (${name}, here since ${day(created)}, ${id})`;
      console.log(what === 'add' ? `${person} is an operator` : `${person} is no operator any more`);
    } else {
      console.error(USAGE);
      process.exitCode = 2;
    }
  } finally {
    await store.close();
  }
}

const [command, ...args] = process.argv.slice(2);
try {
  const config = readConfig(process.env);
  if (command === 'backup') {
    const file = args[0] ?? join(config.dataDir, 'backups', `${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
    await backUp(config, file);
    console.log(`Backed up to ${file}`);
  } else if (command === 'restore' && args[0]) {
    await restoreBackup(config, args[0]);
    console.log(`Restored from ${args[0]}`);
  } else if (command === 'export' && args[0]) {
    const store = await openPresent(config);
    const file = args[1] ?? `${args[0]}.match.json`;
    writeFileSync(file, await matchFile(store, args[0], (match) => keptFilm(store.db, match)));
    await store.close();
    console.log(`Written to ${file}`);
  } else if (command === 'import' && args[0] && args[1]) {
    const store = await openPresent(config);
    const checked = await verifyFile(new GameRegistry(), readFileSync(args[0], 'utf8'));
    console.log(`Kept as ${await importMatch(store, args[1], checked, Date.now())}`);
    await store.close();
  } else if (command === 'operator' && args[0]) {
    await operator(config, args[0], args[1]);
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
