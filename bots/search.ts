import { Table, isLive, nextDecision } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, State, View } from '@orrery/kernel';
import { Bandit, kindsOf, textOf } from './bandit.ts';
import type { Arm } from './bandit.ts';
import type { Below, Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { playout, rewards } from './playout.ts';

// Information-set Monte Carlo tree search with a single observer. Every iteration deals all that the seat cannot see anew, walks down a tree
// of answers that is shared by all deals, adds one node, plays on by the game's rule of thumb and credits every answer on the way with how
// its seat fared. Answers that a deal does not allow are passed over; availability counts keep the comparison fair. The search starts from
// the greedy answer and has to be convinced of another.
//
// Sealed questions are answered by all their seats at once: each seat learns by itself, from what it knows, and only the answers together
// lead to the next node. So nobody in the tree replies to an answer it could not have seen.

export type Budget = { ms: number } | { iterations: number };

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

export function search(name: string, budget: Budget): Bot {
  return {
    name,
    reproducible: 'iterations' in budget,
    choose(game, v, d, below) {
      const kinds = kindsOf(game, v, d);
      if (kinds?.size === 1) return kinds.values().next().value!;
      const bandit = new Bandit(greedy.choose(game, v, d, below));
      const root: Node = { bandits: new Map([[questionKey(d), bandit]]), next: new Map() };
      const hasTime = 'iterations' in budget ? countdown(budget.iterations, bandit) : stopwatch(budget.ms, bandit);
      for (let done = 0; hasTime(done); done++) iterate(game, v, d, root, below);
      return bandit.best().answer;
    },
  };
}

/** Every so many iterations it is asked whether more thought can still change the answer. */
const PAUSE = 16;

function countdown(iterations: number, bandit: Bandit): (done: number) => boolean {
  return (done) => done < iterations && !(done % PAUSE === 0 && bandit.isDecided(iterations - done));
}

function stopwatch(ms: number, bandit: Bandit): (done: number) => boolean {
  const began = performance.now();
  return (done) => {
    const spent = performance.now() - began;
    if (done === 0 || spent >= ms) return done === 0;
    return !(done % PAUSE === 0 && bandit.isDecided((done / spent) * (ms - spent)));
  };
}

function newNode(): Node {
  return { bandits: new Map(), next: new Map() };
}

function iterate<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, root: Node, below: Below): void {
  const state = game.bot.determinize(v, below);
  state.pub.table.pace = 'at-once'; // no clock runs in a thought
  const table = new Table(game, state);
  const path: Choice[] = [];
  let node = root;
  let asked = together(
    game,
    state,
    state.pub.table.open.find((open) => open.id === d.id)!,
  );
  for (let isNew = false; !isNew && asked.length > 0; asked = next(game, state)) {
    const choices = asked.map((one) => choose(table, node, one, below));
    isNew = choices.some(({ lesson }) => lesson?.arm.visits === 0);
    path.push(...choices);
    for (const { d: one, answer } of choices) table.take(one, answer);
    table.events.length = 0;
    node = step(node, choices);
  }
  playout(table, below);
  const reward = rewards(table);
  for (const { d: one, lesson } of path) lesson?.bandit.learn(lesson.arm, reward[one.seat]!);
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

function choose<T extends Shapes>(table: Table<T>, node: Node, d: Decision, below: Below): Choice {
  const v = table.view(d.seat);
  const kinds = kindsOf(table.game, v, d);
  if (kinds?.size === 1) return { d, answer: kinds.values().next().value!, lesson: null };
  const key = questionKey(d);
  let bandit = node.bandits.get(key);
  if (!bandit) node.bandits.set(key, (bandit = new Bandit()));
  const { arm, answer } = bandit.choose(table.game, v, d, kinds, below);
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
