import { loadGame } from '@orrery/games';
import { measureWaiting } from '@orrery/kernel/testing';
import type { Options } from '@orrery/kernel';

// What timed reaction windows cost at a table of attentive people: node bench/waiting.ts [game] [games]
// The times are those of the server: windows of 2.5 to 5 seconds. People think 8 seconds in the median about a question; who declined once in a
// battle, before its rounds or after its dice, stays away from such windows for the rest of that action.

const PACE = { window: { least: 2.5, most: 5 }, think: { median: 8, factor: 1.8 } };
const [id = 'twilight-imperium-3', games = '5'] = process.argv.slice(2);
const game = await loadGame(id);
const options: Options = Object.fromEntries(process.argv.slice(4).map((set) => set.split('=') as [string, string]));
const BATTLES = { windows: ['combat.start', 'round.start', 'roll.after', 'damaged'], until: 'tacticalAction' };

const all = Array.from({ length: Number(games) }, (_, seed) =>
  measureWaiting(game, { seats: 3, options, seed }, PACE, [BATTLES]),
);
const sum = (figure: (one: (typeof all)[number]) => number) =>
  all.reduce((total, one) => total + figure(one), 0) / all.length;
const line = (name: string, value: number, unit = '') => console.log(`${name.padEnd(44)} ${value.toFixed(1)}${unit}`);
console.log(`${id}, three seats, mean of ${all.length} games`);
line(
  'decisions',
  sum((one) => one.decisions),
);
line(
  'windows opened',
  sum((one) => one.windows),
);
line(
  '  in which somebody could have reacted',
  sum((one) => one.useful),
);
line(
  '  behind which somebody thought',
  sum((one) => one.hidden),
);
line(
  'thinking, seconds',
  sum((one) => one.thought),
);
line(
  'waiting added by windows, seconds',
  sum((one) => one.waited),
);
for (const name of new Set(all.flatMap((one) => [...one.byWindow.keys()])))
  line(
    `  ${name}`,
    sum((one) => one.byWindow.get(name) ?? 0),
  );
