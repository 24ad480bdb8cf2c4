import { FORMAT, commitment, currentCommand, filmOf, keyFromHex, pack, played, timesAfter } from '@orrery/kernel';
import type { MatchFile, Shapes } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import { LocalTable } from './localTable.ts';
import type { KeptCommand, LocalMatch, Store } from './store.ts';
import { isOver } from './store.ts';

// Matches of this device, whatever version of Orrery they were begun with.

/** The match ended with its rules; its film is kept. */
export class Outdated extends Error {}
export class Unknown extends Error {}

/** A match and what was played; `lost` says why it lies in memory only, null when it is kept. */
export interface Record {
  match: LocalMatch;
  past: KeptCommand[];
  lost: unknown;
}

export async function readRecord(from: Store, id: string): Promise<Record> {
  const match = await from.match(id);
  if (!match) throw new Unknown(`no match ${id} on this device`);
  return { match, past: await from.commands(id), lost: null };
}

const UNHEARD = { tell: () => undefined, keeps: () => undefined, failed: () => undefined };
/** The match as it stands after all its commands; nobody plays it yet. */
export async function tableOf(
  store: Store,
  record: Record,
  on: ConstructorParameters<typeof LocalTable>[3] = UNHEARD,
): Promise<LocalTable> {
  const { match, past } = await carryOver(store, record);
  const table = new LocalTable(await loadGame(match.game), match, store, on);
  table.resume(past);
  return table;
}

/** The file of a match that stays closed. Where its rules are gone it holds the film that was kept. */
export async function readFile(store: Store, id: string): Promise<MatchFile> {
  const record = await readRecord(store, id);
  const kept = await store.film(id);
  if (await isCurrent(record.match)) {
    const file = (await tableOf(store, record)).file();
    return kept === undefined ? file : { ...file, film: kept };
  }
  const film = kept ?? (await endedFilm(store, record));
  return { ...fileOf(record), film };
}

export async function filmOfTable(table: LocalTable): Promise<string> {
  return pack(filmOf(played<Shapes>(await loadGame(table.kept.game), table.file()).frames));
}

async function isCurrent({ game, rules, layout }: LocalMatch): Promise<boolean> {
  return layout === FORMAT && rules === (await loadGame(game)).rules;
}

/** A match of an earlier version goes on where every move still means the same; else it ends where it stands and is kept as a film. */
async function carryOver(store: Store, record: Record): Promise<Record> {
  const { match, past } = record;
  if (await isCurrent(match)) return record;
  const { rules } = await loadGame(match.game);
  const { goesOn } = await import('@orrery/games/films');
  if (!isOver(match) && (await goesOn(fileOf(record)))) {
    const carried: LocalMatch = { ...match, rules, layout: FORMAT };
    const commands = past.map((kept) => ({ ...kept, command: currentCommand(kept.command) }));
    await store.replace(carried, commands);
    return { match: carried, past: commands, lost: null };
  }
  // Where nobody can play it again it stays as it is, for a version that can.
  if ((await store.film(match.id)) === undefined) await endedFilm(store, record).catch(() => null);
  throw new Outdated(`rules ${match.rules}, now ${rules}`);
}

async function endedFilm(store: Store, record: Record): Promise<string> {
  const { filmFor } = await import('@orrery/games/films');
  const film = await pack(await filmFor(fileOf(record)));
  const { match } = record;
  await store.keepFilm(match.result ? match : { ...match, endedBy: 'rules' }, film);
  return film;
}

function fileOf({ match, past }: Record): MatchFile {
  const { game, rules, options, seats, key, result, title } = match;
  return {
    format: 'orrery-match',
    version: 2,
    ...(title ? { title } : {}),
    game,
    rules,
    options,
    windowClose: 'at-once',
    seats: seats.map(({ name, bot }) => (bot ? { name, bot } : { name })),
    commitment: commitment(keyFromHex(key)!),
    key,
    commands: past.map(({ command }) => currentCommand(command)),
    hashes: past.map(() => null),
    times: timesAfter(
      match.created,
      past.map(({ at }) => at),
    ),
    result,
  };
}
