import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

/** Seat 0 stands in Arnor/Lor with a loaded Carrier and activates it. */
const arrived = (cargo: string, more: Fixture = {}) => {
  const table = given({ ...more, units: { ...more.units, 'arnor-lor': { 0: { [`carrier ${cargo}`]: 1 } } } });
  table.when(0, activate('arnor-lor'));
  if (table.question(0).kind === 'move') table.when(0, []);
  return table.accepted();
};
const land = (n: number, to: string, unit = 'ground-force') => ({ from: 0, unit, n, to });

describe('LAND: Planetary Landings', () => {
  it('[TI3-LAND-01] Ground Forces and PDS land from transporters on planets of the system', () => {
    const table = arrived('ground-force:2 pds:1');
    table.when(0, [land(3, 'arnor')]).refused('TI3-LAND-01');
    table.when(0, [land(1, 'arnor'), land(1, 'arnor', 'pds')]).then(({ pub }) => {
      expect(unitsAt(pub, 'arnor', 0)).toEqual({ 'ground-force': 1, pds: 1 });
      expect(unitsAt(pub, 'arnor-lor', 0)).toEqual({ 'carrier ground-force:1': 1 });
    });
  });

  it('[TI3-LAND-01] beside a landing, Ground Forces change from one transporter to another, each pair of ships once', () => {
    const table = given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 1, 'carrier ground-force:1': 1, carrier: 1 } } },
    }).when(0, activate('arnor-lor'));
    if (table.question(0).kind === 'move') table.when(0, []);
    // The ships are counted from the empty one on.
    const change = (from: number) => ({ from, unit: 'ground-force', n: 1, aboard: 0 });
    table.when(0, [change(2), change(2)]).refused('TI3-LAND-01');
    // What has come aboard goes no further, and there is no ninth ship.
    table.when(0, [change(2), land(1, 'lor')]).refused('TI3-LAND-01');
    table.when(0, [{ ...change(2), aboard: 9 }]).refused('TI3-TRANSPORT-02');
    table.when(0, [change(2), change(1), { ...land(1, 'lor'), from: 2 }]).accepted();
    expect(unitsAt(table.state.pub, 'arnor-lor', 0)).toEqual({ carrier: 2, 'carrier ground-force:2': 1 });
    expect(unitsAt(table.state.pub, 'lor', 0)).toEqual({ 'ground-force': 1 });
  });

  it('[TI3-LAND-02] landing units are divided freely among the planets, and the division is final', () => {
    const table = arrived('ground-force:3', {
      units: { arnor: { 1: { 'ground-force': 1 } }, lor: { 1: { 'ground-force': 1 } } },
      planets: { arnor: 1, lor: 1 },
    });
    table.when(0, [land(1, 'arnor'), land(2, 'lor')]);
    // From here on only the order of the combats is open.
    expect(table.question(0).kind).toBe('invade');
    expect([unitsAt(table.state.pub, 'arnor', 0), unitsAt(table.state.pub, 'lor', 0)]).toEqual([
      { 'ground-force': 1 },
      { 'ground-force': 2 },
    ]);
  });

  it('[TI3-LAND-03] on a planet of their owner the units join those present', () => {
    arrived('ground-force:2', { units: { lor: { 0: { 'ground-force': 1 } } }, planets: { lor: 0 } })
      .when(0, [land(2, 'lor')])
      .then(({ pub }, events) => {
        expect(unitsAt(pub, 'lor', 0)).toEqual({ 'ground-force': 3 });
        expect(pub.planets.lor).toMatchObject({ by: 0, exhausted: false, since: 0 });
        expect(events.some((e) => e.t === 'tookPlanet')).toBe(false);
      });
  });

  it('[TI3-LAND-04, TI3-LAND-08] one Ground Force takes a neutral planet; its card arrives exhausted', () => {
    arrived('ground-force:2')
      .when(0, [land(1, 'lor')])
      .then(({ pub }) => expect(pub.planets.lor).toEqual({ by: 0, exhausted: true, since: 1, dockSince: 0 }));
  });

  it('[TI3-LAND-05] only Ground Forces take planets: a PDS without them is destroyed (DT-10)', () => {
    const table = arrived('pds:2', { planets: { arnor: 1 } });
    table.when(0, [land(1, 'lor', 'pds'), land(1, 'arnor', 'pds')]).then(({ pub }) => {
      expect([pub.planets.lor!.by, pub.planets.arnor!.by]).toEqual([null, 1]);
      expect([unitsAt(pub, 'lor', 0), unitsAt(pub, 'arnor', 0)]).toEqual([{}, {}]);
    });
  });

  it('[TI3-LAND-06] landing where enemy Ground Forces are leads to Invasion Combat', () => {
    const table = arrived('ground-force:1', {
      units: { lor: { 1: { 'ground-force': 1 } } },
      planets: { lor: 1 },
      dice: { 'invasion 0 ground-force': [8], 'invasion 1 ground-force': [1] },
    });
    table.when(0, [land(1, 'lor')]).then(({ pub }, events) => {
      expect(events.flatMap((e) => (e.t === 'rolled' ? [e.all.purpose] : []))).toEqual(['invasion']);
      expect(pub.planets.lor!.by).toBe(0);
    });
  });

  it('[TI3-LAND-07, TI3-LAND-08] an enemy planet without Ground Forces falls without a fight, exhausted even if it was fresh', () => {
    const table = arrived('ground-force:1', {
      units: { lor: { 1: { 'space-dock': 1 } } },
      planets: { lor: { by: 1, exhausted: false } },
    });
    table.when(0, [land(1, 'lor')]).then(({ pub }, events) => {
      expect(pub.planets.lor).toMatchObject({ by: 0, exhausted: true });
      expect(events.some((e) => e.t === 'rolled')).toBe(false);
      expect(unitsAt(pub, 'lor', 1)).toEqual({});
    });
  });

  it('[TI3-LAND-09] PDS that land in an invasion do not fight, are no casualties, and die with the last invader', () => {
    const fixture: Fixture = { units: { lor: { 1: { 'ground-force': 2 } } }, planets: { lor: 1 } };
    const lost = arrived('ground-force:1 pds:1', {
      ...fixture,
      dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8, 1] },
    });
    lost.when(0, [land(1, 'lor'), land(1, 'lor', 'pds')]).then(({ pub }, events) => {
      const rolled = events.find((e) => e.t === 'rolled')!;
      expect(rolled.all).toMatchObject({ rolls: [{ volleys: [{ unit: 'ground-force', dice: [1] }] }, {}] });
      expect(unitsAt(pub, 'lor', 0)).toEqual({});
    });
    const won = arrived('ground-force:2 pds:1', {
      ...fixture,
      dice: { 'invasion 0 ground-force': [8, 8], 'invasion 1 ground-force': [8, 1] },
    });
    won
      .when(0, [land(2, 'lor'), land(1, 'lor', 'pds')])
      .then(({ pub }) => expect(unitsAt(pub, 'lor', 0)).toEqual({ 'ground-force': 1, pds: 1 }));
  });

  it('[TI3-LAND-10] control lasts without any unit on the planet until somebody else takes it', () => {
    const table = given({
      units: { 'arnor-lor': { 0: { carrier: 1 } }, lor: { 0: { 'ground-force': 1 } } },
      planets: { lor: 0 },
    });
    table.when(0, activate('arnor-lor'));
    table
      .when(0, [
        { ship: 'carrier', from: 'arnor-lor', via: [] },
        { load: 'ground-force', n: 1, at: 'lor' },
      ])
      .when(0, []);
    expect(unitsAt(table.state.pub, 'lor', 0)).toEqual({});
    expect(table.state.pub.planets.lor!.by).toBe(0);
    table.when(0, orderUnits([]));
    for (const seat of [1, 2, 0]) table.when(seat, { do: 'pass' });
    expect(table.state.pub.planets.lor!.by).toBe(0);
  });

  it('[TI3-UNITS-23] never more than two PDS of a player on a planet', () => {
    arrived('ground-force:1 pds:2', { units: { lor: { 0: { pds: 1 } } }, planets: { lor: 0 } })
      .when(0, [land(2, 'lor', 'pds')])
      .refused('TI3-UNITS-23');
  });
});
