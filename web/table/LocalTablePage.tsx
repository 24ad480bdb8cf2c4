import { onCleanup } from 'solid-js';
import { takeHanded } from '../worker/start.ts';
import { LocalChannel } from '../worker/localChannel.ts';
import { TablePage } from './TablePage.tsx';

/** A table on this device: started a moment ago, or taken up where it was left. */
export default function LocalTablePage(props: { id: string }) {
  const handed = takeHanded(props.id);
  const channel = handed ?? new LocalChannel();
  if (!handed) void channel.open(props.id);
  onCleanup(() => channel.close());
  return <TablePage channel={channel} />;
}
