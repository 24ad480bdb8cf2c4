import type { RankOf } from '../leaders.ts';
import type { PlanetId } from '../planets.ts';
import type { NoteId } from '../promissoryNotes.ts';
import type { BoxSet } from '../sets.ts';
import type { TechnologyId } from '../technologies.ts';
import type { TileId } from '../tiles.ts';
import type { FlagshipId, MechId, UnitId } from '../units/index.ts';

/** What a faction brings to the table. Mechs and leaders are of the expansion, for the factions of the base box too. */
export interface FactionSheet {
  readonly set: BoxSet;
  readonly home: TileId;
  /** The tile on the map that stands for a home that lies off it. */
  readonly gate?: TileId;
  readonly planets: readonly PlanetId[];
  readonly commodities: number;
  /** Starting units; ground forces and structures are spread over the home planets as the player likes. */
  readonly fleet: { readonly [U in UnitId]?: number };
  readonly technologies: readonly TechnologyId[];
  /** Starting technologies the player picks; those of a box that is not played are left out. */
  readonly choice?: { readonly pick: number; readonly from: readonly TechnologyId[] };
  readonly ownTechnologies: readonly TechnologyId[];
  readonly abilities: readonly string[];
  /** Units that take the place of generic ones from the start. */
  readonly units?: readonly UnitId[];
  readonly flagship: FlagshipId;
  readonly mech: MechId;
  readonly notes: readonly NoteId[];
  readonly leaders: {
    readonly agents: readonly RankOf<'agent'>[];
    readonly commander: RankOf<'commander'>;
    readonly hero: RankOf<'hero'>;
  };
}
