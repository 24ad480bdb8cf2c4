import { bots } from '@orrery/imperium';
import type { BotSupport, Game } from '@orrery/kernel';
import type { Ti3, Turn } from '../shapes.ts';
import { determinize } from './deal.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { THUMBS, gainOf, unasked } from './quick.ts';
import { BEGINNER, MEDIUM, STEADY } from './style.ts';
import type { Style } from './style.ts';
import { turns } from './turn.ts';

const MIND: bots.Mind<Ti3, Outlook, Style> = {
  styles: { steady: STEADY, medium: MEDIUM, beginner: BEGINNER },
  outlook: outlookOf,
  thumbs: THUMBS,
  gain: gainOf,
  turns: (o, all) => turns(o, all as readonly Turn[]),
  // The round is over and points have been given.
  untilFrom:
    ({ round }) =>
    (pub) =>
      pub.round > round,
  evaluate,
  determinize,
  // The middle level plays by rule of thumb alone.
  strengths: { medium: 1, hard: 9 },
};

/** `game` is asked for its questions when it is whole. */
export function botOf(game: () => Game<Ti3>): BotSupport<Ti3> {
  return {
    ...bots.supportOf(game, MIND),
    unasked: (v, d) => unasked(v, d, STEADY),
  };
}
