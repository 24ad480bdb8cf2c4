import * as fc from 'fast-check';
import { countPlan } from './countPlan.ts';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { checkPlan, draftOf, listPlan, resume, roomFor, samplePlan, spreadPlan } from './plan.ts';
import type { Automatic, Plan, Slot } from './plan.ts';

/** Buying ships: Carriers make room for Fighters, a fleet has a limit, and coins of 1 and 2 pay for it. Two Carriers are rows of their own with cargo. */
interface Facts {
  carriers: number;
  fighters: number;
  fleet: number;
  cargo: number;
  coins: number[];
}
type Order = { fighters: number; loads: number[]; pay: number[] };

class ShipyardPlan implements Plan<Order, number[]> {
  readonly slots: Slot[] = [];
  readonly closed = [{ id: 'war-sun', rule: 'YARD-04' }];
  readonly rows: { slots: number[]; like: number }[] = [];
  readonly counts: number[];
  readonly auto: Automatic<number[]>;
  readonly facts: Facts;
  constructor(facts: Facts, counts?: number[]) {
    this.facts = facts;
    for (let i = 0; i < facts.carriers; i++) {
      this.rows.push({ slots: [this.slots.length, this.slots.length + 1], like: i - 1 });
      this.slots.push({ id: `carrier${i}`, most: 1 }, { id: `load${i}`, most: facts.cargo });
    }
    this.slots.push({ id: 'fighter', most: facts.fighters });
    this.counts = counts ?? this.slots.map(() => 0);
    this.auto = {
      best: () => this.payments()[0] ?? null,
      refuses: (part) => (this.payments().some((p) => p.join() === part.join()) ? null : 'YARD-03'),
      list: (limit) => this.payments().slice(0, limit),
      sample: (below) => {
        const all = this.payments();
        return all.length > 0 ? all[below(all.length)]! : null;
      },
    };
  }
  private carriersOf = (counts: readonly number[]) => this.rows.reduce((n, { slots }) => n + counts[slots[0]!]!, 0);
  private price = () => 2 * this.carriersOf(this.counts) + this.counts.at(-1)!;
  private payments(): number[][] {
    const found: number[][] = [];
    for (let mask = 0; mask < 1 << this.facts.coins.length; mask++) {
      const used = this.facts.coins.flatMap((_, i) => (mask & (1 << i) ? [i] : []));
      const paid = used.reduce((sum, i) => sum + this.facts.coins[i]!, 0);
      if (paid >= this.price() && used.every((i) => paid - this.facts.coins[i]! < this.price())) found.push(used);
    }
    return found;
  }
  private rule(counts: readonly number[]): string | null {
    if (counts.some((n, i) => n < 0 || n > this.slots[i]!.most)) return 'YARD-00';
    for (const { slots } of this.rows) if (counts[slots[1]!]! > 0 && counts[slots[0]!] === 0) return 'YARD-05';
    if (this.carriersOf(counts) > this.facts.fleet) return 'YARD-01';
    if (counts.at(-1)! > 3 * this.carriersOf(counts)) return 'YARD-02';
    const price = 2 * this.carriersOf(counts) + counts.at(-1)!;
    return price > this.facts.coins.reduce((sum, n) => sum + n, 0) ? 'YARD-03' : null;
  }
  add(slot: number, n: number): void {
    this.counts[slot]! += n;
  }
  refuses(slot: number, n: number): string | null {
    return this.rule(this.counts.with(slot, this.counts[slot]! + n));
  }
  lacks = () => (this.carriersOf(this.counts) === 0 ? 'YARD-06' : null);
  broken = () => this.rule(this.counts);
  meters = () => [{ id: 'fleet', used: this.carriersOf(this.counts), of: this.facts.fleet }];
  warnings = () => [];
  write(part: number[] | null): Order {
    const loads = this.rows.flatMap(({ slots }) => (this.counts[slots[0]!] ? [this.counts[slots[1]!]!] : []));
    return { fighters: this.counts.at(-1)!, loads, pay: part! };
  }
  read(answer: Json): { part: number[] } | { rule: string } {
    const { fighters, loads, pay } = answer as Order;
    if (!Array.isArray(loads) || loads.length > this.rows.length || !Array.isArray(pay)) return { rule: 'YARD-00' };
    this.add(this.slots.length - 1, fighters);
    loads.forEach((n, i) => {
      this.add(this.rows[i]!.slots[0]!, 1);
      this.add(this.rows[i]!.slots[1]!, n);
    });
    return { part: pay };
  }
  fork = () => new ShipyardPlan(this.facts, this.counts.slice());
}

const facts = fc.record({
  carriers: fc.integer({ min: 1, max: 3 }),
  fighters: fc.integer({ min: 0, max: 4 }),
  fleet: fc.integer({ min: 1, max: 3 }),
  cargo: fc.integer({ min: 0, max: 2 }),
  coins: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
});

/** Every answer by counting through all vectors of counts, written with equal Carriers in falling order. */
function everyAnswer(empty: ShipyardPlan): Set<string> {
  const found = new Set<string>();
  const visit = (counts: number[]): void => {
    if (counts.length < empty.slots.length) {
      for (let n = 0; n <= empty.slots[counts.length]!.most; n++) visit([...counts, n]);
      return;
    }
    const plan = new ShipyardPlan(empty.facts, counts);
    if (plan.broken() !== null || plan.lacks() !== null) return;
    for (const part of plan.auto.list(Infinity)) {
      const answer = plan.write(part);
      found.add(JSON.stringify({ ...answer, loads: answer.loads.toSorted((a, b) => b - a) }));
    }
  };
  visit([]);
  return found;
}
const stream = (numbers: Iterator<number>) => (n: number) => numbers.next().value! % n;

describe('plans', () => {
  it('list every answer exactly once', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const plan = new ShipyardPlan(given);
        const listed = listPlan(plan, 100_000, 'all')!.map((answer) => JSON.stringify(answer));
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed.toSorted()).toEqual([...everyAnswer(plan)].toSorted());
        expect(plan.counts.every((n) => n === 0)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('list nothing beyond the limit, and with the best payment only when that is asked for', () => {
    const plan = new ShipyardPlan({ carriers: 2, fighters: 3, fleet: 2, cargo: 1, coins: [1, 1, 2, 2, 3] });
    const all = listPlan(plan, 1000, 'all')!;
    const best = listPlan(plan, 1000, 'best')!;
    expect(best.length).toBeLessThan(all.length);
    expect(new Set(best.map(({ fighters, loads }) => `${fighters}/${loads.join()}`)).size).toBe(best.length);
    expect(listPlan(plan, best.length - 1, 'best')).toBeNull();
  });

  it('sample legal answers only, and every one can come', () => {
    const plan = new ShipyardPlan({ carriers: 2, fighters: 2, fleet: 2, cargo: 1, coins: [2, 2, 1] });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const checked = checkPlan(plan, samplePlan(plan, stream(numbers)));
        expect(checked).toHaveProperty('stored');
        seen.add(JSON.stringify((checked as { stored: Order }).stored));
      }),
      { numRuns: 2000 },
    );
    expect([...seen].toSorted()).toEqual([...everyAnswer(plan)].toSorted());
  });

  it('are stored the same however they were written', () => {
    const plan = new ShipyardPlan({ carriers: 2, fighters: 2, fleet: 2, cargo: 2, coins: [2, 2] });
    const stored = { stored: { fighters: 0, loads: [2, 0], pay: [0, 1] } };
    expect(checkPlan(plan, { fighters: 0, loads: [0, 2], pay: [0, 1] })).toEqual(stored);
    expect(checkPlan(plan, { fighters: 0, loads: [2, 0], pay: [0, 1] })).toEqual(stored);
  });

  it('name the rule that an answer breaks', () => {
    const plan = new ShipyardPlan({ carriers: 2, fighters: 4, fleet: 1, cargo: 1, coins: [2, 2, 2] });
    expect(checkPlan(plan, { fighters: 0, loads: [], pay: [] })).toEqual({ rule: 'YARD-06' });
    expect(checkPlan(plan, { fighters: 0, loads: [0, 0], pay: [0, 1] })).toEqual({ rule: 'YARD-01' });
    expect(checkPlan(plan, { fighters: 4, loads: [0], pay: [0, 1, 2] })).toEqual({ rule: 'YARD-02' });
    expect(checkPlan(plan, { fighters: 0, loads: [0], pay: [0, 1] })).toEqual({ rule: 'YARD-03' });
  });

  it('tell how much room there is', () => {
    const plan = new ShipyardPlan({ carriers: 1, fighters: 4, fleet: 1, cargo: 1, coins: [2, 2] });
    expect(roomFor(plan, 2)).toBe(0);
    plan.add(0, 1);
    expect(roomFor(plan, 2)).toBe(2);
  });

  it('are taken up again as far as they still go', () => {
    const plan = new ShipyardPlan({ carriers: 1, fighters: 3, fleet: 1, cargo: 1, coins: [2, 2, 1] });
    plan.add(0, 1);
    plan.add(2, 3);
    const draft = draftOf(plan, null);
    expect(draft).toEqual({ counts: { carrier0: 1, fighter: 3 }, pins: null });
    const poorer = new ShipyardPlan({ ...plan.facts, coins: [2, 2] });
    expect(resume(poorer, draft)).toEqual(['fighter']);
    expect(poorer.counts).toEqual([1, 0, 2]);
    const gone = new ShipyardPlan({ ...plan.facts, coins: [2, 2, 1] });
    expect(resume(gone, { counts: { galleon: 1 }, pins: null })).toEqual(['galleon']);
  });

  it('are taken up again also where a later row makes room for an earlier one', () => {
    const fleet = () =>
      countPlan({
        slots: [
          { id: 'cruiser', most: 2 },
          { id: 'carrier', most: 1 },
        ],
        bounds: [{ rule: 'YARD-01', of: 0, weights: [1, -2] }],
        write: (counts) => [...counts],
        read: () => ({ rule: 'YARD-01' }),
        unknown: () => 'YARD-01',
      });
    const again = fleet();
    expect(resume(again, { counts: { cruiser: 2, carrier: 1 }, pins: null })).toEqual([]);
    expect(again.counts).toEqual([2, 1]);
    expect(resume(fleet(), { counts: { cruiser: 1 }, pins: null })).toEqual(['cruiser']);
  });

  it('spread candidates over the whole space', () => {
    const plan = new ShipyardPlan({ carriers: 2, fighters: 4, fleet: 2, cargo: 2, coins: [2, 2, 2, 1, 1] });
    let seed = 1;
    const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const found = spreadPlan(plan, 12, below);
    expect(found.length).toBe(12);
    expect(new Set(found.map(({ fighters }) => fighters)).size).toBeGreaterThan(2);
  });
});
