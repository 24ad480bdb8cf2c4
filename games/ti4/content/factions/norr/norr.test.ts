import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { notesOf } from '../../../rules/zones.ts';
import { UP, active, learned, units } from '../../../space.ts';

/** Sardakk N'orr is the active player. */
const norr = (position: Battle) => battle({ ...position, factions: ['norr', 'saar'] });
const modifiers = ({ rolled }: ReturnType<typeof battle>, purpose: string) =>
  rolled()
    .filter((rolling) => rolling.purpose === purpose)
    .map(({ rolls }) => rolls[0]!.volleys.map(({ unit, modifier }) => `${unit} ${modifier}`).toSorted());

describe('Sardakk N’orr', () => {
  it('[TI4-NORR-01] +1 on combat rolls, in space and on the ground, not on rolls of unit abilities', () => {
    const space = norr({
      fleets: [
        { destroyer: 1, cruiser: 1 },
        { carrier: 1, fighter: 1 },
      ],
      dice: { 'barrage 0 destroyer': [1, 1] },
    });
    expect(modifiers(space, 'barrage')[0]).toEqual(['destroyer 0']);
    expect(modifiers(space, 'battle')[0]).toEqual(['cruiser 1', 'destroyer 1']);
  });

  const landing = (technologies: Battle['technologies'], theirs: number) => {
    const position = norr({
      fleets: [{ carrier: 1, infantry: 2 }, {}],
      ground: [{}, { infantry: 2 }],
      dice: { 'battle 0 infantry': [1, 1, 10, 10], 'battle 1 infantry': [theirs, theirs, 1, 1] },
      ...(technologies ? { technologies } : {}),
    });
    const { planet } = position;
    position
      .answer(
        0,
        [0, 1].map(() => ({ unit: 'infantry', planet })),
        'commit',
      )
      .accepted();
    return position.lost(1);
  };
  it('[TI4-NORR-02] one hit more on the ground if the opponent produces a hit', () => {
    expect(landing({ 0: ['valkyrie-particle-weave'] }, 10)).toEqual([['infantry']]);
    expect(landing({ 0: ['valkyrie-particle-weave'] }, 1)).toEqual([['infantry', 'infantry']]);
    expect(landing({}, 10)).toEqual([]);
  });

  it('[TI4-NORR-03] after a round an Exotrireme II is destroyed and takes two ships with it', () => {
    const { use, answer, lost, table } = norr({
      fleets: [{ dreadnought: 2 }, { cruiser: 3 }],
      dice: { 'battle 0 dreadnought': [1, 1], 'battle 1 cruiser': [1, 1, 1] },
      technologies: { 0: ['exotrireme-2'] },
    });
    use(0, 'exotrireme-2');
    const { activeSystem } = table.state.pub;
    answer(0, [`cruiser@${activeSystem}`, `cruiser@${activeSystem}#2`]).accepted();
    expect([lost(0)[0], lost(1)[0]]).toEqual([['dreadnought'], ['cruiser', 'cruiser']]);
  });

  it('[TI4-NORR-03, TI4-ABL-03] each Exotrireme II is a component of its own: after the first the second may go too', () => {
    const { use, answer, lost, fleet, table } = norr({
      fleets: [{ dreadnought: 3 }, { cruiser: 5 }],
      dice: { 'battle 0 dreadnought': [1, 1, 1], 'battle 1 cruiser': [1, 1, 1, 1, 1] },
      technologies: { 0: ['exotrireme-2'] },
      arrange: (pub, { other }) => void (pub.sheets[other]!.fleet = 5),
    });
    const { activeSystem } = table.state.pub;
    const two = [`cruiser@${activeSystem}`, `cruiser@${activeSystem}#2`];
    use(0, 'exotrireme-2');
    answer(0, two).accepted();
    use(0, 'exotrireme-2');
    answer(0, two).accepted();
    expect([lost(0), lost(1)]).toEqual([
      [['dreadnought'], ['dreadnought']],
      [
        ['cruiser', 'cruiser'],
        ['cruiser', 'cruiser'],
      ],
    ]);
    expect(fleet(0)).toEqual({ dreadnought: 1 });
  });
  it('[TI4-NORR-03, TI4-SPC-01] the round ends after the retreat: ships that have left are out of reach', () => {
    const table = active({
      factions: ['norr', 'saar', 'sol'],
      galaxy: { 0: 'tile-46', 1: 'tile-47', [UP[1]]: 'tile-19' },
      units: {
        'tile-46': [...units(0, { dreadnought: 1 }), ...units(1, { cruiser: 2 })],
        'tile-47': units(1, { infantry: 1, carrier: 1 }),
      },
      dice: { 'battle 0 dreadnought': [1], 'battle 1 cruiser': [1, 1] },
      arrange: (pub) => learned(pub, 0, 'exotrireme-2'),
    });
    playUntil(table, (d) => d.kind === 'announceRetreat', { move: { ships: {}, cargo: {} } });
    table.when(1, true).accepted();
    expect(table.state.pub.table.open.some(({ kind }) => kind === 'react')).toBe(false);
    expect(table.told.some(({ t }) => t === 'retreated')).toBe(true);
    expect(table.state.pub.units['tile-46']).toEqual(units(0, { dreadnought: 1 }));
  });

  it('[TI4-NORR-04] the flagship gives the other ships +1', () => {
    const position = norr({ fleets: [{ cruiser: 1, flagship: 1 }, { cruiser: 1 }] });
    expect(modifiers(position, 'battle')[0]).toEqual(['cruiser 2', 'flagship 1']);
  });

  it('[TI4-NORR-06, TI4-PN-05] Tekklar Legion: +1 in a ground combat, and -1 for the N’orr as opponent', () => {
    const invading = (defender: 1 | 2) => {
      const table = active({
        galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
        units: { 'tile-35': units(0, { carrier: 1, infantry: 1 }), bereg: units(defender, { infantry: 1 }) },
        factions: ['sol', 'norr', 'saar'],
        hands: {},
        deal: (t) => t.move('tekklar-legion.1', notesOf(1), notesOf(0)),
        dice: { 'battle 0 infantry': [10], 'battle 1 infantry': [1], 'battle 2 infantry': [1] },
      });
      table.when(0, [{ unit: 'infantry', planet: 'bereg' }], 'commit').accepted();
      playUntil(table, (d) => (d.q as { window?: string }).window === 'combat.start' && d.seat === 0);
      table.when(0, { ability: 'tekklar-legion', component: 'tekklar-legion.1' }).accepted();
      expect(view(table.state, 1).me!.table.cards[notesOf(1)]).toContain('tekklar-legion.1');
      return table.told
        .flatMap((e) => (e.t === 'rolled' ? e.all.rolls : []))
        .map(({ by, volleys }) => [by, volleys[0]!.modifier]);
    };
    expect(invading(1)).toEqual([
      [0, 1],
      [1, -1],
    ]);
    expect(invading(2)).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
});
