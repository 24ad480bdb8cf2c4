import { describe, expect, it } from 'vitest';
import { Match, keyFromHex } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import type { Act } from './content.ts';
import { entry } from './entry.ts';
import { RULES, givenUp, learntBy, topicOf } from './lesson.ts';
import type { Learnt, SeenEvent } from './lesson.ts';

const now = {
  shuffled: false,
  isBase: (card: string) => card === 'base',
  isOutpost: (card: string) => card === 'post',
};
const known = (...topics: Learnt[]) => new Set(topics);
const play: Act = { do: 'play', card: 'scout' };
const buy: Act = { do: 'acquire', card: 'skiff' };
const attack: Act = { do: 'attack', seat: 1, amount: 2 };
const end: Act = { do: 'end' };

describe('the lesson of Star Realms', () => {
  it('goes on with what is new and possible', () => {
    expect(topicOf([play, end], known(), now)).toBe('play');
    expect(topicOf([buy, attack, end], known('play'), now)).toBe('buy');
    expect(topicOf([buy, attack, end], known('play', 'buy'), now)).toBe('attack');
    expect(topicOf([end], known('play', 'buy', 'attack'), now)).toBe('end');
    expect(topicOf([buy, end], known('play', 'buy', 'attack', 'end'), now)).toBe('faction');
    expect(topicOf([play, end], known('play', 'end'), { ...now, shuffled: true })).toBe('shuffle');
    expect(topicOf([{ do: 'use', card: 'base', ability: 'primary' }], known('play'), now)).toBe('base');
    expect(topicOf([{ do: 'use', card: 'skiff', ability: 'ally' }], known('play'), now)).toBe('ally');
    expect(topicOf([{ do: 'attackBase', card: 'post', amount: 4 }], known('play'), now)).toBe('outpost');
    expect(topicOf([play, buy, end], known('play', 'buy', 'attack', 'end', 'ally'), now)).toBe('win');
  });
  it('reads from the record what was done', () => {
    const events: SeenEvent[] = [
      { t: 'played', all: { seat: 0, card: 'scout' } },
      { t: 'acquired', all: { seat: 1, card: 'skiff' } },
      { t: 'used', all: { seat: 0, card: 'base', ability: 'primary' } },
      { t: 'used', all: { seat: 0, card: 'scout', ability: 'primary' } },
      { t: 'shuffled', all: { seat: 0 } },
      { t: 'cleanedUp', all: { seat: 0, trade: 2, combat: 0, hand: [] } },
    ];
    expect([...learntBy(0, events, now.isBase)]).toEqual(['play', 'base', 'end']);
    expect(learntBy(0, [...events, { t: 'played', all: { seat: 0 } }], now.isBase).has('shuffle')).toBe(true);
    expect(givenUp(0, events)).toEqual({ trade: 2, combat: 0, hand: 0 });
    expect(givenUp(1, events)).toBeNull();
  });
  it('cites rules that have words', async () => {
    const chapters = await chaptersOf('star-realms', 'en');
    const words = (await (await loadGame('star-realms')).words.en()).rule;
    for (const rule of Object.values(RULES)) expect(ruleIn(chapters, rule) ?? words[rule] ?? rule).not.toBe('');
  });
  it('begins with the reader, who can buy at once', async () => {
    const lesson = entry.lessons![0]!;
    const game = await loadGame('star-realms');
    const match = new Match(game, { seats: 2, options: lesson.options, key: keyFromHex(lesson.key)! });
    const { pub, own } = match.state as unknown as {
      pub: { first: number };
      own: { table: { cards: { [zone: string]: string[] } } }[];
    };
    expect(pub.first).toBe(0);
    expect(own[0]!.table.cards['hand.0']!.map((card) => card.split('.')[0]).sort()).toEqual([
      'scout',
      'scout',
      'viper',
    ]);
  });
});
