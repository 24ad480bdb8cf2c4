import { checkAnswer, sampleAnswer } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, View } from '@orrery/kernel';
import type { Below } from './bot.ts';
import { ruleOfThumb } from './quick.ts';

/** How readily less tried answers are tried again; rewards lie between 0 and 1. */
const CURIOSITY = 0.6;
/** After n visits about this many times the root of n answers have been tried. */
const WIDTH = 2;

export interface Arm {
  key: string;
  answer: Json;
  visits: number;
  /** How often this answer was legal when the question came up. */
  available: number;
  total: number;
}

/**
 * What one question at one point of the tree has taught: each answer tried, how often, and how well it did.
 * Answers are tried one by one as visits mount (progressive widening), the rule of thumb's first, so that it does not matter how many there are.
 */
export class Bandit {
  private readonly arms = new Map<string, Arm>();
  private visits = 0;

  /** `all` are the legal answers, null when they are too many to list. */
  choose<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, all: readonly Json[] | null, below: Below): Arm {
    const tried = all ? this.triedAmong(all) : this.triedAndLegal(game, v, d);
    for (const arm of tried) arm.available++;
    if (tried.length < (all ? all.length : Infinity) && tried.length < WIDTH * Math.sqrt(this.visits + 1)) {
      const fresh = this.fresh(game, v, d, all, below);
      if (fresh) return fresh;
    }
    return mostPromising(tried);
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

  private triedAmong(answers: readonly Json[]): Arm[] {
    const tried: Arm[] = [];
    for (const answer of answers) {
      const arm = this.arms.get(answerKey(answer));
      if (arm) tried.push(arm);
    }
    return tried;
  }

  private triedAndLegal<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision): Arm[] {
    return [...this.arms.values()].filter((arm) => checkAnswer(game, v, d, arm.answer) === null);
  }

  /** An answer not tried before; null when chance brings none. */
  private fresh<T extends Shapes>(
    game: Game<T>,
    v: View<T>,
    d: Decision,
    all: readonly Json[] | null,
    below: Below,
  ): Arm | null {
    const first = this.arms.size === 0 ? ruleOfThumb(game, v, d, below) : undefined;
    if (first !== undefined) return this.add(first);
    if (!all) {
      const answer = sampleAnswer(game, v, d, below);
      return this.arms.has(answerKey(answer)) ? null : this.add(answer);
    }
    const untried = all.filter((answer) => !this.arms.has(answerKey(answer)));
    return this.add(untried[below(untried.length)]!);
  }

  private add(answer: Json): Arm {
    const arm: Arm = { key: answerKey(answer), answer, visits: 0, available: 1, total: 0 };
    this.arms.set(arm.key, arm);
    return arm;
  }
}

export function answerKey(answer: Json): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

/** Upper confidence bound, with the times an answer was available in the place of all visits. */
function mostPromising(arms: readonly Arm[]): Arm {
  let best = arms[0]!;
  let bound = -Infinity;
  for (const arm of arms) {
    const worth = arm.total / arm.visits + CURIOSITY * Math.sqrt(Math.log(arm.available + 1) / arm.visits);
    if (worth > bound) {
      bound = worth;
      best = arm;
    }
  }
  return best;
}
