import type { Rolling } from './combat/shapes.ts';
import { isHit } from './combat/hits.ts';

/** Hits of the dice in a roll beside what was to be expected, by who rolled; the variance tells how far off is usual. */
export function luckOf<Unit extends string, Purpose extends string>({ rolls }: Rolling<Unit, Purpose>) {
  return rolls.map(({ by, volleys }) => {
    const luck = { seat: by, hits: 0, expected: 0, variance: 0 };
    for (const { combat, modifier, dice } of volleys) {
      const chance = Math.min(1, Math.max(0, (11 - combat + modifier) / 10));
      luck.hits += dice.filter((die) => isHit(die, modifier, combat)).length;
      luck.expected += dice.length * chance;
      luck.variance += dice.length * chance * (1 - chance);
    }
    return luck;
  });
}
