import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Match, keyFromSeed, nextDecision, toMatchFile, view, writeMatchFile } from '@orrery/kernel';
import { botChance, random } from '@orrery/bots';
import { orrery } from '../orrery.ts';
import * as registry from '@orrery/games';
import { starRealms } from '@orrery/star-realms';

const folder = mkdtempSync(join(tmpdir(), 'orrery-statistics-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(seed: string, bots: boolean): string {
  const match = new Match(starRealms, { seats: 2, options: {}, key: keyFromSeed(seed) });
  const chance = [botChance(seed, 0), botChance(seed, 1)];
  while (match.state.pub.table.result === null) {
    const d = nextDecision(starRealms, match.state)!;
    const answer = random.choose(starRealms, view(match.state, d.seat), d, chance[d.seat]!);
    match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
  }
  const seats = ['Ada', 'Noor'].map((name) => (bots ? { name, bot: 'random' } : { name }));
  const path = join(folder, `${seed}.json`);
  writeFileSync(path, writeMatchFile(toMatchFile(match, seats)));
  return path;
}
async function run(...args: string[]) {
  let [out, err] = ['', ''];
  const code = await orrery(['statistics', ...args], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    input: process.stdin,
    typed: false,
    watched: false,
    registry,
    registryUrl: '',
  });
  return { code, out, err };
}

describe('orrery statistics', () => {
  const [one, two, three] = [written('one', false), written('two', false), written('three', true)];
  it('tells one match, as text, as a table of values and as JSON', async () => {
    const text = await run(one);
    expect(text.err).toBe('');
    expect(text.out).toMatch(/cardsBought +\d+ +\d+/);
    expect((await run(one, '--csv')).out).toContain('authority,1,Ada,all,');
    expect(JSON.parse((await run(one, '--json')).out)).toMatchObject({
      game: 'star-realms',
      players: [{ name: 'Ada' }, {}],
    });
  });
  it('tells the win rates of many, and keeps bots apart', async () => {
    const { out } = await run([one, two, three].join(','));
    expect(out).toContain('2 finished matches; 1 kept apart');
    expect(out).toMatch(/Ada +\d of 2/);
    expect((await run([one, two, three].join(','), '--bots')).out).toContain('1 finished matches; 2 kept apart');
  });
  it('says what it cannot read', async () => {
    expect((await run(join(folder, 'none.json'))).err).toContain('cannot be read');
  });
});
