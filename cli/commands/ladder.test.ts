import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));
const ladder = (...args: string[]) =>
  spawnSync(process.execPath, [BIN, 'ladder', 'twilight-inscription', ...args], { encoding: 'utf8' });

describe('orrery ladder', () => {
  it('a game that can be played alone is climbed by two', () => {
    const { status, stdout } = ladder('--bots', 'random,greedy', '--games', '1');
    expect(status).toBe(0);
    expect(stdout).toContain('2 seats');
    expect(ladder('--bots', 'random,greedy', '--seats', '1').stderr).toMatch(/two seats or more/);
  }, 60_000);
});
