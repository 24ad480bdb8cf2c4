import { measureWaiting } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { ti3 } from './game.ts';

it('timed windows make three attentive players wait less than three minutes in a game of eight rounds', () => {
  const pace = { window: { least: 2.5, most: 5 }, think: { median: 8, factor: 1.8 } };
  const action = 'tacticalAction';
  const onceOnly = { 'round.start': action, 'roll.after': action, damaged: action };
  const options = { setup: 'skirmish', rounds: '8', technology: 'advanced' };
  const games = [0, 1, 2, 3, 4, 5].map((seed) => measureWaiting(ti3, { seats: 3, options, seed }, pace, onceOnly));
  const mean = (figure: (one: (typeof games)[number]) => number) =>
    games.reduce((sum, one) => sum + figure(one), 0) / games.length;
  expect(mean((one) => one.windows)).toBeGreaterThan(40);
  expect(mean((one) => one.waited)).toBeLessThan(180);
  // Much of the time that windows are open somebody thinks about what comes next.
  expect(mean((one) => one.hidden)).toBeGreaterThan(mean((one) => one.windows) / 3);
});
