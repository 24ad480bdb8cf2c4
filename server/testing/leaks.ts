import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Match,
  awaited,
  completeOptions,
  eventFor,
  keyFromHex,
  keyToHex,
  rulesView,
  sampleAnswer,
  sampler,
} from '@orrery/kernel';
import type { Command, Event, Game, Options, Seat, Shapes, State } from '@orrery/kernel';
import { pino } from 'pino';
import { buildApp } from '../api/app.ts';
import { patchText } from '@orrery/kernel';
import type { App } from '../api/app.ts';
import { readConfig } from '../config.ts';
import { Server } from '../server.ts';
import type { Listener } from '../live/hub.ts';
import { windowCloseOf } from '../matches/restore.ts';
import { readTable } from '../matches/table.ts';
import { asPerson } from '../matches/summaries.ts';
import { PARLEY } from './testServer.ts';

// Every byte that leaves the server for a seat or a spectator is recorded while matches are played by chance. Afterwards the match is played
// again with open eyes: whatever name of a card, key or sealed number a reader was sent before it could know it is a leak.

export interface LeakReport {
  game: string;
  matches: number;
  messages: number;
  bytes: number;
  /** Hidden things that were looked for in the recordings. */
  canaries: number;
  leaks: string[];
}
const MEMORY = '/dev/shm';
/** Matches that are played at once. */
const TOGETHER = 8;

type Tamper = (text: string, seat: Seat | null, state: State<Shapes> | null) => string;
interface Recording extends Listener {
  seat: Seat | null;
  token: string | null;
  texts: string[];
}

/** `tamper` lets a test put a leak in, to see that it is found. */
export async function leakTest(
  gameId: string,
  matches: number,
  seats: number,
  options: Options = {},
  tamper: Tamper = (text) => text,
): Promise<LeakReport> {
  // What is looked for is what leaves the server; the disk plays no part in it.
  const dir = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'orrery-leaks-'));
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMITS: '0', BLUR: '0-1', PORT: '0' });
  const server = await Server.open(config, { games: { parley: PARLEY }, timing: { sweep: 5 } });
  const app = await buildApp(server, pino({ level: 'silent' }));
  const report: LeakReport = { game: gameId, matches: 0, messages: 0, bytes: 0, canaries: 0, leaks: [] };
  let next = 0;
  const play = async () => {
    while (next < matches && report.leaks.length === 0) {
      await oneMatch(server, app, gameId, seats, options, next++, report, tamper);
      report.matches++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(TOGETHER, matches) }, play));
  await app.http.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
  return report;
}

async function oneMatch(
  server: Server,
  app: App,
  gameId: string,
  seats: number,
  options: Options,
  seed: number,
  report: LeakReport,
  tamper: Tamper,
) {
  let state: State<Shapes> | null = null;
  const below = sampler(`leaks ${gameId} ${seed}`);
  const people = await Promise.all(Array.from({ length: seats + 1 }, (_, i) => server.people.guest(`P${i}`, 'en')));
  const chosen = await anyOptions(server, gameId, seats, options, below);
  const id = await server.lobby.create(people[0]!.id, {
    game: gameId,
    options: chosen,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    clock: { kind: 'live', bank: 600, gain: 5 },
  });
  for (const person of people.slice(1, seats)) {
    await server.lobby.join(id, person.id);
    await server.lobby.ready(id, person.id, true);
  }
  const recordings: Recording[] = [];
  for (const [i, person] of people.entries()) {
    const { token } = await server.people.openSession(person.id, 'token', 'recorder');
    const texts: string[] = [];
    recordings.push({
      seat: i < seats ? i : null,
      token,
      texts,
      person: asPerson(person),
      keepsUp: true,
      send: (text) => void texts.push(tamper(text, i < seats ? i : null, state)),
    });
  }
  recordings.push({
    seat: null,
    token: null,
    texts: [],
    person: null,
    keepsUp: true,
    send: (text) => void recordings.at(-1)!.texts.push(text),
  });
  await server.lobby.start(id, people[0]!.id);
  for (const recording of recordings) {
    server.hub.connect(recording);
    server.hub.watch(id, recording, recording.seat);
    await server.hub.sendView(id, recording);
  }
  const live = await server.matches.open(id);
  const { game } = live;
  for (let moves = 0; !live.isOver && moves < 20_000; moves++) {
    ({ state } = live.shown);
    await step(server, id, game, state, below);
    if (below(25) === 0) await overHttp(app, id, recordings[below(recordings.length)]!);
  }
  await judge(server, id, game, recordings, report);
  for (const recording of recordings) server.hub.disconnect(recording);
  await server.matches.stop(id);
}

/** Options by chance, as far as the game can be set up so. */
async function anyOptions(
  server: Server,
  gameId: string,
  seats: number,
  options: Options,
  below: (n: number) => number,
): Promise<Options> {
  const game = await server.registry.load(gameId);
  const chosen = { ...options };
  for (const [name, option] of Object.entries(game.options)) {
    if (name in options || below(2) === 0) continue;
    const tried = { ...chosen, [name]: option.values[below(option.values.length)]! };
    try {
      completeOptions(game, seats, tried);
      chosen[name] = tried[name]!;
    } catch {
      // Not together with the others, or not for so many: left as it was.
    }
  }
  return chosen;
}

/** One command by chance: an answer, now and then one that is refused, a draft, an order or an undo. */
async function step(
  server: Server,
  id: string,
  game: Game<Shapes>,
  state: State<Shapes>,
  below: (n: number) => number,
): Promise<void> {
  const { n, seats } = state.pub.table;
  const asked = Array.from({ length: seats }, (_, seat) => awaited(game, state, seat)).flat();
  const d = asked[below(asked.length)];
  if (!d) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return;
  }
  const view = { pub: state.pub, me: state.own[d.seat]!, seat: d.seat };
  // Most answers are sensible ones where the game has such: by chance alone the Imperium games hardly come to battles and votes.
  const sensible = below(3) > 0 ? game.bot.quick?.(rulesView(game, view), d, below) : undefined;
  const answer = sensible === undefined ? sampleAnswer(game, view, d, below) : sensible;
  const play = (command: Command) => server.matches.play(id, command).catch(() => null);
  const dice = below(100);
  if (dice < 3)
    (await server.matches.open(id)).beside.keep(state, { do: 'draft', seat: d.seat, ask: d.id, part: [answer] });
  if (dice === 6) await play({ do: 'hold', seat: below(seats), window: state.pub.table.stack.at(-1)!.id });
  if (dice === 7) await play({ do: 'preAnswers', seat: d.seat, preAnswers: [{ kind: d.kind, answer }] });
  if (dice === 4) await play({ do: 'answer', seat: (d.seat + 1) % seats, n, ask: d.id, answer });
  if (dice === 5 && n > 0) await play({ do: 'undo', seat: d.seat, n, to: n - 1 });
  else await play({ do: 'answer', seat: d.seat, n, ask: d.id, answer });
}

async function overHttp(app: App, id: string, recording: Recording): Promise<void> {
  const headers = recording.token ? { authorization: `Bearer ${recording.token}` } : {};
  for (const path of [
    `/api/matches/${id}`,
    `/api/matches/${id}/view`,
    `/api/matches/${id}/history?since=0`,
    '/api/me/inbox',
  ]) {
    const response = await app.http.inject({ method: 'GET', url: path, headers });
    // Asked for at this moment: what it may hold is what could be known at the last told state.
    recording.texts.push(response.body);
  }
}

/** Plays the match again and holds every recorded text against what its reader could know by then. */
async function judge(
  server: Server,
  id: string,
  game: Game<Shapes>,
  recordings: Recording[],
  report: LeakReport,
): Promise<void> {
  const { row, seats, spec } = await readTable(server.store.db, id);
  const log = await server.store.db.selectFrom('log').selectAll().where('match', '=', id).orderBy('seq').execute();
  const match = new Match<Shapes>(game, {
    seats: seats.length,
    options: spec.options,
    key: keyFromHex(row.key!)!,
    windowClose: windowCloseOf(spec),
  });
  const secrets = new Set<string>();
  const readers = [...seats.map((seat) => seat.seat), null];
  /** By reader: the count of commands at which a name could first be known. */
  const knownAt = new Map<Seat | null, Map<string, number>>(readers.map((seat) => [seat, new Map()]));
  // What is new to a reader stands in the difference to the state before.
  const learn = (before: State<Shapes> | null, state: State<Shapes>, events: Event<Shapes>[]) => {
    for (const name of hiddenNames(state)) secrets.add(name);
    const shared = namesIn(patchText(before?.pub, state.pub));
    for (const seat of readers) {
      const known = knownAt.get(seat)!;
      const own = seat === null ? '' : patchText(before?.own[seat], state.own[seat]);
      const mine = namesIn(own + JSON.stringify(events.map((event) => eventFor(event, seat))));
      for (const name of [...shared, ...mine]) if (!known.has(name)) known.set(name, state.pub.table.n);
    }
  };
  learn(null, match.state, match.opening);
  for (const { commandJson } of log) {
    const before = match.state;
    const applied = match.play(JSON.parse(commandJson) as Command);
    if (applied.ok) learn(before, match.state, applied.events);
  }
  const key = keyFromHex(row.key!)!;
  const keys = [keyToHex(key), JSON.stringify(key), ...key.map(String)];
  report.canaries += secrets.size + keys.length;
  for (const recording of recordings) {
    let n = 0;
    for (const text of recording.texts) {
      report.messages++;
      report.bytes += text.length;
      n = Math.max(n, countIn(JSON.parse(text)));
      for (const secret of keys)
        if (text.includes(secret)) report.leaks.push(`seed key in a message to ${recording.seat}`);
      if (text.includes('"rng"')) report.leaks.push(`the dice's place in a message to ${recording.seat}`);
      const known = knownAt.get(recording.seat)!;
      for (const name of namesIn(text)) {
        if (!secrets.has(name)) continue;
        const since = known.get(name);
        if (since === undefined || since > n)
          report.leaks.push(`${name} to ${recording.seat ?? 'a spectator'} at ${n}: ${around(text, name)}`);
      }
    }
  }
}

/** How far the match had come when a message was written, by its own word: of a view, an update, a table, a history, an inbox. */
function countIn(content: unknown): number {
  if (typeof content !== 'object' || content === null) return 0;
  if (Array.isArray(content)) return Math.max(0, ...content.map(countIn));
  const { n, table, steps } = content as { n?: number; table?: unknown; steps?: unknown };
  return Math.max(n ?? 0, countIn(table), countIn(steps));
}

/** Every text and every large number; quotes must pair up, or a short key would put the rest out of step. */
const namesIn = (text: string): Set<string> => new Set(text.match(/"(?:[^"\\]|\\.)*"|\b\d{6,9}\b/g));
const around = (text: string, name: string) => text.slice(Math.max(0, text.indexOf(name) - 100)).slice(0, 200);

/** What somebody does not see: cards in hands and decks, sealed and secret answers. */
function hiddenNames(state: State<Shapes>): string[] {
  const names: string[] = [];
  const cards = [state.hidden.table.cards, ...state.own.map((own) => own.table.cards)];
  for (const zones of cards)
    for (const zone of Object.values(zones)) for (const card of zone) names.push(JSON.stringify(card));
  for (const own of state.own) {
    const { pledge } = own as { pledge?: number };
    if (pledge !== undefined && pledge >= 100_000) names.push(String(pledge));
    for (const answer of Object.values(own.table.sealed))
      if (typeof answer === 'number' && answer >= 100_000) names.push(String(answer));
  }
  return names;
}

if (process.argv[1] === import.meta.filename) {
  const [game = 'parley', matches = '500', seats = '3', options = '{}'] = process.argv.slice(2);
  const began = performance.now();
  const report = await leakTest(game, Number(matches), Number(seats), JSON.parse(options) as Options);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ ...report, seconds, leaks: report.leaks.slice(0, 10) }));
  process.exit(report.leaks.length === 0 ? 0 : 1);
}
