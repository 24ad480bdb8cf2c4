import { readMatchFile, replay } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/store.ts';
import { parley } from '../testing/parley.ts';
import { HOSTILE, playOut } from '../testing/playOut.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { noNats, noPostgres, startCable, startNats, startPostgres } from '../testing/services.ts';
import type { Service } from '../testing/services.ts';
import { seatedPlayers } from '../testing/testHouse.ts';

const skip = noPostgres ?? noNats;
const game = parley as never;

describe.skipIf(skip !== null)(`two nodes with PostgreSQL and NATS${skip ? ` (${skip})` : ''}`, () => {
  let postgres: Service;
  let nats: Service;
  let database: Awaited<ReturnType<typeof startCable>>;
  let bus: Awaited<ReturnType<typeof startCable>>;
  let nodes: ServerProcess[] = [];

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    [database, bus] = await Promise.all([startCable(postgres.port), startCable(nats.port)]);
    const env = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
      NATS_URL: `nats://127.0.0.1:${bus.port}`,
    };
    nodes = [await ServerProcess.start(env), await ServerProcess.start(env)];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    database.stop();
    bus.stop();
    await Promise.all([postgres.stop(), nats.stop()]);
  });
  const house = { player: (name: string) => new Player(...nodes.map((node) => node.url)).enter(name) };

  async function expectVerified(match: string, acknowledged: string[]): Promise<void> {
    const store = await openStore({ kind: 'postgres', url: postgres.url });
    const log = await store.db.selectFrom('log').select('commandJson').where('match', '=', match).execute();
    await store.close();
    const stored = log.map((row) => row.commandJson);
    expect(acknowledged.filter((command) => !stored.includes(command))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    const text = await (await fetch(`${nodes[0]!.url}/api/matches/${match}/file`)).text();
    const read = readMatchFile(text);
    expect(read.ok && replay(parley, read.file, text).ok).toBe(true);
  }

  it('serve one match to players spread over both, whatever they do', async () => {
    const { match, players } = await seatedPlayers(house, 3);
    const acknowledged: string[] = [];
    await Promise.all(
      players.map((player, i) => playOut(player, game, match, i, HOSTILE, (command) => acknowledged.push(command))),
    );
    await expectVerified(match, acknowledged);
    for (const player of players) player.disconnect();
  });

  it('go on within seconds when one is killed midway, and lose nothing', async () => {
    const { match, players } = await seatedPlayers(house, 3, { options: { rounds: '12' } });
    const acknowledged: string[] = [];
    const playing = Promise.all(
      players.map((player, i) =>
        playOut(player, game, match, 10 + i, HOSTILE, (command) => acknowledged.push(command)),
      ),
    );
    await players[0]!.until(() => acknowledged.length > 40);
    await nodes[1]!.kill();
    const count = acknowledged.length;
    const killed = Date.now();
    await players[0]!.until(() => acknowledged.length > count + 3);
    expect(Date.now() - killed).toBeLessThan(15_000);
    await nodes[1]!.start();
    await playing;
    await expectVerified(match, acknowledged);
    for (const player of players) player.disconnect();
  });

  it('say so while the database is cut off, and go on afterwards', async () => {
    const { match, players } = await seatedPlayers(house, 2);
    const [one] = players as [Player];
    const command = one.answerFor(game, match, one.asked(game, match)[0]!, () => 0);
    database.cut();
    const answer = await one.call('POST', `/api/matches/${match}/commands`, command);
    expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect((await one.call('GET', '/healthz')).status).toBe(200);
    expect((await one.call('GET', '/readyz')).status).toBe(503);
    database.mend();
    await one.until(() => one.isConnected);
    const acknowledged: string[] = [];
    await Promise.all(
      players.map((player, i) => playOut(player, game, match, 20 + i, undefined, (ack) => acknowledged.push(ack))),
    );
    await expectVerified(match, acknowledged);
    for (const player of players) player.disconnect();
  });

  it('keep each other up to date through the store while NATS is cut off', async () => {
    const { match, players } = await seatedPlayers(house, 2, { options: { rounds: '2' } });
    bus.cut();
    const acknowledged: string[] = [];
    await Promise.all(
      players.map((player, i) => playOut(player, game, match, 30 + i, undefined, (ack) => acknowledged.push(ack))),
    );
    bus.mend();
    await expectVerified(match, acknowledged);
    for (const player of players) player.disconnect();
  });
});
