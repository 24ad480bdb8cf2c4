import { awaited, sampleAnswer, sampler } from '@orrery/kernel';
import type { Shapes } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../api/types.ts';
import { parley } from '../testing/parley.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import type { Listener } from './hub.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { heartbeat: 150 });
});
afterAll(() => server.stop());
const game = parley as never;

/** Everybody who is asked answers, round after round. */
async function playOn(players: Player[], match: string, rounds: number): Promise<void> {
  for (let i = 0; i < rounds; i++) {
    for (const player of players) {
      const [decision] = player.asked(game, match);
      if (!decision) continue;
      const { at } = player.boards.get(match)!;
      await player.command(
        match,
        player.answerFor(game, match, decision, () => i % 2),
      );
      await player.until(() => player.boards.get(match)!.at > at);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Somebody who is asked answers, whether or not that player's board knows of it. */
async function moveOn(match: string): Promise<void> {
  for (;;) {
    const { game: played, shown } = await server.server.matches.open(match);
    const { pub, own } = shown.state;
    const decision = own.flatMap((_, seat) => awaited(played, shown.state, seat))[0];
    if (decision) {
      const { id: ask, seat } = decision;
      const answer = sampleAnswer<Shapes>(played, { pub, me: own[seat]!, seat }, decision, sampler(7));
      await server.server.matches.play(match, { do: 'answer', seat, n: pub.table.n, ask, answer });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('live updates', () => {
  it('are numbered one after the other, and who misses one asks for the whole view', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const received: ServerMessage[] = [];
    two.onMessage = (content) => void received.push(content);
    await playOn(players, match, 2);
    const numbers = received.flatMap((content) => (content.t === 'update' ? [content.at] : []));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
    // One update is lost on the way: the next one does not fit, and the player asks.
    let lost = 0;
    two.onText = (text) => !(text.startsWith('{"t":"update"') && lost++ === 0);
    const before = received.filter(({ t }) => t === 'view').length;
    await moveOn(match);
    await two.until(() => lost > 0);
    await moveOn(match);
    await two.until(() => received.filter(({ t }) => t === 'view').length > before);
    await two.until(() => two.boards.get(match)!.n === one.boards.get(match)!.n);
    expect(two.boards.get(match)!.view.pub).toEqual(one.boards.get(match)!.view.pub);
    for (const player of players) player.disconnect();
  });

  it('are left out for a reader who is slow, who gets the whole view when it keeps up again', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const texts: string[] = [];
    const slow = { person: null, keepsUp: true, send: (text: string) => void texts.push(text) };
    const { hub } = server.server;
    hub.connect(slow as Listener);
    hub.watch(match, slow as Listener, null);
    await hub.sendView(match, slow as Listener);
    const boards = () => texts.filter((text) => /^\{"t":"(view|update)"/.test(text));
    expect(boards()).toHaveLength(1);
    slow.keepsUp = false;
    await playOn(players, match, 3);
    expect(boards()).toHaveLength(1);
    slow.keepsUp = true;
    await players[0]!.until(() => boards().length === 2);
    const view = JSON.parse(boards()[1]!) as { t: string; n: number; view: { pub: unknown } };
    expect(view.t).toBe('view');
    expect(view.view.pub).toEqual((await server.server.matches.open(match)).shown.state.pub);
    hub.disconnect(slow as Listener);
    for (const player of players) player.disconnect();
  });

  it('end for a connection that does not answer the heartbeat, and for no other', async () => {
    const address = `${server.url.replace('http', 'ws')}/api/live`;
    const alive = new WebSocket(address);
    const dead = new WebSocket(address, { autoPong: false });
    let pings = 0;
    alive.on('ping', () => pings++);
    await new Promise((resolve) => dead.once('close', resolve));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(alive.readyState).toBe(WebSocket.OPEN);
    expect(pings).toBeGreaterThan(1);
    alive.terminate();
  });

  it('end for one whose session another node ended, although its word got lost', async () => {
    const [here, gone] = [await server.player('Noor'), await server.player('Ada')];
    for (const player of [here, gone]) await player.connect();
    const { store, bus } = server.server;
    await store.db.deleteFrom('sessions').where('person', '=', gone.me!.id).execute();
    Object.assign(bus, { alone: false });
    await gone.until(() => !gone.isConnected);
    Object.assign(bus, { alone: true });
    expect(here.isConnected).toBe(true);
    here.disconnect();
  });

  it('end for one who sends little that unfolds to much; what is deflated honestly is read', async () => {
    const address = `${server.url.replace('http', 'ws')}/api/live`;
    const socket = new WebSocket(address, { perMessageDeflate: { threshold: 0 } });
    const received: string[] = [];
    socket.on('message', (data) => received.push((JSON.parse(String(data)) as ServerMessage).t));
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.extensions).toBe('permessage-deflate');
    socket.send('{"t":"ping"}');
    await expect.poll(() => received).toContain('pong');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify({ t: 'ping', more: ' '.repeat(1_000_000) }));
    expect(await closed).toBe(1009);
  });

  it('tell who is here, and who left', async () => {
    const { match, players } = await seatedPlayers(server, 2);
    const [one, two] = players as [Player, Player];
    const seen: number[][] = [];
    one.onMessage = (content) => {
      if (content.t === 'presence') seen.push(content.online);
    };
    const watcher = await server.player('watcher');
    await watcher.connect();
    watcher.watch(match);
    await watcher.until(() => watcher.boards.get(match));
    two.disconnect();
    await one.until(() => seen.at(-1)?.length === 1);
    expect(server.server.hub.presence(match)).toEqual({ online: [0], watchers: 1 });
    for (const player of [one, watcher]) player.disconnect();
  });
});
