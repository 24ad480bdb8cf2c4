import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadGame } from '@orrery/games';
import type { NewTable } from '../api/types.ts';
import { playOut } from './playOut.ts';
import { Player } from './player.ts';
import type { ReleasedMatch } from './releases.ts';
import { ServerProcess } from './serverProcess.ts';

// node server/testing/leaveRelease.ts VERSION: plays every game with a server of this version, and keeps what it leaves on its disk, once
// stopped and once killed, in server/testing/releases/VERSION. Run before the first change of the rules after a release.

interface Planned {
  label: string;
  game: string;
  seats: number;
  options?: { [option: string]: string };
  /** Commands after which it is left; null: at its end. */
  until: number | null;
  /** One person, and bots in the other seats. */
  withBots?: boolean;
  timed?: boolean;
}
const PLANNED: readonly Planned[] = [
  { label: 'star-realms-finished', game: 'star-realms', seats: 2, until: null },
  { label: 'star-realms-running', game: 'star-realms', seats: 2, until: 60 },
  { label: 'star-realms-bot', game: 'star-realms', seats: 2, until: 20, withBots: true },
  { label: 'inscription-finished', game: 'twilight-inscription', seats: 2, until: null },
  { label: 'inscription-running', game: 'twilight-inscription', seats: 3, until: 20 },
  {
    label: 'ti3-skirmish-finished',
    game: 'twilight-imperium-3',
    seats: 3,
    options: { setup: 'skirmish' },
    until: null,
  },
  { label: 'ti3-running', game: 'twilight-imperium-3', seats: 4, until: 90 },
  { label: 'ti3-timed', game: 'twilight-imperium-3', seats: 3, options: { setup: 'skirmish' }, until: 40, timed: true },
  { label: 'ti4-finished', game: 'twilight-imperium-4', seats: 3, options: { expansion: 'no' }, until: null },
  { label: 'ti4-running', game: 'twilight-imperium-4', seats: 4, until: 90 },
  { label: 'ti4-timed', game: 'twilight-imperium-4', seats: 3, until: 60, timed: true },
];

async function registered(url: string, handle: string): Promise<Player> {
  const player = await new Player(url).enter(handle);
  await player.ask('POST', '/api/me/register', { handle, password: `password of ${handle}` });
  return player;
}

async function play(url: string, planned: Planned): Promise<ReleasedMatch> {
  const { label, game: id, seats, options = {}, until, withBots = false, timed = false } = planned;
  const game = await loadGame(id);
  const people = Array.from({ length: withBots ? 1 : seats }, (_, i) => `${label}-${i + 1}`);
  const players: Player[] = [];
  for (const handle of people) players.push(await registered(url, handle));
  const [host, ...others] = players as [Player, ...Player[]];
  const table: NewTable = {
    game: id,
    options,
    seats: Array.from({ length: seats }, (_, i) =>
      withBots && i > 0 ? { kind: 'bot' as const, level: 'gentle' as const } : { kind: 'open' as const },
    ),
    ...(timed ? { windows: 'timed' as const } : {}),
  };
  const { id: match } = await host.create(table);
  for (const other of others) await other.join(match);
  await host.ask('POST', `/api/matches/${match}/start`);
  const isFar = () => until !== null && players.some((player) => (player.boards.get(match)?.n ?? 0) >= until);
  await Promise.all(players.map((player, i) => playOut(player, game, match, i + 1, undefined, undefined, isFar)));
  for (const player of players) player.disconnect();
  const { n, view } = await host.ask<{ n: number; view: { pub: { table: { result: object | null } } } }>(
    'GET',
    `/api/matches/${match}/view`,
  );
  const { result } = view.pub.table;
  console.log(`${label}: ${n} commands`);
  return { label, match, game: id, people, state: result ? 'finished' : 'running', n, result };
}

async function lobby(url: string): Promise<ReleasedMatch> {
  const host = await registered(url, 'lobby-1');
  const { id } = await host.create({ game: 'star-realms', seats: [{ kind: 'open' }, { kind: 'open' }] });
  return { label: 'lobby', match: id, game: 'star-realms', people: ['lobby-1'], state: 'lobby', n: 0, result: null };
}

async function leave(version: string, how: 'stopped' | 'killed'): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-leave-'));
  const server = await ServerProcess.start({ DATA_DIR: dir });
  const matches: ReleasedMatch[] = [];
  for (const planned of PLANNED) matches.push(await play(server.url, planned));
  matches.push(await lobby(server.url));
  await server.kill(how === 'killed' ? 'SIGKILL' : 'SIGTERM');
  const folder = new URL(`releases/${version}/${how}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('matches.json', folder), `${JSON.stringify(matches, null, 2)}\n`);
  for (const name of readdirSync(dir).filter((file) => file.startsWith('orrery.db') && !file.endsWith('-shm')))
    writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(readFileSync(join(dir, name))));
  rmSync(dir, { recursive: true, force: true });
}

const version = process.argv[2];
if (!version) throw new Error('node server/testing/leaveRelease.ts VERSION');
for (const how of ['stopped', 'killed'] as const) await leave(version, how);
