import { Table, cloneState, isLive, nextDecision, rulesView } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, State, Strength, View } from '@orrery/kernel';
import { Bandit, kindsOf, likenessOf, textOf } from './bandit.ts';
import type { Arm } from './bandit.ts';
import type { Below, Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { playout, rewards } from './playout.ts';

// Monte Carlo search over what the seat cannot see. Every deal makes up all that is hidden; each answer in question is tried on it, walks down
// a tree of answers that is shared by all deals, adds one node, plays on by the game's rule of thumb, and is credited with how its seat fared.
// Answers that a deal does not allow are passed over; availability counts keep the comparison fair. The search starts from the greedy answer
// and has to be convinced of another.
//
// Sealed questions are answered by all their seats at once: each seat learns by itself, from what it knows, and only the answers together
// lead to the next node. So nobody in the tree replies to an answer it could not have seen.

export type Budget = { ms: number } | { iterations: number };

/** What a name stands for unless the game says otherwise: numbers of iterations, so that bots play the same on every machine. */
export const STRENGTHS: Readonly<Record<Strength, number>> = { medium: 60, hard: 400 };

/** A point in the tree: what each question asked here has taught so far, and where the answers lead. */
interface Node {
  bandits: Map<string, Bandit>;
  next: Map<string, Node>;
}
interface Choice {
  d: Decision;
  answer: Json;
  /** What is learnt from it; null where there was nothing to choose. */
  lesson: { bandit: Bandit; arm: Arm } | null;
}

export function search(name: string, given: Budget | { strength: Strength }): Bot {
  return {
    name,
    reproducible: !('ms' in given),
    deals: true,
    choose(game, v, d, below) {
      const budget = 'strength' in given ? { iterations: (game.bot.strengths ?? STRENGTHS)[given.strength] } : given;
      const found = game.bot.search?.(game, rulesView(game, v), d, allowance(budget, 1), below);
      if (found !== undefined) return found;
      const kinds = kindsOf(game, v, d, below);
      if (kinds?.size === 1) return kinds.values().next().value!;
      const first = greedy.choose(game, v, d, below);
      if (kinds && suffices(budget, kinds.size)) return tournament(game, v, d, kinds, first, budget, below);
      const bandit = new Bandit(first);
      const root: Node = { bandits: new Map([[questionKey(d), bandit]]), next: new Map() };
      const hasTime = allowance(budget, 1);
      for (let done = 0; hasTime(done); done++) iterate(game, deal(game, v, below), d, root, below, null);
      return bandit.best().answer;
    },
  };
}

/** Whether a budget lets so many answers meet on two deals in each round; a millisecond is taken for an iteration. */
function suffices(budget: Budget, answers: number): boolean {
  return 2 * answers * Math.log2(answers) <= ('iterations' in budget ? budget.iterations : budget.ms);
}

/** Whether there is time for one more, of a budget's share. At least one is always done. */
function allowance(budget: Budget, share: number): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done === 0 || done < share * budget.iterations;
  const until = performance.now() + share * budget.ms;
  return (done) => done === 0 || performance.now() < until;
}

interface Entrant {
  answer: Json;
  /** Answers that follow it; each entrant learns for itself. */
  root: Node;
  /** How it fared on each deal so far: the same deals for all that are still in. */
  fared: number[];
}
/** The lead over the rule of thumb's answer, in standard errors, from which another answer is believed in. */
const CONVINCING = 1;

/**
 * Where answers can be listed, all are tried on the same deals, so that luck favours none; then the better half on more deals, and so on. The
 * rule of thumb's answer stays in to the end, and stands unless another one's lead over it is more than chance would give.
 */
function tournament<T extends Shapes>(
  game: Game<T>,
  v: View<T>,
  d: Decision,
  kinds: ReadonlyMap<string, Json>,
  first: Json,
  budget: Budget,
  below: Below,
): Json {
  const entrant = (answer: Json): Entrant => ({ answer, root: newNode(), fared: [] });
  const thumb = entrant(first);
  const own = likenessOf(game, v, d, first);
  let others = [...kinds].filter(([key]) => key !== own).map(([, answer]) => entrant(answer));
  for (let left = Math.max(1, Math.ceil(Math.log2(others.length + 1))), share = 1 / left; left > 0; left--) {
    const hasTime = allowance(budget, share);
    for (let done = 0; hasTime(done); done += others.length + 1) {
      const state = deal(game, v, below);
      for (const one of [thumb, ...others])
        one.fared.push(iterate(game, cloneState(game, state), d, one.root, below, one)[d.seat]!);
    }
    others.sort((a, b) => mean(b.fared) - mean(a.fared));
    others = others.slice(0, Math.max(1, (others.length + 1) >> 1));
  }
  const best = others[0]!;
  return lead(best.fared, thumb.fared) > CONVINCING ? best.answer : first;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, x) => sum + x, 0) / list.length;
}

/** By how many standard errors one does better than the other, deal by deal. */
function lead(a: readonly number[], b: readonly number[]): number {
  const n = a.length;
  const more = a.map((x, i) => x - b[i]!);
  const by = mean(more);
  const variance = more.reduce((sum, x) => sum + (x - by) ** 2, 0) / Math.max(1, n - 1);
  return n < 2 ? 0 : by / Math.sqrt(variance / n + 1e-9);
}

function newNode(): Node {
  return { bandits: new Map(), next: new Map() };
}

function deal<T extends Shapes>(game: Game<T>, v: View<T>, below: Below): State<T> {
  const state = game.bot.determinize(v, below);
  state.pub.table.windowClose = 'at-once'; // no clock runs in a thought
  return state;
}

/** One walk through a deal: down the tree, one node more, then a playout. The first question may have its answer already. */
function iterate<T extends Shapes>(
  game: Game<T>,
  state: State<T>,
  d: Decision,
  root: Node,
  below: Below,
  forced: { answer: Json } | null,
): number[] {
  const table = new Table(game, state);
  const path: Choice[] = [];
  let node = root;
  let asked = together(
    game,
    state,
    state.pub.table.open.find((open) => open.id === d.id)!,
  );
  for (let isNew = false; !isNew && asked.length > 0; asked = next(game, state)) {
    const choices = asked.map((one) =>
      forced && one.id === d.id
        ? { d: one, answer: forced.answer, lesson: null }
        : choose(game, table, node, one, below),
    );
    isNew = choices.some(({ lesson }) => lesson?.arm.visits === 0);
    path.push(...choices);
    for (const { d: one, answer } of choices) table.take(one, answer);
    table.events.length = 0;
    node = step(node, choices);
  }
  playout(game, table, below);
  const reward = rewards(game, table);
  for (const { d: one, lesson } of path) lesson?.bandit.learn(lesson.arm, reward[one.seat]!);
  return reward;
}

/** The decision and, if it is sealed, all others that are answered at the same time. */
function together<T extends Shapes>(game: Game<T>, s: State<T>, d: Decision): Decision[] {
  if (d.mode !== 'seal') return [d];
  return s.pub.table.open.filter(
    (other) =>
      other.mode === 'seal' &&
      other.frame === d.frame &&
      isLive(game, s, other) &&
      s.own[other.seat]!.table.sealed[other.id] === undefined,
  );
}

function next<T extends Shapes>(game: Game<T>, s: State<T>): Decision[] {
  const d = s.pub.table.result === null ? nextDecision(game, s) : null;
  return d ? together(game, s, d) : [];
}

function choose<T extends Shapes>(game: Game<T>, table: Table<T>, node: Node, d: Decision, below: Below): Choice {
  const v = table.view(d.seat);
  const kinds = kindsOf(game, v, d, below);
  if (kinds?.size === 1) return { d, answer: kinds.values().next().value!, lesson: null };
  const key = questionKey(d);
  let bandit = node.bandits.get(key);
  if (!bandit) node.bandits.set(key, (bandit = new Bandit()));
  const { arm, answer } = bandit.choose(game, v, d, kinds, below);
  return { d, answer, lesson: { bandit, arm } };
}

function step(node: Node, choices: readonly Choice[]): Node {
  let key = '';
  for (const { d, lesson } of choices) if (lesson) key += `${questionKey(d)} ${lesson.arm.key}\n`;
  if (key === '') return node;
  let child = node.next.get(key);
  if (!child) node.next.set(key, (child = newNode()));
  return child;
}

function questionKey(d: Decision): string {
  return `${d.seat} ${d.kind} ${textOf(d.q)}`;
}
