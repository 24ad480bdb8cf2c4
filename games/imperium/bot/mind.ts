import { listAnswers } from '@orrery/kernel';
import type {
  Answer,
  BotSupport,
  Decision,
  Game,
  Json,
  Name,
  Plan,
  Pub,
  Question,
  RulesView,
  Seat,
  Shapes,
  Source,
} from '@orrery/kernel';
import { bestOf } from './choice.ts';
import type { Below, Scored } from './choice.ts';
import { search } from './search.ts';
import type { Thinking } from './search.ts';

// How bots of both editions answer: each question by its rule of thumb, a turn by searching among the best plans. What a rule of thumb says, and
// what a position is worth, is the edition's.

/** What a rule of thumb may need beside the outlook: the legal answers, a plan to fill, what an absent player is taken to say, and chance. */
export interface Help {
  list<A>(): readonly A[];
  plan<A extends Json, P extends Json = Json>(): Plan<A, P>;
  fallback<A>(): A;
  readonly below: Below;
}
/** A rule of thumb for every question. */
export type Thumbs<T extends Shapes, O> = {
  readonly [K in Name<T['asks']>]: (o: O, q: Question<T, K>, help: Help) => Answer<T, K>;
};

/** The subject of a window, in which each edition reads what its own rules need. */
export type About = { readonly [key: string]: Json };

export interface Mind<T extends Shapes, O, S> {
  readonly styles: { readonly steady: S; readonly medium: S; readonly beginner: S };
  /** What a player sees of the table, in a style. */
  outlook(v: RulesView<T>, style: S): O;
  readonly thumbs: Thumbs<T, O>;
  /** What using an ability in a window is worth; 0 leaves it alone. */
  gain(o: O, about: About, source: Source): number;
  /** The ways to take a turn, with what each promises. */
  turns(o: O, all: readonly Json[]): readonly Scored<Json>[];
  readonly untilFrom: Thinking<T>['untilFrom'];
  evaluate(pub: Pub<T>, seat: Seat): number;
  readonly determinize: BotSupport<T>['determinize'];
  /** Playouts of a decision. */
  readonly strengths: NonNullable<BotSupport<T>['strengths']>;
}

type Quick<T extends Shapes> = (v: RulesView<T>, d: Decision, below: Below) => Json | undefined;

/** Answers every question by rule of thumb, in a style. `game` is asked for its questions when it is whole. */
export const thumb =
  <T extends Shapes, O, S>(
    game: () => Game<T>,
    { outlook, thumbs, gain }: Pick<Mind<T, O, S>, 'outlook' | 'thumbs' | 'gain'>,
    style: S,
  ): Quick<T> =>
  (v, d, below) => {
    const o = outlook(v, style);
    const list = <A>(): readonly A[] => listAnswers(game(), v, d) as readonly A[];
    if (d.kind === 'react') {
      const { about = {} } = d.q as { about?: About };
      return bestOffer(list<Source | null>(), (source) => gain(o, about, source)) as Json;
    }
    if (d.kind === 'order') return list<Json>()[0]!;
    const kind = d.kind as Name<T['asks']>;
    const rule = thumbs[kind] as unknown as ((o: O, q: Json, help: Help) => Json) | undefined;
    if (!rule) return undefined;
    const asked = game().asks[kind] as unknown as {
      begin(v: RulesView<T>, q: Json): Plan;
      fallback(v: RulesView<T>, q: Json): Json;
    };
    return rule(o, d.q, {
      list,
      plan: () => asked.begin(v, d.q) as never,
      fallback: () => asked.fallback(v, d.q) as never,
      below,
    });
  };

/** The best that is on offer, if it is worth anything; null: nothing. */
export function bestOffer<A>(answers: readonly (A | null)[], gain: (one: A) => number): A | null {
  const best = bestOf(
    answers.filter((answer) => answer !== null),
    gain,
  );
  return best !== null && gain(best) > 0 ? best : null;
}

/** What bots need of an edition, from how it thinks. */
export function supportOf<T extends Shapes, O, S>(game: () => Game<T>, mind: Mind<T, O, S>) {
  const { styles, evaluate, determinize, strengths } = mind;
  const quick = thumb(game, mind, styles.steady);
  const medium = thumb(game, mind, styles.medium);
  const thinking = (): Thinking<T> => ({
    game: game(),
    thumb: quick,
    determinize,
    evaluate,
    untilFrom: mind.untilFrom,
  });
  return {
    determinize,
    quick,
    beginner: thumb(game, mind, styles.beginner),
    evaluate: ({ pub }, seat) => evaluate(pub, seat),
    strengths,
    search: (_, v, d, hasTime, below) => {
      // The middle level plays by rule of thumb alone.
      if (!hasTime(1)) return medium(v, d, below);
      if (d.kind !== 'turn') return quick(v, d, below);
      const plans = mind.turns(mind.outlook(v, styles.steady), listAnswers(game(), v, d)!);
      return search(thinking(), plans, v, d, hasTime, below) ?? quick(v, d, below);
    },
  } satisfies BotSupport<T>;
}
