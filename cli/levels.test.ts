import { botByName, playGame } from '@orrery/bots';
import type { BotName } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import { shareOf } from '@orrery/games/estimates';
import type { Options } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';

/** The share of games that the first wins against a table of the others, sitting everywhere equally often. */
async function share(
  id: string,
  name: BotName,
  against: BotName,
  games: number,
  options: Options = {},
): Promise<number> {
  const game = await loadGame(id);
  const [one, other] = [botByName(name), botByName(against)];
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const bots = Array.from({ length: Math.max(2, game.seats.min) }, () => other);
    const seat = seed % bots.length;
    const { result } = playGame(game, { bots: bots.with(seat, one), seed, options });
    if (result!.winners.includes(seat)) won += 1 / result!.winners.length;
  }
  return won / games;
}

// The order by many more games stands in docs/bots.md.
describe('levels', () => {
  it.each([
    ['star-realms', 20, 0.75, {}],
    ['twilight-inscription', 12, 0.75, {}],
    ['twilight-imperium-3', 24, 0.5, { setup: 'skirmish' }], // one against two
  ])(
    'in %s gentle plays much better than chance',
    async (game, games, least, options) => {
      expect(await share(game, 'gentle', 'random', games, options)).toBeGreaterThan(least);
    },
    60_000,
  );

  // Intervals of 95 %, over so many games of the seeds 1, 2, 3 … that a true order shows. Hard against medium needs minutes: docs/bots.md.
  it.each([
    ['star-realms', 'medium', 'gentle', 20],
    ['twilight-inscription', 'medium', 'gentle', 24],
  ] as const)(
    'in %s %s is stronger than %s: the whole interval of its share lies above one half',
    async (game, better, worse, games) => {
      const won = (await share(game, better, worse, games)) * games;
      expect(shareOf(won, games).low).toBeGreaterThan(0.5);
    },
    120_000,
  );
});
