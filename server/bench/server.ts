import { enableCompileCache } from 'node:module';
import { keyToHex } from '@orrery/kernel';
import { readConfig } from '../config.ts';
import { KEY } from './rehearsal.ts';

// The server as it is measured: started as main.ts starts it, without limits, with the large test game in the registry, every
// match dealt as the load rehearsed it.
enableCompileCache();
const { serve } = await import('../serve.ts');
const { url } = await serve(readConfig(process.env), {
  games: { bulk: new URL('./bulk.ts', import.meta.url).href },
  newKey: () => keyToHex(KEY),
});
console.log(`open ${url}`);
process.on('SIGINT', () => process.exit(0));
process.on('message', (what) => {
  if (what === 'memory') {
    globalThis.gc?.();
    process.send!(process.memoryUsage().rss);
  }
});
