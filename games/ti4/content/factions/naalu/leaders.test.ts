import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { playUntil } from '../../../given.ts';
import { leaderState } from '../../../rules/expansion/leaders.ts';
import { AGENDA_DECK } from '../../../rules/zones.ts';
import { active, inPlay, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const react = (id: string, seat: number) => ({ ability: id, component: `${id}.${seat}` });

describe('leaders of Naalu', () => {
  it('[TI4-NAAL-07] design test 22: the agent looks at the next agenda after a reveal, and may show it to one player', () => {
    const table = council({
      agendas: ['mutiny', 'seed-of-an-empire', 'economic-equality'],
      arrange: (pub) => inPlay(pub, 1, 'zeu'),
    });
    table.when(1, react('zeu', 1)).accepted();
    table.when(1, ['2'], 'pickSome').accepted();
    const knows = (seat: number) => Object.values(table.state.own[seat]!.table.knows[AGENDA_DECK]?.at ?? {});
    expect([knows(0), knows(1), knows(2)]).toEqual([[], ['seed-of-an-empire'], ['seed-of-an-empire']]);
    // Which agenda it is, the log tells to each of the two alone.
    expect(table.told.filter(({ t }) => t === 'looked')).toMatchObject([
      { all: { seat: 1, at: 'agendas', of: null }, to: [1] },
      { all: { seat: 2, at: 'agendas', of: null }, to: [2] },
    ]);
  });

  const producing = (space: Partial<Space>) =>
    playUntil(active({ galaxy: { 0: 'tile-26' }, units: {}, ...space }), (d) => d.kind === 'produce');
  const fighters = (n: number, goods: number) => ({
    units: { 'tile-26': { fighter: n } },
    pay: { coins: [], goods },
  });
  it('[TI4-NAAL-08] the commander: a fighter on top of each price paid for fighters, outside the limit', () => {
    /** A dock that produces five. */
    const naalu = (commander: boolean) =>
      producing({
        units: { lodor: units(0, { 'space-dock': 1 }), 'tile-26': units(0, { carrier: 3 }) },
        arrange: (pub) => {
          pub.planets['lodor'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = 5;
          if (commander) inPlay(pub, 0, 'maban');
        },
      });
    naalu(true).when(0, fighters(3, 1)).accepted();
    naalu(false).when(0, fighters(3, 1)).refused('TI4-PROD-03');
    // Five count, three come on top of three prices.
    naalu(true).when(0, fighters(8, 3)).accepted();
    naalu(true).when(0, fighters(9, 3)).refused('TI4-PROD-02');
    naalu(false).when(0, fighters(6, 3)).refused('TI4-PROD-02');
    // Other units still count one each.
    const mixed = {
      units: { 'tile-26': { fighter: 3, cruiser: 1 }, lodor: { infantry: 3 } },
      pay: { coins: [], goods: 5 },
    };
    naalu(true).when(0, mixed).refused('TI4-PROD-02');
  });

  it('[TI4-EX-36, TI4-NAAL-08] it unlocks after the production that makes twelve fighters, and did not apply to it', () => {
    const table = producing({
      factions: ['naalu', 'sol', 'letnev'],
      units: { lodor: units(0, { 'space-dock': 1 }), 'tile-26': units(0, { carrier: 4, fighter: 10 }) },
      arrange: (pub) => {
        pub.planets['lodor'] = { owner: 0, exhausted: true };
        Object.assign(pub.sheets[0]!, { goods: 5, fleet: 4 });
        inPlay(pub, 0, 'maban locked');
      },
    });
    expect(leaderState(table.state.pub, 0, 'maban')).toBe('locked');
    table.when(0, fighters(6, 2)).refused('TI4-PROD-02');
    table.when(0, fighters(4, 2)).accepted();
    expect(table.told.find(({ t }) => t === 'produced')).toMatchObject({ all: { units: [{ unit: 'fighter', n: 4 }] } });
    expect(leaderState(table.state.pub, 0, 'maban')).toBe('unlocked');
    expect(table.state.pub.units['tile-26']).toContainEqual({ seat: 0, type: 'fighter', marks: '', n: 14 });
  });
});
