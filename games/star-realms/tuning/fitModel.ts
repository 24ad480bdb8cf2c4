import { begin, keyFromSeed, nextDecision, sampleAnswer, sampler, Table } from '@orrery/kernel';
import { writeFileSync } from 'node:fs';
import { starRealms } from '../game.ts';
import { compare, FEATURES } from '../bot/pairs.ts';
import { solve } from './fit.ts';
import { phaseAt, progressOf } from '../bot/phase.ts';
import { quick } from '../bot/quick.ts';
import { PHASES } from '../bot/style.ts';
import type { Phase } from '../bot/style.ts';

/** Fits the evaluation: `node games/star-realms/tuning/fitModel.ts 8000` plays so many games and writes `model.ts`. */

interface Sample {
  more: readonly number[];
  won: number;
}
/** One answer in so many is chance's, so that lopsided positions come up too. */
const STRAY = 25;

const samplesOf = (games: number): Record<Phase, Sample[]> => {
  const samples: Record<Phase, Sample[]> = { early: [], middle: [], late: [] };
  for (let i = 0; i < games; i++) {
    const { state } = begin(starRealms, { seats: 2, options: {}, key: keyFromSeed(`model ${i}`) });
    const table = new Table(starRealms, state);
    const below = sampler(`model ${i}`);
    const seen: { phase: Phase; more: number[] }[] = [];
    let turn = 0;
    while (state.pub.table.result === null) {
      const d = nextDecision(starRealms, state)!;
      if (state.pub.turn !== turn) {
        turn = state.pub.turn;
        const far = progressOf(state.pub);
        seen.push({ phase: phaseAt(far), more: [...compare(state.pub, 0, 1, far)] });
      }
      const v = table.view(d.seat);
      const answer = below(STRAY) === 0 ? sampleAnswer(starRealms, v, d, below) : quick(v, d, below);
      table.take(d, answer ?? null);
      table.events.length = 0;
    }
    const won = state.pub.table.result.winners.includes(0) ? 1 : 0;
    for (const { phase, more } of seen) samples[phase].push({ more, won });
  }
  return samples;
};

const chanceOf = (weights: readonly number[], more: readonly number[]): number =>
  1 / (1 + Math.exp(-more.reduce((sum, x, i) => sum + x * weights[i]!, 0)));

/** Logistic regression by Newton's method, with a little doubt about every weight. */
const DOUBT = 2;
const regress = (samples: readonly Sample[]): number[] => {
  let weights = FEATURES.map(() => 0);
  for (let round = 0; round < 12; round++) {
    const a = FEATURES.map((_, i) => FEATURES.map((__, j) => (i === j ? DOUBT : 0)));
    const b = FEATURES.map((_, i) => -DOUBT * weights[i]!);
    for (const { more, won } of samples) {
      const p = chanceOf(weights, more);
      for (let i = 0; i < FEATURES.length; i++) {
        b[i]! += (won - p) * more[i]!;
        for (let j = 0; j < FEATURES.length; j++) a[i]![j]! += p * (1 - p) * more[i]! * more[j]!;
      }
    }
    const step = solve(a, b);
    weights = weights.map((w, i) => w + step[i]!);
  }
  return weights;
};

const games = Number(process.argv[2] ?? 8000);
const samples = samplesOf(games);
const lines = PHASES.map((phase) => {
  const weights = regress(samples[phase]);
  const right = samples[phase].filter((s) => chanceOf(weights, s.more) > 0.5 === (s.won === 1)).length;
  const share = ((100 * right) / samples[phase].length).toFixed(0);
  process.stdout.write(`${phase}: ${samples[phase].length} positions, ${share} % judged right\n`);
  FEATURES.forEach((name, i) => process.stdout.write(`  ${name} ${weights[i]!.toFixed(2)}\n`));
  return `  ${phase}: [${weights.map((w) => Number(w.toFixed(3))).join(', ')}],\n`;
});
writeFileSync(
  new URL('../bot/model.ts', import.meta.url),
  `import type { Phase } from '../bot/style.ts';\n\n/** Weights of the evaluation's features; made by \`fitModel.ts\`. */\nexport const MODEL: Readonly<Record<Phase, readonly number[]>> = {\n${lines.join('')}};\n`,
);
