import { addUnits } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../given.ts';
import type { Ti4 } from '../shapes.ts';
import { UP, active, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { secretsOf } from './zones.ts';

// Worked examples of the rules, and what is easily told in the same way.

const [near, far, farthest] = UP;
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49', [farthest]: 'tile-50' } as const;
const at = (table: Given<Ti4>, place: string) =>
  (table.state.pub.units[place] ?? []).map(({ seat, type, n }) => `${seat}: ${n} ${type}`).toSorted();
const told = (table: Given<Ti4>, kind: string) =>
  table.events.filter(({ t }) => t === kind).map(({ all }) => all as object);
const move = (ships: object, cargo: object = {}) => ({ ships, cargo }) as never;
const canMove = (table: Given<Ti4>) => table.state.pub.table.open.some(({ kind }) => kind === 'move');
const holding = (
  card: 'leadership' | 'diplomacy' | 'imperial' | 'warfare' | 'technology',
  arrange?: Space['arrange'],
) =>
  inSpace({
    galaxy: LINE,
    units: {},
    arrange: (pub) => {
      for (const one of Object.values(pub.strategyCards)) Object.assign(one, { holder: null, exhausted: false });
      pub.strategyCards[card].holder = 0;
      arrange?.(pub);
    },
  });

describe('movement', () => {
  it('[TI4-EX-08] an enemy fighter bars the only way, infantry does not', () => {
    const space = (theirs: { [place: string]: ReturnType<typeof units> }): Space => ({
      galaxy: { ...LINE, [near]: 'tile-19' },
      units: { 'tile-49': units(0, { cruiser: 1 }), ...theirs },
    });
    const barred = active(space({ 'tile-19': units(1, { fighter: 1 }), wellon: units(1, { 'space-dock': 1 }) }));
    expect(canMove(barred)).toBe(false);
    const open = active(space({ wellon: units(1, { infantry: 1 }) }));
    open.when(0, move({ 'tile-49': { cruiser: 1 } })).accepted();
    expect(at(open, 'tile-47')).toEqual(['0: 1 cruiser']);
  });

  it('[TI4-EX-09] a carrier passes a system with an own token, but picks nothing up there', () => {
    const table = active({
      galaxy: { ...LINE, [near]: 'tile-19' },
      units: { 'tile-49': units(0, { carrier: 1 }), wellon: units(0, { infantry: 2 }) },
      arrange: (pub) => {
        learned(pub, 0, 'carrier-2');
        pub.tokens['tile-19'] = [0];
      },
    });
    table.when(0, move({ 'tile-49': { carrier: 1 } }, { wellon: { infantry: 2 } })).refused('TI4-MOVE-10');
    table.when(0, move({ 'tile-49': { carrier: 1 } })).accepted();
  });

  it('[TI4-EX-10] an upgraded carrier in the active system fetches infantry from beside it; a basic one cannot', () => {
    const space: Space = {
      galaxy: { 0: 'tile-47', [near]: 'tile-19' },
      units: { 'tile-47': units(0, { carrier: 1 }), wellon: units(0, { infantry: 2 }) },
    };
    expect(canMove(active(space))).toBe(false);
    const table = active({ ...space, arrange: (pub) => learned(pub, 0, 'carrier-2') });
    table.when(0, move({ 'tile-47': { carrier: 1 } }, { wellon: { infantry: 2 } })).accepted();
    expect(at(table, 'tile-47')).toEqual(['0: 1 carrier', '0: 2 infantry']);
  });

  it('[TI4-EX-12] out of a rift a carrier moves two; on a 3 it is removed with what it carries, and nothing was destroyed', () => {
    const table = active({
      galaxy: { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-41' },
      units: { 'tile-41': units(0, { carrier: 1, infantry: 3 }) },
      dice: { rift: [3] },
      arrange: (pub) => learned(pub, 0, 'infantry-2'),
    });
    table.when(0, move({ 'tile-41': { carrier: 1 } }, { 'tile-41': { infantry: 3 } })).accepted();
    expect([at(table, 'tile-41'), at(table, 'tile-47')]).toEqual([[], []]);
    expect([told(table, 'destroyed'), told(table, 'diceRolled')]).toEqual([[], []]);
  });

  it('[TI4-EX-13] two rifts on the way: three systems, two dice', () => {
    const table = active({
      galaxy: { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-67', [farthest]: 'tile-41' },
      units: { 'tile-41': units(0, { carrier: 1 }) },
      dice: { rift: [4, 4] },
    });
    table.when(0, move({ 'tile-41': { carrier: 1 } })).accepted();
    expect(told(table, 'riftRolled')).toHaveLength(2);
    expect(at(table, 'tile-47')).toEqual(['0: 1 carrier']);
  });
});

describe('production', () => {
  const yard = (planet: 'vefut-ii' | 'arinam', goods: number, more: Partial<Space> = {}) => {
    const system = planet === 'vefut-ii' ? 'tile-20' : 'tile-37';
    return active({
      galaxy: { 0: system },
      ...more,
      units: { [planet]: units(0, { 'space-dock': 1 }), ...more.units },
      arrange: (pub) => {
        pub.planets[planet] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = goods;
        more.arrange?.(pub);
      },
    });
  };
  const order = (made: object, goods: number) => ({ units: made, pay: { coins: [], goods } }) as never;

  it('[TI4-EX-27] a basic dock on a planet with three resources: five units for five, and what the planets pay beyond is lost', () => {
    const table = active({
      galaxy: { 0: 'tile-35', [near]: 'tile-26' },
      units: { bereg: units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        pub.planets['bereg'] = { owner: 0, exhausted: false };
        pub.planets['lodor'] = { owner: 0, exhausted: false };
        pub.sheets[0]!.goods = 0;
      },
    });
    const wanted = (units_: object, coins: string[]) => ({ units: units_, pay: { coins, goods: 0 } }) as never;
    const five = { 'tile-35': { carrier: 1, fighter: 2 }, bereg: { infantry: 2 } };
    table.when(0, wanted({ ...five, bereg: { infantry: 3 } }, ['bereg', 'lodor'])).refused('TI4-PROD-02');
    table.when(0, wanted(five, ['bereg'])).refused('TI4-PROD-03');
    table.when(0, wanted(five, ['bereg', 'lodor'])).accepted();
    expect(told(table, 'produced')).toMatchObject([{ cost: 5 }]);
    // Six were paid, nothing came back.
    expect([table.state.pub.planets['bereg']!.exhausted, table.state.pub.sheets[0]!.goods]).toEqual([true, 0]);
  });

  it('[TI4-EX-28] one infantry costs as much as two', () => {
    const table = yard('vefut-ii', 1);
    table.when(0, order({ 'vefut-ii': { infantry: 1 } }, 1)).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });

  it('[TI4-EX-29, TI4-PROD-14] below enemy ships a dock makes ground forces alone, with own ships there too', () => {
    const alone = yard('vefut-ii', 9, { units: { 'tile-20': units(1, { destroyer: 1 }) } });
    alone.when(0, order({ 'tile-20': { destroyer: 1 } }, 1)).refused('TI4-PROD-08');
    alone.when(0, order({ 'vefut-ii': { infantry: 2 } }, 1)).accepted();
    // By the secondary of Warfare, with and without own ships in the home system.
    const home = (mine: { [type: string]: number }) => {
      const table = given({
        factions: ['letnev', 'sol', 'muaat'],
        until: (d) => d.kind === 'turn' && d.seat === 0,
        arrange: (pub) => {
          Object.assign(pub.strategyCards.warfare, { holder: 0, exhausted: false });
          pub.sheets[1]!.goods = 9;
          pub.units['tile-1'] = [...units(0, { destroyer: 1 }), ...units(1, mine)];
        },
      });
      table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
      playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
      return table.when(1, true).accepted();
    };
    const made = (where: string, unit: string) => order({ [where]: { [unit]: 1 } }, 1);
    home({}).when(1, made('tile-1', 'destroyer')).refused('TI4-PROD-08');
    home({ cruiser: 1 }).when(1, made('tile-1', 'destroyer')).refused('TI4-PROD-14');
    home({ cruiser: 1 }).when(1, made('jord', 'infantry')).accepted();
  });

  it('[TI4-CTE-23, TI4-PROD-11] no war sun without its technology', () => {
    const without = yard('vefut-ii', 20);
    without.when(0, order({ 'tile-20': { 'war-sun': 1 } }, 12)).refused('TI4-PROD-11');
    const having = yard('vefut-ii', 20, { arrange: (pub) => learned(pub, 0, 'war-sun') });
    having.when(0, order({ 'tile-20': { 'war-sun': 1 } }, 12)).accepted();
  });

  it('[TI4-UNIT-10] mechs are produced from the start, and effects on infantry leave them alone', () => {
    const table = yard('vefut-ii', 9);
    table.when(0, order({ 'vefut-ii': { mech: 1 } }, 2)).accepted();
    expect(at(table, 'vefut-ii')).toContain('0: 1 mech');
    const infected = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { dreadnought: 1 }), 'vefut-ii': units(1, { infantry: 1, mech: 1 }) },
      arrange: (pub) => learned(pub, 0, 'x-89-bacterial-weapon'),
    });
    infected
      .when(0, { do: 'component', ability: 'x-89-bacterial-weapon', component: 'x-89-bacterial-weapon.0' })
      .accepted();
    expect(at(infected, 'vefut-ii')).toEqual(['1: 1 mech']);
  });
});

describe('strategy cards', () => {
  it('[TI4-EX-01, TI4-SC-23] Leadership: three tokens, then one more for each three influence', () => {
    const table = holding('leadership', (pub) => (pub.sheets[0]!.goods = 7));
    table.when(0, { do: 'strategic', card: 'leadership' }).accepted();
    table.when(0, { tokens: 2, pay: { coins: [], goods: 6 } }, 'buyTokens').accepted();
    expect(table.question(0).q).toEqual({ n: 5, as: 'gain' });
    // The three come first: where four are left, one alone can be bought.
    const few = holding('leadership', (pub) => Object.assign(pub.sheets[0]!, { goods: 7, reserve: 4, tactic: 7 }));
    few.when(0, { do: 'strategic', card: 'leadership' }).accepted();
    few.when(0, { tokens: 2, pay: { coins: [], goods: 6 } }, 'buyTokens').refused('TI4-SC-25');
    few.when(0, { tokens: 1, pay: { coins: [], goods: 3 } }, 'buyTokens').accepted();
    expect(few.question(0).q).toEqual({ n: 4, as: 'gain' });
  });

  it('[TI4-EX-03, TI4-SC-23] Diplomacy: who has no tokens takes one of a pool, who has one there lays none; then planets are readied free', () => {
    const table = holding('diplomacy', (pub) => {
      pub.galaxy = ['tile-20'];
      pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
      Object.assign(pub.sheets[1]!, { reserve: 0, tactic: 8 });
      pub.tokens['tile-20'] = [2];
    });
    table.when(0, { do: 'strategic', card: 'diplomacy' }).when(0, 'tile-20', 'pickOne').accepted();
    table.when(1, 'fleet', 'pickOne').accepted();
    expect(table.state.pub.tokens['tile-20']).toEqual([1, 2]);
    table.when(0, ['vefut-ii'], 'pickSome').accepted();
    expect(table.state.pub.planets['vefut-ii']!.exhausted).toBe(false);
    expect(table.state.pub.sheets[0]!.strategy).toBe(2);
  });

  it('[TI4-EX-33] Imperial without the home system: no public objective, but the point for Mecatol Rex', () => {
    const table = holding('imperial', (pub) => (pub.planets['mecatol-rex'] = { owner: 0, exhausted: false }));
    table.when(0, { do: 'strategic', card: 'imperial' }).accepted();
    expect(told(table, 'scored')).toEqual([]);
    expect(table.state.pub.sheets[0]!.points).toBe(1);
  });

  it('[TI4-EX-06] nobody passes with a strategy card left', () => {
    const table = given({ seats: 4, until: (d) => d.kind === 'turn' });
    const seat = table.state.pub.active!;
    const [mine] = Object.values(table.state.pub.strategyCards).filter(({ holder }) => holder === seat);
    mine!.exhausted = true;
    table.when(seat, { do: 'pass' }).refused('TI4-ACT-03');
  });
});

describe('set-up and what lasts', () => {
  it('[TI4-SETUP-02, TI4-SETUP-13] the speaker is drawn; decks are shuffled, each by itself', () => {
    const speakers = [1, 2, 3, 4, 5, 6].map((seed) => given({ seed }).state.pub.speaker);
    expect(new Set(speakers).size).toBeGreaterThan(1);
    const [one, other] = [1, 2].map((seed) => given({ seed }).state.hidden.table.cards);
    for (const deck of ['actions', 'agendas', 'secrets', 'stage-1-box'])
      expect(one![deck]!.join()).not.toBe(other![deck]!.join());
  });

  it('[TI4-SETUP-17] a faction that chooses its first technologies does so in the set-up', () => {
    const table = given({ factions: ['winnu', 'sol', 'letnev'], until: (d) => d.kind === 'pickSome' });
    const { seat } = table.state.pub.table.open[0]!;
    expect(table.state.pub.sheets[seat]!.faction).toBe('winnu');
    table.when(seat, ['neural-motivator']).accepted();
    expect(table.state.pub.sheets[seat]!.technologies).toEqual(['neural-motivator']);
  });

  it('[TI4-GEN-05, TI4-PLAN-08] an exhausted card is not used again before it is readied', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { dreadnought: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'x-89-bacterial-weapon', 'fleet-logistics');
        addUnits(pub.units, 'vefut-ii', 1, 'infantry', 1, 'x');
      },
    });
    const action = { do: 'component', ability: 'x-89-bacterial-weapon', component: 'x-89-bacterial-weapon.0' };
    table.when(0, action).accepted();
    table.state.pub.units['vefut-ii'] = units(1, { infantry: 1 });
    table.when(0, action).refused('TI4-ACT-13');
  });

  it('[TI4-CTE-08] Fleet Logistics counts in the turn in which it is gained', () => {
    const table = holding('technology', (pub) => learned(pub, 0, 'antimass-deflectors', 'gravity-drive'));
    table.when(0, { do: 'strategic', card: 'technology' }).accepted();
    table
      .when(0, { technology: 'fleet-logistics', specialties: [], pay: { coins: [], goods: 0 } }, 'research')
      .accepted();
    playUntil(table, (d) => d.kind === 'turn', { secondary: false, mayResearch: false });
    expect([table.question(0).kind, table.question(0).q]).toEqual(['turn', { again: true }]);
  });

  it('[TI4-GOAL-11] the long game changes the target alone', () => {
    const [short, long] = ['10', '14'].map((points) => given({ options: { points, expansion: 'no' } }).state.pub);
    expect([short!.agreed.points, long!.agreed.points]).toEqual([10, 14]);
    expect(long!.table.zones['stage-1']!.n).toBe(short!.table.zones['stage-1']!.n);
    expect(long!.table.zones['stage-2']!.n).toBe(short!.table.zones['stage-2']!.n);
  });

  it('[TI4-EX-34] a fourth secret objective: one that is not scored goes back', () => {
    const table = holding('imperial', (pub) => (pub.scored['become-a-martyr'] = []));
    const { own, hidden, pub } = table.state;
    const [one, two] = hidden.table.cards['secrets']!.slice(-2) as [string, string];
    const zone = secretsOf(0);
    hidden.table.cards = { ...hidden.table.cards, secrets: hidden.table.cards['secrets']!.slice(0, -2) };
    own[0]!.table.cards = { ...own[0]!.table.cards, [zone]: [...own[0]!.table.cards[zone]!, one, two] };
    pub.table.zones = {
      ...pub.table.zones,
      [zone]: { ...pub.table.zones[zone]!, n: 3 },
      secrets: { ...pub.table.zones['secrets']!, n: pub.table.zones['secrets']!.n - 2 },
    };
    table.when(0, { do: 'strategic', card: 'imperial' }).accepted();
    expect(table.question(0).kind).toBe('returnSecret');
    table.when(0, one).accepted();
    expect(table.state.pub.table.zones[zone]!.n).toBe(3);
  });
});
