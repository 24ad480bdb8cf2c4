import { botByName, playGame } from '@orrery/bots';
import type { BotName } from '@orrery/bots';
import { loadGame } from '@orrery/games';
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

// The whole order, by many games, stands in docs/bots.md; this would notice a level that lost its strength.
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

  it.each([
    ['star-realms', 60],
    ['twilight-inscription', 12],
  ])(
    'in %s medium beats gentle',
    async (game, games) => {
      expect(await share(game, 'medium', 'gentle', games)).toBeGreaterThan(0.6);
    },
    60_000,
  );
});
