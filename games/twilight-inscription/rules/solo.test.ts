import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { agendaCard, AGENDAS } from '../content/agendas.ts';
import { GOAL_TRACKS, RANKING, type FocusResult } from '../content/aiFaction.ts';
import { SLOTS } from '../content/mecatolRex.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import {
  councilEvent,
  offered,
  restAnswer,
  sheetsOf,
  spending,
  spendingTogether,
  strategyEvent,
  system,
  table,
  warEvent,
  type SeatGiven,
  type TableGiven,
} from '../given.ts';
import { twilightInscription } from '../game.ts';
import { aiStrength, aiVotes, closeStrength, freshAi, markResult, rankOf, type AiFaction } from '../sheet/aiFaction.ts';
import { CLAIMED, EXPLORED, type Player } from '../sheet/player.ts';
import { neighbor } from './table.ts';

const votes = (n: number): SeatGiven => ({ faction: 'norr', sheets: (p) => void (p.industry.votes.claimed = n) });
const council = (seats: SeatGiven[], more: TableGiven = {}) =>
  councilEvent({ agendas: ['homestead-relief', 'technology-embargo'], ...more, seats });
const cast = (n: number) => ({ votes: n, relic: false });

describe('SOLO: the AI faction', () => {
  it('[INS-SOLO-02, INS-SOLO-03] each of the six Focus die results marks a track of its own: strength, votes and four goal tracks', () => {
    // A roll of three dice shows three results; the faces 1 to 4 are single, 5 and 6 double.
    const marked = (face: number) => {
      const given = strategyEvent('fledgling-empires', {
        rolls: { 'focus M': [face], 'focus I': [face], 'focus R': [face] },
      });
      const before = structuredClone(given.state.pub.ai!);
      restAnswer(given);
      const told = given.events.flatMap((e) => (e.t === 'aiMarked' ? [e.all.result] : []));
      return { told, before, after: given.state.pub.ai! };
    };
    const count = ({ goals, strength, votes: tallies }: AiFaction) => [
      ...goals,
      strength.reduce((n, section) => n + section.crossed, 0),
      tallies.reduce((n, section) => n + section.crossed, 0),
    ];
    const [single, double] = [marked(1), marked(6)];
    expect([single.told, double.told]).toEqual([
      ['M1', 'I1', 'R1'],
      ['M2', 'I2', 'R2'],
    ]);
    const rise = [single, double].map(({ before, after }) => count(after).map((n, i) => n - count(before)[i]!));
    expect(rise[0]!.map((n, i) => n + rise[1]![i]!)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(GOAL_TRACKS.flatMap((t) => t.goals.map((g) => g.goal)).toSorted()).toEqual([
      'expansion',
      'industry',
      'mecatol',
      'navigation',
      'warfare',
    ]);
  });

  it('[INS-SOLO-04] Strategy, War and Production events are played as usual', () => {
    const given = strategyEvent('fledgling-empires');
    restAnswer(given);
    expect(given.question(0).q).toEqual({ step: 'dice' });
    expect(given.state.pub.dice!.black.length).toBe(3);
  });

  it('[INS-SOLO-06, INS-SOLO-07] two players: a die says who sits left; on the free side stands the AI', () => {
    const faces = new Map<string, number>();
    for (let seed = 0; seed < 60; seed++) {
      const given = newTable(twilightInscription, 2, {}, seed);
      for (let i = 0; i < 3 && given.state.pub.round === 0; i++) restAnswer(given);
      const roll = given.events.find((e) => e.t === 'neighbors');
      if (!roll) continue;
      faces.set(roll.all.face, roll.all.left);
      expect(given.state.pub.leftNeighbor).toBe(roll.all.left);
    }
    expect(Object.fromEntries(faces)).toEqual({ I: 0, M: 1, R: 1 });
    const { state } = spendingTogether([{ active: 'navigation' }, { active: 'navigation' }], 'M', { leftNeighbor: 0 });
    expect([
      neighbor(state.pub, 1, 'L'),
      neighbor(state.pub, 1, 'R'),
      neighbor(state.pub, 0, 'R'),
      neighbor(state.pub, 0, 'L'),
    ]).toEqual([0, 'ai', 1, 'ai']);
  });

  it('[INS-SOLO-09, INS-SOLO-10, INS-SOLO-11] head starts of the three difficulties', () => {
    const crossed = (d: 'easy' | 'intermediate' | 'hard') => {
      const ai = freshAi(d);
      return [ai.goals, ai.strength.map((s) => s.crossed), ai.votes.map((s) => s.crossed)];
    };
    expect(crossed('easy')).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [1, 1, 1],
    ]);
    expect(crossed('intermediate')).toEqual([
      [1, 1, 1, 1],
      [2, 2, 1, 1],
      [1, 1, 1],
    ]);
    expect(crossed('hard')).toEqual([
      [2, 2, 2, 2],
      [2, 2, 1, 1],
      [2, 2, 1],
    ]);
  });

  it('[INS-SOLO-12] EX-INS-31: after the roll each Focus die crosses out the next icon of its track; players use the dice as usual', () => {
    const given = strategyEvent('fledgling-empires', { seats: [{ sheets: (p) => void (p.focus.navigation = ['M']) }] });
    const before = given.state.pub.ai!;
    given.when(0, [
      { do: 'activate', sheet: 'navigation' },
      ...['a1', 'b1'].map((id) => ({ do: 'claimSystem', system: system(id), pay: 'I' })),
    ]);
    const after = given.state.pub.ai!;
    const count = (ai: typeof before) =>
      [...ai.strength, ...ai.votes].reduce((n, s) => n + s.crossed, 0) + ai.goals.reduce((a, b) => a + b, 0);
    expect(count(after) - count(before)).toBe(3);
    const { focus, black } = given.state.pub.dice!;
    expect(given.events.filter((e) => e.t === 'aiMarked').map((e) => e.all.result)).toEqual([
      `M${focus.M}`,
      `I${focus.I}`,
      `R${focus.R}`,
    ]);
    expect(sheetsOf(given).pool.M).toBe(black.filter((f) => f === 'M').length + focus.M);
  });

  it('[INS-SOLO-13] a goal is claimed when all icons left of it are crossed out', () => {
    const ai = freshAi('easy');
    const goals = Array.from({ length: 8 }, () => markResult(ai, 'R1'));
    expect(goals).toEqual([[], [], [], ['mecatol'], [], [], [], ['expansion']]);
  });

  it('[INS-SOLO-14, INS-SOLO-15, INS-SOLO-16] EX-INS-32: the AI turns objectives over and takes a slot, and scores nothing', () => {
    /** Plays a roll with the first goal track so far; the first seed whose roll reaches the goal. */
    const reaching = (crossed: number) => {
      for (let seed = 1; ; seed++) {
        const given = strategyEvent('fledgling-empires', {
          seed,
          objectives: ['technocrat'],
          table: (t) => void (t.pub.ai!.goals = [crossed, 0, 0, 0]),
        });
        restAnswer(given);
        if (given.events.some((e) => e.t === 'aiMarked' && e.all.goal !== null)) return given;
      }
    };
    const atMecatol = reaching(3);
    expect(atMecatol.state.pub.mecatol).toEqual([{ who: 'ai', round: 10 }]);
    expect(atMecatol.events).toContainEqual({ t: 'mecatol', all: { who: 'ai', slot: 0, votes: 0, vp: 0 } });
    const atObjective = reaching(7);
    expect(atObjective.state.pub.objectives[0]!.flipped).toMatchObject({ by: 'ai', round: 10 });
    expect(atObjective.events).toContainEqual({
      t: 'objective',
      all: { who: 'ai', objective: 'technocrat', vp: 0, first: true },
    });
    expect(sheetsOf(atObjective).objectives.expansion).toBeNull();
  });

  it('[INS-SOLO-17] a player who gets there in the same round as the AI is tied with it, in a later round not', () => {
    const trader = (p: Player) => {
      for (const id of ['b1', 'b2', 'a5']) p.navigation.systems[system(id)] = CLAIMED;
      p.navigation.systems[system('b4')] = EXPLORED;
      p.navigation.systems[system('mecatol')] = EXPLORED;
    };
    const play = (aiRound: number) => {
      const given = spending('navigation', 'II', {
        sheets: trader,
        objectives: ['mercantilist'],
        table: (t) => {
          t.pub.objectives[0]!.flipped = { by: 'ai', round: aiRound, step: 0 };
          t.pub.mecatol = [{ who: 'ai', round: aiRound }];
        },
      });
      given
        .when(
          0,
          ['b4', 'mecatol'].map((id) => ({ do: 'claimSystem', system: system(id), pay: 'I' })),
        )
        .accepted();
      return [sheetsOf(given).objectives.navigation, sheetsOf(given).navigation.written[0]!.vp];
    };
    expect(play(10)).toEqual([7, SLOTS[0]!.vp]);
    expect(play(9)).toEqual([4, SLOTS[1]!.vp]);
  });

  it('[INS-SOLO-12] the next icon after a full section is the first open one of the section after it', () => {
    const ai = freshAi('easy');
    for (let i = 0; i < 6; i++) markResult(ai, 'M1');
    expect(ai.strength.map((section) => section.crossed)).toEqual([6, 2, 1, 1]);
  });

  it('[INS-SOLO-18] beyond the end of a goal track results count as the one printed there', () => {
    const ai = freshAi('easy');
    for (let i = 0; i < 4; i++) markResult(ai, 'M2');
    const before = ai.strength[0]!.crossed;
    expect(markResult(ai, 'M2')).toEqual([]);
    expect(ai.strength[0]!.crossed).toBe(before + 1);
    for (const track of GOAL_TRACKS) expect(['M1', 'I1'] as FocusResult[]).toContain(track.beyond);
  });

  it('[INS-SOLO-19, INS-SOLO-20, INS-SOLO-21] EX-INS-33: alone, the AI’s strength stands in both Wars; then the section is closed', () => {
    const given = warEvent('border-conflict', {
      seats: [{ sheets: (p) => void (p.warfare.nodes = [0b11111111, 0b0000_0001, ...p.warfare.nodes.slice(2)]) }],
      table: (t) => void (t.pub.ai!.strength[0]!.crossed = 4),
    });
    expect(
      given.events
        .filter((e) => e.t === 'war')
        .map((e) => [e.all.side, e.all.mine, e.all.theirs, e.all.against, e.all.result]),
    ).toEqual([
      ['L', 5, 5, 'ai', 'tied'],
      ['R', 4, 5, 'ai', 'lost'],
    ]);
    expect(given.state.pub.ai!.strength.map((s) => s.closed)).toEqual([true, false, false, false]);
    const ai = freshAi('easy');
    closeStrength(ai, 2);
    markResult(ai, 'M1');
    expect(ai.strength.map((s) => s.crossed)).toEqual([1, 2, 1, 1]);
    expect(aiStrength(ai, 2)).toBe(2); // lined-out icons do not count
  });

  it('[INS-SOLO-22, INS-SOLO-23, INS-SOLO-24, INS-SOLO-25] votes are claimed; the first agenda shows "For", the first of the other star "Against"', () => {
    const given = council([votes(0)], {
      agendas: ['homestead-relief', 'trade-fleet-subsidization', 'technology-embargo'],
    });
    expect(sheetsOf(given).industry.votes.claimed).toBe(1);
    expect(given.question(0)).toMatchObject({
      kind: 'castAgainstAi',
      q: { for: 'homestead-relief', against: 'technology-embargo' },
    });
    expect(given.events.filter((e) => e.t === 'agenda').map((e) => e.all)).toEqual([
      { agenda: 'homestead-relief', shown: 'for' },
      { agenda: 'technology-embargo', shown: 'against' },
    ]);
    for (const stage of [2, 3, 4]) expect(AGENDAS.filter((a) => a.stage === stage && a.star).length).toBe(2);
  });

  it('[INS-SOLO-26, INS-SOLO-31] a player casts a number of votes, no side, and strikes them through', () => {
    const given = council([votes(3)]);
    given.when(0, cast(5)).refused('INS-COUNCIL-09');
    given.when(0, { votes: -1, relic: false }).refused('INS-SOLO-26');
    given.when(0, cast(4)).accepted();
    expect(sheetsOf(given).industry.votes).toEqual({ claimed: 4, spent: 4 });
  });

  it('[INS-SOLO-22, INS-RELIC-06] a relic played in a Council against the AI lies open and is gone from the hand', () => {
    const given = council([{ ...votes(3), hand: ['the-syncretone'] }]);
    given.when(0, { votes: 1, relic: true }).accepted();
    expect(given.state.pub.table.cards['relics played']).toEqual(['the-syncretone']);
    expect(sheetsOf(given)).toMatchObject({ relicsPlayed: ['the-syncretone'], relicsInHand: 0 });
  });

  it('[INS-SOLO-27, INS-SOLO-28] EX-INS-34: the AI casts its track value plus 0, 1 or 2 by a black die; the section is closed first', () => {
    const extra = new Map<string, number>();
    for (let seed = 1; seed < 15; seed++) {
      const given = council([votes(3)], { seed, table: (t) => void (t.pub.ai!.votes[0]!.crossed = 2) });
      given.when(0, cast(0));
      const roll = given.events.find((e) => e.t === 'aiVoted')!.all;
      expect(roll.track).toBe(1);
      extra.set(roll.face, roll.votes - roll.track);
      expect(given.state.pub.ai!.votes[0]!.closed).toBe(true);
    }
    expect(Object.fromEntries(extra)).toEqual({ M: 0, R: 1, I: 2 });
    expect(aiVotes(freshAi('hard'), 2)).toBe(1);
  });

  it('[INS-SOLO-29, INS-SOLO-30] strictly more votes than the AI: the starred outcome; else the other; each player alone', () => {
    for (let seed = 1; seed < 8; seed++) {
      const given = council([votes(5), votes(5)], { seed, table: (t) => void (t.pub.ai!.votes[0]!.crossed = 4) }); // track value 2
      given.when(0, cast(5));
      given.when(1, cast(2));
      const ai = given.events.find((e) => e.t === 'aiVoted')!.all.votes;
      expect(ai).toBeGreaterThanOrEqual(2);
      const [first, second] = given.events.filter((e) => e.t === 'resolvesAlone').map((e) => e.all);
      expect(agendaCard(first!.agenda).star).toBe(5 > ai);
      expect(agendaCard(second!.agenda).star).toBe(false);
      expect(sheetsOf(given, 0).assets.length).toBe(5 > ai ? 1 : 0);
      expect(sheetsOf(given, 1).assets).toEqual([]);
    }
  });

  it('[INS-SOLO-30, INS-CLAR-08] a choice of the highest voter is one’s own, after a win and after a loss', () => {
    const rolls = { 'AI votes': [1] }; // Materials: the AI's die adds nothing
    const lost = council([votes(5), votes(5)], {
      event: 'partisan-maneuvering',
      agendas: ['automated-worker-ban', 'corporate-tax-breaks'],
      events: ['industrial-zeal'],
      rolls,
    });
    lost.when(0, cast(0));
    lost.when(1, cast(0)).accepted();
    expect(lost.events).toContainEqual({
      t: 'resolvesAlone',
      all: { seat: 0, agenda: 'automated-worker-ban', outcome: 'for' },
    });
    lost.when(0, [{ do: 'option', option: 2 }]);
    lost.when(1, [{ do: 'option', option: 1 }]).accepted();
    expect(sheetsOf(lost, 0).blocks).toEqual([{ what: 'die:R', left: 1 }]);
    expect(sheetsOf(lost, 1).blocks).toEqual([{ what: 'die:I', left: 1 }]);
    const won = council([votes(5)], {
      event: 'the-limits-of-diplomacy',
      agendas: ['earmarked-spending', 'construction-moratorium'],
      rolls,
    });
    won.when(0, cast(5)).accepted();
    expect(offered(won, 0).add).toEqual([0, 1, 2].map((option) => ({ do: 'option', option })));
    // Nobody chooses for others: the card no longer speaks of the player with the most votes.
    expect(sheetsOf(won, 0).todo.at(-1)).not.toHaveProperty('by');
  });

  it('[INS-SOLO-29, INS-FACTION-02] alone, the Xxcha score for more votes than the AI, and only then', () => {
    const play = (n: number) => {
      const given = council([{ ...votes(5), faction: 'xxcha' }], {
        table: (t) => void (t.pub.ai!.votes[0]!.crossed = 5),
      });
      given.when(0, cast(n)).accepted();
      return sheetsOf(given).vp.industry;
    };
    expect([play(5), play(0)]).toEqual([3, 0]); // seven votes with the free ones, or two, against three to five
  });

  it('[INS-SOLO-32] the best score must also be better than "Defeat", else nobody wins', () => {
    const play = (points: number[], difficulty: 'easy' | 'hard') =>
      table(
        {
          event: 'a-throne-for-the-taking',
          difficulty,
          seats: points.map((n) => ({ sheets: (p: Player) => void (p.vp.navigation = n) })),
        },
        { proc: 'end', locals: {} },
      ).state.pub;
    expect(play([39], 'easy').table.result).toMatchObject({ winners: [], rule: 'INS-SOLO-32' });
    expect(play([40], 'easy').table.result!.winners).toEqual([0]);
    expect(play([70, 79], 'hard').table.result!.winners).toEqual([]);
    expect(play([70, 80], 'hard')).toMatchObject({ rank: 'power', table: { result: { winners: [1] } } });
  });

  it('[INS-SOLO-33, INS-SOLO-34] EX-INS-36: the ranking by difficulty', () => {
    const at = (difficulty: 'easy' | 'intermediate' | 'hard', ...points: number[]) =>
      points.map((n) => rankOf(difficulty, n));
    expect(at('easy', 39, 40, 60, 80, 200)).toEqual(['lost', 'footnote', 'emerging', 'power', 'power']);
    expect(at('intermediate', 59, 60, 80, 100, 140)).toEqual(['lost', 'emerging', 'power', 'dominant', 'dominant']);
    expect(at('hard', 79, 80, 100, 120)).toEqual(['lost', 'power', 'dominant', 'surpasses']);
    expect(Object.values(RANKING).map((rows) => rows[0]!.min)).toEqual([40, 60, 80]);
    expect(OBJECTIVES.length).toBe(12);
  });
});
