import { describe, expect, it } from 'vitest';
import { captured } from '../fixtures/captured.ts';

const run = (...args: string[]) => captured(['odds', ...args].join(' '));

describe('orrery odds', () => {
  it('says who wins, what is left, and how it knows', async () => {
    const { code, out } = await run('--attacker', 'cruiser', '--defender', 'cruiser');
    expect(code).toBe(0);
    expect(out).toMatch(/attacker wins +37\.50 %/);
    expect(out).toMatch(/nobody left +25\.00 %/);
    expect(out).toContain('attacker keeps 1 cruiser: 37.50 %');
    expect(out).toContain('exact');
  });
  it('says how a vote ends and what a draw brings', async () => {
    const { code, out } = await run('--votes', '5-50,4-80,3-20', '--draw', '80-4-2');
    expect(code).toBe(0);
    expect(out).toMatch(/passes +50\.00 %/);
    expect(out).toMatch(/1 of the wanted cards +9\.62 %/);
    expect((await run('--votes', '5')).code).not.toBe(0);
    expect(JSON.parse((await run('--json', '--draw', '7-2-3')).out).draw).toHaveLength(3);
  });
  it('knows both editions, the ground, effects and retreats, as JSON too', async () => {
    const { out } = await run(
      '--json',
      '--edition',
      'ti3',
      '--on',
      'ground',
      '--attacker',
      'ground-force',
      '--defender',
      'ground-force',
    );
    expect(JSON.parse(out).odds.first).toBeCloseTo(0.21 / 0.51, 9);
    const leaving = await run(
      '--json',
      '--attacker',
      'dreadnought*3!1',
      '--defender',
      'war-sun*2',
      '--defender-with',
      'direct-hit*2',
      '--attacker-leaves',
      'below25',
    );
    expect(JSON.parse(leaving.out).odds.retreats[0]).toBeGreaterThan(0.01);
  });
  it('says what it does not understand', async () => {
    expect((await run('--attacker', 'galleon*2', '--defender', 'cruiser')).err).toContain('there is no "galleon"');
    expect((await run('--attacker', 'cruiser*99', '--defender', 'cruiser')).err).toContain('at most 8 cruiser');
    expect((await run('--attacker', 'infantry', '--defender', 'cruiser')).err).toContain('attacker has nobody');
  });
  it('lists everything an edition knows, and what is not counted', async () => {
    const { out } = await run('--list');
    expect(out).toContain('assault-cannon');
    expect(out).toContain('not counted: courageous-to-the-end');
  });
});
