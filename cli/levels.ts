import { readFileSync, writeFileSync } from 'node:fs';
import { botByName, playGame } from '@orrery/bots';
import type { BotName } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { shareOf } from '@orrery/games/estimates';
import type { Options } from '@orrery/kernel';

// Which of two bots is the stronger. Games of `hard` take seconds each, so those against `medium` are played once and written down, and the
// tests play some of them again: node cli/levels.ts GAME GAMES. Do so when bots or rules have changed.

/** One game between a bot and a table of others. */
export interface Meeting {
  seed: number;
  /** 1, or a part of it where several won. */
  won: number;
  decisions: number;
}

/** The first bot sits everywhere equally often. */
export function meet(game: AnyGame, one: BotName, others: BotName, seed: number, options: Options = {}): Meeting {
  const seats = Math.max(2, game.seats.min);
  const seat = seed % seats;
  const bots = Array.from({ length: seats }, (_, i) => botByName(i === seat ? one : others));
  const { result, decisions } = playGame(game, { bots, seed, options });
  const { winners } = result!;
  return { seed, won: winners.includes(seat) ? 1 / winners.length : 0, decisions };
}

/** The share of games that the first bot won, as an interval of 95 %. */
export const shareIn = (meetings: readonly Meeting[]) =>
  shareOf(
    meetings.reduce((sum, { won }) => sum + won, 0),
    meetings.length,
  );

const fileOf = (game: string) => new URL(`levels/${game}.txt`, import.meta.url);

/** The games of `hard` against `medium` that were written down: seed, won, decisions. */
export function writtenMeetings(game: string): Meeting[] {
  const lines = readFileSync(fileOf(game), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [seed, won, decisions] = line.split(' ').map(Number) as [number, number, number];
    return { seed, won, decisions };
  });
}

if (process.argv[1] === import.meta.filename) {
  const [id = '', games = '60'] = process.argv.slice(2);
  const game = await loadGame(id);
  const meetings = Array.from({ length: Number(games) }, (_, i) => meet(game, 'hard', 'medium', i + 1));
  const lines = meetings.map(({ seed, won, decisions }) => `${seed} ${won} ${decisions}\n`);
  writeFileSync(fileOf(id), lines.join(''));
  console.log(shareIn(meetings));
}
