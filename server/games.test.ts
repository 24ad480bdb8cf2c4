import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@orrery/games';
import { readMatchFile, replay } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE, playOut } from './testing/playOut.ts';
import { openTestServer, seatedPlayers } from './testing/testServer.ts';
import type { TestServer } from './testing/testServer.ts';

const orrery = fileURLToPath(new URL('../cli/bin/orrery.mjs', import.meta.url));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

describe('real games over real sockets, by clients that disconnect, repeat, forge and lag', () => {
  for (const [id, seats] of [
    ['star-realms', 2],
    ['twilight-inscription', 8],
  ] as const) {
    it(`${id} with ${seats} seats is played to the end; every hash equals the replay`, async () => {
      const game = await loadGame(id);
      const { match, players } = await seatedPlayers(server, seats, { game: id });
      await Promise.all(players.map((player, i) => playOut(player, game, match, 1 + i, HOSTILE)));
      const text = await (await fetch(`${server.url}/api/matches/${match}/file`)).text();
      const read = readMatchFile(text);
      if (!read.ok) throw new Error(read.flaw.reason);
      const played = replay(game, read.file, text);
      expect(played.ok ? null : played.flaw).toBeNull();
      expect(read.file.result).not.toBeNull();
      // The same by the program that anybody has.
      const kept = join(server.dir, `${id}.match.json`);
      writeFileSync(kept, text);
      const replayed = spawnSync(process.execPath, [orrery, 'replay', kept, '--verify'], { encoding: 'utf8' });
      expect(replayed.stderr).toBe('');
      expect(replayed.status).toBe(0);
      for (const [seat, player] of players.entries()) {
        expect(player.boards.get(match)!.view.pub.table.result).toEqual(read.file.result);
        expect(player.boards.get(match)!.view.seat).toBe(seat);
        player.disconnect();
      }
    });
  }
});
