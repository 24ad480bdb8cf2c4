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

/** Before dice are thrown, components may add to them. In a combat one side throws, and changes what it threw, before the other (TI4-SPC-19). */
const dice = revise<Ti4>()(
  combat.dice,
  { before: { throwDice: ['prepare', 'prepared'] }, after: { react: ['keep'] } },
  {
    prepare: (t, f) => {
      const { purpose, system, planet, round, rolls } = f;
      return opening(t, 'roll.would', { purpose, system, planet, round, rolls }, 'prepared');
    },
    prepared: (t, f) => {
      f.rolls = f.prepared!.rolls;
      f.later = f.purpose === 'battle' ? f.rolls.splice(1) : [];
      f.kept = [];
      return t.next;
    },
    keep: (t, f) => {
      f.kept!.push(...f.rolled!.rolls);
      f.rolls = f.later!.splice(0, 1);
      return f.rolls.length > 0 ? 'throwDice' : t.next;
    },
    /** The hits of each roll, then how many of them must go to ships that are no fighters. */
    count: (t, f) => {
      const rolled = { ...f.rolled!, rolls: f.kept! };
      const { purpose, system, rolls } = rolled;
      const further = rolls.map(({ by }) => t.number('furtherHits', { seat: by, rolled }, 0));
      const all = hitsOf(rolled, further);
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
