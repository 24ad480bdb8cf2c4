import { checkAnswer, listAnswers, rulesView, sampleAnswer } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, View } from '@orrery/kernel';
import type { Below } from './bot.ts';
import { ruleOfThumb } from './ruleOfThumb.ts';

/** How readily less tried answers are tried again; rewards lie between 0 and 1. */
const CURIOSITY = 1;
/** The share of curiosity that goes to the rule of thumb's answer; the rest is spread evenly. */
const TRUST = 0.6;
/** Above this many, answers are sampled instead of listed. */
const LIST_LIMIT = 200;

export interface Arm {
  key: string;
  answer: Json;
  /** It is the answer of the rule of thumb. */
  trusted: boolean;
  visits: number;
  /** How often this answer was legal when the question came up. */
  available: number;
  total: number;
}
/** An arm with the answer that stands for it in the present deal: this Scout or that one. */
export interface Chosen {
  arm: Arm;
  answer: Json;
}

/** The equivalenceKey of an answer that needs no thought: everything else is taken as alike to it. */
const OBVIOUS = '';

/** The legal answers by kind, one of each; null when they are too many to list. Where nothing needs thought, the rule of thumb's alone. */
export function kindsOf<T extends Shapes>(
  game: Game<T>,
  v: View<T>,
  d: Decision,
  below: Below,
): Map<string, Json> | null {
  if (game.bot.equivalenceKey) {
    const first = ruleOfThumb(game, v, d, below);
    if (first !== undefined && game.bot.equivalenceKey(rulesView(game, v), d, first) === OBVIOUS)
      return new Map([[OBVIOUS, first]]);
  }
  const all = listAnswers(game, v, d, LIST_LIMIT);
  if (!all) return null;
  if (all.length === 0) throw new Error(`a deal of ${game.id} leaves no legal answer to ${d.kind} of seat ${d.seat}`);
  const kinds = new Map<string, Json>();
  for (const answer of all) {
    const key = likenessOf(game, v, d, answer);
    if (!kinds.has(key)) kinds.set(key, answer);
  }
  return kinds;
}

export function likenessOf<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, answer: Json): string {
  return game.bot.equivalenceKey ? game.bot.equivalenceKey(rulesView(game, v), d, answer) : textOf(answer);
}

export function textOf(json: Json): string {
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/**
 * What one question at one point of the tree has taught: each answer tried, how often, and how well it did.
 * Answers are tried one by one as visits mount (progressive widening), the rule of thumb's first, so that it does not matter how many there are.
 */
export class Bandit {
  private readonly arms = new Map<string, Arm>();
  private readonly hint: Json | undefined;
  private visits = 0;

  /** With a hint, it is tried first and trusted instead of the rule of thumb's answer. */
  constructor(hint?: Json) {
    this.hint = hint;
  }

  /** `kinds` as `kindsOf` gives them. */
  choose<T extends Shapes>(
    game: Game<T>,
    v: View<T>,
    d: Decision,
    kinds: ReadonlyMap<string, Json> | null,
    below: Below,
  ): Chosen {
    const tried = [...this.arms.values()].filter((arm) =>
      kinds ? kinds.has(arm.key) : checkAnswer(game, v, d, arm.answer) === null,
    );
    for (const arm of tried) arm.available++;
    if (tried.length < (kinds?.size ?? Infinity) && tried.length < Math.sqrt(this.visits + 1)) {
      return this.fresh(game, v, d, kinds, below);
    }
    const arm = mostPromising(tried);
    return { arm, answer: kinds?.get(arm.key) ?? arm.answer };
  }

  learn(arm: Arm, reward: number): void {
    this.visits++;
    arm.visits++;
    arm.total += reward;
  }

  /** The answer tried most; of equals the one that did better. */
  best(): Arm {
    let best: Arm | null = null;
    for (const arm of this.arms.values())
      if (!best || arm.visits > best.visits || (arm.visits === best.visits && arm.total > best.total)) best = arm;
    return best!;
  }

  /** An answer not tried before, or one that chance brings again. */
  private fresh<T extends Shapes>(
    game: Game<T>,
    v: View<T>,
    d: Decision,
    kinds: ReadonlyMap<string, Json> | null,
    below: Below,
  ): Chosen {
    const first = this.arms.size > 0 ? undefined : this.hint === undefined ? ruleOfThumb(game, v, d, below) : this.hint;
    if (first !== undefined) return this.add(likenessOf(game, v, d, first), first, true);
    if (!kinds) {
      const answer = sampleAnswer(game, v, d, below);
      const key = likenessOf(game, v, d, answer);
      const again = this.arms.get(key);
      return again ? { arm: again, answer } : this.add(key, answer, false);
    }
    const untried = [...kinds].filter(([key]) => !this.arms.has(key));
    return this.add(...untried[below(untried.length)]!, false);
  }

  private add(key: string, answer: Json, trusted: boolean): Chosen {
    const arm: Arm = { key, answer, trusted, visits: 0, available: 1, total: 0 };
    this.arms.set(key, arm);
    return { arm, answer };
  }
}

/**
 * The best mean so far, plus what curiosity adds for answers tried less often than they could have been. Curiosity follows the rule of
 * thumb: few iterations then play like it, and another answer has to prove itself.
 */
function mostPromising(arms: readonly Arm[]): Arm {
  const share = (arms.some((arm) => arm.trusted) ? 1 - TRUST : 1) / arms.length;
  let best = arms[0]!;
  let bound = -Infinity;
  for (const arm of arms) {
    const curiosity = CURIOSITY * (arm.trusted ? TRUST + share : share);
    const worth = arm.total / arm.visits + (curiosity * Math.sqrt(arm.available)) / (1 + arm.visits);
    if (worth > bound) {
      bound = worth;
      best = arm;
    }
  }
  return best;
}
