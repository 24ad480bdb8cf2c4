import type { Game } from '@orrery/kernel';
import { parley } from './parley.ts';
import type { ParleyShapes } from './parley.ts';

const { round } = parley.procedures;

/** Parley with a fault in its rules: they fail at whoever spends anything. */
export const failing: Game<ParleyShapes> = {
  ...parley,
  id: 'failing',
  procedures: {
    ...parley.procedures,
    round: {
      ...round,
      steps: {
        ...round.steps,
        spent: (t, f) => {
          if (t.answer(f, 'spend') > 0) throw new Error('a fault in the rules');
          return round.steps['spent']!(t, f);
        },
      },
    },
  },
};
export default failing;
