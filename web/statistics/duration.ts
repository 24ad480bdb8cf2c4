/** A span of time as people say it: '2 h 28', '9 min', '40 s'. */
export function duration(ms: number, language: string): string {
  const unit = (n: number, name: 'day' | 'hour' | 'minute' | 'second') =>
    n.toLocaleString(language, { style: 'unit', unit: name, unitDisplay: name === 'second' ? 'short' : 'narrow' });
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return unit(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return unit(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${unit(hours, 'hour')} ${String(minutes % 60).padStart(2, '0')}`;
  return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
}
