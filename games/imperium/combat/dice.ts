import { copy, flow } from '@orrery/kernel';
import type { Board, Seat, TableApi } from '@orrery/kernel';
import { hits } from './hits.ts';
import type { Combat, Fight, Roll, Rolling } from './shapes.ts';

// Dice have ten sides. All dice of a roll are thrown at once; then components may touch them; then hits are counted.

/** Units that fire: how many, on which value they hit, how many dice each rolls. */
export interface Shooters<Unit extends string> {
  unit: Unit;
  n: number;
  combat: number;
  dice: number;
}

/** The dice of one side, not yet thrown. */
export const rollOf = <Unit extends string, Purpose extends string>(
  t: TableApi<Combat<Unit, Purpose>>,
  purpose: Purpose,
  fight: Fight,
  by: Seat,
  against: Seat,
  shooters: readonly Shooters<Unit>[],
): Roll<Unit> => ({
  by,
  against,
  cancelled: 0,
  volleys: shooters
    .filter(({ n, dice }) => n * dice > 0)
    .map(({ unit, n, combat, dice }) => ({
      unit,
      combat,
      modifier: t.number('combat', { seat: by, unit, purpose, fight }, 0),
      dice: Array.from({ length: n * dice }, () => 0),
    })),
});

/** The hits of each roll, with those produced beyond the dice, less those cancelled after it. */
export const hitsOf = (rolling: Rolling<string, string>, further: readonly number[] = []): number[] =>
  rolling.rolls.map((roll, i) => Math.max(0, hits(roll.volleys) + (further[i] ?? 0) - roll.cancelled));

export const diceOf = <Unit extends string, Purpose extends string>(
  order: (pub: Board<Combat<Unit, Purpose>>) => readonly Seat[],
) =>
  flow<Combat<Unit, Purpose>>()('dice', {
    throwDice: (t, f) => {
      for (const roll of f.rolls) {
        for (const volley of roll.volleys) {
          const stream = `${f.purpose} ${roll.by} ${volley.unit}`;
          volley.dice = volley.dice.map(() => t.die(stream, 10));
        }
      }
      return t.next;
    },
    tell: (t, f) => {
      const { purpose, system, planet, round, rolls } = f;
      f.rolled = copy({ purpose, system, planet, round, rolls });
      t.emit('rolled', copy(f.rolled));
      return t.next;
    },
    react: (t, f) => t.window('roll.after', f.rolled!, order(t.pub), 'rolled'),
    count: (t, f) => t.end(hitsOf(f.rolled!)),
  });
