import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '@orrery/bots';
import { NoGame, loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { apply, cloneState, fingerprint, nextDecision, view } from '@orrery/kernel';
import { countAtomically, countInMatch, countInPlace } from './counter.ts';
import { lateGame, lateState } from './lateState.ts';
import { isMet, microseconds, perSecond } from './measure.ts';
import type { Figure } from './measure.ts';
import { boardgameIo } from './peer.ts';
import { atomic, inPlace, listing, randomGame, ruleOfThumb, scripted } from './play.ts';

// Measures rules and kernel on one core. One table on the output, the same as JSON under results/. Ratios inside one run say more than figures:
// the machine is shared and its speed varies.

const figures: Figure[] = [];
const notes: string[] = [];
function add(what: string, value: number, unit: string, target: Figure['target'] = null): void {
  figures.push({ what, value, unit, target });
  console.error(`  ${what}: ${show(value)} ${unit}`);
}

async function measureGame(id: string, measure: (game: AnyGame) => void): Promise<void> {
  try {
    measure(await loadGame(id));
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    notes.push(error.message);
  }
}

/** Moves a second in matches of this length: some engines slow down as the log grows. */
function movesPerSecond(count: (moves: number) => void, moves: number): number {
  return perSecond(() => {
    count(moves);
    return moves;
  });
}

console.error('Measuring, about two minutes ...');

const SHORT = 200;
const LONG = 20_000;
const peer = boardgameIo();
if (peer === null) notes.push('boardgame.io could not be installed: no ratios');
const peerShort = peer && movesPerSecond(peer, SHORT);
const peerLong = peer && movesPerSecond(peer, LONG);
if (peerShort !== null) add(`counter, boardgame.io client, ${SHORT} moves a match`, peerShort, 'moves/s');
if (peerLong !== null) add(`counter, boardgame.io client, ${LONG} moves a match`, peerLong, 'moves/s');
add('counter, kernel in place', movesPerSecond(countInPlace, SHORT), 'moves/s');
add('counter, kernel atomic (apply)', movesPerSecond(countAtomically, SHORT), 'moves/s');
const matchShort = movesPerSecond(countInMatch, SHORT);
const matchLong = movesPerSecond(countInMatch, LONG);
add(`counter, kernel with log and undo, ${SHORT} moves a match`, matchShort, 'moves/s');
add(`counter, kernel with log and undo, ${LONG} moves a match`, matchLong, 'moves/s');
if (peerShort !== null) add(`counter, kernel to boardgame.io, ${SHORT} moves`, matchShort / peerShort, 'x');
if (peerLong !== null) add(`counter, kernel to boardgame.io, ${LONG} moves`, matchLong / peerLong, 'x');

await measureGame('star-realms', (game) => {
  const fast = inPlace(game, 2, random);
  add('Star Realms random, in place', fast.decisions, 'decisions/s', { least: 300_000 });
  add('Star Realms random, in place', fast.games, 'games/s');
  if (peerShort !== null) add('Star Realms to boardgame.io counter, short matches', fast.decisions / peerShort, 'x');
  if (peerLong !== null)
    add('Star Realms to boardgame.io counter, long matches', fast.decisions / peerLong, 'x', { least: 60 });
  const safe = atomic(game, 2);
  add('Star Realms random, atomic (apply)', safe.decisions, 'decisions/s');
  const script = inPlace(game, 2, scripted);
  add('Star Realms scripted bots', script.turns, 'turns/s', { least: 26_000 });
  add('Star Realms scripted bots', script.games, 'games/s');
  const sensible = inPlace(game, 2, ruleOfThumb);
  add('Star Realms, the tuned rule of thumb', sensible.turns, 'turns/s');
  add('Star Realms, the tuned rule of thumb', sensible.games, 'games/s');
  add('Star Realms, legal answers, 99th percentile', listing(game, 2, 100), 'ms', { most: 0.1 });
});
await measureGame('twilight-inscription', (game) => {
  add('Inscription, 8 seats, one random game', randomGame(game, 8), 'ms', { most: 100 });
  add('Inscription, legal answers, 99th percentile', listing(game, 4, 4), 'ms', { most: 2 });
});
await measureGame('ti3-slice', (game) => {
  add('TI3 slice, one random game', randomGame(game, game.seats.max), 'ms');
  add('TI3 slice, legal answers, 99th percentile', listing(game, game.seats.max, 4), 'ms', { most: 5 });
});

for (const systems of [5, 18, 37]) {
  const game = lateGame(systems);
  const state = lateState(game);
  const text = JSON.stringify(state);
  const size = `${(text.length / 1000).toFixed(0)} KB state`;
  const isLate = systems === 37;
  const d = nextDecision(game, state)!;
  const command = { do: 'answer' as const, seat: d.seat, n: state.pub.table.n, ask: d.id, answer: 0 };
  add(
    `${size}: clone`,
    microseconds(() => cloneState(game, state)),
    'µs',
    isLate ? { most: 20 } : null,
  );
  add(
    `${size}: apply, atomic`,
    microseconds(() => apply(game, state, command)),
    'µs',
    isLate ? { most: 40 } : null,
  );
  if (!isLate) continue;
  add(
    `${size}: view`,
    microseconds(() => view(state, 0)),
    'µs',
  );
  add(
    `${size}: save (to JSON)`,
    microseconds(() => JSON.stringify(state)),
    'µs',
  );
  add(
    `${size}: load (from JSON)`,
    microseconds(() => JSON.parse(text) as unknown),
    'µs',
    { most: 5000 },
  );
  add(
    `${size}: fingerprint`,
    microseconds(() => fingerprint(state)),
    'µs',
  );
}

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);
}
function aim({ target }: Figure): string {
  if (!target) return '';
  return 'least' in target ? `at least ${show(target.least)}` : `at most ${show(target.most)}`;
}
const lines = figures.map((figure) => {
  const met = isMet(figure);
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  return [
    figure.what.padEnd(52),
    show(figure.value).padStart(12),
    figure.unit.padEnd(12),
    aim(figure).padEnd(18),
    verdict,
  ];
});
console.log(['what'.padEnd(52), 'figure'.padStart(12), ''.padEnd(12), 'target'.padEnd(18)].join(' '));
for (const line of lines) console.log(line.join(' ').trimEnd());
for (const note of notes) console.log(`not measured: ${note}`);

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
writeFileSync(file, `${JSON.stringify({ node: process.version, figures, notes }, null, 2)}\n`);
console.log(`\nwritten to bench/results/${file.slice(folder.length + 1)}`);
