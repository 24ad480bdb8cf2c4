import { measureWaiting } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti3 } from './game.ts';

const pace = { window: { least: 2.5, most: 5 }, think: { median: 8, factor: 1.8 } };
const battles = { windows: ['combat.start', 'round.start', 'roll.after', 'damaged'], until: 'tacticalAction' };
const actions = { ...battles, windows: ['activated', 'moved', ...battles.windows] };
const invasions = {
  windows: ['beforeInvasion', 'beforeBombardment', 'landing.would', 'conquered', 'occupied'],
  until: 'tacticalAction',
};
const councils = {
  windows: ['agenda.would', 'agenda.revealed', 'vote.would', 'votes.cast'],
  until: 'politicalPrimary',
};
const picks = { windows: ['strategyPhase', 'strategy.picked', 'strategy.ended'], until: 'strategyPhase' };

/** Mean figures of six skirmishes of three attentive players over eight rounds. */
function played(strategyCards: 'yes' | 'no', groups: Parameters<typeof measureWaiting>[3]) {
  const options = { setup: 'skirmish', rounds: '8', technology: 'advanced', strategyCards };
  const games = [0, 1, 2, 3, 4, 5].map((seed) => measureWaiting(ti3, { seats: 3, options, seed }, pace, groups));
  const mean = (figure: 'windows' | 'waited' | 'hidden') =>
    games.reduce((sum, one) => sum + one[figure], 0) / games.length;
  return { windows: mean('windows'), waited: mean('waited'), hidden: mean('hidden') };
}

describe('what timed windows cost three attentive players, beyond the time in which somebody thinks', () => {
  it('in a skirmish less than a minute, if who lets a battle go does so for all its rounds', () => {
    const { windows, waited, hidden } = played('no', [battles]);
    expect(windows).toBeGreaterThan(40);
    expect(waited).toBeLessThan(60);
    // Most of the time that windows are open somebody thinks about what comes next.
    expect(hidden).toBeGreaterThan(windows / 2);
  });

  it('with Strategy Cards and agendas about a minute, if who declines in a council, an invasion or a choice of cards does so till its end', () => {
    const { windows, waited, hidden } = played('yes', [actions, invasions, councils, picks]);
    expect(windows).toBeGreaterThan(80);
    expect(waited).toBeLessThan(65);
    expect(hidden).toBeGreaterThan(windows / 4);
  });
});
