import { describe, expect, it } from 'vitest';
import { playUntil } from '../given.ts';
import { UP, active, inSpace, units } from '../space.ts';

const [near, far] = UP;
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49' } as const;
const at = (table: ReturnType<typeof active>, place: string) =>
  (table.state.pub.units[place] ?? []).map(({ type, marks, n }) => `${n} ${type}${marks && ' '}${marks}`).toSorted();

describe('CAP: fleet pool and capacity', () => {
  it('[TI4-CAP-01, TI4-CAP-04, TI4-CAP-06, TI4-CAP-14] beyond the fleet pool the owner removes ships at once; its tokens stay', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-47': units(0, { cruiser: 2 }), 'tile-48': units(0, { destroyer: 2 }) },
    });
    table.when(0, { ships: { 'tile-48': { destroyer: 2 } }, cargo: {} }, 'move').accepted();
    expect(table.question(0).q).toEqual({ system: 'tile-47', of: 'fleet', n: 1 });
    table.when(0, { destroyer: 2 }).refused('TI4-CAP-04');
    table.when(0, {}).refused('TI4-CAP-04');
    table.when(0, { destroyer: 1 }).then((_, events) => {
      expect(events.filter(({ t }) => t === 'surplusRemoved')).toHaveLength(1);
    });
    expect(at(table, 'tile-47')).toEqual(['1 destroyer', '2 cruiser']);
    expect(table.state.pub.sheets[0]!.fleet).toBe(3);
  });

  it('[TI4-CAP-02] fighters and ground forces do not count in the fleet pool', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-48': units(0, { carrier: 3, fighter: 8, infantry: 4 }) },
    });
    table
      .when(0, { ships: { 'tile-48': { carrier: 3 } }, cargo: { 'tile-48': { fighter: 8, infantry: 4 } } })
      .accepted();
    expect(at(table, 'tile-47')).toEqual(['3 carrier', '4 infantry', '8 fighter']);
  });

  it('[TI4-CAP-03, TI4-CAP-07, TI4-CAP-09] beyond the capacity of the ships in the system fighters or ground forces are removed', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-48': units(0, { carrier: 1, dreadnought: 1, fighter: 2, infantry: 3 }) },
    });
    table.when(0, { ships: { 'tile-48': { carrier: 1 } }, cargo: {} }).accepted();
    expect(table.question(0).q).toEqual({ system: 'tile-48', of: 'capacity', n: 4 });
    table.when(0, { fighter: 1 }).refused('TI4-CAP-03');
    table.when(0, { fighter: 2, infantry: 2 }).accepted();
    expect(at(table, 'tile-48')).toEqual(['1 dreadnought', '1 infantry']);
  });

  it('[TI4-CAP-07] ground forces on planets need no room', () => {
    const table = active({
      galaxy: { ...LINE, [near]: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1 }), wellon: units(0, { infantry: 9 }) },
    });
    table.when(0, { ships: { 'tile-19': { carrier: 1 } }, cargo: {} }).accepted();
    expect(at(table, 'wellon')).toEqual(['9 infantry']);
  });

  it('[TI4-CAP-08] a space dock looks after three fighters', () => {
    const table = active({
      galaxy: { ...LINE, [near]: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1, fighter: 4 }), wellon: units(0, { 'space-dock': 1 }) },
    });
    table.when(0, { ships: { 'tile-19': { carrier: 1 } }, cargo: {} }).accepted();
    expect(at(table, 'tile-19')).toEqual(['3 fighter']);
  });

  it('[TI4-CAP-11] fighters that move by themselves stand in the fleet pool, beside the ships there', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-48': units(0, { cruiser: 2, fighter: 3 }) },
      arrange: (pub) => {
        Object.assign(pub.sheets[0]!.units, { fighter: 'fighter-2' });
        pub.sheets[0]!.fleet = 5;
      },
    });
    table.when(0, { ships: {}, cargo: {} }).accepted();
    expect(at(table, 'tile-48')).toEqual(['2 cruiser', '3 fighter']);
    table.state.pub.sheets[0]!.fleet = 4;
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 0);
    expect(at(table, 'tile-48')).toEqual(['2 cruiser', '2 fighter']);
  });

  it('[TI4-CAP-05, TI4-SC-33] fewer tokens in the fleet pool: surplus ships go at once, in every system', () => {
    const table = inSpace({
      galaxy: LINE,
      units: { 'tile-48': units(0, { cruiser: 3 }), 'tile-49': units(0, { cruiser: 2, destroyer: 1 }) },
      arrange: (pub) => {
        pub.strategyCards.warfare = { holder: 0, exhausted: false, goods: 0 };
      },
    });
    table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
    table.when(0, { tactic: 5, fleet: 1, strategy: 2 }).accepted();
    expect(at(table, 'tile-48')).toEqual(['1 cruiser']);
    table.when(0, { cruiser: 2 }).accepted();
    expect(at(table, 'tile-49')).toEqual(['1 destroyer']);
  });

  it('[TI4-CAP-12] passing ships count nothing on their way', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-48': units(0, { destroyer: 3 }), 'tile-49': units(0, { cruiser: 3 }) },
    });
    table.when(0, { ships: { 'tile-49': { cruiser: 3 } }, cargo: {} }).accepted();
    expect([at(table, 'tile-47'), at(table, 'tile-48')]).toEqual([['3 cruiser'], ['3 destroyer']]);
  });

  it('[TI4-CAP-04] damaged ships are told apart', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-47': units(0, { 'dreadnought damaged': 1, dreadnought: 2 }), 'tile-48': units(0, { cruiser: 1 }) },
    });
    table.when(0, { ships: { 'tile-48': { cruiser: 1 } }, cargo: {} }).accepted();
    table.when(0, { 'dreadnought damaged': 1 }).accepted();
    expect(at(table, 'tile-47')).toEqual(['1 cruiser', '2 dreadnought']);
  });
});
