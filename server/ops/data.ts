import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { importMatch, matchFile } from '../matches/records.ts';
import { Shelf } from '../matches/shelf.ts';
import { verifyFile } from '../bots/verify.ts';
import { openStore } from '../store/store.ts';
import { backUp, restoreBackup } from './backup.ts';

// Commands for operators: node server/ops/data.ts backup | restore | export | import
const USAGE = `node server/ops/data.ts backup [file]            copy the database while the house is open
node server/ops/data.ts restore <file>           put a backup in place of a missing database
node server/ops/data.ts export <match> [file]    a finished match as a file that orrery replay --verify accepts
node server/ops/data.ts import <file> <person>   check a match file and keep it as a table of a person (id)`;

const [command, ...args] = process.argv.slice(2);
const config = readConfig(process.env);
try {
  if (command === 'backup') {
    const file = args[0] ?? join(config.dataDir, 'backups', `${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
    await backUp(config, file);
    console.log(`Backed up to ${file}`);
  } else if (command === 'restore' && args[0]) {
    await restoreBackup(config, args[0]);
    console.log(`Restored from ${args[0]}`);
  } else if (command === 'export' && args[0]) {
    const store = await openStore(config.where);
    const file = args[1] ?? `${args[0]}.match.json`;
    writeFileSync(file, await matchFile(store, args[0]));
    await store.close();
    console.log(`Written to ${file}`);
  } else if (command === 'import' && args[0] && args[1]) {
    const store = await openStore(config.where);
    const checked = await verifyFile(new Shelf(), readFileSync(args[0], 'utf8'));
    console.log(`Kept as ${await importMatch(store, args[1], checked, Date.now())}`);
    await store.close();
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
