import { listAnswers, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { notesOf } from '../../../rules/zones.ts';
import { learned } from '../../../space.ts';
import type { Pub } from '../../../shapes.ts';

/** The L1Z1X are the active player (0) or the opponent (1). */
const l1z1x = (side: 0 | 1, position: Battle) =>
  battle({ ...position, factions: side === 0 ? ['l1z1x', 'sol'] : ['sol', 'l1z1x'] });
const kinds = ({ pub }: { pub: Pub }) => pub.table.open.map(({ kind }) => kind);
const land = (position: ReturnType<typeof l1z1x>, n: number) =>
  position.answer(
    0,
    Array.from({ length: n }, () => ({ unit: 'infantry', planet: position.planet })),
    'commit',
  );

describe('L1Z1X', () => {
  const taking = (arrange: Battle['arrange'] = () => {}) => {
    const position = l1z1x(0, {
      fleets: [{ carrier: 1, infantry: 1 }, {}],
      ground: [{}, { pds: 2, 'space-dock': 1 }],
      dice: { 'cannon 1 pds': [1, 1, 1, 1] },
      arrange: (pub, place) => {
        pub.planets[place.planet] = { owner: place.other, exhausted: false };
        arrange(pub, place);
      },
    });
    position.answer(1, false, 'fire').accepted();
    land(position, 1).accepted();
    position.answer(1, false, 'fire').accepted();
    return position;
  };
  it('[TI4-LIZI-01] Assimilate: PDS and docks on a planet become own ones, and the dock produces in the same action', () => {
    const { table, me, on, lost } = taking();
    expect([on(0), on(1)]).toEqual([{ infantry: 1, pds: 2, 'space-dock': 1 }, {}]);
    expect(lost(1)).toEqual([]);
    expect(table.question(me).kind).toBe('produce');
  });
  it('[TI4-LIZI-01, TI4-COMP-12] Assimilate: where reinforcements end, a figure may be taken back; else what is there is destroyed', () => {
    const short = () =>
      taking((pub, { me }) => {
        // Five of six PDS are elsewhere.
        for (const place of Object.keys(pub.units))
          pub.units[place] = pub.units[place]!.filter(({ type, seat }) => !(seat === me && type === 'pds'));
        for (const [planet, n] of [
          ['0-0-0', 2],
          ['mecatol-rex', 2],
          ['creuss', 1],
        ] as const)
          pub.units[planet] = [...(pub.units[planet] ?? []), { seat: me, type: 'pds', marks: '', n }];
      });
    const left = short();
    left.answer(0, [], 'pickSome').accepted();
    expect([left.on(0), left.on(1)]).toEqual([{ infantry: 1, pds: 1, 'space-dock': 1 }, {}]);
    expect(left.lost(1)).toEqual([['pds']]);
    const taken = short();
    taken.answer(0, ['pds@creuss'], 'pickSome').accepted();
    expect([taken.on(0), taken.on(1)]).toEqual([{ infantry: 1, pds: 2, 'space-dock': 1 }, {}]);
    expect(taken.lost(1)).toEqual([]);
    expect(taken.table.state.pub.units['creuss'] ?? []).not.toContainEqual(expect.objectContaining({ seat: taken.me }));
  });

  const harrowing = (
    ground: Battle['ground'],
    dice: Battle['dice'],
    fleet: Battle['fleets'] = [{ dreadnought: 1, infantry: 1 }, {}],
  ) => {
    const position = l1z1x(0, { fleets: fleet!, ground: ground!, dice: dice! });
    if (kinds(position.table.state).includes('fire')) position.answer(0, false, 'fire').accepted();
    land(position, 1).accepted();
    return position;
  };
  it('[TI4-LIZI-02] Harrow: bombardment at the end of a round of ground combat, also after the last own ground force fell', () => {
    const { table, use, answer, on, rolled } = harrowing([{}, { infantry: 2 }], {
      'battle 0 infantry': [1],
      'battle 1 infantry': [10, 1],
      'bombardment 0 dreadnought': [10],
    });
    expect(on(0)).toEqual({});
    use(0, 'harrow');
    // Plasma Scoring could add a die.
    answer(0, null, 'react').accepted();
    expect(rolled().at(-1)).toMatchObject({ purpose: 'bombardment' });
    expect(on(1)).toEqual({ infantry: 1 });
    expect(kinds(table.state)).not.toContain('react');
  });
  const harrowed = ({ table }: ReturnType<typeof l1z1x>) =>
    table.told.some((e) => e.t === 'used' && e.all.ability === 'harrow') ||
    table.state.pub.table.open.some(({ q }) => (q as { window?: string }).window === 'round.end');
  it('[TI4-LIZI-02] Harrow: not against PLANETARY SHIELD, not as defender, not in space', () => {
    const dice = {
      'battle 0 infantry': [1, 1],
      'battle 1 infantry': [1, 1, 10, 10],
      'battle 0 dreadnought': [1],
      'battle 1 cruiser': [1],
    };
    const shielded = l1z1x(0, {
      fleets: [{ dreadnought: 1, infantry: 1 }, {}],
      ground: [{}, { infantry: 2, pds: 1 }],
      dice,
    });
    shielded.answer(1, false, 'fire').accepted();
    land(shielded, 1).accepted();
    shielded.answer(1, false, 'fire').accepted();
    expect(shielded.table.told.filter((e) => e.t === 'rolled').length).toBeGreaterThan(1);
    expect(kinds(shielded.table.state)).not.toContain('react');
    const defending = l1z1x(1, {
      fleets: [{ carrier: 1, infantry: 1 }, {}],
      ground: [{}, { infantry: 1 }],
      dice: { ...dice, 'battle 0 infantry': [1, 1, 10], 'battle 1 infantry': [1, 1, 1] },
    });
    land(defending, 1).accepted();
    expect(harrowed(defending)).toBe(false);
    const space = l1z1x(0, { fleets: [{ dreadnought: 1 }, { cruiser: 1 }], dice });
    expect(harrowed(space)).toBe(false);
  });

  it('[TI4-LIZI-03] [0.0.1]: hits of flagship and dreadnoughts go to ships that are no fighters, if there are any', () => {
    const { table, other, answer } = l1z1x(0, {
      fleets: [
        { flagship: 1, dreadnought: 1, cruiser: 1 },
        { carrier: 2, fighter: 4 },
      ],
      dice: {
        'battle 0 flagship': [10, 1],
        'battle 0 dreadnought': [1],
        'battle 0 cruiser': [10],
        'battle 1 carrier': [1, 1],
        'battle 1 fighter': [1, 1, 1, 1],
      },
    });
    expect(table.question(other)).toMatchObject({ kind: 'assignHits', q: { hits: 2, onBigShips: 1 } });
    answer(1, ['fighter', 'fighter']).refused('TI4-SPC-07');
    answer(1, ['carrier', 'fighter']).accepted();
  });
  it('[TI4-LIZI-03, TI4-SPC-07] [0.0.1]: among big ships alone the opponent may choose any of them', () => {
    const { table, other } = l1z1x(0, {
      fleets: [
        { flagship: 1, dreadnought: 1 },
        { carrier: 1, cruiser: 1, destroyer: 1 },
      ],
      dice: {
        'battle 0 flagship': [10, 1],
        'battle 0 dreadnought': [10],
        'battle 1 carrier': [1],
        'battle 1 cruiser': [1],
        'battle 1 destroyer': [1],
      },
    });
    const asked = table.question(other, 'assignHits');
    expect(asked.q).toMatchObject({ hits: 2, onBigShips: 2 });
    const answers = listAnswers(ti4, view(table.state, other), asked)!.map((one) => (one as string[]).toSorted());
    expect(answers.toSorted()).toEqual([
      ['carrier', 'cruiser'],
      ['carrier', 'destroyer'],
      ['cruiser', 'destroyer'],
    ]);
  });
  it('[TI4-LIZI-03] [0.0.1]: dreadnoughts without it hit what the opponent chooses', () => {
    const { table, other } = l1z1x(0, {
      fleets: [{ dreadnought: 1 }, { carrier: 1, fighter: 2 }],
      dice: { 'battle 0 dreadnought': [10], 'battle 1 carrier': [1], 'battle 1 fighter': [1, 1] },
    });
    expect(table.question(other).q).toMatchObject({ hits: 1, onBigShips: 0 });
  });

  const researching = (resources: number) =>
    given({
      factions: ['l1z1x', 'letnev', 'sol'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      arrange: (pub) => {
        learned(pub, 0, 'inheritance-systems');
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
        for (const planet of Object.values(pub.planets)) planet.exhausted = true;
        pub.sheets[0]!.goods = resources;
      },
    }).when(0, { do: 'strategic', card: 'technology' });
  it('[TI4-LIZI-05] Inheritance Systems: two resources, paid apart, ignore all prerequisites', () => {
    const table = researching(2).accepted();
    table.when(0, { ability: 'inheritance-systems', component: 'inheritance-systems.0' }).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'payFor', q: { for: 'inheritance-systems', price: 2 } });
    table.when(0, { coins: [], goods: 2 }).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
    table.when(0, { technology: 'war-sun', specialties: [], pay: { coins: [], goods: 0 } }).accepted();
    expect(table.state.pub.sheets[0]!.technologies).toContain('war-sun');
    expect(table.state.pub.table.components['inheritance-systems.0']!.ready).toBe(false);
  });
  it('[TI4-LIZI-05] Inheritance Systems: with one resource, or for a second technology with two, prerequisites count', () => {
    const poor = researching(1).accepted();
    expect(poor.question(0).kind).toBe('research');
    poor.when(0, { technology: 'war-sun', specialties: [], pay: { coins: [], goods: 0 } }).refused('TI4-TECH-03');
    // Declined for the first; the second costs six more.
    const second = researching(7).accepted().when(0, null).accepted();
    second.when(0, { technology: 'antimass-deflectors', specialties: [], pay: { coins: [], goods: 0 } }).accepted();
    expect(second.question(0).kind).toBe('mayResearch');
  });

  const enhanced = (strategy: number) => {
    const table = given({
      factions: ['l1z1x', 'letnev', 'sol'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      deal: (t) => t.move('cybernetic-enhancements.0', notesOf(0), notesOf(1)),
      arrange: (pub) => {
        pub.sheets[0]!.strategy = strategy;
        pub.sheets[0]!.reserve = 16 - strategy - pub.sheets[0]!.tactic - pub.sheets[0]!.fleet;
      },
    });
    return playUntil(table, (d) => d.seat === 1 && (d.kind === 'turn' || d.kind === 'react'));
  };
  it('[TI4-LIZI-06] Cybernetic Enhancements: a strategy token of the L1Z1X for one of the holder; then it goes back', () => {
    const table = enhanced(1);
    const before = table.state.pub.sheets.map(({ strategy, reserve }) => [strategy, reserve]);
    table.when(1, { ability: 'cybernetic-enhancements', component: 'cybernetic-enhancements.0' }).accepted();
    const after = table.state.pub.sheets.map(({ strategy, reserve }) => [strategy, reserve]);
    expect(after.slice(0, 2)).toEqual([
      [0, before[0]![1]! + 1],
      [before[1]![0]! + 1, before[1]![1]! - 1],
    ]);
    table.seen(0, (v) => expect(v.me!.table.cards[notesOf(0)]).toContain('cybernetic-enhancements.0'));
  });
  it('[TI4-LIZI-06] Cybernetic Enhancements needs a strategy token of the L1Z1X', () => {
    expect(enhanced(0).question(1).kind).toBe('turn');
  });
});
