import { REACT } from '@orrery/kernel';
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

interface Sent {
  subject: string;
  /** By the server's clock. */
  at: number;
}

/** Days of play by correspondence in seconds: time goes on in steps, and after each the server does what is due. */
async function openSlowly(machine: SteppedMachine) {
  const mails: Sent[] = [];
  const server = await openTestServer(
    { NOTICE_AFTER: '60' },
    {
      now: machine.now,
      timing: { sweep: 500 },
      channels: {
        push: async () => true,
        mail: async (_to, { subject }) => void mails.push({ subject, at: machine.now() }),
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
      await server.server.notices.sendDigests();
    }
  };
  return { server, mails, wait };
}

const answer = (player: Player, match: string) =>
  player.command(
    match,
    player.answerFor(game, match, player.asked(game, match)[0]!, () => 0),
  );

/** Since when the table waits for one seat, for no reaction of theirs, and for nobody else; null while it does not. */
async function onlyAwaited(server: TestServer, match: string, seat: number): Promise<number | null> {
  const [item, ...others] = (await server.server.matches.open(match)).shown.awaiting;
  return item?.seat === seat && others.length === 0 && item.asks.every(({ kind }) => kind !== REACT)
    ? item.since
    : null;
}

describe('a day of play by correspondence', () => {
  it('sends each notice, reminder and digest and ends each wait at its time, whatever is done to the machine’s clock', async () => {
    const machine = new SteppedMachine();
    const { server, mails, wait } = await openSlowly(machine);
    const clock = { kind: 'async' as const, perMove: 8 * 3600, bank: 4 * 3600 };
    const table = { clock, onTimeout: 'bot' as const, options: { rounds: '12' }, title: 'Slowly' };
    const { match, players } = await seatedPlayers(server, 2, table);
    const [one, two] = players as [Player, Player];
    await server.giveMail(two, 'two@example.org');
    await two.ask('PATCH', '/api/me', { digest: { at: 8 * 60, zone: 'UTC' } });
    await answer(one, match);
    two.disconnect();
    await one.until(() => !server.server.hub.presence(match).online.includes(1));
    const asked = machine.now();
    const isReplaced = () => one.boards.get(match)!.view.pub.table.bots.includes(1);
    const STEP = MINUTE;
    /** What was sent since the last look, and when: no earlier than it should be, and at most one step later. */
    const expectSent = (expected: [string, number][]) => {
      const sent = mails.splice(0);
      expect(sent.map(({ subject }) => subject)).toEqual(expected.map(([subject]) => subject));
      const wrong = expected.filter(([, at], i) => sent[i]!.at < at || sent[i]!.at > at + 1.1 * STEP);
      expect(wrong).toEqual([]);
    };

    // Six in the morning. A notice after a minute; at eight the digest; nothing a second time, though the clock is set an hour forth.
    await wait(3 * HOUR, STEP);
    expectSent([
      ['Your turn: Slowly', asked + MINUTE],
      ['One table waits for you', Date.UTC(2026, 0, 5, 8)],
    ]);
    machine.jump(HOUR);
    await wait(4 * HOUR, STEP);
    expect(mails).toEqual([]);
    // An hour back behind the right time: no second digest at the second eight o'clock, and nobody gains two hours.
    machine.jump(-2 * HOUR);
    expect(isReplaced()).toBe(false);
    await wait(5 * HOUR + 20 * MINUTE, STEP);
    machine.jump(HOUR);
    // Eight hours for the move and four of the bank: a reminder when three are left, then a bot plays.
    const end = asked + 12 * HOUR;
    expectSent([['Time runs out: Slowly', end - 3 * HOUR]]);
    await one.until(isReplaced);
    const timeouts = () =>
      server.server.store.db
        .selectFrom('log')
        .select('at')
        .where('match', '=', match)
        .where('commandJson', 'like', '{"do":"timeout"%')
        .execute();
    const [{ at: ended } = { at: 0 }] = await timeouts();
    expect(ended).toBeGreaterThanOrEqual(end);
    expect(ended).toBeLessThanOrEqual(end + 1.1 * STEP);
    // That the clocks are apart is told once until they agree again.
    expect(machine.jumps).toEqual([HOUR]);

    // In the evening the seat is taken back, the bank being used up: eight hours, a quarter of which is left at the reminder.
    await two.ask('POST', `/api/matches/${match}/back`);
    await one.until(() => !isReplaced());
    let again = await onlyAwaited(server, match, 1);
    for (; again === null; again = await onlyAwaited(server, match, 1)) {
      if (one.asked(game, match).length > 0) await answer(one, match);
      // A window may have to close first.
      await wait(STEP, STEP);
    }
    mails.splice(0, mails.findLastIndex(({ at }) => at < again) + 1);
    await wait(7 * HOUR, STEP);
    expectSent([
      ['Your turn: Slowly', again + MINUTE],
      ['Time runs out: Slowly', again + 6 * HOUR],
    ]);
    // They answer with an hour left: no time runs out any more.
    await two.connect();
    two.watch(match);
    await two.until(() => two.asked(game, match).length > 0);
    await answer(two, match);
    await wait(DAY - machine.elapsed, STEP);
    expect(await timeouts()).toHaveLength(1);
    expect(one.boards.get(match)!.view.pub.table.result).toBeNull();
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
      title: 'Slowly',
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
    // Nobody needed a reminder.
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Your turn: Slowly']));
    for (const player of players) player.disconnect();
  });
});
