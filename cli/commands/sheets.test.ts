import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));
const orrery = (...args: string[]) => spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' });

describe('orrery sheets', () => {
  it('draws the four sheets of a seed, the same ones every time', () => {
    const { status, stdout } = orrery('sheets', '--seed', '17');
    expect(status).toBe(0);
    for (const id of ['navigation-g17', 'expansion-g17', 'industry-g17', 'warfare-g17']) expect(stdout).toContain(id);
    expect(stdout.match(/\[MECATOL\]/g)).toHaveLength(1);
    expect(stdout.match(/X:/g)).toHaveLength(3);
    expect(orrery('sheets', '--seed', '17').stdout).toBe(stdout);
    expect(orrery('sheets', '--seed', '18').stdout).not.toBe(stdout);
  }, 60_000);

  it('gives them as data, measured against side B when games are asked for', () => {
    const { seed, side, sheets, measured } = JSON.parse(
      orrery('sheets', '--seed', '3', '--games', '2', '--json').stdout,
    );
    expect([seed, side, sheets.industry.id]).toEqual([3, 'generated:3', 'industry-g3']);
    expect(measured.map((row: { sheet: string }) => row.sheet)).toEqual([
      'side B',
      'navigation',
      'expansion',
      'industry',
      'warfare',
      'all four',
    ]);
    expect(measured[0].against).toBe(0);
    expect(measured.every((row: { mean: number }) => row.mean > 20)).toBe(true);
  }, 60_000);

  it('a table plays the sheets of a seed, all seats the same', () => {
    const line = ['simulate', 'twilight-inscription', '--seats', '2', '--games', '1', '--bots', 'random'];
    expect(orrery(...line, '--set', 'side=generated:17').status).toBe(0);
    expect(orrery(...line, '--set', 'side=generated:x').stderr).toMatch(/generated:SEED/);
    expect(orrery('sheets', '--seed', '1000000').stderr).toMatch(/whole number from 0 to 999999/);
  }, 60_000);
});
