import { Table, nextDecision, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { WORLDS, landed } from '../../../exploring.ts';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { valueOf } from '../../../rules/planets.ts';
import { productionPlan } from '../../../rules/production.ts';
import { NOTES_IN_PLAY, notesOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

type Given = ReturnType<typeof inSpace>;
const react = (id: string, ability = id, seat = 0) => ({ ability, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ability: id, component: `${id}.${seat}` });
const kinds = ({ state }: Given) => state.pub.table.open.map(({ kind }) => kind);
const asked = ({ state }: Given, seat = 0) => rulesView(ti4, view(state, seat));
const lost = (table: Given) => table.told.flatMap((e) => (e.t === 'destroyed' ? [[e.all.seat, ...e.all.units]] : []));

/** Player 0 leads the Titans: their PDS are Hel-Titans. */
const asTitans = (pub: Pub, ...abilities: string[]): void => {
  pub.sheets[0]!.units.pds = 'hel-titan';
  inPlay(pub, 0, 'hel-titan', ...abilities);
};
const TABLE = ['titans', 'winnu', 'sol'] as const;
/** Player 0, with Titans, activates the system of Quann. */
const overQuann = ({ arrange, ...space }: Partial<Space>, ...abilities: string[]) =>
  active({
    galaxy: { 0: 'tile-25', 1: 'tile-46' },
    units: {},
    factions: TABLE,
    ...space,
    arrange: (pub) => {
      asTitans(pub, ...abilities);
      arrange?.(pub);
    },
  });

describe('Titans: sleepers', () => {
  const { planet: QUANN } = WORLDS.cultural;
  const exploring = (sleepers: readonly string[]) =>
    landed('cultural', 'cultural-relic-fragment.1', {
      arrange: (pub) => {
        inPlay(pub, 0, 'terragenesis');
        pub.sleepers = Object.fromEntries(sleepers.map((planet) => [planet, 0]));
      },
    });
  it('[TI4-ULTI-01] Terragenesis: a sleeper onto a planet just explored', () => {
    const table = exploring(['lodor']).when(0, react('terragenesis')).accepted();
    expect(table.state.pub.sleepers).toEqual({ lodor: 0, [QUANN]: 0 });
  });
  it('[TI4-ULTI-01] or one that lies elsewhere is moved; with all five out nothing else is possible', () => {
    const five = ['lodor', 'bereg', 'saudor', 'wellon', 'mehar-xull'];
    const table = exploring(five);
    table.when(0, react('terragenesis')).refused('TABLE-WINDOW');
    table.when(0, react('terragenesis', 'terragenesis/move')).when(0, 'saudor').accepted();
    const { sleepers } = table.state.pub;
    expect(Object.keys(sleepers).toSorted()).toEqual([...five.filter((one) => one !== 'saudor'), QUANN].toSorted());
  });
  it('[TI4-ULTI-01] not where one lies already', () => {
    expect(kinds(exploring([QUANN]))).not.toContain('react');
  });

  const sleeping = (placed: Space['units'], dice: NonNullable<Space['dice']> = {}) =>
    overQuann(
      {
        units: placed,
        dice,
        arrange: (pub) => {
          pub.sleepers = { quann: 0 };
          pub.planets['quann'] = { owner: 1, exhausted: false };
        },
      },
      'awaken',
      'coalescence',
    );
  it('[TI4-ULTI-02] Awaken: the token becomes a PDS; without ground forces of others the planet is gained at once', () => {
    const table = sleeping({ quann: units(1, { pds: 1 }) })
      .when(0, react('awaken'))
      .accepted();
    const { pub } = table.state;
    expect(pub.units['quann']).toEqual(units(0, { pds: 1 }));
    expect(pub.planets['quann']).toEqual({ owner: 0, exhausted: true });
    expect(pub.sleepers).toEqual({});
    expect(lost(table)).toEqual([[1, 'pds']]);
  });
  it('[TI4-ULTI-02, TI4-ULTI-04] with ground forces of others there is ground combat in the invasion step, and control comes then', () => {
    const table = sleeping(
      { quann: units(1, { infantry: 1 }) },
      { 'battle 0 pds': [1, 7], 'battle 1 infantry': [8, 7] },
    )
      .when(0, react('awaken'))
      .accepted();
    expect(table.told.some((e) => e.t === 'controls')).toBe(false);
    // The Hel-Titan fights on 7 and sustains damage.
    playUntil(table, ({ kind }) => kind === 'sustain')
      .when(0, 'pds')
      .accepted();
    playUntil(table, ({ kind }) => kind === 'turn' || kind === 'produce');
    expect(lost(table)).toEqual([[1, 'infantry']]);
    expect(table.state.pub.units['quann']).toEqual(units(0, { 'pds damaged': 1 }));
    expect(table.state.pub.planets['quann']!.owner).toBe(0);
  });
  it('[TI4-ULTI-02] a sleeper that stays asleep stays a token', () => {
    const table = sleeping({}).when(0, null, 'react').accepted();
    expect(table.state.pub.sleepers).toEqual({ quann: 0 });
    expect(table.state.pub.units['quann']).toBeUndefined();
  });

  /** Player 0 uses an ability; then player 1 ends the turn. Both are asked at once. */
  const cutOff = (table: Given, ability: string) => {
    table.when(0, react(ability)).when(1, null, 'react').accepted();
    table.when(1, react('nullification-field', 'nullification-field', 1), 'react').accepted();
    return playUntil(table, ({ kind }) => kind === 'turn');
  };
  const nullified = (...abilities: string[]) => {
    const table = overQuann(
      {
        units: { 'tile-25': units(1, { cruiser: 1 }), quann: units(1, { infantry: 1 }) },
        dice: { 'battle 0 pds': [10], 'battle 1 infantry': [1] },
        arrange: (pub) => {
          inPlay(pub, 1, 'nullification-field');
          pub.sleepers = { quann: 0 };
          pub.planets['quann'] = { owner: 1, exhausted: false };
        },
      },
      'awaken',
      ...abilities,
    );
    return cutOff(table, 'awaken');
  };
  it('[TI4-ULTI-03] design test 4: Nullification Field after Awaken: the turn ends, Coalescence makes them fight all the same', () => {
    const table = nullified('coalescence');
    expect(lost(table)).toEqual([[1, 'infantry']]);
    expect(table.state.pub.planets['quann']!.owner).toBe(0);
    expect(lost(nullified())).toEqual([]);
  });
  it('[TI4-ULTI-03] the flagship that meets ships fights them as well', () => {
    const table = overQuann(
      {
        units: { 'tile-25': units(1, { cruiser: 1 }), quann: units(0, { pds: 1 }) },
        dice: { 'battle 0 flagship': [10, 10], 'battle 1 cruiser': [1] },
        arrange: (pub) => inPlay(pub, 1, 'nullification-field'),
      },
      'ouranos',
      'coalescence',
    );
    cutOff(table, 'ouranos');
    expect(table.told.some((e) => e.t === 'used' && e.all.ability === 'nullification-field')).toBe(true);
    expect(lost(table)).toEqual([[1, 'cruiser']]);
  });
});

describe('Titans: Hel-Titans', () => {
  it('[TI4-ULTI-04] they are not carried', () => {
    const table = active({
      galaxy: { 0: 'tile-46', 1: 'tile-25' },
      units: { 'tile-25': units(0, { carrier: 1 }), quann: units(0, { pds: 1 }) },
      factions: TABLE,
      arrange: (pub) => asTitans(pub),
    });
    const ships = { 'tile-25': { carrier: 1 } };
    table.when(0, { ships, cargo: { quann: { pds: 1 } } }, 'move').refused('TI4-MOVE-10');
    table.when(0, { ships, cargo: {} }, 'move').accepted();
  });
  it('[TI4-ULTI-04] what removes and places ground forces takes them too', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-26', 2: 'tile-46' },
      units: { quann: units(0, { pds: 1 }), 'tile-46': units(0, { cruiser: 1 }) },
      factions: TABLE,
      arrange: (pub) => {
        asTitans(pub);
        inPlay(pub, 0, 'field-marshal-mercer');
        pub.planets['lodor'] = { owner: 0, exhausted: false };
      },
    }).when(0, { do: 'tactical', system: 'tile-26' });
    playUntil(table, ({ kind, q }) => kind === 'react' && (q as { window: string }).window === 'turn.end');
    table.when(0, react('field-marshal-mercer')).when(0, ['pds@quann'], 'pickSome').accepted();
    expect(table.state.pub.units['lodor']).toEqual(units(0, { pds: 1 }));
  });
  it('[TI4-ULTI-04] they count as structures and are not captured, while infantry is', () => {
    const position = battle({
      factions: ['vuilraith', 'titans'],
      ground: [{ infantry: 2 }, { pds: 1, infantry: 1 }],
      dice: { 'battle 0 infantry': [10, 10], 'battle 1 infantry': [1], 'battle 1 pds': [1], 'cannon 1 pds': [1] },
      arrange: (pub, { other }) => {
        pub.sheets[other]!.units.pds = 'hel-titan';
        pub.sheets[other]!.units['space-dock'] = 'space-dock';
      },
    });
    playUntil(position.table, ({ kind }) => kind === 'sustain');
    position.answer(1, null, 'sustain').accepted();
    playUntil(position.table, () => position.lost(1).length > 0);
    expect(position.lost(1)).toEqual([['pds', 'infantry']]);
    expect(position.table.state.pub.captured.map(({ unit }) => unit)).toEqual(['infantry']);
  });

  it('[TI4-ULTI-05] their PRODUCTION is pooled, also with that of a dock; the Warfare secondary uses the dock alone', () => {
    const table = active({
      galaxy: { 0: 'tile-55' },
      units: { elysium: units(0, { pds: 2, 'space-dock': 1 }), 'tile-55': units(0, { carrier: 2 }) },
      factions: TABLE,
      arrange: (pub) => {
        asTitans(pub);
        pub.planets['elysium'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 20;
      },
    });
    playUntil(table, ({ kind }) => kind === 'produce');
    const most = (dock: string | null) => {
      const plan = productionPlan(asked(table), 0, 'tile-55', dock);
      const slot = plan.slots.findIndex(({ id }) => id === 'infantry@elysium');
      return [plan.refuses(slot, 8), plan.refuses(slot, 9), plan.refuses(slot, 6), plan.refuses(slot, 7)];
    };
    // Elysium has 4 resources: the dock makes 6, and each Hel-Titan one.
    expect(most(null)).toEqual([null, 'TI4-PROD-02', null, null]);
    expect(most('elysium')).toEqual(['TI4-PROD-02', 'TI4-PROD-02', null, 'TI4-PROD-02']);
    const units6 = { units: { elysium: { infantry: 8 } }, pay: { coins: [], goods: 4 } };
    expect(table.when(0, units6, 'produce').accepted().state.pub.units['elysium']).toContainEqual(
      units(0, { infantry: 8 })[0],
    );
  });
});

describe('Titans: DEPLOY', () => {
  it('[TI4-ULTI-06] Ouranos replaces a PDS that was there at the activation', () => {
    const table = overQuann({ units: { quann: units(0, { pds: 1 }) } }, 'ouranos')
      .when(0, react('ouranos'))
      .accepted();
    expect(table.state.pub.units['tile-25']).toEqual(units(0, { flagship: 1 }));
    expect(table.state.pub.units['quann']).toBeUndefined();
  });
  it('[TI4-ULTI-06] not one that was just awakened, nor without the flagship in reinforcements', () => {
    const arrange = (pub: Pub) => {
      pub.sleepers = { quann: 0 };
    };
    const table = overQuann({ arrange }, 'awaken', 'ouranos').when(0, react('awaken')).accepted();
    expect(table.state.pub.units['quann']).toEqual(units(0, { pds: 1 }));
    expect(kinds(table)).not.toContain('react');
    const built = overQuann(
      { units: { quann: units(0, { pds: 1 }), 'tile-46': units(0, { flagship: 1 }) } },
      'ouranos',
    );
    expect(kinds(built)).not.toContain('react');
  });
  it('[TI4-ULTI-06] Hecatoncheires: a mech and an infantry instead of an awakened PDS', () => {
    const table = overQuann({ arrange: (pub) => void (pub.sleepers = { quann: 0 }) }, 'awaken', 'hecatoncheires');
    table.when(0, react('awaken')).when(0, react('hecatoncheires')).accepted();
    expect(table.state.pub.units['quann']).toEqual(units(0, { mech: 1, infantry: 1 }));
    expect(table.state.pub.planets['quann']!.owner).toBe(0);
  });
  it('[TI4-ULTI-06] instead of one of Construction, where a PDS could be placed', () => {
    const building = (pds: number) =>
      inSpace({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { pds }) },
        factions: TABLE,
        arrange: (pub) => {
          asTitans(pub, 'hecatoncheires');
          Object.assign(pub.strategyCards.construction, { holder: 0, exhausted: false });
          pub.planets['quann'] = { owner: 0, exhausted: false };
        },
      })
        .when(0, { do: 'strategic', card: 'construction' })
        .when(0, { unit: 'pds', planet: 'quann' }, 'construct');
    const table = building(1).accepted().when(0, react('hecatoncheires')).accepted();
    expect(table.state.pub.units['quann']).toEqual(units(0, { pds: 1, mech: 1, infantry: 1 }));
    building(2).refused('TI4-UNIT-07');
  });
});

describe('Titans: structures of others', () => {
  it('[TI4-ULTI-06, TI4-CAC-34] Infiltrate places a PDS: Hecatoncheires may come in its place', () => {
    const taking = (deploy: boolean) => {
      const table = active({
        factions: TABLE,
        galaxy: { 0: 'tile-25', 1: 'tile-46' },
        units: { 'tile-46': units(0, { carrier: 1, infantry: 1 }), quann: units(1, { pds: 1, 'space-dock': 1 }) },
        hands: { 0: ['infiltrate.1'] },
        dice: { 'cannon 1 pds': [1, 1] },
        arrange: (pub) => {
          asTitans(pub, 'hecatoncheires');
          pub.planets['quann'] = { owner: 1, exhausted: false };
        },
      });
      table.when(0, { ships: { 'tile-46': { carrier: 1 } }, cargo: { 'tile-46': { infantry: 1 } } }).accepted();
      playUntil(table, ({ kind }) => kind === 'commit');
      table.when(0, [{ unit: 'infantry', planet: 'quann' }]).accepted();
      playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
      table.when(0, { ability: 'infiltrate', component: 'infiltrate.1' }).accepted();
      table.when(0, deploy ? react('hecatoncheires') : null, 'react').accepted();
      return table.state.pub.units['quann'];
    };
    expect(taking(true)!.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
      ...units(0, { infantry: 2 }),
      ...units(0, { mech: 1 }),
      ...units(0, { 'space-dock': 1 }),
    ]);
    expect(
      taking(false)!
        .map(({ seat, type }) => `${seat} ${type}`)
        .toSorted(),
    ).toEqual(['0 infantry', '0 pds', '0 space-dock']);
  });
});

describe('Titans: attachments', () => {
  /** Player 1 holds Terraform and Quann. */
  const holding = () =>
    given({
      factions: TABLE,
      until: ({ kind, seat }) => kind === 'turn' && seat === 1,
      arrange: (pub) => {
        pub.planets['quann'] = { owner: 1, exhausted: false };
        pub.planets['mecatol-rex'] = { owner: 1, exhausted: false };
      },
      deal: (t) => t.move('terraform.0', notesOf(0), notesOf(1)),
    });
  it('[TI4-ULTI-07] Terraform: attached for good, +1/+1 and all traits, for whoever controls the planet', () => {
    const table = holding();
    const worth = () => (['resources', 'influence'] as const).map((one) => valueOf(asked(table), 'quann', one));
    expect(worth()).toEqual([2, 1]);
    // Neither the home planet nor Mecatol Rex: Quann is the only one.
    table.when(1, action('terraform', 0)).accepted();
    expect(worth()).toEqual([3, 2]);
    expect(asked(table).set('traits', { planet: 'quann' }, []).toSorted()).toEqual([
      'cultural',
      'hazardous',
      'industrial',
    ]);
    const t = new Table(ti4, table.state);
    t.start({ proc: 'takeOver', locals: { seat: 2, planet: 'quann' } });
    t.run();
    expect(table.state.pub.planets['quann']!.owner).toBe(2);
    expect(table.state.pub.table.components['terraform.0']).toMatchObject({ holder: 2, on: 'quann' });
    expect(worth()).toEqual([3, 2]);
  });
  it('[TI4-ELIM-08, TI4-ULTI-07] it stays when the Titans are eliminated; their sleepers go', () => {
    const table = holding();
    table.when(1, action('terraform', 0)).accepted();
    const { pub } = table.state;
    const t = new Table(ti4, table.state);
    pub.sleepers = { quann: 0 };
    pub.planets['elysium']!.owner = 1;
    pub.units = Object.fromEntries(Object.entries(pub.units).filter(([, stacks]) => stacks[0]!.seat !== 0));
    t.recheckRules();
    t.run();
    expect(pub.table.out).toEqual([0]);
    expect(pub.table.components['terraform.0']).toMatchObject({ holder: 1, on: 'quann' });
    expect(pub.table.cards[NOTES_IN_PLAY]).toContain('terraform.0');
    expect(pub.sleepers).toEqual({});
  });

  const elysium = (owner: number, dice: number[]) =>
    active({
      galaxy: { 0: 'tile-55', 1: 'tile-46' },
      units: { 'tile-46': units(0, { cruiser: 1 }) },
      factions: ['winnu', 'titans', 'sol'],
      dice: { [`cannon ${owner} pds`]: dice },
      arrange: (pub) => {
        unlocked(pub, 1, 'ul-the-progenitor');
        pub.planets['elysium'] = { owner, exhausted: false };
      },
      deal: (t) => t.changeComponent('ul-the-progenitor.1', { on: 'elysium', holder: owner }),
    }).when(0, { ships: { 'tile-46': { cruiser: 1 } }, cargo: {} }, 'move');
  it('[TI4-ULTI-09] the hero: Elysium is readied and worth more, and the card stays there', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-55' },
      units: {},
      factions: TABLE,
      arrange: (pub) => {
        unlocked(pub, 0, 'ul-the-progenitor');
        pub.planets['elysium'] = { owner: 0, exhausted: true };
      },
    });
    const worth = () => (['resources', 'influence'] as const).map((one) => valueOf(asked(table), 'elysium', one));
    expect(worth()).toEqual([4, 1]);
    table.when(0, action('ul-the-progenitor')).accepted();
    expect(worth()).toEqual([7, 4]);
    expect(table.state.pub.planets['elysium']).toEqual({ owner: 0, exhausted: false });
    expect(table.state.pub.table.components['ul-the-progenitor.0']!.on).toBe('elysium');
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 0);
    table.when(0, action('ul-the-progenitor')).refused('TI4-ACT-13');
  });
  it('[TI4-ULTI-09] SPACE CANNON 5 with three dice, for the controller of Elysium', () => {
    const table = elysium(1, [4, 4, 5]).accepted().when(1, true, 'fire').accepted();
    expect(table.state.pub.units['tile-55']).toBeUndefined();
    const spared = elysium(1, [4, 4, 4]).accepted().when(1, true, 'fire').accepted();
    expect(spared.state.pub.units['tile-55']).toEqual(units(0, { cruiser: 1 }));
    expect(kinds(elysium(2, []).accepted())).toEqual(['fire']);
    expect(nextDecision(ti4, elysium(2, []).state)!.seat).toBe(2);
  });
});

describe('Titans: leaders', () => {
  it('[TI4-ULTI-08] Tellurian cancels one hit, once', () => {
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

  const dock = (leader: boolean) => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }) },
      factions: TABLE,
      arrange: (pub) => {
        if (leader) unlocked(pub, 0, 'tungstantus');
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 1;
      },
    });
    return playUntil(table, ({ kind }) => kind === 'react' || kind === 'produce');
  };
  const nothing = { units: {}, pay: { coins: [], goods: 0 } };
  const cruiser = { units: { 'tile-25': { cruiser: 1 } }, pay: { coins: [], goods: 2 } };
  it('[TI4-ULTI-08] the commander: a trade good for a use of PRODUCTION, which may pay for it', () => {
    dock(false).when(0, cruiser, 'produce').refused('TI4-PROD-03');
    const table = dock(true).when(0, react('tungstantus')).accepted().when(0, cruiser, 'produce').accepted();
    expect(table.state.pub.units['tile-25']).toEqual(units(0, { cruiser: 1 }));
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });
  it('[TI4-ULTI-08] only if something is produced', () => {
    dock(true).when(0, react('tungstantus')).accepted().when(0, nothing, 'produce').refused('TI4-PROD-01');
    dock(true).when(0, null, 'react').accepted().when(0, nothing, 'produce').accepted();
  });
});

it('the Titans begin with Saturn Engines and Hel-Titans; upgrades take their place', () => {
  const { pub } = given({ factions: TABLE }).state;
  expect(pub.sheets[0]!.units).toMatchObject({ pds: 'hel-titan', cruiser: 'saturn-engine', flagship: 'ouranos' });
  learned(pub, 0, 'hel-titan-2', 'saturn-engine-2');
  expect(pub.sheets[0]!.units).toMatchObject({ pds: 'hel-titan-2', cruiser: 'saturn-engine-2' });
});
