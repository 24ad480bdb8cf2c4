import type { Table } from '../shapes.ts';
import type { Roll, Rolling } from '../shapes.ts';

// Dice as targets: 'roll.volley.die by unit result', so that a question about them can be read.

type Volley = Roll['volleys'][number];

/** The dice of a roll that a condition picks. */
export const eachDie = (
  { rolls }: Rolling,
  picks: (roll: Roll, volley: Volley, die: number) => boolean = () => true,
): string[] =>
  rolls.flatMap((roll, i) =>
    roll.volleys.flatMap((volley, j) =>
      volley.dice.flatMap((die, k) =>
        picks(roll, volley, die) ? [`${i}.${j}.${k} ${roll.by} ${volley.unit} ${die}`] : [],
      ),
    ),
  );

/** One die is rolled again; the new result stands. */
export function throwAgain(t: Table, rolling: Rolling, aim: string): void {
  const [i, j, k] = aim.split(' ')[0]!.split('.').map(Number) as [number, number, number];
  const { by, volleys } = rolling.rolls[i]!;
  const { unit, dice } = volleys[j]!;
  const from = dice[k]!;
  dice[k] = t.die(`${rolling.purpose} ${by} ${unit}`, 10);
  t.emit('rechecked', { unit, from, to: dice[k]! });
}
