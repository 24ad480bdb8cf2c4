import { offersTo, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { playUntil } from '../../../given.ts';
import { inPlay, inSpace, units } from '../../../space.ts';

const anyTime = (id: string, seat: number) => ({ ability: id, component: `${id}.${seat}`, seat });

describe('leaders of Hacan', () => {
  const phase = (seat: number) =>
    inSpace({
      factions: ['sol', 'hacan', 'letnev'],
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { 'tile-46': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        inPlay(pub, seat, 'carth-of-golden-sands');
        for (const sheet of pub.sheets) sheet.commodities = 0;
      },
    });
  it('[TI4-HACA-07] the agent: two commodities, or another player replenishes, in the action phase while nothing is resolved', () => {
    // In the turn of another player.
    const own = phase(1);
    own.when(1, anyTime('carth-of-golden-sands', 1), 'anyTime').accepted();
    own.when(1, '1', 'pickOne').accepted();
    expect(own.state.pub.sheets.map(({ commodities }) => commodities)).toEqual([0, 2, 0]);
    expect(own.state.pub.table.components['carth-of-golden-sands.1']!.ready).toBe(false);
    // The turn goes on, and the agent is exhausted.
    own.when(1, anyTime('carth-of-golden-sands', 1), 'anyTime').refused('TI4-ABL-10');
    own.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    const other = phase(0);
    other.when(0, anyTime('carth-of-golden-sands', 0), 'anyTime').accepted();
    other.when(0, '2', 'pickOne').accepted();
    expect(other.state.pub.sheets.map(({ commodities }) => commodities)).toEqual([0, 0, 2]);
    // In the middle of an action it waits.
    const busy = phase(1);
    busy.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    expect(offersTo(ti4, view(busy.state, 1)).map(({ kind }) => kind)).not.toContain('anyTime');
    expect(offersTo(ti4, view(phase(1).state, 1)).map(({ kind }) => kind)).toContain('anyTime');
  });

  const NOTHING = { goods: 0, commodities: 0, note: null };
  const market = (mechs: number, more: string[] = ['lodor']) =>
    inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-26', 2: 'tile-19' },
      units: {
        quann: units(0, { infantry: 1, pds: 1, ...(mechs > 0 ? { mech: mechs } : {}) }),
        'tile-26': units(1, { cruiser: 1 }),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'pride-of-kenara');
        for (const planet of ['quann', ...more]) pub.planets[planet] = { owner: 0, exhausted: false };
        pub.sheets[1]!.goods = 3;
      },
    });
  const selling = (table: ReturnType<typeof market>, planet: string) =>
    table.command({
      do: 'offer',
      seat: 0,
      to: 1,
      terms: { gives: { ...NOTHING, planets: [planet] }, wants: { ...NOTHING, goods: 3 }, promise: '' },
    });
  it('[TI4-HACA-06] Pride of Kenara: its planet is part of a transaction; all units there go to another own planet', () => {
    const table = market(1, ['lodor', 'wellon']);
    selling(table, 'quann').accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(table.question(0).q).toMatchObject({ what: 'planet', from: ['lodor', 'wellon'] });
    table.when(0, 'wellon', 'pickOne').accepted();
    const { pub } = table.state;
    expect(pub.planets['quann']!.owner).toBe(1);
    expect(pub.units['quann'] ?? []).toEqual([]);
    expect(pub.units['wellon']).toEqual(units(0, { infantry: 1, pds: 1, mech: 1 }));
    expect([pub.sheets[0]!.goods, pub.sheets[1]!.goods]).toEqual([3, 0]);
    const moves = (one: typeof table) => one.told.flatMap((e) => (e.t === 'evacuated' ? [e.all] : []));
    expect(moves(table)).toEqual([{ seat: 0, from: 'quann', to: 'wellon', units: ['infantry', 'pds', 'mech'] }]);
    // A mech alone moves as well, and with one planet left nobody is asked where to.
    const alone = market(1);
    alone.state.pub.units['quann'] = units(0, { mech: 1 });
    selling(alone, 'quann').accepted();
    alone.command({ do: 'accept', seat: 1, deal: alone.state.pub.table.deals[0]!.id }).accepted();
    expect(moves(alone)).toEqual([{ seat: 0, from: 'quann', to: 'lodor', units: ['mech'] }]);
  });
  it('[TI4-HACA-06] not without the mech, nor the last planet, nor in a combat', () => {
    selling(market(0), 'quann').refused('TI4-HACA-06');
    selling(market(1), 'lodor').refused('TI4-HACA-06');
    selling(market(1, []), 'quann').refused('TI4-HACA-06');
    const fight = market(1);
    fight.state.pub.units['tile-25'] = [...units(0, { cruiser: 1 }), ...units(1, { cruiser: 1 })];
    fight.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    playUntil(fight, (d) => d.kind === 'announceRetreat' || d.kind === 'assignHits');
    selling(fight, 'quann').refused('TI4-HACA-06');
  });
});
