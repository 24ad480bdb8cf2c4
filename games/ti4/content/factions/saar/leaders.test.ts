import { describe, expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { active, inPlay, units } from '../../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });

describe('leaders of Saar', () => {
  it('[TI4-SAAR-09] the agent: one ship of whoever activates moves as far as the fastest on the board, also from a nebula', () => {
    const table = active(
      {
        galaxy: { 0: 'tile-46', 4: 'tile-47', 13: 'tile-42' },
        units: { 'tile-42': units(0, { carrier: 2 }), 'tile-47': units(1, { destroyer: 1 }) },
        arrange: (pub) => inPlay(pub, 1, 'captain-mendosa'),
      },
      'tile-46',
    );
    table.state.pub.units['tile-47'] = [];
    table.state.pub.units['tile-46'] = units(1, { destroyer: 1 });
    table.when(1, react('captain-mendosa', 1)).accepted();
    table.when(0, { ships: { 'tile-42': { carrier: 1 } }, cargo: {} }, 'move').refused('TI4-MOVE-03');
    table.when(0, { ships: { 'tile-42': { 'carrier captain-mendosa': 1 } }, cargo: {} }, 'move').accepted();
    expect(table.state.pub.table.components['captain-mendosa.1']!.ready).toBe(false);
    playUntil(table, (d) => d.kind === 'turn');
    expect(table.state.pub.units['tile-42']).toEqual(units(0, { carrier: 1 }));
  });

  /** Player 0 produces at Quann, and has docks at Lodor and, blockaded, at Wellon. */
  const producing = (commander: boolean) => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-26', 2: 'tile-19' },
      units: {
        quann: units(0, { 'space-dock': 1 }),
        lodor: units(0, { 'space-dock': 1 }),
        wellon: units(0, { 'space-dock': 1 }),
        'tile-19': units(1, { cruiser: 1 }),
      },
      arrange: (pub) => {
        for (const planet of ['quann', 'lodor', 'wellon']) pub.planets[planet] = { owner: 0, exhausted: true };
        if (commander) inPlay(pub, 0, 'rowl-sarring');
        pub.sheets[0]!.goods = 5;
      },
    });
    return playUntil(table, (d) => d.kind === 'produce');
  };
  const made = (figures: { [place: string]: { [unit: string]: number } }, goods: number) => ({
    units: figures,
    pay: { coins: [], goods },
  });
  it('[TI4-SAAR-10] the commander: produced fighters and infantry come to any docks that are not blockaded', () => {
    const table = producing(true);
    table.when(0, made({ wellon: { infantry: 2 } }, 1)).refused('TI4-PROD-05');
    table.when(0, made({ 'tile-26': { cruiser: 1 } }, 2)).refused('TI4-PROD-05');
    table.when(0, made({ lodor: { infantry: 2 }, 'tile-26': { fighter: 1 }, 'tile-25': { fighter: 1 } }, 2)).accepted();
    expect(table.state.pub.units['lodor']).toEqual(units(0, { 'space-dock': 1, infantry: 2 }));
    expect(table.state.pub.units['tile-26']).toEqual(units(0, { fighter: 1 }));
    producing(false)
      .when(0, made({ lodor: { infantry: 2 } }, 1))
      .refused('TI4-PROD-05');
  });
});
