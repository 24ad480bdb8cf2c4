import type { Fight, Rolling } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { Pool } from '../board.ts';
import type { Anomaly, Wormhole } from '../content/tiles.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Purpose } from './combat/shapes.ts';

// Numbers, permissions and sets that components may change. `combat`, what is added to the dice of a unit, comes with the shared combat.

interface NumberOf<Args> {
  kind: 'number';
  args: Args;
}
interface PermissionTo<Args> {
  kind: 'permission';
  args: Args;
}
interface SetOf<Args> {
  kind: 'set';
  args: Args;
}
export type UnitAbility = 'barrage' | 'bombardment' | 'production' | 'shield' | 'spaceCannon' | 'sustain' | 'deploy';

export interface Ti4Queries {
  /** Dice of each such unit. */
  dice: NumberOf<{ seat: Seat; unit: UnitType; purpose: Purpose; fight: Fight }>;
  /** Hits of a roll beyond those of its dice, once all dice lie as they count. */
  furtherHits: NumberOf<{ seat: Seat; rolled: Rolling<UnitType, Purpose> }>;
  /** Dice of the SPACE CANNON that a dock has for this action. */
  dockCannon: NumberOf<{ seat: Seat; system: string }>;
  /** Dice of the SPACE CANNON that a planet itself has, for a player. */
  planetCannon: NumberOf<{ seat: Seat; planet: string }>;
  /** `marks` tell one ship from its equals. */
  move: NumberOf<{ seat: Seat; unit: UnitType; marks: string; from: string; to: string }>;
  /** What a ship that leaves gravity rifts may move further, once for all of them. */
  riftBonus: NumberOf<{ seat: Seat }>;
  capacity: NumberOf<{ seat: Seat; unit: UnitType }>;
  /** Fighters in the system of such a unit that need no capacity. */
  freeFighters: NumberOf<{ seat: Seat; unit: UnitType; place: string }>;
  /** Tokens that lie in a fleet pool, whoever they belong to. */
  fleetTokens: NumberOf<{ seat: Seat }>;
  fleetLimit: NumberOf<{ seat: Seat; system: string }>;
  /** Fighters and ground forces that are carried, or lie in space beside ships with capacity, count against that capacity. */
  takesRoom: PermissionTo<{ seat: Seat; unit: UnitType }>;
  /** Of one unit, or of a pair where the card says so. */
  unitCost: NumberOf<{ seat: Seat; unit: UnitType; system: string }>;
  /** Of all units of one use of PRODUCTION together. */
  productionCost: NumberOf<{ seat: Seat; system: string }>;
  /** How many units one such unit may produce. */
  production: NumberOf<{ seat: Seat; unit: UnitType; place: string }>;
  /** Units of a type that cost nothing in this use. */
  freeUnits: NumberOf<{ seat: Seat; unit: UnitType; system: string }>;
  /** Figures of a type that come back to reinforcements before what is produced is placed. */
  returningFigures: NumberOf<{ seat: Seat; unit: UnitType }>;
  /** Fighters and infantry that do not count against the limit of PRODUCTION. */
  beyondLimit: NumberOf<{ seat: Seat }>;
  /** Units that come on top of those for one price; they do not count against what may be produced. */
  extraPerCost: NumberOf<{ seat: Seat; unit: UnitType }>;
  /** How many units a place lets a player produce by itself, whatever stands there; printed 0. */
  placeProduction: NumberOf<{ seat: Seat; place: string }>;
  planetValue: NumberOf<{ planet: string; currency: 'resources' | 'influence' }>;
  /** What a trade good pays. */
  goodWorth: NumberOf<{ seat: Seat; currency: 'resources' | 'influence' }>;
  researchCost: NumberOf<{ seat: Seat; printed: number }>;
  /** Prerequisites that may be ignored. */
  ignoredPrerequisites: NumberOf<{ seat: Seat; technology: TechnologyId }>;
  actionsPerTurn: NumberOf<{ seat: Seat }>;
  handLimit: NumberOf<{ seat: Seat }>;
  secretLimit: NumberOf<{ seat: Seat }>;
  commodityLimit: NumberOf<{ seat: Seat }>;
  /** PDS or docks on a planet. */
  structureLimit: NumberOf<{ seat: Seat; unit: 'pds' | 'space-dock'; planet: string }>;
  statusCards: NumberOf<{ seat: Seat }>;
  statusTokens: NumberOf<{ seat: Seat }>;
  custodiansCost: NumberOf<{ seat: Seat }>;

  /** Ships of a player enter an anomaly that is closed to others. */
  mayCross: PermissionTo<{ seat: Seat; anomaly: Anomaly; isThrough: boolean }>;
  /** A ship of a player passes through a system; printed: no ships of others are there. */
  mayPass: PermissionTo<{ seat: Seat; unit: UnitType; system: string; from: string }>;
  mayActivate: PermissionTo<{ seat: Seat; system: string }>;
  mayEnter: PermissionTo<{ seat: Seat; system: string }>;
  /** Ships that leave a gravity rift roll a die. */
  rollsForRift: PermissionTo<{ seat: Seat; system: string }>;
  /** Ships of a player come from a system straight to another, whatever lies between and whatever their move value (TI4-MOVE-16). */
  mayLeap: PermissionTo<{ seat: Seat; from: string; to: string }>;
  /** Ships of a player that start in an anomaly of this kind are slow (TI4-ANOM-05). */
  isSlowed: PermissionTo<{ seat: Seat; anomaly: Anomaly }>;
  /** A player's SPACE CANNON fires at the ships of another in a system. */
  mayFireAt: PermissionTo<{ seat: Seat; target: Seat; system: string }>;
  mayUseWormhole: PermissionTo<{ seat: Seat; wormhole: Wormhole; isMove: boolean }>;
  /** The resources of a planet count as its influence, and the other way round. */
  isSwapped: PermissionTo<{ planet: string }>;
  /** A unit has an ability, where it is, against that player. */
  hasAbility: PermissionTo<{ seat: Seat; unit: UnitType; ability: UnitAbility; place: string; against: Seat | null }>;
  /** Units in space that are no ships cancel hits against ships by their SUSTAIN DAMAGE. */
  coversShips: PermissionTo<{ seat: Seat; unit: UnitType; system: string }>;
  /** Hits of a unit go to ships that are no fighters, as far as there are any. */
  hitsBigShips: PermissionTo<{ seat: Seat; unit: UnitType; purpose: Purpose; system: string }>;
  /** `by`: the units that produce it; null: an effect. */
  mayProduce: PermissionTo<{ seat: Seat; unit: UnitType; system: string; by: UnitType | null }>;
  /** At least one unit is produced. */
  mustProduce: PermissionTo<{ seat: Seat; system: string }>;
  /** Units in space that are committed to planets; ground forces always are. */
  mayCommit: PermissionTo<{ seat: Seat; unit: UnitType; system: string }>;
  mayPlace: PermissionTo<{ seat: Seat; unit: UnitType; place: string }>;
  mayResearch: PermissionTo<{ seat: Seat; technology: TechnologyId }>;
  /** The specialty of a planet is used without exhausting it, even if it is exhausted. */
  keepsSpecialty: PermissionTo<{ seat: Seat; planet: string }>;
  /** Hits of a barrage may be assigned to all ships. */
  barragesShips: PermissionTo<{ seat: Seat; system: string }>;
  mayFollow: PermissionTo<{ seat: Seat; by: Seat; pool: Pool }>;
  mayRetreat: PermissionTo<{ seat: Seat; system: string }>;
  mayScore: PermissionTo<{ seat: Seat; objective: string }>;
  mayPlay: PermissionTo<{ seat: Seat; card: string }>;
  /** Abilities of components that a player has in play, and notes in hand. */
  mayUse: PermissionTo<{ seat: Seat }>;
  /** Whether a player may take technologies of another after destroying a unit. */
  mayAssimilate: PermissionTo<{ seat: Seat; from: Seat }>;
  /** Whether a player may be pillaged by another. */
  mayPillage: PermissionTo<{ seat: Seat; from: Seat }>;
  mayDeal: PermissionTo<{
    seat: Seat;
    other: Seat;
    what: 'action-card' | 'note' | 'goods' | 'commodity' | 'any' | 'further';
  }>;
  /** A unit cannot be touched by an effect. */
  isImmune: PermissionTo<{ seat: Seat; unit: UnitType; to: 'direct-hit' | 'destroy' | 'remove' }>;

  /** Systems adjacent to one, as a player sees it. */
  adjacent: SetOf<{ seat: Seat | null; system: string; isMove: boolean }>;
  /** Systems that ships of one type may enter from a system although they do not touch it. */
  shortcuts: SetOf<{ seat: Seat; unit: UnitType; system: string }>;
  /** The anomalies that a system is for the ships of a player; `isMove`: in the movement step, not in retreats (TI4-ANOM-09). */
  anomalies: SetOf<{ seat: Seat | null; system: string; isMove: boolean }>;
  /** Systems that have a wormhole; `isMove`: that ships may move through. */
  wormholes: SetOf<{ wormhole: Wormhole; isMove: boolean }>;
  /** Places where units that are produced in a system may be put. */
  productionPlaces: SetOf<{ seat: Seat; unit: UnitType; system: string }>;
  /** Places of a player's units that BOMBARDMENT is used from; always the space area of the system. */
  bombardsFrom: SetOf<{ seat: Seat; system: string }>;
  /** Systems that ships may retreat to. */
  refuges: SetOf<{ seat: Seat; system: string }>;
  /** Traits of a planet. */
  traits: SetOf<{ planet: string }>;
  /** Colours of technology specialties. */
  specialties: SetOf<{ planet: string }>;
  /** Colours of which one prerequisite is ignored. */
  ignoredColours: SetOf<{ seat: Seat; technology: TechnologyId }>;
  /** Cards of a player that may carry the text of another faction's technology. */
  assimilators: SetOf<{ seat: Seat }>;
  neighbours: SetOf<{ seat: Seat }>;
}
