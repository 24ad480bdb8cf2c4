import { For, Match, Show, Suspense, Switch, createSignal, lazy, onCleanup } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { t } from '../text/text.ts';
import { Log } from './Log.tsx';
import type { BoardParts } from '../match/board.ts';
import { openDeals } from '../match/openDeals.ts';
import type { TableModel } from '../match/model.ts';
import './Record.css';

// What lies behind another tab is fetched when it is opened.
const Deals = lazy(() => import('./Deals.tsx').then((m) => ({ default: m.Deals })));
const Talk = lazy(() => import('./Talk.tsx').then((m) => ({ default: m.Talk })));

export type RecordTab = 'log' | 'talk' | 'deals';
const TABS: RecordTab[] = ['log', 'talk', 'deals'];

/** What happened, what was said, and what is offered. */
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
  const deals = () => (props.table.game.deals && props.table.mine !== null ? props.parts.deals : undefined);
  const has: { readonly [T in RecordTab]: () => boolean } = {
    log: () => true,
    talk: () => props.table.channel.talk !== null,
    deals: () => deals() !== undefined,
  };
  const tabs = () => TABS.filter((tab) => has[tab]());
  /** Offers that wait for the reader. */
  const offers = () => (deals() ? openDeals(props.table).filter(({ to }) => to === props.table.mine).length : 0);
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
                <Show when={tab === 'deals' && offers() > 0}>
                  <span class="tab-count num">{offers()}</span>
                </Show>
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
            <Suspense>
              <Show when={props.table.channel.talk}>{(talk) => <Talk talk={talk()} />}</Show>
            </Suspense>
          </Match>
          <Match when={props.tab === 'deals'}>
            <Show when={deals()}>
              {(parts) => (
                <Suspense>
                  <Deals table={props.table} parts={parts()} mine={props.table.mine!} />
                </Suspense>
              )}
            </Show>
          </Match>
        </Switch>
      </div>
    </section>
  );
}
