import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Level } from '@orrery/bots';
import type { ArchiveEntry } from '@orrery/games/archive';
import type { Command, Deal, Decision, Json, Shapes, State, View } from '@orrery/kernel';
import type { Recreate } from '../matches/past.ts';
import { FairQueue } from './fairQueue.ts';
import type { BotTask, OfferTask } from './botWorker.ts';
import type { Verified } from './verify.ts';

/** Milliseconds in which a match file must be played through. */
const LONGEST_CHECK = 60_000;

/** Whoever answers for bots. It is given what a person in that seat would see. */
export interface BotRunner {
  /** `host`: whose table it is. The threads are shared fairly between hosts. */
  choose(game: string, view: View<Shapes>, decision: Decision, level: Level, host: string): Promise<Json>;
  /** What a bot answers to an offer that was made to it. */
  reply(game: string, view: View<Shapes>, deal: Deal, host: string): Promise<Command>;
  /** Answers that wait for a thread. */
  readonly waiting: number;
  /** Plays a match file through. It comes as the body of a request of a person, `{ "file": text }`, not looked at before. */
  verify(body: string, person: string): Promise<Verified>;
  /** The film of a match, packed; given its file. */
  film(text: string): Promise<string>;
  /** What an archive keeps of a match; given its file. */
  entry(text: string): Promise<ArchiveEntry>;
  /** Whether a match of an earlier release goes on by the rules of today; given its file. */
  goesOn(text: string): Promise<boolean>;
  /** Plays commands again to the state they lead to: for tables that begin, and those who look or go back further than the memory reaches. */
  recreate: Recreate;
  close(): Promise<void>;
}

/** Bots think in threads of their own: the server goes on meanwhile. */
export function threadedBots(
  extra: { [game: string]: string },
  threads = Math.max(1, availableParallelism() - 1),
): BotRunner {
  const open = (maxThreads: number) =>
    new Piscina({
      filename: new URL('./botWorker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads,
      idleTimeout: 30_000,
      workerData: { extra },
    });
  const pool = open(threads);
  const turns = new FairQueue(threads);
  // Bots do not wait while something long is played through; and tables in play do not wait for matches that are over.
  const plays = open(1);
  const playTurns = new FairQueue(1);
  const checks = open(1);
  const checkTurns = new FairQueue(1);
  /** What the server itself wants of a match file. */
  const own = <R>(name: string, text: string) => checkTurns.run('', () => checks.run({ text }, { name }) as Promise<R>);
  return {
    choose: (game, view, decision, level, host) =>
      turns.run(host, () => pool.run({ game, view, decision, level } satisfies BotTask) as Promise<Json>),
    reply: (game, view, deal, host) =>
      turns.run(host, () => pool.run({ game, view, deal } satisfies OfferTask, { name: 'reply' }) as Promise<Command>),
    get waiting() {
      return turns.length;
    },
    verify: (body, person) =>
      checkTurns.run(person, async () => {
        const signal = AbortSignal.timeout(LONGEST_CHECK);
        try {
          return (await checks.run({ body }, { name: 'verify', signal })) as Verified;
        } catch (error) {
          if (!signal.aborted) throw error;
          return { ok: false, flaw: { line: 1, reason: 'playing it through takes too long' } };
        }
      }),
    film: (text) => own('film', text),
    entry: (text) => own('entry', text),
    goesOn: (text) => own('continues', text),
    recreate: async (game, setup, commands, host) => {
      const task = { game, setup, commands };
      const stateJson = await playTurns.run(host, () => plays.run(task, { name: 'recreate' }) as Promise<string>);
      return JSON.parse(stateJson) as State<Shapes>;
    },
    close: async () => {
      await Promise.all([pool, plays, checks].map((one) => one.destroy()));
    },
  };
}
