// Exact odds beside samples: node bench/oddsBySamples.ts [FIRST] [BATTLES] [SAMPLES]. Random battles of both editions, numbered by their seed; each chance
// to win, draw and lose must lie where samples of a true chance lie. Prints a line for each that is more than four standard
// deviations off, and one for all.
import { battles } from '@orrery/imperium';
import { sampler } from '@orrery/kernel';
import { edition as ti3 } from '@orrery/ti3/odds';
import { edition as ti4 } from '@orrery/ti4/odds';

const [first = 1, count = 200, samples = 200_000] = process.argv.slice(2).map(Number);
const EDITIONS = [ti3, ti4];
const LOSSES = ['sustain-first', 'sustain-last', 'weakest-first'] as const;
const MOST = 6;
/** Steps of a random number between 0 and 1. */
const FINE = 2 ** 30;

function randomBattle(seed: number): { name: string; battle: battles.Battle } | null {
  const below = sampler(`battle ${seed}`);
  const edition = EDITIONS[below(2)]!;
  const field = below(3) === 0 ? 'ground' : 'space';
  const text = (): string => {
    const units = edition.units.filter((unit) => unit.fields.includes(field) && unit.common);
    const chosen = Array.from({ length: 1 + below(3) }, () => units[below(units.length)]!);
    return [...new Set(chosen)].map(({ id, most }) => `${id}*${1 + below(Math.min(MOST, most))}`).join();
  };
  const query = new URLSearchParams({ a: text(), b: text(), ...(field === 'ground' ? { on: field } : {}) });
  for (const side of ['a', 'b']) {
    query.set(`${side}.losses`, LOSSES[below(3)]!);
    const effects = edition.effects.filter((effect) => effect.field === 'both' || effect.field === field);
    if (effects.length > 0 && below(2) === 0) query.set(`${side}.with`, effects[below(effects.length)]!.id);
  }
  const read = battles.readBattle(edition, query);
  if ('fault' in read) return null;
  const battle = battles.battleOfDescription(edition, read);
  return 'fault' in battle ? null : { name: query.toString(), battle };
}

let [tried, chances, outside, worst] = [0, 0, 0, 0];
for (let seed = first; tried < count; seed++) {
  const made = randomBattle(seed);
  if (!made) continue;
  tried++;
  const exact = battles.exactOdds(made.battle);
  const below = sampler(`samples ${seed}`);
  const sampled = battles.sampledOdds(made.battle, samples, () => below(FINE) / FINE);
  for (const end of ['first', 'draw', 'second'] as const) {
    const p = exact[end];
    const spread = Math.sqrt((p * (1 - p)) / samples);
    const off = Math.abs(sampled[end] - p);
    const deviations = spread > 0 ? off / spread : off > 1e-9 ? Infinity : 0;
    chances++;
    if (deviations > 1.96) outside++;
    worst = Math.max(worst, deviations);
    if (deviations > 4) console.log(`${seed} ${end}: ${p.toFixed(5)} and ${sampled[end].toFixed(5)}: ${made.name}`);
  }
}
console.log(
  `${tried} battles from seed ${first}, ${samples} samples each: ${outside} of ${chances} chances outside their 95 % interval, the furthest ${worst.toFixed(2)} standard deviations off`,
);
