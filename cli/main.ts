import * as registry from '@orrery/games';
import { orrery } from './orrery.ts';

// A reader that stops reading (`orrery replay … | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await orrery(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: process.stdin,
  typed: process.stdin.isTTY && process.stdout.isTTY,
  watched: process.stderr.isTTY,
  registry,
  registryUrl: import.meta.resolve('@orrery/games'),
});
