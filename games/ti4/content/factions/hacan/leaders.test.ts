import { offersTo, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { inPlay, inSpace, units } from '../../../space.ts';

const anyTime = (id: string, seat: number) => ({ ability: id, component: `${id}.${seat}`, seat });

describe('leaders of Hacan', () => {
  const table = (seat: number) =>
    inSpace({
      factions: ['sol', 'hacan', 'letnev'],
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { 'tile-46': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        inPlay(pub, seat, 'carth-of-golden-sands');
        for (const sheet of pub.sheets) sheet.commodities = 0;
      },
    });
  it('[TI4-HACA-07] the agent: two commodities, or another player replenishes, in the action phase while nothing is resolved', () => {
    // In the turn of another player.
    const own = table(1);
    own.when(1, anyTime('carth-of-golden-sands', 1), 'anyTime').accepted();
    own.when(1, '1', 'pickOne').accepted();
    expect(own.state.pub.sheets.map(({ commodities }) => commodities)).toEqual([0, 2, 0]);
    expect(own.state.pub.table.components['carth-of-golden-sands.1']!.ready).toBe(false);
    // The turn goes on, and the agent is exhausted.
    own.when(1, anyTime('carth-of-golden-sands', 1), 'anyTime').refused('TI4-ABL-10');
    own.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    const other = table(0);
    other.when(0, anyTime('carth-of-golden-sands', 0), 'anyTime').accepted();
    other.when(0, '2', 'pickOne').accepted();
    expect(other.state.pub.sheets.map(({ commodities }) => commodities)).toEqual([0, 0, 2]);
    // In the middle of an action it waits.
    const busy = table(1);
    busy.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    expect(offersTo(ti4, view(busy.state, 1)).map(({ kind }) => kind)).not.toContain('anyTime');
    expect(offersTo(ti4, view(table(1).state, 1)).map(({ kind }) => kind)).toContain('anyTime');
  });
});
