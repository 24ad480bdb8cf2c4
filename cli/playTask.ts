import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botChance, playGame } from '@orrery/bots';
import type { Bot, Observer, PlayedGame } from '@orrery/bots';
import type { AnyGame } from '@orrery/games';
import { Match, fingerprint, keyFromSeed, nextDecision, toMatchFile, view, writeMatchFile } from '@orrery/kernel';
import type { Options, Seat, Shapes } from '@orrery/kernel';
import { Refused } from './command.ts';
import { botNamed } from './table.ts';

/** One game to play: it follows wholly from these and the options. */
export interface Task {
  seed: number;
  /** The names of the bots, seat by seat. */
  bots: string[];
}
export interface Outcome extends PlayedGame, Task {
  /** null where the game has no statistics. */
  counted: Counted | null;
}
/** What a game's statistics say of one game. */
export interface Counted {
  length: number;
  first: Seat | null;
  offered: string[];
  taken: { seat: Seat; thing: string }[];
}

export function playTask(
  game: AnyGame,
  { options, limit, out, things }: { options: Options; limit: number; out: string | null; things: boolean },
  task: Task,
): Outcome {
  const bots = task.bots.map(botNamed);
  const counting = countingObserver(game, things);
  try {
    const played =
      out === null
        ? playGame(game, { bots, options, seed: task.seed, limit }, counting.observer)
        : playToFile(
            game,
            options,
            bots,
            task.seed,
            limit,
            join(out, `${game.id}-${task.seed}.match.json`),
            counting.observer,
          );
    return { ...task, ...played, counted: counting.counted() };
  } catch (error) {
    throw new Refused(
      `the game of seed ${task.seed} breaks: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Counts what the game's statistics name; the single things only where they are asked for. */
function countingObserver(
  game: AnyGame,
  things: boolean,
): { observer: Observer<Shapes>; counted: () => Counted | null } {
  const { statistics } = game;
  const counted: Counted = { length: 0, first: null, offered: [], taken: [] };
  return {
    observer: {
      events(events) {
        if (!things || !statistics) return;
        for (const event of events) {
          if (statistics.offered) counted.offered.push(...statistics.offered(event));
          counted.taken.push(...statistics.taken(event));
        }
      },
      end({ pub }) {
        if (!statistics) return;
        counted.length = statistics.length(pub);
        counted.first = statistics.first?.(pub) ?? null;
      },
    },
    counted: () => (statistics ? counted : null),
  };
}

/** The same game, command by command, so that its file can be written. */
function playToFile(
  game: AnyGame,
  options: Options,
  bots: readonly Bot[],
  seed: number,
  limit: number,
  path: string,
  observer: Observer<Shapes>,
): PlayedGame {
  const match = new Match(game, { seats: bots.length, options, key: keyFromSeed(seed) });
  observer.events(match.opening);
  const chance = bots.map((_, seat) => botChance(seed, seat));
  let decisions = 0;
  for (; match.state.pub.table.result === null && decisions < limit; decisions++) {
    const d = nextDecision(game, match.state);
    if (d === null) throw new Error(`nobody is asked after ${decisions} decisions`);
    const answer = bots[d.seat]!.choose(game, view(match.state, d.seat), d, chance[d.seat]!);
    const applied = match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
    if (!applied.ok) throw new Error(`${bots[d.seat]!.name} answers ${d.kind} against ${applied.refusal.rule}`);
    observer.events(applied.events);
  }
  observer.end(match.state);
  const names = bots.map((bot) => ({ name: bot.name, bot: bot.name }));
  writeFileSync(path, writeMatchFile(toMatchFile(match, names)));
  return { result: match.state.pub.table.result, decisions, hash: fingerprint(match.state) };
}
