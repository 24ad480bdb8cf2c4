import { buildApp, portOf } from './api/app.ts';
import type { App } from './api/app.ts';
import type { Config } from './config.ts';
import { House } from './house.ts';
import type { HouseParts } from './house.ts';
import { makeLogger } from './ops/logger.ts';

export interface Serving {
  house: House;
  app: App;
  url: string;
  /** Drain, persist, close. */
  stop(): Promise<void>;
}

/** Milliseconds that a house which stops gives to what it has in hand. */
const PATIENCE = 10_000;

/** Opens the house on its port. */
export async function serve(config: Config, parts: HouseParts = {}): Promise<Serving> {
  const logger = makeLogger(config.logLevel);
  const house = await House.open(config, {
    report: (what, error, details) => logger.error({ err: error, ...details }, what),
    say: (text) => logger.info(text),
    ...parts,
  });
  const app = await buildApp(house, logger);
  await app.http.listen({ port: config.port, host: config.host });
  const port = portOf(app.http)!;
  house.port = port;
  logger.info({ port, store: config.where.kind, nodes: config.natsUrl ? 'several' : 'one' }, 'open');
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    // Balancers look at /readyz: first it says no and what is in hand is answered, then the door closes, then the last writes end.
    logger.info('closing');
    await house.work.end(PATIENCE);
    await app.http.close();
    await house.close();
    logger.info('closed');
  };
  return {
    house,
    app,
    url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    stop: () => (stopping ??= stop()),
  };
}
