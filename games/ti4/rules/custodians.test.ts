import { describe, expect, it } from 'vitest';
import { planetFacts } from '../content/planets.ts';
import { playUntil } from '../given.ts';
import { DOWN, UP, active, units } from '../space.ts';

const REX = 'tile-18';
/** Player 0 has activated Mecatol Rex with forces there; readied planets give 5 influence. */
const before = (figures: { [type: string]: number }, goods: number) =>
  active(
    {
      galaxy: { 0: REX, [UP[0]]: 'tile-35', [DOWN[0]]: 'tile-19' },
      units: { [REX]: units(0, figures) },
      arrange: (pub) => {
        for (const planet of ['lirta-iv', 'wellon']) pub.planets[planet]!.owner = 0;
        pub.sheets[0]!.goods = goods;
      },
    },
    REX,
  );

describe('CUST: the custodians token', () => {
  it('[TI4-CUST-02, TI4-CUST-03, TI4-CUST-05, TI4-EX-25] six influence before landing take it: a point at once, a force must land, an agenda phase follows', () => {
    expect(planetFacts('lirta-iv').influence + planetFacts('wellon').influence).toBe(5);
    const table = playUntil(before({ carrier: 1, infantry: 1 }, 1), (d) => d.kind === 'takeCustodians');
    table
      .when(0, true)
      .when(0, { coins: ['lirta-iv'], goods: 1 })
      .refused('TI4-ABL-07');
    table.when(0, { coins: ['lirta-iv', 'wellon'], goods: 1 }).accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ points: 1, goods: 0 });
    expect(table.state.pub.custodians).toBe(false);
    table.when(0, []).refused('TI4-CUST-03');
    table.when(0, [{ unit: 'infantry', planet: 'lirta-iv' }]).refused('TI4-CUST-03');
    table.when(0, [{ unit: 'infantry', planet: 'mecatol-rex' }]).accepted();
    expect(table.state.pub.planets['mecatol-rex']!.owner).toBe(0);
    const { round } = table.state.pub;
    playUntil(table, (d) => d.kind === 'vote');
    expect(table.state.pub.round).toBe(round);
  });

  it('[TI4-CUST-03, TI4-EX-26] without a ground force that can land, or without the influence, it is not offered', () => {
    const offered = (table: ReturnType<typeof before>) => {
      playUntil(table, (d) => d.kind === 'takeCustodians' || d.kind === 'turn');
      return table.state.pub.table.open[0]!.kind;
    };
    expect(offered(before({ carrier: 1 }, 9))).toBe('turn');
    expect(offered(before({ carrier: 1, infantry: 1 }, 0))).toBe('turn');
    expect(offered(before({ carrier: 1, infantry: 1 }, 1))).toBe('takeCustodians');
  });

  it('[TI4-CUST-04] ships enter the system while the token is there', () => {
    const table = active({
      galaxy: { 0: REX, [UP[0]]: 'tile-35' },
      units: { 'tile-35': units(0, { cruiser: 1 }) },
    });
    table.when(0, { ships: { 'tile-35': { cruiser: 1 } }, cargo: {} }).accepted();
    expect(table.state.pub.units[REX]).toEqual(units(0, { cruiser: 1 }));
    expect(table.state.pub.custodians).toBe(true);
  });
});
