import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refused } from '../command.ts';
import type { Command } from '../command.ts';

/** The measurements of bench/, as `npm run bench` takes them. */
export const bench: Command = {
  name: 'bench',
  operands: [],
  summary: 'measures rules, kernel and bots against their targets (npm run bench)',
  options: {},
  examples: ['bench'],
  async run() {
    const script = fileURLToPath(new URL('../../bench/run.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
    if (status !== 0) throw new Refused('the measurements failed; see above');
  },
};
