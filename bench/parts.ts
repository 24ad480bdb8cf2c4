import { random } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import { apply, begin, cloneState, fingerprint, keyFromSeed, nextDecision, rulesView, view } from '@orrery/kernel';
import { countAtomically, countInMatch, countInPlace } from './counter.ts';
import { SEATS, SOURCES, lateGame, lateState } from './lateState.ts';
import { microseconds, perSecond } from './measure.ts';
import type { Figure } from './measure.ts';
import { boardgameIo } from './peer.ts';
import { measureRoundTrips } from './roundTrips.ts';
import type { RoundTrips } from './roundTrips.ts';
import { atomic, inPlace, laterState, listing, randomGame, ruleOfThumb, scripted } from './play.ts';

/** The parts of the measurement. Each runs in a process of its own, so that no figure depends on what was measured before it. */

export type Add = (what: string, value: number, unit: string, target?: Figure['target']) => void;

/** Short matches and long ones: some engines slow down as the log grows. */
export const SHORT = 200;
export const LONG = 20_000;

/** Decisions of a seat in the first half of a game of Twilight Imperium 4. */
const LATE = 150;

/** Moves a second in matches of this length. */
function movesPerSecond(count: (moves: number) => void, moves: number): number {
  return perSecond(() => {
    count(moves);
    return moves;
  });
}

export const parts = {
  peer(add) {
    const peer = boardgameIo();
    for (const moves of [SHORT, LONG])
      add(`counter, boardgame.io client, ${moves} moves a match`, movesPerSecond(peer, moves), 'moves/s');
  },
  counter(add) {
    add('counter, kernel in place', movesPerSecond(countInPlace, SHORT), 'moves/s');
    add('counter, kernel atomic (apply)', movesPerSecond(countAtomically, SHORT), 'moves/s');
    for (const moves of [SHORT, LONG])
      add(`counter, kernel with log and undo, ${moves} moves a match`, movesPerSecond(countInMatch, moves), 'moves/s');
  },
  async starRealmsRandom(add) {
    const speed = inPlace(await loadGame('star-realms'), 2, random);
    add('Star Realms random, in place', speed.decisions, 'decisions/s', { least: 300_000 });
    add('Star Realms random, in place', speed.games, 'games/s');
  },
  async starRealmsAtomic(add) {
    add('Star Realms random, atomic (apply)', atomic(await loadGame('star-realms'), 2).decisions, 'decisions/s');
  },
  async starRealmsScripted(add) {
    const speed = inPlace(await loadGame('star-realms'), 2, scripted);
    add('Star Realms scripted bots', speed.turns, 'turns/s', { least: 26_000 });
    add('Star Realms scripted bots', speed.games, 'games/s');
  },
  async starRealmsRuleOfThumb(add) {
    const speed = inPlace(await loadGame('star-realms'), 2, ruleOfThumb);
    add('Star Realms, the tuned rule of thumb', speed.turns, 'turns/s');
    add('Star Realms, the tuned rule of thumb', speed.games, 'games/s');
  },
  async starRealmsAnswers(add) {
    const game = await loadGame('star-realms');
    add('Star Realms, legal answers, 99th percentile', listing(game, 2, 100), 'ms', { most: 0.1 });
  },
  async inscription(add) {
    const game = await loadGame('twilight-inscription');
    add('Inscription, 8 seats, one random game', randomGame(game, 8), 'ms', { most: 100 });
    add('Inscription, legal answers, 99th percentile', listing(game, 4, 4), 'ms', { most: 2 });
  },
  async ti3(add) {
    const game = await loadGame('twilight-imperium-3');
    add('TI3, six seats, one random game', randomGame(game, game.seats.max), 'ms');
    add('TI3, legal answers, 99th percentile', listing(game, game.seats.max, 4), 'ms', { most: 5 });
  },
  async ti3RoundTrips(add) {
    const game = await loadGame('twilight-imperium-3');
    const tables = {
      'TI3, skirmish of three': { seats: 3, options: { setup: 'skirmish', rounds: '8', technology: 'advanced' } },
      'TI3, game of six': { seats: 6, options: { galaxy: 'generated' } },
    };
    for (const [what, table] of Object.entries(tables)) {
      const from = (seed: number) => begin(game, { ...table, key: keyFromSeed(seed) }).state as never;
      addRoundTrips(what, measureRoundTrips(game, from, ['produce', 'move', 'land'], 2400), add);
    }
  },
  async ti4Random(add) {
    const speed = inPlace(await loadGame('twilight-imperium-4'), 6, random);
    add('TI4 random, six seats, in place', speed.decisions, 'decisions/s');
  },
  async ti4RoundTrips(add) {
    const game = await loadGame('twilight-imperium-4');
    for (const seats of [6, 8]) {
      const from = (seed: number) => laterState(game, seats, seed, LATE * seats);
      const found = measureRoundTrips(game, from, ['produce', 'move', 'commit', 'vote', 'assignHits'], 600);
      addRoundTrips(`TI4, the later half of a game of ${seats}`, found, add);
    }
  },
  lateRoundTrips(add) {
    const game = lateGame(45);
    const state = lateState(game);
    const found = measureRoundTrips(game as never, () => state as never, ['produce', 'move', 'land'], 2400);
    addRoundTrips(`late state, ${SEATS} seats, ${SOURCES} sources`, found, add);
    const v = rulesView(game, view(state, 0));
    const query = microseconds(() => v.number('cost', { seat: 0, type: 'cruiser', system: 3 }, 2));
    const trip = microseconds(() => JSON.parse(JSON.stringify(state)) as unknown);
    add('late state: one query', query / trip, 'round trips', { most: 1 / 500 });
  },
  smallState: (add) => measureState(5, add),
  middleState: (add) => measureState(18, add),
  lateState: (add) => measureState(45, add),
} as const satisfies { [part: string]: (add: Add) => void | Promise<void> };
export type Part = keyof typeof parts;

/** The bounds that every large game has to keep, in JSON round trips of its state. */
function addRoundTrips(what: string, { applyMedian, applyWorst, listWorst }: RoundTrips, add: Add): void {
  add(`${what}: apply, median`, applyMedian, 'round trips', { most: 0.5 });
  add(`${what}: apply, 99th percentile`, applyWorst, 'round trips', { most: 10 });
  add(`${what}: listing 200 answers, 99th percentile`, listWorst, 'round trips', { most: 20 });
}

/** What the kernel does with one state of so many systems. */
function measureState(systems: number, add: Add): void {
  const game = lateGame(systems);
  const state = lateState(game);
  const text = JSON.stringify(state);
  const size = `${(text.length / 1000).toFixed(0)} KB state`;
  const isLate = systems === 45;
  const d = nextDecision(game, state)!;
  const command = { do: 'answer' as const, seat: d.seat, n: state.pub.table.n, ask: d.id, answer: {} };
  const time = (what: string, work: () => unknown, target: Figure['target'] = null): void =>
    add(`${size}: ${what}`, microseconds(work), 'µs', target);
  time('clone', () => cloneState(game, state));
  time('apply, atomic', () => apply(game, state, command));
  if (!isLate) return;
  time('view', () => view(state, 0));
  time('save (to JSON)', () => JSON.stringify(state));
  time('load (from JSON)', () => JSON.parse(text) as unknown, { most: 5000 });
  time('fingerprint', () => fingerprint(state));
}
