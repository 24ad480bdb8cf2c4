import { bots } from '@orrery/imperium';
import type { BotSupport, Game } from '@orrery/kernel';
import type { Ti4, Turn } from '../shapes.ts';
import { determinize } from './deal.ts';
import { accepts, offers } from './deals.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { THUMBS, gainOf, unasked } from './quick.ts';
import { BEGINNER, MEDIUM, STEADY } from './style.ts';
import type { Style } from './style.ts';
import { turns } from './turn.ts';

const MIND: bots.Mind<Ti4, Outlook, Style> = {
  styles: { steady: STEADY, medium: MEDIUM, beginner: BEGINNER },
  outlook: outlookOf,
  thumbs: THUMBS,
  gain: gainOf,
  turns: (o, all) => turns(o, all as readonly Turn[]),
  // The round is over and points have been given.
  untilFrom:
    ({ round }) =>
    (pub) =>
      pub.round > round || pub.phase === 'agenda',
  evaluate,
  determinize,
  // The middle level plays by rule of thumb alone.
  strengths: { medium: 1, hard: 6 },
};

/** `game` is asked for its questions when it is whole. */
export function botOf(game: () => Game<Ti4>): BotSupport<Ti4> {
  return {
    ...bots.supportOf(game, MIND),
    offers,
    accepts: (v, deal) => accepts(v, STEADY, deal),
    unasked: (v, d) => unasked(game(), v, d),
  };
}
