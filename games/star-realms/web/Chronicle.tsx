import { Show, createMemo, createSignal } from 'solid-js';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import CampaignBook from './CampaignBook.tsx';
import { scenarios } from './content.ts';
import { Envelope } from './Envelope.tsx';
import { viewOf } from './state.ts';

/** The campaign beside the table: a button that opens its book, and the envelope at hand. */
export default function Chronicle(props: { table: TableModel }) {
  const [open, setOpen] = createSignal(false);
  const view = () => viewOf(props.table);
  const scenario = createMemo(() => view().pub.campaign?.scenario ?? 0);
  return (
    <Show when={view().pub.campaign}>
      <button type="button" class="chip" onClick={() => setOpen(true)}>
        {scenarios[scenario() - 1] ? t('scenario', { n: scenario() }) : t('campaign')}
      </button>
      <Envelope table={props.table} />
      <Sheet
        title={props.table.channel.head()?.title || t('chronicle')}
        open={open()}
        close={() => setOpen(false)}
        wide
      >
        <Show when={open()}>
          <CampaignBook pub={view().pub} name={props.table.name} match={props.table.channel.head()!.id} />
        </Show>
      </Sheet>
    </Show>
  );
}
