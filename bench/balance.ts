// Does a seat's balance score tell who does well? node bench/balance.ts PLAYERS GAMES [FIRST]: games of the middle bot in random galaxies of Twilight
// Imperium 4, whose seats differ on purpose; what fell to each seat and how it ended is left in results/. node bench/balance.ts FILE...: games that were
// played, as `orrery simulate --out` leaves them, or those left in results/. Prints how often each seat won, how uneven the galaxies were, for the score and
// each of its parts how it goes with points and wins, how often the seat with the best score won, and what weights found on some games say of others.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { botByName, playGame } from '@orrery/bots';
import { Match, keyFromHex, readMatchFile } from '@orrery/kernel';
import { shareOf } from '@orrery/games/estimates';
import type { maps } from '@orrery/imperium';
import { LAYOUT_IDS, layout } from '../games/ti4/content/layouts.ts';
import { balanceOf } from '../games/ti4/galaxy/balance.ts';
import { generateGalaxy } from '../games/ti4/galaxy/generate.ts';
import { readMapString, writeCells, writeMapString } from '../games/ti4/galaxy/mapString.ts';
import { ti4 } from '../games/ti4/game.ts';

const asked = process.argv.slice(2);
const isAboutFiles = asked.some((word) => !/^\d+$/.test(word));
const PARTS = [
  'score',
  'resources',
  'influence',
  'specialties',
  'legendary',
  'barred',
  'planets',
  'systemsInReach',
  'planetsInReach',
  'traits',
  'toNeighbour',
  'neighbours',
] as const;
type Parts = { [P in (typeof PARTS)[number]]: number };
/** A seat in numbers. */
const numbersOf = (seat: maps.SeatBalance): Parts =>
  Object.fromEntries(PARTS.map((part) => [part, part === 'traits' ? seat.traits.length : Number(seat[part])])) as Parts;
/** A game that is over, as a line of a file keeps it. */
interface Told {
  readonly seed: number;
  readonly seats: readonly Parts[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** One seat of one game: how far above the mean of its table each of these was. */
interface Seat {
  game: number;
  parts: Parts;
  points: number;
  won: number;
}
const seats: Seat[] = [];
const [best, worst] = [
  { wins: 0, games: 0 },
  { wins: 0, games: 0 },
];
const bySeat: { wins: number; games: number; points: number }[] = [];
let unevenness = 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A game that is over: what fell to each seat, and how it ended. */
let ended = 0;
function count(found: readonly Parts[], scores: readonly number[], winners: readonly number[]): void {
  ended++;
  const worth = found.map(({ score }) => score);
  unevenness += Math.max(...worth) - Math.min(...worth);
  found.forEach((seat, at) => {
    const own = (bySeat[at] ??= { wins: 0, games: 0, points: 0 });
    own.games++;
    own.points += scores[at]!;
    if (winners.includes(at)) own.wins++;
    seats.push({
      game: ended,
      parts: Object.fromEntries(PARTS.map((part) => [part, seat[part] - mean(found.map((one) => one[part]))])) as Parts,
      points: scores[at]! - mean(scores),
      won: (winners.includes(at) ? 1 : 0) - winners.length / found.length,
    });
  });
  for (const [tally, at] of [
    [best, worth.indexOf(Math.max(...worth))],
    [worst, worth.indexOf(Math.min(...worth))],
  ] as const) {
    tally.games++;
    if (winners.includes(at)) tally.wins++;
  }
}

function played(players: number, games: number, first: number): void {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`balance-${players}-${first}.jsonl`, folder);
  rmSync(file, { force: true });
  const on = layout(LAYOUT_IDS.find((id) => layout(id).players === players)!);
  const bots = Array.from({ length: players }, () => botByName('medium'));
  for (let seed = first; seed < first + games; seed++) {
    const made = generateGalaxy(on, { seed: `${seed}`, sets: ['base', 'pok'], weighting: 'random' });
    if ('fault' in made) throw new Error(made.fault);
    const { result } = playGame(ti4, { bots, seed, options: { galaxy: writeMapString(on, made.placed) } });
    if (!result) continue;
    const told: Told = { seed, seats: balanceOf(on, made.placed).map(numbersOf), ...result };
    appendFileSync(file, `${JSON.stringify(told)}\n`);
    count(told.seats, told.scores, told.winners);
  }
}

/** The galaxy lies when a match begins: nothing is played again. */
function fromFile(path: string): void {
  if (path.endsWith('.jsonl')) {
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const told = JSON.parse(line) as Told;
      count(told.seats, told.scores, told.winners);
    }
    return;
  }
  const read = readMatchFile(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}, line ${read.flaw.line}: ${read.flaw.reason}`);
  const { file } = read;
  if (file.game !== ti4.id || !file.result) return console.log(`${path}: no finished match of ${ti4.id}`);
  const key = keyFromHex(file.key);
  if (!key) throw new Error(`${path}: its key cannot be read`);
  const { galaxy } = new Match(ti4, { seats: file.seats.length, options: file.options, key }).state.pub;
  const map = readMapString(writeCells(galaxy));
  if ('fault' in map) return console.log(`${path}: its galaxy is built during the match`);
  count(balanceOf(map.layout, map.placed).map(numbersOf), file.result.scores, file.result.winners);
}

if (isAboutFiles) for (const path of asked) fromFile(path);
else {
  const [players = 6, games = 20, first = 1] = asked.map(Number);
  played(players, games, first);
}

/** How two columns go together, from -1 to 1; the means of a table are taken off already. */
function correlation(of: (seat: Seat) => number, to: (seat: Seat) => number): number {
  const sum = (value: (seat: Seat) => number): number => seats.reduce((all, seat) => all + value(seat), 0);
  return sum((seat) => of(seat) * to(seat)) / Math.sqrt(sum((seat) => of(seat) ** 2) * sum((seat) => to(seat) ** 2));
}
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const told = ({ wins, games: all }: { wins: number; games: number }): string => {
  const { value, low, high } = shareOf(wins, all);
  return `${wins} of ${all}, ${percent(value)} (${percent(low)} to ${percent(high)})`;
};
const even = percent(1 / Math.max(1, bySeat.length));
console.log(
  `${bySeat.length} players, ${best.games} games; an even share is ${even}; mean distance of best and worst score ${(unevenness / best.games).toFixed(2)}`,
);
bySeat.forEach((seat, at) =>
  console.log(`seat ${at + 1} won ${told(seat)}, ${(seat.points / seat.games).toFixed(2)} points a game`),
);
console.log(`the best seat by its score won ${told(best)}, the worst ${told(worst)}`);
/** Parts in which the seats of these games differ at all. */
const VARIED = PARTS.filter((part) => seats.some((seat) => Math.abs(seat.parts[part]) > 1e-9));
for (const part of VARIED)
  console.log(
    `${part}: with points ${correlation(
      (seat) => seat.parts[part],
      (seat) => seat.points,
    ).toFixed(3)}, with wins ${correlation(
      (seat) => seat.parts[part],
      (seat) => seat.won,
    ).toFixed(3)}`,
  );
console.log(`by chance alone figures stay within ${(1.96 / Math.sqrt(seats.length)).toFixed(3)} of 0 in 19 of 20 runs`);

// Weights of the parts, found by least squares on all games but every fifth in turn, and tried on those that were left out.
const WEIGHED = VARIED.filter((part) => part !== 'score');
const FOLDS = 5;
/** A little of every weight is taken off, so that parts that go together share what they say. */
const RIDGE = 1;

function weightsFrom(of: readonly Seat[], to: (seat: Seat) => number, parts: readonly (keyof Parts)[]): number[] {
  const rows = parts.map((a, i) => [
    ...parts.map((b, j) => of.reduce((sum, seat) => sum + seat.parts[a] * seat.parts[b], i === j ? RIDGE : 0)),
    of.reduce((sum, seat) => sum + seat.parts[a] * to(seat), 0),
  ]);
  parts.forEach((_, i) => {
    const pivot = rows.findIndex(
      (row, at) => at >= i && Math.abs(row[i]!) === Math.max(...rows.slice(i).map((one) => Math.abs(one[i]!))),
    );
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const own = rows[i]!;
    rows.forEach((row, at) => {
      if (at === i) return;
      const times = row[i]! / own[i]!;
      row.forEach((value, column) => (row[column] = value - times * own[column]!));
    });
  });
  return rows.map((row, i) => row[parts.length]! / row[i]!);
}
/** How what weights of other games say of a seat goes with what became of it. */
function heldOut(to: (seat: Seat) => number, parts: readonly (keyof Parts)[]): number {
  const said = new Map<Seat, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = weightsFrom(
      seats.filter(({ game }) => game % FOLDS !== fold),
      to,
      parts,
    );
    for (const seat of seats.filter(({ game }) => game % FOLDS === fold))
      said.set(
        seat,
        parts.reduce((sum, part, i) => sum + weights[i]! * seat.parts[part], 0),
      );
  }
  return correlation((seat) => said.get(seat)!, to);
}
for (const [name, to] of [
  ['points', (seat: Seat) => seat.points],
  ['wins', (seat: Seat) => seat.won],
] as const) {
  const weights = weightsFrom(seats, to, WEIGHED);
  console.log(
    `weights for ${name}, all games: ${WEIGHED.map((part, i) => `${part} ${weights[i]!.toFixed(3)}`).join(', ')}`,
  );
  const weighed = heldOut(to, WEIGHED).toFixed(3);
  const plain = heldOut(to, ['score']).toFixed(3);
  console.log(
    `on games left out: all parts weighed ${weighed}, the score alone ${plain}, planets within reach alone ${heldOut(to, ['planetsInReach']).toFixed(3)}`,
  );
}
