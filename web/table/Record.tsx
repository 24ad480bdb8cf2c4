import { For, Match, Show, Switch, createSignal, onCleanup } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { t } from '../text/text.ts';
import { Log } from './Log.tsx';
import type { BoardParts } from '../match/board.ts';
import type { TableModel } from '../match/model.ts';
import { Talk } from './Talk.tsx';
import './Record.css';

export type RecordTab = 'log' | 'talk';
const TABS: RecordTab[] = ['log', 'talk'];

/** What happened, and what was said. */
export function Record(props: {
  table: TableModel;
  parts: BoardParts;
  tab: RecordTab;
  setTab: (tab: RecordTab) => void;
  /** On a phone the record is a sheet that is shut most of the time. */
  open: boolean;
  close: () => void;
}) {
  const phone = window.matchMedia('(max-width: 639px)');
  const [isSheet, setSheet] = createSignal(phone.matches);
  const follow = () => setSheet(phone.matches);
  phone.addEventListener('change', follow);
  onCleanup(() => phone.removeEventListener('change', follow));
  /** A log that nobody can see is not written. */
  const isShown = () => props.open || !isSheet();
  const tabs = () => TABS.filter((tab) => tab === 'log' || props.table.channel.talk);
  return (
    <section class="record panel" aria-label={t('table.record')}>
      <div class="tabs">
        <div role="tablist" aria-label={t('table.record')}>
          <For each={tabs()}>
            {(tab) => (
              <button
                role="tab"
                id={`tab-${tab}`}
                aria-selected={props.tab === tab}
                aria-controls="record"
                onClick={() => props.setTab(tab)}
              >
                {t(`table.${tab}`)}
              </button>
            )}
          </For>
        </div>
        <span class="grow" />
        <button class="tool phone-only" aria-label={t('sheet.close')} onClick={() => props.close()}>
          <Icon name="i-x" />
        </button>
      </div>
      <div
        class="record-body"
        classList={{ follows: props.tab === 'log' }}
        role="tabpanel"
        id="record"
        aria-labelledby={`tab-${props.tab}`}
      >
        <Switch>
          <Match when={props.tab === 'log' && isShown()}>
            <Log table={props.table} parts={props.parts} />
          </Match>
          <Match when={props.tab === 'talk'}>
            <Show when={props.table.channel.talk}>{(talk) => <Talk talk={talk()} />}</Show>
          </Match>
        </Switch>
      </div>
    </section>
  );
}
