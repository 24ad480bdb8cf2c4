import { fuzz } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { atTable } from '../../atTable.ts';

it('the Argent Flight, the Empyrean and the Mahact play random turns together: nothing is lost, leaks or stops', async () => {
  const game = atTable(['argent', 'empyrean', 'mahact']);
  const table = {
    seats: 3,
    options: { expansion: 'yes', factions: 'random', galaxy: 'balanced', reading: 'rulebook' },
  };
  const report = await fuzz(game, { games: 1, seed: 1, ...table, limit: 240, stopAtLimit: true, every: 12 });
  expect(report.failure).toBeNull();
});
