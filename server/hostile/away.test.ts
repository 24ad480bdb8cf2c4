import { loadGame } from '@orrery/games';
import { readMatchFile, replay, sampler } from '@orrery/kernel';
import type { Shapes, State } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSummary, PersonRequest } from '../api/types.ts';
import { playOut } from '../testing/playOut.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const HOUR = 3_600_000;
let server: TestServer;
let offset = 0;
beforeAll(async () => {
  server = await openTestServer({ REPLACE_AFTER: '600-86400' }, { now: () => Date.now() + offset });
});
afterAll(() => server.stop());

describe('a match between two whose second player is away', () => {
  it('lets the first neither look ahead nor rewind, is played through, and can be verified', async () => {
    const game = await loadGame('star-realms');
    const clock = { kind: 'async' as const, perMove: 48 * 3600, bank: 0 };
    const { match, players } = await seatedPlayers(server, 2, { game: 'star-realms', clock });
    const [first, second] = players as [Player, Player];
    const id = `/api/matches/${match}`;
    const below = sampler(7);
    const stateOf = async (): Promise<State<Shapes>> => (await server.server.matches.open(match)).shown.state;
    const answers = async (player: Player) => {
      const [asked] = player.asked(game, match);
      if (!asked) return false;
      await player.command(match, player.answerFor(game, match, asked, below));
      return true;
    };
    const wayBack: number[] = [];
    const play = async (until: () => boolean) => {
      while (!until()) {
        wayBack.push((await stateOf()).pub.table.n);
        for (const player of players) await answers(player);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    // Some turns of both, until it is the first player's again; then the second one is gone.
    await play(() => wayBack.length > 30 && first.asked(game, match).length > 0);
    second.disconnect();
    await first.until(() => !server.server.hub.presence(match).online.includes(1));
    const there = await stateOf();
    const { n } = there.pub.table;
    const commands = async () =>
      Number(
        (
          await server.server.store.db
            .selectFrom('matches')
            .select('seq')
            .where('id', '=', match)
            .executeTakeFirstOrThrow()
        ).seq,
      );
    const written = await commands();
    const nothingChanged = async (what: string) => {
      const { pub, own } = await stateOf();
      const { cards, bots } = pub.table;
      expect({ what, n: pub.table.n, cards, own, bots }).toEqual({
        what,
        n,
        cards: there.pub.table.cards,
        own: there.own,
        bots: [],
      });
    };
    const refused = async (method: string, path: string, body?: unknown, as = first) => {
      const { status } = await as.call(method, path, body);
      expect([`${method} ${path}`, status >= 400 && status < 500]).toEqual([`${method} ${path}`, true]);
      await nothingChanged(path);
    };

    // Somebody else for the absent one, and a second account of one's own in their seat.
    await refused('POST', `${id}/replace`, { seat: 1, yes: true });
    const alias = await server.player('Alias');
    await refused('POST', `${id}/replace`, { seat: 1, yes: true }, alias);
    await refused('POST', `${id}/join`, { seat: 1 }, alias);
    await refused('POST', `${id}/back`, undefined, alias);
    await refused('POST', `${id}/leave`);
    await refused('PATCH', id, { options: {} });
    // The end of the match, or its file with the key, before its time.
    await refused('GET', `${id}/file`);
    await refused('POST', `${id}/rematch`);
    await refused('POST', `${id}/close-question`, { ask: there.pub.table.open[0]!.id });
    // The other's part by any way to read: what comes back is one's own view, whatever is asked for.
    for (const path of [`${id}/view`, `${id}/view?seat=1`]) {
      const { body } = await first.call<{ view?: { seat: number } }>('GET', path);
      // A parameter that the route does not know is refused.
      expect(body.view?.seat).toBe(path.includes('?') ? undefined : 0);
      expect(JSON.stringify(body)).not.toContain('"hand.1":["');
    }
    const history = await first.ask<{ steps: { events: { t: string; all: { seat: number }; some?: object }[] }[] }>(
      'GET',
      `${id}/history`,
    );
    const draws = history.steps.flatMap(({ events }) => events).filter(({ t }) => t === 'drew');
    expect(draws.some(({ all, some }) => all.seat === 0 && some)).toBe(true);
    expect(draws.filter(({ all, some }) => all.seat === 1 && some)).toEqual([]);
    // Commands for the other seat, and those that are the table's own.
    const forged = [
      { do: 'answer', seat: 1, n, ask: there.pub.table.open[0]!.id, answer: null },
      { do: 'preAnswers', seat: 1, preAnswers: [] },
      { do: 'resign', seat: 1, n },
      { do: 'consent', seat: 1, n, yes: true },
      { do: 'timeout', seat: 1, n },
      { do: 'bot', seat: 1, on: true },
      { do: 'settle', n },
    ];
    for (const command of forged) await refused('POST', `${id}/commands`, command);

    // Back to any earlier moment: at most a request, which only the absent one can grant, and asking again changes nothing.
    for (const to of [0, wayBack[10]!, wayBack[20]!, wayBack.find((one) => one < n - 12)!]) {
      await first.post(match, { do: 'undo', seat: 0, n, to });
      await first.post(match, { do: 'consent', seat: 0, n, yes: true } as PersonRequest);
      await nothingChanged(`undo to ${to}`);
    }
    expect((await stateOf()).pub.table.rewound).toBe(0);
    expect(await commands()).toBeLessThanOrEqual(written + 4);

    // The first player's turn goes on until the table waits for the other; before a day has passed nobody stands in.
    while (await answers(first)) await new Promise((resolve) => setTimeout(resolve, 1));
    await first.until(async () => (await stateOf()).pub.table.open.some((one) => one.seat === 1));
    const vote = () => first.call<{ replaced: boolean }>('POST', `${id}/replace`, { seat: 1, yes: true });
    expect(await vote()).toMatchObject({ status: 409, body: { reason: 'too-early' } });
    offset += 47 * HOUR;
    expect(await vote()).toMatchObject({ status: 409, body: { reason: 'too-early' } });
    offset += HOUR;
    expect(await vote()).toMatchObject({ status: 200, body: { replaced: true } });

    // Against the bot in that seat the past is as closed as before: the deck cannot be looked into and put back.
    for (let turns = 0; turns < 3; turns++) {
      await first.until(() => first.asked(game, match).length > 0);
      while (await answers(first)) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await first.until(() => first.asked(game, match).length > 0);
    const later = (await stateOf()).pub.table;
    await first.post(match, { do: 'undo', seat: 0, n: later.n, to: n });
    const still = (await stateOf()).pub.table;
    expect([still.n >= later.n, still.rewound]).toEqual([true, 0]);

    // The second player comes back, says no, and both play to the end.
    await second.ask('POST', `${id}/back`);
    await second.connect();
    second.watch(match);
    await second.until(() => second.boards.get(match));
    const { table } = (await stateOf()).pub;
    if (table.proposal) await second.post(match, { do: 'consent', seat: 1, n: table.n, yes: false });
    await Promise.all(players.map((player, seat) => playOut(player, game, match, seat)));
    const finished = await first.ask<MatchSummary>('GET', id);
    expect(finished.phase).toBe('finished');
    const read = readMatchFile(await (await fetch(`${server.url}${id}/file`)).text());
    if (!read.ok) throw new Error(read.flaw.reason);
    expect(replay(game, read.file)).toMatchObject({ ok: true });
    expect((await stateOf()).pub.table.rewound).toBe(0);
    for (const player of players) player.disconnect();
  });
});
