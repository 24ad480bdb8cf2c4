import type { Roll, Rolling, Table, Thrown } from '../shapes.ts';

// Dice as targets: 'roll.volley.die by unit result', or 'die result' where no unit rolls, so that a question about them can be read.

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

/** Dice that no unit rolls. */
export const plainDice = (dice: readonly number[]): string[] => dice.map((die, i) => `${i} ${die}`);

export function throwPlainAgain(t: Table, { seat, why, dice }: Thrown, aim: string): void {
  const i = Number(aim.split(' ')[0]);
  const from = dice[i]!;
  dice[i] = t.die(`${why} ${seat}`, 10);
  t.emit('rolledAgain', { seat, from, to: dice[i] });
}
