import { combatOf, isHit, rollOf as rollWith } from '@orrery/imperium';
import { revise } from '@orrery/kernel';
import type { Seat, TableApi } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Battles, Fight, Pub, Purpose, Roll, Ti3 } from '../shapes.ts';
import { queries } from './queries.ts';
import { shipsOf } from './units.ts';

// Dice have ten sides and 0 is read as 10 (TI3-GEN-04); modifiers change the die, never the combat value (TI3-GEN-05).

/** Units that fire, with the dice their table gives them unless others are named. */
const shootersOf = (units: readonly { unit: Unit; n: number; dice?: number }[]) =>
  units.map(({ unit, n, dice = facts(unit).dice! }) => ({ unit, n, combat: facts(unit).combat!, dice }));

/** The dice of one side, not yet thrown: `dice` per unit, or as many as the unit's table says; `bonus` is for these units alone. */
export const rollOf = (
  t: TableApi<Battles>,
  purpose: Purpose,
  fight: Fight,
  by: Seat,
  against: Seat,
  units: readonly { unit: Unit; n: number; dice?: number; bonus?: number }[],
): Roll => {
  const roll = rollWith<Unit, Purpose>(t, purpose, fight, by, against, []);
  for (const one of units) {
    const { volleys } = rollWith<Unit, Purpose>(t, purpose, fight, by, against, shootersOf([one]));
    for (const volley of volleys) roll.volleys.push({ ...volley, modifier: volley.modifier + (one.bonus ?? 0) });
  }
  return roll;
};

/** All ships of a system fight, one die per ship, three for a War Sun (TI3-SPACE-11). */
export const combat = combatOf<Unit, Purpose>({
  purpose: 'battle',
  order: (pub: Pub) => pub.order,
  fighters(pub, { system }, seat) {
    const ships = new Map<string, { unit: Unit; n: number; dice: number }>();
    for (const { type, n, marks } of shipsOf(pub, system, seat)) {
      const unit = type as Unit;
      const dice = queries.number(pub as Pub, 'battleDice', { seat, unit, marks }, facts(unit).dice!);
      const known = ships.get(`${unit} ${dice}`);
      if (known) known.n += n;
      else ships.set(`${unit} ${dice}`, { unit, n, dice });
    }
    return shootersOf([...ships.values()]);
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
          if (volley.unit !== 'pds' || !t.permission('rerollsPds', { seat: roll.by }, false)) continue;
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
