import { Table } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { active, inSpace, units } from '../../space.ts';
import { figuresLeft } from '../units.ts';
import { capture, captivesOf, mayCapture, release } from './capture.ts';

/** Player 1 has a dock; player 0 has ships next to it. */
const GALAXY = { 0: 'tile-25', 1: 'tile-46' } as const;
const held = { quann: units(1, { 'space-dock': 1 }), 'tile-46': units(0, { cruiser: 1 }) };

describe('CAPT: captured units', () => {
  it('[TI4-CAPT-01, TI4-UNIT-15] a captured ship or mech is missing from its owner’s reinforcements until it returns', () => {
    const { state } = inSpace({ galaxy: GALAXY, units: { ...held } });
    const t = new Table(ti4, state);
    const before = figuresLeft(state.pub, 0, 'dreadnought');
    capture(t, 1, 0, 'dreadnought');
    capture(t, 1, 0, 'mech');
    expect(figuresLeft(state.pub, 0, 'dreadnought')).toBe(before - 1);
    expect(captivesOf(state.pub, 1)).toEqual([
      { by: 1, of: 0, unit: 'dreadnought' },
      { by: 1, of: 0, unit: 'mech' },
    ]);
    release(t, { by: 1, of: 0, unit: 'dreadnought' });
    expect(figuresLeft(state.pub, 0, 'dreadnought')).toBe(before);
  });
  it('[TI4-CAPT-03] a captured fighter or infantry is a token of nobody', () => {
    const { state } = inSpace({ galaxy: GALAXY, units: { ...held } });
    capture(new Table(ti4, state), 1, 0, 'infantry');
    expect(captivesOf(state.pub, 1)).toEqual([{ by: 1, of: null, unit: 'infantry' }]);
  });
  it('[TI4-CAPT-02, TI4-CAPT-05, TI4-CAPT-06] a blockade of the captor’s dock frees its owner’s units at once, not others, not tokens', () => {
    const table = active({
      galaxy: GALAXY,
      units: { ...held },
      deal: (t) => {
        for (const unit of ['cruiser', 'infantry'] as const) capture(t, 1, 0, unit);
        capture(t, 1, 2, 'cruiser');
        capture(t, 1, 1, 'carrier');
      },
    });
    table.when(0, { ships: { 'tile-46': { cruiser: 1 } }, cargo: {} }).accepted();
    expect(captivesOf(table.state.pub, 1)).toEqual([
      { by: 1, of: null, unit: 'infantry' },
      { by: 1, of: 2, unit: 'cruiser' },
      { by: 1, of: 1, unit: 'carrier' },
    ]);
  });
  it('[TI4-CAPT-04] no units are captured of a player who blockades the captor', () => {
    const { state } = inSpace({ galaxy: GALAXY, units: { ...held, 'tile-25': units(0, { cruiser: 1 }) } });
    expect(mayCapture(state.pub, 1, 0)).toBe(false);
    capture(new Table(ti4, state), 1, 0, 'cruiser');
    expect(captivesOf(state.pub, 1)).toEqual([]);
    const free = inSpace({ galaxy: GALAXY, units: { ...held, 'tile-25': units(1, { cruiser: 1 }) } });
    expect(mayCapture(free.state.pub, 1, 0)).toBe(true);
  });
});
