/** The whole game: set up, play the rounds, score. */
import { procedure } from './table.ts';

export const game = procedure('game', {
  setup: (t) => (t.pub.mode === 'guide' ? t.call('guide', { round: 0 }, 'play') : t.call('setup', {}, 'play')),
  play: (t) => t.call('rounds', {}, 'score'),
  /** Scoring ends the match: there is nothing to come back for. */
  score: (t) => t.call('end', {}, 'score'),
});
