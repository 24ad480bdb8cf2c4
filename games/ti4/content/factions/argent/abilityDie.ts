import type { Rolling } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { Purpose } from '../../../rules/combat/shapes.ts';
import type { UnitType } from '../../units/index.ts';

// One more die for one unit of a roll for a unit ability (TI4-ARGE-08).

type Thrown = Rolling<UnitType, Purpose>;

/** Types of a player's units that are about to roll for an ability; none in the rounds of a combat. */
export const abilityRollers = ({ purpose, rolls }: Thrown, seat: Seat): UnitType[] =>
  purpose === 'battle'
    ? []
    : [...new Set(rolls.flatMap(({ by, volleys }) => (by === seat ? volleys.map(({ unit }) => unit) : [])))];

export function addDie({ rolls }: Thrown, seat: Seat, type: string): void {
  const volleys = rolls.filter(({ by }) => by === seat).flatMap((roll) => roll.volleys);
  volleys.find(({ unit }) => unit === type)!.dice.push(0);
}
