import { nextDecision, sampleAnswer, sampler, view } from '@orrery/kernel';
import { newTable } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { RACES, homePlanets, raceOf } from '../content/races/races.ts';
import { ti3 } from '../game.ts';
import { DECK, hand } from './hands.ts';
import { POLITICAL } from './council.ts';
import { settlings } from './setUp.ts';

const GENERATED = { galaxy: 'generated' };

/** A table after its set-up, whatever was chosen on the way. */
function ready(seats: number, options: { [option: string]: string } = GENERATED, seed: number | string = 'new') {
  const table = newTable(ti3, seats, options, seed);
  const below = sampler(9);
  while (table.state.pub.round === 0) {
    const d = nextDecision(ti3, table.state)!;
    table.when(d.seat, sampleAnswer(ti3, view(table.state, d.seat), d, below), d.kind).accepted();
  }
  return table;
}
describe('SETUP: preparing the game', () => {
  it('[TI3-GEN-01, TI3-OPT-GEN-02] three to six players, each number with its own galaxy', () => {
    for (const seats of [3, 4, 5, 6]) expect(ready(seats).state.pub.sheets).toHaveLength(seats);
    expect(() => newTable(ti3, 2)).toThrow('seats');
    expect(() => newTable(ti3, 7)).toThrow('seats');
    // What a number of players changes is no option of the table.
    expect(Object.keys(ti3.options).filter((option) => /player|deal|bonus/.test(option))).toEqual([]);
    expect(ready(3).state.pub.galaxy.filter((id) => id !== '')).toHaveLength(28);
    expect(ready(5).state.pub.galaxy.filter((id) => id !== '')).toHaveLength(37);
  });

  it('[TI3-GEN-02, TI3-SETUP-01] races are drawn by chance, no two alike', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const races = newTable(ti3, 6, GENERATED, seed).state.pub.sheets.map(({ race }) => race);
      expect(new Set(races).size).toBe(6);
      for (const race of races) expect(RACES.map(({ id }) => id as string)).toContain(race);
      first.add(races[0]!);
    }
    expect(first.size).toBeGreaterThan(3);
  });

  it('races may be chosen in turn, or drafted from a row against the clock', () => {
    const chosen = newTable(ti3, 3, { ...GENERATED, races: 'chosen' });
    const { speaker } = chosen.state.pub;
    expect(chosen.question(speaker)).toMatchObject({ kind: 'pickOne', q: { what: 'race' } });
    chosen.when(speaker, 'yssaril').accepted();
    chosen.when((speaker + 1) % 3, 'yssaril').refused('TI3-GEN-02');
    chosen.when((speaker + 1) % 3, 'sol').when((speaker + 2) % 3, 'hacan');
    expect([0, 1, 2].map((i) => chosen.state.pub.sheets[(speaker + i) % 3]!.race)).toEqual(['yssaril', 'sol', 'hacan']);
    const drafted = newTable(ti3, 3, { ...GENERATED, races: 'drafted' });
    const last = (drafted.state.pub.speaker + 2) % 3;
    expect((drafted.question(last).q as unknown as { from: string[] }).from).toHaveLength(6);
  });

  it('[TI3-SETUP-02, TI3-SETUP-03, TI3-SETUP-06, TI3-SETUP-09] a sheet of 16 counters, a deck of 24 technologies, 40 goods in common, 0 points', () => {
    const { pub } = ready(6).state;
    for (const sheet of pub.sheets) {
      expect(sheet.strategy + sheet.fleet + sheet.command + sheet.reserve).toBe(16);
      expect(sheet.technologies).toEqual([...raceOf(sheet.race).technologies]);
      expect(sheet.points).toBe(0);
    }
    expect(pub.goods).toBe(40);
    expect(pub.sheets.map(({ race }) => race).every((race, i, all) => all.indexOf(race) === i)).toBe(true);
  });

  it('[TI3-SETUP-04] the decks are shuffled', () => {
    const orders = new Set(
      [1, 2, 3].map((seed) => ready(6, GENERATED, seed).state.hidden.table.cards[POLITICAL]!.join()),
    );
    expect(orders.size).toBe(3);
    const actions = new Set([1, 2, 3].map((seed) => ready(6, GENERATED, seed).state.hidden.table.cards[DECK]!.join()));
    expect(actions.size).toBe(3);
  });

  it('[TI3-SETUP-10] the Speaker is chosen by chance', () => {
    const speakers = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => newTable(ti3, 6, GENERATED, seed).state.pub.speaker),
    );
    expect(speakers.size).toBeGreaterThan(2);
  });

  it('[TI3-SETUP-11] ships in space; docks, Ground Forces and PDS are divided among the home planets by their owner', () => {
    const table = newTable(ti3, 3, { ...GENERATED, races: 'chosen' });
    const { speaker } = table.state.pub;
    for (const [i, race] of ['naalu', 'sol', 'hacan'].entries()) table.when((speaker + i) % 3, race);
    expect(table.state.pub.units['home-naalu']!.map(({ type, n }) => [type, n])).toEqual([
      ['carrier', 1],
      ['cruiser', 1],
      ['destroyer', 1],
      ['fighter', 4],
    ]);
    table.when(speaker, { druaa: { 'ground-force': 9 } }).refused('TI3-SETUP-11');
    table.when(speaker, { druaa: { 'ground-force': 1 }, maaluuk: { 'space-dock': 1, 'ground-force': 3, pds: 1 } });
    table.accepted();
    const at = (planet: string) => Object.fromEntries(table.state.pub.units[planet]!.map(({ type, n }) => [type, n]));
    expect([at('druaa'), at('maaluuk')]).toEqual([
      { 'ground-force': 1 },
      { 'space-dock': 1, 'ground-force': 3, pds: 1 },
    ]);
    // Sol has one planet and is not asked; Hacan has three.
    expect(at('jord')).toEqual({ 'space-dock': 1, 'ground-force': 5 });
    expect(table.question((speaker + 2) % 3).kind).toBe('settle');
    expect(settlings('hacan')).toHaveLength(3 * 15);
  });

  it('[TI3-SETUP-14, TI3-SETUP-15] nobody begins with cards, goods, points, agreements or laws', () => {
    const { pub } = ready(6).state;
    pub.sheets.forEach((sheet, seat) => {
      expect([pub.table.zones[hand(seat)]!.n, sheet.goods, sheet.points]).toEqual([0, 0, 0]);
      for (const planet of homePlanets(sheet.race)) expect(pub.planets[planet]!.by).toBe(seat);
    });
    // Trade cards lie with their contract side up: they are in no agreement.
    expect([pub.agreements, pub.laws]).toEqual([[], []]);
  });
});
