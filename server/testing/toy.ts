/** The kernel's toy game on a test server: it has windows behind which the next question is known, and deals. */
export { toy as default } from '../../kernel/toy/game.ts';
