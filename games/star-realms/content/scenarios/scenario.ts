import type { Abilities, CampaignFaction, Condition, Continuous, Effect } from '../effects.ts';

/** Whom a rule of a Scenario card concerns. */
export type Whom = 'each' | 'firstPlayer' | 'secondPlayer' | CampaignFaction;

export type Modifier =
  | { readonly kind: 'rule'; readonly who: Whom; readonly effects: readonly Continuous[] }
  | { readonly kind: 'cardGains'; readonly cards: readonly string[]; readonly adds: Abilities }
  | { readonly kind: 'authority'; readonly who: Whom; readonly delta: number }
  | { readonly kind: 'handSize'; readonly delta: number }
  | { readonly kind: 'replaces'; readonly who: Whom; readonly card: string; readonly by: string }
  | { readonly kind: 'startsWith'; readonly who: Whom; readonly card: string }
  | { readonly kind: 'events'; readonly deck: readonly string[] };

/** The side of the first player's faction is used for the whole game (SR-CAMP-12); an option is its small Scenario card (SR-CAMP-14). */
export interface Side {
  readonly always: readonly Modifier[];
  readonly options: Readonly<Record<string, readonly Modifier[]>>;
}

export interface VictoryPointCard {
  readonly points: number;
  readonly who: Whom;
  readonly condition:
    | { readonly is: 'winsScenario' }
    | { readonly is: 'winsWith'; readonly when: Condition }
    | { readonly is: 'firstTo'; readonly when: Condition };
}

export interface Scenario {
  readonly id: string;
  readonly number: number;
  readonly politicalVictory?: true;
  /** From this scenario to the end of the campaign. */
  readonly lasting?: readonly Modifier[];
  readonly sides: Readonly<Record<CampaignFaction, Side>>;
  /** The main card comes first. */
  readonly victoryPoints: Readonly<Record<string, VictoryPointCard>>;
}

/** Revealed when the first player's turn starts, holds until the next one. */
export interface EventCard {
  readonly onReveal?: readonly Effect[];
  readonly atTurnStart?: readonly Effect[];
  readonly rules?: readonly Continuous[];
}

export const scenario = <const S extends Scenario>(s: S): S => s;
export const eventDeck = <Id extends string>(table: Record<Id, EventCard>): Record<Id, EventCard> => table;

export const rule = (who: Whom, ...effects: Continuous[]): Modifier => ({ kind: 'rule', who, effects });
export const cardGains = (cards: string[], adds: Abilities): Modifier => ({ kind: 'cardGains', cards, adds });
export const authority = (who: Whom, delta: number): Modifier => ({ kind: 'authority', who, delta });
export const handSize = (delta: number): Modifier => ({ kind: 'handSize', delta });
export const replaces = (who: Whom, card: string, by: string): Modifier => ({ kind: 'replaces', who, card, by });
export const startsWith = (who: Whom, card: string): Modifier => ({ kind: 'startsWith', who, card });
export const events = (...deck: string[]): Modifier => ({ kind: 'events', deck });

export const mainCard = (points: number): VictoryPointCard => ({
  points,
  who: 'each',
  condition: { is: 'winsScenario' },
});
export const winsWith = (points: number, who: Whom, when: Condition): VictoryPointCard => ({
  points,
  who,
  condition: { is: 'winsWith', when },
});
export const firstTo = (points: number, who: Whom, when: Condition): VictoryPointCard => ({
  points,
  who,
  condition: { is: 'firstTo', when },
});
