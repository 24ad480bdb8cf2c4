import type { CoachNote } from '@orrery/web/match/coach.ts';
import type { TableModel } from '@orrery/web/match/model.ts';

/** What a lesson is about: each thing is learnt once the record tells of it. */
export interface LessonPlan {
  readonly [lesson: string]: readonly { readonly thing: string; readonly event: string }[];
}
/** Questions that a lesson explains, and what it says when all is learnt. */
export type Topic<Kind extends string> = Kind | 'done';
type Say<Kind extends string> = (topic: Topic<Kind>, part: 'goal' | 'why') => string;

/** How many things of a lesson the reader has done since it began. */
export function learntOf(table: TableModel, plan: LessonPlan): { learnt: number; of: number } | null {
  const lesson = table.channel.head()?.lesson ?? null;
  const things = lesson && plan[lesson.id];
  if (!lesson || !things) return null;
  const seen = new Set(
    table
      .steps()
      // The first step is the set-up; then there is one for each command.
      .slice(lesson.from + 1)
      .flatMap(({ events }) => events)
      .filter(({ all }) => {
        const { seat } = all as { seat?: number };
        return seat === undefined || seat === table.mine;
      })
      .map((event) => (event as { t: string }).t),
  );
  return { learnt: things.filter((thing) => seen.has(thing.event)).length, of: things.length };
}

/** What a lesson says to the question at hand: the goal, why, and the question's own rule; null where it explains nothing. */
export const coachOf =
  <Kind extends string>(plan: LessonPlan, rules: { readonly [K in Kind]: string }, say: Say<Kind>) =>
  (table: TableModel): CoachNote | null => {
    const kind = table.decision()?.kind;
    const progress = learntOf(table, plan);
    if (kind === undefined || !(kind in rules) || !progress) return null;
    const topic = progress.learnt === progress.of ? 'done' : (kind as Kind);
    return {
      goal: say(topic, 'goal'),
      why: say(topic, 'why'),
      rule: rules[kind as Kind],
      place: 'board',
      ...progress,
    };
  };
