import type { bots } from '@orrery/imperium';

// Every number that the bot plays by. First values come from judgement and were set by play; what each is worth is counted in resources.

export interface Style extends bots.Style {
  readonly planet: bots.Style['planet'] & {
    /** Where planets decide the game, each of them. */
    readonly itself: number;
  };
  /** A counter of the Command Pool costs `command`, and `less` for each that is left beside it, but at least `least`. */
  readonly counter: {
    readonly command: number;
    readonly less: number;
    readonly least: number;
    readonly strategy: number;
  };
  /** What an empty transporter is worth more where it can be loaded. */
  readonly gather: number;
  /** Ships that a fleet should be able to have. */
  readonly fleet: number;
  /** Points that it counts as lost when the game ends while somebody else would win. */
  readonly endsBehind: number;
  /** Takes Imperial from who would win by it. */
  readonly denies: boolean;
}

/** The rule of thumb. */
export const STEADY: Style = {
  name: 'steady',
  point: [9, 9, 9, 11, 13, 15, 17, 19, 21],
  waiting: [1, 0.55, 0.3],
  temperature: 0,
  plans: true,
  saves: true,
  planet: { yield: 0.55, influence: 0.7, lesser: 0.3, rounds: 4, specialty: 1, itself: 6 },
  counter: { command: 2, less: 0.35, least: 0.7, strategy: 2 },
  produce: 0.8,
  approach: 0.25,
  gather: 1.2,
  good: 1.1,
  actionCard: 1.4,
  technology: 5,
  attack: { floor: 0.68, floorForPoint: 0.45, foeLoss: 0.3, anger: 2.5, retreat: 0.25 },
  homeGuard: 0.5,
  length: 8,
  fleet: 4,
  endsBehind: 6,
  denies: true,
};

/** The middle level: the same, but it is content with what is nearly the best, and leaves alone what may end the game against it. */
export const MEDIUM: Style = { ...STEADY, name: 'medium', temperature: 0.6, denies: false };

/** Somebody who has just read the rules: planets and ships are what counts, objectives are claimed when they happen to be met. */
export const BEGINNER: Style = {
  ...STEADY,
  name: 'beginner',
  temperature: 2.5,
  plans: false,
  saves: false,
  attack: { floor: 0.55, floorForPoint: 0.5, foeLoss: 0.6, anger: 0, retreat: 0.2 },
  homeGuard: 0,
  fleet: 3,
  endsBehind: 1,
  denies: false,
};
