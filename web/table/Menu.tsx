import { For, Show, createSignal } from 'solid-js';
import { Sheet } from '../design/Sheet.tsx';
import { AccountLink } from '../net/AccountLink.tsx';
import { Languages } from '../settings/Languages.tsx';
import { SettingRows } from '../settings/SettingRows.tsx';
import type { MessageId } from '../text/en.ts';
import { t } from '../text/text.ts';
import { CloseTable } from './CloseTable.tsx';
import { saveFile } from './file.ts';
import type { BoardParts } from '../match/board.ts';
import type { TableModel } from '../match/model.ts';
import { Rewound } from './GoBack.tsx';
import { PreAnswers } from './MenuPreAnswers.tsx';
import './Menu.css';

const KEYS: [string, MessageId][] = [
  ['1–9', 'keys.option'],
  ['Enter', 'keys.commit'],
  ['Tab', 'keys.tab'],
  ['Z', 'keys.undo'],
  ['A', 'keys.all'],
  ['E', 'keys.end'],
  ['S', 'keys.skip'],
  ['D', 'keys.decision'],
  ['B', 'keys.board'],
  ['I', 'keys.inspect'],
  ['N', 'keys.next'],
  ['G', 'keys.log'],
  ['T', 'keys.talk'],
  ['?', 'keys.keys'],
];

/** Everything that is not the game: language, settings, orders, keys, the file, resigning. */
export function Menu(props: { table: TableModel; parts: BoardParts; open: boolean; close: () => void }) {
  const keys = () => [...(props.parts.keys?.() ?? []), ...KEYS.map(([key, id]) => [key, t(id)] as const)];
  const [sure, setSure] = createSignal(false);
  const over = () => props.table.view().pub.table.result !== null;
  const resign = async () => {
    if (!sure()) {
      setSure(true);
      return;
    }
    setSure(false);
    props.close();
    await props.table.send({ do: 'resign', seat: props.table.mine!, n: props.table.view().pub.table.n });
  };
  return (
    <Sheet title={t('table.menu')} open={props.open} close={props.close}>
      <Show when={props.open}>
        <div class="menu">
          <Languages />
          <SettingRows only={['theme', 'palette', 'text', 'motion', 'sound', 'confirm']} />
          <Rewound table={props.table} />
          <PreAnswers table={props.table} />
          <h3 class="cap">{t('keys.title')}</h3>
          <dl class="keys">
            <For each={keys()}>
              {([key, name]) => (
                <div>
                  <dt>
                    <kbd class="kbd-shown">{key}</kbd>
                  </dt>
                  <dd>{name}</dd>
                </div>
              )}
            </For>
          </dl>
          <div class="menu-foot">
            <a class="btn" href="/">
              {t('menu.leave')}
            </a>
            <AccountLink back={location.pathname} />
            <CloseTable seatActions={props.table.channel.seatActions} />
            {/* A running match of the server keeps its secrets: its file can be had after the end. */}
            <Show when={over() || props.table.channel.head()?.local}>
              <button class="btn" onClick={() => void saveFile(props.table.channel)}>
                {t('end.file')}
              </button>
            </Show>
            <Show when={!over() && props.table.mine !== null}>
              <button class="btn" onClick={() => void resign()}>
                {sure() ? t('menu.resignSure') : t('menu.resign')}
              </button>
            </Show>
          </div>
        </div>
      </Show>
    </Sheet>
  );
}
