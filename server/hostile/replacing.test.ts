import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../api/types.ts';
import { parley } from '../testing/parley.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const game = parley as never;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A match in which the last player has gone, the first ones have answered, and the table waits for that one. */
async function abandoned(
  server: TestServer,
  count: number,
  table: object,
): Promise<{ match: string; players: Player[]; away: number }> {
  const { match, players } = await seatedPlayers(server, count, table);
  const away = count - 1;
  players[away]!.disconnect();
  await players[0]!.until(() => !server.server.hub.presence(match).online.includes(away));
  return { match, players, away };
}

describe('a bot for somebody who is away', () => {
  it('cannot be had by one voice in a match between two before the table waited for its time', async () => {
    let offset = 0;
    const server = await openTestServer({ REPLACE_AFTER: '600-86400' }, { now: () => Date.now() + offset });
    const clocks = [
      { clock: { kind: 'none' as const }, patience: 24 * HOUR },
      { clock: { kind: 'async' as const, perMove: 7200, bank: 86_400 }, patience: 2 * HOUR },
      { clock: { kind: 'live' as const, bank: 3600, gain: 10 }, patience: 2 * MINUTE },
    ];
    for (const { clock, patience } of clocks) {
      const { match, players, away } = await abandoned(server, 2, { clock });
      const [one] = players as [Player];
      const vote = () => one.call('POST', `/api/matches/${match}/replace`, { seat: away, yes: true });
      expect(await vote()).toMatchObject({ status: 409, body: { reason: 'too-early' } });
      const { seats } = await one.ask<MatchSummary>('GET', `/api/matches/${match}`);
      expect(seats[away]!.replaceAfter).toBe(patience);
      offset += patience - MINUTE;
      expect(await vote()).toMatchObject({ status: 409, body: { reason: 'too-early' } });
      offset += MINUTE;
      expect(await vote()).toMatchObject({ status: 200, body: { replaced: true } });
    }
    await server.stop();
  });

  it('does not give the others the say on what is taken back', async () => {
    let offset = 0;
    const server = await openTestServer({ REPLACE_AFTER: '600-86400' }, { now: () => Date.now() + offset });
    const { match, players, away } = await abandoned(server, 2, { clock: { kind: 'none' } });
    const [one] = players as [Player];
    offset = 24 * HOUR;
    await one.ask('POST', `/api/matches/${match}/replace`, { seat: away, yes: true });
    const live = () => server.server.matches.open(match);
    await one.until(async () => {
      const [d] = one.asked(parley as never, match);
      if (d)
        await one.command(
          match,
          one.answerFor(parley as never, match, d, () => 0),
        );
      return (await live()).shown.state.pub.table.n > 0;
    });
    const { n, standIns } = (await live()).shown.state.pub.table;
    expect(standIns).toEqual([away]);
    await one.post(match, { do: 'undo', seat: 1 - away, n, to: 0 });
    const { table } = (await live()).shown.state.pub;
    // It is a request, and nobody but the person who is away can grant it.
    expect(table.n).toBeGreaterThanOrEqual(n);
    expect(table.rewound).toBe(0);
    await server.stop();
  });

  it('cannot be had while the table does not wait for that player', async () => {
    let offset = 0;
    const server = await openTestServer({ REPLACE_AFTER: '600-86400' }, { now: () => Date.now() + offset });
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    await two.command(
      match,
      two.answerFor(game, match, two.asked(game, match)[0]!, () => 0),
    );
    two.disconnect();
    await one.until(() => !server.server.hub.presence(match).online.includes(1));
    offset += 48 * HOUR;
    expect(await one.call('POST', `/api/matches/${match}/replace`, { seat: 1, yes: true })).toMatchObject({
      status: 409,
      body: { reason: 'not-awaited' },
    });
    await server.stop();
  });

  it('takes ten minutes and more than half of the others where several decide', async () => {
    let offset = 0;
    const server = await openTestServer({ REPLACE_AFTER: '600-86400' }, { now: () => Date.now() + offset });
    const { match, players, away } = await abandoned(server, 3, {});
    const vote = (player: Player) => player.call('POST', `/api/matches/${match}/replace`, { seat: away, yes: true });
    const [one, two] = players as [Player, Player, Player];
    expect(await vote(one)).toMatchObject({ status: 409, body: { reason: 'too-early' } });
    offset += 10 * MINUTE;
    expect(await vote(one)).toMatchObject({ status: 200, body: { replaced: false } });
    expect(await vote(two)).toMatchObject({ status: 200, body: { replaced: true } });
    await server.stop();
  });

  it('cannot be had by the voice of somebody for whom a bot plays', async () => {
    const server = await openTestServer();
    const { match, players } = await seatedPlayers(server, 3, { options: { rounds: '12' } });
    const [one, two, three] = players as [Player, Player, Player];
    const isHere = (seat: number) => server.server.hub.presence(match).online.includes(seat);
    const vote = (player: Player, seat: number) =>
      player.call('POST', `/api/matches/${match}/replace`, { seat, yes: true });
    // The others let a bot play for the first one, who is back and looks on.
    one.disconnect();
    await two.until(() => !isHere(0));
    await vote(two, 0);
    expect(await vote(three, 0)).toMatchObject({ status: 200, body: { replaced: true } });
    await one.connect();
    one.watch(match);
    three.disconnect();
    await two.until(() => isHere(0) && !isHere(2));
    expect(await vote(one, 2)).toMatchObject({ status: 409, body: { reason: 'no-voice' } });
    expect((await two.ask<MatchSummary>('GET', `/api/matches/${match}`)).seats[2]!.bot).toBe(null);
    expect(await vote(two, 2)).toMatchObject({ status: 200, body: { replaced: true } });
    await server.stop();
  });
});
