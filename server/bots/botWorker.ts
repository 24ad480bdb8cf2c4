import { randomInt } from 'node:crypto';
import { workerData } from 'piscina';
import { botByName, replyTo } from '@orrery/bots';
import type { Level } from '@orrery/bots';
import { entryOf } from '@orrery/games/archive';
import type { ArchiveEntry } from '@orrery/games/archive';
import { filmFor, goesOn, showMatch } from '@orrery/games/films';
import { statisticsOf } from '@orrery/games/statistics';
import { Match, pack, readMatchFile, sampler } from '@orrery/kernel';
import type { Command, Deal, Decision, Json, MatchFile, Setup, Shapes, View } from '@orrery/kernel';
import { GameRegistry } from '../matches/gameRegistry.ts';
import { fileIn, verifyFile } from './verify.ts';
import type { Verified } from './verify.ts';

export interface BotTask {
  game: string;
  view: View<Shapes>;
  decision: Decision;
  level: Level;
}

export interface OfferTask {
  game: string;
  view: View<Shapes>;
  deal: Deal;
}

const registry = new GameRegistry((workerData as { extra: { [game: string]: string } }).extra);

/** One answer of a bot. */
export default async function choose({ game: id, view, decision, level }: BotTask): Promise<Json> {
  const game = await registry.load(id);
  return botByName(level).choose(game, view, decision, sampler(randomInt(2 ** 40)));
}

/** What a bot answers to an offer. */
export async function reply({ game: id, view, deal }: OfferTask): Promise<Command> {
  return replyTo(await registry.load(id), view, deal);
}

export async function film({ text }: { text: string }): Promise<string> {
  return pack(await filmFor(fileOf(text), (id) => registry.load(id)));
}

/** What an archive keeps of a match. */
export async function entry({ text }: { text: string }): Promise<ArchiveEntry> {
  const file = fileOf(text);
  const game = await registry.load(file.game);
  const { frames } = await showMatch(file, (id) => registry.load(id));
  return entryOf(statisticsOf(game, file, frames));
}

export function continues({ text }: { text: string }): Promise<boolean> {
  return goesOn(fileOf(text));
}

function fileOf(text: string): MatchFile {
  const read = readMatchFile(text);
  if (!read.ok) throw new Error(`line ${read.flaw.line}: ${read.flaw.reason}`);
  return read.file;
}

export async function verify({ body }: { body: string }): Promise<Verified> {
  const text = fileIn(body);
  return text === null
    ? { ok: false, flaw: { line: 1, reason: 'the request is no {"file": text}' } }
    : verifyFile(registry, text);
}

/** The state that commands lead to, as text. */
export async function recreate({
  game: id,
  setup,
  commands,
}: {
  game: string;
  setup: Setup;
  commands: Command[];
}): Promise<string> {
  const match = new Match<Shapes>(await registry.load(id), setup, null, Infinity);
  for (const command of commands) {
    const applied = match.play(command);
    if (!applied.ok) throw new Error(`${command.do} is refused by ${applied.refusal.rule} when it is played again`);
  }
  return JSON.stringify(match.state);
}
