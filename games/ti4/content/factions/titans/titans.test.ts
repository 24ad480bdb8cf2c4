import { expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';

it('Tellurian cancels one hit, once', () => {
  const position = battle({
    factions: ['titans', 'winnu'],
    leaders: true,
    fleets: [{ cruiser: 1 }, { cruiser: 1 }],
    dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [10, 10] },
  });
  playUntil(position.table, () => position.rolled().length > 0);
  position.use(0, 'tellurian');
  playUntil(position.table, () => position.rolled().length > 1);
  expect(position.rolled()[1]!.round).toBe(2);
  playUntil(position.table, () => position.lost(0).length > 0);
  expect(position.lost(0)).toEqual([['cruiser']]);
});
