import { Match, Show, Switch, createResource, onCleanup } from 'solid-js';
import { LoadingPage } from '../../design/Loading.tsx';
import { TablePage } from '../../table/TablePage.tsx';
import { TroublePage } from '../../table/Trouble.tsx';
import { Bar } from '../Bar.tsx';
import { api } from '../../net/api.ts';
import { ensureGuest, findServer, server } from '../../net/server.ts';
import { Lobby } from './Lobby.tsx';
import { ServerChannel, troubleOf } from '../../net/serverChannel.ts';

/** A link to a table: its lobby before the start, the table afterwards. Nobody needs an account to follow it. */
export default function ServerTablePage(props: { id: string }) {
  let channel: ServerChannel | null = null;
  const [opened] = createResource(
    () => props.id,
    async (id) => {
      if (!server()) await findServer();
      await ensureGuest();
      channel = new ServerChannel(await api.table(id));
      return channel;
    },
  );
  onCleanup(() => channel?.close());
  const found = () => (opened.error ? undefined : opened());
  return (
    <Switch fallback={<LoadingPage />}>
      <Match when={opened.error}>
        <TroublePage trouble={troubleOf(opened.error)} />
      </Match>
      <Match when={found()}>
        {(open) => (
          <Show
            when={open().summary().phase !== 'lobby'}
            fallback={
              <Show when={open().trouble()} fallback={<WithBar channel={open()} />}>
                {(trouble) => <TroublePage trouble={trouble()} />}
              </Show>
            }
          >
            <Show
              when={open().summary().phase !== 'closed'}
              fallback={<TroublePage trouble={{ why: 'closed', detail: props.id }} />}
            >
              <TablePage channel={open()} />
            </Show>
          </Show>
        )}
      </Match>
    </Switch>
  );
}

function WithBar(props: { channel: ServerChannel }) {
  return (
    <>
      <Bar at="" />
      <Lobby channel={props.channel} />
    </>
  );
}
