import type { Game, Shapes } from '@orrery/kernel';
import { sampler } from '@orrery/kernel';
import type { PersonCommand } from '../api/types.ts';
import type { Player, Reply } from './player.ts';

export interface Manners {
  /** Chance in a hundred, at each move, to misbehave in this way. */
  disconnect: number;
  repeat: number;
  forge: number;
  lag: number;
  /** An old command arrives late, just before the new one. */
  reorder: number;
  /** The command goes by HTTP, to any of the nodes. */
  http: number;
}
export const POLITE: Manners = { disconnect: 0, repeat: 0, forge: 0, lag: 0, reorder: 0, http: 0 };
export const HOSTILE: Manners = { disconnect: 4, repeat: 12, forge: 12, lag: 12, reorder: 8, http: 15 };

/** Plays for one seat to the end of the match, by random legal answers, well- or ill-mannered. */
export async function playOut(
  player: Player,
  game: Game<Shapes>,
  match: string,
  seed: number,
  manners: Manners = POLITE,
  acknowledged: (command: string) => void = () => {},
  stopped: () => boolean = () => false,
): Promise<void> {
  const below = sampler(seed);
  const sometimes = (percent: number) => below(1000) < percent * 10;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const taken: PersonCommand[] = [];
  while (!stopped()) {
    if (!player.isConnected) {
      player.boards.delete(match);
      await player.connect().catch(() => pause(50));
      player.watch(match);
      await player.until(() => player.boards.has(match) || !player.isConnected, 20_000).catch(() => {});
      continue;
    }
    const board = player.boards.get(match);
    if (board?.view.pub.table.result) return;
    const [decision] = player.asked(game, match);
    if (!board || !decision) {
      await pause(2);
      continue;
    }
    const command = player.answerFor(game, match, decision, below);
    if (sometimes(manners.lag)) await pause(below(30));
    if (sometimes(manners.forge)) await forge(player, match, below);
    const old = sometimes(manners.reorder) ? taken[below(taken.length)] : undefined;
    const late = old ? player.command(match, old) : null;
    const sending = sometimes(manners.http) ? player.post(match, command) : player.command(match, command);
    if (sometimes(manners.disconnect)) player.disconnect();
    const reply = await sending;
    mustBeOld(await late);
    if (reply && 'n' in reply) {
      acknowledged(JSON.stringify(command));
      taken.push(command);
      if (sometimes(manners.repeat)) mustBeOld(await player.command(match, command));
    }
    // The storage is out of reach: nothing was changed, so the same again in a moment.
    if (reply && 'error' in reply && reply.error === 'unavailable') await pause(50 + below(100));
    // The update may come after the answer: without it the next look would see the old question.
    const { at } = board;
    await player.until(
      () =>
        stopped() || !player.isConnected || player.boards.get(match)?.at !== at || reply === null || 'error' in reply,
    );
  }
}

/** A command that was taken before may be answered in one way only; while the storage is away, or the line is broken, in none. */
function mustBeOld(reply: Reply | null): void {
  if (!reply || ('already' in reply && reply.already) || ('error' in reply && reply.error === 'unavailable')) return;
  throw new Error(`sent twice: ${JSON.stringify(reply)}`);
}

/** Things an honest client never sends; none of them may change anything. */
async function forge(player: Player, match: string, below: (n: number) => number): Promise<void> {
  const { n, view } = player.boards.get(match)!;
  const seats = view.pub.table.seats;
  const mine = view.seat!;
  const other = (mine + 1 + below(seats - 1)) % seats;
  const open = view.pub.table.open[0];
  const tries = [
    { do: 'answer', seat: other, n, ask: open?.id ?? 1, answer: 0 },
    { do: 'answer', seat: mine, n: n + 5, ask: open?.id ?? 1, answer: 0 },
    { do: 'answer', seat: mine, n, ask: 999_999, answer: { deep: [[[]]] } },
    { do: 'timeout', seat: other, n, then: 'resign' },
    { do: 'closeWindow', n },
    { do: 'bot', seat: other, on: true },
    { do: 'undo', seat: mine, n, to: 9999 },
    { do: 'resign', seat: other, n },
  ];
  const reply = await player.command(match, tries[below(tries.length)] as never);
  if (reply && !('error' in reply)) throw new Error(`a forged command was taken: ${JSON.stringify(reply)}`);
}
