import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parley } from '../testing/parley.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const game = parley as never;
/** Commands that are played; far more than a server may keep in memory for somebody who watches late. */
const PLAYED = 400;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

/** Memory that nobody can reach is given back now. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** A match that somebody watches late, after so many commands; each is looked at. */
async function watched(delay: number, played: (state: object) => void) {
  const table = { watching: { allowed: true as const, delay }, options: { rounds: '400' } };
  const { match, players } = await seatedPlayers(server, 2, table);
  const watcher = await server.player('Ada');
  await watcher.connect();
  watcher.watch(match);
  await watcher.until(() => watcher.boards.get(match));
  const live = await server.server.matches.open(match);
  for (let commands = 0; commands < PLAYED;) {
    for (const player of players as [Player, Player]) {
      const [asked] = player.asked(game, match);
      if (!asked) continue;
      await player.command(
        match,
        player.answerFor(game, match, asked, () => 0),
      );
      commands++;
      played(live.shown.state);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { watcher, live, leave: () => [...players, watcher].forEach((one) => one.disconnect()) };
}

describe('somebody who watches late', () => {
  it('costs no memory for each move of the day between', async () => {
    const states: WeakRef<object>[] = [];
    const { leave } = await watched(86_400, (state) => states.push(new WeakRef(state)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    collect();
    expect(states.filter((state) => state.deref() !== undefined).length).toBeLessThan(PLAYED / 10);
    leave();
  });

  it('sees all of it in the end, though there was no room for every step', async () => {
    const { watcher, live, leave } = await watched(5, () => {});
    const { pub } = live.shown.state;
    await watcher.until(() => watcher.boards.get(live.id)!.n === pub.table.n, 10_000);
    expect(watcher.boards.get(live.id)!.view.pub).toEqual(pub);
    leave();
  });
});
