import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';
import { PARLEY } from './testServer.ts';

// A server as a process of its own, with the test game: for tests that kill it.
const { url, stop } = await serve(readConfig(process.env), { games: { parley: PARLEY } });
console.log(`open ${url}`);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
