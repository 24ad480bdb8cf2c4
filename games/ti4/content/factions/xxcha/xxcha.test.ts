import { listAnswers, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import type { Session } from '../../../council.ts';
import { ti4 } from '../../../game.ts';
import { playUntil } from '../../../given.ts';
import { notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, inSpace, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const [near, far] = UP;
const use = (ability: string, component = `${ability}.0`) => ({ ability, component });
type Given = ReturnType<typeof inSpace>;
const isAsked = (table: Given, seat: number) => table.state.pub.table.open.some((d) => d.seat === seat);

describe('Xxcha', () => {
  /** Player 0 has Bereg; Lirta IV lies beside it, Wellon and Mecatol Rex in the next systems, Vefut II two away. */
  const space: Space = {
    galaxy: { 0: 'tile-35', [near]: 'tile-19', [far]: 'tile-20', [DOWN[0]]: 'tile-18' },
    units: {},
    hands: {},
    arrange: (pub) => {
      inPlay(pub, 0, 'peace-accords');
      pub.planets['bereg'] = { owner: 0, exhausted: false };
      pub.planets['wellon'] = { owner: 1, exhausted: false };
      for (const card of Object.values(pub.strategyCards)) card.holder = null;
      Object.assign(pub.strategyCards.diplomacy, { holder: 0, exhausted: false });
      Object.assign(pub.strategyCards.warfare, { holder: 1, exhausted: true });
      Object.assign(pub.strategyCards.trade, { holder: 2, exhausted: true });
    },
  };
  const offered = (table: Given) => listAnswers(ti4, view(table.state, 0), table.question(0, 'pickOne'));
  it('[TI4-XXCH-01] Peace Accords: after Diplomacy a planet without units, not Mecatol Rex, beside an own one or in its system, exhausted', () => {
    const table = inSpace(space).when(0, { do: 'strategic', card: 'diplomacy' }).when(0, 'tile-35');
    playUntil(table, (d) => d.kind === 'react');
    table.when(0, use('peace-accords')).accepted();
    expect(offered(table)!.toSorted()).toEqual(['lirta-iv', 'wellon']);
    table.when(0, 'vefut-ii').refused('TI4-ABL-05');
    table.when(0, 'mecatol-rex').refused('TI4-ABL-05');
    table.when(0, 'wellon').accepted();
    expect(table.state.pub.planets['wellon']).toEqual({ owner: 0, exhausted: true });
  });
  it('[TI4-XXCH-01] no planet with units of anybody, and by the secondary ability too', () => {
    const table = inSpace({
      ...space,
      units: { wellon: units(1, { pds: 1 }), 'tile-20': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        space.arrange!(pub);
        Object.assign(pub.strategyCards.diplomacy, { holder: 1, exhausted: false });
        Object.assign(pub.strategyCards.warfare, { holder: 0, exhausted: true });
      },
    });
    table.when(0, { do: 'pass' }).accepted();
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    table.when(1, { do: 'strategic', card: 'diplomacy' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 0);
    table.when(0, true).accepted();
    playUntil(table, (d) => d.seat === 0 && (d.q as { window?: string }).window === 'secondary.after');
    // Lirta IV alone is left.
    table.when(0, use('peace-accords/secondary.after', 'peace-accords.0')).accepted();
    expect(table.state.pub.planets['lirta-iv']!.owner).toBe(0);
    expect(table.state.pub.planets['wellon']!.owner).toBe(1);
  });

  const session = (more: Session, ...abilities: string[]) =>
    council({
      factions: ['xxcha', 'sol', 'saar'],
      agendas: ['mutiny', 'seed-of-an-empire', 'economic-equality'],
      hands: {},
      ...more,
      arrange: (pub) => {
        inPlay(pub, 0, ...abilities);
        pub.sheets[0]!.strategy = 2;
        more.arrange?.(pub);
      },
    });
  it('[TI4-XXCH-02] Quash: a strategy token replaces the agenda, again and again while it is paid', () => {
    const table = session({}, 'quash');
    expect(table.question(0).q).toMatchObject({ window: 'agenda.reveal.would' });
    table.when(0, use('quash')).accepted();
    expect([table.state.pub.agenda!.agenda, table.state.pub.sheets[0]!.strategy]).toEqual(['seed-of-an-empire', 1]);
    table.when(0, use('quash')).accepted();
    expect([table.state.pub.agenda!.agenda, table.state.pub.sheets[0]!.strategy]).toEqual(['economic-equality', 0]);
    expect(table.question(1).kind).toBe('vote');
  });

  it('[TI4-PN-05] Political Favor: a strategy token of the Xxcha replaces the agenda, only while they have one', () => {
    const favor = {
      deal: (t: Parameters<NonNullable<Session['deal']>>[0]) => t.move('political-favor.0', notesOf(0), notesOf(2)),
    };
    const table = session(favor);
    playUntil(table, (d) => d.seat === 2);
    table.when(2, use('political-favor')).accepted();
    expect([table.state.pub.agenda!.agenda, table.state.pub.sheets[0]!.strategy]).toEqual(['seed-of-an-empire', 1]);
    expect(view(table.state, 0).me!.table.cards[notesOf(0)]).toContain('political-favor.0');
    const poor = session({ ...favor, arrange: (pub) => (pub.sheets[0]!.strategy = 0) });
    playUntil(poor, (d) => d.seat === 2);
    expect(poor.question(2).kind).toBe('vote');
  });

  const played = (strategy: number, by: number) => {
    const table = inSpace({
      galaxy: { 0: 'tile-35', [near]: 'tile-19' },
      units: {},
      hands: { [by]: ['mining-initiative.1'] },
      arrange: (pub) => {
        inPlay(pub, 1, 'instinct-training');
        pub.sheets[1]!.strategy = strategy;
        pub.planets['bereg'] = { owner: by, exhausted: false };
      },
    });
    if (by === 1)
      playUntil(table.when(0, { do: 'tactical', system: 'tile-35' }), (d) => d.kind === 'turn' && d.seat === 1);
    return table
      .when(by, { do: 'component', ability: 'mining-initiative', component: 'mining-initiative.1' })
      .accepted();
  };
  it('[TI4-XXCH-03] Instinct Training: a strategy token cancels an action card of another player', () => {
    const table = played(1, 0);
    playUntil(table, (d) => d.seat === 1);
    table.when(1, use('instinct-training', 'instinct-training.1')).accepted();
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([0, 0, 0]);
    expect(table.state.pub.sheets[1]!.strategy).toBe(0);
    expect(table.state.pub.table.components['instinct-training.1']!.ready).toBe(false);
    // The action is not used up (TI4-ACT-13).
    expect(table.question(0).kind).toBe('turn');
    expect(played(0, 0).state.pub.sheets[0]!.goods).toBe(3);
    expect(played(1, 1).state.pub.sheets[1]!.goods).toBe(3);
  });

  const activation = (theirs: { [type: string]: number }) =>
    active({
      galaxy: { 0: 'tile-35', [near]: 'tile-19' },
      units: { 'tile-35': units(1, theirs), 'tile-19': units(0, { cruiser: 1 }) },
      hands: { 2: ['sabotage.1'] },
      arrange: (pub) => {
        inPlay(pub, 1, 'nullification-field');
        inPlay(pub, 0, 'spacial-conduit-cylinder');
      },
    });
  it('[TI4-XXCH-03, TI4-TACT-09] Nullification Field: a strategy token ends the turn of whoever activates a system with own ships', () => {
    const table = activation({ cruiser: 1 });
    playUntil(table, (d) => d.seat === 1);
    table.when(1, use('nullification-field', 'nullification-field.1')).accepted();
    expect([table.state.pub.sheets[1]!.strategy, table.state.pub.active]).toEqual([1, 1]);
    expect(table.state.pub.units['tile-19']).toEqual(units(0, { cruiser: 1 }));
    expect(table.state.pub.tokens['tile-35']).toEqual([0]);
    const empty = activation({});
    expect(empty.state.pub.table.open.map(({ kind }) => kind)).toEqual(['move']);
  });

  it('[TI4-XXCH-04] the flagship fires into adjacent systems', () => {
    const table = active({
      galaxy: { 0: 'tile-35', [near]: 'tile-19', [DOWN[0]]: 'tile-20' },
      units: { 'tile-19': units(1, { flagship: 1 }), 'tile-20': units(0, { cruiser: 1 }) },
      factions: ['sol', 'xxcha', 'saar'],
      dice: { 'cannon 1 flagship': [5, 4, 4] },
    });
    table.when(0, { ships: { 'tile-20': { cruiser: 1 } }, cargo: {} }, 'move').accepted();
    table.when(1, true, 'fire').accepted();
    expect(table.state.pub.units['tile-35']).toBeUndefined();
  });
  it('[TI4-XXCH-04] the active player fires first: what is lost does not fire', () => {
    const first = (mine: number) =>
      active({
        galaxy: { 0: 'tile-35', [near]: 'tile-19' },
        units: {
          'tile-35': [...units(1, { 'flagship damaged': 1 }), ...units(0, { cruiser: 1 })],
          bereg: units(0, { pds: 1 }),
        },
        factions: ['sol', 'xxcha', 'saar'],
        dice: { 'cannon 0 pds': [mine], 'cannon 1 flagship': [10, 1, 1], 'battle 0 cruiser': [1] },
        arrange: (pub) => {
          pub.planets['bereg'] = { owner: 0, exhausted: false };
        },
      }).when(0, true, 'fire');
    expect(isAsked(first(1), 1)).toBe(true);
    const table = first(10);
    expect(table.told.filter(({ t }) => t === 'rolled').length).toBe(1);
    expect(table.state.pub.units['tile-35']).toEqual(units(0, { cruiser: 1 }));
  });
});
