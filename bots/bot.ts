import type { Decision, Game, Json, Shapes, View } from '@orrery/kernel';

/** Chance from outside the rules: a whole number from 0 to n - 1. */
export type Below = (n: number) => number;

/**
 * Somebody who answers for a seat. A bot is given what a person in that seat sees and nothing else: no state can be reached from a view,
 * and whatever it wants to think through it must deal for itself (`game.bot.determinize`). It never changes the view.
 */
export interface Bot {
  readonly name: string;
  /** The same view, decision and chance give the same answer, unless the bot thinks by the clock. */
  readonly reproducible: boolean;
  /** It makes and takes offers as the game's bots do. */
  readonly deals?: true;
  choose<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: Below): Json;
}
