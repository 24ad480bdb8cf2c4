import { rmSync } from 'node:fs';
import { loadGame } from '@orrery/games';
import { framesOf, isFilm, readMatchFile, unpack } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSummary } from '../api/types.ts';
import { Player } from '../testing/player.ts';
import { playOut } from '../testing/playOut.ts';
import { RELEASES, matchesOfRelease, unpackRelease } from '../testing/releases.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

// Databases that servers of earlier releases really left behind are opened by this version.

describe.skipIf(process.env.TEST_POSTGRES).each(RELEASES)('an update from %s', (release) => {
  const dir = unpackRelease(release);
  const released = matchesOfRelease(release);
  let server: TestServer;
  const faults: string[] = [];
  beforeAll(async () => {
    const report = (what: string, error: unknown) => void faults.push(`${what}: ${String(error)}`);
    server = await openTestServer({}, { report }, dir);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  /** Everybody who sat there comes back with the old password. */
  const signIn = (people: string[]) =>
    Promise.all(
      people.map(async (handle) => {
        const player = Object.assign(new Player(server.url), { description: server.description });
        await player.ask('POST', '/api/sign-in', { handle, password: `password of ${handle}` });
        return player;
      }),
    );
  const lastFrame = async (player: Player, match: string) => {
    const { body } = await player.call<object>('GET', `/api/matches/${match}/file`);
    const read = readMatchFile(JSON.stringify(body));
    if (!read.ok) throw new Error(read.flaw.reason);
    const film = await unpack(read.file.film!);
    if (!isFilm(film)) throw new Error('no film');
    return framesOf(film).at(-1)!;
  };

  it.each(released.filter(({ state }) => state === 'finished'))(
    'a finished match can be read by who played it: $label',
    async ({ match, people, n, result }) => {
      for (const player of await signIn(people)) {
        const { state } = await lastFrame(player, match);
        expect(state.pub.table.result).toEqual(result);
        expect(state.pub.table.n).toBe(n);
        const mine = await player.ask<MatchSummary[]>('GET', '/api/me/matches');
        expect(mine.map(({ id, phase }) => [id, phase])).toEqual([[match, 'finished']]);
      }
    },
    60_000,
  );

  // Of the rules of 0.1.0 those of Star Realms still say the same of every move; of those of 0.2.0 all, but that Twilight Imperium 3 makes
  // other galaxies and Twilight Imperium 4 counts one question more when ships are produced and throws the dice of a combat one side after
  // the other. Who changes that changes these lines knowingly.
  const OTHERWISE = [
    '0.2.0/stopped ti3-running',
    '0.2.0/killed ti3-running',
    '0.2.0/stopped ti4-running',
    '0.2.0/killed ti4-running',
  ];
  const running = released.filter(({ state }) => state === 'running');
  const doesGoOn = ({ game, label }: { game: string; label: string }) =>
    release.startsWith('0.1.0/') ? game === 'star-realms' : !OTHERWISE.includes(`${release} ${label}`);

  it.each(running.filter(doesGoOn))(
    'a running match goes on: $label',
    async ({ match, game: gameId, people, n }) => {
      const players = await signIn(people);
      const game = await loadGame(gameId);
      for (const player of players) {
        await player.connect();
        player.watch(match);
      }
      const board = await players[0]!.until(() => players[0]!.boards.get(match));
      expect(board.n).toBeGreaterThanOrEqual(n);
      const isFar = () => players.some((player) => (player.boards.get(match)?.n ?? 0) >= n + 6);
      await Promise.all(players.map((player, i) => playOut(player, game, match, i, undefined, undefined, isFar)));
      for (const player of players) player.disconnect();
    },
    60_000,
  );

  it.each(running.filter((one) => !doesGoOn(one)))(
    'a running match whose rules are others now is kept where it stands: $label',
    async ({ match, people, n }) => {
      const [player] = await signIn(people);
      const view = await player!.call<{ reason?: string }>('GET', `/api/matches/${match}/view`);
      expect([view.status, view.body.reason]).toEqual([409, 'other-rules']);
      expect((await lastFrame(player!, match)).state.pub.table.n).toBe(n);
      const mine = await player!.ask<MatchSummary[]>('GET', '/api/me/matches');
      expect(mine.map(({ id, phase }) => [id, phase])).toEqual([[match, 'closed']]);
    },
    60_000,
  );

  it('a table nobody had started is started and played', async () => {
    const { match, people } = released.find(({ state }) => state === 'lobby')!;
    const [host] = await signIn(people);
    const guest = await server.player('Noor');
    await guest.join(match);
    await host!.ask('POST', `/api/matches/${match}/start`);
    expect((await host!.ask<{ view: object }>('GET', `/api/matches/${match}/view`)).view).toBeDefined();
  });

  it('meets no fault on the way, nor in what it sends and sweeps afterwards', async () => {
    await server.server.notices.send();
    await server.server.notices.lookAround();
    expect(faults).toEqual([]);
  });
});
