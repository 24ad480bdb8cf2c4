import { flow } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';

/** Dice that no unit rolls: they are told, and whoever threw them may change them before they count. Ends with what they show. */
export const plainDice = flow<Ti3>()('plainDice', {
  throwDice: (t, f) => {
    const { seat, why, n } = f;
    const dice = Array.from({ length: n }, () => t.die(`${why} ${seat}`, 10));
    f.thrown = { seat, why, dice };
    t.emit('diceRolled', { seat, why, dice: dice.slice() });
    return t.next;
  },
  react: (t, f) => t.window('dice.after', f.thrown!, [f.seat], 'thrown'),
  count: (t, f) => t.end(f.thrown!.dice),
});
