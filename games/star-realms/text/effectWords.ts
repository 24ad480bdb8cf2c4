import type { AllyAbility, Amount, Condition, Continuous, Effect, Faction } from '../content/effects.ts';

/** What a language must be able to say about abilities. Sentences start with a capital and end with a full stop. */
export interface EffectWords {
  readonly factions: Record<Faction, string>;
  /** An ability carried out in order: one sentence for each part. */
  ability(effects: readonly Effect[]): string;
  /** An ability that may be declined as a whole. */
  optional(effects: readonly Effect[]): string;
  ally(ability: AllyAbility): string;
  continuous(effect: Continuous): string;
  condition(condition: Condition): string;
  /** Before a symbol: on what condition it is given. No sentence. */
  when(condition: Condition): string;
  /** After a symbol: for each of what it is given. No sentence. */
  each(amount: Exclude<Amount, number>): string;
}

/** Gains in a row are said in one breath. */
export const breaths = (effects: readonly Effect[]): (readonly Effect[])[] => {
  const runs: Effect[][] = [];
  for (const effect of effects) {
    const last = runs.at(-1);
    if (effect.op === 'gain' && last?.[0]?.op === 'gain') last.push(effect);
    else runs.push([effect]);
  }
  return runs;
};

/** What is named several times is named once, with how many: "Scout ×2". */
export const counted = (names: readonly string[]): string[] => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
};

export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** The compiler reports a word of the vocabulary that a language cannot say; this is the run-time guard. */
export const unsaid = (word: never): never => {
  throw new Error(`no words for ${JSON.stringify(word)}`);
};
