import { toy } from '../../kernel/toy/game.ts';

/** What bots of the toy game pay for a card at most. */
const MOST = 1;

/** The kernel's toy game on a test server: it has windows behind which the next question is known, and deals, which its bots take too. */
const game: typeof toy = {
  ...toy,
  bot: { ...toy.bot, accepts: (_, { terms }) => (terms as { goods: number }).goods <= MOST },
};
export default game;
