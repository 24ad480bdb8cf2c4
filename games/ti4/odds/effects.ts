import { battles } from '@orrery/imperium';
import type { ActionCardId } from '../content/actionCards.ts';
import type { AgendaId } from '../content/agendas.ts';
import type { AbilityId } from '../content/factions/index.ts';
import type { LeaderId } from '../content/leaders.ts';
import type { NoteId } from '../content/promissoryNotes.ts';
import type { RelicId } from '../content/relics.ts';
import type { PlainTechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitId, UnitType } from '../content/units/index.ts';

// What technologies, cards, abilities, leaders, notes and laws do to the odds of a battle. What a unit card itself says is in `units.ts`.

const { SURE, roundIn } = battles;

/** Shots before the rounds. */
export type ShotKind = 'cannon' | 'barrage' | 'bombardment';
export interface Making extends battles.Making<ShotKind> {
  /** Ships in orbit bombard in each round of the ground combat. */
  supports: boolean;
}
/** What an effect may look at beside the two sides. */
export interface Circumstances {
  /** The unit cards of a type that the side has in the fight. */
  readonly cardsOf: (type: UnitType) => readonly UnitId[];
  /** The same of the opponent. */
  readonly theirs: (type: UnitType) => readonly UnitId[];
}
export interface Effect {
  readonly kind: 'technology' | 'card' | 'ability' | 'leader' | 'note' | 'law' | 'place' | 'unit';
  readonly where: 'space' | 'ground' | 'both';
  /** How often a side can use it in a battle; once without it. */
  readonly most?: number;
  readonly apply: (own: Making, other: Making, times: number, now: Circumstances) => void;
}

const hit = (more: Partial<battles.Shot>): battles.Shot => ({
  fixed: [SURE],
  perUnit: {},
  targets: 'all',
  sustainable: true,
  ...more,
});
const nothing: battles.Shot = { fixed: [], perUnit: {}, targets: 'all', sustainable: true };
const small = (now: Circumstances): UnitId[] => [...now.cardsOf('destroyer'), ...now.cardsOf('cruiser')];
const infantryOf = (now: Circumstances): UnitId => now.cardsOf('infantry')[0] ?? 'infantry';

export type EffectId =
  | Extract<
      PlainTechnologyId,
      | 'antimass-deflectors'
      | 'plasma-scoring'
      | 'magen-defense-grid'
      | 'duranium-armor'
      | 'assault-cannon'
      | 'graviton-laser-system'
      | 'l4-disruptors'
      | 'non-euclidean-shielding'
      | 'dimensional-splicer'
      | 'supercharge'
      | 'valkyrie-particle-weave'
      | 'impulse-core'
    >
  | Extract<
      ActionCardId,
      | 'bunker'
      | 'direct-hit'
      | 'disable'
      | 'emergency-repairs'
      | 'experimental-battlestation'
      | 'fighter-prototype'
      | 'fire-team'
      | 'maneuvering-jets'
      | 'morale-boost'
      | 'shields-holding'
      | 'waylay'
    >
  | Extract<
      AbilityId,
      'unrelenting' | 'fragile' | 'munitions-reserves' | 'ambush' | 'raid-formation' | 'harrow' | 'indoctrination'
    >
  | Extract<
      LeaderId,
      | 'viscount-unlenn'
      | 'evelyn-delouis'
      | 'claire-gibson'
      | 'rickar-rickani'
      | 'ta-zern'
      | 'trrakan-aun-zulok'
      | 'tellurian'
      | '2ram'
    >
  | Extract<NoteId, 'war-funding' | 'strike-wing-ambuscade' | 'tekklar-legion' | 'greyfire-mutagen'>
  | Extract<AgendaId, 'prophecy-of-ixth' | 'publicize-weapon-schematics' | 'conventions-of-war'>
  | Extract<UnitId, 'arvicon-rex' | 'mordred' | 'iconoclast' | 'dynamo' | 'dunlain-reaper'>
  | 'nebula';

/** The opponent's infantry becomes one's own (TI4-YINB). */
const converts = (own: Making, now: Circumstances): void => {
  const infantry = infantryOf(now);
  own.later[infantry] = (own.later[infantry] ?? 0) + 1;
  const theirs = now.theirs('infantry');
  if (theirs.length > 0) own.start.push(hit({ only: theirs, sustainable: false, recruits: infantry }));
};

export const EFFECTS: { readonly [E in EffectId]: Effect } = {
  'antimass-deflectors': { kind: 'technology', where: 'space', apply: (_, other) => void other.shots.cannon.plus-- },
  'plasma-scoring': {
    kind: 'technology',
    where: 'both',
    apply: (own) => {
      own.shots.cannon.extra++;
      own.shots.bombardment.extra++;
    },
  },
  'magen-defense-grid': {
    kind: 'technology',
    where: 'ground',
    apply: (_, other) => void (roundIn(other, 1).silent = true),
  },
  'duranium-armor': { kind: 'technology', where: 'both', apply: (own) => void (own.force.repairs = true) },
  'assault-cannon': {
    kind: 'technology',
    where: 'space',
    apply: (own) => void own.start.push(hit({ targets: 'others', sustainable: false, needs: 3 })),
  },
  'graviton-laser-system': {
    kind: 'technology',
    where: 'space',
    apply: (own) => void (own.shots.cannon.targets = 'others-first'),
  },
  'l4-disruptors': {
    kind: 'technology',
    where: 'ground',
    apply: (_, other) => void (other.shots.cannon.silent = true),
  },
  'non-euclidean-shielding': { kind: 'technology', where: 'both', apply: (own) => void (own.force.perSustain = 2) },
  'dimensional-splicer': {
    kind: 'technology',
    where: 'space',
    apply: (own) => void own.start.push(hit({ choosesTargets: true })),
  },
  supercharge: { kind: 'technology', where: 'both', apply: (own) => void roundIn(own, 1).plus++ },
  'valkyrie-particle-weave': { kind: 'technology', where: 'ground', apply: (own) => void (own.force.retort = true) },
  'impulse-core': {
    kind: 'technology',
    where: 'space',
    apply: (own, _, __, now) => void own.start.push(hit({ targets: 'others-first', sacrifice: small(now) })),
  },

  bunker: { kind: 'card', where: 'ground', apply: (_, other) => void (other.shots.bombardment.plus -= 4) },
  'direct-hit': {
    kind: 'card',
    where: 'space',
    most: 4,
    apply: (_, other, times) => void (other.force.directHits = (other.force.directHits ?? 0) + times),
  },
  disable: {
    kind: 'card',
    where: 'ground',
    apply: (own, other) => {
      other.shots.cannon.silent = true;
      own.ignoresShield = true;
    },
  },
  'emergency-repairs': { kind: 'card', where: 'both', apply: (own) => void (own.force.overhauls = 1) },
  'experimental-battlestation': {
    kind: 'card',
    where: 'space',
    apply: (own) => void own.shots.cannon.more.push([5, 3]),
  },
  'fighter-prototype': {
    kind: 'card',
    where: 'space',
    apply: (own, _, __, now) => {
      for (const unit of now.cardsOf('fighter')) roundIn(own, 1).plusOf[unit] = 2;
    },
  },
  'fire-team': { kind: 'card', where: 'ground', apply: (own) => void (roundIn(own, 1).reroll = true) },
  'maneuvering-jets': {
    kind: 'card',
    where: 'space',
    most: 4,
    apply: (own, _, times) => void (own.shots.cannon.spares += times),
  },
  'morale-boost': {
    kind: 'card',
    where: 'both',
    most: 4,
    apply: (own, _, times) => {
      for (let round = 1; round <= times; round++) roundIn(own, round).plus++;
    },
  },
  'shields-holding': {
    kind: 'card',
    where: 'space',
    most: 4,
    apply: (own, _, times) => void (own.force.shields = times),
  },
  waylay: {
    kind: 'card',
    where: 'space',
    apply: (own) => {
      own.shots.barrage.targets = 'all';
      own.shots.barrage.sustainable = true;
    },
  },

  unrelenting: { kind: 'ability', where: 'both', apply: (own) => void own.plus++ },
  fragile: { kind: 'ability', where: 'both', apply: (own) => void own.plus-- },
  'munitions-reserves': {
    kind: 'ability',
    where: 'space',
    most: 6,
    apply: (own, _, times) => {
      for (let round = 1; round <= times; round++) roundIn(own, round).reroll = true;
    },
  },
  ambush: {
    kind: 'ability',
    where: 'space',
    apply: (own, _, __, now) =>
      void own.start.push({
        ...nothing,
        perUnit: Object.fromEntries(small(now).map((unit) => [unit, [battles.d10(unitFacts(unit).combat!)]])),
        atMost: 2,
      }),
  },
  'raid-formation': { kind: 'ability', where: 'space', apply: (own) => void (own.shots.barrage.overflow = true) },
  harrow: {
    kind: 'ability',
    where: 'ground',
    // Their bombardment goes on in each round: dice of ships that cannot be lost meanwhile.
    apply: (own) => void (own.supports = true),
  },
  indoctrination: { kind: 'ability', where: 'ground', apply: (own, _, __, now) => converts(own, now) },

  'viscount-unlenn': { kind: 'leader', where: 'space', apply: (own) => void roundIn(own, 1).extra++ },
  'evelyn-delouis': { kind: 'leader', where: 'ground', apply: (own) => void roundIn(own, 1).extra++ },
  'claire-gibson': {
    kind: 'leader',
    where: 'ground',
    apply: (own, _, __, now) => {
      const infantry = infantryOf(now);
      own.later[infantry] = (own.later[infantry] ?? 0) + 1;
      own.start.push({ ...nothing, recruits: infantry });
    },
  },
  'rickar-rickani': { kind: 'leader', where: 'both', apply: (own) => void (own.plus += 2) },
  'ta-zern': {
    kind: 'leader',
    where: 'both',
    apply: (own) => {
      for (const shots of Object.values(own.shots)) shots.reroll = true;
    },
  },
  'trrakan-aun-zulok': {
    kind: 'leader',
    where: 'both',
    apply: (own) => {
      for (const shots of Object.values(own.shots)) shots.extra++;
    },
  },
  tellurian: { kind: 'leader', where: 'both', apply: (own) => void (own.force.cancels = 1) },
  '2ram': { kind: 'leader', where: 'ground', apply: (own) => void (own.ignoresShield = true) },

  'war-funding': { kind: 'note', where: 'space', apply: (own) => void (roundIn(own, 1).reroll = true) },
  'strike-wing-ambuscade': { kind: 'note', where: 'space', apply: (own) => void own.shots.barrage.extra++ },
  'tekklar-legion': { kind: 'note', where: 'ground', apply: (own) => void own.plus++ },
  'greyfire-mutagen': { kind: 'note', where: 'ground', apply: (own, _, __, now) => converts(own, now) },

  'prophecy-of-ixth': {
    kind: 'law',
    where: 'space',
    apply: (own, _, __, now) => {
      for (const unit of now.cardsOf('fighter')) own.plusOf[unit] = (own.plusOf[unit] ?? 0) + 1;
    },
  },
  'publicize-weapon-schematics': {
    kind: 'law',
    where: 'space',
    apply: (own, other, _, now) => {
      own.frail.push(...now.cardsOf('war-sun'));
      other.frail.push(...now.theirs('war-sun'));
    },
  },
  'conventions-of-war': {
    kind: 'law',
    where: 'ground',
    apply: (_, other) => void (other.shots.bombardment.silent = true),
  },

  'arvicon-rex': { kind: 'unit', where: 'space', apply: (own) => void (own.plusOf['arvicon-rex'] = 2) },
  mordred: { kind: 'unit', where: 'ground', apply: (own) => void (own.plusOf['mordred'] = 2) },
  iconoclast: { kind: 'unit', where: 'ground', apply: (own) => void (own.plusOf['iconoclast'] = 2) },
  dynamo: { kind: 'unit', where: 'space', most: 6, apply: (own, _, times) => void (own.force.mends = times) },
  'dunlain-reaper': {
    kind: 'unit',
    where: 'ground',
    most: 1,
    apply: (own, _, __, now) => {
      own.later['dunlain-reaper'] = 1;
      own.start.push({ ...nothing, sacrifice: now.cardsOf('infantry'), recruits: 'dunlain-reaper' });
    },
  },
  nebula: { kind: 'place', where: 'space', apply: (own) => void own.plus++ },
};
export const EFFECT_IDS = Object.keys(EFFECTS) as EffectId[];

/** What bears on a battle and is not in its odds: the owner chooses after seeing dice, units come in or go while it is fought, or it is fired from afar. A page says so. */
export const NOT_COUNTED = [
  'courageous-to-the-end',
  'skilled-retreat',
  'intercept',
  'rout',
  'reveal-prototype',
  'the-crown-of-thalnos',
  'exotrireme-2',
  'devotion',
  'technological-singularity',
  'ipswitch-loose-cannon',
  'brother-milor',
  'the-thundarian',
  'the-cavalry',
  'wrath-of-kenara',
  'articles-of-war',
  'parley',
  'raghs-call',
  'annihilator',
  'strike-wing-alpha-2',
  'ul-the-progenitor',
] as const satisfies readonly (ActionCardId | AbilityId | LeaderId | NoteId | RelicId | UnitId | AgendaId)[];
