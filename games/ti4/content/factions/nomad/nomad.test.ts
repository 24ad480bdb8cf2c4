import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { active, inPlay, units } from '../../../space.ts';

describe('Nomad', () => {
  it('Future Sight: a trade good after an outcome one voted for', () => {
    const goods = (vote: string) => {
      const table = council({
        agendas: ['anti-intellectual-revolution'],
        planets: { quann: 0 },
        arrange: (pub) => inPlay(pub, 0, 'future-sight'),
      });
      playUntil(table, ({ kind, seat }) => kind === 'vote' && seat === 0);
      // Player 1 decides the matter.
      table.state.pub.agenda!.ballots.push({ seat: 1, outcome: 'for', votes: 9 });
      table.when(0, { outcome: vote, planets: ['quann'] }).accepted();
      playUntil(table, () => table.state.pub.agenda?.agenda !== 'anti-intellectual-revolution');
      return table.state.pub.sheets[0]!.goods;
    };
    expect(goods('for')).toBe(1);
    expect(goods('against')).toBe(0);
  });

  it('[TI4-NOMA-06] The Thundarian: nobody is hit, and the same round rolls again', () => {
    const position = battle({
      factions: ['nomad', 'winnu'],
      leaders: true,
      fleets: [{ cruiser: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 cruiser': [1, 10], 'battle 1 cruiser': [10, 1] },
    });
    playUntil(position.table, () => position.rolled().length > 0);
    position.use(0, 'the-thundarian');
    playUntil(position.table, () => position.lost(1).length > 0);
    expect(position.rolled().map(({ round }) => round)).toEqual([1, 1]);
    expect([position.lost(0), position.lost(1)]).toEqual([[], [['cruiser']]]);
    const { components } = position.table.state.pub.table;
    expect(components[`the-thundarian.${position.me}`]!.ready).toBe(false);
  });

  it('the commander: the flagship costs no resources', () => {
    const dock = (has: boolean) =>
      active({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { 'space-dock': 1 }) },
        arrange: (pub) => {
          if (has) unlocked(pub, 0, 'navarch-feng');
          pub.planets['quann'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = 1;
        },
      }).when(0, { units: { 'tile-25': { flagship: 1 } }, pay: { coins: [], goods: 0 } }, 'produce');
    dock(false).refused('TI4-PROD-03');
    expect(dock(true).accepted().state.pub.units['tile-25']).toEqual(units(0, { flagship: 1 }));
  });
});
