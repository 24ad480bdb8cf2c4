import { describe, expect, it } from 'vitest';
import {
  Table,
  begin,
  checkAnswer,
  keyFromSeed,
  nextDecision,
  rulesView,
  sampleAnswer,
  sampler,
  view,
} from '@orrery/kernel';
import type { Options, Seat, State } from '@orrery/kernel';
import { given } from '../given.ts';
import type { Fixture } from '../given.ts';
import { ti3 } from '../game.ts';
import type { Ti3 } from '../shapes.ts';
import { outlookOf, spendable } from './outlook.ts';
import { imperialWorth } from './strategy.ts';
import { MEDIUM, STEADY } from './style.ts';
import type { Style } from './style.ts';
import { activations } from './turn.ts';

const quick = ti3.bot.quick!;

const SKIRMISH = { setup: 'skirmish' };

/** A whole game in which some seats answer by rules of thumb and the others by chance; counts the answers by rule. */
function play(seed: number, bold: readonly Seat[], options: Options): { state: State<Ti3>; answered: Set<string> } {
  const { state } = begin(ti3, { seats: 3, options, key: keyFromSeed(seed), windowClose: 'at-once' });
  const table = new Table(ti3, state);
  const below = sampler(seed);
  const answered = new Set<string>();
  while (state.pub.table.result === null) {
    const d = nextDecision(ti3, state)!;
    const v = rulesView(ti3, view(state, d.seat));
    const answer = bold.includes(d.seat) ? quick(v, d, below) : undefined;
    if (answer !== undefined) {
      answered.add(d.kind);
      const illegal = checkAnswer(ti3, v, d, answer);
      if (illegal) throw new Error(`${d.kind} by rule of thumb: ${JSON.stringify(answer)} is against ${illegal.rule}`);
    }
    table.take(d, answer ?? sampleAnswer(ti3, v, d, below));
  }
  return { state, answered };
}

/** What the rule of thumb answers to the one question that waits for seat 0. */
function thumb(fixture: Fixture, activated?: string): unknown {
  const table = given(fixture);
  if (activated) table.when(0, { do: 'activate', system: activated }).accepted();
  return quick(rulesView(ti3, view(table.state, 0)), table.question(0), sampler(4));
}

describe('rules of thumb', () => {
  it('are legal wherever they answer', () => {
    const answered = new Set<string>();
    for (const technology of ['start', 'advanced']) {
      for (let seed = 0; seed < 4; seed++)
        for (const kind of play(seed, [0, 1, 2], { ...SKIRMISH, technology }).answered) answered.add(kind);
    }
    for (const kind of ['turn', 'move', 'land', 'produce', 'counters', 'buyTechnology', 'secondAction', 'casualties'])
      expect(answered).toContain(kind);
  });

  it('win against chance', () => {
    let won = 0;
    for (let seed = 0; seed < 12; seed++) {
      const bold = seed % 3;
      if (play(seed, [bold], { ...SKIRMISH, rounds: '3' }).state.pub.table.result!.winners.includes(bold)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  it('produce after ships have left, even where that is worth more', () => {
    const fixture: Fixture = {
      units: {
        'home-letnev': { 0: { carrier: 1 } },
        'arc-prime': { 0: { 'space-dock': 1, 'ground-force': 4 } },
      },
      planets: { lodor: 0, saudor: 0, thibah: 0 },
      sheets: { 0: { goods: 4, fleet: 4 } },
    };
    expect(thumb(fixture)).toEqual({ do: 'activate', system: 'lodor-system' });
    // Once they are away, the home system is next.
    const away = { ...fixture, activated: { 'lodor-system': [0] }, units: { 'arc-prime': { 0: { 'space-dock': 1 } } } };
    expect(thumb(away)).toEqual({ do: 'activate', system: 'home-letnev' });
  });

  it('strike where the fleet is stronger, and not where it is weaker', () => {
    const worth = (foes: { [unit: string]: number }): number => {
      const units = {
        'wellon-system': { 0: { dreadnought: 3, 'carrier ground-force:2': 1 } },
        'mecatol-rex-system': { 1: foes },
      };
      const table = given({ units, planets: { 'mecatol-rex': 1 }, sheets: { 0: { fleet: 5 } } });
      const o = outlookOf(rulesView(ti3, view(table.state, 0)), STEADY);
      return activations(o).find(({ system }) => system === 'mecatol-rex-system')!.score;
    };
    expect(worth({ cruiser: 2 })).toBeGreaterThan(0);
    expect(worth({ 'war-sun': 2 })).toBe(-Infinity);
  });

  it('keep the price of the technology that an objective lacks, while somebody else has Technology still to play', () => {
    const spends = (used: boolean, row: string[] = ['goal-four-colours']) => {
      const { state } = given({
        objectives: { row },
        sheets: {
          0: {
            strategy: 1,
            goods: 3,
            technologies: ['hylar-v-assault-laser', 'antimass-deflectors', 'stasis-capsules'],
          },
          1: { cards: [{ card: 'technology', used }] },
        },
      });
      return spendable(outlookOf(rulesView(ti3, view(state, 0)), STEADY), 'resources');
    };
    // Six of the home planets and three goods; the Enviro Compensator costs eight.
    expect([spends(false), spends(true), spends(false, ['goal-mecatol-rex'])]).toEqual([1, 9, 9]);
  });

  it('take Imperial from who would win by it and has still to choose, on the strongest level', () => {
    const worth = (style: Style, points: number, chosen: boolean) => {
      const cards = chosen
        ? [
            { card: 'trade' as const, used: false },
            { card: 'warfare' as const, used: false },
          ]
        : [];
      const { state } = given({
        phase: 'strategy',
        strategyCards: true,
        objectives: { deck: ['goal-goods-12', 'goal-counters-6', 'goal-resources-20', 'goal-influence-20'] },
        sheets: { 1: { points, cards }, 2: { cards } },
      });
      return imperialWorth(outlookOf(rulesView(ti3, view(state, 0)), style));
    };
    // The next of four objectives may end the game, and seat 1 is ahead.
    expect(worth(STEADY, 8, false)).toBeGreaterThan(20);
    for (const [style, points, chosen] of [
      [STEADY, 8, true],
      [STEADY, 7, false],
      [MEDIUM, 8, false],
    ] as const)
      expect(worth(style, points, chosen)).toBeLessThanOrEqual(0);
  });

  it('keep planets for a price that the goods of Trade will complete', () => {
    const spends = (used: boolean) => {
      const { state } = given({
        objectives: { row: ['goal-resources-10'] },
        sheets: { 0: { goods: 1, cards: [{ card: 'trade', used }] } },
      });
      return spendable(outlookOf(rulesView(ti3, view(state, 0)), STEADY), 'resources');
    };
    // Seven, and three to come; without them the one good alone is kept.
    expect([spends(false), spends(true)]).toEqual([0, 6]);
  });

  it('take troops and Fighters along, and leave one Ground Force at home', () => {
    const fixture: Fixture = {
      units: {
        'wellon-system': { 0: { carrier: 1, fighter: 2 } },
        wellon: { 0: { 'ground-force': 3, 'space-dock': 1 } },
      },
      planets: { wellon: 0 },
    };
    expect(thumb(fixture, 'mecatol-rex-system')).toEqual([
      { ship: 'carrier', from: 'wellon-system', via: [] },
      { load: 'ground-force', n: 2, at: 'wellon' },
      { load: 'fighter', n: 2, at: 'wellon-system' },
    ]);
  });

  it('land one Ground Force where nobody is and the rest where somebody is', () => {
    const table = given({
      units: { 'quann-system': { 0: { 'carrier ground-force:4': 1 } }, lor: { 1: { 'ground-force': 2 } } },
      planets: { lor: 1 },
    });
    table.when(0, { do: 'activate', system: 'arnor-lor' });
    table.when(0, [{ ship: 'carrier ground-force:4', from: 'quann-system', via: [] }]).accepted();
    expect(quick(rulesView(ti3, view(table.state, 0)), table.question(0), sampler(1))).toEqual([
      { from: 0, unit: 'ground-force', n: 1, to: 'arnor' },
      { from: 0, unit: 'ground-force', n: 3, to: 'lor' },
    ]);
  });
});
