import { entryOf } from '@orrery/games/archive';
import type { ArchiveEntry } from '@orrery/games/archive';
import { readLine, readSetup, statisticsOfTrack } from '@orrery/games/companion';
import { draftsOf } from '@orrery/games/drafts';
import type { DraftRules } from '@orrery/games/drafts';
import { conflict, malformed } from '../api/requestError.ts';
import type { RoomRow } from '../store/tables.ts';

/** How a room stands: how many sit in it, whose turn it is, whether its set-up can still be changed, and what came of it. */
export interface Standing {
  places: number;
  next: number | null;
  mayChange: boolean;
  /** Once a game at a real table has ended: what the archive keeps of it. */
  end: (() => ArchiveEntry) | null;
}
/** Lines of one room. */
export const MOST_ENTRIES = 3000;

export async function draftRules(game: string): Promise<DraftRules> {
  const rules = await draftsOf(game);
  if (!rules) throw malformed('game', 'game: there is no draft of this game');
  return rules;
}

/**
 * Where a room stands with these entries, or a refusal. All entries but the last were looked at when they came: of a long game at a real
 * table only that one is read, however often somebody asks.
 */
export async function standingOf(
  { kind, game }: Pick<RoomRow, 'kind' | 'game'>,
  setup: string,
  entries: readonly string[],
): Promise<Standing> {
  if (entries.length > MOST_ENTRIES) throw conflict('full', 'Nothing more can be written down here.');
  if (kind === 'draft') {
    const state = (await draftRules(game)).state(setup, entries.join(''));
    if ('fault' in state) throw conflict('no-such-pick', `That cannot be drafted: ${state.fault}.`);
    return { places: state.players, next: state.next, mayChange: state.mayChange, end: null };
  }
  const read = readSetup(setup);
  if (!read) throw malformed('setup', 'setup: names and factions of two to eight seats');
  const last = entries.at(-1);
  const what = last === undefined ? null : lineOf(last).what;
  return {
    places: read.names.length,
    next: null,
    mayChange: entries.length === 0,
    end: what === 'end' ? () => entryOf(statisticsOfTrack(game, read, entries.map(lineOf))) : null,
  };
}

function lineOf(text: string) {
  const line = readLine(text);
  if (!line) throw malformed('entry', 'entry: no line of a game');
  return line;
}
