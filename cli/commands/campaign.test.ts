import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
const orrery = (...args: string[]) => spawnSync(process.execPath, [BIN, 'campaign', ...args], { encoding: 'utf8' });

describe('orrery campaign', () => {
  it('a campaign stopped at any decision and continued in a new process ends like one never interrupted', () => {
    const begun = join(folder, 'begun.json');
    const whole = join(folder, 'whole.json');
    expect(orrery('new', begun, '--seed', '11', '--name', 'Two Suns').status).toBe(0);
    copyFileSync(begun, whole);
    expect(orrery('play', whole).stdout).toMatch(/has won the campaign/);
    const text = readFileSync(whole, 'utf8');
    const { commands } = JSON.parse(text) as { commands: unknown[] };
    assert(
      property(integer({ min: 1, max: commands.length - 1 }), (at) => {
        const stopped = join(folder, `stopped-${at}.json`);
        copyFileSync(begun, stopped);
        expect(orrery('play', stopped, '--decisions', String(at)).status).toBe(0);
        expect(orrery('play', stopped).status).toBe(0);
        // The file holds every command and the hash after each.
        expect(readFileSync(stopped, 'utf8') === text, `stopped after ${at} of ${commands.length} decisions`).toBe(
          true,
        );
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 180_000);
  it('refuses a file that does not verify with line and reason, and leaves it as it is', () => {
    const path = join(folder, 'forged.json');
    expect(orrery('new', path, '--seed', '3').status).toBe(0);
    expect(orrery('play', path, '--decisions', '30').status).toBe(0);
    const text = readFileSync(path, 'utf8');
    const forged = text.replace(/"(\d+)-[0-9a-f]{16}"/, '"$1-0123456789abcdef"');
    writeFileSync(path, forged);
    const refused = orrery('play', path);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /line \d+: after command 1 the state is \d+-[0-9a-f]{16}, the file says \d+-0123456789abcdef/,
    );
    expect(readFileSync(path, 'utf8')).toBe(forged);
    expect(orrery('new', path).stderr).toMatch(/exists already/);
  }, 60_000);
});
