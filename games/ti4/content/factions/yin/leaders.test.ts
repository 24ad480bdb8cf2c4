import { describe, expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import { leaderState } from '../../../rules/expansion/leaders.ts';
import { active, inPlay, inSpace, learned, units } from '../../../space.ts';

const action = (id: string) => ({ do: 'component', ability: id, component: `${id}.0` });

describe('leaders and the mech of Yin', () => {
  const indoctrinating = (goods: number) => {
    const fight = battle({
      factions: ['yin', 'xxcha'],
      leaders: true,
      ground: [{ infantry: 1 }, { infantry: 3 }],
      arrange: (pub, { me }) => {
        for (const planet of Object.values(pub.planets)) planet.exhausted = true;
        pub.sheets[me]!.goods = goods;
      },
    });
    fight.use(0, 'indoctrination');
    fight.answer(0, { coins: [], goods: 2 }, 'payFor').accepted();
    return fight;
  };
  it('[TI4-YINB-01] Moyin’s Ashes: for one more influence the infantry that is turned becomes a mech', () => {
    const rich = indoctrinating(3);
    rich.use(0, 'moyins-ashes');
    rich.answer(0, { coins: [], goods: 1 }, 'payFor').accepted();
    expect([rich.on(0), rich.on(1)]).toEqual([{ infantry: 1, mech: 1 }, { infantry: 2 }]);
    const poor = indoctrinating(2);
    expect(poor.table.told.filter(({ t }) => t === 'placed').map(({ all }) => all)).toMatchObject([
      { unit: 'infantry' },
    ]);
    expect(poor.table.told.some((e) => e.t === 'used' && e.all.ability === 'moyins-ashes')).toBe(false);
  });
  it('[TI4-YINB-08] the commander is unlocked by the use of Indoctrination', () => {
    const { table, me } = indoctrinating(2);
    expect(leaderState(table.state.pub, me, 'brother-omar')).toBe('unlocked');
  });

  const infantry = (n: number, goods: number) => ({ units: { lodor: { infantry: n } }, pay: { coins: [], goods } });
  it('[TI4-YINB-08] the commander: an infantry on top of each price paid for infantry, outside the limit', () => {
    const yin = (commander: boolean) =>
      playUntil(
        active({
          galaxy: { 0: 'tile-26' },
          units: { lodor: units(0, { 'space-dock': 1 }) },
          arrange: (pub) => {
            pub.planets['lodor'] = { owner: 0, exhausted: true };
            pub.sheets[0]!.goods = 5;
            if (commander) inPlay(pub, 0, 'brother-omar');
          },
        }),
        (d) => d.kind === 'produce',
      );
    yin(true).when(0, infantry(6, 2)).accepted();
    yin(false).when(0, infantry(6, 3)).refused('TI4-PROD-02');
    yin(true).when(0, infantry(9, 3)).refused('TI4-PROD-02');
  });
  it('[TI4-YINB-08] the commander counts as a biotic technology', () => {
    const researching = (commander: boolean) =>
      inSpace({
        galaxy: { 0: 'tile-25' },
        units: {},
        arrange: (pub) => {
          inPlay(pub, 0, 'enigmatic-device explored');
          if (commander) inPlay(pub, 0, 'brother-omar');
          learned(pub, 0, 'neural-motivator');
          pub.sheets[0]!.goods = 6;
        },
      }).when(0, action('enigmatic-device explored'));
    const hyper = { technology: 'hyper-metabolism', specialties: [], pay: { coins: [], goods: 6 } };
    researching(true).when(0, hyper, 'research').accepted();
    researching(false).when(0, hyper, 'research').refused('TI4-TECH-03');
  });

  it('[TI4-YINB-09] the hero: each planet is readied, one without infantry too, or its infantry doubled', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-26', 2: 'tile-19', 3: 'tile-18' },
      units: {
        quann: units(0, { infantry: 2 }),
        lodor: units(0, { infantry: 3, mech: 1 }),
        wellon: units(0, { infantry: 1 }),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'dannel-of-the-tenth');
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.planets['lodor'] = { owner: 0, exhausted: true };
        pub.planets['wellon'] = { owner: 0, exhausted: false };
        pub.planets['mecatol-rex'] = { owner: 0, exhausted: true };
      },
    });
    table.when(0, action('dannel-of-the-tenth')).accepted();
    expect(table.question(0).q).toMatchObject({ from: ['quann', 'lodor', 'mecatol-rex'] });
    table.when(0, ['quann', 'mecatol-rex'], 'pickSome').accepted();
    const { pub } = table.state;
    expect([pub.planets['quann']!.exhausted, pub.planets['lodor']!.exhausted]).toEqual([false, true]);
    expect(pub.units['quann']).toEqual(units(0, { infantry: 2 }));
    expect(pub.units['lodor']).toEqual(units(0, { infantry: 6, mech: 1 }));
    expect(pub.planets['mecatol-rex']!.exhausted).toBe(false);
    expect(pub.units['wellon']).toEqual(units(0, { infantry: 2 }));
    expect(pub.table.components['dannel-of-the-tenth.0']).toBeUndefined();
  });
});
