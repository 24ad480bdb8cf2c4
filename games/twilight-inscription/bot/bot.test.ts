import { describe, expect, it } from 'vitest';
import {
  Table,
  begin,
  checkAnswer,
  keyFromSeed,
  nextDecision,
  sampleAnswer,
  sampler,
  view,
  type Decision,
  type Json,
  type View,
} from '@orrery/kernel';
import { twilightInscription as game } from '../game.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { restAnswer, spendingTogether, strategyEvent, system, type SeatGiven } from '../given.ts';
import type { InscriptionShapes } from '../shapes.ts';
import { EXPLORED, type Player as Sheets } from '../sheet/player.ts';

type Player = (v: View<InscriptionShapes>, d: Decision, below: (n: number) => number) => Json;
const quick: Player = (v, d, below) => game.bot.quick!(v, d, below)!;
const chance: Player = (v, d, below) => sampleAnswer(game, v, d, below);

const spender: SeatGiven = { active: 'warfare' };
const strips = (p: Sheets): number => p.warfare.strips.flat().filter(Boolean).length;

/** Plays a match to the end; `at` looks at every question. */
function play(
  seats: number,
  options: { [name: string]: string },
  seed: number,
  who: Player,
  at?: (v: View<InscriptionShapes>, d: Decision, answer: Json) => void,
): number[] {
  const { state } = begin(game, { seats, options, key: keyFromSeed(seed) });
  const table = new Table(game, state);
  const below = sampler(`bots ${seed}`);
  for (let d = nextDecision(game, state); d; d = nextDecision(game, state)) {
    const v = view(state, d.seat);
    const answer = who(v, d, below);
    at?.(v, d, answer);
    table.take(d, answer);
  }
  return state.pub.table.result!.scores;
}

describe('bots', () => {
  it('quick answers are legal, in every mode', () => {
    let asked = 0;
    for (const [seats, options] of [
      [1, { difficulty: 'hard' }],
      [2, { side: 'A' }],
      [3, { side: 'generated' }],
      [4, { mode: 'guide' }],
    ] as const) {
      play(seats, options, 5 + seats, quick, (v, d, answer) => {
        asked++;
        expect(checkAnswer(game, v, d, answer)).toBeNull();
      });
    }
    expect(asked).toBeGreaterThan(150);
  });

  it('a step planned by rule of thumb is worth far more than one by chance', () => {
    const mean = (scores: number[]) => scores.reduce((a, b) => a + b, 0) / scores.length;
    const planned = mean([1, 2, 3, 4].flatMap((seed) => play(1, {}, seed, quick)));
    const random = mean([1, 2, 3, 4].flatMap((seed) => play(1, {}, seed, chance)));
    expect(planned).toBeGreaterThan(random + 30);
  });

  it('a deal that a view allows shows the same view, holds every card, and can be played on', () => {
    const below = sampler('deals');
    let deals = 0;
    for (const [seats, options] of [
      [1, {}],
      [3, {}],
      [3, { mode: 'guide' }],
    ] as const) {
      play(seats, options, 21 + seats, chance, (v, d) => {
        if (below(12) > 0) return;
        const dealt = game.bot.determinize(v, below);
        expect(JSON.parse(JSON.stringify(view(dealt, d.seat)))).toEqual(JSON.parse(JSON.stringify(v)));
        expect(Object.values(game.census(dealt)).every((n) => n === 1)).toBe(true);
        const table = new Table(game, dealt);
        for (let next = nextDecision(game, dealt); next; next = nextDecision(game, dealt))
          table.take(next, chance(view(dealt, next.seat), next, below));
        expect(dealt.pub.table.result).not.toBeNull();
        deals++;
      });
    }
    expect(deals).toBeGreaterThan(5);
  });

  it('a deal in the middle of a step does not forget what the others have marked', () => {
    const rerolling = spendingTogether([{ active: 'warfare', hand: ['crown-of-thalnos'] }, spender, spender], 'MMM');
    rerolling.when(0, [
      { do: 'relic', relic: 'crown-of-thalnos' },
      { do: 'rerollDice', dice: [0] },
    ]);
    restAnswer(rerolling);
    expect(
      rerolling.state.own[1]!.draft!.warfare.placed.length + strips(rerolling.state.own[1]!.draft!),
    ).toBeGreaterThan(0);
    const dealt = game.bot.determinize(view(rerolling.state, 0), sampler('deal'));
    for (const seat of [1, 2]) {
      expect(dealt.own[seat]!.marked.length).toBeGreaterThan(0);
      expect(dealt.own[seat]!.draft!.pool).toEqual({ M: 0, I: 0, R: 0, W: 0 });
    }
  });

  it('a deal while others choose a relic lets them have a relic system', () => {
    const finder: SeatGiven = {
      active: 'navigation',
      faction: 'yssaril',
      sheets: (p) => void (p.navigation.systems[system('r1')] = EXPLORED),
    };
    const keeping = spendingTogether([finder, finder, finder], 'I');
    for (const seat of [0, 1, 2]) keeping.when(seat, [{ do: 'claimSystem', system: system('r1'), pay: 'I' }]);
    const dealt = game.bot.determinize(view(keeping.state, 0), sampler('deal'));
    for (const seat of [1, 2]) expect(dealt.own[seat]!.draft!.awaits.relics.length).toBeGreaterThan(0);
    const table = new Table(game, dealt);
    for (let d = nextDecision(game, dealt); d?.kind === 'keepRelic'; d = nextDecision(game, dealt))
      table.take(d, quick(view(dealt, d.seat), d, sampler('keep')));
    for (const { navigation } of dealt.pub.players)
      expect(navigation.written.every(({ system: at }) => SIDE_B.navigation.systems[at]?.asset === 'relic')).toBe(true);
  });

  it('the search takes a plan that its playouts show to be better, and none without playouts', () => {
    const mean = (bot: Player) => [1, 2, 3].flatMap((seed) => play(1, {}, seed, bot)).reduce((a, b) => a + b, 0) / 3;
    const searching: Player = (v, d, below) => game.bot.search!(game, v, d, (done) => done < 20, below)!;
    expect(mean(searching)).toBeGreaterThan(mean(quick));
    const { state } = strategyEvent('first-ventures', { seats: [{}, {}, {}] });
    const d = nextDecision(game, state)!;
    const v = view(state, d.seat);
    expect(game.bot.search!(game, v, d, () => false, sampler('same'))).toEqual(quick(v, d, sampler('same')));
  });

  it('the more playouts a thought may make, the farther it looks, and the more plans it weighs', () => {
    const { state } = strategyEvent('first-ventures', { seats: [{}, {}, {}] });
    const d = nextDecision(game, state)!;
    const costs = [60, 400, 2000].map((playouts) => {
      const looked: number[] = [];
      game.bot.search!(game, view(state, d.seat), d, (done) => (looked.push(done), done < playouts), sampler('looks'));
      return looked[looked.indexOf(0) + 1]!; // of the plans on the first deal
    });
    expect(costs[0]).toBeLessThan(costs[1]!); // more plans
    expect(costs[1]! * 16).toBe(costs[2]); // and then four times as far
  });

  it('evaluation rises with points and stays between 0 and 1', () => {
    const { state } = begin(game, { seats: 3, options: {}, key: keyFromSeed(1) });
    const before = game.bot.evaluate!(view(state, 0), 0);
    state.pub.players[0] = { ...state.pub.players[0]!, vp: { ...state.pub.players[0]!.vp, navigation: 15 } };
    const after = game.bot.evaluate!(view(state, 0), 0);
    expect(after).toBeGreaterThan(before);
    expect([before, after].every((x) => x >= 0 && x <= 1)).toBe(true);
  });
});
