import { apply, begin, keyFromSeed, nextDecision, sampleAnswer, sampler, view } from '@orrery/kernel';
import type { Command, Game, Shapes } from '@orrery/kernel';

/** The key of every match in the measured server. */
export const KEY = keyFromSeed('rehearsal');

/** No game of the benchmark needs more commands than this. */
const LONGEST = 100_000;

/** Games that are rehearsed, and those of them that are played. */
const REHEARSED = 1000;
const PLAYED = 8;

/** The longest of many games: what is measured are moves, not the laying of tables. */
export function longGames(game: Game<Shapes>): Command[][] {
  const first = rehearse(game, 0);
  if (first.length === LONGEST) return [first];
  const games = Array.from({ length: REHEARSED }, (_, seed) => rehearse(game, seed));
  return games.toSorted((a, b) => b.length - a.length).slice(0, PLAYED);
}

/** A whole game of two by chance, beforehand: who answers what when `n` commands have moved the match on. */
export function rehearse(game: Game<Shapes>, seed: number): Command[] {
  const below = sampler(seed);
  let { state } = begin(game, { seats: 2, options: {}, key: KEY });
  const commands: Command[] = [];
  for (let d = nextDecision(game, state); d !== null && commands.length < LONGEST; d = nextDecision(game, state)) {
    const { n } = state.pub.table;
    const answer = sampleAnswer(game, view(state, d.seat), d, below);
    const command: Command = { do: 'answer', seat: d.seat, n, ask: d.id, answer };
    const applied = apply(game, state, command);
    if (!applied.ok || applied.state.pub.table.n !== n + 1) throw new Error(`${game.id} cannot be rehearsed`);
    commands[n] = command;
    state = applied.state;
  }
  return commands;
}
