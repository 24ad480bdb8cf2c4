import type { QuietHours, Time } from '../api/types.ts';
import type { PersonRow } from '../store/tables.ts';

export const quietOf = ({ quietJson }: Pick<PersonRow, 'quietJson'>): QuietHours | null =>
  quietJson === null ? null : (JSON.parse(quietJson) as QuietHours);

/** Whether a person wants to be left alone now, by the clock on their wall. Hours may pass midnight. */
export function isQuiet(quiet: QuietHours | null, now: Time): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: quiet.zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const minute = of('hour') * 60 + of('minute');
  return quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}
