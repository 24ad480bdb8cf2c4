import type { BotSupport, Game } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';
import { determinize } from './deal.ts';
import { accepts, offers } from './deals.ts';
import { evaluate } from './evaluate.ts';
import { thumb } from './quick.ts';
import { ponder } from './search.ts';
import { BEGINNER, MEDIUM, STEADY } from './style.ts';

/** Playouts of a decision: the middle level plays by rule of thumb alone. */
const STRENGTHS = { medium: 1, hard: 6 } as const;

/** `game` is asked for its questions when it is whole. */
export function botOf(game: () => Game<Ti4>): BotSupport<Ti4> {
  const quick = thumb(game, STEADY);
  const medium = thumb(game, MEDIUM);
  return {
    determinize,
    quick,
    beginner: thumb(game, BEGINNER),
    evaluate: ({ pub }, seat) => evaluate(pub, seat),
    offers,
    accepts: (v, deal) => accepts(v, STEADY, deal),
    strengths: STRENGTHS,
    search: (_, v, d, hasTime, below) => {
      if (!hasTime(1)) return medium(v, d, below);
      const thought = d.kind === 'turn' ? ponder(game(), STEADY, quick, v, d, hasTime, below) : null;
      return thought ?? quick(v, d, below);
    },
  };
}
