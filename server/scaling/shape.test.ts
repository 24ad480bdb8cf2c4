import { describe, expect, it } from 'vitest';
import { parley } from '../testing/parley.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import { modelled, recorded } from './shape.ts';

const game = parley as never;

describe.skipIf(Boolean(process.env.TEST_POSTGRES))('the shape of a traffic', () => {
  it('is recorded from the matches of a server: the pauses between commands, none across matches, none of people who went away', async () => {
    let time = 1_000_000;
    const server = await openTestServer({}, { now: () => time });
    const PAUSES = [3, 11, 0.5, 600, 7];
    for (let i = 0; i < 2; i++) {
      const { match, players } = await seatedPlayers(server, 2);
      for (const pause of PAUSES) {
        const player = await players[0]!.until(() => players.find((one) => one.asked(game, match).length > 0));
        time += pause * 1000;
        const [asked] = player.asked(game, match);
        await player.command(
          match,
          player.answerFor(game, match, asked!, () => 0),
        );
      }
      for (const player of players) player.disconnect();
    }
    // What is on its way to the tables is there when somebody reads them.
    await server.server.store.db.selectFrom('log').select('seq').execute();
    const gaps = recorded(`${server.dir}/orrery.db`);
    await server.stop();
    // The first command of a match follows nothing; ten minutes are an absence.
    const kept = PAUSES.slice(1).filter((pause) => pause < 120);
    expect(gaps).toEqual([...kept, ...kept]);
  });

  it('is modelled where there is none: half of all moves within four seconds, one in ten later than twenty', () => {
    const gaps = modelled().toSorted((a, b) => a - b);
    expect(gaps[gaps.length / 2]).toBeGreaterThan(3.5);
    expect(gaps[gaps.length / 2]).toBeLessThan(4.5);
    expect(gaps.filter((gap) => gap > 20).length / gaps.length).toBeCloseTo(0.1, 1);
  });
});
