import { Table, begin, fingerprint, keyFromSeed, nextDecision, sampler } from '@orrery/kernel';
import type { Event, Game, Options, Result, Shapes, State } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { dealAtOnce, unaskedAnswer } from './offers.ts';

export interface GameToPlay {
  /** One for each seat. */
  bots: readonly Bot[];
  options?: Options;
  /** The whole game follows from it, dice, decks and the chance of the bots. */
  seed: number | string;
  /** Decisions after which the game is given up as unfinished. */
  limit?: number;
}
/** Looks on while a game is played: all events, and the last state. */
export interface Observer<T extends Shapes> {
  events(events: readonly Event<T>[]): void;
  end(state: State<T>): void;
}
export interface PlayedGame {
  /** null: it outlasted the limit. */
  result: Result | null;
  decisions: number;
  /** Fingerprint of the last state. */
  hash: string;
}
export const DECISION_LIMIT = 50_000;

/** The chance of the bot in a seat: apart from the table's, and from that of the other bots. */
export function botChance(seed: number | string, seat: number): (below: number) => number {
  return sampler(`bot ${seat} ${seed}`);
}

/** Plays a whole game in place: nothing is copied, answers are trusted, events are told to the observer and dropped. */
export function playGame<T extends Shapes>(
  game: Game<T>,
  { bots, options, seed, limit }: GameToPlay,
  observer?: Observer<T>,
): PlayedGame {
  const { state, events } = begin(game, { seats: bots.length, options: options ?? {}, key: keyFromSeed(seed) });
  observer?.events(events);
  const table = new Table(game, state);
  const chance = bots.map((_, seat) => botChance(seed, seat));
  const most = limit ?? DECISION_LIMIT;
  let decisions = 0;
  for (; state.pub.table.result === null && decisions < most; decisions++) {
    const d = nextDecision(game, state);
    if (d === null) throw new Error(`${game.id} with seed ${seed} waits for nobody after ${decisions} decisions`);
    const deals = (seat: number): boolean => bots[seat]!.deals === true;
    dealAtOnce(game, table, d, deals);
    const free = unaskedAnswer(game, state, deals);
    if (free) table.take(free.d, free.answer);
    else table.take(d, bots[d.seat]!.choose(game, table.view(d.seat), d, chance[d.seat]!));
    observer?.events(table.events);
    table.events.length = 0;
  }
  observer?.end(state);
  return { result: state.pub.table.result, decisions, hash: fingerprint(state) };
}
