import { For, Show } from 'solid-js';
import type { Share } from '@orrery/games/archive';
import { language, t } from '../../text/text.ts';

/** Rows that are shown at once; the rest is folded away. */
const FIRST = 12;

interface Row {
  name: string;
  share: Share;
  thing?: string;
}
/** Shares won: a dot for the share, a bar for where the true one lies in 19 of 20 cases, a line for an even share. */
export function Rates(props: {
  title: string;
  note: string;
  even: number;
  rows: readonly Row[];
  /** Only the games with it. */
  only?: (thing: string) => void;
}) {
  const top = () => Math.min(1, Math.max(0.4, ...props.rows.map(({ share }) => share.high)));
  const x = (value: number) => `${(100 * Math.min(value, top())) / top()}%`;
  const percent = (value: number) => value.toLocaleString(language(), { style: 'percent' });
  const Line = (row: Row) => (
    <li>
      <Show
        when={props.only && row.thing !== undefined && props.only}
        fallback={<span class="ar-name">{row.name}</span>}
      >
        {(only) => (
          <button
            class="ar-name"
            type="button"
            title={t('stat.only', { name: row.name })}
            onClick={() => only()(row.thing!)}
          >
            {row.name}
          </button>
        )}
      </Show>
      <span
        class="ar-bar"
        role="img"
        aria-label={t('stat.between', {
          share: percent(row.share.value),
          low: percent(row.share.low),
          high: percent(row.share.high),
        })}
      >
        <i class="ar-even" style={{ left: x(props.even) }} />
        <i
          class="ar-range"
          style={{ left: x(row.share.low), width: `calc(${x(row.share.high)} - ${x(row.share.low)})` }}
        />
        <i class="ar-dot" style={{ left: x(row.share.value) }} />
      </span>
      <b class="num">{percent(row.share.value)}</b>
      <small class="num" title={t('stat.games', { n: row.share.games })}>
        {row.share.games}
      </small>
    </li>
  );
  return (
    <Show when={props.rows.length > 0}>
      <section class="panel st-panel">
        <h2 class="cap">
          {props.title} <small>{props.note}</small>
        </h2>
        <ul class="ar-rows">
          <For each={props.rows.slice(0, FIRST)}>{(row) => <Line {...row} />}</For>
        </ul>
        <Show when={props.rows.length > FIRST}>
          <details>
            <summary>{t('stat.more', { n: props.rows.length - FIRST })}</summary>
            <ul class="ar-rows">
              <For each={props.rows.slice(FIRST)}>{(row) => <Line {...row} />}</For>
            </ul>
          </details>
        </Show>
      </section>
    </Show>
  );
}
