import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { beatsOf } from '@orrery/imperium/web/map/beats.ts';
import type { Beat, Stood } from '@orrery/imperium/web/map/beats.ts';
import { shownEvents } from '@orrery/imperium/web/map/pointed.ts';
import type { SeenEvent } from '@orrery/imperium/web/parts/fight.ts';
import type { UnitType } from '../content/units/index.ts';
import type { UnitName } from '../rules/combat/shapes.ts';
import { systemOf } from '../rules/systems.ts';
import { UNIT_ICON } from './content.ts';

// What events of this edition tell of units.

const typesOf = (units: readonly UnitName[]) => units.map((unit) => ({ unit: unit.split(' ')[0] as UnitType, n: 1 }));

/** Units that an event tells to be destroyed. */
export function lostIn({ t: kind, all }: SeenEvent): Stood<UnitType> | null {
  if (kind !== 'destroyed') return null;
  const { seat, place, units } = all as { seat: Seat; place: string; units: UnitName[] };
  return { seat, place, units: typesOf(units) };
}
function landedIn({ t: kind, all }: SeenEvent): Stood<UnitType> | null {
  if (kind !== 'committed') return null;
  const { seat, planet, units } = all as { seat: Seat; planet: string; units: UnitName[] };
  return { seat, place: planet, units: typesOf(units) };
}

/** What the map shows of the step that is told at present. */
export const beatsAt = (table: TableModel): Beat[] =>
  beatsOf<UnitType>(
    {
      systemOf,
      icon: (unit) => UNIT_ICON[unit],
      lost: lostIn,
      landed: landedIn,
      taken: 'controls',
      left: 'retreated',
    },
    shownEvents(table),
  );
