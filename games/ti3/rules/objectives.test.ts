import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { sampler, view } from '@orrery/kernel';
import { PASS, given, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';
import { GAME_OVER, OBJECTIVES, deckOf, objective } from '../content/objectives.ts';
import { ti3 } from '../game.ts';
import { CLAIMED_SECRETS, PUBLIC_DECK, PUBLIC_ROW, REMOVED, secretOf } from './objectives.ts';

const SKIRMISH = { setup: 'skirmish' };

const opening = (seed: number) => newTable(ti3, 3, { ...SKIRMISH, victory: 'points' }, seed).state;
/** All pass: step 1 of the Status Phase. */
const status = (more: Fixture) =>
  given({ objectives: {}, ...more })
    .when(0, PASS)
    .when(1, PASS)
    .when(2, PASS)
    .accepted();
const points = (table: ReturnType<typeof given>) => table.state.pub.sheets.map((s) => s.points);
/** Seat 0 resolves Imperial. */
const imperial = (more: Fixture) =>
  given({ ...more, sheets: { ...more.sheets, 0: { cards: [{ card: 'imperial', used: false }], ...more.sheets?.[0] } } })
    .when(0, { do: 'strategy', card: 'imperial' })
    .accepted();

describe('OBJDECK: building the objective decks', () => {
  it('[TI3-OBJDECK-01] thirty cards in three groups of ten', () => {
    expect([deckOf('I').length, deckOf('II').length, deckOf('secret').length]).toEqual([10, 10, 10]);
  });

  it('[TI3-OBJDECK-02, TI3-OBJDECK-03, TI3-SETUP-08] everybody gets one Secret Objective that nobody else sees', () => {
    const state = opening(1);
    const mine = state.own[0]!.table.cards[secretOf(0)]!;
    expect(mine).toHaveLength(1);
    expect(objective(mine[0]!).deck).toBe('secret');
    expect(JSON.stringify(view(state, 1))).not.toContain(`"${mine[0]!}"`);
    expect(new Set([0, 1, 2].map((seat) => state.own[seat]!.table.cards[secretOf(seat)]![0]!)).size).toBe(3);
  });

  it('[TI3-OBJDECK-04, TI3-OBJDECK-08] what is not dealt has left the game, unseen by all', () => {
    const state = opening(2);
    expect(state.hidden.table.cards[REMOVED]!.toSorted()).toEqual(
      OBJECTIVES.map(({ id }) => id)
        .filter(
          (id) =>
            !state.hidden.table.cards[PUBLIC_DECK]!.includes(id) &&
            ![0, 1, 2].some((s) => state.own[s]!.table.cards[secretOf(s)]!.includes(id)),
        )
        .toSorted(),
    );
    for (const card of state.hidden.table.cards[REMOVED]!)
      expect(JSON.stringify(view(state, 0))).not.toContain(`"${card}"`);
  });

  it('[TI3-OBJDECK-05, TI3-OBJDECK-06, TI3-OBJDECK-07] ten cards: six of Stage I above three of Stage II and Game Over, anywhere among them', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const fromTop = opening(seed).hidden.table.cards[PUBLIC_DECK]!.toReversed();
      expect(fromTop).toHaveLength(10);
      expect(fromTop.slice(0, 6).every((id) => objective(id).deck === 'I')).toBe(true);
      expect(fromTop.slice(6).every((id) => objective(id).deck === 'II')).toBe(true);
      places.add(fromTop.indexOf(GAME_OVER) + 1);
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10]);
  });

  it('a bot deals unseen objectives anew and keeps the stages in their places', () => {
    const state = opening(3);
    const dealt = ti3.bot.determinize(view(state, 0), sampler(1));
    expect(dealt.own[0]!.table.cards[secretOf(0)]).toEqual(state.own[0]!.table.cards[secretOf(0)]);
    const fromTop = dealt.hidden.table.cards[PUBLIC_DECK]!.toReversed();
    expect(fromTop.map((id) => objective(id).deck)).toEqual([
      ...Array.from({ length: 6 }, () => 'I'),
      ...Array.from({ length: 4 }, () => 'II'),
    ]);
    expect(fromTop).toContain(GAME_OVER);
    expect(ti3.census(dealt)).toEqual(ti3.census(state));
  });
});

describe('SC8: Imperial, primary ability', () => {
  it('[TI3-SC8-01, TI3-OBJECTIVES-02] the top objective is turned up, then 2 points', () => {
    const table = imperial({ objectives: { deck: ['goal-five-planets', 'goal-mecatol-rex'] } });
    expect(table.state.pub.table.cards[PUBLIC_ROW]).toEqual(['goal-five-planets']);
    expect(points(table)).toEqual([2, 0, 0]);
  });

  it('[TI3-SC8-02, TI3-WIN-04] Game Over ends the game before the points; most points win (DT-14)', () => {
    const table = imperial({ objectives: { deck: [GAME_OVER] }, sheets: { 0: { points: 9 }, 1: { points: 3 } } });
    expect(table.state.pub.table.result).toEqual({ winners: [0], scores: [9, 3, 0], rule: 'TI3-WIN-04' });
    const other = imperial({ objectives: { deck: [GAME_OVER] }, sheets: { 0: { points: 4 }, 1: { points: 5 } } });
    expect(other.state.pub.table.result).toMatchObject({ winners: [1] });
  });

  it('[TI3-SC8-03] the objective may be claimed from the next Status Phase on, that of this round included', () => {
    const table = imperial({ objectives: { deck: ['goal-mecatol-rex'] }, planets: { 'mecatol-rex': 0 } });
    table
      .when(1, PASS)
      .when(2, PASS)
      .when(0, PASS)
      .when(0, [{ claim: 'goal-mecatol-rex' }])
      .accepted();
    expect(points(table)).toEqual([3, 0, 0]);
  });
});

describe('OBJECTIVES: claiming', () => {
  it('[TI3-OBJECTIVES-01, TI3-OBJECTIVES-05, TI3-STATUS-02] a condition that holds is claimed for its points, and marked', () => {
    const table = status({
      objectives: { row: ['goal-mecatol-rex', 'goal-five-planets'] },
      planets: { 'mecatol-rex': 0 },
    });
    table.when(0, [{ claim: 'goal-five-planets' }]).refused('TI3-OBJECTIVES-05');
    table.when(0, [{ claim: 'goal-mecatol-rex' }]).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
    expect(table.state.pub.claimed).toEqual({ 'goal-mecatol-rex': [0] });
  });

  it('[TI3-OBJECTIVES-03, TI3-OBJECTIVES-04] only face-up objectives, only in step 1 of the Status Phase, in the order of play', () => {
    const table = status({
      objectives: { row: ['goal-four-colours'], deck: ['goal-mecatol-rex'] },
      planets: { 'mecatol-rex': 0 },
      order: [0, 1, 2],
      sheets: {
        0: { technologies: ['hylar-v-assault-laser', 'cybernetics', 'enviro-compensator', 'antimass-deflectors'] },
        1: { technologies: ['hylar-v-assault-laser', 'cybernetics', 'enviro-compensator', 'antimass-deflectors'] },
      },
    });
    table.when(0, [{ claim: 'goal-mecatol-rex' }]).refused('TI3-OBJECTIVES-03');
    table.when(0, [{ claim: 'goal-four-colours' }]);
    expect(table.question(1).kind).toBe('claim');
    table.when(1, []);
    // Afterwards the phase goes on; nobody is asked again.
    expect(table.question(0).kind).toBe('counters');
  });

  it('[TI3-OBJECTIVES-06] everybody may claim it, each once per game', () => {
    const table = status({
      objectives: { row: ['goal-five-planets'] },
      planets: { saudor: 0, lodor: 0, quann: 0, abyz: 0, fria: 0 },
      sheets: { 0: { race: 'letnev' } },
    });
    table.when(0, [{ claim: 'goal-five-planets' }]).accepted();
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as { n: number };
      table.when(seat, { strategy: n - 6, fleet: 3, command: 3 });
    }
    table.when(0, PASS).when(1, PASS).when(2, PASS);
    // In the next round there is nothing left to claim for seat 0.
    expect(table.question(0).kind).toBe('counters');
  });

  it('[TI3-OBJECTIVES-06] a second player claims what a first has claimed', () => {
    const table = status({
      objectives: { row: ['goal-goods-6'] },
      order: [0, 1, 2],
      sheets: { 0: { goods: 6 }, 1: { goods: 6 } },
    });
    table.when(0, [{ claim: 'goal-goods-6' }]).when(1, [{ claim: 'goal-goods-6' }]);
    expect([points(table), table.accepted().state.pub.claimed]).toEqual([[1, 1, 0], { 'goal-goods-6': [0, 1] }]);
  });

  it('[TI3-OBJECTIVES-07] at most one Public Objective a round', () => {
    const table = status({
      objectives: { row: ['goal-mecatol-rex', 'goal-goods-6'] },
      planets: { 'mecatol-rex': 0 },
      sheets: { 0: { goods: 6 } },
    });
    table.when(0, [{ claim: 'goal-mecatol-rex' }, { claim: 'goal-goods-6' }]).refused('TI3-OBJECTIVES-07');
    table.when(0, [{ goods: 6 }]).refused('TI3-OBJECTIVES-10');
    table.when(0, [{ claim: 'goal-goods-6' }]).accepted();
    expect([points(table), table.state.pub.sheets[0]!.goods, table.state.pub.goods]).toEqual([[1, 0, 0], 0, 40]);
    expect(table.question(0).kind).toBe('counters');
  });

  it('[TI3-OBJECTIVES-08, TI3-OBJECTIVES-11] the own Secret Objective counts in addition, and only for its holder', () => {
    const table = status({
      objectives: { row: ['goal-mecatol-rex'], secrets: { 0: 'goal-usurper', 1: 'goal-technocrat' } },
      planets: { 'mecatol-rex': 0 },
      units: { 'mecatol-rex': { 0: { 'space-dock': 1, 'ground-force': 6 } } },
    });
    table
      .when(0, [{ claim: 'goal-mecatol-rex' }])
      .when(0, true)
      .accepted();
    expect(points(table)).toEqual([3, 0, 0]);
    expect(table.state.pub.table.cards[CLAIMED_SECRETS]).toEqual(['goal-usurper']);
    table.when(1, true).refused('TI3-OBJECTIVES-13');
  });

  it('[TI3-OBJECTIVES-09] without all home planets nothing is claimed, public or secret (DT-16)', () => {
    const table = status({
      objectives: { row: ['goal-mecatol-rex'], secrets: { 0: 'goal-usurper' } },
      planets: { 'mecatol-rex': 0, 'wren-terra': 1 },
      units: { 'mecatol-rex': { 0: { 'space-dock': 1, 'ground-force': 6 } } },
      sheets: { 0: { race: 'letnev' } },
    });
    // The public one is not even offered.
    expect(table.question(0).kind).toBe('claimSecret');
    table.when(0, true).refused('TI3-OBJECTIVES-09');
  });

  it('[TI3-OBJECTIVES-10] exactly the price is enough, one less is not', () => {
    const claim = (goods: number) =>
      status({ objectives: { row: ['goal-resources-10'] }, sheets: { 0: { goods } } }).when(0, [
        { claim: 'goal-resources-10' },
        { exhaust: 'arc-prime' },
        { exhaust: 'wren-terra' },
        ...(goods > 0 ? [{ goods }] : []),
      ]);
    expect(points(claim(4).accepted())).toEqual([1, 0, 0]);
    expect(status({ objectives: { row: ['goal-resources-10'] }, sheets: { 0: { goods: 3 } } }).question(0).kind).toBe(
      'counters',
    );
  });

  it('[TI3-OBJECTIVES-10] "I now spend" is paid on claiming: influence, resources, goods or counters (EX-21)', () => {
    const rich: Fixture['planets'] = { 'mecatol-rex': 0, lodor: 0, abyz: 0, fria: 0 };
    const table = status({ objectives: { row: ['goal-resources-10'] }, planets: rich });
    table.when(0, [{ claim: 'goal-resources-10' }, { exhaust: 'arc-prime' }]).refused('TI3-OBJECTIVES-10');
    table
      .when(0, [{ claim: 'goal-resources-10' }, { exhaust: 'arc-prime' }, { exhaust: 'abyz' }, { exhaust: 'lodor' }])
      .accepted();
    expect(table.events).toContainEqual({
      t: 'paid',
      all: { seat: 0, planets: ['arc-prime', 'abyz', 'lodor'], goods: 0 },
    });
    const counters = status({ objectives: { row: ['goal-counters-3'] } });
    counters.when(0, [{ claim: 'goal-counters-3' }, { strategy: 1, command: 2 }]).accepted();
    // 2 of 3 in the Command Pool and 1 of 2 in Strategy Allocation are gone; two new ones come in step 5.
    expect(counters.state.pub.sheets[0]).toMatchObject({ strategy: 1, command: 1, reserve: 11 });
    expect(counters.question(1).kind).toBe('claim');
    counters.when(1, []).when(2, []);
    expect(counters.question(0).q).toEqual({ n: 7 });
  });

  it('[TI3-OBJECTIVES-12] an unclaimed secret stays secret: all holders are asked alike, whether they could or not', () => {
    const table = status({
      objectives: { secrets: { 0: 'goal-technocrat', 1: 'goal-keeper-of-gates', 2: 'goal-focused' } },
    });
    expect(table.question(0).q).toEqual({});
    table.when(0, false);
    table.seen(1, (v) => expect(JSON.stringify(v)).not.toContain('goal-technocrat'));
    expect(table.question(1).kind).toBe('claimSecret');
  });

  it('[TI3-OBJECTIVES-14, TI3-WIN-03] Supremacy and Domination win the game at once', () => {
    const table = status({
      objectives: { row: ['goal-domination'] },
      planets: { 'zero-zero-zero': 0, trenlak: 0, quinarra: 0, wellon: 1, saudor: 2 },
      sheets: { 0: { race: 'letnev' }, 1: { race: 'l1z1x', points: 5 }, 2: { race: 'norr' } },
    });
    table.when(0, [{ claim: 'goal-domination' }]).accepted();
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], rule: 'TI3-WIN-03' });
  });

  it('conditions of objectives read the board', () => {
    const met = (id: string, fixture: Fixture) => objective(id).met!(given(fixture).state.pub, 0);
    expect(met('goal-three-specialties', { planets: { 'vefut-ii': 0, lodor: 0, fria: 0 } })).toBe(true);
    expect(met('goal-three-specialties', { planets: { 'vefut-ii': 0, lodor: 0 } })).toBe(false);
    expect(met('goal-more-influence', { planets: { 'mecatol-rex': 0 } })).toBe(true);
    expect(met('goal-most-influence', { planets: { 'mecatol-rex': 0, wellon: 1 } })).toBe(true);
    expect(met('goal-more-influence', { planets: { 'mecatol-rex': 1 } })).toBe(false);
    expect(
      met('goal-three-of-a-colour', {
        sheets: { 0: { technologies: ['hylar-v-assault-laser', 'deep-space-cannon', 'war-sun'] } },
      }),
    ).toBe(true);
    expect(
      met('goal-keeper-of-gates', {
        units: {
          'lodor-system': { 0: { cruiser: 1 } },
          'wormhole-alpha': { 0: { cruiser: 1 } },
          'quann-system': { 0: { cruiser: 1 } },
        },
      }),
    ).toBe(true);
    expect(met('goal-keeper-of-gates', { units: { 'lodor-system': { 0: { cruiser: 1 } } } })).toBe(false);
    expect(
      met('goal-master-of-ships', {
        sheets: { 0: { fleet: 8 } },
        planets: { 'mecatol-rex': 0 },
        units: { 'mecatol-rex': { 0: { 'space-dock': 1 } }, 'mecatol-rex-system': { 0: { cruiser: 8 } } },
      }),
    ).toBe(true);
  });

  it('the inner ring: planets of all its systems, ships alone where there are none, Asteroid Fields and Supernovas left out', () => {
    const planets = { 'mecatol-rex': 0, saudor: 0, wellon: 0, 'vefut-ii': 0 };
    const met = (units: Fixture['units'], more: Fixture['planets'] = {}) =>
      objective('goal-mecatol-and-around').met!(given({ planets: { ...planets, ...more }, units }).state.pub, 0);
    expect(met({ 'nebula-1': { 0: { cruiser: 1 } } })).toBe(true);
    expect(met({})).toBe(false);
    expect(met({ 'nebula-1': { 1: { cruiser: 1 } } })).toBe(false);
    expect(met({ 'nebula-1': { 0: { cruiser: 1 } } }, { wellon: null })).toBe(false);
  });

  it('Merciless: a card that destroys the last Space Dock of another counts as well', () => {
    const docks: Fixture = { planets: { lor: 1 }, units: { lor: { 1: { 'space-dock': 1, 'ground-force': 1 } } } };
    const play = (card: string, more: Fixture) => given({ ...more, hands: { 0: [card] } }).when(0, playAction(card));
    expect(play('secret-industrial-agent', docks).accepted().state.pub.merciless).toEqual([0]);
    expect(play('local-unrest', docks).accepted().state.pub.merciless).toEqual([0]);
    // Not the own one, and not while another stands.
    const own: Fixture = { planets: { lor: 0 }, units: { lor: { 0: { 'space-dock': 1 } } } };
    expect(play('secret-industrial-agent', own).accepted().state.pub.merciless).toEqual([]);
    const two = { ...docks, units: { ...docks.units, 'zero-zero-zero': { 1: { 'space-dock': 1 } } } };
    expect(play('secret-industrial-agent', two).accepted().state.pub.merciless).toEqual([]);
  });

  it('Merciless: the last Space Dock of another player fell this round', () => {
    const take = (there: { [unit: string]: number }) =>
      given({
        objectives: { secrets: { 0: 'goal-merciless' } },
        units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } }, lor: { 1: there } },
        planets: { lor: 1 },
      })
        .when(0, { do: 'activate', system: 'arnor-lor' })
        .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }])
        .when(1, PASS)
        .when(2, PASS)
        .when(0, PASS);
    expect(points(take({ 'space-dock': 1 }).when(0, true).accepted())).toEqual([2, 0, 0]);
    // A planet of somebody who had no dock at all does not count.
    take({}).when(0, true).refused('TI3-OBJECTIVES-13');
  });
});

describe('WIN: game end', () => {
  /** Seat 0 resolves Imperial while Mecatol Rex is an objective: 2 points. */
  const reaching = (before: number) =>
    imperial({ objectives: { deck: ['goal-mecatol-rex'] }, sheets: { 0: { points: before }, 1: { points: 9 } } });

  it('[TI3-WIN-01] who reaches the 10th point wins, and nobody with 9', () => {
    expect(reaching(8).state.pub.table.result).toMatchObject({ winners: [0], scores: [10, 9, 0] });
    expect(reaching(7).state.pub.table.result).toBeNull();
  });

  it('[TI3-WIN-05, TI3-GEN-03] the game ends at once, in the Action Phase too', () => {
    const { pub } = reaching(8).state;
    expect(pub.table.result).toMatchObject({ rule: 'TI3-WIN-01' });
    expect(pub.table.open).toEqual([]);
  });

  it('[TI3-WIN-02] in the Status Phase the first in the order of play to reach 10 wins alone (DT-15)', () => {
    const table = status({
      objectives: { row: ['goal-goods-6'] },
      order: [2, 0, 1],
      turn: 0,
      sheets: { 0: { points: 9, goods: 6 }, 2: { points: 9, goods: 6 } },
    });
    table.when(2, [{ claim: 'goal-goods-6' }]).accepted();
    expect(table.state.pub.table.result).toMatchObject({ winners: [2] });
  });
});

describe('OPT-WAROFATTRITION and OPT-AGEOFEMPIRE', () => {
  const opened = (options: { [option: string]: string }, seed = 1) =>
    newTable(ti3, 3, { ...SKIRMISH, victory: 'points', ...options }, seed).state;
  const endRound = (more: Fixture) => {
    const table = status(more);
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat, 'counters').q as { n: number };
      table.when(seat, { strategy: n - 6, fleet: 3, command: 3 }, 'counters').accepted();
    }
    return table;
  };

  it('[TI3-OPT-WAROFATTRITION-01] 14 points are needed instead of 10', () => {
    expect(
      imperial({ attrition: 'yes', objectives: { deck: ['goal-mecatol-rex'] }, sheets: { 0: { points: 8 } } }).state.pub
        .table.result,
    ).toBeNull();
    const table = imperial({
      attrition: 'yes',
      objectives: { deck: ['goal-mecatol-rex'] },
      sheets: { 0: { points: 12 } },
    });
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], scores: [14, 0, 0] });
  });

  it('[TI3-OPT-WAROFATTRITION-02, TI3-OPT-WAROFATTRITION-03] eight cards of Stage I above five of Stage II with Game Over among them, unused ones unseen', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const state = opened({ attrition: 'yes' }, seed);
      const fromTop = state.hidden.table.cards[PUBLIC_DECK]!.toReversed();
      expect(fromTop.map((id) => objective(id).deck)).toEqual([
        ...Array.from({ length: 8 }, () => 'I'),
        ...Array.from({ length: 6 }, () => 'II'),
      ]);
      places.add(fromTop.indexOf(GAME_OVER));
      expect(state.pub.table.zones[REMOVED]).toMatchObject({ n: 30 - 14 - 3, face: 'down' });
    }
    expect(places.size).toBeGreaterThan(3);
  });

  it('[TI3-OPT-WAROFATTRITION-05] without Game Over the game ends after the round in which the last objective was drawn', () => {
    const state = opened({ attrition: 'without-game-over' });
    expect(state.hidden.table.cards[PUBLIC_DECK]).toHaveLength(13);
    expect(state.hidden.table.cards[PUBLIC_DECK]).not.toContain(GAME_OVER);
    const fixture: Fixture = { attrition: 'without-game-over', sheets: { 1: { points: 5 } } };
    expect(endRound({ ...fixture, objectives: { deck: ['goal-goods-12'] } }).state.pub.table.result).toBeNull();
    expect(endRound({ ...fixture, objectives: {} }).state.pub.table.result).toMatchObject({
      winners: [1],
      rule: 'TI3-OPT-WAROFATTRITION-05',
    });
  });

  it('[TI3-OPT-AGEOFEMPIRE-01, TI3-OPT-AGEOFEMPIRE-02, TI3-OPT-AGEOFEMPIRE-03] the whole row up to Game Over lies open from the start, 7 to 10 cards; no more will come', () => {
    const lengths = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { pub } = opened({ ageOfEmpire: 'yes' }, seed);
      const row = pub.table.cards[PUBLIC_ROW]!;
      lengths.add(row.length);
      expect(row.indexOf(GAME_OVER)).toBe(row.length - 1);
      expect(pub.table.zones[PUBLIC_DECK]!.n).toBe(0);
    }
    expect([...lengths].toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10]);
    // Without Game Over the whole deck lies open.
    const { pub: all } = opened({ ageOfEmpire: 'yes', attrition: 'without-game-over' });
    expect([all.table.cards[PUBLIC_ROW]!.length, all.table.zones[PUBLIC_DECK]!.n]).toEqual([13, 0]);
    const table = status({
      ageOfEmpire: true,
      objectives: { row: ['goal-mecatol-rex', GAME_OVER] },
      planets: { 'mecatol-rex': 0 },
    });
    table.when(0, [{ claim: 'goal-mecatol-rex' }]).accepted();
    expect(points(table)).toEqual([1, 0, 0]);
  });

  it('[TI3-OPT-AGEOFEMPIRE-04, TI3-OPT-AGEOFEMPIRE-05, TI3-OPT-AGEOFEMPIRE-06] the marker moves one card a round; on Game Over most points win', () => {
    const fixture: Fixture = { ageOfEmpire: true, sheets: { 2: { points: 4 } } };
    const going = endRound({ ...fixture, objectives: { row: ['goal-goods-12', GAME_OVER] } });
    expect([going.state.pub.marker, going.state.pub.table.result]).toEqual([1, null]);
    const ended = endRound({ ...fixture, objectives: { row: [GAME_OVER] } });
    expect(ended.state.pub.table.result).toMatchObject({ winners: [2], rule: 'TI3-OPT-AGEOFEMPIRE-05' });
  });

  it('[TI3-OPT-GEN-01] options combine freely: a War of Attrition in an Age of Empire has a row of 9 to 14 cards', () => {
    for (let seed = 0; seed < 20; seed++) {
      const row = opened({ attrition: 'yes', ageOfEmpire: 'yes', sabotageRuns: 'yes' }, seed).pub.table.cards[
        PUBLIC_ROW
      ]!;
      expect(row.length).toBeGreaterThanOrEqual(9);
      expect(row.length).toBeLessThanOrEqual(14);
      expect(row.at(-1)).toBe(GAME_OVER);
    }
  });
});
