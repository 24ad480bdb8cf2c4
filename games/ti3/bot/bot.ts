import { bots } from '@orrery/imperium';
import { listAnswers } from '@orrery/kernel';
import type { BotSupport, Game } from '@orrery/kernel';
import type { Ti3, Turn } from '../shapes.ts';
import { determinize } from './deal.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import { thumb, unasked } from './quick.ts';
import { BEGINNER, MEDIUM, STEADY } from './style.ts';
import { turns } from './turn.ts';

/** Playouts of a decision: the middle level plays by rule of thumb alone. */
const STRENGTHS = { medium: 1, hard: 9 } as const;

/** `game` is asked for its questions when it is whole. */
export function botOf(game: () => Game<Ti3>): BotSupport<Ti3> {
  const quick = thumb(game, STEADY);
  const medium = thumb(game, MEDIUM);
  const thinking = (): bots.Thinking<Ti3> => ({
    game: game(),
    thumb: quick,
    determinize,
    evaluate,
    // The round is over and points have been given.
    untilFrom:
      ({ round }) =>
      (pub) =>
        pub.round > round,
  });
  return {
    determinize,
    quick,
    beginner: thumb(game, BEGINNER),
    evaluate: ({ pub }, seat) => evaluate(pub, seat),
    unasked: (v, d) => unasked(v, d, STEADY),
    strengths: STRENGTHS,
    search: (_, v, d, hasTime, below) => {
      if (!hasTime(1)) return medium(v, d, below);
      if (d.kind !== 'turn') return quick(v, d, below);
      const plans = turns(outlookOf(v, STEADY), listAnswers(game(), v, d) as readonly Turn[]);
      return bots.search(thinking(), plans, v, d, hasTime, below) ?? quick(v, d, below);
    },
  };
}
