import type { Combat, Fight, Roll, Rolling } from '@orrery/imperium';
import type { Gives, Moments, Seat, With } from '@orrery/kernel';
import type { UnitType } from '../../content/units/index.ts';
import type { Acts, Arrival, Occasions } from '../windows.ts';

/** What dice are rolled for. Effects on combat rolls touch 'battle' alone (TI4-SUST-10). */
export type Purpose = 'battle' | 'barrage' | 'cannon' | 'bombardment';
/** Figures of one type with the same marks: 'dreadnought', 'dreadnought damaged'. */
export type UnitName = string;
/** One ground force goes to a planet. */
export interface Commitment {
  unit: UnitName;
  planet: string;
}

/** Hits that are left against each side, who used SUSTAIN DAMAGE, and who of these is still there, the attacker first. */
export interface Sustained {
  hits: number[];
  by: [UnitName[], UnitName[]];
  standing: [UnitName[], UnitName[]];
}

/** Acts of combat that components may change or follow. */
export interface CombatActs {
  /** A unit uses SUSTAIN DAMAGE; `cancels` hits of those produced. */
  sustained: { seat: Seat; by: Seat; system: string; place: string; unit: UnitName; cancels: number };
  /** Units are destroyed together. */
  destroyed: { seat: Seat; by: Seat; system: string; place: string; purpose: Purpose | 'effect'; units: UnitName[] };
}

export interface Fighting extends With<
  Combat<UnitType, Purpose> | Moments,
  {
    frames: {
      battleRound: {
        retreating?: Seat | null;
        leaves?: boolean;
        refuge?: string;
        shotDown?: number[];
        /** Units that used SUSTAIN DAMAGE in this round, the attacker's first. */
        sustained?: Sustained;
        struck?: Acts['hits'];
        /** Hits of each side that must go to ships that are no fighters, the attacker's first. */
        onBigShips?: number[];
        cargo?: string[];
        arrived?: Arrival[];
        retreat?: Acts['retreat'];
        announcing?: Occasions['retreats.start'];
      };
      /** `later`: rolls that are thrown after this one; `kept`: those that were, as they count. */
      dice: { prepared?: Rolling<UnitType, Purpose>; later?: Roll<UnitType>[]; kept?: Roll<UnitType>[] };
      /** `isDraw`: it ended before anybody could win. */
      spaceBattle: {
        winner?: Seat | null;
        isDraw?: boolean;
        /** Whose flagship was destroyed in it (TI4-COB-20). */
        flagshipsLost?: Seat[];
      };
      /** `onBigShips` of the hits go to ships that are no fighters, as far as there are any; `countsAs`: what destroyed the units. */
      losses: { onBigShips?: number; countsAs?: Purpose; chosen?: UnitName[]; act?: CombatActs['destroyed'] };
      /** Both sides use SUSTAIN DAMAGE by turns; gives the hits that are left against each. */
      sustain: {
        fight: Fight;
        hits: number[];
        purpose: Purpose;
        turn: number;
        declined: number;
        unit?: UnitName | null;
        sustained: [UnitName[], UnitName[]];
        standing?: [UnitName[], UnitName[]];
        /** Figures of the type of the unit before it is used. */
        there?: number;
        act?: CombatActs['sustained'];
      } & Gives<Sustained>;
      /** One roll against one player's units: roll, cancel, assign. `fight` names the target as its defender. */
      volley: {
        fight: Fight;
        purpose: Purpose;
        rolls: Roll<UnitType>[];
        hits?: number[];
        struck?: Acts['hits'];
        left?: Sustained;
      };
      cannonOffense: { seat: Seat; system: string; firing: Seat[]; fires?: boolean; target?: string };
      invasion: {
        seat: Seat;
        system: string;
        fires?: boolean;
        /** Bombarding figures that still have to name a planet, and those that have. */
        bombing?: UnitType[];
        aimed?: { unit: UnitType; planet: string }[];
        planet?: string;
        must?: string | null;
        committed?: Commitment[];
        landed?: string[];
        contested?: string[];
        taking?: string[];
      };
      cannonDefense: { planet: string; system: string; attacker: Seat; firing: Seat[]; fires?: boolean };
      groundCombat: { fight: Fight };
    };
    asks: {
      /** Which unit sustains damage, if any. */
      sustain: { q: { place: string; hits: number; units: UnitName[] }; a: UnitName | null };
      /** Which units are lost. */
      assignHits: { q: { place: string; hits: number; from: UnitName[]; onBigShips: number }; a: UnitName[] };
      announceRetreat: { q: { system: string }; a: boolean };
      fire: { q: { place: string; purpose: Purpose }; a: boolean };
      /** `must`: on this planet at least one lands (TI4-CUST-03). */
      commit: { q: { system: string; must: string | null }; a: Commitment[] };
    };
    events: {
      retreatAnnounced: { all: { seat: Seat; system: string } };
      retreated: { all: { seat: Seat; from: string; to: string } };
      /** Ground forces leave a planet for another. */
      evacuated: { all: { seat: Seat; from: string; to: string; units: UnitName[] } };
      withdrew: { all: { seat: Seat; from: string; to: string } };
      stayed: { all: { seat: Seat; system: string } };
      damaged: { all: { seat: Seat; place: string; unit: UnitName } };
      repaired: { all: { seat: Seat; place: string; unit: UnitName } };
      rerolled: { all: { seat: Seat; unit: UnitType; from: number; to: number } };
      raised: { all: { seat: Seat; unit: UnitType; from: number; to: number } };
      destroyed: { all: { seat: Seat; place: string; units: UnitName[] } };
      removed: { all: { seat: Seat; place: string; units: UnitName[] } };
      combatOver: { all: { system: string; planet: string | null; sides: Seat[]; winner: Seat | null } };
      committed: { all: { seat: Seat; planet: string; units: UnitName[] } };
      controls: { all: { seat: Seat; planet: string } };
    };
    pub: object;
  }
> {}
