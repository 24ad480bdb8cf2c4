import { Match, currentCommand, keyFromHex } from '@orrery/kernel';
import type { Shapes } from '@orrery/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ViewMessage } from '../api/types.ts';
import { threadedBots } from '../bots/botRunner.ts';
import { PARLEY, openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { parley } from '../testing/parley.ts';
import type { Player } from '../testing/player.ts';
import { setupOf } from './restore.ts';
import { readTable } from './table.ts';

const game = parley as never;
const SECOND = 1000;

let open: TestServer | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await open?.stop();
  open = null;
});

describe('a match that is watched late', () => {
  it('is shown as it was, and costs the thread of all matches a few commands at most, however many ask and however long it is', async () => {
    let offset = 0;
    let recreated = 0;
    const bots = threadedBots({ parley: PARLEY }, 1);
    const { recreate } = bots;
    bots.recreate = (...given) => {
      recreated++;
      return recreate(...given);
    };
    const server = await openTestServer({}, { bots, now: () => 1_800_000_000_000 + offset });
    open = server;
    const watching = { allowed: true as const, delay: 100 };
    const { match, players } = await seatedPlayers(server, 2, { watching, options: { rounds: '400' } });
    const { db } = server.server.store;
    const answer = async (player: Player) => {
      const { at } = player.boards.get(match)!;
      offset += SECOND;
      await player.command(
        match,
        player.answerFor(game, match, player.asked(game, match)[0]!, () => 0),
      );
      await player.until(() => player.boards.get(match)!.at !== at);
    };
    const play = async (answers: number) => {
      for (let i = 0; i < answers;)
        for (const player of players) {
          if (player.asked(game, match).length > 0 && ++i) await answer(player);
          else await new Promise((resolve) => setTimeout(resolve, 1));
        }
    };
    const stranger = await server.player('Ada');
    const ask = () => stranger.ask<ViewMessage>('GET', `/api/matches/${match}/view`);
    /** What the log leads to, played from the beginning. */
    const asItWas = async () => {
      const until = 1_800_000_000_000 + offset - 100 * SECOND;
      const { row, seats } = await readTable(db, match);
      const rows = await db.selectFrom('log').selectAll().where('match', '=', match).orderBy('seq').execute();
      const played = new Match<Shapes>(game, { ...setupOf(row, seats), key: keyFromHex(row.key!)! }, null, Infinity);
      for (const { at, commandJson } of rows) if (at <= until) played.play(currentCommand(JSON.parse(commandJson)));
      return played.state.pub;
    };
    await play(250);
    const there = recreated;
    const played = vi.spyOn(Match.prototype, 'play');
    const seen = await Promise.all(Array.from({ length: 30 }, ask));
    expect(played).toHaveBeenCalledTimes(0);
    expect(recreated - there).toBe(1);
    played.mockRestore();
    expect(seen[0]!.n).toBeGreaterThan(50);
    for (const one of seen) expect(one.view.pub).toEqual(seen[0]!.view.pub);
    expect(seen[0]!.view.pub).toEqual(await asItWas());

    // Time goes on: what was played then is played on from there, once.
    offset += 20 * SECOND;
    const again = vi.spyOn(Match.prototype, 'play');
    const next = await Promise.all(Array.from({ length: 10 }, ask));
    expect(again.mock.calls.length).toBeGreaterThan(0);
    expect(again.mock.calls.length).toBeLessThan(40);
    again.mockRestore();
    expect(recreated - there).toBe(1);
    expect(next[0]!.n).toBeGreaterThan(seen[0]!.n);
    expect(next[9]!.view.pub).toEqual(await asItWas());

    // Somebody goes back, to before what is in memory: that is seen in its time, too.
    const { n } = players[0]!.boards.get(match)!;
    offset += SECOND;
    await players[0]!.command(match, { do: 'undo', seat: 0, n, to: seen[0]!.n - 20 });
    await players[1]!.command(match, { do: 'consent', seat: 1, n, yes: true });
    await players[0]!.until(() => players[0]!.boards.get(match)!.view.pub.table.rewound > 0);
    await play(4);
    for (let i = 0; i < 11; i++) {
      offset += 10 * SECOND;
      expect((await ask()).view.pub).toEqual(await asItWas());
    }
    expect((await ask()).view.pub.table.rewound).toBeGreaterThan(0);
    for (const player of players) player.disconnect();
  }, 60_000);
});
