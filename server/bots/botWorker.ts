import { randomInt } from 'node:crypto';
import { workerData } from 'piscina';
import { botByName } from '@orrery/bots';
import { sampler } from '@orrery/kernel';
import type { Decision, Json, Shapes, View } from '@orrery/kernel';
import { Shelf } from '../matches/shelf.ts';
import { fileIn, verifyFile } from './verify.ts';
import type { Verified } from './verify.ts';

export interface BotTask {
  game: string;
  view: View<Shapes>;
  decision: Decision;
  level: string;
}

const shelf = new Shelf((workerData as { extra: { [game: string]: string } }).extra);

/** One answer of a bot. A bot that cannot play this game well plays it quickly; a match never waits for a broken bot. */
export default async function choose({ game: id, view, decision, level }: BotTask): Promise<Json> {
  const game = await shelf.load(id);
  const below = sampler(randomInt(2 ** 40));
  let failure: unknown;
  for (const name of [level, 'quick', 'random']) {
    try {
      const bot = botByName(name);
      if (bot) return bot.choose(game, view, decision, below);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

export async function verify({ body }: { body: string }): Promise<Verified> {
  const text = fileIn(body);
  return text === null
    ? { ok: false, flaw: { line: 1, why: 'the request is no {"file": text}' } }
    : verifyFile(shelf, text);
}
