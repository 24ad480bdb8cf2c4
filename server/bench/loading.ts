import { deflateRawSync } from 'node:zlib';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaited, sampleAnswer, sampler } from '@orrery/kernel';
import type { Command, Decision, Game, Shapes, State } from '@orrery/kernel';
import { readConfig } from '../config.ts';
import { Server } from '../server.ts';
import type { Listener } from '../live/hub.ts';
import { restore } from '../matches/restore.ts';

// How long a late match takes to come into memory, and how much of it is there beside its state.

export interface LateMatch {
  game: string;
  seats: number;
  commands: number;
  stateBytes: number;
  /** Reading, checking, playing what came after the snapshot. */
  medianMs: number;
  worstMs: number;
  /** Memory of a live match less that of its state. */
  besideKb: number;
  /** Bytes of an update to a seat, as they leave for a browser, and of its whole view, on average, in the three parts of the match. */
  sizes: { part: string; updateBytes: number; viewBytes: number }[];
}
const PARTS = ['early', 'middle', 'late'];

export async function lateMatch(game: string, seats: number, commands: number): Promise<LateMatch> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-late-'));
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMITS: '0', BLUR: '0-1', PORT: '0' });
  const server = await Server.open(config, { timing: { sweep: 60_000 } });
  const id = await table(server, game, seats);
  const below = sampler(`late ${game}`);
  const times: number[] = [];
  const sent: { seq: number; bytes: number; view: number }[] = [];
  let live = await server.matches.open(id);
  for (let seat = 0; seat < seats; seat++) {
    const listener: Listener = {
      person: null,
      keepsUp: true,
      send: (text) => {
        if (!text.startsWith('{"t":"update"')) return;
        const { seq, state } = live.shown;
        const view = seq % 20 === 0 ? JSON.stringify([state.pub, state.own[seat]]).length : 0;
        sent.push({ seq, bytes: sizeOnTheWire(text), view });
      },
    };
    server.hub.connect(listener);
    server.hub.watch(id, listener, seat);
    await server.hub.sendView(id, listener);
  }
  for (let from = 0; !live.isOver && live.shown.seq < commands; live = await server.matches.open(id)) {
    await step(server, id, live.game, live.shown.state, below);
    // At many lengths, so that it is met right after a snapshot as well as right before one.
    if (live.shown.seq > commands / 3 && live.shown.seq > from + 6) {
      from = live.shown.seq;
      const began = performance.now();
      await restore(server.store.db, server.registry, id, server.bots.recreate);
      times.push(performance.now() - began);
    }
  }
  const { state, seq } = live.shown;
  const besideKb = await beside(server, id, state);
  await server.close();
  rmSync(dir, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const sizes = PARTS.map((part, i) => {
    const mine = sent.filter((one) => Math.min(2, Math.floor((3 * one.seq) / seq)) === i);
    const views = mine.filter(({ view }) => view > 0);
    const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    return { part, updateBytes: mean(mine.map((one) => one.bytes)), viewBytes: mean(views.map((one) => one.view)) };
  });
  return {
    game,
    seats,
    commands: seq,
    stateBytes: JSON.stringify(state).length,
    medianMs: times[times.length >> 1]!,
    worstMs: times.at(-1)!,
    besideKb,
    sizes,
  };
}

async function table(server: Server, game: string, seats: number): Promise<string> {
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => server.people.guest(`P${i}`, 'en')));
  const open = people.map(() => ({ kind: 'open' as const }));
  const id = await server.lobby.create(people[0]!.id, { game, seats: open, windows: 'at-once' });
  for (const person of people.slice(1)) {
    await server.lobby.join(id, person.id);
    await server.lobby.ready(id, person.id, true);
  }
  await server.lobby.start(id, people[0]!.id);
  return id;
}

async function step(
  server: Server,
  id: string,
  game: Game<Shapes>,
  state: State<Shapes>,
  below: (n: number) => number,
): Promise<void> {
  const { n, seats } = state.pub.table;
  const asked = Array.from({ length: seats }, (_, seat) => awaited(game, state, seat));
  // Everybody who is asked answers in one go: the store then writes them together.
  const answers = asked.flatMap(([d]) => (d ? [{ d, answer: answerOf(game, state, d, below) }] : []));
  const played = answers.map(({ d, answer }) =>
    server.matches.play(id, { do: 'answer', seat: d.seat, n, ask: d.id, answer } as Command).catch(() => null),
  );
  if (played.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await Promise.all(played);
}
const answerOf = (game: Game<Shapes>, state: State<Shapes>, d: Decision, below: (n: number) => number) =>
  sampleAnswer(game, { pub: state.pub, me: state.own[d.seat]!, seat: d.seat }, d, below);

const COPIES = 40;
/** Many copies of one match, and of its state alone. */
async function beside(server: Server, id: string, state: State<Shapes>): Promise<number> {
  const text = JSON.stringify(state);
  const heap = () => {
    globalThis.gc!();
    globalThis.gc!();
    return process.memoryUsage().heapUsed;
  };
  const kept: unknown[] = [];
  const empty = heap();
  for (let i = 0; i < COPIES; i++) {
    server.matches.forget(id);
    kept.push(await server.matches.open(id));
  }
  const matches = heap() - empty;
  for (let i = 0; i < COPIES; i++) kept.push(JSON.parse(text));
  const states = heap() - empty - matches;
  return (matches - states) / COPIES / 1024;
}

/** As ws sends it: long messages deflated, each by itself. */
function sizeOnTheWire(text: string): number {
  const plain = Buffer.byteLength(text);
  return plain < 2048 ? plain : deflateRawSync(text, { level: 3 }).length;
}
