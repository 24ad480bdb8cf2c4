import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomInfo } from '../api/types.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import type { Notice } from './channels.ts';

const sent: { to: string; notice: Notice }[] = [];
let server: TestServer;
let offset = 0;
beforeAll(async () => {
  server = await openTestServer(
    { NOTICE_AFTER: '5' },
    {
      now: () => Date.now() + offset,
      channels: {
        push: async () => true,
        mail: async (to, notice) => void sent.push({ to, notice }),
        webhook: async () => undefined,
      },
    },
  );
});
afterAll(() => server.stop());

/** A draft of three, whose mail addresses are their names. */
async function drafting(): Promise<{ room: RoomInfo; players: Player[] }> {
  const players: Player[] = [];
  for (const name of ['ada', 'noor', 'kai']) {
    const player = await server.player(name);
    await server.giveMail(player, name);
    players.push(player);
  }
  const [host, ...others] = players as [Player, ...Player[]];
  const setup = 'players=3&seed=abc';
  let room = await host.ask<RoomInfo>('POST', '/api/rooms', { kind: 'draft', game: 'twilight-imperium-4', setup });
  for (const [i, other] of others.entries())
    room = await other.ask<RoomInfo>('POST', `/api/rooms/${room.id}/join`, { place: i + 1 });
  return { room, players };
}
/** Later, with nobody looking at the draft. */
async function after(seconds: number): Promise<string[]> {
  sent.length = 0;
  offset += seconds * 1000;
  await server.server.notices.sendPicks();
  return sent.map(({ to }) => to);
}

describe('a notice of a pick', () => {
  it('goes out once to whoever is next, in their language, and again for their next pick', async () => {
    const { room, players } = await drafting();
    const names = ['ada', 'noor', 'kai'];
    const first = room.next!;
    await players[first]!.ask('PATCH', '/api/me', { language: 'fr' });
    expect(await after(2)).toEqual([]);
    expect(await after(60)).toEqual([names[first]]);
    expect(sent[0]!.notice).toEqual({
      subject: 'À vous de choisir : Twilight Imperium 4',
      text: expect.any(String),
      link: expect.stringContaining(`/rooms/${room.id}`),
    });
    expect(await after(60)).toEqual([]);
    const next = await players[first]!.ask<RoomInfo>('POST', `/api/rooms/${room.id}/entries`, {
      revision: room.revision,
      entry: 's1',
    });
    expect(next.next).not.toBe(first);
    expect(await after(60)).toEqual([names[next.next!]]);
    // Taken back by the organiser: the first is waited for anew.
    await players[0]!.ask('POST', `/api/rooms/${room.id}/back`, { revision: next.revision });
    expect(await after(60)).toEqual([names[first]]);
    await players[0]!.ask('POST', `/api/rooms/${room.id}/close`);
  });

  it('does not go to somebody who looks at the draft, nor in quiet hours; it comes when those are over', async () => {
    const { room, players } = await drafting();
    const next = players[room.next!]!;
    expect(await after(10)).toEqual([]);
    await next.ask('GET', `/api/rooms/${room.id}`);
    expect(await after(20)).toEqual([]);
    const minute = Math.floor(server.server.now() / 60_000) % 1440;
    const quiet = { from: minute, to: (minute + 120) % 1440, zone: 'UTC' };
    await next.ask('PATCH', '/api/me', { quiet });
    expect(await after(60)).toEqual([]);
    expect(await after(3 * 3600)).toHaveLength(1);
    await players[0]!.ask('POST', `/api/rooms/${room.id}/close`);
  });
});
