import { enableCompileCache } from 'node:module';
import { ConfigError, readConfig } from './config.ts';
import { StoreNotOpened } from './store/storeError.ts';

// The server as a program: node server/main.ts. Settings come from the environment (docs/operations.md).
// Standard output gets the address, and nothing else.
try {
  const config = readConfig(process.env);
  // The second start takes about half the time of the first.
  enableCompileCache();
  const { serve } = await import('./serve.ts');
  const { gameIds, loadGame } = await import('@orrery/games');
  // Now, when nobody waits: a large game takes some tenths of a second. One that cannot be loaded is named when it is asked for.
  await Promise.allSettled(gameIds.map(loadGame));
  // Whoever watches over the process starts it again: without its storage it can only refuse.
  const serving = await serve(config, { died: () => setTimeout(() => process.exit(1), 200) });
  console.log(`Orrery is open at ${serving.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const patience = setTimeout(() => process.exit(1), 15_000);
      patience.unref();
      void serving.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof ConfigError) console.error(`A setting is wrong: ${error.message}`);
  else if (error instanceof StoreNotOpened) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error(`Port ${port} is in use; set PORT to another one.`);
  else console.error(error);
  process.exit(1);
}
