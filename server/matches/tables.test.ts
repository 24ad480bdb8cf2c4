import { DatabaseSync } from 'node:sqlite';
import { readMatchFile } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSummary } from '../api/types.ts';
import { journalFile } from '../store/journal.ts';
import { parley } from '../testing/parley.ts';
import { playOut } from '../testing/playOut.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
const game = parley as never;
const open = { kind: 'open' as const };
const bot = { kind: 'bot' as const, level: 'gentle' as const };

describe('a table', () => {
  it('is made with everything filled in; the host sits in the first open seat', async () => {
    const host = await server.player('Noor');
    const table = await host.create({ game: 'parley', seats: [bot, open, open], title: 'Friday', public: true });
    expect(table).toMatchObject({
      game: 'parley',
      phase: 'lobby',
      host: host.me!.id,
      mine: 1,
      title: 'Friday',
      options: { rounds: '4' },
      clock: { kind: 'none' },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(table.seats.map((seat) => seat.person?.name ?? seat.bot)).toEqual(['gentle', 'Noor', null]);
    const listed = await host.ask<MatchSummary[]>('GET', '/api/matches?phase=lobby&game=parley');
    expect(listed.map(({ id }) => id)).toContain(table.id);
  });

  it('is refused with a bot that does not exist', async () => {
    const host = await server.player('Noor');
    const seats = [open, { kind: 'bot', level: 'quick' }];
    const wrong = await host.call('POST', '/api/matches', { game: 'parley', seats });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  it('is not listed unless it is public, but its link is enough to join', async () => {
    const host = await server.player('Noor');
    const { id } = await host.create({ game: 'parley' });
    const guest = await server.player('Jonas');
    expect((await guest.ask<MatchSummary[]>('GET', '/api/matches')).map((table) => table.id)).not.toContain(id);
    expect((await guest.join(id)).mine).toBe(1);
    const third = await server.player('Ada');
    expect(await third.call('POST', `/api/matches/${id}/join`, {})).toMatchObject({
      status: 409,
      body: { reason: 'full' },
    });
  });

  it('begins when all seats are taken and all are ready, by the word of the host alone', async () => {
    const host = await server.player('Noor');
    const guest = await server.player('Jonas');
    const { id } = await host.create({ game: 'parley' });
    const start = (player: Player) => player.call('POST', `/api/matches/${id}/start`);
    expect(await start(host)).toMatchObject({ status: 409, body: { reason: 'open-seats' } });
    await guest.ask('POST', `/api/matches/${id}/join`, {});
    expect(await start(host)).toMatchObject({ status: 409, body: { reason: 'not-ready' } });
    await guest.ask('POST', `/api/matches/${id}/ready`, { ready: true });
    expect(await start(guest)).toMatchObject({ status: 403 });
    expect(await start(host)).toMatchObject({ status: 200, body: { phase: 'running' } });
    expect(await start(host)).toMatchObject({ status: 409, body: { reason: 'not-lobby' } });
  });

  it('asks everybody anew when the host changes it, and keeps their seats', async () => {
    const host = await server.player('Noor');
    const guest = await server.player('Jonas');
    const { id } = await host.create({ game: 'parley' });
    await guest.join(id);
    const change = { options: { rounds: '12' }, seats: [bot, open, open] };
    expect(await guest.call('PATCH', `/api/matches/${id}`, change)).toMatchObject({ status: 403 });
    const changed = await host.ask<MatchSummary>('PATCH', `/api/matches/${id}`, change);
    expect(changed.options).toEqual({ rounds: '12' });
    expect(changed.seats.map((seat) => [seat.person?.name ?? seat.bot, seat.ready])).toEqual([
      ['gentle', true],
      ['Jonas', false],
      ['Noor', false],
    ]);
    const wrong = await host.call('PATCH', `/api/matches/${id}`, { options: { rounds: '5' } });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'malformed', field: 'options' } });
  });

  it('passes to another when its host leaves, and closes with the last one', async () => {
    const host = await server.player('Noor');
    const guest = await server.player('Jonas');
    const { id } = await host.create({ game: 'parley' });
    await guest.join(id);
    await host.ask('POST', `/api/matches/${id}/leave`, {});
    expect((await guest.ask<MatchSummary>('GET', `/api/matches/${id}`)).host).toBe(guest.me!.id);
    await guest.ask('POST', `/api/matches/${id}/leave`, {});
    expect((await guest.ask<MatchSummary>('GET', `/api/matches/${id}`)).phase).toBe('closed');
  });

  it('gives one seat to one of many who want it at once', async () => {
    const host = await server.player('Noor');
    const { id } = await host.create({ game: 'parley' });
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, i) => server.player(`G${i}`)));
    const answers = await Promise.all(crowd.map((one) => one.call('POST', `/api/matches/${id}/join`, { seat: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('bots', () => {
  it('play a whole match with one person, in threads', async () => {
    const player = await server.player('Noor');
    const { id } = await player.create({ game: 'parley', seats: [open, bot, { kind: 'bot', level: 'hard' }] });
    await player.ask('POST', `/api/matches/${id}/start`);
    await playOut(player, game, id, 7);
    const file = readMatchFile(await (await fetch(`${server.url}/api/matches/${id}/file`)).text());
    expect(file).toMatchObject({ ok: true, file: { result: { rule: 'PARLEY-END' } } });
    player.disconnect();
  });

  it('take an absent seat over by vote, and hand it back', async () => {
    const { match, players } = await seatedPlayers(server, 3, { options: { rounds: '12' } });
    const [one, two, away] = players as [Player, Player, Player];
    const vote = (player: Player) => player.call('POST', `/api/matches/${match}/replace`, { seat: 2, yes: true });
    expect(await vote(one)).toMatchObject({ status: 409, body: { reason: 'present' } });
    away.disconnect();
    await one.until(() => one.tables.get(match));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await vote(one)).toMatchObject({ status: 200, body: { replaced: false } });
    expect(await vote(one)).toMatchObject({ status: 200, body: { replaced: false } });
    const seen = await two.until(
      () => two.tables.get(match)!.seats[2]!.replaceVotes.length === 1 && two.tables.get(match),
    );
    expect(seen.seats[2]!.replaceVotes).toEqual([0]);
    expect(await vote(two)).toMatchObject({ body: { replaced: true } });
    await one.until(() => one.boards.get(match)!.view.pub.table.bots.includes(2));
    await one.until(() => !one.boards.get(match)!.awaiting.some((item) => item.seat === 2));
    await away.ask('POST', `/api/matches/${match}/back`);
    await one.until(() => one.boards.get(match)!.view.pub.table.bots.length === 0);
    for (const player of players) player.disconnect();
  });
});

describe('somebody whose fellows all left', () => {
  it('waits a day, and then lets bots play for them by their own vote', async () => {
    let offset = 0;
    const patient = await openTestServer({}, { now: () => Date.now() + offset });
    const { match, players } = await seatedPlayers(patient, 3);
    const [one, ...gone] = players as [Player, Player, Player];
    for (const player of gone) player.disconnect();
    await one.until(() => patient.server.hub.presence(match).online.length === 1);
    const vote = (seat: number) => one.ask('POST', `/api/matches/${match}/replace`, { seat, yes: true });
    for (const seat of [1, 2]) expect(await vote(seat)).toEqual({ replaced: false });
    offset += 90_000_000;
    for (const seat of [1, 2]) expect(await vote(seat)).toEqual({ replaced: true });
    await playOut(one, game, match, 3);
    expect(one.boards.get(match)!.view.pub.table.result).not.toBeNull();
    await patient.stop();
  });
});

describe('time', () => {
  it('runs out: a default answer, a bot or a resignation, as the table chose', async () => {
    let now = Date.now();
    const clocked = await openTestServer({}, { now: () => now, timing: { sweep: 20 } });
    const clock = { kind: 'async' as const, perMove: 60, bank: 0 };
    const tables: Record<string, { match: string; players: Player[] }> = {};
    for (const onTimeout of ['default', 'bot', 'resign'] as const)
      tables[onTimeout] = await seatedPlayers(clocked, 2, { clock, onTimeout });
    now += 62_000;
    const boardOf = (kind: string) => tables[kind]!.players[0]!.boards.get(tables[kind]!.match)!;
    const [player] = tables.default!.players as [Player];
    await player.until(() => boardOf('default').view.pub.table.open[0]?.kind === 'pledge');
    await player.until(() => boardOf('resign').view.pub.table.result);
    expect(boardOf('resign').view.pub.table.result?.rule).toBe('PARLEY-ALONE');
    await player.until(() => boardOf('bot').view.pub.table.bots.length === 2);
    await clocked.stop();
  });

  it('that ran out puts a bot on the seat for all to see; who takes it back has the time that is left, not what was used up', async () => {
    let now = Date.now();
    const clocked = await openTestServer({}, { now: () => now, timing: { sweep: 20 } });
    const clock = { kind: 'live' as const, bank: 60, gain: 30 };
    const { match, players } = await seatedPlayers(clocked, 2, { clock, onTimeout: 'bot', options: { rounds: '12' } });
    const [one, two] = players as [Player, Player];
    await two.command(
      match,
      two.answerFor(game, match, two.asked(game, match)[0]!, () => 0),
    );
    now += 62_000;
    const seen = await one.until(() => one.tables.get(match)!.seats[0]!.bot !== null && one.tables.get(match));
    expect(seen.seats.map((seat) => [seat.person?.name, seat.bot])).toEqual([
      ['P0', 'medium'],
      ['P1', null],
    ]);
    expect(await one.ask('GET', '/api/me/inbox')).toEqual([]);
    await one.ask('POST', `/api/matches/${match}/back`);
    const table = await one.until(() => one.tables.get(match)!.seats[0]!.bot === null && one.tables.get(match));
    expect(table.clocks.bank[0]).toBeLessThanOrEqual(30_000);
    const length = async () => (await clocked.server.matches.open(match)).shown.seq;
    const before = await length();
    await one.ask('POST', `/api/matches/${match}/back`);
    expect(await length()).toBe(before);
    await clocked.stop();
  });

  it('is kept by the server over a restart', async () => {
    const first = await openTestServer({}, {}, `${server.dir}/restart`);
    const { match, players } = await seatedPlayers(first, 2, { clock: { kind: 'live', bank: 600, gain: 5 } });
    const before = players[0]!.boards.get(match)!.clocks;
    await first.stop();
    const second = await openTestServer({}, {}, `${server.dir}/restart`);
    const player = players[0]!;
    player.urls = [second.url];
    await player.connect();
    player.boards.clear();
    player.watch(match);
    const board = await player.until(() => player.boards.get(match));
    expect(board.clocks.running).toEqual(before.running);
    await second.stop();
  });
});

describe('watching', () => {
  it('shows the public view alone, and not before the delay', async () => {
    const { match, players } = await seatedPlayers(server, 2, { watching: { allowed: true, delay: 1 } });
    const watcher = await server.player('Ada');
    await watcher.connect();
    watcher.watch(match);
    const first = await watcher.until(() => watcher.boards.get(match));
    expect(first.view).toMatchObject({ me: null, seat: null });
    for (const player of players)
      await player.command(
        match,
        player.answerFor(game, match, player.asked(game, match)[0]!, () => 0),
      );
    await players[0]!.until(() => players[0]!.boards.get(match)!.n === 1);
    expect(watcher.boards.get(match)!.n).toBe(0);
    const late = await server.player('later');
    await late.connect();
    late.watch(match);
    expect((await late.until(() => late.boards.get(match))).n).toBe(0);
    await watcher.until(() => watcher.boards.get(match)!.n === 1, 3000);
    for (const player of [...players, watcher, late]) player.disconnect();
  });

  it('late shows everything in its time, also what happened shortly before one came, and after asking for the whole view', async () => {
    const { match, players } = await seatedPlayers(server, 2, {
      watching: { allowed: true, delay: 1 },
      options: { rounds: '12' },
    });
    const present = () => players[0]!.boards.get(match)!;
    const round = async () => {
      const { n } = present();
      await players[0]!.until(async () => {
        for (const player of players) {
          const [decision] = player.asked(game, match);
          if (decision)
            await player.command(
              match,
              player.answerFor(game, match, decision, () => 0),
            );
        }
        return present().n > n;
      });
    };
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await round();
    const [watcher, quiet] = [await server.player('Ada'), await server.player('Bo')];
    for (const one of [watcher, quiet]) {
      await one.connect();
      one.watch(match);
      await one.until(() => one.boards.get(match));
    }
    // Nobody moves any more for a while: what was played before is shown all the same.
    await quiet.until(() => quiet.boards.get(match)!.n > 0, 5000);
    for (let i = 0; i < 3; i++) await round();
    watcher.send({ t: 'resync', match });
    await round();
    await watcher.until(() => watcher.boards.get(match)!.n === present().n, 5000);
    for (const one of [watcher, quiet]) {
      await one.until(() => one.boards.get(match)!.n === present().n, 5000);
      expect(one.boards.get(match)!.view.pub).toEqual(present().view.pub);
    }
    for (const player of [...players, watcher, quiet]) player.disconnect();
  });

  it('is refused where the table has no spectators', async () => {
    const { match, players } = await seatedPlayers(server, 2, { watching: { allowed: false } });
    const watcher = await server.player('Ada');
    await watcher.connect();
    watcher.watch(match);
    await watcher.until(() => watcher.gone.includes(match));
    expect(await watcher.call('GET', `/api/matches/${match}/view`)).toMatchObject({ status: 403 });
    expect(await watcher.call('GET', `/api/matches/${match}/history`)).toMatchObject({ status: 403 });
    for (const player of [...players, watcher]) player.disconnect();
  });

  it('ends with the lobby where the table has no spectators, and its talk is for the players', async () => {
    const [host, guest, observer] = [
      await server.player('Noor'),
      await server.player('Jonas'),
      await server.player('Ada'),
    ];
    const { id } = await host.create({ game: 'parley', watching: { allowed: false } });
    await observer.connect();
    observer.watch(id);
    await observer.until(() => observer.tables.get(id));
    await guest.join(id);
    const { id: line } = await guest.ask<{ id: number }>('POST', `/api/matches/${id}/chat`, { text: 'between us' });
    await host.ask('POST', `/api/matches/${id}/start`);
    await observer.until(() => observer.gone.includes(id));
    expect(observer.boards.has(id)).toBe(false);
    expect(observer.chat).toEqual([]);
    expect(await observer.ask('GET', `/api/matches/${id}/chat`)).toEqual([]);
    expect(await observer.call('POST', `/api/matches/${id}/chat/${line}/report`, { why: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await host.ask('GET', `/api/matches/${id}/chat`)).toMatchObject([{ text: 'between us' }]);
    observer.disconnect();
  });

  it('late: the list tells no more than the board shows', async () => {
    const clock = { kind: 'live' as const, bank: 600, gain: 5 };
    const { match, players } = await seatedPlayers(server, 2, { watching: { allowed: true, delay: 600 }, clock });
    const observer = await server.player('Ada');
    const seen = await observer.ask<MatchSummary>('GET', `/api/matches/${match}`);
    expect(seen).toMatchObject({ n: 0, awaiting: [], clocks: { kind: 'live', running: [], window: null } });
    expect((await players[0]!.ask<MatchSummary>('GET', `/api/matches/${match}`)).clocks.running).toHaveLength(2);
    for (const player of players) player.disconnect();
  });

  it('works over plain HTTP: the same view, and word when it changes', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const path = `/api/matches/${match}/view`;
    const first = await one.call<{ view: unknown }>('GET', path);
    expect(first.body.view).toEqual(one.boards.get(match)!.view);
    const tag = first.headers.get('etag')!.slice(1, -1);
    expect((await one.call('GET', `${path}?tag=${tag}`)).status).toBe(304);
    const waiting = one.call<{ n: number }>('GET', `${path}?tag=${tag}&wait=20`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const player of [two, one])
      await player.command(
        match,
        player.answerFor(game, match, player.asked(game, match)[0]!, () => 0),
      );
    const news = await waiting;
    expect(news.status).toBe(200);
    for (const player of players) player.disconnect();
  });
});

describe('afterwards', () => {
  it('there is a rematch with the same people, an archive, a file to keep, and the file can be brought back', async () => {
    const { match, players } = await seatedPlayers(server, 2, { options: { rounds: '2' }, title: 'Two Suns' });
    const [one, two] = players as [Player, Player];
    expect(await one.call('GET', `/api/matches/${match}/file`)).toMatchObject({
      status: 409,
      body: { reason: 'not-finished' },
    });
    await Promise.all(players.map((player, i) => playOut(player, game, match, i)));
    const rematch = (player: Player) => player.ask<MatchSummary>('POST', `/api/matches/${match}/rematch`);
    const again = await rematch(one);
    expect(again).toMatchObject({ phase: 'lobby', host: one.me!.id });
    expect(again.seats.map((seat) => seat.person?.name)).toEqual(['P0', 'P1']);
    for (const player of players) await player.ask('POST', `/api/matches/${again.id}/leave`, {});
    const third = await rematch(two);
    expect(third).toMatchObject({ phase: 'lobby', host: two.me!.id });
    expect(third.id).not.toBe(again.id);

    // Whoever asks second joins the first, and with the last who is ready it begins; an ordinary table waits for its host.
    expect((await rematch(one)).id).toBe(third.id);
    const ready = (player: Player) =>
      player.ask<MatchSummary>('POST', `/api/matches/${third.id}/ready`, { ready: true });
    expect((await ready(two)).phase).toBe('lobby');
    expect((await ready(one)).phase).toBe('running');

    await one.ask('PUT', `/api/matches/${match}/archived`, { archived: true });
    const mine = async (query: string) =>
      (await one.ask<MatchSummary[]>('GET', `/api/me/matches${query}`)).map(({ id }) => id);
    expect(await mine('')).not.toContain(match);
    expect(await mine('?archived=1')).toContain(match);

    const text = await (await fetch(`${server.url}/api/matches/${match}/file`)).text();
    const imported = await one.ask<MatchSummary>('POST', '/api/matches/import', { file: text });
    expect(imported).toMatchObject({ phase: 'finished', game: 'parley', title: 'Two Suns' });
    const boardOf = async (id: string) => (await one.ask<{ view: object }>('GET', `/api/matches/${id}/view`)).view;
    expect(JSON.stringify(await boardOf(imported.id))).toContain('"result":{"winners"');
    const copy = readMatchFile(await (await fetch(`${server.url}/api/matches/${imported.id}/file`)).text());
    const original = readMatchFile(text);
    expect(copy.ok && original.ok && copy.file.hashes).toEqual(original.ok && original.file.hashes);
    expect(await mine('')).toContain(imported.id);
    await one.ask('PUT', `/api/matches/${imported.id}/archived`, { archived: true });
    expect(await mine('')).not.toContain(imported.id);
    expect(await mine('?archived=1')).toContain(imported.id);
    expect(await two.call('PUT', `/api/matches/${imported.id}/archived`, { archived: true })).toMatchObject({
      status: 403,
    });
    const forged = text.replace(/"answer": ?("[^"]*"|\d+)/, '"answer":99');
    expect(await one.call('POST', '/api/matches/import', { file: forged })).toMatchObject({ status: 400 });
    for (const player of players) player.disconnect();
  });
});

// How PostgreSQL meets a full disk is its own affair; what the server makes of its errors is in store/ and bus/. A disk that is really full is
// met by npm run full-disk.
describe.skipIf(process.env.TEST_POSTGRES)('storage that cannot be written', () => {
  it('is a clear answer, leaves the match whole, and play goes on when it can', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const { where } = server.server.config;
    const other = new DatabaseSync(journalFile((where as { file: string }).file));
    other.exec('begin immediate');
    const orders = { do: 'preAnswers', seat: 0, preAnswers: [] };
    const refused = await one.call('POST', `/api/matches/${match}/commands`, orders);
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await one.call('GET', `/api/matches/${match}/view`)).status).toBe(200);
    other.exec('rollback');
    other.close();
    await two.until(() => two.isConnected);
    await Promise.all(players.map((player, i) => playOut(player, game, match, i)));
    const file = readMatchFile(await (await fetch(`${server.url}/api/matches/${match}/file`)).text());
    expect(file).toMatchObject({ ok: true, file: { result: { rule: 'PARLEY-END' } } });
    for (const player of players) player.disconnect();
  });
});
