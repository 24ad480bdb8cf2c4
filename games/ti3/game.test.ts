import { describe, expect, it } from 'vitest';
import { fuzz, inheritedTests, newTable } from '@orrery/kernel/testing';
import { technology } from './content/technologies.ts';
import { ti3 } from './game.ts';
import { awaited, sampleAnswer, sampler, view, rulesView } from '@orrery/kernel';
import type { State } from '@orrery/kernel';
import type { Ti3 } from './shapes.ts';

const SKIRMISH = { setup: 'skirmish' };

/** What a random game of any length comes to; all else depends on chance, and tests of its own show it. */
const EVERY_GAME =
  /^(match|round|strategyPhase@(begin|choose|picked|take)|strategicAction|strategyAbility|receiveCounters|actionPhase@(nextTurn|act|action|endTurn)|tacticalAction@(activate|move|moved|landings|production|end)|statusPhase@(begin|claim|repair|takeCounters|refresh|receive|drawCards|redistribute|returnCards))/;

const RARE = Object.values(ti3.procedures)
  .flatMap(({ name, steps }) => Object.keys(steps).map((step) => `${name}@${step}`))
  .filter((step) => !EVERY_GAME.test(step));

inheritedTests({ describe, it }, ti3, {
  games: 4,
  options: { setup: 'skirmish', rounds: '3' },
  rare: [...RARE, ...ti3.inventory!.all({ strategyCards: 'yes', distantSuns: 'yes', leaders: 'yes' })],
});

describe('the whole game', () => {
  it('random games of three and six players: nothing leaks, nothing is lost, no dead end (orrery fuzz plays many)', async () => {
    for (const seats of [3, 6]) {
      const options = { setup: 'full', rounds: '3', leaders: 'yes', distantSuns: 'yes' };
      const { failure } = await fuzz(ti3, { seed: seats, games: 1, seats, options });
      expect(failure).toBeNull();
    }
  }, 120_000);
});

describe('the skirmish: set-up and ending', () => {
  it('three races take their homes and outposts', () => {
    const { pub } = newTable(ti3, 3, SKIRMISH).state;
    expect(pub.sheets.map((s) => s.race)).toEqual(['letnev', 'l1z1x', 'norr']);
    expect([pub.planets['arc-prime']!.by, pub.planets['vefut-ii']!.by, pub.planets.abyz!.by]).toEqual([0, 1, 2]);
    expect(pub.units['home-letnev']).toEqual([
      { seat: 0, type: 'dreadnought', marks: '', n: 1 },
      { seat: 0, type: 'destroyer', marks: '', n: 1 },
      { seat: 0, type: 'carrier', marks: '', n: 1 },
    ]);
  });

  it('[TI3-SETUP-05] home planets begin refreshed in their owners’ hands, others but the outposts belong to nobody', () => {
    const { planets } = newTable(ti3, 3, SKIRMISH).state.pub;
    for (const [planet, by] of [
      ['arc-prime', 0],
      ['wren-terra', 0],
      ['zero-zero-zero', 1],
      ['trenlak', 2],
      ['quinarra', 2],
      ['mecatol-rex', null],
      ['quann', null],
      ['arnor', null],
    ] as const)
      expect([planet, planets[planet]!.by, planets[planet]!.exhausted]).toEqual([planet, by, false]);
  });

  it('[TI3-SETUP-07, TI3-SETUP-16] the first round begins with the Strategy Phase, and all eight Strategy Cards lie ready', () => {
    const table = newTable(ti3, 3, SKIRMISH);
    expect(table.state.pub.table.stack.map((frame) => frame.proc).slice(0, 3)).toEqual([
      'match',
      'round',
      'strategyPhase',
    ]);
    // Those who hold a card of this phase keep it.
    for (const seat of [0, 1, 2])
      if (awaited(ti3, table.state, seat).some(({ kind }) => kind === 'react'))
        table.when(seat, null, 'react').accepted();
    const { speaker } = table.state.pub;
    expect(table.question(speaker, 'pickStrategy').q).toEqual({
      cards: ['initiative', 'diplomacy', 'political', 'logistics', 'trade', 'warfare', 'technology', 'imperial'],
    });
  });

  it('with advanced technologies everybody owns the great weapons, each with what it needs', () => {
    const { sheets } = newTable(ti3, 3, { ...SKIRMISH, technology: 'advanced' }).state.pub;
    for (const { technologies } of sheets) {
      expect(technologies).toEqual([...new Set(technologies)]);
      for (const id of ['war-sun', 'assault-cannon', 'graviton-negator', 'x-89-bacterial-weapon', 'fleet-logistics'])
        expect(technologies).toContain(id);
      for (const id of technologies) {
        const { needs = { all: [] } } = technology(id);
        const owned = (one: string) => technologies.includes(one);
        expect([id, 'all' in needs ? needs.all.every(owned) : needs.any.some(owned)]).toEqual([id, true]);
      }
    }
    expect(sheets[1]!.technologies).toContain('stasis-capsules');
    expect(newTable(ti3, 3, SKIRMISH).state.pub.sheets[0]!.technologies).toEqual([
      'antimass-deflectors',
      'hylar-v-assault-laser',
    ]);
  });

  it('after the agreed rounds whoever controls most planets wins', () => {
    const table = newTable(ti3, 3, { ...SKIRMISH, rounds: '3', strategyCards: 'no' });
    const below = sampler(7);
    while (!table.state.pub.table.result) {
      const d = table.state.pub.table.open[0]!;
      table.when(
        d.seat,
        d.kind === 'turn' ? { do: 'pass' } : sampleAnswer(ti3, view(table.state, d.seat), d, below),
        d.kind,
      );
    }
    // Nobody did anything: homes and outposts are 3, 2 and 3 planets, and Letnev's are the richest.
    expect(table.state.pub.table.result).toEqual({ winners: [0], scores: [3, 2, 3], rule: 'TI3-SLICE-END' });
  });

  it('[TI3-ELIM-01, TI3-ELIM-02] a player who gives up leaves the board and is eliminated, and the last one left wins', () => {
    const table = newTable(ti3, 3, SKIRMISH);
    const resign = (seat: number) => table.command({ do: 'resign', seat, n: table.state.pub.table.n }).accepted();
    resign(1);
    expect(table.events.map((e) => e.t)).toContain('eliminated');
    expect(table.state.pub.table.out).toEqual([1]);
    expect(table.state.own[1]!.table.cards['hand-1']).toEqual([]);
    expect(
      Object.values(table.state.pub.units)
        .flat()
        .some((s) => s.seat === 1),
    ).toBe(false);
    expect(table.state.pub.table.result).toBeNull();
    resign(2);
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], scores: [3, 0, 0], rule: 'TI3-ELIM-01' });
  });

  it('a bot deals the unseen cards anew and keeps what it knows', () => {
    const { state } = newTable(ti3, 3, SKIRMISH);
    const mine = state.own[0]!.table.cards['hand-0'];
    const dealt: State<Ti3> = ti3.bot.determinize(view(state, 0), sampler(3));
    expect(dealt.own[0]!.table.cards['hand-0']).toEqual(mine);
    expect(ti3.census(dealt)).toEqual(ti3.census(state));
    const worth = [0, 1, 2].map((seat) => ti3.bot.evaluate!(rulesView(ti3, view(state, seat)), seat));
    expect(worth.reduce((a, b) => a + b)).toBeCloseTo(1);
  });
});
