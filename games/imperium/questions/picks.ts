import type { PickOne, PickSome } from '@orrery/kernel';

// The closed set of questions "choose one of these" and "choose some of these": what can be chosen is named in the type of the question, and each
// thing has its words once in each language. An edition adds the things that only it has.

/** Things that players of both editions choose among. */
export type SharedThing = 'player' | 'planet' | 'system' | 'technology' | 'law' | 'ship' | 'die' | 'strategyCard';

/** One of them, and several. */
export type ThingWords<Thing extends string> = { readonly [T in Thing]: readonly [one: string, several: string] };

export interface PickLanguage {
  readonly things: ThingWords<SharedThing>;
  readonly chapters: ChapterQuestions;
  readonly one: (thing: string) => string;
  readonly exactly: (n: number, things: string) => string;
  readonly upTo: (n: number, things: string) => string;
  readonly between: (min: number, max: number, things: string) => string;
  /** What the ability that asks is called stands before the question. */
  readonly asked: (by: string, question: string) => string;
}

/** What chapters of both rulebooks ask in the same words. */
export interface ChapterQuestions {
  readonly turn: () => string;
  readonly layTile: () => string;
  readonly pickStrategy: () => string;
  readonly move: (system: string) => string;
  readonly produce: (system: string) => string;
  readonly assignHits: (hits: string, place: string) => string;
  readonly announceRetreat: (system: string) => string;
  /** `price`: null where it costs nothing, or always the same. */
  readonly secondary: (card: string, price: string | null) => string;
  /** `over`: so many more than a hand may hold. */
  readonly discard: (over: number, card: string) => string;
  /** Tokens that are new, and all of them once more; what they are called is the edition's. */
  readonly placeTokens: (tokens: string) => string;
  readonly spreadTokens: (tokens: string) => string;
  readonly buyTokens: (tokens: string, price: number) => string;
  readonly pay: (price: number, currency: 'resources' | 'influence', bought: string) => string;
}

/** The words of both questions in a language, with the things of the edition's own. */
export function pickQuestions<Own extends string>(
  words: PickLanguage,
  own: ThingWords<Own>,
  nameOf: (ability: string) => string,
) {
  const things = { ...words.things, ...own } as ThingWords<SharedThing | Own>;
  const asked = (by: string | null, question: string): string =>
    by === null ? question : words.asked(nameOf(by), question);
  return {
    pickOne: ({ what, for: by }: PickOne<SharedThing | Own>): string => asked(by, words.one(things[what][0])),
    pickSome: ({ what, for: by, min, max }: PickSome<SharedThing | Own>): string => {
      const [one, several] = things[what];
      if (max === 1 && min === 1) return asked(by, words.one(one));
      if (min === max) return asked(by, words.exactly(max, several));
      return asked(by, min < 2 ? words.upTo(max, max === 1 ? one : several) : words.between(min, max, several));
    },
  };
}
