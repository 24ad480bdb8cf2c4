import { describe, expect, it, vi } from 'vitest';
import { loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { defaultAnswer } from '@orrery/kernel';
import type { Refusal, Seat } from '@orrery/kernel';
import { failing } from '../../server/testing/failing.ts';
import type { Update } from '../match/channel.ts';
import { LocalTable } from './localTable.ts';
import type { KeptCommand, LocalMatch, Store } from './store.ts';

/** A disk that can be full. */
class Disk implements Store {
  readonly fleeting = false;
  full = false;
  readonly log: KeptCommand[] = [];
  list = async () => [];
  match = async () => undefined;
  commands = async () => this.log;
  remove = async () => undefined;
  replace = async () => undefined;
  film = async () => undefined;
  keepFilm = async () => undefined;
  async keep(_: LocalMatch, commands: readonly KeptCommand[]): Promise<void> {
    if (this.full) throw new Error('full');
    for (const command of commands) this.log[command.i] = command;
  }
}

const match = (): LocalMatch => ({
  id: 'm',
  game: 'star-realms',
  rules: 1,
  options: {},
  seats: [
    { name: 'Vega', bot: null },
    { name: 'Kepler', bot: 'gentle' },
  ],
  mine: 0,
  key: '00000001000000020000000300000004',
  created: 0,
  updated: 0,
  n: 0,
  result: null,
  kind: 'match',
});

async function sitDown(disk: Disk) {
  const game = await loadGame('star-realms');
  const updates: Update[] = [];
  const keeps: boolean[] = [];
  const table = new LocalTable(game, match(), disk, {
    tell: (update) => updates.push(update),
    keeps: (error) => keeps.push(error === null),
    failed: () => undefined,
  });
  table.resume(disk.log);
  void table.run();
  table.show();
  const asked = () => updates.at(-1)!.view.pub.table.open.find((one) => one.seat === 0);
  /** Ends the turn, and waits for the next one. */
  const endTurn = async () => {
    await vi.waitFor(() => expect(asked()).toBeDefined(), { timeout: 20_000 });
    const { n } = updates.at(-1)!.view.pub.table;
    const refusal = await table.send({ do: 'answer', seat: 0, n, ask: asked()!.id, answer: { do: 'end' } });
    await vi.waitFor(() => expect(asked()).toBeDefined(), { timeout: 20_000 });
    return refusal;
  };
  return { table, updates, keeps, endTurn };
}

describe('a match on a disk that is full for a while', () => {
  it('goes on, and what was not kept is kept with the next command, without a hole', async () => {
    const disk = new Disk();
    const { updates, keeps, endTurn } = await sitDown(disk);
    expect(await endTurn()).toBeNull();
    const kept = disk.log.length;
    disk.full = true;
    expect(await endTurn()).toBeNull();
    expect(disk.log.length).toBe(kept);
    expect(keeps.at(-1)).toBe(false);
    disk.full = false;
    expect(await endTurn()).toBeNull();
    expect(keeps.at(-1)).toBe(true);
    expect(disk.log.length).toBeGreaterThan(kept + 1);
    expect(Array.from(disk.log, (command) => command?.i)).toEqual([...disk.log.keys()]);
    // Taken up again from the disk it stands exactly where it stood.
    const again = await sitDown(disk);
    expect(again.updates.at(-1)!.view.pub).toEqual(updates.at(-1)!.view.pub);
  });
});

describe('a fault in the rules', () => {
  /** A whole match of the game whose rules fail at whoever spends anything; the reader spends whenever they lead. */
  async function playOut(game: typeof failing) {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const updates: Update[] = [];
    const failed: number[] = [];
    const options = { rounds: '12' };
    const table = new LocalTable(game as unknown as AnyGame, { ...match(), game: 'failing', options }, new Disk(), {
      tell: (update) => updates.push(update),
      keeps: () => undefined,
      failed: (ask) => failed.push(ask),
    });
    table.show();
    await table.run();
    const now = () => updates.at(-1)!;
    const refusals: (Refusal | null)[] = [];
    const closed: { by: Seat; refusal: Refusal | null }[] = [];
    while (!now().view.pub.table.result) {
      const { open, n } = now().view.pub.table;
      const at = open.find(({ id }) => id === failed.at(-1));
      if (at) closed.push({ by: at.seat, refusal: await table.closeQuestion(at.id) });
      else {
        const d = now().awaiting.find(({ seat }) => seat === 0)!.asks[0]!;
        const asked = open.find(({ id }) => id === d.id)!;
        const answer = asked.kind === 'spend' ? 1 : defaultAnswer(game as unknown as AnyGame, now().view, asked);
        refusals.push(await table.send({ do: 'answer', seat: 0, n, ask: d.id, answer }));
      }
      await table.run();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const told = faults.mock.calls.length;
    faults.mockRestore();
    return { refusals, closed, told };
  }

  it('is answered by the default where a bot meets it; the reader is told, and may close the question', async () => {
    const { refusals, closed, told } = await playOut(failing);
    const own = refusals.filter((refusal) => refusal !== null);
    expect(own.length).toBeGreaterThan(0);
    for (const refusal of own) expect(refusal).toEqual({ code: 'illegal', rule: 'TABLE-FAULT' });
    expect(closed).toEqual(own.map(() => ({ by: 0, refusal: null })));
    expect(told).toBeGreaterThan(own.length);
  });

  it('that the default answer of a bot meets as well waits for the reader, who closes that question too', async () => {
    const spend = { ...failing.asks.spend, fallback: () => 1 };
    const { closed } = await playOut({ ...failing, asks: { ...failing.asks, spend } });
    expect(closed.filter(({ by }) => by === 1).length).toBeGreaterThan(0);
    expect(closed.filter(({ refusal }) => refusal !== null)).toEqual([]);
  });
});
