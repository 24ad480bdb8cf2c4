import { checkDice, framesOf, isFilm, isKeyOf, readMatchFile, replay, unpack } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryStep, MatchSummary } from '../api/types.ts';
import { parley } from '../testing/parley.ts';
import { HOSTILE, playOut } from '../testing/playOut.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

/** The match's file, checked line by line against a replay. */
async function verified(player: Player, match: string) {
  const text = await (await fetch(`${player.url}/api/matches/${match}/file`)).text();
  const read = readMatchFile(text);
  if (!read.ok) throw new Error(read.flaw.reason);
  const played = replay(parley, read.file, text);
  if (!played.ok) throw new Error(played.flaw.reason);
  return { file: read.file, match: played.replayed.match };
}
const game = parley as never;

describe('a match over real sockets', () => {
  it('is played to the end by four people; its file replays to the same hashes', async () => {
    const { match, players } = await seatedPlayers(server, 4);
    await Promise.all(players.map((player, i) => playOut(player, game, match, i)));
    const { file, match: replayed } = await verified(players[0]!, match);
    expect(file.result?.rule).toBe('PARLEY-END');
    for (const [seat, player] of players.entries()) {
      expect(player.boards.get(match)!.view).toEqual({
        pub: replayed.state.pub,
        me: replayed.state.own[seat],
        seat,
      });
      player.disconnect();
    }
    const summary = await players[0]!.ask<MatchSummary>('GET', `/api/matches/${match}`);
    expect(summary).toMatchObject({
      phase: 'finished',
      awaiting: [],
      result: file.result,
      commitment: file.commitment,
    });
  });

  it('mixes every player’s number into the key, after the server has committed itself', async () => {
    const [host, guest] = [await server.player('Noor'), await server.player('Jonas')];
    const open = { kind: 'open' as const };
    const { id, commitment: published } = await host.create({ game: 'parley', seats: [open, open] });
    const salts = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
    await guest.ask('POST', `/api/matches/${id}/join`, {});
    await guest.ask('POST', `/api/matches/${id}/ready`, { ready: true, salt: salts[1] });
    await host.ask('POST', `/api/matches/${id}/ready`, { ready: true, salt: salts[0] });
    const bad = await host.call('POST', `/api/matches/${id}/ready`, { ready: true, salt: 'seven' });
    expect(bad.status).toBe(400);
    const begun = await host.ask<MatchSummary>('POST', `/api/matches/${id}/start`);
    expect(begun.commitment).toBe(published);
    expect(JSON.stringify(begun)).not.toContain(salts[1]);
    const { n } = begun;
    await host.ask('POST', `/api/matches/${id}/commands`, { do: 'resign', seat: 0, n });
    const { file } = await verified(host, id);
    expect(file.commitment).toBe(published);
    expect(file.dice).toEqual({ serverKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string, salts });
    expect(file.key).not.toBe(file.dice!.serverKey);
    expect(isKeyOf(file)).toBe(true);
    const film = await unpack(file.film!);
    const steps = isFilm(film) ? checkDice(file.key, framesOf(film))! : [];
    expect(steps.flatMap(({ draws }) => draws).every((one) => one.isRight)).toBe(true);
    expect(steps.every(({ isWhole }) => isWhole)).toBe(true);
    expect(steps.length).toBeGreaterThan(0);
  });

  it('survives clients that disconnect, repeat, forge and lag', async () => {
    const { match, players } = await seatedPlayers(server, 3, { options: { rounds: '12' } });
    await Promise.all(players.map((player, i) => playOut(player, game, match, 100 + i, HOSTILE)));
    const { file } = await verified(players[0]!, match);
    expect(file.result?.rule).toBe('PARLEY-END');
    for (const player of players) player.disconnect();
  });

  it('tells a command sent twice that it was applied before, and changes nothing', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const bid = one.answerFor(game, match, one.asked(game, match)[0]!, () => 0);
    const path = `/api/matches/${match}/commands`;
    expect(await one.ask('POST', path, bid)).toEqual({ already: false, n: 0 });
    expect(await one.ask('POST', path, bid)).toEqual({ already: true, n: 0 });
    const other = two.answerFor(game, match, two.asked(game, match)[0]!, () => 0);
    expect(await two.command(match, other)).toMatchObject({ t: 'done', already: false, n: 1 });
    expect(await one.ask('POST', path, bid)).toEqual({ already: true, n: 1 });
    expect(await two.command(match, other)).toMatchObject({ already: true, n: 1 });
    const stale = await one.call('POST', path, { ...bid, answer: 'envoy.999' });
    expect(stale).toMatchObject({ status: 422, body: { error: 'refused', refusal: { code: 'stale' } } });
  });

  it('shows nobody that another one answered in a reaction window, and settles by its own clock', async () => {
    const slow = await openTestServer({ BLUR: '300-310' });
    const { match, players } = await seatedPlayers(slow, 3, { windows: 'timed' });
    const leaders = await untilWindow(players, match);
    const [leader, ...invited] = leaders;
    const before = players.map((player) => player.boards.get(match)!.at);
    const holder = invited.find((player) => player.asked(game, match).length > 0);
    const reacted =
      holder &&
      (await holder.command(match, { ...holder.answerFor(game, match, holder.asked(game, match)[0]!, () => 0) }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    for (const [i, player] of players.entries()) {
      const board = player.boards.get(match)!;
      const own = player === holder ? 1 : 0;
      expect(board.at - before[i]!).toBe(own);
      expect(board.awaiting.map((item) => item.seat).toSorted()).toEqual(
        invited.map((one) => one.boards.get(match)!.view.seat).toSorted(),
      );
    }
    expect(reacted === undefined || reacted === null || 'n' in reacted).toBe(true);
    expect(leader!.asked(game, match)).toEqual([]);
    await slow.stop();
  });

  it('with two players, a window stays shut as long whether the one invited could react or not', async () => {
    const blurred = await openTestServer({ BLUR: '250-260' });
    const { match, players } = await seatedPlayers(blurred, 2, { options: { rounds: '12' }, windows: 'timed' });
    const times: { could: boolean; ms: number; messages: number }[] = [];
    while (times.length < 30 && new Set(times.map(({ could }) => could)).size < 2) {
      const [leader, invited] = (await untilWindow(players, match)) as [Player, Player];
      const seen = leader.boards.get(match)!;
      const [decision] = invited.asked(game, match);
      if (decision)
        await invited.command(match, { ...invited.answerFor(game, match, decision, () => 0), answer: null } as never);
      await leader.until(() => leader.boards.get(match)!.n > seen.n || leader.boards.get(match)!.view.pub.table.result);
      times.push({
        could: decision !== undefined,
        // By the clock of the server: when it was opened, and when that was told.
        ms: leader.boards.get(match)!.sentAt - seen.awaiting[0]!.since,
        messages: leader.boards.get(match)!.at - seen.at,
      });
    }
    expect(new Set(times.map(({ could }) => could)).size).toBe(2);
    for (const { ms, messages } of times) {
      expect(ms).toBeGreaterThanOrEqual(250);
      expect(messages).toBe(1);
    }
    for (const player of players) player.disconnect();
    await blurred.stop();
  });

  /** Plays on until a reaction window is open; the leader first, then those who are invited. */
  async function untilWindow(players: Player[], match: string): Promise<Player[]> {
    for (let i = 0; ; i++) {
      const open = players[0]!.boards.get(match)!.view.pub.table.open;
      if (open.some((d) => d.kind === 'react')) {
        const seats = open.map((d) => d.seat);
        await new Promise((resolve) => setTimeout(resolve, 30));
        return players.toSorted((a, b) => Number(isIn(a)) - Number(isIn(b)));
        function isIn(player: Player) {
          return seats.includes(player.boards.get(match)!.view.seat!);
        }
      }
      for (const player of players) {
        const [decision] = player.asked(game, match);
        if (!decision) continue;
        await player.command(
          match,
          player.answerFor(game, match, decision, () => i % 2),
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it('goes back freely to the undo limit, and by consent beyond it', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const answer = async (player: Player, pick: (answers: number) => number) => {
      const decision = await player.until(() => player.asked(game, match)[0]);
      const { at } = player.boards.get(match)!;
      await player.command(match, player.answerFor(game, match, decision, pick));
      await player.until(() => player.boards.get(match)!.at > at);
      return decision;
    };
    for (const kind of ['bid', 'pledge']) {
      for (const player of players) expect((await answer(player, () => 0)).kind).toBe(kind);
    }
    const leader = await players[0]!.until(() => players.find((player) => player.asked(game, match).length > 0));
    const seat = leader.boards.get(match)!.view.seat!;
    const other = players.find((player) => player !== leader)!;
    await answer(leader, () => 1);
    const board = leader.boards.get(match)!;
    expect(board.undo).toBe(board.n - 1);
    expect(await leader.command(match, { do: 'undo', seat, n: board.n, to: board.undo! })).toMatchObject({
      already: false,
    });
    await leader.until(() => leader.boards.get(match)!.n === board.n + 1);
    expect(leader.asked(game, match)[0]!.kind).toBe('spend');
    expect(other.boards.get(match)!.undo).toBeNull();
    const { n } = leader.boards.get(match)!;
    await leader.command(match, { do: 'undo', seat, n, to: 0 });
    await other.until(() => other.boards.get(match)!.view.pub.table.proposal);
    await other.command(match, { do: 'consent', seat: 1 - seat, n, yes: true });
    await leader.until(() => leader.boards.get(match)!.view.pub.table.open[0]?.kind === 'bid');
    await other.until(() => other.boards.get(match)!.view.pub.table.proposal === null);
  });

  it('keeps drafts beside the match, for their owner alone, bounded; and pre-answers private', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const ask = one.asked(game, match)[0]!.id;
    const before = two.boards.get(match)!.at;
    const { length } = (await server.server.matches.open(match)).shown.state.own;
    const seq = async () => (await server.server.matches.open(match)).shown.seq;
    const written = await seq();
    const draft = { do: 'draft' as const, seat: 0, ask, part: ['half'] };
    expect(await one.command(match, draft)).toMatchObject({ t: 'done' });
    await one.until(() => one.besides.get(match)?.drafts[ask]);
    expect(await seq()).toBe(written);
    expect(two.besides.get(match)?.drafts).toEqual({});
    expect(await two.command(match, draft)).toMatchObject({ error: 'forbidden' });
    expect(await two.command(match, { ...draft, seat: 1 })).toMatchObject({ refusal: { rule: 'TABLE-TURN' } });
    expect(await one.command(match, { ...draft, part: 'x'.repeat(9000) })).toMatchObject({ error: 'malformed' });
    expect(await one.command(match, { ...draft, ask: ask + 999 })).toMatchObject({ refusal: { rule: 'TABLE-ASK' } });
    const second = await server.player('second screen');
    second.cookie = one.cookie;
    await second.connect();
    second.watch(match);
    await second.until(() => second.besides.get(match)?.drafts[ask]);
    await one.command(match, {
      do: 'preAnswers',
      seat: 0,
      preAnswers: [{ kind: 'react', window: 'demand', answer: null }],
    });
    await one.until(() => one.boards.get(match)!.view.me!.table.preAnswers.length === 1);
    expect(two.boards.get(match)!.at).toBe(before);
    expect(length).toBe(2);
    await one.command(
      match,
      one.answerFor(game, match, one.asked(game, match)[0]!, () => 0),
    );
    await two.command(
      match,
      two.answerFor(game, match, two.asked(game, match)[0]!, () => 0),
    );
    await one.until(() => Object.keys(one.besides.get(match)!.drafts).length === 0);
  });

  it('refuses a waiver, hold, pre-answer, offer, withdrawal, acceptance, refusal or early answer for another seat, and nothing changes', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one] = players as [Player];
    const state = async () => JSON.stringify((await server.server.matches.open(match)).shown.state);
    const before = await state();
    for (const forged of [
      { do: 'waive', seat: 1, waivers: [{ windows: '*', until: null }] },
      { do: 'hold', seat: 1, window: 1 },
      { do: 'preAnswers', seat: 1, preAnswers: [] },
      { do: 'offer', seat: 1, to: 0, terms: {} },
      { do: 'withdraw', seat: 1, deal: 1 },
      { do: 'accept', seat: 1, deal: 1 },
      { do: 'refuse', seat: 1, deal: 1 },
      { do: 'early', seat: 1, early: null },
      { do: 'draft', seat: 1, ask: 1, part: 1 },
    ] as const)
      expect(await one.command(match, forged as never)).toMatchObject({ error: 'forbidden' });
    expect(await state()).toBe(before);
  });

  it('lets a resigned seat go and the others finish', async () => {
    const { match, players } = await seatedPlayers(server, 3);
    const gone = players[2]!;
    expect(await gone.command(match, { do: 'resign', seat: 2, n: 0 })).toMatchObject({ already: false });
    await Promise.all(players.slice(0, 2).map((player, i) => playOut(player, game, match, i)));
    expect(players[0]!.boards.get(match)!.view.pub.table.out).toEqual([2]);
  });

  it('tells its history to each as they may know it', async () => {
    const { match, players } = await seatedPlayers(server, 2, { windows: 'timed' });
    await Promise.all(players.map((player, i) => playOut(player, game, match, 50 + i)));
    const stranger = await server.player('stranger');
    const seen = async (player: Player) =>
      (await player.ask<{ steps: HistoryStep[] }>('GET', `/api/matches/${match}/history`)).steps;
    const mine = await seen(players[0]!);
    const theirs = await seen(stranger);
    expect(mine.length).toBeGreaterThan(10);
    expect(theirs.map((step) => step.n)).toEqual(mine.map((step) => step.n));
    const cardsTold = (steps: HistoryStep[]) =>
      steps.flatMap((step) => step.events).filter((event) => 'some' in event).length;
    expect(cardsTold(mine)).toBeGreaterThan(0);
    expect(cardsTold(theirs)).toBe(0);
    expect(mine.map((step) => step.do)).toContain('closeWindow');
  });

  it('tells its history page after page, however much is kept that nobody else may know', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one] = players as [Player];
    const keeps = (until: number) => ({
      do: 'preAnswers' as const,
      seat: 0,
      preAnswers: [{ kind: 'none', answer: null, until }],
    });
    for (let i = 0; i < 900; i++) await one.command(match, keeps(i));
    await Promise.all(players.map((player, i) => playOut(player, game, match, 50 + i)));
    const page = (since: number) =>
      one.ask<{ steps: HistoryStep[]; more: boolean }>('GET', `/api/matches/${match}/history?since=${since}`);
    const { steps, more } = await page(0);
    const last = one.boards.get(match)!.n;
    expect(steps.map((step) => step.n)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    expect(more).toBe(false);
    expect((await page(last - 2)).steps).toEqual(steps.slice(-2));
  });
});
