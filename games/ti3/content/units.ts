/** The nine kinds of units (TI3-GEN-06) and what the unit table of a Race Sheet prints about them. */
export const UNITS = {
  'space-dock': { cost: 4, figures: 3, fighterSupport: 3 },
  pds: { cost: 2, figures: 6, combat: 6, dice: 1 },
  'ground-force': { cost: 1, pair: true, figures: 12, combat: 8, dice: 1 },
  fighter: { ship: true, cost: 1, pair: true, figures: 10, combat: 9, dice: 1 },
  destroyer: { ship: true, cost: 1, figures: 8, combat: 9, dice: 1, movement: 2, barrage: 2 },
  cruiser: { ship: true, cost: 2, figures: 8, combat: 7, dice: 1, movement: 2 },
  carrier: { ship: true, cost: 3, figures: 4, combat: 9, dice: 1, movement: 1, capacity: 6 },
  dreadnought: { ship: true, cost: 5, figures: 5, combat: 5, dice: 1, movement: 1, sustains: true, bombards: 1 },
  'war-sun': {
    ship: true,
    cost: 12,
    figures: 2,
    combat: 3,
    dice: 3,
    movement: 2,
    capacity: 6,
    sustains: true,
    bombards: 3,
  },
} as const satisfies { [unit: string]: UnitFacts };

export interface UnitFacts {
  /** Resources; for a pair: for one or two of the kind (TI3-PROD-08). */
  readonly cost: number;
  readonly pair?: boolean;
  /** Plastic figures a player has; Ground Forces and Fighters go beyond them by supplement counters (TI3-LIMITS-03). */
  readonly figures: number;
  readonly combat?: number;
  readonly dice?: number;
  readonly ship?: boolean;
  readonly movement?: number;
  /** Ground Forces, PDS and Fighters it transports (TI3-TRANSPORT-01). */
  readonly capacity?: number;
  readonly sustains?: boolean;
  readonly barrage?: number;
  readonly bombards?: number;
  readonly fighterSupport?: number;
}

export type Unit = keyof typeof UNITS;
export const UNIT_KINDS = Object.keys(UNITS) as Unit[];

/** TI3-GEN-07. */
export type Ship = 'fighter' | 'destroyer' | 'cruiser' | 'carrier' | 'dreadnought' | 'war-sun';
export const SHIPS: readonly Ship[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun'];
export const isShip = (unit: string): unit is Ship => (SHIPS as readonly string[]).includes(unit);

/** What transporters carry. Fighters are carried only while they move; they always count as being in space (TI3-UNITS-28). */
export type Load = 'ground-force' | 'pds' | 'fighter';

export const facts = (unit: Unit): UnitFacts => UNITS[unit];

/** TI3-UNITS-23. */
export const PDS_PER_PLANET = 2;
/** TI3-CC-01. */
export const COMMAND_COUNTERS = 16;
/** TI3-GOODS-01. */
export const TRADE_GOODS = 40;
/** TI3-ACTIONCARDS-03. */
export const HAND_LIMIT = 7;
