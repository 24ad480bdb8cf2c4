import type { Rolling } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../../content/units/index.ts';
import type { Table } from '../../shapes.ts';
import { combat } from './units.ts';
import type { Purpose } from './shapes.ts';

// Dice that have been thrown and may be thrown again. A die is named by its unit, what it shows, and its place in the roll: 'cruiser 7@0.1.2'.

type Thrown = Rolling<UnitType, Purpose>;

/** The dice of a player, each by its name. */
export const diceOf = ({ rolls }: Thrown, seat: Seat): string[] =>
  rolls.flatMap(({ by, volleys }, roll) =>
    by !== seat
      ? []
      : volleys.flatMap(({ unit, dice }, volley) =>
          dice.map((value, die) => `${unit} ${value}@${roll}.${volley}.${die}`),
        ),
  );

/** Where a die stands in a roll. */
const dieAt = (rolling: Thrown, name: string) => {
  const [roll, volley, die] = name.split('@')[1]!.split('.').map(Number) as [number, number, number];
  const { by, volleys } = rolling.rolls[roll]!;
  return { by, thrown: volleys[volley]!, die };
};

/** These dice are thrown again; what they show then counts, with what is added to them. */
export function reroll(t: Table, rolling: Thrown, dice: readonly string[], plus = 0): void {
  for (const name of dice) {
    const { by, thrown, die } = dieAt(rolling, name);
    const value = t.die(`${rolling.purpose} ${by} ${thrown.unit}`, 10);
    t.emit('rerolled', { seat: by, unit: thrown.unit, from: thrown.dice[die]!, to: value });
    thrown.dice[die] = value + plus;
    thrown.raised = { ...thrown.raised, [die]: plus };
  }
}

/**
 * Units whose dice were thrown again and none of whose dice hits, each once (TI4-CRX-01). The dice of a stack lie figure after figure
 * (TI4-SPC-20); one that was added for one of them counts with the first.
 */
export function failedUnits(t: Table, rolling: Thrown, dice: readonly string[]): UnitType[] {
  const { system, planet, round } = rolling;
  const figures = new Map<string, { unit: UnitType; isHit: boolean }>();
  for (const name of dice) {
    const [roll, volley, die] = name.split('@')[1]!.split('.').map(Number) as [number, number, number];
    const { by, against, volleys } = rolling.rolls[roll]!;
    const { unit, combat: value, modifier, dice: all } = volleys[volley]!;
    const fight = { system, planet, attacker: by, defender: against, round };
    const n = combat.fightersOf(t.pub, fight, by).find((one) => one.unit === unit && one.combat === value)!.n;
    const each = Math.floor(all.length / n);
    const figureOf = (at: number): number => (at < n * each ? Math.floor(at / each) : 0);
    const own = all.filter((_, at) => figureOf(at) === figureOf(die));
    const isHit = own.some((result) => result + modifier >= value);
    figures.set(`${roll}.${volley}.${figureOf(die)}`, { unit, isHit });
  }
  return [...figures.values()].flatMap(({ unit, isHit }) => (isHit ? [] : [unit]));
}

/** These dice count one more. */
export function raiseDice(t: Table, rolling: Thrown, dice: readonly string[]): void {
  for (const name of dice) {
    const { by, thrown, die } = dieAt(rolling, name);
    const from = thrown.dice[die]!;
    thrown.dice[die] = from + 1;
    thrown.raised = { ...thrown.raised, [die]: (thrown.raised?.[die] ?? 0) + 1 };
    t.emit('raised', { seat: by, unit: thrown.unit, from, to: from + 1 });
  }
}
