import type { Json } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import type { Counters } from '../shapes.ts';
import { viewOf } from './content.ts';
import { t } from './words.ts';

// Command Counters as they are being spread: new ones, or all of them anew.

export const AREAS = ['strategy', 'fleet', 'command'] as const;
export type Area = (typeof AREAS)[number];

export const isSpread = (table: TableModel): boolean => {
  const kind = table.decision()?.kind;
  return kind === 'counters' || kind === 'placeCounters';
};
const ofSheet = (table: TableModel): Counters => {
  const { strategy, fleet, command } = viewOf(table).pub.sheets[table.decision()!.seat]!;
  return { strategy, fleet, command };
};
export const sum = (counters: Counters): number => AREAS.reduce((total, area) => total + counters[area], 0);
/** New counters come to those that lie there already. */
export const lying = (table: TableModel): Counters | null =>
  table.decision()?.kind === 'placeCounters' ? ofSheet(table) : null;
export const wanted = (table: TableModel): number => (table.decision()!.q as unknown as { n: number }).n;

export function spreadOf(table: TableModel): Counters {
  const chosen = choiceOf(table).chosen();
  if (chosen !== undefined) return chosen as unknown as Counters;
  if (lying(table)) return { strategy: 0, fleet: 0, command: 0 };
  const now = ofSheet(table);
  return sum(now) <= wanted(table) ? now : { strategy: 0, fleet: 0, command: 0 };
}
export const change = (table: TableModel, area: Area, by: number): void => {
  const now = spreadOf(table);
  choiceOf(table).choose({ ...now, [area]: now[area] + by } as unknown as Json);
};
/** Whether there is a way to spread them with at least so many in an area: a law may limit one. */
export const isOpen = (table: TableModel, area: Area, n: number): boolean =>
  ((table.answers() ?? []) as unknown as Counters[]).some((way) => way[area] >= n);

/** The button comes when all of them have a place. */
export function spreadPanel(table: TableModel): Panel {
  const now = spreadOf(table);
  const isWhole = sum(now) === wanted(table) && table.allows(now as unknown as Json);
  const button = {
    act: () => void table.give(now as unknown as Json),
    title: t('placeCounters', { n: sum(now) }),
    key: 'Enter',
  };
  return { groups: [], foot: isWhole ? [button] : [], unfolded: true };
}
