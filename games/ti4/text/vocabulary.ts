import type { ActionCardId } from '../content/actionCards.ts';
import type { Elect, ElectionAgendaId, VoteAgendaId } from '../content/agendas.ts';
import type { ExplorationId } from '../content/explorations.ts';
import type { AbilityId, FactionId } from '../content/factions/index.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { LeaderFacts, LeaderId, RankOf } from '../content/leaders.ts';
import type { Condition } from '../content/objectives.ts';
import type { LegendaryPlanetId, Trait } from '../content/planets.ts';
import type { NoteId } from '../content/promissoryNotes.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import type { RelicId } from '../content/relics.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import type { ReplacedStrategyCardId, StrategyCardId } from '../content/strategyCards.ts';
import type { Colour, PlainTechnologyId } from '../content/technologies.ts';
import type { Anomaly, Wormhole } from '../content/tiles.ts';
import type { UnitId, UnitType, UnitWithAbilityId } from '../content/units/index.ts';

/** A component's name and what it does, in our own sentences. */
export interface Named {
  readonly name: string;
  readonly text: string;
}
/** One and several of a thing. */
export type Plural = readonly [one: string, many: string];
type Words<Id extends string, Word = Named> = { readonly [I in Id]: Word };

/** How the values of a unit are said. */
export interface UnitWords {
  readonly cost: (cost: number, pair: boolean) => string;
  readonly combat: (hit: number, dice: number | 'opponent-ships') => string;
  readonly move: (move: number) => string;
  readonly capacity: (capacity: number) => string;
  readonly sustain: string;
  readonly shield: string;
  readonly breaksShield: string;
  readonly directHitProof: string;
  readonly deploy: string;
  readonly barrage: (hit: number, dice: number) => string;
  readonly bombardment: (hit: number, dice: number) => string;
  readonly spaceCannon: (hit: number, dice: number, adjacent: boolean) => string;
  readonly production: (production: number | { readonly resourcesPlus: number }) => string;
  readonly freeFighters: (fighters: number) => string;
}

/** All words of the game in one language. What is missing does not compile. */
export interface Vocabulary {
  /** What stands before the text of a card that is played as an action. */
  readonly action: string;
  readonly for: string;
  readonly against: string;
  /** Between a word and what it leads to. */
  readonly colon: string;
  readonly units: Words<UnitId, string>;
  readonly unitAbilities: Words<UnitWithAbilityId, string>;
  readonly unitTypes: Words<UnitType, Plural>;
  readonly unitWords: UnitWords;
  readonly technologies: Words<PlainTechnologyId>;
  readonly colours: Words<Colour, string>;
  readonly prerequisites: (needs: string) => string;
  readonly noPrerequisites: string;
  readonly strategyCards: Words<
    StrategyCardId,
    { readonly name: string; readonly primary: string; readonly secondary: string }
  >;
  /** The primary abilities of the base box where the expansion has others. */
  readonly replacedPrimaries: Words<ReplacedStrategyCardId, string>;
  readonly actionCards: Words<ActionCardId>;
  readonly votes: Words<VoteAgendaId, { readonly name: string; readonly for: string; readonly against: string }>;
  readonly elections: Words<ElectionAgendaId>;
  readonly elects: Words<Elect, string>;
  readonly agendaKinds: Words<'law' | 'directive', string>;
  readonly publicObjectives: Words<PublicObjectiveId, string>;
  readonly secretObjectives: Words<SecretObjectiveId, string>;
  readonly condition: (condition: Condition) => string;
  readonly notes: Words<NoteId>;
  readonly factions: Words<FactionId, string>;
  readonly abilities: Words<AbilityId>;
  readonly leaders: Words<LeaderId>;
  readonly ranks: Words<LeaderFacts['rank'], string>;
  readonly unlocks: Words<RankOf<'commander'>, string>;
  readonly heroUnlock: string;
  readonly relics: Words<RelicId>;
  readonly explorations: Words<ExplorationId>;
  /** What everybody may do by the rules of the expansion. */
  readonly expansionRules: Words<'relic-fragments' | 'exploration'>;
  readonly legendaryPlanets: Words<LegendaryPlanetId>;
  readonly traits: Words<Trait, string>;
  readonly anomalies: Words<Anomaly, string>;
  /** A system with nothing in it. */
  readonly emptySpace: string;
  readonly wormholes: Words<Wormhole, string>;
  readonly layouts: Words<LayoutId, string>;
}
