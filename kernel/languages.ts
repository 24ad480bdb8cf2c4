import type { en } from './text/en.ts';
import type { About, Answer, Name, Payload, Question, Seat, Secret, Shapes, Source, View } from './types.ts';

// What games say: kept apart from the rules, which speak no language.

/** The languages in which games and tables speak. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the table itself says in a language: its rules, and its own questions. */
export interface TableWords {
  readonly rules: { readonly [R in keyof (typeof en)['rules']]: string };
  readonly react: string;
  readonly pass: string;
  readonly order: string;
  readonly seat: (n: number) => string;
}

/** Every event, question, answer and refusal in words. `v` is the reader's view; `name` names a seat. */
export interface Words<T extends Shapes> {
  event: {
    [E in Name<T['events']>]: (all: Payload<T, E>, some: Secret<T, E> | undefined, reader: Reader<T>) => string;
  };
  question: { [K in Name<T['asks']>]: (q: Question<T, K>, reader: Reader<T>) => string };
  answer: { [K in Name<T['asks']>]: (a: Answer<T, K>, q: Question<T, K>, reader: Reader<T>) => string };
  /** For questions whose answers are plans: what a slot counts, and what a meter measures. */
  plan?: {
    [K in Name<T['asks']>]?: {
      slot: (id: string, q: Question<T, K>, reader: Reader<T>) => string;
      meter: (id: string, q: Question<T, K>, reader: Reader<T>) => string;
    };
  };
  window: { [W in Name<T['windows']>]: (about: About<T, W>, reader: Reader<T>) => string };
  source: (source: Source, reader: Reader<T>) => string;
  /** Sentences by ledger id. A rule without one is named by its id alone. */
  rule: { [id: string]: string };
}
export interface Reader<T extends Shapes> {
  view: View<T>;
  name: (seat: Seat) => string;
}

/** A chapter of a game's rules as people read them: every rule by its ledger id, in one language. */
export interface RuleChapter {
  /** The ids' common part, 'SR-GEN'. */
  id: string;
  title: string;
  rules: Readonly<Record<string, string>>;
}
/** All rules of a game in words; each language is fetched when it is read. */
export type Rulebook = { readonly [L in Language]: () => Promise<readonly RuleChapter[]> };
