import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaited, sampleAnswer, sampler } from '@orrery/kernel';
import type { Command, Shapes } from '@orrery/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { Server } from '../server.ts';
import { PARLEY } from '../testing/testServer.ts';
import type { LiveMatch } from './liveMatch.ts';

const open: Server[] = [];
const folders: string[] = [];
async function openServer(dir: string, parley = PARLEY): Promise<Server> {
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMITS: '0', BLUR: '0-1', PORT: '0' });
  const server = await Server.open(config, { games: { parley }, timing: { sweep: 5 } });
  open.push(server);
  return server;
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-snapshots-'));
  folders.push(dir);
  return dir;
};

async function table(server: Server): Promise<string> {
  const people = await Promise.all(['A', 'B'].map((name) => server.people.guest(name, 'en')));
  const id = await server.lobby.create(people[0]!.id, {
    game: 'parley',
    options: { rounds: '400' },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  });
  await server.lobby.join(id, people[1]!.id);
  await server.lobby.ready(id, people[1]!.id, true);
  await server.lobby.start(id, people[0]!.id);
  return id;
}

/** Plays by chance until something holds; returns what was played. */
async function playUntil(server: Server, id: string, holds: (live: LiveMatch) => boolean): Promise<Command[]> {
  const below = sampler(id.length);
  const played: Command[] = [];
  for (;;) {
    const live = await server.matches.open(id);
    if (holds(live)) return played;
    const { state } = live.shown;
    const { n, seats } = state.pub.table;
    const d = Array.from({ length: seats }, (_, seat) => awaited(live.game, state, seat)).flat()[0];
    if (!d) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const view = { pub: state.pub, me: state.own[d.seat]!, seat: d.seat };
    const answer = sampleAnswer<Shapes>(live.game, view, d, below);
    const command: Command = { do: 'answer', seat: d.seat, n, ask: d.id, answer };
    await server.matches.play(id, command);
    played.push(command);
  }
}
/** Long, and waiting for people: no window is about to open by itself. */
const long = (live: LiveMatch) => live.shown.seq >= 120 && bidding(live);
const bidding = ({ shown }: LiveMatch) => shown.state.pub.table.open.some((d) => d.kind === 'bid');
const roundOf = ({ shown }: LiveMatch) => (shown.state.pub as unknown as { round: number }).round;
const snapshotOf = (server: Server, id: string) =>
  server.store.db.selectFrom('snapshots').selectAll().where('match', '=', id).executeTakeFirstOrThrow();

describe('a match in the store', () => {
  it('is taken up from its snapshot and the commands of about one turn: what was played before is not even read', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const id = await table(first);
    await playUntil(first, id, long);
    const { shown } = await first.matches.open(id);
    const { seq } = await snapshotOf(first, id);
    // How long a turn is depends on the deal; of 120 commands most are not read.
    expect(shown.seq - seq).toBeLessThanOrEqual(60);
    await first.store.db
      .updateTable('log')
      .set({ commandJson: 'gone' })
      .where('match', '=', id)
      .where('seq', '<', seq)
      .execute();
    await first.close();
    const second = await openServer(dir);
    const again = await second.matches.open(id);
    expect(again.shown.state).toEqual(shown.state);
    expect(again.shown).toMatchObject({ seq: shown.seq, at: shown.at, undo: shown.undo, awaiting: shown.awaiting });
    await playUntil(second, id, (live) => live.shown.seq >= shown.seq + 40);
  });

  it('keeps no more than a few turns of its log in memory', async () => {
    const server = await openServer(folder());
    const id = await table(server);
    let most = 0;
    await playUntil(server, id, (live) => {
      most = Math.max(most, live.shown.seq - live.snapshotAt);
      return live.shown.seq >= 400;
    });
    expect(most).toBeLessThanOrEqual(80);
  });

  it('offers the same free undo after a restart as before', async () => {
    const dir = folder();
    let server = await openServer(dir);
    const id = await table(server);
    for (let i = 0; i < 12; i++) {
      const from = (await server.matches.open(id)).shown.seq;
      await playUntil(server, id, ({ shown }) => shown.seq > from + 8 && shown.undo.some((n) => n !== null));
      const { undo } = (await server.matches.open(id)).shown;
      await server.close();
      server = await openServer(dir);
      const live = await server.matches.open(id);
      expect(live.shown.undo).toEqual(undo);
    }
    const { state, undo } = (await server.matches.open(id)).shown;
    const seat = undo.findIndex((n) => n !== null);
    const { n } = state.pub.table;
    await server.matches.play(id, { do: 'undo', seat, n, to: undo[seat]! });
    expect((await server.matches.open(id)).shown.state.pub.table.n).toBe(n + 1);
  });

  it('is played again from its log when the snapshot is not what the log says', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const id = await table(first);
    await playUntil(first, id, long);
    const { shown } = await first.matches.open(id);
    const { stateJson } = await snapshotOf(first, id);
    const damaged = stateJson.replace(/"points":\[\d+/, '"points":[999');
    expect(damaged).not.toBe(stateJson);
    await first.store.db.updateTable('snapshots').set({ stateJson: damaged }).where('match', '=', id).execute();
    await first.close();
    const second = await openServer(dir);
    expect((await second.matches.open(id)).shown.state).toEqual(shown.state);
  });

  it('goes back by consent to before its snapshot, and is loaded whole after that', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const id = await table(first);
    await playUntil(first, id, long);
    await first.close();
    const second = await openServer(dir);
    const { n } = (await second.matches.open(id)).shown.state.pub.table;
    await second.matches.play(id, { do: 'undo', seat: 0, n, to: 2 });
    await second.matches.play(id, { do: 'consent', seat: 1, n, yes: true });
    const back = await second.matches.open(id);
    const { shown } = back;
    expect(shown.state.pub.table.n).toBe(n + 1);
    expect(roundOf(back)).toBe(0);
    await second.close();
    const third = await openServer(dir);
    expect((await third.matches.open(id)).shown.state).toEqual(shown.state);
  });

  it('is followed by another node, also when it goes back to before what that one remembers', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const second = await openServer(dir);
    const id = await table(first);
    await playUntil(first, id, long);
    await second.matches.open(id);
    await playUntil(first, id, ({ shown }) => shown.seq >= 150);
    await playUntil(first, id, bidding);
    const { seq } = (await first.matches.open(id)).shown;
    await second.matches.logGrew(id, seq);
    expect((await second.matches.open(id)).shown.state).toEqual((await first.matches.open(id)).shown.state);
    const { n } = (await first.matches.open(id)).shown.state.pub.table;
    await first.matches.play(id, { do: 'undo', seat: 0, n, to: 2 });
    await first.matches.play(id, { do: 'consent', seat: 1, n, yes: true });
    await second.matches.logGrew(id, seq + 2);
    expect((await second.matches.open(id)).shown.state).toEqual((await first.matches.open(id)).shown.state);
  });

  it('knows a command sent again long after, also when its place in the log has left the memory', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const id = await table(first);
    const played = await playUntil(first, id, long);
    await first.close();
    const second = await openServer(dir);
    for (const command of [played[0]!, played[7]!, played.at(-1)!])
      expect(await second.matches.play(id, command)).toMatchObject({ already: true });
    const other = { ...played[7], answer: 'envoy.999' } as Command;
    await expect(second.matches.play(id, other)).rejects.toMatchObject({ more: { refusal: { code: 'stale' } } });
  });
});

describe('a match whose rules changed', () => {
  it('is brought to the new rules by their migration, and goes on; nobody goes back beyond the change', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const id = await table(first);
    await playUntil(first, id, long);
    const before = await first.matches.open(id);
    const { shown } = before;
    await first.close();
    const second = await openServer(dir, new URL('../testing/parleyTwo.ts', import.meta.url).href);
    // The server that closed left nothing to be played again by other rules.
    expect((await snapshotOf(second, id)).seq).toBe(shown.seq);
    const live = await second.matches.open(id);
    expect(live.shown.state).toMatchObject({ rules: 2, pub: { round: roundOf(before) } });
    await playUntil(second, id, ({ shown: now }) => now.seq > shown.seq + 30);
    await playUntil(second, id, bidding);
    expect(JSON.parse((await snapshotOf(second, id)).stateJson)).toMatchObject({ rules: 2 });
    const { n } = (await second.matches.open(id)).shown.state.pub.table;
    await expect(second.matches.play(id, { do: 'undo', seat: 0, n, to: 2 })).rejects.toMatchObject({
      more: { reason: 'other-rules' },
    });
    await second.close();
    const third = await openServer(dir, new URL('../testing/parleyTwo.ts', import.meta.url).href);
    expect((await third.matches.open(id)).shown.state.rules).toBe(2);
  });

  it('says so where it cannot be brought over, and is left as it is for the version that can play it', async () => {
    const dir = folder();
    const first = await openServer(dir);
    const id = await table(first);
    await playUntil(first, id, long);
    await playUntil(first, id, bidding);
    const { shown } = await first.matches.open(id);
    await first.close();
    const second = await openServer(dir, new URL('../testing/parleyThree.ts', import.meta.url).href);
    await expect(second.matches.open(id)).rejects.toMatchObject({
      more: { reason: 'other-rules' },
      message: expect.stringMatching(/rules 1.*rules 3/),
    });
    await second.close();
    const third = await openServer(dir);
    expect((await third.matches.open(id)).shown.state).toEqual(shown.state);
  });
});
