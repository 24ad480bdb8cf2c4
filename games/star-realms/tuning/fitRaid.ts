import { begin, keyFromSeed, nextDecision, sampleAnswer, sampler, Table } from '@orrery/kernel';
import { writeFileSync } from 'node:fs';
import { phaseAt, progressOf } from '../bot/phase.ts';
import { quick } from '../bot/quick.ts';
import { describeRaid, RAID_FEATURES } from '../bot/raid.ts';
import { PHASES } from '../bot/style.ts';
import type { Phase } from '../bot/style.ts';
import { starRealms } from '../game.ts';
import { chanceOf, regress } from './regress.ts';
import type { Sample } from './regress.ts';

/** Fits the evaluation of Raid: `node games/star-realms/tuning/fitRaid.ts 500` plays so many games with each number of Raiders and writes `raidModel.ts`. */

/** One answer in so many is chance's, so that lopsided positions come up too. */
const STRAY = 25;

const samplesOf = (games: number): Record<Phase, Sample[]> => {
  const samples: Record<Phase, Sample[]> = { early: [], middle: [], late: [] };
  for (const seats of [3, 4, 5, 6])
    for (let i = 0; i < games; i++) {
      const options = { mode: 'raid', boss: 'seat1' };
      const { state } = begin(starRealms, { seats, options, key: keyFromSeed(`raid ${seats} ${i}`) });
      const table = new Table(starRealms, state);
      const below = sampler(`raid ${seats} ${i}`);
      const seen: { phase: Phase; features: number[] }[] = [];
      let turn = 0;
      while (state.pub.table.result === null) {
        const d = nextDecision(starRealms, state)!;
        if (state.pub.turn !== turn) {
          turn = state.pub.turn;
          const far = progressOf(state.pub);
          const features: number[] = [];
          describeRaid(state.pub, far, features);
          seen.push({ phase: phaseAt(far), features });
        }
        const v = table.view(d.seat);
        const answer = below(STRAY) === 0 ? sampleAnswer(starRealms, v, d, below) : quick(v, d, below);
        table.take(d, answer ?? null);
        table.events.length = 0;
      }
      const won = state.pub.table.result.winners.includes(0) ? 1 : 0;
      for (const { phase, features } of seen) samples[phase].push({ features, won });
    }
  return samples;
};

const samples = samplesOf(Number(process.argv[2] ?? 500));
const lines = PHASES.map((phase) => {
  const weights = regress(samples[phase], RAID_FEATURES);
  const right = samples[phase].filter((s) => chanceOf(weights, s.features) > 0.5 === (s.won === 1)).length;
  const share = ((100 * right) / samples[phase].length).toFixed(0);
  process.stdout.write(`${phase}: ${samples[phase].length} positions, ${share} % judged right\n`);
  return `  ${phase}: [${weights.map((w) => Number(w.toFixed(3))).join(', ')}],\n`;
});
writeFileSync(
  new URL('../bot/raidModel.ts', import.meta.url),
  `import type { Phase } from './style.ts';\n\n/** Weights of the evaluation of Raid; made by \`tuning/fitRaid.ts\`. */\nexport const RAID: Readonly<Record<Phase, readonly number[]>> = {\n${lines.join('')}};\n`,
);
