import { Table, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import { ti4 } from '../../../game.ts';
import { unlocked } from '../../../leaders.ts';
import { capture, captivesOf, release } from '../../../rules/expansion/capture.ts';
import { leaderState } from '../../../rules/expansion/leaders.ts';
import { isAnomaly } from '../../../rules/routes.ts';
import { figuresLeft } from '../../../rules/units.ts';
import { notesOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';
import type { UnitType } from '../../units/index.ts';

type Given = ReturnType<typeof inSpace>;
const TABLE = ['vuilraith', 'winnu', 'sol'] as const;
const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
const kinds = ({ state }: Given) => state.pub.table.open.map(({ kind }) => kind);
const captured = ({ state }: Given) => state.pub.captured.map(({ by, of, unit }) => [by, of, unit]);
const dice = (table: Given) => table.told.filter((e) => e.t === 'riftRolled').length;
const asked = ({ state }: Given) => rulesView(ti4, view(state, null));
/** Player 0's docks are dimensional tears. */
const withTears = (pub: Pub, card: 'dimensional-tear' | 'dimensional-tear-2' = 'dimensional-tear'): void => {
  pub.sheets[0]!.units['space-dock'] = card;
  inPlay(pub, 0, card);
};
/** Units that player 0 has captured. */
const holding =
  (...taken: [of: number, unit: UnitType][]): NonNullable<Space['deal']> =>
  (t) => {
    for (const [of, unit] of taken) capture(t, 0, of, unit);
  };

describe('Vuil’raith: capturing', () => {
  it('[TI4-VUIL-01] Devour: a unit of the opponent destroyed in combat is captured', () => {
    const position = battle({
      factions: ['vuilraith', 'winnu'],
      fleets: [{ cruiser: 1, infantry: 2 }, { carrier: 1 }],
      dice: { 'battle 0 cruiser': [10], 'battle 1 carrier': [1] },
    });
    playUntil(position.table, () => position.lost(1).length > 0);
    expect(position.table.state.pub.captured).toEqual([{ by: position.me, of: position.other, unit: 'carrier' }]);
  });

  it('[TI4-VUIL-06] Reanimator: own infantry destroyed on its planet is captured', () => {
    const position = battle({
      factions: ['vuilraith', 'winnu'],
      leaders: true,
      ground: [{ mech: 1, infantry: 1 }, { infantry: 2 }],
      dice: { 'battle 0 mech': [1], 'battle 0 infantry': [1], 'battle 1 infantry': [10, 1] },
    });
    playUntil(position.table, ({ kind }) => kind === 'sustain');
    position.answer(0, null, 'sustain').accepted();
    position.answer(0, ['infantry'], 'assignHits').accepted();
    expect(position.lost(0)).toEqual([['infantry']]);
    expect(position.table.state.pub.captured).toEqual([{ by: position.me, of: null, unit: 'infantry' }]);
  });

  const withTerror = (fleet: { [type: string]: number }, hits: number[]) => {
    const position = battle({
      factions: ['vuilraith', 'winnu'],
      fleets: [fleet, { dreadnought: 2 }],
      dice: {
        'battle 0 cruiser': [1],
        'battle 0 destroyer': [1],
        'battle 0 flagship': [1, 1],
        'battle 1 dreadnought': hits,
        'barrage 0 destroyer': [1, 1],
      },
    });
    playUntil(position.table, ({ kind }) => kind === 'sustain');
    return position;
  };
  it('[TI4-VUIL-05] The Terror Between: own units destroyed in its system are captured too', () => {
    const position = withTerror({ flagship: 1, cruiser: 1 }, [10, 1]);
    position.answer(0, null, 'sustain').accepted();
    position.answer(0, ['cruiser'], 'assignHits').accepted();
    expect(captured(position.table)).toEqual([[position.me, position.me, 'cruiser']]);
  });
  it('[TI4-VUIL-05] also those destroyed together with it, and each once; not itself', () => {
    const position = withTerror({ flagship: 1, cruiser: 1 }, [10, 10]);
    position.answer(0, null, 'sustain').accepted();
    playUntil(position.table, () => position.lost(0).length > 0);
    expect(position.lost(0)[0]!.toSorted()).toEqual(['cruiser', 'flagship']);
    expect(captured(position.table)).toEqual([[position.me, position.me, 'cruiser']]);
  });
  it('[TI4-VUIL-05, TI4-VUIL-01] what both would capture is captured once; units of a third player as well', () => {
    const position = battle({
      factions: ['vuilraith', 'winnu'],
      fleets: [{ flagship: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 flagship': [10, 1], 'battle 1 cruiser': [1] },
    });
    playUntil(position.table, () => position.lost(1).length > 0);
    expect(captured(position.table)).toEqual([[position.me, position.other, 'cruiser']]);
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: { 'tile-25': units(0, { flagship: 1 }), quann: units(1, { infantry: 2, pds: 1 }) },
      factions: TABLE,
      arrange: (pub) => inPlay(pub, 0, 'the-terror-between'),
    });
    const t = new Table(ti4, table.state);
    t.start({ proc: 'destroyAll', locals: { place: 'quann', only: null } });
    t.run();
    expect(captured(table)).toEqual([
      [0, null, 'infantry'],
      [0, null, 'infantry'],
    ]);
  });

  const vortex = (placed: Space['units']) =>
    inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46', 2: 'tile-26' },
      units: {
        quann: units(0, { 'space-dock': 1 }),
        'tile-46': units(1, { cruiser: 1 }),
        lodor: units(1, { pds: 1 }),
        ...placed,
      },
      arrange: (pub) => {
        learned(pub, 0, 'vortex');
        pub.planets['quann'] = { owner: 0, exhausted: false };
        pub.planets['lodor'] = { owner: 1, exhausted: false };
      },
    }).when(0, action('vortex'));
  it('[TI4-VUIL-07] Vortex: a unit of the type of one next to an own dock, from reinforcements; not of a player who blockades', () => {
    // The cruiser is the only one that is no structure.
    const { pub } = vortex({}).accepted().state;
    expect(pub.table.components['vortex.0']!.ready).toBe(false);
    expect(pub.captured).toEqual([{ by: 0, of: 1, unit: 'cruiser' }]);
    expect(pub.units['tile-46']).toEqual(units(1, { cruiser: 1 }));
    vortex({ 'tile-25': units(1, { destroyer: 1 }) }).refused('TI4-ACT-13');
    vortex({ 'tile-46': units(0, { cruiser: 1 }) }).refused('TI4-ACT-13');
  });
});

describe('Vuil’raith: captives', () => {
  const dock = (goods: number, deal: NonNullable<Space['deal']>) => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }), 'tile-25': units(0, { carrier: 1 }) },
      factions: TABLE,
      deal,
      arrange: (pub) => {
        inPlay(pub, 0, 'amalgamation');
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = goods;
      },
    });
    return playUntil(table, ({ kind }) => kind === 'react' || kind === 'produce');
  };
  const made = (figures: { [type: string]: number }, goods: number) => ({
    units: { 'tile-25': figures },
    pay: { coins: [], goods },
  });
  const some = (table: Given, ids: string[]) =>
    table.when(0, react('amalgamation')).when(0, ids, 'pickSome').accepted();
  it('[TI4-VUIL-02] Amalgamation: a captive pays for a unit of its type and goes home; another unit costs what it costs', () => {
    const taken = holding([1, 'cruiser'], [2, 'dreadnought']);
    const table = some(dock(1, taken), ['1:cruiser', '2:dreadnought']);
    table.when(0, made({ cruiser: 2 }, 1), 'produce').refused('TI4-PROD-03');
    const before = figuresLeft(table.state.pub, 1, 'cruiser');
    table.when(0, made({ cruiser: 1, fighter: 2 }, 1), 'produce').accepted();
    // The dreadnought was not needed.
    expect(captured(table)).toEqual([[0, 2, 'dreadnought']]);
    expect(figuresLeft(table.state.pub, 1, 'cruiser')).toBe(before + 1);
    dock(1, taken)
      .when(0, null, 'react')
      .accepted()
      .when(0, made({ cruiser: 1 }, 1), 'produce')
      .refused('TI4-PROD-03');
  });
  it('[TI4-VUIL-02, TI4-CAPT-06] an own captive is the figure for the unit it pays for', () => {
    // Eight cruisers: seven wait elsewhere under own tokens, the last one is captured.
    const last = (uses: boolean) => {
      const table = active({
        galaxy: { 0: 'tile-25', 1: 'tile-46' },
        units: { quann: units(0, { 'space-dock': 1 }), 'tile-46': units(0, { cruiser: 7 }) },
        factions: TABLE,
        deal: holding([0, 'cruiser']),
        arrange: (pub) => {
          inPlay(pub, 0, 'amalgamation');
          pub.tokens = { 'tile-46': [0] };
          Object.assign(pub.sheets[0]!, { goods: 9, fleet: 9 });
          pub.planets['quann'] = { owner: 0, exhausted: true };
        },
      });
      playUntil(table, ({ kind }) => kind === 'react');
      return table.when(0, uses ? react('amalgamation') : null, 'react').accepted();
    };
    last(false)
      .when(0, made({ cruiser: 1 }, 2), 'produce')
      .refused('TI4-COMP-07');
    const table = last(true);
    table.when(0, made({ cruiser: 2 }, 2), 'produce').refused('TI4-COMP-07');
    table.when(0, made({ cruiser: 1 }, 0), 'produce').accepted();
    expect([captured(table), table.state.pub.units['tile-25']]).toEqual([[], units(0, { cruiser: 1 })]);
    // What is not needed stays on the sheet.
    const kept = last(true)
      .when(0, made({ fighter: 2 }, 1), 'produce')
      .accepted();
    expect(captured(kept)).toEqual([[0, 0, 'cruiser']]);
  });
  it('[TI4-VUIL-02] one fighter for each token, and the limit holds', () => {
    const tokens = holding([1, 'fighter'], [1, 'fighter'], [2, 'fighter']);
    const table = some(dock(0, tokens), [':fighter', ':fighter#2', ':fighter#3']);
    table.when(0, made({ fighter: 4 }, 0), 'produce').refused('TI4-PROD-03');
    table.when(0, made({ fighter: 3 }, 0), 'produce').accepted();
    expect(captured(table)).toEqual([]);
    const many = Array.from({ length: 6 }, (): [number, UnitType] => [1, 'fighter']);
    const six = dock(0, holding(...many));
    six.when(0, react('amalgamation')).accepted();
    const { from } = six.question(0).q as { from: string[] };
    six.when(0, from, 'pickSome').accepted();
    // Quann makes four.
    six.when(0, made({ fighter: 5 }, 0), 'produce').refused('TI4-PROD-02');
  });

  const researching = (unit: UnitType) =>
    inSpace({
      galaxy: { 0: 'tile-46' },
      units: {},
      factions: TABLE,
      deal: holding([1, unit]),
      arrange: (pub) => {
        inPlay(pub, 0, 'riftmeld');
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
      },
    }).when(0, { do: 'strategic', card: 'technology' });
  const cruisers = { technology: 'cruiser-2', specialties: [], pay: { coins: [], goods: 0 } };
  const motivator = { technology: 'neural-motivator', specialties: [], pay: { coins: [], goods: 0 } };
  it('[TI4-VUIL-03] Riftmeld: a captive stands for all prerequisites of the upgrade of its type', () => {
    const table = researching('cruiser').when(0, react('riftmeld')).when(0, cruisers, 'research').accepted();
    expect(table.state.pub.sheets[0]!.technologies).toContain('cruiser-2');
    expect(captured(table)).toEqual([]);
    researching('carrier').when(0, react('riftmeld')).when(0, cruisers, 'research').refused('TI4-TECH-03');
    researching('cruiser').when(0, null, 'react').when(0, cruisers, 'research').refused('TI4-TECH-03');
  });
  it('[TI4-VUIL-03] it stays where something else is researched', () => {
    const table = researching('cruiser').when(0, react('riftmeld')).when(0, motivator, 'research').accepted();
    expect(captured(table)).toEqual([[0, 1, 'cruiser']]);
  });

  const basket = { goods: 0, commodities: 0, note: null };
  const bargain = (captives: UnitType[]) =>
    inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { 'tile-25': units(0, { cruiser: 1 }), 'tile-46': units(1, { cruiser: 1 }) },
      factions: TABLE,
      deal: holding([1, 'cruiser'], [1, 'mech'], [2, 'carrier'], [1, 'infantry']),
      arrange: (pub) => void (pub.sheets[1]!.goods = 3),
    }).command({
      do: 'offer',
      seat: 0,
      to: 1,
      terms: { gives: { ...basket, captives }, wants: { ...basket, goods: 2 }, promise: '' },
    });
  it('[TI4-DEAL-10, TI4-CAPT-02, TI4-CAPT-03] captured ships and mechs go back in a transaction; not those of others, nor tokens', () => {
    const table = bargain(['cruiser', 'mech']).accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(captured(table)).toEqual([
      [0, 2, 'carrier'],
      [0, null, 'infantry'],
    ]);
    expect(table.state.pub.sheets[0]!.goods).toBe(2);
    bargain(['carrier']).refused('TI4-DEAL-10');
    bargain(['infantry']).refused('TI4-DEAL-10');
    bargain(['cruiser', 'cruiser']).refused('TI4-DEAL-10');
  });

  it('[TI4-CAPT-07] captives of an eliminated player stay, and leave the game when they would go back; those they took go home', () => {
    const table = given({
      factions: TABLE,
      until: ({ kind }) => kind === 'turn',
      deal: (t) => {
        capture(t, 0, 1, 'carrier');
        capture(t, 1, 2, 'cruiser');
        for (const planet of Object.values(t.pub.planets)) if (planet.owner === 1) planet.owner = null;
        t.pub.units = Object.fromEntries(Object.entries(t.pub.units).filter(([, stacks]) => stacks[0]!.seat !== 1));
        t.run();
      },
    });
    const { pub } = table.state;
    expect(pub.table.out).toEqual([1]);
    expect(captured(table)).toEqual([[0, 1, 'carrier']]);
    release(new Table(ti4, table.state), { by: 0, of: 1, unit: 'carrier' });
    expect(captivesOf(pub, 0)).toEqual([]);
    expect(
      Object.values(pub.units)
        .flat()
        .some(({ seat }) => seat === 1),
    ).toBe(false);
  });
});

describe('Vuil’raith: dimensional tears', () => {
  /** A tear at Quann, two systems below the centre; one system lies between. */
  const beyond = (seat: number, unit = 'dreadnought', arrange: (pub: Pub) => void = withTears) =>
    active({
      galaxy: { 0: 'tile-46', [DOWN[0]]: 'tile-47', [DOWN[1]]: 'tile-25' },
      units: { 'tile-25': units(seat, { [unit]: 1 }), quann: units(0, { 'space-dock': 1 }) },
      factions: TABLE,
      dice: { rift: [10] },
      arrange: (pub) => {
        arrange(pub);
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
  const go = { ships: { 'tile-25': { dreadnought: 1 } }, cargo: {} };
  it('[TI4-VUIL-04] its system is a gravity rift: own ships leave it one further, without a die', () => {
    const table = beyond(0).when(0, go, 'move').accepted();
    expect(table.state.pub.units['tile-46']).toEqual(units(0, { dreadnought: 1 }));
    expect(dice(table)).toBe(0);
    expect(kinds(beyond(0, 'dreadnought', () => {}))).not.toContain('move');
  });
  it('[TI4-VUIL-04] ships of others roll; with the dock it is gone', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', [DOWN[0]]: 'tile-47', [DOWN[1]]: 'tile-25' },
      units: { 'tile-25': units(0, { dreadnought: 1 }), quann: units(1, { 'space-dock': 1 }) },
      factions: ['sol', 'vuilraith', 'winnu'],
      dice: { rift: [10] },
      arrange: (pub) => {
        pub.sheets[1]!.units['space-dock'] = 'dimensional-tear';
        inPlay(pub, 1, 'dimensional-tear');
        pub.planets['quann'] = { owner: 1, exhausted: false };
      },
    });
    expect(isAnomaly(asked(table), 'tile-25', 'gravity-rift')).toBe(true);
    table.when(0, { do: 'tactical', system: 'tile-46' }).when(0, go, 'move').accepted();
    expect(dice(table)).toBe(1);
    delete table.state.pub.units['quann'];
    expect(isAnomaly(asked(table), 'tile-25', 'gravity-rift')).toBe(false);
  });
  it('[TI4-VUIL-04] six fighters in its system need no capacity, and it produces five', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }), 'tile-25': units(0, { fighter: 6 }) },
      factions: TABLE,
      arrange: (pub) => {
        withTears(pub);
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 9;
      },
    });
    playUntil(table, ({ kind }) => kind === 'produce');
    expect(table.state.pub.units['tile-25']).toEqual(units(0, { fighter: 6 }));
    const infantry = (n: number) => ({
      units: { quann: { infantry: n } },
      pay: { coins: [], goods: Math.ceil(n / 2) },
    });
    table.when(0, infantry(6), 'produce').refused('TI4-PROD-02');
    table.when(0, infantry(5), 'produce').accepted();
  });

  /** A carrier two rifts away; it is one system short. */
  const crossing = (played: boolean) => {
    const table = active({
      galaxy: { 0: 'tile-46', [DOWN[0]]: 'tile-47', [DOWN[1]]: 'tile-48', [DOWN[2]]: 'tile-41' },
      units: { 'tile-41': units(0, { carrier: 1 }) },
      factions: ['sol', 'winnu', 'vuilraith'],
      dice: { rift: [1] },
      deal: (t) => t.move('crucible.2', notesOf(2), notesOf(0)),
    });
    return played ? table.when(0, { ability: 'crucible', component: 'crucible.2' }).accepted() : table;
  };
  it('[TI4-VUIL-08] Crucible: no dice for gravity rifts in this movement, and one further in all', () => {
    const carrier = { ships: { 'tile-41': { carrier: 1 } }, cargo: {} };
    const table = crossing(true).when(0, carrier, 'move').accepted();
    expect(table.state.pub.units['tile-46']).toEqual(units(0, { carrier: 1 }));
    expect(dice(table)).toBe(0);
    expect(table.state.own[2]!.table.cards[notesOf(2)]).toContain('crucible.2');
    const without = crossing(false).when(0, null, 'react').accepted();
    expect(kinds(without)).not.toContain('move');
  });
  it('[TI4-VUIL-08] the one more is not for each rift', () => {
    const to = (system: string) => {
      const table = active(
        {
          galaxy: {
            0: 'tile-46',
            [UP[0]]: 'tile-47',
            [UP[1]]: 'tile-41',
            [UP[2]]: 'tile-67',
            [DOWN[0]]: 'tile-48',
            [DOWN[1]]: 'tile-49',
          },
          units: { 'tile-67': units(0, { dreadnought: 1 }) },
          factions: ['sol', 'winnu', 'vuilraith'],
          deal: (t) => t.move('crucible.2', notesOf(2), notesOf(0)),
        },
        system,
      );
      return kinds(table.when(0, { ability: 'crucible', component: 'crucible.2' }).accepted());
    };
    // A move value of 1, two rifts and the note: four systems, not five.
    expect(to('tile-48')).toContain('move');
    expect(to('tile-49')).not.toContain('move');
  });
});

describe('Vuil’raith: leaders', () => {
  /** Player 1 replenishes by Trade. */
  const replenishing = (blockade: boolean) => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', 1: 'tile-25' },
      units: {
        quann: units(0, { 'space-dock': 1 }),
        ...(blockade ? { 'tile-25': units(1, { cruiser: 1 }) } : {}),
      },
      factions: ['vuilraith', 'sol', 'winnu'],
      arrange: (pub) => {
        inPlay(pub, 0, 'the-stillness-of-stars');
        pub.planets['quann'] = { owner: 0, exhausted: false };
        Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false });
        pub.sheets[1]!.commodities = 0;
      },
    });
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0, { pickSome: ['1'] });
    return table.when(0, react('the-stillness-of-stars')).accepted();
  };
  it('[TI4-VUIL-09] the agent: commodities become trade goods, and a unit no dearer than the commodity value is captured', () => {
    const table = replenishing(false);
    expect(table.state.pub.sheets[1]).toMatchObject({ commodities: 0, goods: 4 });
    const { from } = table.question(0).q as { from: string[] };
    // Sol has four commodities: a dreadnought is not too dear, a flagship and a war sun are.
    expect(from.toSorted()).toEqual(['carrier', 'cruiser', 'destroyer', 'dreadnought', 'fighter', 'infantry', 'mech']);
    table.when(0, 'dreadnought').accepted();
    expect(captured(table)).toEqual([[0, 1, 'dreadnought']]);
    expect(table.state.pub.table.components['the-stillness-of-stars.0']!.ready).toBe(false);
    expect(captured(replenishing(true))).toEqual([]);
  });

  it('[TI4-VUIL-10] the commander: two fighters or infantry beyond the limit', () => {
    const dock = (has: boolean) => {
      const table = active({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { 'space-dock': 1 }), 'tile-25': units(0, { carrier: 1 }) },
        factions: TABLE,
        arrange: (pub) => {
          if (has) unlocked(pub, 0, 'that-which-molds-flesh');
          pub.planets['quann'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = 20;
        },
      });
      return playUntil(table, ({ kind }) => kind === 'produce');
    };
    const infantry = (n: number) => ({
      units: { quann: { infantry: n } },
      pay: { coins: [], goods: Math.ceil(n / 2) },
    });
    const ships = (n: number) => ({ units: { 'tile-25': { destroyer: n } }, pay: { coins: [], goods: n } });
    dock(false).when(0, infantry(5), 'produce').refused('TI4-PROD-02');
    dock(true).when(0, infantry(6), 'produce').accepted();
    dock(true).when(0, infantry(7), 'produce').refused('TI4-PROD-02');
    dock(true).when(0, ships(5), 'produce').refused('TI4-PROD-02');
  });
  it('[TI4-VUIL-10, TI4-NAAL-08] with a further fighter for each price, two beyond the limit are those that count', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }), 'tile-25': units(0, { carrier: 1 }) },
      factions: ['vuilraith', 'naalu', 'sol'],
      arrange: (pub) => {
        unlocked(pub, 0, 'that-which-molds-flesh');
        unlocked(pub, 1, 'maban');
        pub.table.components = {
          ...pub.table.components,
          'alliance.1': { ability: 'alliance', holder: 0, ready: true, on: null, store: {} },
        };
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 20;
      },
    });
    playUntil(table, ({ kind }) => kind === 'produce');
    const fighters = (fighter: number) => ({
      units: { 'tile-25': { fighter } },
      pay: { coins: [], goods: Math.ceil(fighter / 3) },
    });
    // Four, two more, and one for each of four prices.
    table.when(0, fighters(11), 'produce').refused('TI4-PROD-02');
    table.when(0, fighters(10), 'produce').accepted();
  });
  it('[TI4-VUIL-10, TI4-ARGE-03] also where only one could be produced', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'vefut-ii': units(0, { pds: 1 }) },
      factions: TABLE,
      arrange: (pub) => {
        learned(pub, 0, 'aerie-hololattice');
        unlocked(pub, 0, 'that-which-molds-flesh');
        pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 9;
      },
    });
    playUntil(table, ({ kind }) => kind === 'produce');
    const infantry = (n: number) => ({ units: { 'vefut-ii': { infantry: n } }, pay: { coins: [], goods: 2 } });
    table.when(0, infantry(4), 'produce').refused('TI4-PROD-02');
    table.when(0, infantry(3), 'produce').accepted();
  });
  it('[TI4-VUIL-10] units in three gravity rifts unlock it, tears among them', () => {
    const rifts = (third: number) => {
      const table = inSpace({
        galaxy: { 0: 'tile-25', 1: 'tile-41', 2: 'tile-67', 3: 'tile-46' },
        units: {
          quann: units(0, { 'space-dock': 1 }),
          'tile-41': units(0, { cruiser: 1 }),
          cormund: units(third, { infantry: 1 }),
        },
        factions: TABLE,
        arrange: (pub) => {
          withTears(pub);
          inPlay(pub, 0, 'that-which-molds-flesh locked');
          pub.planets['quann'] = { owner: 0, exhausted: false };
        },
      });
      table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
      return leaderState(table.state.pub, 0, 'that-which-molds-flesh');
    };
    expect(rifts(0)).toBe('unlocked');
    expect(rifts(1)).toBe('locked');
  });

  it('[TI4-VUIL-11] the hero: big ships of others in and next to tear systems roll; 1 to 3 are captured with what they carried', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', [UP[0]]: 'tile-46', [UP[1]]: 'tile-47' },
      units: {
        quann: units(0, { 'space-dock': 1 }),
        'tile-25': units(0, { cruiser: 1 }),
        'tile-46': units(1, { carrier: 1, infantry: 1, fighter: 1, destroyer: 1 }),
        'tile-47': units(2, { dreadnought: 1 }),
      },
      factions: TABLE,
      dice: { rift: [3, 4] },
      arrange: (pub) => {
        withTears(pub);
        unlocked(pub, 0, 'it-feeds-on-carrion');
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    table.when(0, action('it-feeds-on-carrion')).accepted();
    expect(captured(table)).toEqual([
      [0, 1, 'carrier'],
      [0, null, 'infantry'],
      [0, null, 'fighter'],
    ]);
    expect(table.state.pub.units['tile-46']).toEqual(units(1, { destroyer: 1 }));
    expect(table.state.pub.units['tile-47']).toEqual(units(2, { dreadnought: 1 }));
    expect(leaderState(table.state.pub, 0, 'it-feeds-on-carrion')).toBe('purged');
  });
});
