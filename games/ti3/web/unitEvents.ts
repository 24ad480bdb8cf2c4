import type { TableModel } from '@orrery/web/match/model.ts';
import { beatsOf } from '@orrery/imperium/web/map/beats.ts';
import type { Beat, Stood } from '@orrery/imperium/web/map/beats.ts';
import { shownEvents } from '@orrery/imperium/web/map/pointed.ts';
import type { SeenEvent } from '@orrery/imperium/web/parts/fight.ts';
import type { Unit } from '../content/units.ts';
import type { Ti3 } from '../shapes.ts';
import { systemOf } from './content.ts';
import { UNIT_ICON } from './mapModel.ts';

// What events of this edition tell of units.

/** Units that an event tells to be destroyed. */
export const lostIn = ({ t: kind, all }: SeenEvent): Stood<Unit> | null =>
  kind === 'lost' ? (all as Ti3['events']['lost']['all']) : null;
function landedIn({ t: kind, all }: SeenEvent): Stood<Unit> | null {
  if (kind !== 'landed') return null;
  const { seat, planet, groundForces, pds } = all as Ti3['events']['landed']['all'];
  return {
    seat,
    place: planet,
    units: [
      { unit: 'ground-force', n: groundForces },
      { unit: 'pds', n: pds },
    ],
  };
}

/** What the map shows of the step that is told at present. */
export const beatsAt = (table: TableModel): Beat[] =>
  beatsOf<Unit>(
    {
      systemOf,
      icon: (unit) => UNIT_ICON[unit],
      lost: lostIn,
      landed: landedIn,
      taken: 'tookPlanet',
      left: 'left',
    },
    shownEvents(table),
  );
