import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Archive, OwnRecord } from '@orrery/games/archive';
import type { ListedRoom, MatchSummary, RoomInfo } from '../api/types.ts';
import type { Player } from '../testing/player.ts';
import { MOST_ENTRIES, standingOf } from './kinds.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let ada: Player;
let noor: Player;
let kai: Player;
beforeAll(async () => {
  server = await openTestServer();
  [ada, noor, kai] = [await server.player('Ada'), await server.player('Noor'), await server.player('Kai')];
});
afterAll(() => server.stop());

const open = (who: Player, kind: string, game: string, setup: string) =>
  who.ask<RoomInfo>('POST', '/api/rooms', { kind, game, setup });
const join = (who: Player, id: string, place: number) => who.ask<RoomInfo>('POST', `/api/rooms/${id}/join`, { place });
const add = (who: Player, { id, revision }: RoomInfo, entry: string) =>
  who.ask<RoomInfo>('POST', `/api/rooms/${id}/entries`, { revision, entry });
const back = (who: Player, { id, revision }: RoomInfo) =>
  who.ask<RoomInfo>('POST', `/api/rooms/${id}/back`, { revision });
const look = (who: Player, id: string) => who.ask<RoomInfo>('GET', `/api/rooms/${id}`);
const refused = (work: Promise<unknown>, reason: string) => expect(work).rejects.toThrow(reason);

describe('a draft over the server', () => {
  it('[TI4-DRAFT-04, TI4-DRAFT-10, TI4-DRAFT-11] three people pick in turn, a pick is taken back, and all sit where they drafted', async () => {
    const { id } = await open(ada, 'draft', 'twilight-imperium-4', 'players=3&seed=abc');
    await join(noor, id, 1);
    let room = await join(kai, id, 2);
    expect(room.places.map((person) => person?.name)).toEqual(['Ada', 'Noor', 'Kai']);
    const players = [ada, noor, kai];
    const first = room.next!;
    const other = players[(first + 1) % 3]!;
    await refused(add(other, room, 's0'), 'not your pick');
    room = await add(players[first]!, room, 's1');
    // The pool stays once somebody has picked; only the organiser takes a pick back.
    await refused(ada.ask('PUT', `/api/rooms/${id}/setup`, { setup: 'players=3&seed=x' }), 'has begun');
    await refused(back(noor, room), 'Only whoever opened');
    room = await back(ada, room);
    expect(room.entries).toEqual([]);
    await refused(add(players[first]!, { ...room, revision: room.revision - 1 }, 's0'), 'quicker');
    await refused(ada.ask('POST', `/api/rooms/${id}/table`), 'not complete');
    const wish = { s: 0, f: 0, p: 0 };
    for (const category of ['s', 'f', 'p'] as const)
      for (let n = 0; n < 3; n++) room = await add(players[room.next!]!, room, `${category}${wish[category]++}`);
    expect(room.next).toBeNull();
    await refused(add(ada, room, 's3'), 'not your pick');
    const table = await ada.ask<MatchSummary>('POST', `/api/rooms/${id}/table`);
    // Positions were taken in the order of the third pass.
    const order = [0, 1, 2].map((n) => room.entries.slice(6).indexOf(`p${n}`));
    expect(order).toEqual([0, 1, 2]);
    expect(table.seats.map((seat) => seat.person?.name).toSorted()).toEqual(['Ada', 'Kai', 'Noor']);
    expect(table.options['factions']!.split(',')).toHaveLength(3);
    expect(table.options['galaxy']!.split(' ').length).toBeGreaterThan(35);
    expect((await look(kai, id)).match).toBe(table.id);
    // The table begins with them.
    for (const one of [noor, kai]) await one.ask('POST', `/api/matches/${table.id}/ready`, { ready: true });
    const begun = await ada.ask<MatchSummary>('POST', `/api/matches/${table.id}/start`);
    expect(begun.phase).toBe('running');
  });

  it('wakes whoever waits for the next pick, and takes the same pick twice as one', async () => {
    const room = await open(ada, 'draft', 'twilight-imperium-3', 'players=3&seed=1');
    const news = noor.ask<RoomInfo>('GET', `/api/rooms/${room.id}?revision=${room.revision}&wait=20`);
    // Places that nobody has taken are picked for by the host.
    const after = await add(ada, room, 'f0');
    expect((await news).entries).toEqual(['f0']);
    expect((await add(ada, room, 'f0')).entries).toEqual(['f0']);
    await refused(add(ada, after, 'f0'), 'cannot be drafted');
    await refused(add(ada, after, 'f99'), 'cannot be drafted');
  });

  it('is raced for: of two who want one place one gets it and the other keeps theirs, and two tabs lay one table', async () => {
    const { id } = await open(ada, 'draft', 'twilight-imperium-3', 'players=3&seed=5');
    await join(noor, id, 1);
    await join(kai, id, 2);
    const places = async () => (await look(ada, id)).places.map((person) => person?.name ?? null);
    for (let round = 0; round < 5; round++) {
      // Place 0 becomes free, and both want it at once.
      await ada.call('POST', `/api/rooms/${id}/leave`, {});
      const statuses = await Promise.all(
        [noor, kai].map(async (one) => (await one.call('POST', `/api/rooms/${id}/join`, { place: 0 })).status),
      );
      expect(statuses.toSorted()).toEqual([200, 409]);
      expect((await places()).filter((name) => name !== null).toSorted()).toEqual(['Kai', 'Noor']);
      const [winner, place] = statuses[0] === 200 ? [noor, 1] : [kai, 2];
      await join(winner, id, place);
    }
    await join(ada, id, 0);
    let room = await look(ada, id);
    const players = [ada, noor, kai];
    const before = (await ada.ask<MatchSummary[]>('GET', '/api/me/matches')).length;
    while (room.next !== null) {
      const picker = players[room.next]!;
      const picks = ['f', 's', 'p'].flatMap((kind) => Array.from({ length: 12 }, (_, i) => `${kind}${i}`));
      for (const pick of picks) {
        const answer = await picker.call<RoomInfo>('POST', `/api/rooms/${id}/entries`, {
          revision: room.revision,
          entry: pick,
        });
        if (answer.status !== 200) continue;
        room = answer.body;
        break;
      }
    }
    const tables = await Promise.all([0, 1, 2].map(() => ada.ask<MatchSummary>('POST', `/api/rooms/${id}/table`)));
    expect(new Set(tables.map((table) => table.id)).size).toBe(1);
    const mine = await ada.ask<MatchSummary[]>('GET', '/api/me/matches');
    expect(mine.slice(0, mine.length - before).filter(({ phase }) => phase === 'lobby')).toHaveLength(1);
  });

  it('is refused to strangers, with a set-up that is none, and beyond what one person may have', async () => {
    const stranger = await fetch(`${server.url}/api/rooms`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(stranger.status).toBe(401);
    await refused(open(ada, 'draft', 'star-realms', ''), 'no draft');
    await refused(open(ada, 'draft', 'twilight-imperium-4', 'players=99'), 'cannot be drafted');
    const many = await server.player('Many');
    for (let n = 0; n < 20; n++) await open(many, 'draft', 'twilight-imperium-3', 'players=3');
    await refused(open(many, 'draft', 'twilight-imperium-3', 'players=3'), 'At most 20 rooms');
    // One that is put away makes room; only its host can do so.
    const [one] = await many.ask<ListedRoom[]>('GET', '/api/me/rooms');
    expect(one).toMatchObject({ kind: 'draft', game: 'twilight-imperium-3', mine: 0 });
    expect(one).not.toHaveProperty('entries');
    await refused(ada.ask('POST', `/api/rooms/${one!.id}/close`), 'Only whoever opened');
    expect((await many.ask<RoomInfo>('POST', `/api/rooms/${one!.id}/close`)).ended).not.toBeNull();
    await open(many, 'draft', 'twilight-imperium-3', 'players=3');
  });
});

describe('a game at a real table', () => {
  it('[TI4-TRACK-01, TI4-TRACK-06] is written down by two phones and ends in the archive, apart from matches', async () => {
    let room = await open(ada, 'companion', 'twilight-imperium-4', 'names=Ada,Noor&factions=sol,hacan&points=10');
    await join(noor, room.id, 1);
    await refused(add(kai, await look(kai, room.id), '5 turn 0'), 'no place');
    room = await add(noor, await look(noor, room.id), '0 turn 0');
    room = await add(ada, room, '60000 pick 0 leadership');
    // Both write at once: no line is lost, and one that is sent twice counts once.
    const line = '60500 tech 0 sarween-tools';
    await Promise.all([add(ada, room, line), add(noor, room, '60600 take 1 lodor'), add(ada, room, line)]);
    room = await look(ada, room.id);
    expect(room.entries.slice(2).toSorted()).toEqual([line, '60600 take 1 lodor']);
    room = await add(noor, room, '61000 score 1 other 1 mecatol');
    room = await back(ada, room);
    await refused(add(ada, room, '61000 boom'), 'no line');
    room = await add(ada, room, '62000 score 0 corner-the-market 1 stage-1');
    room = await add(noor, room, '90000 end 0');
    expect(room.ended).not.toBeNull();
    await refused(add(ada, room, '99000 turn 0'), 'ended');
    const rates = (of: string) => ada.ask<Archive>('GET', `/api/archive?game=twilight-imperium-4&of=${of}`);
    const found = await rates('companion');
    expect(found).toMatchObject({ matches: 1, even: 0.5 });
    expect(found.byThing.faction!['sol']).toMatchObject({ games: 1, wins: 1 });
    expect((await rates('people')).matches).toBe(0);
    const mine = await ada.ask<OwnRecord>('GET', '/api/me/record?game=twilight-imperium-4');
    expect(mine).toMatchObject({ games: 1, places: [1], best: { faction: 'sol' } });
    expect(await noor.ask<OwnRecord>('GET', '/api/me/record?game=twilight-imperium-4')).toMatchObject({ places: [2] });
    const csv = await (
      await fetch(`${server.url}/api/archive/matches?game=twilight-imperium-4&of=companion&form=csv`)
    ).text();
    expect(csv).toContain('sol,1,1,1');
    expect(csv).not.toContain('Ada');
  });

  it('costs no more to look at when it is long than when it is short', async () => {
    const setup = 'names=A,B,C,D,E,F,G,H&factions=,,,,,,,';
    const line = (i: number) => `${i} take ${i % 8} planet-${i}`;
    const costOf = async (length: number) => {
      const entries = Array.from({ length }, (_, i) => line(i));
      const times: number[] = [];
      for (let i = 0; i < 41; i++) {
        const began = performance.now();
        await standingOf({ kind: 'companion', game: 'twilight-imperium-4' }, setup, entries);
        times.push(performance.now() - began);
      }
      return times.toSorted((a, b) => a - b)[20]!;
    };
    await costOf(3);
    expect((await costOf(MOST_ENTRIES)) / (await costOf(3))).toBeLessThan(20);
  });
});
