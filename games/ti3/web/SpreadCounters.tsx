import { For, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import { AREAS, change, isOpen, lying, spreadOf, sum, wanted } from './counters.ts';
import { t } from './words.ts';
import '@orrery/imperium/web/parts/Controls.css';

/** A stepper for each area of the Race Sheet. */
export function SpreadCounters(props: { table: TableModel }) {
  const now = () => spreadOf(props.table);
  const left = () => wanted(props.table) - sum(now());
  return (
    <div class="im-controls">
      <p class="im-fine" role="status">
        <b>{t('countersLeft', { n: left() })}</b>
      </p>
      <For each={AREAS}>
        {(area) => (
          <div class="im-pool">
            <span>
              <b>{t(area)}</b>{' '}
              <Show when={lying(props.table)}>
                {(before) => (
                  <span class="num">
                    {before()[area]} → {before()[area] + now()[area]}
                  </span>
                )}
              </Show>
              <small>{t(`area.${area}`)}</small>
            </span>
            <Stepper
              name={t(area)}
              n={now()[area]}
              less={now()[area] > 0}
              more={left() > 0 && isOpen(props.table, area, now()[area] + 1)}
              change={(by) => change(props.table, area, by)}
            />
          </div>
        )}
      </For>
    </div>
  );
}
