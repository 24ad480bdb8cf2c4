import { battles } from '@orrery/imperium';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';

// What technologies, races, cards, laws and leaders of the third edition do to the odds of a battle.

const { SURE, d10, roundIn } = battles;

/** Shots before the rounds. */
export type ShotKind = 'pds' | 'barrage' | 'bombardment';
export interface Making extends battles.Making<ShotKind> {
  /** Added to rolls of a unit for one kind of shots. */
  shotPlusOf: { [K in ShotKind]: { [U in Unit]?: number } };
  /** Volleys at the start whose dice depend on what else is added. */
  volleys: ((own: Making) => battles.Shot)[];
  /** Fighters join the Ground Forces that attack. */
  fightersLand: boolean;
  /** Whose bombardment the side is safe from. */
  cover: 'nobody' | 'war-suns' | 'everybody';
  /** Half of the Ground Forces are gone before the combat begins. */
  halved: boolean;
  /** One ship rolls one die more in each round. */
  admiral: boolean;
}
/** What an effect may look at beside the two sides. */
export interface Circumstances {
  readonly attacks: boolean;
  /** Has the side a PDS on the planet? */
  readonly sheltered: boolean;
}
export interface Effect {
  readonly kind: 'technology' | 'race' | 'card' | 'law' | 'leader' | 'place';
  readonly where: 'space' | 'ground' | 'both';
  readonly most?: number;
  readonly apply: (own: Making, other: Making, times: number, now: Circumstances) => void;
}

const add = (to: { [unit: string]: number }, units: readonly Unit[], by: number): void => {
  for (const unit of units) to[unit] = (to[unit] ?? 0) + by;
};
/** Combat rolls of these units, and the barrage and the bombardment that open a battle: all are rolled on the combat value (TI3-SPACE-05, TI3-INVADE-05). */
const everywhere = (side: Making, units: readonly Unit[], by: number): void => {
  add(side.plusOf, units, by);
  add(side.shotPlusOf.barrage, units, by);
  add(side.shotPlusOf.bombardment, units, by);
};
const SHIPS: readonly Unit[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun'];
const ALL: readonly Unit[] = [...SHIPS, 'ground-force'];
const rolled = (side: Making, unit: Unit): battles.Die => d10(facts(unit).combat!, side.plusOf[unit] ?? 0);
const HIT: battles.Shot = { fixed: [SURE], perUnit: {}, targets: 'all', sustainable: true };

export const EFFECTS = {
  'hylar-v-assault-laser': {
    kind: 'technology',
    where: 'both',
    apply: (own) => everywhere(own, ['cruiser', 'destroyer'], 1),
  },
  'magen-defense-grid': {
    kind: 'technology',
    where: 'both',
    // For the defender of a planet with a PDS: its Ground Forces gain too (TI3-TECH-15).
    apply: (own, _, __, { attacks, sheltered }) => {
      add(own.shotPlusOf.pds, ['pds'], 1);
      if (!attacks && sheltered) add(own.plusOf, ['ground-force'], 1);
    },
  },
  'graviton-laser-system': { kind: 'technology', where: 'both', apply: (own) => void (own.shots.pds.reroll = true) },
  'assault-cannon': {
    kind: 'technology',
    where: 'space',
    apply: (own) =>
      void own.volleys.push((side) => ({ ...HIT, fixed: [], perUnit: { dreadnought: [rolled(side, 'dreadnought')] } })),
  },
  'graviton-negator': {
    kind: 'technology',
    where: 'ground',
    apply: (own) => {
      own.ignoresShield = true;
      own.fightersLand = true;
    },
  },
  cybernetics: { kind: 'technology', where: 'both', apply: (own) => everywhere(own, ['fighter'], 1) },
  'advanced-fighters': { kind: 'technology', where: 'both', apply: (own) => everywhere(own, ['fighter'], 1) },
  'gen-synthesis': { kind: 'technology', where: 'ground', apply: (own) => add(own.plusOf, ['ground-force'], 1) },

  'letnev.war-funding': {
    kind: 'race',
    where: 'both',
    most: 6,
    apply: (own, _, times) => {
      for (let round = 1; round <= times; round++) {
        add(roundIn(own, round).plusOf, SHIPS, 1);
        add(roundIn(own, round).plusOf, ['ground-force'], 2);
      }
    },
  },
  l1z1x: {
    kind: 'race',
    where: 'both',
    apply: (own, _, __, { attacks }) => {
      add(own.plusOf, ['dreadnought'], 1);
      if (attacks) add(own.plusOf, ['ground-force'], 1);
    },
  },
  mentak: {
    kind: 'race',
    where: 'space',
    apply: (own) =>
      void own.volleys.push((side) => ({
        ...HIT,
        fixed: [],
        perUnit: { cruiser: [rolled(side, 'cruiser')], destroyer: [rolled(side, 'destroyer')] },
        atMost: 2,
      })),
  },
  naalu: { kind: 'race', where: 'space', apply: (own) => add(own.plusOf, ['fighter'], 1) },
  norr: { kind: 'race', where: 'both', apply: (own) => everywhere(own, ALL, 1) },
  jolnar: { kind: 'race', where: 'both', apply: (own) => everywhere(own, ALL, -1) },
  xxcha: { kind: 'race', where: 'both', apply: (_, other) => void roundIn(other, 1).plus-- },

  'direct-hit': {
    kind: 'card',
    where: 'space',
    most: 4,
    apply: (_, other, times) => void (other.force.directHits = times),
  },
  'emergency-repairs': {
    kind: 'card',
    where: 'space',
    most: 2,
    apply: (own, _, times) => void (own.force.overhauls = times),
  },
  'shields-holding': { kind: 'card', where: 'space', apply: (own) => void (own.force.shields = 1) },
  'fighter-prototype': { kind: 'card', where: 'space', apply: (own) => add(roundIn(own, 1).plusOf, ['fighter'], 2) },
  'morale-boost': {
    kind: 'card',
    where: 'both',
    most: 5,
    apply: (own, _, times) => {
      for (let round = 1; round <= times; round++) roundIn(own, round).plus++;
    },
  },
  'experimental-battlestation': {
    kind: 'card',
    where: 'space',
    most: 2,
    apply: (own, _, times) => void own.shots.pds.more.push([6, 3 * times]),
  },
  minelayers: {
    kind: 'card',
    where: 'space',
    apply: (own) => void (roundIn(own, 1).sureOf.cruiser = 1),
  },
  'dug-in': { kind: 'card', where: 'ground', apply: (own) => void (own.cover = 'everybody') },
  'chemical-warfare': { kind: 'card', where: 'ground', apply: (_, other) => void (other.halved = true) },

  // Of a planet with a Space Dock.
  'conventions-of-war': { kind: 'law', where: 'ground', apply: (own) => void (own.cover = 'everybody') },
  'crown-of-thalnos': { kind: 'law', where: 'ground', apply: (own) => add(own.plusOf, ['ground-force'], 1) },
  'minister-of-war': { kind: 'law', where: 'space', apply: (own) => void own.volleys.push(() => HIT) },
  'prophecy-of-ixth': { kind: 'law', where: 'both', apply: (own) => everywhere(own, ['fighter'], 1) },
  'public-execution': { kind: 'law', where: 'both', apply: (own) => everywhere(own, ALL, -1) },
  'unconventional-weapons': {
    kind: 'law',
    where: 'both',
    apply: (own, other) => {
      for (const side of [own, other]) everywhere(side, ['dreadnought', 'war-sun'], -2);
    },
  },

  admiral: {
    kind: 'leader',
    where: 'space',
    apply: (own) => void (own.admiral = true),
  },
  'general-attacking': { kind: 'leader', where: 'ground', apply: (own) => void (own.force.rerolls = 2) },
  'general-defending': {
    kind: 'leader',
    where: 'ground',
    apply: (own, other) => {
      add(own.plusOf, ['ground-force'], 1);
      add(other.shotPlusOf.bombardment, ['dreadnought', 'war-sun'], -4);
    },
  },
  scientist: {
    kind: 'leader',
    where: 'both',
    apply: (own) => {
      add(own.shotPlusOf.pds, ['pds'], 1);
      if (own.cover === 'nobody') own.cover = 'war-suns';
    },
  },
  nebula: { kind: 'place', where: 'space', apply: (own) => add(own.plusOf, SHIPS, 1) },
} as const satisfies { readonly [id: string]: Effect };
export type EffectId = keyof typeof EFFECTS;
export const EFFECT_IDS = Object.keys(EFFECTS) as EffectId[];
export const effectOf = (id: EffectId): Effect => EFFECTS[id];

/** What bears on a battle and is not in its odds: somebody chooses after seeing dice. A page says so. */
export const NOT_COUNTED = [
  'jolnar-reroll',
  'recheck',
  'into-the-breach',
  'skilled-retreat',
  'x-89-bacterial-weapon',
] as const;
