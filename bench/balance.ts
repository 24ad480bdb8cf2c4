// Does a seat's balance score tell who does well? node bench/balance.ts PLAYERS GAMES [FIRST]: games of the middle bot in random galaxies of Twilight
// Imperium 4, whose seats differ on purpose. Prints for the score and each of its parts how it goes with points and wins, and how often the seat
// with the best score won.
import { botByName, playGame } from '@orrery/bots';
import { shareOf } from '@orrery/games/estimates';
import type { maps } from '@orrery/imperium';
import { LAYOUT_IDS, layout } from '../games/ti4/content/layouts.ts';
import { balanceOf } from '../games/ti4/galaxy/balance.ts';
import { generateGalaxy } from '../games/ti4/galaxy/generate.ts';
import { writeMapString } from '../games/ti4/galaxy/mapString.ts';
import { ti4 } from '../games/ti4/game.ts';

const [players = 6, games = 20, first = 1] = process.argv.slice(2).map(Number);
const on = layout(LAYOUT_IDS.find((id) => layout(id).players === players)!);
const bots = Array.from({ length: players }, () => botByName('medium'));
const PARTS = ['score', 'resources', 'influence', 'planets', 'planetsInReach', 'specialties'] as const;

/** One seat of one game: how far above the mean of its table each of these was. */
interface Seat {
  parts: { [P in (typeof PARTS)[number]]: number };
  points: number;
  won: number;
}
const seats: Seat[] = [];
const [best, worst] = [
  { wins: 0, games: 0 },
  { wins: 0, games: 0 },
];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

for (let seed = first; seed < first + games; seed++) {
  const made = generateGalaxy(on, { seed: `${seed}`, sets: ['base', 'pok'], weighting: 'random' });
  if ('fault' in made) throw new Error(made.fault);
  const { result } = playGame(ti4, { bots, seed, options: { galaxy: writeMapString(on, made.placed) } });
  if (!result) continue;
  const found: maps.SeatBalance[] = balanceOf(on, made.placed);
  const scores = found.map(({ score }) => score);
  found.forEach((seat, at) => {
    seats.push({
      parts: Object.fromEntries(
        PARTS.map((part) => [part, seat[part] - mean(found.map((one) => one[part]))]),
      ) as Seat['parts'],
      points: result.scores[at]! - mean(result.scores),
      won: (result.winners.includes(at) ? 1 : 0) - result.winners.length / players,
    });
  });
  for (const [tally, at] of [
    [best, scores.indexOf(Math.max(...scores))],
    [worst, scores.indexOf(Math.min(...scores))],
  ] as const) {
    tally.games++;
    if (result.winners.includes(at)) tally.wins++;
  }
}

/** How two columns go together, from -1 to 1; the means of a table are taken off already. */
function correlation(of: (seat: Seat) => number, to: (seat: Seat) => number): number {
  const sum = (value: (seat: Seat) => number): number => seats.reduce((all, seat) => all + value(seat), 0);
  return sum((seat) => of(seat) * to(seat)) / Math.sqrt(sum((seat) => of(seat) ** 2) * sum((seat) => to(seat) ** 2));
}
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const told = ({ wins, games: all }: typeof best): string => {
  const { value, low, high } = shareOf(wins, all);
  return `${wins} of ${all}, ${percent(value)} (${percent(low)} to ${percent(high)})`;
};
console.log(`${players} players, ${best.games} games from seed ${first}; an even share is ${percent(1 / players)}`);
console.log(`the best seat by its score won ${told(best)}, the worst ${told(worst)}`);
for (const part of PARTS)
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
