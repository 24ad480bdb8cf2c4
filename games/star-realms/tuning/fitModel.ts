import { begin, keyFromSeed, nextDecision, sampleAnswer, sampler, Table } from '@orrery/kernel';
import { writeFileSync } from 'node:fs';
import { starRealms } from '../game.ts';
import { compare, FEATURES } from '../bot/pairs.ts';
import { phaseAt, progressOf } from '../bot/phase.ts';
import { quick } from '../bot/quick.ts';
import { PHASES } from '../bot/style.ts';
import type { Phase } from '../bot/style.ts';
import { chanceOf, regress } from './regress.ts';
import type { Sample } from './regress.ts';

/** Fits the evaluation: `node games/star-realms/tuning/fitModel.ts 8000` plays so many games and writes `model.ts`. */

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
    for (const { phase, more } of seen) samples[phase].push({ features: more, won });
  }
  return samples;
};

const games = Number(process.argv[2] ?? 8000);
const samples = samplesOf(games);
const lines = PHASES.map((phase) => {
  const weights = regress(samples[phase], FEATURES.length);
  const right = samples[phase].filter((s) => chanceOf(weights, s.features) > 0.5 === (s.won === 1)).length;
  const share = ((100 * right) / samples[phase].length).toFixed(0);
  process.stdout.write(`${phase}: ${samples[phase].length} positions, ${share} % judged right\n`);
  FEATURES.forEach((name, i) => process.stdout.write(`  ${name} ${weights[i]!.toFixed(2)}\n`));
  return `  ${phase}: [${weights.map((w) => Number(w.toFixed(3))).join(', ')}],\n`;
});
writeFileSync(
  new URL('../bot/model.ts', import.meta.url),
  `import type { Phase } from '../bot/style.ts';\n\n/** Weights of the evaluation's features; made by \`fitModel.ts\`. */\nexport const MODEL: Readonly<Record<Phase, readonly number[]>> = {\n${lines.join('')}};\n`,
);
