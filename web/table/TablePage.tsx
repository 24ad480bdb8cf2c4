import { Show, createResource, createSignal } from 'solid-js';
import type { AnyGame } from '@orrery/games';
import { fetchBoard } from '../games/registry.ts';
import type { BoardParts } from '../match/board.ts';
import { Icon } from '../design/Icon.tsx';
import { Loading } from '../design/Loading.tsx';
import { t } from '../text/text.ts';
import type { Channel, Update } from '../match/channel.ts';
import { fetchGame } from '../games/registry.ts';
import { saveFile } from './file.ts';
import { createTable } from '../match/model.ts';
import { TableFrame } from './Table.tsx';
import { TroublePage } from './Trouble.tsx';
import './Decision.css';
import './Table.css';

/** Waits for three things at once: the first view, the game's code and its board. */
export function TablePage(props: { channel: Channel }) {
  const [first, setFirst] = createSignal<Update | null>(null);
  const early: Update[] = [];
  let pass: ((update: Update) => void) | null = null;
  props.channel.listen((update) => {
    if (pass) pass(update);
    else if (!first()) setFirst(update);
    else early.push(update);
  });
  const [parts] = createResource(
    () => props.channel.head()?.game,
    async (id): Promise<{ game: AnyGame; board: BoardParts }> => {
      const [game, board] = await Promise.all([fetchGame(id), fetchBoard(id)]);
      return { game, board };
    },
  );
  const ready = () => {
    const update = first();
    const loaded = parts.error ? undefined : parts();
    return update && loaded ? { update, ...loaded } : null;
  };
  /** The channel as the table sees it: its first update is the one shown, and none is lost in between. */
  const resumed: Channel = {
    ...bound(props.channel),
    listen: (listener) => {
      pass = listener;
      for (const update of early) listener(update);
      early.length = 0;
    },
  };
  const trouble = () => {
    if (parts.error) return { why: 'script' as const, detail: String(parts.error) };
    const found = props.channel.trouble();
    // A full disk does not end a match that is on screen; the frame says so instead.
    return found && !(ready() && found.why === 'storage') ? found : null;
  };
  return (
    <Show when={!trouble()} fallback={<TroublePage trouble={trouble()!} />}>
      <Show when={props.channel.trouble()?.why === 'storage'}>
        <p class="banner" role="alert">
          <span>{t('trouble.storageBanner')}</span>
          <button class="btn sm" onClick={() => void saveFile(props.channel)}>
            {t('trouble.storageFile')}
          </button>
        </p>
      </Show>
      <Show when={ready()} fallback={<Frame />}>
        {(all) => {
          const table = createTable(all().game, resumed, all().update);
          return <TableFrame table={table} parts={all().board} />;
        }}
      </Show>
    </Show>
  );
}

function bound(channel: Channel): Omit<Channel, 'listen'> {
  return {
    head: channel.head,
    connection: channel.connection,
    trouble: channel.trouble,
    talk: channel.talk,
    seatActions: channel.seatActions,
    keeper: channel.keeper,
    beside: channel.beside,
    advise: channel.advise,
    send: (command) => channel.send(command),
    file: () => channel.file(),
    again: () => channel.again(),
    close: () => channel.close(),
  };
}

/** The true layout in hairlines while the table is fetched. */
function Frame() {
  return (
    <div class="tbl" aria-busy="true">
      <header class="bar">
        <span class="brand">
          <Icon name="logo" class="logo" />
        </span>
        <Loading />
      </header>
      <main class="tbl-grid" id="main">
        <div class="tbl-seats" />
        <div class="tbl-board night" />
        <div class="tbl-side">
          <div class="dec calm" />
        </div>
      </main>
    </div>
  );
}
