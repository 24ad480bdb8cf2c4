import type { Step } from '@orrery/web/match/channel.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { list } from '@orrery/web/text/text.ts';
import { eventsOf } from './lesson.ts';
import type { SeenEvent } from './lesson.ts';
import { cardName } from './Card.tsx';
import { t } from './words.ts';

/** Playing a card and using an ability are told together. */
export const folds = (step: Step): boolean => {
  const [first] = eventsOf(step);
  return first !== undefined && (first.t === 'played' || first.t === 'used');
};

/** How the table was laid out: who goes first and with which row, without a line for every card. */
function setUp(table: TableModel, events: readonly SeenEvent[]): string | null {
  const row = events.filter((event) => event.t === 'revealed').map(({ all }) => cardName(all.card!));
  const begins = events.find((event) => event.t === 'firstPlayer')?.all.seat;
  return row.length < 5 || begins === undefined ? null : t('fold.setUp', { name: table.name(begins), row: list(row) });
}

/** What the cards of a turn gave, in one sentence. */
export function folded(table: TableModel, steps: readonly Step[]): string | null {
  const { by } = steps[0]!;
  const events = steps.flatMap(eventsOf);
  if (by === null) return setUp(table, events);
  if (steps.length === 1) return null;
  const plays = events.filter((event) => event.t === 'played').length;
  const gains = (['trade', 'combat', 'authority'] as const).flatMap((resource) => {
    const n = events.reduce(
      (sum, { t: kind, all }) =>
        kind === 'gained' && all.seat === by && all.resource === resource ? sum + all.amount! : sum,
      0,
    );
    return n > 0 ? [t(`fold.${resource}`, { n })] : [];
  });
  const name = table.name(by);
  if (plays === 0) return gains.length > 0 ? t('fold.used', { name, gains: list(gains) }) : null;
  return gains.length > 0
    ? t('fold.playedFor', { name, n: plays, gains: list(gains) })
    : t('fold.played', { name, n: plays });
}
