import type { AnyGame } from '@orrery/games';
import { listAnswers, sampleAnswer, sampler } from '@orrery/kernel';
import type { Decision, Growth, Json, Shapes, View } from '@orrery/kernel';
import type { Text } from './text.ts';

/** One numbered line: an answer, or one more atom of an answer that is being built. */
export interface Entry {
  label: string;
  /** The complete answer, or the part so far. */
  answer: Json;
  complete: boolean;
}

/** Answers above this number are built step by step, or sampled. */
const LIST_LIMIT = 40;
const SAMPLES = 12;

/** What may be chosen now; `part` holds the atoms chosen so far of an answer that is built step by step. */
export function menu(
  game: AnyGame,
  v: View<Shapes>,
  d: Decision,
  part: Json[],
  say: (answer: Json) => string,
  text: Text,
): Entry[] {
  const entry = (answer: Json): Entry => ({ label: say(answer), answer, complete: true });
  const all = part.length === 0 ? listAnswers(game, v, d, LIST_LIMIT) : null;
  if (all) return all.map(entry);
  const kind = (game.asks as { [kind: string]: { grow?: Grow } })[d.kind]!;
  if (!kind.grow) return samples(game, v, d).map(entry);
  const { add, done } = kind.grow(v, d.q, part);
  const more = add.map((atom): Entry => {
    const longer = [...part, atom];
    return { label: `… ${say(longer)}`, answer: longer, complete: false };
  });
  return done ? [{ ...entry(part), label: `${text.done}: ${say(part)}` }, ...more] : more;
}
type Grow = (v: View<Shapes>, q: Json, part: readonly Json[]) => Growth<Json>;

function samples(game: AnyGame, v: View<Shapes>, d: Decision): Json[] {
  const below = sampler(d.id);
  const found = new Map<string, Json>();
  for (let i = 0; i < SAMPLES; i++) {
    const answer = sampleAnswer(game, v, d, below);
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}
