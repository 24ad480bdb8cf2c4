import type { Event, MatchFile, Shapes, State } from '@orrery/kernel';

/** One command of a match as a release played it. */
export interface Replayed {
  state: State<Shapes>;
  events: Event<Shapes>[];
  /** The state is the one whose hash was written down, or none was. */
  isAsRecorded: boolean;
}

/** The kernel and the games of one release. */
export interface Release {
  /** The version of each game's rules. */
  rules: { [game: string]: number };
  /** The set-up of a match, then every command; null where a command is refused. */
  play(file: MatchFile): Promise<Replayed[] | null>;
}
