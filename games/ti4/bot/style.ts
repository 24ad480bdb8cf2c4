// Every number that the bot plays by. First values come from judgement and were set by play; what each is worth is counted in resources.

export interface Style {
  readonly name: string;
  /** What a victory point is worth, by round. */
  readonly point: readonly number[];
  /** The share of a goal's worth when so many of its kind are ready already. */
  readonly waiting: readonly number[];
  /** How loosely plans are chosen: 0 takes the best one. */
  readonly temperature: number;
  /** Whether objectives are thought of before they are met. */
  readonly plans: boolean;
  /** Whether what objectives cost is kept for them. */
  readonly saves: boolean;
  readonly planet: {
    /** Per resource or influence and round that is left. */
    readonly yield: number;
    readonly influence: number;
    readonly lesser: number;
    readonly rounds: number;
    readonly trait: number;
    readonly specialty: number;
    readonly legendary: number;
  };
  /** A token of the tactic pool costs `tactic`, and `less` for each that is left beside it, but at least `least`. */
  readonly token: { readonly tactic: number; readonly less: number; readonly least: number; readonly strategy: number };
  /** The share of what is produced that counts: resources that are not spent are lost. */
  readonly produce: number;
  /** The share of a target's worth that a step towards it is worth. */
  readonly approach: number;
  readonly good: number;
  readonly commodity: number;
  readonly actionCard: number;
  readonly secret: number;
  readonly technology: number;
  readonly speaker: number;
  readonly attack: {
    /** The least chance at which an ordinary attack is made; for a point. */
    readonly floor: number;
    readonly floorForPoint: number;
    /** The share of a foe's loss that is one's own gain. */
    readonly foeLoss: number;
    /** What an attacked neighbour's anger costs. */
    readonly anger: number;
    /** The least chance at which a battle is fought on. */
    readonly retreat: number;
  };
  /** The share of danger at home that is paid for. */
  readonly homeGuard: number;
  /** Rounds that a game is expected to last. */
  readonly length: number;
  /** Tokens that a round's plans want. */
  readonly wants: { readonly tactic: number; readonly fleet: number; readonly strategy: number };
}

/** The rule of thumb. */
export const STEADY: Style = {
  name: 'steady',
  point: [10, 9, 10, 13, 16, 18, 20, 22],
  waiting: [1, 0.55, 0.3],
  temperature: 0,
  plans: true,
  saves: true,
  planet: { yield: 0.55, influence: 0.8, lesser: 0.3, rounds: 4, trait: 0.4, specialty: 1, legendary: 2 },
  token: { tactic: 2, less: 0.35, least: 0.7, strategy: 2 },
  produce: 0.8,
  approach: 0.25,
  good: 1.1,
  commodity: 0.8,
  actionCard: 1.4,
  secret: 4,
  technology: 5,
  speaker: 2,
  attack: { floor: 0.68, floorForPoint: 0.45, foeLoss: 0.3, anger: 2.5, retreat: 0.3 },
  homeGuard: 0.5,
  length: 7,
  wants: { tactic: 4, fleet: 5, strategy: 2 },
};

/** The middle level: the same, but it is content with what is nearly the best. */
export const MEDIUM: Style = { ...STEADY, name: 'medium', temperature: 0.6 };

/** Somebody who has just read the rules: planets and ships are what counts, objectives are scored when they happen to be met. */
export const BEGINNER: Style = {
  ...STEADY,
  name: 'beginner',
  temperature: 2.5,
  plans: false,
  saves: false,
  attack: { floor: 0.55, floorForPoint: 0.5, foeLoss: 0.6, anger: 0, retreat: 0.2 },
  homeGuard: 0,
  wants: { tactic: 3, fleet: 3, strategy: 1 },
};
