import { describe, expect, it } from 'vitest';
import { fuzz } from '@orrery/kernel/testing';
import { nextDecision, sampler, Table, view } from '@orrery/kernel';
import { begin, keyFromSeed } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import { quick } from '../bot/quick.ts';
import { starRealms } from '../game.ts';
import { thingsReached, campaignThings } from '../rules/campaignThings.ts';

describe('whole campaigns', () => {
  it('five random campaigns: nothing leaks, nothing is lost, no dead end, replay equals play', async () => {
    const options = { mode: 'campaign', tradeDeck: '60', personalDecks: 'standard', longGame: '50' };
    const report = await fuzz(starRealms, { games: 5, seed: 1, seats: 2, options, every: 120 });
    expect(report.failure).toBeNull();
    expect(report.games).toBe(5);
    const unseen = report.neverReached.inventory.filter(
      (thing) => thing.startsWith('scenario') || thing.startsWith('event'),
    );
    expect(unseen.length).toBeLessThan(8); // sides and events depend on who wins
  }, 120_000);

  it('by rule of thumb every sticker, choice, event and Victory Point card comes up', () => {
    const left = new Set(campaignThings());
    for (let seed = 1; seed <= 40 && left.size > 0; seed++) {
      const { state } = begin(starRealms, { seats: 2, options: { mode: 'campaign' }, key: keyFromSeed(seed) });
      const table = new Table(starRealms, state);
      const below = sampler(`thumb ${seed}`);
      while (state.pub.table.result === null) {
        const d = nextDecision(starRealms, state)!;
        const v = view(state, d.seat);
        const byChance = d.kind !== 'main' && (BY_CHANCE.has(d.kind) || below(12) === 0);
        const answer = byChance ? undefined : quick(v, d, below);
        table.take(d, answer === undefined ? anyOf(d.kind, v, d.q, below) : answer);
        for (const event of table.events) for (const thing of thingsReached(event)) left.delete(thing);
        table.events.length = 0;
      }
      expect(state.pub.campaign!.made).toHaveLength(40);
    }
    expect([...left]).toEqual([]);
  }, 120_000);
});

const BY_CHANCE = new Set(['faction', 'scenarioOption', 'topUp']);
const anyOf = (kind: string, v: object, q: Json, below: (n: number) => number): Json => {
  const { list } = starRealms.asks[kind as 'may'] as unknown as { list(v: object, q: Json): Json[] };
  const all = list(v, q);
  return all[below(all.length)]!;
};
