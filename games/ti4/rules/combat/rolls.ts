import { hits, hitsOf, rollOf } from '@orrery/imperium';
import type { Fight, Roll, Shooters } from '@orrery/imperium';
import { part, revise } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../../content/units/index.ts';
import type { Table, Ti4 } from '../../shapes.ts';
import { opening } from '../moments.ts';
import { isAnomaly } from '../routes.ts';
import type { Purpose } from './shapes.ts';
import { combat } from './units.ts';

/** The dice of one side, as many as components say. */
export const dicePool = (
  t: Table,
  purpose: Purpose,
  fight: Fight,
  by: Seat,
  against: Seat,
  shooters: readonly Shooters<UnitType>[],
): Roll<UnitType> => {
  const all = shooters.map((shooter) => ({
    ...shooter,
    dice: t.number('dice', { seat: by, unit: shooter.unit, purpose, fight }, shooter.dice),
  }));
  const roll = rollOf(t, purpose, fight, by, against, all);
  // In a nebula the defender's ships fight better (TI4-ANOM-06, TI4-ANOM-17).
  const hidden = purpose === 'battle' && fight.planet === null && by === fight.defender;
  if (hidden && isAnomaly(t, fight.system, 'nebula')) for (const volley of roll.volleys) volley.modifier += NEBULA;
  roll.volleys.sort((a, b) => a.combat - b.combat); // TI4-SPC-20
  return roll;
};
const NEBULA = 1;

/** Before dice are thrown, components may add to them. */
const dice = revise<Ti4>()(
  combat.dice,
  { before: { throwDice: ['prepare', 'prepared'] } },
  {
    prepare: (t, f) => {
      const { purpose, system, planet, round, rolls } = f;
      return opening(t, 'roll.would', { purpose, system, planet, round, rolls }, 'prepared');
    },
    prepared: (t, f) => {
      f.rolls = f.prepared!.rolls;
      return t.next;
    },
    /** The hits of each roll, then how many of them must go to ships that are no fighters. */
    count: (t, f) => {
      const { purpose, system, rolls } = f.rolled!;
      const further = rolls.map(({ by }) => t.number('furtherHits', { seat: by, rolled: f.rolled! }, 0));
      const all = hitsOf(f.rolled!, further);
      const onBigShips = rolls.map(({ by, volleys }, i) => {
        const aimed = volleys.filter(({ unit }) =>
          t.permission('hitsBigShips', { seat: by, unit, purpose, system }, false),
        );
        return Math.min(all[i]!, hits(aimed));
      });
      return t.end([...all, ...onBigShips]);
    },
  },
);
export const dicePart = part<Ti4>()({ procedures: { dice } });
