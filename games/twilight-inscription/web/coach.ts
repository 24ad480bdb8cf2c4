/** The lesson's words to the question at hand, and the place it shows in brass. */
import type { CoachNote } from '@orrery/web/match/coach.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { LEFT_HALF, RIGHT_HALF } from './content.ts';
import type { Atom } from './content.ts';
import { LEARNED, RULES, learnedBy, remarkOn, targetOf, topicOf } from './lesson.ts';
import type { SeenEvent, Topic } from './lesson.ts';
import { placeOf } from './places.ts';
import { sayAtom } from './say.ts';
import { boardState, viewOf } from './state.ts';

function now(table: TableModel): { topic: Topic; target: Atom | null } {
  const state = boardState(table);
  const { guide, round } = viewOf(table).pub;
  const p = state.now();
  const kind = table.decision()?.kind;
  const atoms = state.atoms();
  const topic = topicOf({
    question: kind === 'mark' ? 'mark' : kind === 'vote' || kind === 'castAgainstAi' ? 'vote' : 'other',
    guide,
    round,
    step: state.step(),
    atoms,
    deploying: state.ghost.at() !== null,
    kept: p.assets.filter((one) => !one.spent).length,
    relics: p.relicsInHand,
  });
  const desk = state.desk();
  return { topic, target: desk ? targetOf(topic, atoms, desk.sheets) : null };
}

export const isLesson = (table: TableModel): boolean => (table.channel.head()?.lesson ?? null) !== null;

/** The place the lesson points to; null outside a lesson. */
export function lessonTarget(table: TableModel): string | null {
  if (!isLesson(table)) return null;
  const { target } = now(table);
  return target ? placeOf(target, boardState(table).desk()) : null;
}

export function coach(table: TableModel): CoachNote | null {
  if (!table.decision()) return null;
  const { topic, target } = now(table);
  const desk = boardState(table).desk();
  const said = remark(table);
  const events = table.steps().flatMap((step) => step.events as unknown as SeenEvent[]);
  return {
    // With a mark to point at, that is the goal, and any other legal mark will do as well; else what there is to know.
    goal: target && desk ? sayAtom(target, desk) : t(`lesson.${topic}`),
    why: target ? `${t(`lesson.${topic}`)} ${t(`lesson.${topic}.why`)}` : t(`lesson.${topic}.why`),
    rule: RULES[topic],
    place: topic,
    learnt: learnedBy(table.mine ?? 0, events).size,
    of: LEARNED.length,
    ...(said ? { remark: said } : {}),
  };
}

/** Said before the first mark of a round: what the last sheet came to, good or not, both are legal. */
function remark(table: TableModel): string | null {
  const state = boardState(table);
  if (state.step() !== 'card' || state.part().length > 0) return null;
  const { guide, round } = viewOf(table).pub;
  const p = viewOf(table).pub.players[table.mine ?? 0]!;
  const half = (bits: number) => p.warfare.nodes.some((row) => (row & bits) !== 0);
  const said = remarkOn(guide, round, {
    planets: p.assets.filter((one) => one.code === 'planet').length,
    specialties: p.assets.filter((one) => one.code.startsWith('spec:')).length,
    triangle: p.deferred.some((code) => code.startsWith('com:triangle')) || p.industry.commodities.triangle > 0,
    left: half(LEFT_HALF),
    right: half(RIGHT_HALF),
  });
  return said ? t(said) : null;
}
