/** What the panel says while an event's report lies on the board, and what a lesson tells before the fifth round. */
import type { Pause } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { isLesson } from './coach.ts';
import { primer } from './primer.ts';
import { reportsOf } from './report.ts';
import type { Report } from './report.ts';
import { words } from './state.ts';

const RULES: Record<Report['kind'], string> = {
  war: 'INS-WAR-27',
  production: 'INS-PROD-02',
  council: 'INS-COUNCIL-11',
};

export function pause(table: TableModel): Pause | null {
  const reports = reportsOf(table);
  const report = reports.shown();
  if (!report) return isLesson(table) ? primer(table) : null;
  const nth =
    reports
      .all()
      .filter((one) => one.kind === report.kind)
      .indexOf(report) + 1;
  return {
    caption: t(`pause.${report.kind}.cap`, { n: nth }),
    title: words().names.event[report.event],
    text: isLesson(table) ? t(`lesson.event.${report.kind}`) : t(`pause.${report.kind}.text`),
    rule: RULES[report.kind],
    button: t('goOn'),
    goOn: reports.goOn,
  };
}
