import { combatOf, isHit, rollOf as rollWith } from '@orrery/imperium';
import { revise } from '@orrery/kernel';
import type { Seat, TableApi } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Battles, Fight, Pub, Purpose, Roll, Ti3 } from '../shapes.ts';
import { owns, shipsOf } from './units.ts';

// Dice have ten sides and 0 is read as 10 (TI3-GEN-04); modifiers change the die, never the combat value (TI3-GEN-05).

/** Units that fire, with the dice their table gives them unless others are named. */
const shootersOf = (units: readonly { unit: Unit; n: number; dice?: number }[]) =>
  units.map(({ unit, n, dice = facts(unit).dice! }) => ({ unit, n, combat: facts(unit).combat!, dice }));

/** The dice of one side, not yet thrown: `dice` per unit, or as many as the unit's table says. */
export const rollOf = (
  t: TableApi<Battles>,
  purpose: Purpose,
  fight: Fight,
  by: Seat,
  against: Seat,
  units: readonly { unit: Unit; n: number; dice?: number }[],
): Roll => rollWith<Unit, Purpose>(t, purpose, fight, by, against, shootersOf(units));

/** All ships of a system fight, one die per ship, three for a War Sun (TI3-SPACE-11). */
export const combat = combatOf<Unit, Purpose>({
  purpose: 'battle',
  order: (pub: Pub) => pub.order,
  fighters(pub, { system }, seat) {
    const ships = new Map<Unit, number>();
    for (const { type, n } of shipsOf(pub, system, seat)) ships.set(type as Unit, (ships.get(type as Unit) ?? 0) + n);
    return shootersOf([...ships].map(([unit, n]) => ({ unit, n })));
  },
});

export const dice = revise<Ti3>()(
  combat.dice,
  { after: { throwDice: ['laser'] } },
  {
    /** Graviton Laser System: each failed die of a PDS is rolled again, once (TI3-TECH-29). */
    laser: (t, f) => {
      for (const roll of f.rolls) {
        for (const volley of roll.volleys) {
          if (volley.unit !== 'pds' || !owns(t.pub, roll.by, 'graviton-laser-system')) continue;
          const stream = `${f.purpose} ${roll.by} ${volley.unit}`;
          volley.dice = volley.dice.map((die) =>
            isHit(die, volley.modifier, volley.combat) ? die : t.die(stream, 10),
          );
        }
      }
      return t.next;
    },
  },
);
