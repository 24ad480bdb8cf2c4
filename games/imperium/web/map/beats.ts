import { hitsOf } from '@orrery/imperium';
import type { Rolling } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { SeenEvent } from '../parts/fight.ts';

// What happened, as the map shows it: which system was activated, where ships went, what was rolled, lost, built and taken.

/** Units by their picture: equal ones are one entry. */
export interface Counted {
  readonly icon: IconName;
  readonly n: number;
}
export type Beat =
  | { readonly what: 'activated'; readonly seat: Seat; readonly system: string }
  | { readonly what: 'moved'; readonly seat: Seat; readonly system: string; readonly from: readonly string[] }
  | {
      readonly what: 'rolled';
      readonly seat: Seat;
      readonly system: string;
      readonly hits: number;
      readonly dice: number;
    }
  | {
      readonly what: 'lost' | 'built' | 'landed';
      readonly seat: Seat;
      readonly system: string;
      readonly units: readonly Counted[];
    }
  /** Anything else that happened at a place. */
  | { readonly what: 'there'; readonly seat: Seat; readonly system: string }
  | { readonly what: 'took'; readonly seat: Seat; readonly system: string };

/** How an edition tells of units: in which system a place lies, what an event says to be lost or to have landed. */
export interface BeatEdition<Unit extends string> {
  readonly systemOf: (place: string) => string;
  readonly icon: (unit: Unit) => IconName;
  readonly lost: (event: SeenEvent) => Stood<Unit> | null;
  readonly landed: (event: SeenEvent) => Stood<Unit> | null;
  /** The event of a planet that changes hands. */
  readonly taken: string;
  /** The event of ships that leave a battle. */
  readonly left: string;
}
/** Units of a player at a place. */
export interface Stood<Unit extends string> {
  readonly seat: Seat;
  readonly place: string;
  readonly units: readonly { readonly unit: Unit; readonly n: number }[];
}

const ever = <V>(all: readonly V[]): V[] => [...new Set(all)];

export function beatsOf<Unit extends string>(edition: BeatEdition<Unit>, events: readonly SeenEvent[]): Beat[] {
  const counted = (units: Stood<Unit>['units']): Counted[] =>
    ever(units.map(({ unit }) => unit))
      .map((unit) => ({
        icon: edition.icon(unit),
        n: units.reduce((sum, one) => sum + (one.unit === unit ? one.n : 0), 0),
      }))
      .filter(({ n }) => n > 0);
  const stood = (what: 'lost' | 'built' | 'landed', { seat, place, units }: Stood<Unit>): Beat[] =>
    counted(units).length === 0 ? [] : [{ what, seat, system: edition.systemOf(place), units: counted(units) }];
  return events.flatMap((event): Beat[] => {
    const lost = edition.lost(event);
    if (lost) return stood('lost', lost);
    const landed = edition.landed(event);
    if (landed) return stood('landed', landed);
    const { t: kind, all } = event;
    switch (kind) {
      case 'activated': {
        const { seat, system } = all as { seat: Seat; system: string };
        return [{ what: 'activated', seat, system }];
      }
      case 'moved': {
        const moved = all as { seat: Seat; system: string; ships?: { from: string }[]; units?: { from: string }[] };
        const from = ever((moved.ships ?? moved.units ?? []).map((one) => edition.systemOf(one.from)));
        return [
          { what: 'moved', seat: moved.seat, system: moved.system, from: from.filter((one) => one !== moved.system) },
        ];
      }
      case 'rolled': {
        const rolling = all as Rolling<Unit, string>;
        return rolling.rolls.flatMap(({ by, volleys }, i): Beat[] => {
          const dice = volleys.reduce((sum, volley) => sum + volley.dice.length, 0);
          return dice === 0
            ? []
            : [{ what: 'rolled', seat: by, system: rolling.system, hits: hitsOf(rolling)[i]!, dice }];
        });
      }
      case 'produced': {
        const { seat, system, units } = all as { seat: Seat; system: string; units: Stood<Unit>['units'] };
        return stood('built', { seat, place: system, units });
      }
      case edition.taken: {
        const { seat, planet } = all as { seat: Seat; planet: string };
        return [{ what: 'took', seat, system: edition.systemOf(planet) }];
      }
      case edition.left: {
        const { seat, from, to } = all as { seat: Seat; from: string; to: string };
        return [{ what: 'moved', seat, system: to, from: [from] }];
      }
      default: {
        const { seat, system, planet, place } = (all ?? {}) as { [key: string]: unknown };
        const at = [system, planet, place].find((one) => typeof one === 'string');
        return typeof seat === 'number' && typeof at === 'string'
          ? [{ what: 'there', seat, system: edition.systemOf(at) }]
          : [];
      }
    }
  });
}
