import { readMatchFile, replay } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/store.ts';
import { parley } from '../testing/parley.ts';
import { HOSTILE, POLITE, playOut } from '../testing/playOut.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { noNats, noPostgres, startCable, startNats, startPostgres } from '../testing/services.ts';
import type { Service } from '../testing/services.ts';
import { seatedPlayers } from '../testing/testServer.ts';

const skip = noPostgres ?? noNats;
const game = parley as unknown as AnyGame;

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
  const server = { player: (name: string) => new Player(...nodes.map((node) => node.url)).enter(name) };

  /** Every acknowledged command is stored, none twice, and the log leads hash by hash where the table stands. */
  async function expectVerified(match: string, acknowledged: string[], of: AnyGame = game): Promise<void> {
    const store = await openStore({ kind: 'postgres', url: postgres.url });
    const log = await store.db.selectFrom('log').select('commandJson').where('match', '=', match).execute();
    await store.close();
    const stored = log.map((row) => row.commandJson);
    expect(acknowledged.filter((command) => !stored.includes(command))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    const text = await (await fetch(`${nodes[0]!.url}/api/matches/${match}/file`)).text();
    const read = readMatchFile(text);
    if (!read.ok) throw new Error(read.flaw.reason);
    const played = replay(of, read.file, text);
    expect(played.ok ? null : played.flaw).toBeNull();
    expect(read.file.result).not.toBeNull();
  }

  it('serve real games to players spread over both, whatever they do, and one killed midway', async () => {
    const acknowledged = new Map<string, string[]>();
    let count = 0;
    const table = async (id: string, seats: number) => {
      const of = await loadGame(id);
      const { match, players } = await seatedPlayers(server, seats, { game: id });
      const acks: string[] = [];
      acknowledged.set(match, acks);
      await Promise.all(
        players.map((player, i) =>
          playOut(player, of, match, i, HOSTILE, (command) => {
            acks.push(command);
            count++;
          }),
        ),
      );
      await expectVerified(match, acks, of);
      for (const player of players) player.disconnect();
    };
    const playing = Promise.all([table('star-realms', 2), table('twilight-inscription', 8)]);
    await vi.waitUntil(() => count > 60, { timeout: 60_000 });
    await nodes[1]!.kill();
    const killed = Date.now();
    const before = count;
    await vi.waitUntil(() => count > before + 3, { timeout: 30_000 });
    expect(Date.now() - killed).toBeLessThan(15_000);
    await nodes[1]!.start();
    await playing;
  }, 240_000);

  it('serve one match to players spread over both, whatever they do', async () => {
    const { match, players } = await seatedPlayers(server, 3);
    const acknowledged: string[] = [];
    await Promise.all(
      players.map((player, i) => playOut(player, game, match, i, HOSTILE, (command) => acknowledged.push(command))),
    );
    await expectVerified(match, acknowledged);
    for (const player of players) player.disconnect();
  });

  it('go on within seconds when one is killed midway, and lose nothing', async () => {
    const { match, players } = await seatedPlayers(server, 3, { options: { rounds: '12' } });
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

  it('say so while the database is cut off', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one] = players as [Player];
    const command = one.answerFor(game, match, one.asked(game, match)[0]!, () => 0);
    database.cut();
    try {
      const answer = await one.call('POST', `/api/matches/${match}/commands`, command);
      expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable' } });
      // Of either node, whether or not it knows who asks.
      for (let i = 0; i < 8; i++) expect((await one.call('GET', '/healthz')).status).toBe(200);
      expect((await one.call('GET', '/readyz')).status).toBe(503);
    } finally {
      database.mend();
    }
    await one.until(async () => (await one.call('GET', '/readyz')).status === 200);
    for (const player of players) player.disconnect();
  });

  for (const [what, cable] of [
    ['the database', () => database],
    ['NATS', () => bus],
  ] as const)
    it(`lose nothing when ${what} is cut off for ten seconds under load, and go on afterwards`, async () => {
      const tables = await Promise.all(
        [2, 3, 2].map((seats) => seatedPlayers(server, seats, { options: { rounds: '12' } })),
      );
      const acknowledged = tables.map((): string[] => []);
      const total = () => acknowledged.reduce((sum, acks) => sum + acks.length, 0);
      const playing = Promise.all(
        tables.flatMap(({ match, players }, t) =>
          players.map((player, i) =>
            playOut(player, game, match, 100 * t + i, { ...POLITE, http: 20 }, (ack) => acknowledged[t]!.push(ack)),
          ),
        ),
      );
      await vi.waitUntil(() => total() > 20, { timeout: 20_000 });
      cable().cut();
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      cable().mend();
      const mended = Date.now();
      const before = total();
      await vi.waitUntil(() => total() > before + 3 || tables.every(isOver), { timeout: 30_000 });
      expect(Date.now() - mended).toBeLessThan(15_000);
      await playing;
      for (const [t, { match, players }] of tables.entries()) {
        await expectVerified(match, acknowledged[t]!);
        for (const player of players) player.disconnect();
      }
    }, 120_000);
});

const isOver = ({ match, players }: { match: string; players: Player[] }) =>
  players.every((player) => player.boards.get(match)?.view.pub.table.result);
