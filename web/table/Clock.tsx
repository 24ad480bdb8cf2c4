import { Show, createSignal, onCleanup } from 'solid-js';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import './Clock.css';

/** Time left of the reader, or of whoever is waited for. */
export function Clock(props: { table: TableModel }) {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(timer));
  const running = () => {
    const clocks = props.table.clocks();
    return clocks?.running.find((one) => one.seat === props.table.mine) ?? clocks?.running[0] ?? null;
  };
  return (
    <Show when={running()}>
      {(one) => (
        <span class="clock" title={t('table.timeFor', { name: props.table.name(one().seat) })}>
          <svg class="ring" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="8.5" fill="none" stroke="var(--line-strong)" stroke-width="2" />
          </svg>
          {timeLeft(one().due - now())}
        </span>
      )}
    </Show>
  );
}

export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds >= 86_400) return t('time.days', { n: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return t('time.hours', { n: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
