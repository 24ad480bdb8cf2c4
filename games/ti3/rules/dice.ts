import { hits, isHit } from '@orrery/imperium';
import { copy } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Fight, Pub, Purpose, Roll, Rolling } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { owns } from './units.ts';

// Dice have ten sides and 0 is read as 10 (TI3-GEN-04); modifiers change the die, never the combat value (TI3-GEN-05).

/** The dice of one side, not yet thrown: `dice` per unit, or as many as the unit's table says. */
export function rollOf(
  pub: Pub,
  purpose: Purpose,
  fight: Fight,
  by: Seat,
  against: Seat,
  units: readonly { unit: Unit; n: number; dice?: number }[],
): Roll {
  return {
    by,
    against,
    cancelled: 0,
    volleys: units
      .filter(({ n }) => n > 0)
      .map(({ unit, n, dice = facts(unit).dice! }) => ({
        unit,
        combat: facts(unit).combat!,
        modifier: queries.number(pub, 'combat', { seat: by, unit, purpose, fight }, 0),
        dice: Array.from({ length: n * dice }, () => 0),
      })),
  };
}

/** The hits of each roll, less those cancelled after it. */
export const hitsOf = (rolling: Rolling): number[] =>
  rolling.rolls.map((roll) => Math.max(0, hits(roll.volleys) - roll.cancelled));

/** All dice are thrown at once; then cards may touch them. Ends with the hits of each roll. */
export const dice = procedure('dice', {
  throwDice(t, f) {
    for (const roll of f.rolls) {
      for (const volley of roll.volleys) {
        const stream = `${f.purpose} ${roll.by} ${volley.unit}`;
        volley.dice = volley.dice.map(() => t.die(stream, 10));
        // Graviton Laser System: each failed die of a PDS is rolled again, once (TI3-TECH-29).
        if (volley.unit === 'pds' && owns(t.pub, roll.by, 'graviton-laser-system'))
          volley.dice = volley.dice.map((die) =>
            isHit(die, volley.modifier, volley.combat) ? die : t.die(stream, 10),
          );
      }
    }
    const { purpose, system, planet, round, rolls } = f;
    t.emit('rolled', copy({ purpose, system, planet, round, rolls }));
    return t.window('rolled', copy({ purpose, system, planet, round, rolls }), t.pub.order, 'count');
  },
  count: (t, f) => t.done(hitsOf(f.result as unknown as Rolling)),
});
