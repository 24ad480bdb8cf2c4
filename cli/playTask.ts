import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botChance, playGame } from '@orrery/bots';
import type { Bot, PlayedGame } from '@orrery/bots';
import type { AnyGame } from '@orrery/games';
import { Match, fingerprint, keyFromSeed, nextDecision, toMatchFile, view, writeMatchFile } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import { Refused } from './command.ts';
import { botNamed } from './table.ts';

/** One game to play: it follows wholly from these and the options. */
export interface Task {
  seed: number;
  /** The names of the bots, seat by seat. */
  bots: string[];
}
export interface Outcome extends PlayedGame, Task {}

export function playTask(
  game: AnyGame,
  { options, limit, out }: { options: Options; limit: number; out: string | null },
  task: Task,
): Outcome {
  const bots = task.bots.map(botNamed);
  try {
    const played =
      out === null
        ? playGame(game, { bots, options, seed: task.seed, limit })
        : playToFile(game, options, bots, task.seed, limit, join(out, `${game.id}-${task.seed}.match.json`));
    return { ...task, ...played };
  } catch (error) {
    throw new Refused(
      `the game of seed ${task.seed} breaks: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The same game, command by command, so that its file can be written. */
function playToFile(
  game: AnyGame,
  options: Options,
  bots: readonly Bot[],
  seed: number,
  limit: number,
  path: string,
): PlayedGame {
  const match = new Match(game, { seats: bots.length, options, key: keyFromSeed(seed) });
  const chance = bots.map((_, seat) => botChance(seed, seat));
  let decisions = 0;
  for (; match.state.pub.table.result === null && decisions < limit; decisions++) {
    const d = nextDecision(game, match.state);
    if (d === null) throw new Error(`nobody is asked after ${decisions} decisions`);
    const answer = bots[d.seat]!.choose(game, view(match.state, d.seat), d, chance[d.seat]!);
    const applied = match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
    if (!applied.ok) throw new Error(`${bots[d.seat]!.name} answers ${d.kind} against ${applied.refusal.rule}`);
  }
  const names = bots.map((bot) => ({ name: bot.name, bot: bot.name }));
  writeFileSync(path, writeMatchFile(toMatchFile(match, names)));
  return { result: match.state.pub.table.result, decisions, hash: fingerprint(match.state) };
}
