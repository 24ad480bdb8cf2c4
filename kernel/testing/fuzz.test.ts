import { describe, expect, it } from 'vitest';
import { mini } from '../toy/mini.ts';
import type { Mini } from '../toy/mini.ts';
import { toy } from '../toy/game.ts';
import type { Game } from '../index.ts';
import { fuzz } from './index.ts';

/** The mini game with one law broken; the kit must notice, say what, and give the command line that shows it. */
const caught = async (broken: Partial<Game<Mini>>, games = 60) => {
  const { failure } = await fuzz({ ...mini, ...broken }, { games, seed: 1, limit: 2000 });
  expect(failure?.reproduce).toMatch(/^npx orrery fuzz mini --games 1 --seed \d+ --seats \d --set acts=(all|few)$/);
  return failure!.message;
};
const turns = mini.procedures.turns;
const withStep = (step: string, replaced: (typeof turns.steps)[string]): Partial<Game<Mini>> => ({
  procedures: { ...mini.procedures, turns: { ...turns, steps: { ...turns.steps, [step]: replaced } } },
});

describe('the inherited tests notice', () => {
  it('a clone that shares', async () => {
    expect(await caught({ clone: { pub: (pub) => ({ ...pub }) } })).toContain('a past state was changed');
  });
  it('a clone that forgets', async () => {
    expect(await caught({ clone: { pub: (pub) => ({ ...structuredClone(pub), mended: 0 }) } })).toContain(
      'a clone differs: /pub/mended',
    );
  });
  it('a step that reads the answer to another question', async () => {
    const broken = withStep('built', (t, f) => {
      t.pub.built.push([t.answer(f, 'even') as number]);
      return 'begin';
    });
    expect(await caught(broken)).toContain('the answer is to build, not to even');
  });
  it('an answer without words', async () => {
    const en = await mini.words.en();
    const mute = { ...en, answer: { ...en.answer, act: () => `${undefined}` } };
    const speechless = { ...mini.words, en: () => Promise.resolve(mute) };
    expect(await caught({ words: speechless })).toContain('act is said as "undefined" (en)');
  });
  it('state that is not plain', async () => {
    const broken = withStep('built', (t, f) => {
      t.pub.built.push(t.answer(f, 'build'));
      (t.pub as unknown as { when: Date }).when = new Date(0);
      return 'begin';
    });
    expect(await caught(broken)).toMatch(/plain JSON|clone differs|past state/);
  });
  it('state outside the state', async () => {
    let count = 0;
    expect(await caught(withStep('next', (t, f) => ((f.seat = count++ % t.pub.table.seats), 'begin')))).toMatch(
      /revived state|differs|past state/,
    );
  });
  it('and repeats how often it looked, on which chance depends', async () => {
    const broken = withStep('next', () => 'nowhere');
    const { failure } = await fuzz({ ...mini, ...broken }, { games: 60, seed: 1, limit: 2000, every: 7 });
    expect(failure!.reproduce).toMatch(/ --every 7$/);
  });
  it('a card that is lost', async () => {
    const broken = withStep('picked', (t, f) => {
      const card = t.secret(f, 'pick', f.seat);
      const { table } = t.own[f.seat]!;
      table.cards = { ...table.cards, [`hand${f.seat}`]: t.cards(`hand${f.seat}`).filter((c) => c !== card) };
      const { zones } = t.pub.table;
      const zone = zones[`hand${f.seat}`]!;
      t.pub.table.zones = { ...zones, [`hand${f.seat}`]: { ...zone, n: zone.n - 1 } };
      return 'begin';
    });
    expect(await caught(broken)).toContain('created or lost: /cards');
  });
  it('a hidden card in a public event', async () => {
    const broken = withStep('picked', (t, f) => {
      const card = t.secret(f, 'pick', f.seat);
      t.move(card, `hand${f.seat}`, 'deck', 'bottom');
      t.emit('did', { seat: f.seat, act: card as never });
      return 'begin';
    });
    expect(await caught(broken)).toContain('by an event');
  });
  it('a hidden card in the public part', async () => {
    const broken = withStep('picked', (t, f) => {
      const card = t.secret(f, 'pick', f.seat);
      t.move(card, `hand${f.seat}`, 'deck', 'bottom');
      (t.pub as unknown as { last: string }).last = card;
      return 'begin';
    });
    expect(await caught(broken)).toContain('in its view');
  });
  it('something public that depends on a hidden card', async () => {
    const broken = withStep('evened', (t) => {
      t.pub.mended = (t.hidden.table.cards.deck![0] ?? 'x').charCodeAt(0);
      return 'begin';
    });
    expect(await caught(broken)).toContain('depends on cards it does not know');
  });
  it('an offered answer that is refused, and a default that is illegal', async () => {
    const asks = (change: object): Partial<Game<Mini>> => ({
      asks: { ...mini.asks, even: { ...mini.asks.even, ...change } } as never,
    });
    expect(await caught(asks({ sample: () => 3 }))).toContain('refused: illegal by MINI-EVEN');
    expect(await caught(asks({ fallback: () => 3 }))).toContain('the default answer 3 of even is refused');
  });
  it('a decision without an answer, and a game without an end', async () => {
    expect(await caught({ asks: { ...mini.asks, bid: { ...mini.asks.bid, list: () => [] } as never } })).toContain(
      'bid',
    );
    expect(await caught(withStep('act', () => 'begin'))).toContain('does not end within 2000 decisions');
  });
  it('a deal that bots could not play on', async () => {
    const bot = {
      determinize: (v: Parameters<typeof mini.bot.determinize>[0], below: (n: number) => number) =>
        mini.bot.determinize({ ...v, me: null }, below),
    };
    expect(await caught({ bot })).toContain('a deal for seat');
  });
  it('a fault in a step, with the place', async () => {
    const broken = withStep('evened', () => {
      throw new Error('oh');
    });
    expect(await caught(broken)).toContain('oh (at turns@evened)');
  });
});

it('a failure is shrunk to an early one', async () => {
  const broken: Game<Mini> = { ...mini, asks: { ...mini.asks, even: { ...mini.asks.even, sample: () => 3 } as never } };
  const { failure } = await fuzz(broken, { games: 1, seed: 5, seats: 2, options: { acts: 'all' } });
  expect(failure!.decisions).toBeLessThanOrEqual(3);
});

it('the report lists what was never reached', async () => {
  const report = await fuzz(toy, { games: 1, seed: 1, seats: 3, options: { turns: '6' } });
  expect(report.failure).toBeNull();
  expect(report.neverReached.steps).not.toContain('turn@begin');
  expect([...report.neverReached.steps, ...report.neverReached.inventory]).not.toEqual([]);
});

it('everything that seats and the table may say is tried', async () => {
  const { commands, failure } = await fuzz(toy, { games: 120, seed: 1, every: 7 });
  expect(failure).toBeNull();
  expect([...commands].toSorted()).toEqual([
    'accept',
    'answer',
    'bot',
    'closeQuestion',
    'closeWindow',
    'consent',
    'hold',
    'offer',
    'preAnswers',
    'refuse',
    'resign',
    'show',
    'timeout',
    'undo',
    'waive',
    'withdraw',
  ]);
});
