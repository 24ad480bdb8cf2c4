import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import type { Session } from '../../council.ts';
import { playUntil } from '../../given.ts';
import { refuges } from '../../rules/combat/spaceCombat.ts';
import { adjacentFor, bordersOf } from '../../rules/systems.ts';
import { enact } from '../../rules/council/laws.ts';
import { AGENDA_DECK, AGENDA_DISCARD, LAWS, REVEALED, handOf } from '../../rules/zones.ts';
import { DOWN, UP, inSpace, loaded, units } from '../../space.ts';
import type { Cell } from '../../galaxy/board.ts';
import type { Pub } from '../../shapes.ts';
import { rulesView, view } from '@orrery/kernel';
import { ti4 } from '../../game.ts';
import type { AgendaId } from '../agendas.ts';

const NO = { outcome: null, planets: [] };
const PLANETS = { 'mecatol-rex': 1, bereg: 1, 'lirta-iv': 2, wellon: 0, lodor: 2 } as const;

/** Player 1 votes for an outcome with Mecatol Rex, nobody else votes; the agenda is resolved. */
function passed(agenda: AgendaId, outcome: string, more: Session = {}) {
  return council({ agendas: [agenda, 'archived-secret'], planets: PLANETS, ...more })
    .when(1, { outcome, planets: ['mecatol-rex'] })
    .when(2, NO)
    .when(0, NO)
    .accepted();
}
type Sitting = ReturnType<typeof passed>;
const seen = ({ state }: Sitting) => rulesView(ti4, view(state, null));
const points = ({ state }: Sitting) => state.pub.sheets.map((sheet) => sheet.points);
const cards = ({ state }: Sitting) => [0, 1, 2].map((seat) => state.pub.table.zones[handOf(seat)]!.n);
const at = ({ state }: Sitting, place: string) =>
  Object.fromEntries((state.pub.units[place] ?? []).map(({ seat, type, n }) => [`${seat} ${type}`, n]));
/** Everybody abstains from here on, and the next strategy phase begins. */
const nextRound = (table: Sitting) => playUntil(table, (d) => d.kind === 'pickStrategy' || d.kind === 'pickSome');
/** Tiles at places of their own, and nowhere else. */
function placeTiles(pub: Pub, tiles: { [cell: number]: string }): void {
  pub.galaxy = pub.galaxy.map(
    (cell, i) => (tiles[i] ?? (Object.values(tiles).includes(cell as string) ? '' : cell)) as Cell,
  );
}
const HAND = ['bunker.1', 'spy.1'];

describe('AGEN: laws and directives', () => {
  it('[TI4-AGEN-07, TI4-AGEN-09] a law that is voted For stays in force; Against, or a directive, is done and discarded', () => {
    const law = passed('fleet-regulations', 'for');
    expect(law.state.pub.table.cards[LAWS]).toEqual(['fleet-regulations']);
    const against = passed('fleet-regulations', 'against');
    expect(against.state.pub.table.cards[LAWS]).toEqual([]);
    expect(against.state.pub.table.cards[AGENDA_DISCARD]).toEqual(['fleet-regulations']);
    expect(passed('mutiny', 'for').state.pub.table.cards[AGENDA_DISCARD]).toEqual(['mutiny']);
  });

  it('[TI4-CAG-01] Anti-Intellectual Revolution: researching costs a ship; Against: planets for technologies', () => {
    const fleets = { 'tile-18': units(1, { cruiser: 2, carrier: 1, fighter: 2 }) };
    const table = council({
      agendas: ['anti-intellectual-revolution', 'archived-secret'],
      planets: PLANETS,
      arrange: (pub) => (pub.units = fleets),
      hands: { 1: ['technology-rider.1'] },
    });
    table
      .when(1, null)
      .when(1, { outcome: 'for', planets: ['mecatol-rex'] })
      .when(2, NO)
      .when(0, NO)
      .accepted();
    // The second agenda: player 1 predicts it, researches, and loses a cruiser.
    table.when(1, { ability: 'technology-rider', component: 'technology-rider.1' }).when(1, '0').accepted();
    table
      .when(2, NO)
      .when(0, { outcome: '0', planets: ['wellon'] })
      .accepted();
    playUntil(table, (d) => d.kind === 'research');
    playUntil(table, (d) => d.kind === 'pickSome');
    table.when(1, ['cruiser@tile-18#2']).accepted();
    expect(at(table, 'tile-18')).toEqual({ '1 cruiser': 1, '1 carrier': 1, '1 fighter': 2 });
    const against = passed('anti-intellectual-revolution', 'against', {
      arrange: (pub) =>
        pub.sheets.forEach(
          (sheet, seat) => (sheet.technologies = seat === 2 ? ['sarween-tools', 'gravity-drive'] : []),
        ),
    });
    nextRound(against);
    expect(against.question(2).q).toMatchObject({ what: 'planet', min: 2, max: 2 });
  });

  it('Arms Reduction: two dreadnoughts and four cruisers are left; Against: planets with specialties are exhausted', () => {
    const table = passed('arms-reduction', 'for', {
      arrange: (pub) => {
        pub.units = { 'tile-18': units(1, { dreadnought: 4, cruiser: 5 }) };
        Object.assign(pub.sheets[1]!, { fleet: 9, reserve: 2 });
      },
    });
    const { from, min } = table.question(1).q as { from: string[]; min: number };
    expect([from.length, min]).toEqual([4, 2]);
    table.when(1, from.slice(0, 2)).accepted();
    table.when(1, [(table.question(1).q as { from: string[] }).from[0]!]).accepted();
    expect(at(table, 'tile-18')).toEqual({ '1 dreadnought': 2, '1 cruiser': 4 });
    const against = nextRound(passed('arms-reduction', 'against'));
    expect(['wellon', 'bereg'].map((planet) => against.state.pub.planets[planet]!.exhausted)).toEqual([true, false]);
  });

  it('[TI4-CAG-09] Conventions of War: no BOMBARDMENT of cultural planets; Against: who voted so discards all cards', () => {
    const law = seen(passed('conventions-of-war', 'for'));
    expect(law.permission('mayBombard', { seat: 0, planet: 'lodor', traits: ['cultural'] }, true)).toBe(false);
    expect(law.permission('mayBombard', { seat: 0, planet: 'bereg', traits: ['hazardous'] }, true)).toBe(true);
    expect(cards(passed('conventions-of-war', 'against', { hands: { 1: HAND, 2: ['plague.1'] } }))).toEqual([0, 0, 1]);
  });

  it('[TI4-CAG-11] Economic Equality returns all goods; For: everybody gains five', () => {
    const rich: Session = { arrange: (pub) => pub.sheets.forEach((sheet, seat) => (sheet.goods = seat + 1)) };
    expect(passed('economic-equality', 'for', rich).state.pub.sheets.map(({ goods }) => goods)).toEqual([5, 5, 5]);
    expect(passed('economic-equality', 'against', rich).state.pub.sheets.map(({ goods }) => goods)).toEqual([0, 0, 0]);
  });

  it('[TI4-CAG-12] Enforced Travel Ban stops movement through alpha and beta, not adjacency; Against destroys PDS', () => {
    const ends = ['tile-26', 'tile-39'];
    const galaxy: Session = { arrange: (pub) => placeTiles(pub, { [UP[1]]: ends[0]!, [DOWN[1]]: ends[1]! }) };
    const law = seen(passed('enforced-travel-ban', 'for', galaxy));
    expect(adjacentFor(law, 'tile-26', 0, false)).toContain('tile-39');
    expect(adjacentFor(law, 'tile-26', 0, true)).not.toContain('tile-39');
    expect(bordersOf(law, 0)('tile-26')).toContain('tile-39');
    // A retreat is movement (TI4-SPC-04).
    const retreats = (outcome: string) =>
      refuges(seen(passed('enforced-travel-ban', outcome, galaxy)), 2, 'tile-39').includes('tile-26');
    expect([retreats('for'), retreats('against')]).toEqual([false, true]);
    const against = passed('enforced-travel-ban', 'against', {
      arrange: (pub) => {
        galaxy.arrange!(pub);
        pub.units = { lodor: units(2, { pds: 2 }) };
      },
    });
    expect(at(against, 'lodor')).toEqual({});
  });

  it('[TI4-CAG-13, TI4-AC-02] Executive Sanctions: three cards at most, at once; Against: a random card each', () => {
    const table = passed('executive-sanctions', 'for', { hands: { 2: [...HAND, 'plague.1', 'uprising.1'] } });
    expect(table.question(2).kind).toBe('discardActionCard');
    table.when(2, 'spy.1').accepted();
    expect(cards(table)).toEqual([0, 0, 3]);
    expect(cards(passed('executive-sanctions', 'against', { hands: { 1: HAND, 2: ['plague.1'] } }))).toEqual([0, 1, 0]);
  });

  it('[TI4-CAG-14] Fleet Regulations: four tokens in a fleet pool; Against: one more token each', () => {
    const table = passed('fleet-regulations', 'for', {
      arrange: (pub) => Object.assign(pub.sheets[2]!, { fleet: 6, tactic: 0 }),
    });
    expect(table.state.pub.sheets[2]).toMatchObject({ fleet: 4, reserve: 10 });
    expect(passed('fleet-regulations', 'against').state.pub.sheets.map(({ fleet }) => fleet)).toEqual([4, 4, 4]);
  });

  it('[TI4-CAG-16] Homeland Defense Act: any number of PDS on a planet; Against: everybody loses one', () => {
    const build = (law: boolean) =>
      inSpace({
        galaxy: { 0: 'tile-35' },
        units: { bereg: units(0, { pds: 2 }) },
        options: { expansion: 'no' },
        arrange: (pub) => {
          pub.planets['bereg']!.owner = 0;
          Object.assign(pub.strategyCards.construction, { holder: 0, exhausted: false });
        },
        deal: (t) => {
          if (law) enact(t, 'homeland-defense-act', 'for', AGENDA_DECK);
        },
      })
        .when(0, { do: 'strategic', card: 'construction' })
        .when(0, { unit: 'pds', planet: 'bereg' }, 'construct');
    build(false).refused('TI4-UNIT-07');
    expect(at(build(true).when(0, { unit: 'pds', planet: 'bereg' }).accepted(), 'bereg')).toEqual({ '0 pds': 4 });
    const table = passed('homeland-defense-act', 'against', {
      arrange: (pub) => (pub.units = { bereg: units(1, { pds: 2 }) }),
    });
    table.when(1, ['pds@bereg']).accepted();
    expect(at(table, 'bereg')).toEqual({ '1 pds': 1 });
  });
  it('[TI4-CAG-16] Homeland Defense Act: when it leaves play, surplus PDS are removed', () => {
    const table = passed('judicial-abolishment', 'homeland-defense-act', {
      laws: { 'homeland-defense-act': 'for' },
      arrange: (pub) => (pub.units = { bereg: units(1, { pds: 4, infantry: 1 }), wellon: units(0, { pds: 2 }) }),
    });
    expect([at(table, 'bereg'), at(table, 'wellon')]).toEqual([{ '1 pds': 2, '1 infantry': 1 }, { '0 pds': 2 }]);
    expect(table.told.some((e) => e.t === 'destroyed')).toBe(false);
    expect(table.told.flatMap((e) => (e.t === 'removed' ? [e.all] : []))).toEqual([
      { seat: 1, place: 'bereg', units: ['pds', 'pds'] },
    ]);
  });
  it('[TI4-CAG-16, TI4-ULTI-04] damaged ones count as well, and go first', () => {
    const table = passed('judicial-abolishment', 'homeland-defense-act', {
      options: { expansion: 'yes' },
      laws: { 'homeland-defense-act': 'for' },
      arrange: (pub) => (pub.units = { bereg: units(1, { pds: 2, 'pds damaged': 1 }), wellon: units(0, { pds: 2 }) }),
    });
    expect(table.told.flatMap((e) => (e.t === 'removed' ? [e.all] : []))).toEqual([
      { seat: 1, place: 'bereg', units: ['pds damaged'] },
    ]);
  });
  it('[TI4-CAG-32] Representative Government: no additional votes either; the printing of the base box leaves them', () => {
    const voting = (law: 'representative-government' | 'representative-government-pok') =>
      council({
        options: { expansion: law === 'representative-government' ? 'no' : 'yes' },
        agendas: ['mutiny'],
        laws: { [law]: 'for' },
        planets: PLANETS,
        hands: { 1: ['distinguished-councilor.1', 'bribery.1'] },
        arrange: (pub) => (pub.sheets[1]!.goods = 3),
      });
    const older = voting('representative-government').when(1, { outcome: 'for', planets: [] }).accepted();
    older.when(1, { ability: 'distinguished-councilor', component: 'distinguished-councilor.1' }, 'react').accepted();
    expect(older.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: 'for', votes: 6 }]);
    const table = voting('representative-government-pok');
    table.when(1, { outcome: 'for', planets: [] }).accepted();
    // Neither card can be played after the vote.
    expect(table.question(2).kind).toBe('vote');
    table.when(2, NO).when(0, NO).accepted();
    expect(table.told.some((e) => e.t === 'used' && e.all.seat === 1)).toBe(false);
    // The one vote has decided; after all votes nobody was asked for more.
    expect(table.told.findLast((e) => e.t === 'outcome')).toMatchObject({ all: { agenda: 'mutiny', outcome: 'for' } });
    expect(table.state.pub.sheets[1]!.goods).toBe(3);
  });

  it('Incentive Program reveals one more objective of stage I or II', () => {
    expect(passed('incentive-program', 'for').state.pub.table.cards[REVEALED]).toHaveLength(3);
    expect(passed('incentive-program', 'against').state.pub.table.cards[REVEALED]).toHaveLength(3);
  });

  it('[TI4-CAG-18] Ixthian Artifact: 6 to 10 two technologies for each, 1 to 5 ruin; Against: nothing', () => {
    const vote = (die: number) => {
      const table = council({
        agendas: ['ixthian-artifact'],
        planets: PLANETS,
        arrange: (pub) =>
          (pub.units = { 'tile-18': units(1, { cruiser: 2 }), 'mecatol-rex': units(1, { infantry: 2 }) }),
      });
      loaded(table, { 'ixthian-artifact': [die] });
      return table
        .when(1, { outcome: 'for', planets: ['mecatol-rex'] })
        .when(2, NO)
        .when(0, NO)
        .accepted();
    };
    const ruin = vote(5);
    expect([at(ruin, 'tile-18'), at(ruin, 'mecatol-rex')]).toEqual([{}, {}]);
    const wisdom = vote(6);
    expect(wisdom.question(0).kind).toBe('mayResearch');
    wisdom.when(0, true);
    expect(wisdom.question(0).kind).toBe('research');
    const nothing = passed('ixthian-artifact', 'against');
    expect(nothing.state.pub.agenda!.agenda).toBe('archived-secret');
  });

  it('[TI4-CAG-25] Mutiny: who voted For gains a point, or loses one', () => {
    expect(points(passed('mutiny', 'for'))).toEqual([0, 1, 0]);
    const lost = council({ agendas: ['mutiny'], planets: PLANETS, arrange: (pub) => (pub.sheets[2]!.points = 2) });
    lost
      .when(1, { outcome: 'against', planets: ['mecatol-rex'] })
      .when(2, { outcome: 'for', planets: ['lirta-iv'] })
      .when(0, NO);
    expect(points(lost)).toEqual([0, 0, 1]);
  });

  it('[TI4-CAG-26] New Constitution: all laws go; home planets are exhausted as the next strategy phase begins', () => {
    const table = passed('new-constitution', 'for', { laws: { 'executive-sanctions': 'for' } });
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
    nextRound(table);
    const { pub } = table.state;
    const home = Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.exhausted);
    expect(home.length).toBeGreaterThanOrEqual(3);
    expect(home).not.toContain('bereg');
    expect(
      passed('new-constitution', 'against', { laws: { 'executive-sanctions': 'for' } }).state.pub.table.cards[LAWS],
    ).toHaveLength(1);
  });

  it('[TI4-AGEN-20] New Constitution: without a law in play another agenda comes in its place', () => {
    const table = council({ agendas: ['new-constitution', 'mutiny'], planets: PLANETS });
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
    expect(table.state.pub.table.cards[AGENDA_DISCARD]).toEqual(['new-constitution']);
  });
  it('[TI4-GOAL-09] Seed of an Empire: players who are out count neither among the most nor among the fewest', () => {
    const seed = (outcome: string) => {
      const table = council({
        agendas: ['seed-of-an-empire', 'archived-secret'],
        planets: PLANETS,
        arrange: (pub) => {
          pub.sheets.forEach((sheet, seat) => (sheet.points = [7, 3, 2][seat]!));
          pub.table.out = [0];
        },
        speaker: 1,
      });
      return points(
        table
          .when(2, NO)
          .when(1, { outcome, planets: ['mecatol-rex'] })
          .accepted(),
      );
    };
    expect([seed('for'), seed('against')]).toEqual([
      [7, 4, 2],
      [7, 3, 3],
    ]);
  });

  it('[TI4-CAG-30] Publicize Weapon Schematics: war suns lose SUSTAIN DAMAGE, their technology needs nothing; Against: owners discard', () => {
    const owner: Session = {
      arrange: (pub) => (pub.sheets[1]!.technologies = ['war-sun']),
      hands: { 1: HAND, 2: ['plague.1'] },
    };
    const law = seen(passed('publicize-weapon-schematics', 'for', owner));
    expect(
      law.permission(
        'hasAbility',
        { seat: 1, unit: 'war-sun', ability: 'sustain', place: 'tile-18', against: null },
        true,
      ),
    ).toBe(false);
    expect(law.number('ignoredPrerequisites', { seat: 0, technology: 'war-sun' }, 0)).toBeGreaterThan(3);
    expect(cards(passed('publicize-weapon-schematics', 'against', owner))).toEqual([0, 0, 1]);
  });

  it('Regulated Conscription: a price buys one fighter or infantry', () => {
    const law = seen(passed('regulated-conscription', 'for'));
    expect(law.number('unitsPerCost', { seat: 0, unit: 'fighter' }, 2)).toBe(1);
    expect(
      seen(passed('regulated-conscription', 'against')).number('unitsPerCost', { seat: 0, unit: 'fighter' }, 2),
    ).toBe(2);
  });

  it('[TI4-CAG-32] Representative Government: one vote each, without planets; Against: cultural planets of those voters', () => {
    const table = passed('representative-government', 'for');
    table.when(1, { outcome: '0', planets: ['bereg'] }).refused('TI4-AGEN-04');
    table.when(1, { outcome: '0', planets: [] }).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: '0', votes: 1 }]);
    const against = nextRound(passed('representative-government', 'against', { planets: { ...PLANETS, lodor: 1 } }));
    expect(against.state.pub.planets['lodor']!.exhausted).toBe(true);
    expect(against.state.pub.planets['bereg']!.exhausted).toBe(false);
  });

  it('[TI4-CAG-25, TI4-AGEN-19, TI4-EX-38] Seed of an Empire: the leaders, or the last, in speaker order; the first to the target wins', () => {
    const score: Session = { arrange: (pub) => pub.sheets.forEach((sheet, seat) => (sheet.points = [3, 3, 1][seat]!)) };
    expect(points(passed('seed-of-an-empire', 'for', score))).toEqual([4, 4, 1]);
    expect(points(passed('seed-of-an-empire', 'against', score))).toEqual([3, 3, 2]);
    const end = council({
      agendas: ['seed-of-an-empire'],
      speaker: 2,
      planets: PLANETS,
      arrange: (pub) => pub.sheets.forEach((sheet, seat) => (sheet.points = [9, 9, 1][seat]!)),
    });
    end
      .when(0, NO)
      .when(1, { outcome: 'for', planets: ['mecatol-rex'] })
      .when(2, NO)
      .accepted();
    expect(end.state.pub.table.result).toMatchObject({ winners: [0], rule: 'TI4-GOAL-01' });
  });

  it('[TI4-CAG-35] Shared Research: nebulae may be crossed; Against: a token in everybody’s home system', () => {
    const law = seen(passed('shared-research', 'for'));
    expect(law.permission('mayCross', { seat: 0, anomaly: 'nebula', isThrough: true }, false)).toBe(true);
    expect(law.permission('mayCross', { seat: 0, anomaly: 'supernova', isThrough: true }, false)).toBe(false);
    const { tokens } = passed('shared-research', 'against').state.pub;
    expect(Object.values(tokens).flat().toSorted()).toEqual([0, 1, 2]);
  });

  it('[TI4-CAG-36] Swords to Plowshares: half of the infantry, rounded up, becomes goods, mechs do not; Against: one infantry each', () => {
    const armies: Session = {
      arrange: (pub) =>
        (pub.units = { bereg: units(1, { infantry: 3, mech: 1 }), 'lirta-iv': units(2, { infantry: 2 }) }),
    };
    const table = passed('swords-to-plowshares', 'for', armies);
    expect([at(table, 'bereg'), at(table, 'lirta-iv')]).toEqual([
      { '1 infantry': 1, '1 mech': 1 },
      { '2 infantry': 1 },
    ]);
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([0, 2, 1]);
    expect(at(passed('swords-to-plowshares', 'against', armies), 'bereg')['1 infantry']).toBe(4);
  });

  it('Unconventional Measures: who voted For draws two cards; Against: who voted For discards all', () => {
    expect(cards(passed('unconventional-measures', 'for'))).toEqual([0, 2, 0]);
    const table = council({ agendas: ['unconventional-measures'], planets: PLANETS, hands: { 2: HAND } });
    table
      .when(1, { outcome: 'against', planets: ['mecatol-rex'] })
      .when(2, { outcome: 'for', planets: ['lirta-iv'] })
      .when(0, NO);
    expect(cards(table)).toEqual([0, 0, 0]);
  });

  it('[TI4-CAG-37] Wormhole Reconstruction joins alpha and beta, a travel ban notwithstanding; Against: tokens at wormholes', () => {
    const ends = ['tile-26', 'tile-40'];
    const arrange: Session['arrange'] = (pub) => {
      placeTiles(pub, { [UP[1]]: ends[0]!, [DOWN[1]]: ends[1]! });
      pub.units = { 'tile-26': units(2, { cruiser: 1 }) };
    };
    const law = seen(passed('wormhole-reconstruction', 'for', { arrange, laws: { 'enforced-travel-ban': 'for' } }));
    expect(adjacentFor(law, 'tile-26', 0, true)).toContain('tile-40');
    expect(passed('wormhole-reconstruction', 'against', { arrange }).state.pub.tokens['tile-26']).toEqual([2]);
  });

  it('[TI4-CAG-38] Wormhole Research: ships at wormholes earn a technology, then ships at alpha and beta are lost; Against: a token', () => {
    const arrange: Session['arrange'] = (pub) => {
      placeTiles(pub, { [UP[1]]: 'tile-26' });
      pub.units = { 'tile-26': units(2, { cruiser: 1 }) };
    };
    const table = passed('wormhole-research', 'for', { arrange });
    expect(table.question(2).kind).toBe('mayResearch');
    table.when(2, false).accepted();
    expect(at(table, 'tile-26')).toEqual({});
    const against = passed('wormhole-research', 'against', { arrange });
    against.when(1, 'fleet').accepted();
    expect(against.state.pub.sheets[1]).toMatchObject({ fleet: 2, reserve: 9 });
    // Of two pools with tokens the player chooses; a single one is taken.
    const poor = (pools: { tactic: number; fleet: number; strategy: number }) =>
      passed('wormhole-research', 'against', {
        arrange: (pub) => {
          arrange(pub);
          Object.assign(pub.sheets[1]!, pools);
        },
      });
    expect(poor({ tactic: 0, fleet: 1, strategy: 2 }).question(1).q).toMatchObject({ from: ['fleet', 'strategy'] });
    expect(poor({ tactic: 0, fleet: 0, strategy: 2 }).state.pub.sheets[1]!.strategy).toBe(1);
  });
});
