import { copy, same } from './json.ts';
import type { Json } from './json.ts';
import { checkPlan, listPlan, samplePlan } from './plan.ts';
import { ORDER, REACT, WINDOW } from './types.ts';
import type {
  AskKind,
  Built,
  Decision,
  Rules,
  Grown,
  Illegal,
  Listed,
  Name,
  Own,
  Pub,
  ReactAnswer,
  Sampled,
  Shapes,
  Source,
  View,
  WindowFrame,
} from './types.ts';
import { rulesView } from './queries.ts';
import { Unreadable, unreadable } from './unreadable.ts';
import { reactionsOpenTo } from './windows.ts';

// One place that tells which answers a decision allows. Boards, bots, fuzzers and the check of a command all use it, and all of it reads
// a view only, so that neither an offer nor a refusal can tell more than its reader knows.

type Kind<T extends Shapes> = AskKind<T, Name<T['asks']>>;
/** Hard bound on backtracking while sampling a grown answer. */
const SAMPLE_STEPS = 20_000;

function kindOf<T extends Shapes>(game: Rules<T>, d: Decision): Kind<T> {
  return game.asks[d.kind as Name<T['asks']>] as unknown as Kind<T>;
}
const isListed = <T extends Shapes>(kind: Kind<T>): kind is Listed<T, Name<T['asks']>> => 'list' in kind;
const isGrown = <T extends Shapes>(kind: Kind<T>): kind is Grown<T, Name<T['asks']>> => 'grow' in kind;
const isBuilt = <T extends Shapes>(kind: Kind<T>): kind is Built<T, Name<T['asks']>> => 'begin' in kind;

/** The kernel's own decisions; null for a game's. */
function ownAnswers<T extends Shapes>(game: Rules<T>, v: View<T>, d: Decision): ReactAnswer[] | null {
  if (d.kind === REACT) {
    const frame = v.pub.table.stack.find((f) => f.id === d.frame);
    const options = frame?.proc === WINDOW ? reactionsOpenTo(game, v, frame as WindowFrame<T>) : [];
    return [null, ...options.map(pick)];
  }
  if (d.kind === ORDER) return (d.q as unknown as { sources: Source[] }).sources.map(pick);
  return null;
}
const pick = (source: Source): ReactAnswer => ({ ability: source.ability, component: source.component });

/** Every legal answer, if they can be listed within the limit; else null. */
export function listAnswers<T extends Shapes>(
  game: Rules<T>,
  v: View<T>,
  d: Decision,
  limit = 1000,
): readonly Json[] | null {
  const own = ownAnswers(game, v, d);
  if (own) return own;
  const kind = kindOf(game, d);
  if (isListed(kind)) return kind.list(rulesView(game, v), d.q as never) as readonly Json[];
  if (isBuilt(kind)) return listPlan(kind.begin(rulesView(game, v), d.q as never), limit, 'all');
  if (!isGrown(kind)) return null;
  const found: Json[] = [];
  const asked = rulesView(game, v);
  const visit = (part: never[]): boolean => {
    const growth = kind.grow(asked, d.q as never, part);
    if (growth.done) found.push(part.slice());
    if (found.length > limit) return false;
    return growth.add.every((atom) => visit([...part, atom as never]));
  };
  return visit([]) ? found : null;
}

/** The one legal answer to a listed question, where public facts alone tell that there is no other; null where they do not. */
export function onlyAnswer<T extends Shapes>(game: Rules<T>, pub: Pub<T>, d: Decision): { answer: Json } | null {
  const kind = kindOf(game, d);
  if (!isListed(kind)) return null;
  try {
    const all = kind.list(
      rulesView(game, { pub, me: unreadable as Own<T>, seat: d.seat }),
      d.q as never,
    ) as readonly Json[];
    return all.length === 1 ? { answer: all[0]! } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** One legal answer by chance; every legal answer can come. */
export function sampleAnswer<T extends Shapes>(
  game: Rules<T>,
  v: View<T>,
  d: Decision,
  below: (n: number) => number,
): Json {
  const own = ownAnswers(game, v, d);
  if (own) return own[below(own.length)]!;
  const kind = kindOf(game, d);
  if (isListed(kind)) {
    const all = kind.list(rulesView(game, v), d.q as never) as readonly Json[];
    if (all.length === 0) throw new Error(`no legal answer to ${d.kind}`);
    return all[below(all.length)]!;
  }
  if (isBuilt(kind)) return samplePlan(kind.begin(rulesView(game, v), d.q as never), below);
  if (!isGrown(kind))
    return (kind as Sampled<T, Name<T['asks']>>).sample(rulesView(game, v), d.q as never, below) as Json;
  let steps = 0;
  const asked = rulesView(game, v);
  const visit = (part: never[]): never[] | null => {
    if (++steps > SAMPLE_STEPS) return null;
    const { add, done } = kind.grow(asked, d.q as never, part);
    if (done && below(add.length + 1) === 0) return part;
    const rest = add.slice();
    while (rest.length > 0) {
      const atom = rest.splice(below(rest.length), 1)[0] as never;
      const found = visit([...part, atom]);
      if (found) return found;
    }
    return done ? part : null;
  };
  const found = visit([]);
  if (!found) throw new Error(`no legal answer to ${d.kind}`);
  return found;
}

/** Why an answer is not allowed; null when it is. The answer may be any JSON. */
export function checkAnswer<T extends Shapes>(game: Rules<T>, v: View<T>, d: Decision, answer: Json): Illegal | null {
  const own = ownAnswers(game, v, d);
  if (own) return own.some((a) => same(a, answer)) ? null : { rule: d.kind === REACT ? 'TABLE-WINDOW' : 'TABLE-ORDER' };
  const kind = kindOf(game, d);
  if (isListed(kind)) {
    if ((kind.list(rulesView(game, v), d.q as never) as readonly Json[]).some((a) => same(a, answer))) return null;
    return reason(game, kind, v, d, answer);
  }
  if (isGrown(kind)) {
    if (!Array.isArray(answer)) return { rule: kind.rule };
    const part: never[] = [];
    const asked = rulesView(game, v);
    for (const atom of answer) {
      if (!kind.grow(asked, d.q as never, part).add.some((a) => same(a, atom))) return reason(game, kind, v, d, answer);
      part.push(atom as never);
    }
    return kind.grow(asked, d.q as never, part).done ? null : reason(game, kind, v, d, answer);
  }
  if (isBuilt(kind)) {
    const checked = checkForm(game, kind, v, d, answer);
    return 'rule' in checked ? checked : null;
  }
  const sampled = kind as Sampled<T, Name<T['asks']>>;
  return sampled.form(answer)
    ? sampled.illegal(rulesView(game, v), d.q as never, answer as never)
    : { rule: kind.rule };
}

/** A plan's answer, whatever its form: one that the plan cannot even read rests on the general rule. */
function checkForm<T extends Shapes>(
  game: Rules<T>,
  kind: Built<T, Name<T['asks']>>,
  v: View<T>,
  d: Decision,
  answer: Json,
) {
  try {
    return checkPlan(kind.begin(rulesView(game, v), d.q as never), answer);
  } catch {
    return { rule: kind.rule };
  }
}

/** A legal answer as it is stored. Answers made of counts have one form, whatever order they were written in; all others are stored as given. It is a copy: what rules do with it never reaches the command that was recorded. */
export function storedAnswer<T extends Shapes>(game: Rules<T>, v: View<T>, d: Decision, answer: Json): Json {
  const kind = d.kind === REACT || d.kind === ORDER ? null : kindOf(game, d);
  if (!kind || !isBuilt(kind)) return copy(answer);
  const checked = checkPlan(kind.begin(rulesView(game, v), d.q as never), answer);
  return copy('stored' in checked ? checked.stored : answer);
}

/** The rule behind a refusal. The answer's form is unknown here, so an answer that the explanation cannot even read rests on the general rule. */
function reason<T extends Shapes>(
  game: Rules<T>,
  kind: Listed<T, Name<T['asks']>> | Grown<T, Name<T['asks']>>,
  v: View<T>,
  d: Decision,
  answer: Json,
): Illegal {
  try {
    return kind.refuse?.(rulesView(game, v), d.q as never, answer as never) ?? { rule: kind.rule };
  } catch {
    return { rule: kind.rule };
  }
}

/** What a seat does that does not answer. */
export function defaultAnswer<T extends Shapes>(game: Rules<T>, v: View<T>, d: Decision): Json {
  if (d.kind === REACT) return null;
  const own = ownAnswers(game, v, d);
  return own ? own[0]! : (kindOf(game, d).fallback(rulesView(game, v), d.q as never) as Json);
}
