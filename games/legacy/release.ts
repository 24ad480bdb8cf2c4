import type { Event, MatchFile, Shapes, State } from '@orrery/kernel';

/** One command of a match as a release played it. */
export interface Replayed {
  state: State<Shapes>;
  events: Event<Shapes>[];
  /** Whether the state is the one whose hash was written down; null where none was, or it holds what the file does not. */
  isAsRecorded: boolean | null;
}

/** The kernel and the games of one release. */
export interface Release {
  /** The version of each game's rules. */
  rules: { [game: string]: number };
  /** The set-up of a match, then every command; null where a command is refused. */
  play(file: MatchFile): Promise<Replayed[] | null>;
}
