import { buildApp, portOf } from './api/app.ts';
import type { App } from './api/app.ts';
import type { Config } from './config.ts';
import { Server } from './server.ts';
import type { ServerParts } from './server.ts';
import { makeLogger } from './ops/logger.ts';

export interface Serving {
  server: Server;
  app: App;
  url: string;
  /** Drain, persist, close. */
  stop(): Promise<void>;
}

/** Milliseconds that a server which stops gives to what it has in hand. */
const PATIENCE = 10_000;

/** Opens the server on its port. */
export async function serve(config: Config, parts: ServerParts = {}): Promise<Serving> {
  const logger = makeLogger(config.logLevel);
  const server = await Server.open(config, {
    report: (what, error, details) => logger.error({ err: error, ...details }, what),
    say: (text) => logger.info(text),
    ...parts,
  });
  const app = await buildApp(server, logger);
  await app.http.listen({ port: config.port, host: config.host });
  const port = portOf(app.http)!;
  server.port = port;
  logger.info({ port, store: config.where.kind, nodes: config.natsUrl ? 'several' : 'one' }, 'open');
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    // Balancers look at /readyz: first it says no and what is in hand is answered, then the door closes, then the last writes end.
    logger.info('closing');
    await server.work.end(PATIENCE);
    await app.http.close();
    await server.close();
    logger.info('closed');
  };
  return {
    server,
    app,
    url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    stop: () => (stopping ??= stop()),
  };
}
