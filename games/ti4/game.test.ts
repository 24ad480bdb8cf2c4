import { fuzz, inheritedTests } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti4 } from './game.ts';

/** What a random game of any length comes to; all else depends on chance, and tests of its own show it. */
const EVERY_GAME =
  /^(match|round|strategyPhase|actionPhase|strategicAction|tacticalAction|movement|gainTokens)@|^turn@(?!cut)/;

const STEPS = Object.values(ti4.procedures).flatMap(({ name, steps }) =>
  Object.keys(steps).map((step) => `${name}@${step}`),
);
/** Which components come up in so few games is chance as well. */
const THINGS = ['yes', 'no'].flatMap((expansion) => ti4.inventory!.all({ expansion }));
const RARE = [...STEPS.filter((step) => !EVERY_GAME.test(step)), ...THINGS];

inheritedTests({ describe, it }, ti4, { games: 2, seats: 3, every: 5, options: { expansion: 'no' }, rare: RARE });
inheritedTests({ describe, it }, ti4, {
  games: 1,
  seats: 3,
  every: 5,
  seed: 2,
  options: { expansion: 'yes' },
  // A single game may be over in its first round: players leave at random.
  rare: [...STEPS, ...THINGS],
});

it('loses nothing while factions are chosen and the galaxy is laid, before there are decks', async () => {
  const options = { factions: 'choice', galaxy: 'rulebook' };
  const { failure } = await fuzz(ti4, { games: 1, seed: 2, seats: 3, options, limit: 90, stopAtLimit: true, every: 5 });
  expect(failure).toBeNull();
});

it.each([7, 8])('with %i seats: random play of the expansion passes every check', async (seats) => {
  const options = { expansion: 'yes', factions: 'random', galaxy: 'fixed' };
  const { failure } = await fuzz(ti4, { games: 1, seed: 4, seats, options, limit: 100, stopAtLimit: true, every: 10 });
  expect(failure).toBeNull();
});
