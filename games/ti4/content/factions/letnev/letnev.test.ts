import { describe, expect, it } from 'vitest';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import type { Pub } from '../../../shapes.ts';

/** The Barony of Letnev is the active player (0) or the opponent (1). */
const letnevAs = (side: 0 | 1, position: Battle) =>
  battle({ ...position, factions: side === 0 ? ['letnev', 'saar'] : ['saar', 'letnev'] });
const kinds = ({ pub }: { pub: Pub }) => pub.table.open.map(({ kind }) => kind);

describe('Letnev', () => {
  it('[TI4-LETN-01] two more ships in a system than the fleet pool, also with an empty pool', () => {
    const left = (cruiser: number, tokens: number) =>
      letnevAs(0, {
        fleets: [{ cruiser }, {}],
        arrange: (pub, { me, system }) => {
          pub.units = { [system]: pub.units[system]! };
          pub.sheets[me]!.fleet = tokens;
        },
      });
    expect(left(6, 4).fleet(0)).toEqual({ cruiser: 6 });
    expect(left(7, 4).fleet(0)).toEqual({ cruiser: 6 });
    expect(left(3, 0).fleet(0)).toEqual({ cruiser: 2 });
  });

  const withGoods = (goods: number, position: Battle) =>
    letnevAs(0, {
      ...position,
      arrange: (pub, { me }) => {
        pub.sheets[me]!.goods = goods;
      },
    });
  it('[TI4-LETN-02] two trade goods at the start of a round let any own dice of that round be thrown again', () => {
    const { table, me, answer, use, fleet } = withGoods(2, {
      fleets: [{ cruiser: 2 }, { carrier: 2 }],
      dice: { 'battle 0 cruiser': [1, 2, 8, 9], 'battle 1 carrier': [1, 1] },
    });
    use(0, 'munitions-reserves');
    expect(table.state.pub.sheets[me]!.goods).toBe(0);
    use(0, 'munitions-reserves');
    answer(0, ['cruiser 1@0.0.0', 'carrier 1@1.0.0']).refused('TI4-ABL-05');
    answer(0, ['cruiser 1@0.0.0', 'cruiser 2@0.0.1']).accepted();
    expect(fleet(1)).toEqual({});
  });
  it('[TI4-LETN-02] not with one trade good, and not on the ground', () => {
    expect(kinds(withGoods(1, { fleets: [{ cruiser: 1 }, { cruiser: 1 }] }).table.state)).not.toContain('react');
    const onGround = withGoods(2, { ground: [{ infantry: 2 }, { infantry: 2 }] });
    expect(kinds(onGround.table.state)).not.toContain('react');
  });

  it('[TI4-LETN-03] one use of SUSTAIN DAMAGE cancels two hits', () => {
    const { answer, fleet } = letnevAs(1, {
      fleets: [{ cruiser: 2 }, { dreadnought: 1, fighter: 1 }],
      dice: { 'battle 0 cruiser': [9, 9], 'battle 1 dreadnought': [1], 'battle 1 fighter': [1] },
      technologies: { 1: ['non-euclidean-shielding'] },
    });
    answer(1, 'dreadnought', 'sustain').accepted();
    expect(fleet(1)).toEqual({ 'dreadnought damaged': 1, fighter: 1 });
  });

  const landing = (technologies: Battle['technologies']) => {
    const position = letnevAs(0, {
      fleets: [{ carrier: 1, infantry: 2 }, {}],
      ground: [{}, { pds: 1, infantry: 1 }],
      dice: { 'cannon 1 pds': [10], 'battle 0 infantry': [10, 10], 'battle 1 infantry': [1] },
      ...(technologies ? { technologies } : {}),
    });
    position.answer(1, false, 'fire').accepted();
    position
      .answer(
        0,
        [0, 1].map(() => ({ unit: 'infantry', planet: position.planet })),
        'commit',
      )
      .accepted();
    return position;
  };
  it('[TI4-LETN-04] cannons do not fire at landing forces, but at ships they do', () => {
    expect(kinds(landing({}).table.state)).toContain('fire');
    const { on, table } = landing({ 0: ['l4-disruptors'] });
    expect(kinds(table.state)).not.toContain('fire');
    expect(on(0)).toEqual({ infantry: 2 });
  });

  it('[TI4-LETN-05] Arc Secundus is repaired at the start of each round', () => {
    const { table, answer, fleet } = letnevAs(1, {
      fleets: [{ cruiser: 1 }, { flagship: 1 }],
      dice: { 'battle 0 cruiser': [9, 1, 9], 'battle 1 flagship': [1, 1, 1, 1, 1, 1] },
    });
    answer(1, 'flagship', 'sustain').accepted();
    expect(fleet(1)).toEqual({ flagship: 1 });
    expect(table.events.some(({ t }) => t === 'repaired')).toBe(true);
  });
  it('[TI4-LETN-05] Arc Secundus takes PLANETARY SHIELD from others in its system', () => {
    const bombarding = (fleet: Battle['fleets']) =>
      letnevAs(0, { fleets: fleet!, ground: [{}, { pds: 1, infantry: 1 }] }).answer(1, false, 'fire').state;
    expect(kinds(bombarding([{ dreadnought: 1 }, {}]))).not.toContain('fire');
    expect(kinds(bombarding([{ dreadnought: 1, flagship: 1 }, {}]))).toContain('fire');
  });
});
