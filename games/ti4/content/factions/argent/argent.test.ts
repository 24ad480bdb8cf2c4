import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { askedSeat, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
const kinds = ({ state }: ReturnType<typeof inSpace>) => state.pub.table.open.map(({ kind }) => kind);

describe('Argent: Zeal', () => {
  const voting = (zealous: boolean, speaker: number, out: number[] = []) =>
    council({
      factions: ['argent', 'sol', 'letnev'],
      options: { expansion: 'yes' },
      speaker,
      agendas: ['mutiny'],
      planets: { bereg: 0, wellon: 1 },
      arrange: (pub) => {
        if (zealous) inPlay(pub, 0, 'zeal');
        pub.table.out = out;
      },
    });
  it('[TI4-ARGE-01] votes first, even as speaker; with a vote one more for each player in the game', () => {
    const table = voting(true, 0);
    expect(askedSeat(table)).toBe(0);
    table.when(0, { outcome: 'for', planets: ['bereg'] }).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 0, outcome: 'for', votes: 1 + 3 }]);
    expect([askedSeat(table), askedSeat(voting(false, 0))]).toEqual([1, 1]);
  });
  it('[TI4-ARGE-01] without a vote there is none more; the others keep their order', () => {
    const table = voting(true, 2);
    table.when(0, { outcome: null, planets: [] }).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([]);
    table.when(1, { outcome: 'for', planets: ['wellon'] }).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: 'for', votes: 2 }]);
    expect(askedSeat(table)).toBe(2);
  });
});

describe('Argent: combat', () => {
  const fight = (position: Battle) => battle({ factions: ['argent', 'sol'], ...position });
  it('[TI4-ARGE-02] Raid Formation: hits beyond the fighters damage ships of choice, without a use of SUSTAIN DAMAGE', () => {
    const position = fight({
      fleets: [{ destroyer: 2 }, { dreadnought: 2, flagship: 1, fighter: 1 }],
      dice: { 'barrage 0 destroyer': [10, 10, 9, 1] },
    });
    const from = [
      `${position.other}:dreadnought@${position.system}`,
      `${position.other}:dreadnought@${position.system}#2`,
      `${position.other}:flagship@${position.system}`,
    ];
    expect(position.table.question(position.me)).toMatchObject({ kind: 'pickSome', q: { from, min: 2, max: 2 } });
    position.answer(0, [from[0]!, from[2]!]).accepted();
    expect(position.fleet(1)).toEqual({ dreadnought: 1, 'dreadnought damaged': 1, 'flagship damaged': 1 });
    expect(position.lost(1)).toEqual([['fighter']]);
    expect(position.table.told.some(({ t }) => t === 'damaged')).toBe(true);
  });
  const damaged = ({ table }: ReturnType<typeof fight>) =>
    table.told.flatMap((e) => (e.t === 'damaged' ? [[e.all.seat, e.all.unit]] : []));
  it('[TI4-ARGE-02] it counts hits that were produced, even if they are cancelled afterwards', () => {
    const position = fight({
      fleets: [{ destroyer: 1 }, { dreadnought: 1, fighter: 1 }],
      dice: { 'barrage 0 destroyer': [10, 10] },
      deal: (t, { other }) => t.move('shields-holding.1', 'actions', `hand-${other}`),
    });
    expect(damaged(position)).toEqual([[position.other, 'dreadnought']]);
    position.use(1, 'shields-holding');
    expect(position.lost(1)).toEqual([]);
    expect(position.fleet(1)).toEqual({ 'dreadnought damaged': 1, fighter: 1 });
  });
  it('[TI4-ARGE-02] ships that cannot sustain damage are left alone', () => {
    const position = fight({
      fleets: [{ destroyer: 1 }, { cruiser: 1 }],
      dice: { 'barrage 0 destroyer': [10, 10], 'battle 0 destroyer': [1, 1], 'battle 1 cruiser': [1, 10] },
    });
    expect([damaged(position), position.lost(1), position.lost(0)]).toEqual([[], [], [['destroyer']]]);
  });

  it('[TI4-ARGE-02, TI4-NOMA-05] a cruiser that was lent the SUSTAIN DAMAGE of the Nomad’s flagship is damaged, the others are not', () => {
    const table = active(
      {
        factions: ['argent', 'sol', 'nomad'],
        galaxy: { 0: 'tile-46', [UP[0]]: 'tile-47' },
        units: { 'tile-47': units(0, { destroyer: 2 }), 'tile-46': units(1, { cruiser: 2 }) },
        arrange: (pub) => inPlay(pub, 0, 'raid-formation'),
        deal: (t) => t.move('the-cavalry.2', notesOf(2), notesOf(1)),
        dice: { 'barrage 0 destroyer': [10, 10, 10, 1], 'barrage 1 cruiser': [1, 1, 1] },
      },
      'tile-46',
    );
    table.when(0, { ships: { 'tile-47': { destroyer: 2 } }, cargo: {} }, 'move').accepted();
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, react('the-cavalry', 2)).accepted();
    const hurt = () => table.told.flatMap((e) => (e.t === 'damaged' ? [[e.all.seat, e.all.unit]] : []));
    playUntil(table, () => hurt().length > 0);
    expect(hurt()).toEqual([[1, 'cruiser']]);
    // Once damaged it sustains nothing more.
    const fleet = table.state.pub.units['tile-46']!.filter(({ seat }) => seat === 1);
    expect(fleet.map(({ marks, n }) => [marks.split(' ').toSorted().join(), n]).toSorted()).toEqual([
      ['', 1],
      ['damaged,like-memoria', 1],
    ]);
  });

  it('[TI4-ARGE-04] Strike Wing Alpha II: each 9 or 10 destroys an infantry in space, before hits are assigned', () => {
    const position = fight({
      fleets: [{ destroyer: 1 }, { carrier: 1, fighter: 1, infantry: 3 }],
      technologies: { 0: ['strike-wing-alpha-2'] },
      dice: { 'barrage 0 destroyer': [9, 10, 6] },
    });
    expect(position.lost(1).slice(0, 2)).toEqual([['infantry', 'infantry'], ['fighter']]);
    const plain = fight({
      fleets: [{ destroyer: 1 }, { carrier: 1, fighter: 1, infantry: 3 }],
      dice: { 'barrage 0 destroyer': [9, 10] },
    });
    expect(plain.lost(1)[0]).toEqual(['fighter']);
    expect(plain.lost(1).flat()).not.toContain('infantry');
  });

  it('[TI4-ARGE-08] the commander adds a die to one unit’s ability roll, not to combat rolls', () => {
    const position = fight({
      fleets: [{ destroyer: 2 }, { fighter: 4, carrier: 1 }],
      arrange: (pub, { me }) => unlocked(pub, me, 'trrakan-aun-zulok'),
      dice: { 'barrage 0 destroyer': [1, 1, 1, 1, 10], 'battle 0 destroyer': [1, 1] },
    });
    position.use(0, 'trrakan-aun-zulok');
    expect(position.rolled()[0]!.rolls[0]!.volleys[0]!.dice).toEqual([1, 1, 1, 1, 10]);
    expect(position.lost(1)).toEqual([['fighter']]);
    playUntil(position.table, () => position.rolled().length > 1);
    expect(position.rolled()[1]!.rolls[0]!.volleys[0]!.dice).toHaveLength(2);
  });
  it('[TI4-ARGE-08] Strike Wing Ambuscade does so for its holder, and goes back', () => {
    const position = battle({
      factions: ['sol', 'argent'],
      fleets: [{ destroyer: 1 }, { fighter: 4, carrier: 1 }],
      deal: (t, { me, other }) => t.move(`strike-wing-ambuscade.${other}`, notesOf(other), notesOf(me)),
      dice: { 'barrage 0 destroyer': [1, 1, 10] },
    });
    position.use(0, 'strike-wing-ambuscade');
    expect(position.rolled()[0]!.rolls[0]!.volleys[0]!.dice).toEqual([1, 1, 10]);
    expect(position.table.told.some(({ t }) => t === 'noteReturned')).toBe(true);
  });
  it('[TI4-ARGE-08] six units with BARRAGE, SPACE CANNON or BOMBARDMENT unlock the commander', () => {
    const unlocks = (destroyers: number) => {
      const table = inSpace({
        factions: ['argent', 'sol', 'letnev'],
        galaxy: { 0: 'tile-46' },
        units: { 'tile-46': units(0, { destroyer: destroyers, dreadnought: 1 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'trrakan-aun-zulok locked');
          pub.sheets[0]!.fleet = 8;
          pub.sheets[0]!.reserve = 3;
        },
      });
      table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
      return table.state.pub.unlocked.includes('trrakan-aun-zulok');
    };
    expect([unlocks(4), unlocks(5)]).toEqual([false, true]);
  });
});

describe('Argent: space cannons', () => {
  const shot = (flagship: boolean, landing = false) => {
    const table = active({
      factions: ['argent', 'sol', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1, infantry: 1, flagship: 1 }), 'vefut-ii': units(1, { pds: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 0, 'quetzecoatl');
        pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
      },
    });
    const ships = flagship ? { carrier: 1, flagship: 1 } : { carrier: 1 };
    table.when(0, { ships: { 'tile-19': ships }, cargo: { 'tile-19': { infantry: 1 } } }).accepted();
    if (landing) table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }]).accepted();
    return kinds(table).includes('fire');
  };
  it('[TI4-ARGE-05] Quetzecoatl: nobody fires at own ships in its system, but at what lands', () => {
    expect([shot(false), shot(true)]).toEqual([true, false]);
    expect(shot(true, true)).toBe(true);
  });
});

describe('Argent: Aerie Hololattice', () => {
  const passing = (structure: boolean, more: Partial<Space> = {}) =>
    active(
      {
        factions: ['sol', 'argent', 'letnev'],
        galaxy: { [UP[0]]: 'tile-19', 0: 'tile-20', [DOWN[0]]: 'tile-26' },
        units: { 'tile-19': units(0, { cruiser: 1 }), 'vefut-ii': units(1, structure ? { pds: 1 } : { infantry: 1 }) },
        arrange: (pub) => {
          learned(pub, 1, 'aerie-hololattice');
          learned(pub, 0, 'light-wave-deflector');
          pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
        },
        ...more,
      },
      'tile-26',
    ).when(0, { ships: { 'tile-19': { cruiser: 1 } }, cargo: {} });
  it('[TI4-ARGE-03] others do not pass systems with own structures, not even where they may pass ships', () => {
    passing(false).accepted();
    passing(true, {
      units: {
        'tile-19': units(0, { cruiser: 1 }),
        'tile-20': units(2, { cruiser: 1 }),
        'vefut-ii': units(1, { infantry: 1 }),
      },
    }).accepted();
    // There is no other way: the ship is not asked for.
    const barred = active(
      {
        factions: ['sol', 'argent', 'letnev'],
        galaxy: { [UP[0]]: 'tile-19', 0: 'tile-20', [DOWN[0]]: 'tile-26' },
        units: {
          'tile-19': units(0, { cruiser: 1 }),
          'tile-26': units(0, { carrier: 1 }),
          lodor: units(0, { infantry: 1 }),
          'vefut-ii': units(1, { pds: 1 }),
        },
        arrange: (pub) => {
          learned(pub, 1, 'aerie-hololattice');
          learned(pub, 0, 'light-wave-deflector');
          pub.planets['lodor'] = { owner: 0, exhausted: false };
        },
      },
      'tile-26',
    );
    barred.when(0, { ships: { 'tile-19': { cruiser: 1 } }, cargo: {} }).refused('TI4-MOVE-16');
  });
  const producing = (known: boolean) =>
    active({
      factions: ['argent', 'sol', 'letnev'],
      galaxy: { 0: 'tile-20' },
      units: { 'vefut-ii': units(0, { pds: 1 }) },
      arrange: (pub) => {
        if (known) learned(pub, 0, 'aerie-hololattice');
        pub.planets['vefut-ii'] = { owner: 0, exhausted: false };
        pub.sheets[0]!.goods = 4;
      },
    });
  it('[TI4-ARGE-03] each planet with own structures has PRODUCTION 1', () => {
    const table = producing(true);
    const pay = { coins: [], goods: 1 };
    table.when(0, { units: { 'vefut-ii': { infantry: 2 } }, pay }).refused('TI4-PROD-02');
    table.when(0, { units: { 'vefut-ii': { infantry: 1 } }, pay }).accepted();
    expect(table.state.pub.units['vefut-ii']).toContainEqual({ seat: 0, type: 'infantry', marks: '', n: 1 });
    expect(kinds(producing(false))).not.toContain('produce');
  });
});

describe('Argent: Aerie Sentinel', () => {
  const loading = (known: boolean, cargo: { [unit: string]: number }, ship: string = 'carrier') =>
    active({
      factions: ['argent', 'sol', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1, cruiser: 1 }), wellon: units(0, { infantry: 5, mech: 2 }) },
      arrange: (pub) => {
        if (known) inPlay(pub, 0, 'aerie-sentinel');
        pub.planets['wellon'] = { owner: 0, exhausted: false };
      },
    }).when(0, { ships: { 'tile-19': { [ship]: 1 } }, cargo: { wellon: cargo } });
  it('[TI4-ARGE-06] needs no capacity aboard, and none beside a ship that carries; without such a ship it stays behind', () => {
    loading(false, { infantry: 4, mech: 1 }).refused('TI4-MOVE-05');
    loading(true, { infantry: 5 }).refused('TI4-MOVE-05');
    loading(true, { mech: 1 }, 'cruiser').refused('TI4-MOVE-10');
    const table = loading(true, { infantry: 4, mech: 2 }).accepted();
    expect(table.state.pub.units['tile-20']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 2 });
    table.when(0, []).accepted();
    // All of them stay in space.
    expect(table.told.some(({ t }) => t === 'surplusRemoved')).toBe(false);
    expect(table.state.pub.units['tile-20']).toHaveLength(3);
  });
  it('[TI4-ARGE-06] a retreat takes it along beyond the room there is', () => {
    const table = active({
      factions: ['argent', 'sol', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19' },
      units: {
        'tile-20': [...units(0, { carrier: 1, infantry: 4, mech: 1 }), ...units(1, { cruiser: 1 })],
        wellon: units(0, { infantry: 1 }),
      },
      dice: { 'battle 0 carrier': [1], 'battle 1 cruiser': [1] },
      arrange: (pub) => {
        inPlay(pub, 0, 'aerie-sentinel');
        pub.planets['wellon'] = { owner: 0, exhausted: false };
      },
    });
    playUntil(table, ({ kind, seat }) => kind === 'announceRetreat' && seat === 0);
    table.when(0, true).accepted();
    // All of them find room: nothing is asked.
    expect(kinds(table)).not.toContain('pickSome');
    expect(table.state.pub.units['tile-19']).toEqual(units(0, { carrier: 1, infantry: 4, mech: 1 }));
  });
  it('[TI4-ARGE-06] alone in space it is removed', () => {
    const position = battle({
      factions: ['argent', 'sol'],
      leaders: true,
      fleets: [{ cruiser: 1, mech: 1 }, {}],
    });
    expect(position.fleet(0)).toEqual({ cruiser: 1 });
    const carried = battle({
      factions: ['argent', 'sol'],
      leaders: true,
      fleets: [{ carrier: 1, infantry: 4, mech: 2 }, {}],
    });
    expect(carried.fleet(0)).toEqual({ carrier: 1, infantry: 4, mech: 2 });
  });
});

describe('Argent: leaders', () => {
  it('[TI4-ARGE-07] the agent: produced ground forces onto planets of the system and adjacent ones', () => {
    const table = active({
      factions: ['sol', 'argent', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-26', [DOWN[1]]: 'tile-23' },
      units: { 'vefut-ii': units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'trilossa-aun-mirik');
        for (const planet of ['vefut-ii', 'wellon', 'saudor']) pub.planets[planet] = { owner: 0, exhausted: false };
        pub.sheets[0]!.goods = 9;
      },
    });
    const made = { units: { wellon: { infantry: 1 } }, pay: { coins: [], goods: 1 } };
    expect(table.question(1).q).toMatchObject({ window: 'produce.would' });
    table.when(1, react('trilossa-aun-mirik', 1)).accepted();
    table.when(0, { ...made, units: { saudor: { infantry: 1 } } }).refused('TI4-PROD-05');
    table.when(0, { ...made, units: { lodor: { infantry: 1 } } }).refused('TI4-PROD-05');
    table.when(0, { ...made, units: { wellon: { infantry: 1 } } }).accepted();
    expect(table.state.pub.units['wellon']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 1 }]);
    expect(table.state.pub.table.components['trilossa-aun-mirik.1']!.ready).toBe(false);
  });

  const protocol = (more: Partial<Space> = {}) =>
    inSpace({
      factions: ['argent', 'sol', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[2]]: 'tile-19', [DOWN[2]]: 'tile-26', [DOWN[0]]: 'tile-44', [UP[0]]: 'tile-23' },
      units: {
        'tile-19': units(0, { carrier: 1, cruiser: 1 }),
        wellon: units(0, { infantry: 5 }),
        'tile-20': units(0, { cruiser: 1 }),
        'tile-23': units(1, { cruiser: 1 }),
      },
      ...more,
      arrange: (pub) => {
        unlocked(pub, 0, 'mirik-aun-sissiri');
        pub.tokens = { 'tile-20': [0], 'tile-26': [0], 'tile-44': [0], 'tile-23': [0] };
        pub.sheets[0]!.reserve = 4;
        more.arrange?.(pub);
      },
    }).when(0, action('mirik-aun-sissiri'));
  it('[TI4-ARGE-09] the hero moves ships from anywhere to systems with own tokens and no other ships, with what they carry', () => {
    const table = protocol().accepted();
    // Neither the asteroid field nor the system with another player's ship.
    expect((table.question(0).q as { from: string[] }).from.toSorted()).toEqual(['none', 'tile-20', 'tile-26']);
    table.when(0, 'tile-26').accepted();
    table.when(0, { ships: { 'tile-19': { carrier: 1 } }, cargo: { wellon: { infantry: 5 } } }).refused('TI4-MOVE-05');
    table
      .when(0, { ships: { 'tile-19': { carrier: 1 }, 'tile-20': { cruiser: 1 } }, cargo: { wellon: { infantry: 4 } } })
      .accepted();
    expect(table.state.pub.units['tile-26']).toEqual(units(0, { carrier: 1, infantry: 4, cruiser: 1 }));
    table.when(0, 'tile-20').accepted();
    table.when(0, { ships: { 'tile-19': { cruiser: 1 } }, cargo: {} }).accepted();
    expect(table.state.pub.units['tile-20']).toEqual(units(0, { cruiser: 1 }));
    expect(table.state.pub.table.components['mirik-aun-sissiri.0']).toBeUndefined();
    expect(table.state.pub.table.lasting).toEqual([]);
  });
  it('[TI4-ARGE-09] what lies in a system with an own token is not carried; a gravity rift takes its toll', () => {
    const table = protocol({
      galaxy: { 0: 'tile-20', [UP[2]]: 'tile-41', [DOWN[2]]: 'tile-26' },
      units: {
        'tile-41': units(0, { cruiser: 1 }),
        'tile-20': units(0, { carrier: 1 }),
        'vefut-ii': units(0, { infantry: 1 }),
      },
      dice: { rift: [2] },
      arrange: (pub) => void (pub.planets['vefut-ii'] = { owner: 0, exhausted: false }),
    }).accepted();
    table.when(0, 'tile-26').accepted();
    table
      .when(0, { ships: { 'tile-20': { carrier: 1 } }, cargo: { 'vefut-ii': { infantry: 1 } } })
      .refused('TI4-MOVE-10');
    table.when(0, { ships: { 'tile-41': { cruiser: 1 } }, cargo: {} }).accepted();
    expect(table.told.filter(({ t }) => t === 'riftRolled')).toHaveLength(1);
    expect(table.state.pub.units['tile-26'] ?? []).toEqual([]);
  });
});
