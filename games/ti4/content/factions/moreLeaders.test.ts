import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import { landed } from '../../exploring.ts';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { battle } from '../../givenBattle.ts';
import { unlocked } from '../../leaders.ts';
import { unlockProgress } from '../../rules/expansion/leaders.ts';
import { deckOf, fragmentsOf } from '../../rules/expansion/decks.ts';
import { handOf, notesOf } from '../../rules/zones.ts';
import { active, inPlay, inSpace, units } from '../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });

describe('leaders and mechs of Saar, L1Z1X and Arborec', () => {
  it('[TI4-SAAR-08] Scavenger Zeta: a mech on a planet just gained, for a trade good', () => {
    const table = landed('cultural', 'paradise-world.1', {
      arrange: (pub) => {
        inPlay(pub, 0, 'scavenger-zeta');
        pub.sheets[0]!.goods = 1;
      },
    });
    table.when(0, react('scavenger-zeta')).accepted();
    expect(table.state.pub.units['quann']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });
  it('[TI4-SAAR-11] the hero destroys infantry and fighters of others next to an own dock', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46', 4: 'tile-26' },
      units: {
        'tile-46': units(0, { 'space-dock': 1 }),
        'tile-25': [...units(1, { fighter: 2, carrier: 1 }), ...units(0, { carrier: 1, fighter: 1 })],
        quann: units(2, { infantry: 2, mech: 1 }),
      },
      arrange: (pub) => inPlay(pub, 0, 'gurno-aggero'),
    });
    table.when(0, action('gurno-aggero')).accepted();
    const { pub } = table.state;
    expect(pub.units['tile-25']!.map(({ seat, type, n }) => `${seat} ${n} ${type}`).toSorted()).toEqual([
      '0 1 carrier',
      '0 1 fighter',
      '1 1 carrier',
    ]);
    expect(pub.units['quann']).toEqual([{ seat: 2, type: 'mech', marks: '', n: 1 }]);
    expect(pub.table.components['gurno-aggero.0']).toBeUndefined();
  });
  it('[TI4-LIZI-07] the agent: whoever activates a system may turn an infantry of theirs there into a mech', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { infantry: 2 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'i48s');
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    table.when(1, react('i48s', 1)).accepted();
    table.when(0, ['infantry@quann'], 'pickSome').accepted();
    expect(table.state.pub.units['quann']).toEqual([
      { seat: 0, type: 'infantry', marks: '', n: 1 },
      { seat: 0, type: 'mech', marks: '', n: 1 },
    ]);
  });
  it('[TI4-LIZI-08] the commander: PLANETARY SHIELD does not stop own BOMBARDMENT', () => {
    const fires = (commander: boolean) =>
      battle({
        factions: ['l1z1x', 'saar'],
        fleets: [{ dreadnought: 1 }, {}],
        ground: [{}, { infantry: 1, pds: 1 }],
        leaders: true,
        arrange: (pub, { me }) => {
          if (commander) unlocked(pub, me, '2ram');
        },
      });
    const asked = ({ table }: ReturnType<typeof battle>) => {
      playUntil(
        table,
        ({ kind, q }) => kind === 'turn' || (kind === 'fire' && (q as { purpose: string }).purpose === 'bombardment'),
      );
      return table.state.pub.table.open[0]!.kind;
    };
    expect(asked(fires(true))).toBe('fire');
    expect(asked(fires(false))).toBe('turn');
  });
  it('[TI4-ARBO-08] the commander: one paid unit where another player activates a system with own producers', () => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { quann: units(1, { 'space-dock': 1 }), 'tile-46': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'dirzuga-rophal');
        pub.planets['quann'] = { owner: 1, exhausted: false };
        pub.sheets[1]!.goods = 4;
      },
    });
    table.when(1, react('dirzuga-rophal', 1)).accepted();
    const made = (n: number) => ({ units: { 'tile-25': { cruiser: n } }, pay: { coins: [], goods: 2 * n } });
    table.when(1, made(2)).refused('TI4-PROD-02');
    table.when(1, made(1)).accepted();
    expect(table.state.pub.units['tile-25']).toEqual([{ seat: 1, type: 'cruiser', marks: '', n: 1 }]);
    expect(table.state.pub.sheets[1]!.goods).toBe(2);
  });
});

describe('leaders and mechs of Naalu, Nekro, Winnu and Yin', () => {
  it('[TI4-NAAL-09] the hero: every other player gives a note of their choice', () => {
    const table = given({
      until: ({ kind }) => kind === 'turn',
      arrange: (pub) => inPlay(pub, 0, 'the-oracle'),
    });
    playUntil(
      table,
      (d) =>
        d.kind === 'react' &&
        d.seat === 0 &&
        table.state.pub.phase === 'status' &&
        (d.q as { window: string }).window === 'phase.end',
    );
    const before = table.state.pub.table.zones[notesOf(0)]!.n;
    table.when(0, react('the-oracle')).accepted();
    playUntil(table, (d) => d.kind === 'pickStrategy' || d.kind === 'turn' || d.kind === 'vote');
    const given2 = table.told.filter((e) => e.t === 'noteGiven').map((e) => (e.t === 'noteGiven' ? e.all : null));
    expect(given2).toEqual([
      { from: 1, to: 0 },
      { from: 2, to: 0 },
    ]);
    const laid = Object.values(table.state.pub.table.components).filter(
      ({ ability, holder }) => holder === 0 && ['support-for-the-throne', 'alliance'].includes(ability),
    ).length;
    expect(table.state.pub.table.zones[notesOf(0)]!.n + laid).toBe(before + 2);
  });
  it('[TI4-NAAL-10] Iconoclast: +2 against whoever has relic fragments', () => {
    const bonus = (has: 'me' | 'other') => {
      const { table, me, other, system, planet } = battle({
        factions: ['naalu', 'saar'],
        leaders: true,
        ground: [{ mech: 1 }, { infantry: 1 }],
        deal: (t, sides) => t.move('cultural-relic-fragment.1', deckOf('cultural'), fragmentsOf(sides[has])),
      });
      const fight = { system, planet, attacker: me, defender: other, round: 1 };
      return rulesView(ti4, view(table.state, me)).number(
        'combat',
        { seat: me, unit: 'mech', purpose: 'battle', fight },
        0,
      );
    };
    expect([bonus('me'), bonus('other')]).toEqual([0, 2]);
  });
  it('[TI4-NEKR-10] the commander: an action card for each technology gained', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        inPlay(pub, 0, 'nekro-acidos', 'enigmatic-device explored');
        pub.sheets[0]!.goods = 6;
      },
    });
    table.when(0, action('enigmatic-device explored')).accepted();
    table.when(0, { technology: 'antimass-deflectors', specialties: [], pay: { coins: [], goods: 6 } }).accepted();
    const held = table.state.pub.table.zones[handOf(0)]!.n;
    table.when(0, react('nekro-acidos')).accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(held + 1);
  });
  it('[TI4-NEKR-10] an assimilator counts for the commander while its token lies on a technology', () => {
    const state = (token: boolean) => {
      const table = given({
        factions: ['nekro', 'sol', 'letnev'],
        until: (d) => d.kind === 'turn',
        arrange: (pub) => {
          pub.sheets[0]!.technologies = ['dacxive-animators', 'gravity-drive', 'valefar-assimilator-x'];
          inPlay(pub, 0, 'valefar-assimilator-x');
          const id = 'valefar-assimilator-x.0';
          const card = { ...pub.table.components[id]!, on: token ? 'l4-disruptors' : null };
          pub.table.components = { ...pub.table.components, [id]: card };
        },
      });
      return unlockProgress(rulesView(ti4, view(table.state, null)), 0, 'nekro-acidos');
    };
    expect([state(false)?.have, state(true)?.have]).toEqual([2, 3]);
  });
  it('[TI4-HACA-09] the hero serves a player who could not pay for a unit; what makes it cheaper is asked for first', () => {
    const producing = (hero: boolean) => {
      const table = active({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { 'space-dock': 1 }) },
        arrange: (pub) => {
          if (hero) inPlay(pub, 0, 'harrugh-gefhara');
          pub.planets['quann'] = { owner: 0, exhausted: true };
        },
      });
      return playUntil(table, (d) => d.kind === 'react' || d.kind === 'turn');
    };
    const table = producing(true);
    expect(table.question(0).q).toMatchObject({ window: 'produce.would' });
    table.when(0, react('harrugh-gefhara')).accepted();
    table.when(0, { units: { 'tile-25': { dreadnought: 1 } }, pay: { coins: [], goods: 0 } }, 'produce').accepted();
    expect(table.state.pub.units['tile-25']).toEqual(units(0, { dreadnought: 1 }));
    // Without it nothing is asked: nothing can be made.
    expect(producing(false).state.pub.table.open[0]!.kind).toBe('turn');
  });
  it('the agent of Winnu: one use of PRODUCTION, anyone’s, costs two less', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'berekar-berekon');
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 2;
      },
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1);
    table.when(1, react('berekar-berekon', 1)).accepted();
    table.when(0, { units: { 'tile-25': { dreadnought: 1 } }, pay: { coins: [], goods: 2 } }).accepted();
    expect(table.state.pub.units['tile-25']).toContainEqual({ seat: 0, type: 'dreadnought', marks: '', n: 1 });
  });
  it('[TI4-WINN-07] the commander: +2 at Mecatol Rex, at home and at legendary planets', () => {
    const { state } = given({
      factions: ['winnu', 'sol', 'letnev'],
      arrange: (pub) => unlocked(pub, 0, 'rickar-rickani'),
    });
    const bonus = (system: string) =>
      rulesView(ti4, view(state, 0)).number(
        'combat',
        {
          seat: 0,
          unit: 'cruiser',
          purpose: 'battle',
          fight: { system, planet: null, attacker: 0, defender: 1, round: 1 },
        },
        0,
      );
    expect(['tile-18', 'tile-7', 'tile-65', 'tile-25'].map(bonus)).toEqual([2, 2, 2, 0]);
  });
  it('[TI4-YINB-07] the agent: up to two fighters for whoever lost a destroyer or cruiser', () => {
    const { table, answer, use, fleet } = battle({
      factions: ['saar', 'yin'],
      leaders: true,
      fleets: [{ cruiser: 2 }, { carrier: 1, destroyer: 1 }],
      dice: { 'battle 0 cruiser': [9, 1], 'battle 1 carrier': [1], 'battle 1 destroyer': [1] },
    });
    playUntil(table, (d) => d.kind === 'assignHits');
    answer(1, ['destroyer'], 'assignHits').accepted();
    use(1, 'brother-milor');
    playUntil(table, (d) => d.kind === 'pickOne');
    answer(1, '2', 'pickOne').accepted();
    expect(fleet(1).fighter).toBe(2);
  });
});

describe('leaders and mechs of Hacan and Yssaril', () => {
  it('[TI4-HACA-08] the commander: two votes for each trade good, with at least one vote cast', () => {
    const table = council({
      options: { expansion: 'yes' },
      agendas: ['mutiny', 'seed-of-an-empire'],
      planets: { lodor: 1 },
      arrange: (pub) => {
        inPlay(pub, 1, 'gila-the-silvertongue');
        pub.sheets[1]!.goods = 3;
      },
    });
    playUntil(table, (d) => d.kind === 'vote' && d.seat === 1);
    table.when(1, { outcome: 'for', planets: ['lodor'] }, 'vote').accepted();
    table.when(1, react('gila-the-silvertongue', 1)).accepted();
    table.when(1, '2', 'pickOne').accepted();
    expect(table.state.pub.agenda!.ballots.find(({ seat }) => seat === 1)!.votes).toBe(5);
    expect(table.state.pub.sheets[1]!.goods).toBe(1);
  });
  it('[TI4-HACA-09] the hero: one use of PRODUCTION costs nothing', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        inPlay(pub, 0, 'harrugh-gefhara');
        pub.sheets[0]!.goods = 1;
        pub.planets['quann'] = { owner: 0, exhausted: true };
      },
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    table.when(0, react('harrugh-gefhara')).accepted();
    table.when(0, { units: { 'tile-25': { dreadnought: 5 } }, pay: { coins: [], goods: 0 } }).refused('TI4-PROD-02');
    table.when(0, { units: { 'tile-25': { dreadnought: 4 } }, pay: { coins: [], goods: 0 } }).accepted();
    expect(table.state.pub.units['tile-25']!.find(({ type }) => type === 'dreadnought')!.n).toBeGreaterThan(1);
  });
  it('[TI4-YSSA-07] Ssruu has the text of every other agent, exhausted or not, and is exhausted itself', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { infantry: 2 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'i48s');
        inPlay(pub, 2, 'ssruu');
        pub.table.components = {
          ...pub.table.components,
          'i48s.1': { ...pub.table.components['i48s.1']!, ready: false },
        };
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    table.when(2, { ability: 'i48s', component: 'ssruu.2' }).accepted();
    table.when(0, ['infantry@quann'], 'pickSome').accepted();
    expect(table.state.pub.units['quann']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
    expect(table.state.pub.table.components['ssruu.2']!.ready).toBe(false);
  });
  it('[TI4-YSSA-01] Blackshade Infiltrator: a mech with Stall Tactics', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { infantry: 1 }) },
      hands: { 0: ['plague.1'] },
      arrange: (pub) => {
        inPlay(pub, 0, 'stall-tactics', 'blackshade-infiltrator');
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    table.when(0, action('stall-tactics')).accepted();
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    table.when(0, react('blackshade-infiltrator')).accepted();
    expect(table.state.pub.units['quann']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
  });
});
