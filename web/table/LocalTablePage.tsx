import { onCleanup } from 'solid-js';
import { claimPrepared } from '../worker/start.ts';
import { LocalChannel } from '../worker/localChannel.ts';
import { TablePage } from './TablePage.tsx';

/** A table on this device: started a moment ago, or taken up where it was left. */
export default function LocalTablePage(props: { id: string }) {
  const prepared = claimPrepared(props.id);
  const channel = prepared ?? new LocalChannel();
  if (!prepared) void channel.open(props.id);
  onCleanup(() => channel.close());
  return <TablePage channel={channel} />;
}
