import {
  Table,
  begin,
  checkAnswer,
  copy,
  keyFromSeed,
  listAnswers,
  nextDecision,
  same,
  sampler,
  view,
} from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, State, View } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { kindsOf } from './bandit.ts';
import { comets, value } from './fixtures/comets.ts';
import type { CometsShapes } from './fixtures/comets.ts';
import { botByName, botNames, gentle, greedy, lookahead, playGame, random, readBotName, search } from './index.ts';
import type { Bot, BotName } from './index.ts';

const thinker = search('search:60', { iterations: 60 });
const everyBot: Bot[] = [random, gentle, lookahead, greedy, thinker];

/** The states at which the decisions of a game are asked. */
function positions(seed: number, seats = 3): { state: State<CometsShapes>; d: Decision }[] {
  const { state } = begin(comets, { seats, key: keyFromSeed(seed) });
  const table = new Table(comets, state);
  const below = sampler(seed);
  const found: { state: State<CometsShapes>; d: Decision }[] = [];
  while (state.pub.table.result === null) {
    const d = nextDecision(comets, state)!;
    found.push({ state: copy(state), d: copy(d) });
    table.take(d, random.choose(comets, table.view(d.seat), d, below));
  }
  return found;
}

function freeze<V>(data: V): V {
  if (typeof data === 'object' && data !== null) {
    Object.freeze(data);
    Object.values(data).forEach(freeze);
  }
  return data;
}

describe.each(everyBot.map((bot) => [bot.name, bot] as const))('%s', (_name, bot) => {
  it('answers every decision legally, and leaves the view as it was', () => {
    for (const { state, d } of positions(3)) {
      const v = freeze(view(state, d.seat));
      const answer = bot.choose(comets, v, d, sampler(1));
      expect(checkAnswer(comets, v, d, answer)).toBeNull();
    }
  });

  it('chooses the same when everything its seat cannot know is dealt anew', () => {
    let differs = 0;
    for (const { state, d } of positions(5)) {
      const v = view(state, d.seat);
      const other = comets.bot.determinize(v, sampler('another deal'));
      if (JSON.stringify([other.own, other.hidden]) !== JSON.stringify([state.own, state.hidden])) differs++;
      expect(view(other, d.seat)).toEqual(v);
      expect(bot.choose(comets, view(other, d.seat), d, sampler(9))).toEqual(bot.choose(comets, v, d, sampler(9)));
    }
    expect(differs).toBeGreaterThan(5);
  });

  it('plays the same game from the same seed', () => {
    const bots = [bot, random, bot];
    const once = playGame(comets, { bots, seed: 11 });
    expect(playGame(comets, { bots, seed: 11 })).toEqual(once);
    expect(playGame(comets, { bots, seed: 12 }).hash).not.toBe(once.hash);
  });
});

describe('a bot is given a view, never the state', () => {
  it('by type', () => {
    const nosy: Bot = {
      name: 'nosy',
      reproducible: true,
      choose(_game, v) {
        // @ts-expect-error a view has no hidden part
        expect(v.hidden).toBeUndefined();
        // @ts-expect-error a view has no private parts of others
        expect(v.own).toBeUndefined();
        return null;
      },
    };
    const { state } = begin(comets, { seats: 2, key: keyFromSeed(1) });
    expect(nosy.choose(comets, view(state, 0), nextDecision(comets, state)!, sampler(1))).toBeNull();
  });

  it('at run time: nothing it is handed leads to a hidden or foreign private part', () => {
    let asked = 0;
    const hidden = new Set<unknown>();
    const watched: Game<CometsShapes> = {
      ...comets,
      begin: (seats, options) => {
        const parts = comets.begin(seats, options);
        hidden.add(parts.hidden);
        parts.own.forEach((own) => hidden.add(own));
        return parts;
      },
    };
    const spy: Bot = {
      name: 'spy',
      reproducible: true,
      choose<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: (n: number) => number): Json {
        asked++;
        const met = reachable([v, d, below]);
        expect([...hidden].filter((part) => met.has(part))).toEqual([v.me]);
        return random.choose(game, v, d, below);
      },
    };
    playGame(watched, { bots: [spy, spy, spy], seed: 2 });
    expect(asked).toBeGreaterThan(10);
  });

  function reachable(from: unknown, met = new Set<unknown>()): Set<unknown> {
    if ((typeof from !== 'object' && typeof from !== 'function') || from === null || met.has(from)) return met;
    met.add(from);
    for (const key of Reflect.ownKeys(from)) reachable(Reflect.get(from, key), met);
    return met;
  }
});

describe('strength', () => {
  function wins(bot: Bot, other: Bot, games: number): number {
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const first = seed % 2 === 0;
      const { result } = playGame(comets, { bots: first ? [bot, other] : [other, bot], seed });
      if (result!.winners.includes(first ? 0 : 1)) won += 1 / result!.winners.length;
    }
    return won / games;
  }

  it('every bot beats chance', () => {
    expect(wins(gentle, random, 400)).toBeGreaterThan(0.55);
    expect(wins(greedy, random, 400)).toBeGreaterThan(0.6);
    expect(wins(lookahead, random, 400)).toBeGreaterThan(0.6);
    expect(wins(thinker, random, 100)).toBeGreaterThan(0.6);
  });

  it('the search sees that the last high card takes the prize', () => {
    const { state } = begin(comets, { seats: 2, options: { length: 'short' }, key: keyFromSeed(4) });
    const best = value(state.own[0]!.table.cards['hand.0']!.reduce((a, b) => (value(a) > value(b) ? a : b)));
    const d = nextDecision(comets, state)!;
    const kept = search('search:400', { iterations: 400 }).choose(comets, view(state, 0), d, sampler(1)) as string[];
    expect(kept.map(value)).not.toContain(best);
  });
});

describe('the search', () => {
  const first = positions(6)[0]!;
  const v = view(first.state, first.d.seat);
  const handOf = (seen: View<CometsShapes>) => seen.me!.table.cards[`hand.${seen.seat}`]!;
  const hand = handOf(v);

  it('widens over answers that can only be sampled', () => {
    const pairs: Game<CometsShapes> = {
      ...comets,
      asks: {
        ...comets.asks,
        swap: {
          rule: 'COMET-SWAP-01',
          form: (a) => Array.isArray(a),
          illegal: (seen, _q, a) => (a.every((card) => handOf(seen).includes(card)) ? null : { rule: 'COMET-SWAP-01' }),
          sample: (seen, _q, below) =>
            handOf(seen)
              .filter(() => below(3) === 0)
              .slice(0, 2),
          fallback: () => [],
        },
      },
    };
    const answer = search('search:300', { iterations: 300 }).choose(pairs, v, first.d, sampler(1)) as string[];
    expect(checkAnswer(pairs, v, first.d, answer)).toBeNull();
    const best = Math.max(...hand.map(value));
    expect(answer.map(value)).not.toContain(best);
  });

  it('tries answers that the game calls alike only once, and does not think where all are', () => {
    let deals = 0;
    const alike = (equivalenceKey: (answer: Json) => string): Game<CometsShapes> => ({
      ...comets,
      bot: {
        ...comets.bot,
        determinize: (seen, below) => {
          deals++;
          return comets.bot.determinize(seen, below);
        },
        equivalenceKey: (_v, _d, answer) => equivalenceKey(answer),
      },
    });
    thinker.choose(
      alike(() => 'all the same'),
      v,
      first.d,
      sampler(1),
    );
    expect(deals).toBe(0);
    const kinds = kindsOf(
      alike((answer) => String((answer as string[]).length)),
      v,
      first.d,
      sampler(1),
    )!;
    expect([...kinds.keys()].sort()).toEqual(['0', '1', '2']);
    // The empty text: what the rule of thumb says needs no thought.
    const obvious = alike(() => '');
    const bid = positions(6).find((one) => one.d.kind === 'bid')!;
    const seen = view(bid.state, bid.d.seat);
    const thumb = comets.bot.quick!(seen, bid.d, sampler(1))!;
    expect([...kindsOf(obvious, seen, bid.d, sampler(1))!]).toEqual([['', thumb]]);
  });

  it('names a deal in which somebody has no legal answer', () => {
    const stuck: Game<CometsShapes> = {
      ...comets,
      asks: {
        ...comets.asks,
        bid: { rule: 'COMET-BID-01', list: (seen) => (seen.seat === first.d.seat ? hand : []), fallback: () => '' },
      },
    };
    const { state, d } = positions(6).find((one) => one.d.kind === 'bid' && one.d.seat === first.d.seat)!;
    expect(() => thinker.choose(stuck, view(state, d.seat), d, sampler(1))).toThrow(/no legal answer to bid/);
  });
});

describe('games that lack bot support', () => {
  const bare: Game<CometsShapes> = { ...comets, bot: { determinize: comets.bot.determinize } };
  const judge: Game<CometsShapes> = { ...bare, bot: { ...bare.bot, evaluate: comets.bot.evaluate! } };

  it('greedy follows the rule of thumb, looks ahead where it is silent, and takes chance without an evaluation', () => {
    const bids = positions(8).filter(({ d }) => d.kind === 'bid');
    const swaps = positions(8).filter(({ d }) => d.kind === 'swap');
    for (const { state, d } of bids) {
      const v = view(state, d.seat);
      expect(greedy.choose(comets, v, d, sampler(2))).toEqual(comets.bot.quick!(v, d, sampler(2)));
    }
    for (const { state, d } of [...bids, ...swaps]) {
      const v = view(state, d.seat);
      expect(greedy.choose(judge, v, d, sampler(2))).toEqual(lookahead.choose(judge, v, d, sampler(2)));
      expect(greedy.choose(bare, v, d, sampler(2))).toEqual(random.choose(bare, v, d, sampler(2)));
    }
    for (const { state, d } of swaps) {
      const v = view(state, d.seat);
      expect(greedy.choose(comets, v, d, sampler(2))).toEqual(lookahead.choose(comets, v, d, sampler(2)));
    }
  });

  it('the search plays to the end of the game instead of judging a position', () => {
    expect(playGame(bare, { bots: [thinker, random], seed: 1 }).result).not.toBeNull();
  });

  it("gentle follows the game's beginner; without one it slips now and then", () => {
    const { state, d } = positions(5)[0]!;
    const v = view(state, d.seat);
    const first = listAnswers(comets, v, d, 100)![0]!;
    const taught: Game<CometsShapes> = { ...comets, bot: { ...comets.bot, beginner: () => first } };
    expect(gentle.choose(taught, v, d, sampler(1))).toEqual(first);
    const answers = Array.from({ length: 40 }, (_, seed) => gentle.choose(comets, v, d, sampler(seed)));
    const sure = answers.filter((answer, seed) => same(answer, greedy.choose(comets, v, d, after(seed))));
    expect(sure.length).toBeGreaterThan(20);
    expect(sure.length).toBeLessThan(40);
    /** What is left of a chance after gentle looked whether to slip. */
    function after(seed: number) {
      const below = sampler(seed);
      below(4);
      return below;
    }
  });

  it('an illegal rule of thumb is named, not played', () => {
    const broken: Game<CometsShapes> = { ...comets, bot: { ...comets.bot, quick: () => 'comet.99' } };
    expect(() => playGame(broken, { bots: [greedy, greedy], seed: 1 })).toThrow(/comet\.99.*COMET-SWAP-01/);
  });
});

describe('playGame', () => {
  it('gives a game up at the limit', () => {
    const { result, decisions } = playGame(comets, { bots: [random, random], seed: 1, limit: 3 });
    expect(result).toBeNull();
    expect(decisions).toBe(3);
  });
});

describe('names', () => {
  it('every offered name is a bot of that name', () => {
    for (const offered of botNames) {
      const name = readBotName(offered.split(' ')[0]!)!;
      expect(botByName(name).name).toBe(name);
    }
  });
  it('a budget in time is not reproducible, one in iterations is', () => {
    expect(botByName('search:200ms').reproducible).toBe(false);
    expect(botByName('search:500').reproducible).toBe(true);
    expect(botByName('hard').reproducible).toBe(true);
  });
  it('a strength is so many playouts, or as many as the game says', () => {
    const { state, d } = positions(3)[0]!;
    const playouts = (name: BotName, strengths?: { medium: number; hard: number }) => {
      let done = 0;
      const searchOfGame = (_game: unknown, _v: unknown, _d: unknown, hasTime: (playouts: number) => boolean) => {
        while (hasTime(done)) done++;
        return undefined;
      };
      const counted: Game<CometsShapes> = {
        ...comets,
        bot: { ...comets.bot, search: searchOfGame, ...(strengths && { strengths }) },
      };
      botByName(name).choose(counted, view(state, d.seat), d, sampler(1));
      return done;
    };
    expect([playouts('medium'), playouts('hard')]).toEqual([60, 400]);
    expect(playouts('medium', { medium: 8, hard: 2000 })).toBe(8);
    expect(playouts('search:60', { medium: 8, hard: 2000 })).toBe(60);
  });
  it('other names are nobody', () => {
    for (const name of ['', 'quick', 'greed', 'search', 'search:', 'search:0', 'search:easy', 'search:1:2', 'toString'])
      expect(readBotName(name)).toBeNull();
  });
});
