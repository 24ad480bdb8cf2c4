import { contractsOf } from '../content/races/races.ts';
import { Table, begin, checkAnswer, keyFromSeed, nextDecision, rulesView, sampler, view } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import { unaskedAnswer } from '@orrery/bots/offers';
import { describe, expect, it } from 'vitest';
import { given } from '../given.ts';
import type { Fixture } from '../given.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { AGENDAS } from '../content/agendas/agendas.ts';
import { politicalDeck } from '../content/agendas/agendas.ts';
import { ACTION_CARD_COMPONENTS } from '../content/actionCards/index.ts';
import { ti3 } from '../game.ts';
import { optionsOf } from '../rules/council.ts';
import { CARDS } from './cards.ts';
import { outcomeWorth } from './council.ts';
import { lackOf } from './goals.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { build } from './production.ts';
import { MEDIUM, STEADY } from './style.ts';
import { cardWorth, divide, follows, NONE_YET } from './strategy.ts';

const seen = (fixture: Fixture, seat = 0, style = STEADY): Outlook =>
  outlookOf(rulesView(ti3, view(given(fixture).state, seat)), style);
const OBJECTIVE_ROW = {
  row: ['goal-resources-10'],
  deck: OBJECTIVES.filter(({ deck }) => deck === 'I').map(({ id }) => id),
};

/** A whole game of the three levels; every answer is checked. */
function play(options: Options, seats: number, seed: number): { rule: string; kinds: Set<string> } {
  const { state } = begin(ti3, { seats, options, key: keyFromSeed(seed), windowClose: 'at-once' });
  const table = new Table(ti3, state);
  const below = sampler(seed);
  const kinds = new Set<string>();
  while (state.pub.table.result === null) {
    const free = unaskedAnswer(ti3, state, () => true);
    const d = free?.d ?? nextDecision(ti3, state)!;
    kinds.add(d.kind);
    const v = rulesView(ti3, view(state, d.seat));
    const level = d.seat % 2 === 0 ? ti3.bot.quick! : ti3.bot.beginner!;
    const answer = free ? free.answer : level(v, d, below);
    expect([d.kind, answer === undefined ? 'none' : checkAnswer(ti3, v, d, answer)]).toEqual([d.kind, null]);
    table.take(d, answer!);
  }
  return { rule: state.pub.table.result.rule, kinds };
}

describe('answers of the bot', () => {
  it('are legal with every option, and games end by Victory Points', () => {
    const kinds = new Set<string>();
    const all = { leaders: 'yes', distantSuns: 'yes', sabotageRuns: 'yes', rulings: 'faq', galaxy: 'generated' };
    for (const [options, seats] of [
      [{}, 4],
      [all, 3],
      [{ ...all, attrition: 'yes', ageOfEmpire: 'yes', races: 'drafted', rulings: 'rulebook' }, 5],
    ] as const) {
      const played = play(options, seats, seats);
      expect(played.rule).toMatch(/^TI3-(WIN|OPT)/);
      for (const kind of played.kinds) kinds.add(kind);
    }
    for (const kind of [
      'turn',
      'move',
      'land',
      'produce',
      'vote',
      'claim',
      'propose',
      'consent',
      'secondary',
      'pickOne',
    ])
      expect(kinds).toContain(kind);
  }, 60_000);

  it('choose Imperial for its points, and Logistics when counters are short', () => {
    const o = seen({ objectives: OBJECTIVE_ROW, strategyCards: true });
    expect(cardWorth(o, 'imperial')).toBeGreaterThan(cardWorth(o, 'technology'));
    const short = seen({ objectives: OBJECTIVE_ROW, sheets: { 0: { command: 0, strategy: 0 } } });
    const rich = seen({ objectives: OBJECTIVE_ROW, sheets: { 0: { command: 8, strategy: 3 } } });
    expect(cardWorth(short, 'logistics')).toBeGreaterThan(cardWorth(rich, 'logistics'));
  });

  it('keep what an objective costs, and put counters where they are short', () => {
    const sheets = { 0: { goods: 10 } };
    expect(seen({ objectives: OBJECTIVE_ROW, sheets }).reserve.resources).toBe(10);
    expect(seen({ objectives: { row: ['goal-goods-6'] }, sheets }).reserve.goods).toBe(6);
    expect(divide(seen({}), 8, NONE_YET)).toEqual({ strategy: 1, fleet: 3, command: 4 });
  });

  it('leave alone at the middle level what may end the game while somebody else is ahead', () => {
    // One of four cards left ends the game.
    const late = (points: number): Outlook =>
      seen(
        {
          strategyCards: true,
          objectives: { deck: ['goal-goods-12', 'goal-supremacy', 'goal-counters-6', 'goal-imperium-rex'] },
          sheets: { 0: { points }, 1: { points: 7 } },
        },
        0,
        MEDIUM,
      );
    expect(cardWorth(late(6), 'imperial')).toBeLessThan(cardWorth(late(6), 'initiative'));
    expect(cardWorth(late(8), 'imperial')).toBeGreaterThan(cardWorth(late(8), 'initiative'));
  });

  it('gather Ground Forces on Mecatol Rex for the objective that asks for them there', () => {
    const o = seen({
      objectives: { secrets: { 0: 'goal-usurper' } },
      planets: { 'mecatol-rex': 0 },
      units: { 'mecatol-rex': { 0: { 'space-dock': 1, 'ground-force': 4 } } },
    });
    expect(lackOf(o.pub, 0, 'goal-usurper')).toMatchObject({ kind: 'structures', n: 2, on: ['mecatol-rex'] });
    const { units } = build(o, { system: 'mecatol-rex-system', docks: true });
    expect(units['mecatol-rex']!['ground-force']).toBeGreaterThanOrEqual(2);
  });

  it('use a secondary ability for what it brings', () => {
    const income = (goods: number): boolean =>
      follows(seen({ agreements: goods > 0 ? [[0, 1]] : [], sheets: { 1: { race: 'hacan' } } }), 'trade', 1);
    expect([income(0), income(1)]).toEqual([false, true]);
    expect(follows(seen({}), 'warfare', 1)).toBe(false);
  });

  it('propose Trade Agreements, decline lopsided ones, and do not ask the same twice', () => {
    const fixture: Fixture = {
      strategyCards: true,
      sheets: {
        0: { race: 'hacan', cards: [{ card: 'trade', used: false }] },
        1: { race: 'hacan' },
        2: { race: 'letnev' },
      },
    };
    const table = given(fixture).when(0, { do: 'strategy', card: 'trade' }).when(0, 'income');
    const free = unaskedAnswer(ti3, table.state, (seat) => seat === 0)!;
    expect([free.d.kind, free.answer]).toEqual(['propose', { partner: 1, give: 0, take: 0 }]);
    table.when(0, free.answer, 'propose').accepted();
    const consent = table.question(1);
    const answer = ti3.bot.quick!(rulesView(ti3, view(table.state, 1)), consent, sampler(1));
    expect(answer).toBe(true);
    table.when(1, false, 'consent').accepted();
    const next = unaskedAnswer(ti3, table.state, (seat) => seat === 0);
    expect(next?.answer).not.toEqual(free.answer);
    // A three for a one is not worth it.
    const poor = given(fixture).when(0, { do: 'strategy', card: 'trade' }).when(0, 'income');
    poor.when(2, { partner: 0, give: 0, take: 0 }, 'propose').accepted();
    expect(contractsOf('letnev')[0]).toBe(1);
    const asked = rulesView(ti3, view(poor.state, 0));
    expect(ti3.bot.quick!(asked, poor.question(0), sampler(1))).toBe(false);
  });

  it('know every card, every objective and every kind of agenda', () => {
    expect(Object.keys(CARDS).toSorted()).toEqual(ACTION_CARD_COMPONENTS.map(({ id }) => id).toSorted());
    const o = seen({
      agendas: politicalDeck(),
      laws: [{ card: 'agenda-code-of-honor', elected: null }],
      sheets: { 1: { race: 'l1z1x' } },
    });
    for (const { id } of AGENDAS)
      for (const outcome of optionsOf(o.pub, id)) expect(Number.isFinite(outcomeWorth(o, id, outcome))).toBe(true);
    const kindOf = (id: string): string | undefined => lackOf(o.pub, 0, id)?.kind;
    const dear = OBJECTIVES.filter(({ price }) => price);
    expect(dear.map(({ id }) => kindOf(id))).toEqual(dear.map(() => 'payment'));
    // What nobody can work for: the card that ends the game, and two homes where there is but one.
    const vague = OBJECTIVES.filter(({ id }) => kindOf(id) === 'event').map(({ id }) => id);
    expect(vague).toEqual(['goal-imperium-rex', 'goal-domination']);
    // The last dock of another, not one of two.
    const docks = seen({
      units: {
        wellon: { 1: { 'space-dock': 1 } },
        lor: { 2: { 'space-dock': 1 } },
        arnor: { 2: { 'space-dock': 1 } },
      },
      planets: { wellon: 1, lor: 2, arnor: 2 },
    });
    expect(lackOf(docks.pub, 0, 'goal-merciless')).toEqual({ kind: 'planets', n: 1, among: ['wellon'] });
  });

  it('vote for themselves where it is an honour, and for the leader where it is not', () => {
    const o = seen({ objectives: OBJECTIVE_ROW, sheets: { 2: { points: 5 } } });
    const best = (agenda: string): string =>
      ['0', '1', '2'].toSorted((a, b) => outcomeWorth(o, agenda, b) - outcomeWorth(o, agenda, a))[0]!;
    expect([best('agenda-minister-of-policy'), best('agenda-public-execution')]).toEqual(['0', '2']);
  });
});
