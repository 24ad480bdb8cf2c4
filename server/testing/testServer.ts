import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../config.ts';
import type { ServerParts } from '../server.ts';
import { Operators } from '../ops/operators.ts';
import { serve } from '../serve.ts';
import type { Serving } from '../serve.ts';
import { Description } from './description.ts';
import { Player } from './player.ts';

export const PARLEY = new URL('./parley.ts', import.meta.url).href;

export interface TestServer extends Serving {
  dir: string;
  /** Of the API, by the server itself. Whatever its players are answered is held against it. */
  description: Description;
  player(name: string): Promise<Player>;
  /** As an operator does at the command line, and known at once. */
  makeOperator(handle: string): Promise<void>;
  /** A mail address that was confirmed. */
  giveMail(player: Player, address: string): Promise<void>;
}

/** The database of a folder, where the tests run over a PostgreSQL that is there: TEST_POSTGRES=postgres://… npx vitest run server */
async function databaseOf(dir: string): Promise<{ DATABASE_URL?: string }> {
  const server = process.env.TEST_POSTGRES;
  if (!server) return {};
  const name = `test_${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
  const client = new Client(server);
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: new URL(`/${name}`, server).href };
}

/** A server on a free port with its own folder, quick bots and short windows, and the test game in the registry. */
export async function openTestServer(
  env: { [name: string]: string } = {},
  parts: ServerParts = {},
  folder?: string,
): Promise<TestServer> {
  const dir = folder ?? mkdtempSync(join(tmpdir(), 'orrery-server-'));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    BOT_PAUSE: '0',
    BOT_THREADS: '1',
    BLUR: '2-8',
    REPLACE_AFTER: '0-0',
    ...(await databaseOf(dir)),
    ...env,
  });
  const serving = await serve(config, { games: { parley: PARLEY }, ...parts });
  const description = await Description.of(serving.url);
  return {
    ...serving,
    dir,
    description,
    player: (name) => Object.assign(new Player(serving.url), { description }).enter(name),
    giveMail: async ({ me }, email) => {
      await serving.server.store.db.updateTable('people').set({ email }).where('id', '=', me!.id).execute();
      serving.server.people.forget(me!.id);
    },
    makeOperator: async (handle) => {
      const { id } = await new Operators(serving.server.store).set(handle, true);
      serving.server.people.forget(id);
    },
    stop: async () => {
      await serving.stop();
      if (!folder) rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A running match of people only, all connected and watching. */
export async function seatedPlayers(
  server: { player(name: string): Promise<Player> },
  count: number,
  table: { game?: string } & Partial<Parameters<Player['create']>[0]> = {},
): Promise<{ match: string; players: Player[] }> {
  const players: Player[] = [];
  for (let i = 0; i < count; i++) players.push(await server.player(`P${i}`));
  const [host, ...others] = players as [Player, ...Player[]];
  const seats = Array.from({ length: count }, () => ({ kind: 'open' as const }));
  const { id } = await host.create({ game: 'parley', seats, ...table });
  for (const other of others) await other.join(id);
  await host.ask('POST', `/api/matches/${id}/start`);
  for (const player of players) {
    await player.connect();
    player.watch(id);
  }
  for (const player of players) await player.until(() => player.boards.get(id));
  return { match: id, players };
}
