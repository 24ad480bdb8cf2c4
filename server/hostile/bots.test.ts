import type { Level } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import { describe, expect, it } from 'vitest';
import { threadedBots } from '../bots/botRunner.ts';
import type { BotRunner } from '../bots/botRunner.ts';
import { FairQueue } from '../bots/fairQueue.ts';
import { playOut } from '../testing/playOut.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer } from '../testing/testServer.ts';

/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the threads of bots', () => {
  it('are shared between hosts: one with forty questions does not keep another’s first one waiting', async () => {
    const queue = new FairQueue(2);
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (host: string, i: number) =>
      queue.run(host, async () => {
        order.push(`${host}${i}`);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    for (let i = 0; i < 40; i++) void ask('many', i);
    await settle();
    void ask('one', 0);
    void ask('other', 0);
    expect(queue.length).toBe(40);
    while (ends.length > 0) {
      ends.shift()!();
      await settle();
    }
    expect(order.slice(0, 6)).toEqual(['many0', 'many1', 'many2', 'one0', 'other0', 'many3']);
    expect(order).toHaveLength(42);
    expect(queue.length).toBe(0);
  });

  it('go on after work that failed', async () => {
    const queue = new FairQueue(1);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve(1))).toBe(1);
  });
});

/** The real threads, with a record of how much of others' work was done between each question of a host and its answer. */
function recorded(bots: BotRunner): { bots: BotRunner; passed: (host: string) => number[] } {
  let done = 0;
  const passed = new Map<string, number[]>();
  const choose: BotRunner['choose'] = async (game, view, decision, level, host) => {
    const before = done;
    const isQueue = bots.waiting >= 5;
    const answer = await bots.choose(game, view, decision, level, host);
    if (isQueue) passed.set(host, [...(passed.get(host) ?? []), done - before]);
    done++;
    return answer;
  };
  const proxy = new Proxy(bots, { get: (of, name) => (name === 'choose' ? choose : Reflect.get(of, name)) });
  return { bots: proxy, passed: (host) => passed.get(host) ?? [] };
}

describe('a host with many slow bots', () => {
  it('does not keep the bot of somebody else’s table waiting, at the real server with its real threads', async () => {
    const { bots, passed } = recorded(threadedBots({}, 1));
    const server = await openTestServer({}, { bots });
    let isOver = false;
    try {
      const play = async (host: Player, game: string, others: { kind: 'bot'; level: Level }[]) => {
        const { id } = await host.create({ game, seats: [{ kind: 'open' }, ...others] });
        await host.ask('POST', `/api/matches/${id}/start`);
        await host.connect();
        host.watch(id);
        await host.until(() => host.boards.get(id));
        return playOut(host, await loadGame(game), id, 1, undefined, undefined, () => isOver);
      };
      const many = await Promise.all([1, 2, 3].map(() => server.player('Many')));
      const slow = Array.from({ length: 7 }, () => ({ kind: 'bot' as const, level: 'hard' as const }));
      // One host in the eyes of the queue: all tables are laid by the first, each is played in a browser of its own.
      for (const other of many) other.cookie = many[0]!.cookie;
      const playing = many.map((player) => play(player, 'twilight-inscription', slow));
      const one = await server.player('One');
      await one.until(() => bots.waiting >= 8, 60_000);
      playing.push(play(one, 'star-realms', [{ kind: 'bot', level: 'gentle' }]));
      await one.until(() => passed(one.me!.id).length >= 5, 60_000);
      isOver = true;
      await Promise.all(playing);
      // At most what was being thought about, and what stood before it in turn: never the whole queue.
      expect(Math.max(...passed(one.me!.id))).toBeLessThanOrEqual(2);
      expect(Math.max(...passed(many[0]!.me!.id))).toBeGreaterThan(5);
    } finally {
      isOver = true;
      await server.stop();
    }
  }, 90_000);
});
