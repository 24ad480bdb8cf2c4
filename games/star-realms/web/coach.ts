import type { CoachNote } from '@orrery/web/match/coach.ts';
import { LEARNT, PLACES, RULES, givenUp, learntBy, topicOf } from './lesson.ts';
import type { SeenEvent } from './lesson.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { list } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { cardIdOf, cardOf } from './content.ts';
import { isAct } from './state.ts';

const typeOf = (card: string) => cardOf(cardIdOf(card)).type;
const isBase = (card: string) => typeOf(card) !== 'ship';
const isOutpost = (card: string) => typeOf(card) === 'outpost';

/** What the lesson says to the question at hand, read from the record: a reload changes nothing. */
export function coach(table: TableModel): CoachNote | null {
  const seat = table.mine;
  if (seat === null || table.decision()?.kind !== 'main') return null;
  const events: readonly SeenEvent[] = table.steps().flatMap((step) => step.events as readonly SeenEvent[]);
  const known = learntBy(seat, events, isBase);
  const shuffled = events.some((event) => event.t === 'shuffled' && event.all.seat === seat);
  const topic = topicOf((table.answers() ?? []).filter(isAct), known, { shuffled, isBase, isOutpost });
  const began = events.findLastIndex((event) => event.t === 'turnBegan');
  const lost = events.slice(began).some((event) => event.all.seat === seat && event.t === 'played')
    ? null
    : givenUp(seat, events);
  const what = Object.entries(lost ?? {})
    .filter(([, n]) => n > 0)
    .map(([part, n]) => t(`loss.${part as 'trade'}`, { n }));
  return {
    goal: t(`learn.${topic}`),
    why: t(`learn.${topic}.why`),
    rule: RULES[topic],
    place: PLACES[topic],
    learnt: LEARNT.filter((one) => known.has(one)).length,
    of: LEARNT.length,
    ...(lost ? { remark: t('learn.gaveUp', { what: list(what) }) } : {}),
  };
}
