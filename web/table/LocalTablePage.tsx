import { Show, onCleanup } from 'solid-js';
import { claimPrepared } from '../worker/start.ts';
import { LocalChannel } from '../worker/localChannel.ts';
import { t } from '../text/text.ts';
import { TablePage } from './TablePage.tsx';
import './Table.css';

/** A table on this device: started a moment ago, or taken up where it was left. */
export default function LocalTablePage(props: { id: string }) {
  const prepared = claimPrepared(props.id);
  const channel = prepared ?? new LocalChannel();
  if (!prepared) void channel.open(props.id);
  onCleanup(() => channel.close());
  return (
    <>
      <Show when={channel.following()}>
        <p class="banner" role="status">
          <span>{t('tabs.following')}</span>
          <button class="btn sm" onClick={() => void channel.takeOver()}>
            {t('tabs.playHere')}
          </button>
        </p>
      </Show>
      <TablePage channel={channel} />
    </>
  );
}
