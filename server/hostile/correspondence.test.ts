import { afterEach, describe, expect, it } from 'vitest';
import { serverClock } from '../ops/serverClock.ts';
import { parley } from '../testing/parley.ts';
import type { Player } from '../testing/player.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const game = parley as never;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A machine whose clocks stand still until a test moves them. */
class SteppedMachine {
  /** The process's own time. */
  elapsed = 0;
  /** What the machine's clock was set by. */
  private set = Date.UTC(2026, 0, 5, 6);
  readonly jumps: number[] = [];
  readonly now = serverClock({
    wall: () => this.set + this.elapsed,
    elapsed: () => this.elapsed,
    jumped: (by) => this.jumps.push(by),
  });
  jump(by: number): void {
    this.set += by;
  }
}

let open: TestServer | null = null;
afterEach(async () => {
  await open?.stop();
  open = null;
});

/** Days of play by correspondence in seconds: time goes on in steps, and after each the server does what is due. */
async function openSlowly(machine: SteppedMachine) {
  const mails: { to: string; at: number }[] = [];
  const server = await openTestServer(
    { NOTICE_AFTER: '60' },
    {
      now: machine.now,
      timing: { sweep: 500 },
      channels: {
        push: async () => true,
        mail: async (to) => void mails.push({ to, at: machine.elapsed }),
        webhook: async () => {},
      },
    },
  );
  open = server;
  const wait = async (time: number, step: number) => {
    for (const end = machine.elapsed + time; machine.elapsed < end;) {
      machine.elapsed += Math.min(step, end - machine.elapsed);
      await server.server.matches.sweep();
      await server.server.notices.send();
    }
  };
  return { server, mails, wait };
}

const answer = (player: Player, match: string) =>
  player.command(
    match,
    player.answerFor(game, match, player.asked(game, match)[0]!, () => 0),
  );

describe('a day of play by correspondence', () => {
  it('sends each notice and ends each wait at its time, whatever is done to the machine’s clock', async () => {
    const machine = new SteppedMachine();
    const { server, mails, wait } = await openSlowly(machine);
    const clock = { kind: 'async' as const, perMove: 8 * 3600, bank: 4 * 3600 };
    const { match, players } = await seatedPlayers(server, 2, { clock, onTimeout: 'bot', options: { rounds: '12' } });
    const [one, two] = players as [Player, Player];
    await server.giveMail(two, 'two@example.org');
    await answer(one, match);
    two.disconnect();
    await one.until(() => !server.server.hub.presence(match).online.includes(1));
    const began = machine.elapsed;
    const isReplaced = () => one.boards.get(match)!.view.pub.table.bots.includes(1);

    // One notice, after a minute, and no second one for the same wait.
    await wait(50 * SECOND, 10 * SECOND);
    expect(mails).toEqual([]);
    await wait(20 * SECOND, 10 * SECOND);
    expect(mails.map(({ to, at }) => [to, at - began])).toEqual([['two@example.org', 60 * SECOND]]);

    // An hour forth and an hour back: nobody loses an hour, and nothing is sent twice.
    machine.jump(HOUR);
    await wait(4 * HOUR, 5 * MINUTE);
    machine.jump(-2 * HOUR);
    await wait(3 * HOUR, 5 * MINUTE);
    machine.jump(HOUR);
    expect(machine.jumps.length).toBeGreaterThanOrEqual(1);
    expect(isReplaced()).toBe(false);
    expect(mails).toHaveLength(1);

    // Eight hours for the move and four of the bank, give or take what the clock leans: then a bot plays.
    await wait(3 * HOUR, 5 * MINUTE);
    expect(isReplaced()).toBe(false);
    await wait(3 * HOUR, 5 * MINUTE);
    await one.until(isReplaced);
    const { at } = await server.server.store.db
      .selectFrom('log')
      .select('at')
      .where('match', '=', match)
      .where('commandJson', 'like', '{"do":"timeout"%')
      .executeTakeFirstOrThrow();
    const { started } = await server.server.store.db
      .selectFrom('matches')
      .select('started')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    expect(at - started!).toBeGreaterThanOrEqual(12 * HOUR);
    expect(at - started!).toBeLessThanOrEqual(12 * HOUR + 6 * MINUTE);
    for (const player of players) player.disconnect();
  });

  it('ends no live match when the clock is set by an hour either way', async () => {
    for (const by of [HOUR, -HOUR]) {
      const machine = new SteppedMachine();
      const { server, wait } = await openSlowly(machine);
      const clock = { kind: 'live' as const, bank: 300, gain: 0 };
      const { match, players } = await seatedPlayers(server, 2, { clock, onTimeout: 'resign' });
      const [one] = players as [Player, Player];
      machine.jump(by);
      await wait(4 * MINUTE, 10 * SECOND);
      expect(one.boards.get(match)!.view.pub.table.result).toBeNull();
      await wait(2 * MINUTE, 10 * SECOND);
      await one.until(() => one.boards.get(match)!.view.pub.table.result);
      for (const player of players) player.disconnect();
      await server.stop();
      open = null;
    }
  });

  it('goes on for a day and a night with an answer every hour, and nobody is late', async () => {
    const machine = new SteppedMachine();
    const { server, mails, wait } = await openSlowly(machine);
    const clock = { kind: 'async' as const, perMove: 2 * 3600, bank: 0 };
    const { match, players } = await seatedPlayers(server, 2, {
      clock,
      onTimeout: 'resign',
      options: { rounds: '400' },
    });
    for (const player of players) await server.giveMail(player, `${player.me!.name}@example.org`);
    let answers = 0;
    for (let hour = 0; hour < DAY / HOUR; hour++) {
      if (hour === 6) machine.jump(HOUR);
      if (hour === 14) machine.jump(-2 * HOUR);
      for (const player of players) {
        if (player.asked(game, match).length === 0) continue;
        const { at } = player.boards.get(match)!;
        await answer(player, match);
        answers++;
        await player.until(() => player.boards.get(match)!.at !== at);
      }
      await wait(HOUR, 20 * MINUTE);
    }
    expect(answers).toBeGreaterThanOrEqual(24);
    expect(players[0]!.boards.get(match)!.view.pub.table.result).toBeNull();
    // All were at the table the whole time.
    expect(mails.length).toBeLessThanOrEqual(2 * 24);
    for (const player of players) player.disconnect();
  });
});
