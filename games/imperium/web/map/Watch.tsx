import { Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from '../words.ts';

/** What the others did since the reader's last step, once more on the map; any key or the caption's button skips it. */
export function Watch(props: { table: TableModel }) {
  return (
    <Show when={props.table.watchable()}>
      <button type="button" class="btn sm im-watch" title={t('watchText')} onClick={() => props.table.watch()}>
        <Icon name="i-replay" />
        {t('watch')}
      </button>
    </Show>
  );
}
