import { botByName } from '@orrery/bots';
import type { Level } from '@orrery/bots';
import type { Decision, Json, Shapes, View } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

const below = (n: number): number => Math.floor(Math.random() * n);

/** What a bot of this strength answers. */
export function botAnswer(game: AnyGame, v: View<Shapes>, d: Decision, level: Level): Json {
  return botByName(level).choose(game, v, d, below);
}
