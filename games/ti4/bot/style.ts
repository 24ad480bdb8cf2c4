import type { bots } from '@orrery/imperium';

// Every number that the bot plays by. First values come from judgement and were set by play; what each is worth is counted in resources.

export interface Style extends bots.Style {
  readonly planet: bots.Style['planet'] & { readonly trait: number; readonly legendary: number };
  /** A token of the tactic pool costs `tactic`, and `less` for each that is left beside it, but at least `least`. */
  readonly token: { readonly tactic: number; readonly less: number; readonly least: number; readonly strategy: number };
  readonly commodity: number;
  readonly secret: number;
  readonly speaker: number;
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
