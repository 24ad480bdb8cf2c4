import type { BotName } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import type { Options } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { meet, shareIn, writtenMeetings } from './levels.ts';
import type { Meeting } from './levels.ts';

/** So many games, from the seeds 1, 2, 3 … */
async function meetings(
  id: string,
  one: BotName,
  others: BotName,
  games: number,
  options: Options = {},
): Promise<Meeting[]> {
  const game = await loadGame(id);
  return Array.from({ length: games }, (_, i) => meet(game, one, others, i + 1, options));
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
      expect(shareIn(await meetings(game, 'gentle', 'random', games, options)).value).toBeGreaterThan(least);
    },
    60_000,
  );

  // Of tables of three an even share is a third. So many games that a true order shows.
  it.each([
    ['star-realms', 20, 1 / 2],
    ['twilight-inscription', 24, 1 / 2],
    ['twilight-imperium-3', 9, 1 / 3],
    ['twilight-imperium-4', 12, 1 / 3],
  ] as const)(
    'in %s medium is stronger than gentle: the whole interval of its share of %i games lies above an even one',
    async (game, games, even) => {
      expect(shareIn(await meetings(game, 'medium', 'gentle', games)).low).toBeGreaterThan(even);
    },
    120_000,
  );

  it.each([
    ['star-realms', 1 / 2, [0, 0.5, 1]],
    ['twilight-inscription', 1 / 2, [0, 0.5, 1]],
    ['twilight-imperium-3', 1 / 3, [0, 0.5, 1]],
    ['twilight-imperium-4', 1 / 3, [0.5]], // one takes twenty seconds
  ] as const)(
    'in %s hard is stronger than medium: so say the games written down, of which some are played again to the same end',
    async (id, even, again) => {
      const written = writtenMeetings(id);
      // None was left out.
      expect(written.map(({ seed }) => seed)).toEqual(written.map((_, i) => i + 1));
      expect(shareIn(written).low).toBeGreaterThan(even);
      const game = await loadGame(id);
      const some = again.map((part) => written[Math.round(part * (written.length - 1))]!);
      // Where they end otherwise, bots or rules are others now: node cli/levels.ts GAME GAMES plays all of them anew.
      expect(some.map(({ seed }) => meet(game, 'hard', 'medium', seed))).toEqual(some);
    },
    120_000,
  );
});
